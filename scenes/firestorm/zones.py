"""Where the zones of Firestorm's table are, for two to four seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pygame import Rect

from game.core.table import Seat
from game.firestorm.table import FirestormTable
from scenes.games import Watching
from scenes.layout import Layout, read_map

Z_TABLE, Z_CARD, Z_LINE, Z_AIR, Z_HAND = 0, 20, 2100, 2200, 2400
STEP = 6  # of z between two cards: what lies on and below one of them comes between
CARD = 110 / 134  # width of a card on the table by its height
STICKS_OUT = 0.175  # of a card's height: an accessory below its host
GEAR = 2  # of them have room below a card
TALL = 1 + GEAR * STICKS_OUT + 0.02  # of a row by the height of its cards
GAP = 0.1  # of a card's width between two of them
SMALLEST = 0.66  # cards shrink so far before they overlap


def layout_of(watching: Watching) -> Layout:
    return Layout(read_map(f"firestorm_{len(watching.colours)}"), watching.area)


def zone(watching: Watching, name: str) -> Rect:
    """A zone that stretches with the table."""
    layout = layout_of(watching)
    spot = layout.map.zones[name]
    left, top = layout.point(spot.x - spot.width / 2, spot.y - spot.height / 2)
    right, bottom = layout.point(spot.x + spot.width / 2, spot.y + spot.height / 2)
    return Rect(left, top, right - left, bottom - top)


def place_of(view: FirestormTable, watching: Watching, seat: Seat) -> int:
    """Where a seat sits: clockwise from the one below, who sits at the lower left.

    Of two who play side by side the first one sits at the lower right, so that both are below.
    """
    around = (seat - watching.seat) % view.seats
    if view.mode == "pairs" and watching.seat % 2 == 0:
        return (3, 0, 1, 2)[around]
    return around


class Row(NamedTuple):
    """Cards beside each other: how large they are, where each of them is, whether they overlap."""

    width: int
    height: int
    spots: tuple[Rect, ...]


def row_of(area: Rect, count: int, *, widths: Sequence[float] = ()) -> Row:
    """So many cards in the middle of a row, smaller or overlapping where they are many.

    ``widths`` are shares of a card that each of them takes; those with cards beside them take more.
    """
    tall = round(area.height / TALL)
    wide = round(tall * CARD)
    shares = list(widths) or [1.0] * count
    needed = sum(shares) * wide + max(0, count - 1) * GAP * wide
    scale = min(1.0, max(SMALLEST, area.width / max(1.0, needed)))
    tall, wide = round(tall * scale), round(wide * scale)
    gap = GAP * wide
    total = sum(share * wide for share in shares) + max(0, count - 1) * gap
    squeeze = 1.0
    if total > area.width and count > 1:
        squeeze = (area.width - shares[-1] * wide) / (total - shares[-1] * wide)
    x = area.centerx - min(total, area.width) / 2
    spots = []
    for share in shares:
        spots.append(Rect(round(x), area.y, wide, tall))
        x += (share * wide + gap) * squeeze
    return Row(wide, tall, tuple(spots))
