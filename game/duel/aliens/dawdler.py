"""Dawdler: wins every tie, and is stronger as the straggler."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ability_strength, tie_winner

dawdler = power("dawdler")
NO_HURRY = 4


@tie_winner.changed_by(dawdler)
def photo_finish(table: DuelTable, owner: Seat, _: None, winner: Seat) -> Seat:
    """Equal totals: the owner wins, even as the leader and where the lower total wins."""
    return owner


@ability_strength.changed_by(dawdler)
def no_hurry(table: DuelTable, owner: Seat, seat: Seat, strength: int) -> int:
    """While the owner is the straggler: +4 strength."""
    return strength + NO_HURRY if seat == owner == table.straggler else strength
