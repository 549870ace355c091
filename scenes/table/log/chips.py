"""Small buttons side by side, as many in a row as fit: what a log is filtered by."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import Style
from scenes.drawing.theme import SEATS, Colour
from scenes.widgets.button import Button
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

WORD = Style("title", 3.4)


class Chip(Button):
    """As low as something may be that is pressed; a coloured one has its glyph in a seat's colour."""

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        *,
        icon: str = "",
        colour: str = "",
        selected: bool = False,
        name: str = "",
        key: str = "",
    ) -> None:
        glyph = SEATS[colour].glyph if colour else icon
        super().__init__(text, on_press, icon=glyph, selected=selected, style=WORD, name=name, key=key)
        self.colour = colour

    def _pad(self, ui: Ui) -> tuple[int, int]:
        return ui.mm(2.2), ui.mm(0.8)

    def measure(self, ui: Ui, width: int) -> Size:
        wide, tall = super().measure(ui, width)
        return wide, ui.screen.least if tall <= ui.mm(9) else tall

    def _draw_icon(self, canvas: Canvas, rect: Rect, place: Rect, ink: Colour) -> None:
        look = SEATS.get(self.colour)
        if look:
            bright = look.light if look.colour in ("red", "purple") else look.base
            ink = look.dark if self.selected else bright
        super()._draw_icon(canvas, rect, place, ink)


class ChipRow(Widget):
    """Children side by side in their own widths, going on below where the row is full."""

    role = "row"

    def __init__(self, children: Sequence[Widget], gap: float) -> None:
        super().__init__("", list(children))
        self.gap = gap

    def _placed(self, ui: Ui, width: int) -> list[Rect]:
        gap = ui.mm(self.gap)
        x = y = row = 0
        places = []
        for child in self.children:
            wide, tall = child.measure(ui, width)
            if x and x + wide > width:
                x, y, row = 0, y + row + gap, 0
            places.append(Rect(x, y, min(wide, width), tall))
            x, row = x + wide + gap, max(row, tall)
        return places

    def measure(self, ui: Ui, width: int) -> Size:
        return width, max((place.bottom for place in self._placed(ui, width)), default=0)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        for child, place in zip(self.children, self._placed(ui, rect.width), strict=True):
            child.arrange(ui, place.move(rect.topleft))
