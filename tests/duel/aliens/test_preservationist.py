"""Preservationist: saves a played plan from the discard pile."""

from typing import Any

import pytest

from game.core.prompts import Yes
from game.core.table import NOBODY
from game.duel.moments import PlanKept
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

REINFORCED = [{"card": "bad_press", "by": 1, "on": 0}, {"card": "flat_battery", "by": 0, "on": 1}]
QUIET = {"event": ["spelling_bee"], "refresh": ["overhaul"]}  # what comes next


def at_cleanup(winner: int, **words: Any) -> Duels:
    """The Preservationist is seat 0; the duel is decided and about to be cleaned up."""
    return a_duel(
        ["preservationist", "lamplighter"],
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        destiny=QUIET,
        duel={
            "plans": [["plan_31"], ["plan_42"]],
            "revealed": True,
            "reinforcements": REINFORCED,
            "winner": winner,
            **words.pop("duel", {}),
        },
        **words,
    )


def test_the_loser_may_take_the_own_plan_back() -> None:
    duel = at_cleanup(winner=1)
    assert duel.asks(0, Yes).question == "ask.preservationist.own"
    duel.answers(0, Yes, True)
    assert "plan_31" in duel.hand(0)
    assert duel.discards(1) == ["plan_42", "flat_battery"]


def test_the_winner_may_give_the_opponents_plan_back() -> None:
    duel = at_cleanup(winner=0)
    assert duel.asks(0, Yes).question == "ask.preservationist.opponent"
    duel.answers(0, Yes, True)
    assert "plan_42" in duel.hand(1)
    assert duel.discards(0) == ["plan_31", "bad_press"]


@pytest.mark.parametrize("winner", [0, 1])
def test_reinforcements_are_discarded_as_usual(winner: int) -> None:
    """R19: they go to the pile of the player whose strength they changed."""
    duel = at_cleanup(winner=winner).answers(0, Yes, True)
    assert "bad_press" in duel.discards(0)
    assert "flat_battery" in duel.discards(1)


@pytest.mark.parametrize("winner", [0, 1])
def test_saving_may_be_declined(winner: int) -> None:
    duel = at_cleanup(winner=winner).answers(0, Yes, False)
    assert "plan_31" in duel.discards(0)
    assert "plan_42" in duel.discards(1)


def test_only_one_plan_is_saved() -> None:
    duel = at_cleanup(winner=1).answers(0, Yes, True)
    assert len(duel.happened(PlanKept)) == 1
    assert not any(isinstance(prompt, Yes) for prompt in duel.match.waiting())


def test_of_two_plans_only_the_main_one_is_saved() -> None:
    duel = at_cleanup(winner=1, duel={"plans": [["plan_31", "plan_20"], ["plan_42"]]}).answers(0, Yes, True)
    assert "plan_31" in duel.hand(0)
    assert "plan_20" in duel.discards(0)


def test_a_duel_without_a_winner_saves_nothing() -> None:
    """R13: nobody won, so nobody lost."""
    assert not any(isinstance(prompt, Yes) for prompt in at_cleanup(winner=NOBODY).match.waiting())


def annihilated(ships: list[int]) -> Duels:
    """Fire of 4 leaves one of the players without ships: plans are never revealed."""
    return a_duel(
        ["preservationist", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": ships}],
        destiny=QUIET,
        duel={
            "plans": [["plan_31"], ["plan_42"]],
            "tactics": [slip("4 fire"), slip("1 recover")],
        },
    )


def test_an_unrevealed_plan_may_be_given_back_and_is_not_shown() -> None:
    duel = annihilated([2, 2]).answers(0, Yes, True)
    plan = duel.card("plan_42", 1)
    assert plan in duel.table.hands[1]
    assert not duel.table.knows(0, plan)


def test_plans_discarded_by_a_restart_are_not_saved() -> None:
    """R12: a restart is no cleanup."""
    duel = annihilated([0, 2])
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    assert duel.discards(0) == ["plan_31"]


def test_the_hand_limit_comes_later() -> None:
    """R23: it is enforced before the next destiny card only."""
    hand = ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "plan_20"]
    duel = at_cleanup(winner=1, hands=[hand, ["plan_04"]]).answers(0, Yes, True)
    assert len(duel.table.hands[0]) == 7
    assert duel.waiting_for == [(0, "DiscardCard")]


def test_contests_have_plans_to_save_too() -> None:
    contest = a_contest(["preservationist", "lamplighter"], destiny=QUIET)
    contest.plan(0, "plan_04").plan(1, "plan_08").pass_reinforcements().answers(0, Yes, True)
    assert "plan_04" in contest.hand(0)
    assert contest.discards(1) == ["plan_08"]


def test_the_leader_decides_first_about_a_plan_that_pickled_wants() -> None:
    """R30: both want to use an ability at the same moment."""
    duel = a_duel(
        ["preservationist", "pickled"],
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        destiny=QUIET,
        duel={"plans": [["plan_31"], ["plan_42"]], "revealed": True, "winner": 0},
    )
    duel.answers(0, Yes, True)
    assert "plan_42" in duel.hand(1)
    assert not duel.table.under[1]
    assert not any(prompt.because == "pickled" for prompt in duel.match.waiting())


def test_a_plan_in_the_jar_cannot_be_given_back() -> None:
    """R30: Pickled leads and has taken it away."""
    duel = a_duel(
        ["pickled", "preservationist"],
        phase="cleanup",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        destiny=QUIET,
        duel={"plans": [["plan_31"], ["plan_42"]], "revealed": True, "winner": 1},
    )
    duel.answers(0, Yes, True)
    assert duel.keys(duel.table.under[0]) == ["plan_31"]
    assert not any(prompt.because == "preservationist" for prompt in duel.match.waiting())
