"""Hungry Vines: the winner feeds a ship to the garden."""

from game.duel.events import ShipsDestroyed
from tests.support.duel.destiny import gains, won

CARD = "hungry_vines"


def test_a_winner_with_2_ships_destroys_1_then_draws_2_cards() -> None:
    assert gains(won(CARD, winner=0, ships=[2, 2])) == [["lose 1", "draw 2"], []]
    assert gains(won(CARD, winner=1, ships=[2, 3])) == [[], ["lose 1", "draw 2"]]


def test_the_ship_falls_on_the_planet_by_the_winners_own_hand() -> None:
    duel = won(CARD, winner=0, ships=[3, 2])
    assert duel.happened(ShipsDestroyed) == [ShipsDestroyed(0, 1, duel.card("planet_01"), by=0)]
    assert duel.ships("planet_01") == [2, 0]


def test_a_winner_with_a_single_ship_keeps_it_and_draws() -> None:
    duel = won(CARD, winner=0, ships=[1, 2])
    assert gains(duel) == [["draw 2"], []]
    assert duel.ships("planet_01") == [1, 0]
