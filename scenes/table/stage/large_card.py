"""A card that everybody is to read: large over the dimmed table, with its text beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect
from pygame.transform import smoothscale

from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import CAPTION, SMALL, Style
from scenes.drawing.theme import TEXT, Colour
from scenes.table.stage.stage import ready

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.stage.piece import Look

WIDEST = 190.0  # millimetres: of card and text together
PAD, GAP = 5.0, 6.0
CARD_SHARE = 0.42  # of the panel's width: the picture at most
TALLEST = 0.86  # of the table's height
SMALLEST = 0.94  # of its size when it comes
HEAD = Style("heavy", 7.0, leading=1.1)
SECOND = SMALL._replace(mm=3.8, colour=TEXT)
TEXT_STYLE = Style("body", 5.0, TEXT, 1.3)
LEAST_TEXT = 3.2


class LargeCard(NamedTuple):
    """How it looks, its shape, and what it says."""

    look: Look
    shape: tuple[float, float]
    text: str


def draw_large_card(
    canvas: Canvas, area: Rect, card: LargeCard, headline: tuple[str, str, str], accent: Colour, come: float
) -> None:
    """``headline`` are caption, title and kind; ``come`` says how far the card has come, up to 1."""
    picture, words, panel = _laid(canvas, area, card, headline)
    canvas.glass(panel, alpha=244, border=accent)
    if canvas.drawn is not None:
        canvas.drawn += card.look.shown()
    share = SMALLEST + (1 - SMALLEST) * come
    shown = Rect(0, 0, round(picture.width * share), round(picture.height * share))
    shown.center = picture.center
    canvas.shadow(shown)
    _draw_picture(canvas, card.look, picture.size, shown)
    _write(canvas, words, card, headline)


def _draw_picture(canvas: Canvas, look: Look, size: tuple[int, int], shown: Rect) -> None:
    """The card, painted once in its full size and made smaller while it comes."""
    flat = ready(canvas, look, size)
    if flat is not None:
        canvas.blit(flat if shown.size == size else smoothscale(flat, shown.size), shown.topleft)


def _laid(
    canvas: Canvas, area: Rect, card: LargeCard, headline: tuple[str, str, str]
) -> tuple[Rect, Rect, Rect]:
    """Where the picture, the words and the glass under both are: side by side, in the table's middle."""
    pad, gap = canvas.mm(PAD), canvas.mm(GAP)
    wide = min(area.width - 2 * pad, canvas.mm(WIDEST))
    tall = round(area.height * TALLEST) - 2 * pad
    unit = min(tall / card.shape[1], (wide - 2 * pad) * CARD_SHARE / card.shape[0])
    size = round(card.shape[0] * unit), round(card.shape[1] * unit)
    beside = wide - 2 * pad - gap - size[0]
    written = min(tall, max(size[1], _height(canvas, card, headline, beside)))
    panel = Rect(0, 0, wide, written + 2 * pad)
    panel.center = area.center
    picture = Rect(panel.x + pad, 0, *size)
    picture.centery = panel.centery
    words = Rect(picture.right + gap, panel.y + pad, beside, written)
    return picture, words, panel


def _height(canvas: Canvas, card: LargeCard, headline: tuple[str, str, str], width: int) -> int:
    """Of all words at their full size."""
    lines = [*zip(headline, (CAPTION, HEAD, SECOND), strict=True), (card.text, TEXT_STYLE)]
    heights = [lines_of(canvas.screen, text, style, width).height for text, style in lines if text]
    return sum(heights) + canvas.mm(3)


def _write(canvas: Canvas, room: Rect, card: LargeCard, headline: tuple[str, str, str]) -> None:
    """The headline, then the text in letters that have room below it; in the middle of the height."""
    top = room.y + max(0, room.height - _height(canvas, card, headline, room.width)) // 2
    for text, style in zip(headline, (CAPTION, HEAD, SECOND), strict=True):
        if text:
            line = Rect(room.x, top, room.width, room.bottom - top)
            top = canvas.text(text, line, style, middle=False).bottom
    top += canvas.mm(3)
    rest = Rect(room.x, top, room.width, room.bottom - top)
    size = fitting(canvas.screen, card.text, TEXT_STYLE, rest.size, least=LEAST_TEXT)
    canvas.text(card.text, rest, TEXT_STYLE, size=size, middle=False)
