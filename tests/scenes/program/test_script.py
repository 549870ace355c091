"""Scripts: what they understand, what they do in the window, and what they say when something is missing."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.core.refusals import WrongWord
from scenes.program import app
from scenes.program import script as script_module
from scenes.program.script import COUNTS, HELP, Script
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Column
from scenes.widgets.button import Button
from scenes.widgets.context import Ui
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget
from tests.support.screen.app import SIZE, House, Watched


class Buttons(Watched):
    """Two buttons, one of them below the other, and a piece that is no widget."""

    def __init__(self, ui: Ui, breaks_in: str = "") -> None:
        super().__init__(ui, breaks_in)
        self.pressed: list[str] = []

    def build(self) -> Widget:
        return Column(
            Button("one", lambda: self.pressed.append("one"), key="one"),
            Button("two", lambda: self.pressed.append("two"), key="two"),
        )

    def handle(self, gesture: Gesture) -> bool:
        super().handle(gesture)
        return Scene.handle(self, gesture)

    def locate(self, name: str) -> Rect | None:
        return Rect(600, 500, 50, 50) if name == "card:12" else None


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Frames follow each other as fast as they can be drawn."""
    monkeypatch.setattr(app, "FPS", 0)


def finish(house: House) -> None:
    """Let the script come to its end."""
    while house.ui.running and house.app.errands:
        house.turn(ms=20)


def done(text: str, as_touch: bool = False) -> tuple[Buttons, Script]:
    """A scene after a script was done with it."""
    house = House(Buttons, as_touch=as_touch)
    script = Script(text)
    house.app.errands = script.run(house.app)
    finish(house)
    house.window.window.destroy()
    assert isinstance(house.scene, Buttons)
    return house.scene, script


@pytest.mark.parametrize("as_touch", [False, True])
def test_tapping_a_widget_by_its_name_presses_it(as_touch: bool) -> None:
    scene, script = done("tap two\n\ntap one  # comment", as_touch)
    assert scene.pressed == ["two", "one"]
    assert script.code == 0
    assert all(gesture.touch == as_touch for gesture in scene.gestures if gesture.kind is Kind.TAP)


def test_pressing_a_widget_is_done_with_the_keyboard() -> None:
    scene, script = done("press two")
    assert (scene.pressed, script.code) == (["two"], 0)
    assert [gesture.key for gesture in scene.gestures if gesture.kind is Kind.KEY] == ["return"]


def test_points_are_pixels_and_pieces_are_found_by_the_scene() -> None:
    scene, _ = done("tap 640 600\ntap card:12")
    assert [gesture.pos for gesture in scene.gestures if gesture.kind is Kind.TAP] == [(640, 600), (625, 525)]


def test_holding_inspects() -> None:
    scene, _ = done("hold card:12")
    assert Kind.HOLD in scene.kinds
    assert Kind.TAP not in scene.kinds


@pytest.mark.parametrize(("words", "end"), [("card:12 two", None), ("625 525 100 90", (100, 90))])
def test_dragging_ends_with_a_drop(words: str, end: tuple[int, int] | None) -> None:
    scene, _ = done(f"drag {words}")
    drops = [gesture for gesture in scene.gestures if gesture.kind is Kind.DROP]
    assert [drop.start for drop in drops] == [(625, 525)]
    assert drops[0].pos == (end or scene.root.place(scene.root.find("two")).center)


def test_several_fingers_rest_at_once_and_each_leaves_by_itself() -> None:
    scene, script = done("lay 1 card:12\nlay 2 100 690\nslide 2 300 690\nlift 1\nlift 2")
    assert script.code == 0
    assert [each.pos for each in scene.gestures if each.kind is Kind.DOWN] == [(625, 525), (100, 690)]
    ends = [(each.kind, each.pos) for each in scene.gestures if each.kind in (Kind.UP, Kind.DROP)]
    assert ends == [(Kind.UP, (625, 525)), (Kind.DROP, (300, 690)), (Kind.UP, (300, 690))]
    assert done("lift 4")[1].code == 1


def test_keys_and_letters_are_typed() -> None:
    scene, _ = done("key f5\nkey escape\ntype für Anna")
    assert [gesture.key for gesture in scene.gestures if gesture.kind is Kind.KEY] == ["f5", "escape"]
    assert "".join(gesture.text for gesture in scene.gestures) == "für Anna"


def test_a_picture_of_the_window_can_be_taken(tmp_path: Path) -> None:
    done(f"shot {tmp_path / 'window.png'}")
    assert pygame.image.load(tmp_path / "window.png").get_size() == SIZE


def test_rest_waits_until_nothing_moves() -> None:
    house = House(Buttons)
    house.scene.alive = True
    script = Script("rest\ntap two")
    house.app.errands = script.run(house.app)
    for _ in range(50):
        house.rest(ms=100)
    assert isinstance(house.scene, Buttons)
    assert house.scene.pressed == []
    house.scene.alive = False
    for _ in range(50):
        house.rest(ms=100)
    assert (house.scene.pressed, script.code) == (["two"], 0)


def test_who_never_rests_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(script_module, "REST_MS", 500)
    house = House(Buttons)
    house.scene.alive = True
    script = Script("rest\ntap two")
    house.app.errands = script.run(house.app)
    finish(house)
    assert script.code == 1
    assert "there is no rest in the scene watched" in capsys.readouterr().err


def test_quit_closes_the_window() -> None:
    scene, script = done("quit\ntap one")
    assert not scene.ui.running
    assert scene.pressed == []
    assert script.code == 0


@pytest.mark.parametrize(
    "line", ["expect three", "tap three", "drag one three", "press three", "key hyperdrive"]
)
def test_what_is_missing_is_told_with_its_line_and_ends_the_script(
    capsys: pytest.CaptureFixture[str], line: str
) -> None:
    scene, script = done(f"# first\n{line}\ntap one")
    said = capsys.readouterr().err
    assert said.startswith("Line 2 of the script: there is no ")
    assert said.count("\n") == 1
    assert script.code == 1
    assert not scene.ui.running
    assert scene.pressed == []


def test_what_comes_later_is_waited_for() -> None:
    house = House(Watched)
    script = Script("tap two")
    house.app.errands = script.run(house.app)
    for _ in range(50):
        house.turn(ms=20)
    later = Buttons(house.ui)
    house.ui.stack.push(later)
    finish(house)
    assert later.pressed == ["two"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("jump one", "there is no verb 'jump'"),
        ("tap", "tap takes 1 or 2 words"),
        ("tap x y", "x y should be whole numbers"),
        ("wait long", "long should be whole numbers"),
        ("quit now", "quit takes 0 words"),
    ],
)
def test_a_line_that_makes_no_sense_is_refused_before_the_window_opens(line: str, complaint: str) -> None:
    with pytest.raises(WrongWord, match=f"Line 1 of the script: {complaint}"):
        Script(line)


def test_a_script_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WrongWord, match="cannot be read"):
        Script.read(tmp_path / "missing.txt")


def test_the_help_names_every_verb() -> None:
    assert [verb for verb in COUNTS if f"  {verb}" not in HELP] == []
