"""Battering Comet: a ship for a ship, after tactics."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import Seat
from game.duel.moments import TacticsResolved, duel_of
from game.duel.powers import power
from game.duel.totals import ships_there
from game.duel.verbs import DuelPlay, destroy

battering_comet = power("battering_comet")


@battering_comet.after(TacticsResolved, may=True)
async def ram(play: DuelPlay, owner: Seat, resolved: TacticsResolved) -> None:
    """May destroy 1 own ship on the planet, even the last; then the opponent destroys 1 there."""
    planet = duel_of(play.table).planet
    if not ships_there(play.table, owner):
        return
    if not await Yes(owner, battering_comet.name, question="ask.battering_comet"):
        return
    await destroy(play, owner, 1, planet, by=owner)
    await destroy(play, 1 - owner, 1, planet, by=owner)
