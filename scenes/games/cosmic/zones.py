"""Where the zones of Cosmic Encounter's table are, for three to five seats."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.table import CosmicTable
from scenes.table.game_table import Watching
from scenes.table.zone_map import Layout, read_map

Z_TABLE, Z_PLANET, Z_GATE, Z_SHIP, Z_CARD, Z_ARENA, Z_HAND = 0, 10, 16, 20, 30, 44, 60
INNER = 0.36  # of the table's width: half the line in its middle that everything looks at

Point = tuple[float, float]
Box = tuple[int, int, int, int]


class Spot(NamedTuple):
    """A place of the ring of planets: its middle, its size, and the way to the middle of the table."""

    x: float
    y: float
    size: int
    inward: Point

    def at(self, inward: float, aside: float = 0.0) -> Point:
        """A point beside it, in its own sizes towards the middle and to the left of that way."""
        ux, uy = self.inward
        return (
            self.x + (ux * inward + uy * aside) * self.size,
            self.y + (uy * inward - ux * aside) * self.size,
        )


def layout_of(watching: Watching) -> Layout:
    return Layout(read_map(f"cosmic_{len(watching.colours)}"), watching.area)


def place_of(watching: Watching, seat: Seat) -> int:
    """How far clockwise a seat sits from the one below."""
    return (seat - watching.below) % len(watching.colours)


def inward(layout: Layout, x: float, y: float) -> Point:
    """The way from a place of the ring to the middle of the table."""
    middle = layout.rect("orbit").center
    reach = INNER * layout.area.width
    aim = min(max(x, middle[0] - reach), middle[0] + reach)
    away = math.hypot(aim - x, middle[1] - y) or 1.0
    return (aim - x) / away, (middle[1] - y) / away


def spots(view: CosmicTable, watching: Watching) -> Mapping[int, Spot]:
    """Where each planet is. A system of four or six planets takes the room of five."""
    homes = tuple([planet.home for planet in view.planets])
    return _ring(homes, watching.below, len(watching.colours), _box(watching))


@lru_cache(maxsize=32)
def _ring(homes: tuple[Seat, ...], below: Seat, seats: int, area: Box) -> Mapping[int, Spot]:
    found = {}
    for seat in range(seats):
        numbers = [number for number, home in enumerate(homes) if home == seat]
        for order, number in enumerate(numbers):
            found[number] = _spot(seats, area, (seat - below) % seats, order, len(numbers))
    return found


def system_spot(watching: Watching, place: int, order: int, count: int) -> Spot:
    """A planet of the system that lies at a place, as so many share its room."""
    return _spot(len(watching.colours), _box(watching), place, order, count)


def _box(watching: Watching) -> Box:
    x, y, width, height = watching.area
    return x, y, width, height


@lru_cache(maxsize=512)
def _spot(seats: int, area: Box, place: int, order: int, count: int) -> Spot:
    layout = Layout(read_map(f"cosmic_{seats}"), Rect(area))
    along = (order + 0.5) / count * pieces.PLANETS - 0.5
    along = min(max(along, 0.0), pieces.PLANETS - 1.0)
    low = min(int(along), pieces.PLANETS - 2)
    one, two = (layout.rect(f"planet.{place}.{number}") for number in (low, low + 1))
    share = along - low
    x = one.centerx + (two.centerx - one.centerx) * share
    y = one.centery + (two.centery - one.centery) * share
    size = one.width if count <= pieces.PLANETS else round(one.width * pieces.PLANETS / count)
    return Spot(x, y, size, inward(layout, x, y))


def about(centre: Point, width: float, height: float) -> Rect:
    """A rectangle about its middle."""
    rect = Rect(0, 0, max(1, round(width)), max(1, round(height)))
    rect.center = (round(centre[0]), round(centre[1]))
    return rect


# --- the deal desk, in units of the map

BORDER, ABOVE = 14, 16  # about its parts, and free of the arena
SITTER = 146  # how wide a bust is
UPRIGHT, HEAD = 1.7, 0.35  # times as tall as usual, and of a tray's height what stands above it
SLENDER = 1.1  # a table that is stretched by more than that has a taller desk
TALLEST = 0.5  # by which its trays grow at most


def desk_trays(watching: Watching) -> tuple[Rect, Rect]:
    """Where both sides lay what they give: taller where the table is, for what lies there must not shrink."""
    layout = layout_of(watching)
    more = _desk_growth(layout)

    def grown(tray: Rect) -> Rect:
        return Rect(tray.x, tray.y - more // 3, tray.width, tray.height + more)

    return grown(layout.rect("deal.give")), grown(layout.rect("deal.take"))


def _desk_growth(layout: Layout) -> int:
    """By how many pixels the trays are taller than on a table of the usual shape."""
    share = min(layout.stretched - 1, TALLEST) if layout.stretched > SLENDER else 0.0
    return round(layout.rect("deal.give").height * share)


def desk_spot(watching: Watching) -> Rect:
    """The desk's width and upper edge; it reaches down as far as it needs."""
    layout = layout_of(watching)
    one, two = desk_trays(watching)
    trays = one.union(two)
    both = trays.inflate(2 * layout.size(SITTER + 2 * BORDER), 0)
    top = layout.rect("arena").y + layout.size(ABOVE) - _desk_growth(layout) // 2
    if layout.stretched > UPRIGHT:  # the arena begins below the trays: the words keep their room above these
        top = min(top, trays.y - round(layout.rect("deal.give").height * HEAD))
    return Rect(both.x, top, both.width, trays.bottom - top)


def desk_sitters(watching: Watching) -> tuple[Rect, Rect]:
    """Who sits at the left and at the right of the two trays."""
    layout = layout_of(watching)
    pad = layout.size(BORDER)
    one, two = desk_trays(watching)
    inner = desk_spot(watching).inflate(-2 * pad, -2 * pad)
    tall = one.bottom - inner.y
    left = Rect(inner.x, inner.y, one.x - inner.x - pad, tall)
    return left, Rect(two.right + pad, inner.y, inner.right - two.right - pad, tall)
