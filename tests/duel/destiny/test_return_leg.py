"""Return Leg: the straggler calls a duel on a planet of the leader."""

import pytest

from game.duel.moments import GameWon
from game.duel.prompts import ChoosePlanet, SetDial
from tests.support.duel.destiny import (
    called_a_duel,
    drawn,
    fought_over,
    gains,
    next_deck,
    world,
)

CARD = "return_leg"


@pytest.mark.parametrize("straggler", [0, 1])
def test_the_straggler_names_a_planet_that_only_the_leader_controls(straggler: int) -> None:
    leaders, both, own = ([2, 0], [1, 1], [0, 3]) if straggler == 1 else ([0, 2], [1, 1], [3, 0])
    planets = [
        world("planet_01", leaders),
        world("planet_09", both),
        world("planet_02", own),
        world("planet_05", leaders),
        world("planet_06", [0, 0]),
    ]
    duel = drawn(CARD, planets=planets, straggler=straggler)
    assert duel.waiting_for == [(straggler, "ChoosePlanet")]
    prompt = duel.asks(straggler, ChoosePlanet)
    assert duel.keys(list(prompt.listed)) == ["planet_01", "planet_05"]
    assert duel.refuses(straggler, ChoosePlanet, duel.card("planet_09")).text == "refuse.planet"
    assert fought_over(duel.answers(straggler, ChoosePlanet, duel.card("planet_05"))) == "planet_05"


def test_the_only_such_planet_is_taken_without_a_question() -> None:
    assert fought_over(drawn(CARD, planets=[world("planet_09", [2, 0])])) == "planet_09"


def test_the_leader_cannot_send_ships() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [2, 0])])
    assert duel.waiting_for == [(1, "SetDial")]
    assert duel.answers(1, SetDial, 4).ships("planet_09") == [2, 4]


def test_a_leader_who_is_seat_1_cannot_send_either() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [0, 2])], straggler=0)
    assert duel.waiting_for == [(0, "SetDial")]


def test_the_leader_does_not_lose_for_an_empty_supply() -> None:
    """R11: who cannot send is not required to send."""
    duel = drawn(CARD, planets=[world("planet_09", [2, 0])], supply=[0, 15]).answers(1, SetDial, 1)
    assert not duel.table.over


def test_the_straggler_does() -> None:
    """R11: the straggler must send."""
    planets = [world("planet_09", [2, 0]), world("planet_01", [0, 15])]
    duel = drawn(CARD, planets=planets, supply=[10, 0]).answers(1, SetDial, 1)
    assert duel.happened(GameWon) == [GameWon((0,), "supply")]


def test_the_ban_lasts_through_a_restart_and_the_straggler_wins() -> None:
    """R13: after a restart the banned player has no ships."""
    duel = drawn(CARD, planets=[world("planet_09", [1, 0])]).answers(1, SetDial, 1)
    duel.plan(0, "plan_08", "4 fire").plan(1, "plan_14", "4 fire")
    assert duel.waiting_for == [(1, "SetDial")]
    duel.answers(1, SetDial, 1).plan(0, "plan_10", "2 shield").plan(1, "plan_15", "2 shield")
    assert (duel.winner, duel.totals) == (1, [])


def test_the_warp_planet_may_be_named_if_the_leader_has_more_ships_there() -> None:
    """R34: only that player controls it."""
    duel = drawn(CARD, planets=[world("planet_09", [2, 1], in_warp=True)])
    assert fought_over(duel) == "planet_09"


def test_without_such_a_planet_each_player_recovers_1_ship_and_that_is_all() -> None:
    duel = drawn(CARD, planets=[world("planet_09", [1, 1]), world("planet_01", [0, 2])])
    assert not called_a_duel(duel)
    assert gains(duel) == [["recover 1"], ["recover 1"]]
    assert next_deck(duel) == "refresh"
