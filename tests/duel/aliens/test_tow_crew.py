"""Tow Crew: fire that destroys enemy ships brings own ships back from the warp."""

from typing import Any

from game.core.prompts import Yes
from game.duel.events import ShipsRecovered
from game.duel.moments import WinnerFound
from game.duel.prompts import ChooseShips
from tests.support.duel.duels import Duels, a_contest, a_duel, slip


def fight(ships: list[int], mine: str, theirs: str, **words: Any) -> Duels:
    """The Tow Crew is seat 0; tactics are about to be revealed."""
    spec: dict[str, Any] = {
        "planets": [{"planet": "planet_01", "ships": ships}],
        "destiny": {"event": ["talent_show"]},
        **words,
    }
    return a_duel(
        ["tow_crew", "prime"],
        card="gold_rush_moon",
        phase="tactics",
        duel={"plans": [["plan_31"], ["plan_20"]], "tactics": [slip(mine), slip(theirs)]},
        **spec,
    )


def test_each_enemy_ship_destroyed_by_fire_recovers_one_ship() -> None:
    duel = fight([2, 3], "2 fire", "1 shield")
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 1)]
    assert (duel.table.warp[0], duel.table.supply[0]) == (4, 14)


def test_at_most_two_ships_are_recovered_in_a_pass() -> None:
    duel = fight([2, 4], "4 fire", "1 shield")
    assert duel.ships("planet_01") == [2, 1]
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 2)]


def test_fire_beyond_the_last_ship_recovers_nothing() -> None:
    """R8: excess fire is lost."""
    duel = fight([2, 1], "4 fire", "2 shield")
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 1)]


def test_the_opponents_fire_recovers_nothing() -> None:
    duel = fight([3, 3], "1 shield", "3 fire")
    assert duel.ships("planet_01") == [1, 3]
    assert not duel.happened(ShipsRecovered)


def test_recovered_ships_go_to_the_supply_and_not_to_the_planet() -> None:
    duel = fight([2, 4], "2 fire", "1 shield")
    assert duel.ships("planet_01") == [2, 3]
    assert duel.table.supply[0] == 14


def test_own_ships_destroyed_in_the_same_step_may_be_recovered() -> None:
    duel = fight([3, 3], "2 fire", "1 fire", warp=[0, 5])
    assert duel.ships("planet_01") == [2, 1]
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 1)]
    assert duel.table.warp[0] == 0


def test_an_empty_warp_gives_nothing_back() -> None:
    """R38: as much as possible."""
    assert not fight([2, 3], "2 fire", "1 shield", warp=[0, 5]).happened(ShipsRecovered)


def test_ships_are_recovered_before_ships_are_checked() -> None:
    duel = fight([2, 1], "1 fire", "1 recover")
    kinds = [type(event) for event in duel.log]
    assert kinds.index(ShipsRecovered) < kinds.index(WinnerFound)


def test_every_pass_of_a_restarted_duel_recovers_anew() -> None:
    duel = fight([2, 2], "4 fire", "4 fire").dial(2, 2)
    duel.plan(0, "plan_04", "3 fire").plan(1, "plan_04", "1 recover")
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 2), ShipsRecovered(0, 2)]


def test_ships_may_come_back_from_the_warp_planet() -> None:
    """R34: recovering may take ships from the warp planet."""
    planets = [
        {"planet": "planet_01", "ships": [2, 3]},
        {"planet": "planet_02", "ships": [3, 0], "in_warp": True},
    ]
    duel = fight([], "2 fire", "1 recover", planets=planets).answers(0, ChooseShips, 1)
    assert duel.ships("planet_02") == [2, 0]
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 2, 1)]


def test_where_nothing_is_destroyed_nothing_is_asked() -> None:
    planets = [
        {"planet": "planet_01", "ships": [2, 3]},
        {"planet": "planet_02", "ships": [3, 0], "in_warp": True},
    ]
    duel = fight([], "1 fire", "2 shield", planets=planets)
    assert (0, "ChooseShips") not in duel.waiting_for


def test_ships_saved_by_a_lifeboat_count_as_destroyed() -> None:
    lifeboat = [{"envoy": "lifeboat", "ally": 1, "face_up": True}]
    duel = fight([2, 3], "2 fire", "1 recover", envoys=lifeboat)
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(0, 2)]


def test_ships_that_the_comet_rams_are_not_destroyed_by_fire() -> None:
    comet = [{"envoy": "battering_comet", "ally": 0, "face_up": True}]
    duel = fight([3, 3], "1 shield", "2 shield", envoys=comet).answers(0, Yes, True)
    assert duel.ships("planet_01") == [2, 2]
    assert not duel.happened(ShipsRecovered)


def test_contests_recover_nothing() -> None:
    contest = a_contest(
        ["tow_crew", "prime"], card="spelling_bee", destiny={"discovery": ["abandoned_spaceport"]}
    )
    contest.plan(0, "plan_04").plan(1, "plan_08").pass_reinforcements()
    assert not contest.happened(ShipsRecovered)
