"""Regular Revenge: whoever controls the planet fights with the ships that are there."""

import pytest

from game.core.table import NOBODY
from game.duel.moments import WinnerFound
from game.duel.prompts import SetDial
from game.duel.totals import controlled
from tests.support.duel.destiny import (
    called_a_duel,
    drawn,
    fought_over,
    gains,
    next_deck,
    world,
)

CARD = "regular_revenge"


def test_the_duel_is_for_the_determined_planet() -> None:
    duel = drawn(CARD, planets=[world("planet_05", [0, 0]), world("planet_01", [0, 0])])
    assert fought_over(duel) == "planet_01"


def test_without_a_planet_there_is_no_duel() -> None:
    """R31: the part that needs a planet is skipped."""
    duel = drawn(CARD)
    assert not called_a_duel(duel)
    assert next_deck(duel) == "refresh"


@pytest.mark.parametrize("holder", [0, 1])
def test_a_player_who_controls_the_planet_cannot_send_ships(holder: int) -> None:
    ships = [2, 0] if holder == 0 else [0, 2]
    duel = drawn(CARD, planets=[world("planet_01", ships)])
    assert duel.waiting_for == [(1 - holder, "SetDial")]
    duel.answers(1 - holder, SetDial, 3)
    assert duel.ships("planet_01") == ([2, 3] if holder == 0 else [3, 2])


def test_if_nobody_controls_it_both_send() -> None:
    duel = drawn(CARD, planets=[world("planet_01", [0, 0])]).dial(1, 2)
    assert duel.ships("planet_01") == [1, 2]


def test_if_both_control_it_nobody_sends() -> None:
    """R33: ships of both mean control of both."""
    duel = drawn(CARD, planets=[world("planet_01", [2, 1])])
    assert duel.waiting_for == [(0, "ChoosePlan"), (1, "ChoosePlan")]
    assert duel.ships("planet_01") == [2, 1]


def test_of_the_warp_planet_only_the_player_with_more_ships_is_banned() -> None:
    """R34: only that player controls it."""
    duel = drawn(CARD, planets=[world("planet_01", [2, 1], in_warp=True)])
    assert duel.waiting_for == [(1, "SetDial")]


def test_a_banned_player_does_not_lose_for_an_empty_supply() -> None:
    """R11: who cannot send is not required to send."""
    duel = drawn(CARD, planets=[world("planet_01", [2, 0])], supply=[0, 15]).answers(1, SetDial, 1)
    assert not duel.table.over
    assert duel.ships("planet_01") == [2, 1]


def test_the_ban_lasts_through_a_restart() -> None:
    """R13: control is fixed when the planet is determined."""
    duel = drawn(CARD, planets=[world("planet_01", [1, 0])]).answers(1, SetDial, 1)
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.waiting_for == [(1, "SetDial")]
    assert duel.answers(1, SetDial, 2).ships("planet_01") == [0, 2]


def test_after_a_restart_the_banned_player_has_no_ships_and_loses() -> None:
    """R13: the other player wins when ships are checked."""
    duel = drawn(CARD, planets=[world("planet_01", [1, 0])]).answers(1, SetDial, 1)
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    duel.answers(1, SetDial, 1).plan(0, "plan_10", "2 shield").plan(1, "plan_15", "2 shield")
    assert (duel.winner, duel.totals) == (1, [])


def test_if_both_are_banned_and_all_ships_are_destroyed_the_duel_ends_without_a_winner() -> None:
    """R13: no prize, plans are discarded, nobody controls the planet."""
    duel = drawn(CARD, planets=[world("planet_01", [1, 1])])
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.happened(WinnerFound) == [WinnerFound(NOBODY)]
    assert gains(duel) == [["lose 1"], ["lose 1"]]
    assert (duel.discards(0), duel.discards(1)) == (["plan_08"], ["plan_14"])
    assert not controlled(duel.table, 0) + controlled(duel.table, 1)
    assert next_deck(duel) == "refresh"


def test_the_holder_may_lose_the_planet() -> None:
    """R32: the loser withdraws the old ships."""
    duel = drawn(CARD, planets=[world("planet_01", [2, 0])]).answers(1, SetDial, 3)
    duel.plan(0, "plan_08", "1 shield").plan(1, "plan_14", "1 shield")
    assert duel.winner == 1
    assert duel.ships("planet_01") == [0, 3]
