"""The past of a session: every event with the table before and after it, and any moment of it again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from game.core.table import Seat
from scenes.session.session import Session, StoryEvent


class Happened(NamedTuple):
    """An event between two tables, which are the true ones: hide what a reader may not see."""

    told: StoryEvent
    before: Any
    after: Any


def happened(session: Session) -> Iterator[Happened]:
    """Everything that happened, in order. Each table is a copy of its own."""
    game = session.match.game
    before = session.match.keyframes[0].table(game)
    for told in session.story:
        after = game.copy(before)
        told.event.apply(after)
        yield Happened(told, before, after)
        before = after


class Past:
    """Tables by the number of events that had happened; encoded, so that a long match takes little room."""

    def __init__(self, session: Session) -> None:
        self.game = session.match.game
        self.story = list(session.story)
        table = session.match.keyframes[0].table(self.game)
        self.kept = [self.game.encode(table)]
        for told in self.story:
            told.event.apply(table)
            self.kept.append(self.game.encode(table))

    def __len__(self) -> int:
        """How many events there are."""
        return len(self.story)

    def view(self, number: int, seat: Seat) -> Any:
        """The table after so many events as a seat saw it then; NOBODY sees what was public."""
        table = self.game.decode(self.kept[number])
        table.hide_from(seat)
        return table

    def open_view(self, number: int) -> Any:
        """The table with all cards face up: only for a match that is over."""
        return self.game.decode(self.kept[number])
