"""Gold Rush Moon: the winner hires help."""

from game.duel import pieces
from tests.support.duel.destiny import NO_REINFORCEMENTS, compared, drawn, fought_over, gains, next_deck, won

CARD = "gold_rush_moon"


def test_a_planet_is_discovered_and_fought_for() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"])
    assert fought_over(duel) == "planet_07"
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_the_ship_advantage_is_5() -> None:
    assert compared(CARD, ships=[2, 1]).totals == [25, 20]
    assert compared(CARD, ships=[1, 2]).totals == [20, 25]


def test_the_winner_takes_2_reinforcements_and_the_loser_gets_nothing() -> None:
    assert gains(won(CARD, winner=0)) == [["take 2"], []]
    assert gains(won(CARD, winner=1)) == [[], ["take 2"]]


def test_the_last_reinforcement_is_taken_alone() -> None:
    """R38: as many as there are."""
    all_but_one = [card.id for card in pieces.REINFORCEMENTS[1:]]
    assert gains(won(CARD, winner=0, discards=[all_but_one, []])) == [["take 1"], []]


def test_with_no_reinforcement_left_there_is_nothing_to_take() -> None:
    """R21: no effect, no reshuffle."""
    assert gains(won(CARD, winner=0, **NO_REINFORCEMENTS)) == [[], []]


def test_an_event_follows() -> None:
    assert next_deck(won(CARD, winner=0)) == "event"
