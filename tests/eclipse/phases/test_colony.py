"""Colony ships and population (page 8)."""

from __future__ import annotations

from game.eclipse import pieces
from game.eclipse.events import PopulationKilled, PopulationRevived
from game.eclipse.prompts import EndTurn
from tests.support.eclipse.places import NORTH, NORTH_EAST, OPEN_CENTER, SOUTH
from tests.support.eclipse.rounds import eclipse

OWN = {**SOUTH, "disc": 0}  # science and materials


def test_a_colony_ship_may_land_before_passing_and_after_it() -> None:
    """Ruling 14: on one's own turn, also if one passes or has passed."""
    r = eclipse(sectors=[OWN])
    r.says(0, "settle", "106", 0, "science").passes(0)
    r.says(1, "upgrade").says(1, "done")
    r.says(0, "settle", "106", 1, "materials").passes(0)
    assert r.cubes("106") == [0, 1]
    assert r.asked == (1, "TakeTurn")


def test_a_colony_ship_may_land_during_every_action() -> None:
    """Page 8: at any time of the action, before, between and after its steps."""
    # Each action, and what is said before the ship lands.
    for said in (["explore"], ["influence"], ["research"], ["upgrade"], ["construct"], ["fly"]):
        words = {
            "sectors": [OWN, OPEN_CENTER, NORTH],
            "storage": [[9, 9, 9], None],
            "supply": ["gauss_shield"],
        }
        r = eclipse(**words)
        for word in said:
            r.says(0, word)
        assert r.asked[1] != "TakeTurn"
        r.says(0, "settle", "106", 0, "science")
        assert r.cubes("106") == [0], said
        assert r.asked[1] not in ("TakeTurn", "EndTurn")


def test_a_colony_ship_may_land_after_the_action() -> None:
    r = eclipse(sectors=[OWN]).says(0, "upgrade").says(0, "done")
    _ = r.asks(0, EndTurn)
    r.says(0, "settle", "106", 0, "science").says(0, "done")
    assert r.asked == (1, "TakeTurn")


def test_nobody_settles_on_a_turn_of_another() -> None:
    r = eclipse(sectors=[OWN]).says(0, "upgrade").says(0, "done").says(0, "done")
    assert r.options(0) == []


def test_a_used_colony_ship_stays_used() -> None:
    r = eclipse(sectors=[OWN], colony_ships=[1, None])
    r.says(0, "settle", "106", 0, "science")
    assert not r.may(0, "settle", "106", 1, "materials")


def test_an_own_sector_with_enemies_may_be_settled_in_the_action_phase_only() -> None:
    """Ruling 15."""
    besieged = {**OWN, "ships": [[1, "interceptor"]]}
    assert eclipse(sectors=[besieged]).may(0, "settle", "106", 0, "science")
    r = eclipse(sectors=[besieged, {**NORTH, "disc": 0}], phase="upkeep")
    assert not r.may(0, "settle", "106", 0, "science")
    assert r.may(0, "settle", "107", 0, "money")


def test_an_empty_track_fills_no_square() -> None:
    """Ruling 16: the cube must have the colour of the square."""
    r = eclipse(sectors=[OWN], tracks=[[9, 0, 9], None], graveyard=[[1, 10, 1], None])
    assert not r.may(0, "settle", "106", 0, "science")
    assert r.may(0, "settle", "106", 1, "materials")


def test_another_colour_does_not_fit() -> None:
    r = eclipse(sectors=[OWN])
    assert r.denied(0, "settle", "106", 0, "money").text == "refuse.eclipse.settle"


def test_a_grey_square_takes_any_cube() -> None:
    """Ruling 17."""
    r = eclipse(sectors=[{**NORTH_EAST, "disc": 0}])
    assert [name for name in pieces.RESOURCES if r.may(0, "settle", "103", 1, name)] == list(pieces.RESOURCES)


def test_an_orbital_takes_money_or_science() -> None:
    """Ruling 17."""
    r = eclipse(sectors=[{**OWN, "orbital": True}])
    taken = [name for name in pieces.RESOURCES if r.may(0, "settle", "106", "orbital", name)]
    assert taken == ["money", "science"]


