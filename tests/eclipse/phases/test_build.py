"""Build: ships and structures (page 13)."""

from __future__ import annotations

import pytest

from game.eclipse import pieces
from game.eclipse.map_events import ShipBuilt
from tests.support.eclipse.places import NORTH, SOUTH, Row
from tests.support.eclipse.rounds import Round, eclipse

ALL = [["orbital", "monolith"], None]


def building(species: str = "terran_directorate", materials: int = 40, **words: object) -> Round:
    return eclipse(species, storage=[[0, 0, materials], None], **words).says(0, "construct")


@pytest.mark.parametrize(
    ("what", "cost"),
    [
        ("interceptor", 3),
        ("cruiser", 5),
        ("dreadnought", 8),
        ("starbase", 3),
        ("orbital", 5),
        ("monolith", 10),
    ],
)
def test_prices(what: str, cost: int) -> None:
    r = building(techs=ALL).says(0, "build", what, "221")
    assert r.player(0).storage[pieces.MATERIALS] == 40 - cost
    assert building(techs=ALL, materials=max(cost, 3)).may(0, "build", what, "221")
    if cost > 3:
        assert not building(techs=ALL, materials=cost - 1).may(0, "build", what, "221")


def test_two_things_are_built() -> None:
    r = building().says(0, "build", "interceptor", "221").says(0, "build", "cruiser", "221")
    assert r.ships("221", 0) == ["interceptor", "interceptor", "cruiser"]
    assert r.asked == (1, "TakeTurn")


def test_any_own_sector_will_do_even_with_enemies_in_it() -> None:
    """Ruling 56."""
    besieged = {**SOUTH, "disc": 0, "ships": [[1, "interceptor"]]}
    r = building(sectors=[besieged, NORTH])
    assert r.targets(0, "build", "interceptor") == ["106", "221"]


def test_several_starbases_may_share_a_sector() -> None:
    """Ruling 56."""
    r = building().says(0, "build", "starbase", "221").says(0, "build", "starbase", "221")
    assert r.ships("221", 0).count("starbase") == 2


def test_miniatures_are_limited() -> None:
    """Page 13: two dreadnoughts."""
    r = building(sectors=[{**NORTH, "disc": 0, "ships": [[0, "dreadnought", "dreadnought"]]}])
    assert not r.may(0, "build", "dreadnought", "221")
    assert r.may(0, "build", "cruiser", "221")


def test_one_orbital_and_one_monolith_in_a_sector() -> None:
    """Ruling 57: both together are allowed."""
    r = building(techs=ALL, sectors=[{**NORTH, "disc": 0}])
    r.says(0, "build", "orbital", "221")
    assert not r.may(0, "build", "orbital", "221")
    r.says(0, "build", "monolith", "221")
    assert (r.sector("221").orbital, r.sector("221").monolith) == (True, True)


def full_of_structures() -> list[Row]:
    """Eleven sectors with an orbital and a monolith each."""
    middle = ["201", "202", "203", "204", "205", "206", "207", "208", "209", "210", "211"]
    places = [[1, -2], [2, -2], [2, -1], [2, 0], [1, 1], [-1, 2], [-2, 2], [-2, 1], [-2, 0], [-1, -1]]
    rows: list[Row] = [{"id": name, "at": at} for name, at in zip(middle, places, strict=False)]
    return [{**row, "orbital": True, "monolith": True} for row in [*rows, {"id": "223"}]]


def test_structures_are_limited_to_the_tiles_of_the_box() -> None:
    """Ruling 58: 22 tiles, each an orbital or a monolith."""
    r = building(techs=ALL, sectors=full_of_structures())
    assert r.table.structures_left() == 0
    assert not r.may(0, "build", "orbital", "221")
    assert not r.may(0, "build", "monolith", "221")


def test_a_built_ship_comes_to_the_others_of_its_party() -> None:
    """Ruling 77: reinforcements do not change the order of arrival."""
    fleets = [[0, "interceptor"], [1, "interceptor"]]
    r = building(sectors=[{**SOUTH, "disc": 0, "ships": fleets}]).says(0, "build", "cruiser", "106")
    assert r.sector("106").parties() == [0, 1]
    assert r.happened(ShipBuilt) == [ShipBuilt(0, pieces.CRUISER, r.number("106"))]
