"""The words of a card to inspect: paragraphs, pills and rules set in one column."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style, TextLayout, break_lines, width_of
from scenes.drawing.theme import INK, INK_QUIET, WHITE, Colour
from scenes.table.looks.fitting import SMALLEST, hyphenated, widest_word
from scenes.table.looks.frames import CardBand

PILL_MM = 3.9


class Para(NamedTuple):
    """A paragraph: font role, wanted height of its letters, space above in millimetres.

    ``spare`` rows are left out when room is short, the lowest number first.
    """

    text: str
    role: str
    mm: float
    colour: Colour = INK
    gap: float = 0.0
    spare: int = 0
    leading: float = 1.22


class Pills(NamedTuple):
    """Short words in lozenges: the first filled, the others outlined."""

    words: tuple[str, ...]
    gap: float = 1.2
    spare: int = 0


class Gap(NamedTuple):
    mm: float
    spare: int = 0


class ThinLine(NamedTuple):
    """A thin line across."""

    spare: int = 0


TextRow = Para | Pills | Gap | ThinLine


class ColumnItem(NamedTuple):
    row: TextRow
    top: int
    height: int
    size: int
    layout: TextLayout | None


class TextColumn(NamedTuple):
    rows: tuple[ColumnItem, ...]
    width: int
    height: int


def set_in(canvas: Canvas, rows: tuple[TextRow, ...], width: int, scale: float, corner: int) -> TextColumn:
    """The rows at a scale; a last line that would run into the coloured corner keeps above it."""
    placed, y = [], 0
    for row in rows:
        one = _placed(canvas, row, width, y, scale)
        placed.append(one)
        y = one.top + one.height
    return TextColumn(tuple(placed), width, y + (_raised(placed, width, y, corner) if corner else 0))


def _placed(canvas: Canvas, row: TextRow, width: int, y: int, scale: float) -> ColumnItem:
    if isinstance(row, Gap):
        return ColumnItem(row, y, canvas.mm(row.mm * scale), 0, None)
    if isinstance(row, ThinLine):
        return ColumnItem(row, y, canvas.mm(0.3), 0, None)
    top = y + (canvas.mm(row.gap * scale) if row.gap else 0)
    if isinstance(row, Pills):
        size = _size(canvas, PILL_MM, scale)
        return ColumnItem(row, top, size * 2 * len(_pill_lines(row, size, width)), size, None)
    size = _size(canvas, row.mm, scale)
    least = round(size * 0.7)
    while size > least and widest_word(row.text, row.role, size) > width:
        size -= 1
    layout = break_lines(hyphenated(row.text, row.role, size, width), row.role, size, width, row.leading)
    return ColumnItem(row, top, layout.height, size, layout)


def _size(canvas: Canvas, mm: float, scale: float) -> int:
    return max(round(canvas.screen.em(mm) * scale), round(SMALLEST * canvas.screen.px_per_mm), 7)


def _raised(rows: list[ColumnItem], width: int, height: int, corner: int) -> int:
    """How far a column must be raised so that no line runs into the coloured corner."""
    free, high = width - round(corner * 0.8), round(corner * 0.68)
    below = [(wide, height - bottom) for row in rows for wide, bottom in _lines(row, width)]
    return max((high - room for wide, room in below if wide > free and room < high), default=0)


def _lines(placed: ColumnItem, width: int) -> list[tuple[int, int]]:
    """How wide the lines of a row are, and where they end."""
    if isinstance(placed.row, Pills):
        rows = _pill_lines(placed.row, placed.size, width)
        high = placed.height // len(rows)
        return [(sum(wide for _, wide in row), placed.top + (n + 1) * high) for n, row in enumerate(rows)]
    if placed.layout is None:
        return []
    high = placed.layout.line_height
    return [(line.width, placed.top + (n + 1) * high) for n, line in enumerate(placed.layout.lines)]


def _pill_lines(row: Pills, size: int, width: int) -> list[list[tuple[str, int]]]:
    """The words and widths of the lozenges, line by line."""
    lines: list[list[tuple[str, int]]] = [[]]
    x = 0
    for word in row.words:
        wide = min(width, width_of(word, "title", size) + round(size * 1.5))
        if x and x + wide > width:
            lines.append([])
            x = 0
        lines[-1].append((word, wide))
        x += wide + size // 2
    return lines


def draw_column(canvas: Canvas, column: TextColumn, origin: tuple[int, int], band: CardBand) -> None:
    """Draw a column at its upper left corner."""
    for placed in column.rows:
        area = Rect(origin[0], origin[1] + placed.top, column.width, placed.height)
        if isinstance(placed.row, Para):
            style = Style(placed.row.role, 4, placed.row.colour, placed.row.leading)
            text = hyphenated(placed.row.text, placed.row.role, placed.size, column.width)
            canvas.text(text, area, style, middle=False, size=placed.size)
        elif isinstance(placed.row, ThinLine):
            area.width = round(area.width * 0.8)  # clear of the corner
            canvas.veil(area, INK_QUIET, 110)
        elif isinstance(placed.row, Pills):
            _draw_pills(canvas, placed, area, band)


def _draw_pills(canvas: Canvas, placed: ColumnItem, area: Rect, band: CardBand) -> None:
    assert isinstance(placed.row, Pills)
    size, first = placed.size, True
    for row, line in enumerate(_pill_lines(placed.row, size, area.width)):
        x = area.x
        for word, wide in line:
            pill = Rect(x, area.y + row * size * 2, wide, round(size * 1.7))
            if first:
                canvas.rounded(pill, band.top, to=band.low, radius=pill.height / 2)
            else:
                canvas.outline(pill, band.low, max(1, canvas.mm(0.35)), pill.height / 2)
            canvas.text(
                word, pill, Style("title", 4, WHITE if first else band.low), align="centre", size=size
            )
            x, first = x + wide + size // 2, False
