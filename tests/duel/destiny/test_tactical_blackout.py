"""Tactical Blackout: a duel without tactics."""

from game.duel.events import TacticSpent
from tests.support.duel.destiny import (
    drawn,
    gains,
    won,
    world,
)

CARD = "tactical_blackout"


def test_only_plans_are_chosen() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 0])]).dial(2, 2).plan(0, "plan_08")
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_the_tactics_step_is_left_out() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 0])]).dial(2, 1)
    duel.plan(0, "plan_08").plan(1, "plan_14")
    assert duel.totals == [17, 14]
    assert not duel.happened(TacticSpent)


def test_the_loser_readies_all_spent_tactics_and_the_winner_none() -> None:
    spent = [["tactic_1", "tactic_3"], ["tactic_2", "tactic_4", "tactic_5"]]
    assert gains(won(CARD, winner=0, spent=spent)) == [[], ["ready 3"]]
    assert gains(won(CARD, winner=1, spent=spent)) == [["ready 2"], []]
