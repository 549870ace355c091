"""Meteor Shower: everybody loses a ship before tactics are revealed."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import PlansChosen, duel_of
from game.duel.powers import power
from game.duel.verbs import DuelPlay, destroy

meteor_shower = power("meteor_shower")


@meteor_shower.when(PlansChosen)
async def meteors(play: DuelPlay, owner: Seat, chosen: PlansChosen) -> None:
    """Each player destroys 1 of the own ships on the planet."""
    for seat in play.table.order:
        await destroy(play, seat, 1, duel_of(play.table).planet)
