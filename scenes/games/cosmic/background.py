"""What lies under the pieces: deep space, the orrery, the home systems and the captions of the zones."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.texts import catalogue
from game.cosmic.table import CosmicTable
from scenes.drawing.theme import LINE, SEATS
from scenes.games.cosmic.zones import layout_of, place_of, system_spot
from scenes.table.game_table import Watching
from scenes.table.looks.captions import paint_caption
from scenes.table.looks.drawing import about, code, picture, vector
from scenes.table.looks.space import box_of

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

Box = tuple[int, int, int, int]
Points = tuple[tuple[int, int], ...]
STEPS = 6  # of the curve between two planets
WIDE = 0.6  # half the width of a system's capsule by the size of its planets


@dataclass(frozen=True)
class System:
    """A home system: its colour, how it runs, how wide it is, how bright."""

    colour: str
    line: Points
    half: int
    bright: float

    def paint(self, canvas: Canvas) -> None:
        """Each by itself: a picture of all would be empty for the most part, and new for every encounter."""
        reach = Rect(self.line[0], (1, 1)).unionall([Rect(point, (1, 1)) for point in self.line])
        reach.inflate_ip(3 * self.half, 3 * self.half)
        vector(canvas, reach, ("system", self), lambda w, h: _capsule(self, reach))


@dataclass(frozen=True)
class Felt:
    """Deep space, the orrery, the systems and the captions."""

    orbit: Box
    systems: tuple[System, ...]
    captions: tuple[tuple[Box, str], ...]
    slots: tuple[Box, ...]

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image("space/table", rect)
        orbit = Rect(self.orbit)
        picture(canvas, "space/orrery", about(orbit.center, orbit.height * 1.1))
        for system in self.systems:
            system.paint(canvas)
        for slot in self.slots:
            canvas.outline(Rect(slot), LINE, 1, canvas.mm(1.6), dash=canvas.mm(1.6))
        for spot, text in self.captions:
            paint_caption(canvas, text, Rect(spot))


def _capsule(system: System, area: Rect) -> str:
    """An etched capsule about the planets of a system."""
    points = _smooth([(x - area.x, y - area.y) for x, y in system.line])
    left = _beside(points, system.half)
    right = _beside(points[::-1], system.half)
    path = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in left)
    path += f"A{system.half},{system.half} 0 0 1 {right[0][0]:.1f},{right[0][1]:.1f}L"
    path += "L".join(f"{x:.1f},{y:.1f}" for x, y in right[1:])
    path += f"A{system.half},{system.half} 0 0 1 {left[0][0]:.1f},{left[0][1]:.1f}Z"
    colour = code(SEATS[system.colour].light)
    return (
        f'<path d="{path}" fill="{colour}" fill-opacity="{0.05 * system.bright:.2f}" stroke="{colour}" '
        f'stroke-opacity="{min(0.8, 0.24 * system.bright):.2f}" stroke-width="1.3"/>'
    )


def _smooth(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The same line without its small bends, in short steps."""
    last = len(points) - 1
    calm = [
        points[place]
        if place in (0, last)
        else tuple(
            0.25 * a + 0.5 * b + 0.25 * c for a, b, c in zip(*points[place - 1 : place + 2], strict=True)
        )
        for place in range(last + 1)
    ]
    found: list[tuple[float, float]] = []
    for place in range(last):
        before, one, two, after = (calm[min(max(place + step, 0), last)] for step in (-1, 0, 1, 2))
        found += [_between(before, one, two, after, step / STEPS) for step in range(STEPS)]
    return [*found, calm[last]]


def _between(
    before: tuple[float, float],
    one: tuple[float, float],
    two: tuple[float, float],
    after: tuple[float, float],
    share: float,
) -> tuple[float, float]:
    """A point of the curve that runs from one to two."""
    x, y = (
        b + 0.5 * share * (c - a + share * (2 * a - 5 * b + 4 * c - d + share * (3 * (b - c) + d - a)))
        for a, b, c, d in zip(before, one, two, after, strict=True)
    )
    return x, y


def _beside(points: list[tuple[float, float]], half: int) -> list[tuple[float, float]]:
    """The line that runs so far to the left of points."""
    found = []
    for place, (x, y) in enumerate(points):
        one, two = points[max(0, place - 1)], points[min(len(points) - 1, place + 1)]
        away = math.hypot(two[0] - one[0], two[1] - one[1]) or 1.0
        found.append((x + (two[1] - one[1]) / away * half, y - (two[0] - one[0]) / away * half))
    return found


def background(view: CosmicTable, watching: Watching) -> Felt:
    """What lies under the pieces of this view."""
    layout = layout_of(watching)
    say = catalogue(watching.language).say
    captions = tuple(
        (box_of(_under(layout.rect(zone.name))), say(zone.caption))
        for zone in layout.map.zones.values()
        if zone.caption and (view.rules.technology or not zone.name.startswith("tech"))
    )
    slots = tuple(box_of(layout.rect(f"slot.{side}")) for side in (0, 1))
    systems = tuple(_system(view, seat, watching) for seat in range(view.seats))
    return Felt(box_of(layout.rect("orbit")), systems, captions, slots)


def _system(view: CosmicTable, seat: int, watching: Watching) -> System:
    place = place_of(watching, seat)
    count = max(view.rules.planets, sum(planet.home == seat for planet in view.planets))
    spots = [system_spot(watching, place, order, count) for order in range(count)]
    main = view.encounter is not None and view.encounter.is_main(seat)
    bright = 2.2 if main else 1.5 if seat == watching.seat else 1.0
    line = tuple((round(spot.x), round(spot.y)) for spot in spots)
    return System(watching.colours[seat], line, round(spots[0].size * WIDE), bright)


def _under(rect: Rect) -> Rect:
    """The line under a zone."""
    wide = round(rect.width * 1.66)
    return Rect(rect.centerx - wide // 2, rect.bottom + max(2, rect.height // 40), wide, rect.height)
