"""Several people's hands at one board: each piece answers the question that it belongs to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.table.board.hands import NOWHERE, Dropped, Hands

if TYPE_CHECKING:
    from scenes.table.answering.controller import AnswerController
    from scenes.table.flat.side import TableSide


class SharedHands(Hands):
    """What is done with a piece goes to whoever may use it, else to the one who faces the table."""

    def __init__(self, sides: Sequence[TableSide], front: AnswerController) -> None:
        self.sides, self.front = sides, front

    def of(self, piece: str) -> AnswerController:
        wanted = [side.controller for side in self.sides if side.builder and piece in side.builder.pieces]
        return wanted[0] if wanted else self.front

    def _waiting(self, place: str) -> AnswerController:
        """Whose piece in hand may go to a place."""
        lit = [side.controller for side in self.sides if side.builder and place in side.builder.lit]
        return lit[0] if lit else self.front

    def piece_pressed(self, piece: str, name: str = "") -> None:
        self.of(piece).piece_pressed(piece, name)

    def lifted(self, piece: str) -> None:
        self.of(piece).lifted(piece)

    def piece_dropped(self, piece: str, place: str, dropped: Dropped = NOWHERE) -> None:
        self.of(piece).piece_dropped(piece, place, dropped)

    def put_back(self) -> None:
        self.front.put_back()

    def place_pressed(self, place: str) -> None:
        self._waiting(place).place_pressed(place)
