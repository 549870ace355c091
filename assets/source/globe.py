"""Shaded globes: points of a sphere, relief, sunlight with a terminator, air, clouds and rings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np

from cosmos import Field, Stops, ramp, rgb, screen, smooth
from plastic import over, with_alpha

SIZE = 1024
RADIUS = 360.0
SUN = np.array([-0.60, -0.52, 0.61], dtype=np.float32) / np.float32(np.sqrt(0.36 + 0.2704 + 0.3721))


@dataclass
class Surface:
    """What a surface function returns for every point of the sphere."""

    colour: Field
    height: Field
    gloss: Field | float = 0.0
    glow: Field | None = None
    cloud: Field | None = None
    cloud_colour: str = "#FFFFFF"


@dataclass(frozen=True)
class Points:
    """Rotated unit-sphere points of the visible side."""

    x: Field
    y: Field
    z: Field


Paint = Callable[[Points], Surface]


@dataclass(frozen=True)
class Planet:
    """One globe: how its surface is painted, how it leans and which air surrounds it."""

    paint: Paint
    air: str
    haze: float = 0.8
    tilt: float = 0.3
    lean: float = 0.25
    bump: float = 0.9
    ring: Stops | None = None
    span: tuple[float, float] = (1.24, 1.40)
    night: str = "#16204A"
    ring_lean: float = field(default=-0.30)


def sphere() -> tuple[Field, Field, Field, Field]:
    """Offsets from the middle in radii, distance, and height towards the viewer."""
    j, i = np.mgrid[0:SIZE, 0:SIZE].astype(np.float32)
    u, v = (i + 0.5 - SIZE / 2) / RADIUS, (j + 0.5 - SIZE / 2) / RADIUS
    d = np.hypot(u, v)
    return u, v, d, np.sqrt(np.clip(1 - d * d, 0, 1))


def turned(u: Field, v: Field, w: Field, tilt: float, lean: float) -> Points:
    """Roll by tilt around the view axis, then pitch the pole towards the viewer by lean."""
    c, s = np.cos(tilt), np.sin(tilt)
    x, y = u * c + v * s, -u * s + v * c
    c, s = np.cos(lean), np.sin(lean)
    return Points(x, y * c - w * s, y * s + w * c)


def craters(p: Points, seed: int, count: int, small: float, large: float) -> tuple[Field, Field]:
    """Height of random craters and the share of their floors."""
    rng = np.random.default_rng(seed)
    height, floor = np.zeros_like(p.x), np.zeros_like(p.x)
    for _ in range(count):
        axis = rng.normal(size=3)
        axis /= np.linalg.norm(axis)
        size = small + (large - small) * rng.random() ** 3
        away = np.arccos(np.clip(p.x * axis[0] + p.y * axis[1] + p.z * axis[2], -1, 1)) / size
        bowl = smooth(1.0, 0.62, away)
        rim = np.exp(-((away - 1.02) ** 2) / 0.022)
        height += size * (0.42 * rim - 0.75 * bowl)
        floor = np.maximum(floor, smooth(0.86, 0.70, away) * (size > small * 1.6))
    return height.astype(np.float32), floor


def _lit(u: Field, v: Field, w: Field, height: Field, bump: float) -> tuple[Field, Field]:
    """Sunlight on the relief and on the smooth ball."""
    gy, gx = np.gradient(height)
    limit = 0.9
    nx = u - np.clip(gx * RADIUS * bump, -limit, limit)
    ny = v - np.clip(gy * RADIUS * bump, -limit, limit)
    length = np.sqrt(nx * nx + ny * ny + w * w) + 1e-5
    return (nx * SUN[0] + ny * SUN[1] + w * SUN[2]) / length, u * SUN[0] + v * SUN[1] + w * SUN[2]


def render(planet: Planet) -> Field:
    """The planet as RGBA with the sphere in the middle of the square."""
    u, v, d, w = sphere()
    box = slice(round(SIZE / 2 - RADIUS - 4), round(SIZE / 2 + RADIUS + 4))
    out = np.zeros((SIZE, SIZE, 4), dtype=np.float32)
    out[...] = _halo(planet, u, v, d)
    ball = _ball(planet, u[box, box], v[box, box], d[box, box], w[box, box])
    out[box, box] = over(ball, out[box, box])
    if planet.ring:
        out = _ringed(planet, out, u, v, d)
    return out


def _ball(planet: Planet, u: Field, v: Field, d: Field, w: Field) -> Field:
    s = planet.paint(turned(u, v, w, planet.tilt, planet.lean))
    rough, lit = _lit(u, v, w, s.height, planet.bump)
    day = smooth(-0.10, 0.92, rough) * smooth(-0.22, 0.12, lit)
    out = s.colour * (0.02 + 1.12 * day)[..., None] + s.colour * rgb(planet.night) * 0.30
    half = SUN + np.array([0, 0, 1], dtype=np.float32)
    half /= np.linalg.norm(half)
    mirror = np.clip(u * half[0] + v * half[1] + w * half[2], 0, 1)
    out = screen(out, (np.asarray(s.gloss) * (0.55 * mirror**60 + 0.28 * mirror**12) * day)[..., None])
    if s.glow is not None:
        out = screen(out, s.glow * (1.0 - 0.25 * day[..., None]))
    if s.cloud is not None:
        shadow = np.roll(s.cloud, (7, 8), (0, 1))
        out *= 1 - 0.45 * (shadow * (1 - s.cloud))[..., None]
        cover = s.cloud[..., None]
        cloud = rgb(s.cloud_colour) * (0.05 + 1.05 * smooth(-0.12, 0.85, lit))[..., None]
        out = out * (1 - cover) + cloud * cover
    limb = np.clip(1 - w, 0, 1)
    sunny = smooth(-0.30, 0.65, lit)
    out = screen(out, (limb**2.4 * sunny * planet.haze)[..., None] * rgb(planet.air))
    out *= 1 - 0.32 * (limb**6 * smooth(0.5, -0.2, lit))[..., None]
    cool = limb**5 * smooth(0.2, 0.95, u * 0.9 + v * 0.35)
    out = screen(out, (cool * 0.42)[..., None] * rgb("#7FB8FF"))
    return with_alpha(out, smooth(1 + 1.1 / RADIUS, 1 - 1.1 / RADIUS, d))


def _halo(planet: Planet, u: Field, v: Field, d: Field) -> Field:
    """Thin glowing air outside the globe, strongest towards the sun."""
    side = (u * SUN[0] + v * SUN[1]) / (d + 1e-4)
    thin = np.exp(-np.clip(d - 1, 0, None) * 34) * 0.75
    wide = np.exp(-np.clip(d - 1, 0, None) * 9) * 0.24
    alpha = (thin + wide) * smooth(-0.8, 0.8, side) * planet.haze
    alpha *= smooth(1.40, 1.15, np.maximum(np.abs(u), np.abs(v)))
    return with_alpha(np.broadcast_to(rgb(planet.air), (*u.shape, 3)), alpha)


def _ringed(planet: Planet, out: Field, u: Field, v: Field, d: Field) -> Field:
    """Lay a flat ring around the globe, far half behind and near half in front, with shadows both ways."""
    assert planet.ring
    c, s = np.cos(planet.ring_lean), np.sin(planet.ring_lean)
    ru, rv = u * c + v * s, (-u * s + v * c) / 0.27
    far = np.hypot(ru, rv)
    low, high = planet.span
    t = (far - low) / (high - low)
    edge = smooth(0.0, 0.02, t) * smooth(1.0, 0.97, t)
    grooves = 0.62 + 0.38 * np.sin(t * 61 + np.sin(t * 17) * 3) * np.sin(t * 23 + 1)
    gap = 1 - 0.9 * smooth(0.045, 0.02, np.abs(t - 0.66))
    cover = edge * gap * np.clip(0.35 + 0.62 * grooves, 0, 0.96)
    tone = ramp(t, planet.ring) * (0.72 + 0.4 * grooves)[..., None]
    across = np.abs(u * SUN[1] - v * SUN[0]) / np.hypot(SUN[0], SUN[1])
    dark = smooth(1.02, 0.92, across) * smooth(0.05, 0.3, -(u * SUN[0] + v * SUN[1])) * (rv < 0)
    tone = tone * (1 - 0.85 * dark)[..., None]
    globe = smooth(1 + 1.1 / RADIUS, 1 - 1.1 / RADIUS, d)
    cast = np.roll(cover * (rv > 0), (26, 20), (0, 1)) * globe
    out = out.copy()
    out[..., :3] *= 1 - 0.5 * cast[..., None]
    shown = np.where(rv > 0, cover, cover * (1 - globe))
    return over(with_alpha(tone, shown), out)
