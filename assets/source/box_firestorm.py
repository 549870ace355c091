"""Cover of Firestorm: a battle line of warships in a burning nebula."""

from __future__ import annotations

import math
import random

import numpy as np
from PIL import Image

import cosmos
from motifs import blast, glint, rock
from solid import Solid, Vec
from stage import Stage, line, oval, place

WIDTH, HEIGHT = 888, 1164
FIRE = (
    (0.0, "#070209"), (0.25, "#260810"), (0.42, "#6B1510"), (0.58, "#C53A12"), (0.74, "#F58A26"),
    (0.9, "#FFD27A"), (1.0, "#FFF8DC"),
)  # fmt: skip


def _nebula() -> cosmos.Field:
    x, y = cosmos.grid(WIDTH, HEIGHT)
    u, v = x / WIDTH * 2.1, y / WIDTH * 2.1
    ax, ay = cosmos.fbm(u, v, 1.0, 11, 5), cosmos.fbm(u + 4, v + 9, 2.0, 12, 5)
    bx = cosmos.fbm(u + 1.7 * ax, v + 1.5 * ay, 3.0, 13, 6, 0.55)
    veins = cosmos.ridged(u * 1.2 + ay * 1.6, v * 1.2 + ax * 1.6, 5.0, 14, 5)
    smoke = cosmos.fbm(u * 1.1 + 7 + bx, v * 1.1 + bx, 6.0, 15, 6, 0.55)
    heart = np.exp(-(((x - 560) / 430) ** 2) - ((y - 560) / 400) ** 2)
    value = 0.3 + 0.46 * bx + 0.34 * (veins - 0.55) + 0.5 * heart - 0.5 * np.clip(smoke, 0, 1)
    value = value * (0.15 + 0.85 * cosmos.smooth(40.0, 440.0, y)) - 0.08 * cosmos.smooth(300.0, 0.0, y)
    picture = cosmos.ramp(np.clip(value, 0, 1), FIRE)
    cold = np.clip(cosmos.fbm(u * 0.8 + 3, v * 0.8, 8.0, 16, 4), 0, 1) * cosmos.smooth(0.5, 0.1, value)
    picture = cosmos.screen(picture, cold[..., None] * cosmos.rgb("#3A2266") * 0.8)
    return cosmos.add_stars(picture, 18, 170, "#FFE6C8")


def _section(x: float, y: float, h: float, w: float) -> list[Vec]:
    """Eight-sided hull outline at a station along x; flat deck, keel below."""
    return [
        (x, y - h * 0.5, -w * 0.45), (x, y - h * 0.5, w * 0.45), (x, y - h * 0.1, w), (x, y + h * 0.15, w),
        (x, y + h * 0.6, w * 0.3), (x, y + h * 0.6, -w * 0.3), (x, y + h * 0.15, -w), (x, y - h * 0.1, -w),
    ]  # fmt: skip


def warship(steel: str, trim: str, lamp: str, seed: int) -> Solid:
    """A capital ship, nose towards positive x, about 440 long."""
    ship = Solid(seed=seed)
    rows = [
        (-210, 0, 62, 46),
        (-170, 0, 84, 62),
        (-60, 0, 80, 58),
        (40, 2, 62, 46),
        (150, 6, 40, 30),
        (236, 10, 14, 8),
    ]
    ship.loft([_section(*row) for row in rows], steel, (7, 3))
    ship.block((-190, 2, -70), (-30, 22, 70), trim, (5, 1), 0.9)
    ship.block((-176, -62, -22), (-84, -38, 22), steel, (4, 1), 0.8)
    ship.block((-164, -86, -15), (-112, -60, 15), steel, (3, 1), 0.8)
    ship.block((-152, -98, -22), (-124, -84, 22), trim, (2, 1), 0.7)
    ship.block((-142, -132, -1.5), (-138, -98, 1.5), "#2A2630")
    ship.block((-60, -56, -12), (60, -32, 12), steel, (4, 1), 0.5)
    for at in (-48, 8, 66):
        top = -50 + (at + 48) * 0.14
        ship.block((at - 12, top - 12, -12), (at + 14, top + 4, 12), trim, (1, 1), 0.8)
        for side in (-5, 5):
            ship.block((at + 10, top - 9, side - 1.6), (at + 50, top - 5.5, side + 1.6), "#2C2A33")
    for side in (46, 0, -46):
        ship.lathe(
            [(-236, 15), (-232, 18), (-206, 20), (-190, 12)],
            "#3B3038",
            18,
            (0, 12 if side else -8, side * 0.62),
            "x",
        )
    for side in (1, -1):
        for y, a, b in ((-4, -160, 96), (6, -150, 60)):
            wa, wb = 62.4 * side, (34.5 if a == -160 else 44) * side
            ship.lamps((a, y, wa), (b, y + 4, wb + side * 4), 26, (2.2, 0, 0), (0, 1.4, 0), lamp)
        ship.lamps((-172, -52, 22.6 * side), (-100, -51, 20 * side), 9, (2.4, 0, 0), (0, 1.8, 0), lamp)
        ship.lamps((-160, -74, 15.6 * side), (-120, -74, 13.5 * side), 6, (2.4, 0, 0), (0, 1.8, 0), lamp)
    return ship


