"""What a screen reader asks for is done as a key would do it, and nothing else can be done."""

from __future__ import annotations

import pytest

from scenes.accessibility import doing
from scenes.accessibility.doing import HeldKey, Request, carry_out
from scenes.shell.gestures import Gesture
from scenes.widgets.boxes import Column, Panel
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.controls import ChoiceRow, Slider, Toggle
from scenes.widgets.field import TextField
from scenes.widgets.hold_ring import HOLD_MS, HoldRing
from scenes.widgets.label import Label
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget
from tests.support.screen.headless import OneWidget, a_ui, shown


def ask(
    scene: OneWidget, widget: Widget, action: str, amount: float | None = None, text: str | None = None
) -> HeldKey:
    held = HeldKey()
    carry_out(scene.ui, Request(action, 7, amount, text), widget, held)
    return held


def on_screen(*parts: Widget) -> tuple[Ui, OneWidget]:
    ui = a_ui((1280, 720))
    return ui, shown(Panel(Column(*parts)), ui)


def test_a_press_goes_there_and_presses() -> None:
    pressed: list[str] = []
    one = Button("One", lambda: pressed.append("one"), key="one")
    _, scene = on_screen(one, Button("Two", key="two"))
    ask(scene, one, doing.PRESS)
    assert pressed == ["one"]
    assert scene.focus.at is one
    assert one.focused


def test_what_is_not_enabled_says_why_instead() -> None:
    button = Button("Play", lambda: pytest.fail("pressed"), enabled=False, why="Nobody sits here")
    ui, scene = on_screen(button)
    ask(scene, button, doing.PRESS)
    assert [toast.text for toast in ui.toasts.shown] == ["Nobody sits here"]


def test_looking_closely_is_asked_for_as_well() -> None:
    looked: list[str] = []
    button = Button("Card", on_inspect=lambda: looked.append("card"), key="card")
    _, scene = on_screen(button)
    ask(scene, button, doing.INSPECT)
    assert looked == ["card"]


def test_amounts_become_more_and_less_and_are_set() -> None:
    slider = Slider("Volume", 30, 0, 100, 5, key="volume")
    choice = ChoiceRow("Speed", [("slow", "Slow"), ("fast", "Fast")], "slow", key="speed")
    _, scene = on_screen(slider, choice)
    ask(scene, slider, doing.MORE)
    assert slider.value == 35
    ask(scene, slider, doing.SET, 72.0)
    assert slider.value == 70
    ask(scene, slider, doing.SET, -1e300)
    assert slider.value == 0
    ask(scene, choice, doing.MORE)
    assert choice.value == "fast"


def test_a_text_takes_the_place_of_what_stood_there() -> None:
    field = TextField("Name", "Mia", key="name")
    _, scene = on_screen(field)
    ask(scene, field, doing.SET, text="Jonas {icon:x}")
    assert field.value == "Jonas icon:x"


def test_what_must_be_held_is_held_until_it_is_done() -> None:
    opened: list[str] = []
    ring = HoldRing("Hold to open", lambda: opened.append("open"), key="ring")
    ui, scene = on_screen(ring)
    held = ask(scene, ring, doing.PRESS)
    handle = ui.stack.handle
    for _ in range(20):
        ui.stack.update(HOLD_MS / 20)
        held.pass_time(HOLD_MS / 20, handle)
    assert opened == ["open"]


def test_a_held_key_is_let_go_when_its_time_is_over() -> None:
    let_go: list[Gesture] = []
    held = HeldKey()
    held.key, held.left = "return", 10.0

    def handle(gesture: Gesture) -> bool:
        let_go.append(gesture)
        return True

    held.pass_time(9.0, handle)
    assert not let_go
    held.pass_time(2.0, handle)
    assert [gesture.key for gesture in let_go] == ["return"]
    assert held.key == ""


def test_what_is_out_of_sight_is_brought_into_it() -> None:
    rows = [Button(f"Row {number}", key=f"row.{number}") for number in range(60)]
    scroll = Scroll(Column(*rows), key="rows")
    ui = a_ui((1280, 720))
    scene = shown(scroll, ui)
    ask(scene, rows[-1], doing.SHOW)
    assert scroll.rect.contains(rows[-1].rect)
    before = scroll.offset
    ask(scene, scroll, doing.UP)
    assert scroll.offset < before


def test_pressing_something_that_does_nothing_does_nothing() -> None:
    label = Label("Only a text")
    _, scene = on_screen(label)
    ask(scene, label, doing.PRESS)
    ask(scene, label, doing.SET, 3.0)
    assert Toggle("Loud").on is False
