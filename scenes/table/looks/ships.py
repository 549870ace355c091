"""Ships: glossy saucers in a seat's plastic, alone or in a leaning stack."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.table.looks.drawing import about, anchors, count_badge
from scenes.table.looks.faceless import Faceless

SHAPE = 640 / 480  # width of a saucer's picture by its height
DRAWN = 5  # ships of a stack that are drawn one upon the other
LEAN = (0, 0.014, -0.010, 0.018, -0.006)  # how a stack leans, in shares of its width
UPRIGHT = 0.95  # of its rectangle is left to a stack that leans


@dataclass(frozen=True, slots=True)
class ShipLook(Faceless):
    """One saucer on its shadow."""

    colour: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        width = min(rect.width, rect.height * SHAPE)
        saucers(canvas, about(rect.center, width, width / SHAPE), self.colour, 1)


@dataclass(frozen=True, slots=True)
class ShipStackLook(Faceless):
    """A stack of ships; beyond four a badge counts them."""

    colour: str
    count: int
    badge: bool | None = None  # None: only when they cannot be counted at a glance

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        drawn = min(self.count, DRAWN)
        if not drawn:
            return
        rise = anchors("saucer")["rise"] * (drawn - 1)
        width = min(rect.width * UPRIGHT, rect.height / (1 + rise) * SHAPE)
        height = width / SHAPE
        lowest = Rect(
            rect.centerx - round(width / 2), rect.bottom - round(height), round(width), round(height)
        )
        saucers(canvas, lowest, self.colour, drawn)
        if self.count > 4 if self.badge is None else self.badge:
            size = max(width * 0.36, canvas.mm(4.6))
            spot = (min(rect.right - size * 0.53, lowest.right - size * 0.35), rect.bottom - size * 0.53)
            count_badge(canvas, spot, size, str(self.count))


def saucers(canvas: Canvas, lowest: Rect, colour: str, count: int) -> None:
    """So many saucers one upon the other, the lowest in its rectangle."""
    canvas.image("pieces/saucer_shadow", lowest)
    rise = anchors("saucer")["rise"] * lowest.height
    for place in range(count):
        lean = round(LEAN[place % len(LEAN)] * lowest.width)
        canvas.image(f"pieces/saucer_{colour}", lowest.move(lean, -round(rise * place)))
