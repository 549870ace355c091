"""Positions of Eclipse in which each kind of question is asked, found by playing at random or arranged."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import game
from game.core.match import Match
from game.core.prompts import Prompt
from game.eclipse.words import verb_of
from scenes.session import PERSON, Player, Session
from tests.keys import QUESTIONS
from tests.scenes.eclipse.matches import COLOURS, NAMES, played

KINDS = sorted(kind.__name__ for kind in QUESTIONS if kind.__module__.startswith("game.eclipse"))
SEEDS = (1, 2, 3, 4)  # of matches with three to six seats, which ask nearly everything
FLEETS = [[1, "starbase", "interceptor", "interceptor"], [0, "cruiser", "cruiser"]]
LEVEL = [[1, "cruiser"], [0, "interceptor", "cruiser"]]
FASTER = {"cruiser": ["", "nuclear_drive"]}  # with a second drive as fast as an interceptor


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
    return lambda: next(
        match for number, match in enumerate(played(seed, 2 + seed % 5)) if number == decisions
    )


def fought(fleets: list[list[Any]], design: dict[str, list[str]] | None = None) -> Callable[[], Match[Any]]:
    """The first seat's fleet meets another one; nothing is hit before it is asked."""
    sector = {"id": "206", "at": [2, -1], "disc": 1, "ships": fleets, "discovery": False}
    spec = {
        "species": ["terran_federation", "terran_directorate"], "phase": "combat", "sectors": [sector],
        "dice": [1, 1, 1, 5, 5], "designs": [design, None],
    }  # fmt: skip
    return lambda: game.scenario("eclipse", spec)


def bombed() -> Match[Any]:
    """The first seat's ships fire at the population of a home sector on a wide map; one hits."""
    home = {"id": "223", "disc": 1, "cubes": [0, 1, 2], "ships": [[0, "cruiser", "cruiser"]]}
    far = [[4, -4], [4, 0], [0, 4], [-4, 4], [-4, 0], [0, -4]]
    around = [{"id": str(301 + number), "at": place} for number, place in enumerate(far)]
    spec = {
        "species": ["terran_federation", "terran_directorate"], "phase": "combat", "dice": [6, 1],
        "sectors": [home, *around],
    }  # fmt: skip
    match = game.scenario("eclipse", spec)
    match.answer(0, "attack")
    return match


ARRANGED: dict[str, Callable[[], Match[Any]]] = {
    "AssignDie": fought(FLEETS),
    "ActFirst": fought(LEVEL, FASTER),
    "KillCube": bombed,
}


@cache
def asked() -> dict[tuple[str, str], Asked]:
    """For each kind of question and each verb of its answers the position with the most ways to answer."""
    found: dict[tuple[str, str], Asked] = {}
    for seed in SEEDS:
        for number, match in enumerate(played(seed, 2 + seed % 5)):
            for prompt in match.waiting():
                _note(found, match, prompt, after(seed, number))
    for make in ARRANGED.values():
        match = make()
        _note(found, match, match.waiting()[0], make)
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
    for verb in {verb_of(handle.answer) for handle in handles} if kind != "ChooseSpecies" else {"choose"}:
        if (kind, verb) not in found or found[kind, verb].ways < len(handles):
            found[kind, verb] = Asked(kind, verb, len(handles), prompt.seat, there)


def of_kind(kind: str) -> Iterator[Asked]:
    """The positions of a kind of question, one for each verb."""
    return (one for (each, _), one in sorted(asked().items()) if each == kind)


def fullest(kind: str) -> Asked:
    """The question of a kind with the most ways to answer."""
    return max(of_kind(kind), key=lambda one: one.ways)
