"""Things and sets shared by the card pictures: saucers, coins, flames, gears, clouds, horizons and beams."""

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
    smooth,
    star,
)
from props import (
    GOLD,
    solid,
)

# --- things ---------------------------------------------------------------------------------------------


def saucer(c: Canvas, x: float, y: float, s: float, colour: str, angle: float = 0) -> str:
    """A glossy moulded ship, 200 units wide at scale 1."""
    rim = oval(0, 0, 100, 34)
    under = "M-86 10Q-60 46 0 48Q60 46 86 10Z"
    dome = "M-46 -12C-46 -70 46 -70 46 -12C46 6 -46 6 -46 -12Z"
    pips = "".join(
        circle(82 * math.cos(a), 2 + 24 * math.sin(a), 6, fill=darken(colour, 0.45), opacity=0.8)
        for a in (0.25, 0.75, 1.25, 1.9, 2.4, 2.9)
    )
    body = (
        solid(c, under, darken(colour, 0.35), 14)
        + solid(
            c,
            rim,
            colour,
            16,
            cast=6,
            paint=c.linear(lighten(colour, 0.55), (0.4, colour), darken(colour, 0.55)),
        )
        + pips
        + ellipse(0, -8, 62, 17, fill=darken(colour, 0.5), opacity=0.55)
        + solid(c, dome, lighten(colour, 0.08), 18, paint=c.ball(lighten(colour, 0.12)))
        + c.gloss(-18, -40, 15, 9)
        + line("M-88 -8Q-60 -28 -20 -32", alpha("#ffffff", 0.7), 4)
    )
    return place(body, x, y, s, angle)


def coin(
    c: Canvas,
    x: float,
    y: float,
    r: float,
    squash: float = 1.0,
    angle: float = 0,
    colour: str = GOLD,
    mark: str = "star",
) -> str:
    """A thick coin seen at an angle, with a star, square hole, ring or triangle on it."""
    ry = r * squash
    thick = r * 0.22 * (1.15 - squash)
    edge = f"M{-r} 0V{thick}A{r} {ry} 0 0 0 {r} {thick}V0Z"
    face = oval(0, 0, r, ry)
    marks = {
        "star": star(0, 0, r * 0.5, r * 0.22, 5),
        "square": box(-r * 0.28, -r * 0.28, r * 0.56, r * 0.56, r * 0.06),
        "ring": oval(0, 0, r * 0.34),
        "triangle": polygon([(0, -r * 0.45), (r * 0.42, r * 0.3), (-r * 0.42, r * 0.3)]),
    }
    stamp = group(
        path(marks[mark], fill=darken(colour, 0.5)),
        path(
            marks[mark],
            fill=lighten(colour, 0.12),
            transform=f"translate({r * 0.03} {r * 0.05})",
            opacity=0.65,
        ),
        circle(0, 0, r * 0.78, fill="none", stroke=darken(colour, 0.35), stroke_width=r * 0.07),
        transform=f"scale(1 {squash:.3f})",
    )
    body = (
        path(edge, fill=c.linear(lighten(colour, 0.4), darken(colour, 0.5), start=(0, 0), end=(1, 0)))
        + path(oval(0, thick, r, ry), fill=darken(colour, 0.5))
        + path(
            face,
            fill=c.linear(
                lighten(colour, 0.75), (0.4, colour), darken(colour, 0.4), start=(0, 0), end=(1, 1)
            ),
        )
        + stamp
        + path(face, fill="none", stroke=lighten(colour, 0.6), stroke_width=r * 0.05, opacity=0.8)
    )
    return place(body, x, y, 1, angle)


def flame(
    c: Canvas, x: float, y: float, length: float, width: float, angle: float = 0, hue: str = "#ff8a2b"
) -> str:
    """An exhaust flame pointing down before turning."""
    parts = [c.dim(0, length * 0.4, width * 1.5, length * 0.8, hue, 0.5)]
    for share, colour in ((1.0, mix(hue, "#d3202a", 0.45)), (0.76, hue), (0.52, "#ffd45e"), (0.3, "#fffbe6")):
        w, n = width * share / 2, length * share
        d = (
            f"M{-w} 0C{-w * 1.5} {n * 0.35} {-w * 0.4} {n * 0.6} 0 {n}C{w * 0.4} {n * 0.6} "
            f"{w * 1.5} {n * 0.35} {w} 0Z"
        )
        parts.append(path(d, fill=colour, opacity=0.92))
    return place("".join(parts), x, y, 1, angle)


def rivets(points: Sequence[Point], r: float, colour: str) -> str:
    return "".join(
        circle(x, y, r, fill=darken(colour, 0.6))
        + circle(x - r * 0.2, y - r * 0.25, r * 0.72, fill=lighten(colour, 0.35))
        for x, y in points
    )


def gear(x: float, y: float, r: float, teeth: int, depth: float = 0.2) -> str:
    """A cog wheel outline with a round hole."""
    corners: list[Point] = []
    for i in range(teeth):
        for share, size in ((0.0, 1 - depth), (0.28, 1 - depth), (0.36, 1.0), (0.7, 1.0), (0.78, 1 - depth)):
            a = math.tau * (i + share) / teeth
            corners.append((x + r * size * math.cos(a), y + r * size * math.sin(a)))
    hole = f"M{x - r * 0.3} {y}a{r * 0.3} {r * 0.3} 0 1 0 {r * 0.6} 0a{r * 0.3} {r * 0.3} 0 1 0 {-r * 0.6} 0Z"
    return polygon(corners) + hole


