"""Cudgel: ships of the beaten do not get home."""

import pytest

from game.duel.events import ShipsDestroyed, ShipsWithdrawn
from tests.support.duel.duels import Spec
from tests.support.duel.envoys import ally, cleanup, contest_at, idle

CUDGEL = ally("cudgel")


def test_the_losers_ships_are_destroyed_instead_of_withdrawn() -> None:
    duel = cleanup(0, CUDGEL, ships=(3, 2))
    assert duel.happened(ShipsDestroyed) == [ShipsDestroyed(1, 2, duel.card("planet_01"), by=0)]
    assert not duel.happened(ShipsWithdrawn)
    assert duel.ships("planet_01") == [3, 0]
    assert duel.table.warp[1] == 5 + 2


def test_at_most_as_many_are_destroyed_as_the_winner_has_ships_there_and_the_rest_withdraw() -> None:
    duel = cleanup(0, CUDGEL, ships=(1, 3))
    assert [event.ships for event in duel.happened(ShipsDestroyed)] == [1]
    assert duel.happened(ShipsWithdrawn) == [ShipsWithdrawn(1, 2, duel.card("planet_01"))]


def test_a_losing_ally_of_the_cudgel_smashes_nothing() -> None:
    duel = cleanup(1, CUDGEL, ships=(3, 2))
    assert not duel.happened(ShipsDestroyed)
    assert duel.happened(ShipsWithdrawn) == [ShipsWithdrawn(0, 3, duel.card("planet_01"))]


def test_ships_that_the_loser_may_leave_there_are_spared() -> None:
    duel = cleanup(0, CUDGEL, ships=(3, 2), duel={"kept": [0, 1]})
    assert [event.ships for event in duel.happened(ShipsDestroyed)] == [1]
    assert duel.ships("planet_01") == [3, 1]


def test_nothing_is_left_to_smash_after_an_annihilation() -> None:
    duel = cleanup(0, CUDGEL, ships=(3, 0), duel={"kept": [0, 1]})
    assert not duel.happened(ShipsDestroyed)


def test_nobody_is_smashed_in_a_duel_without_a_winner() -> None:
    duel = cleanup(-1, CUDGEL, ships=(0, 0))
    assert not duel.happened(ShipsDestroyed)


def test_contests_have_no_ships_to_smash() -> None:
    contest = contest_at("cleanup", CUDGEL, contest={"winner": 0})
    assert not contest.happened(ShipsDestroyed)


@pytest.mark.parametrize("envoy", idle("cudgel"))
def test_a_cudgel_face_down_or_neutral_lets_the_loser_withdraw(envoy: Spec) -> None:
    duel = cleanup(0, envoy, ships=(3, 2))
    assert not duel.happened(ShipsDestroyed)
    assert duel.ships("planet_01") == [3, 0]
