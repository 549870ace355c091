"""Cosmic alien portraits of those who lose gladly: Loser and Masochist."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    arc_points,
    brow,
    drop,
    maw,
    scribble,
    tongue,
    tooth,
    wart,
)
from cosmic_aliens_b_crew import spoke, wash
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
    mirror,
    mirrored,
    oval,
    path,
    place,
    rect,
    rounded,
    smooth,
    star,
    tube,
    turn,
)
from props import limb, metal, pts, solid
from scenery import beam

GOLD = "#e8b030"


def loser(c: Canvas) -> None:
    c.add(wash(c, "#6a6a9c", "#383a66", "#10102a"))
    for k in range(5):
        y = 200 + 90 * k
        c.add(
            path(
                f"M-20 {y}Q{CX} {y + 90} 1268 {y}V{y + 90}Q{CX} {y + 180} -20 {y + 90}Z",
                fill="#1c1c40" if k % 2 else "#26264e",
                opacity=0.7,
            )
        )
        c.add(
            *(
                circle(seat + 20 * (k % 2), y + 66 - (seat - CX) ** 2 / 9000, 15, fill="#4a4a7c", opacity=0.5)
                for seat in range(20, 1248, 46)
            )
        )
    c.add(
        beam(c, 240, -60, 600, 900, 620, "#fff0c0", 0.5),
        rect(0, 830, 1248, 124, fill=c.linear("#4a3a5c", "#1c1430", start=(0, 0), end=(0, 1))),
    )
    for _ in range(70):
        px, py = c.rng.uniform(0, 1248), c.rng.uniform(0, 900)
        tint = c.rng.choice(("#ff5d5d", "#ffc857", "#5bd3f9", "#4cd07d", "#c77aff"))
        c.add(turn(rect(px, py, 20, 11, 2, fill=tint, opacity=0.85), c.rng.uniform(0, 180), px, py))
    stem = "#6f9a4a"
    c.add(c.dim(700, 900, 420, 60, "#05030f", 0.8))
    neck = pts("800,1000 850,760 900,520 850,300 720,210 590,250")
    c.add(
        solid(
            c,
            tube(neck, [130, 110, 92, 80, 70, 60]),
            stem,
            34,
            cast=24,
            inside=line(smooth(neck), lighten(stem, 0.4), 8, opacity=0.6),
        )
    )
    fallen = solid(c, blob(pts("0,0 30,-50 80,-60 70,0 30,26")), "#f0788c", 10)
    c.add(
        place(fallen, 1020, 880, 1.1, 20),
        place(fallen, 160, 860, 1.0, -40),
        place(fallen, 1090, 620, 0.8, 70),
    )
    x0, y0 = 540, 420
    for k in range(13):
        angle = -190 + 360 * k / 13
        if k in (3, 7):
            continue
        a = math.radians(angle)
        cos, sin = math.cos(a), math.sin(a)
        limp = 1 if sin > -0.2 else 0
        if sin < -0.93:
            continue
        root, mid = (x0 + 170 * cos, y0 + 170 * sin), (x0 + 280 * cos, y0 + 280 * sin + 30 * limp)
        tip = (x0 + (310 if limp else 390) * cos, y0 + (320 if limp else 330) * sin + (120 if limp else 70))
        c.add(
            solid(
                c,
                tube([root, mid, tip], [96, 104, 24]),
                "#f0788c" if k % 2 else "#d8566e",
                26,
                dark="#6a1c44",
                cast=14,
            )
        )
    for way in ("600,250 520,230 470,170", "610,246 570,180 580,110", "600,240 650,180 640,130"):
        c.add(solid(c, tube(pts(way), [64, 56, 8]), stem, 16, cast=8))
    seeds = "".join(
        circle(
            x0 + 13 * math.sqrt(k) * math.cos(2.4 * k),
            y0 + 13 * math.sqrt(k) * math.sin(2.4 * k),
            5,
            fill="#4a2a1c",
            opacity=0.35,
        )
        for k in range(120, 300)
    )
    c.add(
        solid(
            c, oval(x0, y0, 216, 210), "#b8804a", 60, light="#f0c890", dark="#4a2414", cast=24, inside=seeds
        )
    )
    for side in (-1, 1):
        x = x0 + side * 86
        c.add(
            circle(x, 396, 76, fill="#6a3a1c", opacity=0.6),
            c.eye(
                x,
                396,
                70,
                "#4a8ad8",
                look=(0.35, 0.35),
                size=0.6,
                lid="#c8925a",
                upper=0.38,
                lower=0.12,
                tilt=15 * side,
            ),
        )
    c.add(
        brow(c, pts("386,330 430,290 506,284"), "#6a3a1c", (10, 22, 12)),
        brow(c, pts("694,330 650,290 574,284"), "#6a3a1c", (10, 22, 12)),
        solid(c, oval(x0, 470, 30, 24), "#d89a64", 12, cast=6),
        scribble(pts("456,552 500,530 546,534 600,546 640,520"), "#3a1a10", 12, 1),
        scribble(pts("634,500 652,514 650,540"), "#3a1a10", 8, 1),
        drop(c, 398, 500, 24),
    )
    _cup(c, 540, 850)
    arm = limb(c, pts("850,800 820,910 700,930 620,890"), [84, 84, 72, 50], stem, cast=18)
    leaf = solid(
        c,
        blob(pts("650,860 570,830 490,850 440,910 530,940 630,930")),
        lighten(stem, 0.1),
        20,
        cast=12,
        inside=line("M650 890Q550 880 450 910", darken(stem, 0.5), 6),
    )
    c.add(
        arm,
        leaf,
        solid(
            c,
            blob(pts("890,640 1000,560 1120,600 1150,720 1040,700 930,720")),
            stem,
            24,
            cast=12,
            inside=line("M890 670Q1020 620 1140 710", darken(stem, 0.5), 6),
        ),
    )


def _cup(c: Canvas, x: float, y: float) -> None:
    """A trophy held upside down, its star the wrong way up."""
    handle = line(
        f"M{x - 110} {y + 130}q-110 -20 -80 -110t110 -60M{x + 110} {y + 130}q110 -20 80 -110t-110 -60",
        "#9a6a14",
        30,
    )
    shine = line(
        f"M{x - 110} {y + 130}q-110 -20 -80 -110t110 -60M{x + 110} {y + 130}q110 -20 80 -110t-110 -60",
        "#ffe08a",
        10,
    )
    bowl = (
        f"M{x - 150} {y + 170}C{x - 150} {y + 10} {x - 90} "
        f"{y - 70} {x - 34} {y - 80}H{x + 34}C{x + 90} "
        f"{y - 70} {x + 150} {y + 10} {x + 150} {y + 170}Z"
    )
    c.add(
        handle,
        shine,
        metal(c, box(x - 22, y - 130, 44, 70, 10), GOLD, 10),
        metal(c, box(x - 84, y - 176, 168, 54, 12), "#6a4a3a", 14, cast=8),
    )
    c.add(
        metal(
            c,
            bowl,
            GOLD,
            40,
            cast=20,
            inside=path(star(x, y + 40, 58, 24, 5, 90), fill="#fff6d0", opacity=0.9),
        )
    )


def masochist(c: Canvas) -> None:
    c.add(wash(c, "#c85ad8", "#6a1c8c", "#1c0634"), c.rays(CX, 430, 900, "#ffb0f0", 22, 0.35))
    skin = "#62b4dc"
    body = blob(mirrored(pts("624,720 800,730 930,820 1000,1050"), CX))
    c.add(solid(c, body, darken(skin, 0.08), 60, cast=24, inside=_plaster(c, 640, 900, 1.2, 30)))
    head = blob(
        pts(
            "610,150 740,160 850,230 910,360 906,520 860,660 760,760 "
            "620,790 480,760 380,660 340,520 344,360 400,230 490,166"
        )
    )
    bruises = (
        c.dim(480, 640, 70, 50, "#6a2a9c", 0.5)
        + c.dim(850, 360, 60, 60, "#3a5ac0", 0.5)
        + c.dim(760, 440, 140, 136, "#5a1c8c", 0.85)
    )
    dots = "".join(
        wart(c, x, y, r, "#9ad8f0")
        for x, y, r in ((400, 600, 16), (430, 650, 11), (850, 590, 15), (820, 640, 10))
    )
    bump = solid(
        c, blob(pts("500,200 490,100 560,40 640,70 670,180 590,230")), "#f0645a", 36, light="#ffc0a8", cast=10
    )
    c.add(
        bump,
        c.gloss(550, 90, 34, 18, -30, 0.8),
        solid(c, head, skin, 90, light="#d0f4ff", dark="#1c2a6a", cast=34, inside=bruises + dots),
    )
    c.add(_plaster(c, 590, 130, 0.8, -18), _plaster(c, 440, 290, 1.0, 38), _plaster(c, 440, 290, 1.0, -46))
    c.add(
        c.eye(
            488,
            430,
            108,
            "#d83a8c",
            look=(0.3, -0.35),
            size=0.6,
            pupil="star",
            black=0.62,
            lid=skin,
            upper=0.08,
            lower=0.16,
        )
    )
    c.add(
        ellipse(762, 440, 112, 106, fill="#7a3aa0", opacity=0.6),
        c.eye(
            762,
            440,
            88,
            "#d83a8c",
            look=(-0.2, -0.2),
            size=0.6,
            black=0.6,
            lid="#9a5ab8",
            upper=0.5,
            lower=0.26,
            tilt=-6,
        ),
        line("M670 510Q760 566 850 500M684 540Q760 586 836 536", "#4a1c6a", 7, opacity=0.6),
        brow(c, pts("376,300 470,246 570,290"), "#1c2f6a", (12, 30, 14)),
        brow(c, pts("680,320 760,300 850,346"), "#1c2f6a", (12, 28, 14)),
    )
    nose = solid(
        c,
        blob(pts("590,460 660,460 716,560 680,610 570,610 536,560")),
        "#e8503c",
        36,
        light="#ffb090",
        cast=12,
    )
    c.add(nose, c.gloss(590, 520, 24, 14), mirror(group(_peg(c), transform="translate(166 -150)"), CX))
    grin = "M404 640Q620 720 850 620Q840 740 740 776Q600 806 500 760Q420 720 404 640Z"
    bits = (
        tooth(c, 470, 656, 54, 52, 0.1)
        + tooth(c, 530, 672, 54, 56, 0.1)
        + tooth(c, 664, 672, 54, 56, 0.1)
        + tooth(c, 780, 646, 50, 46, 0.1)
        + tooth(c, 600, 800, 50, -44, 0.1)
    )
    c.add(maw(c, grin, tongue(c, 690, 790, 90, 60) + bits, lip="#4a1410", width=10))
    c.add(
        scribble(pts("384,616 392,648 380,672"), "#16245a", 9, 0.9),
        scribble(pts("868,596 862,628 876,652"), "#16245a", 9, 0.9),
    )
    halo = arc_points(CX, 130, 430, 96, 22.5, 337.5, 8)
    c.add(line(oval(CX, 130, 430, 96), "#ffe9a0", 4, opacity=0.4, stroke_dasharray="4 16"))
    for k, (x, y) in enumerate(halo):
        c.add(
            c.dim(x, y, 60, 60, "#ffe08a", 0.5),
            turn(
                path(
                    star(x, y, 40, 17, 5),
                    fill=c.linear("#fffbe0", "#ffb92a"),
                    stroke="#a85a0c",
                    stroke_width=3,
                ),
                20 * k,
                x,
                y,
            ),
        )
    c.add(limb(c, pts("370,1010 230,980 180,860"), [130, 110, 90], skin, cast=16))
    thumb = solid(
        c, tube(pts("190,800 186,700 196,620"), [86, 96, 112]), "#f0503c", 34, light="#ffc0a0", cast=12
    )
    c.add(
        c.dim(196, 620, 190, 190, "#ff3a3a", 0.6),
        thumb,
        solid(c, box(100, 770, 190, 160, 60), skin, 34, cast=12),
    )
    c.add(*(solid(c, box(176, 776 + 42 * k, 124, 48, 24), skin, 14, cast=5) for k in range(4)))
    throbs = "".join(spoke(196, 600, a, 96, 140) for a in (-2.6, -2.1, -1.57, -1.04, -0.5))
    c.add(line(throbs, "#fff0a0", 11))
    c.add(limb(c, pts("880,1010 1030,980 1070,840"), [130, 110, 90], skin, cast=16))
    tool = (
        limb(c, pts("0,150 0,-250"), [46, 40], "#a8683a")
        + metal(
            c,
            rounded(pts("-130,-330 100,-330 140,-300 140,-220 100,-190 -130,-190"), 18),
            "#8f9ab4",
            26,
            cast=14,
        )
        + metal(c, box(-150, -340, 50, 160, 14), "#6f7a94", 14)
    )
    c.add(
        place(tool, 1066, 800, 1.0, 14),
        *(solid(c, box(1006, 750 + 44 * k, 130, 50, 25), skin, 15, cast=6) for k in range(3)),
    )


def _plaster(c: Canvas, x: float, y: float, s: float, angle: float) -> str:
    """A sticking plaster with its pad and holes."""
    holes = "".join(circle(dx, dy, 4, fill="#b87a5a") for dx in (-62, -48, 48, 62) for dy in (-11, 9))
    return place(
        solid(
            c,
            box(-84, -27, 168, 54, 27),
            "#f4b894",
            10,
            cast=6,
            inside=rect(-30, -27, 60, 54, fill="#ffe0c8") + holes,
        ),
        x,
        y,
        s,
        angle,
    )


def _peg(c: Canvas) -> str:
    """A wooden clothes peg that pinches the nose."""
    arms = "".join(
        solid(c, rounded(pts(way), 10), "#c98f52", 12, cast=8)
        for way in ("690,500 900,430 916,470 700,556", "700,566 926,540 924,584 690,604")
    )
    spring = "".join(
        line(f"M{x} 478L{x + 12} 588", "#8f9ab4", 8) + line(f"M{x - 2} 478L{x + 10} 588", "#eef2fa", 3)
        for x in (772, 788, 804)
    )
    return arms + spring


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"loser": loser, "masochist": masochist}
