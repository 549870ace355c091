"""Attack cards from 11 to 20: capital ships, each a bigger argument than the one before."""

from __future__ import annotations

import math
import random

from box_firestorm import warship
from cosmic_cards_fighters import ASH, CORAL, JADE, MOLTEN, OCEAN, PLUM
from cosmic_cards_kit import Turn, beam, embers, plume, shells, sky, squad
from motifs import blast, glint, rock
from solid import Solid
from stage import Point, Stage, oval, path, place

TURRETS = ((-48.0, -58.0), (8.0, -50.0), (66.0, -42.0))


def cruise(
    s: Stage, ship: Solid, at: Point, size: float, turn: Turn, glow: str, rim: str = "#FFB45C",
    ambient: str = "#6A4448", lens: float = 0.0007,
) -> None:  # fmt: skip
    """A warship under way: exhausts first, then the hull."""
    for z in (-28.5, 0.0, 28.5):
        y = 12.0 if z else -8.0
        a = ship.spot((-236, y, z), *at, size, turn, lens)
        b = ship.spot((-430, y, z), *at, size, turn, lens)
        s.add(plume(s, a, b, 17 * size, glow))
    s.add(ship.draw(*at, size, turn, ambient=ambient, key="#FFF2DE", rim=rim, lens=lens, edge=0.6))


def salvo(
    s: Stage,
    ship: Solid,
    at: Point,
    size: float,
    turn: Turn,
    targets: list[Point],
    tone: str,
    width: float = 5,
) -> None:
    """One beam from the turrets to each target, with muzzle light and hits."""
    for number, target in enumerate(targets):
        x, y = TURRETS[number % 3]
        muzzle = ship.spot((x + 48, y, 5), *at, size, turn, 0.0007)
        s.add(beam(s, muzzle, target, tone, width), s.flare(*muzzle, 40 * size, tone))
        s.add(place(blast(s, 30 + 4 * width, "#FFB04A", number + 3, 13), *target), glint(*target, 70))
        embers(s, number, 16, target, 80, "#FFB04A")


def torpedo(s: Stage, a: Point, b: Point, size: float, tone: str) -> str:
    """A missile at b that comes from a."""
    angle = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    hull = s.lin("#FFFFFF", "#C8CCD8", "#5A6078")
    body = path("M-34,-8H14Q36,-6 44,0Q36,6 14,8H-34Z", hull) + path(
        "M14,-8Q36,-6 44,0Q36,6 14,8Z", "#C9362A"
    )
    fins = path("M-34,-8L-46,-20H-34L-16,-8ZM-34,8L-46,20H-34L-16,8Z", "#8A2A20")
    back = (b[0] + (a[0] - b[0]) * 0.85, b[1] + (a[1] - b[1]) * 0.85)
    return plume(s, b, back, 9 * size, tone) + place(fins + body, b[0], b[1], size, angle)


def attack_11(s: Stage) -> None:
    """A patrol frigate comes over the rim of a moon and opens fire."""
    sky(s, "wine", 311, 140, 1.6)
    s.add(s.orb(800, 170, 120, "rock", 5, CORAL, air="#FFB0A0"))
    ship, at, turn = warship("#7A8294", "#B8503A", "#FFE6A0", 4), (400.0, 390.0), (-24.0, -20.0, -16.0)
    cruise(s, ship, at, 1.15, turn, "#5FD0FF")
    salvo(s, ship, at, 1.15, turn, [(742, 216)], "#6FE4FF")
    s.add(s.orb(300, 930, 420, "rock", 9, ASH, air="#E8C0B0"))


def attack_12(s: Stage) -> None:
    """A missile boat lets a dozen torpedoes go at once."""
    sky(s, "rust", 312, 120, 1.8, 0.9)
    s.add(s.orb(850, 620, 230, "land", 12, JADE, air="#B0FFD8"))
    ship, at, turn = warship("#8A7A66", "#5A6A3A", "#FFF0A0", 6), (230.0, 210.0), (-20.0, -24.0, 8.0)
    cruise(s, ship, at, 0.95, turn, "#FF9A4A")
    for i in range(12):
        t = (i % 6) / 5
        far = 290 if i < 6 else 480
        angle = math.radians(-8 + 72 * t + (6 if i >= 6 else 0))
        start = (320.0 + 30 * math.cos(angle), 230 + 30 * math.sin(angle))
        end = (320 + far * math.cos(angle), 230 + far * math.sin(angle) * 0.95)
        s.add(torpedo(s, start, end, 0.75 if i < 6 else 1.0, "#FFB45A"))


