"""Things that appear in many pictures: saucers, eyes, blasts, comets, rocks, plants and small furniture."""

from __future__ import annotations

import math
import random
from typing import Unpack

from stage import (
    Point,
    Relief,
    Stage,
    box,
    curve,
    dark,
    light,
    line,
    mix,
    oval,
    path,
    place,
    poly,
    star_path,
    tube,
)

SEATS = {
    "white": "#E9F0EE", "yellow": "#E8BB12", "red": "#C0180E", "purple": "#8A55D0", "blue": "#4FC6F2",
    "green": "#1BA37A", "orange": "#F0741C",
}  # fmt: skip


def saucer(
    s: Stage, colour: str, pilot: str | None = None, beam: str | None = None, lamp: str = "#FFF3C0"
) -> str:
    """A glossy saucer 200 wide around the origin, with an optional pilot's skin colour and tractor beam."""
    deep, soft = dark(colour, 0.55), light(colour, 0.55)
    out = ""
    if beam:
        glow = s.lin((0, beam, 0.75), (1, beam, 0.0))
        out += path("M-34,20 L34,20 L92,210 L-92,210 Z", glow)
    out += oval(0, 25, 56, 18, s.lin(dark(colour, 0.5), dark(colour, 0.85)))
    out += oval(0, 34, 30, 8, s.rad(light(lamp, 0.5), lamp, dark(lamp, 0.5)))
    out += oval(0, 9, 100, 27, s.lin(mix(colour, deep, 0.5), deep, dark(colour, 0.8), turn=20))
    out += oval(0, 1, 100, 25, s.lin(soft, colour, mix(colour, deep, 0.7), turn=32))
    out += oval(
        0, 0, 96, 22.5, "none", f'stroke="{light(colour, 0.8)}" stroke-width="1.6" stroke-opacity=".55"'
    )
    out += oval(0, -3, 72, 15.5, s.lin(deep, mix(colour, deep, 0.4), soft, turn=28))
    out += oval(0, -5, 68, 14, s.lin(light(colour, 0.3), colour, mix(colour, deep, 0.75), turn=28))
    for i in range(11):
        a = math.pi * (0.06 + 0.88 * i / 10)
        x, y = math.cos(a) * 87, 2 + math.sin(a) * 20
        out += oval(x, y, 4.6, 3.0, deep) + oval(x - 0.4, y - 0.5, 3.4, 2.1, lamp)
    if pilot:
        out += oval(0, -6, 40, 9, dark(colour, 0.85))
        out += _pilot(s, pilot)
        glass = s.rad(
            (0, "#FFFFFF", 0.05), (0.7, "#BFE9FF", 0.14), (1, "#DFF6FF", 0.6), x=0.45, y=0.6, r=0.62
        )
        out += path("M-42,-8 C-42,-66 42,-66 42,-8 C30,3 -30,3 -42,-8Z", glass)
    else:
        dome = s.rad(light(colour, 0.75), (0.35, colour), (1, deep), x=0.34, y=0.26, r=0.85)
        out += path("M-43,-8 C-42,-62 42,-62 43,-8 C30,4 -30,4 -43,-8Z", dome)
        out += path(
            "M34,-30 C42,-22 43,-12 42,-8 C38,-4 32,-2 27,-1 C36,-8 38,-20 34,-30Z",
            "#9FE3FF",
            'opacity=".55"',
        )
    out += path("M-30,-22 C-28,-40 -14,-49 -2,-48 C-14,-42 -23,-34 -25,-20Z", "#FFFFFF", 'opacity=".85"')
    out += path("M-88,-6 C-70,-17 -48,-21 -46,-20 C-62,-15 -76,-9 -84,-1Z", "#FFFFFF", 'opacity=".6"')
    return out


def _pilot(s: Stage, skin: str) -> str:
    out = path(
        "M-20,-2 C-26,-30 -16,-44 0,-44 C16,-44 26,-30 20,-2Z",
        s.rad(light(skin, 0.5), skin, dark(skin, 0.5), x=0.35, y=0.3, r=0.8),
    )
    for x in (-8, 9):
        out += (
            oval(x, -27, 6.5, 8, "#FFFFFF")
            + oval(x + 1.5, -25.5, 3.4, 4.6, "#14102A")
            + oval(x, -28, 1.4, 1.6, "#FFF")
        )
    return out + line("M-6,-13 Q1,-9 8,-14", dark(skin, 0.7), 2)


