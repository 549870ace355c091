"""Plasma Thrusters: one ship more in each encounter."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import ShipsMoved
from game.cosmic.events.encounter import LimitSet
from game.cosmic.moments import SendingDue, TargetKnown
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.ships import check_powers, take
from game.cosmic.table import CosmicTable

card = device("plasma_thrusters")


def has_a_ship_too_many(table: CosmicTable, seat: Seat, due: SendingDue) -> bool:
    ships = sum(table.planets[place].ships[seat] for place in table.colonies(seat))
    return due.seat == seat and ships > table.at.limits[seat]


@card.played(SendingDue, has_a_ship_too_many, once=True)
async def send_more(play: CosmicPlay, seat: Seat, due: SendingDue) -> None:
    """As offense or ally: five instead of four, or two of the Macron (ruling 157)."""
    play.do(LimitSet(seat, play.table.at.limits[seat] + 1, card.name))


def is_defense_with_ships_elsewhere(table: CosmicTable, seat: Seat, known: TargetKnown) -> bool:
    at = table.at
    return seat == at.defense and bool(elsewhere(table, seat))


def elsewhere(table: CosmicTable, seat: Seat) -> tuple[int, ...]:
    return tuple(place for place in table.colonies(seat) if place != table.at.planet)


@card.played(TargetKnown, is_defense_with_ships_elsewhere, once=True)
async def hurry_home(play: CosmicPlay, seat: Seat, known: TargetKnown) -> None:
    """As the defense: a ship from another colony goes to the planet at which the gate points."""
    table = play.table
    for place, ships in await take(play, seat, 1, 1, "ask.plasma_ship", elsewhere(table, seat)):
        play.do(ShipsMoved(seat, ships, place, table.at.planet))
    await check_powers(play)
