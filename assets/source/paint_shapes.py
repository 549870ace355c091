"""Colours, SVG elements and path data of the painting kit."""

from __future__ import annotations

import math
import random
import re
from collections.abc import Sequence

Point = tuple[float, float]
Stop = str | tuple[float, str]

RIM = "#8fdcff"
INK = "#0b1024"


def channels(colour: str) -> tuple[int, int, int, float]:
    """Red, green, blue (0-255) and opacity (0-1) of #rgb, #rrggbb or #rrggbbaa."""
    text = colour.lstrip("#")
    if len(text) == 3:
        text = "".join(digit * 2 for digit in text)
    opacity = int(text[6:8], 16) / 255 if len(text) == 8 else 1.0
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16), opacity


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from the first to the second."""
    one, two = channels(first), channels(second)
    parts = [round(one[i] + (two[i] - one[i]) * share) for i in range(3)]
    return "#" + "".join(f"{max(0, min(255, part)):02x}" for part in parts)


def lighten(colour: str, share: float = 0.3) -> str:
    return mix(colour, "#ffffff", share)


def darken(colour: str, share: float = 0.3) -> str:
    return mix(colour, "#060818", share)


def alpha(colour: str, opacity: float) -> str:
    """The colour as #rrggbbaa."""
    return mix(colour, colour, 0) + f"{round(max(0.0, min(1.0, opacity)) * 255):02x}"


def written(values: dict[str, object]) -> str:
    """Attributes of an element; underscores become dashes, #rrggbbaa is split into colour and opacity."""
    parts: list[str] = []
    for key, value in values.items():
        if value is None:
            continue
        name = key.rstrip("_").replace("_", "-")
        if isinstance(value, float):
            value = f"{value:.2f}"
        if (
            name in ("fill", "stroke")
            and isinstance(value, str)
            and value.startswith("#")
            and len(value) == 9
        ):
            parts.append(f'{name}-opacity="{channels(value)[3]:.3f}"')
            value = value[:7]
        parts.append(f'{name}="{value}"')
    return " ".join(parts)


def path(d: str, **attributes: object) -> str:
    return f'<path d="{d}" {written(attributes)}/>'


def line(d: str, stroke: str, width: float, **attributes: object) -> str:
    """An unfilled path with round ends and joins."""
    attributes = {"stroke_linecap": "round", "stroke_linejoin": "round"} | attributes
    return path(d, fill="none", stroke=stroke, stroke_width=width, **attributes)


def circle(x: float, y: float, r: float, **attributes: object) -> str:
    return f'<circle cx="{x:.2f}" cy="{y:.2f}" r="{r:.2f}" {written(attributes)}/>'


def ellipse(x: float, y: float, rx: float, ry: float, **attributes: object) -> str:
    return f'<ellipse cx="{x:.2f}" cy="{y:.2f}" rx="{rx:.2f}" ry="{ry:.2f}" {written(attributes)}/>'


def rect(x: float, y: float, w: float, h: float, r: float = 0, **attributes: object) -> str:
    size = f'x="{x:.2f}" y="{y:.2f}" width="{w:.2f}" height="{h:.2f}" rx="{r:.2f}"'
    return f"<rect {size} {written(attributes)}/>"


def group(*parts: str, **attributes: object) -> str:
    return f"<g {written(attributes)}>{''.join(parts)}</g>"


def turn(part: str, angle: float, x: float, y: float) -> str:
    """The part turned clockwise by an angle in degrees about a point."""
    return group(part, transform=f"rotate({angle:.2f} {x:.2f} {y:.2f})")


def place(part: str, x: float, y: float, scale: float = 1.0, angle: float = 0.0) -> str:
    """The part, drawn around the origin, moved to a point, turned and scaled."""
    return group(part, transform=f"translate({x:.2f} {y:.2f}) rotate({angle:.2f}) scale({scale:.4f})")


SHOWN, HIDDEN = '<g class="shown">', '<g class="hidden" display="none">'


def lit(part: str, mirrored_part: str) -> str:
    """Light and shade in two versions: as drawn, and the one that mirror() shows instead."""
    return f"{SHOWN}{part}</g>{HIDDEN}{mirrored_part}</g>"


