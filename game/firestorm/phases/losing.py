"""Losing before the first turn."""

from __future__ import annotations

from game.core.table import Seat
from game.firestorm.effects.flow import FirePlay, lose


def disqualify(play: FirePlay, seat: Seat) -> None:
    """A deck that was built wrongly loses at once (RB 1.4)."""
    lose(play, seat, "illegal_deck")
