"""Trade Fair: everybody collects from a planet, whoever controls it."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.destiny.follow import collect
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import CollectResource
from game.duel.totals import rules_over
from game.duel.verbs import DuelPlay, settle

trade_fair = power("trade_fair")


@trade_fair.when(CardDue)
async def trade(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player collects the resource of 1 planet that any player controls."""
    table = play.table
    for seat in table.order:
        tiles = tuple(p.tile for p in table.planets if rules_over(p, 0) or rules_over(p, 1))
        tile = await settle(play, CollectResource(seat, trade_fair.name, listed=tiles))
        if tile != NONE:
            await collect(play, seat, tile)
