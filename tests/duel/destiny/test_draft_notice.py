"""Draft Notice: both players choose among open reinforcements."""

import pytest

from game.duel import pieces
from game.duel.moments import ReinforcementsShown
from game.duel.prompts import TakeCard
from tests.support.duel.destiny import NO_REINFORCEMENTS, drawn, gains, next_deck

CARD = "draft_notice"
TOP = ["mega_support", "traitor", "bad_press"]


def all_but(*left: str) -> list[str]:
    return [card.id for card in pieces.REINFORCEMENTS if card.id not in left]


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_takes_1_of_3_open_reinforcements_then_the_leader(straggler: int) -> None:
    leader = 1 - straggler
    duel = drawn(CARD, reinforcements=TOP, straggler=straggler)
    assert duel.waiting_for == [(straggler, "TakeCard")]
    assert duel.keys(list(duel.asks(straggler, TakeCard).listed)) == TOP
    duel.answers(straggler, TakeCard, duel.card("traitor"))
    assert duel.waiting_for == [(leader, "TakeCard")]
    assert duel.keys(list(duel.asks(leader, TakeCard).listed)) == ["mega_support", "bad_press"]
    duel.answers(leader, TakeCard, duel.card("bad_press"))
    assert "traitor" in duel.hand(straggler)
    assert "bad_press" in duel.hand(leader)


def test_the_third_goes_under_the_deck() -> None:
    duel = drawn(CARD, reinforcements=TOP)
    duel.answers(1, TakeCard, duel.card("traitor")).answers(0, TakeCard, duel.card("bad_press"))
    assert duel.keys(duel.table.reinforcements[:1]) == ["mega_support"]
    assert not duel.table.set_aside


def test_both_players_see_all_three() -> None:
    duel = drawn(CARD, reinforcements=TOP)
    assert all(duel.table.knows(seat, duel.card(key)) for seat in (0, 1) for key in TOP)


def test_a_card_that_is_taken_is_gone() -> None:
    duel = drawn(CARD, reinforcements=TOP)
    taken = duel.card("traitor")
    assert duel.answers(1, TakeCard, taken).refuses(0, TakeCard, taken).text == "refuse.card_not_offered"


def test_of_two_reinforcements_the_leader_gets_the_other_without_a_question() -> None:
    duel = drawn(CARD, discards=[all_but("traitor", "bad_press"), []])
    duel.answers(1, TakeCard, duel.card("traitor"))
    assert "bad_press" in duel.hand(0)
    assert next_deck(duel) == "discovery"


def test_the_last_reinforcement_is_the_stragglers() -> None:
    duel = drawn(CARD, discards=[all_but("traitor"), []])
    assert "traitor" in duel.hand(1)
    assert len(duel.hand(0)) == 2


def test_with_no_reinforcement_left_nothing_happens() -> None:
    """R21: no effect."""
    duel = drawn(CARD, **NO_REINFORCEMENTS)
    assert not duel.happened(ReinforcementsShown)
    assert gains(duel) == [[], []]
