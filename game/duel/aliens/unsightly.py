"""Unsightly: the dial stays behind a curtain until plans and tactics are chosen."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import reveals_dial_late

unsightly = power("unsightly")


@reveals_dial_late.changed_by(unsightly)
def behind_the_curtain(table: DuelTable, owner: Seat, seat: Seat, late: int) -> int:
    """The owner's dial is revealed, and its ships are sent, at the end of step 4."""
    return 1 if seat == owner else late
