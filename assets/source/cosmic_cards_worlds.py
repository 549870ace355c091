"""Attack cards above 20: a world is hit, a world breaks, a world is gone."""

from __future__ import annotations

import math
import random

from box_firestorm import warship
from cosmic_cards_cruisers import cruise
from cosmic_cards_fighters import ASH
from cosmic_cards_kit import beam, embers, glowing, shards, sky
from motifs import blast, glint, rock, zigzag
from stage import Point, Stage, dark, line, oval, path, place, poly

CRUST = ((0, "#2A120E"), (0.5, "#8A4A2A"), (1, "#F0C890"))


def _cracks(s: Stage, at: Point, seed: int, count: int, reach: float, tone: str) -> str:
    """Glowing fissures that run from a point."""
    rng, out = random.Random(seed), ""
    for i in range(count):
        a = math.tau * i / count + rng.uniform(-0.25, 0.25)
        end = (
            at[0] + math.cos(a) * reach * rng.uniform(0.6, 1.1),
            at[1] + math.sin(a) * reach * rng.uniform(0.6, 1.1),
        )
        spots = zigzag(rng, at, end, 7, reach * 0.08)
        d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in spots)
        out += line(d, dark(tone, 0.75), 13) + glowing(s, d, tone, 5, 0.7)
        side = zigzag(
            rng, spots[3], (spots[3][0] + rng.uniform(-90, 90), spots[3][1] + rng.uniform(-90, 90)), 4, 14
        )
        out += glowing(s, "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in side), tone, 3, 0.6)
    return out


def attack_23(s: Stage) -> None:
    """One long ray from a siege ship, and the crust gives way."""
    sky(s, "blood", 323, 120, 1.6, 0.95)
    s.add(oval(640, 470, 460, None, s.glow("#FF5A2A", 0.55)))
    x, y, r = 650.0, 470.0, 270.0
    s.add(s.orb(x, y, r, "rock", 14, CRUST, air="#FFA060"))
    hit = (560.0, 370.0)
    disc = f"M{x - r},{y}a{r},{r} 0 1 0 {2 * r},0a{r},{r} 0 1 0 {-2 * r},0Z"
    s.add(
        s.clip(disc, oval(*hit, 210, None, s.glow("#FF8A2A", 0.95)) + _cracks(s, hit, 5, 8, 330, "#FFB03A"))
    )
    ship = warship("#4A4E60", "#A8281E", "#FFD0A0", 3)
    cruise(s, ship, (170, 120), 0.95, (-34, -26, 22), "#FF5A6A", "#FFB080")
    s.add(beam(s, (270, 160), hit, "#FFD24A", 24), s.flare(272, 161, 90, "#FFE08A"))
    s.add(place(blast(s, 150, "#FFA03A", 7, 19), *hit), glint(*hit, 260))
    embers(s, 3, 90, hit, 330, "#FFB04A")
    rng = random.Random(6)
    for _ in range(12):
        a, d = rng.uniform(-2.9, -0.4), rng.uniform(130, 290)
        k = rng.uniform(8, 22)
        chip = rock(s, k, k * 0.7, "#6A3420", rng.randrange(99), rim="#FFC060", ambient="#A04018")
        s.add(place(chip, hit[0] + math.cos(a) * d, hit[1] + math.sin(a) * d))


def _piece(s: Stage, x: float, y: float, r: float, wedge: list[Point], shift: Point, globe: str) -> str:
    """A part of a globe moved away from its middle, with a molten break below it."""
    disc = f"M{x - r},{y}a{r},{r} 0 1 0 {2 * r},0a{r},{r} 0 1 0 {-2 * r},0Z"
    d = poly(wedge)
    inner = path(d, s.rad("#FFFFFF", (0.3, "#FFE070"), (0.7, "#FF7A1E"), (1, "#7A1408")))
    rim = line(d, "#FFD060", 9) + line(d, "#FFFFFF", 3)
    under = place(s.clip(disc, inner), -shift[0] * 0.24, -shift[1] * 0.24)
    return place(under + s.clip(disc, s.clip(d, globe) + rim), *shift)


def attack_30(s: Stage) -> None:
    """A world splits in two; its core pours out between the halves."""
    sky(s, "ember", 330, 90, 1.5, 0.85)
    x, y, r = 480.0, 350.0, 250.0
    s.add(oval(x, y, 520, None, s.glow("#FF9A2A", 0.8)), oval(x, y, 250, None, s.glow("#FFFFE0", 1.0)))
    rng = random.Random(31)
    cut = zigzag(rng, (x - 150, y - 330), (x + 150, y + 330), 11, 40)
    far = [(x + 700, y + 330), (x + 700, y - 330)]
    near = [(x - 700, y + 330), (x - 700, y - 330)]
    s.add(place(blast(s, 210, "#FFB03A", 12, 23), x, y))
    globe = s.orb(x, y, r, "rock", 21, CRUST, air="#FFA060", glow=0.0)
    for side, more in ((1, far), (-1, near)):
        s.add(_piece(s, x, y, r, [*cut, *more], (side * 92.0, side * -34.0), globe))
    core = s.rad("#FFFFFF", (0.4, "#FFF4B0"), (0.75, "#FFB02A"), (1, "#E04A0E"), x=0.42, y=0.4, r=0.62)
    s.add(oval(x, y, 170, None, s.glow("#FFE08A", 0.9)), oval(x, y, 76, None, core), glint(x, y, 330))
    for i in range(5):
        a, b = (x - 170 + i * 10, y - 160 + i * 70), (x + 150 - i * 6, y - 190 + i * 80)
        d = "M" + "L".join(f"{px:.0f},{py:.0f}" for px, py in zigzag(rng, a, b, 8, 26))
        s.add(glowing(s, d, "#FFB83A", 3.5, 0.6))
    embers(s, 8, 110, (x, y), 420, "#FFC050")
    _debris(s, 14, 26, (x, y), 250, 470)


def _debris(s: Stage, seed: int, count: int, at: Point, near: float, far: float) -> None:
    """Rocks thrown outwards, the far ones bigger."""
    rng = random.Random(seed)
    for _ in range(count):
        a, d = rng.uniform(0, math.tau), rng.uniform(near, far)
        k = rng.uniform(7, 18) * (0.5 + d / far)
        chip = rock(s, k, k * 0.72, "#5A2A1C", rng.randrange(99), rim="#FFC868", ambient="#A84418")
        s.add(place(chip, at[0] + math.cos(a) * d * 1.15, at[1] + math.sin(a) * d * 0.85))


def attack_40(s: Stage) -> None:
    """The end of a world: white heat, a ring of fire and the shards of a crust."""
    sky(s, "fire", 340, 70, 1.4, 0.9)
    x, y, r = 480.0, 345.0, 215.0
    s.add(oval(x, y, 620, None, s.glow("#FFB03A", 0.95)))
    for k, width in ((1.0, 26), (1.18, 9)):
        ring = f"M{-430 * k},0A{430 * k},{120 * k} 0 1 1 {430 * k},0A{430 * k},{120 * k} 0 1 1 {-430 * k},0Z"
        s.add(place(glowing(s, ring, "#FFB45A", width, 0.7), x, y, 1, -16))
    s.add(place(blast(s, 330, "#FFA02A", 41, 31), x, y), oval(x, y, 290, None, s.glow("#FFFFF0", 1.0, 0.15)))
    rng = random.Random(40)
    globe = s.orb(x, y, r, "rock", 21, CRUST, air="#FFA060", glow=0.0)
    for number, wedge in enumerate(shards(rng, x, y, 34, r * 1.1, 9)):
        mx = sum(p[0] for p in wedge) / len(wedge) - x
        my = sum(p[1] for p in wedge) / len(wedge) - y
        size = math.hypot(mx, my)
        push = 95 + 50 * (number % 3)
        s.add(_piece(s, x, y, r, wedge, (mx / size * push, my / size * push * 0.85), globe))
    s.add(oval(x, y, 150, None, s.glow("#FFFFFF", 1.0, 0.2)), glint(x, y, 470, "#FFFDF0"))
    embers(s, 4, 170, (x, y), 520, "#FFD070")
    _debris(s, 44, 40, (x, y), 300, 520)
    s.add(s.orb(850, 110, 46, "rock", 3, ASH, air="#FFE0B0", light=(-0.6, 0.5, 0.4)))


PICTURES = {"attack_23": attack_23, "attack_30": attack_30, "attack_40": attack_40}
