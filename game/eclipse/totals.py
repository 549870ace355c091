"""Points at the end (p. 25)."""

from __future__ import annotations

from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.table import EclipseTable

SOURCES = (
    "reputation", "ambassadors", "sectors", "discoveries", "monoliths", "technology", "traitor", "species",
)  # fmt: skip


def score(table: EclipseTable, seat: Seat) -> dict[str, int]:
    """The points of a seat by where they come from; tiles that are not known count nothing."""
    player = table.players[seat]
    own = table.own(seat)
    known = [table.faces[tile] for tile in player.reputation if table.faces[tile] < len(pieces.KEYS)]
    return {
        "reputation": sum(face - pieces.FIRST_REPUTATION + 1 for face in known),
        "ambassadors": len(player.ambassadors),
        "sectors": sum(table.face(sector).vp for sector in own),
        "discoveries": pieces.DISCOVERY_POINTS * len(player.discoveries),
        "monoliths": pieces.MONOLITH_POINTS * sum(table.map[sector].monolith for sector in own),
        "technology": sum(pieces.TECH_POINTS[table.techs(seat, kind)] for kind in pieces.CATEGORIES),
        "traitor": pieces.TRAITOR_POINTS if table.traitor == seat else 0,
        "species": _bonus(table, seat),
    }


def _bonus(table: EclipseTable, seat: Seat) -> int:
    """The Planta count their sectors, the Descendants all ancients on the map (ruling 109)."""
    species = table.players[seat].species
    if species == "planta":
        return len(table.own(seat))
    if species == "descendants_of_draco":
        return sum(sector.count(pieces.ANCIENTS) for sector in table.map)
    return 0


def ranking(table: EclipseTable) -> tuple[tuple[Seat, ...], str, tuple[int, ...]]:
    """Who wins, what decided, and all points.

    A tie goes to whoever has stored most, and may be shared (ruling 108).
    """
    points = [
        table.points[seat] if player.gone else sum(score(table, seat).values())
        for seat, player in enumerate(table.players)
    ]
    ranks = [
        (points[seat], 0 if player.gone else sum(player.storage)) for seat, player in enumerate(table.players)
    ]
    best = max(ranks)
    winners = tuple(seat for seat, rank in enumerate(ranks) if rank == best)
    why = "points" if points.count(best[0]) == len(winners) else "stored"
    return winners, why, tuple(points)
