"""Collapsium Hulls: one ship survives a close defeat as the defense."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.moments import ShipsDoomed
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.ships import endangered
from game.cosmic.table import CosmicTable

card = device("collapsium_hulls")
CLOSE = 5


def loses_a_planet_closely(table: CosmicTable, seat: Seat, doomed: ShipsDoomed) -> bool:
    """Only totals have a margin (ruling 9)."""
    at = table.encounter
    if at is None or doomed.seat != seat or not endangered(table, doomed):
        return False
    return seat == at.defense and doomed.why == "lost_as_main" and 0 <= at.margin <= CLOSE


@card.works(ShipsDoomed, loses_a_planet_closely)
async def hold_out(play: CosmicPlay, seat: Seat, doomed: ShipsDoomed) -> None:
    """A ship stays on the planet without being asked, beside the new colonies."""
    doomed.rescued.append(1)
