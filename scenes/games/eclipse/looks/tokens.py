"""Small pieces: discs, cubes, squares, tokens on sectors, what is stored."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from game.eclipse import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import (
    BLACK,
    GLASS_RAISED,
    LINE_BRIGHT,
    SEATS,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mixed,
)
from scenes.table.looks.drawing import about, bubble, code, count_badge, fade, numeral, vector
from scenes.table.looks.faceless import Faceless

RESOURCE: tuple[Colour, ...] = ((240, 162, 59), (240, 124, 192), (200, 147, 90), (174, 185, 218))
SIGNS = (*pieces.RESOURCES, "plus")  # of a square: the icons; grey ones take any cube
STAR: Colour = (255, 224, 138)
RED: Colour = (255, 93, 93)


def resource_icon(canvas: Canvas, resource: int, rect: Rect, colour: Colour | None = None) -> None:
    """The sign of a resource; grey has a plus."""
    paint = colour or RESOURCE[resource]
    if canvas.art.has(f"icons/{SIGNS[resource]}"):
        canvas.icon(SIGNS[resource], rect, paint)
        return
    vector(canvas, rect, ("eclipse sign", resource, paint), lambda w, h: _sign(resource, min(w, h), paint))


def _sign(resource: int, s: int, paint: Colour) -> str:
    line = f'fill="none" stroke="{code(paint)}" stroke-width="{max(1.0, s * 0.1):.2f}"'
    if resource == pieces.MONEY:
        return f'<circle cx="{s / 2}" cy="{s / 2}" r="{s * 0.36:.2f}" {line}/>'
    if resource == pieces.SCIENCE:
        return _shape(s, ((0.4, 0.1), (0.4, 0.4), (0.14, 0.86), (0.86, 0.86), (0.6, 0.4), (0.6, 0.1)), line)
    return _shape(s, ((0.5, 0.08), (0.88, 0.29), (0.88, 0.71), (0.5, 0.92), (0.12, 0.71), (0.12, 0.29)), line)


def _shape(size: float, points: Sequence[tuple[float, float]], paint: str) -> str:
    """A polygon from shares of a size."""
    shape = " ".join(f"{x * size:.2f},{y * size:.2f}" for x, y in points)
    return f'<polygon points="{shape}" {paint}/>'


def empty_square(canvas: Canvas, rect: Rect, square: pieces.Square, *, bare: bool = False) -> None:
    """A population square: a frame by resource, its sign while it is empty, a star if it is advanced."""
    colour = RESOURCE[square.colour]
    edge = max(1, round(rect.width * 0.11))
    canvas.rounded(rect, (10, 16, 38), alpha=225, border=colour, width=edge, radius=rect.width * 0.2)
    if not bare:
        inside = about(rect.center, rect.width * 0.66)
        resource_icon(canvas, square.colour, inside)
    if square.advanced:
        size = rect.width * 0.62
        spot = about((rect.right - rect.width * 0.08, rect.top + rect.width * 0.08), size)
        canvas.rounded(spot, (10, 16, 38), radius=spot.width / 2)
        canvas.icon("star", about(spot.center, size * 0.86), STAR)


@dataclass(frozen=True, slots=True)
class CubeLook(Faceless):
    """A population cube in a seat's colour; ``count`` tells how many are on a track."""

    colour: str
    resource: int = -1
    count: int = 0

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        side = min(rect.size)
        if self.count and side > canvas.mm(3):
            whole = about(rect.center, side)
            box = Rect(whole.x, whole.y, round(side * 0.8), round(side * 0.8))
            vector(canvas, box, ("eclipse cube", self.colour), lambda w, h: _cube(w, self.colour))
            count_badge(
                canvas, (whole.right - side * 0.24, whole.bottom - side * 0.24), side * 0.5, str(self.count)
            )
            return
        vector(
            canvas,
            about(rect.center, side),
            ("eclipse cube", self.colour),
            lambda w, h: _cube(w, self.colour),
        )


def _cube(width: int, colour: str) -> str:
    """A cube seen from above its edge: a light top, two sides."""
    seat, w = SEATS[colour], width
    left = ((0.05, 0.27), (0.49, 0.5), (0.49, 0.97), (0.05, 0.73))
    right = ((0.95, 0.27), (0.51, 0.5), (0.51, 0.97), (0.95, 0.73))
    top = ((0.5, 0.04), (0.95, 0.26), (0.5, 0.49), (0.05, 0.26))
    return (
        _shape(w, left, f'fill="{code(seat.base)}"')
        + _shape(w, right, f'fill="{code(mixed(seat.dark, BLACK, 0.12))}"')
        + _shape(w, top, f'fill="{code(mixed(seat.base, WHITE, 0.38))}"')
    )


@dataclass(frozen=True, slots=True)
class DiscLook(Faceless):
    """An influence disc with the glyph of its seat; ``count`` tells how many are on the track."""

    colour: str
    count: int = -1

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        side = min(rect.size)
        whole = about(rect.center, side)
        round_ = whole if self.count < 0 else Rect(whole.x, whole.y, round(side * 0.84), round(side * 0.84))
        vector(canvas, round_, ("eclipse disc", self.colour), lambda w, h: _disc(w, self.colour))
        seat = SEATS[self.colour]
        canvas.icon(seat.glyph, about(round_.center, round_.width * 0.4), mixed(seat.light, WHITE, 0.4))
        if self.count >= 0:
            count_badge(
                canvas, (whole.right - side * 0.22, whole.bottom - side * 0.22), side * 0.46, str(self.count)
            )


