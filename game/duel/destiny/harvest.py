"""Harvest: everybody collects the resource of a planet."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import collect_own
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.table import NO_CARD
from game.duel.verbs import DuelPlay, recover

harvest = power("harvest")


@harvest.when(CardDue)
async def bring_it_in(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player collects from 1 planet; a player without a planet recovers 2 ships."""
    for seat in play.table.order:
        if await collect_own(play, seat, harvest.name) == NO_CARD:
            await recover(play, seat, 2)
