"""Where the zones of Duel's table are."""

from __future__ import annotations

from pygame import Rect

from game.core.table import Seat
from scenes.table.game_table import Watching
from scenes.table.zone_map import Layout, read_map

Z_TABLE, Z_PLANET, Z_SHIP, Z_CARD, Z_HAND = 0, 10, 20, 30, 60


def layout_of(watching: Watching) -> Layout:
    return Layout(read_map("duel_2"), watching.area)


def envoy_spots(rect: Rect, lane: str, count: int) -> list[Rect]:
    """Envoys overlap in their column: those of a player from the edge inwards, the others about its middle.

    Beside it lie piles, which nothing may cover.
    """
    step = rect.height * {"own": -0.5}.get(lane, 0.5)
    first = -(count - 1) / 2 if lane == "neutral" else 0
    return [rect.move(0, round((first + place) * step)) for place in range(count)]


def side_of(watching: Watching, seat: Seat) -> str:
    """The half of the table where a seat's things lie."""
    return "own" if seat == watching.below else "rival"
