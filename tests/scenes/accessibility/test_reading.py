"""Screen readers are told everything that can be used, by name, state and place, and only what is new."""

from __future__ import annotations

from pygame import Rect

from scenes.accessibility.nodes import WINDOW, Node, NodeTree
from scenes.accessibility.reading import NodeNumbers, read
from scenes.accessibility.telling import newly_said
from scenes.widgets.boxes import Column, Panel
from scenes.widgets.button import Button, IconButton
from scenes.widgets.context import Ui
from scenes.widgets.controls import ChoiceRow, Slider, Toggle
from scenes.widgets.field import TextField
from scenes.widgets.label import Label
from scenes.widgets.turned import Turned
from scenes.widgets.widget import Widget
from tests.support.screen.headless import OneWidget, a_ui, press_key, shown

NUMBERS = NodeNumbers()


def told(ui: Ui) -> NodeTree:
    return read(ui, NUMBERS, "Starboard").tree


def named(tree: NodeTree, name: str) -> Node:
    found = [node for node in tree.nodes.values() if node.name == name]
    assert len(found) == 1, f"{name!r} is told {len(found)} times"
    return found[0]


def page(*parts: Widget) -> tuple[Ui, OneWidget]:
    ui = a_ui((1280, 720))
    return ui, shown(Panel(Column(*parts)), ui)


def test_what_can_be_used_is_told_with_its_name_its_state_and_its_place() -> None:
    button = Button("Play", second="Against bots", enabled=False, why="Nobody sits here", hotkey="space")
    ui, scene = page(
        button,
        Toggle("Loud", True, second="Louder than usual", key="loud"),
        Slider("Volume", 30, 0, 100, 5, shown=lambda value: f"{value} %", key="volume"),
        ChoiceRow("Speed", [("slow", "Slow"), ("fast", "Fast")], "fast", key="speed"),
        TextField("Name", "Mia", key="name"),
    )
    tree = told(ui)
    play = named(tree, "Play. Against bots")
    assert (play.role, play.actions, play.enabled) == ("button", ("press",), False)
    assert (play.state.words, play.key) == ("Nobody sits here", "Space")
    assert play.rect == (button.rect.left, button.rect.top, button.rect.right, button.rect.bottom)
    assert named(tree, "Loud").state.on is True
    assert named(tree, "Loud").about == "Louder than usual"
    amount = named(tree, "Volume").state.amount
    assert amount is not None
    assert (amount.value, amount.high, amount.step, amount.words) == (30, 100, 5, "30 %")
    assert [named(tree, word).state.chosen for word in ("Slow", "Fast")] == [False, True]
    assert named(tree, "Name").state.typed == "Mia"
    assert scene.root.rect


def test_rows_and_columns_are_not_told() -> None:
    ui, _ = page(Label("Only this"))
    tree = told(ui)
    assert [node.name for node in tree.nodes.values()] == ["Starboard", "Only this"]
    assert tree.nodes[WINDOW].children == (named(tree, "Only this").number,)


def test_what_stands_within_something_that_can_be_pressed_is_said_with_it() -> None:
    class Seat(Panel):
        role = "button"

        def actions(self) -> list[str]:
            return ["press"]

    seat = Seat(Column(Label("Mia"), Label("2 of 5"), IconButton("close", "Leave", key="leave")))
    seat.name = "Mia"
    ui, _ = page(seat)
    tree = told(ui)
    assert named(tree, "Mia").about == "2 of 5"
    assert [tree.nodes[number].name for number in named(tree, "Mia").children] == ["Leave"]


def test_the_focus_is_followed() -> None:
    ui, scene = page(Button("One", key="one"), Button("Two", key="two"))
    assert told(ui).focus == WINDOW
    press_key(scene, "tab")
    press_key(scene, "tab")
    assert told(ui).nodes[told(ui).focus].name == "Two"


def test_what_is_rebuilt_as_it_was_is_not_told_again() -> None:
    ui, scene = page(Button("One", key="one"), Label("Text"))
    before = told(ui)
    scene.rebuild()
    assert told(ui).changed_since(before) == []
    assert told(ui).changed_since(None) == list(told(ui).nodes.values())


def test_a_changed_name_is_all_that_is_told() -> None:
    button = Button("One", key="one")
    ui, _ = page(button, Label("Text"))
    before = told(ui)
    button.name = "Another"
    assert [node.name for node in told(ui).changed_since(before)] == ["Another"]


def test_a_part_that_is_turned_is_told_where_it_is_seen() -> None:
    button = Button("Turned", key="turned")
    ui = a_ui((1280, 720))
    scene = shown(Turned(button, 90), ui, Rect(100, 100, 80, 300))
    place = scene.root.place(button)
    assert named(told(ui), "Turned").rect == (place.left, place.top, place.right, place.bottom)


def test_on_a_screen_that_is_turned_around_places_are_those_of_the_window() -> None:
    button = Button("Opposite", key="opposite")
    ui = a_ui((1280, 720))
    shown(button, ui, Rect(0, 0, 200, 100))
    ui.turn = 180
    assert named(told(ui), "Opposite").rect == (1080, 620, 1280, 720)


def test_only_the_top_scene_is_told() -> None:
    ui, _ = page(Button("Below", key="below"))
    shown(Button("Above", key="above"), ui)
    assert [node.name for node in told(ui).nodes.values()] == ["Starboard", "Above"]


def test_a_voice_says_what_has_happened_and_then_what_has_the_focus() -> None:
    status = Label("Jonas is thinking")
    status.role = "status"
    ui, scene = page(status, Button("Hurry", key="hurry"))
    before = told(ui)
    status.name = "Your turn"
    press_key(scene, "tab")
    assert newly_said(before, told(ui)) == "Your turn. Hurry"
    assert newly_said(told(ui), told(ui)) == ""
