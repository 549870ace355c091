"""Surprise Audit: large hands shrink, small ones grow."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, discard, draw

surprise_audit = power("surprise_audit")
CARDS_LEFT = 4


@surprise_audit.when(CardDue)
async def pockets_out(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """With more than 4 cards discard down to 4, otherwise draw 1."""
    table = play.table
    for seat in table.order:
        surplus = len(table.hands[seat]) - CARDS_LEFT
        if surplus > 0:
            await discard(play, seat, surplus, surprise_audit.name)
        else:
            draw(play, seat, 1)
