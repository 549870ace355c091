"""Open cosmic cards in three levels of detail: band and picture, a hand card, one to inspect."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BLACK, GLASS, INK, INK_QUIET, WHITE, mixed
from scenes.games.cosmic.looks.halves import Half, halves_height, paint_halves
from scenes.games.cosmic.looks.stock import Stock, paint_stock
from scenes.table.looks.cards import FULL, SMALL, detail_for, paint_number
from scenes.table.looks.drawing import about, largest, picture
from scenes.table.looks.fitting import SMALLEST, Fit, fit
from scenes.table.looks.frames import CardBand

HEADER = {SMALL: 0.3, "hand": 0.2, FULL: 0.17}  # of the width
WINDOWS = (0.86, 0.78, 0.7, 0.62, 0.55, 0.48, 0.42, 0.36, 0.3, 0.24)  # heights by the width, the best first
NUMBER = 0.6  # the height of the large numeral by its room
LARGE_WINDOWS = 6  # of them leave the picture large
HAND_WINDOWS = 6  # of them a hand card may have: a smaller picture tells less than no words


class CardPrint(NamedTuple):
    """What is printed on a card, whatever it is."""

    band: CardBand
    title: str
    icon: str
    picture: str  # its file, if somebody has painted it
    number: str = ""  # in the corners
    text: str = ""
    flavour: str = ""
    halves: tuple[Half, ...] = ()
    phases: str = ""  # when it works, in words
    foot: bool = True  # a second band below; else a tab in the corner
    terse: bool = False  # its number says everything: words only where it is inspected
    wells: tuple[int, int] = (0, 0)  # ships on it, and how many it takes
    glyphs: tuple[str, ...] = ()  # drawn in the window if there is no picture

    def paint(self, canvas: Canvas, rect: Rect, detail: str) -> None:
        _paint_card(canvas, rect, self, detail)


def _paint_card(canvas: Canvas, rect: Rect, face: CardPrint, detail: str) -> None:
    """A card at the level of detail that its width allows."""
    level = detail_for(canvas, rect, detail)
    width, height = rect.size
    header = round(width * HEADER[level])
    foot = round(width * 0.145) if face.foot and level != SMALL else 0
    tab = round(width * 0.22) if not face.foot and level != SMALL else 0
    inset, gap = max(2, round(width * 0.05)), max(2, round(width * 0.03))
    top = header + gap
    room = height - top - gap - (foot or round(tab * 0.74))
    words = _words(canvas, face, width, room, level) if level != SMALL else None
    high = room - (words.height + gap if words else 0)
    window = Rect(inset, top, width - 2 * inset, min(high, round(width * 1.2)))
    _window(canvas, face, window.move(rect.topleft))
    stock = Stock(face.band, header, (window.x, window.y, window.width, window.height), foot, tab)
    paint_stock(canvas, rect, stock)
    _header(canvas, rect, face, header, level)
    if words:
        below = Rect(rect.x + inset, rect.y + window.bottom + gap, width - 2 * inset, words.height)
        _write(canvas, face, words, below)
    if foot or tab:
        _corner(canvas, rect, face, foot, tab)
    if face.wells[1]:
        _wells(canvas, face, window.move(rect.topleft))


# --- words


class Words(NamedTuple):
    """The words that fit under a window of this card."""

    height: int
    text: Fit | None
    flavour: Fit | None
    halves: tuple[int, tuple[int, ...]] | None  # the size of letters, and how high each half is


def _words(canvas: Canvas, face: CardPrint, width: int, room: int, level: str) -> Words | None:
    """As many words as leave a picture, the letters not smaller than can be read."""
    inner = round(width * 0.9)
    if level != FULL:
        best, windows = (3.3, SMALLEST), () if face.terse else WINDOWS[:HAND_WINDOWS]
        return _first(canvas, face, inner, [room - round(width * share) for share in windows], best, level)
    rooms = [room - round(width * share) for share in WINDOWS]
    return (
        _first(canvas, face, inner, rooms[:LARGE_WINDOWS], (5.2, 4.3), level)
        or _first(canvas, face, inner, rooms, (4.3, 3.6), level)
        or _first(canvas, face, inner, rooms, (3.6, SMALLEST), level)
    )


def _first(
    canvas: Canvas, face: CardPrint, width: int, rooms: list[int], sizes: tuple[float, float], level: str
) -> Words | None:
    """The words in the first room where they fit, their letters between two heights."""
    found = (_set(canvas, face, width, room, sizes, level) for room in rooms)
    return next((words for words in found if words is not None), None)


def _set(
    canvas: Canvas, face: CardPrint, width: int, room: int, sizes: tuple[float, float], level: str
) -> Words | None:
    if room <= 0:
        return None
    if face.halves:
        halves = halves_height(canvas, face.halves, width, room, sizes)
        return Words(sum(halves[1]) + canvas.mm(1), None, None, halves) if halves else None
    if not face.text:
        return None
    inner = width - round(width * 0.04)
    text = fit(canvas, face.text, "body", inner, room, sizes[0], least=sizes[1], leading=1.18)
    if text is None:
        return None
    flavour = None
    if face.flavour and level == FULL:
        spare = room - text.layout.height - canvas.mm(3)
        flavour = fit(canvas, face.flavour, "italic", round(width * 0.8), spare, 3.8) if spare > 0 else None
    height = text.layout.height + (flavour.layout.height + canvas.mm(3) if flavour else 0)
    return Words(height, text, flavour, None)


def _write(canvas: Canvas, face: CardPrint, words: Words, area: Rect) -> None:
    if words.halves:
        paint_halves(canvas, face.halves, words.halves, area)
        return
    assert words.text is not None
    align = "centre" if face.foot and len(words.text.layout.lines) < 4 else "left"
    lines = Rect(area.x + area.width // 50, area.y, area.width - area.width // 25, words.text.layout.height)
    style = Style("body", 4, INK, 1.18)
    canvas.text(words.text.text, lines, style, align=align, middle=False, size=words.text.size)
    if words.flavour:
        below = Rect(lines.x, lines.bottom + canvas.mm(2.4), lines.width, words.flavour.layout.height)
        canvas.text(
            words.flavour.text, below, Style("italic", 4, INK_QUIET), middle=False, size=words.flavour.size
        )


# --- parts


def _header(canvas: Canvas, rect: Rect, face: CardPrint, header: int, level: str) -> None:
    pad = round(rect.width * 0.055)
    x, right = rect.x + pad, rect.right - pad
    size = round(header * 0.6)
    middle = rect.y + round(header * 0.48)
    if face.number:
        room = Rect(x, rect.y, round(rect.width * 0.42), header)
        x = paint_number(canvas, face.number, room, NUMBER) + pad // 2
        if level == SMALL or rect.width > header * 4.4:
            canvas.icon(face.icon, Rect(right - size, middle - size // 2, size, size), WHITE)
            right -= size + pad // 3
    else:
        canvas.icon(face.icon, Rect(x, middle - size // 2, size, size), WHITE)
        x += size + pad // 2
    if level == SMALL:
        return
    room = Rect(x, rect.y, right - x, round(header * 0.96))
    title = fit(canvas, face.title, "heavy", room.width, header, 7.0 if level == FULL else 4.0, lines=1)
    title = title or fit(canvas, face.title, "heavy", room.width, header, 3.4, lines=2, leading=0.95)
    if title:
        align = "centre" if face.number else "left"
        canvas.text(title.text, room, Style("heavy", 4, WHITE, 0.95), align=align, size=title.size)


def _corner(canvas: Canvas, rect: Rect, face: CardPrint, foot: int, tab: int) -> None:
    """The value or the sign once more, upright: an 09 upside down reads 60."""
    if tab:
        place = about((rect.right - tab * 0.5, rect.bottom - tab * 0.35), tab * 0.46)
        canvas.icon(face.icon, place, WHITE)
        return
    pad, tall = round(rect.width * 0.055), round(foot * 0.62)
    middle = rect.bottom - round(foot * 0.46)
    if not face.number:
        canvas.icon(face.icon, Rect(rect.right - pad - tall, middle - tall // 2, tall, tall), WHITE)
        return
    canvas.icon(face.icon, Rect(rect.x + pad, middle - tall // 2, tall, tall), WHITE)
    area = Rect(0, 0, round(foot * 1.5), foot)
    area.midright = (rect.right - pad // 2, middle)
    size = largest(face.number, "number", area.inflate(0, -round(area.height * 0.44)))
    canvas.text(face.number, area, Style("number", 4, WHITE, 1.0), align="centre", size=size)


def _window(canvas: Canvas, face: CardPrint, window: Rect) -> None:
    """The painted picture, or the sign of the card large on a sky of its colour."""
    place = window.inflate(2, 2)
    if face.picture and canvas.art.has(face.picture):
        picture(canvas, face.picture, place)
        return
    band = face.band
    canvas.rounded(place, mixed(band.top, BLACK, 0.15), to=mixed(band.low, BLACK, 0.65), radius=0)
    side = min(place.width, place.height)
    with canvas.clipped(place):
        canvas.image("space/orrery", about(place.center, side * 1.5), light=0.8)
        if not face.glyphs:
            canvas.icon(face.icon, about(place.center, side * 0.5), mixed(band.top, WHITE, 0.75))
            return
        count = len(face.glyphs)
        size = side * (0.5 if count == 1 else 0.26)
        for number, glyph in enumerate(face.glyphs):
            off = (number - (count - 1) / 2) * side * 0.3
            canvas.icon(glyph, about((place.centerx + off, place.centery), size), WHITE)


def _wells(canvas: Canvas, face: CardPrint, window: Rect) -> None:
    """One well for each ship that a tech needs; those with a ship are filled."""
    ships, needed = face.wells
    count = min(max(needed, ships), 12)
    step = min(window.width // (count + 1), round(window.width * 0.12))
    radius = max(2, round(step * 0.36))
    strip = Rect(window.x, window.bottom - 3 * radius, window.width, 3 * radius)
    canvas.veil(strip, BLACK, 150)
    for number in range(count):
        centre = (window.centerx + round((number - (count - 1) / 2) * step), strip.centery)
        canvas.circle(centre, radius, WHITE if number < ships else GLASS, border=WHITE)
