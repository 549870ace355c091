"""Explore: turn over a sector, lay it down, claim it, discover (p. 10)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import Seat, errand
from game.eclipse import offers, pieces, reach
from game.eclipse.events import DiscPlaced, Stored, TechTaken
from game.eclipse.map_events import (
    DiscoveryKept,
    DiscoveryTaken,
    DiscoveryUsed,
    PartFitted,
    PartStored,
    SectorPlaced,
    SectorThrown,
    SectorTurned,
    ShipBuilt,
    StackRemade,
)
from game.eclipse.parts import NO_TILE
from game.eclipse.phases.research import take_tech
from game.eclipse.phases.turns import EclipsePlay, go_on, meanwhile
from game.eclipse.prompts import ChooseTech, ChooseZone, FitFound, MayClaim, PlaceSector, UseDiscovery
from game.eclipse.table import EclipseTable
from game.eclipse.words import DONE, numbers_of, verb_of


async def explore(play: EclipsePlay, seat: Seat, left: int, begun: int) -> None:
    """Choose an empty place before the tile is seen; the Planta may do it twice (ruling 30)."""
    if not left or not reach.explores(play.table, seat):
        return
    said = await ChooseZone(seat, may=bool(begun))
    if said == DONE or meanwhile(play, seat, said, errand("explore", seat, left, begun)):
        return
    q, r = numbers_of(said)
    turn_over(play, reach.ring_of((q, r)))
    go_on(play, "explore", seat, left - 1, 1)
    play.do(Planned((errand("lay", seat, q, r),)))


def turn_over(play: EclipsePlay, ring: int) -> None:
    """The top of a stack; it is made again for the second tile of the Descendants, too (ruling 29)."""
    table = play.table
    if not table.stacks[ring]:
        play.do(StackRemade(ring))
    play.do(SectorTurned(ring, table.stacks[ring][-1]))


async def lay(play: EclipsePlay, seat: Seat, q: int, r: int) -> None:
    """Lay the tile down, or throw it away; the Descendants may look at a second one (ruling 31).

    When the last tile of a stack is resolved, the thrown ones become the new stack (ruling 29).
    """
    table = play.table
    ring = reach.ring_of((q, r))
    again = len(table.drawn) < table.players[seat].row.reveal and reach.sectors_left(table, ring)
    said = await PlaceSector(seat, tile=table.drawn[-1], q=q, r=r, again=again)
    if said == "another":
        turn_over(play, ring)
        play.do(Planned((errand("lay", seat, q, r),)))
        return
    if verb_of(said) == "turn":
        turn, tile = numbers_of(said)
        face = pieces.SECTORS[table.faces[tile]]
        found = table.discoveries[-1] if face.discovery and table.discoveries else NO_TILE
        play.do(SectorPlaced(seat, tile, q, r, turn, found, face.ancients))
        play.do(Planned((errand("claim", seat, len(table.map) - 1),)))
    for other in list(table.drawn):
        play.do(SectorThrown(ring, other))
    if not table.stacks[ring] and table.thrown[ring]:
        play.do(StackRemade(ring))


async def claim(play: EclipsePlay, seat: Seat, sector: int) -> None:
    """A disc from the track may take control, not where enemies are (ruling 32)."""
    table = play.table
    if not table.players[seat].discs or not reach.claimable(table, seat, sector):
        return
    if await MayClaim(seat, sector=sector) == "claim":
        take_control(play, seat, sector)


def take_control(play: EclipsePlay, seat: Seat, sector: int) -> None:
    """Place a disc; a discovery tile is taken then, unless ancients guard it (ruling 34)."""
    table = play.table
    play.do(DiscPlaced(seat, sector))
    here = table.map[sector]
    if here.discovery == NO_TILE or pieces.ANCIENT_SHIP in here.ships:
        return
    play.do(DiscoveryTaken(seat, sector))
    play.do(Planned((errand("discover", seat, sector),)))


async def discover(play: EclipsePlay, seat: Seat, sector: int) -> None:
    """Use the tile's benefit at once, or keep it for two points."""
    table = play.table
    tile = table.drawn[-1]
    row = pieces.DISCOVERIES[table.faces[tile] - pieces.FIRST_DISCOVERY]
    if not _useful(table, seat, row) or await UseDiscovery(seat, tile=tile) == "points":
        play.do(DiscoveryKept(seat, tile))
        return
    play.do(DiscoveryUsed(seat, tile))
    if row.gain:
        play.do(Stored(seat, pieces.RESOURCES.index(row.id), row.gain, "discovery"))
    elif row.part:
        play.do(PartStored(seat, pieces.PART_OF[row.part]))
        play.do(Planned((errand("found_part", seat, pieces.PART_OF[row.part]),)))
    elif row.id == "ancient_cruiser":
        play.do(ShipBuilt(seat, pieces.CRUISER, sector))
    else:
        play.do(Planned((errand("found_tech", seat),)))


def _useful(table: EclipseTable, seat: Seat, row: pieces.Discovery) -> bool:
    """A cruiser needs a miniature, a technology something to take (ruling 36)."""
    if row.id == "ancient_cruiser":
        return table.unbuilt(seat, pieces.CRUISER) > 0
    return row.id != "ancient_technology" or bool(offers.cheapest(table, seat))


async def found_part(play: EclipsePlay, seat: Seat, part: int) -> None:
    """On a blueprint at once, or beside the board (ruling 37)."""
    player = play.table.players[seat]
    if next(offers.replaceable(player, part), None) is None:
        return
    said = await FitFound(seat, part=part)
    if said != "store":
        ship, square = numbers_of(said)
        play.do(PartFitted(seat, ship, square, part, stored=True))


async def found_tech(play: EclipsePlay, seat: Seat) -> None:
    """The cheapest technology of the supply, for nothing (ruling 35)."""
    table = play.table
    choices = offers.cheapest(table, seat)
    tech = choices[0] if len(choices) == 1 else numbers_of(await ChooseTech(seat, gift=True))[0]
    play.do(TechTaken(seat, offers.tile_of(table, tech)))
    take_tech(play, seat, tech)
