"""Parts that several alien portraits share: mouths, brows, warts, bubbles, cards, notes and tags."""

from __future__ import annotations

import math
from collections.abc import Sequence

from paint import (
    Canvas,
    Point,
    alpha,
    box,
    circle,
    darken,
    ellipse,
    group,
    lighten,
    line,
    mix,
    oval,
    path,
    place,
    polygon,
    rect,
    rounded,
    smooth,
    star,
    tube,
)

WIDTH, HEIGHT = 1248, 954
CX = WIDTH / 2
FLOOR = HEIGHT + 90
SOFT_RIM = "#6fa8c8"


def maw(
    c: Canvas, d: str, inside: str = "", lip: str = "#1a0a1c", width: float = 7, flesh: str = "#5a1230"
) -> str:
    """An open mouth: dark throat, whatever is inside (teeth, tongue) clipped to it, and a lip line."""
    throat = c.linear("#12040f", (0.55, darken(flesh, 0.45)), flesh, start=(0.5, 0), end=(0.5, 1))
    shade = line(d, "#05010a", width * 3.4, opacity=0.36, transform=f"translate(0 {width:.1f})")
    return group(path(d, fill=throat), inside, shade, clip_path=c.clip(d)) + line(d, lip, width)


def tongue(c: Canvas, x: float, y: float, rx: float, ry: float, colour: str = "#e0577a") -> str:
    return ellipse(x, y, rx, ry, fill=c.ball(colour, 0.3, 0.5)) + line(
        f"M{x} {y - ry * 0.7:.1f}V{y + ry * 0.4:.1f}", darken(colour, 0.35), rx * 0.07, opacity=0.6
    )


def tooth(
    c: Canvas, x: float, y: float, w: float, h: float, point: float = 0.25, colour: str = "#f7f0dc"
) -> str:
    """A tooth hanging from its root at (x, y); a negative height lets it stand; `point` 1 is a fang."""
    half, tip = w / 2, w / 2 * (1 - point)
    d = (
        f"M{x - half:.1f} {y:.1f}L{x + half:.1f} {y:.1f}"
        f"Q{x + half:.1f} {y + h * 0.7:.1f} {x + tip * 0.6:.1f} {y + h:.1f}"
        f"Q{x:.1f} {y + h * 1.06:.1f} {x - tip * 0.6:.1f} {y + h:.1f}"
        f"Q{x - half:.1f} {y + h * 0.7:.1f} {x - half:.1f} {y:.1f}Z"
    )
    fill = c.linear(colour, (0.6, colour), mix(colour, "#8a6f5a", 0.6), start=(0.1, 0), end=(0.9, 1))
    return path(d, fill=fill) + line(d, alpha("#3a2318", 0.45), max(1.5, w * 0.05))


def teeth(
    c: Canvas, x: float, y: float, count: int, w: float, h: float, point: float = 0.15, sag: float = 0.0
) -> str:
    """A row of teeth centred at x; `sag` lets the middle hang lower (a smile) or higher (negative)."""
    parts: list[str] = []
    for i in range(count):
        t = (i - (count - 1) / 2) / max(1, (count - 1) / 2)
        parts.append(tooth(c, x + t * w * (count - 1) / 2, y + sag * (1 - t * t), w * 0.98, h, point))
    return "".join(parts)


def brow(c: Canvas, points: Sequence[Point], colour: str, widths: Sequence[float] = (10, 30, 12)) -> str:
    return c.form(tube(points, widths), colour, depth=max(widths) * 0.35, rim_width=4)


def wart(c: Canvas, x: float, y: float, r: float, colour: str) -> str:
    return (
        ellipse(x + r * 0.2, y + r * 0.35, r * 1.12, r * 1.0, fill=darken(colour, 0.6), opacity=0.45)
        + circle(x, y, r, fill=c.ball(colour, 0.4, 0.4))
        + ellipse(x - r * 0.3, y - r * 0.4, r * 0.24, r * 0.16, fill="#ffffff", opacity=0.55)
    )


def bubble(c: Canvas, x: float, y: float, r: float, tint: str = "#dff6ff") -> str:
    body = c.radial(
        alpha(tint, 0.02), (0.7, alpha(tint, 0.1)), (0.93, alpha(tint, 0.45)), (1.0, alpha(tint, 0.75))
    )
    return (
        circle(x, y, r, fill=body)
        + ellipse(x - r * 0.36, y - r * 0.42, r * 0.24, r * 0.15, fill="#ffffff", opacity=0.85)
        + circle(x + r * 0.42, y + r * 0.45, r * 0.08, fill="#ffffff", opacity=0.6)
    )


