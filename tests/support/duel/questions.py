"""Positions in which each question of Duel is asked, found once by playing at random and kept as seeds.

`python -m tests.support.duel.questions` looks for them anew after the rules have changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import msgspec

import game
from game.core.match import Match
from game.core.prompts import Handle, Prompt
from game.duel.table import DuelTable
from scenes.games.duel.picture import picture
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.shell.units import screen
from scenes.table.game_table import Watching
from scenes.table.regions import frame

FILE = Path(__file__).with_name("questions.txt")
SEEDS = 1500
MOST = 260  # decisions of a match that are looked at
MANY = 12  # things to choose from that need a list


class Question(NamedTuple):
    """A question, who asks it, in which ways it can be answered, and how to get there."""

    kind: str
    because: str
    shape: str  # of its handles: "piece", "place", "number", "button", "hidden" beside the table, "many"
    aliens: str
    seed: int
    decisions: int
    seat: int

    @property
    def name(self) -> str:
        return "-".join((self.kind, self.because, self.shape))

    def match(self) -> Match[DuelTable]:
        """The match at the moment of the question."""
        for number, match in enumerate(played(self.seed, self.aliens)):
            if number == self.decisions:
                assert self.kind in [type(prompt).__name__ for prompt in match.waiting()], STALE
                return match
        raise AssertionError(STALE)

    def session(self) -> Session:
        """Somebody with a long name is asked."""
        return Session(self.match(), self.players("Maximiliane"))

    def players(self, name: str = "Mia") -> list[Participant]:
        """A person against a bot; who can only pass is asked in person only among people."""
        match = self.match()
        prompt = match.asked_of(self.seat)
        assert prompt is not None
        passes = len(prompt.handles(match.view(self.seat))) == 1
        rival = Participant("Jonas", "blue") if passes else Participant("", "blue", "random")
        seats = [Participant(name, "orange"), rival]
        return (
            seats
            if self.seat == 0
            else [msgspec.structs.replace(rival, colour="orange"), Participant(name, "blue")]
        )


STALE = "the rules have changed: run `python -m tests.support.duel.questions`"


def played(seed: int, aliens: str) -> Iterator[Match[DuelTable]]:
    """The same match again and again, one random decision further each time."""
    match: Match[Any] = game.new_match("duel", seed, options={"aliens": aliens})
    rng = Random(seed)
    while match.waiting():
        yield match
        prompt = rng.choice(match.waiting())
        match.answer(prompt.seat, rng.choice(prompt.options(match.view(prompt.seat))))


@cache
def questions() -> list[Question]:
    """All that are kept."""
    found = []
    for line in FILE.read_text("utf-8").splitlines():
        kind, because, shape, aliens, *numbers = line.split()
        found.append(Question(kind, because, shape, aliens, *map(int, numbers)))
    return found


@cache
def one_of_each() -> list[Question]:
    """One for each kind of question, the earliest, and all that offer pieces beside the table."""
    first: dict[str, Question] = {}
    for question in sorted(questions(), key=lambda question: question.decisions):
        first.setdefault(question.kind if "hidden" not in question.shape else question.name, question)
    return list(first.values())


def shape_of(prompt: Prompt[Any], view: DuelTable) -> str:
    """The ways in which a question can be answered."""
    words = {_way(handle) for handle in prompt.handles(view)}
    words |= {"many"} if len(prompt.handles(view)) > MANY else set()
    spots = frame(screen(1920, 1080), log=True)
    watching = Watching(prompt.seat, ("orange", "blue"), "en", spots.table, spots.hand)
    there = {placed.id for placed in picture(view, watching)}
    pieces = {handle.piece for handle in prompt.handles(view) if handle.piece and not handle.button}
    return "+".join(sorted(words | ({"hidden"} if pieces - there else set())))


def _way(handle: Handle) -> str:
    if handle.button:
        return "number" if handle.piece else "button"
    return "place" if handle.place else "piece"


def find() -> list[Question]:
    """Play at random, and keep the earliest position of each question."""
    best: dict[tuple[str, str, str], Question] = {}
    for seed in range(SEEDS):
        aliens = "random" if seed % 50 else ("dealt", "free")[seed // 50 % 2]
        for number, match in enumerate(played(seed, aliens)):
            if number > MOST:
                break
            for prompt in match.waiting():
                shape = shape_of(prompt, match.view(prompt.seat))
                kind, because = type(prompt).__name__, prompt.because or "rules"
                key = (kind, because, shape)
                if key not in best or number < best[key].decisions:
                    best[key] = Question(kind, because, shape, aliens, seed, number, prompt.seat)
    return sorted(best.values())


if __name__ == "__main__":
    FILE.write_text("".join(" ".join(map(str, question)) + "\n" for question in find()), "utf-8")
    print(f"{len(FILE.read_text('utf-8').splitlines())} questions")
