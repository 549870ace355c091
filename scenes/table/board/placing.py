"""The words with which a game lays a piece on its table, and finds the place that is nearest."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

from pygame import Rect

from game.core.table import CardId
from game.core.texts import catalogue
from scenes.table.game_table import Watching
from scenes.table.stage.piece import Look, PlacedPiece
from scenes.table.stage.stage import fan

Key = TypeVar("Key")
HELD = 1.34  # of the hand's height: its cards reach over its lower edge
DIMMED = 0.66  # the light of a card that cannot be used now


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
    ticked: bool = False,
) -> PlacedPiece:
    """A piece that fills a rectangle."""
    x, y, width, height = rect.centerx, rect.centery, rect.width, rect.height
    return PlacedPiece(
        ident, look, x, y, width, height, angle, z, light,
        name=name, inspect=inspect, source=source, way=way, holds=holds, ticked=ticked,
    )  # fmt: skip


def held_cards(
    watching: Watching, cards: Sequence[tuple[CardId, Look]], shape: float, z: int
) -> Iterator[tuple[CardId, PlacedPiece]]:
    """The cards of the own hand as a fan, still without names; those that cannot be used now are dimmed."""
    area = watching.hand
    height = round(area.height * HELD)
    width = round(height / shape)
    parked = {name for name, _ in watching.parked}
    spots = fan(len(cards), width, width, area.width, 2.0)
    for place, ((card, look), (shift, drop, angle)) in enumerate(zip(cards, spots, strict=True)):
        ident = f"card:{card}"
        x, y = area.centerx + shift, area.y + height / 2 + drop + area.height * 0.03
        light = DIMMED if ident in watching.dimmed and ident not in parked else 1.0
        yield card, PlacedPiece(ident, look, x, y, width, height, angle, z + place, light, inspect=ident)


def say(watching: Watching, key: str, **args: object) -> str:
    """A sentence in the language of whoever looks."""
    return catalogue(watching.language).say(key, **args)


def nearest(rects: Mapping[Key, Rect], pos: tuple[float, float], reach: float) -> Key | None:
    """The rectangle that a point is in, or the nearest one within reach.

    Of several that lie over each other the smallest is meant, of equal ones that with the nearest middle.
    """
    best, least = None, (reach, 0, 0.0)
    for key, rect in rects.items():
        across = max(rect.left - pos[0], 0, pos[0] - rect.right)
        down = max(rect.top - pos[1], 0, pos[1] - rect.bottom)
        found = (math.hypot(across, down), rect.width * rect.height, math.dist(rect.center, pos))
        if found[0] < reach and found < least:
            best, least = key, found
    return best


def pieces_at(pieces: Iterable[PlacedPiece], pos: tuple[float, float], but: str) -> list[PlacedPiece]:
    """What lies at a point, the nearest middle first: boxes of hexes overlap."""
    found = [placed for placed in pieces if placed.id != but and visible(placed).collidepoint(pos)]
    return sorted(found, key=lambda placed: math.dist((placed.x, placed.y), pos))


def visible(placed: PlacedPiece) -> Rect:
    """Where a piece is seen; a map shows only what is within its window."""
    return placed.rect.clip(placed.within) if placed.within else placed.rect


def lies_in_hand(placed: PlacedPiece, hand_area: Rect) -> bool:
    """A card of the hand; what lies below the edge of a map, or of a table that is magnified, is none."""
    return placed.within is None and placed.rect.colliderect(hand_area)


def sticks_out(placed: PlacedPiece, others: Iterable[PlacedPiece]) -> bool:
    """The upper part of a card lies below another one, as that of an accessory below its ship."""
    rect = placed.rect
    return any(
        other.z > placed.z and other.rect.collidepoint(rect.midtop) and rect.bottom > other.rect.bottom
        for other in others
    )
