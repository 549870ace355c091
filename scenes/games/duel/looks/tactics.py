"""Tactics: tiles with two halves, of which one or both take effect."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.duel import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import AMBER_EDGE, SEATS, WHITE, mixed
from scenes.table.looks.drawing import about, anchors, numeral, padlock, part, tick_badge

SHAPE = 1.5  # height of a tile by its width
BOTH = 2
UNKNOWN = -1
BLACKENED = (120, 130, 160)


@dataclass(frozen=True, slots=True)
class TacticLook:
    """A tactic of a seat. ``lit``: the half that takes effect (0 or 1), BOTH, or None if that is open."""

    colour: str
    tactic: int = UNKNOWN  # its place among the seat's tactics; UNKNOWN for a back
    lit: int | None = None
    spent: bool = False
    face_down: bool = False
    chosen: bool = False
    locked: bool = False  # a back that is chosen

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        width = min(rect.width, rect.height / SHAPE)
        tile = about(rect.center, width, width * SHAPE)
        if self.face_down or self.tactic == UNKNOWN:
            self._back(canvas, tile)
            return
        light = 0.5 if self.spent else 1.0
        canvas.image(f"pieces/tactic_frame_{self.colour}", tile, light=light)
        for half, panel in enumerate(anchors("tactic")["panels"]):
            self._half(canvas, half, part(tile, *panel))
        if self.chosen:
            edge = max(2, canvas.mm(0.7))
            canvas.outline(tile, AMBER_EDGE, edge, tile.width * 0.16)
            size = max(tile.width * 0.34, canvas.mm(3.6))
            tick_badge(canvas, (tile.right - size * 0.5, tile.y + size * 0.5), size)

    def _back(self, canvas: Canvas, tile: Rect) -> None:
        canvas.image(f"pieces/tactic_{self.colour}", tile)
        x, y, radius = anchors("tactic")["well"]
        middle = (tile.x + x * tile.width, tile.y + y * tile.height)
        if self.locked:
            padlock(canvas, middle, radius * tile.width * 2.4)
            return
        canvas.icon(
            SEATS[self.colour].glyph, about(middle, radius * tile.width * 1.25), SEATS[self.colour].light
        )

    def _half(self, canvas: Canvas, half: int, panel: Rect) -> None:
        printed = pieces.TACTICS[self.tactic].halves[half]
        dull = self.spent or (self.lit is not None and self.lit not in (half, BOTH))
        plate = "spent" if dull else printed.symbol
        canvas.image(f"pieces/plate_{plate}", panel)
        ink = mixed(WHITE, BLACKENED, 0.75) if dull else WHITE
        numeral(canvas, str(printed.value), part(panel, 0.1, 0.2, 0.36, 0.6), ink)
        canvas.icon(
            printed.symbol, about((panel.x + panel.width * 0.69, panel.centery), panel.height * 0.56), ink
        )

    def shown(self) -> list[str]:
        if self.face_down or self.tactic == UNKNOWN:
            return []
        return [f"tactic:{self.tactic}"]
