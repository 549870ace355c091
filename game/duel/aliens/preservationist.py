"""Preservationist: saves a played plan from the discard pile."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import NOBODY, Seat
from game.duel.moments import CleanupDue, PlanKept, duel_of
from game.duel.powers import power
from game.duel.verbs import DuelPlay

preservationist = power("preservationist")


@preservationist.when(CleanupDue, may=True)
async def conserve(play: DuelPlay, owner: Seat, due: CleanupDue) -> None:
    """The loser's plan may go back to the loser's hand, whoever lost; it need not be shown."""
    duel = duel_of(play.table)
    loser = duel.loser
    if loser == NOBODY or not duel.plans[loser]:
        return
    question = "ask.preservationist.own" if loser == owner else "ask.preservationist.opponent"
    if await Yes(owner, preservationist.name, question=question):
        play.do(PlanKept(loser, duel_of(play.table).plans[loser][0]))
