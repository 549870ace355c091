"""Where things lie on a table: the zones of a Tiled map, fitted into the room that the window has."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytmx
from pygame import Rect

from game.core.assets import ASSETS


class Zone(NamedTuple):
    """A rectangle of the map, in the map's units, about its middle."""

    name: str
    x: float
    y: float
    width: float
    height: float
    caption: str = ""  # the key of the word under it


class Map(NamedTuple):
    """A map as it is in its file."""

    width: int
    height: int
    zones: dict[str, Zone]


@cache
def read_map(name: str) -> Map:
    """The map of a game for a number of seats: "duel_2"."""
    tiled = pytmx.TiledMap(str(ASSETS / "layouts" / f"{name}.tmx"))
    zones = {
        thing.name: Zone(
            thing.name,
            thing.x + thing.width / 2,
            thing.y + thing.height / 2,
            thing.width,
            thing.height,
            thing.properties.get("caption", ""),
        )
        for layer in tiled.objectgroups
        for thing in layer
    }
    return Map(tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight, zones)


class Layout(NamedTuple):
    """A map fitted into a rectangle: places stretch with it, sizes keep their shape."""

    map: Map
    area: Rect

    @property
    def scale(self) -> float:
        """Pixels to a unit of the map, for sizes."""
        return min(self.area.width / self.map.width, self.area.height / self.map.height)

    @property
    def stretched(self) -> float:
        """How much farther apart places lie below each other than the sizes of pieces say."""
        return self.area.height / self.map.height / self.scale

    def size(self, length: float) -> int:
        return max(1, round(length * self.scale))

    def point(self, x: float, y: float) -> tuple[int, int]:
        """A place of the map in the window."""
        across = self.area.x + x * self.area.width / self.map.width
        down = self.area.y + y * self.area.height / self.map.height
        return round(across), round(down)

    def rect(self, name: str) -> Rect:
        """A zone in the window."""
        zone = self.map.zones[name]
        rect = Rect(0, 0, self.size(zone.width), self.size(zone.height))
        rect.center = self.point(zone.x, zone.y)
        return rect
