"""Reaction windows as a game describes them: what may be answered, by whom, and who is hit by it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.core.prompts import Handle
    from game.core.table import Seat


class Unanswered(NamedTuple):
    """Something that waits to be answered."""

    what: Hashable
    quiet: bool = False  # when nobody answers it, nothing happens


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

    def goes_on(self, before: ReactionWindow | None) -> bool:
        """True if nothing new is to be answered since an earlier window, when all have passed in between."""
        if before is None or self.chain is None or before.chain is None:
            return False
        mine, theirs = ([each.what for each in chain] for chain in (self.chain, before.chain))
        gone = before.chain[len(mine) :]
        return theirs[: len(mine)] == mine and all(each.quiet for each in gone)


class Marks(NamedTuple):
    """How far a match is: a standing answer ends when its mark changes."""

    phase: Any = None
    encounter: Any = None
