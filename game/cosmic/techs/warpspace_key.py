"""Warpspace Key: in the own regroup phase all own ships leave the warp."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.moments import ResearchOver
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.ships import retrieve
from game.cosmic.table import CosmicTable

card = device("warpspace_key")


def is_offense_with_lost_ships(table: CosmicTable, seat: Seat, over: ResearchOver) -> bool:
    return seat == table.at.offense and table.warp[seat] > 0 and bool(table.colonies(seat))


@card.played(ResearchOver, is_offense_with_lost_ships)
async def free_own_ships(play: CosmicPlay, seat: Seat, over: ResearchOver) -> None:
    """To any own colonies; the ship of the regroup phase is not counted."""
    await retrieve(play, seat, play.table.warp[seat])
