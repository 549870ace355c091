"""Matches of Eclipse for tests of what is told: played at random, the same every time."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from pygame import Rect

from game.core.history import Beginning
from game.core.match import Match
from game.eclipse import GAME
from game.eclipse.table import EclipseTable
from scenes.session.participants import PERSON, Participant
from scenes.session.session import Session
from scenes.table.game_table import Watching
from tests.support.random_matches import step_by_step

COLOURS = ("blue", "white", "red", "green", "yellow", "purple")
NAMES = ("Mia", "Jonas", "Ilse", "Ben", "Theodora", "Emil")
AREA, HAND = Rect(110, 33, 934, 477), Rect(355, 576, 689, 144)
WAYS = ("random", "all", "terran")


def new_match(seed: int, seats: int) -> Match[EclipseTable]:
    options = {"species": WAYS[seed % len(WAYS)]}
    return Match(GAME, GAME.set_up(seed, seats, options), Beginning(seed, options))


def played(seed: int, seats: int, most: int = 100_000) -> Iterator[Match[EclipseTable]]:
    """The same match again and again, one random decision further each time."""
    return step_by_step(new_match(seed, seats), seed, most)


def session_of(match: Match[EclipseTable]) -> Session:
    """A person at the first seat, bots at the others."""
    seats = range(match.table.seats)
    players = [Participant(NAMES[seat], COLOURS[seat], "random" if seat else PERSON) for seat in seats]
    return Session(match, players)


@cache
def over(seed: int) -> Session:
    """A whole match of two to six seats."""
    *_, last = played(seed, 2 + seed % 5)
    return session_of(last)


def watching(seat: int = 0, seats: int = 2, language: str = "en", **more: Any) -> Watching:
    return Watching(seat, COLOURS[:seats], language, AREA, HAND, names=NAMES[:seats], **more)
