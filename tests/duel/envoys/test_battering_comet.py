"""Battering Comet: a ship for a ship, after tactics."""

import pytest

from game.core.prompts import Yes
from game.duel.events import ShipsDestroyed
from game.duel.moments import PlansRevealed
from tests.support.duel.duels import Spec
from tests.support.duel.envoys import ally, contest_at, fight, idle

COMET = ally("battering_comet")
ASKED = (0, "Yes")
RESTARTED = [(0, "SetDial"), (1, "SetDial")]


def test_its_ally_may_destroy_an_own_ship_then_the_opponent_destroys_one() -> None:
    duel = fight("4 shield", "4 shield", COMET, ships=(2, 3))
    duel.answers(0, Yes, True)
    planet = duel.card("planet_01")
    assert duel.happened(ShipsDestroyed) == [
        ShipsDestroyed(0, 1, planet, by=0),
        ShipsDestroyed(1, 1, planet, by=0),
    ]


def test_ramming_may_be_declined() -> None:
    duel = fight("4 shield", "4 shield", COMET).answers(0, Yes, False)
    assert not duel.happened(ShipsDestroyed)


def test_ramming_comes_after_fire_and_before_ships_are_checked() -> None:
    duel = fight("1 fire", "1 recover", COMET, ships=(3, 2))
    assert duel.ships("planet_01") == [3, 1]
    duel.answers(0, Yes, True)
    assert (duel.winner, duel.totals) == (0, [])
    assert not duel.happened(PlansRevealed)


def test_ramming_with_the_last_ship_against_the_last_ship_begins_the_duel_again() -> None:
    duel = fight("4 shield", "4 shield", COMET, ships=(1, 1)).answers(0, Yes, True)
    assert duel.waiting_for == RESTARTED


def test_ramming_with_the_last_ship_may_lose_the_duel() -> None:
    duel = fight("4 shield", "4 shield", COMET, ships=(1, 2)).answers(0, Yes, True)
    assert duel.winner == 1


def test_the_last_ship_may_ram_the_void() -> None:
    duel = fight("4 fire", "1 shield", COMET, ships=(1, 2)).answers(0, Yes, True)
    assert duel.waiting_for == RESTARTED


def test_without_a_ship_there_is_nothing_to_ram_with() -> None:
    duel = fight("1 recover", "4 fire", COMET, ships=(2, 2))
    assert ASKED not in duel.waiting_for
    assert duel.winner == 1


def test_the_opponent_is_not_asked() -> None:
    assert fight("4 shield", "4 shield", COMET).waiting_for == [ASKED]


def test_ramming_is_possible_once_in_every_pass() -> None:
    duel = fight("4 shield", "4 shield", COMET, ships=(1, 1)).answers(0, Yes, True).dial(2, 2)
    duel.plan(0, "plan_04", "2 shield").plan(1, "plan_08", "2 shield")
    assert duel.waiting_for == [ASKED]
    assert ASKED not in duel.answers(0, Yes, True).waiting_for


def test_contests_have_nothing_to_ram() -> None:
    contest = contest_at("plans", COMET).plan(0, "plan_04").plan(1, "plan_08")
    assert ASKED not in contest.waiting_for


@pytest.mark.parametrize("envoy", idle("battering_comet"))
def test_a_comet_face_down_or_neutral_rams_nobody(envoy: Spec) -> None:
    assert ASKED not in fight("4 shield", "4 shield", envoy).waiting_for
