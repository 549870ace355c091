"""Where a note may lie over a table without covering what can be used now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from pygame import Rect


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
