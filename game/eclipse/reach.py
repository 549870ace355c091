"""Where one may go: exploring, influence, flights, retreats, embassies. Reads the table, changes nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from game.core.table import NOBODY, CardId, Seat
from game.eclipse import pieces
from game.eclipse.parts import NOWHERE
from game.eclipse.table import DIRECTIONS, SHIPS_OF, EclipseTable

Zone = tuple[int, int]
INNER, MIDDLE, OUTER = range(3)
_GENERATOR = 1 << pieces.TECH_OF["wormhole_generator"]
_DIRECTION_OF = {step: direction for direction, step in enumerate(DIRECTIONS)}
_ENVOY_SPACES = {key: len(row.track) - row.track.count("reputation") for key, row in pieces.SPECIES.items()}


def bridges(table: EclipseTable, seat: Seat) -> bool:
    """A wormhole on one side is enough for this seat."""
    return bool(table.players[seat].tech_bits & _GENERATOR)


# --- explore (p. 10)


@cache
def ring_of(zone: Zone) -> int:
    """Which stack an empty place belongs to."""
    q, r = zone
    distance = max(abs(q), abs(r), abs(q + r))
    return min(distance, 3) - 1


def bases(table: EclipseTable, seat: Seat) -> list[int]:
    """Sectors to explore from: with an own disc, or with an own ship that is not held there (ruling 26)."""
    own = table.players[seat].sectors
    ships = [number for number in table.fleets(seat) if number not in own and not table.pinned(seat, number)]
    return sorted([*own, *ships])


def zones(table: EclipseTable, seat: Seat) -> list[Zone]:
    """Empty places that this seat may explore: a wormhole leads there (ruling 27)."""
    return list(dict.fromkeys(_ways_out(table, seat, bases(table, seat))))


def explores(table: EclipseTable, seat: Seat) -> bool:
    """There is such a place; mostly it is next to an own disc."""
    for _ in _ways_out(table, seat, table.players[seat].sectors):
        return True
    for _ in _ways_out(table, seat, bases(table, seat)):
        return True
    return False


def _ways_out(table: EclipseTable, seat: Seat, numbers: Iterable[int]) -> Iterator[Zone]:
    half = bridges(table, seat)
    for number in numbers:
        sector = table.map[number]
        for direction, beyond in enumerate(sector.next) if NOWHERE in sector.next else ():
            if beyond != NOWHERE or not (half or sector.holes >> direction & 1):
                continue
            zone = sector.q + DIRECTIONS[direction][0], sector.r + DIRECTIONS[direction][1]
            if sectors_left(table, ring_of(zone)):
                yield zone


def sectors_left(table: EclipseTable, ring: int) -> bool:
    return bool(table.stacks[ring] or table.thrown[ring])


def turns(table: EclipseTable, seat: Seat, tile: CardId, zone: Zone) -> list[int]:
    """How a tile may lie: a wormhole joins it with one of the sectors explored from (ruling 28)."""
    around = theirs = 0  # the sectors explored from by direction, and those with a wormhole on their side
    q, r = zone
    for number, other in enumerate(table.map):
        east, south = other.q - q, other.r - r
        if not -1 <= east <= 1 or not -1 <= south <= 1:  # most are far away
            continue
        direction = _DIRECTION_OF.get((east, south))
        if direction is not None and (other.disc == seat or not table.pinned(seat, number)):
            around |= 1 << direction
            theirs |= (other.holes >> (direction + 3) % 6 & 1) << direction
    half = bridges(table, seat)
    if half and theirs:
        return list(range(6))
    holes = pieces.HOLES[table.faces[tile]]
    wanted = around if half else theirs
    return [turn for turn in range(6) if pieces.turned(holes, turn) & wanted]


# --- influence (p. 11)


def claimable(table: EclipseTable, seat: Seat, sector: int) -> bool:
    """No disc and no enemy ship is there."""
    return table.map[sector].disc == NOBODY and not table.foes(seat, sector)


def disc_targets(table: EclipseTable, seat: Seat, lifting: int = NOWHERE) -> list[int]:
    """Sectors where an influence action may put a disc (rulings 41 and 44).

    A disc that is still to be lifted from its sector does not connect anything (ruling 42).
    """
    half = bridges(table, seat)
    near: set[int] = set()
    discs = [number for number in table.players[seat].sectors if number != lifting]
    for number in (*discs, *table.fleets(seat)):
        near.update((number,), table.neighbours(number, half=half))
    return [number for number in sorted(near) if claimable(table, seat, number)]


def has_disc_target(table: EclipseTable, seat: Seat) -> bool:
    """There is such a sector; mostly it is next to an own disc."""
    half = bridges(table, seat)
    for number in table.players[seat].sectors:
        if any(claimable(table, seat, near) for near in table.neighbours(number, half=half)):
            return True
    return bool(disc_targets(table, seat))


# --- move (p. 14)


def passable(table: EclipseTable, seat: Seat, sector: int) -> bool:
    """A ship may fly on from here: as many own ships stay as there are enemies (rulings 61 to 63)."""
    here = table.map[sector]
    if not here.ships:
        return True
    if pieces.CENTER_SHIP in here.ships:
        return False
    return here.count(seat) >= table.foes(seat, sector)


def flights(table: EclipseTable, seat: Seat, start: int, movement: int) -> dict[int, tuple[int, ...]]:
    """Every sector that a ship leaving ``start`` can reach, and a way there.

    Ways that attack no partner come first: passing through is an attack (ruling 70).
    """
    half = bridges(table, seat)
    ways = _spread(table, seat, start, movement, half, peaceful=False)
    if table.players[seat].ambassadors:
        peaceful = _spread(table, seat, start, movement, half, peaceful=True)
        ways = {**peaceful, **ways, **peaceful}
    del ways[start]
    return ways


def targets(table: EclipseTable, seat: Seat, start: int, movement: int) -> bytes:
    """Every sector that a ship leaving ``start`` can reach; mostly it flies no further than to the next."""
    if movement == 1:
        return table.neighbours(start, half=bridges(table, seat))
    return bytes(flights(table, seat, start, movement))


def way(table: EclipseTable, seat: Seat, start: int, movement: int, target: int) -> tuple[int, ...]:
    """How a ship gets there: straight to the next sector, or on the way that was found."""
    if target in table.neighbours(start, half=bridges(table, seat)):
        return start, target
    return flights(table, seat, start, movement)[target]


def _spread(
    table: EclipseTable, seat: Seat, start: int, movement: int, half: bool, *, peaceful: bool
) -> dict[int, tuple[int, ...]]:
    ways: dict[int, tuple[int, ...]] = {start: (start,)}
    edge = [start]
    for _ in range(movement):
        further = []
        for here in edge:
            if here != start and not passable(table, seat, here):
                continue
            way = ways[here]
            for there in table.neighbours(here, half=half):
                if there not in ways and not (peaceful and betrayed(table, seat, there)):
                    ways[there] = (*way, there)
                    further.append(there)
        edge = further
    return ways


def connected(table: EclipseTable, seat: Seat, start: int) -> set[int]:
    """Every sector that wormholes lead to, whoever is on the way."""
    half = bridges(table, seat)
    found, edge = {start}, [start]
    while edge:
        near = {there for here in edge for there in table.neighbours(here, half=half)}
        edge = sorted(near - found)
        found |= near
    return found


def betrayed(table: EclipseTable, seat: Seat, sector: int) -> list[Seat]:
    """The partners that a ship of this seat would attack by entering."""
    partners = table.players[seat].ambassadors
    if not partners:
        return []
    here = table.map[sector]
    return [partner for partner in partners if here.disc == partner or here.count(partner)]


def movable(table: EclipseTable, seat: Seat) -> Iterator[tuple[int, int]]:
    """Kinds of ships that may leave their sector: sector and ship."""
    for number, ship, _ in departures(table, seat):
        yield number, ship


def departures(table: EclipseTable, seat: Seat) -> Iterator[tuple[int, int, int]]:
    """The same, and how far they fly."""
    absent = SHIPS_OF[seat].isdisjoint
    known: dict[int, int] = {}
    for number, sector in enumerate(table.map):
        ships = sector.ships
        if not ships or absent(ships) or (len(ships) > 1 and table.pinned(seat, number)):
            continue
        for ship in range(len(pieces.SHIPS)):
            if pieces.ship_code(seat, ship) not in ships:
                continue
            if ship not in known:
                known[ship] = table.design(seat, ship).movement
            if known[ship]:
                yield number, ship, known[ship]


def flies(table: EclipseTable, seat: Seat) -> bool:
    """A ship may leave its sector, and a wormhole leads from there."""
    half = bridges(table, seat)
    return any(table.neighbours(sector, half=half) for sector, _, _ in departures(table, seat))


# --- retreat (p. 20)


def refuges(table: EclipseTable, seat: Seat, sector: int) -> list[int]:
    """Where ships may retreat to: a neighbour with an own disc and no enemy ship (ruling 86)."""
    half = bridges(table, seat)
    return [
        number
        for number in table.neighbours(sector, half=half)
        if table.map[number].disc == seat and not table.foes(seat, number)
    ]


# --- diplomacy (p. 11)


def partners(table: EclipseTable, seat: Seat) -> list[Seat]:
    """With whom relations may be opened now (ruling 67), and who has not been asked in this turn."""
    near = table.players[seat].near & ~table.players[seat].asked
    if not near or table.seats < pieces.DIPLOMACY_SEATS or table.traitor == seat:
        return []
    for partner in table.players[seat].ambassadors:
        near &= ~(1 << partner)
    if not near or not _can_send(table, seat):
        return []
    strangers = [other for other in range(table.seats) if near >> other & 1 and other != table.traitor]
    return [other for other in strangers if _can_send(table, other) and not _close(table, seat, other)]


def _can_send(table: EclipseTable, seat: Seat) -> bool:
    """An ambassador, a cube for it, and room for the one that comes."""
    player = table.players[seat]
    if len(player.ambassadors) >= _ENVOY_SPACES[player.species] or not any(player.cubes):
        return False
    return len([host for host in table.players if seat in host.ambassadors]) < pieces.AMBASSADORS


def _close(table: EclipseTable, one: Seat, other: Seat) -> bool:
    """A ship of one is where the other has a ship or a disc."""
    no_ship, no_other = SHIPS_OF[one].isdisjoint, SHIPS_OF[other].isdisjoint
    for sector in table.map:
        ships = sector.ships
        if not ships:
            continue
        if no_ship(ships):
            if sector.disc == one and not no_other(ships):
                return True
        elif sector.disc == other or not no_other(ships):
            return True
    return False
