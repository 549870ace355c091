"""Cosmic Zap: a use of a power is cancelled, and the power is off until the encounter ends."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import PowerUsed
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.zaps import can_be_zapped, zap

card = device("cosmic_zap")


@card.played(PowerUsed, can_be_zapped)
async def cancel_the_use(play: CosmicPlay, seat: Seat, use: PowerUsed) -> None:
    """Only what is marked as a use can be hit (ruling 41)."""
    zap(play, use)
