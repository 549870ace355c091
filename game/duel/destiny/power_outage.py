"""Power Outage: everybody loses a ready tactic."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.events import TacticSpent
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import SpendTactic
from game.duel.verbs import DuelPlay, settle

power_outage = power("power_outage")


@power_outage.when(CardDue)
async def lights_out(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player chooses 1 of the own ready tactics; it becomes spent."""
    for seat in play.table.order:
        tactic = await settle(play, SpendTactic(seat, power_outage.name))
        if tactic != NONE:
            play.do(TacticSpent(seat, tactic))
