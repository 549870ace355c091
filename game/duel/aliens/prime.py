"""Prime: a plan with a prime number counts double."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import main_value, printed

prime = power("prime")
PRIMES = (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41)


@main_value.changed_by(prime)
def holy_numbers(table: DuelTable, owner: Seat, seat: Seat, value: int) -> int:
    """The printed value decides; whatever else adds to the plan is not doubled."""
    if seat != owner or printed(table, seat) not in PRIMES:
        return value
    return value + printed(table, seat)
