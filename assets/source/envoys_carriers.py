"""Envoys who carry: Pack Mule, Pen Pal and Lifeboat."""

from __future__ import annotations

import math

from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    lighten,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    shaggy,
    smooth,
    tube,
    turn,
)
from props import (
    GOLD,
    PAPER,
    bead,
    glass,
    grip,
    hand,
    heart,
    lamp,
    limb,
    metal,
    pts,
    smile,
    solid,
)
from scenery import hills, rings, writing


def pack_mule(c: Canvas) -> None:
    """A patient long-eared beast under a tower of everybody's luggage."""
    hide = "#a07b86"
    c.add(
        c.backdrop(
            "#4a2a3a", "#140c1e", glow="#e09050", at=(0.3, 0.4), clouds=("#6b3a2a", "#3a2a6b"), stars=60
        )
    )
    c.add(c.planet(1110, 200, 120, "#d88a5a", bands=("#f0b078", "#b0603a"), air="#ffb27a"))
    c.add(hills(c, 760, 90, "#5a3040"), hills(c, 850, 60, "#3a2030"))
    body = blob(pts("520,560 760,540 930,580 1000,720 990,900 900,1010 420,1010 380,780"))
    c.add(solid(c, body, hide, 56, cast=30))
    c.add(_luggage(c))
    for side in (-1, 1):
        x = 470 + side * 90
        ear = blob(
            [
                (x, 420),
                (x + side * 30, 300),
                (x + side * 130, 200),
                (x + side * 160, 190),
                (x + side * 150, 300),
                (x + side * 80, 420),
            ]
        )
        inner = blob(
            [
                (x + side * 30, 400),
                (x + side * 60, 310),
                (x + side * 130, 230),
                (x + side * 120, 310),
                (x + side * 70, 400),
            ]
        )
        c.add(solid(c, ear, hide, 26, cast=12, inside=path(inner, fill="#e0a0a8", opacity=0.7)))
    head = blob(
        pts("470,380 590,410 640,510 620,640 640,760 600,870 470,910 340,870 300,760 320,640 300,510 350,410")
    )
    c.add(solid(c, head, hide, 50, cast=24))
    muzzle = blob(pts("470,660 600,690 650,780 610,880 470,920 330,880 290,780 340,690"))
    c.add(solid(c, muzzle, "#e2c4bc", 40, cast=10))
    for side in (-1, 1):
        c.add(
            ellipse(
                470 + side * 70,
                750,
                26,
                18,
                fill="#4a2a34",
                transform=f"rotate({side * 24} {470 + side * 70} 750)",
            )
        )
        c.add(
            c.eye(
                470 + side * 96,
                540,
                58,
                "#8a5a2a",
                look=(0.1, 0.25),
                lid=darken(hide, 0.08),
                upper=0.34,
                lower=0.06,
                tilt=9 * side,
                size=0.66,
            )
        )
        c.add(
            line(
                (
                    f"M{470 + side * 150} 510q{side * 22} -4 {side * 30} -20M{470 + side * 146} "
                    f"500q{side * 16} -10 {side * 20} -28"
                ),
                "#3a2028",
                7,
            )
        )
    c.add(smile(c, 470, 830, 150, 34, "#4a2a34", 10))
    tuft = pts("470,330 540,350 550,420 500,470 470,500 430,460 390,420 400,350")
    c.add(solid(c, shaggy(c.rng, tuft, 30, 18, 0.2), "#4a2f4a", 22, cast=10))
    c.add(limb(c, [(640, 800), (690, 730), (700, 690)], (10, 8, 6), "#7ab04a", cast=3))
    c.add(
        line("M300 690Q470 640 640 690", "#7a3a1e", 24),
        line("M300 684Q470 634 640 684", "#d08a4a", 5),
        bead(c, 312, 692, 22, GOLD),
        bead(c, 628, 692, 22, GOLD),
    )
    flower = "".join(
        circle(700 + 24 * math.cos(a), 676 + 24 * math.sin(a), 17, fill="#fff0f4")
        for a in (0, 1.26, 2.51, 3.77, 5.03)
    )
    c.add(flower, bead(c, 700, 676, 15, "#ffc040"))
    c.add(c.vignette())


