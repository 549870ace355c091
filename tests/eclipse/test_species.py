"""The seven kinds of boards, a section for each alien species (pages 26 and 27)."""

from __future__ import annotations

from typing import Any

import pytest

from game.eclipse import pieces
from game.eclipse.offers import cost
from game.eclipse.table import EclipseTable
from tests.support.eclipse.places import NORTH, OPEN_CENTER
from tests.support.eclipse.rounds import TERRANS, eclipse

SHIPS = range(4)


def seated(species: str) -> EclipseTable:
    return eclipse(species).table


def home(species: str) -> str:
    return pieces.SPECIES[species].home


@pytest.mark.parametrize(
    ("species", "colour", "number"),
    [
        ("terran_directorate", "red", "221"),
        ("terran_federation", "blue", "223"),
        ("terran_union", "green", "225"),
        ("terran_republic", "yellow", "227"),
        ("terran_conglomerate", "white", "229"),
        ("terran_alliance", "black", "231"),
    ],
)
def test_terran_factions_differ_by_name_colour_and_home_only(species: str, colour: str, number: str) -> None:
    row, first = pieces.SPECIES[species], pieces.SPECIES[TERRANS[0]]
    assert (row.colour, row.home) == (colour, number)
    assert (row.storage, row.trade, row.move, row.track, row.techs) == (
        first.storage, first.trade, first.move, first.track, first.techs,
    )  # fmt: skip
    table = seated(species)
    assert [table.income(0, resource) for resource in range(3)] == [3, 3, 3]


@pytest.mark.parametrize(
    ("species", "storage", "income", "trade", "number"),
    [
        ("eridani_empire", [26, 2, 4], [3, 3, 2], 3, "222"),
        ("hydran_progress", [2, 5, 2], [3, 4, 2], 3, "224"),
        ("planta", [4, 4, 4], [3, 3, 3], 3, "226"),
        ("descendants_of_draco", [2, 4, 3], [3, 3, 2], 3, "228"),
        ("mechanema", [3, 3, 3], [3, 3, 2], 3, "230"),
        ("orion_hegemony", [3, 3, 5], [2, 3, 3], 4, "232"),
    ],
)
def test_start_values(species: str, storage: list[int], income: list[int], trade: int, number: str) -> None:
    """What the board prints, and what the home makes."""
    table = seated(species)
    assert table.players[0].storage == storage
    assert [table.income(0, resource) for resource in range(3)] == income
    assert table.players[0].row.trade == trade
    assert home(species) == number


class TestEridani:
    """Rich and tired."""

    SPECIES = "eridani_empire"

    def test_two_reputation_tiles_are_drawn_and_kept(self) -> None:
        """Ruling 4: only their owner knows them."""
        table = seated(self.SPECIES)
        tiles = table.players[0].reputation
        assert len(tiles) == 2
        assert all(table.knows(0, tile) and not table.knows(1, tile) for tile in tiles)

    def test_two_discs_fewer(self) -> None:
        """The two rightmost circles stay empty, and cost nothing."""
        table = seated(self.SPECIES)
        assert table.players[0].discs == 10
        assert table.upkeep(0) == 1
        assert table.players[0].spare_discs == 3

    def test_technologies(self) -> None:
        player = seated(self.SPECIES).players[0]
        assert all(player.has(tech) for tech in ("gauss_shield", "fusion_drive", "plasma_cannon"))
        assert not player.has("starbase")

    def test_the_dreadnought_has_more_energy(self) -> None:
        table = seated(self.SPECIES)
        assert table.design(0, pieces.DREADNOUGHT).energy == table.design(1, pieces.DREADNOUGHT).energy + 1


class TestHydran:
    """Always learning."""

    SPECIES = "hydran_progress"

    def test_the_advanced_science_square_is_settled(self) -> None:
        """Ruling 5: with a second science cube."""
        r = eclipse(self.SPECIES)
        assert r.cubes("224") == [0, 1, 2]
        assert r.player(0).cubes == [10, 9, 11]

    def test_two_technologies_in_one_action(self) -> None:
        words: dict[str, Any] = {"supply": ["gauss_shield", "nanorobots"], "storage": [[0, 9, 0], None]}
        r = eclipse(self.SPECIES, **words).says(0, "research")
        r.says(0, "tech", "gauss_shield").says(0, "tech", "nanorobots")
        assert r.asked == (1, "TakeTurn")

    def test_technologies(self) -> None:
        player = seated(self.SPECIES).players[0]
        assert player.has("advanced_labs")
        assert not player.has("starbase")


class TestPlanta:
    """They grow everywhere."""

    SPECIES = "planta"

    def test_four_colony_ships(self) -> None:
        assert seated(self.SPECIES).players[0].colony_ships == 4

    def test_two_sectors_in_one_action_one_after_the_other(self) -> None:
        """The second place may be next to the first new sector."""
        r = eclipse(self.SPECIES, stacks={"outer": ["305", "306"]}).says(0, "explore").says(0, "zone", 0, -3)
        r.says(0, "turn", 0, "305")
        assert not r.may(0, "zone", 0, -4)  # ancients are there, and no own disc
        r = eclipse(self.SPECIES, stacks={"outer": ["312", "306"]}).says(0, "explore").says(0, "zone", 0, -3)
        r.says(0, "turn", 0, "312").says(0, "claim").says(0, "points")
        assert r.may(0, "zone", 0, -4)

    def test_blueprints(self) -> None:
        """Slower and smaller, with a computer and energy outside the grid."""
        table = seated(self.SPECIES)
        assert [len(squares) for squares in table.players[0].designs] == [3, 5, 7, 4]
        assert [table.design(0, ship).computer for ship in SHIPS] == [1, 1, 1, 2]
        assert [table.design(0, ship).initiative for ship in SHIPS] == [1, 1, 1, 2]

    def test_a_point_for_each_sector(self) -> None:
        """Ruling 109."""
        r = eclipse(self.SPECIES, round=9, phase="cleanup", sectors=[{**NORTH, "disc": 0}])
        assert r.table.points[0] == 3 + 2 + 2


