"""Positions of Eclipse in which each kind of question is asked, found by playing at random or arranged."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import game
from game.core.match import Match
from game.eclipse.words import verb_of
from tests.support.eclipse.matches import COLOURS, NAMES, played
from tests.support.screen.positions import Company, Positions
from tests.support.text_keys import QUESTIONS

COMPANY = Company(NAMES, COLOURS)
KINDS = sorted(kind.__name__ for kind in QUESTIONS if kind.__module__.startswith("game.eclipse"))
SEEDS = (1, 2, 3, 4)  # of matches with three to six seats, which ask nearly everything
FLEETS = [[1, "starbase", "interceptor", "interceptor"], [0, "cruiser", "cruiser"]]
LEVEL = [[1, "cruiser"], [0, "interceptor", "cruiser"]]
FASTER = {"cruiser": ["", "nuclear_drive"]}  # with a second drive as fast as an interceptor


def verb(kind: str, answer: Any) -> str:
    """What an answer begins with; a species is only chosen."""
    return "choose" if kind == "ChooseSpecies" else verb_of(answer)


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
def asked() -> Positions:
    """Those that some matches meet, and what they hardly ever do, arranged."""
    positions = Positions(COMPANY, verb)
    for seed in SEEDS:
        for match in played(seed, 2 + seed % 5):
            for prompt in match.waiting():
                positions.note(match, prompt)
    for arranged in ARRANGED.values():
        match = arranged()
        positions.note(match, match.waiting()[0])
    return positions
