"""Small signs that several widgets carry: the focus ring, the cap of a key, a press."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, CYAN, INK, TEXT_QUIET, Colour

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.shell.units import Screen

CAP = Style("title", 3.0, TEXT_QUIET)


def ring(canvas: Canvas, rect: Rect, radius: float) -> None:
    """The keyboard's focus: a bright ring with a gap, at least two pixels wide."""
    width, gap = max(2, canvas.mm(0.5)), max(2, canvas.mm(0.4))
    canvas.outline(
        rect.inflate(2 * (width + gap), 2 * (width + gap)), AMBER_EDGE, width, radius + width + gap
    )


def accent(canvas: Canvas, rect: Rect, colour: Colour) -> None:
    """A bar of a colour along the left edge of a panel, round where the panel is."""
    with canvas.clipped(Rect(rect.x, rect.y, canvas.mm(1.3), rect.height)):
        canvas.rounded(rect, colour)


def tick(canvas: Canvas, centre: tuple[int, int], size: int, *, hinted: bool = False) -> None:
    """The sign of what can be chosen: a tick, or a star for what is advised."""
    canvas.circle(centre, size // 2, CYAN if hinted else AMBER, border=AMBER_EDGE)
    icon = Rect(0, 0, round(size * 0.66), round(size * 0.66))
    icon.center = centre
    canvas.icon("star" if hinted else "tick", icon, INK)


def sunk(rect: Rect, pressed: bool) -> Rect:
    """The rectangle of something pressed: three percent smaller."""
    if not pressed:
        return rect
    return rect.inflate(-max(2, round(rect.width * 0.03)), -max(2, round(rect.height * 0.03)))


def cap_size(screen: Screen, words: str) -> tuple[int, int]:
    """The size of the cap of a key."""
    size = screen.em(CAP.mm)
    return texts.width_of(words, CAP.font, size) + screen.mm(2.4), round(size * 1.2) + screen.mm(1)


def cap(canvas: Canvas, words: str, rect: Rect, colour: Colour) -> None:
    """The cap of a key with its name on it."""
    canvas.outline(rect, colour, max(1, canvas.mm(0.25)), canvas.mm(1))
    canvas.text(words, rect, CAP._replace(colour=colour), align="centre")
