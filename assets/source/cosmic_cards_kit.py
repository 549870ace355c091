"""Shared ground of the Cosmic Encounter cards: skies by card type, ships, beams, metal and small cards."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Unpack

import cosmos
from destiny_kit import SKIES as MORE_SKIES
from paint import mix
from paint_shapes import bounds
from solid import Solid, Vec
from stage import Point, Relief, Stage, box, dark, light, line, oval, path, place, poly

WIDTH, HEIGHT = 960, 720
Turn = tuple[float, float, float]

SKIES: dict[str, cosmos.Stops] = MORE_SKIES | {
    "wine": ((0, "#0C0310"), (0.35, "#351030"), (0.6, "#7C1F34"), (0.82, "#D2553A"), (1, "#FFC98A")),
    "rust": ((0, "#0A0508"), (0.35, "#381510"), (0.6, "#80351A"), (0.82, "#D98A3E"), (1, "#FFE6A8")),
    "blood": ((0, "#070208"), (0.35, "#2C0614"), (0.6, "#7A0F1C"), (0.82, "#E03A24"), (1, "#FFB070")),
    "fire": ((0, "#160404"), (0.3, "#5A0E08"), (0.55, "#C8380E"), (0.8, "#FF9A2A"), (1, "#FFF4B8")),
    "gold": ((0, "#0E0902"), (0.35, "#3F2A06"), (0.6, "#8F6410"), (0.82, "#E8B23A"), (1, "#FFF6CC")),
    "amber": ((0, "#120802"), (0.35, "#4A2206"), (0.6, "#A05A10"), (0.82, "#F0A038"), (1, "#FFF0C0")),
    "grape": ((0, "#07031A"), (0.35, "#24104E"), (0.6, "#56289A"), (0.82, "#A070E0"), (1, "#EBDCFF")),
    "orchid": ((0, "#0B0316"), (0.35, "#331046"), (0.6, "#7A2A8C"), (0.82, "#D070C8"), (1, "#FFE0F4")),
    "indigo": ((0, "#04061A"), (0.35, "#101C4C"), (0.6, "#2C3C8C"), (0.82, "#7084D0"), (1, "#DCE6FF")),
    "steel": ((0, "#050B18"), (0.35, "#14294A"), (0.6, "#2F5A8C"), (0.82, "#78A8D8"), (1, "#E8F6FF")),
}  # fmt: skip


def sky(s: Stage, name: str, seed: int, stars: int = 140, scale: float = 1.8, dim: float = 1.0) -> None:
    """Lay a nebula as the ground."""
    s.back(cosmos.sky(WIDTH, HEIGHT, seed, SKIES[name], stars, scale) * dim)


def spiral(s: Stage, name: str, seed: int, at: Point, radius: float, twist: float = 4.0) -> None:
    """Lay a nebula with a vortex of the same colours as the ground."""
    stops = SKIES[name]
    gas = cosmos.clouds(WIDTH, HEIGHT, seed, stops, 1.6, 1.2) * 0.5
    spin, cover = cosmos.vortex(WIDTH, HEIGHT, at, radius, seed, stops, squash=0.8, twist=twist, lean=-0.3)
    cover = cover[..., None]
    s.back(cosmos.add_stars(gas * (1 - cover) + spin * cover, seed + 3, 160))


def blueprint(s: Stage, tone: str, ink: str = "#8FF0E8", step: float = 48) -> None:
    """Lay a drawing board as the ground: a lit field, fine squares and one big circle with ticks."""
    s.add(
        box(
            0, 0, WIDTH, HEIGHT, s.rad(light(tone, 0.3), (0.45, tone), dark(tone, 0.8), x=0.42, y=0.36, r=0.8)
        )
    )
    d = "".join(f"M{i * step},0V{HEIGHT}" for i in range(21)) + "".join(
        f"M0,{i * step}H{WIDTH}" for i in range(16)
    )
    s.add(line(d, ink, 1.2, 'opacity=".16"'))
    s.add(oval(480, 340, 300, None, "none", f'stroke="{ink}" stroke-width="2" opacity=".25"'))
    s.add(
        oval(
            480,
            340,
            330,
            None,
            "none",
            f'stroke="{ink}" stroke-width="9" stroke-dasharray="2 22" opacity=".3"',
        )
    )


def glowing(s: Stage, d: str, tone: str, width: float, power: float = 0.55) -> str:
    """A line of light: halo, colour and white heart."""
    return (
        line(d, tone, width * 3.2, f'opacity="{power}" {s.blur(width)}')
        + line(d, tone, width)
        + line(d, "#FFFFFF", width * 0.42)
    )


def beam(s: Stage, a: Point, b: Point, tone: str, width: float) -> str:
    """A straight ray between two points."""
    return glowing(s, f"M{a[0]:.1f},{a[1]:.1f}L{b[0]:.1f},{b[1]:.1f}", tone, width)


def plume(s: Stage, a: Point, b: Point, width: float, tone: str) -> str:
    """An exhaust from its nozzle at a to its tip at b."""
    angle, n = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0])), math.hypot(b[0] - a[0], b[1] - a[1])
    fill = s.lin(
        (0, "#FFFFFF", 1.0), (0.18, light(tone, 0.4), 0.95), (0.45, tone, 0.6), (1, tone, 0.0), turn=0
    )
    w = width
    d = f"M0,{-w} C{n * 0.2},{-w * 0.9} {n * 0.45},{-w * 0.3} {n},0 "
    d += f"C{n * 0.45},{w * 0.3} {n * 0.2},{w * 0.9} 0,{w}Z"
    return place(path(d, fill), a[0], a[1], 1, angle) + s.flare(a[0], a[1], w * 2.6, tone, 0.8)


def lump(s: Stage, d: str, colour: str, inside: str = "", **more: Unpack[Relief]) -> str:
    """An outline with volume; what is inside lies on its surface."""
    left, top, right, bottom = bounds(d)
    body = path(d, colour) + (s.clip(d, inside) if inside else "")
    return s.puff(body, (left - 8, top - 8, right - left + 16, bottom - top + 16), **more)


def ball(s: Stage, x: float, y: float, r: float, colour: str) -> str:
    """A glossy bead."""
    fill = s.rad(
        light(colour, 0.8),
        (0.3, light(colour, 0.15)),
        (0.7, colour),
        dark(colour, 0.75),
        x=0.34,
        y=0.28,
        r=0.8,
    )
    return oval(x, y, r, None, fill) + oval(
        x - r * 0.34, y - r * 0.4, r * 0.26, r * 0.17, "#FFFFFF", 'opacity=".8"'
    )


def metal(s: Stage, colour: str, turn: float = 0) -> str:
    """Paint for polished round metal, light from the left."""
    return s.lin(
        (0, dark(colour, 0.45)), (0.16, light(colour, 0.25)), (0.28, light(colour, 0.85)), (0.45, colour),
        (0.75, dark(colour, 0.6)), (0.93, dark(colour, 0.35)), (1, mix(colour, "#8FE4FF", 0.4)), turn=turn,
    )  # fmt: skip


def drum(s: Stage, x: float, y: float, w: float, h: float, colour: str, flat: float = 0.14) -> str:
    """An upright cylinder whose lid is centred on the point."""
    r, e = w / 2, w * flat
    d = f"M{x - r},{y}V{y + h}A{r},{e} 0 0 0 {x + r},{y + h}V{y}Z"
    lid = s.lin(light(colour, 0.6), colour, dark(colour, 0.4), turn=35)
    return path(d, metal(s, colour)) + oval(
        x, y, r, e, lid, f'stroke="{light(colour, 0.6)}" stroke-width="2"'
    )


def hoop(
    s: Stage, x: float, y: float, rx: float, ry: float, width: float, colour: str, tilt: float = 0
) -> str:
    """A metal ring seen at a slant."""
    ring = line(f"M{-rx},0A{rx},{ry} 0 1 1 {rx},0A{rx},{ry} 0 1 1 {-rx},0Z", dark(colour, 0.7), width)
    shine = line(
        f"M{-rx},0A{rx},{ry} 0 1 1 {rx},0A{rx},{ry} 0 1 1 {-rx},0Z", metal(s, colour, 20), width * 0.78
    )
    return place(ring + shine, x, y, 1, tilt)


def rivet(x: float, y: float, r: float, colour: str) -> str:
    """A bolt head."""
    return oval(x, y, r, None, dark(colour, 0.7)) + oval(
        x - r * 0.15, y - r * 0.2, r * 0.75, None, light(colour, 0.35)
    )


def card(s: Stage, w: float, tone: str, face: bool = False) -> str:
    """A small card around the origin: its back, or a face with a band and wordless lines."""
    h = w * 1.4
    x, y, e = -w / 2, -h / 2, w * 0.07
    out = box(x + 4, y + 7, w, h, "#02020C", w * 0.09, f'opacity=".4" {s.blur(4)}')
    out += box(x, y, w, h, s.lin("#FFFCF2", "#F3EFE3", "#C9BEA4", turn=60), w * 0.09)
    if face:
        out += box(x + e, y + e, w - 2 * e, h * 0.17, s.lin(light(tone, 0.2), dark(tone, 0.2)), w * 0.04)
        out += box(
            x + e, y + h * 0.24, w - 2 * e, h * 0.4, s.lin(dark(tone, 0.35), tone, light(tone, 0.4)), w * 0.04
        )
        out += oval(
            0, y + h * 0.44, w * 0.15, None, s.rad("#FFFFFF", light(tone, 0.5), tone, x=0.35, y=0.3, r=0.8)
        )
        for k in (0.72, 0.8, 0.88):
            out += box(
                x + e * 1.6, y + h * k, (w - 3.2 * e) * (0.6 if k > 0.85 else 1), h * 0.03, "#8A8270", 2
            )
        return out
    out += box(
        x + e, y + e, w - 2 * e, h - 2 * e, s.lin(light(tone, 0.25), tone, dark(tone, 0.5), turn=55), w * 0.06
    )
    for r in (0.34, 0.24):
        out += oval(
            0, 0, w * r, None, "none", f'stroke="#F2D894" stroke-width="{w * 0.014:.1f}" opacity=".8"'
        )
    return out + oval(0, 0, w * 0.1, None, "#F2D894") + oval(w * 0.24, -w * 0.24, w * 0.03, None, "#F2D894")


# --- ships ----------------------------------------------------------------------------------------------


def _rib(x: float, y: float, h: float, w: float) -> list[Vec]:
    return [(x, y + h * math.sin(a), w * math.cos(a)) for a in (math.tau * (i + 0.5) / 8 for i in range(8))]


def _plate(ship: Solid, outline: Sequence[Vec], thick: float, colour: str) -> None:
    """A slab below and above an outline."""
    up = [(x, y - thick, z) for x, y, z in outline]
    down = [(x, y + thick, z) for x, y, z in outline]
    ship.loft([up, down], colour)
    ship.loft([down, up], colour)


def fighter(hull: str = "#9AA3B8", trim: str = "#C9362A", seed: int = 1) -> Solid:
    """A swept-wing fighter, nose towards positive x, about 150 long and 170 wide."""
    ship = Solid(seed=seed)
    for side in (1, -1):
        wing: list[Vec] = [(18, 1, 10 * side), (-30, 3, 82 * side), (-56, 3, 82 * side), (-50, 1, 12 * side)]
        _plate(ship, wing, 2.5, hull)
        stripe: list[Vec] = [
            (-4, 1, 40 * side),
            (-18, 1.5, 60 * side),
            (-53, 2, 60 * side),
            (-52, 1.5, 40 * side),
        ]
        _plate(ship, stripe, 3.4, trim)
        ship.block((-52, -2, 80 * side - 3), (14, 5, 80 * side + 3), "#3A3F50", taper=0.6)
        fin: list[Vec] = [
            (-30, -6, 15 * side),
            (-58, -44, 24 * side),
            (-68, -44, 24 * side),
            (-62, -6, 15 * side),
        ]
        _plate(ship, fin, 1.2, trim)
        ship.lathe([(-74, 8), (-70, 10), (-44, 10), (-34, 5)], "#4A4E60", 14, (0, 0, 14 * side), "x")
    rows = [(-62, 0, 9, 13), (-40, 0, 14, 18), (6, 0, 13, 15), (46, 1, 8, 9), (92, 3, 1.5, 2)]
    ship.loft([_rib(*row) for row in rows], hull, (2, 1))
    ship.loft(
        [_rib(*row) for row in [(2, -9, 3, 5), (18, -11, 7, 7), (36, -6, 5, 5), (50, -3, 1, 1)]], "#4FC9F0"
    )
    return ship


def squad(
    s: Stage, spots: Sequence[tuple[float, float, float]], turn: Turn, hull: str, trim: str, glow: str,
    trail: float = 190,
) -> None:  # fmt: skip
    """Fighters at points with their sizes, the far ones first, each with two exhausts."""
    ship = fighter(hull, trim)
    for x, y, size in spots:
        for z in (-14.0, 14.0):
            a = ship.spot((-72, 0, z), x, y, size, turn)
            s.add(plume(s, a, ship.spot((-72 - trail, 0, z), x, y, size, turn), 9 * size, glow))
        s.add(ship.draw(x, y, size, turn, ambient="#4A3A5E", rim="#FFB070", edge=0.5))


def shells(s: Stage, a: Point, b: Point, tone: str, count: int, width: float) -> str:
    """A burst of short bolts on the way from a to b."""
    out = ""
    for i in range(count):
        t, u = (i + 0.2) / count, (i + 0.75) / count
        p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
        q = (a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u)
        out += beam(s, p, q, tone, width)
    return out


def smoke(s: Stage, x: float, y: float, w: float, tone: str, seed: int, alpha: float = 0.8) -> str:
    """A soft billow, lit from the upper left."""
    rng, out = random.Random(seed), ""
    for _ in range(16):
        a, d = rng.uniform(0, math.tau), w * 0.36 * rng.random() ** 0.5
        px, py, r = x + math.cos(a) * d, y + math.sin(a) * d * 0.62, w * rng.uniform(0.1, 0.2)
        fill = s.rad(
            (0, light(tone, 0.6), alpha),
            (0.5, tone, alpha * 0.7),
            (1, dark(tone, 0.4), 0.0),
            x=0.4,
            y=0.36,
            r=0.56,
        )
        out += oval(px, py, r, r * 0.92, fill)
    return out


def embers(s: Stage, seed: int, count: int, at: Point, spread: float, tone: str) -> None:
    """Sparks thrown about a point."""
    rng = random.Random(seed)
    for _ in range(count):
        a, d = rng.uniform(0, math.tau), spread * rng.random() ** 0.6
        x, y, r = at[0] + math.cos(a) * d, at[1] + math.sin(a) * d, rng.uniform(1, 4)
        s.add(oval(x, y, r, None, light(tone, rng.uniform(0, 0.7)), f'opacity="{rng.uniform(0.4, 1):.2f}"'))


def shards(
    rng: random.Random, x: float, y: float, inner: float, outer: float, count: int
) -> list[list[Point]]:
    """Wedges of a broken disc with jagged sides, running round the centre."""
    cuts: list[list[Point]] = []
    for i in range(count):
        a = math.tau * i / count + rng.uniform(-0.2, 0.2)
        steps = [inner + (outer - inner) * k / 4 for k in range(5)]
        cuts.append(
            [
                (x + r * math.cos(b), y + r * math.sin(b))
                for r in steps
                for b in (a + rng.uniform(-0.12, 0.12),)
            ]
        )
    return [[*cuts[i], *reversed(cuts[(i + 1) % count])] for i in range(count)]


def sheet_poly(points: Sequence[Point], fill: str, more: str = "") -> str:
    """A filled polygon."""
    return path(poly(points), fill, more)
