"""Letters as large as a part of the screen has room for, where somebody wants them larger than usual."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

STEP = 0.1  # of the usual size


class Lettered(Widget):
    """A part of the screen with letters of another size than the rest."""

    def __init__(self, child: Widget, text: float) -> None:
        super().__init__("", [child])
        self.grow = child.grow
        self.text = text

    def measure(self, ui: Ui, width: int) -> Size:
        with ui.lettered(self.text):
            return super().measure(ui, width)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        with ui.lettered(self.text):
            super().arrange(ui, rect)

    def draw_all(self, canvas: Canvas) -> None:
        with canvas.lettered(self.text):
            super().draw_all(canvas)


def letters_that_fit(ui: Ui, build: Callable[[], Widget], room: Size) -> float:
    """How large letters may be, of the usual size, for what is built to fit a room; never less than usual."""
    text = ui.screen.text
    while text > 1:
        with ui.lettered(text):
            if build().measure(ui, room[0])[1] <= room[1]:
                return text
        text = max(1.0, round(text - STEP, 2))
    return text


def with_letters_that_fit(ui: Ui, build: Callable[[], Widget], room: Size) -> Widget:
    """What is built, with the largest letters at which it fits a room."""
    text = letters_that_fit(ui, build, room)
    with ui.lettered(text):
        child = build()
    return child if text == ui.screen.text else Lettered(child, text)
