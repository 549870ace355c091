"""What a player may do with what lies on the board: settle, trade, research, build, upgrade."""

from __future__ import annotations

from functools import lru_cache

from game.core.table import CardId, Seat
from game.eclipse import pieces
from game.eclipse.designs import may_fly, mendable
from game.eclipse.parts import Player
from game.eclipse.table import EclipseTable

RESOURCES = range(len(pieces.RESOURCES))
ORBITAL_TRACKS = (pieces.MONEY, pieces.SCIENCE)


def tracks_for(table: EclipseTable, sector: int, square: int) -> tuple[int, ...]:
    """From and to which population tracks a cube of this square may go (rulings 17 and 18)."""
    if square == pieces.ORBITAL_SQUARE:
        return ORBITAL_TRACKS
    colour = table.squares(sector)[square].colour
    return tuple(RESOURCES) if colour == pieces.GREY else (colour,)


def squares_open(table: EclipseTable, seat: Seat, sector: int) -> list[int]:
    """The empty squares of an own sector that may be settled."""
    here = table.map[sector]
    player = table.players[seat]
    open_ = [
        number
        for number, square in enumerate(table.squares(sector))
        if not here.cubes >> number & 1
        and (not square.advanced or player.has(pieces.ADVANCED_TECHS[square.colour]))
    ]
    if here.orbital and not here.cubes >> pieces.ORBITAL_SQUARE & 1:
        open_.append(pieces.ORBITAL_SQUARE)
    return open_


def settlements(table: EclipseTable, seat: Seat, *, peaceful: bool = False) -> list[tuple[int, int, int]]:
    """Sector, square and track of every cube that a colony ship could bring.

    In the upkeep phase not where enemy ships are (ruling 15).
    """
    player = table.players[seat]
    if not player.colony_ships:
        return []
    return [
        (sector, square, track)
        for sector in table.own(seat)
        if not (peaceful and table.foes(seat, sector))
        for square in squares_open(table, seat, sector)
        for track in tracks_for(table, sector, square)
        if player.cubes[track]
    ]


def trades(table: EclipseTable, seat: Seat) -> list[tuple[int, int]]:
    """What may be given for one of what."""
    player = table.players[seat]
    rate = player.row.trade
    return [
        (give, get) for give in RESOURCES if player.storage[give] >= rate for get in RESOURCES if get != give
    ]


def funds(player: Player, resource: int, *, traded: bool) -> int:
    """What a player has of a resource, or could have after trading everything else for it."""
    others = [stored for kind, stored in enumerate(player.storage) if kind != resource]
    return player.storage[resource] + sum(stored // player.row.trade for stored in others if traded)


def solvent(table: EclipseTable, seat: Seat, discs: int) -> bool:
    """The upkeep could be paid, perhaps by trading, if so many discs more had left the influence track."""
    cost = pieces.UPKEEP[max(0, min(table.players[seat].discs, pieces.UPKEEP_DISCS) - discs)]
    return funds(table.players[seat], pieces.MONEY, traded=True) + table.income(seat, pieces.MONEY) >= cost


# --- research (p. 12)


def researchable(table: EclipseTable, seat: Seat, *, traded: bool = False) -> list[int]:
    """Technologies of the supply that this seat has not, can pay and has a space for (ruling 47)."""
    science = funds(table.players[seat], pieces.SCIENCE, traded=traded)
    kinds = sorted({table.faces[tile] - pieces.FIRST_TECH for tile in table.supply})
    return [tech for tech in kinds if _has_space(table, seat, tech) and table.price(seat, tech) <= science]


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
    if what == pieces.ORBITAL:
        return player.row.orbital
    if what == pieces.MONOLITH:
        return player.row.monolith
    return pieces.BLUEPRINTS[player.row.blueprints, what].cost


def affordable(table: EclipseTable, seat: Seat, *, traded: bool = False) -> list[int]:
    """Ships and structures that this seat knows how to build, can pay for and has pieces of."""
    player = table.players[seat]
    materials = funds(player, pieces.MATERIALS, traded=traded)
    return [
        what
        for what in range(len(pieces.BUILDS))
        if (what not in pieces.BUILD_TECHS or player.has(pieces.BUILD_TECHS[what]))
        and cost(player, what) <= materials
        and (table.structures_left() if what >= pieces.ORBITAL else table.unbuilt(seat, what))
    ]


def buildable(table: EclipseTable, seat: Seat, *, traded: bool = False) -> list[tuple[int, int]]:
    """What may be built where: in own sectors, one orbital and one monolith in each (ruling 57)."""
    own = table.own(seat)
    return [
        (what, sector)
        for what in (affordable(table, seat, traded=traded) if own else [])
        for sector in own
        if not (what == pieces.ORBITAL and table.map[sector].orbital)
        and not (what == pieces.MONOLITH and table.map[sector].monolith)
    ]


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
    return all(may_fly(board, ship, bytes(squares)) for ship, squares in enumerate(player.designs))


def removable(player: Player, takes: int) -> list[tuple[int, int]]:
    """Tiles that may be returned, with so many parts to take afterwards (rulings 52 and 53)."""
    return [
        (ship, square)
        for ship, squares in enumerate(player.designs)
        for square, tile in enumerate(squares)
        if tile and _mended(player, ship, square, 0, takes)
    ]


def fittable(player: Player, takes: int) -> list[tuple[int, int, int]]:
    """Ship, square and part: tiles never lie on tiles, and everything must fly in the end."""
    parts = dict.fromkeys([*usable_parts(player), *player.parts])
    return [
        (ship, square, part)
        for ship, squares in enumerate(player.designs)
        for square, tile in enumerate(squares)
        if not tile
        for part in parts
        if _mended(player, ship, square, part + 1, takes - 1)
    ]


def replaceable(player: Player, part: int) -> list[tuple[int, int]]:
    """Where a part that was just found may go, in the place of any other (ruling 37)."""
    return [
        (ship, square)
        for ship, squares in enumerate(player.designs)
        for square in range(len(squares))
        if _mended(player, ship, square, part + 1, 0)
    ]


def _mended(player: Player, ship: int, square: int, tile: int, takes: int) -> bool:
    """With this tile, or none, on a square so many more parts are enough to let all ships fly."""
    if tile and ship == pieces.STARBASE and pieces.PARTS[tile - 1].kind == "drive":
        return False
    designs = [bytes(squares) for squares in player.designs]
    changed = bytearray(designs[ship])
    changed[square] = tile
    designs[ship] = bytes(changed)
    stored = bytearray(player.parts)
    if tile and tile - 1 in stored:
        stored.remove(tile - 1)
    return mendable(player.row.blueprints, designs, usable_parts(player), bytes(stored), takes)