def mirror(part: str, x: float) -> str:
    """The part mirrored at the vertical line through x; the light on its forms still comes from the left."""
    swapped = part.replace(SHOWN, "<g\0>").replace(HIDDEN, SHOWN).replace("<g\0>", HIDDEN)
    return group(swapped, transform=f"translate({2 * x:.2f} 0) scale(-1 1)")


def polygon(points: Sequence[Point], closed: bool = True) -> str:
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + ("Z" if closed else "")


def smooth(points: Sequence[Point], closed: bool = False, tension: float = 1.0) -> str:
    """A Catmull-Rom curve through the points; tension 0 gives straight edges, 1 the full curve."""
    count = len(points)
    parts = [f"M{points[0][0]:.2f} {points[0][1]:.2f}"]
    for i in range(count if closed else count - 1):
        if closed:
            before, start, end, after = (points[(i + k - 1) % count] for k in range(4))
        else:
            before, start, end, after = (points[max(0, min(count - 1, i + k - 1))] for k in range(4))
        ax, ay = start[0] + (end[0] - before[0]) / 6 * tension, start[1] + (end[1] - before[1]) / 6 * tension
        bx, by = end[0] - (after[0] - start[0]) / 6 * tension, end[1] - (after[1] - start[1]) / 6 * tension
        parts.append(f"C{ax:.2f} {ay:.2f} {bx:.2f} {by:.2f} {end[0]:.2f} {end[1]:.2f}")
    return "".join(parts) + ("Z" if closed else "")


def blob(points: Sequence[Point], tension: float = 1.0) -> str:
    """A closed soft outline through the points."""
    return smooth(points, closed=True, tension=tension)


def mirrored(points: Sequence[Point], x: float) -> list[Point]:
    """A right half from top to bottom completed with its mirror image; points on the axis are not doubled."""
    left = [(2 * x - px, py) for px, py in reversed(points) if abs(px - x) > 0.01]
    return [*points, *left]


def rounded(points: Sequence[Point], radius: float) -> str:
    """A closed polygon with rounded corners."""
    parts: list[str] = []
    count = len(points)
    for i, (x, y) in enumerate(points):
        ends: list[Point] = []
        for ox, oy in (points[i - 1], points[(i + 1) % count]):
            length = math.hypot(ox - x, oy - y) or 1.0
            share = min(radius, length / 2) / length
            ends.append((x + (ox - x) * share, y + (oy - y) * share))
        (ax, ay), (bx, by) = ends
        parts.append(f"{'L' if parts else 'M'}{ax:.2f} {ay:.2f}Q{x:.2f} {y:.2f} {bx:.2f} {by:.2f}")
    return "".join(parts) + "Z"


def oval(x: float, y: float, rx: float, ry: float | None = None) -> str:
    """An ellipse as path data."""
    ry = rx if ry is None else ry
    arc = f"a{rx:.2f} {ry:.2f} 0 1 0 "
    return f"M{x - rx:.2f} {y:.2f}{arc}{2 * rx:.2f} 0{arc}{-2 * rx:.2f} 0Z"


def box(x: float, y: float, w: float, h: float, r: float = 0) -> str:
    """A rectangle with rounded corners as path data."""
    return rounded([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], r)


def star(x: float, y: float, outer: float, inner: float, points: int, turned: float = -90) -> str:
    corners = []
    for i in range(points * 2):
        angle = math.radians(turned + 180 * i / points)
        size = inner if i % 2 else outer
        corners.append((x + size * math.cos(angle), y + size * math.sin(angle)))
    return polygon(corners)


def along(points: Sequence[Point], steps: int = 10) -> list[Point]:
    """Dense points of the Catmull-Rom curve through the given points."""
    result: list[Point] = []
    count = len(points)
    for i in range(count - 1):
        p0, p1, p2, p3 = (points[max(0, min(count - 1, i + k - 1))] for k in range(4))
        for step in range(steps):
            t = step / steps
            result.append(
                (
                    _catmull(p0[0], p1[0], p2[0], p3[0], t),
                    _catmull(p0[1], p1[1], p2[1], p3[1], t),
                )
            )
    return [*result, points[-1]]


def _catmull(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)


