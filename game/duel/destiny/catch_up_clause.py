"""Catch-Up Clause: the straggler recovers more ships than the leader."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, draw, recover

catch_up_clause = power("catch_up_clause")


@catch_up_clause.when(CardDue)
async def small_print(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """The straggler recovers 4 ships, the leader 2; each draws 2 cards."""
    table = play.table
    await recover(play, table.leader, 2)
    await recover(play, table.straggler, 4)
    for seat in table.order:
        draw(play, seat, 2)
