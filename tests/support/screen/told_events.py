"""Events as if they had just happened, and what a teller makes of them."""

from __future__ import annotations

from game.core.events import Event
from scenes.session.session import Session
from scenes.session.story import StoryEvent
from scenes.table.game_table import LogLine
from scenes.table.log.teller import Teller


def told_of(session: Session, *events: Event) -> list[StoryEvent]:
    table = session.match.table
    return [StoryEvent(event, 1, bytes(table.faces), bytes(table.seen)) for event in events]


def lines_of(teller: Teller, *events: Event) -> list[LogLine]:
    """The lines of the log after these events."""
    for number, told in enumerate(told_of(teller.session, *events), 1):
        teller.hear(told, number)
    return teller.lines
