"""Eviction Notice: all ships leave before the duel begins."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.events import ShipsWithdrawn
from game.duel.moments import PlanetDetermined
from game.duel.powers import power
from game.duel.verbs import DuelPlay

eviction_notice = power("eviction_notice")


@eviction_notice.when(PlanetDetermined)
async def move_out(play: DuelPlay, owner: Seat, determined: PlanetDetermined) -> None:
    """Each player withdraws all ships from the planet."""
    table = play.table
    for seat in table.order:
        if ships := table.planet(determined.tile).ships[seat]:
            play.do(ShipsWithdrawn(seat, ships, determined.tile))
