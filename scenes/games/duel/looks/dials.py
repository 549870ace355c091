"""The ship dial: a disc with four numbers and the chosen one in the middle."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.duel import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import AMBER, AMBER_DARK, AMBER_EDGE, BLACK, INK, TEXT, WHITE, mixed
from scenes.table.looks.drawing import about, anchors, bubble, code, fade, numeral, padlock, vector


@dataclass(frozen=True, slots=True)
class DialLook:
    """A seat's dial: without a value it is hidden; a chosen number is lit."""

    colour: str
    value: int | None = None
    locked: bool = False
    chosen: bool = False  # the number is being chosen now: lit in amber

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        size = min(rect.size)
        square = about(rect.center, size)
        canvas.image(f"pieces/dial_{self.colour}", square)
        x, y, radius = anchors("dial")["centre"]
        middle = (square.x + x * size, square.y + y * size)
        shown = "?" if self.value is None else str(self.value)
        numeral(canvas, shown, about(middle, radius * size * 1.6, radius * size * 1.25), WHITE)
        for number, (wx, wy, wr) in zip(pieces.DIAL, anchors("dial")["wells"], strict=True):
            self._well(canvas, number, (square.x + wx * size, square.y + wy * size), wr * size)
        if self.locked:
            padlock(canvas, (square.x + size * 0.5, square.y + size * 0.86), max(size * 0.24, canvas.mm(4)))

    def _well(self, canvas: Canvas, number: int, centre: tuple[float, float], radius: float) -> None:
        lit = number == self.value
        if lit:
            amber = self.chosen
            place = about(centre, radius * 2.1)
            vector(canvas, place, ("dial well", amber), lambda w, h: _lit(w, amber))
        colour = INK if lit else mixed(TEXT, BLACK, 0.04)
        numeral(canvas, str(number), about(centre, radius * 1.3, radius * 1.25), colour)

    def shown(self) -> list[str]:
        return [] if self.value is None else [f"dial:{self.value}"]


def _lit(width: int, amber: bool) -> str:
    """A lit number: amber while it is being chosen, ivory when it stands."""
    r = width / 2
    light, low, edge = (AMBER, AMBER_DARK, AMBER_EDGE) if amber else (WHITE, (214, 222, 242), (150, 164, 205))
    return (
        bubble("a", (r * 0.75, r * 0.6, r * 1.5), (0, mixed(light, WHITE, 0.5), 1), (1, low, 1))
        + fade("b", (0, 0, width, width), (0, edge, 1), (1, low, 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.3:.2f}" fill="{code(edge)}"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.88:.2f}" fill="url(#a)"/>'
    )
