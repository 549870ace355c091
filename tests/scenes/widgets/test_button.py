"""Buttons: pressed by mouse, finger and key, and honest about why they cannot be."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.context import Ui
from scenes.widgets.label import Label, Link
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget
from tests.support.screen.headless import a_ui, drag, draw, focus_on, hold_on, press_key, shown, tap, tap_on

PLACE = Rect(100, 100, 300, 60)


@pytest.mark.parametrize("touch", [False, True])
def test_a_tap_presses_a_button(touch: bool) -> None:
    heard: list[str] = []
    ui = a_ui(touch=touch)
    scene = shown(Button("Send", lambda: heard.append("send"), key="send"), ui, PLACE)
    assert tap_on(scene, "send", touch=touch)
    assert heard == ["send"]
    assert "button" in getattr(ui.sound, "played", [])


def test_the_keyboard_presses_a_button() -> None:
    heard: list[str] = []
    buttons = [Button(word, partial(heard.append, word), key=word) for word in ("a", "b")]
    scene = shown(Row(*buttons), a_ui(), PLACE)
    focus_on(scene, "b")
    press_key(scene, "return")
    press_key(scene, "left")
    press_key(scene, "space")
    assert heard == ["b", "a"]


def test_a_key_of_its_own_presses_a_button_wherever_the_focus_is() -> None:
    heard: list[str] = []
    one = Button("Pass", lambda: heard.append("pass"), hotkey="space", key="pass")
    other = Button("Hint", lambda: heard.append("hint"), key="hint")
    scene = shown(Row(one, other), a_ui(), PLACE)
    focus_on(scene, "hint")
    press_key(scene, "space")
    press_key(scene, "return")
    assert heard == ["pass", "hint"]


def test_a_press_that_is_dragged_away_does_nothing() -> None:
    heard: list[str] = []
    scene = shown(Button("Send", lambda: heard.append("send")), a_ui(), PLACE)
    drag(scene, PLACE.center, (900, 600))
    assert heard == []


def test_a_pressed_button_looks_pressed_in_the_next_frame() -> None:
    ui = a_ui()
    scene = shown(Button("Send", key="send"), ui, PLACE)
    before = draw(scene, ui)
    ui.dirty = False
    scene.handle(Gesture(Kind.DOWN, PLACE.center, PLACE.center))
    assert ui.dirty
    assert draw(scene, ui).get_buffer().raw != before.get_buffer().raw
    scene.handle(Gesture(Kind.UP, PLACE.center, PLACE.center))
    assert draw(scene, ui).get_buffer().raw == before.get_buffer().raw


def test_a_button_whose_words_just_fit_does_not_break_them_while_it_is_pressed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """ "Capitulate" became "Capitu-" and "late" under the finger."""
    ui = a_ui()
    button = Button("Capitulate", icon="flag", key="dear")
    wide = button.measure(ui, 10_000)
    spots: list[Rect] = []
    written = Canvas.text

    def noted(canvas: Canvas, text: str, rect: Rect, *args: Any, **more: Any) -> Rect:
        spots.append(rect.copy())
        return written(canvas, text, rect, *args, **more)

    monkeypatch.setattr(Canvas, "text", noted)
    scene = shown(button, ui, Rect(PLACE.topleft, wide))
    draw(scene, ui)
    middle = Rect(PLACE.topleft, wide).center
    scene.handle(Gesture(Kind.DOWN, middle, middle))
    draw(scene, ui)
    assert spots[0].size == spots[-1].size


def test_a_button_that_cannot_be_pressed_says_why() -> None:
    heard: list[str] = []
    ui = a_ui()
    button = Button("Undo", lambda: heard.append("undo"), enabled=False, why="Too late.", key="undo")
    scene = shown(button, ui, PLACE)
    tap_on(scene, "undo")
    assert heard == []
    assert [toast.text for toast in ui.toasts.shown] == ["Too late."]


def test_a_hold_on_a_button_that_cannot_be_pressed_says_why_too() -> None:
    ui = a_ui()
    scene = shown(Button("Undo", enabled=False, why="Too late.", key="undo"), ui, PLACE)
    assert hold_on(scene, "undo", touch=True)
    assert [toast.text for toast in ui.toasts.shown] == ["Too late."]


def test_a_hold_inspects_and_does_not_press() -> None:
    heard: list[str] = []
    button = Button(
        "Plan", lambda: heard.append("press"), on_inspect=lambda: heard.append("inspect"), key="b"
    )
    scene = shown(button, a_ui(), PLACE)
    hold_on(scene, "b")
    assert heard == ["inspect"]


@pytest.mark.parametrize("touch", [False, True])
@pytest.mark.parametrize("kind", ["primary", "normal", "flat", "tile"])
def test_buttons_are_large_enough_for_what_presses_them(kind: str, touch: bool) -> None:
    ui = a_ui(touch=touch)
    wide, tall = Button("A", kind=kind).measure(ui, 2000)
    least = (24, 14) if kind == "primary" and touch else (18, 9) if kind == "primary" else (9, 9)
    assert wide >= ui.mm(least[0])
    assert tall >= ui.mm(least[1])


def test_a_finger_reaches_a_small_button_beside_its_edge() -> None:
    heard: list[str] = []
    ui = a_ui(touch=True)
    place = Rect(300, 300, ui.mm(5), ui.mm(5))
    scene = shown(IconButton("pin", "Pin", lambda: heard.append("pin")), ui, place)
    tap(scene, (place.right + ui.mm(1), place.centery), touch=True)
    assert heard == ["pin"]


def test_keys_are_shown_only_while_the_keyboard_is_used() -> None:
    ui = a_ui()
    scene = shown(Button("Pass", hotkey="p", key="pass"), ui, PLACE)
    canvas_before = draw(scene, ui).get_buffer().raw
    press_key(scene, "f5")
    assert ui.keyboard
    assert draw(scene, ui).get_buffer().raw != canvas_before
    tap(scene, (5, 5))
    assert not ui.keyboard


def test_a_link_in_a_sentence_leads_somewhere_by_tap_and_by_key() -> None:
    heard: list[str] = []
    label = Label("Ships go to [term:warp|the warp] and stay.", on_link=heard.append)
    scene = shown(label, a_ui(), PLACE)
    links = [widget for widget in scene.root.walk() if isinstance(widget, Link)]
    tap(scene, links[0].rect.center)
    focus_on(scene, "term:warp")
    press_key(scene, "return")
    assert heard == ["term:warp", "term:warp"]


class Changing(Scene):
    """A scene whose big button says something else as time passes."""

    name = "changing"

    def __init__(self, ui: Ui, kind: str) -> None:
        super().__init__(ui)
        self.kind, self.word = kind, "Go on"
        self.done: list[str] = []

    def build(self) -> Widget:
        word = self.word
        return Button(word, lambda: self.done.append(word), kind=self.kind, key="action")


@pytest.mark.parametrize(("kind", "done"), [("primary", []), ("normal", ["Attack"])])
def test_a_finger_on_the_big_button_does_not_press_what_comes_instead(kind: str, done: list[str]) -> None:
    """Who goes on from a card in the moment in which it goes by itself has not answered the next question."""
    ui = a_ui()
    scene = Changing(ui, kind)
    ui.stack.push(scene)
    ui.stack.settle()
    scene.refresh()
    down = Gesture(Kind.DOWN, (600, 300), (600, 300))
    scene.handle(down)
    scene.word = "Attack"
    scene.rebuild()
    scene.refresh()
    for kind_of in (Kind.UP, Kind.TAP):
        scene.handle(down._replace(kind=kind_of))
    assert scene.done == done
    tap(scene, (600, 300))
    assert scene.done == [*done, "Attack"]