def drop(c: Canvas, x: float, y: float, r: float, colour: str = "#9fe4ff") -> str:
    """A drop of sweat or rain with its tip up."""
    d = (
        f"M{x:.1f} {y - r * 1.9:.1f}C{x + r * 0.4:.1f} {y - r:.1f} "
        f"{x + r:.1f} {y - r * 0.5:.1f} {x + r:.1f} {y:.1f}"
        + (
            f"A{r:.1f} {r:.1f} 0 0 1 {x - r:.1f} {y:.1f}"
            f"C{x - r:.1f} {y - r * 0.5:.1f} {x - r * 0.4:.1f} {y - r:.1f} "
            f"{x:.1f} {y - r * 1.9:.1f}Z"
        )
    )
    fill = c.radial(lighten(colour, 0.7), (0.5, colour), darken(colour, 0.45), centre=(0.4, 0.5), radius=0.7)
    return path(d, fill=fill, opacity=0.92) + ellipse(
        x - r * 0.35, y - r * 0.1, r * 0.18, r * 0.3, fill="#fff"
    )


def card(
    c: Canvas, x: float, y: float, angle: float, colour: str, scale: float = 1.0, mark: str = "star"
) -> str:
    """A playing card about 120 by 170 with a mark in its middle."""
    face = c.linear("#fffaf0", "#e9dfc9", "#b9ab93")
    sign = {
        "star": star(0, 0, 36, 15, 5),
        "gem": polygon([(0, -42), (30, 0), (0, 42), (-30, 0)]),
        "sun": star(0, 0, 38, 22, 9),
        "moon": "M12 -36A36 36 0 1 0 30 24A30 30 0 1 1 12 -36Z",
    }[mark]
    parts = (
        path(box(-54, -76, 120, 170, 12), fill="#02030c", opacity=0.4, filter=c.blur(7))
        + rect(-60, -85, 120, 170, 12, fill=face)
        + rect(-50, -75, 100, 150, 7, fill="none", stroke=alpha(colour, 0.55), stroke_width=3)
        + path(sign, fill=c.linear(lighten(colour, 0.2), darken(colour, 0.25)))
        + circle(-36, -60, 7, fill=colour)
        + circle(36, 60, 7, fill=colour)
    )
    return place(parts, x, y, scale, angle)


def label(c: Canvas, x: float, y: float, angle: float, scale: float = 1.0, colour: str = "#f1e4c2") -> str:
    """A paper tag on a string; its knot is at (x, y). The lines on it are scribbles, not letters."""
    paper = rounded([(-34, 34), (0, 14), (34, 34), (34, 128), (-34, 128)], 8)
    parts = (
        line("M0 0Q8 12 0 26", "#e8d9b5", 3)
        + path(paper, fill="#02030c", opacity=0.4, transform="translate(5 7)", filter=c.blur(4))
        + path(paper, fill=c.linear(lighten(colour, 0.4), colour, darken(colour, 0.25)))
        + circle(0, 32, 6, fill="#5b4630")
        + line("M-20 62q7 -8 14 0t14 0t12 -2M-20 82q9 -7 18 0t20 -1M-20 102q6 -6 12 0t10 0", "#6b5233", 4)
    )
    return place(parts, x, y, scale, angle)


def note(c: Canvas, x: float, y: float, angle: float, scale: float, colour: str, pair: bool = False) -> str:
    """A musical note."""
    fill = c.linear(lighten(colour, 0.5), colour, darken(colour, 0.3))
    head = ellipse(0, 0, 24, 17, fill=fill, transform="rotate(-20)")
    if pair:
        second = ellipse(80, -12, 24, 17, fill=fill, transform="rotate(-20 80 -12)")
        bar = polygon([(14, -110), (102, -124), (102, -98), (14, -84)])
        stems = rect(14, -108, 8, 106, fill=fill) + rect(94, -122, 8, 108, fill=fill)
        return place(head + second + stems + path(bar, fill=fill), x, y, scale, angle)
    flag = "M18 -110C24 -84 62 -78 50 -36C50 -62 30 -68 18 -72Z"
    return place(head + rect(14, -110, 8, 108, fill=fill) + path(flag, fill=fill), x, y, scale, angle)


