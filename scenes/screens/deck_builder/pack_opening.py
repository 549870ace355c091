"""How a pack is opened: it comes to the middle, is torn along its upper edge, and its cards fly out."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import SPACE, WHITE, mixed
from scenes.screens.deck_builder.packs import LARGE, TEAR, PackFace, paint_pack

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.shell.settings import Settings

TIMES = {"slow": 2600.0, "normal": 1800.0, "fast": 1000.0, "instant": 0.0}  # milliseconds
# Shares of the time at which it has come to the middle, is torn, is open, and the last card sets out.
ARRIVED, TORN, OPEN, LAST = 0.16, 0.4, 0.5, 0.78
SCALE = 1.5  # of the pack in the middle
SHADE = 190  # of 255, over the page


class PackOpening:
    """A pack on its way from sealed to empty; whoever wants little motion never sees one."""

    def __init__(self, face: PackFace, start: Rect, settings: Settings) -> None:
        self.face, self.start = face, start
        self.ms = 0.0 if settings.reduced_motion else TIMES[settings.speed]
        self.passed = 0.0

    @property
    def share(self) -> float:
        return min(1.0, self.passed / self.ms) if self.ms else 1.0

    @property
    def over(self) -> bool:
        return self.share >= 1.0

    def update(self, ms: float) -> None:
        self.passed += ms

    def flown(self, place: int, count: int) -> float:
        """How much of its way a card has come; they set out one after the other."""
        out = OPEN + (LAST - OPEN) * place / max(1, count)
        return _eased(_part(self.share, out, out + 1 - LAST))

    def draw(self, canvas: Canvas, window: Rect) -> None:
        """The pack over the darkened page."""
        canvas.veil(window, SPACE, round(SHADE * (1 - _part(self.share, LAST, 1.0))))
        if self.share >= LAST:
            return
        rect = self._place(canvas, window)
        upper = Rect(rect.x, rect.y, rect.width, round(rect.height * TEAR))
        torn = _part(self.share, ARRIVED, TORN)
        if self.share < TORN:
            canvas.shadow(rect, spread=5.0)
            paint_pack(canvas, rect, self.face)
            self._tear(canvas, upper, torn)
            return
        lower = Rect(rect.x, upper.bottom, rect.width, rect.bottom - upper.bottom)
        canvas.glow(
            Rect(lower.x, lower.y - 2, lower.width, 4), mixed(self.face.base, WHITE, 0.6), spread=14.0
        )
        sunk = round(_eased(_part(self.share, OPEN, LAST)) * (window.bottom - rect.y))
        with canvas.clipped(lower.move(0, sunk)):
            paint_pack(canvas, rect.move(0, sunk), self.face)
        self._strip(canvas, rect, upper)

    def _place(self, canvas: Canvas, window: Rect) -> Rect:
        """From where it lay to the middle, growing."""
        way = _eased(_part(self.share, 0.0, ARRIVED))
        middle = Rect(0, 0, canvas.mm(LARGE[0] * SCALE), canvas.mm(LARGE[1] * SCALE))
        middle.center = window.center
        wide = round(self.start.width + (middle.width - self.start.width) * way)
        place = Rect(0, 0, wide, round(wide * LARGE[1] / LARGE[0]))
        place.center = (
            round(self.start.centerx + (middle.centerx - self.start.centerx) * way),
            round(self.start.centery + (middle.centery - self.start.centery) * way),
        )
        return place

    def _tear(self, canvas: Canvas, upper: Rect, torn: float) -> None:
        """Light runs along the edge where it opens."""
        if torn <= 0:
            return
        light = Rect(
            upper.x, upper.bottom - canvas.mm(0.3), round(upper.width * torn), max(2, canvas.mm(0.7))
        )
        canvas.surface.fill(WHITE, light)
        spark = Rect(0, 0, canvas.mm(2), canvas.mm(2))
        spark.center = light.midright
        canvas.glow(spark, WHITE, spread=5.0, strength=220)

    def _strip(self, canvas: Canvas, rect: Rect, upper: Rect) -> None:
        """The torn edge flies up and away to the right."""
        gone = _part(self.share, TORN, LAST)
        shift = (round(rect.width * 0.5 * gone), -round(rect.height * math.sin(gone * math.pi / 2)))
        with canvas.clipped(upper.move(shift)):
            paint_pack(canvas, rect.move(shift), self.face)


def _part(share: float, begin: float, end: float) -> float:
    return min(1.0, max(0.0, (share - begin) / (end - begin)))


def _eased(share: float) -> float:
    return 1 - (1 - share) ** 3
