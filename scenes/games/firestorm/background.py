"""What lies under the pieces: deep space and the orrery, or the stage of a combat with its horizon."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.firestorm.table import FirestormTable
from scenes.games.firestorm.combat import ships_in_hand, stage
from scenes.games.firestorm.looks.worlds import coloured
from scenes.games.firestorm.user_pictures import art_key
from scenes.table.game_table import Watching
from scenes.table.looks.space import SpaceFelt, box_of

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

HORIZON = 0.8  # of the table's width: the attacked world


@dataclass(frozen=True)
class Ground:
    """The stage of a combat: the attacked world rises from the lower edge, in its own colours."""

    area: tuple[int, int, int, int]
    kind: str
    planet: str = ""  # the key of its card

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        space = "firestorm/stage/space"
        canvas.image(space if canvas.art.has(space) else "space/table", rect)
        key = f"firestorm/stage/horizon_{self.kind}"
        if not canvas.art.has(key):
            return
        area = Rect(self.area)
        wide = round(area.width * HORIZON)
        width, height = canvas.art.size(key)
        world = Rect(0, 0, wide, round(wide * height / width))
        world.midbottom = (area.centerx, area.bottom + world.height // 6)
        with canvas.clipped(area):
            canvas.blit(coloured(canvas.art, key, art_key(self.planet), world.size), world.topleft)


def background(view: FirestormTable, watching: Watching) -> SpaceFelt | Ground:
    """What lies under the pieces."""
    box = box_of(watching.area)
    if stage.staged(view) and not ships_in_hand.open_for(watching):
        return Ground(box, stage.planet_kind(view), stage.planet_key(view))
    return SpaceFelt(box)
