"""Swap Meet: the winner looks at the loser's hand and may trade a card."""

from __future__ import annotations

from game.core.powers import happen
from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.events import CardPassed, HandShown
from game.duel.moments import ContestEffectDue
from game.duel.powers import power
from game.duel.prompts import GiveCard, MayTakeCard
from game.duel.verbs import DuelPlay, need_a_card, settle

swap_meet = power("swap_meet")


@swap_meet.when(ContestEffectDue)
async def browse(play: DuelPlay, owner: Seat, due: ContestEffectDue) -> None:
    """Look at the loser's hand; may exchange a card. An empty hand has nothing to trade (R24)."""
    hands = play.table.hands
    need_a_card(play, due.loser)
    play.do(HandShown(due.loser))
    if not hands[due.winner] or not hands[due.loser]:
        return
    taken = await MayTakeCard(due.winner, swap_meet.name, listed=tuple(hands[due.loser]))
    if taken == NONE:
        return
    given = await settle(play, GiveCard(due.winner, swap_meet.name))
    await happen(play, CardPassed(due.loser, taken, by=due.winner))
    await happen(play, CardPassed(due.winner, given, by=due.winner))
