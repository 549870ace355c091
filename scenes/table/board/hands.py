"""What hands do at a board."""

from __future__ import annotations


class Hands:
    """What becomes of what hands do at a board: nothing, where one may only look."""

    def piece_pressed(self, piece: str) -> None:
        """A tap on a piece."""

    def lifted(self, piece: str) -> None:
        """A drag has begun."""

    def piece_dropped(self, piece: str, place: str) -> None:
        """It has ended at a place, or at none."""

    def put_back(self) -> None:
        """It has ended where it began."""

    def place_pressed(self, place: str) -> None:
        """A tap on a place that glows."""
