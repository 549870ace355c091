"""Where the zones of Duel's table are."""

from __future__ import annotations

from game.core.table import Seat
from scenes.table.game_table import Watching
from scenes.table.zone_map import Layout, read_map

Z_TABLE, Z_PLANET, Z_SHIP, Z_CARD, Z_HAND = 0, 10, 20, 30, 60


def layout_of(watching: Watching) -> Layout:
    return Layout(read_map("duel_2"), watching.area)


def side_of(watching: Watching, seat: Seat) -> str:
    """The half of the table where a seat's things lie."""
    return "own" if seat == watching.seat else "rival"
