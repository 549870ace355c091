"""Fresh Start: new cards for as many as one likes."""

from game.core.prompts import NONE
from game.duel.prompts import MayDiscardCard
from tests.support.duel.destiny import SMALL, drawn, gains

CARD = "fresh_start"


def test_each_player_may_discard_any_number_of_cards_the_leader_first() -> None:
    """R36: leader first."""
    duel = drawn(CARD)
    assert duel.waiting_for == [(0, "MayDiscardCard")]
    duel.answers(0, MayDiscardCard, duel.card("plan_10")).answers(0, MayDiscardCard, NONE)
    assert duel.waiting_for == [(1, "MayDiscardCard")]
    assert duel.discards(0) == ["plan_10"]


def test_both_draw_up_to_the_hand_limit_when_both_have_discarded() -> None:
    duel = drawn(CARD).answers(0, MayDiscardCard, NONE)
    assert gains(duel) == [[], []]
    duel.answers(1, MayDiscardCard, duel.card("plan_14", 1)).answers(1, MayDiscardCard, NONE)
    assert gains(duel) == [["draw 4"], ["discard 1", "draw 5"]]


def test_the_whole_hand_may_go() -> None:
    duel = drawn(CARD)
    duel.answers(0, MayDiscardCard, duel.card("plan_10")).answers(0, MayDiscardCard, duel.card("plan_08"))
    assert duel.waiting_for == [(1, "MayDiscardCard")]
    duel.answers(1, MayDiscardCard, NONE)
    assert gains(duel) == [["discard 2", "draw 6"], ["draw 4"]]


def test_a_player_with_an_empty_hand_has_nothing_to_discard() -> None:
    """R24: what may be done is not filled up for."""
    duel = drawn(CARD, hands=[[], SMALL[1]])
    assert duel.waiting_for == [(1, "MayDiscardCard")]


def test_a_card_of_the_other_hand_is_refused() -> None:
    duel = drawn(CARD)
    assert duel.refuses(0, MayDiscardCard, duel.card("plan_14", 1)).text == "refuse.not_in_hand"
