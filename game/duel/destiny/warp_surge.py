"""Warp Surge: ships come back, one more for the straggler."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, recover

warp_surge = power("warp_surge")


@warp_surge.when(CardDue)
async def surge(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player recovers 2 ships, the straggler 3."""
    table = play.table
    await recover(play, table.leader, 2)
    await recover(play, table.straggler, 3)
