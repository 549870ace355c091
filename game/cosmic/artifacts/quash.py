"""Quash: a deal that was made has failed after all."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.deals import fail
from game.cosmic.moments import DealMade
from game.cosmic.parts import DEAL
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.table import CosmicTable

card = device("quash")


def a_deal_stands(table: CosmicTable, seat: Seat, made: DealMade) -> bool:
    return table.at.outcome == DEAL


@card.played(DealMade, a_deal_stands)
async def break_the_deal(play: CosmicPlay, seat: Seat, made: DealMade) -> None:
    """Nothing changes hands; each main player loses three ships, as without a deal (ruling 135)."""
    await fail(play)
