"""The lens over the map by itself: what is seen, how it moves, and where it comes to rest."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest
from pygame import Rect

from scenes.games.eclipse.looks import ClashLook
from scenes.table.map.camera import DETAIL, FIT, STOPS, TABLE, Lens, Sight
from scenes.table.map.camera_control import scaled, seen_anew
from scenes.table.stage.piece import Placed
from tests.scenes.hands import FRAME_MS

AREA, MM = Rect(100, 40, 900, 480), 4.0
MAP = (-6.0, -7.0, 6.0, 7.0)


def a_lens(extent: tuple[float, float, float, float] = MAP) -> Lens:
    lens = Lens()
    lens.see(extent, AREA, MM, 0)
    return lens


def rested(lens: Lens) -> Sight:
    for _ in range(200):
        lens.update(FRAME_MS)
    assert lens.sight is not None
    return lens.sight


# --- what is seen


def test_at_first_the_whole_map_is_seen() -> None:
    lens = a_lens()
    assert lens.sight is not None
    corners = [lens.sight.point(AREA, x, y) for x in (MAP[0], MAP[2]) for y in (MAP[1], MAP[3])]
    assert all(AREA.inflate(2, 2).collidepoint(round(x), round(y)) for x, y in corners)


def test_stops_are_named_sizes_in_millimetres() -> None:
    lens = a_lens()
    flats = {stop: lens.at_stop(stop).unit * 3**0.5 / MM for stop in STOPS}
    assert flats[TABLE] == pytest.approx(26)
    assert flats[DETAIL] == pytest.approx(48)
    assert flats[FIT] < flats[TABLE]


def test_the_map_is_fitted_anew_when_it_has_grown_but_not_while_something_is_shown() -> None:
    lens = a_lens()
    before = rested(lens)
    wider = (-9.0, -12.0, 9.0, 12.0)
    assert lens.see(wider, AREA, MM, 0, waits=True) == before
    lens.see(wider, AREA, MM, 0)
    assert rested(lens).unit < before.unit
    assert lens.stop == FIT


def test_each_seat_has_a_lens_of_its_own() -> None:
    lens = a_lens()
    lens.go(DETAIL)
    close = rested(lens)
    lens.see(MAP, AREA, MM, 1)
    lens.go(FIT)
    rested(lens)
    assert lens.see(MAP, AREA, MM, 0) == close
    assert lens.stop == DETAIL


# --- moving it


def test_zooming_keeps_the_place_under_the_pointer() -> None:
    lens = a_lens((-20.0, -20.0, 20.0, 20.0))
    lens.go(TABLE)
    rested(lens)
    assert lens.sight is not None
    pos = (AREA.centerx + 60, AREA.centery - 40)
    before = lens.sight.place(AREA, pos)
    lens.zoom(1.15, pos)
    assert lens.sight.place(AREA, pos) == pytest.approx(before)


def test_a_stop_is_taken_by_whoever_comes_near_it() -> None:
    lens = a_lens()
    lens.zoom(lens.at_stop(DETAIL).unit / lens.at_stop(FIT).unit * 1.03, AREA.center)
    assert lens.stop == DETAIL
    assert lens.sight is not None
    assert lens.sight.unit == lens.at_stop(DETAIL).unit


def test_hexes_are_never_larger_than_sixty_millimetres_nor_smaller_than_the_map_asks() -> None:
    lens = a_lens()
    lens.zoom(1000, AREA.center)
    assert lens.sight is not None
    assert lens.sight.unit * 3**0.5 == pytest.approx(60 * MM)
    lens.zoom(0.0001, AREA.center)
    assert lens.sight.unit == pytest.approx(min(lens.at_stop(FIT).unit, 12 * MM / 3**0.5))


def test_a_map_pulled_beyond_its_edge_comes_back() -> None:
    lens = a_lens()
    lens.go(DETAIL)
    rested(lens)
    lens.grasp()
    lens.pan(100_000, 0)
    assert lens.sight is not None
    assert lens.sight != lens.clamped(lens.sight)
    assert (lens.clamped(lens.sight).x - lens.sight.x) * lens.sight.unit <= 15 * MM + 1
    lens.release()
    assert rested(lens) == lens.clamped(lens.sight)


def test_a_flung_map_goes_on_and_comes_to_rest() -> None:
    lens = a_lens()
    lens.go(DETAIL)
    before = rested(lens)
    lens.grasp()
    lens.release((0.6, 0.0))
    assert lens.moving
    after = rested(lens)
    assert after.x < before.x
    assert not lens.moving


def test_whoever_wants_little_motion_is_at_the_stop_at_once() -> None:
    lens = a_lens()
    lens.calm = True
    lens.go(DETAIL)
    assert lens.sight == lens.at_stop(DETAIL)
    assert not lens.moving


def test_a_piece_is_carried_along_as_its_picture_would_be() -> None:
    before, now = Sight(0, 0, 40.0, MM), Sight(1, -1, 80.0, MM)
    x, y = before.point(AREA, 2, 3)
    placed = Placed("sector:1", ClashLook(), x, y, 80, 72, within=(AREA.x, AREA.y, AREA.width, AREA.height))
    moved = seen_anew(placed, before, now, AREA)
    assert (moved.x, moved.y) == pytest.approx(now.point(AREA, 2, 3))
    assert (moved.width, moved.height) == (160, 144)


@pytest.mark.parametrize("unit", [20.0, 80.0])
def test_the_picture_while_zooming_shows_each_place_where_it_will_be(unit: float) -> None:
    then = Sight(0, 0, 40.0, MM)
    now = Sight(0.5, 0.25, unit, MM)
    sheet = pygame.Surface(AREA.size)
    x, y = (round(each) for each in then.point(AREA, 1, 1))
    sheet.fill((255, 0, 0), Rect(x - AREA.x - 10, y - AREA.y - 10, 20, 20))
    shown, spot = scaled(sheet, then, now, AREA)
    there = now.point(AREA, 1, 1)
    assert shown.get_at((round(there[0] - spot[0]), round(there[1] - spot[1])))[:3] == (255, 0, 0)


@pytest.mark.parametrize(
    "nudge", [lambda lens: lens.shift(80, 0), lambda lens: lens.reveal(Rect(2, 2, 9, 9))]
)
def test_where_all_is_seen_nothing_can_be_moved_and_the_map_still_grows(
    nudge: Callable[[Lens], None],
) -> None:
    """A key or a press of something at the edge does not keep the lens from showing what comes later."""
    lens = a_lens()
    before = rested(lens)
    nudge(lens)
    assert rested(lens) == before
    assert lens.stop == FIT


def test_a_map_pulled_at_fit_is_fitted_again_when_it_has_come_back() -> None:
    lens = a_lens()
    before = rested(lens)
    lens.grasp()
    lens.pan(60, 10)
    lens.release()
    assert rested(lens) == before
    assert lens.stop == FIT
