"""Featherweight: fewer ships have the ship advantage."""

from game.core.table import NOBODY
from game.duel import totals
from tests.support.duel.duels import Duels, a_contest, a_duel, slip


def with_ships(ships: list[int], aliens: list[str] | None = None) -> Duels:
    """A duel with plans of 20, an advantage of 5, and somebody thinking about reinforcements."""
    return a_duel(
        aliens or ["featherweight", "prime"],
        card="gold_rush_moon",
        phase="reinforcements",
        planets=[{"planet": "planet_01", "ships": ships}],
        duel={"plans": [["plan_20"], ["plan_20"]], "revealed": True},
        destiny={"event": ["talent_show"]},
    )


def test_the_featherweight_with_fewer_ships_has_the_advantage() -> None:
    assert with_ships([1, 3]).pass_reinforcements().totals == [25, 20]


def test_the_opponent_with_fewer_ships_has_it_too() -> None:
    assert with_ships([3, 1]).pass_reinforcements().totals == [20, 25]


def test_with_equal_ships_nobody_has_it() -> None:
    duel = with_ships([2, 2])
    assert totals.advantage_holder(duel.table, None) == NOBODY
    assert duel.pass_reinforcements().totals == [20, 20]


def test_a_straggling_featherweight_is_as_light() -> None:
    assert with_ships([3, 1], ["prime", "featherweight"]).pass_reinforcements().totals == [20, 25]


def test_without_a_featherweight_more_ships_have_it() -> None:
    """R16: the state in step 9 counts."""
    assert with_ships([1, 3], ["swarm", "prime"]).pass_reinforcements().totals == [20, 25]


def test_a_player_without_ships_has_no_advantage_and_gives_none() -> None:
    for ships in ([0, 3], [3, 0]):
        duel = with_ships(ships)
        assert totals.advantage_holder(duel.table, None) == NOBODY
        assert [duel.strength(seat) for seat in (0, 1)] == [20, 20]


def test_effects_that_ask_for_the_advantage_are_told_the_lighter_player() -> None:
    assert totals.advantage_holder(with_ships([1, 3]).table, None) == 0
    assert totals.advantage_holder(with_ships([3, 1]).table, None) == 1


def test_a_grumpus_is_entitled_on_the_lighter_side() -> None:
    grumpus = [{"envoy": "grumpus", "ally": 0, "face_up": True}]
    duel = a_duel(["featherweight", "prime"], card="gold_rush_moon", envoys=grumpus).dial(1, 3)
    assert duel.waiting_for == [(0, "ChooseOne")]
    duel = a_duel(["featherweight", "prime"], card="gold_rush_moon", envoys=grumpus).dial(3, 1)
    assert (0, "ChooseOne") not in duel.waiting_for


def test_the_advantage_moves_when_ships_are_destroyed() -> None:
    """R16: a live state; 3 against 2 becomes 1 against 2."""
    for theirs, strengths in (("2 shield", [20, 25]), ("3 fire", [25, 20])):
        duel = a_duel(
            ["featherweight", "prime"],
            card="gold_rush_moon",
            phase="tactics",
            planets=[{"planet": "planet_01", "ships": [3, 2]}],
            duel={"plans": [["plan_20"], ["plan_20"]], "tactics": [slip("1 shield"), slip(theirs)]},
            destiny={"event": ["talent_show"]},
        )
        assert [duel.strength(seat) for seat in (0, 1)] == strengths


def test_contests_know_no_ship_advantage() -> None:
    """R37: there are no ships in a contest."""
    contest = a_contest(["featherweight", "prime"], card="spelling_bee", hands=[["plan_04"], ["plan_08"]])
    assert contest.plan(0, "plan_04").plan(1, "plan_08").totals == [4, 8]
