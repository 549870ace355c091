"""Destiny pictures of rest in company: bar, fair and festival."""

from __future__ import annotations

import math
import random

import cosmos
from destiny_kit import WIDTH, air, being, cloud, sky
from motifs import eye, glint, limb, rays
from solid import Solid
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly


def open_bar(s: Stage) -> None:
    """Four arms shake, four arms pour."""
    s.add(box(0, 0, WIDTH, 720, s.rad("#1E7A62", "#0C3A3A", "#04161A", x=0.5, y=0.35, r=0.85)))
    for y in (120, 236):
        s.add(
            box(40, y, 880, 12, s.lin("#F0C080", "#6A3E1E"), 3),
            oval(480, y - 30, 460, 60, s.glow("#5AFFC8", 0.22)),
        )
        for i in range(17):
            x, c = (
                76 + i * 51,
                ("#E0486A", "#FFC23A", "#5AD8F0", "#8AE06A", "#B07AF0", "#F08A3A")[(i * 5 + y) % 6],
            )
            h = 56 + i * 29 % 30
            s.add(
                path(
                    f"M{x - 14},{y} V{y - h * 0.62} Q{x - 14},{y - h * 0.74} {x - 5},{y - h * 0.78} "
                    f"V{y - h} H{x + 5} V{y - h * 0.78} Q{x + 14},{y - h * 0.74} {x + 14},{y - h * 0.62} "
                    f"V{y}Z",
                    s.lin(light(c, 0.6), c, dark(c, 0.5), turn=0),
                    'opacity=".92"',
                )
            )
            s.add(box(x - 10, y - h * 0.5, 20, h * 0.24, "#FFF8E8", 2, 'opacity=".8"'))
    skin = "#38B48A"
    arms = [
        [(420, 420), (300, 430), (220, 370), (226, 290)],
        [(430, 440), (320, 500), (230, 480), (170, 430)],
        [(540, 420), (660, 430), (740, 370), (734, 290)],
        [(530, 440), (640, 500), (730, 480), (800, 430)],
    ]
    for arm in arms:
        s.add(limb(s, [(float(a), float(b)) for a, b in arm], 52, 16, dark(skin, 0.1)))
    head = curve(
        [
            (480, 190),
            (570, 220),
            (604, 310),
            (570, 400),
            (560, 540),
            (400, 540),
            (390, 400),
            (356, 310),
            (390, 220),
        ]
    )
    s.add(
        s.puff(
            path(head, skin)
            + s.clip(
                head,
                "".join(
                    oval(392 + i * 37 % 180, 216 + i * 53 % 110, 11, 9, "#8AF0C0", 'opacity=".6"')
                    for i in range(9)
                ),
            ),
            (340, 170, 280, 390),
            gloss=0.7,
        )
    )
    s.add(
        place(eye(s, 34, "#F0A020", (0.2, 0.3)), 440, 318),
        place(eye(s, 34, "#F0A020", (0.2, 0.3)), 522, 318),
        line("M440,384 Q484,418 528,378", "#0A3A2A", 9),
        line("M446,372 q-26,-16 -50,4 q26,4 44,10 M520,370 q26,-16 50,2 q-26,6 -44,12", "#0E5A42", 9),
    )
    s.add(
        path(poly([(480, 452), (430, 428), (430, 478)]), "#E0303A"),
        path(poly([(480, 452), (530, 428), (530, 478)]), "#E0303A"),
        oval(480, 452, 12, None, "#8A1020"),
    )
    shaker = (
        path("M-30,50 L-38,-40 H38 L30,50Z", s.lin("#FFFFFF", "#9AB0B4", "#3A4C52", turn=0))
        + path("M-36,-44 L-20,-86 H20 L36,-44Z", s.lin("#F4FFFF", "#7A9094", turn=0))
        + box(-12, -104, 24, 20, "#C8D8DA", 6)
    )
    s.add(
        place(shaker, 224, 250, 0.95, -18),
        "".join(
            place(line("M0,0H34", "#FFF", 6, 'opacity=".8"'), x, y, 1, a)
            for x, y, a in ((150, 200, 200), (150, 250, 180), (290, 190, -20))
        ),
    )
    s.add(
        place(
            path(
                "M-18,60 V-20 Q-18,-34 -8,-40 V-80 H8 V-40 Q18,-34 18,-20 V60Z",
                s.lin("#FFD0F0", "#D04AA0", "#5A1048", turn=0),
            ),
            740,
            246,
            1.1,
            140,
        ),
        path(
            "M770,300 C800,340 806,400 806,470 L814,470 C816,390 806,336 782,296Z", "#FF8AD0", 'opacity=".85"'
        ),
    )
    s.add(
        box(0, 540, WIDTH, 190, s.lin("#8A5A36", "#3A2014")),
        path("M-20,520 H980 L1000,566 H-40Z", s.lin("#F0C890", "#A87444")),
        "".join(box(30 + i * 156, 590, 130, 140, s.lin("#A06A40", "#5A341C"), 10) for i in range(6)),
    )
    drinks = [
        (120, "#5AF0D0", "coupe"),
        (270, "#FFC23A", "tall"),
        (430, "#E86AF0", "bowl"),
        (590, "#8AF06A", "tall"),
        (720, "#FF6A7A", "coupe"),
        (850, "#6AB8FF", "bowl"),
    ]
    for x, c, kind in drinks:
        s.add(oval(x, 500, 90, None, s.glow(c, 0.5)), s.shadow(x, 548, 46, 9))
        if kind == "tall":
            s.add(
                path(
                    f"M{x - 30},430 H{x + 30} L{x + 22},546 H{x - 22}Z",
                    s.lin((0, "#FFFFFF", 0.5), (0.25, c, 0.95), (1, dark(c, 0.3), 0.95)),
                ),
                line(f"M{x + 8},440 L{x + 30},384", "#FFF", 6),
                oval(x + 26, 432, 18, None, "#FFE24A"),
            )
        elif kind == "coupe":
            s.add(
                path(
                    f"M{x - 54},430 H{x + 54} L{x},498Z",
                    s.lin((0, "#FFFFFF", 0.5), (0.2, c, 0.95), (1, dark(c, 0.2), 0.95)),
                ),
                line(f"M{x},494V542M{x - 28},546H{x + 28}", "#E8FFFA", 6),
                oval(x - 10, 440, 12, None, "#FF4A4A"),
                line(f"M{x - 30},410L{x + 10},456", "#FFF0C0", 4),
            )
        else:
            s.add(
                path(
                    f"M{x - 50},452 C{x - 58},540 {x + 58},540 {x + 50},452Z",
                    s.rad((0, light(c, 0.6), 0.95), (1, dark(c, 0.2), 0.95), x=0.4, y=0.2, r=0.9),
                ),
                oval(x, 452, 50, 12, light(c, 0.5)),
                "".join(
                    oval(x - 20 + k * 16, 430 - k * 19 % 40, 7 - k, None, "#FFF", 'opacity=".6"')
                    for k in range(4)
                ),
            )
        s.add(glint(x - 24, 446, 16))


