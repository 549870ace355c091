"""How far ahead of the others a seat is, in any number."""

from __future__ import annotations

from collections.abc import Sequence
from math import log

from game.core.table import Seat


def over_best(counts: Sequence[float], seat: Seat) -> float:
    """The own number, less the largest of the others'."""
    return counts[seat] - max(count for other, count in enumerate(counts) if other != seat)


def over_mean(counts: Sequence[float], seat: Seat) -> float:
    """The own number, less the mean of the others'."""
    return counts[seat] - (sum(counts) - counts[seat]) / (len(counts) - 1)


def even_chance(sides: int) -> float:
    """The logarithm of the odds of each of so many sides, if all are equal."""
    return -log(sides - 1)
