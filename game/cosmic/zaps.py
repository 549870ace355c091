"""Zapping a power, by the artifact or by a tech."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import PowerUsed, PowerZapped
from game.cosmic.powers import CosmicPlay
from game.cosmic.table import CosmicTable


def can_be_zapped(table: CosmicTable, seat: Seat, use: PowerUsed) -> bool:
    """A power that somebody else has zapped already needs no second zap."""
    return (use.seat, use.power) in table.in_play


def zap(play: CosmicPlay, use: PowerUsed) -> None:
    """The power is off until the end of the encounter."""
    play.do(PowerZapped(use.seat, use.power))
