"""Explore and discovery tiles (pages 7 and 10)."""

from __future__ import annotations

import pytest

from game.eclipse import pieces
from game.eclipse.map_events import DiscoveryTaken, DiscoveryUsed, SectorThrown, StackRemade
from game.eclipse.reach import ring_of
from tests.support.eclipse.places import EMPTY_HOME, NORTH, OPEN_CENTER, SOUTH
from tests.support.eclipse.rounds import Round, eclipse

OUT = (0, -3)  # an outer place beside the home of seat 0
GATE = {"id": "305", "at": [0, -3], "ancients": 0, "discovery": False}  # a sector there, joined with the home


def exploring(*tiles: str, species: str = "terran_directorate", **words: object) -> Round:
    """Seat 0 has chosen the outer place and sees the first of these tiles."""
    r = eclipse(species, stacks={"outer": list(tiles)}, **words)
    return r.says(0, "explore").says(0, "zone", *OUT)


def zones(r: Round) -> set[str]:
    return {said for said in r.options(0) if said.startswith("zone")}


def test_the_place_is_chosen_before_the_tile_is_seen() -> None:
    """Ruling 25."""
    r = eclipse(stacks={"outer": ["306"]}).says(0, "explore")
    tile = r.tile("306")
    assert r.table.seen[tile] == 0
    r.says(0, "zone", *OUT)
    assert r.table.seen[tile] == r.table.everyone


def test_rings() -> None:
    """Page 10: I and II lie in circles around the center, III branches out."""
    assert [ring_of(place) for place in ((0, -1), (1, 1), (2, -1), (0, -3), (4, 2))] == [0, 1, 1, 2, 2]


def test_a_place_must_touch_an_own_disc_or_ship() -> None:
    """Rulings 26 and 27: with a wormhole on the edge towards it."""
    r = eclipse().says(0, "explore")
    assert zones(r) == {"zone 0 -1", "zone -1 -1", "zone 0 -3", "zone 1 -3"}


def test_a_generator_looks_over_any_edge() -> None:
    """Ruling 27: some turn of the tile always has a wormhole there."""
    r = eclipse(techs=[["wormhole_generator"], None]).says(0, "explore")
    assert len(zones(r)) == 6


def test_a_free_ship_explores() -> None:
    """Ruling 26."""
    r = eclipse(sectors=[EMPTY_HOME, {**GATE, "ships": [[0, "interceptor"]]}]).says(0, "explore")
    assert zones(r) == {"zone 0 -4", "zone 1 -4"}


def test_a_pinned_ship_does_not_explore() -> None:
    """Rulings 26 and 66: as many enemies hold it; a disc makes it legal again."""
    fleets = [[0, "interceptor"], [1, "interceptor"]]
    assert "explore" not in eclipse(sectors=[EMPTY_HOME, {**GATE, "ships": fleets}]).verbs(0)
    r = eclipse(sectors=[EMPTY_HOME, {**GATE, "disc": 0, "ships": fleets}])
    assert "explore" in r.verbs(0)


def test_a_ship_more_than_the_enemies_explores() -> None:
    """Ruling 26: at least one of them is not pinned."""
    fleets = [[0, "interceptor", "interceptor"], [1, "interceptor"]]
    assert "explore" in eclipse(sectors=[EMPTY_HOME, {**GATE, "ships": fleets}]).verbs(0)


def test_the_tile_may_be_joined_with_any_own_neighbour() -> None:
    """Ruling 28: not only with the one that was thought of."""
    sectors = [{"id": "311", "at": [1, -4], "turn": 0, "disc": 0}]
    r = eclipse(sectors=sectors, stacks={"outer": ["317"]})
    r.says(0, "explore").says(0, "zone", 1, -3)
    # The home lies in direction 4, the other sector in direction 0; the tile has two neighbouring wormholes.
    assert [turn for turn in range(6) if r.may(0, "turn", turn, "317")] == [0, 1, 2, 3]


def test_a_tile_may_be_thrown_away() -> None:
    """Ruling 29: it lies face up beside its stack."""
    r = exploring("306").says(0, "throw")
    assert list(r.table.thrown[2]) == [r.tile("306")]
    assert r.asked == (1, "TakeTurn")


def test_thrown_tiles_are_shuffled_when_the_stack_is_empty() -> None:
    """Ruling 29: the last tile is resolved first."""
    r = exploring("306", short=["outer"], thrown={"outer": ["308", "309"]})
    assert r.happened(StackRemade) == []
    r.says(0, "throw")
    assert r.happened(StackRemade) == [StackRemade(2)]
    assert (len(r.table.stacks[2]), len(r.table.thrown[2])) == (3, 0)
    assert all(r.table.seen[tile] == 0 for tile in r.table.stacks[2])


def test_a_ring_without_tiles_cannot_be_explored() -> None:
    """Ruling 29: no stack and nothing thrown away."""
    r = eclipse(short=["outer"]).says(0, "explore")
    assert zones(r) == {"zone 0 -1", "zone -1 -1"}


