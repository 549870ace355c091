"""Reinforcement pictures of odds and ends: Spare Parts, Second Wind, Loose Change, Participation Ribbon."""

from __future__ import annotations

import math

from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    smooth,
    star,
    turn,
)
from props import (
    GOLD,
    STEEL,
    bead,
    lamp,
    limb,
    metal,
    pts,
    smile,
    solid,
    sparkle,
)
from scenery import coin, floor, gear, rings


def spare_parts(c: Canvas) -> None:
    """A saucer in exploded view, cogs and springs drifting around it."""
    c.add(
        c.backdrop(
            "#1c2438", "#080a16", glow="#6a7ab0", at=(0.5, 0.46), clouds=("#2a3a5b", "#5a3a1f"), stars=110
        )
    )
    c.add(
        line("M480 60V660", "#8fdcff", 4, opacity=0.5, stroke_dasharray="12 14"),
        rings(480, 370, (230, 300, 360), "#8fb8ff", 0.22),
    )
    for x, y, r, n, hue, a in (
        (190, 200, 96, 12, "#c88a3a", 0),
        (780, 520, 110, 14, "#8791ab", 9),
        (800, 190, 64, 10, "#d8a83a", 4),
        (170, 540, 70, 10, "#8791ab", 12),
    ):
        d = gear(x, y, r, n)
        c.add(
            path(
                d,
                fill="#02030c",
                opacity=0.5,
                fill_rule="evenodd",
                transform="translate(8 12)",
                filter=c.blur(8),
            )
        )
        paint = c.linear(lighten(hue, 0.55), (0.4, hue), darken(hue, 0.6))
        c.add(
            turn(
                path(d, fill=paint, fill_rule="evenodd")
                + line(d, lighten(hue, 0.5), 3, opacity=0.6)
                + circle(x, y, r * 0.55, fill="none", stroke=darken(hue, 0.4), stroke_width=r * 0.06),
                a,
                x,
                y,
            )
        )
    hue = "#f0741c"
    dome = "M370 210C370 70 590 70 590 210Q480 250 370 210Z"
    c.add(solid(c, dome, hue, 30, cast=12, paint=c.ball(lighten(hue, 0.15))), c.gloss(430, 140, 28, 16))
    c.add(
        metal(c, "M390 262H570L560 330H400Z", "#a8b0c4", 16, cast=10),
        line("M396 284H566M400 308H562", "#4a5268", 5),
    )
    for x in (430, 480, 530):
        c.add(lamp(c, x, 296, 9, "#5bd3f9"))
    c.add(
        solid(
            c,
            oval(480, 430, 240, 74),
            hue,
            30,
            cast=14,
            paint=c.linear(lighten(hue, 0.5), (0.4, hue), darken(hue, 0.55)),
        ),
        ellipse(480, 418, 140, 36, fill=darken(hue, 0.55)),
        ellipse(480, 424, 120, 27, fill="#20141a"),
    )
    c.add(
        "".join(
            circle(480 + 198 * math.cos(a), 434 + 54 * math.sin(a), 13, fill=darken(hue, 0.5))
            for a in (0.3, 0.8, 1.3, 1.85, 2.35, 2.85)
        )
    )
    c.add(
        solid(c, "M300 560Q480 620 660 560Q600 660 480 664Q360 660 300 560Z", darken(hue, 0.25), 26, cast=10)
    )
    coil = smooth([(270 + (18 if k % 2 else -18), 330 + k * 13) for k in range(12)])
    c.add(line(coil, "#c8d0e0", 9), line(coil, "#ffffff", 3, opacity=0.7))
    for x, y, a in ((690, 300, 30), (330, 640, -40), (640, 110, 70), (310, 96, 10)):
        c.add(
            place(
                metal(c, polygon(pts("-26,-14 -13,-30 13,-30 26,-14 13,2 -13,2")), STEEL, 6, cast=5)
                + metal(c, box(-10, 0, 20, 62, 5), STEEL, 5)
                + line("M-10 18L10 24M-10 34L10 40M-10 50L10 56", "#3a4258", 4),
                x,
                y,
                1,
                a,
            )
        )
    c.add(c.vignette())


