"""Envoys with weight behind their words: Cudgel, Grumpus and Gunrunner."""

from __future__ import annotations

import math

from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    lighten,
    line,
    path,
    place,
    polygon,
    rect,
    rounded,
    shaggy,
    smooth,
    star,
    tube,
    turn,
    wobble,
)
from props import GOLD, bead, grip, lamp, limb, metal, pts, smile, solid, sparkle
from scenery import fur, hills, rings, rivets


def cudgel(c: Canvas) -> None:
    """A stone brute in an ambassador's sash."""
    stone = "#7c7f9c"
    c.add(
        c.backdrop(
            "#3a1020", "#0c0714", glow="#b23a2a", at=(0.46, 0.4), clouds=("#6b1f2a", "#3a2a6b"), stars=70
        )
    )
    c.add(c.planet(1120, 190, 96, "#c4572f", craters=8, air="#ff9a5a"))
    c.add(rings(624, 420, (330, 390, 460), "#ffb08a", 0.18))
    c.add(hills(c, 820, 60, "#3a1626"))
    body = blob(pts("560,470 760,470 920,540 1000,700 1010,1010 230,1010 232,720 300,560"))
    cracks = line(
        (
            "M300 700l46 -40l20 34l52 -30M330 860l60 -34l10 50l60 -20M820 880l-40 -50l30 "
            "-40l-30 -44M930 820l-40 10l-20 -30"
        ),
        "#20203a",
        7,
        opacity=0.6,
    )
    slabs = "".join(
        path(rounded(p, 12), fill=lighten(stone, 0.12), opacity=0.35)
        for p in (
            [(280, 600), (400, 540), (450, 620), (340, 690)],
            [(300, 760), (420, 730), (450, 830), (330, 850)],
            [(820, 560), (930, 600), (950, 700), (840, 680)],
        )
    )
    sash = polygon([(330, 520), (430, 490), (760, 1010), (600, 1010)])
    cloth = path(sash, fill=c.linear("#ff5a4a", "#a3142a", "#5a0a22")) + line(
        "M345 516L622 1010M418 494L742 1010", "#ffd27a", 8
    )
    c.add(solid(c, body, stone, 64, cast=30, inside=slabs + cracks + cloth))
    c.add(_medal(c, 560, 800, 62))
    head = blob(pts("520,180 620,190 690,260 706,360 690,470 600,528 490,520 410,450 404,330 440,230"))
    horn = blob(pts("486,210 470,120 520,62 536,120 560,196"))
    c.add(
        solid(
            c,
            horn,
            "#e9dcc0",
            22,
            cast=8,
            inside=line("M474 150l60 -8M478 176l74 -6M484 116l40 -4", "#8a6a48", 5, opacity=0.6),
        )
    )
    face = c.dim(470, 300, 120, 90, "#ffffff", 0.16) + line(
        "M640 240l24 34l-16 22l20 30M440 430l26 10", "#23233c", 6, opacity=0.6
    )
    c.add(solid(c, head, stone, 46, cast=20, inside=face))
    for x, side in ((486, 1), (612, -1)):
        c.add(c.dim(x, 344, 70, 50, "#10101e", 0.7))
        c.add(
            c.eye(x, 346, 40, "#ffb020", look=(0.25, 0.1), lid=stone, upper=0.34, tilt=14 * side, black=0.42)
        )
    c.add(
        solid(
            c,
            blob(pts("410,316 470,276 552,318 632,276 694,306 690,336 610,318 552,356 488,322 416,344")),
            darken(stone, 0.15),
            16,
            cast=8,
        )
    )
    c.add(solid(c, blob(pts("526,372 578,372 596,414 552,430 508,414")), lighten(stone, 0.06), 14))
    jaw = blob(pts("420,452 500,440 560,446 640,438 700,446 690,520 610,566 500,564 424,520"))
    c.add(solid(c, jaw, lighten(stone, 0.05), 26, cast=12))
    c.add(line("M436 458Q552 430 686 452", "#17172c", 9))
    for x, lean in ((478, -8), (636, 8)):
        c.add(solid(c, polygon([(x - 22, 470), (x + 22, 470), (x + lean, 372)]), "#f7ecd2", 12, cast=6))
    shaft = tube([(880, 960), (884, 700), (880, 330)], (44, 40, 58))
    grain = line("M872 900V380M892 880V400", "#3a1d10", 4, opacity=0.6)
    c.add(solid(c, shaft, "#8a5530", 18, cast=14, inside=grain))
    bulb = blob(pts("880,86 960,130 984,250 958,370 880,420 802,370 776,250 800,130"))
    knots = ellipse(850, 220, 26, 18, fill="none", stroke="#4a2715", stroke_width=6) + line(
        "M800 300Q860 330 960 300M796 170Q880 150 962 180M850 380Q880 360 930 372", "#4a2715", 5, opacity=0.7
    )
    for angle in (-150, -95, -38, 20, 160, 205):
        a = math.radians(angle)
        x, y = 880 + 92 * math.cos(a), 250 + 150 * math.sin(a)
        c.add(place(metal(c, polygon([(-24, 10), (24, 10), (0, -62)]), "#aeb6c8", 8), x, y, 1, angle + 90))
    c.add(solid(c, bulb, "#9c6236", 40, cast=16, inside=knots))
    c.add(place(metal(c, polygon([(-26, 14), (26, 14), (0, -44)]), "#aeb6c8", 8, cast=6), 856, 300, 1, -14))
    c.add(
        metal(c, box(826, 396, 110, 40, 10), "#a98a4a", 10),
        rivets([(846, 416), (880, 416), (916, 416)], 6, GOLD),
    )
    c.add(solid(c, blob(pts("960,640 1030,760 990,880 900,820 900,720")), stone, 34, cast=16))
    c.add(grip(c, 886, 722, 78, 4, lighten(stone, 0.04), 4))
    c.add(c.vignette())


