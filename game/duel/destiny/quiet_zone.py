"""Quiet Zone: a duel without tactics."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import tactics_allowed

quiet_zone = power("quiet_zone")


@tactics_allowed.changed_by(quiet_zone)
def no_tactics(table: DuelTable, owner: Seat, subject: None, allowed: int) -> int:
    """Only plans are chosen, and step 5 is left out."""
    return 0
