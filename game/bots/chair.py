"""What a bot is given of a match: one seat's view, and worlds which that seat believes possible."""

from __future__ import annotations

from typing import Any

from game.core.match import Match
from game.core.table import Seat, Table


class Chair:
    """A seat without the match behind it: nothing here leads to a face the seat has not seen."""

    __slots__ = ("imagine", "seat", "view")

    def __init__(self, match: Match[Any], seat: Seat) -> None:
        def view() -> Table:
            """The table as this seat sees it."""
            table: Table = match.view(seat)
            return table

        def imagine(world: int) -> Match[Any]:
            """The match as it may be: what the seat cannot know is dealt anew from this number."""
            return match.imagine(seat, world)

        self.seat = seat
        self.view = view
        self.imagine = imagine
