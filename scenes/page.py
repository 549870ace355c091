"""What the screens around the table have in common: deep space behind them, a title, a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.gestures import Gesture, Kind
from scenes.kit.boxes import Column, Padding, Row
from scenes.kit.button import IconButton
from scenes.kit.label import Label
from scenes.kit.scroll import BAR
from scenes.kit.widget import Size, Widget
from scenes.stack import Scene
from scenes.text import Style
from scenes.theme import SPACE

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.ui import Ui

PAGE_TITLE = Style("heavy", 7.0, leading=1.15)
REACH = BAR + 1.2  # millimetres that a scroll bar takes beside its content
LEAST_BODY = 40.0
WIDEST = 310.0  # millimetres of a page
SHADE = 150  # of 255, over the backdrop: texts lie on it


class Body(Widget):
    """What fills a page and gets what the rest leaves.

    One that scrolls reaches into the margin by the width of its bar, so that panels align with buttons.
    """

    def __init__(self, child: Widget, reach: float) -> None:
        super().__init__("", [child])
        self.reach = reach

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(LEAST_BODY)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, Rect(rect.x, rect.y, rect.width + ui.mm(self.reach), rect.height))


class PageScene(Scene):
    """A page over deep space: the way back and a title at the top, a foot at the bottom."""

    title = ""  # the key of the title
    scrolls = True  # the page may be longer than the screen
    tallest = 228.0  # millimetres; on larger screens it stays together

    def body(self) -> Widget:
        """What fills the page."""
        raise NotImplementedError

    def heading(self) -> str:
        return self.ui.say(self.title)

    def tools(self) -> list[Widget]:
        """What stands at the right of the title."""
        return []

    def foot(self) -> list[Widget]:
        """What stands in a row below the page."""
        return []

    def build(self) -> Widget:
        back = IconButton(
            "arrow_left", self.ui.say("menu.back"), self.back, mm=11, hotkey="escape", key="back"
        )
        top = Row(
            back, Label(self.heading(), PAGE_TITLE).growing(), *self.tools(), gap=4, align="middle", key="top"
        )
        body = Body(self.body(), REACH if self.scrolls else 0.0)
        parts: list[Widget] = [top, body.growing()]
        feet = self.foot()
        if feet:
            parts.append(Row(*feet, gap=3, align="middle"))
        across, down = self._margins()
        return Padding(Column(*parts, gap=4), across=across, down=down)

    def _margins(self) -> tuple[float, float]:
        """Millimetres at the sides, above and below: on large screens a page stays together in the middle."""
        screen = self.ui.screen
        wide, tall = screen.width / screen.px_per_mm, screen.height / screen.px_per_mm
        return max(6.0, (wide - WIDEST) / 2), max(5.0, (tall - self.tallest) / 2)

    def back(self) -> None:
        """To the scene below, or to the menu if there is none."""
        self.done()
        if len(self.ui.stack.scenes) > 1:
            self.ui.stack.pop(self)
            return
        from scenes.menu import MenuScene

        self.ui.stack.replace(MenuScene(self.ui))

    def done(self) -> None:
        """The page is left by its own button."""

    def handle(self, gesture: Gesture) -> bool:
        typing = self.focus.at is not None and self.focus.at.edits
        if typing and gesture.kind is Kind.KEY and gesture.key == "escape":
            self.focus.move_to(None)
            self.ui.changed()
            return True
        return super().handle(gesture)

    def draw(self, canvas: Canvas) -> None:
        canvas.image("space/menu", self.ui.rect)
        canvas.veil(self.ui.rect, SPACE, SHADE)
        super().draw(canvas)
