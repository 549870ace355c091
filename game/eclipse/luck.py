"""What counts as luck in Eclipse: dice that hit, points on drawn reputation tiles and on explored sectors."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from game.core.events import Event
from game.core.luck import DRAWS, Stroke, stroke, strokes_of_dice
from game.eclipse import pieces
from game.eclipse.battle_events import DiceRolled, PopulationAttacked
from game.eclipse.diplomacy_events import ReputationDrawn
from game.eclipse.firing import hits
from game.eclipse.map_events import SectorTurned
from game.eclipse.phases.conquest import cannons
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable


def luck(table: EclipseTable, event: Event) -> Iterable[Stroke]:
    if isinstance(event, DiceRolled):
        return _rolled(table, event)
    if isinstance(event, PopulationAttacked):
        return _bombarded(table, event)
    if isinstance(event, ReputationDrawn):
        return _reputation(table, event)
    if isinstance(event, SectorTurned) and table.turn >= 0:
        possible = [pieces.SECTORS[table.faces[tile]].vp for tile in table.stacks[event.ring]]
        return [stroke(table.turn, DRAWS, pieces.SECTORS[table.faces[event.tile]].vp, possible)]
    return ()


def _rolled(table: EclipseTable, event: DiceRolled) -> list[Stroke]:
    """A die counts if it hits the kind of enemy ship that is hit most easily."""
    seat, battle = party_of(event.ship), table.battle
    if seat >= pieces.ANCIENTS or battle is None:
        return []
    shields = [table.party_design(ship).shield for ship in battle.order if party_of(ship) != seat]
    computer = table.party_design(event.ship).computer
    counts = partial(hits, computer=computer, shield=min(shields, default=0))
    return strokes_of_dice(seat, [die.face for die in event.dice], counts)


def _bombarded(table: EclipseTable, event: PopulationAttacked) -> list[Stroke]:
    """Every cannon rolls against the population, which has no shields."""
    found = []
    for die, (_, computer) in zip(event.dice, cannons(table, event.seat, event.sector), strict=False):
        found += strokes_of_dice(event.seat, [die.face], partial(hits, computer=computer, shield=0))
    return found


def _reputation(table: EclipseTable, event: ReputationDrawn) -> list[Stroke]:
    """Tile by tile from the bag."""
    left, found = list(table.reputation), []
    for tile in event.tiles:
        points = [table.faces[each] - pieces.FIRST_REPUTATION + 1 for each in left]
        found.append(stroke(event.seat, DRAWS, points[left.index(tile)], points))
        left.remove(tile)
    return found
