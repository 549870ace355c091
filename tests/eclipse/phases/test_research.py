"""Research: prices, spaces and what each of the 24 technologies does (page 12)."""

from __future__ import annotations

import pytest

from game.eclipse import pieces
from game.eclipse.events import DiscsGained, PopulationKilled, Stored
from tests.support.eclipse.places import NORTH, NORTH_EAST, OPEN_CENTER, SOUTH, SOUTH_EAST
from tests.support.eclipse.rounds import Round, eclipse

GRID = [tech.id for tech in pieces.TECHS if tech.category == "grid"]
PART_TECHS = [tech.id for tech in pieces.TECHS if tech.kind == "ship_part"]


def researching(*supply: str, science: int = 40, **words: object) -> Round:
    return eclipse(supply=list(supply), storage=[[0, science, 0], None], **words).says(0, "research")


@pytest.mark.parametrize(("owned", "price"), [(0, 16), (1, 15), (2, 14), (3, 13), (4, 12), (5, 10), (6, 8)])
def test_the_discount_grows_with_the_technologies_of_a_category(owned: int, price: int) -> None:
    """Ruling 46: 1, 2, 3, 4, 6, 8."""
    r = researching("quantum_grid", techs=[GRID[:owned], None]).says(0, "tech", "quantum_grid")
    assert r.player(0).storage[pieces.SCIENCE] == 40 - price


def test_the_minimum_is_always_paid() -> None:
    """Ruling 46: however large the discount is."""
    r = researching("gauss_shield", techs=[GRID[1:7], None]).says(0, "tech", "gauss_shield")
    assert r.player(0).storage[pieces.SCIENCE] == 38


def test_printed_technologies_count_for_discount_and_points() -> None:
    """Rulings 46 and 48: the Terrans' Starbase lowers the price of Plasma Cannon."""
    r = researching("plasma_cannon").says(0, "tech", "plasma_cannon")
    assert r.player(0).storage[pieces.SCIENCE] == 35
    assert r.table.techs(0, "military") == 2


def test_the_hydran_pay_the_second_with_the_discount_of_the_first() -> None:
    """Ruling 46."""
    words = {"supply": ["improved_hull", "fusion_source"], "storage": [[0, 20, 0], None]}
    r = eclipse("hydran_progress", **words).says(0, "research")
    r.says(0, "tech", "improved_hull").says(0, "tech", "fusion_source")
    assert r.player(0).storage[pieces.SCIENCE] == 20 - 4 - 5


def test_the_hydran_may_stop_after_the_first() -> None:
    words = {"supply": ["improved_hull", "fusion_source"], "storage": [[0, 20, 0], None]}
    r = eclipse("hydran_progress", **words).says(0, "research")
    assert r.says(0, "tech", "improved_hull").says(0, "done").asked == (1, "TakeTurn")


def test_the_eighth_technology_of_a_category_finds_no_space() -> None:
    """Ruling 47."""
    assert "research" not in eclipse(
        techs=[GRID[:7], None], supply=[GRID[7]], storage=[[0, 40, 0], None]
    ).verbs(0)


def test_a_technology_is_researched_once() -> None:
    r = eclipse(supply=["starbase"], storage=[[0, 40, 0], None])
    assert "research" not in r.verbs(0)


def test_what_cannot_be_paid_is_refused_with_its_price() -> None:
    r = researching("gauss_shield", "quantum_grid", science=5)
    refusal = r.denied(0, "tech", "quantum_grid")
    assert refusal.text == "refuse.eclipse.tech_cost"
    assert refusal.args == {"price": 16, "stored": 5}


def test_the_tile_moves_from_the_supply_to_the_board() -> None:
    r = researching("gauss_shield", "gauss_shield").says(0, "tech", "gauss_shield")
    assert r.supply() == ["gauss_shield"]
    assert len(r.player(0).techs) == 1


# --- what they do


def test_neutron_bombs_destroy_all_population_without_dice() -> None:
    sector = {**SOUTH_EAST, "disc": 1, "cubes": [0, 1], "ships": [[0, "interceptor"]]}
    r = eclipse(phase="combat", sectors=[sector], techs=[["neutron_bombs"], None]).says(0, "attack")
    assert len(r.happened(PopulationKilled)) == 2


