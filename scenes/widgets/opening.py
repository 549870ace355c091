"""How a panel comes up: it grows out of the thing that it tells about (docs/ux 4.11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.shell.gestures import Point

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

SMALL = 0.2  # how large it is at first


class Opening:
    """A way from a point of the window to the place of a panel; a calm one only lets it appear."""

    def __init__(self, ms: float, origin: Point | None = None, *, calm: bool = False) -> None:
        self.ms, self.origin, self.calm = ms, origin, calm
        self.passed = 0.0
        self.sheet: Surface | None = None

    @property
    def share(self) -> float:
        """How much of the way is done."""
        return min(1.0, self.passed / self.ms) if self.ms > 0 else 1.0

    @property
    def _way(self) -> float:
        """The same, fast at first and slow at the end."""
        return 1.0 - (1.0 - self.share) ** 3

    @property
    def over(self) -> bool:
        return self.share >= 1.0

    def update(self, ms: float) -> None:
        self.passed += ms
        if self.over:
            self.sheet = None

    def forget(self) -> None:
        """What is shown has changed: it is painted anew."""
        self.sheet = None

    def draw(self, canvas: Canvas, extent: Rect, paint: Callable[[Canvas], None]) -> None:
        """What ``paint`` draws within ``extent``, as far as it has come."""
        if self.sheet is None or canvas.drawn is not None:
            self.sheet = _painted(canvas, extent, paint)
        place = self._place(extent)
        sheet = self.sheet if self.calm else pygame.transform.smoothscale(self.sheet, place.size)
        sheet.set_alpha(round(255 * self._way))
        canvas.blit(sheet, place.topleft)

    def _place(self, extent: Rect) -> Rect:
        if self.calm:
            return extent
        way = self._way
        scale = SMALL + (1 - SMALL) * way
        place = Rect(0, 0, max(1, round(extent.width * scale)), max(1, round(extent.height * scale)))
        start = self.origin or extent.center
        place.center = tuple(round(a + (b - a) * way) for a, b in zip(start, extent.center, strict=True))
        return place


def _painted(canvas: Canvas, extent: Rect, paint: Callable[[Canvas], None]) -> Surface:
    window = Surface(canvas.surface.get_size(), pygame.SRCALPHA)
    paint(canvas.onto(window))
    return window.subsurface(extent.clip(window.get_rect())).copy()
