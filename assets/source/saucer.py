"""Ray-marched saucer: the shape is traced once and then lit in the plastic of any seat."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np

from cosmos import Field, box_blur, rgb, screen, smooth
from plastic import SEATS, pattern, shrink, tone, with_alpha

WIDTH, HEIGHT = 640, 480
OVER = 2
SCALE = 290.0
CENTRE = (320.0, 278.0)
PITCH = np.radians(26.0)
RIM = (0.52, 0.885)
DOME = (0.405, 0.50, 0.105)
REPEATS = 20


@dataclass(frozen=True)
class Trace:
    """Where each ray meets the saucer, in model space with y up, and how open that place is."""

    x: Field
    y: Field
    z: Field
    normal: tuple[Field, Field, Field]
    cover: Field
    open: Field


def _ellipsoid(r: Field, y: Field, a: float, b: float) -> Field:
    k0 = np.hypot(r / a, y / b)
    k1 = np.hypot(r / (a * a), y / (b * b))
    return k0 * (k0 - 1) / np.maximum(k1, 1e-4)


def _blend(a: Field, b: Field, k: float) -> Field:
    h = np.clip(0.5 + 0.5 * (b - a) / k, 0, 1)
    return b + (a - b) * h - k * h * (1 - h)


def distance(x: Field, y: Field, z: Field) -> Field:
    """Signed distance to the saucer."""
    r = np.hypot(x, z)
    plate = _ellipsoid(r, y, 0.985, 0.135)
    lip = np.hypot(r - 0.925, y + 0.012) - 0.075
    body = _blend(plate, lip, 0.035)
    body = np.maximum(body, -(np.hypot(r - 0.880, y - 0.072) - 0.016))
    belly = _ellipsoid(r, y + 0.08, 0.60, 0.20)
    body = _blend(body, belly, 0.05)
    collar = np.hypot(r - 0.452, y - 0.122) - 0.040
    body = _blend(body, collar, 0.015)
    dome = _ellipsoid(r, y - DOME[2], DOME[0], DOME[1])
    return np.minimum(body, dome)


def _axes() -> tuple[Field, Field, Field]:
    c, s = np.cos(PITCH), np.sin(PITCH)
    right = np.array([1, 0, 0], dtype=np.float32)
    up = np.array([0, c, -s], dtype=np.float32)
    towards = np.array([0, s, c], dtype=np.float32)
    return right, up, towards


@cache
def trace() -> Trace:
    """March one ray per supersampled pixel."""
    rows, columns = HEIGHT * OVER, WIDTH * OVER
    j, i = np.mgrid[0:rows, 0:columns].astype(np.float32)
    sx = ((i + 0.5) / OVER - CENTRE[0]) / SCALE
    sy = (CENTRE[1] - (j + 0.5) / OVER) / SCALE
    _, up, towards = _axes()
    x = sx
    y0, z0 = sy * up[1], sy * up[2]
    depth = np.full_like(sx, -1.6)
    near = np.full_like(sx, 9.0)
    for _ in range(64):
        t = -depth
        d = distance(x, y0 + t * towards[1], z0 + t * towards[2])
        near = np.minimum(near, d)
        depth += np.clip(d, -0.05, 0.2) * 0.85
        depth = np.minimum(depth, 2.0)
    y, z = y0 - depth * towards[1], z0 - depth * towards[2]
    cover = smooth(0.004, -0.0005, near)
    e = 0.0025
    nx = distance(x + e, y, z) - distance(x - e, y, z)
    ny = distance(x, y + e, z) - distance(x, y - e, z)
    nz = distance(x, y, z + e) - distance(x, y, z - e)
    length = np.sqrt(nx * nx + ny * ny + nz * nz) + 1e-6
    nx, ny, nz = nx / length, ny / length, nz / length
    openness = np.ones_like(x)
    for step in (0.03, 0.07, 0.14):
        gap = distance(x + nx * step, y + ny * step, z + nz * step)
        openness -= np.clip(step - gap, 0, step) / step * 0.26
    return Trace(x, y, z, (nx, ny, nz), cover, openness)


def _pressed(seat: str, x: Field, z: Field) -> Field:
    """Depth of the pattern on the rim at a place seen from above."""
    r = np.hypot(x, z)
    along = np.arctan2(z, x) / (2 * np.pi) * REPEATS
    across = (r - RIM[0]) / (RIM[1] - RIM[0])
    inside = smooth(0.0, 0.05, across) * smooth(0.97, 0.92, across)
    return pattern(seat, along, across, 0.08) * inside


def _studio(rx: Field, ry: Field) -> Field:
    """Brightness of the room in a mirrored direction: a bright ceiling to the left, a strip on the right."""
    ceiling = smooth(0.55, 0.95, ry) * smooth(0.35, -0.5, rx)
    strip = smooth(0.70, 0.80, rx) * smooth(0.99, 0.95, rx) * smooth(-0.3, 0.1, ry)
    return 0.5 * ceiling + 0.45 * strip + 0.12 * smooth(-0.1, 1.0, ry)


def _on_dome(t: Trace) -> Field:
    return smooth(DOME[0] + 0.01, DOME[0] - 0.004, np.hypot(t.x, t.z)) * smooth(0.125, 0.15, t.y)


def _dome_lights(sx: Field, sy: Field) -> Field:
    """Reflections on the dome by screen normal: a curved window, a soft spark, a crescent lower right."""
    r, a = np.hypot(sx, sy), np.degrees(np.arctan2(sy, -sx))
    window = smooth(0.34, 0.38, r) * smooth(0.80, 0.74, r) * smooth(16, 24, a) * smooth(84, 76, a)
    bars = 1 - 0.9 * smooth(3.2, 1.6, np.abs(a - 50))
    spark = smooth(0.11, 0.0, np.hypot(sx + 0.16, sy - 0.84))
    away = np.degrees(np.arctan2(-sy, sx))
    crescent = smooth(0.72, 0.86, r) * smooth(0.985, 0.94, r) * smooth(-30, 20, away) * smooth(96, 50, away)
    return window * bars * 0.85 + spark * 0.35 + crescent * 0.42


def saucer(seat: str) -> Field:
    """The saucer in one seat's plastic as RGBA."""
    t = trace()
    nx, ny, nz = t.normal
    e = 0.004
    top = smooth(0.05, 0.3, ny) * smooth(0.49, 0.51, np.hypot(t.x, t.z))
    here = _pressed(seat, t.x, t.z) * top
    bump = 0.011
    nx = nx + (_pressed(seat, t.x + e, t.z) - _pressed(seat, t.x - e, t.z)) / (2 * e) * bump * top
    nz = nz + (_pressed(seat, t.x, t.z + e) - _pressed(seat, t.x, t.z - e)) / (2 * e) * bump * top
    length = np.sqrt(nx * nx + ny * ny + nz * nz)
    nx, ny, nz = nx / length, ny / length, nz / length
    sun = np.array([-0.55, 0.72, 0.42], dtype=np.float32)
    sun /= np.linalg.norm(sun)
    lit = np.clip(nx * sun[0] + ny * sun[1] + nz * sun[2], 0, 1)
    far = np.hypot(t.x, t.z)
    sweep = np.clip(-0.62 * t.x - 0.5 * t.z, -1, 1)
    light = (0.10 + 0.62 * lit + 0.08 * np.clip(ny, -1, 1) + 0.17 * sweep) * (0.35 + 0.65 * t.open)
    light -= 0.15 * here
    shadow = smooth(-0.02, 0.12, _shade_of_dome(t, sun))
    light *= 0.62 + 0.38 * shadow
    out = tone(seat, light)
    _, up, towards = _axes()
    facing = np.clip(ny * towards[1] + nz * towards[2], 0, 1)
    rx, ry = 2 * facing * nx, 2 * facing * ny - towards[1]
    fresnel = 0.07 + 0.93 * (1 - facing) ** 4
    dome = _on_dome(t)
    mirror = _studio(rx, ry) * (0.30 + 0.6 * fresnel) * (0.4 + 0.6 * t.open) * (1 - dome)
    mirror += _dome_lights(nx, ny * up[1] + nz * up[2]) * dome
    mirror += (
        smooth(0.955, 0.995, nx * sun[0] + ny * sun[1] + nz * sun[2])
        * (1 - dome)
        * smooth(0.86, 0.9, far)
        * 0.55
    )
    out = screen(out, np.clip(mirror, 0, 1)[..., None] * (0.35 + 0.65 * rgb(SEATS[seat][3])))
    edge = fresnel * smooth(0.2, 0.9, nx) * smooth(-0.6, 0.2, ny)
    out = screen(out, (edge * 0.75)[..., None] * rgb("#9FDCFF"))
    below = smooth(0.1, -0.7, ny)
    out = out * (1 - 0.55 * below[..., None]) + below[..., None] * 0.16 * rgb("#3B4C9A")
    return shrink(with_alpha(out, t.cover), OVER)