def _medal(c: Canvas, x: float, y: float, r: float) -> str:
    return (
        solid(c, star(x, y, r, r * 0.72, 12), GOLD, 10, cast=10)
        + bead(c, x, y, r * 0.46, "#c2202e")
        + sparkle(x - r * 0.2, y - r * 0.2, r * 0.3)
    )


def grumpus(c: Canvas) -> None:
    """A very old furry creature behind the velvet rope, arms folded."""
    coat, white = "#5b7f6a", "#ece8da"
    c.add(
        c.backdrop(
            "#2a1a4a", "#0a0818", glow="#6a4ab0", at=(0.5, 0.38), clouds=("#4a2a6b", "#123f4f"), stars=90
        )
    )
    c.add(rings(624, 430, (360, 420, 480), "#c9b6ff", 0.2))
    points = pts("624,190 780,230 880,360 910,560 950,760 960,1010 290,1010 300,760 338,560 368,360 468,230")
    d = shaggy(c.rng, points, 40, 26)
    c.add(solid(c, d, coat, 60, cast=30, inside=fur(c, points, coat, 420, 54)))
    c.add(solid(c, blob(pts("430,240 624,204 818,240 850,270 624,292 398,270")), "#2b1c38", 14, cast=14))
    c.add(
        solid(
            c,
            "M478 246L462 84Q624 40 786 84L770 246Q624 280 478 246Z",
            "#3a2750",
            34,
            inside=path("M470 190Q624 228 778 190L774 240Q624 278 474 240Z", fill="#b3261e"),
        )
    )
    ticket = group(
        path(
            "M0 0h92v18a12 12 0 0 0 0 24v18h-92v-18a12 12 0 0 0 0 -24Z", fill=c.linear("#fff6d8", "#d9b876")
        ),
        line("M22 4v52", "#8a6a30", 3, stroke_dasharray="4 6"),
        path(star(60, 30, 18, 8, 5), fill="#b3261e"),
        transform="translate(700 120) rotate(18)",
    )
    c.add(ticket)
    for x, side in ((520, 1), (728, -1)):
        c.add(c.dim(x, 436, 92, 70, "#0a1410", 0.7))
        c.add(
            c.eye(
                x,
                436,
                60,
                "#d98a1e",
                look=(0.1, 0.05),
                lid=darken(coat, 0.1),
                upper=0.46,
                lower=0.16,
                tilt=8 * side,
                size=0.5,
            )
        )
        c.add(
            solid(
                c,
                blob([(x - 76, 476), (x, 512), (x + 76, 476), (x + 50, 522), (x, 534), (x - 50, 522)]),
                darken(coat, 0.15),
                12,
            )
        )
    for side in (1, -1):
        hairs = pts("636,408 560,370 470,352 404,380 360,440 420,420 500,420 580,430")
        if side < 0:
            hairs = [(1248 - x, y) for x, y in hairs]
            hairs.reverse()
        c.add(solid(c, shaggy(c.rng, hairs, 22, 14, 0.9 * side), white, 18, cast=10))
    c.add(
        solid(
            c,
            blob(pts("624,430 690,470 712,540 680,590 624,600 568,590 536,540 558,470")),
            "#a8667a",
            30,
            cast=14,
        )
    )
    c.add(c.gloss(596, 490, 34, 22))
    must = pts(
        "624,590 720,570 840,610 900,690 800,690 700,690 624,660 548,690 448,690 348,690 408,610 528,570"
    )
    c.add(solid(c, shaggy(c.rng, must, 24, 16, 0.5), white, 24, cast=14, inside=fur(c, must, white, 120, 40)))
    c.add(line("M556 708Q624 668 692 708", "#1a0e16", 11))
    for side in (-1, 1):
        sx = 624 + side * 230
        arm = [
            (624 + side * 330, 720),
            (624 + side * 320, 850),
            (sx - side * 20, 870),
            (624 - side * 110, 826),
        ]
        c.add(limb(c, arm, (120, 126, 112, 92), lighten(coat, 0.04)))
        hx = 624 - side * 140
        c.add(
            solid(
                c,
                shaggy(c.rng, wobble(c.rng, hx, 816, 66, 52, 10, 0.05), 16, 14),
                lighten(coat, 0.1),
                20,
                cast=8,
            )
        )
    for x in (236, 1012):
        c.add(metal(c, box(x - 16, 660, 32, 330, 10), GOLD, 10, cast=12), bead(c, x, 640, 34, GOLD))
    rope = tube(pts("236,690 420,880 624,930 828,880 1012,690"), (36, 38, 40, 38, 36))
    twist = line(
        "".join(f"M{200 + i * 26} {650 + (i % 3)}l60 330" for i in range(34)), "#4a0612", 5, opacity=0.45
    )
    c.add(solid(c, rope, "#b3202e", 12, cast=14, inside=twist))
    c.add(c.vignette())


