"""Lines on the table as one piece, no larger than what they cover."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.drawing.theme import CYAN, Colour
from scenes.games.firestorm.looks.lines import Line, LinesLook
from scenes.table.board.placing import at
from scenes.table.stage.arrivals import SWAP
from scenes.table.stage.piece import PlacedPiece

ROOM = 10  # of it are as high as the table: arrow heads and bows need less around the ends of lines


def lines_piece(
    ident: str, lines: Sequence[Line], area: Rect, z: int, *, colour: Colour = CYAN, dashed: bool = False
) -> PlacedPiece:
    """Lines from and to pixels of the window. A picture of the whole table would be nearly all empty."""
    ends = [Rect(end, (1, 1)) for line in lines for end in line[:2]]
    room = area.height // ROOM
    rect = ends[0].unionall(ends).inflate(2 * room, 2 * room).clip(area)
    own = tuple(
        ((x1 - rect.x, y1 - rect.y), (x2 - rect.x, y2 - rect.y), side) for (x1, y1), (x2, y2), side in lines
    )
    return at(ident, LinesLook(own, colour, dashed), rect, z, way=SWAP)
