"""The camera over the map by itself: what is seen, how it moves, and where it comes to rest."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from scenes.games.eclipse.looks import ClashLook
from scenes.table.map.camera import DETAIL, FIT, STOPS, TABLE, Camera, CameraView
from scenes.table.map.camera_control import moved_with_camera, scaled
from scenes.table.stage.piece import PlacedPiece
from tests.support.screen.hands import FRAME_MS

AREA, MM = Rect(100, 40, 900, 480), 4.0
MAP = (-6.0, -7.0, 6.0, 7.0)


def a_camera(extent: tuple[float, float, float, float] = MAP) -> Camera:
    camera = Camera()
    camera.see(extent, AREA, MM, 0)
    return camera


def rested(camera: Camera) -> CameraView:
    for _ in range(200):
        camera.update(FRAME_MS)
    assert camera.sight is not None
    return camera.sight


# --- what is seen


def test_at_first_the_whole_map_is_seen() -> None:
    camera = a_camera()
    assert camera.sight is not None
    corners = [camera.sight.point(AREA, x, y) for x in (MAP[0], MAP[2]) for y in (MAP[1], MAP[3])]
    assert all(AREA.inflate(2, 2).collidepoint(round(x), round(y)) for x, y in corners)


def test_stops_are_named_sizes_in_millimetres() -> None:
    camera = a_camera()
    flats = {stop: camera.at_stop(stop).unit * 3**0.5 / MM for stop in STOPS}
    assert flats[TABLE] == pytest.approx(26)
    assert flats[DETAIL] == pytest.approx(48)
    assert flats[FIT] < flats[TABLE]


def test_the_map_is_fitted_anew_when_it_has_grown_but_not_while_something_is_shown() -> None:
    camera = a_camera()
    before = rested(camera)
    wider = (-9.0, -12.0, 9.0, 12.0)
    assert camera.see(wider, AREA, MM, 0, waits=True) == before
    camera.see(wider, AREA, MM, 0)
    assert rested(camera).unit < before.unit
    assert camera.stop == FIT


def test_each_seat_has_a_camera_of_its_own() -> None:
    camera = a_camera()
    camera.go(DETAIL)
    close = rested(camera)
    camera.see(MAP, AREA, MM, 1)
    camera.go(FIT)
    rested(camera)
    assert camera.see(MAP, AREA, MM, 0) == close
    assert camera.stop == DETAIL


# --- moving it


def test_zooming_keeps_the_place_under_the_pointer() -> None:
    camera = a_camera((-20.0, -20.0, 20.0, 20.0))
    camera.go(TABLE)
    rested(camera)
    assert camera.sight is not None
    pos = (AREA.centerx + 60, AREA.centery - 40)
    before = camera.sight.place(AREA, pos)
    camera.zoom(1.15, pos)
    assert camera.sight.place(AREA, pos) == pytest.approx(before)


def test_a_stop_is_taken_by_whoever_comes_near_it() -> None:
    camera = a_camera()
    camera.zoom(camera.at_stop(DETAIL).unit / camera.at_stop(FIT).unit * 1.03, AREA.center)
    assert camera.stop == DETAIL
    assert camera.sight is not None
    assert camera.sight.unit == camera.at_stop(DETAIL).unit


def test_hexes_are_never_larger_than_sixty_millimetres_nor_smaller_than_the_map_asks() -> None:
    camera = a_camera()
    camera.zoom(1000, AREA.center)
    assert camera.sight is not None
    assert camera.sight.unit * 3**0.5 == pytest.approx(60 * MM)
    camera.zoom(0.0001, AREA.center)
    assert camera.sight.unit == pytest.approx(min(camera.at_stop(FIT).unit, 12 * MM / 3**0.5))


def test_a_map_pulled_beyond_its_edge_comes_back() -> None:
    camera = a_camera()
    camera.go(DETAIL)
    rested(camera)
    camera.grasp()
    camera.pan(100_000, 0)
    assert camera.sight is not None
    assert camera.sight != camera.clamped(camera.sight)
    assert (camera.clamped(camera.sight).x - camera.sight.x) * camera.sight.unit <= 15 * MM + 1
    camera.release()
    assert rested(camera) == camera.clamped(camera.sight)


def test_a_flung_map_goes_on_and_comes_to_rest() -> None:
    camera = a_camera()
    camera.go(DETAIL)
    before = rested(camera)
    camera.grasp()
    camera.release((0.6, 0.0))
    assert camera.moving
    after = rested(camera)
    assert after.x < before.x
    assert not camera.moving


def test_whoever_wants_little_motion_is_at_the_stop_at_once() -> None:
    camera = a_camera()
    camera.calm = True
    camera.go(DETAIL)
    assert camera.sight == camera.at_stop(DETAIL)
    assert not camera.moving


def test_a_piece_is_carried_along_as_its_picture_would_be() -> None:
    before, now = CameraView(0, 0, 40.0, MM), CameraView(1, -1, 80.0, MM)
    x, y = before.point(AREA, 2, 3)
    placed = PlacedPiece(
        "sector:1", ClashLook(), x, y, 80, 72, within=(AREA.x, AREA.y, AREA.width, AREA.height)
    )
    moved = moved_with_camera(placed, before, now, AREA)
    assert (moved.x, moved.y) == pytest.approx(now.point(AREA, 2, 3))
    assert (moved.width, moved.height) == (160, 144)


@pytest.mark.parametrize("unit", [20.0, 80.0])
def test_the_picture_while_zooming_shows_each_place_where_it_will_be(unit: float) -> None:
    then = CameraView(0, 0, 40.0, MM)
    now = CameraView(0.5, 0.25, unit, MM)
    sheet = pygame.Surface(AREA.size)
    x, y = (round(each) for each in then.point(AREA, 1, 1))
    sheet.fill((255, 0, 0), Rect(x - AREA.x - 10, y - AREA.y - 10, 20, 20))
    shown, spot = scaled(sheet, then, now, AREA)
    there = now.point(AREA, 1, 1)
    assert shown.get_at((round(there[0] - spot[0]), round(there[1] - spot[1])))[:3] == (255, 0, 0)


@pytest.mark.parametrize(
    "nudge", [lambda camera: camera.shift(80, 0), lambda camera: camera.reveal(Rect(2, 2, 9, 9))]
)
def test_where_all_is_seen_nothing_can_be_moved_and_the_map_still_grows(
    nudge: Callable[[Camera], None],
) -> None:
    """A key or a press of something at the edge does not keep the camera from showing what comes later."""
    camera = a_camera()
    before = rested(camera)
    nudge(camera)
    assert rested(camera) == before
    assert camera.stop == FIT


def test_a_map_pulled_at_fit_is_fitted_again_when_it_has_come_back() -> None:
    camera = a_camera()
    before = rested(camera)
    camera.grasp()
    camera.pan(60, 10)
    camera.release()
    assert rested(camera) == before
    assert camera.stop == FIT


def test_slow_fingers_leave_a_stop_too() -> None:
    """Two fingers that part come in many small steps: a stop takes them for a while, and not for ever."""
    camera = Camera()
    camera.see((0.0, 0.0, 20.0, 10.0), Rect(0, 0, 1000, 500), 4.0, 0)
    for _ in range(12):
        camera.zoom(1.01, (500, 250))
    assert camera.sight is not None
    assert camera.sight.unit == pytest.approx(50 * 1.01**12, rel=0.01)
