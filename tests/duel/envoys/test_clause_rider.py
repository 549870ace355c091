"""Clause Rider: no reinforcements from the other side."""

import pytest

from game.core.prompts import NONE
from game.duel.prompts import PlayReinforcement
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ally, contest_at, duel_at, idle

RIDER = ally("clause_rider")
PLANS = {"plans": [["plan_01"], ["plan_20"]]}


def their_turn(*envoys: Spec, **words: object) -> Duels:
    """Seat 0 has passed; seat 1 may play a reinforcement."""
    contest = contest_at("reinforcements", *(envoys or [RIDER]), contest={**PLANS, **words})
    return contest.answers(0, PlayReinforcement, (NONE, NONE))


def test_the_opponent_cannot_play_reinforcements_on_its_ally() -> None:
    contest = their_turn()
    refusal = contest.refuses(1, PlayReinforcement, (contest.card("loose_change"), 0))
    assert refusal.text == "refuse.barred"


def test_the_opponent_can_play_them_on_the_own_side() -> None:
    assert their_turn().reinforce(1, "loose_change", 1).strength(1) == 20 + 3


def test_its_ally_plays_on_both_as_usual() -> None:
    contest = contest_at("reinforcements", RIDER, contest=PLANS)
    card = contest.card("pep_talk")
    assert contest.asks(0, PlayReinforcement).options(contest.table)[1:] == [(card, 0), (card, 1)]


def test_it_objects_in_duels_too() -> None:
    duel = duel_at("reinforcements", RIDER, duel=PLANS).answers(0, PlayReinforcement, (NONE, NONE))
    assert duel.refuses(1, PlayReinforcement, (duel.card("loose_change"), 0)).text == "refuse.barred"


def test_reinforcements_that_already_lie_there_stay() -> None:
    contest = their_turn(reinforcements=[{"card": "traitor", "by": 1, "on": 0}])
    assert contest.strength(0) == 1 - 7


@pytest.mark.parametrize("envoy", idle("clause_rider"))
def test_a_clause_rider_face_down_or_neutral_objects_to_nothing(envoy: Spec) -> None:
    assert their_turn(envoy).reinforce(1, "loose_change", 0).strength(0) == 1 + 3
