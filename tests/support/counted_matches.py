"""Matches played at random to their end, in which all pieces are counted again and again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import TypeVar

from game.core.match import Match
from game.core.table import Table

T = TypeVar("T", bound=Table)
LONGEST = 20_000  # decisions of one match


def counted(
    match: Match[T],
    dice: Random,
    *,
    each_event: Callable[[T], list[str]] | None = None,
    longest: int = LONGEST,
) -> Iterator[T]:
    """The table after every decision; ``each_event`` looks for faults after every single event as well."""
    while waiting := match.waiting():
        prompt = dice.choice(waiting)
        before = match.game.copy(match.table) if each_event else None
        events = match.answer(prompt.seat, dice.choice(prompt.likely(match.table)))
        if each_event and before is not None:
            for event in events:
                event.apply(before)
                assert each_event(before) == [], (match.beginning, event)
        assert match.game.faults(match.table) == [], match.beginning
        assert len(match.decisions) < longest, match.beginning
        yield match.table
