"""What would come of a block: sentences on a strip, and the lane where a ship in hand may go."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, BLACK, CYAN, DEEP, GOOD, TEXT, Colour, mixed, rgb
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import write_fitting
from scenes.widgets import marks

Row = tuple[str, str]  # a sentence, and what it is for whoever blocks
TONES: dict[str, Colour] = {"good": mixed(GOOD, TEXT, 0.35), "bad": rgb("#FFB8A8"), "open": TEXT}
WORDS = Style("title", 3.4, TEXT, 1.0)


def write_rows(canvas: Canvas, rows: Sequence[Row], room: Rect) -> None:
    """The sentences below each other, each in its own colour."""
    tall = room.height // max(1, len(rows))
    for place, (text, tone) in enumerate(rows):
        line = Rect(room.x, room.y + place * tall, room.width, tall)
        style = WORDS._replace(colour=TONES[tone])
        write_fitting(canvas, text, line, style, align="centre", least=2.2, over=2)


@dataclass(frozen=True, slots=True)
class CaseLook(Faceless):
    """What comes of the present block, on a dark strip."""

    rows: tuple[Row, ...]
    edge: Colour = CYAN

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, DEEP, radius=canvas.mm(1.4), border=self.edge)
        write_rows(canvas, self.rows, rect.inflate(-canvas.mm(1.6), -canvas.mm(0.8)))


@dataclass(frozen=True, slots=True)
class BlockHereLook(Faceless):
    """A lane where the ship in hand may go: an edge about all of it, a tick, and what would come of it."""

    rows: tuple[Row, ...]
    split: float  # of the height: where the slot of the blockers begins
    foot: float  # and how high the strip at the lower edge is
    over: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        radius = canvas.mm(2.4)
        canvas.rounded(rect, mixed(AMBER, BLACK, 0.6), alpha=120 if self.over else 50, radius=radius)
        width = max(2, canvas.mm(1.0 if self.over else 0.6))
        canvas.outline(rect, AMBER_EDGE if self.over else AMBER, width, radius)
        top = rect.y + round(rect.height * self.split)
        marks.tick(canvas, (rect.centerx, top), canvas.mm(6))
        tall = round(rect.height * self.foot)
        CaseLook(self.rows, AMBER).paint(canvas, Rect(rect.x, rect.bottom - tall, rect.width, tall))
