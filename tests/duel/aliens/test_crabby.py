"""Crabby: a trade that nobody asked for."""

from typing import Any

import pytest

from game.core.prompts import Yes
from game.duel.events import CardPassed, CardSetAside, SetAsideTaken
from game.duel.prompts import GiveCard
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

QUIET = {"event": ["spelling_bee"], "refresh": ["overhaul"]}


def at_plans(**words: Any) -> Duels:
    """Crabby is seat 0; plans are about to be chosen for a duel without tactics, each with two ships."""
    return a_duel(
        ["crabby", "lamplighter"],
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        **words,
    )


def test_a_random_card_is_grabbed_and_an_own_one_given() -> None:
    duel = at_plans()
    mine, theirs = duel.table.hands[0].copy(), duel.table.hands[1].copy()
    given = duel.card("plan_04")
    duel.answers(0, Yes, True).answers(0, GiveCard, given)
    (grabbed,) = (event.card for event in duel.happened(CardSetAside))
    assert sorted(duel.table.hands[0]) == sorted([*(card for card in mine if card != given), grabbed])
    assert sorted(duel.table.hands[1]) == sorted([*(card for card in theirs if card != grabbed), given])
    assert duel.table.set_aside == []


def test_the_card_depends_on_luck() -> None:
    grabbed = [at_plans(seed=seed).answers(0, Yes, True).happened(CardSetAside)[0].card for seed in range(12)]
    assert len(set(grabbed)) > 1


def test_the_own_card_is_chosen_before_the_grabbed_one_is_seen() -> None:
    duel = at_plans().answers(0, Yes, True)
    (grabbed,) = duel.table.set_aside
    assert not duel.table.knows(0, grabbed)
    duel.answers(0, GiveCard, duel.card("plan_04"))
    assert duel.table.knows(0, grabbed)
    assert duel.table.knows(1, duel.card("plan_04"))


def test_the_grabbed_card_cannot_be_given_back() -> None:
    duel = at_plans().answers(0, Yes, True)
    (grabbed,) = duel.table.set_aside
    assert duel.asks(0, GiveCard).options(duel.table) == duel.table.hands[0]
    assert duel.refuses(0, GiveCard, grabbed).text == "refuse.not_in_hand"


def test_the_trade_may_be_declined() -> None:
    duel = at_plans().answers(0, Yes, False)
    assert not duel.happened(CardSetAside)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


@pytest.mark.parametrize(
    "hands", [[["plan_04"], ["plan_04", "plan_08"]], [["plan_04", "plan_08"], ["plan_04"]], [[], []]]
)
def test_both_need_two_cards(hands: list[list[str]]) -> None:
    assert at_plans(hands=hands).waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_two_cards_are_enough() -> None:
    hands = [["plan_04", "plan_08"], ["plan_04", "plan_08"]]
    assert at_plans(hands=hands).waiting_for == [(0, "Yes")]


def test_the_opponent_has_no_say() -> None:
    duel = at_plans().answers(0, Yes, True)
    duel.answers(0, GiveCard, duel.card("plan_04"))
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_traded_cards_go_to_the_pile_of_whoever_plays_them() -> None:
    """R19: whatever colour their backs have."""
    hands = [["plan_04", "plan_08"], ["plan_15", "plan_14"]]
    duel = at_plans(hands=hands, destiny=QUIET).answers(0, Yes, True)
    given = duel.card("plan_04")
    duel.answers(0, GiveCard, given)
    (grabbed,) = (event.card for event in duel.happened(SetAsideTaken))
    duel.plan(0, f"{duel.keys([grabbed])[0]}.blue").plan(1, "plan_04.orange")
    assert [list(pile) for pile in duel.table.discards] == [[grabbed], [given]]


def test_contests_have_a_trade_too() -> None:
    contest = a_contest(["crabby", "lamplighter"]).answers(0, Yes, True)
    contest.answers(0, GiveCard, contest.card("plan_04"))
    assert [event.giver for event in contest.happened(CardPassed)] == [0]


def test_every_pass_has_its_trade() -> None:
    """R12: the duel begins again."""
    duel = a_duel(
        ["crabby", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("2 fire"), slip("2 fire")]},
    )
    assert duel.dial(1, 1).waiting_for == [(0, "Yes")]