def _shade_of_dome(t: Trace, sun: Field) -> Field:
    """Smallest distance to the dome on the way to the light."""
    least = np.full_like(t.x, 1.0)
    for step in np.linspace(0.10, 0.75, 9):
        x, y, z = t.x + sun[0] * step, t.y + sun[1] * step, t.z + sun[2] * step
        least = np.minimum(least, _ellipsoid(np.hypot(x, z), y - DOME[2], DOME[0], DOME[1]) / (0.6 + step))
    own = _on_dome(t)
    return least + own


def shadow() -> Field:
    """Contact shadow in the same frame: a dark core under the belly and a wide soft fall."""
    j, i = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    squash = np.sin(PITCH)

    def spot(dx: float, dy: float, radius: float) -> Field:
        u, v = (i - CENTRE[0] - dx) / SCALE, (j - CENTRE[1] - dy) / SCALE / squash
        return smooth(radius, radius - 0.04, np.hypot(u, v))

    core = box_blur(spot(4, 58, 0.66), 9) * 0.62
    wide = box_blur(spot(12, 54, 0.90), 15) * 0.52
    alpha = 1 - (1 - core) * (1 - wide)
    alpha *= smooth(0, 20, i) * smooth(WIDTH, WIDTH - 20, i) * smooth(HEIGHT, HEIGHT - 16, j)
    return with_alpha(np.broadcast_to(rgb("#02040E"), (HEIGHT, WIDTH, 3)), alpha)
