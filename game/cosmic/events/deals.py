"""What happens at the deal desk: things are laid down and taken back, cards are shown, deals proposed."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from game.core.events import Event
from game.core.table import CardId, Seat
from game.cosmic.parts import ASKABLE, NO_PLANET, Deal, Offer, put, without
from game.cosmic.table import CosmicTable


def deal_on(table: CosmicTable) -> Deal:
    """The deal that lies on the desk."""
    assert table.at.deal is not None
    return table.at.deal


def lay(table: CosmicTable, side: int, **parts: Any) -> None:
    """What a side gives is something else now."""
    gives = deal_on(table).gives
    change_deal(table, gives=put(gives, side, replace(gives[side], **parts)))


def change_deal(table: CosmicTable, **parts: Any) -> None:
    table.at.deal = replace(deal_on(table), **parts)


class DealOpened(Event, frozen=True, gc=False):
    """The main players sit down to make a deal, even if neither has anything to give."""

    empty: bool = False

    def apply(self, table: CosmicTable) -> None:
        table.at.deal = Deal()


class DealChanged(Event, frozen=True, gc=False):
    """Something is laid on the desk or taken off it."""

    side: int
    word: str
    value: int = NO_PLANET

    def apply(self, table: CosmicTable) -> None:
        deal, mine, theirs = deal_on(table), self.side, 1 - self.side
        change_deal(table, steps=deal.steps + 1)
        if self.word == "give":
            lay(table, mine, cards=(*deal.gives[mine].cards, self.value))
        elif self.word == "want":
            lay(table, theirs, random=deal.gives[theirs].random + 1)
        elif self.word == "grant":
            lay(table, mine, colony=self.value)
        elif self.word == "settle":
            lay(table, theirs, colony=self.value)
        elif self.word == "free":
            lay(table, mine, freed=True)
        elif self.word == "ask":
            lay(table, theirs, kinds=(*deal.gives[theirs].kinds, self.value))
        elif self.word == "clear":
            change_deal(table, gives=(Offer(), Offer()))
        else:
            take_off(table, deal, self.word, self.value)


def take_off(table: CosmicTable, deal: Deal, word: str, value: int) -> None:
    """Take a single item off the desk, whoever gives it."""
    for side, offer in enumerate(deal.gives):
        if word == "back_card" and value in offer.cards:
            lay(table, side, cards=without(offer.cards, value))
        elif word == "back_colony" and value == offer.colony:
            lay(table, side, colony=NO_PLANET)
    if word == "back_random":
        lay(table, value, random=deal.gives[value].random - 1)
    elif word == "back_freed":
        lay(table, value, freed=False)
    elif word == "back_kind":
        side, kind = divmod(value, ASKABLE)
        lay(table, side, kinds=without(deal.gives[side].kinds, kind))


class DealCardShown(Event, frozen=True, gc=False):
    """A main player shows the other a card of the own hand; nobody else sees it."""

    side: int
    card: CardId
    to: Seat

    def apply(self, table: CosmicTable) -> None:
        table.seen[self.card] |= 1 << self.to
        change_deal(table, shown=(*deal_on(table).shown, self.card))


class DealCardChosen(Event, frozen=True, gc=False):
    """A main player lays down a card of a type that was asked for."""

    side: int
    kind: int
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        offer = deal_on(table).gives[self.side]
        lay(table, self.side, kinds=without(offer.kinds, self.kind), cards=(*offer.cards, self.card))


class DealProposed(Event, frozen=True, gc=False):
    """A main player holds a deal out to the other."""

    side: int

    def apply(self, table: CosmicTable) -> None:
        exchanges = deal_on(table).exchanges + 1
        change_deal(table, by=self.side, exchanges=exchanges, steps=0)
