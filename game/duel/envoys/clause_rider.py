"""Clause Rider: no reinforcements from the other side."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import may_be_reinforced_by_opponent

clause_rider = power("clause_rider")


@may_be_reinforced_by_opponent.changed_by(clause_rider)
def objection(table: DuelTable, owner: Seat, seat: Seat, allowed: int) -> int:
    """The opponent cannot play reinforcements on its ally; those that lie there stay."""
    return 0 if seat == owner else allowed
