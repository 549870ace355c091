"""Positions of Firestorm in which each kind of question is asked, found by playing at random."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

from game.core.match import Match
from game.core.prompts import Prompt
from game.firestorm import combat_prompts, prompts
from game.firestorm.asking import Said
from game.firestorm.words import verb_of
from scenes.session import PERSON, Player, Session
from tests.scenes.firestorm.matches import COLOURS, MODES, NAMES, played

SEEDS = range(1, 13)  # of matches in all ways to play, which ask nearly everything
MATCH = 900  # decisions of a match that are looked at


def kinds() -> list[str]:
    """The questions that a table can ask, by name."""
    found = [*vars(prompts).values(), *vars(combat_prompts).values()]
    named = {
        kind.__name__ for kind in found if isinstance(kind, type) and issubclass(kind, Said) and kind.section
    }
    return sorted(name for name in named if name not in ("Said", "Listed"))


class Asked(NamedTuple):
    """A question, how many ways there are to answer it, who is asked, and how to get there."""

    kind: str
    verb: str  # of one of its answers
    ways: int
    seat: int
    found: Callable[[], Match[Any]]

    def session(self, *people: int) -> Session:
        """The person who is asked, and perhaps others, against bots."""
        return self.session_of(self.found(), *people)

    def session_of(self, match: Match[Any], *people: int) -> Session:
        human = people or (self.seat,)
        players = [
            Player(NAMES[seat], COLOURS[seat], PERSON if seat in human else "random")
            for seat in range(match.table.seats)
        ]
        return Session(match, players)


def after(seed: int, decisions: int) -> Callable[[], Match[Any]]:
    """A random match after so many decisions."""
    mode, seats = MODES[seed % len(MODES)]
    return lambda: next(
        match for number, match in enumerate(played(seed, seats, mode)) if number == decisions
    )


@cache
def asked() -> dict[tuple[str, str], Asked]:
    """For each kind of question and each verb of its answers the position with the most ways to answer."""
    found: dict[tuple[str, str], Asked] = {}
    for seed in SEEDS:
        mode, seats = MODES[seed % len(MODES)]
        for number, match in enumerate(played(seed, seats, mode, MATCH)):
            for prompt in match.waiting():
                _note(found, match, prompt, after(seed, number))
    return found


def _note(
    found: dict[tuple[str, str], Asked],
    match: Match[Any],
    prompt: Prompt[Any],
    there: Callable[[], Match[Any]],
) -> None:
    handles = prompt.handles(match.view(prompt.seat))
    if len(handles) < 2:  # who can only pass is not asked alone
        return
    kind = type(prompt).__name__
    for verb in {verb_of(handle.answer) for handle in handles}:
        if (kind, verb) not in found or found[kind, verb].ways < len(handles):
            found[kind, verb] = Asked(kind, verb, len(handles), prompt.seat, there)


def of_kind(kind: str) -> Iterator[Asked]:
    """The positions of a kind of question, one for each verb."""
    return (one for (each, _), one in sorted(asked().items()) if each == kind)


def fullest(kind: str) -> Asked:
    """The question of a kind with the most ways to answer."""
    return max(of_kind(kind), key=lambda one: one.ways)


KINDS = sorted({kind for kind, _ in asked()})
