"""What happens in an encounter: aim, alliances, encounter cards, totals and their outcome."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import NOBODY, CardId, Seat
from game.cosmic import pieces
from game.cosmic.parts import (
    CLAIM,
    CLAIMED_TYPE,
    DEFENSE,
    NEITHER,
    NO_CARD,
    OFFENSE,
    STAKE,
    Mark,
    Reinforced,
    Term,
    put,
)
from game.cosmic.table import CosmicTable


class DefenseNamed(Event, frozen=True, gc=False):
    """Destiny, or a power, has found the defense."""

    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        at = table.at
        if at.defense != NOBODY:
            at.sides = put(at.sides, at.defense, NEITHER)
        at.defense, at.sides = self.seat, put(at.sides, self.seat, DEFENSE)
        table.order_powers()


class GateAimed(Event, frozen=True, gc=False):
    """The hyperspace gate points at a planet."""

    planet: int

    def apply(self, table: CosmicTable) -> None:
        table.at.planet = self.planet


class LimitSet(Event, frozen=True, gc=False):
    """This seat may send so many ships."""

    seat: Seat
    limit: int
    source: str

    def apply(self, table: CosmicTable) -> None:
        table.at.limits = put(table.at.limits, self.seat, self.limit)


class WorthSet(Event, frozen=True, gc=False):
    """Each of this seat's ships counts so much."""

    seat: Seat
    worth: int
    source: str

    def apply(self, table: CosmicTable) -> None:
        table.at.worth = put(table.at.worth, self.seat, self.worth)


class Invited(Event, frozen=True, gc=False):
    side: int
    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        invited = table.at.invited
        table.at.invited = put(invited, self.seat, invited[self.seat] | 1 << self.side)


class Allied(Event, frozen=True, gc=False):
    seat: Seat
    side: int

    def apply(self, table: CosmicTable) -> None:
        table.at.sides = put(table.at.sides, self.seat, self.side)


class AllianceDeclined(Event, frozen=True, gc=False):
    """An invited seat stays out of the encounter."""

    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        table.at.declined += (self.seat,)


class AllianceEnded(Event, frozen=True, gc=False):
    """An ally is out of the encounter; its ships have gone home."""

    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        table.at.sides = put(table.at.sides, self.seat, NEITHER)


class CardLaid(Event, frozen=True, gc=False):
    """An encounter card lies before a main player, face down, or face up by a power."""

    seat: Seat
    card: CardId
    face_up: bool = False

    def apply(self, table: CosmicTable) -> None:
        side = table.at.sides[self.seat]
        if self.card in table.hoards[self.seat]:
            table.hoards[self.seat].remove(self.card)
        else:
            table.forget_hand(self.seat)
            table.hands[self.seat].remove(self.card)
        table.at.cards = put(table.at.cards, side, self.card)
        if self.face_up:
            table.show(self.card)
            table.at.open = put(table.at.open, side, True)


class EncounterCardsSwapped(Event, frozen=True, gc=False):
    """Each main player has the other's encounter card."""

    def apply(self, table: CosmicTable) -> None:
        at = table.at
        at.cards, at.open = at.cards[::-1], at.open[::-1]


class EncounterCardReplaced(Event, frozen=True, gc=False):
    """Another card takes the place of an encounter card, which is discarded."""

    side: int
    card: CardId  # from where cards are looked at

    def apply(self, table: CosmicTable) -> None:
        at = table.at
        old = at.cards[self.side]
        table.aside.remove(self.card)
        at.cards = put(at.cards, self.side, self.card)
        forget_claim(table, at.main(self.side))
        if old != NO_CARD:
            table.discard.append(old)
            table.show(old)
        table.show(self.card)
        count_as_printed(table, self.side)


class CardsRevealed(Event, frozen=True, gc=False):
    """Both encounter cards are turned up; the morph becomes what it faces (p. 10)."""

    def apply(self, table: CosmicTable) -> None:
        table.at.revealed = True
        for card in table.at.cards:
            if card != NO_CARD:
                table.show(card)
        for side in (OFFENSE, DEFENSE):
            count_as_printed(table, side)


def count_as_printed(table: CosmicTable, side: int) -> None:
    """A card counts as what is printed on it or believed of it, the morph as the other card."""
    kind, value = shown_on(table, side)
    if kind == pieces.MORPH:
        kind, value = shown_on(table, 1 - side)
    count_as(table, side, kind, value)


def count_as(table: CosmicTable, side: int, kind: int, value: int) -> None:
    at = table.at
    at.types, at.values = put(at.types, side, kind), put(at.values, side, value)


def shown_on(table: CosmicTable, side: int) -> tuple[int, int]:
    """The type and value of the card that a side shows, or claims to have."""
    card = table.at.cards[side]
    return table.at.claim(side) or (table.type_of(card), table.value_of(card))