def gunrunner(c: Canvas) -> None:
    """A beetle in a trench coat, lining full of bargains."""
    chitin, coat, lining = "#2f9aa0", "#b08a54", "#8a2433"
    c.add(
        c.backdrop(
            "#0f2a3a", "#070b1a", glow="#1f6a7a", at=(0.5, 0.3), clouds=("#123f4f", "#3a2a6b"), stars=60
        )
    )
    c.add(_docks(c))
    back = blob(pts("624,380 800,420 960,560 1010,1010 238,1010 288,560 448,420"))
    c.add(solid(c, back, darken(coat, 0.3), 40, cast=26))
    c.add(
        solid(
            c,
            blob(pts("624,430 720,500 740,720 730,1010 518,1010 508,720 528,500")),
            chitin,
            40,
            inside=line(
                "M520 640Q624 690 728 640M514 740Q624 790 734 740M514 840Q624 890 734 840", "#0b3a44", 8
            ),
        )
    )
    for side in (-1, 1):
        flap = pts("560,440 440,500 250,600 208,760 236,1010 520,1010 540,720")
        hem = smooth(pts("560,440 548,580 540,720 526,860 520,1010"))
        part = (
            solid(c, blob(flap, 0.7), lining, 30, cast=20, inside=_stripes("#6a1626"))
            + line(hem, lighten(coat, 0.1), 26)
            + line(hem, darken(coat, 0.4), 3, stroke_dasharray="10 10")
        )
        part += _goods(c, side < 0)
        lapel = polygon(pts("570,420 452,470 430,590 520,560 552,640 600,470"))
        part += solid(c, lapel, lighten(coat, 0.08), 18, cast=12)
        c.add(part if side < 0 else group(part, transform="translate(1248 0) scale(-1 1)"))
    for side in (-1, 1):
        x = 624 + side * 398
        c.add(
            limb(
                c, [(624 + side * 330, 540), (x + side * 6, 660), (x - side * 20, 800)], (110, 104, 84), coat
            )
        )
        c.add(solid(c, box(x - side * 20 - 56, 786, 112, 46, 18), lighten(coat, 0.1), 12, cast=8))
        c.add(grip(c, x - side * 26, 872, 48, 90 if side < 0 else -90, chitin, 3))
    head = blob(pts("624,190 738,220 800,310 780,410 700,480 624,500 548,480 468,410 448,310 510,220"))
    plates = line("M624 200V300M476 400Q624 350 772 400", "#0b3a44", 7, opacity=0.6)
    c.add(solid(c, head, chitin, 46, cast=22, inside=plates))
    c.add(c.gloss(520, 300, 60, 34))
    for side in (-1, 1):
        mand = [
            (624 + side * 60, 470),
            (624 + side * 96, 530),
            (624 + side * 30, 580),
            (624 + side * 50, 520),
        ]
        c.add(solid(c, blob(mand), "#e0b060", 12, cast=8))
        c.add(
            c.eye(
                624 + side * 96,
                374,
                56,
                "#ff9a2a",
                look=(0.35, 0.05),
                lid=darken(chitin, 0.2),
                upper=0.4,
                lower=0.1,
                tilt=-side * 10,
                pupil="slit",
                black=0.35,
            )
        )
    c.add(
        c.eye(
            624,
            330,
            42,
            "#ff9a2a",
            look=(0.35, 0.1),
            lid=darken(chitin, 0.2),
            upper=0.36,
            pupil="slit",
            black=0.35,
        )
    )
    c.add(smile(c, 636, 470, 110, 26, "#06262c", 8))
    c.add(
        solid(
            c,
            blob(pts("350,262 480,214 624,230 768,214 898,262 840,296 624,284 408,296")),
            "#4a3a5a",
            18,
            cast=16,
        )
    )
    crown = (
        "M480 244C470 150 500 84 560 88C590 90 600 110 624 110C648 110 668 84 700 90"
        "C756 96 778 160 768 244Q624 276 480 244Z"
    )
    c.add(
        solid(
            c,
            crown,
            "#5a4870",
            34,
            inside=path("M474 190Q624 226 774 190V250Q624 280 474 246Z", fill="#241a34"),
        )
    )
    c.add(line("M716 210q60 -80 96 -70", "#f2c14e", 6), circle(812, 140, 7, fill="#fff2b0"))
    c.add(
        limb(c, [(700, 486), (740, 500), (776, 496)], (14, 12, 12), "#f0ead8", cast=4),
        lamp(c, 782, 494, 9, "#ff6a2a"),
    )
    c.add(c.vignette())


