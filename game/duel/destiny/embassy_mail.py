"""Embassy Mail: envoys write to both players, to the straggler first."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, improve, recover

embassy_mail = power("embassy_mail")


@embassy_mail.when(CardDue)
async def deliver(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """First the straggler, then the leader improves a friendship; then each recovers 2 ships."""
    table = play.table
    for seat in (table.straggler, table.leader):
        await improve(play, seat, embassy_mail.name)
    for seat in table.order:
        await recover(play, seat, 2)
