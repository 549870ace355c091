"""Destiny pictures of discoveries underfoot: a landing, a garden, a dome and a well."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import numpy as np

import cosmos
from destiny_kit import HEIGHT, SKIES, WIDTH, ground, sky
from motifs import SEATS, comet, glint, limb, rays, rock, saucer
from solid import Solid
from stage import Stage, box, curve, light, line, mix, oval, path, place, poly


def handshake_landing(s: Stage) -> None:
    """A cordial grip in front, a laser behind each back."""
    sky(s, "dusk", 41, 100, 1.4)
    s.add(oval(480, 330, 300, None, s.glow("#FFF0C0", 0.6)), rays(s, 480, 360, 560, "#FFF6D8", 20, 2, 0.2))
    ground(s, 560, "#4E8A86", 3, 12, "#2C5E66")
    s.add(
        place(saucer(s, SEATS["orange"]), 128, 488, 1.05, -4),
        place(saucer(s, SEATS["blue"]), 840, 488, 1.05, 4),
    )
    for flip, colour, cuff in ((False, "#E8702A", "#7A2A18"), (True, "#2F9AD8", "#143A78")):
        arm = [(-40, 640), (110, 560), (260, 440), (420, 372)]
        hand = curve(
            [
                (360, 338),
                (420, 306),
                (500, 318),
                (560, 340),
                (566, 372),
                (520, 392),
                (470, 402),
                (410, 420),
                (372, 404),
            ]
        )
        text = limb(s, arm, 150, 84, colour, gloss=0.5)
        text += limb(s, [(300, 468), (352, 410)], 112, 104, cuff, gloss=0.4)
        text += s.puff(path(hand, light(colour, 0.1)), (345, 290, 240, 145), gloss=0.5)
        for k in range(4):
            text += limb(
                s,
                [(500 + k * 6, 326 + k * 19), (548, 330 + k * 18), (566, 352 + k * 15), (546, 368 + k * 13)],
                25,
                20,
                light(colour, 0.16),
                gloss=0.5,
            )
        if not flip:
            text += limb(s, [(410, 330), (452, 296), (494, 300)], 34, 24, light(colour, 0.16), gloss=0.5)
            s.add(text)
        else:
            s.add(f'<g transform="translate(956,6) scale(-1,1)">{text}</g>')
    s.add(limb(s, [(418, 336), (456, 300), (500, 304)], 36, 25, light("#E8702A", 0.2), gloss=0.5))
    for flip, tone in ((False, "#FF4A6A"), (True, "#5AF0FF")):
        gun = (
            path(
                poly(
                    [
                        (-60, -14),
                        (40, -14),
                        (52, -4),
                        (52, 6),
                        (8, 10),
                        (0, 54),
                        (-34, 54),
                        (-28, 12),
                        (-60, 8),
                    ]
                ),
                s.lin("#C8D4E0", "#5A6A7E", "#2A3448"),
            )
            + box(46, -8, 26, 9, tone, 4)
            + "".join(oval(-40 + k * 16, -4, 5, None, tone) for k in range(4))
        )
        x = 806 if flip else 154
        s.add(
            place(gun, x, 620, 1.35, -32 if not flip else 32, flip),
            s.flare(x + (-88 if flip else 88), 560, 46, tone),
        )
    s.add(glint(500, 300, 40, "#FFFFFF"), glint(586, 250, 20), glint(376, 262, 24))


def hungry_vines(s: Stage) -> None:
    """The garden helps itself to a saucer."""
    sky(s, "teal", 61, 80, 1.5, 0.75)
    s.add(s.orb(180, 150, 70, "swirl", 3, ((0, "#1E6A5A"), (1, "#C8FFE0")), air="#D0FFE8"))
    ground(s, 610, "#1E5A3A", 12, 22, "#114A44")
    back = [
        ([(60, 740), (90, 520), (40, 330), (150, 230), (250, 290)], 60),
        ([(900, 740), (880, 520), (950, 380), (870, 240), (760, 262)], 64),
    ]
    for pts, w in back:
        s.add(limb(s, pts, w, 12, "#1E7A4A"))
    s.add(place(saucer(s, SEATS["red"], "#F0C860"), 490, 322, 1.7, -13))
    trap = "#2E9A4E"
    upper = curve([(600, 236), (680, 120), (820, 90), (920, 150), (930, 250), (840, 282), (720, 276)])
    lower = curve([(596, 420), (700, 350), (830, 336), (930, 370), (940, 470), (840, 530), (690, 500)])
    for shape, area in ((lower, (570, 310, 400, 240)), (upper, (570, 70, 400, 240))):
        inner = path(
            shape, "#E83A78", f'opacity=".8" transform="translate(0,{16 if shape == upper else -18})"'
        )
        s.add(s.puff(path(shape, trap) + s.clip(shape, inner), area, gloss=0.5, rim="#C8FFB0"))
    for i in range(8):
        x = 610 + i * 42
        s.add(
            path(
                poly([(x - 12, 262 - abs(i - 4) * 3), (x + 12, 266 - abs(i - 4) * 3), (x, 326)]),
                s.lin("#FFFFF0", "#B8D88A"),
            )
        )
        s.add(
            path(
                poly([(x - 12, 392 + abs(i - 4) * 3), (x + 12, 388 + abs(i - 4) * 3), (x + 2, 332)]),
                s.lin("#B8D88A", "#FFFFF0"),
            )
        )
    s.add(
        place(
            oval(0, 0, 30, None, "#0A2A14")
            + oval(0, 0, 24, None, s.rad("#FFFFC0", "#F0D020", "#8A7A00"))
            + oval(-7, 2, 6, 18, "#0A1404"),
            800,
            150,
        )
    )
    front = [
        ([(250, 760), (210, 600), (330, 520), (300, 420), (380, 350), (430, 390)], 62), ([(690, 760), (720,
            660), (600, 580), (640, 470), (560, 420), (510, 440)], 58),
        ([(420, 760), (450, 650), (400, 560), (470, 470), (430, 420)], 46), ([(80, 760), (120, 640), (60,
            560), (110, 480), (180, 500), (160, 556)], 44),
    ]  # fmt: skip
    for pts, w in front:
        s.add(limb(s, pts, w, 11, trap, rim="#C8FFB0"))
        for (x, y), (u, v) in pairwise(pts[1:]):
            s.add(
                path(
                    poly(
                        [
                            ((x + u) / 2 - 20, (y + v) / 2 - 4),
                            ((x + u) / 2 - 4, (y + v) / 2 + 8),
                            ((x + u) / 2 - 38, (y + v) / 2 + 20),
                        ]
                    ),
                    "#F4F0C0",
                )
            )
            s.add(
                place(
                    path(
                        "M0,0 C14,-34 56,-38 74,-10 C50,10 20,12 0,0Z", s.lin("#7AE07A", "#1A6A3A", turn=20)
                    ),
                    x,
                    y,
                    0.8,
                    -30 + x % 60,
                )
            )
    for x, y, c in ((150, 640, "#FF5AA0"), (860, 640, "#FFC040"), (330, 690, "#FF8A5A")):
        s.add(
            "".join(place(oval(0, -24, 14, 24, c), x, y, 1, a) for a in range(0, 360, 60)),
            oval(x, y, 14, None, "#FFF0A0"),
        )


def old_observatory(s: Stage) -> None:
    """An ivy-grown dome under turning stars."""
    s.back(cosmos.sky(WIDTH, HEIGHT, 71, SKIES["teal"], 60, 1.4) * 0.62)
    rng = random.Random(5)
    for _ in range(150):
        r, a, n = rng.uniform(40, 760), rng.uniform(0, 360), rng.uniform(8, 34)
        x0, y0 = 640 + r * math.cos(math.radians(a)), 130 + r * math.sin(math.radians(a))
        x1, y1 = 640 + r * math.cos(math.radians(a + n)), 130 + r * math.sin(math.radians(a + n))
        s.add(
            line(
                f"M{x0:.1f},{y0:.1f}A{r:.1f},{r:.1f} 0 0 1 {x1:.1f},{y1:.1f}",
                rng.choice(["#CFF8F0", "#8FE0E8", "#FFE8B8"]),
                rng.uniform(1, 2.6),
                f'opacity="{rng.uniform(0.25, 0.85):.2f}"',
            )
        )
    s.add(glint(640, 130, 30, "#FFFFFF"))
    ground(s, 590, "#1E4A40", 8, 30, "#143A3E")
    s.add(
        path(
            curve([(120, 760), (170, 620), (330, 560), (560, 560), (700, 620), (760, 760)]),
            s.lin("#2E6A58", "#0E2A28"),
        )
    )
    dome = Solid(seed=1)
    dome.lathe(
        [(-150, 168), (0, 176)], "#B8A88E", 40, tones=lambda k, i: ("#B8A88E", "#A89880", "#C4B498")[i % 3]
    )
    dome.lathe([(-166, 186), (-146, 186)], "#6A8A84", 40)
    dome.lathe(
        [
            (-166 - 172 * math.sin(t / 9 * math.pi / 2), 174 * math.cos(t / 9 * math.pi / 2))
            for t in range(9, -1, -1)
        ],
        "#5AA89A",
        40,
        tones=lambda k, i: "#5AA89A" if i % 5 else "#3E8278",
    )
    s.add(dome.draw(430, 590, 1, (0, -8, 0), ambient="#2A6A6A", edge=0.3))
    s.add(
        path("M452,262 C510,276 560,330 590,424 L536,428 C520,350 490,300 440,270Z", "#061A1E"),
        path(
            "M470,300 C510,330 530,380 540,424 L526,424 C512,370 496,336 462,304Z", "#FFE9A0", 'opacity=".8"'
        ),
    )
    scope = Solid(seed=2)
    scope.lathe(
        [(-40, 28), (60, 30), (62, 36), (190, 42), (194, 48), (236, 48), (238, 40)],
        "#C8A050",
        24,
        (0, 0, 0),
        "x",
        tones=lambda k, i: "#E8C878" if k in (1, 3) else "#B08A40",
    )
    s.add(scope.draw(500, 362, 0.94, (-20, 0, -46), rim="#BFFFF0"))
    s.add(
        oval(639, 214, 30, 38, "#0A2A38", 'transform="rotate(44 639 214)"'),
        oval(633, 208, 14, 20, "#8FF0E8", 'opacity=".7" transform="rotate(44 633 208)"'),
    )
    s.add(
        path("M392,592 V512 A38,40 0 0 1 468,512 V592Z", "#3A2418"),
        path("M400,592 V514 A30,32 0 0 1 460,514 V592Z", s.lin("#FFD98A", "#B06A2A")),
        oval(430, 600, 90, 14, s.glow("#FFD890", 0.7)),
    )
    for x in (306, 552):
        s.add(
            path(f"M{x - 16},548 V506 A16,18 0 0 1 {x + 16},506 V548Z", "#FFE0A0"),
            line(f"M{x},490V548M{x - 16},520H{x + 16}", "#5A4630", 4),
        )
    for _ in range(90):
        t = rng.random()
        x, y = 262 + t * 70 + rng.uniform(-16, 16), 590 - t * t * 210 + rng.uniform(-26, 26)
        s.add(
            oval(
                x,
                y,
                rng.uniform(5, 10),
                rng.uniform(4, 8),
                rng.choice(["#2E8A4A", "#1E6A3E", "#5AB85A"]),
                f'transform="rotate({rng.uniform(0, 90):.0f} {x:.0f} {y:.0f})"',
            )
        )
    s.add(
        path(
            "M430,596 C460,640 400,660 430,720 L560,720 C500,664 520,640 456,596Z",
            s.lin("#D8C8A0", "#6A6A58"),
            'opacity=".8"',
        )
    )


def gravity_well(s: Stage) -> None:
    """Space sags under a small, very heavy world."""
    sky(s, "petrol", 83, 200, 1.6, 0.8)

    def sag(u: float, v: float) -> tuple[float, float]:
        d = math.hypot(u, v)
        drop = 420 / (1 + (d / 0.34) ** 1.8)
        x, y = u * (1 - 0.16 * math.exp(-d * 2)), v
        depth = 1 / (1.9 - y * 0.55)
        return 480 + x * 560 * depth, 210 + y * 250 * depth + drop * depth * 1.75

    rows = np.linspace(-1.7, 1.55, 34)
    for i, v in enumerate(rows):
        for along in (True, False):
            points = [
                sag(float(w), float(v)) if along else sag(float(v) * 1.25, float(w))
                for w in np.linspace(-2, 2, 61)
            ]
            if not along:
                points = [p for p, w in zip(points, np.linspace(-2, 2, 61), strict=True) if -1.7 <= w <= 1.55]
            d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points)
            s.add(
                line(
                    d,
                    mix("#0E6A78", "#6FF0E0", i / 34 if along else 0.45),
                    1.6 + (i / 34 if along else 0.3),
                    'opacity=".75"',
                )
            )
    s.add(oval(480, 540, 200, 190, s.glow("#04121A", 0.9)), oval(480, 520, 230, 170, s.glow("#5AFFE8", 0.4)))
    s.add(s.orb(480, 520, 84, "rock", 77, ((0, "#1E2A3A"), (0.5, "#4A6A8A"), (1, "#BFE0F0")), air="#8FF6FF"))
    for i in range(64):
        a, r = i * 0.31, 100 + i * 5.2
        s.add(
            oval(
                480 + math.cos(a) * r,
                420 - r * 0.25 + math.sin(a) * r * 0.42,
                1.5 + i % 4,
                None,
                "#E0FFF6",
                'opacity=".65"',
            )
        )
    for colour, x, y, k, t in (
        ("orange", 262, 300, 0.8, 28),
        ("blue", 690, 246, 0.64, -24),
        ("white", 560, 366, 0.44, 40),
    ):
        s.add(place(saucer(s, SEATS[colour]), x, y, k, t))
    s.add(
        place(rock(s, 44, 34, "#5A6A70", 3), 150, 420),
        place(rock(s, 30, 24, "#5A6A70", 5), 810, 360),
        place(rock(s, 18, 14, "#5A6A70", 7), 388, 352),
    )
    s.add(place(comet(s, 190, 10, "#8FFFF0"), 640, 410, 1, -28))