def trade_fair(s: Stage) -> None:
    """Pavilions, pennants and worlds under glass."""
    air(s, "#0A3A4A", "#1E8A72", "#8AD8A0", "#F6F8C8")
    s.add(
        rays(s, 480, 520, 760, "#FFFFE0", 18, 5, 0.22),
        cloud(s, 150, 210, 240, "#D8F8E0", 3, 0.55),
        cloud(s, 830, 250, 260, "#D8F8E0", 8, 0.55),
    )
    for x, w, h, a, b in (
        (170, 210, 330, "#E0584A", "#FFF0E0"),
        (790, 210, 340, "#3A8AD0", "#EAF6FF"),
        (480, 290, 430, "#2EA870", "#F4FFE8"),
    ):
        base = 560
        for i in range(7):
            u, v = x - w / 2 + w * i / 7, x - w / 2 + w * (i + 1) / 7
            tone = a if i % 2 else b
            s.add(
                path(
                    f"M{x},{base - h} Q{x + (u - x) * 0.3:.0f},{base - h * 0.62:.0f} "
                    f"{u - 8:.0f},{base - h * 0.5:.0f} H{v + 8:.0f} "
                    f"Q{x + (v - x) * 0.3:.0f},{base - h * 0.62:.0f} {x},{base - h}Z",
                    s.lin(light(tone, 0.25), tone, dark(tone, 0.3), turn=60),
                )
            )
            s.add(
                box(u, base - h * 0.5, v - u + 1, h * 0.5, s.lin(dark(tone, 0.1), dark(tone, 0.45))),
                path(
                    f"M{u - 4:.0f},{base - h * 0.5:.0f} h{w / 7 + 8:.0f} l{-w / 14 - 4:.0f},30Z",
                    light(tone, 0.15),
                ),
            )
        s.add(
            path(
                f"M{x - w * 0.16},{base} V{base - h * 0.3} Q{x},{base - h * 0.46} "
                f"{x + w * 0.16},{base - h * 0.3} V{base}Z",
                "#0A2A26",
            ),
            oval(x, base - h * 0.16, w * 0.16, h * 0.16, s.glow("#FFE0A0", 0.8)),
        )
        s.add(
            line(f"M{x},{base - h}v-56", "#8A5A2E", 7),
            path(f"M{x + 3},{base - h - 56} q34,-14 64,6 q-30,4 -40,26 q-12,-8 -24,-2Z", "#FFC857"),
        )
    for x0, y0, x1, y1 in ((170, 230, 480, 130), (480, 130, 790, 220)):
        s.add(line(f"M{x0},{y0} Q{(x0 + x1) / 2},{max(y0, y1) + 60} {x1},{y1}", "#FFF", 3))
        for i in range(1, 10):
            t = i / 10
            px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * (x0 + x1) / 2 + t * t * x1
            py = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * (max(y0, y1) + 60) + t * t * y1
            s.add(
                path(
                    poly([(px - 11, py), (px + 11, py), (px, py + 26)]),
                    ("#E0584A", "#FFC857", "#3A8AD0", "#4CD07D")[i % 4],
                )
            )
    s.add(
        box(0, 550, WIDTH, 180, s.lin("#7AB86A", "#2E6A48")),
        path("M380,550 H580 L760,730 H200Z", s.lin("#F0E0B0", "#B89A68")),
    )
    worlds: list[tuple[float, str, cosmos.Stops]] = [
        (150, "gas", ((0, "#B05A1E"), (1, "#FFE8B0"))),
        (480, "world", ((0, "#14488A"), (0.5, "#3AA0D0"), (0.54, "#5AB85A"), (1, "#FFFFFF"))),
        (810, "lava", ((0, "#3A1010"), (1, "#A83A2A"))),
    ]
    for x, kind, stop in worlds:
        ped = Solid(seed=2)
        ped.lathe([(0, 62), (10, 64), (14, 46), (84, 44), (90, 66), (104, 68)], "#E8E0C8", 32)
        ped.lathe([(-1, 1), (0, 62)], "#FFF8E0", 32)
        s.add(
            s.shadow(x, 700, 90, 14),
            ped.draw(x, 600, 1, (0, -12, 0), ambient="#4A7A60"),
            s.orb(x, 536, 46, kind, 5, stop, air="#FFFFFF"),
        )
        s.add(
            path(
                f"M{x - 60},598 V536 A60,62 0 0 1 {x + 60},536 V598 Q{x},614 {x - 60},598Z",
                s.rad((0.5, "#FFFFFF", 0.04), (1, "#E8FFFA", 0.5)),
            ),
            line(f"M{x - 46},566 V530 A48,50 0 0 1 {x - 20},490", "#FFF", 6, 'opacity=".75"'),
        )
    s.add(
        place(being(s, "pear", "#8A6AE0", "two", "#F0A030", (0.8, -0.1), "oh", [], "feelers"), 300, 690, 0.7),
        place(
            being(s, "squat", "#E0783A", "three", "#3A8A5A", (-0.8, -0.1), "smile", [], "horns"),
            650,
            694,
            0.72,
        ),
    )


