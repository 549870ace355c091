"""Embassy Ball: the winner dances with an envoy, and perhaps with another."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import Seat
from game.duel.moments import ContestEffectDue
from game.duel.powers import power
from game.duel.prompts import ImproveFriendship
from game.duel.verbs import DuelPlay, improve

embassy_ball = power("embassy_ball")


@embassy_ball.when(ContestEffectDue)
async def dance(play: DuelPlay, owner: Seat, due: ContestEffectDue) -> None:
    """Improve the friendship with 1 envoy, then it may be improved with a different one."""
    first = await improve(play, due.winner, embassy_ball.name)
    if not ImproveFriendship(due.winner, besides=(first,)).options(play.table):
        return
    if await Yes(due.winner, embassy_ball.name, question="ask.embassy_ball"):
        await improve(play, due.winner, embassy_ball.name, besides=(first,))
