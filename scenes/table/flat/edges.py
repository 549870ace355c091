"""Who sits at which edge of a screen that lies flat, and in which part of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.core.table import Seat

DEGREES = {"bottom": 0, "right": 90, "top": 180, "left": 270}  # to be read from there, counter-clockwise
CLOCKWISE = ("bottom", "left", "top", "right")
SHORT, LONG = 1, 2  # people who find room
USUAL = {
    2: ("bottom", "top"),
    3: ("bottom", "left", "right"),
    4: ("bottom", "left", "top", "right"),
    5: ("bottom", "left", "top", "top", "right"),
    6: ("bottom", "left", "top", "top", "right", "bottom"),
}  # where the long edges are above and below, clockwise
MOST = 6


class Sitting(NamedTuple):
    """A seat's edge, and which part of it, counted from the left of whoever sits there."""

    edge: str
    part: int = 0
    parts: int = 1

    @property
    def degrees(self) -> int:
        return DEGREES[self.edge]


def room_at(edge: str, *, wide: bool) -> int:
    """How many people find room at an edge; ``wide``: the long ones are above and below."""
    return LONG if (edge in ("bottom", "top")) == wide else SHORT


def usual_edges(seats: int, *, wide: bool) -> tuple[str, ...]:
    """Where so many people sit if they do not say so: around the table in the order of their turns."""
    usual = USUAL[min(MOST, max(2, seats))]
    if wide:
        return usual
    return tuple(CLOCKWISE[(CLOCKWISE.index(edge) + 1) % len(CLOCKWISE)] for edge in usual)


def fits(edges: Sequence[str], seats: int, *, wide: bool) -> bool:
    """True if everybody has a place and nobody sits on another one's lap."""
    if len(edges) != seats or not set(edges) <= DEGREES.keys():
        return False
    return all(edges.count(edge) <= room_at(edge, wide=wide) for edge in DEGREES)


def seated(edges: Sequence[str], seats: int, *, wide: bool) -> tuple[Sitting, ...]:
    """Where everybody sits: as they chose, or as usual if that is not possible in this window."""
    chosen = tuple(edges) if fits(edges, seats, wide=wide) else usual_edges(seats, wide=wide)
    return tuple(_sitting(chosen, seat) for seat in range(seats))


def _sitting(edges: Sequence[str], seat: Seat) -> Sitting:
    """Of two at an edge the one whose turn comes later sits at the left: turns go clockwise."""
    both = [other for other, edge in enumerate(edges) if edge == edges[seat]]
    if len(both) == 1:
        return Sitting(edges[seat])
    first, last = both
    apart = last - first > len(edges) / 2  # the turns between them go around by the other way
    left = first if apart else last
    return Sitting(edges[seat], 0 if seat == left else 1, LONG)


def moved(edges: Sequence[str], seat: Seat, edge: str, *, wide: bool) -> tuple[str, ...]:
    """Somebody moves to an edge; if it is taken, whoever sits there moves to where they came from."""
    found = list(edges)
    there = [other for other, each in enumerate(edges) if each == edge and other != seat]
    if len(there) >= room_at(edge, wide=wide):
        found[there[0]] = edges[seat]
    found[seat] = edge
    return tuple(found)
