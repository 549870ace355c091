"""A match told in lines: a game's teller hears its events, and what was told once is not told again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from game.core.table import NOBODY, Seat
from scenes.session import EVERYTHING

if TYPE_CHECKING:
    from scenes.games import Line
    from scenes.session import Session, Told


class Teller(Protocol):
    """Hears events one by one and makes lines of them; remembers what later lines need to know."""

    lines: list[Line]
    heard: int  # how many events, and which one was the last
    last: Told | None

    def recall(self, told: Told) -> None:
        """Know of an event without telling it."""

    def hear(self, told: Told, moment: int) -> None:
        """One more event; ``moment`` is its number in the story."""


Makes = Callable[["Session", Seat, str], Teller]  # for a reader, in a language


def lines(makes: Makes, session: Session, reader: Seat, language: str) -> list[Line]:
    """The whole log for a reader; NOBODY reads what is public, EVERYTHING all of a match that is over."""
    if reader == EVERYTHING and not session.over:
        reader = NOBODY
    teller: Teller | None = session.tellers.get((reader, language))
    if teller is None or not knows(teller, session.story):
        teller = session.tellers[reader, language] = makes(session, reader, language)
    for number in range(teller.heard, len(session.story)):
        teller.hear(session.story[number], number + 1)
    return list(teller.lines)


def knows(teller: Teller, story: Sequence[Told]) -> bool:
    """True if a story goes on from what has been heard: nothing of it was taken back."""
    return teller.heard <= len(story) and (not teller.heard or story[teller.heard - 1] is teller.last)


def line(makes: Makes, told: Told, session: Session, reader: Seat, language: str) -> Line | None:
    """What one event says by itself, knowing what has happened before it; None if it says nothing."""
    teller = makes(session, reader, language)
    for before in session.story:
        if before.event is told.event:
            break
        teller.recall(before)
    teller.hear(told, 1)
    return teller.lines[-1] if teller.lines else None
