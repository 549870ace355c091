"""Megaphone: louder in contests."""

import pytest

from tests.support.duel.duels import Spec
from tests.support.duel.envoys import ally, contest_at, duel_at, idle

MEGAPHONE = ally("megaphone")
PLANS = {"plans": [["plan_01"], ["plan_06"]]}


def test_its_ally_has_six_strength_more_in_a_contest() -> None:
    contest = contest_at("reveal", MEGAPHONE, contest=PLANS).pass_reinforcements()
    assert contest.totals == [1 + 6, 6]
    assert contest.winner == 0


def test_in_a_duel_nobody_listens() -> None:
    duel = duel_at("reveal", MEGAPHONE, duel=PLANS).pass_reinforcements()
    assert duel.totals == [1, 6]


@pytest.mark.parametrize("envoy", idle("megaphone"))
def test_a_megaphone_face_down_or_neutral_is_silent(envoy: Spec) -> None:
    assert contest_at("reveal", envoy, contest=PLANS).pass_reinforcements().totals == [1, 6]
