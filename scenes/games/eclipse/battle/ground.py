"""What lies under a battle: open space, and a planet of the sector that is fought over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import about, picture

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

PLANETS = (*pieces.RESOURCES, "grey")  # by the colour of a square


@dataclass(frozen=True)
class BattleGround:
    """Open space about a planet."""

    area: tuple[int, int, int, int]
    planet: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image("space/table", rect)
        area = Rect(self.area)
        with canvas.clipped(area):
            picture(canvas, "eclipse/stage/battle", area)
            low = (area.centerx, area.bottom - area.height // 10)
            picture(canvas, f"eclipse/stage/{self.planet}", about(low, area.height * 0.9))


def battle_ground(view: EclipseTable, watching: Watching) -> BattleGround:
    """The stage for the battle of this view."""
    assert view.battle is not None
    area, squares = watching.area, view.squares(view.battle.sector)
    planet = PLANETS[squares[0].colour if squares else pieces.GREY]
    return BattleGround((area.x, area.y, area.width, area.height), planet)
