"""Dictator: it picks the destiny card of others."""

from __future__ import annotations

from functools import partial

from game.core.events import Event
from game.core.table import CardId, Seat
from game.cosmic.events.cards import CardsShown
from game.cosmic.events.encounter import Marked
from game.cosmic.moments import DestinyDue, DestinyKnown
from game.cosmic.parts import ANOTHER
from game.cosmic.powers import CosmicPlay, alien, use_or_with_super
from game.cosmic.prompts import ChooseCard
from game.cosmic.table import CosmicTable

dictator = alien("dictator")


class DestinyMixed(Event, frozen=True, gc=False):
    """After the Dictator's choice the rest of the destiny deck is shuffled, and its order forgotten."""

    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.shuffle([card for card in table.destiny_deck if card != self.card])


@dictator.when(DestinyDue)
async def command(play: CosmicPlay, owner: Seat, due: DestinyDue) -> None:
    """Who is not the offense looks through the deck and picks; the offense does so with the super flare."""
    table = play.table
    given = partial(len, table.destiny_deck)
    if await use_or_with_super(play, owner, dictator, given, alone=owner != table.at.offense):
        due.picked.append(await pick(play, owner))


async def pick(play: CosmicPlay, owner: Seat) -> CardId:
    """Any card of the remaining deck, as if the offense had drawn it."""
    table = play.table
    play.do(CardsShown(tuple(table.destiny_deck), to=owner))
    cards = tuple(sorted(table.destiny_deck, key=lambda card: table.faces[card]))
    card = await ChooseCard(owner, dictator.name, what="ask.dictator_destiny", listed=cards)
    play.do(DestinyMixed(card))
    return card


def is_not_offense(table: CosmicTable, seat: Seat, known: DestinyKnown) -> bool:
    return seat != table.at.offense


@dictator.wild(DestinyKnown, is_not_offense)
async def draw_again(play: CosmicPlay, seat: Seat, known: DestinyKnown) -> None:
    """The offense must draw another destiny card (ruling 133)."""
    play.do(Marked(ANOTHER, known.card, seat))
