"""Fog Bank: a high dial counts as 2."""

from tests.support.duel.destiny import NO_WARP, compared, drawn, fought_over, gains, next_deck, won

CARD = "fog_bank"


def test_a_planet_is_discovered_and_fought_for() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"])
    assert fought_over(duel) == "planet_07"
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_a_dial_of_3_or_4_counts_as_2() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(3, 4)
    assert duel.ships("planet_07") == [2, 2]
    assert duel.dials_seen == [(0, 3), (1, 4)]


def test_a_dial_of_1_or_2_counts_as_it_is() -> None:
    assert drawn(CARD, planet_deck=["planet_07"]).dial(1, 2).ships("planet_07") == [1, 2]


def test_the_ship_advantage_is_10() -> None:
    assert compared(CARD, ships=[2, 1]).totals == [30, 20]
    assert compared(CARD, ships=[1, 2]).totals == [20, 30]


def test_the_loser_recovers_2_ships_and_the_winner_none() -> None:
    assert gains(won(CARD, winner=0)) == [[], ["recover 2"]]
    assert gains(won(CARD, winner=1)) == [["recover 2"], []]


def test_with_an_empty_warp_there_is_nothing_to_recover() -> None:
    """R38: as many as there are."""
    assert gains(won(CARD, winner=0, **NO_WARP)) == [[], []]
    assert gains(won(CARD, winner=0, warp=[5, 1])) == [[], ["recover 1"]]


def test_an_event_follows() -> None:
    assert next_deck(won(CARD, winner=0)) == "event"
