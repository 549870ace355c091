"""Destiny pictures of discoveries that beckon: a dead port, a star gate, a lure and gold."""

from __future__ import annotations

import math
import random

import cosmos
from destiny_kit import HEIGHT, WIDTH, ground, sky
from motifs import SEATS, glint, limb, rays, saucer
from solid import Solid
from stage import Stage, curve, line, mix, oval, path, place, poly


def abandoned_spaceport(s: Stage) -> None:
    """A dead tower over a cracked pad, one lamp still blinking."""
    sky(s, "teal", 11)
    s.add(
        s.orb(
            742,
            190,
            128,
            "gas",
            4,
            ((0, "#2A5A5E"), (0.5, "#8CC8B8"), (1, "#F4FFE8")),
            ring="#CFEBDD",
            air="#BFFFF0",
        )
    )
    ground(s, 520, "#3E6A66", 5, 14, "#22474C")
    s.add(oval(520, 622, 330, 66, "#16302F"), oval(520, 614, 330, 64, s.lin("#8FA8A0", "#4C6C68", turn=20)))
    s.add(
        oval(
            520,
            614,
            262,
            48,
            "none",
            'stroke="#E8C85A" stroke-width="7" stroke-dasharray="46 30" opacity=".75"',
        )
    )
    for d in (
        "M380,640 L430,610 L414,590 L470,574",
        "M600,660 L640,630 L700,636",
        "M520,590 L556,604 L600,590",
    ):
        s.add(line(d, "#16302F", 5))
    tower = Solid(seed=3)
    tower.lathe([(-270, 46), (-262, 66), (-214, 70), (-196, 38), (-60, 26), (0, 52)], "#8AA49C", 28)
    tower.lathe([(-300, 2), (-296, 30), (-270, 46)], "#5E7A76", 28)
    tower.lathe([(-256, 67.5), (-222, 71.5)], "#0E2226", 28)
    s.add(tower.draw(236, 560, 1.15, (10, -10, -3), ambient="#2E6A6A", edge=0.4))
    s.add(
        line("M236,214 L230,120", "#9AB4AC", 5),
        s.flare(230, 116, 54, "#FF4A4A"),
        oval(230, 116, 7, None, "#FFD0C8"),
    )
    for x, y in ((196, 292), (226, 297), (262, 296)):
        s.add(
            path(
                poly([(x - 9, y - 8), (x + 8, y - 11), (x + 3, y + 13)]), "#FFE9A0" if x == 226 else "#1E3A3E"
            )
        )
    s.add(place(saucer(s, "#8A6A50"), 640, 590, 1.15, 17))
    s.add(
        path(
            curve([(560, 622), (600, 600), (690, 626), (760, 618), (740, 650), (600, 652)]),
            s.lin("#7C958E", "#41615E"),
        )
    )
    for k in range(3):
        s.add(line(f"M{600 + k * 34},{606 + k * 8} l{10 - 6 * k},14", "#2A1A12", 5))
    s.add(
        s.puff(
            path(curve([(806, 566), (830, 470), (902, 440), (920, 520), (860, 580)]), "#9FB8B0"),
            (790, 430, 150, 160),
            depth=0.5,
        ),
        line("M850,520 L806,470", "#DCEBE4", 5),
        line("M852,576 L846,640", "#5A7A74", 14),
    )
    ball = "".join(
        line(
            f"M{math.cos(i) * 40:.1f},{math.sin(i * 1.7) * 36:.1f} "
            f"Q{math.sin(i * 3) * 60:.1f},{math.cos(i * 2) * 60:.1f} "
            f"{math.cos(i * 2.3 + 2) * 40:.1f},{math.sin(i * 1.1 + 2) * 38:.1f}",
            mix("#B08A4A", "#F0D890", (i % 5) / 5),
            3,
        )
        for i in range(26)
    )
    s.add(s.shadow(372, 690, 60, 11), place(ball, 372, 650, 0.9))


