"""Intelligent Mineral: names a digit of the opponent's plan."""

from typing import Any

import pytest

from game.duel.moments import StrengthGiven
from game.duel.prompts import ChooseOne
from tests.support.duel.duels import Duels, a_contest, a_duel, slip


def guessed(theirs: str, named: str, opponent: str = "lamplighter") -> Duels:
    """The Mineral is seat 0 with plan 20; it guesses, then both plans are turned up."""
    return before_reveal(theirs, opponent).answers(0, ChooseOne, named)


def before_reveal(theirs: str = "plan_42", opponent: str = "lamplighter", **words: Any) -> Duels:
    return a_duel(
        ["intelligent_mineral", opponent],
        phase="reveal",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        hands=[["pep_talk"], ["loose_change"]],
        duel={"plans": [["plan_20"], theirs.split("+")]},
        **words,
    )


@pytest.mark.parametrize(
    ("theirs", "named"),
    [
        ("plan_42", "digit_4"),
        ("plan_42", "digit_2"),
        ("plan_10", "digit_1"),
        ("plan_m02", "digit_2"),
        ("plan_05", "digit_5"),
        ("drying_up_funding", "digit_1"),
    ],
)
def test_a_digit_of_the_opponents_plan_gives_nine_strength(theirs: str, named: str) -> None:
    duel = guessed(theirs, named)
    assert duel.strength(0) == 29
    assert duel.happened(StrengthGiven) == [StrengthGiven(0, 9, "intelligent_mineral")]


@pytest.mark.parametrize(
    ("theirs", "named"), [("plan_42", "digit_1"), ("plan_10", "digit_2"), ("plan_05", "digit_6")]
)
def test_another_digit_gives_nothing(theirs: str, named: str) -> None:
    assert guessed(theirs, named).strength(0) == 20


def test_the_own_plan_does_not_count() -> None:
    assert guessed("plan_13", "digit_2").strength(0) == 20


def test_the_digit_may_be_left_unnamed() -> None:
    duel = guessed("plan_42", "nothing")
    assert duel.strength(0) == 20
    assert not duel.happened(StrengthGiven)


def test_digits_from_one_to_nine_can_be_named() -> None:
    duel = before_reveal()
    options = duel.asks(0, ChooseOne).options(duel.table)
    assert options == ["nothing", *(f"digit_{digit}" for digit in range(1, 10))]


def test_the_zero_cannot_be_named() -> None:
    assert before_reveal().refuses(0, ChooseOne, "digit_0").text == "refuse.not_a_course"


def test_the_digit_is_named_before_plans_are_revealed() -> None:
    duel = before_reveal()
    assert not duel.table.knows(0, duel.card("plan_42", 1))


def test_the_printed_number_counts() -> None:
    assert guessed("plan_13", "digit_2", opponent="prime").strength(0) == 20
    assert guessed("plan_13", "digit_3", opponent="prime").strength(0) == 29


def test_only_the_main_plan_counts() -> None:
    assert guessed("plan_42+plan_13", "digit_3").strength(0) == 20


def test_a_duel_decided_by_tactics_has_no_guess() -> None:
    """R14: a win in step 6 skips the reveal."""
    duel = a_duel(
        ["intelligent_mineral", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("4 fire"), slip("1 recover")]},
        destiny={"event": ["warp_surge"]},
    )
    assert duel.winner == 0
    assert not any(prompt.because == "intelligent_mineral" for prompt in duel.match.waiting())


def test_contests_have_a_guess_too() -> None:
    contest = a_contest(["intelligent_mineral", "lamplighter"]).plan(0, "plan_08").plan(1, "plan_15")
    contest.answers(0, ChooseOne, "digit_5").pass_reinforcements()
    assert contest.totals == [17, 15]
    assert contest.winner == 0
