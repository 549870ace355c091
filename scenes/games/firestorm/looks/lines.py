"""Lines on the table: from the rail to what is aimed at, from a formation to the planet it flies to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BLACK, CYAN, Colour, mixed
from scenes.table.looks.drawing import code, rasterised
from scenes.table.looks.faceless import Faceless

Point = tuple[float, float]
RIGHT, DOWN, UP = (1, 0), (0, 1), (0, -1)  # the side of its card where a line ends
Line = tuple[tuple[int, int], tuple[int, int], tuple[int, int]]  # from, to, at which side


@dataclass(frozen=True, slots=True)
class LinesLook(Faceless):
    """Bent lines with arrow heads; in pixels of the look."""

    lines: tuple[Line, ...]
    colour: Colour = CYAN
    dashed: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        thick = max(3.5, canvas.mm(0.8))
        curves = [self._curve(*line, thick) for line in self.lines]
        canvas.blit(rasterised(rect.size, "".join(curves)), rect.topleft)

    def _curve(self, one: Point, other: Point, side: tuple[int, int], thick: float) -> str:
        (x, y), (out, down) = other, side
        long, wide = thick * 3, thick * 2.1
        foot = (x + out * long, y + down * long)
        corners = [other, *((foot[0] + down * turn, foot[1] + out * turn) for turn in (wide, -wide))]
        tip = " ".join(f"{corner[0]:.0f},{corner[1]:.0f}" for corner in corners)
        paint, edge = code(self.colour), code(mixed(self.colour, BLACK, 0.8))
        if self.dashed:  # from one row of the stage to the next
            middle = (one[1] + foot[1]) / 2
            dashes = _dashes([one, (one[0], middle), (foot[0], middle), foot], thick, paint)
            return f'{dashes}<polygon points="{tip}" fill="{paint}"/>'
        path = _sideways(one, foot) if out else _along(one, foot, down * thick)
        return (
            f'<path d="{path}" fill="none" stroke="{edge}" stroke-width="{thick * 1.7:.1f}"/>'
            f'<polygon points="{tip}" fill="{paint}" stroke="{edge}" stroke-width="{thick * 0.5:.1f}"/>'
            f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="{thick:.1f}"/>'
        )


def _sideways(one: Point, foot: Point) -> str:
    """A bow from the rail to the right side of a card."""
    (x1, y1), (x2, y2) = one, foot
    bend = max(24.0, abs(x1 - x2) * 0.45)
    return f"M{x1:.0f},{y1:.0f}C{x1 - bend:.0f},{y1:.0f} {x2 + bend:.0f},{y2:.0f} {x2:.0f},{y2:.0f}"


def _along(one: Point, foot: Point, step: float) -> str:
    """Close to the rail to the gap between two rows, along the gap, and with a turn to a card."""
    (x1, y1), (x2, y2) = one, foot
    gap, turn = y2 + step, abs(step) * 3
    bow = min(max(60.0, abs(y1 - gap)), max(0.0, x1 - x2 - turn))
    half = x1 - bow / 2
    down = f"M{x1:.0f},{y1:.0f}C{half:.0f},{y1:.0f} {half:.0f},{gap:.0f} {x1 - bow:.0f},{gap:.0f}"
    return f"{down}L{x2 + turn:.0f},{gap:.0f}Q{x2:.0f},{gap:.0f} {x2:.0f},{y2:.0f}"


def _dashes(way: Sequence[Point], thick: float, paint: str) -> str:
    """A bent line in pieces, each a line of its own: dashes of a curve went across the whole picture."""
    steps = 16
    points = [_on_curve(way, step / steps) for step in range(steps + 1)]
    return "".join(
        f'<path d="M{points[n][0]:.1f},{points[n][1]:.1f}L{points[n + 1][0]:.1f},{points[n + 1][1]:.1f}" '
        f'fill="none" stroke="{paint}" stroke-width="{thick:.1f}"/>'
        for n in range(0, steps, 2)
    )


def _on_curve(way: Sequence[Point], t: float) -> Point:
    """A point of a cubic curve."""
    shares = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
    return (
        sum(share * x for share, (x, _) in zip(shares, way, strict=True)),
        sum(share * y for share, (_, y) in zip(shares, way, strict=True)),
    )
