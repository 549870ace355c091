"""What happens to ships, sheets and the order of play. Cards have their own file, encounters too."""

from __future__ import annotations

from game.core.events import Chanced, Event
from game.core.table import NOBODY, CardId, Pile, Seat
from game.cosmic import pieces
from game.cosmic.parts import GONE, NEITHER, NO_CARD, OFFENSE, UNDECIDED, WARP, Encounter, Mark, put, without
from game.cosmic.table import CosmicTable


class ShipsCommitted(Event, frozen=True, gc=False):
    """Ships leave a colony (or the warp) for the gate, or for a place beside the planet."""

    seat: Seat
    ships: int
    source: int
    to: int

    def apply(self, table: CosmicTable) -> None:
        table.shift(self.seat, self.ships, self.source, self.to)


class ShipsReturned(Event, frozen=True, gc=False):
    """Ships of the encounter, of a tech, or those that were just lost, go back to a colony."""

    seat: Seat
    ships: int
    source: int
    planet: int

    def apply(self, table: CosmicTable) -> None:
        fresh = table.fresh[self.seat] - self.ships
        table.shift(self.seat, self.ships, self.source, self.planet)
        if self.source == WARP:
            table.fresh[self.seat] = max(0, fresh)


class ShipsRetrieved(Event, frozen=True, gc=False):
    """Ships leave the warp for a colony, or for the gate if there is no colony (p. 7)."""

    seat: Seat
    ships: int
    to: int

    def apply(self, table: CosmicTable) -> None:
        table.shift(self.seat, self.ships, WARP, self.to)


class ShipsLanded(Event, frozen=True, gc=False):
    """Ships found or reinforce a colony."""

    seat: Seat
    ships: int
    source: int
    planet: int

    def apply(self, table: CosmicTable) -> None:
        table.shift(self.seat, self.ships, self.source, self.planet)


class ShipsMoved(Event, frozen=True, gc=False):
    """Ships go from one colony to another, or onto a tech."""

    seat: Seat
    ships: int
    source: int
    to: int

    def apply(self, table: CosmicTable) -> None:
        table.shift(self.seat, self.ships, self.source, self.to)


class ShipsLost(Event, frozen=True, gc=False):
    """Ships go to the warp."""

    seat: Seat
    ships: int
    source: int
    why: str = ""
    willing: bool = False  # their owner pays with them, so they are not lost (ruling 8)

    def apply(self, table: CosmicTable) -> None:
        table.shift(self.seat, self.ships, self.source, WARP)
        at = table.encounter
        if at and at.outcome != UNDECIDED and not self.willing:
            at.lost = put(at.lost, self.seat, at.lost[self.seat] + self.ships)


class ShipsRemoved(Event, frozen=True, gc=False):
    """Ships leave the game."""

    seat: Seat
    ships: int
    source: int

    def apply(self, table: CosmicTable) -> None:
        table.shift(self.seat, self.ships, self.source, GONE)


class SheetChosen(Event, frozen=True, gc=False):
    """A seat keeps one sheet, face down; the others return to the box unseen."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        for card in table.sheets[self.seat]:
            if card != self.card:
                table.sheet_box.append(card)
        table.sheets[self.seat] = (self.card,)
        table.rank_powers()


class SheetTurnedUp(Event, frozen=True, gc=False):
    """Everybody sees which alien this is, and the tokens that its sheet begins with."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        alien = pieces.ALIENS[table.id_of(self.card)]
        tokens = alien.tokens if table.rules.planets == pieces.PLANETS else alien.tokens_four_planets
        if tokens and not table.tokens_on(alien.id):
            table.tokens.append(Mark(alien.id, tokens))
        if alien.id == "masochist":  # whose power is not lost with home colonies, as all see now
            table.powerless[self.seat] = False
        table.show(self.card)
        table.rank_powers()


class SheetDrawn(Chanced, frozen=True, gc=False):
    """A sheet comes out of the box, unseen by others, or open."""

    seat: Seat
    card: CardId
    face_up: bool = True
    first: bool = False  # it takes the place of the own alien

    def apply(self, table: CosmicTable) -> None:
        table.sheet_box.remove(self.card)
        own = table.sheets[self.seat]
        table.sheets[self.seat] = (self.card, *own) if self.first else (*own, self.card)
        if self.face_up:
            table.show(self.card)
        else:
            table.seen[self.card] |= 1 << self.seat
        self.move_generator(table)
        table.rank_powers()


