"""Prime: a plan with a prime number counts double."""

from typing import Any

import pytest

from game.core.prompts import Yes
from game.duel.prompts import MayTakeCard
from tests.support.duel.duels import Duels, a_contest, a_duel


def revealed(plan: str, theirs: str = "plan_14", ships: tuple[int, int] = (2, 2), **words: Any) -> Duels:
    """Prime is seat 0; both plans are turned up. Each hand is a reinforcement, the advantage is 4."""
    words.setdefault("hands", [["pep_talk"], ["borrowed_fleet"]])
    return a_duel(
        ["prime", "lamplighter"],
        phase="reveal",
        planets=[{"planet": "planet_01", "ships": list(ships)}],
        duel={"plans": [plan.split("+"), [theirs]]},
        **words,
    )


@pytest.mark.parametrize("number", [5, 7, 11, 13, 23, 31])
def test_a_prime_number_counts_double(number: int) -> None:
    assert revealed(f"plan_{number:02}").strength(0) == 2 * number


@pytest.mark.parametrize("number", [1, 4, 6, 8, 9, 10, 14, 15, 20, 42])
def test_other_numbers_count_once(number: int) -> None:
    assert revealed(f"plan_{number:02}").strength(0) == number


def test_a_negative_number_is_not_prime() -> None:
    assert revealed("plan_m02").strength(0) == -2


def test_the_opponents_primes_count_once() -> None:
    assert revealed("plan_20", "plan_13").strength(1) == 13


def test_a_reinforcement_as_plan_is_tested_by_its_printed_number() -> None:
    """R5: a reinforcement used as plan has its printed number as value."""
    assert revealed("loose_change").strength(0) == 6
    assert revealed("odd_job_a").strength(0) == 10
    assert revealed("traitor").strength(0) == -7


def test_only_the_plan_is_doubled_not_the_ship_advantage() -> None:
    assert revealed("plan_13", ships=(3, 2)).strength(0) == 26 + 4


def test_a_doubled_plan_is_even() -> None:
    """R20: the +10 for an even strength counts in full beside a prime."""
    duel = revealed("plan_13", hands=[["even_keel_a", "odd_job_a", "pep_talk"], []])
    assert duel.reinforce(0, "even_keel_a", on=0).strength(0) == 36
    assert duel.reinforce(0, "odd_job_a", on=0).strength(0) == 38


def test_a_second_plan_is_not_doubled() -> None:
    assert revealed("plan_13+plan_07").strength(0) == 26 + 7


def test_a_plan_that_replaces_another_is_tested_itself() -> None:
    envoys = [{"envoy": "chosen", "ally": 0, "face_up": True}]
    duel = revealed("plan_13", envoys=envoys, decks=[["plan_20", "plan_07"], []])
    duel.answers(0, Yes, True).answers(0, MayTakeCard, duel.card("plan_07"))
    assert duel.strength(0) == 14


def test_the_number_is_doubled_in_contests_too() -> None:
    hands = [["plan_11", "plan_04"], ["plan_20", "plan_23"]]
    contest = a_contest(["prime", "lamplighter"], hands=hands).plan(0, "plan_11").plan(1, "plan_20")
    assert contest.totals == [22, 20]
    assert contest.winner == 0
