"""Counterweight: help for the lower plan."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import duel_of
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ability_strength, printed

counterweight = power("counterweight")


@ability_strength.changed_by(counterweight)
def lean_in(table: DuelTable, owner: Seat, seat: Seat, amount: int) -> int:
    """Its ally has +4 strength if the printed value of the own plan is the lower one."""
    duel = duel_of(table)
    if seat != owner or not duel.revealed or not all(duel.plans):
        return amount
    return amount + 4 if printed(table, owner) < printed(table, 1 - owner) else amount
