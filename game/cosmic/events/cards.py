"""What happens to cards: drawn, passed on, discarded, played, shuffled."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.dice import below
from game.core.events import Chanced, Event
from game.core.table import NOBODY, CardId, Pile, Seat
from game.cosmic.parts import Playing
from game.cosmic.table import CosmicTable


def draw_lots(rng: int, cards: Sequence[CardId], count: int) -> tuple[tuple[CardId, ...], int]:
    """So many cards at random, and the generator after it; changes nothing."""
    left, drawn = list(cards), []
    for _ in range(min(count, len(left))):
        place, rng = below(rng, len(left))
        drawn.append(left.pop(place))
    return tuple(drawn), rng


class CardsDrawn(Event, frozen=True, gc=False):
    """The top cards of the deck go to a hand."""

    seat: Seat
    cards: tuple[CardId, ...]

    def apply(self, table: CosmicTable) -> None:
        _off_the_deck(table, self.cards)
        table.hands[self.seat].extend(self.cards)
        for card in self.cards:
            table.seen[card] |= 1 << self.seat
        table.draws += 1


class CardsTurned(Event, frozen=True, gc=False):
    """The top cards of the deck are drawn and looked at by one seat before it is known where they go."""

    seat: Seat
    cards: tuple[CardId, ...]
    face_up: bool = False

    def apply(self, table: CosmicTable) -> None:
        _off_the_deck(table, self.cards)
        table.aside.extend(self.cards)
        for card in self.cards:
            table.seen[card] |= table.everyone if self.face_up else 1 << self.seat
        table.draws += 1


def _off_the_deck(table: CosmicTable, cards: tuple[CardId, ...]) -> None:
    for card in cards:
        table.deck.remove(card)


class HoardDrawn(Event, frozen=True, gc=False):
    """The top cards of the deck go to the Miser's hoard."""

    seat: Seat
    cards: tuple[CardId, ...]

    def apply(self, table: CosmicTable) -> None:
        _off_the_deck(table, self.cards)
        table.hoards[self.seat].extend(self.cards)
        for card in self.cards:
            table.seen[card] |= 1 << self.seat
        table.draws += 1


class HoardSwapped(Event, frozen=True, gc=False):
    """The Miser takes the other of two hands as the hoard."""

    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        seat = self.seat
        table.hands[seat], table.hoards[seat] = table.hoards[seat], table.hands[seat]


class DeckRenewed(Event, frozen=True, gc=False):
    """The discard pile is shuffled and becomes the deck."""

    def apply(self, table: CosmicTable) -> None:
        pile, table.discard = table.discard, Pile()
        table.shuffle(pile)
        table.deck = pile + table.deck


class CardsDiscarded(Event, frozen=True, gc=False):
    """Cards go to the discard pile, face up: from a hand or hoard, or from where they were looked at."""

    seat: Seat
    cards: tuple[CardId, ...]
    why: str = ""

    def apply(self, table: CosmicTable) -> None:
        for card in self.cards:
            take_out(table, self.seat, card)
            table.discard.append(card)
            table.show(card)


def take_out(table: CosmicTable, seat: Seat, card: CardId) -> None:
    """Take a card from wherever a seat may hold it."""
    for zone in (table.hands[seat], table.hoards[seat], table.aside):
        if card in zone:
            zone.remove(card)
            return
    raise LookupError(f"seat {seat} does not hold card {card}")


class CardsShown(Event, frozen=True, gc=False):
    """Cards are shown to a seat, or to all."""

    cards: tuple[CardId, ...]
    to: Seat = NOBODY

    def apply(self, table: CosmicTable) -> None:
        for card in self.cards:
            table.seen[card] |= table.everyone if self.to == NOBODY else 1 << self.to


class CardsGiven(Chanced, frozen=True, gc=False):
    """Cards go from one hand to another, chosen or at random; others cannot tell which."""

    giver: Seat
    to: Seat
    cards: tuple[CardId, ...]
    why: str = ""

    @classmethod
    def at_random(cls, table: CosmicTable, giver: Seat, to: Seat, count: int, why: str = "") -> CardsGiven:
        cards, rng = draw_lots(table.rng, table.hands[giver], count)
        return cls(giver, to, cards, why, rng=rng)

    def apply(self, table: CosmicTable) -> None:
        both = 1 << self.giver | 1 << self.to
        for card in self.cards:
            table.hands[self.giver].remove(card)
            table.seen[card] = table.seen[card] & both | 1 << self.to
        for held in table.hands[self.giver]:
            table.seen[held] &= both
        table.hands[self.to].extend(self.cards)
        self.move_generator(table)


