"""What a table of Eclipse is made of."""

from __future__ import annotations

import msgspec

from game.core.table import NOBODY, CardId, Pile, Seat
from game.eclipse import pieces
from game.eclipse.pieces import party_of

NO_TILE = NO_SHIP = -1
NOWHERE = 255  # there is no sector in this direction
_PARTIES = bytes(party_of(ship) for ship in range(256))  # by ship
ACTIONS = ("explore", "influence", "research", "upgrade", "build", "move", "react")


def changed(row: bytes, place: int, entry: int) -> bytes:
    """A row of small numbers with another one in one place."""
    return row[:place] + bytes((entry,)) + row[place + 1 :]


class Sector(msgspec.Struct, array_like=True, gc=False):
    """A sector tile on the map and all that is on it."""

    tile: CardId
    q: int  # axial coordinates; the center is 0, 0
    r: int
    turn: int = 0  # clockwise, in sixths
    holes: int = 0  # wormholes by direction, as the tile lies
    next: bytes = bytes([NOWHERE] * 6)  # the neighbours by direction
    disc: Seat = NOBODY
    cubes: int = 0  # which squares are taken, a bit for each; the orbital's is the last
    orbital: bool = False
    monolith: bool = False
    discovery: CardId = NO_TILE  # lies here face down
    ships: bytearray = msgspec.field(default_factory=bytearray)  # party by party, in order of arrival
    damage: bytearray = msgspec.field(default_factory=bytearray)  # of each ship
    ways: bytes = b""  # the sectors one wormhole away, by direction; nearly every question asks for them

    @property
    def distance(self) -> int:
        """Sectors from the center."""
        return max(abs(self.q), abs(self.r), abs(self.q + self.r))

    def parties(self) -> list[int]:
        """Whose ships are here, in order of arrival."""
        return list(dict.fromkeys(self.ships.translate(_PARTIES)))

    def count(self, party: int) -> int:
        if not self.ships:  # most sectors are empty, and all of them are counted often
            return 0
        return self.ships.translate(_PARTIES).count(party)

    def add(self, ship: int, damage: int = 0) -> None:
        """A ship comes to the others of its party; the first one of a party comes last (ruling 77)."""
        party = party_of(ship)
        place = len(self.ships)
        for index, other in enumerate(self.ships):
            if party_of(other) == party:
                place = index + 1
        self.ships.insert(place, ship)
        self.damage.insert(place, damage)

    def hurt(self, ship: int, damage: int, points: int) -> None:
        """A ship that had so much damage gets more; it stays where it is in the order of arrival."""
        for index, other in enumerate(self.ships):
            if other == ship and self.damage[index] == damage:
                self.damage[index] += points
                return
        raise LookupError(f"ship {ship} with {damage} damage is not here")

    def remove(self, ship: int, damage: int = 0) -> None:
        for index, other in enumerate(self.ships):
            if other == ship and self.damage[index] == damage:
                del self.ships[index], self.damage[index]
                return
        raise LookupError(f"ship {ship} with {damage} damage is not here")


class Player(msgspec.Struct, array_like=True, gc=False):
    """A player board. What seldom changes is bytes, which a clone has sooner than a bytearray."""

    species: str = ""
    storage: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])  # money, science, materials
    cubes: list[int] = msgspec.field(default_factory=lambda: [pieces.TRACK_CUBES] * 3)
    graveyard: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    discs: int = 0  # on the influence track
    spare_discs: int = 0  # not in play yet
    spent: bytearray = msgspec.field(default_factory=lambda: bytearray(len(ACTIONS)))  # discs on actions
    colony_ships: int = 0  # face up
    techs: bytes = b""  # tiles
    tech_bits: int = 0  # all technologies, the printed ones included
    designs: list[bytes] = msgspec.field(default_factory=list)  # by ship: 0 or a part + 1 on each square
    parts: bytes = b""  # ancient ones beside the board
    reputation: Pile = msgspec.field(default_factory=Pile)
    ambassadors: list[Seat] = msgspec.field(default_factory=list)  # from whom, each with a cube of theirs
    discoveries: bytes = b""  # tiles kept for their points
    passed: bool = False
    gone: bool = False  # the civilization has collapsed
    asked: int = 0  # to whom relations were proposed in this turn, a bit for each seat
    sectors: bytearray = msgspec.field(default_factory=bytearray)  # with a disc of this player, in order
    near: int = (
        0  # who has a sector one wormhole away from an own one, a bit for each seat; asked for as often
    )

    def fit(self, ship: int, square: int, tile: int) -> None:
        self.designs[ship] = changed(self.designs[ship], square, tile)

    def has(self, tech: str) -> bool:
        return bool(self.tech_bits >> pieces.TECH_OF[tech] & 1)

    @property
    def row(self) -> pieces.Species:
        return pieces.SPECIES[self.species]


class Die(msgspec.Struct, array_like=True, frozen=True, gc=False):
    """A rolled die: what it does if it hits, and its face."""

    damage: int
    face: int


class Battle(msgspec.Struct, array_like=True, gc=False):
    """A battle between two parties in a sector."""

    sector: int
    attacker: int
    defender: int
    missiles: bool = True  # the volley before the first engagement round
    queue: bytearray = msgspec.field(default_factory=bytearray)  # ships to be activated, the next one last
    order: bytearray = msgspec.field(default_factory=bytearray)  # of all kinds of ships, the first one last
    firing: int = NO_SHIP  # the kind of ship that is up or whose dice lie there; not when all are used
    dice: list[Die] = msgspec.field(default_factory=list)  # not assigned yet
    fleeing: dict[int, int] = msgspec.field(
        default_factory=dict
    )  # kind of ship: sector on whose border it is

    def other(self, party: int) -> int:
        return self.attacker if party == self.defender else self.defender


class Fought(msgspec.Struct, array_like=True, gc=False):
    """What a player has done in the battles of the sector that is being fought over."""

    seat: Seat
    draws: int = 0  # for destroyed ships
    stayed: bool = True  # the last ships did not retreat
    took_part: bool = False
