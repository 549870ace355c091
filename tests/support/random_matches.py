"""Random matches of every registered game, for the laws that all games obey."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

import game
from game.core.match import Match
from game.core.table import Table

T = TypeVar("T", bound=Table)


class Case(NamedTuple):
    """One game with a number of seats, an option and a seed."""

    name: str
    seats: int
    options: dict[str, Any]
    seed: int

    def __str__(self) -> str:
        chosen = "-".join(str(value) for value in self.options.values()) or "plain"
        return f"{self.name}-{self.seats}-{chosen}-{self.seed}"

    def match(self) -> Match[Any]:
        return game.new_match(self.name, self.seed, self.seats, self.options)


def cases(seeds: int, first: int = 0) -> list[Case]:
    """Every game and variant, each with another number of seats and so many seeds.

    A game for many seats is long: it gets a third of them.
    """
    return [
        Case(name, found.seats[number % len(found.seats)], dict(options), seed)
        for name in game.GAMES
        for found in [game.find(name)]
        for number, options in enumerate(found.variants)
        for seed in range(first, first + (seeds if len(found.seats) == 1 else max(1, seeds // 3)))
    ]


def played(case: Case, stride: int = 1) -> Iterator[tuple[Match[Any], random.Random]]:
    """The match before each decision (or each so manyth), answered at random; the finished match last."""
    match, dice = case.match(), random.Random(f"{case}")
    while waiting := match.waiting():
        if len(match.decisions) % stride == 0:
            yield match, dice
        prompt = dice.choice(waiting)
        match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
    yield match, dice


def step_by_step(match: Match[T], seed: int, most: int) -> Iterator[Match[T]]:
    """The same match again and again, one random decision further each time."""
    dice = random.Random(seed)
    for _ in range(most):
        yield match
        waiting = match.waiting()
        if not waiting:
            return
        prompt = dice.choice(waiting)
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))


def positions(match: Match[Any], every: int) -> Iterator[Match[Any]]:
    """The match, played by random players and looked at from time to time."""
    rng, number = random.Random(match.beginning.seed), 0
    while waiting := match.waiting():
        prompt = rng.choice(waiting)
        number += 1
        if number % every == 0:
            yield match
        match.answer(prompt.seat, rng.choice(prompt.likely(match.table)))


def lookalike(match: Match[Any], seat: int, rng: int) -> Match[Any] | None:
    """Another true match that looks the same to this seat, if one can be made here.

    At the start of a phase everything the seat cannot know is dealt anew, and the phase is played again. It
    may show the seat something else then, or ask something else: in that case there is none.
    """
    keyframe = match.keyframes[-1]
    if keyframe.taken != len(match.decisions):
        return None
    table = keyframe.table(match.game)
    table.imagine_for(seat, rng)
    other = Match(match.game, table, match.beginning)
    alike = other.view(seat) == match.view(seat) and other.waiting() == match.waiting()
    return other if alike else None
