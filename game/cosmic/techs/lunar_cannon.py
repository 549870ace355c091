"""Lunar Cannon: ten more in encounters at the two planets beside it."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import TermAdded
from game.cosmic.events.techs import CannonPlaced
from game.cosmic.moments import AdditionsDue, DestinyKnown
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import ChoosePlanet
from game.cosmic.table import CosmicTable

card = device("lunar_cannon")
SHOT = 10


def neighbours(table: CosmicTable, planet: int) -> tuple[int, ...]:
    """The planets of a system stand in a row."""
    row = table.home_planets(table.planets[planet].home)
    at = row.index(planet)
    return (*row[max(at - 1, 0) : at], *row[at + 1 : at + 2])


def with_neighbours(table: CosmicTable, planets: list[int]) -> tuple[int, ...]:
    return tuple(planet for planet in planets if neighbours(table, planet))


async def place(play: CosmicPlay, seat: Seat, planets: tuple[int, ...]) -> None:
    """Puts the cannon between a planet and one next to it."""
    planet = await ChoosePlanet(seat, card.name, what="ask.cannon_planet", listed=planets)
    near = neighbours(play.table, planet)
    beside = near[0]
    if len(near) > 1:
        beside = await ChoosePlanet(seat, card.name, what="ask.cannon_beside", listed=near)
    play.do(CannonPlaced(seat, planet, beside))


@card.completed
async def build(play: CosmicPlay, seat: Seat, tech: CardId) -> None:
    """It stands in the own home system first."""
    if planets := with_neighbours(play.table, play.table.home_planets(seat)):
        await place(play, seat, planets)


def wild_is_drawn(table: CosmicTable, seat: Seat, known: DestinyKnown) -> bool:
    moved = any((mark.power, mark.value) == (card.name, known.card) for mark in table.at.marks)
    return table.id_of(known.card) == "wild" and not moved


@card.played(DestinyKnown, wild_is_drawn)
async def move(play: CosmicPlay, seat: Seat, known: DestinyKnown) -> None:
    """To a new place in any system."""
    table = play.table
    planets = [number for number, planet in enumerate(table.planets) if not planet.gone]
    await place(play, seat, with_neighbours(table, planets))


def fights_beside_it(table: CosmicTable, seat: Seat, due: AdditionsDue) -> bool:
    """Once in an encounter, for either side (ruling 98)."""
    at = table.at
    shot = any(term.source == card.name for term in at.terms)
    near = table.cannon[:1] == [seat] and at.planet in table.cannon[1:]
    return near and not shot and at.sides[seat] >= 0 and at.types == (pieces.ATTACK, pieces.ATTACK)


@card.played(AdditionsDue, fights_beside_it)
async def shoot(play: CosmicPlay, seat: Seat, due: AdditionsDue) -> None:
    """It helps the owner's side."""
    play.do(TermAdded(play.table.at.sides[seat], SHOT, card.name, seat))
