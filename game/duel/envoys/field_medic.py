"""Field Medic: ships come back after a lost duel."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CleanedUp
from game.duel.powers import power
from game.duel.verbs import DuelPlay, recover

field_medic = power("field_medic")


@field_medic.after(CleanedUp)
async def stretchers(play: DuelPlay, owner: Seat, cleaned: CleanedUp) -> None:
    """After the cleanup of a duel that its ally lost, that player recovers 2 ships."""
    if not cleaned.contest and cleaned.loser == owner:
        await recover(play, owner, 2)
