"""Bumper Harvest: everybody collects the resources of up to two planets."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.duel.destiny.follow import collect, collect_own
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import MayCollectResource
from game.duel.table import NO_CARD
from game.duel.totals import controlled
from game.duel.verbs import DuelPlay, recover, settle

bumper_harvest = power("bumper_harvest")


@bumper_harvest.when(CardDue)
async def bring_it_all_in(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player collects from 1 or 2 planets; a player without a planet recovers 2 ships."""
    for seat in play.table.order:
        first = await collect_own(play, seat, bumper_harvest.name)
        if first == NO_CARD:
            await recover(play, seat, 2)
        else:
            await second_planet(play, seat, first)


async def second_planet(play: DuelPlay, seat: Seat, first: CardId) -> None:
    """Up to 2 planets: the second one may be left out."""
    others = tuple(tile for tile in controlled(play.table, seat) if tile != first)
    tile = await settle(play, MayCollectResource(seat, bumper_harvest.name, listed=others))
    if tile != NONE:
        await collect(play, seat, tile)
