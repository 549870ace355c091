"""Draft Notice: both players choose among open reinforcements."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.duel.events import SetAsideTaken
from game.duel.moments import CardDue, ReinforcementPutUnder, ReinforcementsShown
from game.duel.powers import power
from game.duel.prompts import TakeCard
from game.duel.verbs import DuelPlay, settle

draft_notice = power("draft_notice")
SHOWN = 3


@draft_notice.when(CardDue)
async def draft(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Reveal 3 reinforcements; the straggler takes 1, then the leader 1; the rest goes under the deck."""
    table = play.table
    left = [*reversed(table.reinforcements[-SHOWN:])]
    if not left:
        return
    play.do(ReinforcementsShown(tuple(left)))
    for seat in (table.straggler, table.leader):
        card = await settle(play, TakeCard(seat, draft_notice.name, listed=tuple(left)))
        if card != NONE:
            left.remove(card)
            play.do(SetAsideTaken(seat, card))
    for card in left:
        play.do(ReinforcementPutUnder(card))
