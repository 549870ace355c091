"""Matches of Firestorm for tests of what is told: played at random, the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from pygame import Rect

from game.core.history import Beginning
from game.core.match import Match
from game.firestorm import GAME
from game.firestorm.table import FirestormTable
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.game_table import Watching
from tests.support.random_matches import step_by_step

COLOURS = ("blue", "red", "yellow", "purple")
NAMES = ("Mia", "Jonas", "Ilse", "Ben")
AREA, HAND = Rect(110, 33, 934, 477), Rect(355, 576, 689, 144)
MODES = (("duel", 2), ("triangle", 3), ("cross", 4), ("pairs", 4))


def new_match(seed: int, seats: int = 2, mode: str = "") -> Match[FirestormTable]:
    options = {"mode": mode} if mode else {}
    return Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))


def played(seed: int, seats: int = 2, mode: str = "", most: int = 100_000) -> Iterator[Match[FirestormTable]]:
    """The same match again and again, one random decision further each time."""
    return step_by_step(new_match(seed, seats, mode), seed, most)


def session_of(match: Match[FirestormTable]) -> Session:
    """A person at the first seat, bots at the others."""
    seats = range(match.table.seats)
    return Session(
        match, [Participant(NAMES[seat], COLOURS[seat], "random" if seat else PERSON) for seat in seats]
    )


@cache
def over(seed: int) -> Session:
    """A whole match, in one of the ways to play."""
    mode, seats = MODES[seed % len(MODES)]
    *_, last = played(seed, seats, mode)
    return session_of(last)


def watching(seat: int = 0, seats: int = 2, language: str = "en", **more: Any) -> Watching:
    return Watching(seat, COLOURS[:seats], language, AREA, HAND, names=NAMES[:seats], **more)
