"""Tricks of the LFT: ghosts, detours, refits and secrets."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import card, glowing
from cosmic_planets import planet
from firestorm_kit import (
    BLUE,
    CARGO,
    DARK,
    LIGHTS,
    STEEL,
    WHITE,
    Painter,
    drawn,
    dust,
    hit,
    lamp,
    lines_of_speed,
    made,
    ship,
    sky,
    sun,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_scenes_neutral import die, effect, person
from firestorm_shapes import (
    around,
    at,
    block,
    cut,
    drum,
    egg,
    join,
    lathe,
    pipe,
    rock,
    rod,
    row,
)
from firestorm_ships_kristall import lancer
from firestorm_ships_lft import battlecruiser, corvette, pathfinder, shifter, trickster
from motifs import glint, rays
from stage import Stage, box, dark, light, line, oval, path, place

X, Y = 384.0, 288.0


def _course(s: Stage) -> None:
    sky(s, "lft", 1511, 120)
    world(s, planet("white", 4), 660, 120, 80)
    ship(s, trickster(), View(-34, 40, 30, 120, 600, 300), "lft", 0.6, 1.4, "#8FC8FF", 0.6)
    ship(s, trickster(), View(-34, 40, 30, 90, 680, 200), "lft", 0.6, 1.4, "#8FC8FF", 0.35)
    s.add(line("M250,400C380,360 500,340 640,210", "#8FC8FF", 4, 'stroke-dasharray="4 12" opacity=".9"'))
    ship(s, trickster(), View(20, 30, -40, 200, 240, 330), "lft", 1.2)
    s.add(
        glowing(s, "M110,170C150,120 240,90 330,110", "#7FE0FF", 5), path("M352,114l-34,14l4,-34Z", "#DFF6FF")
    )


def _swap(s: Stage) -> None:
    sky(s, "lft_deep", 1522, 110)
    ship(s, corvette(), View(-30, 34, 20, 135, 200, 200), "lft", 0.7)
    ship(s, trickster(), View(-30, 34, 20, 145, 570, 390), "lft", 0.7)
    for a, b, tone in (((280, 130), (610, 260), "#7FE8FF"), ((480, 460), (150, 330), "#FFC86A")):
        n = 26
        wave = [
            (
                a[0] + (b[0] - a[0]) * k / n - 22 * math.sin(k * 1.3) * math.sin(k * math.pi / n) * 0.6,
                a[1] + (b[1] - a[1]) * k / n + 26 * math.sin(k * 1.3) * math.sin(k * math.pi / n),
            )
            for k in range(n + 1)
        ]
        s.add(glowing(s, "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in wave), tone, 6))
        s.add(s.flare(*b, 46, tone))
    for x, y, tone in ((430, 180, "#7FE8FF"), (330, 400, "#FFC86A")):
        s.add(place(box(-22, -22, 44, 44, s.lin(light(tone, 0.5), dark(tone, 0.4), turn=50), 8), x, y, 1, 20))


def _refit(s: Stage) -> None:
    sky(s, "lft", 1533, 110)
    lines_of_speed(s, 5, 24, 168, "#BFE4FF", 0.4)
    view = View(-32, 28, 14, 230, X, Y + 30)
    ship(s, shifter(), view, "lft", 1.1)
    module = Model(
        made(
            (block(0.4, 0.36, 0.36, 0.1), Stuff("#F2A02A", 0.9, 0.1, 0.3, 0.3)),
            (at(pipe(0.05, 0.2, 0.05), -0.42, 0, 0), STEEL),
        ),
        reach=0.8,
    )
    s.add(drawn(s, module, View(-32, 28, 14, 86, 430, 120), LIGHTS["lft"]))
    s.add(glowing(s, "M430,170V236", "#FFD28A", 5), path("M430,262l-16,-28h32Z", "#FFE8B8"))
    for p in ((-0.16, 0.3, 0.2), (0.1, 0.25, 0.25)):
        hit(s, *view.spot(p), 11, "#BFE8FF", 4)


def _wave(s: Stage) -> None:
    sky(s, "lft_deep", 1544, 110)
    sun(s, 384, 110, 24, "#BFE0FF")
    for x, y, k in ((130, 170, 62), (280, 130, 54), (490, 130, 54), (640, 170, 62)):
        ship(s, trickster(), View(-58, 30, 14, k, x, y), "lft", 0.8, 1.5)
    ship(s, corvette(), View(-56, 28, 10, 150, 210, 360), "lft", 0.9)
    ship(s, corvette(), View(-56, 28, 10, 150, 560, 360), "lft", 0.9)


def _holo(s: Stage) -> None:
    sky(s, "lft", 1555, 100)
    for x, y, k in (
        (384, 130, 70),
        (210, 170, 84),
        (560, 170, 84),
        (110, 290, 96),
        (660, 290, 96),
        (384, 250, 110),
    ):
        ship(s, battlecruiser(), View(-64, 26, 50, k, x, y), "lft", 0.4, 1.3, "#7FD8FF")
    s.add(path("M384,560L60,250L708,250Z", s.lin((0, "#7FD8FF", 0.05), (1, "#7FD8FF", 0.35), turn=90)))
    ship(s, pathfinder(), View(-60, 26, 46, 130, 384, 470), "lft", 0.8)


def _parts(s: Stage) -> None:
    sky(s, "lft_deep", 1566, 100)
    gear_ = join(drum(0.12, 0.5), around(at(block(0.12, 0.12, 0.1, 0.02), 0, 0.54, 0), 10))
    s.add(
        drawn(
            s,
            Model(made((cut(gear_, drum(0.4, 0.18)), STEEL)), reach=1.0),
            View(-72, 30, 10, 150, 250, 200),
            LIGHTS["lft"],
        )
    )
    s.add(
        drawn(
            s,
            Model(
                made(
                    (
                        lathe(
                            [(-0.6, 0.1), (-0.5, 0.22), (-0.1, 0.16), (0.2, 0.2), (0.5, 0.12), (0.6, 0.04)]
                        ),
                        WHITE,
                    ),
                    (at(row(pipe(0.04, 0.2, 0.03), 0.2, 3), 0, 0, 0), BLUE),
                )
            ),
            View(-20, 20, 40, 190, 500, 250),
            LIGHTS["lft"],
        )
    )
    s.add(
        drawn(
            s,
            Model(
                made(
                    (
                        cut(
                            egg(0.2, 0.5, 0.5),
                            at(egg(0.2, 0.46, 0.46), 0.05, 0, 0),
                            at(block(0.5, 1, 1), 0.55, 0, 0),
                        ),
                        WHITE,
                    ),
                    (rod((0, 0, 0), (0.36, 0, 0), 0.03), DARK),
                )
            ),
            View(-40, 10, 30, 120, 300, 420),
            LIGHTS["lft"],
        )
    )
    for i, (x, y, t) in enumerate(((600, 440, 20), (150, 380, -30), (430, 470, 50), (640, 130, 10))):
        s.add(
            drawn(
                s,
                Model(
                    made((join(drum(0.5, 0.12), at(drum(0.1, 0.24), 0.45, 0, 0)), STEEL if i % 2 else BLUE))
                ),
                View(t, 20, t * 2, 56, x, y),
                LIGHTS["lft"],
                1.6,
            )
        )
    s.add(glowing(s, "M170,100C300,30 520,40 640,110", "#7FE0FF", 4))
    dust(s, 3, 30, "#BFE4FF")


def _feedback(s: Stage) -> None:
    sky(s, "lft", 1577, 100)
    effect(s, 384, 288, 92, "#5FB8FF")
    for k, tone in ((0, "#7FE8FF"), (120, "#BFD8FF"), (240, "#5FA8FF")):
        d = "M0,-130C160,-150 230,-20 150,90"
        s.add(place(glowing(s, d, tone, 9) + path("M132,122l-8,-50l44,18Z", "#FFFFFF"), 384, 288, 1.1, k))
    for r in (200, 236):
        s.add(
            oval(
                384,
                288,
                r,
                None,
                "none",
                'stroke="#9FD8FF" stroke-width="2" stroke-dasharray="2 10" opacity=".7"',
            )
        )


def _deflection(s: Stage) -> None:
    sky(s, "lft_deep", 1588, 120)
    s.add(
        glowing(s, "M-10,520L384,270", "#FF8A6A", 9),
        glowing(s, "M384,270L778,430", "#8FE8FF", 9),
        line("M384,270L690,80", "#FF8A6A", 3, 'stroke-dasharray="6 12" opacity=".8"'),
    )
    mirror = Model(
        made(
            (egg(0.06, 0.7, 0.5), Stuff("#CFE8FF", 1.3, 1.0)),
            (cut(egg(0.08, 0.76, 0.56), egg(0.3, 0.68, 0.48)), BLUE),
        ),
        reach=0.95,
    )
    s.add(drawn(s, mirror, View(-58, 6, -76, 130, 384, 220), LIGHTS["lft"]))
    s.add(s.flare(384, 270, 90, "#DFF6FF"), glint(384, 270, 150))
    ship(s, corvette(), View(-34, 34, 24, 74, 690, 110), "lft", 0.8, 1.6)
    ship(s, lancer(), View(200, 30, -20, 70, 690, 400), "kristall", 0.8, 1.6)


def _gambler(s: Stage) -> None:
    sky(s, "lft", 1599, 100)
    s.add(
        path("M-10,400C200,360 560,360 778,400V590H-10Z", s.lin("#1C3A7A", "#0A1434")),
        rays(s, 384, 260, 380, "#BFE4FF", 18, 4, 0.35),
    )
    s.add(line("M120,180C200,60 330,60 400,170", "#9FD8FF", 4, 'stroke-dasharray="4 12"'))
    s.add(
        drawn(
            s,
            die(Stuff("#F4F4FA", 0.9), Stuff("#1C3A8A", 0.6), 1),
            View(20, 40, 30, 88, 150, 270),
            LIGHTS["lft"],
            opacity=0.55,
        )
    )
    s.add(oval(470, 450, 150, 26, s.glow("#02040C", 0.8)))
    s.add(
        drawn(
            s,
            die(Stuff("#3C7CF0", 0.95, 0.1), Stuff("#FFFFFF", 0.6), 6),
            View(30, 34, -8, 170, 450, 310),
            LIGHTS["lft"],
        )
    )
    s.add(glint(560, 200, 60), glint(330, 210, 36))


def _depot(s: Stage) -> None:
    sky(s, "lft_deep", 1610, 150)
    body = cut(rock(0.95, 31, (1.1, 0.85, 0.9)), at(block(0.42, 0.3, 0.5, 0.06), 0, -0.05, 0.75))
    inside = join(
        *(
            at(block(0.11, 0.1, 0.1, 0.01), x, y, 0.5)
            for x, y in ((-0.28, -0.23), (-0.03, -0.23), (0.22, -0.23), (-0.16, -0.03), (0.1, -0.03))
        )
    )
    view = View(-10, 8, 4, 245, X, Y)
    s.add(
        drawn(
            s,
            Model(
                made(
                    (body, Stuff("#5A6278", 0.1, grain=0.22)),
                    (inside, CARGO),
                    (at(block(0.4, 0.03, 0.03, 0.01), 0, 0.22, 0.62), lamp("#BFEFFF")),
                    (
                        join(
                            at(block(0.03, 0.3, 0.08, 0.01), -0.44, -0.05, 0.72),
                            at(block(0.03, 0.3, 0.08, 0.01), 0.44, -0.05, 0.72),
                        ),
                        BLUE,
                    ),
                ),
                reach=1.25,
            ),
            view,
            LIGHTS["lft"],
        )
    )
    s.add(oval(*view.spot((0, 0, 0.7)), 120, None, s.glow("#9FE0FF", 0.5)))
    for i in range(3):
        s.add(place(card(s, 56, "#2C62B8"), 610 + i * 22, 450 - i * 14, 1, -12 + i * 12))


def _forged(s: Stage) -> None:
    sky(s, "lft", 1621, 80, 1.6, 0.7)
    person(s, 384, 390, 1.35, "#2A4478", True, "#9FE0FF")
    for x, y, t, tone in (
        (130, 250, -14, "#B8302C"),
        (640, 240, 12, "#B88A14"),
        (180, 430, 8, "#7A44B8"),
        (600, 440, -10, "#2C8C54"),
    ):
        s.add(
            place(
                box(-62, -42, 124, 84, s.lin("#FFFCF0", "#D0D8E8", turn=50), 9)
                + box(-62, -42, 124, 20, tone, 8)
                + oval(-30, 12, 19, None, dark(tone, 0.3))
                + path("M-56,38C-52,16 -8,16 -4,38Z", dark(tone, 0.3))
                + box(4, 0, 48, 6, "#8A94A8", 3)
                + box(4, 14, 38, 6, "#8A94A8", 3)
                + box(4, 28, 44, 6, "#8A94A8", 3),
                x,
                y,
                1.1,
                t,
            )
        )


def _wisps(s: Stage) -> None:
    sky(s, "lft_deep", 1632, 200, 1.8)
    rng = random.Random(11)
    ship(s, corvette(), View(-34, 30, 24, 130, 400, 310), "lft", 0.8)
    for _ in range(42):
        x, y, r = rng.uniform(20, 748), rng.uniform(20, 556), rng.uniform(6, 30) * rng.uniform(0.5, 1.2)
        tone = rng.choice(("#7FE8FF", "#9FB4FF", "#BFFFF0", "#6A8CFF"))
        s.add(s.flare(x, y, r * 2, tone, 0.9))
        if r > 12:
            s.add(
                line(
                    f"M{x:.0f},{y:.0f}q{rng.uniform(-60, 60):.0f},{rng.uniform(20, 60):.0f} "
                    f"{rng.uniform(-80, 80):.0f},{rng.uniform(30, 110):.0f}",
                    tone,
                    3,
                    f'opacity=".45" {s.blur(2)}',
                )
            )


PICTURES: dict[str, Painter] = {
    "lft_deceptive_course": _course,
    "lft_frequency_swap": _swap,
    "lft_inflight_refit": _refit,
    "lft_second_wave": _wave,
    "lft_holo_fleet": _holo,
    "lft_spare_parts": _parts,
    "lft_feedback_loop": _feedback,
    "lft_target_deflection": _deflection,
    "lft_gamblers_luck": _gambler,
    "lft_secret_depot": _depot,
    "lft_spy_forged_identity": _forged,
    "lft_will_o_wisp_fields": _wisps,
}
