"""Pieces for tests of the stage: plain squares in a colour."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.table.stage.piece import PlacedPiece


@dataclass(frozen=True)
class Square:
    """A look that counts nothing and shows its word."""

    word: str = ""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, (200, 120, 40), radius=4)

    def shown(self) -> list[str]:
        return [self.word] if self.word else []


@dataclass(frozen=True)
class Back:
    """The other side of it."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, (40, 60, 160), radius=4)

    def shown(self) -> list[str]:
        return []


def a_piece(ident: str, x: float = 100, y: float = 100, **more: object) -> PlacedPiece:
    placed = PlacedPiece(ident, Square(ident), x, y, 40, 30)
    return placed._replace(**more)  # type: ignore[arg-type]  # fields of the piece by their names