def full_of_stars(s: Stage) -> None:
    """A doorway onto a tunnel of stars."""
    spin, _ = cosmos.vortex(
        WIDTH,
        HEIGHT,
        (480, 330),
        330,
        21,
        ((0, "#01060F"), (0.3, "#05303E"), (0.55, "#1A8090"), (0.8, "#9FF0E0"), (1, "#FFFFFF")),
        squash=0.95,
        twist=1.1,
        arms=7,
    )
    s.back(cosmos.add_stars(spin * 0.8, 4, 200))
    rng = random.Random(8)
    for _ in range(230):
        a, d = rng.uniform(0, 6.283), rng.uniform(90, 620)
        n = d * rng.uniform(0.05, 0.22)
        x, y = 480 + math.cos(a) * d, 330 + math.sin(a) * d * 0.9
        tone = rng.choice(["#FFFFFF", "#A8FFF0", "#FFE9B0", "#B8D8FF", "#FFB8E0"])
        s.add(
            line(
                f"M{x:.1f},{y:.1f}L{x + math.cos(a) * n:.1f},{y + math.sin(a) * n * 0.9:.1f}",
                tone,
                d / 260,
                f'opacity="{rng.uniform(0.4, 1):.2f}"',
            )
        )
    s.add(oval(480, 330, 150, None, s.glow("#E8FFFA", 0.95)))
    for r, w, tone in ((250, 26, "#0A2A34"), (250, 20, "#3E8A90"), (258, 3, "#CFFFF6"), (238, 3, "#06202A")):
        s.add(oval(480, 330, r, r * 0.98, "none", f'stroke="{tone}" stroke-width="{w}"'))
    for i in range(24):
        a = i * math.pi / 12
        s.add(
            oval(480 + math.cos(a) * 250, 330 + math.sin(a) * 245, 5, None, "#BFFFF2" if i % 3 else "#FFC857")
        )
    s.add(
        path(
            curve([(-40, 720), (120, 640), (480, 606), (840, 640), (1000, 720), (480, 800)]),
            s.lin("#1A4A50", "#06161C"),
        )
    )
    s.add(path("M440,612 L520,612 L620,720 L340,720Z", s.lin((0, "#CFFFF6", 0.75), (1, "#3AA0A0", 0.1))))
    kid = path(
        curve(
            [
                (0, -96),
                (22, -84),
                (24, -58),
                (14, -46),
                (26, -20),
                (22, 0),
                (-22, 0),
                (-26, -20),
                (-14, -46),
                (-24, -58),
                (-22, -84),
            ]
        ),
        "#06141A",
    )
    s.add(
        oval(480, 664, 60, 12, "#02080C", 'opacity=".7"'),
        place(
            kid
            + line("M-16,-34 L-50,-66 M16,-34 L50,-66", "#06141A", 11)
            + line("M-20,-84 Q0,-104 20,-84", "#CFFFF6", 3)
            + line("M24,-80 Q28,-64 22,-50", "#CFFFF6", 2.5),
            480,
            662,
            1.2,
        ),
    )
    s.add(glint(480, 330, 170, "#FFFFFF", 0.9))


def too_good_to_be_true(s: Stage) -> None:
    """A darling world dangles from the lamp of something with many teeth."""
    sky(s, "petrol", 7, 90, 1.4, 0.7)
    maw = curve(
        [
            (1000, 60),
            (820, 40),
            (660, 70),
            (560, 150),
            (520, 236),
            (590, 262),
            (700, 280),
            (760, 360),
            (760, 440),
            (690, 510),
            (560, 540),
            (440, 560),
            (470, 640),
            (600, 700),
            (780, 760),
            (1020, 760),
        ]
    )
    s.add(
        s.puff(
            path(maw, "#16424A"), (400, 0, 620, 780), gloss=0.35, rim="#7FFFE8", ambient="#0E2A3A", soften=5
        )
    )
    s.add(
        path(
            curve([(790, 330), (800, 420), (740, 500), (900, 560), (1000, 420), (900, 300)]),
            "#050A12",
            s.blur(8),
        )
    )
    rng = random.Random(3)
    for i in range(9):
        t = i / 8
        x, y = 540 + 225 * t, 236 + 110 * t * t
        s.add(
            path(
                poly([(x - 15, y - 6), (x + 17, y + 8), (x - 8, y + 74 + rng.uniform(-18, 26))]),
                s.lin("#FFFBE6", "#8CB8A8"),
            )
        )
    for i in range(9):
        t = i / 8
        x, y = 470 + 270 * t, 566 - 90 * t * t
        s.add(
            path(
                poly([(x - 16, y + 10), (x + 16, y + 4), (x - 6, y - 66 - rng.uniform(-18, 30))]),
                s.lin("#FFFBE6", "#7AA898"),
            )
        )
    s.add(
        oval(742, 148, 62, 56, "#06141A"),
        oval(742, 148, 50, 44, s.rad("#FFFFD0", "#F0E24A", "#6A8A1A", x=0.4, y=0.4)),
        oval(722, 154, 10, 32, "#0A1206"),
        oval(730, 132, 9, None, "#FFF"),
    )
    s.add(limb(s, [(690, 84), (560, 20), (380, 20), (270, 120), (262, 190)], 30, 9, "#1E5A60", rim="#7FFFE8"))
    s.add(oval(262, 322, 260, None, s.glow("#C8FFE0", 0.75)), rays(s, 262, 322, 330, "#FFFFE0", 16, 4, 0.28))
    s.add(
        s.orb(
            262,
            322,
            112,
            "world",
            31,
            (
                (0, "#1E9AC8"),
                (0.48, "#5AE0E8"),
                (0.51, "#FFF0B0"),
                (0.56, "#7CE07A"),
                (0.8, "#FF9AC8"),
                (1, "#FFFFFF"),
            ),
            air="#FFFFE0",
        )
    )
    for k, tone in enumerate(("#FF6A7A", "#FFB84A", "#FFF07A", "#7AE88A", "#6AB8FF")):
        s.add(
            line(
                f"M{122 + k * 9},360 A{142 - k * 9},{142 - k * 9} 0 0 1 {402 - k * 9},360",
                tone,
                8,
                'opacity=".75"',
            )
        )
    for x, y, r in ((150, 216, 18), (388, 250, 22), (190, 446, 14), (360, 420, 16)):
        s.add(glint(x, y, r, "#FFFFF0"))
    s.add(place(saucer(s, SEATS["yellow"], "#8AD86A"), 118, 556, 0.72, -16))
    s.add(place(path("M0,10 C-26,-14 -12,-30 0,-16 C12,-30 26,-14 0,10Z", "#FF6A8A"), 146, 478, 0.9))


