"""The emblem of a power on a round medallion."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.firestorm import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, DEEP, SEATS, TEXT
from scenes.table.looks.drawing import about
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import write_fitting


@dataclass(frozen=True, slots=True)
class TagLook(Faceless):
    """Whose cards lie here: the seat's glyph and name, lit while it has the turn."""

    name: str
    seat: str  # its colour
    lit: bool

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.seat]
        canvas.rounded(rect, seat.deep, radius=rect.height * 0.3, border=AMBER if self.lit else seat.base)
        side = round(rect.height * 0.7)
        canvas.icon(
            seat.glyph, Rect(rect.x + rect.height // 5, rect.centery - side // 2, side, side), seat.light
        )
        room = Rect(rect.x + rect.height, rect.y, rect.width - round(rect.height * 1.2), rect.height)
        style = Style("title", 3.6, TEXT, 1.0)
        write_fitting(canvas, self.name, room, style, align="centre", least=2.2, lines=1, over=4)


@dataclass(frozen=True, slots=True)
class PaysLook(Faceless):
    """What will be deactivated for a card that lies ready, by name."""

    text: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, DEEP, alpha=240, radius=rect.height * 0.3, border=AMBER)
        room = rect.inflate(-rect.height // 2, -rect.height // 8)
        write_fitting(
            canvas, self.text, room, Style("body", 3.2, TEXT, 1.0), align="centre", least=2.2, lines=2
        )


@dataclass(frozen=True, slots=True)
class BadgeLook(Faceless):
    """The power that a seat plays, in the seat's colour."""

    color: str  # of the power
    seat: str  # colour of the seat

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.seat]
        side = min(rect.size)
        disc = about(rect.center, side)
        canvas.circle(disc.center, side // 2, seat.deep, border=seat.base, width=max(2, side // 18))
        key = f"firestorm/emblems/{pieces.FACTIONS.get(self.color, 'neutral')}"
        canvas.image(key, about(rect.center, side * 0.78))
