"""Old Observatory: one more card before plans are chosen, and a peep into the winner's hand."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import take_at_random
from game.duel.moments import PlansDue, PrizeDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, draw

old_observatory = power("old_observatory")


@old_observatory.when(PlansDue)
async def clear_view(play: DuelPlay, owner: Seat, due: PlansDue) -> None:
    """Each player draws 1 card."""
    for seat in play.table.order:
        draw(play, seat, 1)


@old_observatory.when(PrizeDue)
async def peephole_prize(play: DuelPlay, owner: Seat, due: PrizeDue) -> None:
    """Take a random card from the opponent's hand."""
    await take_at_random(play, due.seat)
