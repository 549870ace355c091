"""Shares with intervals: how often somebody wins, and how sure that is.

The matches of one deal resemble each other, so it is deals that are counted, not matches.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

import msgspec

NORMAL = 1.959964  # standard errors to each side that hold the truth in 95 of 100 cases
EXACT = {1: 12.706, 2: 4.303}  # quantiles that the series below does not reach


class PerDeal(NamedTuple):
    """What one deal says: so many wins, shared ones in parts, of so many chances."""

    wins: float
    chances: int


class Estimate(msgspec.Struct, frozen=True):
    """A number between two bounds, and how many matches and deals stand behind it."""

    value: float
    low: float
    high: float
    matches: int = 0
    deals: int = 0

    def holds(self, value: float) -> bool:
        return self.low <= value <= self.high


def quantile(deals: int) -> float:
    """How many standard errors the interval reaches to each side: Student's t, as a series."""
    free = deals - 1
    if free in EXACT:
        return EXACT[free]
    z = NORMAL
    if free < 1:
        return z
    return (
        z
        + (z**3 + z) / (4 * free)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * free**3)
    )


def share(found: Iterable[PerDeal]) -> Estimate:
    """The wins in all chances with Wilson's interval, for as many matches as the deals are worth.

    Matches of one deal that go against each other tell more than as many of different deals, those that
    resemble each other tell less. If all deals say the same, they are worth no more than their number.
    """
    deals = [deal for deal in found if deal.chances]
    chances = sum(deal.chances for deal in deals)
    if not chances:
        return Estimate(0.0, 0.0, 1.0)
    value = sum(deal.wins for deal in deals) / chances
    worth = effective(deals, value, chances)
    z = quantile(len(deals))
    middle = (value + z * z / (2 * worth)) / (1 + z * z / worth)
    reach = z / (1 + z * z / worth) * sqrt(max(0.0, value * (1 - value)) / worth + (z / (2 * worth)) ** 2)
    low, high = max(0.0, middle - reach), min(1.0, middle + reach)
    return Estimate(value, low, high, chances, len(deals))


def effective(deals: Sequence[PerDeal], value: float, chances: int) -> float:
    """How many independent matches would be as sure."""
    count = len(deals)
    if count < 2:
        return 1.0
    spread = sum((deal.wins - value * deal.chances) ** 2 for deal in deals) * count / (count - 1)
    variance = spread / chances**2
    return value * (1 - value) / variance if variance > 1e-12 and 0 < value < 1 else float(count)
