"""Swarm: another wave of ships follows after tactics."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.events import ShipsSent
from game.duel.moments import TacticsResolved, duel_of
from game.duel.powers import power
from game.duel.prompts import ChooseShips
from game.duel.verbs import DuelPlay

swarm = power("swarm")


@swarm.after(TacticsResolved, may=True)
async def relentless_waves(play: DuelPlay, owner: Seat, resolved: TacticsResolved) -> None:
    """May send 1 ship, or up to 2 as the straggler, before ships are checked."""
    table = play.table
    duel = duel_of(table)
    most = min(table.supply[owner], 2 if table.straggler == owner else 1)
    if duel.banned[owner] or not most:
        return
    ships = await ChooseShips(owner, swarm.name, what="ask.swarm", high=most)
    if ships:
        play.do(ShipsSent(owner, ships, duel.planet))
