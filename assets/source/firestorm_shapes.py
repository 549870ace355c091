"""Solid shapes of the Firestorm ships as distance fields: x runs to the nose, y up, z to the side."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

Array = np.ndarray[Any, np.dtype[np.float32]]
Shape = Callable[[Array], Array]  # points (3, n) to distances (n)
Point = tuple[float, float]
Vec = tuple[float, float, float]


def ball(r: float) -> Shape:
    """A sphere around the origin."""
    return lambda p: np.sqrt(p[0] * p[0] + p[1] * p[1] + p[2] * p[2]) - r


def egg(a: float, b: float, c: float) -> Shape:
    """An ellipsoid with three half axes."""
    size = np.array([[a], [b], [c]], np.float32)

    def distance(p: Array) -> Array:
        q = p / size
        near = np.sqrt((q * q).sum(0)) + 1e-6
        q = q / size
        return near * (near - 1) / (np.sqrt((q * q).sum(0)) + 1e-6)

    return distance


def block(hx: float, hy: float, hz: float, r: float = 0.02) -> Shape:
    """A box of half sizes with rounded edges."""

    def distance(p: Array) -> Array:
        x, y, z = np.abs(p[0]) - hx + r, np.abs(p[1]) - hy + r, np.abs(p[2]) - hz + r
        out = np.sqrt(np.maximum(x, 0) ** 2 + np.maximum(y, 0) ** 2 + np.maximum(z, 0) ** 2)
        return out + np.minimum(np.maximum(x, np.maximum(y, z)), 0) - r

    return distance


def rod(a: Vec, b: Vec, ra: float, rb: float | None = None) -> Shape:
    """A round bar from a to b, thinner or thicker at its end."""
    start = np.array(a, np.float32)[:, None]
    way = np.array(b, np.float32)[:, None] - start
    length = float((way * way).sum())
    end = ra if rb is None else rb
    lean = 1 / math.sqrt(1 + (ra - end) ** 2 / max(length, 1e-6))

    def distance(p: Array) -> Array:
        q = p - start
        t = np.clip((q * way).sum(0) / length, 0, 1)
        q = q - way * t
        return (np.sqrt((q * q).sum(0)) - (ra + (end - ra) * t)) * lean

    return distance


def outline(points: Sequence[Point]) -> Callable[[Array, Array], Array]:
    """Signed distance in a plane to a polygon."""
    corners = np.array(points, np.float32)

    def distance(u: Array, v: Array) -> Array:
        best = np.full(u.shape, 1e9, np.float32)
        inside = np.zeros(u.shape, bool)
        for i in range(len(corners)):
            ax, ay = corners[i]
            bx, by = corners[i - 1]
            ex, ey = bx - ax, by - ay
            wx, wy = u - ax, v - ay
            t = np.clip((wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-9), 0, 1)
            best = np.minimum(best, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
            if ay != by:
                crosses = (ay > v) != (by > v)
                inside ^= crosses & (u < (bx - ax) * (v - ay) / (by - ay) + ax)
        return np.where(inside, np.float32(-1), np.float32(1)) * np.sqrt(best)

    return distance


def lathe(profile: Sequence[Point]) -> Shape:
    """A profile of (along x, radius) turned round the long axis; it is closed on the axis."""
    flat = outline([(profile[0][0], -0.05), *profile, (profile[-1][0], -0.05)])
    return lambda p: flat(p[0], np.sqrt(p[1] * p[1] + p[2] * p[2]))


def slab(points: Sequence[Point], thick: float, r: float = 0.012) -> Shape:
    """A plate with an outline in x and z, of half a thickness in y."""
    flat = outline(points)

    def distance(p: Array) -> Array:
        a, b = flat(p[0], p[2]) + r, np.abs(p[1]) - thick + r
        return np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - r

    return distance


def fin(points: Sequence[Point], thick: float, r: float = 0.01) -> Shape:
    """An upright plate with an outline in x and y."""
    flat = slab(points, thick, r)
    return lambda p: flat(p[[0, 2, 1]])


def drum(half: float, r: float, edge: float = 0.015) -> Shape:
    """A cylinder along x."""

    def distance(p: Array) -> Array:
        a, b = np.hypot(p[1], p[2]) - r + edge, np.abs(p[0]) - half + edge
        return np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - edge

    return distance


def pipe(half: float, r: float, wall: float, edge: float = 0.01) -> Shape:
    """A tube along x."""

    def distance(p: Array) -> Array:
        a, b = np.abs(np.hypot(p[1], p[2]) - r) - wall + edge, np.abs(p[0]) - half + edge
        return np.minimum(np.maximum(a, b), 0) + np.hypot(np.maximum(a, 0), np.maximum(b, 0)) - edge

    return distance


def hoop(big: float, small: float) -> Shape:
    """A ring round the long axis."""
    return lambda p: np.hypot(np.hypot(p[1], p[2]) - big, p[0]) - small


def facets(planes: Sequence[tuple[float, float, float, float]]) -> Shape:
    """A convex stone cut by planes of direction and distance."""
    rows = np.array([p[:3] for p in planes], np.float32)
    rows /= np.linalg.norm(rows, axis=1, keepdims=True)
    away = np.array([p[3] for p in planes], np.float32)

    return lambda p: (rows @ p - away[:, None]).max(0)


def shard(
    front: float, back: float, r: float, sides: int = 6, blunt: float = 0.55, turn: float = 0.3
) -> Shape:
    """A crystal along x: a prism whose ends run to points, the longer one in front."""
    planes = []
    for i in range(sides):
        a = math.tau * i / sides + turn
        c, s = math.cos(a), math.sin(a)
        planes.append((0.0, c, s, r))
        for end, way in ((front, 1), (back, -1)):
            n = math.hypot(r, end * blunt)
            planes.append((way * r / n, c * end * blunt / n, s * end * blunt / n, end * r / n))
    return facets(planes)


def gem(r: float, count: int, seed: int, squash: Vec = (1, 1, 1)) -> Shape:
    """A rough stone with random facets."""
    rng = np.random.default_rng(seed)
    planes = []
    for _ in range(count):
        n = rng.normal(size=3)
        n /= np.linalg.norm(n)
        planes.append((float(n[0]), float(n[1]), float(n[2]), r * rng.uniform(0.78, 1.0)))
    return stretch(facets(planes), *squash)


def rock(r: float, seed: int, squash: Vec = (1, 1, 1), rough: float = 0.13) -> Shape:
    """A boulder: a ball pushed about by a few waves and dented by craters."""
    rng = np.random.default_rng(seed)
    waves = [
        ((rng.normal(size=3) * f).astype(np.float32), rng.uniform(0, 6.28), rough / f)
        for f in (2.2, 2.9, 4.1, 6.3, 9.7)
        for _ in (0, 1)
    ]
    dents = []
    for _ in range(9):
        n = rng.normal(size=3)
        dents.append(((n / np.linalg.norm(n)).astype(np.float32), rng.uniform(0.14, 0.36)))

    def distance(p: Array) -> Array:
        q = p / r
        out = np.sqrt((q * q).sum(0)) - 1
        for way, phase, power in waves:
            out = out + power * np.sin(q[0] * way[0] + q[1] * way[1] + q[2] * way[2] + phase)
        for n, size in dents:
            far = np.sqrt((q[0] - n[0]) ** 2 + (q[1] - n[1]) ** 2 + (q[2] - n[2]) ** 2) / size
            out = out + size * 0.3 * np.exp(-far * far * 1.6) - size * 0.12 * np.exp(-((far - 1.15) ** 2) * 9)
        return (out * r * 0.7).astype(np.float32)

    return stretch(distance, *squash)


def at(shape: Shape, x: float = 0, y: float = 0, z: float = 0) -> Shape:
    """The shape moved."""
    move = np.array([[x], [y], [z]], np.float32)
    return lambda p: shape(p - move)


def turned(shape: Shape, yaw: float = 0, pitch: float = 0, roll: float = 0) -> Shape:
    """The shape turned: yaw about y, then pitch about z (nose up), then roll about x, in degrees."""
    rows = frame(yaw, pitch, roll).T.astype(np.float32)

    def distance(p: Array) -> Array:
        return shape(np.stack([r[0] * p[0] + r[1] * p[1] + r[2] * p[2] for r in rows]))

    return distance


def frame(yaw: float, pitch: float, roll: float) -> Any:
    """Matrix of a shape's own turn."""
    a, b, c = (math.radians(v) for v in (yaw, pitch, roll))
    y = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    z = np.array([[math.cos(b), -math.sin(b), 0], [math.sin(b), math.cos(b), 0], [0, 0, 1]])
    x = np.array([[1, 0, 0], [0, math.cos(c), -math.sin(c)], [0, math.sin(c), math.cos(c)]])
    return x @ z @ y


