"""Words beside the things of a table: the name of a zone, and what a faction can do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import fitting, is_torn, lines_of
from scenes.drawing.rich_text import CAPTION, TITLE, Style
from scenes.drawing.theme import AMBER, GLASS_RAISED, INK, TEXT, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

CLOSE = 1.2  # of the usual size: names of zones stand side by side, and their rooms overlap
ZONE = Style("title", 3.1, TEXT_QUIET, 1.1)


def paint_caption(
    canvas: Canvas, text: str, room: Rect, style: Style = ZONE, *, middle: bool = False
) -> None:
    """A name beside its thing, in smaller letters where they are too large; none if it does not fit."""
    screen = canvas.screen._replace(text=min(canvas.screen.text, CLOSE))
    size = fitting(screen, text, style, room.size)
    lines = lines_of(screen, text, style, room.width, size)
    if lines.height <= room.height and not is_torn(text, style, size, room.width):
        canvas.text(text, room, style, align="centre", middle=middle, size=size)


def paint_faction(
    canvas: Canvas,
    room: Rect,
    caption: str,
    name: str,
    abilities: Sequence[tuple[str, Style]],
    briefly: Sequence[tuple[str, Style]] = (),
) -> None:
    """A caption, a name, and below it the abilities; if not all have room, ``briefly`` what they do."""
    covered = canvas.text(caption, room, CAPTION, middle=False)
    room = Rect(room.x, covered.bottom, room.width, room.bottom - covered.bottom)
    size = fitting(canvas.screen, name, TITLE, (room.width, canvas.mm(8)), least=3.2)
    covered = canvas.text(name, room, TITLE, middle=False, size=size)
    heights = [lines_of(canvas.screen, text, style, room.width).height for text, style in abilities]
    fits = sum(heights) <= room.bottom - covered.bottom
    for text, style in abilities if fits or not briefly else briefly:
        room = Rect(room.x, covered.bottom, room.width, room.bottom - covered.bottom)
        if lines_of(canvas.screen, text, style, room.width).height > room.height:
            return
        covered = canvas.text(text, room, style, middle=False)


def paint_seat_state(canvas: Canvas, text: str, rect: Rect, style: Style, *, lit: bool) -> None:
    """What a seat is doing, on a plate that is lit while it acts."""
    fill, ink = (AMBER, INK) if lit else (GLASS_RAISED, TEXT)
    canvas.rounded(rect, fill, radius=canvas.mm(1.2))
    inside = rect.inflate(-canvas.mm(1), 0)
    size = fitting(canvas.screen, text, style, inside.size, lines=1)
    canvas.text(text, inside, style._replace(colour=ink), align="centre", size=size)
