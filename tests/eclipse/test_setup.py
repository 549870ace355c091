"""Set-up: tiles, boards, homes and who chooses first (page 4)."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.history import Beginning
from game.core.match import Match
from game.core.refusals import WrongWord
from game.eclipse import GAME, pieces
from game.eclipse.reach import ring_of
from game.eclipse.seating import home_place
from game.eclipse.table import DIRECTIONS, EclipseTable
from tests.support.eclipse.rounds import TERRANS, Round, eclipse


def begun(seats: int, seed: int = 1, **options: object) -> Round:
    return Round(Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options)))


def dealt(seats: int, seed: int = 1) -> EclipseTable:
    return GAME.set_up(seed, seats, {"species": list(TERRANS[:seats])})


@pytest.mark.parametrize(
    ("seats", "techs", "outer"), [(2, 12, 5), (3, 14, 10), (4, 16, 14), (5, 18, 16), (6, 20, 18)]
)
def test_stacks_by_number_of_players(seats: int, techs: int, outer: int) -> None:
    table = dealt(seats)
    assert len(table.supply) == techs
    assert [len(stack) for stack in table.stacks] == [8, 11, outer]
    assert len(table.discoveries) == 20  # one lies in the center
    assert GAME.faults(table) == []


def test_a_player_begins_with_cubes_discs_and_resources() -> None:
    r = eclipse()
    player = r.player(0)
    assert player.storage == [2, 3, 3]
    assert player.cubes == [10, 10, 10]
    assert player.discs == 12
    assert player.spare_discs == 3
    assert player.colony_ships == 3
    assert r.ships("221", 0) == ["interceptor"]
    assert r.sector("221").disc == 0


def test_advanced_squares_of_the_home_stay_empty() -> None:
    assert eclipse().cubes("221") == [0, 2, 4]


def test_the_center_is_guarded_upon_a_discovery() -> None:
    center = eclipse().sector("001")
    assert list(center.ships) == [pieces.CENTER_SHIP]
    assert center.discovery >= 0


@pytest.mark.parametrize("seats", pieces.SEATS)
def test_homes_open_onto_one_inner_one_middle_and_two_outer_places(seats: int) -> None:
    """Ruling 1: the first edge of every home points to the center."""
    table = dealt(seats)
    for seat in range(seats):
        home = table.map[table.at(*home_place(seats, seat)[:2])]
        assert home.disc == seat
        assert home.distance == 2
        open_ = [DIRECTIONS[edge] for edge in range(6) if home.holes >> edge & 1]
        rings = Counter(ring_of((home.q + dq, home.r + dr)) for dq, dr in open_)
        assert rings == {0: 1, 1: 1, 2: 2}


@pytest.mark.parametrize(
    ("seats", "places"),
    [(2, [0, 3]), (3, [0, 2, 4]), (4, [1, 2, 4, 5]), (5, [0, 1, 2, 4, 5]), (6, [0, 1, 2, 3, 4, 5])],
)
def test_start_layouts(seats: int, places: list[int]) -> None:
    """Page 5: homes lie clockwise around the center."""
    table = dealt(seats)
    spots = [(2 * DIRECTIONS[place][0], 2 * DIRECTIONS[place][1]) for place in places]
    assert [table.map[table.at(*spot)].disc for spot in spots] == list(range(seats))


class TestChoosing:
    """Ruling 2: who chooses a species, and which."""

    def test_terrans_are_chosen_clockwise_from_the_start_player(self) -> None:
        """Ruling 2."""
        r = begun(3, species="terran")
        first = r.table.first
        for step, name in enumerate(TERRANS[:3]):
            assert r.asked == ((first + step) % 3, "ChooseSpecies")
            r.answers(r.asked[0], type(r.match.waiting()[0]), name)
        assert r.asked == (first, "TakeTurn")

    def test_with_aliens_it_goes_round_against_the_clock_from_the_right(self) -> None:
        """Ruling 2."""
        r = begun(4)
        first = r.table.first
        order = []
        while r.asked[1] == "ChooseSpecies":
            order.append(r.asked[0])
            r.answers(r.asked[0], type(r.match.waiting()[0]), r.options(r.asked[0])[0])
        assert order == [(first - step) % 4 for step in (1, 2, 3, 4)]

    def test_both_sides_of_a_board_cannot_play(self) -> None:
        """Ruling 2: whoever takes a Terran faction keeps an alien species out of the game."""
        r = begun(2)
        assert len(r.options(r.asked[0])) == 12
        r.answers(r.asked[0], type(r.match.waiting()[0]), "terran_union")
        assert "planta" not in r.options(r.asked[0])
        assert len(r.options(r.asked[0])) == 10

    def test_terrans_only_offers_no_aliens(self) -> None:
        r = begun(2, species="terran")
        assert sorted(r.options(r.asked[0])) == sorted(TERRANS)

    def test_a_taken_species_is_refused_by_name(self) -> None:
        r = begun(2)
        kind = type(r.match.waiting()[0])
        r.answers(r.asked[0], kind, "planta")
        assert r.refuses(r.asked[0], kind, "terran_union").text == "refuse.eclipse.species"


@pytest.mark.parametrize("seed", range(5))
def test_random_species_come_from_different_boards(seed: int) -> None:
    table = GAME.set_up(seed, 6, {"species": "random"})
    boards = {frozenset((player.species, player.row.board_of)) for player in table.players}
    assert len(boards) == 6


@pytest.mark.parametrize(
    ("seats", "options", "named"),
    [
        (2, {"specie": "all"}, "'specie'"),
        (7, {}, "7"),
        (2, {"species": "aliens"}, "'aliens'"),
        (2, {"species": ["planta", "zerg"]}, "'zerg'"),
        (2, {"species": ["planta", "terran_union"]}, "different boards"),
        (2, {"species": ["planta"]}, "2 species"),
        (2, {"species": 3}, "3"),
    ],
)
def test_wrong_options_are_refused_by_name(seats: int, options: dict[str, object], named: str) -> None:
    with pytest.raises(WrongWord, match=named):
        _ = GAME.set_up(0, seats, options)


def test_reputation_tiles() -> None:
    """Rulings 3 and 111: twelve ones, nine twos, seven threes and four fours."""
    table = dealt(2)
    values = Counter(table.faces[tile] - pieces.FIRST_REPUTATION + 1 for tile in table.reputation)
    assert values == {1: 12, 2: 9, 3: 7, 4: 4}


def test_there_are_22_tiles_for_orbitals_and_monoliths() -> None:
    """Ruling 111."""
    assert dealt(2).structures_left() == 22


class TestFaults:
    """What is wrong with a table is told."""

    def test_a_lost_tile(self) -> None:
        table = dealt(2)
        table.bag.pop()
        assert GAME.faults(table) == ["a tile is missing or in two places"]

    def test_a_doubled_face(self) -> None:
        table = dealt(2)
        table.faces[0] = table.faces[1]
        assert "a face is missing or doubled" in GAME.faults(table)

    def test_pieces_of_a_seat(self) -> None:
        table = dealt(2)
        table.players[0].cubes[0] -= 1
        table.players[0].discs += 1
        table.players[1].storage[0] = -1
        assert [fault.split()[1] for fault in GAME.faults(table)] == ["0", "0", "1"]

    def test_too_many_structures(self) -> None:
        table = dealt(2)
        table.map.extend([table.map[0]] * 12)
        for sector in table.map:
            sector.orbital = sector.monolith = True
        assert "there are too many orbitals and monoliths" in GAME.faults(table)

    def test_remains_of_a_collapsed_civilization(self) -> None:
        table = dealt(2)
        table.players[0].gone = True
        assert GAME.faults(table) == ["seat 0 has collapsed and is still there"]

    def test_a_wormhole_that_leads_nowhere(self) -> None:
        table = dealt(2)
        table.map[0].ways = bytes([1])
        assert GAME.faults(table) == ["wormholes lead where there are none"]

    def test_a_sector_without_the_disc_that_is_said_to_be_there(self) -> None:
        table = dealt(2)
        table.players[1].sectors = table.players[0].sectors.copy()
        assert GAME.faults(table) == ["seat 1 has other sectors than its discs say"]

    def test_a_neighbour_to_whom_no_wormhole_leads(self) -> None:
        table = dealt(2)
        table.players[1].near = 1
        assert GAME.faults(table) == ["seat 1 has other neighbours than its wormholes say"]

    def test_a_missing_board(self) -> None:
        table = dealt(2)
        table.points.pop()
        assert GAME.faults(table) == ["something is not there for each seat"]


def test_the_box() -> None:
    """Page 2: what the box contains."""
    rings = Counter(sector.ring for sector in pieces.SECTORS)
    assert rings == {"center": 1, "inner": 8, "middle": 11, "outer": 18, "start": 12}
    assert sum(tech.copies for tech in pieces.TECHS) == 96
    assert len(pieces.TECHS) == 24
    assert sum(row.count for row in pieces.DISCOVERIES) == 21
    assert sum(part.source != "discovery" for part in pieces.PARTS) == 17
    assert sum(sector.ancients for sector in pieces.SECTORS) <= 21
    assert pieces.SHIP_LIMITS == (8, 4, 2, 4)


def test_values_of_the_second_edition_are_not_mixed_in() -> None:
    """Ruling 112: nine rounds, an orbital for 5, a missile without energy, the old prices."""
    assert pieces.ROUNDS == 9
    assert pieces.STRUCTURE_COSTS[pieces.ORBITAL] == 5
    assert pieces.PARTS[pieces.PART_OF["plasma_missile"]].energy == 0
    prices = {tech.id: tech.cost for tech in pieces.TECHS}
    dearest = ("gluon_computer", "quantum_grid", "wormhole_generator")
    assert [prices[name] for name in dearest] == [16, 16, 16]
    assert (prices["improved_hull"], prices["fusion_source"]) == (4, 6)
    assert (prices["advanced_robotics"], prices["orbital"]) == (6, 8)
    assert pieces.SQUARES[pieces.FACE_OF["sector_207"]] == ()


def test_money_and_materials_are_not_swapped() -> None:
    """Ruling 113: money comes first; the Eridani are rich, not strong."""
    assert pieces.RESOURCES == ("money", "science", "materials")
    assert pieces.SPECIES["eridani_empire"].storage == (26, 2, 4)