def _luggage(c: Canvas) -> str:
    """Trunks, rolls and a birdcage lashed on the back."""
    parts = [
        _case(c, 560, 420, 400, 170, "#8a4a2a", 2),
        _case(c, 640, 290, 330, 140, "#2f7a86", -4),
        _case(c, 700, 180, 240, 120, "#b3422e", 5),
        solid(
            c,
            box(560, 560, 130, 180, 40),
            "#4a6a9a",
            24,
            cast=14,
            inside=rect(560, 560, 130, 54, fill="#7a9ad0"),
        ),
        bead(c, 625, 628, 14, GOLD),
        solid(
            c,
            box(880, 560, 150, 200, 44),
            "#5a8a4a",
            28,
            cast=14,
            inside=rect(880, 560, 150, 60, fill="#86b872"),
        ),
        bead(c, 955, 640, 14, GOLD),
        limb(c, [(590, 404), (760, 392), (930, 404)], (70, 76, 70), "#d8b870"),
        line("M640 372V436M700 366V432M820 366V432M880 372V436", "#7a5a2a", 8),
    ]
    cage = "M790 178V110Q790 58 840 58Q890 58 890 110V178Z"
    parts += [
        path(cage, fill="#1a1020", opacity=0.35),
        bead(c, 838, 140, 26, "#ffd34e"),
        c.eye(832, 132, 10, "#2a1020", size=0.7),
        path("M854 136l20 6l-18 8Z", fill="#f07a2a"),
        line(cage + "M815 66V178M840 58V178M865 66V178", "#e8c878", 5),
        metal(c, box(780, 172, 120, 16, 6), GOLD, 6),
        line("M690 190L560 620M960 300L940 600", "#e0c890", 9),
    ]
    return "".join(parts)


def _case(c: Canvas, x: float, y: float, w: float, h: float, colour: str, angle: float) -> str:
    straps = "".join(
        rect(x + w * s - 14, y, 28, h, fill=darken(colour, 0.45))
        + rect(x + w * s - 18, y + h * 0.4, 36, 30, 5, fill=GOLD)
        for s in (0.22, 0.78)
    )
    corners = "".join(
        rect(cx, cy, 34, 34, 8, fill=GOLD, opacity=0.85) for cx in (x, x + w - 34) for cy in (y, y + h - 34)
    )
    drawn = solid(
        c,
        box(x, y, w, h, 20),
        colour,
        26,
        cast=14,
        inside=straps + corners + line(f"M{x} {y + h * 0.36}H{x + w}", darken(colour, 0.5), 5),
    )
    drawn += line(f"M{x + w * 0.4} {y}q0 -24 {w * 0.1} -24t{w * 0.1} 24", darken(colour, 0.3), 10)
    return turn(drawn, angle, x + w / 2, y + h / 2)


