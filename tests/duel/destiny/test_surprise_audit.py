"""Surprise Audit: large hands shrink, small ones grow."""

from game.duel.prompts import DiscardCard
from tests.support.duel.destiny import NO_DECKS, SMALL, drawn, gains

CARD = "surprise_audit"
FOUR = ["plan_04", "plan_08", "plan_10", "plan_14"]
SIX = [*FOUR, "plan_15", "plan_20"]


def test_with_more_than_4_cards_a_player_discards_down_to_4() -> None:
    duel = drawn(CARD, hands=[SIX, SMALL[1]])
    assert duel.asks(0, DiscardCard).because == CARD
    duel.answers(0, DiscardCard, duel.card("plan_15")).answers(0, DiscardCard, duel.card("plan_04"))
    assert duel.hand(0) == ["plan_08", "plan_10", "plan_14", "plan_20"]
    assert duel.discards(0) == ["plan_15", "plan_04"]
    assert gains(duel) == [["discard 2"], ["draw 1"]]


def test_with_exactly_4_cards_a_player_draws_1() -> None:
    assert gains(drawn(CARD, hands=[FOUR, FOUR])) == [["draw 1"], ["draw 1"]]


def test_the_leader_discards_first() -> None:
    """R36: leader first."""
    duel = drawn(CARD, hands=[SIX[:5], SIX[:5]])
    duel.answers(0, DiscardCard, duel.card("plan_04")).answers(1, DiscardCard, duel.card("plan_15", 1))
    assert gains(duel) == [["discard 1"], ["discard 1"]]


def test_with_nothing_to_draw_a_small_hand_stays_as_it_is() -> None:
    """R25: deck and discard pile are empty."""
    under = [[*NO_DECKS["under"][seat], "plan_20"] for seat in (0, 1)]
    assert gains(drawn(CARD, under=under)) == [[], []]
