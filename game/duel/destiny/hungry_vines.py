"""Hungry Vines: the winner feeds a ship to the garden."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import PrizeDue, duel_of
from game.duel.powers import power
from game.duel.totals import ships_there
from game.duel.verbs import DuelPlay, destroy, draw

hungry_vines = power("hungry_vines")


@hungry_vines.when(PrizeDue)
async def thorny_prize(play: DuelPlay, owner: Seat, due: PrizeDue) -> None:
    """With 2 or more ships on the planet destroy 1 of them; then draw 2 cards in any case."""
    if ships_there(play.table, due.seat) >= 2:
        await destroy(play, due.seat, 1, duel_of(play.table).planet, by=due.seat)
    draw(play, due.seat, 2)
