"""Ships of an encounter that go back to colonies."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.encounter import AllianceEnded
from game.cosmic.parts import BESIDE, DEFENSE, GATE, OFFENSE
from game.cosmic.powers import CosmicPlay
from game.cosmic.ships import bring_home


async def ally_home(play: CosmicPlay, ally: Seat) -> None:
    """An ally leaves the encounter with all ships."""
    table = play.table
    place = GATE if table.at.sides[ally] == OFFENSE else BESIDE
    await bring_home(play, ally, table.ships_at(ally, place), place)
    play.do(AllianceEnded(ally))


async def allies_home(play: CosmicPlay) -> None:
    """All allies of both sides return their ships and get nothing (p. 9)."""
    at = play.table.at
    for ally in [*at.allies(OFFENSE), *at.allies(DEFENSE)]:
        await ally_home(play, ally)


async def everybody_home(play: CosmicPlay) -> None:
    """The gate is emptied, and allies leave."""
    table = play.table
    await allies_home(play)
    await bring_home(play, table.at.offense, table.gate[table.at.offense], GATE)
