"""Green interrupts and phenomena of Firestorm: answers, nets, storms and markets."""

from __future__ import annotations

import math
import random

import cosmos
from cosmic_cards_kit import glowing
from cosmic_planets import rocks
from firestorm_kit import (
    DARK,
    GOLD,
    GREEN,
    GREY,
    HEIGHT,
    LIGHTS,
    OLIVE,
    RED,
    SKIES,
    WHITE,
    WIDTH,
    Painter,
    drawn,
    dust,
    hit,
    made,
    ship,
    shot,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_scenes_neutral import X, Y, die, effect, person
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    cut,
    drum,
    fin,
    join,
    lathe,
    pipe,
    rod,
    turned,
)
from firestorm_ships_neutral import courier, cruiser, escort, tug
from firestorm_worlds_paint import COCOA, globe
from motifs import bolt, rays, zigzag
from stage import Stage, box, dark, light, line, oval, path, poly


def _counter(s: Stage) -> None:
    sky(s, "neutral", 1310, 110)
    effect(s, 560, 190, 96, "#FF6A4A", 0.6)
    s.add(
        drawn(
            s,
            die(Stuff("#F4F0E4", 0.9), Stuff("#1C6A44", 0.6), 5),
            View(28, 34, -10, 170, 300, 330),
            LIGHTS["neutral"],
        )
    )
    s.add(glowing(s, "M130,110C240,60 420,80 500,150", "#8FFFC8", 7))
    dust(s, 2, 40, "#FFE0B0", 2.4)


def _intercepted(s: Stage) -> None:
    sky(s, "neutral_blue", 1321, 110)
    s.add(glowing(s, "M-10,60L380,290", "#FF6A5A", 9))
    hit(s, 396, 296, 60, "#FFB04A", 7)
    s.add(
        line("M520,160A190,190 0 0 1 420,470", "#8FFFE0", 8, 'opacity=".8"'),
        line("M540,150A210,210 0 0 1 436,490", "#8FFFE0", 3, 'opacity=".6"'),
    )
    ship(s, escort(), View(150, 40, -34, 190, 520, 350), "neutral", 1.0)


def _screen(s: Stage) -> None:
    sky(s, "neutral", 1332, 110)
    ship(s, courier(), View(-40, 22, 20, 190, 330, 320), "neutral", 0.9)
    s.add(
        path(
            "M520,60A290,290 0 0 1 520,530A420,420 0 0 0 520,60Z",
            s.lin((0, "#8FFFE0", 0.1), (1, "#DFFFF4", 0.75), turn=0),
        )
    )
    hexes = ""
    for i in range(-4, 5):
        for j in range(-7, 8):
            x, y = 540 + i * 27, 295 + j * 31 + (15 if i % 2 else 0)
            if math.hypot(x - 330, y - 295) > 232 and math.hypot(x - 330, y - 295) < 290 and x > 470:
                hexes += path(
                    poly([(x + 17 * math.cos(k * 1.047), y + 17 * math.sin(k * 1.047)) for k in range(6)]),
                    "none",
                    'stroke="#BFFFE8" stroke-width="2" opacity=".75"',
                )
    s.add(hexes)
    for y in (150, 290, 420):
        shot(s, (778, y - 30), (588 - abs(y - 290) * 0.16, y), "#FF7A5A", 6, 26)


def _recovery(s: Stage) -> None:
    sky(s, "neutral_blue", 1343, 110)
    wreck = Model(
        made(
            (cut(block(0.7, 0.2, 0.26, 0.05), at(ball(0.4), 0.5, 0.2, 0.2)), GREY),
            (at(turned(block(0.3, 0.12, 0.2, 0.03), 30, 20), 0.8, 0.2, 0), OLIVE),
            (rod((0.2, 0, 0), (0.6, 0.4, 0.1), 0.04), DARK),
        ),
        reach=1.3,
    )
    s.add(drawn(s, wreck, View(-20, 26, 18, 150, 430, 330), LIGHTS["neutral"]))
    for x, y, k, t in ((190, 170, 90, -20), (640, 150, 80, 200), (210, 450, 84, 20)):
        ship(s, tug(), View(-36 if t < 100 else 216, 22, t % 100, k, x, y), "neutral", 0.8, 1.5)
        s.add(path(f"M{x},{y}L{400},{290}L{460},{370}Z", s.lin((0, "#9FFFE0", 0.4), (1, "#9FFFE0", 0.1))))
    for x, y in ((380, 280), (480, 300), (420, 380)):
        s.add(s.flare(x, y, 24, "#FFE8B0"))


