"""A picture under construction: SVG text with its definitions, and shapes given volume by relief."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import TypedDict, Unpack

from PIL import Image

import cosmos
from cosmos import Field
from paint import mix, render

Point = tuple[float, float]
Stop = str | tuple[float, str] | tuple[float, str, float]


class Globe(TypedDict, total=False):
    """What cosmos.planet may be told besides."""

    air: str
    tilt: float
    ring: str | None
    hot: str
    light: Sequence[float] | None
    glow: float


class Relief(TypedDict, total=False):
    """What cosmos.relief may be told besides."""

    depth: float
    gloss: float
    sharp: float
    rim: str
    rim_power: float
    ambient: str
    bump: Field | None
    soften: float


def light(colour: str, share: float = 0.4) -> str:
    """Towards a warm white."""
    return mix(colour, "#FFF9EC", share)


def dark(colour: str, share: float = 0.5) -> str:
    """Towards the indigo of deep space."""
    return mix(colour, "#0A0A22", share)


def curve(points: Sequence[Point], closed: bool = True, tension: float = 1.0) -> str:
    """A Catmull-Rom path through points."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    text = f"M{points[0][0]:.1f},{points[0][1]:.1f}"
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        k = tension / 6
        c1 = (p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k)
        c2 = (p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k)
        text += f"C{c1[0]:.1f},{c1[1]:.1f} {c2[0]:.1f},{c2[1]:.1f} {p2[0]:.1f},{p2[1]:.1f}"
    return text + ("Z" if closed else "")


def poly(points: Sequence[Point]) -> str:
    """A closed path with straight sides."""
    return "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"


def tube(points: Sequence[Point], start: float, end: float, steps: int = 28) -> str:
    """A tapering limb along a smooth spine."""
    n = len(points) - 1
    spine: list[Point] = []
    for i in range(steps + 1):
        t = i / steps * n
        k = min(int(t), n - 1)
        f = t - k
        p = [points[min(max(k + j, 0), n)] for j in (-1, 0, 1, 2)]
        spine.append(
            (
                _spline(f, p[0][0], p[1][0], p[2][0], p[3][0]),
                _spline(f, p[0][1], p[1][1], p[2][1], p[3][1]),
            )
        )
    left, right = [], []
    for i, (x, y) in enumerate(spine):
        ahead, behind = spine[min(i + 1, steps)], spine[max(i - 1, 0)]
        dx, dy = ahead[0] - behind[0], ahead[1] - behind[1]
        length = math.hypot(dx, dy) or 1
        half = (start + (end - start) * i / steps) / 2
        left.append((x - dy / length * half, y + dx / length * half))
        right.append((x + dy / length * half, y - dx / length * half))
    dx, dy = spine[-1][0] - spine[-2][0], spine[-1][1] - spine[-2][1]
    length = math.hypot(dx, dy) or 1
    tip = (spine[-1][0] + dx / length * end * 0.5, spine[-1][1] + dy / length * end * 0.5)
    return curve([*left, tip, *reversed(right)])


def _spline(t: float, a: float, b: float, c: float, d: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def star_path(x: float, y: float, outer: float, inner: float, spikes: int, turn: float = -90) -> str:
    """A star with straight spikes."""
    points = []
    for i in range(spikes * 2):
        r = outer if i % 2 == 0 else inner
        a = math.radians(turn + i * 180 / spikes)
        points.append((x + math.cos(a) * r, y + math.sin(a) * r))
    return poly(points)


def place(text: str, x: float = 0, y: float = 0, size: float = 1, turn: float = 0, flip: bool = False) -> str:
    """Wrap a motif drawn around the origin."""
    sx = -size if flip else size
    return (
        f'<g transform="translate({x:.1f},{y:.1f}) rotate({turn:.1f}) scale({sx:.4f},{size:.4f})">{text}</g>'
    )


def path(d: str, fill: str = "none", more: str = "") -> str:
    """A path element."""
    return f'<path d="{d}" fill="{fill}" {more}/>'


def line(d: str, colour: str, width: float, more: str = "") -> str:
    """A stroked path with round ends."""
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width:.1f}" stroke-linecap="round" '
        f'stroke-linejoin="round" {more}/>'
    )


def oval(x: float, y: float, rx: float, ry: float | None = None, fill: str = "#000", more: str = "") -> str:
    """An ellipse element."""
    ry = rx if ry is None else ry
    return f'<ellipse cx="{x:.1f}" cy="{y:.1f}" rx="{rx:.1f}" ry="{ry:.1f}" fill="{fill}" {more}/>'


