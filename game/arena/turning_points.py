"""Where a match has turned: how likely everybody was to win at any time, by the weights that were fitted."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from game.arena.regression import Weights, chance
from game.arena.tuning import FILE, ValueFile
from game.arena.watching import features_of
from game.core.assets import ASSETS
from game.core.table import Seat, Table

MOST = 5  # turning points of a match
LEAST = 0.08  # that somebody's chance must have grown by
APART = 0.02  # of the match between two of them


class TurningPoint(NamedTuple):
    """After how many events it was, and whose chance to win had grown from what to what."""

    moment: int
    seat: Seat
    before: float
    after: float

    @property
    def gain(self) -> float:
        return self.after - self.before


@lru_cache
def weights_of(game: str) -> Weights:
    """The weights that a game ships with."""
    written = (ASSETS / "data" / game / FILE).read_bytes()
    found = msgspec.json.decode(written, type=ValueFile)
    return Weights(found.constant, [found.weights[name] for name in features_of(game).NAMES])


def chances(game: str, table: Table) -> list[float]:
    """How likely each seat is to win, each by what it may know."""
    told, weights = features_of(game), weights_of(game)
    return [chance(weights, told.features(table, seat)) for seat in range(table.seats)]


def turning_points(game: str, tables: Iterable[tuple[int, Table]]) -> Iterator[Sequence[TurningPoint] | None]:
    """The largest swings between tables that follow each other, in order; None after each piece of thought.

    ``tables`` come with the number of events that had happened. That somebody has won at the end is no news.
    """
    swings: list[TurningPoint] = []
    before: list[float] = []
    length = 0
    for moment, table in tables:
        length = moment
        if table.over:
            break
        after = chances(game, table)
        if before:
            swings.append(max(_swings(moment, before, after), key=_gain))
        before = after
        yield None
    yield sorted(_largest(swings, APART * length))


def _swings(moment: int, before: Sequence[float], after: Sequence[float]) -> list[TurningPoint]:
    return [TurningPoint(moment, seat, *pair) for seat, pair in enumerate(zip(before, after, strict=True))]


def _gain(swing: TurningPoint) -> float:
    return swing.gain


def _largest(swings: Sequence[TurningPoint], apart: float) -> list[TurningPoint]:
    """The largest of them that do not crowd together."""
    found: list[TurningPoint] = []
    for swing in sorted(swings, key=lambda each: -each.gain):
        if swing.gain < LEAST or len(found) == MOST:
            break
        if all(abs(swing.moment - other.moment) > apart for other in found):
            found.append(swing)
    return found
