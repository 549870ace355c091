"""Enigma Device: everybody has exactly eight cards."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import LotsDrawn, draw_lots
from game.cosmic.hands import discard, draw
from game.cosmic.moments import ResearchOver
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import MayCardFromHand

card = device("enigma_device")


@card.played(ResearchOver)
async def even_out(play: CosmicPlay, seat: Seat, over: ResearchOver) -> None:
    """First the owner discards at will, then everybody draws or discards, clockwise from the owner."""
    await throw_away(play, seat)
    for player in [seat, *play.table.others(seat)]:
        await hold_eight(play, player)


async def throw_away(play: CosmicPlay, seat: Seat) -> None:
    unwanted: list[CardId] = []
    while len(unwanted) < len(play.table.hands[seat]):
        chosen = await MayCardFromHand(seat, card.name, what="ask.enigma_discard", besides=tuple(unwanted))
        if chosen == NONE:
            break
        unwanted.append(chosen)
    await discard(play, seat, tuple(unwanted), card.name)


async def hold_eight(play: CosmicPlay, player: Seat) -> None:
    """The hoard of the Miser is no part of the hand (ruling 121)."""
    table = play.table
    more = pieces.HAND - len(table.hands[player])
    if more > 0:
        await draw(play, player, more)
    elif more < 0:
        drawn, rng = draw_lots(table.rng, table.hands[player], -more)
        play.do(LotsDrawn(rng=rng))
        await discard(play, player, drawn, card.name)
