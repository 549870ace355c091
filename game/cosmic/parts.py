"""What the table of Cosmic Encounter is made of: planets, techs, an encounter, a deal."""

from __future__ import annotations

from typing import TypeVar

import msgspec

from game.core.table import NOBODY, CardId, Seat
from game.cosmic import pieces

V = TypeVar("V")
NO_CARD = -1
NO_PLANET = -1
OFFENSE, DEFENSE, NEITHER = 0, 1, -1  # sides; also the places of the main players in lists
GATE, BESIDE, WARP, GONE = -2, -3, -4, -5  # places for ships besides planets, whose place is their number
ON_TECH = 1000  # and this plus the card's id for ships that research
CLAIM, STAKE = "gambler", "gambler.stake"  # marks of a claim: 100 times the type of card, and its value
CLAIMED_TYPE = 100
ANOTHER = "dictator"  # a mark of a destiny card that is not followed: another one is drawn
USED_TECH = "tech"  # a mark with the card of a tech that was used in this encounter
ASKABLE = len(pieces.TYPES)  # types of card that can be asked for in a deal
UNSAID, STAYS, GOES = range(3)  # what the Prometheus does when other ships leave
UNDECIDED, WON, DEAL, FAILED, BOTH_LOST, SUCCEEDED, ENDED = range(7)  # how an encounter came out


def put(values: tuple[V, ...], place: int, value: V) -> tuple[V, ...]:
    """The same values with another one at this place."""
    return (*values[:place], value, *values[place + 1 :])


def without(values: tuple[int, ...], value: int) -> tuple[int, ...]:
    """The same values but for one of these."""
    place = values.index(value)
    return values[:place] + values[place + 1 :]


