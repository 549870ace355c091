"""Matches of Cosmic Encounter that are told, and what a reader of the log hears of them."""

from __future__ import annotations

from functools import cache

from game.core.events import Event
from game.core.table import NOBODY
from game.cosmic import GAME, pieces
from game.cosmic.events.common import EncounterBegan
from game.cosmic.events.encounter import DefenseNamed, GateAimed
from scenes.drawing.rich_text import plain
from scenes.games.cosmic.log.story import CosmicTeller
from scenes.session.participants import Participant
from scenes.session.session import Session
from scenes.session.story import StoryEvent
from tests.support.cosmic.encounters import cosmic, home
from tests.support.cosmic.matches import played, session_of
from tests.support.screen.told_events import lines_of

READERS = (0, 1, NOBODY)
MATCHES = range(5)  # one with the options of each variant


@cache
def session(number: int) -> Session:
    """A match at random, with the options of a variant."""
    *_, last = played(number, 3 + number % 3, GAME.variants[number], 500)
    return session_of(last)


def sat_down(*aliens: str) -> Session:
    """The start of an encounter of Mia, Jonas and Green, who has no name."""
    match = cosmic(*(aliens or ("zombie", "macron", "trader"))).match
    return Session(
        match, [Participant("Mia", "red"), Participant("Jonas", "blue"), Participant("", "green", "random")]
    )


def heard(session_: Session, *events: Event, reader: int = 0, language: str = "en") -> list[str]:
    return [plain(line_.text) for line_ in lines_of(CosmicTeller(session_, reader, language), *events)]


def known(told: StoryEvent, reader: int, seats: int) -> set[str]:
    """The cards that a reader knew right after an event."""
    everyone = (1 << seats) - 1
    return {
        pieces.KEYS[told.faces[card]] for card in range(len(told.faces)) if told.knows(reader, card, everyone)
    }


OPENING = (EncounterBegan(0, 1), DefenseNamed(1), GateAimed(home(1)))
