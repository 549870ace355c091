"""Planets, the warp and the track of colonies about it, the hyperspace gate, the mark of a target."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect

from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, BLACK, LINE_BRIGHT, SEATS, TEXT_QUIET, WHITE, Colour, mixed
from scenes.table.looks.drawing import about, code, fade, numeral, picture, vector
from scenes.table.looks.faceless import Faceless
from scenes.table.looks.fitting import fit
from scenes.table.looks.medallions import seat_glyph

KINDS = 5  # pictures of planets for each colour
ROOM = 1.42  # a picture is so much wider than its planet, for air and rings
TIGHT = 1.08  # so much of it is shown of a planet that has no ring
COLOURS = ("red", "yellow", "green", "blue", "purple", "orange", "white")  # as their planets were made
RINGED = 1  # the kind that has a ring
WIDEST, NARROW = 0.5, 0.09  # half the mouth and half the tip of the gate by its length
HOOPS = 5
PRIZE = Style("title", 4.4)


def planet_art(colour: str, number: int) -> str:
    return f"cosmic/planets/{colour}_{number % KINDS}"


def room_for(colour: str, number: int) -> float:
    """How much wider than the planet the room for it is."""
    ringed = (number + COLOURS.index(colour)) % KINDS == RINGED
    return ROOM if ringed else TIGHT


@dataclass(frozen=True, slots=True)
class PlanetLook(Faceless):
    """A planet of somebody's home system; ``lit`` in the colour of whose gate points at it."""

    colour: str
    number: int
    lit: str = ""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        size = min(rect.size) / room_for(self.colour, self.number)
        with canvas.clipped(rect):
            picture(canvas, planet_art(self.colour, self.number), about(rect.center, size * ROOM))
        if self.lit:
            light = SEATS[self.lit].light
            vector(canvas, about(rect.center, size * TIGHT), ("aim", light), lambda w, h: _aim(w, light))


def _aim(width: int, colour: Colour) -> str:
    """Four bright arcs about a planet."""
    r = width * 0.485
    arcs = "".join(
        f'<path d="M{width / 2 + r * math.cos(a):.2f},{width / 2 + r * math.sin(a):.2f}'
        f"A{r:.2f},{r:.2f} 0 0 1 {width / 2 + r * math.cos(a + 0.9):.2f},"
        f'{width / 2 + r * math.sin(a + 0.9):.2f}"/>'
        for a in (quarter * math.pi / 2 - 0.45 for quarter in range(4))
    )
    thick = max(1.5, width * 0.03)
    return (
        f'<g fill="none" stroke="{code(mixed(colour, WHITE, 0.6))}" stroke-width="{thick:.2f}" '
        f'stroke-linecap="round">{arcs}</g>'
    )


@dataclass(frozen=True, slots=True)
class PrizeLook(Faceless):
    """The planet of the encounter between the two cards, with its name."""

    colour: str
    number: int
    name: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        line = round(canvas.screen.em(PRIZE.mm) * 1.5)
        globe = Rect(rect.x, rect.y, rect.width, rect.height - line)
        PlanetLook(self.colour, self.number).paint(canvas, globe)
        below = Rect(rect.x, rect.bottom - line, rect.width, line)
        name = fit(canvas, self.name, PRIZE.font, below.width, below.height, PRIZE.mm, lines=1)
        if name:
            canvas.text(name.text, below, PRIZE, align="centre", size=name.size)


@dataclass(frozen=True, slots=True)
class TargetLook(Faceless):
    """The mark of a colony that can be chosen."""

    colour: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        vector(canvas, rect, ("target", self.colour), lambda w, h: _aim(min(w, h), AMBER))


