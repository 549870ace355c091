"""Rings around what a guide means."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import CYAN, SPACE, mixed
from scenes.table.action_corner import ActionCorner
from scenes.table.answering.piece_tray import TraySlot
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.seen import Seen
    from scenes.widgets.context import Ui

PULSE = 1400.0  # milliseconds from bright to bright
RING = 0.7  # millimetres
AIR = 2.5  # between a ring and a tray below it


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
        return [self._seen_of(rect) for rect in found if rect is not None and rect.width and rect.height]

    def missing(self) -> list[str]:
        """What is meant and is nowhere."""
        found = {point: self._rect_of(*point.split(":", 1)) for point in self.points}
        given = {way.button for way in self.seen.builder.handles} if self.seen.builder else set()
        return [
            point
            for point, rect in found.items()
            if (point.removeprefix("button:") not in given if point.startswith("button:") else not rect)
        ]

    def _seen_of(self, rect: Rect) -> Rect:
        """What a tray leaves of something that lies partly under it."""
        for tray in (part.rect for part in self._walk() if isinstance(part, TraySlot)):
            if rect.colliderect(tray) and rect.y < tray.y and not tray.contains(rect):
                return Rect(rect.x, rect.y, rect.width, max(1, tray.y - rect.y - self.seen.ui.mm(AIR)))
        return rect

    def _rect_of(self, kind: str, what: str) -> Rect | None:
        if kind == "part":
            return self._part(what)
        if kind == "button":
            return self._button(what)
        if kind == "place":
            places = self.seen.table.places(self.seen.watching, self.seen.view)
            meant = (rect for place, (rect, _) in places.items() if self.means(what, place))
            return next(meant, None) or self._widget(what) or self._widget(f"place:{what}")
        return self._seat(f"seat:{what}") if kind == "seat" else self._widget(what)

    def _part(self, what: str) -> Rect:
        spots = self.seen.spots
        parts = {
            "hand": spots.hand, "prompt": spots.prompt, "corner": spots.corner, "rail": spots.rail,
            "strip": spots.top, "table": spots.table, "own": spots.own,
        }  # fmt: skip
        return parts[what]

    def _button(self, what: str) -> Rect:
        """A button beside the big one, or of a tray on the table; else the big one will give that answer."""
        parts = self._walk()
        corner = next((part for part in parts if isinstance(part, ActionCorner)), None)
        if corner is None:
            return self.seen.spots.corner
        given = [key for key, handle in corner.gives.items() if handle.button == what]
        inside = list(corner.walk())
        outside = [part for part in parts if part not in inside]
        found = [part.rect for part in inside if part.key in given]
        found += [part.rect for part in outside if part.key in self._keys_of(what)]
        return found[0] if found else corner.rect

    def _keys_of(self, button: str) -> list[str]:
        """What buttons of a tray that give an answer may be called."""
        ways = self.seen.builder.buttons if self.seen.builder else []
        keys = [(way.answer, place) for place, way in enumerate(ways) if way.button == button]
        return [f"answer:{name}" for pair in keys for name in pair]

    def _seat(self, key: str) -> Rect | None:
        """Finds somebody beside the table, not their plate upon it."""
        rail = self.seen.spots.rail
        rects = [part.rect for part in self._walk() if part.key == key]
        return next((rect for rect in rects if rail.contains(rect)), rects[0] if rects else None)

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
