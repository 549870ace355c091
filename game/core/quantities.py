"""Numbers that powers may change: pure functions folded over the powers in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.powers import Power
from game.core.table import Seat, Table

T = TypeVar("T", bound=Table)
S = TypeVar("S")


class Quantity(Generic[T, S]):
    """A number about a subject (a seat, a card): what the rules say, then what each power makes of it."""

    __slots__ = ("base", "changes")

    def __init__(self, base: Callable[[T, S], int]) -> None:
        self.base = base
        self.changes: dict[str, Callable[[T, Seat, S, int], int]] = {}

    def __call__(self, table: T, subject: S) -> int:
        amount = self.base(table, subject)
        changes = self.changes
        for owner, power in table.in_play:
            if power in changes:
                amount = changes[power](table, owner, subject, amount)
        return amount

    def untouched(self, table: T) -> bool:
        """True if no power in play changes this number."""
        return all(power not in self.changes for _, power in table.in_play)

    def changed_by(
        self, power: Power
    ) -> Callable[[Callable[[T, Seat, S, int], int]], Callable[[T, Seat, S, int], int]]:
        """Attach what a power makes of this number. Pure: asks nothing, does nothing."""

        def attach(change: Callable[[T, Seat, S, int], int]) -> Callable[[T, Seat, S, int], int]:
            self.changes[power.name] = change
            return change

        return attach
