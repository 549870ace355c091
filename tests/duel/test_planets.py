"""Planets: who controls them, duels on controlled planets, the warp planet, and none left to discover."""

from typing import Any

import pytest

from game.core.table import NOBODY
from game.duel.events import ShipsRecovered
from game.duel.moments import PlayedDiscarded, WinnerFound
from game.duel.prompts import ChooseShips
from game.duel.totals import advantage_holder, controlled, controls
from tests.support.duel.duels import Duels, a_card, a_duel, slip
from tests.support.duel.positions import QUIET

NEXT = {"event": ["talent_show"], "refresh": ["overhaul"], "discovery": ["fog_bank"]}


def map_of(*ships: tuple[int, int], in_warp: bool = False) -> Duels:
    """A contest is about to be held, with these ships on planets; the last one may be in the warp."""
    planets = [
        {"planet": f"planet_0{number}", "ships": list(fleet), "in_warp": in_warp and number == len(ships)}
        for number, fleet in enumerate(ships, 1)
    ]
    return a_card("talent_show", QUIET, planets=planets)


def masters(table: Any, seat: int) -> list[str]:
    return [table.key(tile) for tile in controlled(table, seat)]


# Control


def test_one_ship_is_enough_to_control_a_planet() -> None:
    duel = map_of((1, 0), (0, 1), (0, 0))
    assert (masters(duel.table, 0), masters(duel.table, 1)) == (["planet_01"], ["planet_02"])


def test_both_control_a_planet_with_ships_of_both() -> None:
    """R33: it counts for both, whoever has more."""
    duel = map_of((4, 1))
    assert (masters(duel.table, 0), masters(duel.table, 1)) == (["planet_01"], ["planet_01"])


def test_a_planet_without_ships_is_controlled_by_nobody() -> None:
    duel = map_of((0, 0))
    assert (masters(duel.table, 0), masters(duel.table, 1)) == ([], [])


def test_nobody_controls_the_planet_of_a_duel_in_progress() -> None:
    """R10: not even who controlled it before."""
    duel = a_duel(QUIET, card="moon_heist", planets=[{"planet": "planet_01", "ships": [3, 0]}])
    tile = duel.card("planet_01")
    assert not controls(duel.table, 0, tile)
    assert not controls(duel.table, 1, tile)


# Duels on controlled planets


def heist(
    ships: tuple[int, int], plans: tuple[str, str], tactics: tuple[str, str] = ("1 shield", "1 shield")
) -> Duels:
    """A duel on a planet with ships on it; tactics are about to be revealed."""
    return a_duel(
        QUIET,
        card="crossfire",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": list(ships)}],
        hands=[["plan_04"], ["plan_04"]],
        destiny=NEXT,
        duel={"plans": [[plans[0]], [plans[1]]], "tactics": [slip(tactics[0]), slip(tactics[1])]},
    )


def test_ships_that_were_there_stay_and_fight() -> None:
    """R32: ships there stay and fight, and count for the ship advantage."""
    duel = a_duel(QUIET, card="crossfire", planets=[{"planet": "planet_01", "ships": [2, 0]}]).dial(1, 2)
    assert duel.ships("planet_01") == [3, 2]
    assert advantage_holder(duel.table, None) == 0


def test_the_loser_withdraws_the_old_ships_too() -> None:
    """R32: the loser withdraws all ships, also the old ones."""
    duel = heist((5, 1), ("plan_10", "plan_31"))
    assert duel.winner == 1
    assert duel.ships("planet_01") == [0, 1]


def test_the_loser_may_lose_a_planet_he_had() -> None:
    """R32: so the loser may lose a planet he had."""
    duel = heist((5, 1), ("plan_10", "plan_31"))
    assert (masters(duel.table, 0), masters(duel.table, 1)) == ([], ["planet_01"])


def test_old_ships_can_be_destroyed() -> None:
    """R32: they fight like new ones; R8: and are targets like new ones."""
    duel = heist((3, 1), ("plan_10", "plan_31"), tactics=("1 shield", "4 fire"))
    assert duel.happened(WinnerFound) == [WinnerFound(1)]


