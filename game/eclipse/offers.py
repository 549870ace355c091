"""What a player may do with what lies on the board: settle, trade, research, build, upgrade."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from game.core.table import CardId, Seat
from game.eclipse import pieces
from game.eclipse.designs import may_fly, mendable, parts_needed, placings
from game.eclipse.parts import Player, changed
from game.eclipse.pieces import ship_code
from game.eclipse.table import CATEGORY_BITS, EclipseTable

Landing = tuple[int, int, int]  # sector, square and track
RESOURCES = range(len(pieces.RESOURCES))
ORBITAL_TRACKS = (pieces.MONEY, pieces.SCIENCE)
PRICELESS = 255
_TRACKS = (*((colour,) for colour in RESOURCES), tuple(RESOURCES))  # by colour; grey is the last
_SQUARES_OF = [tuple(square for square in range(8) if mask >> square & 1) for mask in range(256)]  # by bits
_ADVANCED = sum(1 << pieces.TECH_OF[tech] for tech in pieces.ADVANCED_TECHS)
_COSTS = {
    row.id: (
        *(pieces.BLUEPRINTS[row.blueprints, ship].cost for ship in range(len(pieces.SHIPS))),
        row.orbital,
        row.monolith,
    )
    for row in pieces.SPECIES.values()
}  # by species: what ships and structures cost


def tracks_for(table: EclipseTable, sector: int, square: int) -> tuple[int, ...]:
    """From and to which population tracks a cube of this square may go (rulings 17 and 18)."""
    return _tracks_of(table.faces[table.map[sector].tile], square)


def _tracks_of(face: int, square: int) -> tuple[int, ...]:
    if square == pieces.ORBITAL_SQUARE:
        return ORBITAL_TRACKS
    return _TRACKS[pieces.SQUARES[face][square].colour]


def squares_open(table: EclipseTable, seat: Seat, sector: int) -> tuple[int, ...]:
    """The empty squares of an own sector that may be settled."""
    here = table.map[sector]
    known = _settled_with(table.players[seat].tech_bits & _ADVANCED)[table.faces[here.tile]]
    return _SQUARES_OF[(known | here.orbital << pieces.ORBITAL_SQUARE) & ~here.cubes]


@lru_cache(maxsize=8)
def _settled_with(advanced: int) -> tuple[int, ...]:
    """By face: the squares of a sector that may be settled with these technologies, a bit for each."""
    return tuple(
        sum(
            1 << number
            for number, square in enumerate(squares)
            if not square.advanced or advanced >> pieces.TECH_OF[pieces.ADVANCED_TECHS[square.colour]] & 1
        )
        for squares in pieces.SQUARES
    )


def settlements(table: EclipseTable, seat: Seat, *, peaceful: bool = False) -> list[Landing]:
    """Sector, square and track of every cube that a colony ship could bring.

    In the upkeep phase not where enemy ships are (ruling 15).
    """
    player = table.players[seat]
    if not player.colony_ships:
        return []
    money, science, materials = player.cubes
    tracks = (money > 0) | (science > 0) << pieces.SCIENCE | (materials > 0) << pieces.MATERIALS
    sectors, faces, known = table.map, table.faces, _settled_with(player.tech_bits & _ADVANCED)
    found: list[Landing] = []
    for number in player.sectors:
        here = sectors[number]
        face = faces[here.tile]
        squares = (known[face] | here.orbital << pieces.ORBITAL_SQUARE) & ~here.cubes
        if squares and not (peaceful and table.foes(seat, number)):
            found += _landings(number, face, squares, tracks)
    return found


@lru_cache(maxsize=16384)
def _landings(sector: int, face: int, squares: int, tracks: int) -> tuple[Landing, ...]:
    """Where cubes of these tracks may go among these squares of a sector; a bit for each."""
    return tuple(
        (sector, square, track)
        for square in _SQUARES_OF[squares]
        for track in _tracks_of(face, square)
        if tracks >> track & 1
    )


def trades(table: EclipseTable, seat: Seat) -> list[tuple[int, int]]:
    """What may be given for one of what."""
    player = table.players[seat]
    rate = player.row.trade
    return [
        (give, get) for give in RESOURCES if player.storage[give] >= rate for get in RESOURCES if get != give
    ]


def funds(player: Player, resource: int, *, traded: bool) -> int:
    """What a player has of a resource, or could have after trading everything else for it."""
    stored = player.storage[resource]
    if not traded:
        return stored
    rate = player.row.trade
    return stored - stored // rate + sum([kind // rate for kind in player.storage])


def solvent(table: EclipseTable, seat: Seat, discs: int) -> bool:
    """The upkeep could be paid, perhaps by trading, if so many discs more had left the influence track."""
    player = table.players[seat]
    cost = pieces.UPKEEP[max(0, min(player.discs, pieces.UPKEEP_DISCS) - discs)]
    left = cost - pieces.PRODUCTION[player.cubes[pieces.MONEY]]
    if left <= 0 or player.storage[pieces.MONEY] >= left:
        return True
    return sum(player.storage) >= left and funds(player, pieces.MONEY, traded=True) >= left


# --- research (p. 12)


def researchable(table: EclipseTable, seat: Seat, *, traded: bool = False) -> list[int]:
    """Technologies of the supply that this seat has not, can pay and has a space for (ruling 47)."""
    player, faces = table.players[seat], table.faces
    science, prices = funds(player, pieces.SCIENCE, traded=traded), _prices(player.tech_bits)
    found = {face for tile in table.supply if prices[face := faces[tile]] <= science}
    return [face - pieces.FIRST_TECH for face in sorted(found)]


def prices_of_supply(table: EclipseTable, seat: Seat) -> list[int]:
    """What the technologies of the supply cost that this seat has not and has a space for."""
    prices = _prices(table.players[seat].tech_bits)
    return [price for tile in table.supply if (price := prices[table.faces[tile]]) != PRICELESS]


def researches(table: EclipseTable, seat: Seat) -> bool:
    """There is such a technology."""
    player, faces = table.players[seat], table.faces
    science, prices = player.storage[pieces.SCIENCE], _prices(player.tech_bits)
    return any(prices[faces[tile]] <= science for tile in table.supply)


@lru_cache(maxsize=65536)
def _prices(known: int) -> dict[int, int]:
    """What each technology costs whoever knows these ones, by face; more than there is if not for sale."""
    counts = {category: (known & bits).bit_count() for category, bits in CATEGORY_BITS.items()}
    return {
        pieces.FIRST_TECH + tech: PRICELESS
        if known >> tech & 1 or counts[row.category] >= pieces.SPACES
        else max(row.minimum, row.cost - pieces.DISCOUNT[counts[row.category]])
        for tech, row in enumerate(pieces.TECHS)
    }


def cheapest(table: EclipseTable, seat: Seat) -> list[int]:
    """What Ancient Technology gives: the lowest printed cost of those that one has not (ruling 35)."""
    kinds = sorted({table.faces[tile] - pieces.FIRST_TECH for tile in table.supply})
    free = [tech for tech in kinds if _has_space(table, seat, tech)]
    least = min((pieces.TECHS[tech].cost for tech in free), default=0)
    return [tech for tech in free if pieces.TECHS[tech].cost == least]


def _has_space(table: EclipseTable, seat: Seat, tech: int) -> bool:
    if table.players[seat].tech_bits >> tech & 1:
        return False
    return table.techs(seat, pieces.TECHS[tech].category) < pieces.SPACES


def tile_of(table: EclipseTable, tech: int) -> CardId:
    """A tile of this technology in the supply."""
    return next(tile for tile in table.supply if table.faces[tile] == pieces.FIRST_TECH + tech)


# --- build (p. 13)


def cost(player: Player, what: int) -> int:
    return _COSTS[player.species][what]


def cheapest_build(player: Player) -> int:
    """What the cheapest ship or structure costs that this player knows how to build."""
    return min(
        price
        for what, price in enumerate(_COSTS[player.species])
        if what not in pieces.BUILD_TECHS or player.has(pieces.BUILD_TECHS[what])
    )


def affordable(table: EclipseTable, seat: Seat, *, traded: bool = False) -> Iterator[int]:
    """Ships and structures that this seat knows how to build, can pay for and has pieces of."""
    player = table.players[seat]
    materials = funds(player, pieces.MATERIALS, traded=traded)
    ships = b""
    for what, price in enumerate(_COSTS[player.species]):
        if price > materials:
            continue
        if what in pieces.BUILD_TECHS and not player.has(pieces.BUILD_TECHS[what]):
            continue
        if what >= pieces.ORBITAL:
            left = table.structures_left()
        else:
            ships = ships or table.all_ships()
            left = pieces.SHIP_LIMITS[what] - ships.count(ship_code(seat, what))
        if left:
            yield what


def buildable(table: EclipseTable, seat: Seat) -> list[tuple[int, int]]:
    """What may be built where: in own sectors, one orbital and one monolith in each (ruling 57)."""
    return [(what, sector) for what, sectors in building_sites(table, seat) for sector in sectors]


def builds(table: EclipseTable, seat: Seat, *, traded: bool = False) -> bool:
    """There is something that may be built, perhaps after trading."""
    return any(sectors for _, sectors in building_sites(table, seat, traded=traded))


def building_sites(
    table: EclipseTable, seat: Seat, *, traded: bool = False
) -> Iterator[tuple[int, bytes | bytearray]]:
    """What may be built, and the sectors for it."""
    own, sectors = table.players[seat].sectors, table.map
    for what in affordable(table, seat, traded=traded) if own else ():
        if what < pieces.ORBITAL:
            yield what, own
        elif what == pieces.ORBITAL:
            yield what, bytes([sector for sector in own if not sectors[sector].orbital])
        else:
            yield what, bytes([sector for sector in own if not sectors[sector].monolith])


# --- upgrade (p. 13)


def usable_parts(player: Player) -> tuple[int, ...]:
    """Parts of the supply whose technology the player has; the simple ones need none (ruling 51)."""
    return _parts_of(player.tech_bits)


@lru_cache(maxsize=4096)
def _parts_of(tech_bits: int) -> tuple[int, ...]:
    return tuple(
        part
        for part in pieces.SHARED_PARTS
        if pieces.PART_TECHS[part] < 0 or tech_bits >> pieces.PART_TECHS[part] & 1
    )


def all_fly(player: Player) -> bool:
    """Every blueprint has what it needs."""
    board = player.row.blueprints
    return all(may_fly(board, ship, squares) for ship, squares in enumerate(player.designs))


def removable(player: Player, takes: int) -> list[tuple[int, int]]:
    """Tiles that may be returned, with so many parts to take afterwards (rulings 52 and 53)."""
    tiles = squares_of(player, taken=True)
    if player.parts:
        return [place for place in tiles if _mended(player, *place, 0, takes)]
    board, usable = player.row.blueprints, usable_parts(player)
    designs, needs = _needs(player, takes)
    spare = takes - sum(needs)
    return [
        (ship, square)
        for ship, square in tiles
        if parts_needed(board, ship, changed(designs[ship], square, 0), usable, takes) <= spare + needs[ship]
    ]


def _needs(player: Player, most: int) -> tuple[list[bytes], list[int]]:
    """All blueprints, and how many parts of the supply each of them needs before it may fly."""
    board, usable = player.row.blueprints, usable_parts(player)
    designs = player.designs
    return designs, [parts_needed(board, ship, squares, usable, most) for ship, squares in enumerate(designs)]


def fittable(player: Player, takes: int) -> list[tuple[int, int, int]]:
    """Ship, square and part: tiles never lie on tiles, and everything must fly in the end."""
    if not player.parts:
        return _fittable_from_supply(player, takes - 1)
    return [
        (ship, square, part)
        for (ship, square), part in product(squares_of(player, taken=False), parts_of(player))
        if _mended(player, ship, square, part + 1, takes - 1)
    ]


def squares_of(player: Player, *, taken: bool) -> list[tuple[int, int]]:
    """The squares of all blueprints on which a tile lies, or on which none lies."""
    places: list[tuple[int, int]] = []
    for ship, squares in enumerate(player.designs):
        places += _places(ship, squares, taken)
    return places


@lru_cache(maxsize=16384)
def _places(ship: int, squares: bytes, taken: bool) -> tuple[tuple[int, int], ...]:
    return tuple((ship, square) for square, tile in enumerate(squares) if (tile > 0) == taken)


def parts_of(player: Player) -> tuple[int, ...]:
    """Parts of the supply that a player may take, and those beside the board."""
    usable = usable_parts(player)
    return tuple(dict.fromkeys([*usable, *player.parts])) if player.parts else usable


def _fittable_from_supply(player: Player, left: int) -> list[tuple[int, int, int]]:
    """Without ancient parts every blueprint can be looked at by itself, and known ones need not be."""
    board, usable = player.row.blueprints, usable_parts(player)
    designs, needs = _needs(player, left)
    slack = left - sum(needs)
    return [
        (ship, square, part)
        for ship, squares in enumerate(designs)
        for square, part in placings(board, ship, squares, usable, left, slack + needs[ship])
    ]


def replaceable(player: Player, part: int) -> Iterator[tuple[int, int]]:
    """Where a part that was just found may go, in the place of any other (ruling 37)."""
    board = player.row.blueprints
    flying = [may_fly(board, ship, squares) for ship, squares in enumerate(player.designs)]
    for ship, squares in enumerate(player.designs):
        others = flying[:ship] + flying[ship + 1 :]
        for square in range(len(squares)) if all(others) else ():
            if may_fly(board, ship, changed(squares, square, part + 1)):
                yield ship, square


def _mended(player: Player, ship: int, square: int, tile: int, takes: int) -> bool:
    """With this tile, or none, on a square so many more parts are enough to let all ships fly."""
    if tile and ship == pieces.STARBASE and pieces.PARTS[tile - 1].kind == "drive":
        return False
    designs = player.designs.copy()
    designs[ship] = changed(designs[ship], square, tile)
    stored = bytearray(player.parts)
    if tile and tile - 1 in stored:
        stored.remove(tile - 1)
    return mendable(player.row.blueprints, designs, usable_parts(player), bytes(stored), takes)