class TestPlanta:
    """Ruling 30: they explore twice."""

    def test_throwing_the_first_tile_does_not_cost_the_second_explore(self) -> None:
        """Ruling 30."""
        r = exploring("306", "308", species="planta").says(0, "throw")
        assert r.asked == (0, "ChooseZone")
        r.says(0, "zone", *OUT).says(0, "throw")
        assert r.asked == (1, "TakeTurn")

    def test_the_second_explore_is_optional(self) -> None:
        """Ruling 30."""
        assert exploring("306", species="planta").says(0, "throw").says(0, "done").asked == (1, "TakeTurn")


class TestDescendants:
    """Ruling 31: two tiles for one place."""

    def looking(self) -> Round:
        return exploring("306", "308", species="descendants_of_draco")

    def test_the_second_tile_is_optional(self) -> None:
        """Ruling 30: it is decided after the first one is seen."""
        r = self.looking().says(0, "turn", 0, "306")
        assert r.table.thrown[2] == b""

    def test_one_of_both_is_kept(self) -> None:
        """Ruling 31: the other one is thrown away."""
        r = self.looking().says(0, "another")
        assert r.may(0, "turn", 0, "306")
        assert not r.may(0, "another")
        r.says(0, "turn", 0, "308")
        assert r.happened(SectorThrown) == [SectorThrown(2, r.tile("306"))]

    def test_the_second_one_may_come_from_the_thrown_tiles(self) -> None:
        """Ruling 29: the tile in hand is not among them."""
        words = {"short": ["outer"], "thrown": {"outer": ["308"]}}
        r = exploring("306", species="descendants_of_draco", **words).says(0, "another")
        assert sorted(r.table.drawn) == sorted([r.tile("306"), r.tile("308")])

    def test_or_none(self) -> None:
        """Ruling 31."""
        r = self.looking().says(0, "another").says(0, "throw")
        assert sorted(r.table.thrown[2]) == sorted([r.tile("306"), r.tile("308")])


def test_a_fresh_sector_may_be_claimed_at_once() -> None:
    """Ruling 32: with a disc of the track, which takes the discovery tile."""
    r = exploring("312", discovery=["money"]).says(0, "turn", 0, "312")
    discs = r.player(0).discs
    r.says(0, "claim")
    assert r.player(0).discs == discs - 1
    assert r.sector("312").disc == 0
    assert r.happened(DiscoveryTaken) == [DiscoveryTaken(0, r.number("312"))]


def test_claiming_is_optional() -> None:
    """Ruling 32."""
    r = exploring("312").says(0, "turn", 0, "312").says(0, "leave")
    assert r.sector("312").disc == -1
    assert r.sector("312").discovery >= 0


def test_ancients_forbid_a_claim() -> None:
    """Ruling 32."""
    r = exploring("305").says(0, "turn", 0, "305")
    assert r.asked == (1, "TakeTurn")
    assert list(r.sector("305").ships) == [pieces.ANCIENT_SHIP]


def test_without_a_disc_on_the_track_nothing_is_claimed() -> None:
    """Ruling 12: the only disc went to the action."""
    r = exploring("312", discs=[1, None]).says(0, "turn", 0, "312")
    assert r.asked == (1, "TakeTurn")


def test_without_discovery_tiles_none_is_placed() -> None:
    """Ruling 33."""
    every = [row.id for row in pieces.DISCOVERIES for _ in range(row.count)]
    r = exploring("312", discoveries=[every, None]).says(0, "turn", 0, "312").says(0, "claim")
    assert r.happened(DiscoveryTaken) == []