class HandsTraded(Event, frozen=True, gc=False):
    """Two seats exchange their whole hands; each still knows what it gave."""

    one: Seat
    other: Seat

    def apply(self, table: CosmicTable) -> None:
        hands = table.hands
        hands[self.one], hands[self.other] = hands[self.other], hands[self.one]
        for seat in (self.one, self.other):
            for card in hands[seat]:
                table.seen[card] |= 1 << seat


class CardTaken(Event, frozen=True, gc=False):
    """A card goes from the discard pile, or from where it was looked at, to a hand."""

    seat: Seat
    card: CardId
    hidden: bool = False  # nobody else saw it

    def apply(self, table: CosmicTable) -> None:
        zone: list[CardId] | Pile = table.aside if self.card in table.aside else table.discard
        zone.remove(self.card)
        table.hands[self.seat].append(self.card)
        table.seen[self.card] |= 1 << self.seat
        if self.hidden:
            table.seen[self.card] &= 1 << self.seat


class CardsSetAside(Event, frozen=True, gc=False):
    """Cards of a hand lie face down beside it, where nobody can take them."""

    seat: Seat
    cards: tuple[CardId, ...]

    def apply(self, table: CosmicTable) -> None:
        table.forget_hand(self.seat)
        for card in self.cards:
            table.hands[self.seat].remove(card)
            table.aside.append(card)


class CardToBottom(Event, frozen=True, gc=False):
    """A card that was not shown goes under the deck."""

    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.aside.remove(self.card)
        table.deck.insert(0, self.card)


class CardPlayed(Event, frozen=True, gc=False):
    """An artifact or a flare is announced; it may be answered before it works."""

    seat: Seat
    card: CardId
    side: str = ""
    against: Seat = NOBODY  # whose power, card or tech it answers

    def apply(self, table: CosmicTable) -> None:
        hoarded = self.card in table.hoards[self.seat]
        take_out(table, self.seat, self.card)
        table.show(self.card)
        table.playing.append(Playing(self.card, self.seat, self.side, hoarded=hoarded))
        if self.side:
            table.flares_used.append(self.card)
            table.flare_players |= 1 << self.seat


class CardCancelled(Event, frozen=True, gc=False):
    """A card that was announced will not work."""

    card: CardId
    counts: bool = True  # as the flare of this encounter
    again: bool = True  # one that does not count may be played again in this encounter

    def apply(self, table: CosmicTable) -> None:
        played = next(played for played in table.playing if played.card == self.card)
        played.cancelled = True
        if not self.counts and played.side:
            table.flare_players &= ~(1 << played.seat)
            if self.again:
                table.flares_used.remove(self.card)


class CardPutAway(Event, frozen=True, gc=False):
    """A played card goes to the discard pile, to a hand, or back to the hoard from which it came."""

    card: CardId
    to: Seat = NOBODY

    def apply(self, table: CosmicTable) -> None:
        back = any(p.hoarded and (p.card, p.seat) == (self.card, self.to) for p in table.playing)
        table.playing = [played for played in table.playing if played.card != self.card]
        if self.to == NOBODY:
            table.discard.append(self.card)
        else:
            (table.hoards if back else table.hands)[self.to].append(self.card)


class CardHoarded(Event, frozen=True, gc=False):
    """A card that the Miser could not play lies in the hoard again."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.playing = [played for played in table.playing if played.card != self.card]
        table.hoards[self.seat].append(self.card)


class ArtifactKept(Event, frozen=True, gc=False):
    """This artifact may not be played again in this encounter."""

    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.kept.append(self.card)


class DestinyTurnedUp(Event, frozen=True, gc=False):
    """A destiny card is turned up, the top one or one that was picked."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.destiny_deck.remove(self.card)
        table.destiny_discard.append(self.card)
        table.show(self.card)
        if table.encounter:
            table.at.fate = self.card


class DestinyReshuffled(Event, frozen=True, gc=False):
    """The discarded destiny cards and what is left of the deck are shuffled together."""

    def apply(self, table: CosmicTable) -> None:
        table.destiny_deck = Pile([*table.destiny_discard, *table.destiny_deck])
        table.destiny_discard = Pile()
        table.shuffle(table.destiny_deck)


class LotsDrawn(Chanced, frozen=True, gc=False):
    """Luck has decided something that the next event tells."""

    def apply(self, table: CosmicTable) -> None:
        self.move_generator(table)


class HandsMixed(Event, frozen=True, gc=False):
    """Two hands are shuffled together; each seat gets as many cards as it had."""

    one: Seat
    other: Seat

    def apply(self, table: CosmicTable) -> None:
        cards = [*table.hands[self.one], *table.hands[self.other]]
        table.shuffle(cards)
        for seat in (self.one, self.other):
            for card in table.hands[seat]:
                table.seen[card] = 1 << seat
