"""Lifeboat: two ships survive the fire."""

import pytest

from game.core.prompts import Yes
from game.duel.events import ShipsDestroyed, ShipsRecovered
from tests.support.duel.duels import Duels, Spec
from tests.support.duel.envoys import ally, cleanup, fight, idle

BOAT = ally("lifeboat")


def where_to(duel: Duels) -> list[tuple[int, int, int]]:
    """For each loss: whose ships, how many, and how many of them went to the supply."""
    return [(event.seat, event.ships, event.to_supply) for event in duel.happened(ShipsDestroyed)]


def test_two_of_the_ships_destroyed_by_fire_go_to_the_supply() -> None:
    duel = fight("1 recover", "3 fire", BOAT, ships=(4, 4))
    assert where_to(duel) == [(0, 3, 2)]
    assert duel.ships("planet_01")[0] == 1
    assert (duel.table.supply[0], duel.table.warp[0]) == (11 + 2, 5 + 1)


@pytest.mark.parametrize(("theirs", "lost"), [("1 fire", 1), ("2 fire", 2)])
def test_a_small_loss_goes_to_the_supply_completely(theirs: str, lost: int) -> None:
    assert where_to(fight("1 recover", theirs, BOAT, ships=(4, 4))) == [(0, lost, lost)]


def test_the_opponents_ships_burn() -> None:
    assert where_to(fight("3 fire", "1 recover", BOAT, ships=(4, 4))) == [(1, 3, 0)]


def test_they_count_as_destroyed() -> None:
    duel = fight("1 recover", "2 fire", BOAT, ships=(4, 4), aliens=["prime", "tow_crew"])
    assert duel.happened(ShipsRecovered) == [ShipsRecovered(1, 2)]


def test_a_fleet_in_the_lifeboat_has_lost_the_duel() -> None:
    duel = fight("1 shield", "4 fire", BOAT, ships=(2, 2))
    assert (duel.winner, duel.totals) == (1, [])


def test_ships_smashed_at_cleanup_are_lost() -> None:
    assert where_to(cleanup(1, BOAT, ally("cudgel", 1))) == [(0, 2, 0)]


def test_rammed_ships_are_lost() -> None:
    duel = fight("4 shield", "4 shield", BOAT, ally("battering_comet", 1), ships=(3, 3))
    assert where_to(duel.answers(1, Yes, True)) == [(1, 1, 0), (0, 1, 0)]


def test_every_pass_has_its_lifeboat() -> None:
    duel = fight("4 fire", "4 fire", BOAT, ships=(3, 3)).dial(3, 3)
    duel.plan(0, "plan_04", "3 fire").plan(1, "plan_08", "3 fire")
    assert where_to(duel) == [(0, 3, 2), (1, 3, 0), (0, 3, 2), (1, 3, 0)]


@pytest.mark.parametrize("envoy", idle("lifeboat"))
def test_a_lifeboat_face_down_or_neutral_saves_nobody(envoy: Spec) -> None:
    assert where_to(fight("1 recover", "3 fire", envoy, ships=(4, 4))) == [(0, 3, 0)]
