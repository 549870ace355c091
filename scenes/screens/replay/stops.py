"""Where a replay halts on its way through a match."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from scenes.session.history import Past
    from scenes.table.game_table import GameTable


def stops_of(table: GameTable[Any], past: Past) -> list[int]:
    """The moments at which there is something new to see."""
    shown = [
        number for number, told in enumerate(past.story, 1) if table.cue_of(told.event, 0).time != "none"
    ]
    return sorted({0, *shown, len(past)})
