"""Pitfall: a snare that snaps at a plan close to its own number."""

from typing import Any

import pytest

from game.core.prompts import NONE
from game.duel import pieces
from game.duel.aliens.pitfall import SpringSnare
from game.duel.events import CardHidden, CardUnhidden, UnderDiscarded
from game.duel.moments import PlanFixed
from game.duel.prompts import ChoosePlan, GiveCard, MayGiveCard
from tests.support.duel.duels import Duels, a_contest, a_duel, slip

QUIET = {"event": ["spelling_bee"], "refresh": ["overhaul"]}


def at_plans(snare: str | None = None, **words: Any) -> Duels:
    """Pitfall is seat 0; plans are about to be chosen for a duel without tactics, each with two ships."""
    return a_duel(
        ["pitfall", "lamplighter"],
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        under=[[snare] if snare else [], []],
        **words,
    )


def revealed(snare: str | None, theirs: str, opponent: str = "lamplighter", **words: Any) -> Duels:
    """Pitfall is seat 0 with plan 20; both plans are turned up. Each hand is a reinforcement."""
    words.setdefault("hands", [["pep_talk"], ["loose_change"]])
    return a_duel(
        ["pitfall", opponent],
        phase="reveal",
        planets=[{"planet": "planet_01", "ships": words.pop("ships", [2, 2])}],
        under=[[snare] if snare else [], []],
        duel={"plans": [["plan_20"], theirs.split("+")], **words.pop("duel", {})},
        **words,
    )


def snare(duel: Duels) -> list[str]:
    return duel.keys(duel.table.under[0])


def test_without_a_snare_a_card_from_hand_becomes_one() -> None:
    duel = at_plans()
    assert duel.waiting_for == [(0, "GiveCard")]
    duel.answers(0, GiveCard, duel.card("plan_14"))
    assert snare(duel) == ["plan_14"]
    assert duel.hand(0) == ["plan_04", "plan_08", "plan_10", "plan_15", "pep_talk"]


def test_the_snare_must_be_set() -> None:
    assert at_plans().refuses(0, GiveCard, NONE).text == "refuse.must_choose"


def test_a_new_snare_is_not_swapped_at_once() -> None:
    duel = at_plans()
    duel.answers(0, GiveCard, duel.card("plan_14"))
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_the_snare_lies_face_down() -> None:
    duel = at_plans()
    card = duel.card("plan_14")
    duel.answers(0, GiveCard, card)
    assert duel.match.view(1).faces[card] == pieces.ORANGE_BACK
    assert duel.match.view(0).faces[card] == pieces.FACE_OF["plan_14.orange"]


def test_a_snare_may_be_swapped_for_a_card_from_hand() -> None:
    duel = at_plans("plan_20")
    duel.answers(0, MayGiveCard, duel.card("plan_14"))
    assert snare(duel) == ["plan_14"]
    assert "plan_20" in duel.hand(0)
    assert "plan_14" not in duel.hand(0)


def test_a_snare_may_stay() -> None:
    duel = at_plans("plan_20").answers(0, MayGiveCard, NONE)
    assert snare(duel) == ["plan_20"]
    assert not duel.happened(CardHidden)
    assert not duel.happened(CardUnhidden)


def test_the_opponent_sets_no_snare() -> None:
    duel = at_plans("plan_20").answers(0, MayGiveCard, NONE)
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]


def test_an_empty_hand_is_filled_to_set_the_snare() -> None:
    """R24: the effect needs a card from hand."""
    duel = at_plans(hands=[[], ["plan_08"]])
    assert len(duel.asks(0, GiveCard).options(duel.table)) == 6
    duel.answers(0, GiveCard, duel.table.hands[0][0])
    assert len(duel.asks(0, ChoosePlan).options(duel.table)) == 5


def test_the_last_card_becomes_the_snare_and_the_hand_is_filled_for_the_plan() -> None:
    """R24: the plan needs a card from hand."""
    duel = at_plans(hands=[["plan_14"], ["plan_08"]])
    assert snare(duel) == ["plan_14"]
    assert len(duel.asks(0, ChoosePlan).options(duel.table)) == 6


def test_an_empty_hand_cannot_swap() -> None:
    """R24: an optional swap does not make one draw; the plan does."""
    duel = at_plans("plan_20", hands=[[], ["plan_08"]])
    assert (0, "ChoosePlan") in duel.waiting_for
    assert snare(duel) == ["plan_20"]


def test_the_snare_does_not_count_for_the_hand_limit() -> None:
    """R23: six cards and a snare are not too many."""
    hand = ["plan_04", "plan_08", "plan_10", "plan_14", "plan_15", "plan_01"]
    duel = a_duel(
        ["pitfall", "lamplighter"],
        phase="cleanup",
        hands=[hand, ["plan_04"]],
        under=[["plan_20"], []],
        duel={"plans": [["plan_31"], ["plan_42"]], "revealed": True, "winner": 1},
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        destiny=QUIET,
    )
    assert (0, "DiscardCard") not in duel.waiting_for
    assert snare(duel) == ["plan_20"]


