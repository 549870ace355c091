"""Reaction windows as a game describes them: what may be answered, by whom, and who is hit by it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from game.core.prompts import Handle
    from game.core.table import Seat


class ReactionWindow(NamedTuple):
    """A question that goes around the table, as everybody may know it."""

    passing: Handle  # the answer that passes
    cause: str  # what may be answered, in words
    answers: bool = False  # somebody has just played or used something
    plain: bool = False  # the question itself says best what it is about
    targets: frozenset[Seat] = frozenset()  # whom it is about, or who loses something by passing
    possible: bool = True  # somebody could do something, as far as everybody knows
    alarms: Mapping[str, frozenset[Seat]] = {}  # whom it would wake, by what they wanted to be woken for


class Marks(NamedTuple):
    """How far a match is: a standing answer ends when its mark changes."""

    phase: Any = None
    encounter: Any = None
