"""Tow Crew: fire that destroys enemy ships brings own ships back from the warp."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import TacticsResolved
from game.duel.powers import power
from game.duel.verbs import DuelPlay, recover

tow_crew = power("tow_crew")
MOST = 2  # ships recovered in one pass of a duel


@tow_crew.after(TacticsResolved)
async def hook_and_haul(play: DuelPlay, owner: Seat, resolved: TacticsResolved) -> None:
    """Recover 1 ship for each enemy ship that the own fire has just destroyed, at most 2."""
    if destroyed := resolved.destroyed[1 - owner]:
        await recover(play, owner, min(MOST, destroyed))