class TestDescendants:
    """They live with the ancients."""

    SPECIES = "descendants_of_draco"
    NEST: dict[str, Any] = {"id": "305", "at": [0, -3]}

    def test_a_disc_may_lie_beside_ancients_but_the_discovery_stays(self) -> None:
        """Page 27: explored and claimed, and the tile is not taken."""
        r = eclipse(self.SPECIES, stacks={"outer": ["305"]}).says(0, "explore").says(0, "zone", 0, -3)
        r.says(0, "turn", 0, "305").says(0, "claim")
        assert r.sector("305").disc == 0
        assert r.sector("305").discovery >= 0
        assert r.sector("305").count(pieces.ANCIENTS) == 1

    def test_by_influence_too(self) -> None:
        r = eclipse(self.SPECIES, sectors=[self.NEST]).says(0, "influence").says(0, "from", "track")
        assert r.sector("305").disc == 0
        assert r.sector("305").discovery >= 0

    def test_when_the_ancients_are_gone_the_disc_must_be_placed_anew(self) -> None:
        """Page 30: lifted and placed again, the tile is taken."""
        row = {**self.NEST, "disc": 0, "ancients": 0, "discovery": "money"}
        r = eclipse(self.SPECIES, sectors=[row]).says(0, "influence").says(0, "from", "305")
        r.says(0, "from", "track").says(0, "benefit")
        assert r.player(0).storage[pieces.MONEY] == 10

    def test_their_cubes_live_there_in_the_upkeep_phase_too(self) -> None:
        r = eclipse(self.SPECIES, sectors=[{**self.NEST, "disc": 0}], phase="upkeep")
        assert r.may(0, "settle", "305", 0, "science")

    def test_ships_may_stay_with_ancients_and_claim_the_sector(self) -> None:
        r = eclipse(self.SPECIES, phase="combat", sectors=[{**self.NEST, "ships": [[0, "interceptor"]]}])
        assert r.asked == (0, "MayClaim")

    def test_no_technology(self) -> None:
        assert seated(self.SPECIES).players[0].tech_bits == 0


class TestMechanema:
    """They build."""

    SPECIES = "mechanema"

    def test_lower_prices(self) -> None:
        player = seated(self.SPECIES).players[0]
        assert [cost(player, what) for what in range(6)] == [2, 4, 7, 2, 4, 8]

    def test_three_builds(self) -> None:
        r = eclipse(self.SPECIES, storage=[[0, 0, 20], None]).says(0, "construct")
        for _ in range(3):
            r.says(0, "build", "interceptor", "230")
        assert r.asked == (1, "TakeTurn")
        assert r.player(0).storage[pieces.MATERIALS] == 14

    def test_three_parts(self) -> None:
        r = eclipse(self.SPECIES).says(0, "upgrade")
        for ship, square in (("interceptor", 0), ("cruiser", 1), ("dreadnought", 2)):
            r.says(0, "fit", ship, square, "hull")
        assert r.asked == (1, "TakeTurn")

    def test_technologies(self) -> None:
        assert seated(self.SPECIES).players[0].has("positron_computer")


class TestOrion:
    """They fight."""

    SPECIES = "orion_hegemony"

    def test_a_cruiser_instead_of_an_interceptor(self) -> None:
        assert eclipse(self.SPECIES).ships("232", 0) == ["cruiser"]

    def test_shields_and_initiative_from_the_start(self) -> None:
        table = seated(self.SPECIES)
        assert [table.design(0, ship).shield for ship in SHIPS] == [1, 1, 1, 1]
        for ship in SHIPS:
            assert table.design(0, ship).initiative == table.design(1, ship).initiative + 1

    def test_neutron_bombs_and_gauss_shield(self) -> None:
        player = seated(self.SPECIES).players[0]
        assert player.has("neutron_bombs")
        assert player.has("gauss_shield")

    def test_a_fifth_space_for_reputation(self) -> None:
        """It takes no ambassador."""
        table = eclipse(self.SPECIES, reputation=[[1, 1, 1, 1, 1], None]).table
        assert table.reputation_room(0) == 0
        assert table.ambassador_room(0) == 0
        table = eclipse(self.SPECIES, reputation=[[1], None]).table
        assert table.ambassador_room(0) == 4


@pytest.mark.parametrize("species", [name for name, row in pieces.SPECIES.items() if row.kind == "alien"])
def test_aliens_move_two_ships(species: str) -> None:
    ships = [[0, "interceptor", "interceptor", "interceptor"]]
    r = eclipse(species, sectors=[{"id": home(species), "ships": ships}, NORTH, OPEN_CENTER]).says(0, "fly")
    r.says(0, "move", home(species), "interceptor", "107")
    r.says(0, "move", home(species), "interceptor", "107")
    assert r.asked == (1, "TakeTurn")
