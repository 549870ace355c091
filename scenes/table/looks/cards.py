"""What open cards of all games have in common: their shape, their levels of detail, the large number."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import WHITE
from scenes.table.looks.drawing import figure_height, largest, millimetres

SHAPE = 1.4  # height of a card by its width
SMALL, HAND, FULL = "small", "hand", "full"
HAND_MM, FULL_MM = 25.0, 55.0  # widths at which a card shows more


class PrintedCard(Protocol):
    """What is printed on a card."""

    def paint(self, canvas: Canvas, rect: Rect, detail: str) -> None:
        """Draw it with as much detail, or with what its width allows."""


@dataclass(frozen=True, slots=True)
class CardLook:
    """A card face up, by the key of its face; every kind of card says what is printed on it."""

    key: str
    language: str
    detail: str = field(default="", kw_only=True)  # how much it shows; "" for what its width allows

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        self.face().paint(canvas, rect, self.detail)

    def face(self) -> PrintedCard:
        raise NotImplementedError

    def shown(self) -> list[str]:
        return [self.key]


def detail_for(canvas: Canvas, rect: Rect, wanted: str = "") -> str:
    """How much a card of this width shows."""
    if wanted:
        return wanted
    if rect.width > canvas.mm(FULL_MM):
        return FULL
    return HAND if millimetres(canvas, rect) >= HAND_MM else SMALL


def paint_number(canvas: Canvas, text: str, room: Rect, share: float) -> int:
    """The value, underlined so that 06 is never read as 90, in a share of the height; its right edge."""
    size = largest(text, "number", Rect(0, 0, room.width, round(room.height * share)))
    wide, high = width_of(text, "number", size), figure_height("number", size)
    area = Rect(room.x, room.y - round(high * 0.1), wide, room.height)
    canvas.text(text, area, Style("number", 5, WHITE, 1.0), size=size)
    line, side = max(1, round(high * 0.09)), round(high * 0.06)
    canvas.surface.fill(
        WHITE, Rect(room.x + side, area.centery + high // 2 + 2 * line, wide - 2 * side, line)
    )
    return room.x + wide
