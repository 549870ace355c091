"""Pen Pal: a card after every contest and duel."""

import pytest

from game.duel.events import CardDrawn
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ALL_PLANS, ally, cleanup, contest_at, fight, idle

PAL = ally("pen_pal")


def drawn(duel: Duels) -> list[int]:
    """Who has drawn cards."""
    return [event.seat for event in duel.happened(CardDrawn)]


@pytest.mark.parametrize("winner", [0, 1])
def test_after_every_duel_its_ally_draws_a_card(winner: int) -> None:
    assert drawn(cleanup(winner, PAL)) == [0]


@pytest.mark.parametrize("winner", [0, 1])
def test_and_after_every_contest(winner: int) -> None:
    assert drawn(contest_at("cleanup", PAL, contest={"winner": winner})) == [0]


def test_also_after_a_duel_without_a_winner() -> None:
    assert drawn(cleanup(-1, PAL, ships=(0, 0))) == [0]


def test_the_letter_comes_after_cleanup() -> None:
    """R25: with nothing else left, the plan that was just discarded is drawn again."""
    hand = [plan for plan in ALL_PLANS if plan != "plan_01"]
    duel = cleanup(0, PAL, hands=[hand, ["plan_04"]])
    assert "plan_01" in duel.hand(0)


def test_a_restart_is_no_cleanup() -> None:
    duel = fight("4 fire", "4 fire", PAL)
    assert duel.waiting_for == [(0, "SetDial"), (1, "SetDial")]
    assert drawn(duel) == []


@pytest.mark.parametrize("envoy", idle("pen_pal"))
def test_a_pen_pal_face_down_or_neutral_does_not_write(envoy: Spec) -> None:
    assert drawn(cleanup(0, envoy)) == []
