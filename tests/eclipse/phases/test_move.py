"""Move: wormholes and pinning (page 14)."""

from __future__ import annotations

import pytest

from game.core.table import NOBODY
from tests.support.eclipse.places import EMPTY_HOME, NORTH, NORTH_EAST, OPEN_CENTER, SOUTH, SOUTH_EAST
from tests.support.eclipse.rounds import Round, eclipse

FAST = {"interceptor": ["nuclear_drive"]}
FASTER = {"interceptor": ["nuclear_drive", "nuclear_drive"]}
RING = [OPEN_CENTER, NORTH_EAST, SOUTH_EAST, SOUTH]


def flying(*sectors: object, species: str = "terran_directorate", **words: object) -> Round:
    return eclipse(species, sectors=list(sectors), **words).says(0, "fly")


class TestActivations:
    """Ruling 60: Terrans have three moves, others two."""

    def test_terrans_move_three_times(self) -> None:
        """Ruling 60: one ship may use several."""
        r = flying(OPEN_CENTER, NORTH, SOUTH)
        r.says(0, "move", "221", "interceptor", "107").says(0, "move", "107", "interceptor", "001")
        r.says(0, "move", "001", "interceptor", "106")
        assert r.asked == (1, "TakeTurn")

    def test_others_move_twice(self) -> None:
        """Ruling 60."""
        r = flying(OPEN_CENTER, NORTH, SOUTH, species="mechanema")
        r.says(0, "move", "230", "interceptor", "107").says(0, "move", "107", "interceptor", "001")
        assert r.asked == (1, "TakeTurn")

    def test_each_move_goes_up_to_the_movement_value(self) -> None:
        """Ruling 60."""
        r = flying(OPEN_CENTER, NORTH, SOUTH, designs=[FAST, None])
        assert r.targets(0, "move", "221", "interceptor") == ["001", "107"]

    def test_moves_may_be_left_unused(self) -> None:
        assert flying(NORTH).says(0, "done").asked == (1, "TakeTurn")

    def test_starbases_do_not_move(self) -> None:
        assert "fly" not in eclipse(sectors=[{"id": "221", "ships": [[0, "starbase"]]}, NORTH]).verbs(0)


class TestPinning:
    """Ruling 61: as many ships stay as there are enemies of all other parties together."""

    def leaving(self, mine: list[str], *others: list[object]) -> bool:
        fleets = [[0, *mine], *others]
        r = eclipse(seats=3, sectors=[EMPTY_HOME, {**OPEN_CENTER, "ships": fleets}, SOUTH])
        return "fly" in r.verbs(0)

    def test_one_against_one_is_held(self) -> None:
        """Ruling 61."""
        assert not self.leaving(["interceptor"], [1, "interceptor"])

    def test_the_surplus_may_leave(self) -> None:
        """Ruling 61."""
        assert self.leaving(["interceptor", "interceptor"], [1, "interceptor"])

    def test_enemies_add_up(self) -> None:
        """Ruling 61."""
        assert not self.leaving(["interceptor", "interceptor"], [1, "interceptor"], [2, "interceptor"])

    def test_starbases_are_counted_on_both_sides(self) -> None:
        """Ruling 61: an own one holds a foe, a foreign one holds me."""
        assert self.leaving(["interceptor", "starbase"], [1, "interceptor"])
        assert not self.leaving(["interceptor"], [1, "starbase"])

    def test_ancients_hold_ships(self) -> None:
        """Ruling 61."""
        sector = {"id": "305", "at": [0, -3], "ships": [[0, "interceptor"]]}
        assert "fly" not in eclipse(sectors=[EMPTY_HOME, sector]).verbs(0)

    def test_a_ship_flies_through_if_enough_are_there_already(self) -> None:
        """Ruling 61: one stays for each enemy."""
        held = {**NORTH, "ships": [[0, "cruiser"], [1, "interceptor"]]}
        r = flying(held, OPEN_CENTER, designs=[FAST, None])
        assert r.targets(0, "move", "221", "interceptor") == ["001", "107"]

    def test_a_lone_ship_is_stopped_by_an_enemy(self) -> None:
        """Ruling 61."""
        r = flying({**NORTH, "ships": [[1, "interceptor"]]}, OPEN_CENTER, designs=[FAST, None])
        assert r.targets(0, "move", "221", "interceptor") == ["107"]

    def test_a_newcomer_relieves_a_pinned_ship_of_the_owners_choice(self) -> None:
        """Ruling 62."""
        held = {**NORTH, "ships": [[0, "cruiser"], [1, "interceptor"]]}
        r = flying(held, OPEN_CENTER)
        assert not r.may(0, "move", "107", "cruiser", "001")
        r.says(0, "move", "221", "interceptor", "107")
        assert r.may(0, "move", "107", "interceptor", "001")
        r.says(0, "move", "107", "cruiser", "001")
        assert r.ships("107", 0) == ["interceptor"]