def eye(
    s: Stage, r: float, iris: str, look: Point = (0.0, 0.0), slit: bool = False, white: str = "#FFFDF2"
) -> str:
    """A glossy eyeball of radius r at the origin."""
    lx, ly = look[0] * r * 0.36, look[1] * r * 0.36
    ball = s.rad(white, (0.62, white), (1, mix(white, "#40406E", 0.55)), x=0.42, y=0.4, r=0.62)
    ring = s.rad(
        (0, light(iris, 0.75)),
        (0.5, iris),
        (0.86, dark(iris, 0.35)),
        (1, dark(iris, 0.8)),
        x=0.5,
        y=0.62,
        r=0.6,
    )
    out = (
        oval(0, 0, r * 1.05, None, "#0B0A1E") + oval(0, 0, r, None, ball) + oval(lx, ly, r * 0.6, None, ring)
    )
    pupil = oval(lx, ly, r * 0.13, r * 0.46, "#07060F") if slit else oval(lx, ly, r * 0.3, None, "#07060F")
    top = s.lin((0, "#0B0A24", 0.6), (0.5, "#0B0A24", 0.0))
    return (
        out + pupil + oval(0, 0, r, None, top)
        + oval(lx - r * 0.24, ly - r * 0.28, r * 0.17, None, "#FFFFFF")
        + oval(lx + r * 0.22, ly + r * 0.24, r * 0.07, None, "#FFFFFF", 'opacity=".8"')
    )  # fmt: skip


def blast(s: Stage, r: float, colour: str = "#FF9A3D", seed: int = 1, spikes: int = 13) -> str:
    """An explosion with a white heart, spikes and sparks."""
    rng = random.Random(seed)
    out = oval(0, 0, r * 1.5, None, s.glow(colour, 0.85))
    for share, tone in ((1.0, mix(colour, "#C2240E", 0.45)), (0.78, colour), (0.55, light(colour, 0.6))):
        points: list[Point] = []
        for i in range(spikes * 2):
            a = math.pi * i / spikes + rng.uniform(-0.08, 0.08)
            d = r * share * (rng.uniform(0.75, 1.1) if i % 2 == 0 else rng.uniform(0.42, 0.55))
            points.append((math.cos(a) * d, math.sin(a) * d))
        out += path(poly(points), tone, 'opacity=".95"')
    out += oval(0, 0, r * 0.45, None, s.glow("#FFFFFF", 1.0, 0.2))
    for _ in range(16):
        a, d = rng.uniform(0, 6.28), r * rng.uniform(0.9, 1.6)
        out += oval(math.cos(a) * d, math.sin(a) * d, rng.uniform(0.012, 0.035) * r, None, light(colour, 0.7))
    return out


def comet(s: Stage, length: float, head: float, colour: str, core: str = "#FFFFFF") -> str:
    """A streak whose head sits at the origin and whose tail runs to the right."""
    tail = s.lin((0, colour, 0.95), (0.35, colour, 0.4), (1, colour, 0.0), turn=0)
    hot = s.lin((0, core, 1.0), (1, core, 0.0), turn=0)
    return (
        oval(0, 0, head * 2.6, None, s.glow(colour, 0.7))
        + path(f"M0,{-head} C{length * 0.3},{-head * 1.1} {length * 0.7},{-head * 0.5} {length},0 "
               f"C{length * 0.7},{head * 0.5} {length * 0.3},{head * 1.1} 0,{head} "
               f"A{head},{head} 0 0 1 0,{-head}Z", tail)
        + path(f"M0,{-head * 0.5} L{length * 0.55},0 L0,{head * 0.5}Z", hot)
    )  # fmt: skip


def rock_points(rng: random.Random, rx: float, ry: float, count: int = 11, rough: float = 0.2) -> list[Point]:
    """Corners of a boulder around the origin."""
    points = []
    for i in range(count):
        a = 2 * math.pi * i / count + rng.uniform(-0.16, 0.16)
        k = 1 + rng.uniform(-rough, rough)
        points.append((math.cos(a) * rx * k, math.sin(a) * ry * k))
    return points


