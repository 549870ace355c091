"""Echo Chamber: for a card from hand its plan repeats the opponent's, almost."""

from typing import Any

import pytest

from game.core.prompts import NONE
from game.duel.events import CardDiscarded, CardDrawn
from game.duel.moments import PlanFixed, PlansRevealed, WinnerFound
from game.duel.prompts import MayDiscardCard
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

NEXT = {"event": ["talent_show"], "discovery": ["abandoned_spaceport"]}


def at_the_reveal(mine: list[str], theirs: list[str], **words: Any) -> Duels:
    """A contest; the Echo Chamber is seat 0 with two plans left in hand."""
    spec: dict[str, Any] = {"hands": [["plan_04", "plan_08"], ["plan_04", "plan_08"]], **words}
    return a_contest(
        ["echo_chamber", "prime"],
        card="spelling_bee",
        phase="reveal",
        contest={"plans": [mine, theirs]},
        destiny=NEXT,
        **spec,
    )


def echo(contest: Duels) -> Duels:
    return contest.answers(0, MayDiscardCard, contest.card("plan_04"))


def test_after_plans_are_revealed_the_echo_chamber_may_discard_a_card() -> None:
    contest = at_the_reveal(["plan_06"], ["plan_20"])
    assert contest.happened(PlansRevealed)
    assert contest.waiting_for == [(0, "MayDiscardCard")]
    assert contest.asks(0, MayDiscardCard).because == "echo_chamber"


def test_the_plan_is_then_worth_one_less_than_the_opponents() -> None:
    assert echo(at_the_reveal(["plan_06"], ["plan_20"])).totals == [19, 20]


def test_the_printed_value_is_repeated() -> None:
    """The Prime's 23 counts 46, but 23 is printed on it."""
    assert echo(at_the_reveal(["plan_06"], ["plan_23"])).totals == [22, 46]


def test_the_echo_of_a_low_plan_may_be_a_loss() -> None:
    assert echo(at_the_reveal(["plan_06"], ["plan_m02"])).totals == [-3, -2]


def test_a_reinforcement_as_plan_is_repeated_by_its_number() -> None:
    """R5: its printed number is its value."""
    assert echo(at_the_reveal(["plan_06"], ["mega_support"])).totals == [11, 12]


def test_the_echo_may_be_declined() -> None:
    contest = at_the_reveal(["plan_06"], ["plan_20"]).answers(0, MayDiscardCard, NONE)
    assert contest.totals == [6, 20]
    assert not contest.happened(CardDiscarded)


def test_the_discarded_card_goes_to_the_own_pile_and_the_plan_follows_at_cleanup() -> None:
    contest = echo(at_the_reveal(["plan_06"], ["plan_20"]))
    assert contest.discards(0) == ["plan_04", "plan_06"]
    assert contest.discards(1) == ["plan_20"]


def test_with_an_empty_hand_nothing_is_asked_and_nothing_drawn() -> None:
    """R24: paying an optional cost does not fill an empty hand."""
    contest = at_the_reveal(["plan_06"], ["plan_20"], hands=[[], ["plan_04"]])
    assert contest.totals == [6, 20]
    before = contest.log[: contest.log.index(contest.happened(WinnerFound)[0])]
    assert not any(isinstance(event, CardDrawn) for event in before)


def test_a_card_that_is_not_in_hand_cannot_be_discarded() -> None:
    contest = at_the_reveal(["plan_06"], ["plan_20"])
    refusal = contest.refuses(0, MayDiscardCard, contest.card("plan_06"))
    assert refusal.text == "refuse.not_in_hand"


def test_the_echo_comes_before_reinforcements() -> None:
    contest = at_the_reveal(["plan_06"], ["plan_20"], hands=[["plan_04", "pep_talk"], ["plan_04"]])
    assert contest.waiting_for == [(0, "MayDiscardCard")]
    echo(contest).reinforce(0, "pep_talk", on=0)
    assert contest.totals == [23, 20]


def test_the_opponent_of_the_echo_chamber_is_not_asked() -> None:
    contest = echo(at_the_reveal(["plan_06"], ["plan_20"]))
    assert [event.seat for event in contest.happened(PlanFixed)] == [0]


def test_only_the_main_plan_is_repeated_and_replaced() -> None:
    """A second plan of the own adds to the echo, one of the opponent is not repeated."""
    contest = echo(at_the_reveal(["plan_06", "plan_10"], ["plan_20", "plan_14"]))
    assert contest.totals == [29, 34]


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_echo_is_heard_in_duels_too(straggler: int) -> None:
    duel = a_duel(
        ["echo_chamber", "prime"],
        card="gold_rush_moon",
        phase="reveal",
        straggler=straggler,
        hands=[["plan_04"], ["plan_04"]],
        planets=[{"planet": "planet_01", "ships": [2, 1]}],
        duel={"plans": [["plan_06"], ["plan_20"]]},
        destiny=NEXT,
    )
    assert echo(duel).totals == [24, 20]


def test_there_is_no_echo_when_plans_are_not_revealed() -> None:
    """R14: annihilation leaves them face down."""
    duel = a_duel(
        ["echo_chamber", "prime"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [1, 2]}],
        duel={"plans": [["plan_06"], ["plan_20"]], "tactics": [slip("1 shield"), slip("4 fire")]},
        destiny=NEXT,
    )
    assert duel.winner == 1
    assert (0, "MayDiscardCard") not in duel.waiting_for


def test_an_underdog_that_wins_at_once_leaves_no_time_for_an_echo() -> None:
    """R40: an automatic win ends the contest."""
    contest = a_contest(
        ["echo_chamber", "underdog"],
        card="spelling_bee",
        phase="reveal",
        hands=[["plan_04", "plan_08"], ["plan_04", "plan_08"]],
        contest={"plans": [["plan_20"], ["plan_06"]]},
        destiny=NEXT,
    )
    assert contest.winner == 1
    assert not contest.happened(PlanFixed)
