"""Where the parts of the deck builder are, on screens of all sizes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.screens.deck_builder.dragging import DragLayer
    from scenes.widgets.context import Ui

MARGIN = 3.0  # millimetres
FILTERS = (54.0, 62.0)  # the least and the most width
DECK = (80.0, 128.0)
SHARES = (0.14, 0.285)  # of the window's width: filters, deck


class BenchLayout(Widget):
    """A strip above three columns; the card in the air above all of them."""

    layered = True

    def __init__(
        self, top: Widget, filters: Widget | None, middle: Widget, deck: Widget, layer: DragLayer
    ) -> None:
        super().__init__("", [top, *([filters] if filters else []), middle, deck, layer])
        self.top, self.filters, self.middle, self.deck, self.layer = top, filters, middle, deck, layer

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        margin = ui.mm(MARGIN)
        inner = rect.inflate(-2 * margin, -2 * ui.mm(2))
        tall = self.top.measure(ui, inner.width)[1]
        self.top.arrange(ui, Rect(inner.x, inner.y, inner.width, tall))
        room = Rect(inner.x, inner.y + tall + ui.mm(2), inner.width, inner.height - tall - ui.mm(2))
        wide = _within(rect.width * SHARES[1], ui, DECK)
        self.deck.arrange(ui, Rect(room.right - wide, room.y, wide, room.height))
        left = room.x
        if self.filters:
            side = _within(rect.width * SHARES[0], ui, FILTERS)
            self.filters.arrange(ui, Rect(left, room.y, side, room.height))
            left += side + margin
        self.middle.arrange(ui, Rect(left, room.y, room.right - wide - margin - left, room.height))
        self.layer.arrange(ui, rect)


def _within(wanted: float, ui: Ui, bounds: tuple[float, float]) -> int:
    return min(ui.mm(bounds[1]), max(ui.mm(bounds[0]), round(wanted)))