def _docks(c: Canvas) -> str:
    parts = []
    for i in range(6):
        x, h = 30 + i * 212, c.rng.uniform(220, 420)
        parts.append(
            rect(x, 760 - h, 176, h + 200, 6, fill=c.linear("#1c3f52", "#0a1a28", start=(0, 0), end=(0.6, 1)))
        )
        for k in range(5):
            parts.append(rect(x + 14, 780 - h + k * 70, 148, 46, 4, fill="#2a5a6c", opacity=0.35))
            if c.rng.random() < 0.4:
                parts.append(rect(x + 110, 790 - h + k * 70, 34, 14, 3, fill="#ffb84a", opacity=0.8))
    return "".join(parts)


def _stripes(colour: str) -> str:
    return line("".join(f"M{180 + i * 34} 420V1010" for i in range(14)), colour, 9, opacity=0.6)


def _goods(c: Canvas, left: bool) -> str:
    """Ray guns in loops, seen in the lining of one flap."""
    hues = ("#ff7a3a", "#4cd07d", "#b07af0") if left else ("#5bd3f9", "#ffd34e", "#ff5d8a")
    parts = []
    for (x, y, s, a), hue in zip(
        ((384, 634, 1.22, -14), (368, 764, 1.3, -8), (372, 896, 1.36, -4)), hues, strict=True
    ):
        gun = (
            solid(c, rounded([(-16, 10), (22, 10), (10, 66), (-30, 66)], 8), "#3a3046", 8, cast=6)
            + metal(c, rounded([(-56, -26), (46, -26), (46, 14), (-56, 14)], 14), hue, 10, cast=6)
            + metal(c, box(44, -14, 50, 18, 6), "#c8cede", 6)
            + bead(c, 98, -5, 13, lighten(hue, 0.3))
            + line("M56 -22V12M70 -20V10", darken(hue, 0.4), 6)
        )
        parts.append(place(gun, x, y, s, a))
        parts.append(turn(solid(c, box(x - 26, y - 40, 24, 66, 8), "#e0b060", 6, cast=4), a, x, y))
    return "".join(parts)


PICTURES = {
    "cudgel": cudgel,
    "grumpus": grumpus,
    "gunrunner": gunrunner,
}
