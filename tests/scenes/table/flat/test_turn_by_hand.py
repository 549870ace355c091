"""Two fingers turn the table between people; it comes to rest at an edge (docs/ux 4.9)."""

from __future__ import annotations

import math
from random import Random

import pygame
import pytest

from scenes.session.session import Session
from scenes.shell.gestures import Point
from tests.scenes.table.flat.test_whole_matches import a_match
from tests.support.screen.flat_robot import FlatDesk, sit_around


def twist(desk: FlatDesk, degrees: float, *, lift: bool = True) -> None:
    """Two fingers on the table turn clockwise about the middle between them."""
    for step in range(11):
        for finger in (0, 1):
            kind = pygame.FINGERMOTION if step else pygame.FINGERDOWN
            desk.touch(kind, on_circle(desk, degrees * step / 10 + 180 * finger), finger)
    desk.wait(20)
    if lift:
        lift_both(desk, degrees)


def on_circle(desk: FlatDesk, degrees: float) -> Point:
    middle, far, angle = desk.table.layout.table.center, desk.ui.mm(20), math.radians(degrees)
    return round(middle[0] + far * math.cos(angle)), round(middle[1] + far * math.sin(angle))


def lift_both(desk: FlatDesk, degrees: float) -> None:
    for finger in (0, 1):
        desk.touch(pygame.FINGERUP, on_circle(desk, degrees + 180 * finger), finger)
    desk.wait(40)


def after_the_opening(game: str) -> Session:
    """A match in which no tray lies over the table any more."""
    session, rng = a_match(game, 2, 1), Random(1)
    for _ in range(4):
        prompt = session.match.waiting()[0]
        session.answer(prompt.seat, rng.choice(prompt.likely(session.view(prompt.seat))))
    return session


def press_key(desk: FlatDesk, key: int) -> None:
    desk.post(pygame.KEYDOWN, key=key, mod=0)
    desk.post(pygame.KEYUP, key=key, mod=0)
    desk.wait(40)


@pytest.mark.parametrize("game", ["duel", "eclipse", "firestorm"])
def test_two_fingers_turn_every_table(game: str) -> None:
    desk = sit_around(after_the_opening(game))
    desk.wait(40)
    assert desk.table.turned == 0
    twist(desk, 80)
    assert desk.table.turned == 270, "clockwise: the right edge reads it"
    desk.draw()
    twist(desk, -100)
    assert desk.table.turned == 0


def test_the_table_follows_the_fingers_and_stays_if_they_turn_too_little() -> None:
    desk = sit_around(a_match("duel", 2, 1))
    desk.wait(40)
    desk.draw()
    before = pygame.image.tobytes(desk.canvas.surface, "RGB")
    twist(desk, 30, lift=False)
    desk.draw()
    assert pygame.image.tobytes(desk.canvas.surface, "RGB") != before
    assert desk.table.by_hand.loose == pytest.approx(30, abs=2)
    lift_both(desk, 30)
    assert desk.table.turned == 0
    assert not desk.table.by_hand.loose


def test_keys_turn_it_by_a_quarter() -> None:
    desk = sit_around(a_match("duel", 2, 1))
    desk.wait(40)
    press_key(desk, pygame.K_e)
    assert desk.table.turned == 270
    press_key(desk, pygame.K_q)
    assert desk.table.turned == 0


def test_who_sits_where_the_table_is_turned_to_has_the_own_half_there() -> None:
    desk = sit_around(a_match("duel", 2, 1), edges=["bottom", "top"])
    desk.wait(40)
    assert desk.table.watching().below == 0
    twist(desk, 170)
    assert desk.table.turned == 180
    assert desk.table.watching().below == 1
