"""Lifeboat: two ships survive the fire."""

from __future__ import annotations

import msgspec

from game.core.table import Seat
from game.duel.events import ShipsDestroyed
from game.duel.powers import power
from game.duel.verbs import DuelPlay

lifeboat = power("lifeboat")
SEATS_ABOARD = 2


@lifeboat.instead_of(ShipsDestroyed)
async def women_larvae_and_clones_first(
    play: DuelPlay, owner: Seat, destroyed: ShipsDestroyed
) -> ShipsDestroyed:
    """Up to 2 of its ally's ships destroyed by fire go to the supply; they count as destroyed."""
    if destroyed.seat != owner or not destroyed.fire:
        return destroyed
    lost = destroyed.ships - destroyed.to_supply - destroyed.to_warp_planet
    return msgspec.structs.replace(destroyed, to_supply=destroyed.to_supply + min(SEATS_ABOARD, lost))
