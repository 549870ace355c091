"""Launch: the gate is aimed and ships go into it (p. 8)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.events import Planned
from game.core.table import Seat, errand
from game.cosmic.events.common import ShipsCommitted
from game.cosmic.events.encounter import GateAimed, OutcomeDecided
from game.cosmic.moments import SendingDue, ShipsLaunched, TargetKnown
from game.cosmic.parts import BESIDE, ENDED, GATE, NO_PLANET, OFFENSE
from game.cosmic.phases.windows import opens
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import ChoosePlanet
from game.cosmic.ships import EncounterEnds, check_powers, pairs_of, take_some, words_of
from game.cosmic.table import CosmicTable


async def launch(play: CosmicPlay) -> None:
    """Point the gate at a planet of the defense's home system."""
    at = play.table.at
    if at.planet != NO_PLANET:
        return
    planets = targets(play.table, at.defense)
    if not planets:
        play.do(OutcomeDecided(ENDED))
        raise EncounterEnds
    planet = planets[0]
    if len(planets) > 1:
        planet = await ChoosePlanet(at.offense, what="ask.aim", listed=tuple(planets))
    play.do(GateAimed(planet))


def targets(table: CosmicTable, defense: Seat) -> list[int]:
    """Every planet of a home system, even those where the defense has no ships (p. 8)."""
    return table.home_planets(defense)


def target(play: CosmicPlay) -> Awaitable[None]:
    return opens(play, TargetKnown(), "departure")


def departure(play: CosmicPlay) -> Awaitable[None]:
    """One to four ships from any colonies."""
    return sets_out(play, play.table.at.offense, OFFENSE)


def sets_out(play: CosmicPlay, seat: Seat, side: int, low: int = 1, stay: int = 0) -> Awaitable[None]:
    """A seat is to send ships, so many at least, and to leave so many in each colony."""
    return opens(play, SendingDue(seat, side), errand("boarding", seat, side, low, stay))


def boarding(play: CosmicPlay, seat: Seat, side: int, low: int, stay: int) -> None:
    """How many ships a seat may send, now that everything has been said about it."""
    table = play.table
    limit = table.at.limits[seat]
    already = table.gate[seat] if side == OFFENSE else table.beside[seat]
    phase = "sending" if seat == table.at.offense else "joining"
    play.do(Planned((errand(phase, seat, side, min(low, limit) - already, limit - already, stay),)))


async def sending(
    play: CosmicPlay,
    seat: Seat,
    side: int,
    low: int,
    high: int,
    stay: int,
    *words: int,
    phase: str = "sending",
) -> None:
    """Ships are named colony by colony, and sent together to the gate or beside the planet."""
    named = pairs_of(words)
    what = "ask.launch" if seat == play.table.at.offense else "ask.ally_ships"
    if await take_some(play, named, seat, low, high, what, stay=stay):
        play.do(Planned((errand(phase, seat, side, low, high, stay, *words_of(named)),)))
        return
    to = GATE if side == OFFENSE else BESIDE
    for place, ships in named:
        play.do(ShipsCommitted(seat, ships, place, to))
    await check_powers(play)
    if phase == "sending":
        await launched(play)


def launched(play: CosmicPlay) -> Awaitable[None]:
    """Without any ship in the gate the turn ends (ruling 19)."""
    if not play.table.gate[play.table.at.offense]:
        play.do(OutcomeDecided(ENDED))
        raise EncounterEnds
    return comes(play, ShipsLaunched())


ERRANDS = (launch, target, departure, boarding, sending)
