"""Commands of the Kristallimperium: assaults, bombardments, decrees and conquest."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import glowing, smoke
from cosmic_planets import rocks, seas
from firestorm_kit import (
    BRASS,
    LIGHTS,
    OBSIDIAN,
    ROSE,
    RUBY,
    Painter,
    drawn,
    hit,
    lamp,
    lines_of_speed,
    made,
    ship,
    shot,
    sky,
    sun,
    world,
)
from firestorm_march import Model, View
from firestorm_shapes import (
    at,
    ball,
    block,
    drum,
    gem,
    hoop,
    join,
    lathe,
    rod,
    shard,
    turned,
    upright,
)
from firestorm_ships_kristall import (
    battleship,
    citadel,
    lancer,
    pioneer,
    storm,
    thorn,
)
from firestorm_ships_lft import corvette
from firestorm_ships_neutral import escort
from firestorm_worlds_paint import AZURE, EMBER, LEAF, SAND, SPRING, city, globe
from motifs import bolt, crystal, rays, zigzag
from stage import Stage, box, line, path, place

X, Y = 384.0, 288.0


def _lightning(s: Stage) -> None:
    sky(s, "kristall_night", 1911, 90)
    rng = random.Random(5)
    for a, b in (((60, -10), (330, 300)), ((330, 300), (290, 330)), ((290, 330), (620, 600))):
        s.add(bolt(zigzag(rng, a, b, 7, 40), "#FFC0D0", 8, s))
    lines_of_speed(s, 7, 30, 145, "#FFB0C0", 0.5)
    ship(s, storm(), View(-38, 30, 40, 210, 400, 280), "kristall", 1.6)


def _storm(s: Stage) -> None:
    sky(s, "kristall", 1922, 80, 1.9)
    rng = random.Random(9)
    one = Model(made((shard(1.0, 0.6, 0.16, 5), RUBY)), reach=1.1)
    for i in range(22):
        t = i / 22
        x, y, k = rng.uniform(40, 728), rng.uniform(40, 536), 18 + 70 * t * t
        s.add(
            line(
                f"M{x - k * 2.4:.0f},{y + k * 1.6:.0f}L{x:.0f},{y:.0f}",
                "#FF9AA8",
                k * 0.12,
                f'opacity=".4" {s.blur(2)}',
            )
        )
        s.add(drawn(s, one, View(-30 + rng.uniform(-10, 10), 20, 34, k, x, y), LIGHTS["kristall"], 1.3))


def _coup(s: Stage) -> None:
    sky(s, "kristall_night", 1933, 90)
    ship(s, escort(), View(-20, 24, -30, 170, 390, 400), "neutral", 0, dead=True)
    s.add(smoke(s, 300, 330, 140, "#3A3038", 3, 0.7))
    blade = Model(
        made(
            (at(shard(0.9, 0.25, 0.13, 4), 0.2, 0, 0), RUBY),
            (at(turned(rod((-0.3, 0, 0), (0.3, 0, 0), 0.06), 90), -0.2, 0, 0), BRASS),
            (rod((-0.2, 0, 0), (-0.6, 0, 0), 0.06), OBSIDIAN),
            (at(gem(0.11, 14, 3), -0.66, 0, 0), ROSE),
        ),
        reach=1.25,
    )
    s.add(drawn(s, blade, View(-10, 20, -72, 175, 414, 220), LIGHTS["kristall"]))
    hit(s, 436, 392, 56, "#FF7A5A", 4)


def _colonise(s: Stage) -> None:
    sky(s, "kristall", 1944, 100)
    world(s, globe(seas, SPRING._replace(base="#6AA84A", light="#C8D890"), 8211), 560, 420, 230)
    for x, y, k in (
        (110, 100, 52),
        (230, 80, 46),
        (350, 110, 54),
        (110, 220, 62),
        (250, 210, 70),
        (180, 350, 96),
    ):
        ship(s, pioneer(), View(-34, 22, -24, k, x, y), "kristall", 1.0, 1.5)


def _force(s: Stage) -> None:
    sky(s, "kristall_night", 1955, 100)
    sun(s, 384, 130, 30, "#FFB0A0")
    for x, y, k in ((150, 230, 96), (618, 230, 96), (384, 300, 170)):
        ship(s, battleship(), View(-66, 18, 8, k, x, y), "kristall", 0.5)
    for i in range(9):
        x = 384 + (i - 4) * 84
        s.add(
            line(f"M{x},{560 - 10 * abs(i - 4)}V430", "#3A2028", 6),
            path(f"M{x},{430}h54l-14,18l14,18h-54Z", s.lin("#FF5A5A", "#8A0A1C")),
        )


def _bombing(s: Stage) -> None:
    sky(s, "fire", 1966, 70, 1.5, 0.75)
    for x, y, k in ((140, 90, 80), (384, 70, 96), (630, 90, 80)):
        ship(s, lancer(), View(-12, 30, 0, k, x, y), "kristall", 0.8, 1.5)
    rng = random.Random(4)
    for i in range(7):
        x = 70 + i * 105
        for k in range(3):
            yy = 160 + k * 70 + rng.uniform(-20, 20)
            s.add(glowing(s, f"M{x},{yy}V{yy + 34}", "#FF9A6A", 5))
        hit(s, x, 450 + 40 * (i % 2), 46 + 10 * (i % 3), "#FF8A2D", i + 2)
    s.add(path("M-10,520C200,480 560,480 778,520V590H-10Z", s.lin("#5A2018", "#1A0808")))


def _decree(s: Stage) -> None:
    sky(s, "kristall", 1977, 70)
    s.add(rays(s, X, 300, 430, "#FFB0A0", 20, 5, 0.35))
    hand = Model(
        made(
            (
                join(
                    *(
                        at(turned(shard(n, 0.3, 0.11), 0, 90 - t), x, 0.2, 0)
                        for x, n, t in (
                            (-0.42, 0.62, -24),
                            (-0.16, 0.85, -8),
                            (0.1, 0.9, 4),
                            (0.34, 0.76, 16),
                        )
                    ),
                    at(turned(shard(0.5, 0.2, 0.12), 0, 30), 0.4, -0.24, 0.05),
                ),
                RUBY,
            ),
            (at(gem(0.46, 20, 5, (1, 0.9, 0.6)), 0, -0.24, 0), ROSE),
            (at(upright(drum(0.16, 0.34)), 0, -0.8, 0), BRASS),
        ),
        reach=1.45,
    )
    s.add(drawn(s, hand, View(10, 6, 0, 200, X, 330), LIGHTS["kristall"]))


def _retaliation(s: Stage) -> None:
    sky(s, "kristall_night", 1988, 90)
    hit(s, 150, 420, 90, "#FF8A3D", 4)
    for i in range(5):
        s.add(
            place(
                crystal(s, 60, 22, "#D8303C"),
                150 + 90 * math.cos(i * 1.3),
                420 + 80 * math.sin(i * 1.3),
                1,
                i * 70,
            )
        )
    goal = (600.0, 170.0)
    for d in (-40, 0, 40):
        shot(s, (190, 380 + d), (goal[0] + d * 0.3, goal[1] + d * 0.3), "#FF7A8A", 6)
    ship(s, corvette(), View(200, 26, 10, 120, *goal), "lft", 0, dead=True)
    hit(s, *goal, 60, "#FFB04A", 8)


def _jettison(s: Stage) -> None:
    sky(s, "kristall", 1999, 90)
    ship(s, thorn(), View(-36, 28, 26, 190, 300, 260), "kristall", 1.3)
    gun = Model(
        made(
            (join(at(drum(0.3, 0.2, 0.04), 0, 0, 0), rod((0.2, 0, 0), (0.8, 0, 0), 0.08)), OBSIDIAN),
            (at(hoop(0.2, 0.04), 0, 0, 0), BRASS),
            (at(shard(0.3, 0.1, 0.08), 0.8, 0, 0), ROSE),
        ),
        reach=1.2,
    )
    s.add(drawn(s, gun, View(30, 24, -40, 110, 570, 420), LIGHTS["kristall"]))
    for x, y in ((430, 330), (470, 350), (440, 380)):
        hit(s, x, y, 18, "#FFD27A", x)
    s.add(
        line("M455,350L530,395", "#FFE0B0", 4, 'stroke-dasharray="5 9"'),
        glowing(s, "M760,520L620,450", "#FF7A5A", 6),
    )
    hit(s, 600, 440, 34, "#FF8A3D", 5)


def _doctrine(s: Stage) -> None:
    sky(s, "kristall", 2010, 60, 1.5, 0.9)
    s.add(rays(s, X, 320, 460, "#FF9A90", 24, 3, 0.4))
    throne = Model(
        made(
            (
                join(
                    *(
                        at(turned(shard(n, 0.2, 0.12), 0, 90 - t), x, -0.1, -0.1)
                        for x, n, t in (
                            (-0.6, 0.5, -14),
                            (-0.32, 0.8, -6),
                            (0.0, 1.1, 0),
                            (0.32, 0.8, 6),
                            (0.6, 0.5, 14),
                        )
                    )
                ),
                RUBY,
            ),
            (
                join(
                    at(block(0.7, 0.1, 0.4, 0.02), 0, -0.5, 0.1),
                    at(block(0.9, 0.1, 0.55, 0.02), 0, -0.7, 0.1),
                    at(block(0.34, 0.2, 0.26, 0.03), 0, -0.25, 0.15),
                ),
                OBSIDIAN,
            ),
            (
                join(
                    at(block(0.06, 0.2, 0.26, 0.02), -0.36, -0.12, 0.15),
                    at(block(0.06, 0.2, 0.26, 0.02), 0.36, -0.12, 0.15),
                ),
                BRASS,
            ),
        ),
        reach=1.4,
    )
    s.add(drawn(s, throne, View(0, 14, 0, 205, X, 330), LIGHTS["kristall"]))
    for x in (110, 660):
        s.add(
            box(x - 44, 70, 88, 300, s.lin("#C81C2C", "#5A0614", turn=60), 4),
            path(f"M{x - 44},370L{x},340L{x + 44},370Z", "#1A060C"),
            place(crystal(s, 100, 46, "#FFB0A8"), x, 250),
        )


def _orbital(s: Stage) -> None:
    sky(s, "kristall_night", 2021, 90)
    world(s, city(seas, LEAF, 8222, "#FFE0A0"), X, 690, 420)
    ship(s, citadel(), View(20, -6, 0, 150, 384, 110), "kristall", 0, dead=True)
    for x, b in ((300, 30), (384, 60), (470, 36)):
        s.add(glowing(s, f"M{384 + (x - 384) * 0.4:.0f},170L{x},340", "#FF7A6A", 9))
        hit(s, x, 350, b, "#FFA03D", x)


def _outpost(s: Stage) -> None:
    sky(s, "kristall", 2032, 110)
    world(s, globe(rocks, SAND, 8233), X, 880, 480)
    mast = join(
        at(turned(shard(0.9, 0.2, 0.1), 0, 90), 0, 0.3, 0),
        at(turned(shard(0.4, 0.2, 0.1), 0, 80), -0.3, 0.1, 0.1),
        at(turned(shard(0.45, 0.2, 0.1), 0, 100), 0.3, 0.1, 0.1),
    )
    base = join(
        at(upright(lathe([(-0.1, 0.7), (0.05, 0.6), (0.16, 0.3)])), 0, 0, 0),
        *(at(block(0.16, 0.1, 0.14, 0.03), x, 0.0, 0.42) for x in (-0.5, 0.5)),
    )
    view = View(14, 14, 0, 215, X, 385)
    s.add(
        drawn(
            s,
            Model(
                made(
                    (mast, RUBY),
                    (base, OBSIDIAN),
                    (join(*(at(ball(0.045), x, 0.1, 0.5) for x in (-0.5, -0.2, 0.2, 0.5))), lamp("#FFC0A0")),
                ),
                reach=1.4,
            ),
            view,
            LIGHTS["kristall"],
        )
    )
    s.add(
        s.flare(*view.spot((0, 1.2, 0)), 60, "#FF8A8A"),
        path("M384,120h110l-26,26l26,26H384Z", s.lin("#FF5A5A", "#8A0A1C", turn=0)),
    )
    world(s, globe(rocks, EMBER, 8234), 130, 120, 44)
    world(s, globe(seas, AZURE, 8235), 660, 110, 36)


PICTURES: dict[str, Painter] = {
    "ki_lightning_assault": _lightning,
    "ki_crystal_storm": _storm,
    "ki_coup_de_grace": _coup,
    "ki_colonisation_wave": _colonise,
    "ki_show_of_force": _force,
    "ki_area_bombardment": _bombing,
    "ki_imperial_decree": _decree,
    "ki_retaliation": _retaliation,
    "ki_emergency_jettison": _jettison,
    "ki_doctrine_of_conquest": _doctrine,
    "ki_orbital_bombardment": _orbital,
    "ki_forward_outpost": _outpost,
}
