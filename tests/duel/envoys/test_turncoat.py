"""Turncoat: a narrow defeat becomes a victory, at the price of the friend."""

import pytest

from game.core.prompts import Yes
from game.core.table import NOBODY
from game.duel.events import EnvoyUsed, ReinforcementTaken, ShipsWithdrawn
from game.duel.prompts import DismissEnvoy
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ally, ally_of, contest_at, duel_at, fight, idle

TURNCOAT = ally("turncoat")
ASKED = (0, "Yes")


def decided(mine: str, theirs: str, *envoys: Spec, **words: object) -> Duels:
    """A contest between these plans is about to be decided."""
    plans = {"plans": [[mine], [theirs]]}
    hands = [["plan_04"], ["plan_04"]]
    return contest_at("winner", *(envoys or [TURNCOAT]), contest=plans, **{"hands": hands, **words})


def test_its_ally_may_win_instead_of_losing_by_four() -> None:
    contest = decided("plan_10", "plan_14").answers(0, Yes, True)
    assert contest.winner == 0
    assert contest.totals == [10, 14]


def test_or_accept_the_defeat() -> None:
    contest = decided("plan_10", "plan_14").answers(0, Yes, False)
    assert contest.winner == 1
    assert not contest.happened(EnvoyUsed)
    assert ally_of(contest, "turncoat") == 0


def test_five_are_too_many() -> None:
    contest = decided("plan_10", "plan_15")
    assert ASKED not in contest.waiting_for
    assert contest.winner == 1


def test_losing_a_tie_counts_as_nothing_below() -> None:
    """R17: the straggler wins ties."""
    assert decided("plan_10", "plan_10").answers(0, Yes, True).winner == 0


def test_a_winner_does_not_change_sides() -> None:
    contest = decided("plan_14", "plan_10")
    assert ASKED not in contest.waiting_for
    assert contest.winner == 0


def test_after_cleanup_it_allies_with_the_opponent_and_stays_face_up() -> None:
    contest = decided("plan_10", "plan_14").answers(0, Yes, True)
    assert ally_of(contest, "turncoat") == 1
    assert contest.envoy("turncoat").face_up


@pytest.mark.parametrize("kept", ["turncoat", "cudgel"])
def test_an_opponent_with_another_ally_keeps_one_of_them(kept: str) -> None:
    """R27: the other one turns neutral."""
    contest = decided("plan_10", "plan_14", TURNCOAT, ally("cudgel", 1)).answers(0, Yes, True)
    other = "cudgel" if kept == "turncoat" else "turncoat"
    contest.answers(1, DismissEnvoy, contest.envoy(other).card)
    assert (ally_of(contest, kept), ally_of(contest, other)) == (1, NOBODY)


def test_in_a_duel_the_loser_withdraws_and_the_prize_goes_to_the_ally() -> None:
    plans = {"plans": [["plan_06"], ["plan_09"]]}
    duel = duel_at("winner", TURNCOAT, duel=plans).answers(0, Yes, True)
    assert [event.seat for event in duel.happened(ReinforcementTaken)] == [0, 0]
    assert duel.happened(ShipsWithdrawn) == [ShipsWithdrawn(1, 2, duel.card("planet_01"))]
    assert ally_of(duel, "turncoat") == 1


def test_total_strength_decides_not_the_plans() -> None:
    plans = {"plans": [["plan_06"], ["plan_06"]]}
    duel = duel_at("winner", TURNCOAT, ships=(2, 3), duel=plans)
    assert ASKED not in duel.waiting_for  # 5 for the ship advantage


def test_an_annihilation_cannot_be_turned() -> None:
    duel = fight("1 shield", "4 fire", TURNCOAT)
    assert duel.winner == 1
    assert ASKED not in duel.waiting_for


def test_a_victory_at_once_cannot_be_turned() -> None:
    """R40: strength was not compared."""
    plans = {"plans": [["plan_20"], ["plan_09"]]}
    contest = contest_at("reveal", TURNCOAT, contest=plans, aliens=["prime", "underdog"])
    assert contest.winner == 1
    assert ASKED not in contest.waiting_for


def test_in_the_limbo_contest_the_difference_counts() -> None:
    """R43: where the lower total wins, its ally loses by being above."""
    assert decided("plan_14", "plan_10", card="limbo").answers(0, Yes, True).winner == 0
    assert decided("plan_15", "plan_10", card="limbo").winner == 1


@pytest.mark.parametrize("envoy", idle("turncoat"))
def test_a_turncoat_face_down_or_neutral_changes_nothing(envoy: Spec) -> None:
    contest = decided("plan_10", "plan_14", envoy)
    assert ASKED not in contest.waiting_for
    assert contest.winner == 1
