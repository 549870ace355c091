"""Open Skies: the leader sends first, in plain sight."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import dials_in_turn

open_skies = power("open_skies")


@dials_in_turn.changed_by(open_skies)
def one_after_the_other(table: DuelTable, owner: Seat, subject: None, in_turn: int) -> int:
    """The straggler sets the dial when the leader's ships have landed."""
    return 1
