"""The printed start places: a hexagonal map for each number of seats."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import pytmx

from game.core.assets import ASSETS

HOME = "home."


class Home(NamedTuple):
    """Where a seat begins, and how its tile lies."""

    q: int
    r: int
    turn: int


@cache
def read_starts(seats: int) -> tuple[Home, ...]:
    """The start places by seat."""
    tiled = read_map(seats)
    homes = {
        thing.name: Home(thing.properties["q"], thing.properties["r"], thing.properties["turn"])
        for layer in tiled.objectgroups
        for thing in layer
        if thing.name.startswith(HOME)
    }
    return tuple(homes[f"{HOME}{seat}"] for seat in range(seats))


def read_map(seats: int) -> pytmx.TiledMap:
    return pytmx.TiledMap(str(ASSETS / "layouts" / f"eclipse_{seats}.tmx"))