def second_wind(c: Canvas) -> None:
    """A fat cloud blows a tired little ship back to speed."""
    c.add(
        c.backdrop(
            "#10385a", "#070c1c", glow="#5ab0e0", at=(0.25, 0.4), clouds=("#1f5a7f", "#2a2a6b"), stars=90
        )
    )
    cloud = blob(
        pts(
            "60,250 90,150 190,110 280,150 350,140 410,220 440,300 420,400 350,470 250,480 "
            "150,500 60,440 20,340"
        )
    )
    c.add(path(cloud, fill="#bfe8ff", opacity=0.4, filter=c.blur(24, wide=True)))
    c.add(solid(c, cloud, "#dcecfa", 56, inside=c.dim(120, 430, 160, 90, "#6a8ac8", 0.6)))
    c.add(c.dim(250, 400, 90, 60, "#ff8ab0", 0.55), c.dim(390, 390, 60, 46, "#ff8ab0", 0.45))
    c.add(
        c.eye(230, 270, 44, "#3a7ad0", look=(0.7, 0.3), lid="#c4dcf0", upper=0.4, tilt=10),
        c.eye(350, 264, 40, "#3a7ad0", look=(0.7, 0.3), lid="#c4dcf0", upper=0.4, tilt=-10),
    )
    c.add(
        solid(c, blob(pts("400,330 446,326 462,356 446,388 400,384")), "#b8d4ea", 14),
        ellipse(448, 357, 14, 20, fill="#2a4468"),
    )
    gusts = (
        "M470 340Q620 280 760 330T960 270",
        "M474 358Q640 350 800 380T980 350",
        "M470 376Q600 440 760 440T960 470",
        "M500 320Q600 220 720 236Q780 250 750 290Q726 306 710 284",
        "M500 400Q580 500 690 520Q770 524 760 570Q740 600 712 574",
    )
    for k, d in enumerate(gusts):
        c.add(line(d, "#eaf8ff", 13 - k * 1.2, opacity=0.75 - k * 0.06))
    ship = solid(
        c,
        "M-150 30Q0 70 160 20Q130 120 20 124Q-100 120 -150 30Z",
        "#c86a34",
        26,
        cast=12,
        inside=path("M-160 40Q0 80 170 30V52Q0 104 -160 62Z", fill="#f4e4c8"),
    )
    mast = solid(c, box(-8, -200, 14, 250, 5), "#8a5a34", 5)
    sail = solid(
        c,
        "M0 -190Q170 -150 130 20Q80 -10 0 10Q60 -90 0 -190Z",
        "#fff0d0",
        28,
        cast=8,
        inside=line("M0 -130Q90 -110 128 -90M0 -60Q90 -50 136 -40", "#d8a860", 4, opacity=0.6),
    )
    face = (
        c.eye(60, 70, 20, "#2a4a8a", look=(0.5, -0.3))
        + c.eye(108, 64, 18, "#2a4a8a", look=(0.5, -0.3))
        + smile(c, 88, 98, 44, 18, "#3a1408", 6)
    )
    c.add(
        place(mast + sail + ship + face + path("M0 -206l-70 14l70 16Z", fill="#e8425a"), 700, 380, 1.15, -8)
    )
    c.add(line("M520 470h-90M540 510h-130M560 546h-80", "#dff4ff", 6, opacity=0.45))
    c.add(c.vignette())


def loose_change(c: Canvas) -> None:
    """Coins of nine currencies fall out of a torn pocket."""
    c.add(
        c.backdrop(
            "#2a2030", "#0a0812", glow="#b08030", at=(0.5, 0.6), clouds=("#4a3a2f", "#3a2a6b"), stars=80
        )
    )
    pocket = "M200 -20H760V210Q740 350 480 380Q220 350 200 210Z"
    stitch = line("M226 0V204Q246 320 480 350Q714 320 734 204V0", "#e8b860", 6, stroke_dasharray="20 14")
    weave = line("".join(f"M{180 + k * 18} -20V400" for k in range(34)), "#1c2c5a", 3, opacity=0.35)
    c.add(
        solid(c, pocket, "#3a5aa0", 46, cast=24, inside=weave + path("M200 30H760V70H200Z", fill="#2a4480")),
        stitch,
    )
    c.add(
        path(blob(pts("420,290 470,310 520,286 560,320 530,352 480,362 430,350 400,320")), fill="#0a0c1c"),
        line(
            (
                "M410 318l-30 -16M430 292l-10 -26M520 288l14 -28M556 318l30 -10M480 362v26M440 "
                "352l-12 24M530 352l14 22"
            ),
            "#8aa4e0",
            5,
        ),
    )
    c.add(bead(c, 230, 46, 18, GOLD), bead(c, 730, 46, 18, GOLD))
    falling = (
        (480, 400, 46, 0.8, 20, "#e2a52c", "star"),
        (400, 470, 40, 0.5, -30, "#c8ccd8", "ring"),
        (570, 480, 44, 0.9, 10, "#c87a3a", "square"),
        (470, 540, 36, 0.3, 60, "#e2a52c", "triangle"),
        (640, 560, 34, 0.6, -50, "#c8ccd8", "star"),
        (330, 560, 38, 0.85, 34, "#c87a3a", "triangle"),
    )
    for x, y, r, q, a, hue, mark in falling:
        c.add(
            line(f"M{x} {y - r - 14}v-30M{x + 16} {y - r - 8}v-20", "#fff0c0", 4, opacity=0.4),
            coin(c, x, y, r, q, a, hue, mark),
        )
    heap = sorted(((c.rng.uniform(120, 840), c.rng.uniform(620, 700)) for _ in range(30)), key=lambda p: p[1])
    c.add(c.dim(480, 700, 460, 90, "#02030a", 0.7))
    for k, (x, y) in enumerate(heap):
        y -= max(0, 60 - abs(x - 480) * 0.16)
        c.add(
            coin(
                c,
                x,
                y,
                c.rng.uniform(40, 58),
                c.rng.uniform(0.3, 0.5),
                c.rng.uniform(-14, 14),
                ("#e2a52c", "#c8ccd8", "#e2a52c", "#c87a3a")[k % 4],
                ("star", "ring", "square", "triangle")[k % 4],
            )
        )
    c.add(
        circle(700, 640, 24, fill="#d84a6a"),
        "".join(
            circle(700 + dx, 640 + dy, 4, fill="#5a1424") for dx, dy in ((-7, -7), (7, -7), (-7, 7), (7, 7))
        ),
    )
    for x, y, r in ((300, 640, 22), (600, 610, 26), (820, 600, 16)):
        c.add(sparkle(x, y, r))
    c.add(c.vignette())


