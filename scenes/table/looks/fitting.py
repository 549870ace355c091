"""Texts into little room: as large as fits, German compounds broken where a reader would break them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.hyphenation import syllables
from scenes.drawing.rich_text import Style, TextLayout, break_lines, measured_elsewhere, width_of

SMALLEST = 3.0  # millimetres, of any letter (docs/ux 4.0)


class Fit(NamedTuple):
    """A text that fits: broken if need be, and the height of its letters in pixels."""

    text: str
    size: int
    layout: TextLayout


def fit(
    canvas: Canvas,
    text: str,
    role: str,
    width: int,
    height: int,
    mm: float,
    *,
    least: float = SMALLEST,
    leading: float = 1.2,
    lines: int = 99,
    breaks: bool = True,
) -> Fit | None:
    """The largest setting of a text within a rectangle, its letters between ``mm`` and ``least`` high."""
    largest = canvas.screen.em(mm)
    smallest = min(largest, max(7, round(least * canvas.screen.px_per_mm)))
    return _fit(text, role, width, height, largest, smallest, leading, lines, breaks)


def write_fitting(
    canvas: Canvas,
    text: str,
    rect: Rect,
    style: Style,
    *,
    align: str = "left",
    middle: bool = True,
    least: float = SMALLEST,
    lines: int = 99,
    breaks: bool = True,
    over: int = 0,
) -> None:
    """Write a text as large as fits, at most as its style says, and nothing where it does not fit.

    It may stick out by ``over`` pixels: a line is higher than its letters.
    """
    found = fit(
        canvas, text, style.font, rect.width, rect.height + over, style.mm,
        least=least, leading=style.leading, lines=lines, breaks=breaks,
    )  # fmt: skip
    if found:
        canvas.text(found.text, rect, style, align=align, middle=middle, size=found.size)


def shortened(canvas: Canvas, text: str, role: str, room: tuple[int, int], mm: float) -> Fit | None:
    """A name on one line; what does not fit gives way to an ellipsis."""
    for length in range(len(text), 0, -1):
        told = text if length == len(text) else f"{text[:length].rstrip()}\N{HORIZONTAL ELLIPSIS}"
        found = fit(canvas, told, role, *room, mm, lines=1, breaks=False)
        if found:
            return found
    return None


def lines_height(canvas: Canvas, lines: int, style: Style) -> int:
    """The room that so many lines of the smallest letters take."""
    smallest = max(7, round(SMALLEST * canvas.screen.px_per_mm))
    return break_lines("\n".join("x" * lines), style.font, smallest, smallest * 9, style.leading).height


@lru_cache(maxsize=2048)
def _fit(
    text: str,
    role: str,
    width: int,
    height: int,
    largest: int,
    smallest: int,
    leading: float,
    lines: int,
    breaks: bool,
) -> Fit | None:
    for whole in (True, False) if breaks else (True,):
        for size in range(largest, smallest - 1, -1):
            broken = text if whole else hyphenated(text, role, size, width)
            if widest_word(broken, role, size) > width:
                continue
            layout = break_lines(broken, role, size, width, leading)
            if layout.height <= height and len(layout.lines) <= lines:
                return Fit(broken, size, layout)
    return None


measured_elsewhere.append(_fit)


def widest_word(text: str, role: str, size: int) -> int:
    """The width that a text needs if no word is to be broken."""
    return max((width_of(word, role, size) for word in re.split(r"\s+", text) if word), default=0)


def hyphenated(text: str, role: str, size: int, width: int) -> str:
    """The text with words that are wider than a line broken at syllables."""
    return " ".join(_broken(word, role, size, width) for word in text.split(" "))


def _broken(word: str, role: str, size: int, width: int) -> str:
    """A word in as few pieces as fit, each but the last with its hyphen."""
    pieces, start = [], 0
    while width_of(word[start:], role, size) > width:
        ends = [end for end in syllables(word) if end > start]
        fitting = [end for end in ends if width_of(_ended(word[start:end]), role, size) <= width]
        if not fitting:
            break
        pieces.append(_ended(word[start : fitting[-1]]))
        start = fitting[-1]
    return " ".join([*pieces, word[start:]])


def _ended(piece: str) -> str:
    return piece if piece.endswith("-") else f"{piece}-"
