"""Coldsleep Ship: a colony without an encounter."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.common import ShipsLanded
from game.cosmic.moments import ColoniesFounded, ResearchOver
from game.cosmic.parts import ON_TECH
from game.cosmic.powers import CosmicPlay, comes, device, drop_tech, tech_works
from game.cosmic.prompts import ChoosePlanet, MayChoosePlanet
from game.cosmic.ships import check_powers, take
from game.cosmic.table import CosmicTable

card = device("coldsleep_ship")


def new_worlds(table: CosmicTable, seat: Seat) -> tuple[int, ...]:
    """The planets of others where this seat has no colony."""
    return tuple(
        number
        for number, planet in enumerate(table.planets)
        if planet.home != seat and not planet.gone and not planet.ships[seat]
    )


def has_ships_to_settle(table: CosmicTable, seat: Seat, over: ResearchOver) -> bool:
    return bool(table.colonies(seat) and new_worlds(table, seat))


@card.played(ResearchOver, has_ships_to_settle)
async def settle(play: CosmicPlay, seat: Seat, over: ResearchOver) -> None:
    """Up to four ships from other colonies found one on a planet of another player."""
    worlds = new_worlds(play.table, seat)
    planet = await ChoosePlanet(seat, card.name, what="ask.coldsleep_planet", listed=worlds)
    for place, ships in await take(play, seat, 1, pieces.LAUNCH_LIMIT, "ask.coldsleep_ships"):
        play.do(ShipsLanded(seat, ships, place, planet))
    await founded(play, seat)


@card.completed
async def settle_at_once(play: CosmicPlay, seat: Seat, tech: CardId) -> None:
    """Researching ships that have no colony to return to may all wake up in a new one."""
    table = play.table
    if table.colonies(seat) or not (worlds := new_worlds(table, seat)):
        return
    planet = await MayChoosePlanet(seat, card.name, what="ask.coldsleep_now", listed=worlds)
    if planet == NONE or not await tech_works(play, seat, tech):
        return
    play.do(ShipsLanded(seat, table.ships_at(seat, ON_TECH + tech), ON_TECH + tech, planet))
    await drop_tech(play, seat, tech)
    await founded(play, seat)


async def founded(play: CosmicPlay, seat: Seat) -> None:
    await check_powers(play)
    await comes(play, ColoniesFounded((seat,)))
