"""What lies under the map: deep space and the orrery. They stay where they are while the map moves."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.eclipse.table import EclipseTable
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about, picture

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

ORBIT = 1.16  # of the table's height


@dataclass(frozen=True)
class Felt:
    """Deep space, and the orrery in the middle of the table."""

    area: tuple[int, int, int, int]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image("space/table", rect)
        area = Rect(self.area)
        with canvas.clipped(area):
            picture(canvas, "space/orrery", about(area.center, area.height * ORBIT))


def felt(view: EclipseTable, watching: Watching) -> Felt:
    """What lies under the pieces."""
    area = watching.area
    box = (area.x, area.y, area.width, area.height)
    return Felt(box)
