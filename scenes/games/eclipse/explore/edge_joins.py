"""How a drawn sector would lie: what each of its edges joins, and who waits on the other side."""

from __future__ import annotations

from typing import NamedTuple

from game.core.table import CardId, Seat
from game.eclipse import pieces, reach
from game.eclipse.parts import NOWHERE
from game.eclipse.table import DIRECTIONS, EclipseTable

JOIN, SHUT, OPEN, NONE = "join", "shut", "open", ""


class Edge(NamedTuple):
    """One of six edges: what becomes of it, and the sector beyond it, if there is one."""

    state: str  # JOIN: a way leads there; SHUT: one side only; OPEN: towards an empty place
    sector: int = NOWHERE


def edges(view: EclipseTable, seat: Seat, face: int, turn: int, zone: tuple[int, int]) -> tuple[Edge, ...]:
    """The six edges of a tile turned so often, clockwise from the top."""
    holes = pieces.turned(pieces.HOLES[face], turn)
    half = reach.bridges(view, seat)
    found = []
    for direction, (dq, dr) in enumerate(DIRECTIONS):
        here = holes >> direction & 1
        other = view.at(zone[0] + dq, zone[1] + dr)
        if other == NOWHERE:
            found.append(Edge(OPEN if here else NONE))
            continue
        there = view.map[other].holes >> (direction + 3) % 6 & 1
        joined = here + there == 2 or (half and here + there == 1)
        found.append(Edge(JOIN if joined else SHUT if here or there else NONE, other))
    return tuple(found)


def joined(found: tuple[Edge, ...]) -> list[int]:
    """The sectors that a way leads to."""
    return [edge.sector for edge in found if edge.state == JOIN]


def own_first(view: EclipseTable, seat: Seat, sectors: list[int]) -> list[int]:
    return sorted(sectors, key=lambda sector: view.map[sector].disc != seat)


def best_turn(view: EclipseTable, seat: Seat, tile: CardId, turns: list[int], zone: tuple[int, int]) -> int:
    """Of the turns that are allowed the one that joins most, own sectors before others."""

    def worth(turn: int) -> tuple[int, int, int]:
        ways = joined(edges(view, seat, view.faces[tile], turn, zone))
        return sum(view.map[sector].disc == seat for sector in ways), len(ways), -turn

    return max(turns, key=worth)
