"""A tray over a map gives way while the piece in hand may go to a place that lies under it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


class GivingWay(Widget):
    """Holds a tray; it is there again as soon as nothing is in hand."""

    layered = True

    def __init__(self, tray: Widget, places: Iterable[Rect]) -> None:
        super().__init__("", [tray])
        self.places = list(places)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, rect)
        self.make_room(self.places)

    def make_room(self, places: Iterable[Rect]) -> None:
        """A piece is in hand that may go to these places."""
        self.visible = True
        self.visible = not any(self.children[0].at(place.center) for place in places)
