"""Positions of Cosmic Encounter in which each kind of question is asked, found by playing at random."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from game.core.match import Match
from game.core.prompts import Handle, Prompt
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.table.answering.answer_builder import number_of
from tests.support.cosmic.matches import new_match
from tests.support.screen.positions import Company

COMPANY = Company(("Anna", "Mira", "Theo", "Ben", "Ilse"), ("yellow", "red", "purple", "blue", "green"))
OPTIONS: tuple[dict[str, Any], ...] = ({}, {"technology": True}, {"rotating": True, "technology": True})
SEEDS = 27
MOST = 220  # decisions of a match that are looked at


class Asked(NamedTuple):
    """A question of a kind, in which ways it is answered, and the match that has come to it."""

    kind: str
    shape: str
    seat: int
    found: Match[Any]

    def match(self) -> Match[Any]:
        """The match, to go on with."""
        return self.found.clone()

    def session(self, *people: int) -> Session:
        """The person who is asked, and perhaps others, against bots."""
        match = self.match()
        return Session(match, players(match.table.seats, *(people or (self.seat,))))


def players(seats: int, *people: int) -> list[Participant]:
    return COMPANY.players(seats, people)


def played(seed: int) -> Iterator[Match[Any]]:
    """The same match again and again, one random decision further each time."""
    match: Match[Any] = new_match(
        seed, 3 + seed % 3, {"aliens": "dealt", **OPTIONS[seed // 3 % len(OPTIONS)]}
    )
    rng = Random(seed)
    while match.waiting():
        yield match
        prompt = rng.choice(match.waiting())
        match.answer(prompt.seat, rng.choice(prompt.likely(match.view(prompt.seat))))


def shape_of(prompt: Prompt[Any], view: Any) -> str:
    """The ways in which a question can be answered: buttons, pieces, places, numbers of stacks."""
    handles = prompt.handles(view)
    stacks = {handle.piece for handle in handles if handle.piece and handle.button}
    words = {_way(handle) for handle in handles} | ({"stacks"} if len(stacks) > 1 else set())
    return "+".join(sorted(words))


def _way(handle: Handle) -> str:
    if handle.piece and handle.button:
        return "number" if number_of(handle) is not None else "way"
    return "button" if handle.button else "place" if handle.place else "piece"


@cache
def asked() -> list[Asked]:
    """One for each kind of question and each way to answer it; who can only pass is not asked alone."""
    found: dict[tuple[str, str], Asked] = {}
    for seed in range(SEEDS):
        for number, match in enumerate(played(seed)):
            if number > MOST:
                break
            for prompt in match.waiting():
                view = match.view(prompt.seat)
                key = (type(prompt).__name__, shape_of(prompt, view))
                if key not in found and len(prompt.handles(view)) > 1:
                    found[key] = Asked(*key, prompt.seat, match.clone())
    return list(found.values())


def first(kind: str, shape: str = "") -> Asked:
    """The first question of a kind, perhaps with a way to answer it."""
    return next(one for one in asked() if one.kind == kind and shape in one.shape)
