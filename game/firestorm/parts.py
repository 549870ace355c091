"""What a table of Firestorm is made of."""

from __future__ import annotations

import msgspec

from game.core.table import NOBODY, Pile, Seat

NOWHERE = -1
FREE = 255  # blocks no formation; a slot from which a ship has left
OUT = 255
ADVANCED = 254  # the group of ships that advance to the planet, and of the planet
# What a planet brings: a point of one sort, of either, anything else.
TP, EP, EITHER, MORE = 1, 2, 3, 4
SORTS = 5
# What is true of a card.
IN_PLAY, RESTING, FRESH, DOCKED, LIMBO = 1, 2, 4, 8, 16
IDLE = 32  # an accessory whose owner does not use what it does all the time
# What a card has done: an ability in this turn, a special ability in this turn, formation flight in a combat.
TRIED, FLOWN = 64, 128


def _pile() -> Pile:
    return bytearray()


def _none_ready() -> Pile:
    return bytearray(SORTS)


class Player(msgspec.Struct, array_like=True, gc=False):
    """What belongs to a seat. Piles hold the seat's own numbers of its cards; decks have their top last."""

    color: str = ""
    tp: int = 0
    ep: int = 0
    stones: int = 0
    points: int = 0  # victory points, of the whole team with its first seat
    gone: bool = False
    rejected: bool = False  # two stones have rejected a planet in this turn
    gave_up: bool = False  # planets for a victory point, in this event phase
    last_turn: bool = False  # has been declared
    shield: Seat = NOBODY  # nobody attacks this seat until this one has finished its next turn
    shielding: bool = False  # that turn has begun
    planet_deck: Pile = msgspec.field(default_factory=_pile)
    deck: Pile = msgspec.field(default_factory=_pile)
    hand: Pile = msgspec.field(default_factory=_pile)
    scrap: Pile = msgspec.field(default_factory=_pile)
    ruins: Pile = msgspec.field(default_factory=_pile)  # discarded planets
    removed: Pile = msgspec.field(default_factory=_pile)
    away: Pile = msgspec.field(default_factory=_pile)  # out of the game, and to come back
    planets: Pile = msgspec.field(default_factory=_pile)
    ships: Pile = msgspec.field(default_factory=_pile)
    others: Pile = msgspec.field(default_factory=_pile)  # phenomena and alien-tec
    gear: Pile = msgspec.field(default_factory=_pile)  # accessories
    # Planets, ships, phenomena and alien-tec in play that work all the time: looking for them among all
    # cards, several times for each value, was a fifth of random play.
    auras: Pile = msgspec.field(default_factory=_pile)
    doers: Pile = msgspec.field(default_factory=_pile)  # the same for those with abilities to use
    # How many active planets bring a point of which sort: counting them was a tenth of random play.
    ready: Pile = msgspec.field(default_factory=_none_ready)
    under: Pile = msgspec.field(default_factory=_pile)
    limbo: Pile = msgspec.field(default_factory=_pile)  # destroyed, and their fate still open
    air: Pile = msgspec.field(default_factory=_pile)  # announced, not played yet; a planet just drawn
    stake: Pile = msgspec.field(default_factory=_pile)


PILES = (
    "planet_deck", "deck", "hand", "scrap", "ruins", "removed", "away", "planets", "ships", "others", "gear",
    "under", "limbo", "air", "stake",
)  # fmt: skip


class Item(msgspec.Struct, array_like=True, gc=False):
    """Something on the stack: an effect, a card that is being announced, or a moment one may refer to."""

    number: int
    kind: str  # "instant", "interrupt", "announced", or the name of a moment
    seat: Seat = NOBODY
    card: int = NOWHERE
    ability: int = NOWHERE  # of the card; NOWHERE: what the card itself does
    targets: list[list[int]] = []  # by slot: cards, seats, or numbers of effects
    x: int = 0
    die: int = 0
    event: int = NOWHERE  # the card that an interrupt refers to, or the number of a die's item
    host: int = NOWHERE  # what an accessory or alien-tec is played onto
    chosen: str = ""
    cards: list[int] = []  # of a moment
    amounts: list[int] = []  # damage to each of them; what is known of the fate of each
    combat: bool = False
    by: Seat = NOBODY
    played: bool = False
    over: bool = False  # a moment that has passed: nobody may refer to it any more


# The fate of a destroyed card: open, that of what falls along with another card, settled by an effect.
OPEN, ALONG, SETTLED = 0, 1, 2


class Combat(msgspec.Struct, array_like=True, gc=False):
    """A combat: ships by the numbers of their seats, formations by slots."""

    attacker: Seat
    defender: Seat
    planet: int
    attackers: Pile
    defenders: Pile = msgspec.field(default_factory=_pile)
    slots: Pile = msgspec.field(default_factory=_pile)  # by slot: its formation, or OUT
    covered: Pile = msgspec.field(default_factory=_pile)  # by slot: whether its ship lies face down
    hurt: Pile = msgspec.field(default_factory=_pile)  # by slot: damage to a ship that lies face down
    blocking: Pile = msgspec.field(default_factory=_pile)  # by defender: the formation it blocks, or FREE
    blocked: Pile = msgspec.field(default_factory=_pile)  # by blocking ship, as assigned: the formation
    advancing: Pile = msgspec.field(default_factory=_pile)
    advanced: bool = False
    placed: bool = msgspec.field(name="laid", default=False)  # every attacker has a slot, or is loaded
    done: Pile = msgspec.field(default_factory=_pile)  # formations whose damage has been dealt
    silenced: list[int] = []  # ships whose accessories do not work
    beamed: list[int] = []  # ships hit by a tractor beam
    delayed: list[list[int]] = []  # what special abilities will do: which, ship, target, accessory
    passed: int = 0  # how many in a row used no special ability
    scored: bool = False


class Lasting(msgspec.Struct, array_like=True, gc=False):
    """An effect that lasts until a certain time."""

    what: str  # "modify", "grant", or a rule
    card: int
    seat: Seat  # whom it concerns
    until: str
    attack: int = 0
    defense: int = 0
    words: list[str] = []


class Bond(msgspec.Struct, array_like=True, gc=False):
    """What was fixed when a phenomenon or alien-tec was played."""

    card: int
    targets: list[list[int]]
    chosen: str = ""


class Away(msgspec.Struct, array_like=True, gc=False):
    """A card that is out of the game and may come back."""

    card: int
    seat: Seat  # who rolls
    source: int  # the face that says what happens
    rows: int  # which of its tables for a die
    status: int
    controller: Seat


class Trigger(msgspec.Struct, array_like=True, gc=False):
    """Something that happens by itself, as soon as it is its turn."""

    seat: Seat
    card: int
    ability: int  # of the card; below zero: a handling effect, or a card that comes back
    event: int = NOWHERE


class Offer(msgspec.Struct, array_like=True, gc=False):
    """A single chance to act in a moment."""

    seat: Seat
    source: int  # the face that gives it
    ability: int
    targets: list[list[int]]
    card: int
