"""Handshake Landing: the loser may keep a foothold."""

from __future__ import annotations

from game.core.prompts import Yes
from game.core.table import Seat
from game.duel.moments import PrizeDue, ShipsKept
from game.duel.powers import power
from game.duel.totals import ships_there
from game.duel.verbs import DuelPlay, recover

handshake_landing = power("handshake_landing")


@handshake_landing.when(PrizeDue)
async def foothold_prize(play: DuelPlay, owner: Seat, due: PrizeDue) -> None:
    """May leave exactly 1 surviving ship on the planet; with no survivor, recover 1 ship instead."""
    if not ships_there(play.table, due.seat):
        await recover(play, due.seat, 1)
    elif await Yes(due.seat, handshake_landing.name, question="ask.handshake_landing"):
        play.do(ShipsKept(due.seat, 1))
