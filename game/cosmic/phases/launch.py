"""Launch: the gate is aimed and ships go into it (p. 8)."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.encounter_events import GateAimed, OutcomeDecided
from game.cosmic.moments import SendingDue, ShipsLaunched, TargetKnown
from game.cosmic.parts import ENDED, NO_PLANET, OFFENSE
from game.cosmic.phases import phase
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.prompts import ChoosePlanet
from game.cosmic.ships import EncounterEnds, send
from game.cosmic.table import CosmicTable


@phase
async def launch(play: CosmicPlay) -> None:
    """One to four ships from any colonies; without any ship the turn ends (ruling 19)."""
    table = play.table
    at = table.at
    if at.planet == NO_PLANET:
        await aim(play, at.offense, at.defense)
    await comes(play, TargetKnown())
    await comes(play, SendingDue(at.offense, OFFENSE))
    if not await send(play, at.offense, OFFENSE):
        play.do(OutcomeDecided(ENDED))
        raise EncounterEnds
    await comes(play, ShipsLaunched())


async def aim(play: CosmicPlay, offense: Seat, defense: Seat) -> None:
    """Point the gate at a planet of the defense's home system."""
    planets = targets(play.table, defense)
    if not planets:
        play.do(OutcomeDecided(ENDED))
        raise EncounterEnds
    planet = planets[0]
    if len(planets) > 1:
        planet = await ChoosePlanet(offense, what="ask.aim", listed=tuple(planets))
    play.do(GateAimed(planet))


def targets(table: CosmicTable, defense: Seat) -> list[int]:
    """Every planet of a home system, even those where the defense has no ships (p. 8)."""
    return table.home_planets(defense)
