"""Backs of the four decks, and hands that nobody else may read."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.cosmic import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import INK, STOCK_LIGHT, WHITE
from scenes.games.cosmic.looks.kinds import ICONS, face_for
from scenes.games.cosmic.looks.stock import BANDS
from scenes.table.looks.drawing import about, count_badge, numeral, picture
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.frames import RADIUS
from scenes.table.looks.piles import CardBackLook

COSMIC, DESTINY, TECH, SHEET = BACKS = ("cosmic", "destiny", "tech", "sheet")


def back_art(back: str) -> str:
    return f"backs/{back}"


def paint_back(canvas: Canvas, rect: Rect, back: str) -> None:
    """A back: one orrery for all decks, in the deck's colours."""
    picture(canvas, back_art(back), rect)


@dataclass(frozen=True, slots=True)
class BackLook(CardBackLook):
    """A card face down; the value of one whose owner looks stands on a small plate."""

    def paint_back(self, canvas: Canvas, rect: Rect) -> None:
        paint_back(canvas, rect, self.back)

    def paint_peek(self, canvas: Canvas, rect: Rect) -> None:
        _peek(canvas, rect, self.peek)


@dataclass(frozen=True, slots=True)
class AskedLook(Faceless):
    """So many cards that nobody has chosen yet: of any kind, or of the kind whose sign they show."""

    kind: int = -1
    count: int = 1

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        paint_back(canvas, rect, COSMIC)
        if self.kind >= 0:
            side = round(rect.width * 0.62)
            plate = Rect(0, 0, side, side)
            plate.center = rect.center
            band = BANDS[pieces.TYPES[self.kind]]
            canvas.rounded(plate, band.top, to=band.low, radius=side * 0.2, border=STOCK_LIGHT)
            canvas.icon(ICONS[self.kind], plate.inflate(-side // 3, -side // 3), WHITE)
        if self.count > 1:
            low = (rect.centerx, rect.bottom - rect.height // 6)
            count_badge(canvas, low, rect.width * 0.5, str(self.count))


def _peek(canvas: Canvas, rect: Rect, key: str) -> None:
    face = face_for(key)
    side = max(round(rect.width * 0.4), canvas.mm(4.4))
    plate = Rect(rect.right - side, rect.bottom - round(side * 0.8), side, round(side * 0.8))
    kind = pieces.TYPES[face.type] if face.type < len(pieces.TYPES) else "tech"
    band = BANDS[kind]
    canvas.rounded(plate, band.top, to=band.low, radius=side * 0.16, border=STOCK_LIGHT)
    if face.type == pieces.ATTACK:
        numeral(canvas, f"{face.value:02}", plate.inflate(-side // 4, -side // 3), WHITE)
    else:
        canvas.icon(ICONS[face.type], about(plate.center, plate.height * 0.66), WHITE)


@dataclass(frozen=True, slots=True)
class HandLook(Faceless):
    """Somebody's hand from behind: a few backs and how many cards there are."""

    count: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        tall = rect.height
        wide = round(tall / 1.4)
        drawn = min(self.count, 4)
        step = min((rect.width - wide) // max(1, drawn - 1), wide // 2) if drawn > 1 else 0
        left = rect.centerx - (wide + step * (drawn - 1)) // 2
        for number in range(drawn):
            card = Rect(left + number * step, rect.y, wide, tall)
            paint_back(canvas, card, COSMIC)
            canvas.outline(card, INK, 1, wide * RADIUS)
        size = max(canvas.screen.em(5.0), tall * 0.5)
        count_badge(canvas, (rect.right - size * 0.55, rect.bottom - size * 0.52), size, str(self.count))