def attack_13(s: Stage) -> None:
    """Unlucky for whoever meets it: a black cruiser ploughs through a belt of rocks."""
    sky(s, "blood", 313, 110, 1.7, 0.95)
    s.add(s.orb(480, 240, 260, "gas", 7, ((0, "#3A0A12"), (0.5, "#A8281E"), (1, "#FF9A5A")), air="#FF8A6A"))
    rng = random.Random(13)
    for _ in range(13):
        x, y, k = rng.uniform(0, 960), 150 + rng.uniform(-60, 60), rng.uniform(8, 22)
        s.add(place(rock(s, k, k * 0.8, "#6A3A34", rng.randrange(99), rim="#FF9A70"), x, y))
    ship, at, turn = warship("#3A3A48", "#8A1A1E", "#FF5A4A", 9), (440.0, 410.0), (-140.0, -20.0, 10.0)
    cruise(s, ship, at, 1.35, turn, "#FF4A5A", "#FF8A6A", "#7A3A44")
    for x, y, k, n in (
        (120, 600, 90, 3),
        (840, 610, 110, 8),
        (640, 660, 50, 5),
        (900, 430, 44, 6),
        (60, 330, 36, 7),
    ):
        s.add(place(rock(s, k, k * 0.78, "#5A302C", n, rim="#FFB080", ambient="#702A2A"), x, y))
    hit = (150.0, 455.0)
    s.add(place(blast(s, 74, "#FF8A3C", 4, 14), *hit), glint(*hit, 110))
    embers(s, 4, 40, hit, 170, "#FF9A4A")


def attack_14(s: Stage) -> None:
    """A broadside: every gun of one flank at the same time."""
    sky(s, "ember", 314, 120, 1.6, 0.8)
    s.add(s.orb(170, 130, 90, "swirl", 4, PLUM, air="#F0B0E0"))
    ship, at, turn = warship("#8A6A5A", "#C8781E", "#BFF3FF", 5), (470.0, 250.0), (6.0, -14.0, -5.0)
    cruise(s, ship, at, 1.55, turn, "#FFC05A")
    for i in range(9):
        a = ship.spot((-150 + i * 32, 6, 58 - i * 2.4), *at, 1.55, turn, 0.0007)
        b = (a[0] - 120 + i * 14, 690 + 30 * (i % 2))
        s.add(shells(s, a, b, "#FFE070" if i % 2 else "#FF7A3A", 4, 5), s.flare(*a, 46, "#FFD070"))
    for i, x in enumerate((70, 210, 350, 500, 640, 790)):
        s.add(place(blast(s, 52 + 9 * (i % 3), "#FF9A3A", i + 20, 13), x, 690 - 26 * (i % 2)))


def attack_15(s: Stage) -> None:
    """Two cruisers side by side, guns on the same spot."""
    sky(s, "rose", 315, 130, 1.7, 0.8)
    s.add(s.orb(850, 560, 270, "land", 8, OCEAN, air="#B8E8FF"))
    target = (716.0, 448.0)
    for at, size, seed in (((300.0, 170.0), 0.95, 7), ((330.0, 440.0), 1.3, 8)):
        turn = (-30.0, -26.0, 14.0 if seed == 7 else -10.0)
        ship = warship("#A8A0A8", "#A82A4A", "#FFF0B0", seed)
        cruise(s, ship, at, size, turn, "#FF7AC0", "#FFC0D8", "#6A3A58")
        for x, y in TURRETS:
            muzzle = ship.spot((x + 48, y, 5), *at, size, turn, 0.0007)
            s.add(beam(s, muzzle, target, "#FF6AB0", 3.2 * size), s.flare(*muzzle, 30 * size, "#FF9AD0"))
    s.add(place(blast(s, 96, "#FFB04A", 3, 17), *target), glint(*target, 170))
    embers(s, 9, 50, target, 190, "#FFC06A")


def attack_20(s: Stage) -> None:
    """The battle fleet: a dreadnought in front, its squadron behind, a world under fire."""
    sky(s, "fire", 320, 100, 1.5, 0.72)
    s.add(s.orb(760, 200, 250, "lava", 11, MOLTEN, air="#FFB070", hot="#FFD25A"))
    far = warship("#8A6A5E", "#A8482A", "#FFE6A0", 5)
    for at, size in (((160.0, 120.0), 0.42), ((420.0, 90.0), 0.34), ((110.0, 270.0), 0.55)):
        cruise(s, far, at, size, (-26, -18, 2), "#5FC8FF")
    hits: list[Point] = [(640, 110), (700, 260), (800, 150)]
    for number, at in enumerate(((220.0, 120.0), (470.0, 88.0), (190.0, 264.0))):
        s.add(beam(s, at, hits[number], "#7FE8FF", 3.4))
        s.add(place(blast(s, 40, "#FFC05A", number, 12), *hits[number]))
    ship, at, turn = warship("#5E6678", "#C8481C", "#BFF6FF", 2), (450.0, 480.0), (-40.0, -22.0, -18.0)
    cruise(s, ship, at, 1.85, turn, "#4FC4FF", "#FFC080")
    salvo(s, ship, at, 1.85, turn, [(742, 190), (850, 262)], "#8AF0FF", 7)
    squad(s, [(130, 590, 0.75), (330, 640, 0.9)], (-20, -40, -20), "#A8B0C0", "#C8481C", "#6FD8FF", 130)
    s.add(oval(742, 190, 130, None, s.glow("#FFF0C0", 0.6)))


PICTURES = {
    "attack_11": attack_11,
    "attack_12": attack_12,
    "attack_13": attack_13,
    "attack_14": attack_14,
    "attack_15": attack_15,
    "attack_20": attack_20,
}
