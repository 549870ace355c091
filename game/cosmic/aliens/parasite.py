"""Parasite: it allies with anybody, invited or not."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic.events.common import ShipsMoved
from game.cosmic.events.encounter import LimitSet
from game.cosmic.moments import ColoniesFounded, JoiningDue, PowerGone, SendingDue
from game.cosmic.parts import DEFENSE, OFFENSE
from game.cosmic.powers import CosmicPlay, alien, comes, enhanced, use
from game.cosmic.prompts import ChoosePlanet
from game.cosmic.ships import check_powers, check_victory, take
from game.cosmic.table import CosmicTable

parasite = alien("parasite")
SIDES = [OFFENSE, DEFENSE]


@parasite.when(JoiningDue, may=True)
async def infest(play: CosmicPlay, owner: Seat, due: JoiningDue) -> None:
    """At its turn to ally it may join either side without an invitation."""
    given = partial(play.table.has_colony, owner)
    if due.seat == owner and due.sides != SIDES and await use(play, owner, parasite, given, may=True):
        due.sides[:] = SIDES


@parasite.when(SendingDue, may=True)
async def swarm(play: CosmicPlay, owner: Seat, due: SendingDue) -> None:
    """Super: as an ally any number of ships."""
    at = play.table.at
    if await enhanced(play, owner, parasite, lambda: due.seat == owner and at.is_ally(owner)):
        play.do(LimitSet(owner, play.table.fleet(owner), parasite.name))


def nests(table: CosmicTable, seat: Seat, host: Seat) -> list[int]:
    """The home planets of a host where a seat has no colony yet."""
    return [planet for planet in table.home_planets(host) if not table.planets[planet].ships[seat]]


def has_ship_for_a_nest(table: CosmicTable, seat: Seat, gone: PowerGone) -> bool:
    return gone.seat != seat and bool(table.colonies(seat)) and bool(nests(table, seat, gone.seat))


@parasite.wild(PowerGone, has_ship_for_a_nest)
async def settle(play: CosmicPlay, seat: Seat, gone: PowerGone) -> None:
    """Who has lost the power gets a colony with one ship in the home system (ruling 60)."""
    planets = nests(play.table, seat, gone.seat)
    planet = planets[0]
    if len(planets) > 1:
        planet = await ChoosePlanet(seat, parasite.name, what="ask.parasite_nest", listed=tuple(planets))
    for place, ships in await take(play, seat, 1, 1, "ask.parasite_ship"):
        play.do(ShipsMoved(seat, ships, place, planet))
    await check_powers(play)
    await comes(play, ColoniesFounded((seat,)))
    check_victory(play)
