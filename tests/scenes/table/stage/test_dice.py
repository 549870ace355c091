"""Dice tumble as they like and come to rest on what was rolled."""

from __future__ import annotations

import sys
from itertools import pairwise

import pytest
from pygame import Rect

from scenes.table.stage import physics
from scenes.table.stage.dice import DiceTray, thrown
from scenes.tools.dice_scene import DiceScene
from tests.support.screen.headless import a_ui, shown, tap

TRAY = Rect(40, 60, 360, 240)
FACES = [1, 2, 3, 4, 5, 6]


@pytest.mark.parametrize("seed", range(20))
def test_the_face_at_rest_is_the_one_that_was_rolled(seed: int) -> None:
    assert [roll.face for roll in thrown(FACES, seed, TRAY, 52)] == FACES


def test_no_die_jumps_from_a_face_to_itself_or_to_its_opposite() -> None:
    for roll in thrown(FACES, 5, TRAY, 52):
        for before, after in pairwise(roll.faces):
            assert after not in (before, 7 - before)


def test_dice_show_other_faces_on_their_way() -> None:
    seen = {roll.at(share / 30).face for roll in thrown([3, 3], 1, TRAY, 52) for share in range(30)}
    assert len(seen) > 2


def test_dice_stay_in_their_tray() -> None:
    for roll in thrown(FACES, 9, TRAY, 52):
        for share in range(31):
            die = roll.at(share / 30)
            assert TRAY.collidepoint(die.x, die.y)


def test_the_same_seed_gives_the_same_way() -> None:
    one, other = (thrown(FACES, 4, TRAY, 52) for _ in range(2))
    assert [roll.path for roll in one] == [roll.path for roll in other]


def test_without_pymunk_the_dice_still_show_what_was_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pymunk", None)
    physics.physics.cache_clear()
    try:
        assert [roll.face for roll in thrown(FACES, 2, TRAY, 52)] == FACES
    finally:
        physics.physics.cache_clear()


def a_tray(*, speed: str = "normal", calm: bool = False) -> DiceTray:
    ui = a_ui()
    ui.settings.speed, ui.settings.reduced_motion = speed, calm
    tray = DiceTray(FACES, 3, "blue", "dice")
    shown(tray, ui, TRAY)
    return tray


def test_a_roll_takes_the_time_of_its_speed() -> None:
    tray = a_tray()
    moving = []
    for ms in (890, 10):
        tray.update(ms)
        moving.append(tray.moving)
    assert moving == [True, False]
    assert tray.shown == FACES


@pytest.mark.parametrize(("speed", "calm"), [("instant", False), ("normal", True)])
def test_without_motion_the_dice_lie_there_at_once(speed: str, calm: bool) -> None:
    tray = a_tray(speed=speed, calm=calm)
    assert not tray.moving
    assert tray.shown == FACES


def test_a_tap_lets_the_dice_lie_at_once() -> None:
    ui = a_ui()
    tray = DiceTray(FACES, 3, "blue", "dice")
    scene = shown(tray, ui, TRAY)
    tap(scene, TRAY.center)
    assert not tray.moving
    assert tray.shown == FACES


def test_the_next_roll_is_another_one() -> None:
    ui = a_ui()
    scene = DiceScene(ui, 3)
    scene.refresh()
    before = scene.tray
    scene.again()
    scene.refresh()
    assert scene.tray is not before
    assert scene.tray.moving
