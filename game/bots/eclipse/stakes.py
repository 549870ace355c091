"""What is at stake in Eclipse: battles that are coming, by their odds, and sectors that somebody may take."""

from __future__ import annotations

from copy import copy

from game.bots.eclipse.designs import Change, refits
from game.bots.eclipse.economy import Prices
from game.bots.eclipse.fleets import Campaign, campaigns, moves_of, outcome
from game.core.table import Seat
from game.eclipse import reach
from game.eclipse.parts import changed
from game.eclipse.pieces import ship_code
from game.eclipse.table import EclipseTable

DETERRED = 0.25  # of what a sector is worth, for a ship that may keep enemies away
ATTACKS = 2  # the best ones that an upgrade is tried on


def refitted(table: EclipseTable, seat: Seat, ship: int, changes: tuple[Change, ...]) -> EclipseTable:
    """A table on which this blueprint has these parts; the old one stays as it is."""
    squares = table.players[seat].designs[ship]
    for square, part in changes:
        squares = changed(squares, square, part + 1)
    then = copy(table)
    then.players = table.players.copy()
    then.players[seat] = player = copy(table.players[seat])
    player.designs = player.designs.copy()
    player.designs[ship] = squares
    return then


def reinforced(table: EclipseTable, seat: Seat, ship: int, sector: int) -> EclipseTable:
    """A table on which this ship is in a sector, too."""
    then = copy(table)
    then.map = table.map.copy()
    then.map[sector] = here = copy(table.map[sector])
    here.ships, here.damage = here.ships.copy(), here.damage.copy()
    here.add(ship_code(seat, ship))
    return then


def last_upgrade(table: EclipseTable, seat: Seat, takes: int, priced: Prices) -> float:
    """What an upgrade brings that nothing comes after but the last battles."""
    flown = [plan for plan in refits(table, seat, takes) if plan[2] and _is_out(table, seat, plan[1])]
    if not flown:
        return 0.0
    _, ship, changes = flown[0]
    attacks = campaigns(table, seat, moves_of(table, seat), priced)[:ATTACKS]
    then = refitted(table, seat, ship, changes)
    return _stake(then, seat, priced, attacks) - _stake(table, seat, priced, attacks)


def _stake(table: EclipseTable, seat: Seat, priced: Prices, attacks: list[Campaign]) -> float:
    """What a seat may expect where ships meet already, and of the best of these attacks."""
    waiting = [number for number in table.fleets(seat) if table.foes(seat, number)]
    best = max(
        [outcome(table, seat, each.target, [ship for _, ship in each.ships], priced) for each in attacks],
        default=0.0,
    )
    return max(0.0, best) + sum(outcome(table, seat, number, [], priced) for number in waiting)


def _is_out(table: EclipseTable, seat: Seat, ship: int) -> bool:
    return any(ship_code(seat, ship) in here.ships for here in table.map)


def last_ship(table: EclipseTable, seat: Seat, ship: int, sector: int, priced: Prices) -> float:
    """What a ship brings that is built before the last battles: here, next door, or where one may come."""
    if table.foes(seat, sector):
        helped = reinforced(table, seat, ship, sector)
        return max(0.0, outcome(helped, seat, sector, [], priced) - outcome(table, seat, sector, [], priced))
    half = reach.bridges(table, seat)
    near = table.neighbours(sector, half=half) if table.design(seat, ship).movement else b""
    fights = [there for there in near if table.foes(seat, there)]
    raids = [
        outcome(table, seat, there, [ship], priced) - max(0.0, outcome(table, seat, there, [], priced))
        for there in fights
    ]
    here, points = table.map[sector], table.face(sector).vp
    alone = here.disc == seat and not here.count(seat) and _rivals_near(table, seat, sector)
    return max(0.0, *raids) if raids else DETERRED * points * alone


def _rivals_near(table: EclipseTable, seat: Seat, sector: int) -> bool:
    """Another player's ship is next door."""
    half = any(player.has("wormhole_generator") for player in table.players)
    return any(
        table.map[there].count(other)
        for there in table.neighbours(sector, half=half)
        for other in range(table.seats)
        if other != seat and other not in table.players[seat].ambassadors
    )
