"""The rim of a sector in its owner's colour and pattern."""

from __future__ import annotations

from collections.abc import Iterator

from scenes.drawing.theme import BLACK, SEATS, mixed
from scenes.games.eclipse.zones import corners
from scenes.table.looks.drawing import code

BAND = 0.075  # of the radius
REPEATS = 9  # of a pattern along a side

Point = tuple[float, float]
Side = tuple[Point, Point, Point]  # where it begins, where it ends, and the way inwards by one band


def rim(cx: float, cy: float, radius: float, owner: str) -> str:
    """The band along the six sides; nobody's is plain and quiet."""
    band = max(2.0, radius * BAND)
    line = " ".join(f"{x:.2f},{y:.2f}" for x, y in corners(cx, cy, radius - band / 2))
    if not owner:
        return (
            f'<polygon points="{line}" fill="none" stroke="#34457C" stroke-width="{band:.2f}" '
            f'stroke-opacity="0.55"/>'
        )
    seat = SEATS[owner]
    light = owner == "red" or owner == "purple" or owner == "green"
    mark = code(mixed(seat.light, seat.base, 0.15) if light else mixed(seat.dark, BLACK, 0.1))
    shapes = "".join(_marked(seat.pattern, side, band) for side in _sides(cx, cy, radius, band))
    inner = " ".join(f"{x:.2f},{y:.2f}" for x, y in corners(cx, cy, radius - band))
    return (
        f'<polygon points="{line}" fill="none" stroke="{code(seat.base)}" stroke-width="{band:.2f}"/>'
        f'<g fill="{mark}" fill-opacity="0.8">{shapes}</g>'
        f'<polygon points="{inner}" fill="none" stroke="{code(BLACK)}" stroke-opacity="0.6" '
        f'stroke-width="{max(1.0, band * 0.2):.2f}"/>'
    )


def _sides(cx: float, cy: float, radius: float, band: float) -> Iterator[Side]:
    outer = list(corners(cx, cy, radius))
    inner = list(corners(cx, cy, radius - band))
    for place in range(6):
        after = (place + 1) % 6
        (x1, y1), (x2, y2) = outer[place], outer[after]
        mx, my = (inner[place][0] + inner[after][0]) / 2, (inner[place][1] + inner[after][1]) / 2
        yield (x1, y1), (x2, y2), (mx - (x1 + x2) / 2, my - (y1 + y2) / 2)


def _marked(pattern: str, side: Side, band: float) -> str:
    """One pattern along one side, as small shapes."""
    if pattern == "solid" or band < 3.0:
        return ""
    step = 1 / REPEATS
    found = ""
    for place in range(REPEATS):
        a = (place + 0.5) * step
        found += _shape(pattern, side, a, step)
    return found


def _shape(pattern: str, side: Side, at: float, step: float) -> str:
    half = step * 0.25
    if pattern == "stripes":
        return _quad(
            side, (at - half * 0.8, 0), (at + half * 0.8, 0), (at + half * 0.8, 1), (at - half * 0.8, 1)
        )
    if pattern == "checks":
        upper = _quad(side, (at - 2 * half, 0), (at, 0), (at, 0.5), (at - 2 * half, 0.5))
        return upper + _quad(side, (at, 0.5), (at + 2 * half, 0.5), (at + 2 * half, 1), (at, 1))
    if pattern == "dots":
        x, y = _point(side, at, 0.5)
        return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{_length(side) * half * 0.62:.2f}"/>'
    if pattern == "crosshatch":
        one = _quad(side, (at - 2 * half, 0), (at - half, 0), (at + 2 * half, 1), (at + half, 1))
        return one + _quad(side, (at + half, 0), (at + 2 * half, 0), (at - half, 1), (at - 2 * half, 1))
    if pattern == "waves":
        return _quad(side, (at - half * 1.6, 0.15), (at, 0.55), (at + half * 1.6, 0.15), (at, 0.95))
    return _quad(side, (at - half, 0), (at + half, 0.5), (at - half, 1), (at, 0.5))


def _length(side: Side) -> float:
    (x1, y1), (x2, y2), _ = side
    return float(((x2 - x1) ** 2 + (y2 - y1) ** 2) ** 0.5)


def _point(side: Side, along: float, inwards: float) -> Point:
    (x1, y1), (x2, y2), (ix, iy) = side
    return x1 + (x2 - x1) * along + ix * inwards, y1 + (y2 - y1) * along + iy * inwards


def _quad(side: Side, *spots: Point) -> str:
    points = " ".join("{:.2f},{:.2f}".format(*_point(side, *spot)) for spot in spots)
    return f'<polygon points="{points}"/>'