@pytest.mark.parametrize("tech", ["starbase", "orbital", "monolith"])
def test_what_needs_a_technology_to_be_built(tech: str) -> None:
    words = {"storage": [[0, 0, 20], None], "discs": [5, None]}
    without = eclipse("hydran_progress", **words).says(0, "construct")
    assert not without.may(0, "build", tech, "224")
    assert (
        eclipse("hydran_progress", techs=[[tech], None], **words)
        .says(0, "construct")
        .may(0, "build", tech, "224")
    )


@pytest.mark.parametrize("tech", PART_TECHS)
def test_a_ship_part_needs_its_own_technology(tech: str) -> None:
    """Ruling 51: a higher one does not allow a lower one."""
    part = next(part for part in pieces.PARTS if part.tech == tech)
    others = [other for other in PART_TECHS if other != tech][:9]
    designs = [{"cruiser": ["", "", "", "nuclear_source"]}, None]
    without = eclipse(techs=[others, None], designs=designs).says(0, "upgrade")
    assert not any(without.may(0, "fit", "dreadnought", square, part.id) for square in range(8))
    r = eclipse(techs=[[tech], None], designs=[{"dreadnought": ["hull", "", "", "", "", "hull"]}, None])
    r.says(0, "upgrade")
    assert r.may(0, "fit", "dreadnought", 2, part.id) or r.may(0, "fit", "dreadnought", 7, part.id)


@pytest.mark.parametrize(
    ("tech", "square", "resource"),
    [("advanced_economy", ("221", 1), "money"), ("advanced_labs", ("221", 3), "science"),
     ("advanced_mining", ("107", 2), "materials")],
)  # fmt: skip
def test_advanced_squares_are_open_as_soon_as_the_technology_is_known(
    tech: str, square: tuple[str, int], resource: str
) -> None:
    r = researching(tech, sectors=[{**NORTH, "disc": 0}]).says(0, "tech", tech)
    r.says(0, "settle", *square, resource)
    assert square[1] in r.cubes(square[0])


@pytest.mark.parametrize(("tech", "discs"), [("advanced_robotics", 1), ("quantum_grid", 2)])
def test_extra_discs_come_at_once(tech: str, discs: int) -> None:
    """Ruling 49."""
    r = researching(tech)
    before = r.player(0).discs
    r.says(0, "tech", tech)
    assert r.happened(DiscsGained) == [DiscsGained(0, discs)]
    assert r.player(0).discs == before + discs


def test_discs_that_find_no_circle_are_stacked_and_used() -> None:
    """Ruling 49: more than thirteen discs still cost nothing."""
    techs = [["advanced_robotics", "quantum_grid"], None]
    r = eclipse(sectors=[{"id": "221", "disc": None, "ships": []}], techs=techs)
    assert r.player(0).discs == 16
    assert r.table.upkeep(0) == 0


def test_nanorobots_build_one_more() -> None:
    r = eclipse(techs=[["nanorobots"], None], storage=[[0, 0, 20], None]).says(0, "construct")
    for _ in range(3):
        r.says(0, "build", "interceptor", "221")
    assert r.asked == (1, "TakeTurn")


def test_artifact_key_gives_five_for_each_artifact() -> None:
    """Ruling 50: of one kind for each, and only artifacts that are owned at that moment count."""
    r = researching("artifact_key", sectors=[{**SOUTH_EAST, "disc": 0}], colony_ships=[0, None], science=14)
    r.says(0, "tech", "artifact_key")
    r.says(0, "track", "money").says(0, "track", "materials")
    assert r.player(0).storage == [5, 0, 5]
    assert len([gain for gain in r.happened(Stored) if gain.amount == 5]) == 2
    r.passes(1).says(0, "upgrade").says(0, "done")
    assert r.player(0).storage == [5, 0, 5]


def test_wormhole_generator_bridges_half_wormholes() -> None:
    """Explore, influence and move; page 12."""
    closed = {**NORTH, "turn": 2}
    r = researching("wormhole_generator", sectors=[closed, NORTH_EAST, OPEN_CENTER, SOUTH])
    r.says(0, "tech", "wormhole_generator").passes(1)
    r.says(0, "fly")
    assert r.may(0, "move", "221", "interceptor", "107")
