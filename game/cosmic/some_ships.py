"""So many ships from a place, as questions about ships are answered."""

from __future__ import annotations

from functools import cache

Some = tuple[int, int]  # a place and how many ships


@cache
def numbered(place: int, least: int, most: int) -> tuple[Some, ...]:
    """So many ships from a place."""
    return tuple((place, ships) for ships in range(least, most + 1))
