"""Beams: what is fired at something flies there as light."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, NamedTuple

import pygame

from scenes.drawing.theme import SEATS, WHITE, Colour, mixed

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.stage.arrivals import Piece
    from scenes.table.stage.piece import PlacedPiece

BEAM_MS = 460.0
HEAD, TAIL = 0.5, 0.35  # of that time: when the light has arrived, and when its end sets out
APART = 0.12  # of that time, between two beams on the same target
Point = tuple[float, float]


class Beam(NamedTuple):
    """A shot from one piece at another in a seat's colour; "" for one of nobody's."""

    source: str
    target: str
    colour: str = ""
    rise: float = 0.0  # of their heights above their middles, where plates lie below them


def draw_beams(canvas: Canvas, beams: Iterable[Beam], pieces: Mapping[str, Piece], share: float) -> None:
    """All that are on their way after this share of their time; who has left the table fires no more."""
    for number, beam in enumerate(beams):
        source, target = pieces.get(beam.source), pieces.get(beam.target)
        if source is None or target is None:
            continue
        age = min(1.0, max(0.0, share - number * APART) / (1 - APART))
        start, end = (_aim(each.placed, beam.rise) for each in (source, target))
        _draw(canvas, _between(start, end, age), beam.colour)


def _aim(placed: PlacedPiece, rise: float) -> Point:
    return placed.x, placed.y - placed.height * rise


def _between(start: Point, end: Point, age: float) -> tuple[Point, Point]:
    """The tail and the head of the light."""
    head, tail = min(1.0, age / HEAD), max(0.0, (age - TAIL) / (1 - TAIL))
    (x, y), (to_x, to_y) = start, end
    return (x + (to_x - x) * tail, y + (to_y - y) * tail), (x + (to_x - x) * head, y + (to_y - y) * head)


def _draw(canvas: Canvas, ends: tuple[Point, Point], colour: str) -> None:
    tail, head = ends
    if math.dist(tail, head) < 2:
        return
    light: Colour = SEATS[colour].light if colour else WHITE
    base: Colour = SEATS[colour].base if colour else WHITE
    for width, shade in ((1.5, base), (0.9, light), (0.4, mixed(light, WHITE, 0.7))):
        thick = max(1, canvas.mm(width))
        pygame.draw.line(canvas.surface, shade, tail, head, thick)
        canvas.circle((round(head[0]), round(head[1])), max(1, thick // 2), shade)
