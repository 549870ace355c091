"""Numbers that powers may change: pure functions folded over the powers in play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.powers import Held, Power
from game.core.table import Seat, Table

T = TypeVar("T", bound=Table)
S = TypeVar("S")


class Quantity(Generic[T, S]):
    """A number about a subject (a seat, a card): what the rules say, then what each power makes of it."""

    __slots__ = ("base", "changes", "held")

    def __init__(self, base: Callable[[T, S], int], held: Callable[[T], Held]) -> None:
        self.base = base
        self.held = held
        self.changes: dict[str, Callable[[T, Seat, S, int], int]] = {}

    def __call__(self, table: T, subject: S) -> int:
        amount = self.base(table, subject)
        if not self.changes:
            return amount
        for owner, power in self.held(table):
            if change := self.changes.get(power.name):
                amount = change(table, owner, subject, amount)
        return amount

    def changed_by(
        self, power: Power
    ) -> Callable[[Callable[[T, Seat, S, int], int]], Callable[[T, Seat, S, int], int]]:
        """Attach what a power makes of this number. Pure: asks nothing, does nothing."""

        def attach(change: Callable[[T, Seat, S, int], int]) -> Callable[[T, Seat, S, int], int]:
            self.changes[power.name] = change
            return change

        return attach
