"""Limbo Contest: the lower total wins."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import lower_wins

limbo = power("limbo")


@lower_wins.changed_by(limbo)
def how_low_can_you_go(table: DuelTable, owner: Seat, subject: None, lower: int) -> int:
    """The player with the lower total strength wins; a tie is decided as always."""
    return 1
