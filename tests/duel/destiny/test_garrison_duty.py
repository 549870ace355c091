"""Garrison Duty: the garrison gets no ships, but strength."""

from game.core.table import NOBODY
from game.duel.moments import WinnerFound
from game.duel.prompts import SetDial
from tests.support.duel.destiny import (
    compared,
    drawn,
    gains,
    world,
)

CARD = "garrison_duty"


def test_a_player_who_controls_the_planet_cannot_send_ships() -> None:
    assert drawn(CARD, planets=[world("planet_09", [2, 0])]).waiting_for == [(1, "SetDial")]
    assert drawn(CARD, planets=[world("planet_09", [0, 2])]).waiting_for == [(0, "SetDial")]


def test_the_only_player_who_controls_it_has_6_more_strength() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [2, 0])]).answers(1, SetDial, 2)
    duel.plan(0, "plan_10", "1 shield").plan(1, "plan_15", "1 shield")
    assert duel.totals == [16, 15]
    assert duel.winner == 0


def test_the_garrison_may_be_the_stragglers() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 2])]).answers(0, SetDial, 2)
    duel.plan(0, "plan_10", "1 shield").plan(1, "plan_15", "1 shield")
    assert duel.totals == [10, 21]


def test_if_both_control_it_nobody_sends_and_nobody_has_more_strength() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [2, 2])])
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    duel.plan(0, "plan_10", "1 shield").plan(1, "plan_15", "1 shield")
    assert duel.totals == [10, 15]


def test_if_nobody_controls_it_both_send_and_nobody_has_more_strength() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 0])]).dial(2, 2)
    duel.plan(0, "plan_10", "1 shield").plan(1, "plan_15", "1 shield")
    assert duel.totals == [10, 15]


def test_a_banned_player_does_not_lose_for_an_empty_supply() -> None:
    """R11: who cannot send is not required to send."""
    duel = drawn(CARD, planets=[world("planet_09", [2, 0])], supply=[0, 15]).answers(1, SetDial, 1)
    assert not duel.table.over


def test_the_ban_lasts_through_a_restart() -> None:
    """R13: control is fixed when the planet is determined."""
    duel = drawn(CARD, planets=[world("planet_09", [1, 0])]).answers(1, SetDial, 1)
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.waiting_for == [(1, "SetDial")]


def test_if_both_are_banned_and_all_ships_are_destroyed_the_duel_ends_without_a_winner() -> None:
    """R13: no prize, plans are discarded, nobody controls the planet."""
    duel = drawn(CARD, planets=[world("planet_09", [1, 1])])
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.happened(WinnerFound) == [WinnerFound(NOBODY)]
    assert gains(duel) == [["lose 1"], ["lose 1"]]
    assert duel.ships("planet_09") == [0, 0]


def test_ship_advantage_and_garrison_add_up() -> None:
    assert compared(CARD, ships=[2, 1], duel={"holders": [True, False]}).totals == [30, 20]
