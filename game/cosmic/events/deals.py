"""What happens at the deal desk: things are laid down and taken back, cards are shown, deals proposed."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import CardId, Seat
from game.cosmic.parts import ASKABLE, NO_PLANET, Deal, Offer
from game.cosmic.table import CosmicTable


class DealOpened(Event, frozen=True, gc=False):
    """The main players sit down to make a deal, even if neither has anything to give."""

    empty: bool = False

    def apply(self, table: CosmicTable) -> None:
        table.at.deal = Deal([Offer(), Offer()])


class DealChanged(Event, frozen=True, gc=False):
    """Something is laid on the desk or taken off it."""

    side: int
    word: str
    value: int = NO_PLANET

    def apply(self, table: CosmicTable) -> None:
        deal = table.at.deal
        assert deal is not None
        deal.steps += 1
        mine, theirs = deal.gives[self.side], deal.gives[1 - self.side]
        if self.word == "give":
            mine.cards.append(self.value)
        elif self.word == "want":
            theirs.random += 1
        elif self.word == "grant":
            mine.colony = self.value
        elif self.word == "settle":
            theirs.colony = self.value
        elif self.word == "free":
            mine.freed = True
        elif self.word == "ask":
            theirs.kinds.append(self.value)
        elif self.word == "clear":
            deal.gives = [Offer(), Offer()]
        else:
            take_off(deal, self.word, self.value)


def take_off(deal: Deal, word: str, value: int) -> None:
    """Take a single item off the desk, whoever gives it."""
    for offer in deal.gives:
        if word == "back_card" and value in offer.cards:
            offer.cards.remove(value)
        elif word == "back_colony" and value == offer.colony:
            offer.colony = NO_PLANET
    if word == "back_random":
        deal.gives[value].random -= 1
    elif word == "back_freed":
        deal.gives[value].freed = False
    elif word == "back_kind":
        side, kind = divmod(value, ASKABLE)
        deal.gives[side].kinds.remove(kind)


class DealCardShown(Event, frozen=True, gc=False):
    """A main player shows the other a card of the own hand; nobody else sees it."""

    side: int
    card: CardId
    to: Seat

    def apply(self, table: CosmicTable) -> None:
        deal = table.at.deal
        assert deal is not None
        table.seen[self.card] |= 1 << self.to
        deal.shown.append(self.card)


class DealCardChosen(Event, frozen=True, gc=False):
    """A main player lays down a card of a type that was asked for."""

    side: int
    kind: int
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        deal = table.at.deal
        assert deal is not None
        offer = deal.gives[self.side]
        offer.kinds.remove(self.kind)
        offer.cards.append(self.card)


class DealProposed(Event, frozen=True, gc=False):
    """A main player holds a deal out to the other."""

    side: int

    def apply(self, table: CosmicTable) -> None:
        deal = table.at.deal
        assert deal is not None
        deal.by = self.side
        deal.exchanges += 1
        deal.steps = 0
