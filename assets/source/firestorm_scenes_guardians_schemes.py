"""Schemes of the Galactic Guardians: ambushes, bets, protection, a broken gate and a feud."""

from __future__ import annotations

import math
import random

import cosmos
from cosmic_cards_kit import card, lump
from cosmic_planets import seas
from firestorm_kit import (
    BONE,
    DARK,
    HEIGHT,
    LIGHTS,
    PATCH,
    RUST,
    SKIES,
    STEEL,
    VIOLET,
    WIDTH,
    Painter,
    drawn,
    hit,
    lamp,
    made,
    ship,
    shot,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_scenes_guardians import STONE_, X, Y
from firestorm_scenes_neutral import die
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    cut,
    egg,
    hoop,
    join,
    lathe,
    pipe,
    rock,
    rod,
    row,
    turned,
)
from firestorm_ships_guardians import clipper, hunter, maw
from firestorm_ships_neutral import escort
from firestorm_worlds_paint import LEAF, city
from motifs import bolt, zigzag
from stage import Stage, oval, path, place


def _ambush(s: Stage) -> None:
    sky(s, "guardians_murk", 2177, 90)
    ship(s, escort(), View(-32, 26, 14, 120, 380, 300), "neutral", 0.9)
    for i, (x, y, k) in enumerate(((90, 140, 110), (690, 150, 100), (90, 470, 120), (690, 460, 110))):
        s.add(
            drawn(
                s,
                Model(made((rock(0.9, 60 + i), STONE_)), reach=1.2),
                View(i * 70, 20, 10, k, x, y),
                LIGHTS["guardians"],
            )
        )
    for x, y, t, yaw in (
        (190, 190, -20, -30),
        (590, 180, 20, 210),
        (210, 420, 24, -30),
        (600, 410, -20, 210),
    ):
        v = View(yaw, 22, t, 70, x, y)
        ship(s, hunter(), v, "guardians", 0.7, 1.5)
        shot(s, v.spot((1.05, -0.16, 0)), (380 + (x - 380) * 0.2, 300 + (y - 300) * 0.2), "#FF6AE0", 3.4)
    hit(s, 380, 300, 36, "#FF9A4A", 3)