def _disc(width: int, colour: str) -> str:
    seat, r = SEATS[colour], width / 2
    deep = mixed(seat.base, BLACK, 0.28)
    ring = mixed(seat.base, BLACK, 0.12)
    stops = (
        (0.0, mixed(seat.base, WHITE, 0.45), 1),
        (0.6, seat.base, 1),
        (1.0, mixed(seat.dark, BLACK, 0.1), 1),
    )
    return (
        bubble("d", (r * 0.7, r * 0.6, r * 1.5), *stops)
        + f'<circle cx="{r * 1.03:.2f}" cy="{r * 1.06:.2f}" r="{r * 0.93:.2f}" fill="#02040E" '
        + 'fill-opacity="0.6"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.94:.2f}" fill="{code(mixed(seat.dark, BLACK, 0.3))}"/>'
        + f'<circle cx="{r * 0.99:.2f}" cy="{r * 0.97:.2f}" r="{r * 0.9:.2f}" fill="url(#d)"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.68:.2f}" fill="{code(deep)}"/>'
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.68:.2f}" fill="none" stroke="{code(ring)}" '
        + f'stroke-width="{max(1.0, r * 0.06):.2f}"/>'
    )


@dataclass(frozen=True, slots=True)
class TokenLook(Faceless):
    """What else lies in a sector: a discovery tile face down, an orbital, a monolith."""

    kind: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        side = about(rect.center, min(rect.size))
        key = f"eclipse/ships/{self.kind}"
        if canvas.art.has(key):
            canvas.image(key, side)
            return
        vector(canvas, side, ("eclipse token", self.kind), lambda w, h: _token(self.kind, w))


def _token(kind: str, w: int) -> str:
    thin = max(1.0, w * 0.05)
    if kind == "discovery":
        tile = ((0.08, 0.12), (0.92, 0.08), (0.92, 0.92), (0.1, 0.9))
        tail = f'<path d="M{w * 0.3:.2f},{w * 0.7:.2f}L{w * 0.56:.2f},{w * 0.36:.2f}" stroke="#E9E4FF" '
        return (
            fade("t", (0, 0, w, w), (0, (104, 84, 176), 1), (1, (46, 34, 96), 1))
            + _shape(w, tile, f'fill="url(#t)" stroke="#C9BDFF" stroke-width="{thin:.2f}"')
            + f'{tail}stroke-width="{2 * thin:.2f}" fill="none"/>'
            + f'<circle cx="{w * 0.64:.2f}" cy="{w * 0.33:.2f}" r="{w * 0.13:.2f}" fill="#E9E4FF"/>'
        )
    if kind == "monolith":
        slab = ((0.34, 0.96), (0.36, 0.14), (0.56, 0.04), (0.66, 0.16), (0.68, 0.96))
        stone = fade("t", (w * 0.3, 0, w * 0.7, 0), (0, (120, 132, 168), 1), (1, (24, 28, 44), 1))
        return stone + _shape(w, slab, f'fill="url(#t)" stroke="#D5DDF6" stroke-width="{thin * 0.6:.2f}"')
    ring = f'cx="{w / 2}" cy="{w * 0.56:.2f}" rx="{w * 0.42:.2f}" ry="{w * 0.18:.2f}"'
    return (
        f'<ellipse {ring} fill="none" stroke="#C9D6FF" stroke-width="{2 * thin:.2f}"/>'
        f'<circle cx="{w / 2}" cy="{w * 0.5:.2f}" r="{w * 0.17:.2f}" fill="#8EA2D8" stroke="#EEF3FF" '
        f'stroke-width="{thin:.2f}"/>'
    )


@dataclass(frozen=True, slots=True)
class ClashLook(Faceless):
    """The sign of a sector where enemies meet."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        side = about(rect.center, min(rect.size))
        edge = max(1, round(side.width * 0.08))
        canvas.rounded(side, (58, 11, 16), border=RED, width=edge, radius=side.width / 2)
        canvas.icon("duel", about(side.center, side.width * 0.6), (255, 179, 168))


@dataclass(frozen=True, slots=True)
class StoreLook(Faceless):
    """What a seat has of a resource and what comes in every round."""

    resource: int
    stored: int
    income: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS_RAISED, alpha=235, border=LINE_BRIGHT, radius=canvas.mm(1.6))
        side = round(rect.height * 0.56)
        sign = Rect(rect.x + round(rect.height * 0.16), rect.centery - side // 2, side, side)
        resource_icon(canvas, self.resource, sign)
        left = sign.right + round(rect.height * 0.1)
        room = rect.right - left - round(rect.height * 0.1)
        number = Rect(left, rect.y + round(rect.height * 0.22), round(room * 0.52), round(rect.height * 0.56))
        numeral(canvas, str(self.stored), number, TEXT)
        more = Rect(
            number.right, rect.y + round(rect.height * 0.32), round(room * 0.48), round(rect.height * 0.4)
        )
        numeral(canvas, f"+{self.income}", more, TEXT_QUIET)
