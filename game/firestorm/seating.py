"""Who plays with whom and who comes after whom, in each mode; who has left the match is bits in ``gone``."""

from __future__ import annotations

from functools import lru_cache

from game.core.table import NOBODY, Seat

TEAMS = {"duel": (0, 1), "triangle": (0, 1, 2), "cross": (0, 1, 0, 1), "pairs": (0, 0, 1, 1)}  # by seat
CAPTAINS = {"duel": (0, 1), "triangle": (0, 1, 2), "cross": (0, 1, 0, 1), "pairs": (0, 0, 2, 2)}
PARTNERS = {
    "duel": (NOBODY, NOBODY),
    "triangle": (NOBODY, NOBODY, NOBODY),
    "cross": (2, 3, 0, 1),
    "pairs": (1, 0, 3, 2),
}


@lru_cache(maxsize=256)
def clockwise(seats: int, first: Seat, gone: int) -> tuple[Seat, ...]:
    ring = [(first + step) % seats for step in range(seats)]
    return tuple(seat for seat in ring if not gone >> seat & 1)


@lru_cache(maxsize=256)
def takers(mode: str, turn: Seat, gone: int) -> tuple[Seat, ...]:
    """Whose turn it is, of those who are still there; two who play side by side have theirs together."""
    teams = TEAMS[mode]
    around = clockwise(len(teams), turn, gone)
    return tuple(seat for seat in around if seat == turn or (mode == "pairs" and teams[seat] == teams[turn]))


@lru_cache(maxsize=256)
def order(mode: str, turn: Seat, gone: int) -> tuple[Seat, ...]:
    first = takers(mode, turn, gone)
    return (*first, *(seat for seat in clockwise(len(TEAMS[mode]), turn, gone) if seat not in first))


@lru_cache(maxsize=256)
def enemies(mode: str, seat: Seat, gone: int) -> tuple[Seat, ...]:
    teams = TEAMS[mode]
    return tuple(other for other in clockwise(len(teams), seat, gone) if teams[other] != teams[seat])
