"""What is only read or looked at: labels with icons and links in them, pictures, icons."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import BODY, Style
from scenes.drawing.theme import GLASS_RAISED, LINE, TEXT, Colour
from scenes.widgets.marks import ring
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui


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
        if self.least or ui.screen.text > 1:  # large letters give way before they are cut
            least = self.least or self.style.mm
            self.size = fitting(ui.screen, self.text, self.style, rect.size, least=least)
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
