"""Land Auction: the winner may settle on the planet without a duel."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import Seat
from game.duel.events import ShipsSent
from game.duel.moments import ContestEffectDue
from game.duel.powers import power
from game.duel.table import NO_CARD
from game.duel.verbs import DuelPlay

land_auction = power("land_auction")


@land_auction.when(ContestEffectDue)
async def sold(play: DuelPlay, owner: Seat, due: ContestEffectDue) -> None:
    """May send 1 ship to the planet; optional sending never loses the game (R11)."""
    table = play.table
    if table.target == NO_CARD or not table.supply[due.winner]:
        return
    if await Yes(due.winner, land_auction.name, question="ask.land_auction"):
        play.do(ShipsSent(due.winner, 1, table.target))
