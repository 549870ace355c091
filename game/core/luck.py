"""How lucky everybody was: what chance gave each seat, against what it could expect.

Everything is counted in whole things that stand in the log (hits, points, attacks) and expected in exact
fractions of them, so that the sums of a ledger are those of the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from itertools import groupby
from math import sqrt
from typing import NamedTuple, TypeVar

from game.core.events import Event
from game.core.table import Seat, Table

T = TypeVar("T", bound=Table)
DICE, DRAWS, DESTINY = "dice", "draws", "destiny"
KINDS = (DICE, DRAWS, DESTINY)
PIPS = 6  # of a die


class Stroke(NamedTuple):
    """What chance gave a seat once, what it could expect, and how far that varies."""

    seat: Seat
    kind: str
    actual: int
    expected: Fraction
    variance: Fraction

    @property
    def gain(self) -> Fraction:
        return self.actual - self.expected


Luck = Callable[[T, Event], Iterable[Stroke]]  # of an event, by the table just before it


def no_luck(table: Table, event: Event) -> Iterable[Stroke]:
    """A game in which nothing is counted."""
    return ()


def stroke(seat: Seat, kind: str, actual: int, possible: Sequence[int]) -> Stroke:
    """One of several equally likely numbers came up."""
    count = len(possible)
    mean = Fraction(sum(possible), count)
    return Stroke(seat, kind, actual, mean, Fraction(sum(n * n for n in possible), count) - mean * mean)


def strokes_of_dice(seat: Seat, faces: Iterable[int], counts: Callable[[int], bool]) -> list[Stroke]:
    """Dice that count with some faces and not with others."""
    possible = [int(counts(face)) for face in range(1, PIPS + 1)]
    return [stroke(seat, DICE, int(counts(face)), possible) for face in faces]


class LuckEntry(NamedTuple):
    """A stroke, and after how many events of the match it was."""

    moment: int
    stroke: Stroke


class LuckMoment(NamedTuple):
    """All that chance gave a seat in one event, and how rare that is: 1 is a usual measure, 3 is rare."""

    moment: int
    seat: Seat
    kind: str
    actual: int
    expected: Fraction
    rarity: float  # below 0 if it was bad luck


class LuckLedger:
    """Every stroke of a match, in order."""

    def __init__(self, entries: Sequence[LuckEntry], seats: int, length: int) -> None:
        self.entries, self.seats, self.length = entries, seats, length

    @property
    def kinds(self) -> list[str]:
        """What chance has decided about in this match."""
        met = {entry.stroke.kind for entry in self.entries}
        return [kind for kind in KINDS if kind in met]

    def actual(self, seat: Seat, kind: str) -> int:
        return sum(stroke.actual for stroke in self._strokes(seat, kind))

    def expected(self, seat: Seat, kind: str) -> Fraction:
        return sum((stroke.expected for stroke in self._strokes(seat, kind)), Fraction())

    def _strokes(self, seat: Seat, kind: str) -> list[Stroke]:
        return [stroke for _, stroke in self.entries if (stroke.seat, stroke.kind) == (seat, kind)]

    def curve(self, seat: Seat, kind: str) -> list[tuple[int, Fraction]]:
        """What a seat was ahead of its expectation, after so many events, from the beginning to the end."""
        points, sum_ = [(0, Fraction())], Fraction()
        for moment, stroke in self.entries:
            if (stroke.seat, stroke.kind) == (seat, kind):
                sum_ += stroke.gain
                points.append((moment, sum_))
        return [*points, (self.length, sum_)]

    @property
    def moments(self) -> list[LuckMoment]:
        """The strokes of each event together, by seat and kind, where chance had a choice."""
        found = []
        order = sorted(self.entries, key=lambda entry: (entry.moment, entry.stroke.seat, entry.stroke.kind))
        groups = groupby(order, lambda entry: (entry.moment, entry.stroke.seat, entry.stroke.kind))
        for (moment, seat, kind), entries in groups:
            strokes = [entry.stroke for entry in entries]
            spread = sqrt(sum(stroke.variance for stroke in strokes))
            if spread:
                actual = sum(stroke.actual for stroke in strokes)
                expected = sum((stroke.expected for stroke in strokes), Fraction())
                rarity = float(actual - expected) / spread
                found.append(LuckMoment(moment, seat, kind, actual, expected, rarity))
        return found

    @property
    def luckiest(self) -> LuckMoment | None:
        """The first of the rarest moments of good luck."""
        return max((each for each in self.moments if each.rarity > 0), key=_rarity, default=None)

    @property
    def unluckiest(self) -> LuckMoment | None:
        return min((each for each in self.moments if each.rarity < 0), key=_rarity, default=None)


def _rarity(moment: LuckMoment) -> float:
    return moment.rarity


def ledger_of(luck: Luck[T], table: T, events: Iterable[Event]) -> LuckLedger:
    """The ledger of a match from its first table, which goes along, and all of its events."""
    entries, number = [], 0
    for number, event in enumerate(events, 1):
        entries += [LuckEntry(number, stroke) for stroke in luck(table, event)]
        event.apply(table)
    return LuckLedger(entries, table.seats, number)
