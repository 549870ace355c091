"""Cosmic Field Generator: a Cosmic Zap that is no artifact."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import PowerUsed
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.zaps import can_be_zapped, zap

card = device("cosmic_field_generator")


@card.played(PowerUsed, can_be_zapped)
async def cancel_the_use(play: CosmicPlay, seat: Seat, use: PowerUsed) -> None:
    """No card that answers artifacts answers this (rulings 46, 47)."""
    zap(play, use)
