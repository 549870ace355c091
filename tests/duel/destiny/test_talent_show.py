"""Talent Show: the winner's fans enlist."""

from game.duel import pieces
from tests.support.duel.destiny import called_a_duel, contest_won, drawn, gains

CARD = "talent_show"


def test_there_is_a_contest() -> None:
    duel = drawn(CARD)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    assert duel.table.duel.contest
    duel.plan(0, "plan_10").plan(1, "plan_14")
    assert (duel.totals, duel.winner) == ([10, 14], 1)
    assert not called_a_duel(duel)


def test_the_last_reinforcement_is_taken_alone() -> None:
    """R38: as many as there are."""
    all_but_one = [card.id for card in pieces.REINFORCEMENTS[1:]]
    assert gains(contest_won(CARD, winner=0, discards=[all_but_one, []])) == [["take 1"], []]
