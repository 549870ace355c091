"""Salvage Rights: the opponent's planets bring ships back."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.totals import controlled
from game.duel.verbs import DuelPlay, recover

salvage_rights = power("salvage_rights")
AT_LEAST = 2


@salvage_rights.when(CardDue)
async def salvage(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player recovers 1 ship for each planet of the opponent, at least 2."""
    table = play.table
    for seat in table.order:
        await recover(play, seat, max(AT_LEAST, len(controlled(table, 1 - seat))))
