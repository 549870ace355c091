"""What is only read or looked at: labels with icons and links in them, pictures, icons."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.hyphenation import syllables
from scenes.drawing.rich_text import BODY, Style, TextLayout
from scenes.drawing.theme import GLASS_RAISED, LINE, TEXT, Colour
from scenes.shell.units import Screen
from scenes.widgets.marks import ring
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LEAST = 3.0  # millimetres: the smallest letters there are


def lines_of(screen: Screen, text: str, style: Style, width: int, size: int = 0) -> TextLayout:
    """A text broken into lines as the canvas will draw it."""
    shown = text.upper() if style.spaced else text
    em = size or screen.em(style.mm)
    return texts.break_lines(shown, style.font, em, max(1, width), style.leading, style.spaced)


@lru_cache(maxsize=8192)  # asked in every frame for the same words
def fitting(
    screen: Screen, text: str, style: Style, room: Size, *, least: float = LEAST, lines: int = 0
) -> int:
    """The size of letters in pixels, at most the style's, at which a text fits a room without broken words.

    Not below ``least`` millimetres, even if it does not fit then; ``lines`` limits the number of lines.
    """
    largest, smallest = screen.em(style.mm), min(screen.em(least), screen.em(style.mm))
    for size in range(largest, smallest, -1):
        if _fits(lines_of(screen, text, style, room[0], size), room, lines) and not is_broken(
            text, style, size, room[0]
        ):
            return size
    return smallest


def _fits(laid: TextLayout, room: Size, lines: int) -> bool:
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


class Label(Widget):
    """A text that wraps. With ``least`` its letters shrink down to that size before anything is cut.

    ``on_link`` is called with the target of a link in the text: "term:warp".
    """

    role = "text"
    still = True

    def __init__(
        self,
        text: str,
        style: Style = BODY,
        *,
        align: str = "left",
        middle: bool = True,
        least: float = 0.0,
        on_link: Callable[[str], None] | None = None,
        key: str = "",
    ) -> None:
        super().__init__(texts.plain(text))
        self.text, self.style, self.align, self.middle = text, style, align, middle
        self.least, self.on_link, self.key = least, on_link, key
        self.size = 0

    def measure(self, ui: Ui, width: int) -> Size:
        if not self.text:
            return 0, 0
        laid = lines_of(ui.screen, self.text, self.style, width)
        return min(laid.width, width), laid.height

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.size = 0
        if self.least:
            self.size = fitting(ui.screen, self.text, self.style, rect.size, least=self.least)
        self.children = list(self._links(ui)) if self.on_link else []

    def _links(self, ui: Ui) -> list[Widget]:
        laid = lines_of(ui.screen, self.text, self.style, self.rect.width, self.size)
        top = self.rect.y + ((self.rect.height - laid.height) // 2 if self.middle else 0)
        links: list[Widget] = []
        for row, line in enumerate(laid.lines):
            spare = self.rect.width - line.width
            left = self.rect.x + {"centre": spare // 2, "right": spare}.get(self.align, 0)
            for run in line.runs:
                place = Rect(left + run.x, top + row * laid.line_height, run.width, laid.line_height)
                if run.link and self.on_link:
                    links.append(Link(run.text, run.link, self.on_link, place, ui.screen.least))
        return links

    def draw(self, canvas: Canvas) -> None:
        if self.text:
            canvas.text(
                self.text, self.rect, self.style, align=self.align, middle=self.middle, size=self.size
            )


class Link(Widget):
    """A word in a text that leads somewhere; the text draws it."""

    role = "link"

    def __init__(
        self, text: str, target: str, on_link: Callable[[str], None], rect: Rect, least: int
    ) -> None:
        super().__init__(text)
        self.key, self.target, self.on_link, self.rect, self.least = target, target, on_link, rect, least

    @property
    def hit_rect(self) -> Rect:
        """A finger's width; above and below it reaches into the other lines, but not to their links."""
        return self.rect.inflate(
            max(0, self.least - self.rect.width), max(0, self.least - self.rect.height) // 2
        )

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """Its place is where the text was broken."""

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.on_link(self.target)

    def draw(self, canvas: Canvas) -> None:
        if self.hovered or self.pressed:
            canvas.veil(self.rect, TEXT, 40 if self.pressed else 22)
        if self.focused:
            ring(canvas, self.rect, canvas.mm(1))


class Picture(Widget):
    """A picture of a fixed size in millimetres; ``crop`` may be "round"."""

    role = "picture"

    def __init__(
        self,
        art: str,
        width: float,
        height: float = 0.0,
        *,
        crop: str = "",
        light: float = 1.0,
        name: str = "",
        key: str = "",
    ) -> None:
        super().__init__(name)
        self.art, self.size, self.crop, self.light = art, (width, height or width), crop, light
        self.key = key

    def measure(self, ui: Ui, width: int) -> Size:
        return min(width, ui.mm(self.size[0])), ui.mm(self.size[1])

    def draw(self, canvas: Canvas) -> None:
        place = Rect(0, 0, *(min(canvas.mm(a), b) for a, b in zip(self.size, self.rect.size, strict=True)))
        place.center = self.rect.center
        if canvas.art.has(self.art):
            canvas.image(self.art, place, crop=self.crop, light=self.light)
        else:
            canvas.rounded(
                place, GLASS_RAISED, border=LINE, radius=min(place.size) / 2 if self.crop else None
            )


class Icon(Widget):
    """A drawing in one colour, in the middle of its room."""

    role = "picture"

    def __init__(self, icon: str, mm: float = 5.0, colour: Colour = TEXT, *, name: str = "") -> None:
        super().__init__(name)
        self.icon, self.mm, self.colour = icon, mm, colour

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.mm), ui.mm(self.mm)

    def draw(self, canvas: Canvas) -> None:
        place = Rect(0, 0, canvas.mm(self.mm), canvas.mm(self.mm))
        place.center = self.rect.center
        canvas.icon(self.icon, place, self.colour)