def stretch(shape: Shape, x: float = 1, y: float = 1, z: float = 1) -> Shape:
    """The shape scaled along its axes."""
    size = np.array([[x], [y], [z]], np.float32)
    return lambda p: shape(p / size) * min(x, y, z)


def pair(shape: Shape) -> Shape:
    """The shape on both sides of the long axis."""

    def distance(p: Array) -> Array:
        q = p.copy()
        q[2] = np.abs(q[2])
        return shape(q)

    return distance


def around(shape: Shape, count: int, start: float = 0.0) -> Shape:
    """Copies of a shape, drawn at positive y, spread round the long axis."""
    step = math.tau / count

    def distance(p: Array) -> Array:
        a = np.arctan2(p[2], p[1]) - start
        a = (a + step / 2) % step - step / 2
        r = np.hypot(p[1], p[2])
        return shape(np.stack([p[0], r * np.cos(a), r * np.sin(a)]).astype(np.float32))

    return distance


def row(shape: Shape, step: float, count: int) -> Shape:
    """Copies of a shape along x, centred."""

    def distance(p: Array) -> Array:
        q = p.copy()
        half = (count - 1) / 2
        q[0] = p[0] - step * np.clip(np.round(p[0] / step + half) - half, -half, half)
        return shape(q)

    return distance


