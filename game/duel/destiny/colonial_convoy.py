"""Colonial Convoy: a ship for every colony."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.events import ShipsSent
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import MayChoosePlanet
from game.duel.totals import controlled
from game.duel.verbs import DuelPlay, draw_to_limit

colonial_convoy = power("colonial_convoy")


@colonial_convoy.when(CardDue)
async def set_off(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player may send 1 ship to each planet of the own; then both draw up to the hand limit."""
    for seat in play.table.order:
        await escort(play, seat)
    for seat in play.table.order:
        draw_to_limit(play, seat)


async def escort(play: DuelPlay, seat: Seat) -> None:
    """Planet by planet, until it is enough; optional sending never loses the game (R11)."""
    tiles = controlled(play.table, seat)
    while tiles and play.table.supply[seat]:
        tile = await MayChoosePlanet(seat, colonial_convoy.name, listed=tuple(tiles))
        if tile == NONE:
            return
        tiles.remove(tile)
        play.do(ShipsSent(seat, 1, tile))