# The warp planet


@pytest.mark.parametrize(("ships", "master"), [((3, 2), 0), ((2, 3), 1), ((2, 2), NOBODY), ((1, 0), 0)])
def test_more_ships_control_the_warp_planet(ships: tuple[int, int], master: int) -> None:
    """R34: equal ships, nobody controls it."""
    duel = map_of((0, 0), ships, in_warp=True)
    held = [seat for seat in (0, 1) if masters(duel.table, seat) == ["planet_02"]]
    assert held == ([] if master == NOBODY else [master])


def recovering(ships: int, warp: int) -> Duels:
    """Night Shift: each player recovers three ships; seat 0 has ships on the warp planet."""
    planets = [{"planet": "planet_01", "ships": [ships, 0], "in_warp": True}]
    return a_card("night_shift", QUIET, planets=planets, warp=[warp, 0])


def test_recovering_may_take_ships_from_the_warp_planet() -> None:
    """R34: recovering may take own ships from it."""
    duel = recovering(4, 5)
    assert duel.asks(0, ChooseShips).options(duel.table) == [0, 1, 2, 3]
    duel.answers(0, ChooseShips, 2)
    assert (duel.ships("planet_01"), duel.table.warp[0], duel.table.supply[0]) == ([2, 0], 4, 14)


def test_recovering_may_leave_the_warp_planet_alone() -> None:
    """R34: it may, it need not."""
    duel = recovering(4, 5).answers(0, ChooseShips, 0)
    assert (duel.ships("planet_01"), duel.table.warp[0]) == ([4, 0], 2)


def test_no_more_ships_are_taken_than_there_are() -> None:
    """R38: an effect that cannot be done completely is done as far as possible."""
    duel = recovering(1, 1)
    assert [event.ships for event in duel.happened(ShipsRecovered)] == [2]


def test_as_many_ships_are_recovered_as_there_are_in_the_warp() -> None:
    """R38: two of three."""
    duel = a_card("night_shift", QUIET, warp=[2, 0])
    assert [(event.seat, event.ships) for event in duel.happened(ShipsRecovered)] == [(0, 2)]


def test_in_a_duel_on_the_warp_planet_destroyed_ships_go_to_the_warp() -> None:
    """R34: otherwise the ally of the Voyager could not lose ships there."""
    duel = a_duel(
        QUIET,
        card="crossfire",
        phase="tactics",
        planets=[{"planet": "planet_01", "ships": [3, 3], "in_warp": True}],
        envoys=[{"envoy": "voyager", "ally": 0, "face_up": True}],
        duel={"plans": [["plan_31"], ["plan_42"]], "tactics": [slip("1 shield"), slip("3 fire")]},
    )
    assert duel.ships("planet_01") == [1, 3]
    assert duel.table.warp[0] == 7


def test_the_winner_of_a_duel_on_the_warp_planet_controls_it() -> None:
    """R34: it follows the normal rules for planets."""
    duel = a_duel(
        QUIET,
        card="crossfire",
        phase="winner",
        planets=[{"planet": "planet_01", "ships": [3, 2], "in_warp": True}],
        destiny=NEXT,
        duel={"plans": [["plan_15"], ["plan_42"]]},
        hands=[["plan_04"], ["plan_04"]],
    )
    assert (masters(duel.table, 0), masters(duel.table, 1)) == ([], ["planet_01"])


# No planet left


def test_without_planets_left_a_discovery_does_nothing() -> None:
    """R4: the discovery card has no effect; go on with its next symbol."""
    planets = [{"planet": f"planet_{number:02}"} for number in range(1, 13)]
    drawn = a_card(
        "gold_rush_moon", QUIET, planets=planets, destiny={**NEXT, "discovery": ["gold_rush_moon"]}
    )
    assert drawn.keys(drawn.table.past) == ["gold_rush_moon", "talent_show"]
    assert not drawn.happened(PlayedDiscarded)
    assert len(drawn.table.planets) == 12