def rock(s: Stage, rx: float, ry: float, colour: str, seed: int, **more: Unpack[Relief]) -> str:
    """A shaded boulder with pits."""
    rng = random.Random(seed)
    outline = poly(rock_points(rng, rx, ry, 12, 0.14))
    pits = ""
    for _ in range(9):
        a, d = rng.uniform(0, 6.28), rng.uniform(0, 0.75)
        pits += oval(
            math.cos(a) * d * rx,
            math.sin(a) * d * ry,
            rng.uniform(0.06, 0.2) * rx,
            rng.uniform(0.05, 0.16) * ry,
            dark(colour, 0.4),
            'opacity=".6"',
        )
    body = path(outline, colour) + s.clip(outline, pits)
    return s.puff(body, (-rx * 1.3, -ry * 1.3, rx * 2.6, ry * 2.6), gloss=0.08, **more)


def crystal(s: Stage, height: float, width: float, colour: str) -> str:
    """A faceted shard standing on the origin."""
    h, w = height, width / 2
    left = s.lin(light(colour, 0.7), colour, turn=80)
    mid = s.lin(light(colour, 0.45), dark(colour, 0.25), turn=80)
    right = s.lin(colour, dark(colour, 0.6), turn=80)
    return (
        path(poly([(-w, -h * 0.72), (-w * 0.25, -h), (-w * 0.2, 0), (-w * 0.8, -h * 0.04)]), left)
        + path(poly([(-w * 0.25, -h), (w * 0.5, -h * 0.78), (w * 0.42, 0), (-w * 0.2, 0)]), mid)
        + path(poly([(-w * 0.25, -h), (w * 0.5, -h * 0.78), (w, -h * 0.66), (w * 0.78, -h * 0.03),
            (w * 0.42, 0), (w * 0.5, -h * 0.78)]), right)
        + line(f"M{-w * 0.25},{-h} L{w * 0.5},{-h * 0.78} L{w * 0.42},0", "#FFFFFF", 1.4, 'opacity=".5"')
        + line(f"M{-w * 0.62},{-h * 0.7} L{-w * 0.52},{-h * 0.15}", "#FFFFFF", 3, 'opacity=".65"')
    )  # fmt: skip


def glint(x: float, y: float, r: float, colour: str = "#FFFFFF", alpha: float = 1.0) -> str:
    """A four-pointed sparkle."""
    return (
        path(star_path(x, y, r, r * 0.05, 4), colour, f'opacity="{alpha}"')
        + path(star_path(x, y, r * 0.34, r * 0.09, 4, -45), colour, f'opacity="{alpha * 0.7:.2f}"')
        + oval(x, y, r * 0.1, None, colour, f'opacity="{alpha}"')
    )


def bolt(points: list[Point], colour: str, width: float, s: Stage) -> str:
    """A zigzag of electricity through points."""
    d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
    return (
        line(d, colour, width * 3.4, f'opacity=".45" {s.blur(width * 1.4)}')
        + line(d, light(colour, 0.35), width) + line(d, "#FFFFFF", width * 0.4)
    )  # fmt: skip


def zigzag(rng: random.Random, start: Point, end: Point, parts: int, swing: float) -> list[Point]:
    """Points of a jagged line."""
    points = [start]
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    for i in range(1, parts):
        t, off = i / parts, rng.uniform(-swing, swing)
        points.append((start[0] + dx * t - dy / length * off, start[1] + dy * t + dx / length * off))
    return [*points, end]


