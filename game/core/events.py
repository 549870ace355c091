"""What happens: the only things that change a table, and the hand that does them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, Self, TypeVar

import msgspec

from game.core.table import Errand, Seat, Table, phase_of

T = TypeVar("T", bound=Table)


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Something that happened, completely and in ids. Only ``apply`` may touch a table."""

    def apply(self, table: Any) -> None:
        """Change the table; some things, such as passing, leave it as it is."""

    def seen_by(self, table: Any, seat: Seat) -> Self:
        """The event as this seat may see it; one with a secret or a generator blanks it."""
        return self


class Chanced(Event, frozen=True, gc=False, kw_only=True):
    """An event that luck decided: it moves the generator on, and nobody sees to where."""

    rng: int | None = None

    def move_generator(self, table: Table) -> None:
        if self.rng is not None:
            table.rng = self.rng

    def seen_by(self, table: Any, seat: Seat) -> Self:
        return msgspec.structs.replace(self, rng=None)


class Moment(Event, frozen=True, gc=False):
    """A time that powers wait for. Nothing changes and nothing is recorded."""


class PhaseBegan(Event, frozen=True, gc=False):
    """The next errand of the agenda is taken up."""

    phase: str

    def apply(self, table: Table) -> None:
        table.agenda.pop()


class Planned(Event, frozen=True, gc=False):
    """Phases are put on the agenda, to be played in the order given."""

    errands: tuple[Errand, ...]

    def apply(self, table: Table) -> None:
        table.agenda += self.errands[::-1]


class SkippedTo(Event, frozen=True, gc=False):
    """Everything before the named phase is left out."""

    phase: str

    def apply(self, table: Table) -> None:
        while phase_of(table.agenda[-1]) != self.phase:
            table.agenda.pop()


class Play(msgspec.Struct, Generic[T], gc=False):
    """What a phase is given: the table to read, and ``do`` to change it."""

    game: Any  # the Game; it is made of phases, which are made of this
    table: T
    events: list[Event]
    secret: bool = False  # while seats decide together, nothing may happen
    # For which powers it is known what they wait for, and what that is: looking through all of them at
    # every moment was a tenth of random play. Powers that come or go make another list in the table.
    ranked: Sequence[tuple[Seat, str]] | None = None
    heard: dict[type[Event], None] = {}
    memo: Any = None  # what a game has found out about a table like this, and can tell whether it still holds

    def do(self, event: Event) -> None:
        assert not self.secret, "nothing may happen while seats decide in secret"
        event.apply(self.table)
        self.events.append(event)


class PhaseCut(Exception):
    """A phase ends before its time, from within whatever it was doing."""

    def settle(self, play: Any) -> None:
        """Say on the agenda what comes next, if that is anything else."""