class TestDiscoveries:
    """Ruling 34: a tile is taken in the moment a disc is placed, and used at once or kept."""

    def found(self, tile: str, species: str = "terran_directorate", **words: object) -> Round:
        r = exploring("312", species=species, discovery=[tile], **words)
        return r.says(0, "turn", 0, "312").says(0, "claim")

    @pytest.mark.parametrize(
        ("tile", "gain"), [("money", [8, 0, 0]), ("science", [0, 5, 0]), ("materials", [0, 0, 6])]
    )
    def test_resources(self, tile: str, gain: list[int]) -> None:
        r = self.found(tile, storage=[[0, 0, 0], None]).says(0, "benefit")
        assert r.player(0).storage == gain
        assert r.happened(DiscoveryUsed)[0].tile in r.table.box

    def test_two_points_instead(self) -> None:
        """Ruling 34: the tile lies beside the board until the end."""
        r = self.found("money").says(0, "points")
        assert len(r.player(0).discoveries) == 1
        assert r.player(0).storage == [2, 3, 3]

    def test_a_claim_by_influence_takes_the_tile_too(self) -> None:
        """Ruling 34."""
        r = eclipse(sectors=[{**SOUTH, "at": [0, -1], "discovery": "money"}])
        r.says(0, "influence").says(0, "from", "track").says(0, "benefit")  # there is one place to go
        assert r.player(0).storage[pieces.MONEY] == 10

    def test_ancient_cruiser(self) -> None:
        """Ruling 36: an unused cruiser comes to the sector."""
        r = self.found("ancient_cruiser").says(0, "benefit")
        assert r.ships("312", 0) == ["cruiser"]

    def test_ancient_cruiser_without_a_miniature(self) -> None:
        """Ruling 36: only the points are left, and nobody is asked."""
        cruisers = {**NORTH, "ships": [[0, *["cruiser"] * 4]]}
        r = self.found("ancient_cruiser", sectors=[cruisers], colony_ships=[0, None])
        assert len(r.player(0).discoveries) == 1
        assert r.asked == (1, "TakeTurn")

    def test_ancient_technology_gives_the_cheapest(self) -> None:
        """Ruling 35: by the printed cost, without discount, and not one that the player has."""
        supply = ["starbase", "improved_hull", "gluon_computer"]
        r = self.found("ancient_technology", supply=supply, colony_ships=[0, None]).says(0, "benefit")
        assert r.player(0).has("improved_hull")
        assert r.player(0).storage == [2, 3, 3]

    def test_ancient_technology_leaves_the_choice_among_equals(self) -> None:
        """Ruling 35."""
        supply = ["nanorobots", "gauss_shield", "improved_hull"]
        r = self.found("ancient_technology", supply=supply).says(0, "benefit")
        assert [r.may(0, "tech", tech) for tech in supply] == [True, True, False]
        assert "trade" not in r.verbs(0)
        r.says(0, "tech", "nanorobots")
        assert r.player(0).has("nanorobots")

    def test_ancient_technology_works_at_once(self) -> None:
        """Ruling 35: Advanced Robotics bring their disc."""
        r = self.found("ancient_technology", supply=["advanced_robotics"], colony_ships=[0, None])
        discs = r.player(0).discs
        r.says(0, "benefit")
        assert r.player(0).discs == discs + 1

    def test_ancient_technology_needs_a_space(self) -> None:
        """Ruling 35: a full track excludes its technologies."""
        grid = [tech.id for tech in pieces.TECHS if tech.category == "grid"]
        r = self.found("ancient_technology", techs=[grid[:7], None], supply=[grid[7], grid[0]])
        assert len(r.player(0).discoveries) == 1  # nothing to take, so the points

    def test_an_ancient_part_may_replace_any_part_at_once(self) -> None:
        """Ruling 37: even a tile; the blueprint must fly afterwards."""
        r = self.found("axion_computer", designs=[{"interceptor": ["hull"]}, None]).says(0, "benefit")
        assert r.may(0, "replace", "interceptor", 0)
        assert not r.may(0, "replace", "interceptor", 3)  # its only drive
        r.says(0, "replace", "interceptor", 0)
        assert r.table.design(0, pieces.INTERCEPTOR).computer == 3
        assert r.player(0).parts == b""

    def test_no_drive_goes_on_a_starbase(self) -> None:
        r = self.found("conformal_drive").says(0, "benefit")
        assert not any(r.may(0, "replace", "starbase", square) for square in range(5))

    def test_a_part_that_fits_nowhere_is_stored_without_a_question(self) -> None:
        """Ruling 37: no ship has the energy for this drive."""
        designs = {"interceptor": ["nuclear_drive"], "cruiser": ["", "nuclear_drive"]}
        r = self.found("conformal_drive", designs=[designs, None], colony_ships=[0, None]).says(0, "benefit")
        assert list(r.player(0).parts) == [pieces.PART_OF["conformal_drive"]]
        assert r.asked == (1, "TakeTurn")

    def test_an_ancient_part_may_be_stored(self) -> None:
        """Ruling 38: it is placed later with an upgrade and counts as one of its parts."""
        r = self.found("shard_hull", colony_ships=[0, None]).says(0, "benefit").says(0, "store")
        assert list(r.player(0).parts) == [pieces.PART_OF["shard_hull"]]
        r.passes(1).says(0, "upgrade").says(0, "fit", "cruiser", 1, "shard_hull")
        assert r.player(0).parts == b""
        assert r.table.design(0, pieces.CRUISER).hull == 4
        assert not r.may(0, "fit", "interceptor", 0, "shard_hull")  # there is only one
        r.says(0, "fit", "interceptor", 0, "hull")
        assert r.asked == (1, "TakeTurn")

    def test_a_replaced_ancient_part_is_gone(self) -> None:
        """Ruling 38."""
        designs = [{"interceptor": ["axion_computer"]}, None]
        r = eclipse(designs=designs).says(0, "upgrade").says(0, "clear", "interceptor", 0)
        assert not r.may(0, "fit", "interceptor", 0, "axion_computer")
        assert r.player(0).parts == b""


def test_the_center_must_be_free_before_a_disc_comes() -> None:
    """Page 10: its defence system has to be destroyed."""
    sectors = [{**NORTH, "disc": 0}]
    r = eclipse(sectors=sectors).says(0, "influence")
    assert not r.may(0, "from", "track")  # nothing could be claimed
    r = eclipse(sectors=[*sectors, OPEN_CENTER]).says(0, "influence").says(0, "from", "track")
    assert r.sector("001").disc == 0
