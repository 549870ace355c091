"""Evacuation Drill: ships may leave their planets, then ships come back from the warp."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.events import ShipsWithdrawn
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import ChooseShips, MayChoosePlanet
from game.duel.verbs import DuelPlay, recover, settle

evacuation_drill = power("evacuation_drill")


@evacuation_drill.when(CardDue)
async def drill(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Leader first, each may withdraw any number of ships from any planets; then each recovers 2 ships."""
    for seat in play.table.order:
        await evacuate(play, seat)
    for seat in play.table.order:
        await recover(play, seat, 2)


async def evacuate(play: DuelPlay, seat: Seat) -> None:
    """Planet by planet, until it is enough."""
    table = play.table
    because = evacuation_drill.name
    while tiles := tuple(planet.tile for planet in table.planets if planet.ships[seat]):
        tile = await MayChoosePlanet(seat, because, listed=tiles)
        if tile == NONE:
            return
        there = table.planet(tile).ships[seat]
        ships = await settle(play, ChooseShips(seat, because, what="ask.evacuation_drill", low=1, high=there))
        play.do(ShipsWithdrawn(seat, ships, tile))
