"""The sheet of a power as it stands alone on the stage: large enough to be read by somebody who chooses."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import BLACK, INK, INK_QUIET, STOCK, STOCK_DARK, STOCK_LIGHT, TEXT, WHITE
from scenes.table.looks.drawing import picture, sign
from scenes.table.looks.fitting import Fit, fit, shortened
from scenes.table.looks.frames import CardBand

NAME = Style("heavy", 8.4, TEXT, 1.1)
UNDER = Style("title", 4.2, TEXT, 1.1)
SHORT = Style("title", 5.0, INK, 1.2)
WORDS = Style("body", 5.0, INK, 1.3)
COMMENT = Style("italic", 3.8, INK_QUIET, 1.25)
READABLE = 3.8  # millimetres: no letter of a power is smaller
PICTURE = 0.52  # of the height, at most
LETTERS = (
    (5.0, 0.4),
    (4.4, 0.36),
    (READABLE, 0.28),
    (3.0, 0.22),
)  # tried in turn, with a picture so tall
ROOM, LARGEST = (
    (112.0, 115.0),
    1.8,
)  # millimetres in which letters have their own size; the most
DOTS = 3
SHADED = 26.0  # millimetres of the portrait that grow dark, where the name stands
DARKEST = 225  # of 255


@dataclass(frozen=True, slots=True)
class SheetWords:
    """What stands on a sheet, from its head to its foot."""

    name: str
    under: str  # what its power is called, how hard it is to play
    short: str  # how it plays, in one line
    text: str
    flavour: str = ""


@dataclass(frozen=True, slots=True)
class SheetLook:
    """A power's sheet: its portrait with the name, how it plays in a line, and all that it does."""

    key: str
    art: str
    band: CardBand
    level: int  # 1 to 3: how hard it is to play
    words: SheetWords

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        head, body = _parted(canvas, rect, self.words)
        radius = canvas.mm(2.6)
        canvas.rounded(rect, STOCK_LIGHT, to=STOCK, radius=radius)
        _head(canvas, head, self, _scale(canvas, rect))
        _body(canvas, body, self, _scale(canvas, rect))
        canvas.outline(rect, self.band.low, max(2, canvas.mm(0.8)), radius)

    def shown(self) -> list[str]:
        return [self.key]


@dataclass(frozen=True, slots=True)
class SheetTile:
    """One of many sheets: its portrait, its name, how hard it is to play."""

    key: str
    art: str
    band: CardBand
    level: int
    name: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        foot = Rect(rect.x, rect.bottom - canvas.mm(9), rect.width, canvas.mm(9))
        picture(canvas, self.art, Rect(rect.x, rect.y, rect.width, rect.height - foot.height))
        canvas.rounded(foot, self.band.top, to=self.band.low, radius=0)
        _dots(canvas, Rect(foot.x, foot.y + canvas.mm(1), foot.width, canvas.mm(2)), self.level)
        line = Rect(foot.x, foot.y + canvas.mm(3), foot.width, canvas.mm(5.4)).inflate(-canvas.mm(3), 0)
        said = shortened(canvas, self.name, "title", line.size, 4.0)
        if said:
            canvas.text(said.text, line, Style("title", 4.0, WHITE), align="centre", size=said.size)

    def shown(self) -> list[str]:
        return [self.key]


def _scale(canvas: Canvas, rect: Rect) -> float:
    """How much larger all letters are on a sheet that has more room than the smallest screen gives it."""
    mm = canvas.screen.px_per_mm
    return max(1.0, min(LARGEST, rect.width / mm / ROOM[0], rect.height / mm / ROOM[1]))


def _parted(canvas: Canvas, rect: Rect, words: SheetWords) -> tuple[Rect, Rect]:
    """Where the portrait is and where the words are; long words push the portrait back."""
    scale = _scale(canvas, rect)
    step = max(1, canvas.mm(2))
    tall = round(rect.height * PICTURE)
    for letters, share in LETTERS:
        least = round(rect.height * share)
        for tall in range(round(rect.height * PICTURE), least - 1, -step):
            body = Rect(rect.x, rect.y + tall, rect.width, rect.height - tall)
            if _set_words(canvas, body, words, letters * scale, scale):
                return Rect(rect.x, rect.y, rect.width, tall), body
    return Rect(rect.x, rect.y, rect.width, tall), Rect(rect.x, rect.y + tall, rect.width, rect.height - tall)