def participation_ribbon(c: Canvas) -> None:
    """A very small snail and a very large rosette."""
    c.add(
        c.backdrop(
            "#1f2a5a", "#080a1a", glow="#6a6ae0", at=(0.5, 0.36), clouds=("#2a3a8b", "#5a2a6b"), stars=90
        )
    )
    c.add(c.rays(480, 290, 640, "#e0e8ff", 24, 0.3))
    for side in (-1, 1):
        tail = polygon(
            [
                (480 + side * 20, 400),
                (480 + side * 120, 370),
                (480 + side * 200, 640),
                (480 + side * 140, 620),
                (480 + side * 110, 676),
            ]
        )
        c.add(
            solid(
                c,
                tail,
                "#6a4ae0",
                24,
                cast=14,
                inside=line(f"M{480 + side * 70} 390L{480 + side * 150} 640", "#ffd34e", 12),
            )
        )
    for k in range(18):
        a = math.tau * k / 18
        x, y = 480 + 178 * math.cos(a), 270 + 178 * math.sin(a)
        c.add(
            place(
                solid(
                    c,
                    blob(pts("-44,40 -40,-30 0,-50 40,-30 44,40")),
                    ("#7a5af0", "#5a3ad0")[k % 2],
                    14,
                    cast=5,
                ),
                x,
                y,
                1,
                math.degrees(a) + 90,
            )
        )
    c.add(
        solid(c, oval(480, 270, 168), "#ffd34e", 26, cast=12),
        solid(c, oval(480, 270, 146), "#f4f0ff", 34, rim=None, shade=0.4),
    )
    c.add(
        solid(c, star(480, 264, 104, 56, 5), "#ffc03a", 20, cast=8, gleam=0.8),
        c.eye(456, 258, 19, "#6a3a10", look=(0.1, 0.4)),
        c.eye(506, 258, 19, "#6a3a10", look=(0.1, 0.4)),
        smile(c, 481, 294, 46, 22, "#6a3a00", 7),
    )
    c.add(floor(c, 640, "#24306a"), c.dim(250, 668, 170, 22, "#02040c", 0.8))
    skin = "#8ad07a"
    c.add(
        solid(
            c,
            blob(pts("110,660 150,630 240,630 330,600 350,540 390,530 410,570 396,630 350,664")),
            skin,
            22,
            cast=8,
        )
    )
    c.add(
        bead(c, 226, 580, 76, "#e07a4a", cast=8),
        line("M226 580m-48 0a48 48 0 1 1 48 48a32 32 0 1 1 32 -36a18 18 0 1 1 -24 -12", "#8a3a1c", 9),
    )
    for x, bend in ((372, 350), (410, 424)):
        c.add(
            limb(c, [(x, 540), (bend, 480)], (12, 10), skin, cast=3),
            c.eye(bend, 466, 24, "#4a6ad0", look=(0.5, -0.7)),
        )
    c.add(smile(c, 384, 580, 36, 20, "#1c4a20", 6))
    for _ in range(40):
        x, y = c.rng.uniform(0, 960), c.rng.uniform(0, 560)
        c.add(
            rect(
                x,
                y,
                14,
                8,
                2,
                fill=c.rng.choice(("#ffd34e", "#f06a9a", "#5bd3f9", "#7ac85a")),
                opacity=0.85,
                transform=f"rotate({c.rng.uniform(0, 180):.0f} {x:.0f} {y:.0f})",
            )
        )
    c.add(c.vignette())


PICTURES = {
    "spare_parts": spare_parts,
    "second_wind": second_wind,
    "loose_change": loose_change,
    "participation_ribbon": participation_ribbon,
}