def _engines(
    s: Stage, ship: Solid, x: float, y: float, size: float, turn: tuple[float, float, float], tone: str
) -> None:
    for side in (-28.5, 0, 28.5):
        point = (-236.0, 12.0 if side else -8.0, side)
        ax, ay = ship.spot(point, x, y, size, turn)
        bx, by = ship.spot((-236 - 210, point[1], side), x, y, size, turn)
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        length = math.hypot(bx - ax, by - ay)
        flame = s.lin((0, "#FFFFFF", 1.0), (0.25, tone, 0.9), (1, tone, 0.0), turn=0)
        w = 17 * size
        s.add(
            place(
                f'<path d="M0,{-w} C{length * 0.2},{-w * 0.8} {length * 0.4},{-w * 0.2} {length},0 '
                f'C{length * 0.4},{w * 0.2} {length * 0.2},{w * 0.8} 0,{w}Z" fill="{flame}"/>',
                ax,
                ay,
                1,
                angle,
            )
        )
        s.add(s.flare(ax, ay, 52 * size, tone))


def _beam(s: Stage, a: tuple[float, float], b: tuple[float, float], tone: str, width: float) -> None:
    d = f"M{a[0]},{a[1]}L{b[0]},{b[1]}"
    s.add(
        line(d, tone, width * 3.2, f'opacity=".5" {s.blur(width)}'),
        line(d, tone, width),
        line(d, "#FFFFFF", width * 0.45),
    )


def _fighters(
    s: Stage, x: float, y: float, count: int, spread: float, turn: float, tone: str, seed: int
) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        px, py, k = x + rng.gauss(0, spread), y + rng.gauss(0, spread * 0.5), rng.uniform(0.5, 1.1)
        tail = s.lin((0, tone, 0.0), (1, tone, 0.9), turn=0)
        dart = (
            f'<rect x="-46" y="-1.6" width="40" height="3.2" fill="{tail}"/><path d="M16,0 L-8,-8 L-4,0 '
            f'L-8,8Z" fill="#1B1014"/><path d="M16,0 L-8,-8 L-4,0Z" fill="#E8C8A8"/>'
        )
        s.add(place(dart, px, py, k, turn + rng.uniform(-6, 6)))


def firestorm() -> Image.Image:
    """Draw the cover."""
    s = Stage(WIDTH, HEIGHT, 3)
    s.back(_nebula())
    s.add(oval(640, 470, 320, None, s.glow("#FFE2A0", 0.55)))
    far = warship("#7A5048", "#5A2A2A", "#FFE6A0", 5)
    spot, turn = (650.0, 430.0), (204.0, -16.0, 12.0)
    _engines(s, far, *spot, 0.86, turn, "#FF5C8A")
    s.add(far.draw(*spot, 0.86, turn, ambient="#A04A2A", key="#FFD9A8", rim="#FFC070", lens=0.0006))
    s.add(place(blast(s, 92, "#FFB04A", 4, 15), 598, 430), place(blast(s, 46, "#FF8A3C", 6, 11), 742, 462))
    small = warship("#8C5A44", "#A8482A", "#BFF3FF", 8)
    for px, py, size, t in ((200, 508, 0.34, (-22, -16, -14)), (96, 606, 0.24, (-20, -16, -12))):
        _engines(s, small, px, py, size, t, "#58C8FF")
        s.add(small.draw(px, py, size, t, ambient="#8A4630", rim="#FFC880", lens=0.0006))
    _beam(s, (280, 478), (540, 440), "#55D8FF", 4)
    _beam(s, (280, 488), (640, 470), "#55D8FF", 3)
    _fighters(s, 470, 620, 16, 120, -24, "#7FE0FF", 3)
    _fighters(s, 700, 600, 9, 80, 160, "#FF7A8A", 4)
    main = warship("#535B6B", "#C8481C", "#BFF6FF", 2)
    spot, turn = (484.0, 872.0), (-44.0, -24.0, -30.0)
    _engines(s, main, *spot, 1.64, turn, "#4FC4FF")
    s.add(
        main.draw(*spot, 1.64, turn, ambient="#7A4434", key="#FFF0DC", rim="#FFB45C", lens=0.0009, edge=0.7)
    )
    muzzle = main.spot((118, -48, 5), *spot, 1.64, turn, 0.0009)
    _beam(s, muzzle, (716, 470), "#6FE4FF", 6)
    s.add(s.flare(*muzzle, 60, "#8FEAFF"))
    rng = random.Random(12)
    for _ in range(9):
        px, py, k = rng.uniform(20, 868), rng.uniform(930, 1150), rng.uniform(8, 30)
        s.add(
            place(
                rock(s, k, k * 0.75, "#4A2A26", rng.randrange(99), rim="#FFB060", ambient="#803018"), px, py
            )
        )
    for _ in range(60):
        s.add(
            oval(
                rng.uniform(0, 888),
                rng.uniform(330, 1164),
                rng.uniform(0.8, 3.2),
                None,
                "#FFC070",
                f'opacity="{rng.uniform(0.3, 0.95):.2f}"',
            )
        )
    s.add(glint(598, 430, 150, "#FFFFFF", 0.9))
    return s.bake(0.5, 0.4)
