"""Abandoned Spaceport: the loser helps himself."""

from tests.support.duel.destiny import NO_REINFORCEMENTS, compared, drawn, fought_over, gains, next_deck, won

CARD = "abandoned_spaceport"


def test_a_planet_is_discovered_and_fought_for() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"])
    assert fought_over(duel) == "planet_07"
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]


def test_the_ship_advantage_is_8() -> None:
    assert compared(CARD, ships=[2, 1]).totals == [28, 20]
    assert compared(CARD, ships=[1, 2]).totals == [20, 28]


def test_the_loser_takes_1_reinforcement_then_draws_1_card_and_the_winner_gets_nothing() -> None:
    assert gains(won(CARD, winner=0)) == [[], ["take 1", "draw 1"]]
    assert gains(won(CARD, winner=1)) == [["take 1", "draw 1"], []]


def test_with_no_reinforcement_left_the_loser_still_draws() -> None:
    """R21: taking has no effect then."""
    assert gains(won(CARD, winner=0, **NO_REINFORCEMENTS)) == [[], ["draw 1"]]


def test_the_opponent_does_not_see_what_the_loser_took() -> None:
    """R22: it goes to the hand unseen."""
    duel = won(CARD, winner=0, reinforcements=["mega_support"])
    assert "mega_support" in duel.hand(1)
    assert not duel.table.knows(0, duel.card("mega_support"))


def test_an_event_follows() -> None:
    assert next_deck(won(CARD, winner=0)) == "event"
