"""Crabby: a trade that nobody asked for."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import Yes
from game.core.table import Seat
from game.duel.events import CardPassed, CardSetAside, SetAsideTaken
from game.duel.moments import PlansDue
from game.duel.powers import power
from game.duel.prompts import GiveCard
from game.duel.verbs import DuelPlay

crabby = power("crabby")
LEAST = 2  # cards that both must hold


@crabby.when(PlansDue, may=True)
async def salty_trade(play: DuelPlay, owner: Seat, due: PlansDue) -> None:
    """May grab a random card, and pays for it with an own card before seeing it."""
    if min(len(hand) for hand in play.table.hands) < LEAST:
        return
    if not await Yes(owner, crabby.name, question="ask.crabby"):
        return
    grabbed = CardSetAside.at_random(play.table, 1 - owner, owner)
    await happen(play, grabbed)
    card = await GiveCard(owner, crabby.name)
    await happen(play, CardPassed(owner, card, by=owner))
    play.do(SetAsideTaken(owner, grabbed.card))