def pen_pal(c: Canvas) -> None:
    """Living ink in its bottle, quill in hand, pleased with its own letter."""
    ink = "#6a3ad0"
    c.add(
        c.backdrop(
            "#2a1450", "#0a0718", glow="#8a4ad0", at=(0.5, 0.45), clouds=("#4a2a8b", "#6b1f5a"), stars=100
        )
    )
    c.add(rings(600, 500, (340, 400, 470), "#e0c0ff", 0.2))
    for x, y, s, a in (
        (250, 200, 0.8, -18),
        (1010, 620, 0.72, 14),
        (960, 170, 0.56, 24),
        (216, 480, 0.5, 10),
    ):
        c.add(place(_envelope(c), x, y, s, a))
    c.add(ellipse(600, 930, 420, 44, fill="#05030e", opacity=0.7))
    bottle = (
        "M480 340H720V430Q880 480 900 640L880 880Q870 930 810 930H390Q330 930 320 880"
        "L300 640Q320 480 480 430Z"
    )
    level = "M280 560Q380 500 480 540T680 530T920 560V960H280Z"
    paint = c.linear(lighten(ink, 0.25), (0.4, ink), darken(ink, 0.7), start=(0, 0), end=(0.4, 1))
    bubbles = "".join(
        circle(
            c.rng.uniform(340, 860),
            c.rng.uniform(600, 900),
            c.rng.uniform(5, 15),
            fill="none",
            stroke="#c8a8ff",
            stroke_width=4,
            opacity=0.5,
        )
        for _ in range(16)
    )
    c.add(path(bottle, fill="#140a2a", opacity=0.55))
    c.add(
        group(
            solid(c, level, ink, 50, paint=paint),
            bubbles,
            line("M290 566Q380 504 480 544T680 534T910 562", lighten(ink, 0.6), 9),
            clip_path=c.clip(bottle),
        )
    )
    for side in (-1, 1):
        c.add(
            c.eye(
                600 + side * 106,
                640,
                88,
                "#ffb63a",
                look=(0.35, -0.25),
                size=0.52,
                lid=ink,
                upper=0.26,
                lower=0.04,
                tilt=6 * side,
            )
        )
    c.add(smile(c, 606, 790, 190, 64, "#1a0838", 15))
    c.add(c.dim(430, 770, 60, 36, "#ff7ac0", 0.6), c.dim(780, 770, 60, 36, "#ff7ac0", 0.6))
    c.add(glass(c, bottle, "#d8c8ff", strength=0.26, width=12))
    c.add(
        line("M342 640Q350 520 470 478", alpha("#ffffff", 0.85), 20),
        line("M350 700V800", alpha("#ffffff", 0.5), 16),
        line("M872 620L856 860", alpha("#8fdcff", 0.7), 8),
    )
    c.add(
        metal(c, box(452, 306, 296, 56, 22), GOLD, 14, cast=10),
        metal(c, box(486, 262, 228, 52, 14), "#8a5a2a", 14),
    )
    c.add(limb(c, [(560, 270), (520, 190), (560, 130)], (60, 50, 38), ink), bead(c, 562, 118, 30, ink))
    c.add(limb(c, [(650, 270), (760, 200), (868, 250), (892, 330)], (60, 52, 44, 36), ink))
    quill = blob(pts("880,420 890,300 930,180 1010,70 1040,60 1040,160 990,280 930,370"))
    barbs = line(
        "".join(
            f"M{900 + i * 12} {340 - i * 26}l{46 - i * 1.2} -6M{894 + i * 12} {340 - i * 26}l-12 -34"
            for i in range(10)
        ),
        "#b890c8",
        4,
        opacity=0.6,
    )
    c.add(
        solid(c, quill, "#fbeef6", 22, cast=14, inside=barbs),
        line("M862 492Q880 360 1030 74", "#c09a60", 8),
        line("M862 492l8 -36", "#2a1440", 10),
    )
    c.add(grip(c, 886, 372, 32, 10, ink))
    c.add(place(_letter(c), 420, 130, 1, -14), bead(c, 520, 190, 26, ink), bead(c, 540, 222, 20, ink))
    c.add(c.vignette())


def _letter(c: Canvas) -> str:
    sheet_d = "M-130 -76Q0 -92 130 -76L134 150Q0 136 -126 150Z"
    portrait = (
        rect(-104, -56, 76, 84, 6, fill="#d8c4f0")
        + circle(-66, -8, 26, fill="#6a3ad0")
        + circle(-74, -12, 8, fill="#fff")
        + circle(-56, -12, 8, fill="#fff")
        + circle(-73, -11, 4, fill="#1a0838")
        + circle(-55, -11, 4, fill="#1a0838")
    )
    inside = portrait + writing(c, -8, -44, 110, 4, 22) + writing(c, -104, 48, 206, 4, 22)
    return solid(c, sheet_d, PAPER, 16, cast=16, inside=inside)


def _envelope(c: Canvas) -> str:
    return (
        solid(
            c,
            box(-130, -84, 260, 168, 12),
            "#efe2c4",
            18,
            cast=14,
            inside=line("M-130 84L-20 -10M130 84L20 -10", "#b89a6a", 5),
        )
        + solid(c, "M-130 -80L0 34L130 -80Q130 -84 118 -84H-118Q-130 -84 -130 -80Z", "#f8eed6", 10, cast=8)
        + solid(c, heart(0, 18, 30), "#d8304a", 10, cast=4)
    )


