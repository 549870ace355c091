"""Surfaces of the Firestorm worlds: honeycombs, pits, mirrors, glyphs, city lights and cocoon rings."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import numpy as np

from cosmic_planets import Palette, rocks, seas
from cosmos import Field, Stops, fbm, noise, ramp, rgb, ridged, smooth
from globe import Planet, Points, Surface, craters
from planets import _away, _mix, _warped

AZURE = Palette("#061634", "#0C2F66", "#1F6FB0", "#4FA860", "#B8D890", "#FFFFFF", "#1B5FC0", "#9FD8FF")
SLATE = Palette("#10131C", "#2A303E", "#525C70", "#8690A4", "#BCC6D4", "#F2F6FC", "#4A6C98", "#BFD8FF")
OCHRE = Palette("#2A1804", "#5E3C0A", "#A8741C", "#DDAE4A", "#F6DC94", "#FFF8DE", "#3F8C7A", "#FFE6A0")
SAND = Palette("#2C1A08", "#5A3A18", "#94683A", "#C89A62", "#E8C898", "#FFF2D8", "#7A4A2A", "#FFD8A0")
BLOOD = Palette("#26040A", "#520A16", "#96182A", "#D8404A", "#FF9A90", "#FFE4DC", "#7A1460", "#FF8A8A")
DUSK = Palette("#120626", "#2C124E", "#5A2C8C", "#8C58C0", "#C8A0F0", "#F6E6FF", "#D84AA0", "#D0A8FF")
LEAF = Palette("#07203A", "#0E3C5A", "#2C7A52", "#5AA858", "#C0D890", "#FFFFFF", "#1C62A8", "#A8E4FF")
TEAL = Palette("#04201E", "#0A4444", "#1C8080", "#56BDB0", "#B0ECDC", "#F4FFFA", "#3A5CA8", "#A0FFE8")
PEARL = Palette("#1C1430", "#3E3A6A", "#7C84B8", "#68C8B8", "#F0C8DC", "#FFFFFF", "#C878B0", "#FFD8F0")
EMBER = Palette("#240A04", "#5A1C08", "#A8400E", "#E87A2A", "#FFBC6A", "#FFF0C8", "#8C1E0A", "#FFB070")
MILK = Palette("#161E2C", "#44566E", "#88A4BC", "#C0D8E4", "#ECF6FA", "#FFFFFF", "#5E9CC8", "#E0F6FF")
COAL = Palette("#0C0A0E", "#1C181E", "#38302E", "#8A3A14", "#FF9A3A", "#FFF0B0", "#FF5A1A", "#FF9A5A")
SPRING = Palette("#062038", "#0C4A78", "#1C90B8", "#5AD0C8", "#B8F4D8", "#FFFFFF", "#2C6ED0", "#A8F0FF")
COCOA = Palette("#20100A", "#48281A", "#7C4C30", "#B08058", "#DCB894", "#FFF0DC", "#8C5A6C", "#F0C8A0")

Kind = Callable[[Points, Palette, int], Surface]


def cells(p: Points, count: int, seed: int = 0) -> tuple[Field, Field]:
    """Distance to the middle of the nearest of many even cells, and how close the border is."""
    k = np.arange(count) + 0.5
    polar, angle = np.arccos(1 - 2 * k / count), np.pi * (1 + 5**0.5) * k + seed
    first, second = np.full_like(p.x, -1.0), np.full_like(p.x, -1.0)
    for t, a in zip(polar, angle, strict=True):
        x, y, z = np.sin(t) * np.cos(a), np.cos(t), np.sin(t) * np.sin(a)
        if z < -0.35:
            continue
        dot = (p.x * x + p.y * y + p.z * z).astype(np.float32)
        second = np.maximum(second, np.minimum(first, dot))
        first = np.maximum(first, dot)
    near, far = np.arccos(np.clip(first, -1, 1)), np.arccos(np.clip(second, -1, 1))
    return near.astype(np.float32), (far - near).astype(np.float32)


def lights(
    p: Points, base: Surface, colour: str, seed: int, dense: float = 0.1, dark: float = 0.25
) -> Surface:
    """A surface with towns that shine where night has fallen."""
    town = smooth(dense, dense + 0.25, fbm(p.x * 3, p.y * 3, p.z * 3, seed, 4))
    spots = smooth(0.34, 0.6, noise(p.x * 38, p.y * 38, p.z * 38, seed + 1)) * town
    streets = smooth(0.93, 0.99, ridged(p.x * 7, p.y * 7, p.z * 7, seed + 2, 2)) * town
    base.glow = np.clip(spots + 0.7 * streets, 0, 1)[..., None] * rgb(colour) * dark
    return base


def honeycomb(p: Points, c: Palette, seed: int) -> Surface:
    """Six-sided cells, waxed over or open."""
    near, border = cells(p, 420, seed)
    wall = smooth(0.035, 0.012, border)
    pick = noise(p.x * 2.1, p.y * 2.1, p.z * 2.1, seed)
    deep = smooth(0.02, 0.12, border) * smooth(0.0, 0.3, pick)
    value = 0.45 + 0.35 * pick - 0.25 * deep + 0.4 * wall
    tones = [(0.0, c.deep), (0.3, c.dark), (0.55, c.base), (0.8, c.light), (1.0, c.pale)]
    glow = (deep * smooth(0.05, 0.0, near) * 0.8)[..., None] * rgb(c.second)
    return Surface(ramp(value, tones), wall * 0.03 - deep * 0.035, 0.35, glow)


def pits(p: Points, c: Palette, seed: int) -> Surface:
    """Craters that glow from below, like a brood in its holes."""
    rough = fbm(p.x * 2.6, p.y * 2.6, p.z * 2.6, seed, 6)
    height, floor = craters(p, seed, 70, 0.09, 0.4)
    colour = ramp(rough + 0.35, [(0.0, c.night), (0.3, c.deep), (0.6, c.dark), (0.9, c.base)])
    egg = smooth(0.15, 0.5, noise(p.x * 13, p.y * 13, p.z * 13, seed + 5)) * floor
    glow = floor[..., None] * rgb(c.second) * 0.55 + egg[..., None] * rgb(c.pale) * 0.7
    return Surface(colour * (1 - 0.5 * floor[..., None]), height * 0.6 + rough * 0.08, 0.2, glow)


def cavern(p: Points, c: Palette, seed: int) -> Surface:
    """One opening as wide as a sea, lit from inside."""
    base = rocks(p, c, seed)
    q = _warped(p, seed, 3.0, 0.1)
    away = _away(q, (0.28, 0.05, 0.96))
    hole = smooth(0.5, 0.44, away)
    rim = np.exp(-(((away - 0.52) / 0.05) ** 2))
    inside = ridged(p.x * 4, p.y * 4, p.z * 4, seed + 3, 3)
    glow = hole * (0.25 + 0.9 * smooth(0.6, 0.95, inside)) * smooth(0.5, 0.1, away)
    base.colour = _mix(base.colour, "#0A0418", hole * 0.9)
    base.height = base.height * (1 - hole) + 0.07 * rim - 0.12 * hole
    base.glow = glow[..., None] * rgb(c.pale) + (hole * 0.16)[..., None] * rgb(c.second)
    return base


def mirror(p: Points, c: Palette, seed: int) -> Surface:
    """Hills round one lake as smooth as glass that doubles the stars."""
    base = seas(p, c, seed)
    q = _warped(p, seed, 2.4, 0.08)
    away = _away(q, (-0.12, 0.06, 0.99))
    lake = smooth(0.6, 0.57, away)
    stars = smooth(0.62, 0.8, noise(p.x * 30, p.y * 30, p.z * 30, seed + 8)) * lake
    tone = ramp(
        p.y * 0.6 + 0.5 + 0.2 * p.x, [(0, "#DFF4FF"), (0.45, "#8FB8F0"), (0.75, "#3C4C9C"), (1, "#14163C")]
    )
    base.colour = base.colour * (1 - lake[..., None]) + tone * lake[..., None]
    base.height = base.height * (1 - lake) + 0.03 * np.exp(-(((away - 0.6) / 0.02) ** 2))
    base.gloss = np.maximum(np.asarray(base.gloss), lake * 1.6)
    base.glow = stars[..., None] * rgb("#DDEBFF") * 0.9
    base.cloud = None
    return base


def glyphs(p: Points, c: Palette, seed: int) -> Surface:
    """A moon engraved from pole to pole with shelves of signs."""
    lat, lon = np.arcsin(np.clip(p.y, -1, 1)), np.arctan2(p.x, p.z)
    row = np.floor(lat * 11)
    wide = np.maximum(np.cos((row + 0.5) / 11), 0.2) * 22
    a, b = (lon * wide) % 1, (lat * 11) % 1
    cell = np.floor(lon * wide)
    pick = np.abs(np.sin(cell * 12.9898 + row * 78.233 + seed) * 43758.5453) % 1
    ink = smooth(0.1, 0.14, a) * smooth(0.9, 0.86, a) * smooth(0.16, 0.22, b) * smooth(0.84, 0.78, b)
    sign = ink * (np.sin(a * 19 + pick * 40) * np.sin(b * 17 + pick * 70) > 0.1)
    shelf = smooth(0.06, 0.02, np.minimum(b, 1 - b))
    rough = fbm(p.x * 3, p.y * 3, p.z * 3, seed, 5)
    value = 0.5 + 0.4 * rough - 0.18 * sign + 0.25 * shelf
    tones = [(0.0, c.deep), (0.3, c.dark), (0.55, c.base), (0.8, c.light), (1.0, c.pale)]
    lit = (sign * smooth(0.72, 0.8, pick))[..., None] * rgb(c.second)
    return Surface(ramp(value, tones), shelf * 0.02 - sign * 0.02 + rough * 0.04, 0.15, lit)


def warden(p: Points, c: Palette, seed: int) -> Surface:
    """Black glass with one burning eye."""
    n = fbm(p.x * 2, p.y * 2, p.z * 2, seed, 5)
    vein = ridged(p.x * 2.2, p.y * 2.2, p.z * 2.2, seed + 2, 4)
    q = _warped(p, seed + 4, 5.0, 0.03)
    away = _away(q, (0.05, 0.02, 1.0))
    iris = smooth(0.46, 0.43, away) * smooth(0.12, 0.15, away)
    streak = 0.6 + 0.4 * np.sin(np.arctan2(q.y, q.x) * 34 + n * 6)
    slit = smooth(0.05, 0.02, np.abs(q.x - 0.05)) * smooth(0.42, 0.34, np.abs(q.y))
    glow = ramp(
        iris * streak * smooth(0.5, 0.1, away) * 1.3,
        [(0, "#000000"), (0.4, c.dark), (0.75, c.base), (1, c.pale)],
    )
    glow = glow * (1 - slit[..., None]) + smooth(0.88, 0.97, vein)[..., None] * rgb(c.base) * 0.4
    lid = np.exp(-(((away - 0.5) / 0.03) ** 2))
    return Surface(
        ramp(n + 0.4, [(0, "#050508"), (0.5, "#15131C"), (1, "#3A3644")]), n * 0.06 + lid * 0.05, 1.3, glow
    )


def whisper(p: Points, c: Palette, seed: int) -> Surface:
    """Soft rings that cross each other like voices."""
    q = _warped(p, seed, 1.2, 0.2)
    value = np.zeros_like(p.x)
    for axis, rate in (((-0.5, -0.4, 0.76), 30), ((0.7, 0.2, 0.68), 24), ((0.0, 0.8, 0.6), 34)):
        away = _away(q, axis)
        value += np.cos(away * rate) * np.exp(-away * 1.3)
    mist = fbm(q.x * 1.6, q.y * 2.4, q.z * 1.6, seed + 3, 5)
    tones = [(0.0, c.deep), (0.3, c.dark), (0.55, c.base), (0.8, c.light), (1.0, c.pale)]
    return Surface(
        ramp(0.5 + 0.24 * value + 0.4 * mist, tones),
        value * 0.012,
        0.4,
        None,
        smooth(0.2, 0.7, mist) * 0.4,
        c.pale,
    )


def springs(p: Points, c: Palette, seed: int) -> Surface:
    """Turquoise water with terraces and bright wells."""
    base = seas(p, c, seed)
    near, _ = cells(_warped(p, seed, 3, 0.1), 60, 3)
    ring = 0.5 + 0.5 * np.cos(near * 95)
    well = smooth(0.16, 0.02, near)
    base.colour = _mix(base.colour, c.pale, ring * well * 0.7)
    base.glow = smooth(0.05, 0.0, near)[..., None] * rgb("#D8FFFF") * 0.9
    base.height = base.height + ring * well * 0.02
    return base


def plated(p: Points, c: Palette, seed: int) -> Surface:
    """Ice broken into shields."""
    _, border = cells(_warped(p, seed, 2.0, 0.12), 90, 7)
    line = smooth(0.05, 0.01, border)
    n = fbm(p.x * 3, p.y * 3, p.z * 3, seed, 5)
    value = 0.62 + 0.35 * n - 0.55 * line
    tones = [(0.0, c.deep), (0.3, c.dark), (0.5, c.base), (0.75, c.light), (1.0, c.pale)]
    return Surface(ramp(value, tones), smooth(0.0, 0.14, border) * 0.06 + n * 0.04, 0.8)


def globe(kind: Kind, c: Palette, seed: int, tilt: float = 0.25, ring: Stops | None = None) -> Planet:
    """The recipe of a world: a surface in a palette."""
    paint = partial(kind, c=c, seed=seed)
    return Planet(paint, c.air, 0.95, tilt, 0.2, 0.9, ring=ring, night=c.night)


def city(
    kind: Kind,
    c: Palette,
    seed: int,
    colour: str,
    dense: float = 0.05,
    tilt: float = 0.2,
    power: float = 0.9,
) -> Planet:
    """A world with shining towns."""

    def paint(p: Points) -> Surface:
        return lights(p, kind(p, c, seed), colour, seed + 40, dense, power)

    return Planet(paint, c.air, 1.0, tilt, 0.2, 0.9, night=c.night)
