"""Where the hexes of Eclipse's map are in the window, and what is shown of them at which size."""

from __future__ import annotations

import math
from collections.abc import Iterator

from pygame import Rect

from game.eclipse.parts import NOWHERE
from game.eclipse.reach import Zone, ring_of, sectors_left
from game.eclipse.table import DIRECTIONS, EclipseTable
from scenes.games.eclipse.map.start_places import read_starts
from scenes.shell.units import guessed
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about
from scenes.table.map.camera import CameraView, Extent, Place, fitted

Z_ZONE, Z_SECTOR, Z_TOKEN, Z_CUBE, Z_SHIP, Z_MARK, Z_DRAWN, Z_BOARD, Z_HAND = 0, 4, 10, 12, 14, 20, 40, 50, 60
SIDE = math.sqrt(3)  # flat to flat, by the way from the middle to a corner
WALL = 0.055  # of the radius: how thick a tile is
BRIEF, PLAIN, FULL = range(3)  # levels of detail
LEVELS = (14.0, 40.0)  # millimetres flat to flat from which they are plain, and full
AIR = 0.12  # of a radius about the map
HALF = 0.42  # so much of a free place is seen in any case, to each side of its middle


def middle(q: int, r: int) -> Place:
    """The middle of a hex, in radii of a hex."""
    return 1.5 * q, SIDE * (r + q / 2)


def open_zones(view: EclipseTable) -> list[Zone]:
    """The empty places to which a wormhole leads from some sector, while there are tiles for them."""
    found: dict[Zone, None] = {}
    for sector in view.map:
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            if sector.next[direction] == NOWHERE and sector.holes >> direction & 1:
                found[sector.q + dq, sector.r + dr] = None
    return [zone for zone in found if sectors_left(view, ring_of(zone))]


def extent(view: EclipseTable) -> Extent:
    """The edges of the map; of the places that can be explored at the edge the middle is enough."""
    sectors = [middle(sector.q, sector.r) for sector in view.map]
    sectors += [middle(home.q, home.r) for home in read_starts(view.seats)]
    free = [middle(*zone) for zone in open_zones(view)]
    tall = SIDE / 2
    boxes = [(x - 1, y - tall, x + 1, y + tall + WALL) for x, y in sectors]
    boxes += [(x - HALF, y - HALF, x + HALF, y + HALF) for x, y in free]
    left, top, right, bottom = zip(*boxes, strict=True)
    return min(left) - AIR, min(top) - AIR, max(right) + AIR, max(bottom) + AIR


def sight_of(view: EclipseTable, watching: Watching) -> CameraView:
    """What of the map is seen: where nobody has moved the camera, all of it."""
    if watching.sight is not None:
        return watching.sight
    mm = guessed(watching.area.right, watching.hand.bottom or watching.area.bottom)
    return fitted(extent(view), watching.area, mm)


def level(sight: CameraView) -> int:
    """How much is told on a hex of this size."""
    flat = sight.unit * SIDE / sight.mm if sight.mm else LEVELS[1]
    return sum(flat >= least for least in LEVELS)


class Chart:
    """The map in the window: hexes, and places within them."""

    def __init__(self, view: EclipseTable, watching: Watching) -> None:
        self.area = watching.area
        self.sight = sight_of(view, watching)
        self.level = level(self.sight)

    @property
    def radius(self) -> float:
        return self.sight.unit

    def centre(self, q: int, r: int) -> Place:
        return self.sight.point(self.area, *middle(q, r))

    def hexagon(self, q: int, r: int) -> Rect:
        """The box about a hex."""
        return about(self.centre(q, r), 2 * self.radius, SIDE * self.radius)

    def tile(self, q: int, r: int) -> Rect:
        """The box about a tile, which is thick."""
        x, y = self.centre(q, r)
        return self.box((round(x), round(y - SIDE / 2 * self.radius)), self.radius)

    @staticmethod
    def box(top: tuple[int, int], radius: float) -> Rect:
        """A tile's box from the middle of its upper edge."""
        wide = round(2 * radius)
        return Rect(top[0] - wide // 2, top[1], wide, round((SIDE + WALL) * radius))

    def spot(self, q: int, r: int, x: float, y: float, size: float, shape: float = 1.0) -> Rect:
        """A box within a hex, about a place and of a size in radii; ``shape`` is its height by its width."""
        cx, cy = self.centre(q, r)
        wide = size * self.radius
        return about((cx + x * self.radius, cy + y * self.radius), wide, wide * shape)


def corners(cx: float, cy: float, radius: float) -> Iterator[Place]:
    """The six corners of a hex, clockwise from the right."""
    for number in range(6):
        turn = math.pi / 3 * number
        yield cx + radius * math.cos(turn), cy + radius * math.sin(turn)


def edge(direction: int) -> tuple[float, float]:
    """The middle of an edge, in radii from the middle of its hex."""
    turn = math.pi / 3 * direction - math.pi / 2
    return SIDE / 2 * math.cos(turn), SIDE / 2 * math.sin(turn)
