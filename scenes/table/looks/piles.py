"""Cards face down, piles of cards, and what a seat has chosen in secret."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BLACK, SEATS, STOCK, STOCK_DARK, TEXT_QUIET, mixed
from scenes.table.looks.drawing import about, box, code, count_badge, padlock, vector
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import fit
from scenes.table.looks.frames import RADIUS
from scenes.table.stage.piece import Look


@dataclass(frozen=True, slots=True)
class CardBackLook:
    """A card face down, with a padlock while it is locked.

    ``peek`` is the face key of a card whose owner looks: its value can be read.
    """

    back: str
    locked: bool = False
    peek: str = ""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        self.paint_back(canvas, rect)
        if self.locked:
            padlock(canvas, rect.center, rect.width * 0.46)
        if self.peek:
            self.paint_peek(canvas, rect)

    def paint_back(self, canvas: Canvas, rect: Rect) -> None:
        raise NotImplementedError

    def paint_peek(self, canvas: Canvas, rect: Rect) -> None:
        raise NotImplementedError

    def shown(self) -> list[str]:
        return [self.peek] if self.peek else []


@dataclass(frozen=True, slots=True)
class PileLook:
    """A pile with a back or an open card on top, how many cards there are, and what it is called."""

    count: int
    top: Look
    caption: str = ""
    thrown: bool = False  # a discard pile

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        icon = "discard" if self.thrown else "deck"
        paint_pile(canvas, rect, self.count, self.caption, self.top, icon=icon)

    def shown(self) -> list[str]:
        return self.top.shown() if self.count else []


def paint_pile(
    canvas: Canvas, rect: Rect, count: int, caption: str, top: Look, *, icon: str = "deck"
) -> None:
    """So many cards under the one on top, their number, and below it what they are called.

    The card keeps its shape. Where there is none, a dashed place with an icon is left.
    """
    card = pile_rect(canvas, rect, caption)
    thick = min(4, (count + 5) // 6) if count > 1 else 0
    lift = max(1, round(card.width * 0.018))
    face = Rect(card.x, card.y, card.width - thick * lift, card.height - thick * lift)
    for layer in range(thick, 0, -1):
        edge = face.move(layer * lift, layer * lift)
        shade = mixed(STOCK_DARK if layer % 2 else STOCK, BLACK, 0.12 + 0.09 * layer)
        canvas.rounded(edge, shade, radius=RADIUS * face.width, border=mixed(shade, BLACK, 0.35))
    if count:
        top.paint(canvas, face)
        size = max(card.width * 0.3, canvas.screen.em(5.2))
        count_badge(canvas, (card.right - size * 0.51, card.bottom - size * 0.51), size, str(count))
    else:
        _empty(canvas, face, icon)
    if caption:
        _caption(canvas, caption, Rect(rect.x, card.bottom, rect.width, rect.bottom - card.bottom))


def pile_rect(canvas: Canvas, rect: Rect, caption: str) -> Rect:
    """Where the cards lie: above the caption if there is one."""
    below = round(canvas.screen.em(3.1) * 1.5) if caption else 0
    height = rect.height - below
    width = min(rect.width, round(height / 1.4))
    return Rect(rect.centerx - width // 2, rect.y, width, round(width * 1.4))


def _empty(canvas: Canvas, face: Rect, icon: str) -> None:
    vector(
        canvas,
        face,
        "empty pile",
        lambda w, h: (
            f'<path d="{box(1, 1, w - 2, h - 2, RADIUS * w)}" fill="#0A1024" fill-opacity="0.4" '
            f'stroke="{code(TEXT_QUIET)}" stroke-opacity="0.55" '
            'stroke-width="1.4" stroke-dasharray="5 4"/>'
        ),
    )
    canvas.icon(icon, about(face.center, face.width * 0.4), TEXT_QUIET)


def _caption(canvas: Canvas, caption: str, area: Rect) -> None:
    set_ = fit(canvas, caption, "title", area.width, area.height + 2, 3.1, lines=1)
    if set_:
        canvas.text(set_.text, area, Style("title", 3.1, TEXT_QUIET), align="centre", size=set_.size)


@dataclass(frozen=True, slots=True)
class SealedLook(Faceless):
    """Something that a seat has chosen and locked, but not laid down yet: nobody sees even its back."""

    colour: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.colour]
        edge = max(1, rect.width // 60)
        canvas.rounded(rect, mixed(seat.deep, BLACK, 0.35), to=BLACK, radius=rect.width * RADIUS)
        canvas.outline(rect.inflate(-2 * edge, -2 * edge), seat.base, edge, rect.width * RADIUS)
        padlock(canvas, rect.center, rect.width * 0.46)