def _final(s: Stage) -> None:
    sky(s, "neutral", 1354, 90)
    s.add(rays(s, X, 330, 480, "#BFFFD8", 22, 4, 0.4))
    head = Model(
        made(
            (block(0.3, 0.2, 0.2, 0.04), Stuff("#A8743A", 0.7, 0, 0.0)),
            (join(at(drum(0.04, 0.215), -0.22, 0, 0), at(drum(0.04, 0.215), 0.22, 0, 0)), GOLD),
            (rod((0, -0.15, 0), (0, -1.0, 0), 0.06, 0.075), Stuff("#8A5A2C", 0.6)),
            (at(ball(0.09), 0, -1.02, 0), GOLD),
        ),
        reach=1.25,
    )
    s.add(drawn(s, head, View(24, 14, 38, 250, 400, 200), LIGHTS["raglund"]))
    s.add(
        oval(250, 452, 170, 40, s.lin("#C89A5A", "#6A4420", "#3A2410")),
        oval(250, 440, 170, 40, s.lin("#E8C890", "#9A6A34", turn=30)),
    )
    hit(s, 268, 410, 46, "#BFFFC8", 4)
    s.add(
        oval(250, 436, 250, 62, "none", 'stroke="#D8FFE4" stroke-width="4" opacity=".7"'),
        oval(250, 436, 340, 88, "none", 'stroke="#D8FFE4" stroke-width="2" opacity=".4"'),
    )


def missile() -> Model:
    """A long rocket with fins."""
    return Model(
        made(
            (lathe([(-0.8, 0.1), (-0.76, 0.13), (0.5, 0.13), (0.75, 0.09), (1.0, 0.01)]), WHITE),
            (at(pipe(0.06, 0.13, 0.012), 0.42, 0, 0), RED),
            (at(drum(0.1, 0.135), -0.2, 0, 0), GREEN),
            (
                at(
                    around(fin([(0.1, 0.1), (-0.15, 0.36), (-0.3, 0.36), (-0.28, 0.1)], 0.018), 4, 0.785),
                    -0.5,
                    0,
                    0,
                ),
                GREEN,
            ),
            (
                at(
                    around(fin([(0.1, 0.1), (-0.05, 0.24), (-0.12, 0.24), (-0.12, 0.1)], 0.014), 4, 0.785),
                    0.3,
                    0,
                    0,
                ),
                GREY,
            ),
        ),
        [(-0.82, 0, 0, 0.11)],
        1.1,
        "#FFB04A",
    )


def _missile(s: Stage) -> None:
    sky(s, "neutral_blue", 1365, 130)
    world(s, globe(rocks, COCOA, 8022), 690, 90, 90)
    ship(s, missile(), View(-34, 22, 34, 285, 420, 260), "neutral", 1.8)


def _net(s: Stage) -> None:
    sky(s, "neutral", 1376, 120)
    rng = random.Random(5)
    spots = [
        (384, 250),
        (160, 140),
        (610, 130),
        (130, 400),
        (640, 400),
        (330, 470),
        (500, 490),
        (280, 90),
        (480, 70),
    ]
    for i, a in enumerate(spots):
        for b in spots[i + 1 :]:
            if math.hypot(a[0] - b[0], a[1] - b[1]) < 310:
                s.add(glowing(s, f"M{a[0]},{a[1]}L{b[0]},{b[1]}", "#6CF0B0", 2.2, 0.4))
    for x, y in spots[1:]:
        s.add(s.flare(x, y, 30, "#8FFFC8"))
        ship(s, escort(), View(-36, 36, 24, rng.uniform(44, 58), x, y), "neutral", 0.8, 1.6)
    s.add(oval(384, 250, 120, None, s.glow("#8FFFC8", 0.5)))
    ship(s, cruiser(), View(-36, 30, 20, 135, 384, 260), "neutral", 0.8)


