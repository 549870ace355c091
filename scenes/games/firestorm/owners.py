"""Whose a piece of Firestorm is."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.firestorm.pieces import owner_of
from game.firestorm.table import FirestormTable
from scenes.table.game_table import Watching


def owner_of_piece(piece: str, view: FirestormTable, watching: Watching) -> Seat:
    """The seat whose deck a card came from, or whose pile it is."""
    kind, _, rest = piece.partition(":")
    if kind == "pile":
        return int(rest.rpartition(":")[2])
    if kind in ("card", "yield", "ability", "under"):
        return owner_of(int(rest.partition(":")[0]))
    return NOBODY
