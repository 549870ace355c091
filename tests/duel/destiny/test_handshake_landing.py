"""Handshake Landing: the loser may keep a foothold."""

from game.core.prompts import Yes
from game.duel.totals import controlled
from tests.support.duel.destiny import gains, won

CARD = "handshake_landing"


def test_only_the_loser_is_asked() -> None:
    assert won(CARD, winner=0).waiting_for == [(1, "Yes")]
    assert won(CARD, winner=1).waiting_for == [(0, "Yes")]


def test_the_loser_may_leave_exactly_1_ship_on_the_planet() -> None:
    duel = won(CARD, winner=0, ships=[2, 3])
    assert duel.asks(1, Yes).question == "ask.handshake_landing"
    duel.answers(1, Yes, True)
    assert duel.ships("planet_01") == [2, 1]
    assert duel.table.supply[1] == 14


def test_both_players_then_control_the_planet() -> None:
    """R33: it counts for both."""
    duel = won(CARD, winner=0, ships=[2, 3]).answers(1, Yes, True)
    assert [duel.keys(controlled(duel.table, seat)) for seat in (0, 1)] == [["planet_01"], ["planet_01"]]


def test_the_last_surviving_ship_may_stay() -> None:
    duel = won(CARD, winner=0, ships=[2, 1]).answers(1, Yes, True)
    assert duel.ships("planet_01") == [2, 1]


def test_the_loser_may_withdraw_all_ships() -> None:
    duel = won(CARD, winner=0, ships=[2, 3]).answers(1, Yes, False)
    assert duel.ships("planet_01") == [2, 0]
    assert gains(duel) == [[], []]


def test_without_a_survivor_the_loser_recovers_1_ship_instead() -> None:
    assert gains(won(CARD, winner=0, ships=[2, 0])) == [[], ["recover 1"]]
    assert gains(won(CARD, winner=1, ships=[0, 2])) == [["recover 1"], []]
