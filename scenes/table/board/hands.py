"""What hands do at a board."""

from __future__ import annotations

from typing import NamedTuple


class Dropped(NamedTuple):
    """Where a piece was let go: what it is called, what lies there, and where it may go, all by name."""

    name: str = ""
    over: str = ""  # "": nothing lies there
    places: tuple[str, ...] = ()
    under: str = ""  # the piece that lies there, as the picture calls it


NOWHERE = Dropped()


class Hands:
    """What becomes of what hands do at a board: nothing, where one may only look."""

    def piece_pressed(self, piece: str, name: str = "") -> None:
        """A tap on a piece, or a drag of one that cannot be taken; ``name`` is what a person calls it."""

    def lifted(self, piece: str) -> None:
        """A drag has begun."""

    def piece_dropped(self, piece: str, place: str, dropped: Dropped = NOWHERE) -> None:
        """It has ended at a place, or at none."""

    def put_back(self) -> None:
        """It has ended where it began."""

    def place_pressed(self, place: str) -> None:
        """A tap on a place that glows."""
