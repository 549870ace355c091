"""Minelayer: a large fleet loses a ship before tactics are revealed."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import PlansChosen, duel_of
from game.duel.powers import power
from game.duel.totals import ships_there
from game.duel.verbs import DuelPlay, destroy

minelayer = power("minelayer")
LARGE = 3


@minelayer.when(PlansChosen)
async def watch_your_step(play: DuelPlay, owner: Seat, chosen: PlansChosen) -> None:
    """An opponent with 3 or more ships on the planet destroys 1 of them."""
    table = play.table
    if ships_there(table, 1 - owner) >= LARGE:
        await destroy(play, 1 - owner, 1, duel_of(table).planet, by=owner)
