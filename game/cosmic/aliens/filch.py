"""Filch: it pockets the card that its opponent has discarded."""

from __future__ import annotations

from functools import partial

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardPlayed, CardTaken
from game.cosmic.hands import discard
from game.cosmic.moments import CardsGone
from game.cosmic.powers import CosmicPlay, alien, cancel, use_or_with_super
from game.cosmic.prompts import ChooseCard
from game.cosmic.table import CosmicTable

filch = alien("filch")


@filch.when(CardsGone, may=True)
async def pocket(play: CosmicPlay, owner: Seat, gone: CardsGone) -> None:
    """The opponent's encounter card goes from the discard pile to the hand."""
    table = play.table
    main = table.at.is_main(owner)
    given = partial(loot, table, owner, gone)
    if not await use_or_with_super(play, owner, filch, given, alone=main, may=True):
        return
    cards = loot(table, owner, gone)
    card = cards[0]
    if len(cards) > 1:
        card = await ChooseCard(owner, "filch", what="ask.filch_card", listed=tuple(cards))
    play.do(CardTaken(owner, card))


def loot(table: CosmicTable, owner: Seat, gone: CardsGone) -> list[CardId]:
    """Encounter cards of others that lie in the discard pile; super: also of an encounter of others."""
    return [
        card
        for seat, card in gone.played
        if seat != owner and card in gone.encounter and card in table.discard
    ]


def can_steal(table: CosmicTable, seat: Seat, played: CardPlayed) -> bool:
    """Somebody else's artifact or flare, and a negotiate in hand to pay for it."""
    if played.seat == seat or not table.is_playing(played.card):
        return False
    return bool(table.of_type(table.hands[seat], pieces.NEGOTIATE))


@filch.wild(CardPlayed, can_steal)
async def steal(play: CosmicPlay, seat: Seat, played: CardPlayed) -> None:
    """A negotiate is discarded; the card has no effect and goes to the thief's hand."""
    table = play.table
    negotiates = table.of_type(table.hands[seat], pieces.NEGOTIATE)
    await discard(play, seat, tuple(negotiates[:1]), "filch")
    if table.is_playing(played.card):
        cancel(play, played.card, to=seat)
