"""How large letters are where there is little room: as large as fits, and never too small to be read."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from scenes.drawing import rich_text as texts
from scenes.drawing.hyphenation import syllables
from scenes.drawing.rich_text import Style, TextLayout
from scenes.shell.units import Screen

LEAST = 3.0  # millimetres: the smallest letters there are


def lines_of(screen: Screen, text: str, style: Style, width: int, size: int = 0) -> TextLayout:
    """A text broken into lines as the canvas will draw it."""
    shown = text.upper() if style.spaced else text
    em = size or screen.em(style.mm)
    return texts.break_lines(shown, style.font, em, max(1, width), style.leading, style.spaced)


@lru_cache(maxsize=8192)  # asked in every frame for the same words
def fitting(
    screen: Screen, text: str, style: Style, room: tuple[int, int], *, least: float = LEAST, lines: int = 0
) -> int:
    """The size of letters in pixels, at most the style's, at which a text fits a room without broken words.

    Not below ``least`` millimetres, even if it does not fit then; ``lines`` limits the number of lines.
    """
    largest, smallest = screen.em(style.mm), min(screen.floor(least), screen.em(style.mm))
    for size in range(largest, smallest, -1):
        if _fits(lines_of(screen, text, style, room[0], size), room, lines) and not is_broken(
            text, style, size, room[0]
        ):
            return size
    return smallest


def _fits(laid: TextLayout, room: tuple[int, int], lines: int) -> bool:
    return laid.height <= room[1] and laid.width <= room[0] and (not lines or len(laid.lines) <= lines)


def is_broken(text: str, style: Style, size: int, width: int) -> bool:
    """True if a word is wider than a line."""
    shown = texts.plain(text.upper() if style.spaced else text)
    return any(texts.width_of(word, style.font, size, style.spaced) > width for word in shown.split())


def is_torn(text: str, style: Style, size: int, width: int) -> bool:
    """True if a word is so much wider than a line that not even its syllables fit."""
    shown = texts.plain(text.upper() if style.spaced else text)
    wide = [word for word in shown.split() if texts.width_of(word, style.font, size, style.spaced) > width]
    return any(
        texts.width_of(texts.hyphened(word[start:end]), style.font, size, style.spaced) > width
        for word in wide
        for start, end in pairwise([0, *syllables(word), len(word)])
    )