def lifeboat(c: Canvas) -> None:
    """A rubber dinghy with a worried face, two passengers and one who holds its breath."""
    rubber = "#f0741c"
    c.add(
        c.backdrop(
            "#0d2c52", "#060b1c", glow="#2a6ab0", at=(0.5, 0.36), clouds=("#123f6f", "#3a2a6b"), stars=150
        )
    )
    c.add(c.planet(150, 190, 78, "#5ab0c8", bands=("#8ad8e8", "#3a80a0"), ring="#c8f0ff"))
    c.add(_passenger(c, 420, 330, "#7ac86a", 1.0, "plain"))
    c.add(_passenger(c, 830, 350, "#e07ab8", 0.96, "plain"))
    c.add(_passenger(c, 624, 330, "#8a7ae8", 1.22, "held"))
    c.add(path("M300 560Q624 470 948 560V640H300Z", fill="#3a1608"))
    ring = (
        "M200 600C200 520 330 520 400 540Q624 590 848 540C918 520 1048 520 1048 600"
        "C1060 790 900 910 624 910C348 910 188 790 200 600Z"
    )
    seams = line("M330 540Q300 760 430 890M918 540Q948 760 818 890", "#a03a08", 9, opacity=0.6)
    stripe = path("M190 600Q624 760 1058 600V660Q624 826 190 660Z", fill="#fff0d8", opacity=0.9)
    c.add(solid(c, ring, rubber, 70, cast=30, inside=stripe + seams, gleam=0.6))
    c.add(c.gloss(330, 600, 80, 26, -8, 0.8), line("M230 640Q250 780 400 860", alpha("#ffffff", 0.3), 14))
    for side in (-1, 1):
        x = 624 + side * 120
        c.add(solid(c, oval(x, 730, 92, 88), lighten(rubber, 0.12), 20, cast=8))
        c.add(
            c.eye(x, 726, 74, "#2a8ad8", look=(0.0, -0.5), lid=rubber, upper=0.16, tilt=16 * side, size=0.5)
        )
    mouth = smooth(pts("540,856 580,838 624,852 668,838 708,856"))
    c.add(line(mouth, "#4a1604", 13))
    knots = [(260, 700), (360, 820), (888, 820), (988, 700)]
    c.add(
        line(
            (
                "M216 610Q220 680 260 700Q300 790 360 820Q420 890 520 900M1032 610Q1028 680 988 "
                "700Q948 790 888 820Q828 890 728 900"
            ),
            "#f4ead0",
            11,
        )
    )
    c.add("".join(bead(c, x, y, 20, "#f4ead0", cast=5) for x, y in knots))
    c.add(line("M980 560V240", "#dfe6f2", 10), lamp(c, 980, 228, 18, "#ff4a3a"))
    oar = place(
        solid(c, tube([(0, 0), (0, 230)], (20, 20)), "#c8965a", 8)
        + solid(c, blob(pts("0,210 40,250 36,330 0,350 -36,330 -40,250")), "#d8a86a", 14),
        300,
        560,
        1,
        32,
    )
    c.add(oar)
    c.add(c.vignette())


def _passenger(c: Canvas, x: float, y: float, skin: str, s: float, mood: str) -> str:
    parts = [solid(c, blob(pts("0,90 110,130 150,280 -150,280 -110,130")), darken(skin, 0.15), 30)]
    if mood == "held":
        head = blob(pts("0,-150 80,-120 110,-40 150,30 120,110 0,130 -120,110 -150,30 -110,-40 -80,-120"))
        parts.append(
            limb(c, [(0, -140), (10, -190), (50, -210)], (16, 13, 10), skin, cast=4)
            + bead(c, 54, -212, 16, "#ffd34e")
        )
        parts.append(
            solid(
                c,
                head,
                skin,
                36,
                cast=14,
                inside=c.dim(-100, 50, 70, 60, "#ff5a8a", 0.7) + c.dim(100, 50, 70, 60, "#ff5a8a", 0.7),
            )
        )
        for side in (-1, 1):
            parts.append(c.eye(side * 44, -50, 42, "#3a2a90", look=(0, -0.1), size=0.34))
        parts.append(
            circle(0, 60, 15, fill="#241040")
            + circle(0, 60, 15, fill="none", stroke=darken(skin, 0.4), stroke_width=6)
        )
        parts.append(hand(c, -66, 108, 28, 20, skin) + hand(c, 66, 108, 28, -20, skin))
    else:
        head = blob(pts("0,-120 90,-80 120,10 80,100 0,120 -80,100 -120,10 -90,-80"))
        parts.append(solid(c, head, skin, 34, cast=12))
        look = 0.5 if x < 624 else -0.5
        parts.append(c.eye(0, -16, 62, "#d86a2a", look=(look, -0.3), size=0.42, lid=skin, upper=0.1))
        parts.append(ellipse(0, 76, 18, 20, fill="#2a1030"))
        parts.append(solid(c, polygon([(-24, -108), (24, -108), (0, -170)]), lighten(skin, 0.2), 10))
    return place("".join(parts), x, y, s)


PICTURES = {
    "pack_mule": pack_mule,
    "pen_pal": pen_pal,
    "lifeboat": lifeboat,
}
