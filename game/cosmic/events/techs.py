"""What happens to techs: looked at, kept, completed, used, discarded, passed on."""

from __future__ import annotations

from msgspec.structs import replace

from game.core.events import Event
from game.core.table import CardId, Pile, Seat
from game.cosmic.parts import GOES, NO_CARD, STAYS, USED_TECH, Mark, Prometheus, Tech
from game.cosmic.table import CosmicTable


class TechsLookedAt(Event, frozen=True, gc=False):
    """Techs come from the deck and are looked at by one seat."""

    seat: Seat
    cards: tuple[CardId, ...]

    def apply(self, table: CosmicTable) -> None:
        for card in self.cards:
            table.tech_deck.remove(card)
            table.aside.append(card)
            table.seen[card] |= 1 << self.seat


class TechKept(Event, frozen=True, gc=False):
    """One tech lies face down before its owner, the others are discarded face up."""

    seat: Seat
    card: CardId
    others: tuple[CardId, ...]

    def apply(self, table: CosmicTable) -> None:
        table.aside.remove(self.card)
        table.techs[self.seat] += (Tech(self.card),)
        for card in self.others:
            table.aside.remove(card)
            table.tech_discard.append(card)
            table.show(card)


class TechsReshuffled(Event, frozen=True, gc=False):
    def apply(self, table: CosmicTable) -> None:
        pile, table.tech_discard = table.tech_discard, Pile()
        table.shuffle(pile)
        table.tech_deck = pile + table.tech_deck


class TechCompleted(Event, frozen=True, gc=False):
    """A tech is turned up with ships enough on it; from now on it may be used."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.put_tech(self.seat, replace(table.tech(self.seat, self.card), completed=True))
        table.show(self.card)


class TechUsed(Event, frozen=True, gc=False):
    """A tech is used; this is the moment at which it may be scrambled."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.show(self.card)
        if table.encounter:
            table.mark(Mark(USED_TECH, self.card, self.seat))


class TechDiscarded(Event, frozen=True, gc=False):
    """A tech leaves play; no ship may be on it any more. What lay under it is discarded, too."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        tech = table.take_tech(self.seat, self.card)
        table.tech_discard.append(self.card)
        table.show(self.card)
        if tech.under >= 0:
            table.discard.append(tech.under)
            table.show(tech.under)
        if table.id_of(self.card) == "lunar_cannon":
            table.cannon = []


class TechPassed(Event, frozen=True, gc=False):
    """A completed tech goes to another seat."""

    giver: Seat
    to: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.techs[self.to] += (table.take_tech(self.giver, self.card),)


class CardPutUnder(Event, frozen=True, gc=False):
    """A card from hand lies under a tech, where nobody else can see or take it."""

    seat: Seat
    card: CardId
    tech: CardId

    def apply(self, table: CosmicTable) -> None:
        table.forget_hand(self.seat)
        table.hands[self.seat].remove(self.card)
        table.put_tech(self.seat, replace(table.tech(self.seat, self.tech), under=self.card))


class CardTakenFromUnder(Event, frozen=True, gc=False):
    """The card under a tech is turned up."""

    seat: Seat
    tech: CardId

    def apply(self, table: CosmicTable) -> None:
        tech = table.tech(self.seat, self.tech)
        table.aside.append(tech.under)
        table.show(tech.under)
        table.put_tech(self.seat, replace(tech, under=NO_CARD))


class PrometheusPlaced(Event, frozen=True, gc=False):
    """The Prometheus joins a seat's ships."""

    seat: Seat
    place: int

    def apply(self, table: CosmicTable) -> None:
        table.prometheus = Prometheus(self.seat, self.place)
        table.add_ship(self.seat, self.place)


class PrometheusOrdered(Event, frozen=True, gc=False):
    """Its owner says whether the Prometheus leaves with the next ships, or stays."""

    seat: Seat
    goes: bool

    def apply(self, table: CosmicTable) -> None:
        assert table.prometheus is not None
        table.prometheus.leaves = GOES if self.goes else STAYS


class CannonPlaced(Event, frozen=True, gc=False):
    """The Lunar Cannon stands between two neighbouring planets."""

    seat: Seat
    planet: int
    beside: int

    def apply(self, table: CosmicTable) -> None:
        table.cannon = [self.seat, self.planet, self.beside]
        if table.encounter:
            table.mark(Mark("lunar_cannon", table.encounter.fate, self.seat))
