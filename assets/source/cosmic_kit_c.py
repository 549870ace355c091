"""Short hands of the cosmic_aliens_c_* portraits: grounds, symmetry, spirals, gripping fingers and sprays."""

from __future__ import annotations

import math
from collections.abc import Sequence

from aliens_kit import CX, HEIGHT, WIDTH
from paint import Canvas, Point, alpha, lighten, line, mirror, mirrored, path, rect, smooth, tube
from props import pts


def wash(c: Canvas, inner: str, middle: str, outer: str, at: Point = (0.5, 0.4)) -> str:
    """A pool of light over the whole picture."""
    fill = c.radial(inner, (0.5, middle), outer, centre=at, radius=0.75)
    return rect(0, 0, WIDTH, HEIGHT, fill=fill)


def pair(part: str, x: float = CX) -> str:
    """A part and its mirror image."""
    return part + mirror(part, x)


def sym(text: str, x: float = CX) -> list[Point]:
    """A right half from top to bottom, written as points, completed with its mirror image."""
    return mirrored(pts(text), x)


def spiral(x: float, y: float, outer: float, inner: float, turns: float, start: float, squash: float) -> str:
    """A curve winding inward about a point."""
    count = max(8, round(turns * 16))
    points: list[Point] = []
    for i in range(count):
        t = i / (count - 1)
        r = outer + (inner - outer) * t**0.8
        a = math.radians(start) + math.tau * turns * t
        points.append((x + r * math.cos(a), y + r * math.sin(a) * squash))
    return smooth(points)


def fingers(
    c: Canvas, tips: Sequence[Sequence[Point]], widths: Sequence[float], colour: str, cast: float = 8
) -> str:
    """Fingers, each along its own curve from knuckle to tip."""
    return "".join(
        c.form(tube(points, widths), colour, depth=max(widths) * 0.34, rim_width=5, cast=cast)
        for points in tips
    )


def shaft(c: Canvas, points: str, colour: str, opacity: float = 0.25) -> str:
    """A slanting beam of light fading downward."""
    corners = pts(points)
    d = "M" + "L".join(f"{x} {y}" for x, y in corners) + "Z"
    fade = c.linear(alpha(lighten(colour, 0.3), 1), alpha(colour, 0), start=(0.5, 0), end=(0.5, 1))
    return path(d, fill=fade, opacity=opacity, filter=c.blur(8, wide=True))


def strokes(parts: Sequence[str], colour: str, width: float, opacity: float = 1.0) -> str:
    """Several curves, each written as points, drawn with one pen."""
    return line("".join(smooth(pts(part)) for part in parts), colour, width, opacity=opacity)
