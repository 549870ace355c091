"""Where the zones of Duel's table are, and the words for laying a piece there."""

from __future__ import annotations

from pygame import Rect

from game.core.table import Seat
from game.core.texts import catalogue
from scenes.games import Watching
from scenes.layout import Layout, read_map
from scenes.stage.piece import Look, Placed

Z_TABLE, Z_PLANET, Z_SHIP, Z_CARD, Z_HAND = 0, 10, 20, 30, 60


def layout_of(watching: Watching) -> Layout:
    return Layout(read_map("duel_2"), watching.area)


def side_of(watching: Watching, seat: Seat) -> str:
    """The half of the table where a seat's things lie."""
    return "own" if seat == watching.seat else "rival"


def at(
    ident: str,
    look: Look,
    rect: Rect,
    z: int,
    *,
    name: str = "",
    inspect: str = "",
    source: str = "",
    angle: float = 0.0,
    light: float = 1.0,
    way: str = "",
    holds: tuple[str, ...] = (),
) -> Placed:
    """A piece that fills a rectangle."""
    x, y, width, height = rect.centerx, rect.centery, rect.width, rect.height
    return Placed(
        ident, look, x, y, width, height, angle, z, light,
        name=name, inspect=inspect, source=source, way=way, holds=holds,
    )  # fmt: skip


def say(watching: Watching, key: str, **args: object) -> str:
    return catalogue(watching.language).say(key, **args)
