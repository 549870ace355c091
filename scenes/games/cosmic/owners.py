"""Whose a piece of Cosmic Encounter is, as far as everybody sees it."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.cosmic.table import CosmicTable
from scenes.table.game_table import Watching

BY_NUMBER = ("hand", "locked", "ships")


def owner_of_piece(piece: str, view: CosmicTable, watching: Watching) -> Seat:
    """The seat that a piece belongs to, by what it is called; NOBODY for what belongs to nobody alone."""
    kind, _, rest = piece.partition(":")
    number = rest.partition(":")[0]
    if kind in BY_NUMBER:
        return int(number)
    return view.planets[int(number)].home if kind == "planet" else NOBODY
