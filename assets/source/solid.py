"""Small polygon renderer: prisms, lathes and plated hulls turned, lit and written as SVG faces."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import numpy as np

from cosmos import LIGHT, rgb
from stage import Point

Vec = tuple[float, float, float]
Array = np.ndarray[Any, np.dtype[np.float64]]


def vec(p: Array) -> Vec:
    """The three numbers of a point."""
    return float(p[0]), float(p[1]), float(p[2])


@dataclass
class Face:
    """One flat polygon; shine above zero makes it a lamp."""

    points: list[Vec]
    colour: str
    shine: float = 0.0
    double: bool = False


@dataclass
class Solid:
    """A bag of faces with a right-handed frame: x right, y down, z towards the viewer."""

    faces: list[Face] = field(default_factory=list)
    seed: int = 1

    def __post_init__(self) -> None:
        self.rng = random.Random(self.seed)

    def quad(self, a: Vec, b: Vec, c: Vec, d: Vec, colour: str, plates: tuple[int, int] = (1, 1)) -> None:
        """A quadrilateral, cut into plates of slightly different tone."""
        n, m = plates
        pa, pb, pc, pd = (np.array(p, dtype=float) for p in (a, b, c, d))

        def at(u: float, v: float) -> Vec:
            return vec((pa * (1 - u) + pb * u) * (1 - v) + (pd * (1 - u) + pc * u) * v)

        cuts = [0.0, *((i + self.rng.uniform(-0.3, 0.3)) / n for i in range(1, n)), 1.0]
        for u0, u1 in pairwise(cuts):
            rows = self.rng.randint(1, m)
            for j in range(rows):
                tone = colour if n * m == 1 else shift(colour, self.rng.uniform(-0.16, 0.1))
                v0, v1 = j / rows, (j + 1) / rows
                self.faces.append(Face([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)], tone))

    def block(
        self, low: Vec, high: Vec, colour: str, plates: tuple[int, int] = (1, 1), taper: float = 1.0
    ) -> None:
        """A box whose far right end (high x) may taper."""
        x0, y0, z0 = low
        x1, y1, z1 = high
        my, mz = (y0 + y1) / 2, (z0 + z1) / 2
        ends = []
        for x, k in ((x0, 1.0), (x1, taper)):
            ends.append(
                [
                    (x, my + (y - my) * k, mz + (z - mz) * k)
                    for y, z in ((y0, z0), (y0, z1), (y1, z1), (y1, z0))
                ]
            )
        self.loft(ends, colour, plates)

    def loft(
        self, rings: Sequence[Sequence[Vec]], colour: str, plates: tuple[int, int] = (1, 1), caps: bool = True
    ) -> None:
        """Skin between outlines of equal length, with end caps."""
        for first, second in pairwise(rings):
            n = len(first)
            for i in range(n):
                j = (i + 1) % n
                self.quad(first[i], second[i], second[j], first[j], colour, plates)
        if caps:
            self.faces.append(Face(list(rings[0]), colour))
            self.faces.append(Face(list(reversed(rings[-1])), colour))

    def lathe(
        self, profile: Sequence[Point], colour: str, steps: int = 36, centre: Vec = (0, 0, 0),
        axis: str = "y",
        tones: Callable[[int, int], str] | None = None, double: bool = False,
    ) -> None:  # fmt: skip
        """Turn a profile of (distance along, radius) round an axis."""

        def at(along: float, r: float, i: int) -> Vec:
            a = 2 * math.pi * i / steps
            p, q = math.cos(a) * r, math.sin(a) * r
            base = {"y": (p, along, q), "x": (along, p, q), "z": (p, q, along)}[axis]
            return base[0] + centre[0], base[1] + centre[1], base[2] + centre[2]

        for k, ((a0, r0), (a1, r1)) in enumerate(pairwise(profile)):
            for i in range(steps):
                tone = tones(k, i) if tones else colour
                corners = [at(a0, r0, i), at(a0, r0, i + 1), at(a1, r1, i + 1), at(a1, r1, i)]
                if axis == "y":
                    corners.reverse()
                self.faces.append(Face(corners, tone, double=double))

    def lamp(self, centre: Vec, right: Vec, down: Vec, colour: str, shine: float = 1.0) -> None:
        """A glowing quad, lifted by its own frame."""
        c, r, d = (np.array(p, dtype=float) for p in (centre, right, down))
        corners = [vec(c + r * i + d * j) for i, j in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        self.faces.append(Face(corners, colour, shine, True))

    def lamps(self, start: Vec, end: Vec, count: int, right: Vec, down: Vec, colour: str) -> None:
        """A row of windows, some of them dark."""
        for i in range(count):
            if self.rng.random() < 0.18:
                continue
            t = i / max(1, count - 1)
            x, y, z = (a + (b - a) * t for a, b in zip(start, end, strict=True))
            self.lamp((x, y, z), right, down, colour)

    def draw(
        self, x: float, y: float, size: float, turn: tuple[float, float, float], ambient: str = "#33406E",
        key: str = "#FFF3DC", rim: str = "#7FC8FF", lens: float = 0.0, edge: float = 0.0,
    ) -> str:  # fmt: skip
        """Project the faces, far ones first; turn holds degrees about y, x and z."""
        frame = rotation(turn)
        light = LIGHT / np.linalg.norm(LIGHT)
        shown: list[tuple[float, str]] = []
        for face in self.faces:
            points = np.array(face.points) @ frame.T
            normal = facing(points)
            if normal[2] < 0:
                if not face.double:
                    continue
                normal = -normal
            scale = 1 / (1 - points[:, 2] * lens)
            flat = points[:, :2] * scale[:, None] * size
            fill = face.colour if face.shine > 0 else lit(face.colour, normal, light, ambient, key, rim)
            d = "M" + "L".join(f"{x + p[0]:.2f},{y + p[1]:.2f}" for p in flat) + "Z"
            seam = (
                f' stroke="{fill}" stroke-width="0.7"'
                if edge <= 0
                else f' stroke="#05060F" stroke-opacity=".28" stroke-width="{edge}"'
            )
            depth = float(points[:, 2].mean()) + (0.02 * size if face.shine > 0 else 0)
            shown.append((depth, f'<path d="{d}" fill="{fill}"{seam}/>'))
        shown.sort(key=lambda item: item[0])
        return "".join(text for _, text in shown)

    def spot(
        self, point: Vec, x: float, y: float, size: float, turn: tuple[float, float, float], lens: float = 0.0
    ) -> Point:
        """Where a point of the solid lands in the picture."""
        p = np.array(point) @ rotation(turn).T
        k = size / (1 - p[2] * lens)
        return x + float(p[0]) * k, y + float(p[1]) * k


def shift(colour: str, amount: float) -> str:
    """Lighter or darker by a share."""
    return "#" + "".join(f"{round(min(255, max(0, float(v) * 255 * (1 + amount)))):02X}" for v in rgb(colour))


def rotation(turn: tuple[float, float, float]) -> Array:
    """Matrix for degrees about y, then x, then z."""
    a, b, c = (math.radians(v) for v in turn)
    about_y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    about_x = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    about_z = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return about_z @ about_x @ about_y


def facing(points: Array) -> Array:
    """Newell normal, robust for slim quads; positive z faces the viewer for clockwise order on screen."""
    following = np.roll(points, -1, axis=0)
    n = np.array(
        [
            ((points[:, 1] - following[:, 1]) * (points[:, 2] + following[:, 2])).sum(),
            ((points[:, 2] - following[:, 2]) * (points[:, 0] + following[:, 0])).sum(),
            ((points[:, 0] - following[:, 0]) * (points[:, 1] + following[:, 1])).sum(),
        ]
    )
    return n / (np.linalg.norm(n) + 1e-9)


def lit(colour: str, normal: Array, light: Any, ambient: str, key: str, rim: str) -> str:
    """Shade one face."""
    base = rgb(colour)
    strength = max(0.0, float(normal @ light))
    out = base * (0.1 + 1.0 * strength) * rgb(key) + base * rgb(ambient) * (0.75 - 0.35 * float(normal[1]))
    edge = max(0.0, float(normal[0])) ** 2 * (1 - max(0.0, float(normal[2]))) ** 1.5
    out = out + rgb(rim) * edge * 0.5
    out = out + 0.35 * strength**14
    return "#" + "".join(f"{round(min(1.0, float(v)) * 255):02X}" for v in out)
