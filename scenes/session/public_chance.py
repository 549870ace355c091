"""Chance that tells nothing: it follows from numbers that everybody may know, and from nothing else."""

from __future__ import annotations

from game.core.dice import below

WHO = 64  # more seats than any table has


def drawn(number: int, sides: int, who: int = 0) -> int:
    """A number from 0 to sides-1 for so many decisions taken, and for whom it is drawn."""
    return below(number * WHO + who, sides)[0]