class Reincarnated(Chanced, frozen=True, gc=False):
    """A sheet comes out of the box and lies open beside the Reincarnator's."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        table.sheet_box.remove(self.card)
        table.sheets[self.seat] += (self.card,)
        table.show(self.card)
        table.incarnation = self.card
        self.move_generator(table)
        table.rank_powers()


class SheetLeft(Event, frozen=True, gc=False):
    """A sheet goes back to the box, and what lay on it is gone (ruling 58)."""

    seat: Seat
    card: CardId

    def apply(self, table: CosmicTable) -> None:
        incarnation = table.incarnation
        if table.id_of(self.card) == "reincarnator" and incarnation in table.sheets[self.seat]:
            _put_back(table, self.seat, incarnation)
        _put_back(table, self.seat, self.card)
        table.rank_powers()


def _put_back(table: CosmicTable, seat: Seat, card: CardId) -> None:
    """A sheet leaves play, and tokens, citadels or the hoard with it."""
    alien = table.id_of(card)
    table.sheets[seat] = without(table.sheets[seat], card)
    table.sheet_box.append(card)
    table.tokens = [mark for mark in table.tokens if mark.power != alien]
    if alien == "citadel":
        table.discard.extend(citadel.card for citadel in table.citadels)
        table.citadels = []
    if alien == "miser":
        _discard_hoard(table, seat)
    if card == table.incarnation:
        table.incarnation = NO_CARD


def _discard_hoard(table: CosmicTable, seat: Seat) -> None:
    for card in table.hoards[seat]:
        table.discard.append(card)
        table.show(card)
    table.hoards[seat] = []


def _move_hoard(table: CosmicTable, one: Seat, other: Seat) -> None:
    """The hoard lies on the Miser's sheet and goes with it; whoever holds it may look at it."""
    hoards = table.hoards
    hoards[one], hoards[other] = hoards[other], hoards[one]
    for seat in (one, other):
        for card in hoards[seat]:
            table.seen[card] |= 1 << seat


class SheetsSwapped(Event, frozen=True, gc=False):
    """Two seats exchange their own aliens for good, and the hoard that lies on one of them."""

    one: Seat
    other: Seat

    def apply(self, table: CosmicTable) -> None:
        sheets = table.sheets
        (one, *rest), (other, *others) = sheets[self.one], sheets[self.other]
        sheets[self.one], sheets[self.other] = (other, *rest), (one, *others)
        for seat in (self.one, self.other):
            table.seen[sheets[seat][0]] |= 1 << seat
        _move_hoard(table, self.one, self.other)
        for seat, former in ((self.one, self.other), (self.other, self.one)):
            if table.id_of(sheets[seat][0]) == "reincarnator" and table.incarnation in sheets[former]:
                sheets[former] = without(sheets[former], table.incarnation)
                sheets[seat] += (table.incarnation,)
        table.rank_powers()


class PowerLent(Event, frozen=True, gc=False):
    """Until the encounter ends a seat plays with another's alien instead of its own."""

    owner: Seat
    to: Seat

    def apply(self, table: CosmicTable) -> None:
        table.lent[self.owner] = self.to
        if table.id_of(table.sheets[self.owner][0]) == "miser":
            _move_hoard(table, self.owner, self.to)
        table.rank_powers()


class PowerUsed(Event, frozen=True, gc=False):
    """A power is used; this is the moment at which it may be zapped."""

    seat: Seat
    power: str


class PowerZapped(Event, frozen=True, gc=False):
    """A power is off until the end of the encounter."""

    seat: Seat
    power: str

    def apply(self, table: CosmicTable) -> None:
        table.zapped.append(self.power)
        table.rank_powers()


class PowerLost(Event, frozen=True, gc=False):
    """Too few home colonies: the sheet is turned down (p. 12)."""

    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        table.powerless[self.seat] = True


class PowerRegained(Event, frozen=True, gc=False):
    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        table.powerless[self.seat] = False


class TokensChanged(Event, frozen=True, gc=False):
    """Tokens are put on a sheet or taken from it."""

    power: str
    tokens: int  # how many lie there now

    def apply(self, table: CosmicTable) -> None:
        rest = [mark for mark in table.tokens if mark.power != self.power]
        table.tokens = [*rest, Mark(self.power, self.tokens)] if self.tokens else rest


class FirstPlayerFound(Event, frozen=True, gc=False):
    """The destiny cards that were drawn name the first player; they are shuffled back."""

    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        table.turn = self.seat
        table.destiny_deck = Pile([*table.destiny_discard, *table.destiny_deck])
        table.destiny_discard = Pile()
        table.shuffle(table.destiny_deck)
        table.rank_powers()


class TurnBegan(Event, frozen=True, gc=False):
    seat: Seat

    def apply(self, table: CosmicTable) -> None:
        table.turn = self.seat
        table.number = 0
        table.order_powers()


class EncounterBegan(Event, frozen=True, gc=False):
    """An encounter begins; ``number`` is 0 for one that is inserted into somebody else's turn."""

    offense: Seat
    number: int

    def apply(self, table: CosmicTable) -> None:
        seats = table.seats
        table.encounter = Encounter(
            offense=self.offense,
            invited=(0,) * seats,
            sides=put((NEITHER,) * seats, self.offense, OFFENSE),
            limits=(pieces.LAUNCH_LIMIT,) * seats,
            worth=(1,) * seats,
            lost=(0,) * seats,
        )
        table.fresh = [0] * seats
        if self.number:
            table.number = self.number
        table.order_powers()


class EncounterEnded(Event, frozen=True, gc=False):
    """Zapped powers come back, flares may be used again, lent powers return."""

    def apply(self, table: CosmicTable) -> None:
        table.encounter = None
        for owner, to in enumerate(table.lent):
            if to != NOBODY and table.id_of(table.sheets[owner][0]) == "miser":
                _move_hoard(table, owner, to)
        table.zapped, table.flares_used, table.flare_players, table.kept = [], [], 0, []
        table.lent = [NOBODY] * table.seats
        table.rank_powers()


class GameWon(Event, frozen=True, gc=False):
    """These seats have won, together if there are several (p. 11)."""

    winners: tuple[Seat, ...]
    why: str

    def apply(self, table: CosmicTable) -> None:
        table.winners = list(self.winners)
        table.over = True
