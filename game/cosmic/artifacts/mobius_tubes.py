"""Mobius Tubes: at the start of the own encounter all ships leave the warp."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.moments import RegroupStarts
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.ships import retrieve
from game.cosmic.table import CosmicTable

card = device("mobius_tubes")


def is_offense_with_lost_ships(table: CosmicTable, seat: Seat, moment: RegroupStarts) -> bool:
    return seat == table.at.offense and any(table.warp)


@card.played(RegroupStarts, is_offense_with_lost_ships)
async def free_all_ships(play: CosmicPlay, seat: Seat, moment: RegroupStarts) -> None:
    """Who has no colony cannot place ships: they stay in the warp."""
    for owner in play.table.timing:
        await retrieve(play, owner, play.table.warp[owner])
