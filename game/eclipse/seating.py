"""Laying tiles and seating species: what set-up, scenario and the first choice have in common."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.eclipse import pieces
from game.eclipse.parts import NO_TILE, NOWHERE, Sector, changed
from game.eclipse.pieces import ship_code
from game.eclipse.table import DIRECTIONS, EclipseTable

OPPOSITE = 3
HOME_DISTANCE = 2


def lay_sector(table: EclipseTable, tile: CardId, q: int, r: int, turn: int) -> Sector:
    """A tile comes to a place of the map and knows its neighbours."""
    face = table.faces[tile]
    sector = Sector(tile, q, r, turn, pieces.turned(pieces.HOLES[face], turn))
    number = len(table.map)
    places = {(other.q, other.r): other_number for other_number, other in enumerate(table.map)}
    table.map.append(sector)
    for direction, (dq, dr) in enumerate(DIRECTIONS):
        beyond = places.get((q + dq, r + dr), NOWHERE)
        if beyond != NOWHERE:
            sector.next = changed(sector.next, direction, beyond)
            there = table.map[beyond]
            there.next = changed(there.next, (direction + OPPOSITE) % 6, number)
    sector.ways = bytes(table.linked(number, 2))
    for other in sector.ways:
        table.map[other].ways = bytes(table.linked(other, 2))
    return sector


def lay_center(table: EclipseTable) -> None:
    """The center with its defence system upon a discovery tile."""
    table.show(pieces.CENTER_CARD)
    sector = lay_sector(table, pieces.CENTER_CARD, 0, 0, 0)
    sector.discovery = table.discoveries.pop()
    sector.add(pieces.CENTER_SHIP)


def home_place(seats: int, seat: Seat) -> tuple[int, int, int]:
    """Where a seat begins, and how the tile lies: its first edge points to the center (ruling 1)."""
    direction = pieces.START_PLACES[seats][seat]
    dq, dr = DIRECTIONS[direction]
    return HOME_DISTANCE * dq, HOME_DISTANCE * dr, (direction + OPPOSITE) % 6


def sit_down(table: EclipseTable, seat: Seat, species: str) -> None:
    """A species with its board and its home sector."""
    player, row = table.players[seat], pieces.SPECIES[species]
    player.species = species
    player.storage = list(row.storage)
    player.discs = row.discs
    player.spare_discs = pieces.DISCS - pieces.UPKEEP_DISCS
    player.colony_ships = row.colony_ships
    player.tech_bits = sum(1 << pieces.TECH_OF[tech] for tech in row.techs)
    player.designs = [
        bytes(len(pieces.BLUEPRINTS[row.blueprints, ship].printed)) for ship in range(len(pieces.SHIPS))
    ]
    _settle_home(table, seat, row)
    for _ in range(row.reputation):
        tile = table.reputation.pop()
        player.reputation.append(tile)
        table.seen[tile] |= 1 << seat


def _settle_home(table: EclipseTable, seat: Seat, row: pieces.Species) -> None:
    tile = pieces.home_card(row.id)
    table.box.remove(tile)
    table.show(tile)
    sector = lay_sector(table, tile, *home_place(table.seats, seat))
    table.control(seat, len(table.map) - 1)
    sector.discovery = NO_TILE
    player = table.players[seat]
    player.discs -= 1
    for word in row.ships:
        sector.add(ship_code(seat, pieces.SHIPS.index(word)))
    for number, square in enumerate(pieces.SQUARES[table.faces[tile]]):
        # The Hydran advanced square is settled from the start (ruling 5).
        if not square.advanced or player.has(pieces.ADVANCED_TECHS[square.colour]):
            player.cubes[square.colour] -= 1
            sector.cubes |= 1 << number
