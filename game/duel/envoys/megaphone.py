"""Megaphone: louder in contests."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import duel_of
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ability_strength

megaphone = power("megaphone")


@ability_strength.changed_by(megaphone)
def louder(table: DuelTable, owner: Seat, seat: Seat, amount: int) -> int:
    """Its ally has +6 strength in contests."""
    return amount + 6 if seat == owner and duel_of(table).contest else amount
