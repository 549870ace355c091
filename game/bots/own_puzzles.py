"""Finds in a match that is over the decisions that somebody would like to take again.

The captain looks at them with the eyes of whoever decided: every figure comes from worlds that this seat
believed possible, so that neither luck nor what others held makes a choice right or wrong.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from game.bots.captain import Captain
from game.bots.chair import Chair
from game.bots.minds import mind_of
from game.core.match import Match
from game.core.prompts import Prompt
from game.core.refusals import Diverged
from game.core.table import Seat

MOST = 3  # puzzles of one match
RIVALS, GLANCE = 3, 6  # at the first look: answers beside the one that was given, and worlds for each
DOUBTFUL = 4.0  # of 100: what a decision must be off at that look
LOOKED_AT = 9  # decisions at most at the second
ANSWERS, WORLDS = 10, 48  # and in that look
CLEAR, SURE = 8.0, 3.0  # of 100: what the best answer is better by, and by how many standard errors
CLOSE = 3  # of 100: as good as the best


class Worth(NamedTuple):
    """An answer and what its futures came to on average, of 100: 0 is lost, 100 is won."""

    answer: object
    worth: int


class OwnPuzzle(NamedTuple):
    """A decision of a match, after how many others, and what the answers to it were worth."""

    taken: int
    seat: Seat
    given: Worth
    worths: tuple[Worth, ...]  # the best first

    @property
    def best(self) -> Worth:
        return self.worths[0]

    def is_solved_by(self, worth: int) -> bool:
        """True if an answer of this worth is as good as the best."""
        return worth >= self.best.worth - CLOSE


class Judge:
    """Says what answers to one seat's open question are worth, each in the same imagined worlds."""

    def __init__(self, match: Match[Any], seat: Seat, number: int, *, worlds: int = WORLDS) -> None:
        """``number``: of the decision in its match, from which the worlds follow."""
        prompt, mind = match.asked_of(seat), mind_of(match.game.name)
        assert prompt is not None
        assert mind is not None
        self.prompt: Prompt[Any] = prompt
        self.captain, self.chair = Captain(mind, number), Chair(match, seat)
        numbers = Random(number * WORLDS + worlds)
        self.worlds = [numbers.getrandbits(64) for _ in range(worlds)]

    def likely(self, most: int, given: object) -> list[Any]:
        """The answers that appeal most, and the one that was given."""
        appealing = self.captain.candidates(self.chair.view(), self.prompt)[:most]
        answers = [candidate.answer for candidate in appealing]
        return answers if given in answers else [*answers, given]

    def futures(self, answer: object) -> Iterator[float]:
        """What becomes of an answer in each of the worlds, of 100."""
        for world in self.worlds:
            yield 100 * self.captain.future(self.chair, self.prompt, answer, world)

    def worth(self, answer: object) -> Iterator[Worth | None]:
        """What an answer is worth; None after each piece of thought."""
        values: list[float] = []
        for value in self.futures(answer):
            values.append(value)
            yield None
        yield Worth(answer, round(fmean(values)))


def weighed(judge: Judge, answers: Sequence[object]) -> Iterator[Sequence[Worth] | None]:
    """What each of these answers is worth, the best first; None after each piece of thought."""
    found: list[Worth] = []
    for answer in answers:
        for worth in judge.worth(answer):
            if worth is None:
                yield None
            else:
                found.append(worth)
    yield sorted(found, key=lambda each: -each.worth)


class FirstLook(NamedTuple):
    """How far a decision was ahead of its best rival at the first look; below 0 it was off."""

    taken: int
    seat: Seat
    lead: float

    @property
    def off(self) -> float:
        return max(0.0, -self.lead)


def seek(
    match: Match[Any], seats: Collection[Seat], silent: Collection[int] = ()
) -> Iterator[Sequence[OwnPuzzle] | None]:
    """The decisions of these seats with the clearest better answer; None after each piece of thought.

    ``silent`` are decisions that nobody was asked.
    """
    looks: list[FirstLook] = []
    for look in first_looks(match, seats, silent):
        if look is None:
            yield None
        elif look.off >= DOUBTFUL:
            looks.append(look)
    found: list[OwnPuzzle] = []
    for look in sorted(looks, key=lambda each: -each.off)[:LOOKED_AT]:
        for puzzle in weigh(match.at(look.taken), match.decisions[look.taken].answer, look.seat):
            yield None
            found += [puzzle] if puzzle else []
    found.sort(key=lambda puzzle: puzzle.given.worth - puzzle.best.worth)
    yield sorted(found[:MOST], key=lambda puzzle: puzzle.taken)


def first_looks(
    match: Match[Any], seats: Collection[Seat], silent: Collection[int]
) -> Iterator[FirstLook | None]:
    """The whole match once more, with a short look at every decision that was a real one."""
    try:
        twin = Match.resumed(match.game, match.beginning, match.keyframes[:1], [])
        for taken, decision in enumerate(match.decisions):
            if decision.seat in seats and taken not in silent:
                yield from _first_look(twin, taken, decision.seat, decision.answer)
            twin.replay(decision)
            yield None
    except Diverged:  # an old match, which today's rules would play differently
        return


def _first_look(twin: Match[Any], taken: int, seat: Seat, given: object) -> Iterator[FirstLook | None]:
    judge = Judge(twin, seat, taken, worlds=GLANCE)
    answers = judge.likely(RIVALS, given)
    if len(answers) == 1:
        return
    means: list[float] = []
    for answer in answers:
        values: list[float] = []
        for value in judge.futures(answer):
            values.append(value)
            yield None
        means.append(fmean(values))
    own = means.pop(answers.index(given))
    yield FirstLook(taken, seat, own - max(means))


def weigh(match: Match[Any], given: object, seat: Seat) -> Iterator[OwnPuzzle | None]:
    """A puzzle of a seat's open question, if the given answer was clearly not the best; None meanwhile."""
    taken = len(match.decisions)
    judge = Judge(match, seat, taken)
    answers = judge.likely(ANSWERS, given)
    values: list[list[float]] = []
    for answer in answers:
        values.append([])
        for value in judge.futures(answer):
            values[-1].append(value)
            yield None
    own, best = values[answers.index(given)], max(values, key=fmean)
    if not _clearly_better(best, own):
        return
    pairs = [Worth(answer, round(fmean(each))) for answer, each in zip(answers, values, strict=True)]
    worths = tuple(sorted(pairs, key=lambda pair: -pair.worth))
    yield OwnPuzzle(taken, seat, Worth(given, round(fmean(own))), worths)


def _clearly_better(best: Sequence[float], own: Sequence[float]) -> bool:
    """World by world, so that what differs between worlds does not count."""
    gains = [one - other for one, other in zip(best, own, strict=True)]
    return fmean(gains) >= CLEAR and fmean(gains) >= SURE * stdev(gains) / sqrt(len(gains))
