"""What lies under the map."""

from __future__ import annotations

from game.eclipse.table import EclipseTable
from scenes.table.game_table import Watching
from scenes.table.looks.space import SpaceFelt, box_of


def felt(view: EclipseTable, watching: Watching) -> SpaceFelt:
    """What lies under the pieces."""
    return SpaceFelt(box_of(watching.area))
