"""Fleets: the ships of a seat in one place, as a leaning stack with their number."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import AMBER, BLACK, SEATS, TEXT, Colour
from scenes.table.looks.drawing import about, anchors, bubble, code, numeral, vector
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.ships import DRAWN, SHAPE, saucers

LEANS = 0.02  # of its width a stack may lean to the left
PLATE = 4.4  # millimetres, of the number at least


@dataclass(frozen=True, slots=True)
class FleetLook(Faceless):
    """So many ships: saucers one upon the other, and a plate with their number in the seat's colour."""

    colour: str
    count: int
    special: bool = False  # one of them is the Prometheus

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        drawn = min(self.count, DRAWN)
        if not drawn:
            return
        size = max(rect.width * 0.32, canvas.screen.em(PLATE))
        rise = anchors("saucer")["rise"] * (drawn - 1)
        width = min((rect.width - size * 0.42) * (1 - LEANS), rect.height / (1 + rise) * SHAPE)
        height = width / SHAPE
        left = rect.x + math.ceil(width * LEANS)
        lowest = Rect(left, rect.bottom - round(height), round(width), round(height))
        saucers(canvas, lowest, self.colour, drawn)
        if self.special:
            top = (lowest.centerx, lowest.y + height * (0.3 - rise))
            canvas.icon("star", about(top, max(width * 0.4, canvas.mm(3))), AMBER)
        plate = about((rect.right - size * 0.5, rect.bottom - size * 0.5), size)
        edge = SEATS[self.colour].light
        vector(canvas, plate, ("fleet", edge), lambda w, h: _plate(w, edge))
        numeral(canvas, str(self.count), plate.inflate(-size * 0.36, -size * 0.46), TEXT)


@dataclass(frozen=True, slots=True)
class SideShipsLook(Faceless):
    """How many ships fight for a side, in its empty slot: those that are sent just now stand apart."""

    colour: str
    before: int
    added: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        room = rect.inflate(-rect.width * 0.16, 0)
        saucer = Rect(0, 0, round(rect.width * 0.62), round(rect.width * 0.62 / SHAPE))
        saucer.center = (rect.centerx, rect.y + round(rect.height * 0.3))
        saucers(canvas, saucer, self.colour, 1)
        told = f"{self.before} + {self.added}" if self.added else str(self.before)
        line = Rect(room.x, rect.y + round(rect.height * 0.56), room.width, round(rect.height * 0.24))
        numeral(canvas, told, line, AMBER if self.added else TEXT)


def _plate(width: int, edge: Colour) -> str:
    r = width / 2
    return (
        bubble("a", (r * 0.7, r * 0.6, r * 1.6), (0, (34, 46, 92), 1), (1, BLACK, 1))
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.3:.2f}" fill="{code(edge)}"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r - max(1.2, r * 0.14):.2f}" fill="url(#a)"/>'
    )
