"""Guild Festival: resources after another table, and a card."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import collect_own
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, draw

guild_festival = power("guild_festival")


@guild_festival.when(CardDue)
async def celebrate(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player collects the resource of 1 planet after this card's table; then both draw 1 card."""
    for seat in play.table.order:
        await collect_own(play, seat, guild_festival.name)
    for seat in play.table.order:
        draw(play, seat, 1)
