"""Quiet Zone: a duel without tactics."""

import pytest

from game.duel.events import TacticSpent
from game.duel.prompts import ChoosePlan
from tests.support.duel.destiny import drawn
from tests.support.duel.duels import a_duel

CARD = "quiet_zone"


def test_only_plans_are_chosen() -> None:
    duel = drawn(CARD).dial(2, 2).plan(0, "plan_08")
    assert duel.waiting_for == [(1, "ChoosePlan")]


def test_the_tactics_step_is_left_out() -> None:
    duel = drawn(CARD, planet_deck=["planet_07"]).dial(2, 1)
    duel.answers(0, ChoosePlan, duel.card("plan_08")).answers(1, ChoosePlan, duel.card("plan_14", 1))
    assert duel.totals == [12, 14]
    assert not duel.happened(TacticSpent)


@pytest.mark.parametrize("card", [CARD, "tactical_blackout"])
def test_nothing_comes_after_a_tactics_step_that_was_left_out(card: str) -> None:
    """R42: Battering Comet does not ram, and the Swarm sends no wave."""
    duel = a_duel(
        ["swarm", "dawdler"],
        card=card,
        phase="check_ships",
        planets=[{"planet": "planet_01", "ships": [2, 2]}],
        envoys=[{"envoy": "battering_comet", "ally": 1, "face_up": True}],
        duel={"plans": [["plan_31"], ["plan_42"]]},
    )
    assert duel.ships("planet_01") == [2, 2]
    assert not {"Yes", "ChooseShips"} & {kind for _, kind in duel.waiting_for}
