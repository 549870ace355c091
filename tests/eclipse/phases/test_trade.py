"""Trade: so many units of one resource for one of another (page 7)."""

from __future__ import annotations

import pytest

from tests.support.eclipse.places import NORTH
from tests.support.eclipse.rounds import eclipse


@pytest.mark.parametrize(
    ("species", "rate"),
    [("terran_directorate", 2), ("eridani_empire", 3), ("planta", 3), ("orion_hegemony", 4)],
)
def test_every_species_has_its_rate(species: str, rate: int) -> None:
    """Ruling 23: n units of one kind for one unit of another."""
    r = eclipse(species, storage=[[rate, rate - 1, 0], None])
    r.says(0, "trade", "money", "science")
    assert r.player(0).storage == [0, rate, 0]


def test_mixed_kinds_do_not_add_up() -> None:
    """Ruling 23."""
    r = eclipse(storage=[[1, 1, 0], None])
    assert "trade" not in r.verbs(0)
    assert r.denied(0, "trade", "money", "materials").text == "refuse.eclipse.trade"


def test_trades_are_free_and_as_many_as_one_likes() -> None:
    """Ruling 23."""
    r = eclipse(storage=[[6, 0, 0], None])
    for _ in range(3):
        r.says(0, "trade", "money", "materials")
    assert r.player(0).storage == [0, 0, 3]
    assert r.asked == (0, "TakeTurn")


def test_nothing_is_traded_for_itself() -> None:
    r = eclipse(storage=[[9, 9, 9], None])
    assert not r.may(0, "trade", "money", "money")


def test_storage_may_grow_beyond_forty() -> None:
    """Ruling 24."""
    r = eclipse(storage=[[44, 40, 40], None]).says(0, "trade", "money", "science")
    assert r.player(0).storage == [42, 41, 40]


def test_one_may_trade_between_two_builds() -> None:
    """What is missing for the second ship is traded for during the action."""
    r = eclipse(storage=[[6, 0, 3], None])
    r.says(0, "construct").says(0, "build", "interceptor", "221")
    assert r.asked == (0, "Build")
    for _ in range(3):
        r.says(0, "trade", "money", "materials")
    r.says(0, "build", "interceptor", "221")
    assert r.ships("221", 0) == ["interceptor"] * 3


def test_a_build_that_no_trade_can_pay_is_not_asked_for() -> None:
    r = eclipse(storage=[[1, 1, 3], None], colony_ships=[0, None])
    r.says(0, "construct").says(0, "build", "interceptor", "221")
    assert r.asked == (1, "TakeTurn")


def test_the_hydran_may_trade_between_two_technologies() -> None:
    words = {"supply": ["gauss_shield", "nanorobots"], "storage": [[6, 2, 0], None]}
    r = eclipse("hydran_progress", **words)
    r.says(0, "research").says(0, "tech", "gauss_shield")
    assert r.asked == (0, "ChooseTech")
    r.says(0, "trade", "money", "science").says(0, "trade", "money", "science").says(0, "tech", "nanorobots")
    assert r.player(0).storage == [0, 0, 0]


def test_science_that_is_traded_away_leaves_nothing_to_research() -> None:
    """The action is over then, but the disc is spent."""
    r = eclipse(supply=["gauss_shield"], storage=[[0, 2, 0], None]).says(0, "research")
    assert not r.may(0, "done")
    r.says(0, "trade", "science", "money").says(0, "done")
    assert r.asked == (1, "TakeTurn")


def test_one_may_trade_while_moving() -> None:
    r = eclipse(sectors=[NORTH], storage=[[2, 0, 0], None]).says(0, "fly")
    r.says(0, "trade", "money", "science").says(0, "move", "221", "interceptor", "107")
    assert r.player(0).storage == [0, 1, 0]