class Rules(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What the players agreed on before the match."""

    planets: int = pieces.PLANETS  # four in the variant "four planets"
    flares: bool = True
    hidden: bool = False
    rotating: bool = False
    freewheeling: bool = False
    technology: bool = False
    classic_filch: bool = False
    german: bool = False  # where the German rulebook differs
    open_call: bool = False  # every seat is asked in a window, so that being asked tells nothing

    @property
    def ships(self) -> int:
        return self.planets * pieces.SHIPS_ON_PLANET

    @property
    def colonies_to_win(self) -> int:
        return self.planets

    @property
    def home_colonies(self) -> int:
        """So many are needed to keep the power: three, or two with four planets (p. 12, 14)."""
        return self.planets - 2


class Planet(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A planet of somebody's home system, and each seat's ships on it.

    It never changes: when ships come or go, another one takes its place. So the copies of a table share the
    planets, of which there are up to 25.
    """

    home: Seat
    ships: bytes  # by seat
    gone: bool = False

    def with_ships(self, seat: Seat, ships: int) -> Planet:
        """The planet when this seat has so many ships on it."""
        return Planet(self.home, self.ships[:seat] + bytes((ships,)) + self.ships[seat + 1 :], self.gone)


class Tech(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A tech before its owner: ships that research it, and a card under it; it never changes."""

    card: CardId
    ships: int = 0
    completed: bool = False
    under: CardId = NO_CARD


class Prometheus(msgspec.Struct, array_like=True, gc=False):
    """The ship that counts four: whose it is, where it stands, and if it leaves with the next ships."""

    seat: Seat
    place: int
    leaves: int = UNSAID


class Playing(msgspec.Struct, array_like=True, gc=False):
    """A card whose effect has been announced and may still be answered."""

    card: CardId
    seat: Seat
    side: str = ""  # of a flare: wild or super
    cancelled: bool = False
    hoarded: bool = False  # it came from the Miser's hoard and goes back there


class Reinforced(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A card that reinforces a side, and who played it."""

    card: CardId
    seat: Seat
    side: int
    value: int


class Term(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What a power or card adds to a side's total."""

    side: int
    amount: int
    source: str
    seat: Seat = NOBODY


class Mark(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """Something public that a power remembers: a call, a number of tokens."""

    power: str
    value: int
    seat: Seat = NOBODY


class Citadel(msgspec.Struct, array_like=True, frozen=True, gc=False):
    planet: int
    card: CardId


class Offer(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """What one main player gives in a deal."""

    cards: tuple[CardId, ...] = ()
    random: int = 0  # and so many cards at random
    colony: int = NO_PLANET  # the other may found a colony here
    freed: bool = False  # the Zombie frees the other's ships from the warp
    kinds: tuple[int, ...] = ()  # types of card; the giver chooses one of each when the deal is accepted

    @property
    def count(self) -> int:
        """How many cards change hands."""
        return len(self.cards) + self.random + len(self.kinds)


class Deal(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """The deal on the desk: what each side gives, who proposed it, and how often it went back and forth."""

    gives: tuple[Offer, ...] = (Offer(), Offer())
    by: int = NEITHER
    exchanges: int = 0
    steps: int = 0
    shown: tuple[CardId, ...] = ()  # cards of their hands that the main players have shown each other


class Encounter(msgspec.Struct, array_like=True, kw_only=True, gc=False):
    """An encounter in progress. Tuples have a place for each seat, or for each side where they say so.

    None of its parts changes in itself, so that a shallow copy is a copy.
    """

    offense: Seat
    defense: Seat = NOBODY
    planet: int = NO_PLANET
    fate: CardId = NO_CARD
    invited: tuple[int, ...]  # bit 0: by the offense, bit 1: by the defense
    declined: tuple[Seat, ...] = ()  # invited, but stayed out
    sides: tuple[int, ...]
    limits: tuple[int, ...]  # how many ships may be sent
    worth: tuple[int, ...]  # what each ship counts
    cards: tuple[CardId, ...] = (NO_CARD, NO_CARD)  # by side
    open: tuple[bool, ...] = (False, False)  # lies face up already
    types: tuple[int, ...] = (pieces.UNKNOWN, pieces.UNKNOWN)  # counts as
    values: tuple[int, ...] = (0, 0)
    times: tuple[str, ...] = ("", "")  # which ships multiply: own, all, allied
    low_wins: Seat = NOBODY  # the Anti-Matter
    revealed: bool = False
    reinforcements: tuple[Reinforced, ...] = ()
    terms: tuple[Term, ...] = ()
    marks: tuple[Mark, ...] = ()
    outcome: int = UNDECIDED
    winner: int = NEITHER  # a side
    totals: tuple[int, ...] = ()  # by side, as compared; empty if nothing was compared
    no_pay: bool = False  # neither compensation nor rewards (Ionic Gas)
    lost: tuple[int, ...]  # ships that went to the warp as this encounter was resolved
    deal: Deal | None = None

    @property
    def mains(self) -> tuple[Seat, Seat]:
        return self.offense, self.defense

    @property
    def loser(self) -> int:
        return 1 - self.winner if self.winner != NEITHER else NEITHER

    @property
    def margin(self) -> int:
        """By how much it was won; -1 if no totals were compared (ruling 9)."""
        return abs(self.totals[0] - self.totals[1]) if self.totals else -1

    def main(self, side: int) -> Seat:
        return self.offense if side == OFFENSE else self.defense

    def side_of(self, seat: Seat) -> int:
        return self.sides[seat]

    def is_main(self, seat: Seat) -> bool:
        return seat in (self.offense, self.defense)

    def takes_part(self, seat: Seat) -> bool:
        """True for a main player or an ally."""
        return self.sides[seat] != NEITHER

    def is_ally(self, seat: Seat) -> bool:
        return self.sides[seat] != NEITHER and not self.is_main(seat)

    def opponent(self, seat: Seat) -> Seat:
        """The other main player."""
        return self.defense if seat == self.offense else self.offense

    def allies(self, side: int) -> list[Seat]:
        """In the order of the seats, clockwise from the offense's left."""
        sides, defense = self.sides, self.defense
        around = [*range(self.offense + 1, len(sides)), *range(self.offense)]
        return [seat for seat in around if sides[seat] == side and seat != defense]

    def claim(self, side: int) -> tuple[int, int] | None:
        """Which type and value was claimed for a card, as long as nobody doubts it (the Gambler)."""
        if not self.marks:
            return None
        claims = [mark.value for mark in self.marks if (mark.power, mark.seat) == (CLAIM, self.main(side))]
        return divmod(claims[0], CLAIMED_TYPE) if claims else None

    def stake(self, seat: Seat) -> int:
        """How many more ships than those of the encounter are lost if the claim is doubted."""
        return sum(mark.value for mark in self.marks if (mark.power, mark.seat) == (STAKE, seat))

    def marked(self, power: str, seat: Seat | None = None) -> bool:
        return any(mark.power == power and seat in (None, mark.seat) for mark in self.marks)
