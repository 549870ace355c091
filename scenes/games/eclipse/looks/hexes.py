"""Sectors and free places: hexes with rim, wormholes, planets, points and number."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import partial

import pygame
from pygame import Rect, Surface

from game.eclipse import pieces
from scenes.drawing.canvas import Canvas
from scenes.drawing.theme import AMBER_EDGE, BLACK, DEEP, LINE_BRIGHT, SEATS, TEXT, WHITE, Colour, mixed
from scenes.games.eclipse.looks.rims import rim
from scenes.games.eclipse.looks.squares import LARGER, SQUARE, planets, square_places
from scenes.games.eclipse.looks.tokens import RESOURCE, empty_square
from scenes.games.eclipse.zones import BRIEF, FULL, SIDE, WALL, corners, edge
from scenes.table.looks.drawing import about, bubble, code, fade, numeral, rasterised, vector
from scenes.table.looks.faceless import Faceless

HOLE = 0.14  # of the radius, a wormhole
GOLD: Colour = (255, 224, 138)
TINTS: tuple[Colour, ...] = (
    (59, 47, 134), (29, 90, 114), (106, 47, 110), (35, 81, 143), (122, 74, 44), (47, 106, 88), (84, 48, 138),
    (138, 58, 74),
)  # fmt: skip
SKIES = 8  # pictures of space for sectors
WORLDS = ("money", "science", "materials", "grey")
KINDS = 3  # pictures of planets of each colour


def outline(cx: float, cy: float, radius: float) -> str:
    """The points of a hex for a polygon."""
    return " ".join(f"{x:.2f},{y:.2f}" for x, y in corners(cx, cy, radius))


@dataclass(frozen=True, slots=True)
class SectorLook:
    """A sector tile as it lies: ``holes`` are its wormholes by direction, ``joined`` those that lead on."""

    face: int
    holes: int
    joined: int = 0
    owner: str = ""  # the colour of whose disc is here
    level: int = FULL
    filled: int = 0  # squares that a cube covers
    dim: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        radius = rect.width / 2
        cx, cy = rect.x + radius, rect.y + radius * SIDE / 2
        self._body(canvas, rect, radius)
        if self.level != BRIEF:
            for planet in planets(self.face):
                _planet(canvas, self.face, planet.colour, planet.squares[0], self._at(rect, *planet.place),
                        planet.radius * radius)  # fmt: skip
            self._squares(canvas, rect, radius)
        self._points(canvas, (cx, cy), radius)
        if self.level == FULL:
            number = about((cx + 0.73 * radius, cy + 0.02 * radius), 0.36 * radius, 0.14 * radius)
            numeral(canvas, pieces.SECTORS[self.face].id, number, mixed(TEXT, DEEP, 0.12), role="figure")
        if pieces.SECTORS[self.face].artifact and self.level != BRIEF:
            place = (0.34, 0.12) if self.face != pieces.CENTER_CARD else (0.46, 0.42)
            _artifact(canvas, self._at(rect, *place), 0.105 * radius)

    def _at(self, rect: Rect, x: float, y: float) -> tuple[float, float]:
        radius = rect.width / 2
        return rect.x + radius * (1 + x), rect.y + radius * (SIDE / 2 + y)

    def _body(self, canvas: Canvas, rect: Rect, radius: float) -> None:
        """The tile without what lies on it: its wall, the sky, the rim, the wormholes."""
        size, (cx, cy) = rect.size, (radius, radius * SIDE / 2)
        inner = max(1.0, radius - max(0.8, radius * 0.013))
        owner = self.owner
        canvas.surface.blit(
            _layer(canvas, size, ("wall", owner), lambda: _wall(cx, cy, inner, radius, owner)), rect
        )
        sky = self._sky(canvas, size, radius)
        sky.blit(_layer(canvas, size, "rings", lambda: _rings(cx, cy, radius)), (0, 0))
        sky.blit(_layer(canvas, size, ("rim", owner), lambda: rim(cx, cy, inner, owner)), (0, 0))
        self._wormholes(canvas.onto(sky), (cx, cy), radius)
        mask = _layer(
            canvas, size, "mask", lambda: f'<polygon points="{outline(cx, cy, inner)}" fill="#FFFFFF"/>'
        )
        sky.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        sky.blit(_layer(canvas, size, "bevel", lambda: _bevel(cx, cy, inner)), (0, 0))
        canvas.surface.blit(sky, rect)

    def _sky(self, canvas: Canvas, size: tuple[int, int], radius: float) -> Surface:
        sky = Surface(size, pygame.SRCALPHA)
        key = f"eclipse/sectors/{self.face % SKIES + 1}"
        if canvas.art.has(key):
            canvas.onto(sky).image(key, Rect(0, 0, size[0], size[0]))
            return sky
        tint = self.face % SKIES
        layer = ("nebula", tint)
        sky.blit(
            _layer(canvas, size, layer, lambda: _nebula(radius, radius * SIDE / 2, radius, tint)), (0, 0)
        )
        return sky

    def _wormholes(self, canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
        """Discs about the middle of edges: the tile shows half of each, the neighbour the other half."""
        for direction in range(6):
            if not self.holes >> direction & 1:
                continue
            x, y = edge(direction)
            joins = bool(self.joined >> direction & 1)
            spot = about((centre[0] + x * radius, centre[1] + y * radius), 2.4 * HOLE * radius)
            vector(canvas, spot, ("eclipse hole", joins), partial(_wormhole, joins=joins))

    def _squares(self, canvas: Canvas, rect: Rect, radius: float) -> None:
        side = (SQUARE if self.level == FULL else LARGER) * radius
        for number, (x, y) in enumerate(square_places(self.face)):
            square = pieces.SQUARES[self.face][number]
            empty_square(
                canvas, about(self._at(rect, x, y), side), square, bare=bool(self.filled >> number & 1)
            )

    def _points(self, canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
        """What the sector is worth, in a ring."""
        place = (centre[0] - 0.74 * radius, centre[1] + 0.02 * radius)
        size = (0.26 if self.level == FULL else 0.34 if self.level != BRIEF else 0.42) * radius
        spot = about(place, size)
        vector(canvas, spot, "eclipse points", _ring)
        vp = str(pieces.SECTORS[self.face].vp)
        numeral(canvas, vp, spot.inflate(-size * 0.4, -size * 0.4), AMBER_EDGE)

    def shown(self) -> list[str]:
        return [pieces.KEYS[self.face]]


def _layer(canvas: Canvas, size: tuple[int, int], key: Hashable, make: Callable[[], str]) -> Surface:
    """What many sectors of a size have in common is drawn once."""
    name = ("eclipse sector", key, size)
    return canvas.shapes.get(name) or canvas.shapes.put(name, rasterised(size, make()))


def _wall(cx: float, cy: float, inner: float, radius: float, owner: str) -> str:
    thick = WALL * radius
    side = mixed(SEATS[owner].base, BLACK, 0.66) if owner else (19, 28, 58)
    return (
        f'<polygon points="{outline(cx, cy + thick * 0.9, inner)}" fill="#050816"/>'
        f'<polygon points="{outline(cx, cy + thick * 0.5, inner)}" fill="{code(side)}"/>'
    )


def _nebula(cx: float, cy: float, radius: float, face: int) -> str:
    one, two = TINTS[face % len(TINTS)], TINTS[(face * 3 + 2) % len(TINTS)]
    left = bubble("a", (cx * 0.6, cy * 0.6, radius), (0, mixed(one, DEEP, 0.2), 0.9), (1, DEEP, 0))
    right = bubble("b", (cx * 1.4, cy * 1.4, radius), (0, mixed(two, DEEP, 0.3), 0.8), (1, DEEP, 0))
    box = f'width="{2 * radius:.1f}" height="{2 * radius:.1f}"'
    return (
        f'{left}{right}<rect {box} fill="{code((12, 17, 38))}"/><rect {box} fill="url(#a)"/>'
        f'<rect {box} fill="url(#b)"/>'
    )


def _rings(cx: float, cy: float, radius: float) -> str:
    return "".join(
        f'<circle cx="{cx:.1f}" cy="{cy:.1f}" r="{radius * share:.1f}" fill="none" stroke="#A9BCF2" '
        f'stroke-opacity="0.13" stroke-width="1"/>'
        for share in (0.36, 0.58, 0.80)
    )


def _bevel(cx: float, cy: float, inner: float) -> str:
    stops = ((0.0, WHITE, 0.5), (0.45, WHITE, 0.08), (1.0, BLACK, 0.5))
    line = f'points="{outline(cx, cy, inner - 0.7)}" fill="none" stroke="url(#v)" stroke-width="1.6"'
    return fade("v", (cx - inner, cy - inner, cx + inner, cy + inner), *stops) + f"<polygon {line}/>"


def _wormhole(width: int, height: int, *, joins: bool) -> str:
    x, radius = width / 2, width / 2.4
    glow = bubble(
        "w", (x, x, radius * 0.92),
        (0, WHITE, 1), (0.25, (207, 198, 255), 1), (0.6, (106, 91, 208), 1), (1, (23, 18, 66), 1),
    )  # fmt: skip
    edge_of = code((222, 228, 255) if joins else LINE_BRIGHT)
    thick = max(1.2, radius * (0.16 if joins else 0.1))
    ring = f'r="{radius * (1.06 if joins else 1.0):.2f}" fill="none" stroke="{edge_of}"'
    return (
        f'{glow}<circle cx="{x:.2f}" cy="{x:.2f}" r="{radius * 1.14:.2f}" fill="#050817"/>'
        f'<circle cx="{x:.2f}" cy="{x:.2f}" r="{radius * 0.92:.2f}" fill="url(#w)"/>'
        f'<circle cx="{x:.2f}" cy="{x:.2f}" {ring} stroke-width="{thick:.2f}"/>'
    )


def _ring(width: int, height: int) -> str:
    r = width / 2
    return (
        f'<circle cx="{r}" cy="{r}" r="{r - 0.4:.2f}" fill="{code(GOLD)}" fill-opacity="0.9"/>'
        f'<circle cx="{r}" cy="{r}" r="{r - max(1.1, r * 0.12):.2f}" fill="#0A1026"/>'
    )


def _world(face: int, colour: int, number: int) -> str:
    return f"eclipse/planets/{WORLDS[colour]}{(face + number) % KINDS + 1}"


def _planet(
    canvas: Canvas, face: int, colour: int, number: int, centre: tuple[float, float], radius: float
) -> None:
    key = _world(face, colour, number)
    if canvas.art.has(key):
        canvas.image(key, about(centre, 2.2 * radius))
        return
    base = mixed(RESOURCE[colour], WHITE, 0.1)
    vector(canvas, about(centre, 2 * radius), ("eclipse planet", base), lambda w, h: _globe(w, base))


def _globe(width: int, base: Colour) -> str:
    r = width / 2
    stops = ((0.0, mixed(base, WHITE, 0.5), 1), (0.5, base, 1), (1.0, mixed(base, BLACK, 0.86), 1))
    return (
        bubble("g", (r * 0.7, r * 0.65, r * 1.35), *stops)
        + f'<circle cx="{r}" cy="{r}" r="{r * 0.94:.2f}" fill="url(#g)"/>'
    )


def _artifact(canvas: Canvas, centre: tuple[float, float], radius: float) -> None:
    spot = about(centre, 2 * radius)
    vector(canvas, spot, "eclipse artifact", lambda w, h: (
        f'<circle cx="{w / 2}" cy="{w / 2}" r="{w / 2 - 0.5:.2f}" fill="#8FE3C8"/>'
        f'<circle cx="{w / 2}" cy="{w / 2}" r="{w / 2 - max(1.2, w * 0.07):.2f}" fill="#0A1026"/>'
        f'<path d="M{w * 0.5:.2f},{w * 0.2:.2f}L{w * 0.66:.2f},{w * 0.45:.2f}L{w * 0.5:.2f},{w * 0.82:.2f}'
        f'L{w * 0.34:.2f},{w * 0.45:.2f}Z" fill="#9AF0D4"/>'
    ))  # fmt: skip


@dataclass(frozen=True, slots=True)
class ZoneLook(Faceless):
    """A free place of the map: a dashed hex with the number of its ring; ``lit`` if it may be explored."""

    ring: int
    lit: bool = False

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        colour, dashes = (GOLD, 8) if self.lit else (LINE_BRIGHT, 11)
        share = 1.0 if self.lit else 0.45
        vector(canvas, rect, ("eclipse zone", self.lit), lambda w, h: _free(w, h, colour, dashes, share))
        size = about(rect.center, rect.width * 0.24, rect.height * 0.13)
        colour = AMBER_EDGE if self.lit else mixed(LINE_BRIGHT, DEEP, 0.2)
        numeral(canvas, ("I", "II", "III")[self.ring], size, colour, role="title")


@dataclass(frozen=True, slots=True)
class HomeLook(Faceless):
    """The place where a seat will begin: a dashed hex in its colour with its glyph."""

    colour: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        seat = SEATS[self.colour]
        edge = mixed(seat.base, seat.light, 0.4)
        vector(canvas, rect, ("eclipse home", self.colour), lambda w, h: _free(w, h, edge, 8, 0.9))
        canvas.icon(seat.glyph, about(rect.center, rect.height * 0.3), edge)


def _free(width: int, height: int, colour: Colour, dashes: int, share: float) -> str:
    """Dashes along the six sides, over a breath of the same colour."""
    radius = width / 2
    points = list(corners(radius, height / 2, radius - max(1.0, radius * 0.03)))
    path = ""
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        for place in range(dashes):
            ends = ((place + 0.25) / dashes, (place + 0.72) / dashes)
            path += "M" + "L".join(f"{x1 + (x2 - x1) * at:.1f},{y1 + (y2 - y1) * at:.1f}" for at in ends)
    inside = outline(radius, height / 2, radius * 0.96)
    thick = max(1.0, radius * (0.035 if share > 0.5 else 0.015))
    return (
        f'<polygon points="{inside}" fill="{code(colour)}" fill-opacity="{0.1 * share:.2f}"/>'
        f'<path d="{path}" fill="none" stroke="{code(colour)}" stroke-width="{thick:.2f}" '
        f'stroke-opacity="{share:.2f}"/>'
    )