@dataclass(frozen=True, slots=True)
class WarpLook(Faceless):
    """The warp: a violet whirl."""

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        picture(canvas, "space/warp", rect, crop="round")
        edge = max(1, rect.width // 90)
        canvas.outline(rect, LINE_BRIGHT, edge, rect.width / 2)


@dataclass(frozen=True, slots=True)
class TrackLook(Faceless):
    """How many foreign colonies everybody has, on a ring of sectors; the last one wins."""

    colours: tuple[str, ...]
    colonies: tuple[int, ...]
    needed: int

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        needed = self.needed
        vector(canvas, rect, ("track", needed), lambda w, h: _track(w, needed))
        radius = rect.width / 2
        for sector in range(needed + 1):
            middle = _bearing(sector + 0.5, needed)
            here = [seat for seat, count in enumerate(self.colonies) if min(count, needed) == sector]
            self._chips(canvas, rect, middle, here)
            turn = middle + (0.38 * 2 * math.pi / (needed + 1) if here else 0.0)
            spot = (
                rect.centerx + 0.865 * radius * math.cos(turn),
                rect.centery + 0.865 * radius * math.sin(turn),
            )
            size = max(radius * 0.17, canvas.screen.em(3.4))
            numeral(
                canvas, str(sector), about(spot, size, size * 0.8), AMBER if sector == needed else TEXT_QUIET
            )

    def _chips(self, canvas: Canvas, rect: Rect, middle: float, seats: list[int]) -> None:
        radius = rect.width / 2
        arc = 0.865 * radius * 2 * math.pi / (self.needed + 1)
        size = min(radius * 0.2, 0.7 * arc / max(1, len(seats)))
        for number, seat in enumerate(seats):
            turn = (
                middle
                + (number - (len(seats) - 1) / 2) * size * 1.04 / (0.865 * radius)
                - 0.1 * arc / (0.865 * radius)
            )
            spot = (
                rect.centerx + 0.865 * radius * math.cos(turn),
                rect.centery + 0.865 * radius * math.sin(turn),
            )
            seat_glyph(canvas, spot, size, self.colours[seat])


def _bearing(place: float, needed: int) -> float:
    """Where a place of the track is: zero lies below, the numbers go on clockwise."""
    return math.pi / 2 + (place - 0.5) * 2 * math.pi / (needed + 1)


def _track(width: int, needed: int) -> str:
    r, inner = width / 2 - 1, width * 0.365
    hair = max(1.0, width / 240)
    spokes = "".join(
        f'<path d="M{width / 2 + inner * math.cos(a):.2f},{width / 2 + inner * math.sin(a):.2f}'
        f'L{width / 2 + r * math.cos(a):.2f},{width / 2 + r * math.sin(a):.2f}"/>'
        for a in (_bearing(place, needed) for place in range(needed + 1))
    )
    one, two = _bearing(needed, needed), _bearing(needed + 1, needed)
    gold = (
        f"M{width / 2 + inner * math.cos(one):.2f},{width / 2 + inner * math.sin(one):.2f}"
        f"L{width / 2 + r * math.cos(one):.2f},{width / 2 + r * math.sin(one):.2f}"
        f"A{r:.2f},{r:.2f} 0 0 1 {width / 2 + r * math.cos(two):.2f},{width / 2 + r * math.sin(two):.2f}"
        f"L{width / 2 + inner * math.cos(two):.2f},{width / 2 + inner * math.sin(two):.2f}"
        f"A{inner:.2f},{inner:.2f} 0 0 0 {width / 2 + inner * math.cos(one):.2f},"
        f"{width / 2 + inner * math.sin(one):.2f}Z"
    )
    return (
        f'<circle cx="{width / 2}" cy="{width / 2}" r="{(r + inner) / 2:.2f}" fill="none" '
        f'stroke="#142044" stroke-opacity="0.72" stroke-width="{r - inner:.2f}"/>'
        f'<path d="{gold}" fill="{code(AMBER)}" fill-opacity="0.22" stroke="{code(AMBER)}" '
        f'stroke-width="{hair:.2f}"/>'
        f'<g fill="none" stroke="{code(LINE_BRIGHT)}" stroke-opacity="0.8" stroke-width="{hair:.2f}">'
        f'<circle cx="{width / 2}" cy="{width / 2}" r="{r:.2f}"/>'
        f'<circle cx="{width / 2}" cy="{width / 2}" r="{inner:.2f}"/>{spokes}</g>'
    )


@dataclass(frozen=True, slots=True)
class GateLook(Faceless):
    """The hyperspace gate: a glass funnel from its mouth to its tip, in pixels of its rectangle."""

    colour: str
    mouth: tuple[int, int]
    tip: tuple[int, int]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        key = ("gate", self.colour, self.mouth, self.tip)
        vector(canvas, rect, key, lambda w, h: _funnel(self.mouth, self.tip, SEATS[self.colour].light))


def _funnel(mouth: tuple[int, int], tip: tuple[int, int], colour: Colour) -> str:
    dx, dy = tip[0] - mouth[0], tip[1] - mouth[1]
    length = max(1.0, math.hypot(dx, dy))
    ux, uy = dx / length, dy / length

    def across(share: float, side: float) -> tuple[float, float]:
        """A point at a share of the way, on one side of the axis."""
        half = length * (WIDEST + (NARROW - WIDEST) * share) * side
        return mouth[0] + dx * share - uy * half, mouth[1] + dy * share + ux * half

    a, b, c, d = across(0, 1), across(1, 1), across(1, -1), across(0, -1)
    edge = code(mixed(colour, WHITE, 0.3))
    sides = f"M{a[0]:.1f},{a[1]:.1f}L{b[0]:.1f},{b[1]:.1f}M{d[0]:.1f},{d[1]:.1f}L{c[0]:.1f},{c[1]:.1f}"
    body = f"M{a[0]:.1f},{a[1]:.1f}L{b[0]:.1f},{b[1]:.1f}L{c[0]:.1f},{c[1]:.1f}L{d[0]:.1f},{d[1]:.1f}Z"
    tilt = math.degrees(math.atan2(uy, ux))
    hoops = ""
    for number in range(HOOPS):
        share = number / (HOOPS - 1)
        x, y = mouth[0] + dx * share, mouth[1] + dy * share
        half = length * (WIDEST + (NARROW - WIDEST) * share)
        hoops += (
            f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{half * 0.24:.1f}" ry="{half:.1f}" '
            f'transform="rotate({tilt:.1f} {x:.1f} {y:.1f})" stroke-opacity="{0.95 - 0.5 * share:.2f}" '
            f'stroke-width="{max(1.0, length * (0.026 - 0.014 * share)):.2f}"/>'
        )
    return (
        fade("g", (mouth[0], mouth[1], tip[0], tip[1]), (0, (150, 180, 255), 0.18), (1, colour, 0.55))
        + f'<path d="{body}" fill="url(#g)"/>'
        + f'<g fill="none" stroke="{code(BLACK)}" stroke-opacity="0.35" stroke-width="{length * 0.03:.2f}">'
        + f'<path d="{sides}"/></g>'
        + f'<g fill="none" stroke="{edge}" stroke-width="{max(1.0, length * 0.018):.2f}">'
        + f'<path d="{sides}"/></g>'
        + f'<g fill="none" stroke="#E8F0FF">{hoops}</g>'
    )
