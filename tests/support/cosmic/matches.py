"""Matches of Cosmic Encounter for tests of scenes: played at random, the same every time."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from random import Random
from typing import Any, NamedTuple

from pygame import Rect

from game.core.history import Beginning
from game.core.match import Match
from game.cosmic import GAME
from game.cosmic.table import CosmicTable
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.game_table import Watching

COLOURS = ("red", "yellow", "green", "blue", "purple")
NAMES = ("Maximiliane", "Jonas", "Ilse", "Ben", "Theodora")
AREA, HAND = Rect(110, 33, 934, 477), Rect(355, 576, 689, 144)


def new_match(seed: int, seats: int = 5, options: Mapping[str, Any] | None = None) -> Match[CosmicTable]:
    """A match with aliens drawn by the seed."""
    chosen = {"aliens": "random", **(options or {})}
    return Match(GAME, GAME.set_up(seed, seats, chosen), Beginning(seed, chosen))


def played(
    seed: int, seats: int = 5, options: Mapping[str, Any] | None = None, most: int = 400
) -> Iterator[Match[CosmicTable]]:
    """The same match again and again, one random decision further each time."""
    match, dice = new_match(seed, seats, options), Random(seed)
    for _ in range(most):
        if not match.waiting():
            return
        yield match
        prompt = dice.choice(match.waiting())
        match.answer(prompt.seat, dice.choice(prompt.likely(match.view(prompt.seat))))


def watching(seat: int = 0, seats: int = 5, language: str = "en", **more: Any) -> Watching:
    return Watching(seat, COLOURS[:seats], language, AREA, HAND, names=NAMES[:seats], **more)


def session_of(match: Match[CosmicTable], person: int = 0) -> Session:
    """A person at one seat, bots at the others."""
    seats = range(match.table.seats)
    return Session(
        match,
        [Participant(NAMES[seat], COLOURS[seat], "human" if seat == person else "random") for seat in seats],
    )


class Position(NamedTuple):
    """A question, and how to get to it: the match, how many decisions, who is asked."""

    kind: str
    seed: int
    seats: int
    options: tuple[tuple[str, Any], ...]
    decisions: int
    seat: int

    @property
    def name(self) -> str:
        return f"{self.kind}-{self.seats}"

    def match(self) -> Match[CosmicTable]:
        """The match at the moment of the question."""
        for number, match in enumerate(played(self.seed, self.seats, dict(self.options))):
            if number == self.decisions:
                return match
        raise AssertionError("the match is shorter than it was")


VARIANTS: tuple[dict[str, Any], ...] = ({}, {"technology": True, "aliens": "dealt"}, {"four_planets": True})


@cache
def positions(seeds: int = 9) -> tuple[Position, ...]:
    """One for each kind of question that some matches ask, the one with the most pieces to choose from."""
    found: dict[str, tuple[int, Position]] = {}
    for seed in range(seeds):
        seats, options = 5 - seed % 3, VARIANTS[seed // 3 % 3]
        for number, match in enumerate(played(seed, seats, options)):
            for prompt in match.waiting():
                kind, many = type(prompt).__name__, len(prompt.handles(match.view(prompt.seat)))
                if many > 1 and many > found.get(kind, (0, None))[0]:
                    position = Position(kind, seed, seats, tuple(options.items()), number, prompt.seat)
                    found[kind] = (many, position)
    return tuple(position for _, (_, position) in sorted(found.items()))
