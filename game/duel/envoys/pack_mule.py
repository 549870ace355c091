"""Pack Mule: room for two more cards."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import hand_limit

pack_mule = power("pack_mule")


@hand_limit.changed_by(pack_mule)
def saddlebags(table: DuelTable, owner: Seat, seat: Seat, limit: int) -> int:
    """The hand limit of its ally is 2 higher."""
    return limit + 2 if seat == owner else limit
