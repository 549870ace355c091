"""Cosmic alien portraits of those who keep and those who give: Miser and Philanthropist."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    arc_points,
    brow,
    card,
    maw,
    rivet,
    teeth,
    tongue,
    tooth,
)
from cosmic_aliens_b_crew import wash
from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    darken,
    line,
    mirror,
    mirrored,
    oval,
    path,
    place,
    rect,
    shaggy,
    tube,
)
from props import bead, hand, heart, limb, metal, pts, solid, sparkle
from scenery import coin, fur

GOLD = "#e8b030"


def miser(c: Canvas) -> None:
    c.add(wash(c, "#3f7a4a", "#164030", "#061410"))
    door = oval(CX, 400, 480)
    c.add(
        metal(c, oval(CX, 400, 520), "#5a6a6a", 40),
        metal(
            c,
            door,
            "#3f5050",
            50,
            inside=circle(CX, 400, 400, fill="none", stroke="#1c2a2a", stroke_width=14),
        ),
    )
    c.add(*(rivet(c, x, y, 18, "#8fa0a0") for x, y in arc_points(CX, 400, 440, 440, 0, 345, 24)))
    c.add(*(metal(c, box(x, 340, 90, 110, 14), "#6f8080", 16) for x in (60, 1098)))
    for x, y, r, q in (
        (80.0, 900.0, 60, 0.4),
        (190, 930, 64, 0.5),
        (60, 820, 56, 0.36),
        (1170, 900, 62, 0.4),
        (1060, 940, 60, 0.5),
        (1190, 830, 54, 0.36),
        (150, 850, 52, 0.4),
        (1100, 870, 54, 0.4),
    ):
        c.add(coin(c, x, y, r, q, c.rng.uniform(-14, 14)))
    coat, cream = "#c98a44", "#f8e4bc"
    ear = solid(c, oval(400, 190, 92, 96), coat, 30, cast=10, inside=oval_fill(404, 200, 54, 58, "#e89a8c"))
    c.add(ear, mirror(ear, CX))
    outline = pts(
        "624,120 760,140 850,230 880,340 1000,440 1060,570 1010,700 860,770 "
        "624,790 388,770 238,700 188,570 248,440 368,340 398,230 488,140"
    )
    pads = path(oval(330, 590, 150, 150), fill=cream, opacity=0.85, filter=c.blur(14)) + path(
        oval(918, 590, 150, 150), fill=cream, opacity=0.85, filter=c.blur(14)
    )
    muzzle = path(oval(CX, 600, 150, 120), fill=cream, filter=c.blur(10))
    stripe = path(
        "M560 120Q624 260 600 420H648Q624 260 690 120Z", fill="#8a5220", opacity=0.7, filter=c.blur(6)
    )
    c.add(
        solid(
            c,
            shaggy(c.rng, outline, 26, 16),
            coat,
            80,
            light="#f4c888",
            dark="#4a2410",
            cast=34,
            inside=pads + muzzle + stripe + fur(c, outline, coat, 420, 34),
        )
    )
    for x, y in pts("300,560 262,620 350,630 310,680 948,560 986,620 898,630 938,680"):
        c.add(c.dim(x + 12, y + 14, 54, 46, "#6a3a14", 0.4), c.dim(x - 8, y - 8, 44, 38, "#fff6dc", 0.6))
    for side, upper in ((-1, 0.46), (1, 0.3)):
        x = CX + side * 112
        c.add(
            circle(x, 396, 84, fill="#5a2c10", opacity=0.7),
            c.eye(
                x,
                396,
                78,
                "#3f9c4a",
                look=(0.75, 0.1),
                size=0.56,
                lid=coat,
                upper=upper,
                lower=0.24,
                tilt=-10 * side,
            ),
        )
        c.add(
            circle(x, 404, 98, fill=alpha("#d8f0ff", 0.12), stroke="#d8a02c", stroke_width=11),
            circle(x, 402, 98, fill="none", stroke="#fff0b0", stroke_width=3),
        )
    c.add(
        line("M600 396Q624 380 648 396", "#d8a02c", 11),
        brow(c, pts("410,312 500,288 580,330"), "#6a3410", (14, 36, 20)),
        brow(c, pts("838,270 748,252 668,306"), "#6a3410", (14, 36, 20)),
    )
    c.add(
        card(c, 540, 690, -24, "#b3261e", 0.74, "star"),
        card(c, 706, 690, 22, "#6a3fb5", 0.74, "gem"),
        card(c, 624, 706, 0, "#b98500", 0.74, "sun"),
    )
    lip = blob(mirrored(pts("624,570 690,560 770,590 760,640 700,664 624,640"), CX))
    c.add(
        solid(c, lip, cream, 26, light="#fffaf0", dark="#a87a4a", cast=12),
        solid(c, blob(pts("588,520 660,520 650,566 624,584 598,566")), "#d8607a", 14, cast=6),
        line("M624 584V630", "#6a3a24", 7),
    )
    c.add(
        tooth(c, 608, 636, 32, 46, 0.05),
        tooth(c, 640, 636, 32, 46, 0.05),
        line(
            "".join(
                f"M{CX + s * 90} {600 + 14 * k}Q{CX + s * 160} {584 + 16 * k} {CX + s * 220} {590 + 30 * k}"
                for s in (-1, 1)
                for k in range(3)
            ),
            "#fff8e8",
            4,
            opacity=0.8,
        ),
    )
    _strongbox(c)
    paw = limb(c, pts("1010,760 1040,860 900,880 820,850"), [130, 120, 96, 70], coat, cast=20) + "".join(
        solid(c, tube([(850 - 4 * k, 824 + 30 * k), (776, 828 + 28 * k)], [40, 30]), "#e8a08c", 11, cast=6)
        for k in range(3)
    )
    c.add(
        paw,
        mirror(paw, CX),
        *(sparkle(x, y, r) for x, y, r in ((90, 790, 26), (1150, 800, 22), (200, 890, 16))),
    )


def oval_fill(x: float, y: float, rx: float, ry: float, colour: str) -> str:
    """The soft inner side of an ear."""
    return path(oval(x, y, rx, ry), fill=colour, opacity=0.8)


def _strongbox(c: Canvas) -> None:
    """An iron-bound chest at the lower edge with a padlock and gold shining out of its gap."""
    c.add(c.dim(CX, 800, 420, 70, "#ffe08a", 0.9), rect(330, 776, 588, 30, fill="#ffd24a"))
    planks = line("M340 850H910M340 906H910", "#3a1a0c", 7, opacity=0.8)
    c.add(
        solid(c, box(320, 796, 608, 220, 16), "#8a4a24", 34, cast=14, inside=planks),
        *(metal(c, box(x, 790, 46, 220, 8), "#6f7a84", 12) for x in (380, 822)),
    )
    c.add(
        line("M590 838V806A34 34 0 0 1 658 806V838", "#c2cada", 16),
        metal(c, box(566, 832, 116, 96, 16), GOLD, 20, cast=10),
        circle(CX, 872, 14, fill="#2a1408"),
        rect(618, 874, 12, 32, 4, fill="#2a1408"),
    )


def philanthropist(c: Canvas) -> None:
    c.add(wash(c, "#ffc09a", "#e8607a", "#5a1240"), c.rays(CX, 400, 900, "#fff0d0", 20, 0.35))
    for _ in range(16):
        x, y, r = c.rng.uniform(0, 1248), c.rng.uniform(0, 900), c.rng.uniform(14, 44)
        c.add(path(heart(x, y, r), fill="#fff0e0", opacity=c.rng.uniform(0.12, 0.35)))
    wool, inner = "#f6ead8", "#f0a0a8"
    ear = solid(
        c,
        blob(pts("700,250 760,60 860,-20 930,40 910,190 800,320")),
        wool,
        40,
        dark="#a87a8a",
        cast=14,
        inside=path(blob(pts("760,230 800,90 860,40 890,80 870,180 800,270")), fill=inner, opacity=0.85),
    )
    c.add(ear, mirror(ear, CX))
    body = pts("624,600 800,640 920,760 980,1060 268,1060 328,760 448,640")
    c.add(
        solid(
            c,
            shaggy(c.rng, body, 24, 16),
            wool,
            70,
            dark="#a07a8c",
            cast=24,
            inside=fur(c, body, wool, 300, 34),
        )
    )
    shawl = blob(pts("400,700 624,770 848,700 920,800 800,850 624,866 448,850 328,800"))
    knit = "".join(
        line(f"M{x} 690Q{x + (x - CX) * 0.1:.0f} 780 {x + (x - CX) * 0.2:.0f} 870", "#7a1438", 5, opacity=0.5)
        for x in range(340, 920, 36)
    )
    face = mirrored(pts("624,170 750,186 830,280 840,400 806,500 790,600 720,690 624,716"), CX)
    blush = c.dim(452, 520, 84, 54, "#ff5a7a", 0.6) + c.dim(796, 520, 84, 54, "#ff5a7a", 0.6)
    c.add(
        solid(
            c,
            shaggy(c.rng, face, 18, 16),
            wool,
            76,
            light="#fffdf8",
            dark="#a8788c",
            cast=26,
            inside=fur(c, face, wool, 200, 26) + blush,
        )
    )
    for side in (-1, 1):
        x = CX + side * 112
        c.add(
            circle(x, 400, 80, fill="#8a4a5c", opacity=0.5),
            c.eye(
                x,
                400,
                74,
                "#9c5a2c",
                look=(-0.1, 0.25),
                size=0.68,
                black=0.58,
                lid="#f0d8cc",
                upper=0.13,
                lower=0.08,
                tilt=7 * side,
            ),
        )
        c.add(
            line(
                "".join(
                    f"M{x + side * d} {346 + abs(d - 50) * 0.5:.0f}l{side * 22} -{22 - d * 0.1:.0f}"
                    for d in (34, 54, 70)
                ),
                "#4a2030",
                7,
            )
        )
    c.add(
        brow(c, pts("442,306 500,272 574,300"), "#b08090", (8, 20, 10)),
        brow(c, pts("806,306 748,272 674,300"), "#b08090", (8, 20, 10)),
    )
    muzzle = blob(mirrored(pts("624,450 720,470 760,560 720,640 624,656"), CX))
    c.add(
        solid(c, muzzle, "#fffaf0", 40, dark="#c0909a", cast=12),
        solid(
            c,
            blob(pts("566,470 624,452 682,470 660,528 624,548 588,528")),
            "#5a2a3c",
            22,
            light="#b07a8a",
            cast=6,
        ),
        c.gloss(596, 480, 22, 10, -10, 0.8),
    )
    c.add(
        line("M624 548V574", "#5a2a3c", 8),
        maw(
            c,
            "M540 574Q624 606 708 574Q696 640 624 644Q552 640 540 574Z",
            tongue(c, CX, 650, 48, 28) + teeth(c, CX, 572, 3, 30, 24, 0.1, 16),
            lip="#5a2a3c",
            width=7,
        ),
    )
    c.add(
        solid(c, shawl, "#c82a50", 34, cast=18, inside=knit),
        solid(
            c, oval(CX, 800, 46, 42), "#ffc857", 16, cast=8, inside=path(heart(CX, 798, 20), fill="#d8283c")
        ),
    )
    _bonnet(c)
    c.add(
        _parcel(c, 480, 890, 150, 120, "#3f9fb8", -10),
        _parcel(c, 770, 900, 170, 110, "#e0b100", 8),
        card(c, 600, 880, -12, "#2e7d5b", 0.9, "moon"),
        card(c, 680, 876, 10, "#6a3fb5", 0.9, "gem"),
    )
    pouch = "M330 1060Q320 930 400 916Q624 980 848 916Q928 930 918 1060Z"
    c.add(
        solid(c, pouch, darken(wool, 0.06), 36, dark="#8a5a6c", cast=16, rim=None),
        line("M400 918Q624 982 848 918", "#ffffff", 9, opacity=0.7),
    )
    c.add(limb(c, pts("380,800 250,860 180,760 210,660"), [130, 116, 90, 74], wool, cast=20))
    c.add(
        c.dim(230, 500, 220, 240, "#fff0b0", 0.7),
        card(c, 226, 500, -8, "#b3261e", 1.5, "star"),
        _ribbon(c, 214, 420),
    )
    c.add(
        *(
            solid(
                c,
                tube([(250, 650 - 8), (176 + 40 * k, 590 - 10 * (k % 2))], [44, 36]),
                wool,
                14,
                dark="#a8788c",
                cast=6,
            )
            for k in range(3)
        ),
        solid(c, oval(218, 660, 66, 54), wool, 26, dark="#a8788c", cast=8),
    )
    c.add(
        limb(c, pts("870,800 1010,860 1070,740 1040,640"), [130, 116, 90, 74], wool, cast=20),
        hand(c, 1036, 620, 56, 20, wool, 4),
    )
    c.add(
        path(heart(1060, 440, 60), fill=c.linear("#ff9aa8", "#d8283c"), filter=c.glow("#ffd0c0", 14, 0.7)),
        c.gloss(1034, 412, 18, 11),
        *(
            sparkle(x, y, r)
            for x, y, r in ((350, 400, 30), (120, 330, 24), (340, 610, 18), (1150, 360, 22), (970, 380, 18))
        ),
    )


def _bonnet(c: Canvas) -> None:
    """A straw hat between the ears with a garland."""
    c.add(
        solid(c, oval(CX, 196, 250, 54), "#e8c46a", 22, cast=16),
        solid(
            c,
            "M470 190C470 60 560 30 624 30C688 30 778 60 778 190Q624 230 470 190Z",
            "#f0d080",
            40,
            cast=8,
            inside="".join(
                line(f"M450 {y}Q624 {y + 40} 800 {y}", "#a87a2c", 5, opacity=0.5) for y in range(50, 190, 22)
            ),
        ),
    )
    c.add(line("M468 176Q624 222 780 176", "#c82a50", 30))
    for x, y, tint, r in (
        (510, 180, "#ffffff", 30),
        (572, 200, "#ff8aa0", 36),
        (640, 204, "#ffd25a", 34),
        (704, 194, "#8ad0f0", 30),
    ):
        c.add(
            *(
                circle(
                    x + r * 0.7 * math.cos(k * 1.257),
                    y + r * 0.7 * math.sin(k * 1.257),
                    r * 0.5,
                    fill=c.ball(tint, 0.3, 0.3),
                )
                for k in range(5)
            ),
            circle(x, y, r * 0.4, fill=c.ball("#ffb92a")),
        )


def _parcel(c: Canvas, x: float, y: float, w: float, h: float, colour: str, angle: float) -> str:
    """A wrapped gift with a bow, around its middle."""
    bands = rect(-14, -h / 2, 28, h, fill="#fff6e0") + rect(-w / 2, -12, w, 24, fill="#fff6e0")
    return place(
        solid(c, box(-w / 2, -h / 2, w, h, 10), colour, 22, cast=10, inside=bands) + _ribbon(c, 0, -h / 2),
        x,
        y,
        1,
        angle,
    )


def _ribbon(c: Canvas, x: float, y: float) -> str:
    """A two-looped bow."""
    loop = (
        f"M{x} {y}C{x + 30} {y - 50} {x + 90} {y - 44} {x + 76} "
        f"{y}C{x + 66} {y + 26} {x + 24} {y + 20} {x} {y}Z"
    )
    drawn = solid(c, loop, "#e8304a", 12, cast=6)
    return drawn + mirror(drawn, x) + bead(c, x, y, 15, "#ff6a7a")


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"miser": miser, "philanthropist": philanthropist}
