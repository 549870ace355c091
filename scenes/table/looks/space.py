"""What lies under the pieces of a table that has nothing of its own there: deep space and the orrery."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.table.looks.drawing import about, picture

ORBIT = 1.16  # of the table's height


@dataclass(frozen=True)
class SpaceFelt:
    """Deep space, and the orrery in the middle of the table. They stay where they are while a map moves."""

    area: tuple[int, int, int, int]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image("space/table", rect)
        area = Rect(self.area)
        with canvas.clipped(area):
            picture(canvas, "space/orrery", about(area.center, area.height * ORBIT))


def box_of(rect: Rect) -> tuple[int, int, int, int]:
    """A rectangle that can be hashed."""
    return rect.x, rect.y, rect.width, rect.height