def join(*shapes: Shape) -> Shape:
    """All shapes together."""

    def distance(p: Array) -> Array:
        out = shapes[0](p)
        for shape in shapes[1:]:
            out = np.minimum(out, shape(p))
        return out

    return distance


def melt(soft: float, *shapes: Shape) -> Shape:
    """All shapes flowing into each other."""

    def distance(p: Array) -> Array:
        out = shapes[0](p)
        for shape in shapes[1:]:
            d = shape(p)
            h = np.clip(soft - np.abs(out - d), 0, None) / soft
            out = np.minimum(out, d) - h * h * soft * 0.25
        return out

    return distance


def cut(shape: Shape, *holes: Shape) -> Shape:
    """The shape without the holes."""

    def distance(p: Array) -> Array:
        out = shape(p)
        for hole in holes:
            out = np.maximum(out, -hole(p))
        return out

    return distance


def common(*shapes: Shape) -> Shape:
    """Where all shapes are."""

    def distance(p: Array) -> Array:
        out = shapes[0](p)
        for shape in shapes[1:]:
            out = np.maximum(out, shape(p))
        return out

    return distance


def shell(shape: Shape, wall: float) -> Shape:
    """Only the skin of a shape."""
    return lambda p: np.abs(shape(p)) - wall


def upright(shape: Shape) -> Shape:
    """A shape drawn along x set up along y."""
    return lambda p: shape(p[[1, 0, 2]])
