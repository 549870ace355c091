"""The past of a match: where it came from, what was decided, and tables along the way."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec

from game.core.events import Event
from game.core.games import Game, Snapshot
from game.core.table import Errand, Seat, Table

T = TypeVar("T", bound=Table)


class Decision(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What one seat answered to one kind of question."""

    seat: Seat
    asked: str  # the prompt's class name, checked when the decision is replayed
    answer: Any


class Keyframe(msgspec.Struct, frozen=True, gc=False):
    """The table at the start of a phase: a snapshot and the events since, and the decisions taken by then.

    Encoding a table at every phase was a third of the time of random play; most phases ask nothing.
    """

    snapshot: Snapshot
    taken: int
    events: list[Event] = []
    first: int = 0
    last: int = 0
    named: Errand | None = None  # the phase itself, if the one before had named it and no agenda did

    def table(self, game: Game[T]) -> T:
        table = game.restored(self.snapshot)
        if self.first != self.last:
            for event in self.events[self.first : self.last]:
                event.apply(table)
        if self.named is not None:
            table.agenda.append(self.named)
        return table

    def settled(self, game: Game[T]) -> Keyframe:
        """The same keyframe as a snapshot without events."""
        return Keyframe(game.snapshot(self.table(game)), self.taken)


class Beginning(msgspec.Struct, frozen=True):
    """Where a match came from: a seed and options, or a scenario's words."""

    seed: int
    options: dict[str, Any]


NO_BEGINNING = Beginning(0, {})