@pytest.mark.parametrize("theirs", ["plan_06", "plan_07", "plan_08", "plan_09", "plan_10"])
def test_a_snare_within_two_makes_the_opponents_plan_count_nothing(theirs: str) -> None:
    duel = revealed("plan_08", theirs).answers(0, SpringSnare, True)
    assert (duel.strength(0), duel.strength(1)) == (20, 0)
    assert duel.discards(0) == ["plan_08"]
    assert snare(duel) == []


@pytest.mark.parametrize("theirs", ["plan_05", "plan_11"])
def test_a_snare_three_away_does_not_reach(theirs: str) -> None:
    refusal = revealed("plan_08", theirs).refuses(0, SpringSnare, True)
    assert refusal.text == "refuse.snare_out_of_reach"


def test_the_snare_may_stay_hidden() -> None:
    duel = revealed("plan_08", "plan_09").answers(0, SpringSnare, False)
    assert duel.strength(1) == 9
    assert snare(duel) == ["plan_08"]
    assert not duel.table.knows(1, duel.card("plan_08"))


def test_being_asked_tells_nothing_about_the_snare() -> None:
    """The question comes whether the snare reaches or not."""
    near, far = revealed("plan_08", "plan_09"), revealed("plan_08", "plan_31")
    assert near.waiting_for == far.waiting_for == [(0, "SpringSnare")]
    assert far.asks(0, SpringSnare).options(far.table) == [False]
    assert [handle.answer for handle in far.asks(0, SpringSnare).handles(far.table)] == [False]
    assert [handle.answer for handle in near.asks(0, SpringSnare).handles(near.table)] == [False, True]


def test_without_a_snare_nothing_snaps() -> None:
    assert revealed(None, "plan_09").waiting_for == [(0, "PlayReinforcement")]


def test_a_reinforcement_may_be_the_snare() -> None:
    """R5: with its printed number."""
    duel = at_plans()
    duel.answers(0, GiveCard, duel.card("pep_talk"))
    duel.plan(0, "plan_10").plan(1, "plan_04").answers(0, SpringSnare, True)
    assert duel.happened(PlanFixed) == [PlanFixed(1, 0, "pitfall")]
    assert duel.discards(0)[:1] == ["pep_talk"]


def test_printed_values_are_compared() -> None:
    assert revealed("plan_14", "plan_13", "prime").answers(0, SpringSnare, True).strength(1) == 0
    doubled = revealed("plan_23", "plan_11", "prime")
    assert doubled.strength(1) == 22
    assert doubled.asks(0, SpringSnare).options(doubled.table) == [False]


def test_a_plan_from_the_jar_counts_nothing_either() -> None:
    duel = revealed("plan_08", "plan_09", "pickled", duel={"jarred": [False, True]})
    assert duel.strength(1) == 13
    assert duel.answers(0, SpringSnare, True).strength(1) == 0


def test_a_second_plan_and_the_ship_advantage_still_count() -> None:
    duel = revealed("plan_08", "plan_09+plan_10", ships=[2, 3]).answers(0, SpringSnare, True)
    assert duel.strength(1) == 0 + 10 + 4


def test_a_sprung_snare_is_set_anew_the_next_time() -> None:
    contest = a_contest(["pitfall", "lamplighter"], card="spelling_bee", under=[["plan_09"], []])
    contest.answers(0, MayGiveCard, NONE).plan(0, "plan_04").plan(1, "plan_08")
    contest.answers(0, SpringSnare, True)
    assert contest.discards(0) == ["plan_09"]
    assert contest.strength(1) == 0
    contest = a_contest(["pitfall", "lamplighter"], discards=[["plan_09"], []])
    assert contest.waiting_for == [(0, "GiveCard")]


def annihilated(ships: list[int]) -> Duels:
    """Both fire 4 before plans are revealed; Pitfall has a snare that would fit."""
    duel = a_duel(
        ["pitfall", "lamplighter"],
        card="gold_rush_moon",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": ships}],
        under=[["plan_09"], []],
        duel={"plans": [["plan_31"], ["plan_10"]], "tactics": [slip("4 fire"), slip("4 fire")]},
        destiny=QUIET,
        hands=[["plan_04", "plan_08"], ["plan_04", "plan_08"]],
    )
    assert not duel.happened(UnderDiscarded)
    return duel


def test_plans_that_are_never_revealed_spring_no_snare() -> None:
    """R14: a win in step 6 skips the reveal."""
    assert (0, "SpringSnare") not in annihilated([5, 4]).waiting_for


def test_every_pass_lets_the_snare_be_swapped() -> None:
    """R12: the snare stays, the duel begins again."""
    duel = annihilated([4, 4]).dial(2, 2)
    assert snare(duel) == ["plan_09"]
    assert duel.waiting_for == [(0, "MayGiveCard")]


def test_a_snare_set_in_this_pass_may_be_swapped_in_the_next() -> None:
    """R12: what was noted in the earlier pass is gone."""
    duel = a_duel(
        ["pitfall", "lamplighter"],
        card="gold_rush_moon",
        phase="plans",
        planets=[{"planet": "planet_01", "ships": [1, 1]}],
    )
    duel.answers(0, GiveCard, duel.card("plan_14"))
    duel.plan(0, "plan_04", "2 fire").plan(1, "plan_04", "2 fire").dial(2, 2)
    assert duel.waiting_for == [(0, "MayGiveCard")]