def writing(
    c: Canvas,
    x: float,
    y: float,
    w: float,
    rows: int,
    gap: float,
    colour: str = "#5b4a3a",
    opacity: float = 0.6,
) -> str:
    """Lines of unreadable script."""
    parts = []
    for i in range(rows):
        end = w * (c.rng.uniform(0.4, 0.7) if i == rows - 1 else c.rng.uniform(0.88, 1.0))
        at = 0.0
        while at < end:
            run = min(c.rng.uniform(0.08, 0.24) * w, end - at)
            parts.append(f"M{x + at:.1f} {y + i * gap:.1f}h{max(run - gap * 0.1, 1):.1f}")
            at += run + gap * 0.5
    return line("".join(parts), colour, gap * 0.3, opacity=opacity)


def puff(c: Canvas, x: float, y: float, r: float, colour: str, opacity: float = 1.0) -> str:
    """A round billow of cloud or smoke."""
    parts = []
    for dx, dy, s in (
        (-0.8, 0.2, 0.62),
        (0.85, 0.25, 0.58),
        (-0.3, -0.35, 0.74),
        (0.4, -0.25, 0.68),
        (0, 0.2, 0.8),
    ):
        parts.append(
            solid(
                c,
                oval(x + dx * r, y + dy * r, r * s),
                colour,
                r * 0.3,
                rim=None,
                shade=0.35,
                paint=c.ball(colour, 0.5, 0.3),
            )
        )
    return group(*parts, opacity=opacity)


# --- sets -----------------------------------------------------------------------------------------------


def rings(x: float, y: float, radii: Sequence[float], colour: str, opacity: float = 0.25) -> str:
    """Thin orrery circles behind a figure."""
    parts = []
    for i, r in enumerate(radii):
        dash = "2 14" if i % 2 else None
        parts.append(
            circle(
                x,
                y,
                r,
                fill="none",
                stroke=colour,
                stroke_width=2.4,
                stroke_dasharray=dash,
                stroke_linecap="round",
            )
        )
    return group(*parts, opacity=opacity)


def hills(c: Canvas, level: float, height: float, colour: str, count: int = 7) -> str:
    """A rolling horizon from edge to edge."""
    w, h = c.width, c.height
    ridge = [(w * i / count, level - c.rng.uniform(0, height)) for i in range(-1, count + 2)]
    d = smooth(ridge) + f"L{w + 200} {h + 20}L-200 {h + 20}Z"
    return path(d, fill=c.linear(lighten(colour, 0.12), darken(colour, 0.55), start=(0, 0), end=(0.2, 1)))


def floor(c: Canvas, level: float, colour: str) -> str:
    """A flat stage floor with a lit front edge."""
    w, h = c.width, c.height
    paint = c.linear(lighten(colour, 0.1), darken(colour, 0.75), start=(0, 0), end=(0, 1))
    return rect(0, level, w, h - level, fill=paint) + rect(
        0, level, w, 3, fill=lighten(colour, 0.45), opacity=0.6
    )


def beam(
    c: Canvas, x: float, y: float, to_x: float, to_y: float, width: float, colour: str, opacity: float = 0.4
) -> str:
    """A cone of light from a point."""
    angle = math.atan2(to_y - y, to_x - x) + math.pi / 2
    dx, dy = math.cos(angle) * width / 2, math.sin(angle) * width / 2
    d = polygon(
        [
            (x - dx * 0.12, y - dy * 0.12),
            (x + dx * 0.12, y + dy * 0.12),
            (to_x + dx, to_y + dy),
            (to_x - dx, to_y - dy),
        ]
    )
    paint = c.linear(alpha(colour, 1.0), alpha(colour, 0.0), start=(x, y), end=(to_x, to_y), user=True)
    return path(d, fill=paint, opacity=opacity, filter=c.blur(6))


def fur(
    c: Canvas, outline_points: Sequence[Point], colour: str, count: int, length: float, down: float = 1.0
) -> str:
    """Strokes of hair scattered inside the bounding box of an outline, for a form to clip."""
    xs, ys = [p[0] for p in outline_points], [p[1] for p in outline_points]
    dark, lit = [], []
    for _ in range(count):
        x, y = c.rng.uniform(min(xs), max(xs)), c.rng.uniform(min(ys), max(ys))
        n = length * c.rng.uniform(0.6, 1.2)
        lean = (x - (min(xs) + max(xs)) / 2) / (max(xs) - min(xs)) * n * 1.2
        (lit if c.rng.random() < 0.5 else dark).append(
            f"M{x:.1f} {y:.1f}q{lean * 0.2:.1f} {n * 0.5 * down:.1f} {lean:.1f} {n * down:.1f}"
        )
    return line("".join(dark), darken(colour, 0.45), length * 0.1, opacity=0.4) + line(
        "".join(lit), lighten(colour, 0.45), length * 0.09, opacity=0.4
    )