def tube(points: Sequence[Point], widths: Sequence[float], steps: int = 10) -> str:
    """The outline of a limb along a curve; widths are spread evenly over its length, the ends are round."""
    centre = along(points, steps)
    last = len(centre) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i, (x, y) in enumerate(centre):
        (ax, ay), (bx, by) = centre[max(0, i - 1)], centre[min(last, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        nx, ny = -(by - ay) / length, (bx - ax) / length
        spot = i / last * (len(widths) - 1)
        low = min(int(spot), len(widths) - 2)
        half = (widths[low] + (widths[low + 1] - widths[low]) * (spot - low)) / 2
        left.append((x + nx * half, y + ny * half))
        right.append((x - nx * half, y - ny * half))
    end, start = max(widths[-1] / 2, 0.1), max(widths[0] / 2, 0.1)
    sides = "L".join(f"{x:.2f} {y:.2f}" for x, y in left)
    back = "L".join(f"{x:.2f} {y:.2f}" for x, y in reversed(right[:-1]))
    tip = f"A{end:.2f} {end:.2f} 0 0 0 {right[-1][0]:.2f} {right[-1][1]:.2f}"
    root = f"A{start:.2f} {start:.2f} 0 0 0 {left[0][0]:.2f} {left[0][1]:.2f}"
    return f"M{sides}{tip}L{back}{root}Z"


def wobble(
    rng: random.Random, x: float, y: float, rx: float, ry: float, points: int = 12, amount: float = 0.08
) -> list[Point]:
    """Points of an uneven oval, for blob()."""
    result: list[Point] = []
    for i in range(points):
        angle = math.tau * i / points
        size = 1 + rng.uniform(-amount, amount)
        result.append((x + rx * size * math.cos(angle), y + ry * size * math.sin(angle)))
    return result


def shaggy(
    rng: random.Random, outline: Sequence[Point], length: float, step: float = 14, lean: float = 0.4
) -> str:
    """A closed outline of fur tufts on a closed curve through the points, given clockwise."""
    curve = along([*outline, outline[0]], 16)
    walked: list[Point] = [curve[0]]
    for x, y in curve[1:]:
        if math.hypot(x - walked[-1][0], y - walked[-1][1]) >= step:
            walked.append((x, y))
    parts = [f"M{walked[0][0]:.2f} {walked[0][1]:.2f}"]
    for i, (x, y) in enumerate(walked):
        nx, ny = walked[(i + 1) % len(walked)]
        size = math.hypot(nx - x, ny - y) or 1.0
        ox, oy = (ny - y) / size, -(nx - x) / size
        out = length * rng.uniform(0.55, 1.15)
        along_x, along_y = (nx - x) / size, (ny - y) / size
        tip = (
            (x + nx) / 2 + ox * out + along_x * out * lean,
            (y + ny) / 2 + oy * out + along_y * out * lean,
        )
        parts.append(
            f"Q{x + ox * out * 0.5:.2f} {y + oy * out * 0.5:.2f} {tip[0]:.2f} {tip[1]:.2f}"
            f"Q{nx + ox * out * 0.25:.2f} {ny + oy * out * 0.25:.2f} {nx:.2f} {ny:.2f}"
        )
    return "".join(parts) + "Z"


def bounds(d: str) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of the points of a path written by this module (with control points)."""
    xs: list[float] = []
    ys: list[float] = []
    for command, text in re.findall(r"([A-Za-z])([^A-Za-z]*)", d):
        numbers = [float(number) for number in re.findall(r"-?[0-9.]+", text)]
        if command == "H":
            xs.append(numbers[0])
        elif command == "V":
            ys.append(numbers[0])
        elif command == "a":
            rx, ry, dx = numbers[0], numbers[1], numbers[5]
            xs.append(xs[-1] + dx)
            ys += [ys[-1] - ry, ys[-1] + ry, ys[-1] + numbers[6]]
            xs[-1:-1] = [xs[-1] - rx, xs[-1] + rx] if abs(dx) < rx else []
        elif command == "A":
            xs.append(numbers[-2])
            ys.append(numbers[-1])
        else:
            xs += numbers[0::2]
            ys += numbers[1::2]
    return min(xs), min(ys), max(xs), max(ys)


def reach(d: str, distance: float) -> float:
    """A distance as a share of the smaller side of an outline, for filter margins."""
    left, top, right, bottom = bounds(d)
    return min(0.8, max(0.03, distance / max(1.0, min(right - left, bottom - top))))
