"""Obsid Watch: a planet that becomes active again only if its owner pays for it."""

from __future__ import annotations

from game.core.table import CardId
from game.firestorm.effects.flow import FirePlay, pay
from game.firestorm.events.common import Reactivated
from game.firestorm.means import affords
from game.firestorm.pieces import owner_of
from game.firestorm.prompts import PayToReactivate
from game.firestorm.table import FirestormTable
from game.firestorm.totals import standing_on
from game.firestorm.words import NO, YES


def reactivation_cost(table: FirestormTable, card: CardId) -> tuple[int, int] | None:
    """What it costs to reactivate a card; None if it becomes active by itself."""
    for do in standing_on(table, card, "reactivation_cost"):
        if do.pay is not None:
            return int(do.pay.tp), int(do.pay.ep)
    return None


async def pay_to_reactivate(play: FirePlay, card: CardId, tp: int, ep: int) -> None:
    """The payment comes after everything else is active, so all planets may help to pay."""
    seat = owner_of(card)
    if not affords(play.table, seat, tp, ep):
        return
    if await PayToReactivate(seat, listed=(NO, YES), card=card) == YES:
        await pay(play, seat, tp, ep)
        play.do(Reactivated((card,)))
