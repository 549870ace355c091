"""Speed Chess: a contest without reinforcements."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import reinforcements_allowed

speed_chess = power("speed_chess")


@reinforcements_allowed.changed_by(speed_chess)
def no_reinforcements(table: DuelTable, owner: Seat, seat: Seat, allowed: int) -> int:
    """Nobody can play reinforcements."""
    return 0
