"""Uber-Reserve: one reinforcement to begin with, and every one it plays counts double."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.phases.opening import HandsDrawn
from game.duel.powers import power
from game.duel.table import DuelTable, Played
from game.duel.totals import reinforcement_factor
from game.duel.verbs import DuelPlay, take

uber_reserve = power("uber_reserve")


@uber_reserve.when(HandsDrawn)
async def call_up(play: DuelPlay, owner: Seat, drawn: HandsDrawn) -> None:
    """Take 1 reinforcement when the starting hands are drawn, even above the hand limit (R23)."""
    take(play, owner, 1)


@reinforcement_factor.changed_by(uber_reserve)
def uber_effort(table: DuelTable, owner: Seat, played: Played, factor: int) -> int:
    """Every reinforcement the owner plays counts double, on whichever player."""
    return 2 * factor if played.by == owner else factor