def box(x: float, y: float, w: float, h: float, fill: str, r: float = 0, more: str = "") -> str:
    """A rounded rectangle element."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{h:.1f}" rx="{r:.1f}" fill="{fill}" {more}/>'
    )


class Stage:
    """Collects definitions and layers of one picture."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.width, self.height = width, height
        self.seed = seed
        self.rng = random.Random(seed)
        self.defs: list[str] = []
        self.body: list[str] = []

    def _name(self) -> str:
        return f"d{len(self.defs)}"

    @staticmethod
    def _stops(stops: Sequence[Stop]) -> str:
        text = ""
        for i, stop in enumerate(stops):
            place_, colour, alpha = i / max(1, len(stops) - 1), "", 1.0
            if isinstance(stop, str):
                colour = stop
            elif len(stop) == 2:
                place_, colour = stop
            else:
                place_, colour, alpha = stop
            text += f'<stop offset="{place_}" stop-color="{colour}" stop-opacity="{alpha}"/>'
        return text

    def lin(self, *stops: Stop, turn: float = 90) -> str:
        """A linear gradient; 0 runs right, 90 runs down."""
        name, a = self._name(), math.radians(turn)
        x, y = math.cos(a) / 2, math.sin(a) / 2
        self.defs.append(
            f'<linearGradient id="{name}" x1="{0.5 - x:.3f}" y1="{0.5 - y:.3f}" x2="{0.5 + x:.3f}" '
            f'y2="{0.5 + y:.3f}">{self._stops(stops)}</linearGradient>'
        )
        return f"url(#{name})"

    def rad(self, *stops: Stop, x: float = 0.5, y: float = 0.5, r: float = 0.5) -> str:
        """A radial gradient in units of the shape."""
        name = self._name()
        self.defs.append(
            f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{r}">{self._stops(stops)}</radialGradient>'
        )
        return f"url(#{name})"

    def glow(self, colour: str, power: float = 1.0, core: float = 0.0) -> str:
        """A radial gradient that fades to nothing."""
        return self.rad(
            (core, colour, power), (core + (1 - core) * 0.4, colour, power * 0.38), (1.0, colour, 0.0)
        )

    def blur(self, radius: float) -> str:
        """A filter attribute."""
        name = self._name()
        self.defs.append(
            f'<filter id="{name}" x="-60%" y="-60%" width="220%" height="220%">'
            f'<feGaussianBlur stdDeviation="{radius}"/></filter>'
        )
        return f'filter="url(#{name})"'

    def clip(self, d: str, text: str) -> str:
        """Keep only what lies inside a path."""
        name = self._name()
        self.defs.append(f'<clipPath id="{name}"><path d="{d}"/></clipPath>')
        return f'<g clip-path="url(#{name})">{text}</g>'

    def add(self, *texts: str) -> None:
        """Put layers on top."""
        self.body.extend(texts)

    def image(self, picture: Image.Image, x: float, y: float, w: float, h: float | None = None) -> str:
        """An image element."""
        return (
            f'<image x="{x:.1f}" y="{y:.1f}" width="{w:.1f}" height="{w if h is None else h:.1f}" '
            f'preserveAspectRatio="none" href="{cosmos.uri(picture)}"/>'
        )

    def back(self, field: Field) -> None:
        """Fill the picture with pixels."""
        self.add(self.image(cosmos.to_image(field), 0, 0, self.width, self.height))

    def orb(
        self, x: float, y: float, r: float, kind: str, seed: int, stops: cosmos.Stops, **more: Unpack[Globe]
    ) -> str:
        """A planet element with radius r at a point."""
        reach = r * (4.2 if more.get("ring") else 2.7)
        picture = cosmos.planet(max(48, round(reach)), kind, seed, stops, **more)
        return self.image(picture, x - reach / 2, y - reach / 2, reach)

    def puff(
        self, text: str, area: tuple[float, float, float, float], res: float = 1.5, **more: Unpack[Relief]
    ) -> str:
        """Rasterise flat shapes inside an area and give them volume."""
        x, y, w, h = area
        scale = min(res, 1500 / max(w, h))
        svg = self._wrap(text, f"{x} {y} {w} {h}", round(w * scale), round(h * scale))
        flat = cosmos.to_array(render(svg, round(w * scale)))
        return self.image(cosmos.to_image(cosmos.relief(flat, **more)), x, y, w, h)

    def shadow(self, x: float, y: float, rx: float, ry: float, power: float = 0.55) -> str:
        """A soft contact shadow."""
        return oval(
            x, y, rx, ry, self.rad((0, "#02020C", power), (0.5, "#02020C", power * 0.5), (1, "#02020C", 0))
        )

    def flare(self, x: float, y: float, r: float, colour: str, power: float = 1.0) -> str:
        """A light source with a white heart."""
        return oval(x, y, r, r, self.glow(colour, 0.9 * power)) + oval(
            x, y, r * 0.36, None, self.glow("#FFFFFF", power)
        )

    def _wrap(self, text: str, view: str, width: int, height: int) -> str:
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="{view}">'
            f"<defs>{''.join(self.defs)}</defs>{text}</svg>"
        )

    def bake(self, bloom: float = 0.35, edge: float = 0.3) -> Image.Image:
        """Render everything and finish it."""
        svg = self._wrap("".join(self.body), f"0 0 {self.width} {self.height}", self.width, self.height)
        return cosmos.finish(render(svg, self.width), bloom, edge, self.seed)