def gold_rush_moon(s: Stage) -> None:
    """A moon veined with gold, diggers all over it."""
    sky(s, "teal", 23, 170, 1.5, 0.8)
    s.add(
        s.orb(
            560,
            330,
            252,
            "lava",
            9,
            ((0, "#4A4438"), (0.6, "#A8987A"), (1, "#E8DCC0")),
            hot="#FFC22E",
            air="#FFE8A0",
        )
    )
    for colour, x, y, k, turn in (
        ("red", 300, 150, 0.62, -14),
        ("blue", 700, 96, 0.5, 10),
        ("purple", 860, 250, 0.66, 16),
    ):
        s.add(
            place(saucer(s, SEATS[colour], "#F0C0D8" if colour == "red" else None, "#FFF0A0"), x, y, k, turn)
        )
    s.add(
        path(
            curve(
                [
                    (-60, 740),
                    (-40, 600),
                    (120, 548),
                    (330, 596),
                    (560, 640),
                    (760, 612),
                    (1000, 660),
                    (1020, 740),
                ]
            ),
            s.lin("#8A7A5A", "#4A4030", "#1E1A18"),
        )
    )
    rng = random.Random(6)
    for _ in range(46):
        x = rng.gauss(235, 96)
        y = 640 - max(0, 100 - abs(x - 235) * 0.8) * rng.uniform(0.1, 1) + rng.uniform(0, 30)
        r = rng.uniform(14, 32)
        s.add(
            place(
                s.puff(
                    path(
                        poly(
                            [
                                (math.cos(a) * r * rng.uniform(0.8, 1.1), math.sin(a) * r * 0.8)
                                for a in (0, 0.9, 1.8, 2.7, 3.6, 4.5, 5.4)
                            ]
                        ),
                        rng.choice(["#FFC22E", "#F0A818", "#FFD860"]),
                    ),
                    (-40, -36, 80, 72),
                    gloss=0.9,
                    sharp=14,
                    ambient="#A05A10",
                ),
                x,
                y,
            )
        )
    cart = path(
        poly([(-90, -70), (90, -70), (66, 20), (-66, 20)]), s.lin("#9AA8AE", "#4A5A62", turn=20)
    ) + line("M-92,-70H92", "#DCE8EC", 9)
    cart += "".join(oval(x, 28, 24, None, "#20282E") + oval(x, 28, 15, None, "#8A9AA2") for x in (-42, 42))
    nuggets = "".join(
        oval(
            -66 + i * 22,
            -80 - (i * 37 % 22),
            22,
            18,
            s.rad("#FFF6C0", "#FFC22E", "#A86A0A", x=0.35, y=0.3, r=0.7),
        )
        for i in range(7)
    )
    s.add(
        line("M500,684 L960,628 M520,704 L980,650", "#2A2218", 9), place(nuggets + cart, 700, 618, 1.12, -5)
    )
    s.add(
        place(
            line("M0,0 L0,-170", "#8A5A2E", 15)
            + path("M-74,-128 Q0,-196 74,-128 Q0,-160 -74,-128Z", s.lin("#F0F8FC", "#6A7A88")),
            432,
            664,
            1.05,
            26,
        )
    )
    for x, y, r in ((200, 548, 34), (292, 600, 20), (700, 508, 26), (640, 250, 22), (470, 380, 18)):
        s.add(glint(x, y, r, "#FFFBD8"))
