"""What must be held: a tap that is too short does nothing, and a button says how it is done."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pygame import Rect

from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.hold_ring import HOLD_MS, Holdable, HoldButton, HoldRing
from scenes.widgets.scene_stack import Scene
from tests.support.screen.headless import a_ui, draw, focus_on, press_key, shown, tap_on

PLACE = Rect(100, 100, 300, 60)
HOW = "Hold it"
Make = Callable[[Callable[[], None]], Holdable]


def a_button(on_held: Callable[[], None]) -> Holdable:
    return HoldButton("Pay", on_held, how=HOW, key="it")


def a_ring(on_held: Callable[[], None]) -> Holdable:
    return HoldRing("Open", on_held, key="it")


BOTH = pytest.mark.parametrize("make", [a_button, a_ring])


def in_a_scene(make: Make) -> tuple[Scene, list[str]]:
    heard: list[str] = []
    return shown(make(lambda: heard.append("held")), a_ui(), PLACE), heard


def down(scene: Scene) -> Gesture:
    pos = scene.root.place(scene.root.find("it")).center
    gesture = Gesture(Kind.DOWN, pos, pos)
    scene.handle(gesture)
    return gesture


def told(scene: Scene) -> list[str]:
    return [toast.text for toast in scene.ui.toasts.shown]


@BOTH
def test_it_is_done_once_when_it_was_held_long_enough(make: Make) -> None:
    scene, heard = in_a_scene(make)
    gesture = down(scene)
    scene.update(HOLD_MS - 1)
    assert heard == []
    scene.update(1)
    scene.update(HOLD_MS)
    assert heard == ["held"]
    scene.handle(gesture._replace(kind=Kind.UP))
    assert heard == ["held"]


@BOTH
@pytest.mark.parametrize("end", [Kind.UP, Kind.DROP, Kind.FLICK, Kind.CANCEL])
def test_what_is_let_go_begins_anew(make: Make, end: Kind) -> None:
    scene, heard = in_a_scene(make)
    gesture = down(scene)
    scene.update(HOLD_MS - 1)
    scene.handle(gesture._replace(kind=end))
    scene.update(HOLD_MS)
    down(scene)
    scene.update(HOLD_MS - 1)
    assert heard == []


@BOTH
def test_a_new_tree_does_not_interrupt_the_hand(make: Make) -> None:
    scene, heard = in_a_scene(make)
    down(scene)
    scene.update(HOLD_MS / 2)
    after = make(lambda: heard.append("new"))
    after.inherit(scene.root.find("it"))
    after.update(HOLD_MS / 2)
    assert heard == ["new"]


def test_a_ring_that_is_done_inherits_nothing() -> None:
    old, new = a_ring(lambda: None), HoldRing("Open", lambda: None, done=True)
    old.holding, old.held = True, HOLD_MS / 2
    new.inherit(old)
    assert not new.moving


def test_a_tap_on_a_button_says_how_and_a_tap_on_a_ring_nothing() -> None:
    for make, words in ((a_button, [HOW]), (a_ring, [])):
        scene, heard = in_a_scene(make)
        assert tap_on(scene, "it")
        assert told(scene) == words
        assert heard == []


@pytest.mark.parametrize(
    ("make", "key", "works"),
    [
        (a_button, "return", True),
        (a_button, "space", False),
        (a_ring, "return", True),
        (a_ring, "space", True),
    ],
)
def test_which_keys_hold_it(make: Make, key: str, works: bool) -> None:
    scene, heard = in_a_scene(make)
    focus_on(scene, "it")
    press_key(scene, key)
    scene.update(HOLD_MS)
    assert heard == (["held"] if works else [])


def test_a_key_that_is_let_go_too_soon_says_how() -> None:
    scene, heard = in_a_scene(a_button)
    focus_on(scene, "it")
    press_key(scene, "return")
    scene.handle(Gesture(Kind.KEY_UP, key="return"))
    scene.update(HOLD_MS)
    assert told(scene) == [HOW]
    assert heard == []


def test_a_button_fills_while_it_is_held() -> None:
    scene, _ = in_a_scene(a_button)
    before = draw(scene, scene.ui).copy()
    down(scene)
    scene.update(HOLD_MS / 2)
    spot = Rect(0, 0, 40, 4)
    spot.midbottom = (PLACE.left + 60, PLACE.bottom - 4)
    after = draw(scene, scene.ui)
    assert any(before.get_at((x, spot.y)) != after.get_at((x, spot.y)) for x in range(spot.left, spot.right))
