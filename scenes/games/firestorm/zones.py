"""Where the zones of Firestorm's table are, for two to four seats."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from game.core.table import Seat
from game.firestorm.table import FirestormTable
from scenes.table.game_table import Watching
from scenes.table.zone_map import Layout, read_map

Z_TABLE, Z_CARD, Z_LINE, Z_AIR, Z_HAND = 0, 20, 2100, 2200, 2400
STEP = 6  # of z between two cards: what lies on and below one of them comes between
CARD = 110 / 134  # width of a card on the table by its height
STICKS_OUT = 0.175  # of a card's height: an accessory below its host
GAP = 0.1  # of a card's width between two of them
SMALLEST = 0.66  # cards shrink so far before they overlap
PAIR = 2  # seats that face each other
SEATED = ("planets.", "ships.", "piles.")


def layout_of(watching: Watching) -> Layout:
    return Layout(read_map(f"firestorm_{len(watching.colours)}"), watching.area)


def zone(watching: Watching, name: str) -> Rect:
    """A zone that stretches with the table.

    Where there is no column beside the table, the stack lies over its upper right corner: those who sit
    there move closer together.
    """
    layout = layout_of(watching)
    spot = layout.map.zones[name]
    left, top = layout.point(spot.x - spot.width / 2, spot.y - spot.height / 2)
    right, bottom = layout.point(spot.x + spot.width / 2, spot.y + spot.height / 2)
    if len(watching.colours) > PAIR and spot.y < layout.map.height / 2 and name.startswith(SEATED):
        area, share = watching.area, (free_right(watching) - watching.area.x) / watching.area.width
        left, right = (round(area.x + (x - area.x) * share) for x in (left, right))
    return Rect(left, top, right - left, bottom - top)


def free_right(watching: Watching) -> int:
    """How far to the right the upper part of the table is free: the stack may lie over its corner."""
    right = watching.area.right
    if not watching.pending or watching.pending[0].x > right:
        return right
    return watching.pending[0].x - watching.pending[0].height // 4


def tall_of(gear: int) -> float:
    """The height of a row by the height of its cards, with so many accessories below one of them."""
    return 1 + max(1, gear) * STICKS_OUT + 0.02


def place_of(view: FirestormTable, watching: Watching, seat: Seat) -> int:
    """Where a seat sits: clockwise from the one below, who sits at the lower left.

    Of two who play side by side the first one sits at the lower right, so that both are below.
    """
    around = (seat - watching.below) % view.seats
    if view.mode == "pairs" and watching.below % 2 == 0:
        return (3, 0, 1, 2)[around]
    return around


class CardRow(NamedTuple):
    """Cards beside each other: how large they are, where each of them is, whether they overlap."""

    width: int
    height: int
    spots: tuple[Rect, ...]


def row_of(area: Rect, count: int, *, gear: int = 1, right: int = 0) -> CardRow:
    """So many cards in the middle of a row, smaller or overlapping where they are many.

    ``gear`` is how many accessories one of them has at most; the row ends before ``right``.
    """
    tall = round(area.height / tall_of(gear))
    wide = round(tall * CARD)
    room = (min(area.right, right) if right else area.right) - area.x
    needed = count * wide + max(0, count - 1) * GAP * wide
    scale = min(1.0, max(SMALLEST, room / max(1.0, needed)))
    tall, wide = round(tall * scale), round(wide * scale)
    gap = GAP * wide
    total = count * wide + max(0, count - 1) * gap
    squeeze = (room - wide) / (total - wide) if total > room and count > 1 else 1.0
    x = min(area.centerx - min(total, room) / 2, area.x + room - min(total, room))
    spots = []
    for _ in range(count):
        spots.append(Rect(round(x), area.y, wide, tall))
        x += (wide + gap) * squeeze
    return CardRow(wide, tall, tuple(spots))
