"""Cudgel: ships of the beaten do not get home."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CleanupDue, duel_of
from game.duel.powers import power
from game.duel.totals import ships_there
from game.duel.verbs import DuelPlay, destroy

cudgel = power("cudgel")


@cudgel.when(CleanupDue)
async def smash(play: DuelPlay, owner: Seat, due: CleanupDue) -> None:
    """The loser's ships are destroyed, at most as many as the winner has there; the rest withdraw."""
    table = play.table
    duel = duel_of(table)
    if duel.contest or duel.winner != owner:
        return
    leaving = max(0, ships_there(table, duel.loser) - duel.kept[duel.loser])
    await destroy(play, duel.loser, min(leaving, ships_there(table, owner)), duel.planet, by=owner)
