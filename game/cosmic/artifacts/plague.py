"""Plague: a player loses ships and a card of every type."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.hands import discard
from game.cosmic.moments import RegroupStarts
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import CardFromHand, ChooseSeat
from game.cosmic.ships import lose_of_choice

card = device("plague")
SHIPS = 3


@card.played(RegroupStarts)
async def strike(play: CosmicPlay, seat: Seat, starts: RegroupStarts) -> None:
    """At the start of any encounter one player, whoever it is, loses three ships and cards of choice."""
    everybody = tuple(play.table.timing)
    victim = await ChooseSeat(seat, card.name, what="ask.plague_victim", listed=everybody)
    await lose_of_choice(play, victim, SHIPS, card.name)
    sick: list[CardId] = []
    for kind in range(len(pieces.TYPES)):
        held = [held for held in play.table.of_type(play.table.hands[victim], kind) if held not in sick]
        if len(held) > 1:  # a choice (ruling 124)
            besides = tuple(sick)
            held = [
                await CardFromHand(victim, card.name, what="ask.plague_card", types=(kind,), besides=besides)
            ]
        sick += held
    await discard(play, victim, tuple(sick), card.name)
