"""Diplomatic Pouch: make a friend, or sell one for reinforcements."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.prompts import ChooseOne, WorsenFriendship
from game.duel.verbs import DuelPlay, allies_of, improve, settle, take, worsen

diplomatic_pouch = power("diplomatic_pouch")


@diplomatic_pouch.when(CardDue)
async def open_the_pouch(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Leader first: improve a friendship, or worsen one with an ally and take 2 reinforcements."""
    for seat in play.table.order:
        if await wants_to_sell(play, seat):
            await sell_an_ally(play, seat)
        else:
            await improve(play, seat, diplomatic_pouch.name)


async def wants_to_sell(play: DuelPlay, seat: Seat) -> bool:
    """Only a player with an ally has the choice."""
    if not allies_of(play.table, seat):
        return False
    choices = ("improve_1", "worsen_1_take_2")
    return await ChooseOne(seat, diplomatic_pouch.name, choices=choices) == "worsen_1_take_2"


async def sell_an_ally(play: DuelPlay, seat: Seat) -> None:
    allies = tuple(allies_of(play.table, seat))
    ally = await settle(play, WorsenFriendship(seat, diplomatic_pouch.name, listed=allies))
    await worsen(play, seat, ally)
    take(play, seat, 2)
