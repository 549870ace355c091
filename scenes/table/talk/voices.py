"""What a bot says and how: each seat has its voice, and the number of decisions chooses the line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.table.talk.occasions import GAIN, WON

if TYPE_CHECKING:
    from game.core.table import Seat

VOICES = ("dry", "cheery", "grumpy")
LINES = 3  # of each voice for each occasion
PLEASED = (GAIN, WON)  # what a head nods at; at all else it is shaken


def line_key(seat: Seat, occasion: str, decisions: int) -> str:
    """The key of what a seat says after so many decisions."""
    return f"table.talk.{VOICES[seat % len(VOICES)]}.{occasion}.{(decisions + seat) % LINES + 1}"
