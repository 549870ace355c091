"""Omega Missile: a planet is no more."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.planets import PlanetRemoved
from game.cosmic.moments import CardsDropped, ResearchOver
from game.cosmic.powers import CosmicPlay, comes, device
from game.cosmic.prompts import ChoosePlanet
from game.cosmic.ships import lose

card = device("omega_missile")


@card.played(ResearchOver)
async def destroy(play: CosmicPlay, seat: Seat, over: ResearchOver) -> None:
    """All ships on it go to the warp, and its citadels are discarded (ruling 155)."""
    table = play.table
    planets = tuple(number for number, planet in enumerate(table.planets) if not planet.gone)
    planet = await ChoosePlanet(seat, card.name, what="ask.omega_missile", listed=planets)
    for owner in table.timing:
        await lose(play, owner, table.planets[planet].ships[owner], planet, card.name)
    fallen = tuple(citadel.card for citadel in table.citadels if citadel.planet == planet)
    play.do(PlanetRemoved(planet))
    if fallen:
        await comes(play, CardsDropped(seat, fallen))
