"""A position of Eclipse in numbers, from what a seat may know: weights of them are fitted by `arena tune`."""

from __future__ import annotations

from game.bots.leads import even_chance, over_best, over_mean
from game.core.table import Seat
from game.eclipse import pieces
from game.eclipse.designs import Design
from game.eclipse.pieces import party_of, type_of
from game.eclipse.table import EclipseTable
from game.eclipse.totals import score

NAMES = (
    "even", "points_over_best", "points_over_mean", "points_late", "reputation", "own_reputation",
    "money_income", "science_income", "materials_income", "stored", "sectors", "sectors_late", "technologies",
    "discs", "upkeep", "fleet_over_best", "fleet_over_mean", "fleet_late", "neighbours_fleet",
)  # fmt: skip
UNKNOWN_TILE = 2.0  # points of a reputation tile that nobody else sees


def features(table: EclipseTable, seat: Seat) -> list[float]:
    """Incomes count for the rounds that are left, what is late for those that are over."""
    seats = range(table.seats)
    over = table.round / pieces.ROUNDS
    left = pieces.ROUNDS - table.round
    points = [_open_points(table, other) for other in seats]
    fleets = _fleets(table)
    sectors = [float(len(player.sectors)) for player in table.players]
    own = table.players[seat]
    incomes = [[_income(table, other, resource) * left for other in seats] for resource in range(3)]
    stored = [float(sum(player.storage)) for player in table.players]
    tiles = [float(len(player.reputation)) for player in table.players]
    techs = [float(player.tech_bits.bit_count()) for player in table.players]
    near = [fleets[other] for other in seats if own.near >> other & 1]
    return [
        even_chance(table.seats),
        over_best(points, seat),
        over_mean(points, seat),
        over_best(points, seat) * over,
        over_mean(tiles, seat),
        _reputation(table, seat) - UNKNOWN_TILE * tiles[seat],
        *(over_mean(row, seat) / pieces.ROUNDS for row in incomes),
        over_mean(stored, seat),
        over_mean(sectors, seat),
        over_mean(sectors, seat) * over,
        over_mean(techs, seat),
        over_mean([float(player.discs) for player in table.players], seat),
        0.0 if own.gone else float(table.upkeep(seat)),
        over_best(fleets, seat),
        over_mean(fleets, seat),
        over_mean(fleets, seat) * over,
        max(near, default=0.0),
    ]


def _open_points(table: EclipseTable, seat: Seat) -> float:
    """The points that everybody sees, and the usual ones for each reputation tile."""
    player = table.players[seat]
    if player.gone:
        return float(table.points[seat])
    counted = score(table, seat)
    hidden = UNKNOWN_TILE * len(player.reputation) - counted["reputation"]
    return sum(counted.values()) + hidden


def _reputation(table: EclipseTable, seat: Seat) -> float:
    tiles = [tile for tile in table.players[seat].reputation if table.knows(seat, tile)]
    return float(sum(table.faces[tile] - pieces.FIRST_REPUTATION + 1 for tile in tiles))


def _income(table: EclipseTable, seat: Seat, resource: int) -> float:
    return 0.0 if table.players[seat].gone else float(table.income(seat, resource))


def _fleets(table: EclipseTable) -> list[float]:
    """The strength of all ships on the map by seat."""
    worth: dict[int, float] = {}
    fleets = [0.0] * table.seats
    for ship in table.all_ships():
        party = party_of(ship)
        if party < table.seats:
            if ship not in worth:
                worth[ship] = _strength(table.design(party, type_of(ship)))
            fleets[party] += worth[ship]
    return fleets


def _strength(ship: Design) -> float:
    """What it hits with, and what it stands."""
    cannons, missiles = (sum(hit * dice for hit, dice in row) for row in (ship.cannons, ship.missiles))
    return (cannons + missiles / 2) * (1 + ship.computer) / 2 + ship.hull + 0.5 * ship.shield + 0.5