def limb(s: Stage, points: list[Point], start: float, end: float, colour: str, **more: Unpack[Relief]) -> str:
    """A puffed tentacle or arm."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    m = max(start, end) + 12
    area = (min(xs) - m, min(ys) - m, max(xs) - min(xs) + 2 * m, max(ys) - min(ys) + 2 * m)
    return s.puff(path(tube(points, start, end), colour), area, **more)


def hills(s: Stage, y: float, swing: float, colour: str, seed: int, rim: str | None = None) -> str:
    """Rolling ground from edge to edge of the picture."""
    rng = random.Random(seed)
    points: list[Point] = [(-40.0, y + rng.uniform(-swing, swing))]
    for i in range(1, 9):
        points.append((-40 + (s.width + 80) * i / 8, y + rng.uniform(-swing, swing)))
    ridge = curve(points, closed=False)
    ground = ridge + f"L{s.width + 40},{s.height + 20} L-40,{s.height + 20}Z"
    out = path(ground, s.lin(light(colour, 0.12), colour, dark(colour, 0.65)))
    return out + line(ridge, rim, 2.5, 'opacity=".7"') if rim else out


def rays(
    s: Stage, x: float, y: float, r: float, colour: str, count: int, seed: int, alpha: float = 0.25
) -> str:
    """Light shafts fanning from a point."""
    rng = random.Random(seed)
    fill = f'<radialGradient id="ray{len(s.defs)}" gradientUnits="userSpaceOnUse" cx="{x}" cy="{y}" r="{r}">'
    name = f"ray{len(s.defs)}"
    s.defs.append(
        fill
        + f'<stop offset="0" stop-color="{colour}" stop-opacity="{alpha}"/>'
        + f'<stop offset="1" stop-color="{colour}" stop-opacity="0"/></radialGradient>'
    )
    out = ""
    for i in range(count):
        a = 2 * math.pi * (i + rng.uniform(-0.3, 0.3)) / count
        w = rng.uniform(0.25, 0.6) * math.pi / count
        out += path(
            poly(
                [
                    (x, y),
                    (x + math.cos(a - w) * r, y + math.sin(a - w) * r),
                    (x + math.cos(a + w) * r, y + math.sin(a + w) * r),
                ]
            ),
            f"url(#{name})",
        )
    return out


def sheet_of_paper(
    s: Stage, w: float, h: float, lines: int = 6, seal: str | None = None, tint: str = "#FBF3DC"
) -> str:
    """A form with wordless lines, centred on the origin."""
    out = box(-w / 2 + 5, -h / 2 + 7, w, h, "#04040F", 4, 'opacity=".35"')
    out += path(
        f"M{-w / 2},{-h / 2} H{w / 2 - w * 0.16} L{w / 2},{-h / 2 + w * 0.16} V{h / 2} H{-w / 2}Z",
        s.lin(light(tint, 0.6), tint, mix(tint, "#8C7F9C", 0.35), turn=60),
    )
    out += path(f"M{w / 2 - w * 0.16},{-h / 2} V{-h / 2 + w * 0.16} H{w / 2}Z", mix(tint, "#6A5F80", 0.4))
    for i in range(lines):
        y = -h * 0.33 + i * h * 0.62 / max(1, lines - 1)
        out += box(
            -w * 0.38,
            y,
            w * (0.5 if i == 0 else (0.76 if i % 3 else 0.6)),
            h * 0.035,
            "#6B6488" if i else "#3D3760",
            2,
        )
    if seal:
        out += place(
            path(
                star_path(0, 0, w * 0.15, w * 0.12, 16),
                s.rad(light(seal, 0.5), seal, dark(seal, 0.4), x=0.35, y=0.3, r=0.8),
            )
            + oval(0, 0, w * 0.08, None, "none", f'stroke="{light(seal, 0.6)}" stroke-width="{w * 0.012}"'),
            w * 0.26,
            h * 0.34,
        )
    return out


def crate(s: Stage, size: float, colour: str, badge: str | None = None) -> str:
    """A strapped box seen slightly from above, standing on the origin."""
    w, h, d = size, size * 0.8, size * 0.24
    x0 = -w / 2
    front = s.lin(light(colour, 0.25), colour, dark(colour, 0.35), turn=60)
    out = path(poly([(x0, -h), (x0 + d, -h - d), (x0 + w + d, -h - d), (x0 + w, -h)]), light(colour, 0.5))
    out += path(poly([(x0 + w, -h), (x0 + w + d, -h - d), (x0 + w + d, -d), (x0 + w, 0)]), dark(colour, 0.6))
    out += box(x0, -h, w, h, front, size * 0.03)
    out += box(
        x0 + w * 0.06,
        -h * 0.94,
        w * 0.88,
        h * 0.88,
        "none",
        size * 0.03,
        f'stroke="{dark(colour, 0.5)}" stroke-width="{size * 0.02}"',
    )
    for k in (0.2, 0.72):
        out += box(x0 + w * k, -h, w * 0.08, h, dark(colour, 0.35))
        out += path(
            poly(
                [
                    (x0 + w * k, -h),
                    (x0 + w * k + d, -h - d),
                    (x0 + w * (k + 0.08) + d, -h - d),
                    (x0 + w * (k + 0.08), -h),
                ]
            ),
            mix(colour, dark(colour), 0.3),
        )
    if badge:
        out += oval(0, -h / 2, size * 0.17, None, badge) + oval(
            0,
            -h / 2,
            size * 0.17,
            None,
            "none",
            f'stroke="#FFF" stroke-opacity=".7" stroke-width="{size * 0.02}"',
        )
        out += glint(0, -h / 2, size * 0.13)
    return out + box(x0, -h, w * 0.04, h, "#FFFFFF", 0, 'opacity=".25"')
