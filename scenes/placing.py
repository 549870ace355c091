"""The words with which a game lays a piece on its table."""

from __future__ import annotations

from pygame import Rect

from game.core.texts import catalogue
from scenes.games import Watching
from scenes.stage.piece import Look, Placed


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
    """A sentence in the language of whoever looks."""
    return catalogue(watching.language).say(key, **args)