def _nothing(s: Stage) -> None:
    sky(s, "guardians", 2188, 70)
    s.add(path("M-10,390C200,350 560,350 778,390V590H-10Z", s.lin("#4A2480", "#160A2C")))
    s.add(path("M384,-10L60,400H708Z", s.lin((0, "#F0D8FF", 0.5), (1, "#F0D8FF", 0.0))))
    for i in range(9):
        x, n = 150 + (i % 3) * 44, 3 + (i * 7) % 5
        for k in range(n):
            s.add(
                oval(
                    x + (i // 3) * 16,
                    470 - k * 11 - (i // 3) * 30,
                    24,
                    10,
                    s.lin(("#F2C23A", "#C8304A", "#5AB8FF")[i % 3], "#2A1408", turn=0),
                    'stroke="#FFF0D0" stroke-width="1.4"',
                )
            )
    s.add(
        drawn(
            s,
            die(Stuff("#8E4FD8", 0.95, 0.1), Stuff("#FFFFFF", 0.6), 4),
            View(24, 30, 16, 165, 450, 290),
            LIGHTS["guardians"],
        )
    )
    s.add(place(card(s, 76, "#6A3AA8"), 640, 420, 1, 20), place(card(s, 76, "#6A3AA8"), 676, 380, 1, 36))


def _scavenge(s: Stage) -> None:
    sky(s, "guardians_murk", 2199, 90)
    hull = cut(
        lathe([(-1.0, 0.2), (-0.8, 0.36), (0.4, 0.34), (0.9, 0.1)]),
        at(ball(0.42), 0.3, 0.3, 0.2),
        at(ball(0.34), -0.4, 0.1, 0.4),
    )
    ribs = at(row(pipe(0.02, 0.3, 0.025), 0.18, 9), -0.1, 0, 0)
    s.add(
        drawn(
            s,
            Model(made((hull, STEEL), (ribs, RUST), (rod((-0.9, 0, 0), (0.8, 0, 0), 0.05), DARK)), reach=1.2),
            View(-20, 20, 12, 265, X, 310),
            LIGHTS["guardians"],
        )
    )
    for x, y, t in ((220, 180, -30), (470, 160, -50), (600, 300, 150)):
        ship(s, hunter(), View(-30, 26, t, 66, x, y), "guardians", 0.6, 1.5)
    for x, y in ((300, 250), (450, 260), (560, 330)):
        hit(s, x, y, 12, "#FFE08A", x)


def _protection(s: Stage) -> None:
    sky(s, "guardians", 2210, 70, 1.5, 0.8)
    world(s, city(seas, LEAF, 8322, "#FFE0A0"), 540, 320, 130)
    sleeve = "M-60,470C40,410 150,392 240,396L262,560L-60,640Z"
    palm = "M220,410C300,384 380,392 440,420C500,440 500,500 440,526C360,552 280,556 226,540Z"
    s.add(lump(s, palm, "#8A6450"), lump(s, sleeve, "#3E2A5A"))
    for i in range(4):
        y = 428 + i * 28
        s.add(
            lump(
                s,
                f"M400,{y}C440,{y - 8} 520,{y - 6} 546,{y + 8}C548,{y + 26} 500,{y + 30} 410,{y + 28}Z",
                "#966E58",
            )
        )
    s.add(lump(s, "M300,400C340,360 410,350 440,366C446,386 400,396 350,424Z", "#966E58"))
    for x, y in ((430, 400), (470, 388), (390, 380), (440, 360), (500, 410)):
        s.add(
            oval(x, y + 6, 36, 15, "#6A4408"),
            oval(
                x,
                y,
                36,
                15,
                s.lin("#FFF0B0", "#E0A82A", "#8A5A08", turn=20),
                'stroke="#FFF6D0" stroke-width="1.6"',
            ),
        )
    ship(s, maw(), View(-44, 12, 0, 120, 170, 170), "guardians", 0.6)


def _gate(s: Stage) -> None:
    gas = cosmos.sky(WIDTH, HEIGHT, 2221, SKIES["guardians"], 130, 1.6)
    spin, cover = cosmos.vortex(WIDTH, HEIGHT, (X, Y), 150, 2222, SKIES["guardians_murk"], 0.95, 6, 2, 0.2)
    s.back(gas * (1 - cover[..., None]) + spin * 1.2 * cover[..., None])
    ring = join(hoop(0.9, 0.1), around(at(turned(block(0.2, 0.13, 0.12, 0.02), 0, 20), 0, 0.92, 0), 9))
    gap = at(block(0.5, 0.24, 0.3, 0.01), 0, 0.8, 0.5)
    s.add(
        drawn(
            s,
            Model(
                made(
                    (cut(ring, gap), PATCH), (around(at(ball(0.06), 0.16, 0.86, 0), 9, 0.35), lamp("#B8FF5A"))
                ),
                reach=1.25,
            ),
            View(-84, 8, 6, 235, X, Y),
            LIGHTS["guardians"],
        )
    )
    rng = random.Random(6)
    for _ in range(7):
        a, b = rng.uniform(0, 6.3), rng.uniform(1.5, 4)
        s.add(
            bolt(
                zigzag(
                    rng,
                    (X + 190 * math.cos(a), Y + 190 * math.sin(a)),
                    (X + 120 * math.cos(a + b), Y + 120 * math.sin(a + b)),
                    8,
                    24,
                ),
                "#C8FF8A",
                3,
                s,
            )
        )
    ship(s, clipper(), View(-60, 16, 10, 62, 400, 300), "guardians", 0.6, 1.6)


def _vendetta(s: Stage) -> None:
    sky(s, "kristall_night", 2232, 70, 1.5, 0.8)
    skull = Model(
        made(
            (
                cut(
                    join(
                        at(egg(0.5, 0.46, 0.44), 0, 0.14, 0), at(block(0.28, 0.2, 0.24, 0.1), 0, -0.36, 0.1)
                    ),
                    at(egg(0.13, 0.12, 0.2), -0.19, 0.08, 0.42),
                    at(egg(0.13, 0.12, 0.2), 0.19, 0.08, 0.42),
                    at(egg(0.06, 0.1, 0.15), 0, -0.14, 0.44),
                    *(
                        at(block(0.012, 0.09, 0.1, 0.004), x, -0.46, 0.32)
                        for x in (-0.16, -0.08, 0, 0.08, 0.16)
                    ),
                ),
                BONE,
            ),
            (join(at(ball(0.07), -0.19, 0.08, 0.3), at(ball(0.07), 0.19, 0.08, 0.3)), lamp("#FF3A5A")),
        ),
        reach=0.9,
    )
    s.add(oval(X, Y, 300, None, s.glow("#B02A6A", 0.5)))
    swords = Model(
        made(
            (
                join(
                    *(
                        turned(at(cut(egg(1.0, 0.05, 0.1), at(block(1, 1, 1), -1.4, 0, 0)), 0.1, 0, 0), 0, t)
                        for t in (38, 142)
                    )
                ),
                STEEL,
            ),
            (
                join(
                    *(
                        turned(
                            join(
                                rod((-0.42, 0, 0), (-0.85, 0, 0), 0.06),
                                at(rod((0, -0.16, 0), (0, 0.16, 0), 0.045), -0.42, 0, 0),
                            ),
                            0,
                            t,
                        )
                        for t in (38, 142)
                    )
                ),
                VIOLET,
            ),
        ),
        reach=1.2,
    )
    s.add(
        drawn(s, swords, View(0, 0, 0, 250, X, Y + 10), LIGHTS["guardians"]),
        drawn(s, skull, View(0, 4, 0, 215, X, Y), LIGHTS["guardians"]),
    )
    s.add(
        path(
            "M180,470C300,520 470,520 590,470L610,520C470,570 300,570 160,520Z",
            s.lin("#A81A4A", "#4A0A24"),
        )
    )


PICTURES: dict[str, Painter] = {
    "gg_ambush": _ambush,
    "gg_all_or_nothing": _nothing,
    "gg_scavenging": _scavenge,
    "gg_protection_money": _protection,
    "gg_unstable_gate": _gate,
    "gg_vendetta": _vendetta,
}
