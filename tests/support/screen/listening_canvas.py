"""A canvas that hears every text it is given: what tests of lettering stand on."""

from __future__ import annotations

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import BODY, Style


class Listening(Canvas):
    """Draws as usual, and tells ``hear`` what was written, how large, where, and what it covers."""

    def text(
        self,
        text: str,
        rect: Rect,
        style: Style = BODY,
        *,
        align: str = "left",
        middle: bool = True,
        size: int = 0,
    ) -> Rect:
        covered = super().text(text, rect, style, align=align, middle=middle, size=size)
        self.hear(text, style, size or self.screen.em(style.mm), rect, covered)
        return covered

    def hear(self, text: str, style: Style, size: int, rect: Rect, covered: Rect) -> None:
        """A text of this size was written into a rectangle and covers this much of it."""
        raise NotImplementedError