def _sleeper(s: Stage) -> None:
    sky(s, "neutral", 1387, 90, 1.6, 0.8)
    for x, y, k, tone in (
        (150, 330, 0.75, "#3A5AA8"),
        (620, 330, 0.75, "#A83A3A"),
        (250, 360, 0.9, "#B88A2A"),
        (520, 360, 0.9, "#6A3AA8"),
    ):
        person(s, x, y, k, tone, False, "#E8FFE8")
    person(s, 384, 380, 1.25, "#2C5A44", True, "#8FFFC8")
    s.add(oval(384, 300, 230, None, s.glow("#6CF0B0", 0.25)))


def _ion(s: Stage) -> None:

    gas = cosmos.clouds(WIDTH, HEIGHT, 1398, SKIES["neutral"], 1.6, 1.4)
    spin, cover = cosmos.vortex(WIDTH, HEIGHT, (X, Y), 300, 1399, SKIES["neutral"], 0.62, 5, 3, -0.3)
    s.back(cosmos.add_stars(gas * (1 - cover[..., None]) + spin * cover[..., None], 5, 120))
    rng = random.Random(9)
    for _ in range(12):
        a, r = rng.uniform(0, 6.3), rng.uniform(60, 180)
        p, q = (
            (X + r * math.cos(a), Y + r * 0.62 * math.sin(a)),
            (X + (r + 170) * math.cos(a + 0.5), Y + (r + 170) * 0.7 * math.sin(a + 0.5)),
        )
        s.add(bolt(zigzag(rng, p, q, 8, 26), rng.choice(("#9FFFE0", "#BFD8FF")), 3.4, s))
    for x, y, t in ((160, 160, 40), (610, 420, 200), (600, 130, 120)):
        ship(s, escort(), View(t, 40, 30, 46, x, y), "neutral", 0, 1.6, dead=True)


def _market(s: Stage) -> None:
    sky(s, "neutral", 1410, 70, 1.6, 0.6)
    s.add(
        path("M60,120H708L740,210H28Z", s.lin("#2C6A48", "#123424")),
        *(path(f"M{60 + i * 108},120h54l6,90h-58Z", "#C8A84A", 'opacity=".75"') for i in range(6)),
    )
    s.add(
        box(60, 400, 650, 176, s.lin("#5A3E24", "#1E140A"), 8),
        box(44, 384, 682, 26, s.lin("#A87A44", "#5A3C1C"), 6),
    )
    person(s, 384, 300, 0.95, "#3A2C4A", True, "#FFB84A")
    for x, tone in ((170, "#F2A02A"), (240, "#F2A02A"), (540, "#3C9CF0"), (610, "#3C9CF0")):
        s.add(
            oval(
                x, 352, 34, None, s.rad(light(tone, 0.8), (0.4, tone), dark(tone, 0.7), x=0.34, y=0.3, r=0.8)
            ),
            oval(x - 11, 338, 9, 6, "#FFFFFF", 'opacity=".8"'),
        )
    s.add(line("M300,352C340,330 430,330 470,352", "#FFE08A", 5), path("M484,362l-30,-6l16,-22Z", "#FFE08A"))
    for x in (120, 384, 650):
        s.add(
            line(f"M{x},0V60", "#0C140E", 5), s.flare(x, 76, 70, "#FFD88A"), oval(x, 74, 18, None, "#FFF2C8")
        )


PICTURES: dict[str, Painter] = {
    "gr_counter_attempt": _counter,
    "gr_intercepted": _intercepted,
    "gr_emergency_screen": _screen,
    "gr_recovery_team": _recovery,
    "gr_final_word": _final,
    "gr_long_range_missile": _missile,
    "gr_command_net": _net,
    "gr_spy_sleeper_cell": _sleeper,
    "gr_ion_storm": _ion,
    "gr_black_market": _market,
}