def rivet(c: Canvas, x: float, y: float, r: float, colour: str = "#9aa3b8") -> str:
    return circle(x + r * 0.15, y + r * 0.25, r * 1.15, fill="#05070f", opacity=0.5) + circle(
        x, y, r, fill=c.ball(colour, 0.6, 0.6)
    )


def arc_points(x: float, y: float, rx: float, ry: float, start: float, end: float, count: int) -> list[Point]:
    """Points on an ellipse between two angles in degrees (0 is right, 90 is down)."""
    step = (end - start) / max(1, count - 1)
    angles = [math.radians(start + step * i) for i in range(count)]
    return [(x + rx * math.cos(angle), y + ry * math.sin(angle)) for angle in angles]


def saucer(c: Canvas, x: float, y: float, scale: float, angle: float, colour: str) -> str:
    """A small flying saucer, about 240 wide."""
    dome = "M-56 -14C-52 -74 52 -74 56 -14Z"
    parts = (
        c.form(dome, "#9fd8ea", light="#e8fbff", depth=14, rim_width=4)
        + c.form(oval(0, 0, 122, 34), colour, depth=18, rim_width=5)
        + c.form(oval(0, -8, 74, 15), darken(colour, 0.25), depth=8, rim=None)
        + "".join(
            circle(px, py, 7, fill=lighten(colour, 0.75)) for px, py in arc_points(0, 2, 98, 22, 20, 160, 5)
        )
    )
    return place(parts, x, y, scale, angle)


def scribble(points: Sequence[Point], colour: str, width: float, opacity: float = 0.6) -> str:
    """A soft crease through points."""
    return line(smooth(points), colour, width, opacity=opacity)


def fur(c: Canvas, area: list[tuple[float, float]], colour: str, count: int, size: float) -> str:
    """Short fur strokes scattered in a polygon's bounding ellipse, combed downward."""
    xs, ys = [x for x, _ in area], [y for _, y in area]
    cx, cy = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    rx, ry = (max(xs) - min(xs)) / 2, (max(ys) - min(ys)) / 2
    light, dark = [], []
    for i in range(count):
        angle, far = c.rng.uniform(0, math.tau), math.sqrt(c.rng.random())
        x, y = cx + rx * far * math.cos(angle), cy + ry * far * math.sin(angle)
        lean = (x - cx) / rx * size * 0.5
        stroke = f"M{x:.1f} {y:.1f}q{lean * 0.2:.1f} {size * 0.5:.1f} {lean:.1f} {size:.1f}"
        (light if i % 2 else dark).append(stroke)
    return line("".join(light), lighten(colour, 0.3), 3, opacity=0.4) + line(
        "".join(dark), darken(colour, 0.4), 3, opacity=0.35
    )


def _shard(points: list[Point], ridge: int) -> tuple[str, str, str]:
    """Outline, light side and dark side of a crystal; the ridge runs from its tip to a foot point."""
    tip = points[ridge]
    foot = ((points[0][0] + points[-1][0]) / 2, (points[0][1] + points[-1][1]) / 2)
    return polygon(points), polygon([*points[: ridge + 1], foot]), polygon([tip, *points[ridge + 1 :], foot])


def crystal(c: Canvas, x: float, y: float, w: float, h: float, angle: float, colour: str) -> str:
    """A hexagonal crystal rising from the origin."""
    points = [(-w / 2, 0), (-w / 2, -h * 0.74), (-w * 0.06, -h), (w / 2, -h * 0.7), (w / 2, 0)]
    outline, light, dark = _shard(points, 2)
    parts = (
        path(
            outline,
            fill=c.linear(lighten(colour, 0.6), colour, darken(colour, 0.45), start=(0.1, 0), end=(0.8, 1)),
        )
        + path(light, fill="#ffffff", opacity=0.22)
        + path(dark, fill="#0a0430", opacity=0.3)
        + line(
            f"M{-w * 0.06:.1f} {-h:.1f}L0 0M{-w / 2:.1f} {-h * 0.74:.1f}"
            f"L{-w * 0.06:.1f} {-h:.1f}L{w / 2:.1f} {-h * 0.7:.1f}",
            lighten(colour, 0.75),
            3,
            opacity=0.7,
        )
        + line(f"M{w / 2 - 3:.1f} {-h * 0.68:.1f}V0", "#a8f0ff", 4, opacity=0.7)
    )
    return place(parts, x, y, 1, angle)