class CardClaimed(Event, frozen=True, gc=False):
    """A main player says what the own card is and leaves it face down, with more ships at stake or none."""

    seat: Seat
    kind: int
    value: int
    ships: int = 0

    def apply(self, table: CosmicTable) -> None:
        table.mark(Mark(CLAIM, CLAIMED_TYPE * self.kind + self.value, self.seat))
        if self.ships:
            table.mark(Mark(STAKE, self.ships, self.seat))


class ClaimDoubted(Event, frozen=True, gc=False):
    """The card is turned up: the claim was the truth or a lie."""

    seat: Seat  # who doubts
    card: CardId
    truth: bool

    def apply(self, table: CosmicTable) -> None:
        table.show(self.card)
        forget_claim(table, table.at.opponent(self.seat))


def forget_claim(table: CosmicTable, seat: Seat) -> None:
    marks = table.at.marks
    table.at.marks = tuple(mark for mark in marks if mark.power not in (CLAIM, STAKE) or mark.seat != seat)


class CardCounts(Event, frozen=True, gc=False):
    """A power or card makes an encounter card count as another type or value."""

    side: int
    kind: int
    value: int
    source: str

    def apply(self, table: CosmicTable) -> None:
        count_as(table, self.side, self.kind, self.value)


class ShipsMultiply(Event, frozen=True, gc=False):
    """Ships of a side multiply instead of being added: "own", "all" (with the card) or "allied"."""

    side: int
    how: str
    source: str

    def apply(self, table: CosmicTable) -> None:
        table.at.times = put(table.at.times, self.side, self.how)


class LowWins(Event, frozen=True, gc=False):
    """The lower total wins, as the Anti-Matter counts it."""

    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        table.at.low_wins = self.seat


class TermAdded(Event, frozen=True, gc=False):
    """A side's total changes."""

    side: int
    amount: int
    source: str
    seat: Seat = NOBODY

    def apply(self, table: CosmicTable) -> None:
        table.at.terms += (Term(self.side, self.amount, self.source, self.seat),)


class SideReinforced(Event, frozen=True, gc=False):
    """A card adds to a side's total and stays there until the encounter is over."""

    seat: Seat
    card: CardId
    side: int

    def apply(self, table: CosmicTable) -> None:
        zone = table.hoards[self.seat] if self.card in table.hoards[self.seat] else table.hands[self.seat]
        zone.remove(self.card)
        table.show(self.card)
        played = Reinforced(self.card, self.seat, self.side, table.value_of(self.card))
        table.at.reinforcements += (played,)


class ReinforcementCancelled(Event, frozen=True, gc=False):
    """A reinforcement counts no more and is discarded."""

    card: CardId

    def apply(self, table: CosmicTable) -> None:
        take_reinforcements(table, (self.card,))
        table.discard.append(self.card)


def take_reinforcements(table: CosmicTable, cards: tuple[CardId, ...]) -> None:
    left = tuple(played for played in table.at.reinforcements if played.card not in cards)
    table.at.reinforcements = left


class Marked(Event, frozen=True, gc=False):
    """A power remembers something until the encounter ends."""

    power: str
    value: int = 0
    seat: Seat = NOBODY

    def apply(self, table: CosmicTable) -> None:
        table.mark(Mark(self.power, self.value, self.seat))


class Unmarked(Event, frozen=True, gc=False):
    power: str

    def apply(self, table: CosmicTable) -> None:
        table.at.marks = tuple(mark for mark in table.at.marks if mark.power != self.power)


class OutcomeDecided(Event, frozen=True, gc=False):
    """Who has won, or what else has come of the encounter."""

    outcome: int
    winner: int = NEITHER
    totals: tuple[int, ...] = ()
    why: str = ""

    def apply(self, table: CosmicTable) -> None:
        at = table.at
        at.outcome, at.winner, at.totals = self.outcome, self.winner, self.totals


class PayStopped(Event, frozen=True, gc=False):
    """Nobody collects compensation or rewards in this encounter."""

    def apply(self, table: CosmicTable) -> None:
        table.at.no_pay = True


class EncounterCardsDiscarded(Event, frozen=True, gc=False):
    """The encounter cards and reinforcements go to the discard pile, but for those that are kept."""

    cards: tuple[CardId, ...]

    def apply(self, table: CosmicTable) -> None:
        for card in self.cards:
            table.discard.append(card)
            table.show(card)
        table.at.cards = tuple(NO_CARD if card in self.cards else card for card in table.at.cards)
        take_reinforcements(table, self.cards)


class EncounterCardTakenBack(Event, frozen=True, gc=False):
    """An encounter card goes back to a hand."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        cards = table.at.cards
        table.at.cards = put(cards, cards.index(self.card), NO_CARD)
        table.hands[self.seat].append(self.card)
        table.seen[self.card] |= 1 << self.seat


class EncounterCardSetAside(Event, frozen=True, gc=False):
    """An encounter card is taken away without being shown."""

    card: CardId

    def apply(self, table: CosmicTable) -> None:
        cards = table.at.cards
        table.at.cards = put(cards, cards.index(self.card), NO_CARD)
        table.aside.append(self.card)
