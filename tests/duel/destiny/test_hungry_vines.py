"""Hungry Vines: the winner feeds a ship to the garden."""

from game.duel.events import ShipsDestroyed
from tests.support.duel.destiny import NO_DECKS, compared, drawn, fought_over, gains, next_deck, won

CARD = "hungry_vines"


def test_a_planet_is_discovered_and_fought_for() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"])
    assert fought_over(duel) == "planet_07"
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_the_ship_advantage_is_6() -> None:
    assert compared(CARD, ships=[2, 1]).totals == [26, 20]
    assert compared(CARD, ships=[1, 2]).totals == [20, 26]


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


def test_with_nothing_to_draw_the_vines_eat_all_the_same() -> None:
    """R38: as many effects as possible."""
    assert gains(won(CARD, winner=0, ships=[2, 2], **NO_DECKS)) == [["lose 1"], []]


def test_an_event_follows() -> None:
    assert next_deck(won(CARD, winner=0)) == "event"
