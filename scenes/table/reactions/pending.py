"""What is being answered and which powers break the rules, as a game tells the column beside the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from game.core.table import Seat
    from scenes.table.stage.piece import Look


class Pending(NamedTuple):
    """Something that is being answered: whose it is, what it does, and what would stop it."""

    seat: Seat
    look: Look
    title: str
    does: str
    stopped_by: str  # "" if nothing stops it
    inspect: str
    piece: str = ""  # what the handles of prompts call it, if it can be chosen


class Breaker(NamedTuple):
    """A power that changes the rules: whose it is, what it does, and when, as the strip counts the steps."""

    seat: Seat
    look: Look
    name: str
    does: str
    when: str
    state: str  # "now", "later" or "off"
    inspect: str
