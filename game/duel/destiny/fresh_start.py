"""Fresh Start: new cards for as many as one likes."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.events import CardDiscarded
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import MayDiscardCard
from game.duel.verbs import DuelPlay, draw_to_limit

fresh_start = power("fresh_start")


@fresh_start.when(CardDue)
async def start_afresh(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player may discard any number of cards; then both draw up to the hand limit."""
    table = play.table
    for seat in table.order:
        await throw_away(play, seat)
    for seat in table.order:
        draw_to_limit(play, seat)


async def throw_away(play: DuelPlay, seat: Seat) -> None:
    """Discard card by card until it is enough."""
    while play.table.hands[seat]:
        card = await MayDiscardCard(seat, fresh_start.name)
        if card == NONE:
            return
        await happen(play, CardDiscarded(seat, card))
