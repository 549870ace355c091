"""Echo Chamber: for a card from hand its plan repeats the opponent's, almost."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.events import CardDiscarded
from game.duel.moments import PlanFixed, PlansRevealed
from game.duel.powers import power
from game.duel.prompts import MayDiscardCard
from game.duel.totals import printed
from game.duel.verbs import DuelPlay

echo_chamber = power("echo_chamber")


@echo_chamber.after(PlansRevealed, may=True)
async def repeat_after_me(play: DuelPlay, owner: Seat, revealed: PlansRevealed) -> None:
    """May discard 1 card: the own plan is then worth 1 less than the opponent's printed value."""
    if not play.table.hands[owner]:  # nothing to pay with, and paying does not make one draw (R24)
        return
    card = await MayDiscardCard(owner, echo_chamber.name)
    if card == NONE:
        return
    await happen(play, CardDiscarded(owner, card))
    play.do(PlanFixed(owner, printed(play.table, 1 - owner) - 1, echo_chamber.name))
