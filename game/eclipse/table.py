"""The table of Eclipse: where everything is, and what a seat may see of it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator

from game.core.table import NOBODY, CardId, Pile, Seat, Table
from game.eclipse import pieces
from game.eclipse.designs import Design, design
from game.eclipse.parts import NOWHERE, Battle, Fought, Player, Sector
from game.eclipse.pieces import party_of, ship_code, type_of

DESCENDANTS = "descendants_of_draco"
DIRECTIONS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from the top


class EclipseTable(Table, kw_only=True, gc=False):
    """Piles are lists whose last tile is the top."""

    species: str = "all"  # which may be chosen: "all" or "terran"
    round: int = 1
    first: Seat = 0  # has the start player marker
    next_first: Seat = NOBODY  # the first to pass in this round
    turn: Seat = NOBODY  # whose turn it is in the action phase
    players: list[Player]
    map: list[Sector] = []
    stacks: list[Pile]  # sectors by ring
    thrown: list[Pile]  # discarded sectors by ring
    drawn: list[CardId] = []  # sectors turned over, not placed yet; reputation tiles looked at
    box: Pile  # out of the game
    bag: Pile  # technologies to come
    supply: Pile  # technologies that can be researched
    discoveries: Pile
    reputation: Pile
    traitor: Seat = NOBODY
    battle: Battle | None = None
    fought: list[Fought] = []
    points: list[int] = []  # by seat, once counted

    # --- the map

    def at(self, q: int, r: int) -> int:
        """The number of the sector at a place, or NOWHERE."""
        for number, sector in enumerate(self.map):
            if sector.q == q and sector.r == r:
                return number
        return NOWHERE

    def face(self, sector: int) -> pieces.SectorFace:
        return pieces.SECTORS[self.faces[self.map[sector].tile]]

    def squares(self, sector: int) -> tuple[pieces.Square, ...]:
        return pieces.SQUARES[self.faces[self.map[sector].tile]]

    def joined(self, one: int, direction: int, *, half: bool = False) -> bool:
        """A wormhole leads over this edge: on both sides, or on one with a Wormhole Generator."""
        here = self.map[one]
        there = self.map[here.next[direction]]
        both = (here.holes >> direction & 1) + (there.holes >> (direction + 3) % 6 & 1)
        return both == 2 or (half and both == 1)

    def neighbours(self, sector: int, *, half: bool = False) -> bytes:
        """The sectors one wormhole away; half of one is enough with a Wormhole Generator."""
        return bytes(self.linked(sector, 1)) if half else self.map[sector].ways

    def linked(self, sector: int, needed: int) -> Iterator[int]:
        """The sectors beyond edges with so many wormholes, counting both sides."""
        here = self.map[sector]
        for direction, number in enumerate(here.next):
            if number == NOWHERE:
                continue
            there = self.map[number].holes >> (direction + 3) % 6 & 1
            if (here.holes >> direction & 1) + there >= needed:
                yield number

    def own(self, seat: Seat) -> list[int]:
        """The sectors with this seat's disc."""
        return list(self.players[seat].sectors)

    def control(self, seat: Seat, sector: int) -> None:
        """From now on a sector has the disc of this seat, or of nobody."""
        here, before = self.map[sector], self.map[sector].disc
        here.disc = seat
        around = [self.map[there].disc for there in here.ways]
        if before != NOBODY:
            self.players[before].sectors.remove(sector)
            for owner in (before, *around):
                if owner != NOBODY:
                    self.players[owner].near = self.near(owner)
        if seat != NOBODY:
            insort(self.players[seat].sectors, sector)
            for owner in around:
                if owner not in (NOBODY, seat):
                    self.players[owner].near |= 1 << seat
                    self.players[seat].near |= 1 << owner

    def near(self, seat: Seat) -> int:
        """Whoever has a sector one whole wormhole away from one of this seat, a bit for each."""
        sectors, bits = self.map, 0
        for here in self.players[seat].sectors:
            for there in sectors[here].ways:
                owner = sectors[there].disc
                if owner not in (NOBODY, seat):
                    bits |= 1 << owner
        return bits

    def fleets(self, seat: Seat) -> list[int]:
        """The sectors with ships of this seat."""
        absent = SHIPS_OF[seat].isdisjoint
        return [n for n, sector in enumerate(self.map) if (ships := sector.ships) and not absent(ships)]

    def foes(self, seat: Seat, sector: int) -> int:
        """Ships here that are hostile to a seat: all but its own, and ancients for the Descendants."""
        here = self.map[sector]
        if not here.ships:
            return 0
        friends = here.count(seat)
        if self.players[seat].species == DESCENDANTS:
            friends += here.count(pieces.ANCIENTS)
        return len(here.ships) - friends

    def friendly(self, seat: Seat) -> tuple[int, ...]:
        """The parties a seat never fights."""
        return (seat, pieces.ANCIENTS) if self.players[seat].species == DESCENDANTS else (seat,)

    def pinned(self, seat: Seat, sector: int) -> bool:
        """No ship of this seat may leave (rulings 61 and 63)."""
        ships = self.map[sector].ships
        mine = self.map[sector].count(seat)
        if mine == len(ships) or not mine:
            return not mine
        return pieces.CENTER_SHIP in ships or mine <= self.foes(seat, sector)

    # --- the players

    def living(self) -> list[Seat]:
        return [seat for seat, player in enumerate(self.players) if not player.gone]

    def clockwise(self, first: Seat) -> list[Seat]:
        """All who are still there, from this seat on."""
        return [
            seat % self.seats
            for seat in range(first, first + self.seats)
            if not self.players[seat % self.seats].gone
        ]

    def income(self, seat: Seat, resource: int) -> int:
        return pieces.PRODUCTION[self.players[seat].cubes[resource]]

    def upkeep(self, seat: Seat, spent: int = 0) -> int:
        """What the upkeep costs after so many more actions."""
        discs = self.players[seat].discs - spent
        return _UPKEEP[discs] if discs > 0 else _UPKEEP[0]

    def design(self, seat: Seat, ship: int) -> Design:
        """What a kind of ship of a seat can do."""
        player = self.players[seat]
        return design(player.row.blueprints, ship, player.designs[ship])

    def party_design(self, ship: int) -> Design:
        """What a ship on the map can do, whoever it belongs to."""
        party = party_of(ship)
        return self.design(party, type_of(ship)) if party < pieces.ANCIENTS else NEUTRAL[party]

    def unbuilt(self, seat: Seat, ship: int) -> int:
        """Miniatures that are not on the map."""
        return pieces.SHIP_LIMITS[ship] - self.all_ships().count(ship_code(seat, ship))

    def all_ships(self) -> bytes:
        """Every ship on the map."""
        return b"".join([sector.ships for sector in self.map])

    def structures_left(self) -> int:
        """Tiles of orbitals and monoliths that are not on the map (ruling 58)."""
        return pieces.STRUCTURES - sum(sector.orbital + sector.monolith for sector in self.map)

    def techs(self, seat: Seat, category: str) -> int:
        """Technologies of a category, the printed ones included."""
        bits = self.players[seat].tech_bits
        return (bits & CATEGORY_BITS[category]).bit_count()

    def price(self, seat: Seat, tech: int) -> int:
        """With the discount of its category, but never below the minimum (p. 12)."""
        row = pieces.TECHS[tech]
        return max(row.minimum, row.cost - pieces.DISCOUNT[self.techs(seat, row.category)])

    def reputation_room(self, seat: Seat) -> int:
        """Spaces of the track on which one more reputation tile may lie."""
        player = self.players[seat]
        slots = player.row.track
        only = slots.count("ambassador")
        return len(slots) - only - len(player.reputation) - max(0, len(player.ambassadors) - only)

    def ambassador_room(self, seat: Seat) -> int:
        """Spaces of the track on which one more ambassador may lie."""
        player = self.players[seat]
        slots = player.row.track
        only = slots.count("reputation")
        return len(slots) - only - len(player.ambassadors) - max(0, len(player.reputation) - only)

    def related(self, one: Seat, other: Seat) -> bool:
        """They have diplomatic relations."""
        return other in self.players[one].ambassadors

    def id_of(self, card: CardId) -> str:
        """The name of a tile that is known."""
        return pieces.KEYS[self.faces[card]]

    def show(self, card: CardId) -> None:
        self.seen[card] = self.everyone

    # --- secrets

    def pools(self, seat: Seat) -> Iterable[list[CardId]]:
        """Tiles of one kind cannot be told apart; sectors differ by their ring."""
        unseen = self.unseen(seat)
        for first, end in _KINDS:
            yield [card for card in unseen if first <= card < end]


