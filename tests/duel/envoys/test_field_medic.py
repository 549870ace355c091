"""Field Medic: ships come back after a lost duel."""

import pytest

from game.duel.events import ShipsRecovered, ShipsWithdrawn
from tests.support.duel.duels import Spec
from tests.support.duel.envoys import ally, cleanup, contest_at, fight, idle, position

MEDIC = ally("field_medic")


def test_after_a_lost_duel_its_ally_recovers_two_ships() -> None:
    assert cleanup(1, MEDIC).happened(ShipsRecovered) == [ShipsRecovered(0, 2)]


def test_that_is_after_cleanup() -> None:
    duel = cleanup(1, MEDIC)
    assert position(duel, ShipsWithdrawn) < position(duel, ShipsRecovered)


def test_after_a_duel_that_was_won_nobody_is_carried_home() -> None:
    assert not cleanup(0, MEDIC).happened(ShipsRecovered)


def test_a_duel_without_a_winner_has_no_loser() -> None:
    assert not cleanup(-1, MEDIC, ships=(0, 0)).happened(ShipsRecovered)


def test_ships_that_were_annihilated_are_carried_home() -> None:
    duel = fight("1 shield", "3 fire", MEDIC, warp=[0, 5])
    assert duel.winner == 1
    assert duel.table.warp[0] == 0


@pytest.mark.parametrize(("warp", "recovered"), [(1, [ShipsRecovered(0, 1)]), (0, [])])
def test_it_recovers_as_many_as_there_are(warp: int, recovered: list[ShipsRecovered]) -> None:
    """R38."""
    assert cleanup(1, MEDIC, warp=[warp, 5]).happened(ShipsRecovered) == recovered


def test_a_lost_contest_hurts_nobody() -> None:
    assert not contest_at("cleanup", MEDIC, contest={"winner": 1}).happened(ShipsRecovered)


@pytest.mark.parametrize("envoy", idle("field_medic"))
def test_a_field_medic_face_down_or_neutral_does_not_come(envoy: Spec) -> None:
    assert not cleanup(1, envoy).happened(ShipsRecovered)
