"""Attic Dweller: a large hand (its data row has the limit), but never more than 3 ships for one dial."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ships_to_send

attic_dweller = power("attic_dweller")
CEILING = 3


@ships_to_send.changed_by(attic_dweller)
def low_ceiling(table: DuelTable, owner: Seat, seat: Seat, ships: int) -> int:
    """The owner's dial of 4 counts as 3."""
    return min(ships, CEILING) if seat == owner else ships
