"""The camera goes to where a drawn tile is turned, and back when it lies; a hand is left alone."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pygame import Rect
from pygame.image import tobytes

from scenes.games.eclipse.looks import SectorLook
from scenes.games.eclipse.zones import BRIEF, FULL, PLAIN, SIDE
from scenes.table.board.piece_node import PieceNode
from scenes.table.map.camera import DETAIL, FIT, Attended, Camera, CameraView
from tests.support.eclipse.places import NORTH, OPEN_CENTER, SOUTH, SOUTH_EAST
from tests.support.eclipse.seated import answers, give, seated, table_of
from tests.support.screen.hands import Desk

WIDE = {
    "sectors": [NORTH | {"disc": 0}, SOUTH, SOUTH_EAST, OPEN_CENTER],
    "stacks": {"inner": ["104"], "middle": ["204"], "outer": ["312"]},
}
EXTENT = (-6.0, -7.0, 6.0, 7.0)


def camera(desk: Desk) -> Camera:
    return table_of(desk).camera_control.camera


def sight(desk: Desk) -> CameraView:
    seen = camera(desk).sight
    assert seen is not None
    return seen


def flat(desk: Desk) -> float:
    """Millimetres of a hex from flat to flat."""
    return sight(desk).unit * SIDE / sight(desk).mm


def draws_a_tile(desk: Desk) -> None:
    give(desk, "explore")
    give(desk, next(each for each in answers(desk) if each.startswith("zone")))
    desk.wait(600)


def lays_it(desk: Desk) -> None:
    give(desk, next(each for each in answers(desk) if each not in ("throw", "discard")))
    desk.wait(3000)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2048, 1536)])
def test_the_camera_goes_near_to_turn_a_tile_and_back(size: tuple[int, int]) -> None:
    desk = seated(WIDE, size=size)
    whole = flat(desk)
    assert camera(desk).stop == FIT
    draws_a_tile(desk)
    assert flat(desk) > 1.2 * whole
    lays_it(desk)
    assert camera(desk).stop == FIT
    assert flat(desk) == pytest.approx(whole, rel=0.25)  # the map has grown by a tile


def test_who_moves_the_map_meanwhile_keeps_it_where_it_is() -> None:
    desk = seated(WIDE)
    draws_a_tile(desk)
    camera(desk).go(DETAIL)
    desk.wait(600)
    lays_it(desk)
    assert camera(desk).stop == DETAIL


def test_who_is_nearer_already_is_not_sent_away() -> None:
    near, area = Camera(), Rect(0, 0, 900, 500)
    near.see(EXTENT, area, 4.0, 0)
    near.zoom(20.0, area.center)
    before = near.sight
    assert before is not None
    near.see(EXTENT, area, 4.0, 0, attended=Attended((-1.0, -1.0, 1.0, 1.0), area, before.unit / 2))
    assert near.left is None
    near.see(EXTENT, area, 4.0, 0)
    assert not near.moving


# --- how much is told on a hex


def center(desk: Desk) -> SectorLook:
    board = table_of(desk).board
    assert board is not None
    found = next(node for node in board.children if isinstance(node, PieceNode) and node.key == "sector:0")
    assert isinstance(found.placed.look, SectorLook)
    return found.placed.look


def test_the_nearer_the_camera_the_more_is_told_on_a_hex() -> None:
    """Zoomed as by the buttons of the camera: hardly anything, planets and squares, its number as well."""
    desk = seated(WIDE)
    control = table_of(desk).camera_control
    found = []
    for factor in (0.1, 2.0, 9.0):
        control.zoom(factor)
        desk.wait(600)
        found.append(center(desk).level)
    assert found == [BRIEF, PLAIN, FULL]


def test_every_level_is_painted_otherwise() -> None:
    desk = seated(WIDE)
    look, room = center(desk), Rect(0, 0, 300, 260)
    pictures = set()
    for level in (BRIEF, PLAIN, FULL):
        desk.canvas.surface.fill((0, 0, 0))
        replace(look, level=level).paint(desk.canvas, room)
        pictures.add(tobytes(desk.canvas.surface.subsurface(room), "RGB"))
    assert len(pictures) == 3
