"""A reputation tile: a plaque with a laurel and its points; face down it has a question mark."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import WHITE, Colour, mixed
from scenes.table.looks.drawing import about, code, fade, largest, vector

VIOLET: Colour = (86, 58, 140)
NIGHT: Colour = (34, 22, 66)
METALS: tuple[Colour, ...] = (
    (150, 140, 190),
    (196, 124, 70),
    (196, 206, 224),
    (255, 206, 92),
    (255, 206, 92),
)
SMALL = 14.0  # millimetres: below that there is room for the number only
LEAVES = 6  # on each side of the laurel


@dataclass(frozen=True, slots=True)
class ReputationLook:
    """The points that a tile is worth at the end; 0 if it lies face down."""

    value: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        side = about(rect.center, min(rect.size))
        metal, small = METALS[min(self.value, len(METALS) - 1)], side.width < canvas.mm(SMALL)
        key = ("eclipse reputation", self.value, small)
        vector(canvas, side, key, lambda w, h: _plaque(w, metal, laurel=not small))
        text = str(self.value) if self.value else "?"
        middle = (side.centerx, side.centery - side.height * 0.03)
        figure = about(middle, side.width * (0.52 if small else 0.34))
        size = largest(text, "number", figure)
        room = figure.inflate(2 * figure.width, 2 * figure.height)
        canvas.text(text, room, Style("number", 4.0, WHITE, 1.0), align="centre", size=size)

    def shown(self) -> list[str]:
        return [f"reputation_{self.value}"] if self.value else []


def _plaque(w: int, metal: Colour, *, laurel: bool) -> str:
    edge, bright = max(1.0, w * 0.035), mixed(metal, WHITE, 0.5)
    return (
        fade("p", (0, 0, w, w), (0, VIOLET, 1), (1, NIGHT, 1))
        + fade("m", (0, 0, w, w), (0, bright, 1), (1, mixed(metal, NIGHT, 0.35), 1))
        + f'<rect x="{edge}" y="{edge}" width="{w - 2 * edge}" height="{w - 2 * edge}" rx="{w * 0.14:.1f}" '
        f'fill="url(#p)" stroke="url(#m)" stroke-width="{2 * edge:.2f}"/>'
        + (_laurel(w, "url(#m)") if laurel else "")
        + f'<circle cx="{w / 2}" cy="{w * 0.86:.1f}" r="{w * 0.035:.2f}" fill="{code(bright)}"/>'
    )


def _laurel(w: int, paint: str) -> str:
    """Leaves on both sides of the number, from below to above."""
    found = []
    for place in range(LEAVES):
        turn = math.radians(115 + place * 24)
        for mirror in (1, -1):
            x, y = w / 2 + mirror * math.cos(turn) * w * 0.34, w * 0.5 + math.sin(turn) * w * 0.34
            tilt = mirror * (math.degrees(turn) - 55)
            found.append(
                f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{w * 0.075:.1f}" ry="{w * 0.032:.1f}" '
                f'transform="rotate({tilt:.1f} {x:.1f} {y:.1f})" fill="{paint}"/>'
            )
    return "".join(found)
