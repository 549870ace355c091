"""Spiff: it crash-lands a ship when it loses badly."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.common import ShipsLanded
from game.cosmic.moments import ColoniesFounded, ShipsDoomed
from game.cosmic.parts import DEFENSE, GATE
from game.cosmic.powers import CosmicPlay, alien, comes, use_or_with_super
from game.cosmic.ships import check_powers, endangered
from game.cosmic.table import CosmicTable

spiff = alien("spiff")
BADLY, SUPER_BADLY = 10, 5


@spiff.when(ShipsDoomed, may=True)
async def crash_land(play: CosmicPlay, owner: Seat, doomed: ShipsDoomed) -> None:
    """Beaten by 10 or more (5 with the super flare), one ship lands on the planet instead (ruling 90)."""
    table = play.table
    if doomed.seat != owner or not beaten_as_offense(table, owner, doomed.source):
        return
    badly, given = table.at.margin >= BADLY, partial(endangered, table, doomed)
    if await use_or_with_super(play, owner, spiff, given, alone=badly, may=True):
        await land_one(play, doomed)


def beaten_as_offense(table: CosmicTable, seat: Seat, source: int) -> bool:
    """Two attacks were compared, and the offense lost by enough for the flare at least."""
    if source != GATE:  # ships may be lost between encounters, too
        return False
    at = table.at
    if seat != at.offense or at.winner != DEFENSE:
        return False
    return at.types == (pieces.ATTACK, pieces.ATTACK) and at.margin >= SUPER_BADLY


async def land_one(play: CosmicPlay, doomed: ShipsDoomed) -> None:
    """The ship coexists with whoever is there."""
    table = play.table
    planet = table.at.planet
    new = not table.planets[planet].ships[doomed.seat]
    doomed.rescued.append(1)
    play.do(ShipsLanded(doomed.seat, 1, doomed.source, planet))
    await check_powers(play)
    if new:
        await comes(play, ColoniesFounded((doomed.seat,), planet))


def loses_a_planet(table: CosmicTable, seat: Seat, doomed: ShipsDoomed) -> bool:
    """Only the ships that lose as the defense, not others that are lost meanwhile."""
    if doomed.seat != seat or doomed.why not in ("lost_as_main", "both_lost"):
        return False
    return seat == table.at.defense and doomed.source == table.at.planet and endangered(table, doomed) > 0


@spiff.wild(ShipsDoomed, loses_a_planet)
async def stay_behind(play: CosmicPlay, seat: Seat, doomed: ShipsDoomed) -> None:
    """One ship stays on the planet and coexists there."""
    doomed.rescued.append(1)
