"""Fog Bank: a high dial counts as 2."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ships_to_send

fog_bank = power("fog_bank")


@ships_to_send.changed_by(fog_bank)
def two_at_most(table: DuelTable, owner: Seat, seat: Seat, ships: int) -> int:
    """A dial of 3 or 4 counts as 2."""
    return min(ships, 2)
