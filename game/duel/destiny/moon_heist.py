"""Moon Heist: the winner takes a card from the loser."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import take_at_random
from game.duel.moments import PrizeDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay

moon_heist = power("moon_heist")


@moon_heist.when(PrizeDue)
async def loot(play: DuelPlay, owner: Seat, due: PrizeDue) -> None:
    """Take a random card from the opponent's hand."""
    await take_at_random(play, due.seat)
