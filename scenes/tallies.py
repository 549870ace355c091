"""Numbers of three and more seats side by side, each in a column of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.kit.label import fitting, laid_out
from scenes.kit.widget import Size, Widget
from scenes.text import SMALL, TITLE, Style
from scenes.theme import SEATS

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.screen import Screen
    from scenes.ui import Ui

FIGURE = Style("number", 4.6)
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
            laid_out(ui.screen, name, NAME, room.width, fitting(ui.screen, name, NAME, room.size))
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
            canvas.icon(look.glyph, glyph, look.base if colour != "red" else look.light)
            canvas.text(name, room, NAME, size=fitting(canvas.screen, name, NAME, room.size))


class Tally(Widget):
    """What is counted, and each seat's number over a bar to compare them."""

    role = "text"

    def __init__(self, word: str, numbers: Sequence[str], colours: Sequence[str]) -> None:
        super().__init__(f"{word}: {' : '.join(numbers)}")
        self.word, self.numbers, self.colours = word, numbers, colours

    def measure(self, ui: Ui, width: int) -> Size:
        laid = laid_out(ui.screen, self.word, WORD, round(width * WORDS))
        return width, max(ui.mm(6.4), laid.height)

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
