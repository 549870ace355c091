"""The decisions of a match that gained and lost most against other answers, as a captain weighs them."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, NamedTuple

from game.bots.own_puzzles import DOUBTFUL, RIVALS, FirstLook, Judge, first_looks, weighed
from game.core.match import Match
from game.core.table import Seat

MOST = 3  # of each kind, for each seat
LOOKED_AT = 5  # of each kind and seat, at the second look
CLEAR = 2  # of 100: what less differs by is neither good nor bad


class RatedDecision(NamedTuple):
    """A decision after so many others, what it was worth of 100, and the best of the other answers."""

    taken: int
    seat: Seat
    worth: int
    other: int

    @property
    def lead(self) -> int:
        return self.worth - self.other


def rated(
    match: Match[Any], seats: Collection[Seat], silent: Collection[int] = ()
) -> Iterator[Sequence[RatedDecision] | None]:
    """The decisions that stand out, at most three of each kind for each of these seats.

    The best come first, the worst last; None after each piece of thought. ``silent`` are decisions that
    nobody was asked.
    """
    looks: list[FirstLook] = []
    for look in first_looks(match, seats, silent):
        if look is None:
            yield None
        elif abs(look.lead) >= DOUBTFUL:
            looks.append(look)
    found: list[RatedDecision] = []
    for look in _outstanding(looks, seats):
        for decision in _weighed(match, look):
            if decision is None:
                yield None
            else:
                found.append(decision)
    yield sorted(_chosen(found, seats), key=lambda each: -each.lead)


def _outstanding(looks: Sequence[FirstLook], seats: Collection[Seat]) -> list[FirstLook]:
    """What is worth a second look: the best and the worst of every seat."""
    found: list[FirstLook] = []
    for seat in seats:
        own = sorted((look for look in looks if look.seat == seat), key=lambda look: look.lead)
        bad = [look for look in own if look.lead < 0]
        good = [look for look in own if look.lead > 0]
        found += [*bad[:LOOKED_AT], *good[-LOOKED_AT:]]
    return found


def _weighed(match: Match[Any], look: FirstLook) -> Iterator[RatedDecision | None]:
    given = match.decisions[look.taken].answer
    judge = Judge(match.at(look.taken), look.seat, look.taken)
    for worths in weighed(judge, judge.likely(RIVALS, given)):
        if worths is None:
            yield None
            continue
        own = next(each.worth for each in worths if each.answer == given)
        other = max(each.worth for each in worths if each.answer != given)
        yield RatedDecision(look.taken, look.seat, own, other)


def _chosen(found: Sequence[RatedDecision], seats: Collection[Seat]) -> list[RatedDecision]:
    chosen: list[RatedDecision] = []
    for seat in seats:
        own = sorted((each for each in found if each.seat == seat), key=lambda each: -each.lead)
        chosen += [each for each in own[:MOST] if each.lead >= CLEAR]
        chosen += [each for each in own[-MOST:] if each.lead <= -CLEAR]
    return chosen
