"""A match told in lines: a game's teller hears its events, and what was told once is not told again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import TYPE_CHECKING, Protocol

from game.core.table import NOBODY, Seat
from scenes.session.session import EVERYTHING
from scenes.table.log.remarks import with_remarks

if TYPE_CHECKING:
    from game.core.events import Event
    from game.core.texts import Catalogue
    from scenes.session.session import Session, StoryEvent
    from scenes.table.game_table import LogLine


class Teller(Protocol):
    """Hears events one by one and makes lines of them; remembers what later lines need to know."""

    session: Session
    words: Catalogue
    lines: list[LogLine]
    heard: int  # how many events, and which one was the last
    last: StoryEvent | None

    def recall(self, told: StoryEvent) -> None:
        """Know of an event without telling it."""

    def hear(self, told: StoryEvent, moment: int) -> None:
        """One more event; ``moment`` is its number in the story."""


Makes = Callable[["Session", Seat, str], Teller]  # for a reader, in a language


def lines(makes: Makes, session: Session, reader: Seat, language: str) -> list[LogLine]:
    """The whole log for a reader; NOBODY reads what is public, EVERYTHING all of a match that is over."""
    if reader == EVERYTHING and not session.over:
        reader = NOBODY
    teller: Teller | None = session.tellers.get((reader, language))
    if teller is None or not knows(teller, session.story):
        teller = session.tellers[reader, language] = makes(session, reader, language)
    for number in range(teller.heard, len(session.story)):
        teller.hear(session.story[number], number + 1)
    return with_remarks(teller.lines, session, language)


def knows(teller: Teller, story: Sequence[StoryEvent]) -> bool:
    """True if a story goes on from what has been heard: nothing of it was taken back."""
    return teller.heard <= len(story) and (not teller.heard or story[teller.heard - 1] is teller.last)


def line(makes: Makes, told: StoryEvent, session: Session, reader: Seat, language: str) -> LogLine | None:
    """What one event says by itself, knowing what has happened before it; None if it says nothing."""
    knower = session.knowers.get((reader, language))
    if knower is None or not knower.leads_to(told.event, session.story):
        knower = session.knowers[reader, language] = Knower(makes(session, reader, language))
    knower.listen(session.story, until=told.event)
    teller = knower.by_itself()
    teller.hear(told, 1)
    return teller.lines[-1] if teller.lines else None


class Knower:
    """A teller that has told nothing and knows all events up to one; the next one is mostly close ahead."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.known = 0  # how many events, and which one was the last
        self.last: StoryEvent | None = None

    def leads_to(self, event: Event, story: Sequence[StoryEvent]) -> bool:
        """True if an event of a story comes after all that is known; some come again and again."""
        if self.known > len(story) or (self.known and story[self.known - 1] is not self.last):
            return False
        return any(told.event is event for told in story[self.known :])

    def listen(self, story: Sequence[StoryEvent], until: Event) -> None:
        for told in story[self.known :]:
            if told.event is until:
                return
            self.teller.recall(told)
            self.known, self.last = self.known + 1, told

    def by_itself(self) -> Teller:
        """A teller who knows the same; what it hears stays with it."""
        shared = (self.teller.session, self.teller.words)
        return deepcopy(self.teller, {id(each): each for each in shared})
