"""Gunrunner: every fire is one stronger."""

import pytest

from game.duel.events import ShipsDestroyed
from tests.support.duel.duels import Duels, Spec, slip
from tests.support.duel.envoys import ally, fight, idle

GUNRUNNER = ally("gunrunner")


def hits(duel: Duels) -> list[tuple[int, int]]:
    """Whose ships fire has destroyed, and how many."""
    return [(event.seat, event.ships) for event in duel.happened(ShipsDestroyed)]


def test_fire_destroys_one_ship_more() -> None:
    assert hits(fight("2 fire", "1 recover", GUNRUNNER, ships=(2, 4))) == [(1, 3)]


def test_shields_are_subtracted_afterwards() -> None:
    assert hits(fight("1 fire", "1 shield", GUNRUNNER, ships=(2, 4))) == [(1, 1)]
    assert hits(fight("1 fire", "3 shield", GUNRUNNER, ships=(2, 4))) == []


def test_every_fire_counts_one_more() -> None:
    duel = fight("2 fire", "4 shield", GUNRUNNER, ships=(2, 4), duel={"reserve": [slip("1 fire"), None]})
    assert hits(duel) == [(1, 2 + 1 + 1 + 1 - 4)]


def test_shields_of_its_ally_are_as_strong_as_ever() -> None:
    assert hits(fight("2 shield", "3 fire", GUNRUNNER, ships=(3, 3))) == [(0, 1)]


def test_recovering_destroys_nothing() -> None:
    assert hits(fight("1 recover", "1 recover", GUNRUNNER)) == []


def test_the_opponents_fire_is_as_strong_as_ever() -> None:
    assert hits(fight("1 recover", "2 fire", GUNRUNNER, ships=(4, 2))) == [(0, 2)]


@pytest.mark.parametrize("envoy", idle("gunrunner"))
def test_a_gunrunner_face_down_or_neutral_delivers_nothing(envoy: Spec) -> None:
    assert hits(fight("2 fire", "1 recover", envoy, ships=(2, 4))) == [(1, 2)]
