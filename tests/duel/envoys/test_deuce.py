"""Deuce: two plans at once."""

import pytest

from game.core.prompts import NONE
from game.core.table import NOBODY
from game.duel import pieces
from game.duel.events import CardDrawn, EnvoyUsed
from game.duel.prompts import ChoosePlan, ChooseSecondPlan
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ally, ally_of, contest_at, duel_at, idle

DEUCE = ally("deuce")
ASKED = (0, "ChooseSecondPlan")


def doubled(second: str | None, **words: object) -> Duels:
    """A contest in which seat 0 plays 14 and perhaps a second plan, and seat 1 plays 15."""
    contest = contest_at("plans", DEUCE, **words).plan(0, "plan_14")
    contest.answers(0, ChooseSecondPlan, contest.card(second) if second else NONE)
    return contest.plan(1, "plan_15")


def test_the_values_of_two_plans_are_added() -> None:
    contest = doubled("plan_08").pass_reinforcements()
    assert contest.totals == [14 + 8, 15]


def test_both_plans_are_revealed() -> None:
    contest = doubled("plan_08")
    cards = contest.table.duel.plans[0]
    assert contest.keys(cards) == ["plan_14", "plan_08"]
    view = contest.match.view(1)
    assert [view.key(card) for card in cards] == ["plan_14.orange", "plan_08.orange"]


def test_until_then_the_opponent_sees_two_backs() -> None:
    contest = contest_at("plans", DEUCE, ally("bookmaker", 1)).plan(1, "plan_15").plan(0, "plan_14")
    contest.answers(0, ChooseSecondPlan, contest.card("plan_08"))
    assert contest.waiting_for == [(1, "ChooseOne")]  # a bet before the reveal
    view = contest.match.view(1)
    assert [view.faces[card] for card in contest.table.duel.plans[0]] == [pieces.ORANGE_BACK] * 2


def test_one_plan_is_enough() -> None:
    contest = doubled(None).pass_reinforcements()
    assert contest.totals == [14, 15]
    assert not contest.happened(EnvoyUsed)
    assert ally_of(contest, "deuce") == 0


def test_the_main_plan_cannot_be_the_second_one_too() -> None:
    contest = contest_at("plans", DEUCE).plan(0, "plan_14")
    assert contest.refuses(0, ChooseSecondPlan, contest.card("plan_14")).text == "refuse.plan"


def test_in_a_duel_the_second_plan_follows_the_tactic() -> None:
    duel = duel_at("plans", DEUCE).plan(0, "plan_14", "4 shield")
    duel.answers(0, ChooseSecondPlan, duel.card("plan_08"))
    duel.plan(1, "plan_15", "4 shield").pass_reinforcements()
    assert duel.totals == [14 + 8, 15]


def test_both_plans_go_to_the_discard_pile_at_cleanup() -> None:
    contest = doubled("plan_08").pass_reinforcements()
    assert contest.discards(0) == ["plan_14", "plan_08"]


def test_after_cleanup_it_turns_neutral_and_stays_face_up() -> None:
    contest = doubled("plan_08")
    assert ally_of(contest, "deuce") == 0
    contest.pass_reinforcements()
    assert ally_of(contest, "deuce") == NOBODY
    assert contest.envoy("deuce").face_up


def annihilating(second: str | None) -> Duels:
    """A pass in which fire destroys all ships."""
    duel = duel_at("plans", DEUCE).plan(0, "plan_14", "4 fire")
    duel.answers(0, ChooseSecondPlan, duel.card(second) if second else NONE).plan(1, "plan_15", "4 fire")
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    return duel


def test_both_plans_go_to_the_discard_pile_on_a_restart() -> None:
    """R12: without taking effect."""
    assert annihilating("plan_08").discards(0) == ["plan_14", "plan_08"]


def test_after_a_restart_it_is_still_there_and_may_double_up_again() -> None:
    duel = annihilating("plan_08").dial(2, 2).plan(0, "plan_04", "3 shield")
    assert ASKED in duel.waiting_for


def test_used_in_the_first_pass_it_leaves_after_cleanup() -> None:
    duel = annihilating("plan_08").dial(2, 2).plan(0, "plan_04", "3 fire")
    duel.answers(0, ChooseSecondPlan, NONE).plan(1, "plan_08", "1 recover")
    assert duel.winner == 0
    assert ally_of(duel, "deuce") == NOBODY


def test_plans_that_are_never_revealed_have_used_it_all_the_same() -> None:
    duel = duel_at("plans", DEUCE).plan(0, "plan_14", "4 fire")
    duel.answers(0, ChooseSecondPlan, duel.card("plan_08")).plan(1, "plan_15", "1 recover")
    assert (duel.winner, duel.totals) == (0, [])
    assert ally_of(duel, "deuce") == NOBODY


def test_effects_see_only_the_main_plan() -> None:
    """The Prime doubles a main plan of 7, not a second one."""
    hands = [["plan_07", "plan_14"], ["plan_15"]]
    second = doubled("plan_07", hands=hands).pass_reinforcements()
    assert second.totals[0] == 14 + 7
    main = contest_at("plans", DEUCE, hands=hands).plan(0, "plan_07")
    main.answers(0, ChooseSecondPlan, main.card("plan_14")).plan(1, "plan_15").pass_reinforcements()
    assert main.totals[0] == 2 * 7 + 14


def test_a_reinforcement_may_be_the_second_plan() -> None:
    """R5: any hand card, with its printed number."""
    contest = doubled("pep_talk").pass_reinforcements()
    assert contest.totals == [14 + 4, 15]
    assert contest.discards(0) == ["plan_14", "pep_talk"]


def test_a_plan_from_the_jar_may_be_the_second_plan() -> None:
    hands = [["plan_14"], ["plan_15", "loose_change"]]
    contest = doubled("plan_08", aliens=["pickled", "lamplighter"], hands=hands, under=[["plan_08"], []])
    assert contest.keys(contest.table.duel.plans[0]) == ["plan_14", "plan_08"]


def test_the_last_card_stays_alone() -> None:
    """R24: nothing is drawn for a plan that nobody needs."""
    contest = contest_at("plans", DEUCE, hands=[["plan_14"], ["plan_15"]]).plan(0, "plan_14")
    assert contest.waiting_for == [(1, "ChoosePlan")]
    assert not contest.happened(CardDrawn)


def test_the_opponent_chooses_one_plan() -> None:
    contest = contest_at("plans", DEUCE).plan(1, "plan_15")
    assert contest.waiting_for == [(0, "ChoosePlan")]


@pytest.mark.parametrize("envoy", idle("deuce"))
def test_a_deuce_face_down_or_neutral_adds_no_plan(envoy: Spec) -> None:
    contest = contest_at("plans", envoy)
    contest.answers(0, ChoosePlan, contest.card("plan_14"))
    assert contest.waiting_for == [(1, "ChoosePlan")]
