"""What every seat was ahead of its expectation, from the beginning of a match to its end."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.drawing.rich_text import SMALL
from scenes.drawing.theme import CYAN, DEEP, LINE, SEATS, mixed
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

Curve = Sequence[tuple[int, Fraction]]  # after how many events, and how far ahead
LEAST_MM = 40.0
MOST_LINES = 8
GLYPH = 4.5  # millimetres


class LuckCurve(Widget):
    """Above the line in the middle somebody was lucky so far, below it unlucky."""

    role = "picture"

    def __init__(self, curves: Sequence[Curve], colours: Sequence[str], length: int, name: str) -> None:
        super().__init__(name)
        self.curves, self.colours, self.length = curves, colours, max(1, length)
        values = [value for curve in curves for _, value in curve]
        self.low, self.high = min(-1, floor(min(values))), max(1, ceil(max(values)))

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(LEAST_MM)

    def _box(self, canvas: Canvas) -> Rect:
        left, right, edge = canvas.mm(10), canvas.mm(8), canvas.mm(3)
        rect = self.rect
        return Rect(rect.x + left, rect.y + edge, rect.width - left - right, rect.height - 2 * edge)

    def _point(self, box: Rect, moment: int, value: Fraction) -> tuple[int, int]:
        share = (value - self.low) / (self.high - self.low)
        return box.x + round(box.width * moment / self.length), box.bottom - round(box.height * share)

    def draw(self, canvas: Canvas) -> None:
        box = self._box(canvas)
        self._grid(canvas, box)
        width = max(2, canvas.mm(0.9))
        for curve, colour in zip(self.curves, self.colours, strict=True):
            base = SEATS[colour].on_night
            points = [self._point(box, *point) for point in curve]
            steps = [points[0]]
            for before, after in pairwise(points):
                steps += [(after[0], before[1]), after]
            pygame.draw.lines(canvas.surface, mixed(base, DEEP, 0.6), False, steps, width + 2)
            pygame.draw.lines(canvas.surface, base, False, steps, width)
        self._ends(canvas, box)

    def _grid(self, canvas: Canvas, box: Rect) -> None:
        step = next(
            each for each in (1, 2, 5, 10, 20, 50, 100, 200) if self.high - self.low <= MOST_LINES * each
        )
        for value in range(-step * (-self.low // step), self.high + 1, step):
            _, y = self._point(box, 0, Fraction(value))
            wide = max(1, canvas.mm(0.3)) if value == 0 else 1
            canvas.line((box.x, y), (box.right, y), CYAN if value == 0 else LINE, wide)
            spot = Rect(self.rect.x, y - canvas.mm(2.5), canvas.mm(9), canvas.mm(5))
            canvas.text(f"{value:+}" if value else "0", spot, SMALL, align="right")

    def _ends(self, canvas: Canvas, box: Rect) -> None:
        """The glyphs of all seats, one below the other where their curves end alike."""
        side, last = canvas.mm(GLYPH), -canvas.mm(GLYPH)
        ends = [self._point(box, *curve[-1]) for curve in self.curves]
        for seat in sorted(range(len(ends)), key=lambda each: ends[each][1]):
            look, glyph = SEATS[self.colours[seat]], Rect(0, 0, side, side)
            last = max(ends[seat][1], last + side)
            glyph.center = (ends[seat][0] + canvas.mm(4), last)
            canvas.icon(look.glyph, glyph, look.on_night)
