"""How well each seat stands in Eclipse: its points so far, and what its people and ships will still bring."""

from __future__ import annotations

from math import exp

from game.bots.eclipse.economy import harvests
from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from game.eclipse.totals import score

INCOME = 0.12  # points, for one of anything each round
SHIP = 0.25
UNKNOWN_TILE = 2.0  # what a reputation tile is worth that nobody else sees
EVEN = 5.0  # points ahead that make a seat about three times as likely to win


def standing(table: EclipseTable, seat: Seat) -> float:
    """The points that a seat may expect at the end, about."""
    player = table.players[seat]
    if player.gone:
        return float(table.points[seat])
    hidden = sum(table.faces[tile] >= len(pieces.KEYS) for tile in player.reputation)
    income = sum(table.income(seat, resource) for resource in range(3))
    ships = sum(here.count(seat) for here in table.map)
    return (
        sum(score(table, seat).values())
        + UNKNOWN_TILE * hidden
        + INCOME * income * harvests(table)
        + SHIP * ships
    )


def share(table: EclipseTable, seat: Seat) -> float:
    """The share of the victory that a seat may expect."""
    best = max(standings := [standing(table, other) for other in range(table.seats)])
    weights = [exp((own - best) / EVEN) for own in standings]
    return weights[seat] / sum(weights)
