"""Garrison Duty: the garrison gets no ships, but strength."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import ban_holders
from game.duel.moments import DuelBegan, duel_of
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import ability_strength
from game.duel.verbs import DuelPlay

garrison_duty = power("garrison_duty")
STRENGTH = 6


@garrison_duty.when(DuelBegan)
async def hold_out(play: DuelPlay, owner: Seat, began: DuelBegan) -> None:
    """Each player who controls the planet cannot send ships."""
    ban_holders(play)


@ability_strength.changed_by(garrison_duty)
def dug_in(table: DuelTable, owner: Seat, seat: Seat, strength: int) -> int:
    """The only player who controlled the planet has 6 more strength in this duel."""
    holders = duel_of(table).holders
    return strength + STRENGTH if holders[seat] and not holders[1 - seat] else strength
