"""Positions in which the questions of a game are asked; each game says where it looks for its own."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence
from random import Random
from typing import Any, NamedTuple

import pytest

from game.core.match import Match
from game.core.prompts import Handle, Prompt
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from tests.support.screen.hands import HANDS
from tests.support.screen.played_by_hand import give_by_hand


class Company(NamedTuple):
    """Who sits around the table in tests of a game, seat by seat."""

    names: tuple[str, ...]
    colours: tuple[str, ...]

    def players(self, seats: int, people: Container[int]) -> list[Participant]:
        """People at some of the seats, bots at the others."""
        return [
            Participant(self.names[seat], self.colours[seat], PERSON if seat in people else "random")
            for seat in range(seats)
        ]


class Asked(NamedTuple):
    """A question, how many ways there are to answer it, who is asked, and the match that has come to it."""

    kind: str
    verb: str  # of one of its answers
    ways: int
    seat: int
    match: Match[Any]
    company: Company

    def found(self) -> Match[Any]:
        """The match, to go on with."""
        return self.match.clone()

    def session(self, *people: int) -> Session:
        """The person who is asked, and perhaps others, against bots."""
        return self.session_of(self.found(), *people)

    def session_of(self, match: Match[Any], *people: int) -> Session:
        return Session(match, self.company.players(match.table.seats, people or (self.seat,)))


class Positions:
    """For each kind of question and each verb of its answers the position with the most ways to answer."""

    def __init__(self, company: Company, verb: Callable[[str, Any], str]) -> None:
        self.company, self.verb = company, verb  # the verb of an answer to a kind of question
        self.asked: dict[tuple[str, str], Asked] = {}

    @property
    def kinds(self) -> list[str]:
        return sorted({kind for kind, _ in self.asked})

    def note(self, match: Match[Any], prompt: Prompt[Any]) -> None:
        """Keep it unless one with more ways to answer is kept; who can only pass is not asked alone."""
        handles = prompt.handles(match.view(prompt.seat))
        if len(handles) < 2:
            return
        kind, ways = type(prompt).__name__, len(handles)
        verbs = sorted({self.verb(kind, handle.answer) for handle in handles})
        if fuller := [verb for verb in verbs if ways > self.ways_of(kind, verb)]:
            kept = match.clone()
            for verb in fuller:
                self.asked[kind, verb] = Asked(kind, verb, ways, prompt.seat, kept, self.company)

    def ways_of(self, kind: str, verb: str) -> int:
        """How many ways there are to answer the position that is kept, if one is."""
        return self.asked[kind, verb].ways if (kind, verb) in self.asked else 0

    def of_kind(self, kind: str) -> Iterator[Asked]:
        """One for each verb."""
        return (one for (each, _), one in sorted(self.asked.items()) if each == kind)

    def fullest(self, kind: str) -> Asked:
        """The one with the most ways to answer."""
        return max(self.of_kind(kind), key=lambda one: one.ways)

    # --- answering all of them by hand

    def answer_by_hand(self, kind: str, hands: str, most: int) -> None:
        """With each verb by which it can be answered so many answers, in English and in German."""
        tried = list(self.of_kind(kind))
        assert tried
        for number, asked in enumerate(tried):
            match = asked.found()
            prompt = match.asked_of(asked.seat)
            assert prompt is not None
            for handle in self._some_of(prompt.handles(match.view(asked.seat)), asked, most):
                session = asked.session_of(match.clone())
                give_by_hand(session, prompt, handle, hands, ("en", "de")[number % 2], asked.ways)

    def _some_of(self, handles: list[Handle], asked: Asked, most: int) -> list[Handle]:
        """A few of the ways to give an answer with this verb."""
        fitting = [each for each in handles if self.verb(asked.kind, each.answer) == asked.verb]
        return Random(asked.ways).sample(fitting, min(most, len(fitting)))


def by_hand(kinds: Sequence[object]) -> list[Any]:
    """Each kind of question by one kind of hands in the default run, by the others in the slow one."""
    return [
        pytest.param(
            kind,
            hands,
            marks=() if list(HANDS).index(hands) == place % len(HANDS) else pytest.mark.slow,
            id=f"{getattr(kind, 'name', kind)}-{hands}",
        )
        for place, kind in enumerate(kinds)
        for hands in HANDS
    ]
