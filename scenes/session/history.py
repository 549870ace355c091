"""The past of a session: its events again with a table that goes along, and any moment of it."""

from __future__ import annotations

from typing import Generic, TypeVar

from game.core.events import Event
from game.core.table import Seat, Table
from scenes.session.session import Session
from scenes.session.story import EVERYTHING

TableT = TypeVar("TableT", bound=Table)


class Recorder(Generic[TableT]):
    """Goes through the events of a session with the true table: hide what a reader may not see."""

    def __init__(self, session: Session) -> None:
        self.story = session.story
        self.table: TableT = session.match.keyframes[0].table(session.match.game)
        self.winners: tuple[Seat, ...] = ()
        self.why = ""  # as in the texts "won.colonies"; "" while the match is not over

    def go_through(self) -> None:
        for moment, told in enumerate(self.story, 1):
            self.before(told.event, moment)
            told.event.apply(self.table)
            self.after(told.event, moment)

    def before(self, event: Event, moment: int) -> None:
        """The table is as it was before this event, the ``moment``-th."""

    def after(self, event: Event, moment: int) -> None:
        """The table is as this event has left it."""


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

    def view(self, number: int, seat: Seat) -> Table:
        """The table after so many events as a seat saw it then; NOBODY sees what was public."""
        table: Table = self.game.decode(self.kept[number])
        table.hide_from(seat)
        return table

    def open_view(self, number: int) -> Table:
        """The table with all cards face up: only for a match that is over."""
        table: Table = self.game.decode(self.kept[number])
        return table

    def seen_by(self, number: int, viewer: Seat) -> Table:
        """The table after so many events for a seat, for NOBODY, or with everything open."""
        return self.open_view(number) if viewer == EVERYTHING else self.view(number, viewer)
