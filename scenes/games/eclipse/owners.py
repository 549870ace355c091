"""Whose a piece of Eclipse is."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from scenes.table.game_table import Watching


def owner_of_piece(piece: str, view: EclipseTable, watching: Watching) -> Seat:
    """The seat that ships belong to; everything else says it by its name."""
    kind, _, rest = piece.partition(":")
    if kind == "ship":  # what prompts speak of is the own fleet
        return watching.seat
    party = party_of(int(rest.partition(":")[0])) if kind == "fleet" else NOBODY
    return party if party in range(view.seats) else NOBODY
