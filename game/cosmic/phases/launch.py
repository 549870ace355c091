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


async def launch(play: CosmicPlay) -> None:
    """Point the gate at a planet of the defense's home system."""
    if play.table.at.planet == NO_PLANET:
        await aim(play)
    await opens(play, TargetKnown())


async def aim(play: CosmicPlay) -> None:
    """Every planet of the home system may be chosen, even those where the defense has no ships (p. 8)."""
    at = play.table.at
    planets = play.table.home_planets(at.defense)
    if not planets:
        play.do(OutcomeDecided(ENDED))
        raise EncounterEnds
    planet = planets[0]
    if len(planets) > 1:
        planet = await ChoosePlanet(at.offense, what="ask.aim", listed=tuple(planets))
    play.do(GateAimed(planet))


def departure(play: CosmicPlay) -> Awaitable[None]:
    """One to four ships from any colonies."""
    offense = play.table.at.offense
    play.do(Planned((errand("sending", offense, OFFENSE, 1, 0),)))
    return opens(play, SendingDue(offense, OFFENSE))


def sending(play: CosmicPlay, *words: int) -> Awaitable[None]:
    """The offense's ships go into the gate."""
    return send(play, "sending", *words)


async def send(play: CosmicPlay, phase: str, seat: Seat, side: int, low: int, stay: int, *words: int) -> None:
    """Ships are named colony by colony, and sent together to the gate or beside the planet.

    So many at least, and so many stay in each colony. While more may be named, the same phase comes again.
    """
    table, named = play.table, pairs_of(words)
    already = table.gate[seat] if side == OFFENSE else table.beside[seat]
    limit = table.at.limits[seat]
    what = "ask.launch" if seat == table.at.offense else "ask.ally_ships"
    if await take_some(play, named, seat, min(low, limit) - already, limit - already, what, stay=stay):
        play.do(Planned((errand(phase, seat, side, low, stay, *words_of(named)),)))
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


ERRANDS = (launch, departure, sending)
