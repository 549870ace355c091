"""Border Dispute: whoever controls the planet sends a single ship."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import duel_of
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ships_to_send

border_dispute = power("border_dispute")


@ships_to_send.changed_by(border_dispute)
def one_border_guard(table: DuelTable, owner: Seat, seat: Seat, ships: int) -> int:
    """For a player who controlled the planet any dial counts as 1."""
    return 1 if duel_of(table).holders[seat] else ships
