"""Numbers of the seats side by side: of two around a word, of more each in a column of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import SMALL, TITLE, Style
from scenes.drawing.theme import SEATS
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.shell.units import Screen
    from scenes.widgets.context import Ui

FIGURE, LARGE_FIGURE = Style("number", 4.6), Style("number", 5.2)
WORD = SMALL._replace(mm=3.6)
NAME = TITLE._replace(mm=3.6)
WORDS = 0.34  # of the width; the seats share the rest


def _columns(rect: Rect, count: int) -> list[Rect]:
    """The place of the words, then one for each seat."""
    words = round(rect.width * WORDS)
    wide = (rect.width - words) // count
    seats = [Rect(rect.x + words + place * wide, rect.y, wide, rect.height) for place in range(count)]
    return [Rect(rect.x, rect.y, words, rect.height), *seats]


class TallyHead(Widget):
    """The seats above their columns."""

    role = "text"

    def __init__(self, names: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__(", ".join(names))
        self.names, self.colours = names, colours

    def measure(self, ui: Ui, width: int) -> Size:
        spots = self._spots(ui.screen, Rect(0, 0, width, ui.mm(18)))
        laid = [
            lines_of(ui.screen, name, NAME, room.width, fitting(ui.screen, name, NAME, room.size))
            for (_, room), name in zip(spots, self.names, strict=True)
        ]
        return width, max(ui.mm(6), *(each.height for each in laid))

    def _spots(self, screen: Screen, rect: Rect) -> list[tuple[Rect, Rect]]:
        """The places of the glyph and of the name in each column."""
        side, gap = screen.mm(4), screen.mm(1)
        return [
            (
                Rect(place.x, place.centery - side // 2, side, side),
                Rect(place.x + side + gap, place.y, place.width - side - 2 * gap, place.height),
            )
            for place in _columns(rect, len(self.names))[1:]
        ]

    def draw(self, canvas: Canvas) -> None:
        spots = self._spots(canvas.screen, self.rect)
        for (glyph, room), name, colour in zip(spots, self.names, self.colours, strict=True):
            look = SEATS[colour]
            canvas.icon(look.glyph, glyph, look.on_night)
            canvas.text(name, room, NAME, size=fitting(canvas.screen, name, NAME, room.size))


class FigureRow(Widget):
    """What is counted, and each seat's number in its column."""

    role = "text"

    def __init__(self, word: str, numbers: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__(f"{word}: {' : '.join(numbers)}")
        self.word, self.numbers, self.colours = word, numbers, colours

    def measure(self, ui: Ui, width: int) -> Size:
        laid = lines_of(ui.screen, self.word, WORD, round(width * WORDS))
        return width, max(ui.mm(6.4), laid.height)

    def draw(self, canvas: Canvas) -> None:
        words, *places = _columns(self.rect, len(self.numbers))
        canvas.text(self.word, words, WORD)
        for place, number in zip(places, self.numbers, strict=True):
            canvas.text(number, place, FIGURE)


class ScoreRow(FigureRow):
    """The same with a bar beside each number to compare them."""

    def draw(self, canvas: Canvas) -> None:
        words, *places = _columns(self.rect, len(self.numbers))
        canvas.text(self.word, words, WORD)
        most = max(1, *(int(number) for number in self.numbers))
        for place, number, colour in zip(places, self.numbers, self.colours, strict=True):
            figure = Rect(place.x, place.y, canvas.mm(8), place.height)
            canvas.text(number, figure, FIGURE)
            room = place.right - figure.right - canvas.mm(2)
            bar = Rect(
                figure.right, place.centery - canvas.mm(0.8), round(room * int(number) / most), canvas.mm(1.6)
            )
            if bar.width > 1:
                look = SEATS[colour]
                canvas.rounded(bar, look.base, border=look.light, radius=bar.height / 2)


class Versus(Widget):
    """A number of each of two seats on either side of what it counts, with bars to compare them."""

    role = "text"

    def __init__(self, word: str, numbers: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__(f"{word}: {' : '.join(numbers)}")
        self.word, self.numbers, self.colours = word, numbers, colours

    def measure(self, ui: Ui, width: int) -> Size:
        laid = lines_of(ui.screen, self.word, WORD, self._middle(ui.screen, width))
        return width, max(ui.mm(6.4), laid.height)

    def _middle(self, screen: Screen, width: int) -> int:
        return min(screen.mm(58), width // 3)

    def draw(self, canvas: Canvas) -> None:
        middle = Rect(0, 0, self._middle(canvas.screen, self.rect.width), self.rect.height)
        middle.center = self.rect.center
        canvas.text(self.word, middle, WORD, align="centre")
        most = max(1, *(int(number) for number in self.numbers))
        wide = canvas.mm(12)
        for side, (number, colour) in enumerate(zip(self.numbers, self.colours, strict=True)):
            spot = Rect(
                self.rect.x if side == 0 else self.rect.right - wide, self.rect.y, wide, self.rect.height
            )
            canvas.text(number, spot, LARGE_FIGURE, align="centre")
            room = middle.x - spot.right if side == 0 else spot.x - middle.right
            self._bar(canvas, middle, side, round(room * int(number) / most), colour)

    def _bar(self, canvas: Canvas, middle: Rect, side: int, long: int, colour: str) -> None:
        if long < 2:
            return
        bar = Rect(0, 0, long, canvas.mm(2))
        bar.midright = (middle.x, self.rect.centery)
        if side:
            bar.midleft = (middle.right, self.rect.centery)
        look = SEATS[colour]
        canvas.rounded(bar, look.base, border=look.light, radius=bar.height / 2)
