"""Widgets that lie on a map without being pieces of it: they go with it under the camera."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.table.looks.drawing import about
from scenes.table.map.camera import CameraView
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


class OnMap(Widget):
    """Was laid out in a sight; in another one it lies elsewhere and has another size."""

    def __init__(self, name: str, children: list[Widget], spot: Rect, sight: CameraView) -> None:
        super().__init__(name, children)
        self.first_spot, self.sight = spot.copy(), sight
        self.spot = spot
        self.ui: Ui | None = None

    def seen(self, now: CameraView, area: Rect) -> None:
        """The camera has moved."""
        share = now.unit / self.sight.unit
        middle = now.point(area, *self.sight.place(area, self.first_spot.center))
        self.spot = about(middle, self.first_spot.width * share, self.first_spot.height * share)
        if self.ui is not None:
            self.arrange(self.ui, self.rect)
