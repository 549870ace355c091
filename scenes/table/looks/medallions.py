"""The round medallion of a seat, and its glyph."""

from __future__ import annotations

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import DEEP, SEATS
from scenes.table.looks.drawing import about, anchors, picture, plate


def medallion(canvas: Canvas, rect: Rect, portrait: str, colour: str, *, glyph: bool = True) -> None:
    """A portrait in a ring of the seat's plastic, a question mark if it is not known, and the glyph."""
    size = min(rect.size)
    square = about(rect.center, size)
    ring = anchors("medallion")["ring"]
    middle = (square.x + ring[0] * size, square.y + ring[1] * size)
    hole = about(middle, 2.06 * anchors("medallion")["hole"] * size)
    if portrait:
        picture(canvas, portrait, hole, crop="round")
    else:
        canvas.rounded(hole, DEEP, radius=hole.width / 2)
        canvas.icon("question", about(middle, size * 0.32), SEATS[colour].light)
    canvas.image(f"pieces/medallion_{colour}", square)
    if glyph:
        seat_glyph(canvas, (square.right - size * 0.17, square.bottom - size * 0.17), size * 0.32, colour)


def seat_glyph(canvas: Canvas, centre: tuple[float, float], width: float, colour: str) -> None:
    """A seat's glyph on a small dark plate with an edge of the seat's colour."""
    seat = SEATS[colour]
    plate(canvas, centre, width, seat.base)
    canvas.icon(seat.glyph, about(centre, width * 0.6), seat.on_night)