def _head(canvas: Canvas, rect: Rect, look: SheetLook, scale: float) -> None:
    """The portrait, darker below, where the name stands."""
    edge = max(2, canvas.mm(0.8))
    shaded = min(rect.height, canvas.mm(SHADED * scale))
    with canvas.clipped(rect.inflate(-2 * edge, -2 * edge)):
        picture(canvas, look.art, rect)
        _darken(canvas, Rect(rect.x, rect.bottom - shaded, rect.width, shaded))
    pad, words = canvas.mm(4 * scale), look.words
    room = rect.inflate(-2 * pad, -2 * pad)
    under = Rect(room.x, room.bottom - canvas.mm(5 * scale), room.width, canvas.mm(6 * scale))
    dots = canvas.mm(4 * DOTS * scale)
    said = fit(
        canvas, words.under, UNDER.font, under.width - dots, under.height + 6, UNDER.mm * scale, lines=1
    )
    if said:
        canvas.text(said.text, under, UNDER, size=said.size)
    _dots(canvas, Rect(under.right - dots, under.y, dots, under.height), look.level)
    line = Rect(room.x, under.y - canvas.mm(10 * scale), room.width, canvas.mm(10 * scale))
    name = fit(canvas, words.name, NAME.font, line.width, line.height + 8, NAME.mm * scale, lines=1)
    if name:
        canvas.text(name.text, line, NAME, size=name.size)


def _darken(canvas: Canvas, rect: Rect) -> None:
    """From nothing at the upper edge to nearly black below."""
    for step in range(rect.height):
        alpha = round(DARKEST * (step / rect.height) ** 0.8)
        canvas.veil(Rect(rect.x, rect.y + step, rect.width, 1), BLACK, alpha)


def _dots(canvas: Canvas, rect: Rect, level: int) -> None:
    """One to three of three dots are full."""
    size = min(rect.height, rect.width // DOTS)
    start = rect.centerx - DOTS * size // 2
    for place in range(DOTS):
        spot = Rect(start + place * size, rect.centery - size // 2, size, size)
        sign(canvas, "dot" if place < level else "ring", spot, WHITE)


def _set_words(
    canvas: Canvas, rect: Rect, words: SheetWords, least: float, scale: float
) -> tuple[Fit, Fit] | None:
    """How it plays and what it does, if both can be set in a rectangle with letters of that size."""
    wide = rect.width - 2 * canvas.mm(5)
    short = fit(canvas, words.short, SHORT.font, wide - canvas.mm(6), rect.height // 3, SHORT.mm * scale)
    if short is None:
        return None
    room = rect.height - short.layout.height - canvas.mm(13)
    text = fit(canvas, words.text, WORDS.font, wide, room, WORDS.mm * scale, least=least, leading=1.3)
    return None if text is None else (short, text)


def _body(canvas: Canvas, rect: Rect, look: SheetLook, scale: float) -> None:
    words, band = look.words, look.band
    found = _set_words(canvas, rect, words, LETTERS[-1][0], scale)
    if found is None:
        return
    short, text = found
    room = rect.inflate(-2 * canvas.mm(5), -2 * canvas.mm(3.5))
    strip = Rect(room.x, room.y, room.width, short.layout.height + canvas.mm(3))
    canvas.rounded(strip, STOCK_DARK, radius=0)
    canvas.rounded(Rect(strip.x, strip.y, canvas.mm(1.2), strip.height), band.low, radius=0)
    canvas.text(short.text, strip.inflate(-canvas.mm(6), 0), SHORT, size=short.size)
    below = Rect(room.x, strip.bottom + canvas.mm(3), room.width, room.bottom - strip.bottom - canvas.mm(3))
    canvas.text(text.text, below, WORDS, size=text.size, middle=False)
    left = Rect(below.x, below.y + text.layout.height, below.width, below.height - text.layout.height)
    if words.flavour and left.height > canvas.mm(8):
        _aside(canvas, left, words.flavour, scale)


def _aside(canvas: Canvas, rect: Rect, flavour: str, scale: float) -> None:
    """Its motto at the foot, where there is room."""
    said = fit(canvas, flavour, COMMENT.font, rect.width, rect.height - canvas.mm(2), COMMENT.mm * scale)
    if said:
        foot = Rect(rect.x, rect.bottom - said.layout.height, rect.width, said.layout.height)
        canvas.text(said.text, foot, COMMENT, size=said.size)
