"""Reaction windows as a game describes them: what may be answered, by whom, and who is hit by it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from game.core.table import NOBODY

if TYPE_CHECKING:
    from game.core.history import Decision
    from game.core.prompts import Handle, Prompt
    from game.core.table import Seat


class Unanswered(NamedTuple):
    """Something that waits to be answered."""

    what: Hashable
    quiet: bool = False  # when nobody answers it, nothing happens
    once: bool = False  # goes around once: asked again, it is another one of the same name


class ReactionWindow(NamedTuple):
    """A question that goes around the table, as everybody may know it."""

    passing: Handle  # the answer that passes
    cause: str  # what may be answered, in words
    answers: bool = False  # somebody has just played or used something
    plain: bool = False  # the question itself says best what it is about
    targets: frozenset[Seat] = frozenset()  # whom it is about, or who loses something by passing
    possible: bool = True  # somebody could do something, as far as everybody knows
    alarms: Mapping[str, frozenset[Seat]] = {}  # whom it would wake, by what they wanted to be woken for
    chain: tuple[Unanswered, ...] | None = None  # what waits to be answered, the newest last; None: not told
    minor: frozenset[str] = frozenset()  # questions whose answers are no news: a call goes on over them
    declined: tuple[tuple[str, Any], ...] = ()  # questions, and the answers to them that are no news either
    able: frozenset[Seat] = frozenset()  # who could do something, as far as everybody knows
    held: tuple[frozenset[Hashable], ...] = ()  # by seat, what it could do something with
    until: str = ""  # how long a call that nobody answers goes on, in words

    @property
    def top(self) -> Unanswered | None:
        """What is to be answered first."""
        return self.chain[-1] if self.chain else None

    def goes_on(self, before: ReactionWindow | None) -> bool:
        """True if nothing new is to be answered since an earlier window, when all have passed in between."""
        if before is None or self.chain is None or before.chain is None:
            return False
        mine, theirs = ([each.what for each in chain] for chain in (self.chain, before.chain))
        gone = before.chain[len(mine) :]
        return theirs[: len(mine)] == mine and all(each.quiet for each in gone)


class LastCall:
    """The last call to everybody: what it was about, and the windows that it covers besides the first."""

    def __init__(self) -> None:
        self.about: Prompt[Any] | None = None  # its question, whoever is asked
        self.window: ReactionWindow | None = None  # the last one that it covers
        self.since = 0  # how many decisions there were when it began
        self.passes: list[Any] = []  # the answers that pass in its windows
        self.met: dict[Seat, int] = {}  # how many decisions there were when a seat was asked in its window
        self.held: tuple[frozenset[Hashable], ...] = ()  # by seat, when it began

    def begin(self, prompt: Prompt[Any], window: ReactionWindow, decisions: Sequence[Decision]) -> None:
        """Everybody is called for a window."""
        self.about, self.window, self.since = _unseated(prompt), window, len(decisions)
        self.passes, self.met = [window.passing.answer], {}
        self.held = window.held

    def go_on(self, seat: Seat, window: ReactionWindow, decisions: Sequence[Decision]) -> None:
        """A seat is asked in a window that the call covers."""
        if self.window is None or self.window.top != window.top:
            self.met = {}
        self.window = window
        self.met[seat] = len(decisions)
        self.leave_out(window)

    def leave_out(self, window: ReactionWindow) -> None:
        """A window in between goes by."""
        if window.passing.answer not in self.passes:
            self.passes.append(window.passing.answer)

    def covers(
        self, seat: Seat, prompt: Prompt[Any], window: ReactionWindow, decisions: Sequence[Decision]
    ) -> bool:
        """True if nothing has happened since the call, and nothing new is to be answered."""
        number = len(decisions)
        around = self.met.get(seat, number) != number
        if window.chain is None:
            return self.about == _unseated(prompt) and not around
        if number < self.since or not window.goes_on(self.window):
            return False
        if window.top is not None and window.top.once and window.top == self._top and around:
            return False
        if any(not window.held[able] <= self.held[able] for able in window.able if self.held):
            return False  # who has got something new has not been called with it
        passes = [*self.passes, window.passing.answer]
        return all(
            decision.answer in passes
            or decision.asked in window.minor
            or (decision.asked, decision.answer) in window.declined
            for decision in decisions[self.since :]
        )

    @property
    def _top(self) -> Unanswered | None:
        return self.window.top if self.window else None


def _unseated(prompt: Prompt[Any]) -> Prompt[Any]:
    """A question as it goes around, without whom it is put to."""
    return msgspec.structs.replace(prompt, seat=NOBODY)


class Marks(NamedTuple):
    """How far a match is: a standing answer ends when its mark changes."""

    phase: object = None
    encounter: object = None
