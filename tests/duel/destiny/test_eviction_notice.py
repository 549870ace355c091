"""Eviction Notice: all ships leave before the duel begins."""

from game.duel.events import ShipsDestroyed, ShipsWithdrawn
from tests.support.duel.destiny import (
    drawn,
    fought_over,
    world,
)

CARD = "eviction_notice"


def test_each_player_withdraws_all_ships_before_the_duel() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [3, 2])])
    assert duel.ships("planet_01") == [0, 0]
    assert duel.table.supply == [15, 15]
    assert not duel.happened(ShipsDestroyed)
    assert fought_over(duel) == "planet_01"


def test_ships_on_other_planets_stay() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [3, 0]), world("planet_05", [1, 1])])
    assert duel.ships("planet_05") == [1, 1]


def test_then_both_send_as_dialled() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [3, 2])]).dial(1, 4)
    assert duel.ships("planet_01") == [1, 4]


def test_withdrawn_ships_save_a_player_with_an_empty_supply() -> None:
    """R11: they are in the supply when they must be sent."""
    duel = drawn(CARD, planets=[world("planet_01", [3, 0])], supply=[0, 15]).dial(4, 1)
    assert not duel.table.over
    assert duel.ships("planet_01") == [3, 1]


def test_an_empty_planet_has_nothing_to_withdraw() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [0, 0])])
    assert not duel.happened(ShipsWithdrawn)
    assert fought_over(duel) == "planet_01"
