"""Rings around what a guide means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import CYAN, SPACE, mixed
from scenes.table.action_corner import ActionCorner
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui

PULSE = 1400.0  # milliseconds from bright to bright
RING = 0.7  # millimetres


class PointedThings(Widget):
    """Rings around what a guide means, wherever that is on the screen."""

    has_time = True

    def __init__(
        self, points: Sequence[str], seen: Seen, layers: Sequence[Widget], means: Callable[[str, str], bool]
    ) -> None:
        super().__init__()
        self.points, self.seen, self.layers, self.means = points, seen, layers, means
        self.calm = seen.ui.settings.reduced_motion
        self.clock = 0.0

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = Rect(rect.topleft, (0, 0))

    def inherit(self, before: Widget) -> None:
        if isinstance(before, PointedThings):
            self.clock = before.clock

    @property
    def moving(self) -> bool:
        return bool(self.points) and not self.calm

    def update(self, ms: float) -> None:
        self.clock = (self.clock + ms) % PULSE

    def rects(self) -> list[Rect]:
        """Where everything is that is meant."""
        found = [self._rect_of(*point.split(":", 1)) for point in self.points]
        return [rect for rect in found if rect is not None and rect.width and rect.height]

    def _rect_of(self, kind: str, what: str) -> Rect | None:
        if kind == "part":
            return self._part(what)
        if kind == "button":
            return self._button(what)
        if kind == "place":
            places = self.seen.table.places(self.seen.watching, self.seen.view)
            meant = (rect for place, (rect, _) in places.items() if self.means(what, place))
            return next(meant, None) or self._widget(what) or self._widget(f"place:{what}")
        return self._widget(f"seat:{what}" if kind == "seat" else what)

    def _part(self, what: str) -> Rect:
        spots = self.seen.spots
        parts = {
            "hand": spots.hand, "prompt": spots.prompt, "corner": spots.corner, "rail": spots.rail,
            "strip": spots.top, "table": spots.table, "own": spots.own,
        }  # fmt: skip
        return parts[what]

    def _button(self, what: str) -> Rect:
        for part in self._walk():
            if isinstance(part, ActionCorner):
                given = (key for key, handle in part.gives.items() if handle.button == what)
                rects = [each.rect for key in given for each in part.walk() if each.key == key]
                return rects[0] if rects else part.rect
        return self.seen.spots.corner

    def _widget(self, key: str) -> Rect | None:
        return next((part.rect for part in self._walk() if part.key and self.means(key, part.key)), None)

    def _walk(self) -> list[Widget]:
        return [part for layer in self.layers for part in layer.walk()]

    def draw(self, canvas: Canvas) -> None:
        bright = 1.0 if self.calm else abs(self.clock / PULSE * 2 - 1)
        width = max(2, canvas.mm(RING))
        for rect in self.rects():
            around = rect.inflate(2 * canvas.mm(1.2), 2 * canvas.mm(1.2)).clip(canvas.surface.get_rect())
            wide = around.inflate(4 * width, 4 * width)
            canvas.outline(wide, mixed(CYAN, SPACE, 0.35 + 0.4 * (1 - bright)), width, canvas.mm(3.5))
            canvas.outline(around, CYAN, width, canvas.mm(2.5))