def test_advanced_squares_need_their_technology() -> None:
    """Page 8: a star on a square."""
    for tech, sector, square, resource in (
        ("advanced_economy", "221", 1, "money"),
        ("advanced_labs", "221", 3, "science"),
        ("advanced_mining", "107", 2, "materials"),
    ):
        sectors = [{**NORTH, "disc": 0}]
        assert not eclipse(sectors=sectors).may(0, "settle", sector, square, resource)
        assert eclipse(sectors=sectors, techs=[[tech], None]).may(0, "settle", sector, square, resource)


def test_a_cube_from_a_grey_square_goes_to_any_track() -> None:
    """Ruling 18."""
    r = eclipse(sectors=[{**NORTH_EAST, "disc": 0, "cubes": [1]}])
    r.says(0, "influence").says(0, "from", "103")
    assert [name for name in pieces.RESOURCES if r.may(0, "track", name)] == list(pieces.RESOURCES)


def test_a_cube_from_an_orbital_goes_to_money_or_science() -> None:
    """Ruling 18."""
    r = eclipse(sectors=[{**SOUTH, "disc": 0, "orbital": True, "cubes": ["orbital"]}])
    r.says(0, "influence").says(0, "from", "106")
    assert [name for name in pieces.RESOURCES if r.may(0, "track", name)] == ["money", "science"]


def test_lifted_cubes_go_to_the_tracks_at_once() -> None:
    """Ruling 19."""
    r = eclipse(sectors=[{**OWN, "cubes": [0, 1]}])
    before = list(r.player(0).cubes)
    r.says(0, "influence").says(0, "from", "106")  # it can only go to the track
    assert r.player(0).cubes == [before[0], before[1] + 1, before[2] + 1]


def test_shot_cubes_lie_in_the_graveyard_until_the_clean_up() -> None:
    """Ruling 19: whoever lost a cube from a grey square chooses where it lies."""
    target = {**NORTH_EAST, "disc": 1, "cubes": [1], "ships": [[0, "interceptor"]]}
    r = eclipse(phase="combat", sectors=[target]).rolls(6).says(0, "attack")
    assert r.asked == (1, "ChooseTrack")
    r.says(1, "track", "materials")
    assert [killed.track for killed in r.happened(PopulationKilled)] == [pieces.MATERIALS]
    assert r.player(1).graveyard == [0, 0, 1]
    r.until_round(2)
    assert r.happened(PopulationRevived) == [PopulationRevived(1, pieces.MATERIALS, pieces.MATERIALS)]
    assert r.player(1).graveyard == [0, 0, 0]


def test_a_track_with_twelve_cubes_makes_nothing_and_takes_no_more() -> None:
    """Ruling 20."""
    sectors = [{**NORTH_EAST, "disc": 0, "cubes": [1]}, {**OWN, "cubes": [0]}]
    r = eclipse(sectors=sectors, tracks=[[10, 12, 6], None])
    assert r.table.income(0, pieces.SCIENCE) == 0
    r.says(0, "influence").says(0, "from", "103")
    assert [name for name in pieces.RESOURCES if r.may(0, "track", name)] == ["money", "materials"]


def test_if_its_own_track_is_full_a_cube_goes_to_another() -> None:
    """Ruling 20."""
    sectors = [{**NORTH_EAST, "disc": 0, "cubes": [1]}, {**OWN, "cubes": [0]}]
    r = eclipse(sectors=sectors, tracks=[[10, 12, 6], None])
    r.says(0, "influence").says(0, "from", "106")  # a science cube
    assert [name for name in pieces.RESOURCES if r.may(0, "track", name)] == ["money", "materials"]


def test_cubes_cannot_be_taken_back_while_the_disc_stays() -> None:
    """Ruling 21: nothing that a player may say does that."""
    r = eclipse(sectors=[{**OWN, "cubes": [0]}]).says(0, "influence")
    assert r.verbs(0) <= {"done", "from", "refresh", "settle", "trade", "propose"}


def test_an_orbital_stays_when_its_cube_is_shot() -> None:
    """Ruling 22: attackers must shoot its cube like any other."""
    target = {**SOUTH, "disc": 1, "orbital": True, "monolith": True, "cubes": ["orbital"]}
    target["ships"] = [[0, "interceptor"]]
    r = eclipse(phase="combat", sectors=[target]).rolls(6).says(0, "attack").says(1, "track", "money")
    r.says(0, "claim")
    assert r.sector("106").orbital
    assert r.sector("106").monolith
    assert r.sector("106").disc == 0
