"""Counterweight: help for the lower plan."""

import pytest

from game.core.prompts import Yes
from game.duel.prompts import MayTakeCard
from tests.support.duel.duels import Spec
from tests.support.duel.envoys import CALM, ally, contest_at, duel_at, idle

WEIGHT = ally("counterweight")


def totals(mine: list[str], theirs: list[str], envoy: Spec = WEIGHT, aliens: list[str] = CALM) -> list[int]:
    """The strengths compared in a contest between these plans."""
    plans = {"plans": [mine, theirs]}
    return contest_at("reveal", envoy, contest=plans, aliens=aliens).pass_reinforcements().totals


def test_its_ally_has_four_strength_more_with_the_lower_plan() -> None:
    assert totals(["plan_06"], ["plan_09"]) == [6 + 4, 9]


def test_the_higher_plan_needs_no_counterweight() -> None:
    assert totals(["plan_09"], ["plan_06"]) == [9, 6]


def test_equal_plans_are_in_balance() -> None:
    assert totals(["plan_09"], ["plan_09"]) == [9, 9]


def test_it_works_in_duels_too() -> None:
    duel = duel_at("reveal", WEIGHT, duel={"plans": [["plan_06"], ["plan_09"]]}).pass_reinforcements()
    assert duel.totals == [6 + 4, 9]


def test_printed_values_are_compared() -> None:
    """The Prime's 7 counts 14, more than 9, but the lower number is printed on it."""
    assert totals(["plan_07"], ["plan_09"]) == [7 + 7 + 4, 9]
    assert totals(["plan_09"], ["plan_07"], aliens=["lamplighter", "prime"]) == [9, 7 + 7]


def test_only_main_plans_are_compared() -> None:
    assert totals(["plan_06", "plan_20"], ["plan_09"]) == [6 + 20 + 4, 9]
    assert totals(["plan_09"], ["plan_06", "plan_20"]) == [9, 6 + 20]


def test_a_plan_that_was_replaced_is_compared_anew() -> None:
    plans = {"plans": [["plan_06"], ["plan_01"]]}
    contest = contest_at(
        "reveal", WEIGHT, ally("chosen", 1), contest=plans, decks=[[], ["plan_09", "plan_20"]]
    )
    assert contest.strength(0) == 6
    contest.answers(1, Yes, True).answers(1, MayTakeCard, contest.card("plan_09", 1))
    assert contest.strength(0) == 6 + 4


def test_before_plans_are_revealed_it_weighs_nothing() -> None:
    """Nobody may learn from it which of the hidden plans is lower."""
    plans = {"plans": [["plan_06"], ["plan_09"]]}
    contest = contest_at("reveal", WEIGHT, ally("bookmaker", 1), contest=plans)
    assert contest.waiting_for == [(1, "ChooseOne")]
    assert contest.strength(0) == 6


@pytest.mark.parametrize("envoy", idle("counterweight"))
def test_a_counterweight_face_down_or_neutral_weighs_nothing(envoy: Spec) -> None:
    assert totals(["plan_06"], ["plan_09"], envoy) == [6, 9]