def _category_bits(category: str) -> int:
    return sum(1 << number for number, tech in enumerate(pieces.TECHS) if tech.category == category)


def _kinds() -> list[tuple[int, int]]:
    """The first card of each kind, and the one behind its last."""
    groups = [*(pieces.sector_cards(ring) for ring in pieces.RINGS), pieces.TECH_CARDS]
    groups += [pieces.DISCOVERY_CARDS, pieces.REPUTATION_CARDS]
    return [(cards[0], cards[-1] + 1) for cards in groups]


_KINDS = _kinds()
_UPKEEP = (*pieces.UPKEEP, *[0] * (pieces.DISCS + 1 - len(pieces.UPKEEP)))  # by discs, the spare ones too
SHIPS_OF = [
    dict.fromkeys(ship_code(party, ship) for ship in range(len(pieces.SHIPS))).keys()
    for party in range(pieces.CENTER + 1)
]
CATEGORY_BITS = {category: _category_bits(category) for category in pieces.CATEGORIES}
ANCIENT = Design(initiative=2, computer=1, hull=1, cannons=((1, 2),))
GUARD = Design(initiative=0, computer=1, hull=7, cannons=((1, 4),))
NEUTRAL = {pieces.ANCIENTS: ANCIENT, pieces.CENTER: GUARD}
