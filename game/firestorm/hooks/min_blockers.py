"""Blockade runner: so many ships it takes to block this one."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm.table import FirestormTable
from game.firestorm.totals import standing_on


def min_blockers(table: FirestormTable, ship: CardId) -> int:
    """One is enough for other ships; several such rules do not add up."""
    rules = standing_on(table, ship, "min_blockers")
    return max([1, *[do.value for do in rules]]) if rules else 1
