"""A tray lies where it covers nothing of what matters, and moves no further than it must."""

from __future__ import annotations

from pygame import Rect

from scenes.widgets.free_spot import clear_spot

ROOM = Rect(0, 0, 400, 300)


def test_it_stays_at_home_where_nothing_is_covered() -> None:
    home = Rect(100, 200, 200, 60)
    assert clear_spot(home, [Rect(0, 0, 400, 190)], ROOM, 5) == home


def test_it_goes_to_the_nearest_place_that_is_free() -> None:
    home = Rect(100, 200, 200, 60)
    spot = clear_spot(home, [Rect(0, 230, 400, 70)], ROOM, 5)
    assert spot.bottom <= 230
    assert home.y - spot.y <= 35


def test_it_steps_aside_where_above_and_below_is_no_room() -> None:
    home = Rect(100, 100, 150, 150)
    spot = clear_spot(home, [Rect(120, 0, 20, 300)], ROOM, 5)
    assert spot.x >= 140


def test_where_all_is_taken_it_covers_least() -> None:
    home = Rect(0, 0, 400, 100)
    spot = clear_spot(home, [Rect(0, 0, 400, 240), Rect(0, 240, 10, 60)], ROOM, 5)
    assert spot.bottom == ROOM.bottom
