"""Something worth telling after a match, as a card that leads to the moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, CAPTION
from scenes.drawing.theme import CYAN, LINE
from scenes.table.game_table import Highlight
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.label import Icon, Label

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas


class Tale(Panel):
    """Something worth telling; pressing it shows the table as it was."""

    role = "button"

    def __init__(self, highlight: Highlight, on_show: Callable[[int], None], key: str) -> None:
        head = Row(
            Icon(highlight.icon, 4.2, CYAN),
            Label(highlight.caption, CAPTION).growing(),
            gap=2,
            align="middle",
        )
        super().__init__(Column(head, Label(highlight.text, BODY._replace(mm=3.8)), gap=1), 3.0, key=key)
        self.highlight, self.on_show = highlight, on_show
        self.name = f"{highlight.caption}. {highlight.text}"

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.on_show(self.highlight.moment)

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed)
        canvas.glass(rect, border=CYAN if self.hovered else LINE, shadow=False)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))
