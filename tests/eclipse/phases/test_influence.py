"""Influence: up to two discs and two colony ships (page 11)."""

from __future__ import annotations

from game.core.table import NOBODY
from tests.support.eclipse.places import EMPTY_HOME, NORTH, NORTH_EAST, NORTH_WEST, OPEN_CENTER, SOUTH, Row
from tests.support.eclipse.rounds import Round, eclipse

RING = [OPEN_CENTER, NORTH, NORTH_EAST, SOUTH]


def influencing(*sectors: object, species: str = "terran_directorate", **words: object) -> Round:
    return eclipse(species, sectors=list(sectors), **words).says(0, "influence")


def test_two_discs_and_two_colony_ships() -> None:
    """Ruling 40: in any order, and the ships may be used at once."""
    r = influencing({**OPEN_CENTER, "disc": 0}, NORTH, NORTH_EAST, colony_ships=[0, None])
    r.says(0, "from", "track").says(0, "to", "107").says(0, "refresh").says(0, "settle", "107", 0, "money")
    r.says(0, "from", "track").says(0, "refresh")
    assert (r.sector("107").disc, r.sector("103").disc) == (0, 0)
    assert not {"from", "refresh"} & r.verbs(0)
    r.says(0, "settle", "103", 1, "money")
    assert r.asked == (1, "TakeTurn")


def test_colony_ships_turn_up_without_any_disc() -> None:
    """Ruling 40: those that nobody asked for are turned when the action ends."""
    r = influencing(colony_ships=[0, None]).says(0, "done")
    assert r.player(0).colony_ships == 2


def test_no_more_colony_ships_than_one_has() -> None:
    """Ruling 40."""
    r = influencing(colony_ships=[2, None]).says(0, "refresh")
    assert not r.may(0, "refresh")


class TestTargets:
    """Ruling 41: where a disc may go."""

    def targets(self, *sectors: Row) -> list[str]:
        r = influencing(*sectors)
        return r.says(0, "from", "track").targets(0, "to") if r.may(0, "from", "track") else []

    def test_next_to_an_own_disc_or_ship(self) -> None:
        """Ruling 41."""
        other = {"id": "207", "at": [-1, -1], "turn": 1}
        assert self.targets(NORTH, other, NORTH_EAST) == ["107", "207"]
        ship = {**SOUTH, "ships": [[0, "interceptor"]]}
        assert self.targets(EMPTY_HOME, OPEN_CENTER, ship) == ["001", "106"]

    def test_not_where_somebody_has_a_disc(self) -> None:
        """Ruling 41."""
        assert self.targets({**NORTH, "disc": 1}) == []

    def test_not_where_an_enemy_is(self) -> None:
        """Ruling 41: neither a player's ship nor ancients nor the center's defence."""
        both = [[0, "interceptor"], [1, "interceptor"]]
        assert self.targets({**NORTH, "ships": both}) == []
        guarded = {"id": "101", "at": [0, -1], "turn": 5}
        assert self.targets(guarded) == []
        assert self.targets({**NORTH, "disc": 0}) == []  # the center is next to it

    def test_a_sector_with_an_own_ship_needs_no_connection(self) -> None:
        """Ruling 41."""
        lonely = {**SOUTH, "at": [0, 1], "ships": [[0, "interceptor"]]}
        far = {"id": "207", "at": [-1, -1], "turn": 1}
        assert self.targets(lonely, far) == ["106", "207"]

    def test_a_pinned_ship_connects(self) -> None:
        """Ruling 44: the text does not forbid it."""
        pinned = {**NORTH, "ships": [[0, "interceptor"], [1, "interceptor"]]}
        neighbour = {**NORTH_EAST, "turn": 0}
        west = {**NORTH_WEST, "turn": 1}
        assert "103" in self.targets(EMPTY_HOME, pinned, neighbour, west)


def test_the_disc_that_is_moved_is_no_connection() -> None:
    """Ruling 42: once it is lifted, nothing joins the sector with an own one."""
    sectors = [EMPTY_HOME, {**OPEN_CENTER, "disc": 0}, NORTH]
    r = eclipse(sectors=sectors).says(0, "influence").says(0, "from", "001")
    assert r.sector("001").disc == NOBODY
    assert r.sector("107").disc == NOBODY
    assert r.asked[1] != "PlaceDisc"  # it went back to the track, there was nothing else


def test_another_own_sector_is_a_connection() -> None:
    r = influencing({**NORTH, "disc": 0}, {"id": "207", "at": [-1, -1], "turn": 1})
    r.says(0, "from", "107").says(0, "to", "207")
    assert (r.sector("107").disc, r.sector("207").disc) == (NOBODY, 0)


def test_lifting_a_disc_and_returning_it_takes_both_moves() -> None:
    """Ruling 43."""
    r = influencing({**NORTH, "disc": 0, "cubes": [0]}, {"id": "207", "at": [-1, -1], "turn": 1})
    r.says(0, "from", "107")
    assert not r.may(0, "to", "107")
    r.says(0, "to", "track").says(0, "from", "track").says(0, "to", "107")
    assert r.sector("107").disc == 0
    assert r.cubes("107") == []
    assert "from" not in r.verbs(0)


def test_lifting_a_disc_returns_all_cubes_and_leaves_structures() -> None:
    """Ruling 45."""
    r = influencing({**SOUTH, "disc": 0, "cubes": [0, 1], "orbital": True, "monolith": True})
    before = sum(r.player(0).cubes)
    r.says(0, "from", "106")
    assert r.cubes("106") == []
    assert sum(r.player(0).cubes) == before + 2
    assert r.sector("106").orbital
    assert r.sector("106").monolith


def test_half_a_wormhole_needs_a_generator() -> None:
    closed = {**NORTH, "turn": 2}  # no wormhole towards the home
    assert not influencing(closed).may(0, "from", "track")
    assert influencing(closed, techs=[["wormhole_generator"], None]).may(0, "from", "track")


def test_without_disc_and_ship_nothing_can_be_claimed() -> None:
    """Ruling 106: such a player never places a disc again."""
    r = eclipse(sectors=[EMPTY_HOME, NORTH, OPEN_CENTER], colony_ships=[1, None])
    assert not {"explore", "construct", "fly"} & r.verbs(0)
    assert not r.says(0, "influence").may(0, "from", "track")


def test_the_action_ends_when_nothing_is_left_to_do() -> None:
    r = eclipse(sectors=[EMPTY_HOME], colony_ships=[2, None]).says(0, "influence").says(0, "refresh")
    assert r.asked == (1, "TakeTurn")
