"""Crossfire: the larger garrisons lose a ship before the duel begins."""

from game.core.table import NOBODY
from game.duel.events import ShipsDestroyed
from tests.support.duel.destiny import (
    called_a_duel,
    drawn,
    fought_over,
    gains,
    world,
)

CARD = "crossfire"


def test_without_a_planet_there_is_no_duel_and_no_damage() -> None:
    """R31: the part that needs a planet is skipped."""
    duel = drawn(CARD)
    assert not called_a_duel(duel)
    assert gains(duel) == [[], []]


def test_a_player_with_2_ships_there_destroys_1_and_one_with_a_single_ship_none() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [3, 1])])
    assert duel.happened(ShipsDestroyed) == [ShipsDestroyed(0, 1, duel.card("planet_01"), by=NOBODY)]
    assert duel.ships("planet_01") == [2, 1]


def test_both_may_be_hit() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [2, 4])])
    assert duel.ships("planet_01") == [1, 3]
    assert [(event.seat, event.ships) for event in duel.happened(ShipsDestroyed)] == [(0, 1), (1, 1)]


def test_after_that_there_is_a_duel_with_what_is_left() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [2, 4])])
    assert fought_over(duel) == "planet_01"
    assert duel.dial(2, 1).ships("planet_01") == [3, 4]


def test_a_restarted_duel_brings_no_more_crossfire() -> None:
    """R12: the duel starts again, not the card."""
    duel = drawn(CARD, planets=[world("planet_01", [0, 0])]).dial(1, 1)
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.dial(2, 2).ships("planet_01") == [2, 2]
