"""Lights on the map: where the piece in hand may go, and what it takes to get there."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, GLASS, INK, TEXT, Colour
from scenes.games.eclipse.looks.hexes import outline
from scenes.table.looks.drawing import about, code, numeral, tick_badge, vector
from scenes.table.looks.faceless import Faceless

RED: Colour = (255, 93, 93)
CHIP, LARGEST = 0.52, 7.0  # of the radius, and millimetres
CHANCE = Style("number", 3.8, TEXT, 1.0)
LEAST_TICK = 3.0  # millimetres
ROW = 4.4  # millimetres of a line of a chance


@dataclass(frozen=True, slots=True)
class SectorLight(Faceless):
    """A sector that may be chosen: an amber rim and a tick, or the activations that a flight takes."""

    over: bool = False
    needed: int = 0
    held: bool = False  # whoever comes here is pinned
    chance: tuple[str, ...] = ()  # to win the battle that is fought for it, in lines

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        vector(canvas, rect, ("eclipse light", self.over), lambda w, h: _light(w, h, over=self.over))
        size = min(max(CHIP * rect.width / 2, canvas.mm(4)), canvas.mm(LARGEST))
        centre = (rect.centerx, rect.centery + rect.height * 0.02)
        if self.chance:
            centre = (rect.centerx, rect.y + max(size / 2, rect.height * 0.22))
            _chance(canvas, rect, round(centre[1] + size / 2 + canvas.mm(0.6)), self.chance, over=self.over)
        if not self.needed:
            tick_badge(canvas, centre, size)
            return
        _chip(canvas, about(centre, size * (1.7 if self.held else 1.0), size), self.needed, self.held, AMBER)


@dataclass(frozen=True, slots=True)
class HexEdge(Faceless):
    """The edge of a sector or a free place that is in hand."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        vector(canvas, rect, "eclipse edge", lambda w, h: _light(w, h, over=True, fill=0.06))


def _light(width: int, height: int, *, over: bool, fill: float = 0.0) -> str:
    radius = width / 2
    colour = code(AMBER_EDGE if over else AMBER)
    thick = max(2.0, radius * (0.1 if over else 0.07))
    points = outline(radius, height / 2, radius - thick * 0.6)
    return (
        f'<polygon points="{points}" fill="{colour}" fill-opacity="{fill or (0.26 if over else 0.13)}" '
        f'stroke="{colour}" stroke-width="{thick:.2f}"/>'
    )


def _chance(canvas: Canvas, rect: Rect, top: int, lines: tuple[str, ...], *, over: bool) -> None:
    """The chance to win on a dark plate below the chip: it is read over ships and planets."""
    tall = canvas.mm(ROW)
    wide = min(rect.width, canvas.mm(15.0))
    plate = Rect(rect.centerx - wide // 2, top, wide, tall * len(lines) + canvas.mm(0.8))
    plate.bottom = min(plate.bottom, rect.bottom)
    edge = AMBER_EDGE if over else AMBER
    canvas.rounded(plate, GLASS, border=edge, width=max(1, canvas.mm(0.4)), radius=canvas.mm(1.6), alpha=245)
    for place, line in enumerate(lines):
        row = Rect(plate.x, plate.y + canvas.mm(0.4) + tall * place, wide, tall)
        room = row.inflate(-2 * canvas.mm(0.8), 0)
        size = fitting(canvas.screen, line, CHANCE, room.size, least=2.4, lines=1)
        canvas.text(line, room, CHANCE, align="centre", size=size)


def _chip(canvas: Canvas, rect: Rect, needed: int, held: bool, fill: Colour) -> None:
    """How many activations, and a pin if the ship is held there."""
    canvas.rounded(rect, fill, border=AMBER_EDGE, radius=rect.height / 2)
    side = rect.height
    ink = INK if fill == AMBER else TEXT
    first = about((rect.x + (side * 0.55 if held else rect.width / 2), rect.centery), side * 0.5)
    numeral(canvas, str(needed), first, ink)
    if held:
        canvas.icon(
            "pin", about((rect.right - side * 0.6, rect.centery), side * 0.56), RED if fill != AMBER else INK
        )


@dataclass(frozen=True, slots=True)
class ReachLook(Faceless):
    """A sector that takes more than one activation: only their number, in a quiet chip."""

    needed: int
    held: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        wide = min(rect.width, canvas.mm(LARGEST) * (1.7 if self.held else 1.0))
        tall = wide * (0.6 if self.held else 1.0)
        _chip(canvas, about(rect.center, wide, tall), self.needed, self.held, GLASS)


@dataclass(frozen=True, slots=True)
class SquareLight(Faceless):
    """A square that takes the cube in hand."""

    over: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        edge = max(2, round(rect.width * 0.1))
        canvas.rounded(rect, AMBER, alpha=110 if self.over else 60, radius=rect.width * 0.2)
        canvas.outline(rect, AMBER_EDGE if self.over else AMBER, edge, rect.width * 0.2)
        tick_badge(canvas, (rect.right - rect.width * 0.18, rect.y + rect.width * 0.18), rect.width * 0.5)


@dataclass(frozen=True, slots=True)
class FreeSquare(Faceless):
    """A free square of an own sector; ``lit`` where a colony ship can land now: an edge and a tick."""

    lit: bool = False
    side: float = 1.0  # of the width that can be touched

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        if not self.lit:
            return
        square = about(rect.center, rect.width * self.side)
        canvas.glow(square, AMBER, spread=1.2, strength=120)
        canvas.outline(square, AMBER, max(2, round(square.width * 0.12)), square.width * 0.2)
        size = max(square.width * 0.5, canvas.mm(LEAST_TICK))  # printed frames of squares are amber as well
        tick_badge(canvas, (square.right, square.y), size)