class TestCenter:
    """Ruling 63: its defence system holds every ship."""

    def test_nobody_leaves_or_passes(self) -> None:
        """Ruling 63."""
        many = {"id": "001", "ships": [[0, *["interceptor"] * 4]]}
        assert "fly" not in eclipse(sectors=[EMPTY_HOME, many, SOUTH]).verbs(0)
        r = flying({"id": "001", "ships": [[0, *["cruiser"] * 3]]}, NORTH, SOUTH, designs=[FASTER, None])
        assert r.targets(0, "move", "221", "interceptor") == ["001", "107"]

    def test_once_it_is_destroyed_the_way_is_free(self) -> None:
        """Ruling 63."""
        r = flying(OPEN_CENTER, NORTH, SOUTH, designs=[FASTER, None])
        assert r.targets(0, "move", "221", "interceptor") == ["001", "106", "107"]


class TestDescendants:
    """Ruling 64: they are not held by ancients, but by everybody else."""

    def test_ancients_do_not_hold_them(self) -> None:
        """Ruling 64."""
        sector = {"id": "305", "at": [0, -3], "ships": [[0, "interceptor"]]}
        r = eclipse("descendants_of_draco", sectors=[{"id": "228", "ships": []}, sector]).says(0, "fly")
        assert r.targets(0, "move", "305", "interceptor") == ["228"]

    def test_players_and_the_center_do(self) -> None:
        """Ruling 64."""
        fleets = [[0, "interceptor"], [1, "interceptor"]]
        home = {"id": "228", "ships": []}
        sector = {"id": "305", "at": [0, -3], "ships": fleets}
        assert "fly" not in eclipse("descendants_of_draco", sectors=[home, sector]).verbs(0)
        center = {"id": "001", "ships": [[0, "interceptor"]]}
        assert "fly" not in eclipse("descendants_of_draco", sectors=[home, center, NORTH]).verbs(0)


def test_entering_a_sector_does_not_claim_it() -> None:
    """Ruling 65."""
    r = flying(NORTH).says(0, "move", "221", "interceptor", "107").says(0, "done")
    assert r.sector("107").disc == NOBODY


def test_ships_stay_on_explored_sectors() -> None:
    r = flying(NORTH)
    assert r.targets(0, "move", "221", "interceptor") == ["107"]


@pytest.mark.parametrize("turn", [0, 4])
def test_a_move_that_no_wormhole_leads_to_is_refused(turn: int) -> None:
    r = flying({**NORTH, "turn": 2}, {"id": "207", "at": [-1, -1], "turn": turn})
    refusal = r.denied(0, "move", "221", "interceptor", "107")
    assert refusal.text == "refuse.eclipse.no_wormhole"
    assert refusal.args == {"start": "221", "sector": "107"}


def test_a_neighbour_that_wormholes_lead_to_only_in_a_roundabout_way_is_too_far() -> None:
    r = flying({**NORTH, "turn": 2}, {"id": "207", "at": [-1, -1], "turn": 1})
    refusal = r.denied(0, "move", "221", "interceptor", "107")
    assert refusal.text == "refuse.eclipse.too_far"
    assert refusal.args == {"sector": "107", "far": 2, "movement": 1}
