"""The table of Eclipse: everything that is in a match lies there, once, where it belongs."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

import pytest

from game.core.table import NOBODY
from game.eclipse import pieces, reach
from game.eclipse.prompts import Move
from game.eclipse.seating import home_place
from game.eclipse.table import EclipseTable
from scenes.games.eclipse import TABLE
from scenes.games.eclipse.looks import CubeLook, DiscLook, SectorLook, ShipsLook
from scenes.games.eclipse.looks.lights import FreeSquare, SectorLight
from scenes.games.eclipse.looks.squares import SQUARE, planets, square_places
from scenes.games.eclipse.map.flights import further
from scenes.games.eclipse.map.pieces import stacks_of
from scenes.games.eclipse.map.start_places import read_map, read_starts
from scenes.games.eclipse.zones import BRIEF, FULL, PLAIN, SIDE, Chart
from scenes.table.answering.answer_builder import AnswerBuilder
from scenes.table.map.camera import DETAIL, STOP_MM, CameraView
from scenes.table.stage.piece import PlacedPiece
from scenes.table.stage.stage import Stage
from tests.support.eclipse.matches import AREA, COLOURS, new_match, played, watching
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH, SOUTH_EAST
from tests.support.eclipse.rounds import eclipse

MM = 4.0
CLOSE = CameraView(0, 0, STOP_MM[DETAIL] * MM, MM)


@cache
def tables(seed: int, every: int = 40, least: int = 0) -> list[EclipseTable]:
    """Tables of a match, one after so many decisions."""
    return [
        match.view(0)
        for number, match in enumerate(played(seed, 2 + seed % 5, 120))
        if number % every == least
    ]


def picture(view: EclipseTable, **more: Any) -> list[PlacedPiece]:
    return TABLE.picture(view, watching(0, view.seats, **more))


# --- the map


@pytest.mark.parametrize("seed", [1, 4])
def test_all_that_is_on_the_map_is_in_the_picture_once(seed: int) -> None:
    for view in tables(seed):
        shown = picture(view, sight=CLOSE)
        names = [placed.id for placed in shown]
        assert len(names) == len(set(names))
        looks = {placed.id: placed.look for placed in shown}
        for number, sector in enumerate(view.map):
            assert (f"disc:{number}" in looks) == (sector.disc != NOBODY)
            for square in range(8):
                assert (f"square:{number}:{square}" in looks) == bool(sector.cubes >> square & 1)
            ships = sum(
                look.count
                for name, look in looks.items()
                if isinstance(look, ShipsLook)
                and name.split(":")[1 if name.startswith("ship:") else -1] == str(number)
            )
            assert ships == len(sector.ships)
            assert (f"orbital:{number}" in looks) == sector.orbital
            assert (f"monolith:{number}" in looks) == sector.monolith


def test_the_rim_and_the_disc_tell_who_controls_a_sector() -> None:
    view = tables(3)[-1]
    looks = {placed.id: placed.look for placed in picture(view)}
    for number, sector in enumerate(view.map):
        look, disc = looks[f"sector:{number}"], looks.get(f"disc:{number}")
        assert isinstance(look, SectorLook)
        assert look.owner == (COLOURS[sector.disc] if sector.disc != NOBODY else "")
        assert not isinstance(disc, DiscLook) or disc.colour == look.owner


def test_wormholes_close_to_rings_where_two_meet() -> None:
    view = tables(2)[-1]
    looks = {placed.id: placed.look for placed in picture(view)}
    for number, sector in enumerate(view.map):
        look = looks[f"sector:{number}"]
        assert isinstance(look, SectorLook)
        for direction, other in enumerate(sector.next):
            joined = bool(look.joined >> direction & 1)
            assert joined == (other != 255 and view.joined(number, direction))


def test_hexes_touch_and_do_not_overlap() -> None:
    view = tables(5)[-1]
    chart = Chart(view, watching(0, view.seats))
    centres = [chart.centre(sector.q, sector.r) for sector in view.map]
    for place, one in enumerate(centres):
        for other in centres[place + 1 :]:
            assert math.dist(one, other) > chart.radius * SIDE - 1


def test_at_first_the_whole_map_fits_the_table() -> None:
    for seats in pieces.SEATS:
        view = new_match(0, seats).view(0)
        for placed in picture(view):
            if placed.id.startswith("zone:"):
                assert AREA.collidepoint(placed.rect.center), placed.id
            elif placed.within:
                assert AREA.inflate(4, 4).contains(placed.rect), placed.id


def test_small_hexes_drop_detail_and_keep_owner_points_and_ships() -> None:
    view = tables(3)[-1]
    for flat, level in ((12.0, BRIEF), (24.0, PLAIN), (48.0, FULL)):
        shown = picture(view, sight=CameraView(0, 0, flat * MM / SIDE, MM))
        looks = [placed.look for placed in shown if placed.within]
        assert {look.level for look in looks if isinstance(look, SectorLook)} == {level}
        assert any(isinstance(look, ShipsLook) for look in looks)
        assert any(isinstance(look, CubeLook) for look in looks) == (level != BRIEF)


def test_squares_that_can_be_settled_are_seen_on_small_hexes_too() -> None:
    """At a distance where planets are left out, nobody could say where a colony ship lands."""
    sectors = [{**NORTH, "disc": 0, "cubes": []}, {**SOUTH, "disc": 1}]
    r = eclipse(phase="upkeep", sectors=sectors)
    question = r.match.asked_of(0)
    shown = picture(r.table, sight=CameraView(0, 0, 12.0 * MM / SIDE, MM), question=question)
    assert any(isinstance(piece.look, FreeSquare) and piece.look.lit for piece in shown)
    levels = {piece.look.level for piece in shown if isinstance(piece.look, SectorLook)}
    assert levels == {BRIEF, PLAIN}


@pytest.mark.parametrize("face", range(len(pieces.SECTORS)))
def test_every_square_has_a_place_of_its_own_within_its_sector(face: int) -> None:
    places = square_places(face)
    assert len(places) == len(pieces.SQUARES[face])
    assert sorted(square for planet in planets(face) for square in planet.squares) == list(range(len(places)))
    for number, (x, y) in enumerate(places):
        assert math.hypot(x, y) < SIDE / 2
        for other in places[number + 1 :]:
            assert max(abs(x - other[0]), abs(y - other[1])) > SQUARE * 0.9


def test_ships_of_a_kind_stand_together_the_largest_first() -> None:
    ships = bytes([4, 4, 6, 24, 24, 4])
    assert stacks_of(ships) == [(6, 1), (4, 3), (24, 2)]


def test_a_ship_that_is_pinned_shows_it() -> None:
    for seed in range(8):
        for view in tables(seed, 25):
            held = [
                number
                for number, sector in enumerate(view.map)
                if sector.count(0) and len(sector.parties()) > 1 and view.pinned(0, number)
            ]
            for placed in picture(view):
                if isinstance(placed.look, ShipsLook) and placed.id.startswith("ship:"):
                    assert placed.look.pinned == (int(placed.id.split(":")[1]) in held)
            if held:
                return
    raise AssertionError("nobody was pinned")


# --- where something may go


def test_crossed_swords_lie_where_there_will_be_a_battle() -> None:
    """Whoever controls the sector; but friends of the ancients live beside them in peace."""
    sectors: list[Any] = [
        {**NORTH, "ships": [[0, "interceptor"], [1, "interceptor"]]},
        {**SOUTH, "disc": 1, "ships": [[0, "cruiser"]]},
        {**SOUTH_EAST, "disc": 1, "ships": [[0, "cruiser"], [1, "starbase"]]},
        {"id": "305", "at": [0, -3], "turn": 1, "ships": [[0, "cruiser"]]},
        OPEN_CENTER,
    ]
    for species, marked in (
        ("terran_union", {"107", "102", "305"}),
        ("descendants_of_draco", {"107", "102"}),
    ):
        view = eclipse(species, "mechanema", sectors=sectors).table
        picture = TABLE.picture(view, watching(0, 2))
        swords = [int(placed.id.partition(":")[2]) for placed in picture if placed.id.startswith("clash:")]
        assert {view.face(sector).id for sector in swords} == marked


def test_every_place_of_a_question_on_the_map_is_known() -> None:
    known = ("sector:", "square:")
    asked = 0
    for match in played(4, 6, 60):
        for prompt in match.waiting():
            view = match.view(prompt.seat)
            wanted = [
                handle.place
                for handle in prompt.handles(view)
                if handle.place and handle.place.startswith(known)
            ]
            places = TABLE.places(watching(prompt.seat, view.seats), view)
            assert set(wanted) <= set(places)
            asked += bool(wanted)
    assert asked > 5


def test_a_piece_that_lies_nowhere_can_be_shown_in_a_tray() -> None:
    kinds = set()
    for match in played(7, 4, 60):
        for prompt in match.waiting():
            view = match.view(prompt.seat)
            builder = AnswerBuilder(prompt, view)
            eyes = watching(prompt.seat, view.seats, offered=frozenset(builder.pieces))
            there = {placed.id for placed in TABLE.picture(view, eyes)}
            for piece in builder.pieces - there:
                look, name = TABLE.piece(piece, view, eyes)
                assert name
                assert name != piece
                assert hash(look) == hash(look)
                kinds.add(piece.partition(":")[0])
    assert kinds


def test_a_flight_tells_how_many_activations_it_takes() -> None:
    for match in played(6, 3, 300):
        prompt = match.waiting()[0] if match.waiting() else None
        if not isinstance(prompt, Move) or prompt.left < 2:
            continue
        view = match.view(prompt.seat)
        for sector, ship in reach.movable(view, prompt.seat):
            near = set(reach.flights(view, prompt.seat, sector, view.design(prompt.seat, ship).movement))
            far = further(view, prompt.seat, (sector, ship), prompt.left)
            assert not near & set(far)
            assert all(2 <= count <= prompt.left for count in far.values())
            for there in near:
                mark = TABLE.place_mark(
                    f"ship:{sector}:{ship}",
                    f"sector:{there}",
                    view,
                    watching(prompt.seat, view.seats),
                    over=False,
                )
                assert isinstance(mark, SectorLight)
                assert mark.needed == 1
            if far:
                return
    raise AssertionError("nobody could fly twice")


def test_a_flight_after_an_upgrade_or_a_new_technology_is_told_anew() -> None:
    """The same map, but faster ships, or ships that need only half a wormhole."""
    sectors = [OPEN_CENTER, NORTH, SOUTH, {**SOUTH_EAST, "turn": 1}]
    flight = (1, pieces.INTERCEPTOR)  # from home
    plain = eclipse(sectors=sectors).table
    faster = eclipse(sectors=sectors, designs=[{"interceptor": ["nuclear_drive"]}, None]).table
    bridging = eclipse(sectors=sectors, techs=[["wormhole_generator"], None]).table
    told = [further(table, 0, flight, 3) for table in (plain, faster, bridging)]
    assert max(told[0].values()) == 3
    assert max(told[1].values()) == 2
    assert set(told[2]) > set(told[0])


# --- the printed start places


def read_rings(seats: int) -> dict[tuple[int, int], str]:
    """What is drawn at each place of the map: the center, a start sector, or the ring."""
    tiled, middle, found = read_map(seats), 4, {}
    for column, row, gid in tiled.get_layer_by_name("rings"):
        if gid:
            q = column - middle
            found[q, row - middle - (q - (q & 1)) // 2] = tiled.get_tile_properties_by_gid(gid)["type"]
    return found


@pytest.mark.parametrize("seats", pieces.SEATS)
def test_the_map_of_the_start_places_agrees_with_the_rules(seats: int) -> None:
    assert [tuple(home) for home in read_starts(seats)] == [home_place(seats, seat) for seat in range(seats)]
    view = new_match(3, seats).view(0)  # everybody has a species, or none has
    rings = read_rings(seats)
    homes = {place for place, ring in rings.items() if ring == "start"}
    assert homes == {(q, r) for q, r, _ in (home_place(seats, seat) for seat in range(seats))}
    assert rings[0, 0] == "center"
    assert view.map[0].q == view.map[0].r == 0
    for place, ring in rings.items():
        if ring in pieces.RINGS:
            assert pieces.RINGS[reach.ring_of(place)] == ring


def test_who_has_no_species_yet_sees_where_everybody_will_begin() -> None:
    match = next(played(1, 4))
    shown = {placed.id for placed in picture(match.view(0))}
    assert {f"home:{seat}" for seat in range(4)} <= shown
    *_, later = played(1, 4, 6)
    assert not any(placed.id.startswith("home:") for placed in picture(later.view(0)))


# --- the stage


def test_the_stage_is_right_after_every_decision() -> None:
    stage = Stage()
    for match in played(9, 3, 60):
        shown = picture(match.view(0))
        stage.show(shown, 200)
        stage.finish()
        assert stage.reconcile(shown) == []
