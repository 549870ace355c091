"""Politician: promises a tactic, and may be called a liar."""

from typing import Any

import pytest

from game.core.prompts import Yes
from game.duel.events import CardDrawn
from game.duel.moments import StrengthGiven
from game.duel.prompts import ChooseOne
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

ALL = [f"tactic_{number}" for number in range(1, 6)]


def at_tactics(mine: str | None = "1 shield", theirs: str | None = "1 recover", **words: Any) -> Duels:
    """The Politician is seat 0 with plan 31; tactics are about to be revealed."""
    return a_duel(
        ["politician", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": words.pop("ships", [2, 2])}],
        duel={
            "plans": [["plan_31"], ["plan_42"]],
            "tactics": [mine and slip(mine), theirs and slip(theirs)],
        },
        **words,
    )


def promised(symbol: str, challenged: bool, **words: Any) -> Duels:
    return at_tactics(**words).answers(0, ChooseOne, symbol).answers(1, Yes, challenged)


def test_one_of_three_symbols_is_announced() -> None:
    duel = at_tactics()
    assert duel.waiting_for == [(0, "ChooseOne")]
    assert duel.asks(0, ChooseOne).options(duel.table) == ["fire", "shield", "recover"]


def test_the_opponent_may_call_the_politician_a_liar() -> None:
    duel = at_tactics().answers(0, ChooseOne, "fire")
    assert duel.waiting_for == [(1, "Yes")]
    assert duel.asks(1, Yes).question == "ask.politician.liar"


@pytest.mark.parametrize("symbol", ["fire", "recover"])
def test_a_lie_that_is_believed_gives_six_strength(symbol: str) -> None:
    duel = promised(symbol, challenged=False)
    assert (duel.strength(0), duel.strength(1)) == (37, 42)
    assert not duel.happened(CardDrawn)


@pytest.mark.parametrize("symbol", ["fire", "recover"])
def test_a_lie_found_out_gives_the_opponent_a_card(symbol: str) -> None:
    duel = promised(symbol, challenged=True)
    assert duel.strength(0) == 31
    assert [event.seat for event in duel.happened(CardDrawn)] == [1]


def test_the_truth_doubted_gives_eight_strength() -> None:
    duel = promised("shield", challenged=True)
    assert (duel.strength(0), duel.strength(1)) == (39, 42)
    assert not duel.happened(CardDrawn)


def test_the_truth_believed_gives_nothing() -> None:
    duel = promised("shield", challenged=False)
    assert duel.strength(0) == 31
    assert not duel.happened(CardDrawn)


@pytest.mark.parametrize(
    ("tactic", "symbol"), [("1 fire", "fire"), ("4 shield", "shield"), ("2 recover", "recover")]
)
def test_only_the_symbol_of_the_half_that_works_counts(tactic: str, symbol: str) -> None:
    assert promised(symbol, challenged=True, mine=tactic, ships=[2, 3]).strength(0) >= 39
    assert promised(symbol, challenged=False, mine=tactic, ships=[2, 3]).strength(0) <= 36


def test_the_other_half_of_the_tactic_is_a_lie() -> None:
    assert promised("fire", challenged=False, mine="1 shield").strength(0) == 37


def test_the_strength_is_part_of_the_total() -> None:
    duel = promised("shield", challenged=True).pass_reinforcements()
    assert duel.totals == [39, 42]


def test_without_a_tactic_there_is_no_announcement() -> None:
    """R6: none was ready, so only a plan was chosen."""
    duel = at_tactics(mine=None, spent=[ALL, []])
    assert duel.waiting_for == [(0, "PlayReinforcement")]


def test_an_opponent_without_a_tactic_may_doubt_all_the_same() -> None:
    """R6: the promise is the Politician's."""
    assert promised("shield", challenged=True, theirs=None, spent=[[], ALL]).strength(0) == 39


def test_every_pass_has_its_promise_and_loses_the_bonus_of_the_last() -> None:
    """R12: strength bonuses of the earlier pass are gone."""
    duel = promised("shield", challenged=False, mine="2 fire", theirs="2 fire", ships=[1, 1])
    assert duel.happened(StrengthGiven) == [StrengthGiven(0, 6, "politician")]
    duel.dial(2, 2).plan(0, "plan_10", "1 shield").plan(1, "plan_10", "1 recover")
    duel.answers(0, ChooseOne, "shield").answers(1, Yes, False)
    assert duel.strength(0) == 10


def test_a_challenge_of_the_last_pass_does_not_count_in_this_one() -> None:
    """R12: neither does what was announced."""
    duel = promised("shield", challenged=True, mine="2 fire", theirs="2 fire", ships=[1, 1])
    duel.dial(2, 2).plan(0, "plan_10", "1 shield").plan(1, "plan_10", "1 recover")
    duel.answers(0, ChooseOne, "fire").answers(1, Yes, False)
    assert duel.strength(0) == 16


def test_no_promises_where_there_are_no_tactics() -> None:
    duel = a_duel(
        ["politician", "lamplighter"],
        card="quiet_zone",
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
    )
    duel.plan(0, "plan_04").plan(1, "plan_08")
    assert duel.waiting_for == [(0, "PlayReinforcement")]


def test_no_promises_in_contests() -> None:
    contest = a_contest(["politician", "lamplighter"]).plan(0, "plan_04").plan(1, "plan_08")
    assert contest.waiting_for == [(0, "PlayReinforcement")]
