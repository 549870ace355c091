"""Open cards in three levels of detail: a small one on the table, a hand card, one to inspect."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import DEEP, INK, INK_QUIET, WHITE, mixed
from scenes.games.duel.looks.columns import Gap, Para, TextColumn, TextRow, ThinLine, draw_column, set_in
from scenes.games.duel.looks.stock import Stock, paint_stock
from scenes.table.looks.cards import HAND, SMALL, detail_for, paint_number
from scenes.table.looks.drawing import about, largest, picture, sign
from scenes.table.looks.fitting import SMALLEST, Fit, fit
from scenes.table.looks.frames import CardBand

WINDOW = 0.74  # the height of a window by the card's width, at most: pictures are wider than high
NUMBER = 0.58  # the height of the large numeral by its room


class CardPrint(NamedTuple):
    """What is printed on a card, whatever it is."""

    picture: str
    band: CardBand
    title: str
    number: str = ""  # large, in both corners
    icon: str = ""  # of the type, in the header
    note: str = ""  # a short line under the title of a hand card
    kind: str = ""  # the type in words, on the full card
    body: tuple[TextRow, ...] = ()  # what the full card says under its title
    flavour: str = ""
    signs: tuple[str, ...] = ()  # icons in the header beside the type's, such as the planet track
    corner_icon: str = ""  # in the lower corner instead of the number
    corner_band: CardBand | None = None
    frame: bool = False  # framed in the band's colour, title in the header
    sky: bool = False  # the picture is a thing with nothing around it: lay it on a dark sky

    def paint(self, canvas: Canvas, rect: Rect, detail: str) -> None:
        _paint_card(canvas, rect, self, detail)


def _paint_card(canvas: Canvas, rect: Rect, face: CardPrint, detail: str) -> None:
    """A card at the level of detail that its width allows."""
    level = detail_for(canvas, rect, detail)
    if level == SMALL:
        _paint_small(canvas, rect, face)
    elif level == HAND:
        _paint_hand(canvas, rect, face)
    else:
        _paint_full(canvas, rect, face)


# --- small: the number and the picture


def _paint_small(canvas: Canvas, rect: Rect, face: CardPrint) -> None:
    width, height = rect.size
    header, inset = round(width * 0.34), max(2, round(width * 0.055))
    window = Rect(inset, header + inset, width - 2 * inset, height - header - 2 * inset)
    _put(canvas, rect, face, header, window, corner=0)
    pad = round(width * 0.07)
    size = round(width * 0.22)
    if face.number:
        paint_number(canvas, face.number, Rect(rect.x + pad, rect.y, round(width * 0.62), header), NUMBER)
        place = (rect.right - pad - size // 2, rect.y + header // 2)
    else:
        place = (rect.x + pad + size // 2, rect.y + header // 2)
    if face.icon:
        sign(canvas, face.icon, about(place, size))


# --- in the hand: title and a line more


def _paint_hand(canvas: Canvas, rect: Rect, face: CardPrint) -> None:
    width, height = rect.size
    header, inset, pad = round(width * 0.215), round(width * 0.06), round(width * 0.07)
    corner = round(width * 0.26) if face.number or face.corner_icon else 0
    room = width - 2 * pad
    title = _title(canvas, face.title, width, room)
    note = _note(canvas, face, width, corner, pad, title)
    foot = _foot_height(width, title, note, corner)
    top = header + round(width * 0.045)
    window = Rect(inset, top, width - 2 * inset, max(round(width * 0.4), height - top - foot))
    window.height = min(window.height, round(width * WINDOW))
    window.height -= window.height % max(1, width // 30)  # few heights, so that cards share their stock
    _put(canvas, rect, face, header, window, corner=corner)
    _header(canvas, rect, face, header, pad)
    spare = height - window.bottom - foot
    y = rect.y + window.bottom + round(width * 0.035) + spare // 3
    if title:
        area = Rect(rect.x + pad, y, room, title.layout.height)
        canvas.text(title.text, area, Style("heavy", 4, INK, 1.08), middle=False, size=title.size)
        y = area.bottom + round(width * 0.01)
    if note:
        area = Rect(rect.x + pad, y, _note_room(width, corner, pad), note.layout.height)
        canvas.text(note.text, area, Style("body", 3, INK_QUIET, 1.15), middle=False, size=note.size)
    _corner(canvas, rect, face, corner)


def _note(
    canvas: Canvas, face: CardPrint, width: int, corner: int, pad: int, title: Fit | None
) -> Fit | None:
    """The short line, if letters of a readable size fit beside the corner."""
    if not face.note or title is None:
        return None
    room = _note_room(width, corner, pad)
    lines = 2 if len(title.layout.lines) == 1 else 1
    return fit(canvas, face.note, "body", room, width, 3.3, leading=1.15, lines=lines)


def _note_room(width: int, corner: int, pad: int) -> int:
    return width - pad - round(corner * 1.12) if corner else width - 2 * pad


def _title(canvas: Canvas, text: str, width: int, room: int) -> Fit | None:
    """The title on one line, or else on two; broken words come last."""
    mm = min(4.4, max(3.2, 0.11 * width / canvas.screen.px_per_mm))
    return fit(
        canvas, text, "heavy", room, room, mm, least=max(SMALLEST, 0.85 * mm), lines=1, breaks=False
    ) or fit(canvas, text, "heavy", room, room, mm, leading=1.08, lines=3)


def _foot_height(width: int, title: Fit | None, note: Fit | None, corner: int) -> int:
    """What the window leaves for the words below it, and for the corner."""
    words = (title.layout.height if title else 0) + (note.layout.height if note else 0)
    needed = max(words + round(width * 0.1), corner)
    # A title that is too wide to stand beside the corner stays above it.
    if title and corner and title.layout.lines[-1].width > width * 0.93 - corner * 1.12:
        needed = max(needed, title.layout.height + round(width * 0.05) + round(corner * 0.86))
    return needed


# --- to inspect: everything


def _paint_full(canvas: Canvas, rect: Rect, face: CardPrint) -> None:
    width, height = rect.size
    header, pad = round(width * 0.155), round(width * 0.065)
    inset = round(width * 0.05)
    corner = round(width * 0.17) if face.number or face.corner_icon else 0
    room = width - 2 * pad
    top = header + round(width * 0.03)
    rows: list[TextRow] = [] if face.frame else [Para(face.title, "heavy", 6.4, INK, leading=1.1)]
    rows += [*face.body]
    if face.flavour:
        rows += [Gap(1.6, 1), ThinLine(1), Para(face.flavour, "italic", 3.9, INK_QUIET, gap=1.2, spare=1)]
    below = height - top - round(width * 0.075)
    column, high = _shared_out(canvas, tuple(rows), width, room, below, corner)
    window = Rect(inset, top, width - 2 * inset, high)
    _put(canvas, rect, face, header, window, corner=corner)
    _full_header(canvas, rect, face, header, pad)
    draw_column(canvas, column, (rect.x + pad, rect.y + window.bottom + round(width * 0.035)), face.band)
    _corner(canvas, rect, face, corner)


# How high the window is, as a share of the width, and how large the words are, from the best down.
_SHARES = (
    (0.74, 112), (0.68, 108), (0.63, 104), (0.58, 100), (0.53, 96), (0.48, 93), (0.43, 90), (0.37, 89),
)  # fmt: skip
_TIGHT = ((0.32, 84), (0.30, 78), (0.28, 72), (0.26, 68), (0.2, 60))


def _shared_out(
    canvas: Canvas, rows: tuple[TextRow, ...], width: int, room: int, below: int, corner: int
) -> tuple[TextColumn, int]:
    """The words in a column and what is left for the window; spare rows go before letters get small."""
    spares = sorted({row.spare for row in rows if row.spare})
    column, least = None, 0
    for shares in (_SHARES, _TIGHT):
        for gone in range(len(spares) + 1):
            kept = tuple(row for row in rows if row.spare not in spares[:gone])
            for share, percent in shares:
                column, least = set_in(canvas, kept, room, percent / 100, corner), round(width * share)
                if column.height + least <= below:
                    return column, min(round(width * WINDOW), below - column.height)
    assert column is not None
    return column, least


def _full_header(canvas: Canvas, rect: Rect, face: CardPrint, header: int, pad: int) -> None:
    if face.frame:
        _framed_header(canvas, rect, face, header, pad)
        return
    left = _header(canvas, rect, face, header, pad)
    if not face.kind:
        return
    room = Rect(left, rect.y, rect.right - pad - round(header * 0.62) - left, header)
    room.width -= len(face.signs) * round(header * 0.5)
    kind = fit(canvas, face.kind, "title", room.width, header, 4.2, lines=1)
    if kind:
        canvas.text(kind.text, room, Style("title", 4, WHITE), align="left", size=kind.size)


def _framed_header(canvas: Canvas, rect: Rect, face: CardPrint, header: int, pad: int) -> None:
    icon = round(header * 0.56)
    x = rect.x + pad
    if face.icon:
        canvas.icon(face.icon, Rect(x, rect.y + (header - icon) // 2 + pad // 8, icon, icon), WHITE)
        x += icon + pad // 2
    room = rect.right - pad - len(face.signs) * round(header * 0.36) - x - pad // 3
    title = fit(canvas, face.title, "heavy", room, header, 8.4, lines=1) or fit(
        canvas, face.title, "heavy", room, header, 5.0, lines=2, leading=1.0
    )
    area = Rect(x, rect.y + pad // 8, room, header)
    if title:
        canvas.text(title.text, area, Style("heavy", 8, WHITE, 1.0), size=title.size)
    for place, name in enumerate(reversed(face.signs)):
        middle = (rect.right - pad - (place + 0.4) * header * 0.36, rect.y + header * 0.52)
        sign(canvas, name, about(middle, header * 0.42))


# --- parts


def _put(canvas: Canvas, rect: Rect, face: CardPrint, header: int, window: Rect, *, corner: int) -> None:
    """Draws the picture and the stock over it."""
    place = window.move(rect.topleft)
    if face.sky:
        canvas.rounded(place.inflate(2, 2), mixed(DEEP, face.band.low, 0.35), to=DEEP, radius=0)
        with canvas.clipped(place):
            picture(canvas, face.picture, about(place.center, min(place.size) * 1.2))
    else:
        picture(canvas, face.picture, place.inflate(2, 2))  # under the edge of the window, without a gap
    frame = round(rect.width * 0.018) if face.frame else 0
    inside = (window.x, window.y, window.width, window.height)
    stock = Stock(face.band, header, inside, corner, face.corner_band, frame)
    paint_stock(canvas, rect, stock)


def _header(canvas: Canvas, rect: Rect, face: CardPrint, header: int, pad: int) -> int:
    """Draws the number at the left and the type at the right; without a number the type stands at the left.

    Returns where the left part ends.
    """
    size, small = round(header * 0.58), round(header * 0.46)
    x, middle, right = rect.x + pad, rect.y + header // 2, rect.right - pad
    if face.icon and not face.number:
        sign(canvas, face.icon, Rect(x, middle - size // 2, size, size))
        x += size + pad // 2
    elif face.icon:
        sign(canvas, face.icon, Rect(right - size, middle - size // 2, size, size))
        right -= size + pad // 3
    for name in reversed(face.signs):
        sign(canvas, name, Rect(right - small, middle - small // 2, small, small))
        right -= small + max(1, pad // 6)
    if not face.number:
        return x
    room = Rect(x, rect.y, max(8, right - x), header)
    return paint_number(canvas, face.number, room, NUMBER) + pad // 2


def _corner(canvas: Canvas, rect: Rect, face: CardPrint, corner: int) -> None:
    if not corner:
        return
    if face.corner_icon:
        place = (rect.right - corner * 0.36, rect.bottom - corner * 0.38)
        canvas.icon(face.corner_icon, about(place, corner * 0.46), WHITE)
        return
    area = Rect(0, 0, round(corner * 0.72), round(corner * 0.66))
    area.bottomright = (rect.right - round(corner * 0.1), rect.bottom - round(corner * 0.08))
    size = largest(face.number, "number", area.inflate(0, -round(area.height * 0.36)))
    canvas.text(face.number, area, Style("number", 4, WHITE, 1.0), align="centre", size=size)
