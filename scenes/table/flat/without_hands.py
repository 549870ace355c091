"""A game's picture for a table that lies flat, where hands lie at the edges."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from game.core.table import Table
    from scenes.table.game_table import GameTable, Watching
    from scenes.table.stage.piece import PlacedPiece


def without_hands(table: GameTable[Any]) -> GameTable[Any]:
    """A picture upon which no hand lies: hands are at the edges."""

    def picture(view: Table, watching: Watching) -> list[PlacedPiece]:
        beyond = watching.hand.y if watching.flat else 0
        found = table.picture(view, watching)
        return [one for one in found if one.y < beyond] if beyond > watching.area.bottom else found

    return replace(table, picture=picture)
