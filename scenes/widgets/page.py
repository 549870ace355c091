"""What the screens around the table have in common: deep space behind them, a title, a way back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.backdrop import draw_backdrop
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import SPACE
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Row
from scenes.widgets.button import IconButton
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import BAR, Scroll
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

PAGE_TITLE = Style("heavy", 7.0, leading=1.15)
REACH = BAR + 1.2  # millimetres that a scroll bar takes beside its content
LEAST_BODY = 40.0
WIDEST = 310.0  # millimetres of a page
MARGINS = (6.0, 5.0)  # millimetres at the sides, above and below, at least
SHARE = 0.8  # of a larger screen that a page takes
GAP = 4.0
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


class Page(Widget):
    """A title, a body and a foot. On a large screen they stay together in the middle.

    There the foot follows what the body holds, and nothing scrolls before the screen is full.
    """

    def __init__(self, top: Widget, body: Body, foot: Widget | None, tallest: float) -> None:
        super().__init__("", [top, body, *([foot] if foot else [])])
        self.body, self.tallest = body, tallest

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        widest = max(ui.mm(WIDEST), round(rect.width * SHARE))
        across = max(ui.mm(MARGINS[0]), (rect.width - widest) // 2)
        inner = rect.inflate(-2 * across, -2 * ui.mm(MARGINS[1]))
        heights = [child.measure(ui, inner.width)[1] for child in self.children]
        rest = sum(heights) - heights[1] + ui.mm(GAP) * (len(heights) - 1)
        tall = self._height(ui, inner, rest)
        usual = (inner.height - min(inner.height, ui.mm(self.tallest))) // 2
        y = inner.y + min(usual, inner.height - tall)
        heights[1] = tall - rest
        for child, height in zip(self.children, heights, strict=True):
            child.arrange(ui, Rect(inner.x, y, inner.width, height))
            y += height + ui.mm(GAP)

    def _height(self, ui: Ui, inner: Rect, rest: int) -> int:
        """How tall the page is if everything but its body takes so much."""
        usual = min(inner.height, ui.mm(self.tallest))
        scroll = self.body.children[0]
        if usual == inner.height or not isinstance(scroll, Scroll):
            return usual
        content = scroll.measure(ui, inner.width + ui.mm(self.body.reach))[1]
        return min(inner.height, rest + content)


class PageScene(Scene):
    """A page over deep space: the way back and a title at the top, a foot at the bottom."""

    title = ""  # the key of the title
    scrolls = True  # the page may be longer than the screen
    tallest = 280.0  # millimetres that it fills of a larger screen

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
        feet = self.foot()
        foot = Row(*feet, gap=3, align="middle") if feet else None
        return Page(top, body, foot, self.tallest)

    def back(self) -> None:
        """To the scene below, or to the menu if there is none."""
        self.done()
        if len(self.ui.stack.scenes) > 1:
            self.ui.stack.pop(self)
            return
        self.ui.go_home()

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
        draw_backdrop(canvas, self.ui.rect)
        canvas.veil(self.ui.rect, SPACE, SHADE)
        super().draw(canvas)
