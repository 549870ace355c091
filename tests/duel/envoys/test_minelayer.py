"""Minelayer: a large fleet loses a ship before tactics are revealed."""

import pytest

from game.duel.events import ShipsDestroyed, SlipOpened
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ally, contest_at, duel_at, idle, position

MINELAYER = ally("minelayer")


def chosen(*envoys: Spec, ships: tuple[int, int] = (2, 3), **words: object) -> Duels:
    """Both have chosen; tactics destroy nothing."""
    duel = duel_at("plans", *(envoys or [MINELAYER]), ships=ships, **words)
    return duel.plan(0, "plan_04", "4 shield").plan(1, "plan_04", "4 shield")


def test_an_opponent_with_three_ships_destroys_one_of_them() -> None:
    duel = chosen()
    assert duel.happened(ShipsDestroyed) == [ShipsDestroyed(1, 1, duel.card("planet_01"), by=0)]
    assert duel.ships("planet_01") == [2, 2]


def test_it_happens_before_tactics_are_revealed() -> None:
    duel = chosen()
    assert position(duel, ShipsDestroyed) < position(duel, SlipOpened)


def test_only_one_ship_of_a_very_large_fleet_is_destroyed() -> None:
    assert chosen(ships=(2, 7)).ships("planet_01") == [2, 6]


def test_two_ships_pass_safely() -> None:
    assert chosen(ships=(2, 2)).ships("planet_01") == [2, 2]


def test_its_own_ally_steps_on_no_mine() -> None:
    assert chosen(ships=(4, 2)).ships("planet_01") == [4, 2]


def test_mines_need_no_tactics() -> None:
    duel = duel_at("plans", MINELAYER, ships=(2, 3), card="quiet_zone")
    duel.plan(0, "plan_04").plan(1, "plan_04")
    assert duel.ships("planet_01") == [2, 2]


def test_every_pass_of_a_restarted_duel_has_its_mine() -> None:
    duel = duel_at("plans", MINELAYER, ships=(2, 3))
    duel.plan(0, "plan_04", "4 fire").plan(1, "plan_04", "4 fire").dial(2, 3)
    duel.plan(0, "plan_08", "4 shield").plan(1, "plan_08", "4 shield")
    assert [event.fire for event in duel.happened(ShipsDestroyed)] == [False, True, True, False]


def test_ships_of_a_late_dial_step_on_mines_too() -> None:
    duel = duel_at("dials", MINELAYER, ships=(0, 0), aliens=["prime", "unsightly"]).dial(2, 3)
    duel.plan(0, "plan_04", "4 shield").plan(1, "plan_04", "4 shield")
    assert duel.ships("planet_01") == [2, 2]


def test_contests_have_no_mines() -> None:
    contest = contest_at("plans", MINELAYER).plan(0, "plan_04").plan(1, "plan_08")
    assert not contest.happened(ShipsDestroyed)


@pytest.mark.parametrize("envoy", idle("minelayer"))
def test_a_minelayer_face_down_or_neutral_lays_no_mines(envoy: Spec) -> None:
    assert chosen(envoy).ships("planet_01") == [2, 3]
