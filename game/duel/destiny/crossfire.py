"""Crossfire: the larger garrisons lose a ship before the duel begins."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import PlanetDetermined
from game.duel.powers import power
from game.duel.verbs import DuelPlay, destroy

crossfire = power("crossfire")


@crossfire.when(PlanetDetermined)
async def stray_shots(play: DuelPlay, owner: Seat, determined: PlanetDetermined) -> None:
    """Each player with 2 or more ships on the planet destroys 1 of them."""
    table = play.table
    for seat in table.order:
        if table.planet(determined.tile).ships[seat] >= 2:
            await destroy(play, seat, 1, determined.tile)
