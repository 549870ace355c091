"""Where one may go: exploring, influence, flights, retreats, embassies. Reads the table, changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.table import NOBODY, CardId, Seat
from game.eclipse import pieces
from game.eclipse.parts import NOWHERE
from game.eclipse.table import DIRECTIONS, EclipseTable

Zone = tuple[int, int]
INNER, MIDDLE, OUTER = range(3)


def bridges(table: EclipseTable, seat: Seat) -> bool:
    """A wormhole on one side is enough for this seat."""
    return table.players[seat].has("wormhole_generator")


# --- explore (p. 10)


def ring_of(zone: Zone) -> int:
    """Which stack an empty place belongs to."""
    q, r = zone
    distance = max(abs(q), abs(r), abs(q + r))
    return min(distance, 3) - 1


def bases(table: EclipseTable, seat: Seat) -> list[int]:
    """Sectors to explore from: with an own disc, or with an own ship that is not held there (ruling 26)."""
    return [
        number
        for number, sector in enumerate(table.map)
        if sector.disc == seat or (sector.count(seat) and not table.pinned(seat, number))
    ]


def zones(table: EclipseTable, seat: Seat) -> list[Zone]:
    """Empty places that this seat may explore: a wormhole leads there (ruling 27)."""
    half = bridges(table, seat)
    found: dict[Zone, None] = {}
    for number in bases(table, seat):
        sector = table.map[number]
        for direction, (dq, dr) in enumerate(DIRECTIONS):
            if sector.next[direction] == NOWHERE and (half or sector.holes >> direction & 1):
                found[sector.q + dq, sector.r + dr] = None
    return [zone for zone in found if sectors_left(table, ring_of(zone))]


def sectors_left(table: EclipseTable, ring: int) -> bool:
    return bool(table.stacks[ring] or table.thrown[ring])


def turns(table: EclipseTable, seat: Seat, tile: CardId, zone: Zone) -> list[int]:
    """How a tile may lie: a wormhole joins it with one of the sectors explored from (ruling 28)."""
    half = bridges(table, seat)
    base = set(bases(table, seat))
    around: list[tuple[int, int]] = []  # direction, and whether the neighbour's side has a wormhole
    for direction, (dq, dr) in enumerate(DIRECTIONS):
        other = table.at(zone[0] + dq, zone[1] + dr)
        if other in base:
            around.append((direction, table.map[other].holes >> (direction + 3) % 6 & 1))
    holes = pieces.HOLES[table.faces[tile]]
    needed = 1 if half else 2
    return [
        turn
        for turn in range(6)
        if any(
            (pieces.turned(holes, turn) >> direction & 1) + theirs >= needed for direction, theirs in around
        )
    ]


# --- influence (p. 11)


def present(table: EclipseTable, seat: Seat, sector: int) -> bool:
    """An own disc or ship is there."""
    here = table.map[sector]
    return here.disc == seat or here.count(seat) > 0


def claimable(table: EclipseTable, seat: Seat, sector: int) -> bool:
    """No disc and no enemy ship is there."""
    return table.map[sector].disc == NOBODY and not table.foes(seat, sector)


def disc_targets(table: EclipseTable, seat: Seat) -> list[int]:
    """Sectors where an influence action may put a disc (rulings 41 and 44)."""
    half = bridges(table, seat)
    return [
        number
        for number in range(len(table.map))
        if claimable(table, seat, number)
        and (
            table.map[number].count(seat)
            or any(present(table, seat, other) for other in table.neighbours(number, half=half))
        )
    ]


# --- move (p. 14)


def passable(table: EclipseTable, seat: Seat, sector: int) -> bool:
    """A ship may fly on from here: as many own ships stay as there are enemies (rulings 61 to 63)."""
    here = table.map[sector]
    if pieces.CENTER_SHIP in here.ships:
        return False
    return here.count(seat) >= table.foes(seat, sector)


def flights(table: EclipseTable, seat: Seat, start: int, movement: int) -> dict[int, tuple[int, ...]]:
    """Every sector that a ship leaving ``start`` can reach, and a way there.

    Ways that attack no partner come first: passing through is an attack (ruling 70).
    """
    ways: dict[int, tuple[int, ...]] = {}
    half = bridges(table, seat)
    for peaceful in (True, False):
        for sector, way in _spread(table, seat, start, movement, half, peaceful=peaceful).items():
            ways.setdefault(sector, way)
    del ways[start]
    return ways


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
            for there in table.neighbours(here, half=half):
                if there not in ways and not (peaceful and betrayed(table, seat, there)):
                    ways[there] = (*ways[here], there)
                    further.append(there)
        edge = further
    return ways


def betrayed(table: EclipseTable, seat: Seat, sector: int) -> list[Seat]:
    """The partners that a ship of this seat would attack by entering."""
    partners = table.players[seat].ambassadors
    if not partners:
        return []
    here = table.map[sector]
    return [partner for partner in partners if here.disc == partner or here.count(partner)]


def movable(table: EclipseTable, seat: Seat) -> Iterator[tuple[int, int]]:
    """Kinds of ships that may leave their sector: sector and ship."""
    for number, sector in enumerate(table.map):
        if not sector.ships or not sector.count(seat) or table.pinned(seat, number):
            continue
        for ship in range(len(pieces.SHIPS)):
            if seat * 4 + ship in sector.ships and table.design(seat, ship).movement:
                yield number, ship


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
    """With whom relations may be opened now (ruling 67)."""
    if table.seats < pieces.DIPLOMACY_SEATS or table.traitor == seat:
        return []
    return [
        other
        for other in table.living()
        if other != seat and other != table.traitor and _may_relate(table, seat, other)
    ]


def _may_relate(table: EclipseTable, one: Seat, other: Seat) -> bool:
    if table.related(one, other) or not (_can_send(table, one) and _can_send(table, other)):
        return False
    return _border(table, one, other) and not _close(table, one, other)


def _can_send(table: EclipseTable, seat: Seat) -> bool:
    """An ambassador, a cube for it, and room for the one that comes."""
    player = table.players[seat]
    sent = sum(seat in host.ambassadors for host in table.players)
    slots = len(player.row.track) - player.row.track.count("reputation")
    return sent < pieces.AMBASSADORS and any(player.cubes) and len(player.ambassadors) < slots


def _border(table: EclipseTable, one: Seat, other: Seat) -> bool:
    """A whole wormhole joins two of their sectors."""
    return any(table.map[there].disc == other for here in table.own(one) for there in table.neighbours(here))


def _close(table: EclipseTable, one: Seat, other: Seat) -> bool:
    """A ship of one is where the other has a ship or a disc."""
    for sector in table.map:
        mine, theirs = sector.count(one), sector.count(other)
        if (mine and (theirs or sector.disc == other)) or (theirs and sector.disc == one):
            return True
    return False
