"""The printed start places: a hexagonal map for each number of seats."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytmx

from game.core.texts import ASSETS

LAYER, HOME = "rings", "home."
MIDDLE = 4  # the row and the column of the center


class Home(NamedTuple):
    """Where a seat begins, and how its tile lies."""

    q: int
    r: int
    turn: int


@cache
def read_starts(seats: int) -> tuple[Home, ...]:
    """The start places by seat."""
    tiled = _read(seats)
    homes = {
        thing.name: Home(thing.properties["q"], thing.properties["r"], thing.properties["turn"])
        for layer in tiled.objectgroups
        for thing in layer
        if thing.name.startswith(HOME)
    }
    return tuple(homes[f"{HOME}{seat}"] for seat in range(seats))


@cache
def read_rings(seats: int) -> dict[tuple[int, int], str]:
    """What is printed at each place of the map: the center, a start sector, or the ring."""
    tiled = _read(seats)
    found = {}
    for column, row, gid in tiled.get_layer_by_name(LAYER):
        if gid:
            q = column - MIDDLE
            place = (q, row - MIDDLE - (q - (q & 1)) // 2)
            found[place] = tiled.get_tile_properties_by_gid(gid)["type"]
    return found


def _read(seats: int) -> pytmx.TiledMap:
    return pytmx.TiledMap(str(ASSETS / "layouts" / f"eclipse_{seats}.tmx"))
