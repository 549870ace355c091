"""Bookmaker: a bet on the opponent's plan."""

import pytest

from game.duel.events import ReinforcementTaken
from game.duel.moments import mark
from game.duel.prompts import ChooseOne
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ALL_REINFORCEMENTS, ally, contest_at, duel_at, fight, idle

BOOKMAKER = ally("bookmaker")
ASKED = (0, "ChooseOne")


def laid(theirs: list[str], *envoys: Spec, **words: object) -> Duels:
    """A contest in which plans are chosen and about to be revealed."""
    plans = {"plans": [["plan_01"], theirs]}
    return contest_at("reveal", *(envoys or [BOOKMAKER]), contest=plans, **words)


def taken(duel: Duels) -> list[int]:
    """Who has taken reinforcements."""
    return [event.seat for event in duel.happened(ReinforcementTaken)]


@pytest.mark.parametrize(
    ("plan", "bet"),
    [
        ("plan_m02", "low"),
        ("plan_09", "low"),
        ("plan_11", "middle"),
        ("plan_13", "middle"),
        ("plan_20", "high"),
        ("plan_42", "high"),
    ],
)
def test_the_right_bet_takes_a_reinforcement(plan: str, bet: str) -> None:
    for choice in ("low", "middle", "high"):
        contest = laid([plan]).answers(0, ChooseOne, choice)
        assert taken(contest) == ([0] if choice == bet else [])


def test_ten_is_where_the_middle_begins() -> None:
    hands = [["plan_04"], ["plan_04"]]
    assert taken(laid(["plan_10"], hands=hands).answers(0, ChooseOne, "middle")) == [0]
    assert taken(laid(["plan_10"], hands=hands).answers(0, ChooseOne, "low")) == []


def test_without_a_bet_there_is_nothing_to_win() -> None:
    contest = laid(["plan_42"]).answers(0, ChooseOne, "nothing")
    assert taken(contest) == []
    assert mark(contest.table, "bookmaker") is None


def test_the_bet_is_placed_before_plans_are_revealed() -> None:
    contest = laid(["plan_42"])
    assert contest.waiting_for == [ASKED]
    assert not contest.table.duel.revealed


def test_the_bet_is_public() -> None:
    contest = laid(["plan_42"]).answers(0, ChooseOne, "low")
    assert mark(contest.match.view(1), "bookmaker") == 0


def test_the_reinforcement_may_be_played_at_once() -> None:
    contest = laid(["plan_20"], reinforcements=["mega_support"]).answers(0, ChooseOne, "high")
    contest.reinforce(0, "mega_support", 0)
    assert contest.strength(0) == 1 + 12


def test_it_works_in_duels_too() -> None:
    duel = duel_at("reveal", BOOKMAKER, duel={"plans": [["plan_01"], ["plan_20"]]})
    assert taken(duel.answers(0, ChooseOne, "high")) == [0]


def test_the_printed_value_counts() -> None:
    """The Prime's 7 counts 14, but 7 is printed on it."""
    contest = laid(["plan_07"], aliens=["lamplighter", "prime"])
    assert taken(contest.answers(0, ChooseOne, "low")) == [0]


def test_of_two_plans_the_main_plan_counts() -> None:
    assert taken(laid(["plan_06", "plan_42"]).answers(0, ChooseOne, "low")) == [0]


def test_a_reinforcement_as_plan_counts_its_printed_number() -> None:
    """R5."""
    assert taken(laid(["mega_support"]).answers(0, ChooseOne, "middle")) == [0]


def test_with_no_reinforcement_left_there_is_no_bet() -> None:
    """R21: taking would have no effect."""
    assert ASKED not in laid(["plan_20"], hands=[ALL_REINFORCEMENTS, ["plan_04"]]).waiting_for


def test_no_bets_are_placed_on_plans_that_are_never_revealed() -> None:
    duel = fight("4 fire", "1 shield", BOOKMAKER)
    assert duel.winner == 0
    assert ASKED not in duel.waiting_for


def test_only_its_own_ally_bets() -> None:
    assert laid(["plan_20"], ally("bookmaker", 1)).waiting_for == [(1, "ChooseOne")]


@pytest.mark.parametrize("envoy", idle("bookmaker"))
def test_a_bookmaker_face_down_or_neutral_takes_no_bets(envoy: Spec) -> None:
    assert ASKED not in laid(["plan_20"], envoy).waiting_for
