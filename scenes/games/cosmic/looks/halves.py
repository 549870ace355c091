"""The two halves of a flare: wild for everybody, super for the alien that it belongs to."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style, break_lines
from scenes.drawing.theme import INK, STOCK_LIGHT, WHITE, mixed
from scenes.table.looks.drawing import largest
from scenes.table.looks.fitting import hyphenated
from scenes.table.looks.frames import CardBand

LEADING = 1.16


class Half(NamedTuple):
    """A half: the word on its tab, what it says, its colour."""

    word: str
    text: str
    band: CardBand


def halves_height(
    canvas: Canvas, halves: tuple[Half, ...], width: int, room: int, sizes: tuple[float, float]
) -> tuple[int, tuple[int, ...]] | None:
    """The size of letters, between two heights, at which all halves fit, and how high each half is."""
    pad, inner = _pad(canvas), width - _tab(canvas, width) - 2 * _pad(canvas)
    largest_size = canvas.screen.em(sizes[0])
    smallest = min(largest_size, max(7, round(sizes[1] * canvas.screen.px_per_mm)))
    for size in range(largest_size, smallest - 1, -1):
        heights = tuple(
            break_lines(hyphenated(half.text, "body", size, inner), "body", size, inner, LEADING).height
            + 2 * pad
            for half in halves
        )
        if sum(heights) + canvas.mm(1) <= room:
            return size, heights
    return None


def _tab(canvas: Canvas, width: int) -> int:
    return max(canvas.mm(4), round(width * 0.075))


def _pad(canvas: Canvas) -> int:
    return canvas.mm(1.2)


def paint_halves(
    canvas: Canvas, halves: tuple[Half, ...], setting: tuple[int, tuple[int, ...]], area: Rect
) -> None:
    """The halves below each other, each with its word on a tab at the left."""
    size, heights = setting
    tab, pad, y = _tab(canvas, area.width), _pad(canvas), area.y
    for half, tall in zip(halves, heights, strict=True):
        box = Rect(area.x, y, area.width, tall)
        canvas.rounded(box, mixed(STOCK_LIGHT, half.band.top, 0.1), radius=canvas.mm(1.2))
        side = Rect(box.x, box.y, tab, tall)
        canvas.rounded(side, half.band.top, to=half.band.low, radius=canvas.mm(1.2))
        _upright(canvas, half.word.upper(), side)
        words = Rect(box.x + tab + pad, box.y + pad, box.width - tab - 2 * pad, tall - 2 * pad)
        text = hyphenated(half.text, "body", size, words.width)
        canvas.text(text, words, Style("body", 4, INK, LEADING), middle=False, size=size)
        y += tall + canvas.mm(1)


def _upright(canvas: Canvas, word: str, side: Rect) -> None:
    """A word that is read from below."""
    sheet = Surface((side.height, side.width), pygame.SRCALPHA)
    area = sheet.get_rect()
    size = largest(word, "title", area.inflate(-area.width // 6, -area.height // 3))
    canvas.onto(sheet).text(word, area, Style("title", 3, WHITE, 1.0), align="centre", size=size)
    canvas.surface.blit(pygame.transform.rotate(sheet, 90), side)