def guild_festival(s: Stage) -> None:
    """Lanterns, gears and fireworks over the square."""
    sky(s, "night", 291, 120, 1.4, 0.9)
    rng = random.Random(8)
    for x, y, r, c in (
        (190, 150, 110, "#FFC857"),
        (480, 110, 140, "#5AFFB0"),
        (770, 160, 120, "#FF7AA0"),
        (330, 260, 70, "#8AD8FF"),
        (640, 270, 70, "#FFE8A0"),
    ):
        s.add(oval(x, y, r * 1.2, None, s.glow(c, 0.4)))
        for i in range(26):
            a = i * math.pi / 13 + 0.1
            k = r * rng.uniform(0.75, 1.05)
            s.add(
                line(
                    f"M{x + math.cos(a) * r * 0.25:.0f},{y + math.sin(a) * r * 0.25:.0f} "
                    f"Q{x + math.cos(a) * k * 0.8:.0f},{y + math.sin(a) * k * 0.8:.0f} "
                    f"{x + math.cos(a) * k:.0f},{y + math.sin(a) * k + 10:.0f}",
                    c,
                    3.2,
                    'opacity=".85"',
                ),
                oval(x + math.cos(a) * k, y + math.sin(a) * k + 10, 4, None, light(c, 0.7)),
            )
    for x, w, h, c in (
        (40, 150, 190, "#2A5A50"),
        (180, 130, 240, "#34685A"),
        (650, 140, 230, "#34685A"),
        (780, 200, 180, "#2A5A50"),
    ):
        s.add(
            box(x, 590 - h, w, h, s.lin(light(c, 0.1), dark(c, 0.3))),
            path(
                poly([(x - 14, 590 - h), (x + w / 2, 590 - h - 86), (x + w + 14, 590 - h)]),
                s.lin("#B8583A", "#5A2418"),
            ),
        )
        for j in range(4):
            s.add(
                path(
                    f"M{x + 24 + j % 2 * (w - 84)},{590 - h + 70 + j // 2 * 80} v-30 a16,18 0 0 1 32,0 v30Z",
                    "#FFD88A",
                )
            )
    s.add(
        box(0, 580, WIDTH, 150, s.lin("#5A6A58", "#1E2E2A")), oval(480, 640, 380, 60, s.glow("#FFD890", 0.5))
    )
    s.add(box(470, 300, 20, 320, s.lin("#C89A5A", "#5A3A1A", turn=0)))
    gear = (
        "M"
        + "L".join(
            f"{480 + math.cos(i * math.pi / 24) * r:.1f},{390 + math.sin(i * math.pi / 24) * r:.1f}"
            for i, r in enumerate([118, 118, 94, 94] * 12)
        )
        + "Z"
    )
    s.add(
        s.puff(path(gear, "#E8B83A"), (350, 260, 260, 260), depth=0.5, gloss=0.8),
        oval(480, 390, 62, None, s.rad("#1E5A4A", "#0A2A24")),
        place(
            line("M-30,34 L26,-26", "#C89A64", 11)
            + path("M4,-44 l40,40 l18,-14 l-42,-44Z", "#D8E0E0")
            + line("M34,38 L-22,-22", "#E8E8E0", 9)
            + oval(-30, -30, 15, None, "none", 'stroke="#E8E8E0" stroke-width="10"'),
            480,
            392,
            1.05,
        ),
    )
    for x0, y0, x1, y1 in (
        (110, 330, 470, 310),
        (490, 310, 860, 340),
        (0, 440, 380, 450),
        (580, 450, 960, 430),
    ):
        s.add(line(f"M{x0},{y0} Q{(x0 + x1) / 2},{y0 + 76} {x1},{y1}", "#8A9A80", 3))
        for i in range(1, 6):
            t = i / 6
            px = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * (x0 + x1) / 2 + t * t * x1
            py = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * (y0 + 76) + t * t * y1
            c = ("#FF8A5A", "#FFD84A", "#7AF0B0", "#FF7AA0", "#8AD0FF")[i % 5]
            s.add(
                oval(px, py + 24, 46, None, s.glow(c, 0.5)),
                oval(px, py + 24, 19, 23, s.rad("#FFFFF0", light(c, 0.5), c)),
                box(px - 8, py - 2, 16, 6, "#5A3A1A", 2),
                box(px - 8, py + 44, 16, 6, "#5A3A1A", 2),
            )
    for x, sh, c, e, crown, k in (
        (150, "squat", "#E0783A", "wide", "horns", 0.72),
        (320, "pear", "#8A6AE0", "two", "feelers", 0.72),
        (650, "egg", "#E0609A", "one", "crest", 0.72),
        (820, "mush", "#4AA8D8", "two", "", 0.74),
    ):
        s.add(
            place(
                being(
                    s,
                    sh,
                    c,
                    e,
                    "#F0B030",
                    (0, -0.7),
                    "grin",
                    [[(60, -90), (96, -140), (84, -190)], [(-60, -90), (-96, -140), (-84, -190)]],
                    crown,
                ),
                x,
                690,
                k,
            )
        )
    for _ in range(60):
        x, y = rng.uniform(0, 960), rng.uniform(300, 720)
        s.add(
            place(
                box(-4, -7, 8, 14, rng.choice(["#FFC857", "#FF7AA0", "#7AF0B0", "#8AD0FF", "#FFFFFF"]), 1),
                x,
                y,
                1,
                rng.uniform(0, 180),
            )
        )
