"""Where a note or a tray may lie over a table without covering what matters now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import LINE_BRIGHT
from scenes.widgets.boxes import Panel
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

WIDEST = 110.0  # millimetres
BROAD = (1.0, 0.75, 0.55)  # shares of that, until there is room


def free_spot(taken: Sequence[Rect], area: Rect, size: tuple[int, int], step: int) -> Rect:
    """A room of a size that covers nothing of what is taken, or as few of it as can be."""
    wide, tall = min(size[0], area.width), size[1]
    best, fewest = Rect(area.centerx - wide // 2, area.y, wide, tall), len(taken) + 1
    for x, y in _corners(area, wide, tall, step):
        spot = Rect(x, y, wide, tall)
        covered = len(spot.collidelistall(list(taken)))
        if covered < fewest:
            best, fewest = spot, covered
        if not covered:
            break
    return best


def _corners(area: Rect, wide: int, tall: int, step: int) -> Iterator[tuple[int, int]]:
    """Where a note may begin, the best place first: from the top down, in the middle before the sides."""
    downs = range(area.y, max(area.y, area.bottom - tall) + 1, step)
    acrosses = (area.centerx - wide // 2, area.x, area.right - wide)
    return ((x, y) for y, x in product(downs, acrosses))


def clear_spot(home: Rect, taken: Sequence[Rect], room: Rect, step: int) -> Rect:
    """As near to its home as can be, in a room, where it covers nothing that is taken, or least of it."""
    if home.collidelist(list(taken)) < 0:
        return home
    edges = [x for rect in taken for x in (rect.right + step, rect.x - step - home.width)]
    acrosses = [home.x, room.centerx - home.width // 2, *edges]
    acrosses = [x for x in acrosses if room.x <= x <= room.right - home.width] or [home.x]
    downs = [home.y, *range(room.y, max(room.y, room.bottom - home.height) + 1, step)]
    spots = [Rect(x, y, home.width, home.height) for x, y in product(acrosses, downs)]
    rects = list(taken)
    return min(spots, key=lambda spot: (_covered(spot, rects), _away(spot, home)))


def _covered(spot: Rect, taken: list[Rect]) -> int:
    """How much of what is taken lies under a spot."""
    parts = [spot.clip(taken[place]) for place in spot.collidelistall(taken)]
    return sum(part.width * part.height for part in parts)


def _away(spot: Rect, home: Rect) -> int:
    return abs(spot.x - home.x) + abs(spot.y - home.y)


class FreePanel(Panel):
    """At the top of its room, or elsewhere if something lies there that is ``taken``."""

    def __init__(self, child: Widget, taken: Sequence[Rect], *, widest: float = WIDEST, key: str) -> None:
        super().__init__(child, 2.5, alpha=245, border=LINE_BRIGHT, key=key)
        self.taken, self.widest = taken, widest

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, self._spot(ui, rect.inflate(-2 * ui.mm(2), -2 * ui.mm(2))))

    def _spot(self, ui: Ui, area: Rect) -> Rect:
        """Where it covers nothing, as broad as can be; else where it covers least."""
        spots: list[Rect] = []
        for share in BROAD:
            wide = self.measure(ui, min(area.width, round(ui.mm(self.widest) * share)))[0]
            home = Rect(area.centerx - wide // 2, area.y, wide, self.measure(ui, wide)[1])
            spots.append(clear_spot(home, self.taken, area, ui.mm(4)))
            if spots[-1].collidelist(list(self.taken)) < 0:
                return spots[-1]
        return min(spots, key=lambda spot: _covered(spot, list(self.taken)))
