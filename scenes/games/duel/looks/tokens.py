"""Small tokens: leader, straggler, medals."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import BLACK, SEATS, STOCK_LIGHT, Colour, mixed, rgb
from scenes.table.looks.drawing import about, bubble, code, count_badge, fade, vector
from scenes.table.looks.faceless import Faceless

GOLD, SILVER = rgb("#F2BE45"), rgb("#A9B6DA")


@dataclass(frozen=True, slots=True)
class LeaderMarker(Faceless):
    """The player who decides first."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        _token(canvas, rect, "leader", GOLD)


@dataclass(frozen=True, slots=True)
class StragglerMarker(Faceless):
    """The player who wins ties."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        _token(canvas, rect, "straggler", SILVER)


@dataclass(frozen=True, slots=True)
class MedalLook(Faceless):
    """Ships turned into medals; four of them win."""

    colour: str
    count: int = 1

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.colour]
        place = _token(canvas, rect, "star", GOLD, ring=seat.base)
        if self.count > 1:
            size = place.width * 0.46
            count_badge(
                canvas, (place.right - size * 0.53, place.bottom - size * 0.53), size, str(self.count)
            )


def _token(canvas: Canvas, rect: Rect, icon: str, metal: Colour, ring: Colour | None = None) -> Rect:
    place = about(rect.center, min(rect.size))
    vector(canvas, place, ("token", metal, ring), lambda w, h: _disc(w, metal, ring))
    canvas.icon(icon, about(place.center, place.width * 0.54), mixed(metal, BLACK, 0.82))
    return place


def _disc(width: int, metal: Colour, ring: Colour | None) -> str:
    r = width / 2
    return (
        fade(
            "a",
            (0, 0, width, width),
            (0, mixed(metal, STOCK_LIGHT, 0.75), 1),
            (1, mixed(metal, BLACK, 0.5), 1),
        )
        + bubble(
            "b",
            (r * 0.7, r * 0.6, r * 1.5),
            (0, mixed(metal, STOCK_LIGHT, 0.6), 1),
            (1, mixed(metal, BLACK, 0.18), 1),
        )
        + f'<circle cx="{r}" cy="{r}" r="{r - 0.3:.2f}" fill="{code(ring or mixed(metal, BLACK, 0.6))}"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.9:.2f}" fill="url(#a)"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.77:.2f}" fill="url(#b)"/>'
    )
