"""Reinforcement pictures of faults: Jammed Signal, Flat Battery, Bad Press."""

from __future__ import annotations

import math

from paint import (
    Canvas,
    blob,
    box,
    circle,
    ellipse,
    group,
    line,
    path,
    place,
    polygon,
    rect,
    star,
    tube,
    turn,
)
from props import PAPER, bead, metal, pts, solid
from scenery import floor, hills, writing


def jammed_signal(c: Canvas) -> None:
    """A dish with a generous helping of jam."""
    c.add(
        c.backdrop(
            "#241c3c", "#090816", glow="#7a3a6a", at=(0.55, 0.4), clouds=("#4a1f4a", "#123f4f"), stars=90
        )
    )
    c.add(hills(c, 640, 40, "#2a2444"))
    zig = "M600 210L680 150L700 190L780 110L800 160L900 60"
    c.add(line(zig, "#ff5d5d", 12, opacity=0.35, filter=c.blur(8, wide=True)), line(zig, "#ff8a7a", 9))
    for k, (x, y) in enumerate(((640, 90), (760, 220), (860, 170))):
        c.add(line(f"M{x - 20} {y - 20}l40 40M{x + 20} {y - 20}l-40 40", "#ff5d5d", 11 - k))
    for k in range(3):
        c.add(
            line(
                f"M{664 + k * 56} {300 + k * 8}q{30 + k * 6} 60 {-6 - k * 4} {120 + k * 22}",
                "#8fb8ff",
                8,
                opacity=0.5 - k * 0.12,
                stroke_dasharray="26 22",
            )
        )
    c.add(
        metal(c, polygon([(400, 470), (480, 470), (540, 680), (340, 680)]), "#7a86a8", 20, cast=14),
        metal(c, box(300, 664, 280, 40, 14), "#5a6480", 12, cast=8),
    )
    dish_back = "M210 200Q180 440 380 520Q520 560 640 460Z"
    bowl = turn(
        ellipse(
            425,
            330,
            262,
            150,
            fill=c.linear("#f0f4fc", (0.5, "#a8b4d0"), "#4a5678", start=(0, 0), end=(1, 1)),
        )
        + ellipse(425, 330, 262, 150, fill="none", stroke="#f8fbff", stroke_width=8)
        + ellipse(430, 338, 190, 100, fill="none", stroke="#7a86a8", stroke_width=4)
        + ellipse(434, 344, 116, 58, fill="none", stroke="#7a86a8", stroke_width=4),
        32,
        425,
        330,
    )
    c.add(solid(c, dish_back, "#6a7698", 40, cast=16), bowl)
    c.add(
        metal(c, tube([(400, 380), (520, 280), (590, 220)], (18, 16, 14)), "#c8d0e4", 6, cast=6),
        metal(c, tube([(560, 440), (590, 330), (594, 226)], (12, 12, 12)), "#c8d0e4", 5),
        bead(c, 594, 214, 30, "#e8425a"),
    )
    jam = blob(
        pts(
            "230,210 300,190 380,220 440,280 520,330 600,420 640,470 620,500 590,480 "
            "584,560 560,590 540,560 534,490 490,480 470,520 452,610 428,640 404,604 "
            "400,500 350,440 320,450 306,520 284,540 264,512 268,400 230,330 212,260"
        )
    )
    seeds = "".join(
        ellipse(c.rng.uniform(240, 620), c.rng.uniform(220, 520), 6, 4, fill="#ffd0a0", opacity=0.6)
        for _ in range(46)
    )
    c.add(solid(c, jam, "#d0203e", 34, cast=12, inside=seeds, gleam=0.8))
    c.add(
        c.gloss(300, 240, 50, 20, 30, 0.9),
        c.gloss(430, 560, 10, 40, 0, 0.7),
        c.gloss(560, 530, 8, 28, 0, 0.7),
        c.gloss(286, 490, 8, 26, 0, 0.7),
    )
    c.add(
        c.eye(356, 322, 38, "#3a6ad0", look=(0.2, -0.6), lid="#a8182e", upper=0.3, tilt=-10),
        c.eye(448, 378, 38, "#3a6ad0", look=(0.2, -0.6), lid="#a8182e", upper=0.3, tilt=12),
    )
    jar = box(690, 500, 190, 180, 30)
    c.add(
        c.dim(784, 690, 150, 20, "#04020a", 0.8),
        solid(c, jar, "#b81a38", 30, cast=14, inside=rect(690, 500, 190, 40, fill="#f4d8d0", opacity=0.35)),
        solid(
            c,
            box(712, 570, 146, 70, 10),
            PAPER,
            10,
            inside=bead(c, 785, 610, 22, "#d0203e") + path("M776 586q8 -14 18 0l-9 8Z", fill="#5aa84a"),
        ),
    )
    c.add(
        path(
            "M704 520Q700 600 708 660",
            fill="none",
            stroke="#ffffff",
            stroke_width=9,
            stroke_linecap="round",
            opacity=0.6,
        ),
        turn(
            solid(
                c,
                box(680, 440, 210, 56, 14),
                "#e8c860",
                14,
                cast=8,
                inside=line("".join(f"M{684 + k * 18} 440v60" for k in range(12)), "#a8842a", 4),
            ),
            -14,
            785,
            470,
        ),
    )
    c.add(c.vignette())


def flat_battery(c: Canvas) -> None:
    """A battery that has let itself go entirely."""
    shell = "#4a8a5a"
    c.add(
        c.backdrop(
            "#1c2c2c", "#080c12", glow="#3a6a6a", at=(0.5, 0.4), clouds=("#1f3a3f", "#2a2a4b"), stars=70
        )
    )
    c.add(floor(c, 520, "#2a3c44"), c.dim(480, 600, 460, 60, "#02040a", 0.85))
    body = blob(
        pts(
            "140,470 200,400 340,380 480,410 620,370 760,390 830,460 850,540 780,610 "
            "620,630 460,616 300,640 160,600 110,540"
        )
    )
    top = path("M700 340H960V700H700Q730 600 710 500Q700 420 700 340Z", fill="#c8963a") + line(
        "M708 370Q700 450 716 520Q726 600 706 650", "#f4d890", 8
    )
    label = path("M240 360H560V680H240Q270 600 256 520Q246 440 240 360Z", fill="#20302c", opacity=0.75)
    c.add(solid(c, body, shell, 56, cast=20, inside=top + label))
    c.add(solid(c, blob(pts("834,450 890,460 910,510 890,560 840,556")), "#c8ccd8", 20, cast=8))
    c.add(c.gloss(250, 430, 90, 22, -6, 0.7), c.gloss(640, 410, 70, 16, -4, 0.6))
    for x, s in ((346, -1), (466, 1)):
        c.add(
            c.eye(
                x,
                490,
                50,
                "#8a9a3a",
                look=(0.0, 0.5),
                lid=shell,
                upper=0.56,
                lower=0.1,
                tilt=10 * s,
                size=0.5,
            )
        )
        c.add(line(f"M{x - 40} 550q40 24 80 0", "#0c1c14", 6, opacity=0.7))
    c.add(
        line("M356 592Q406 562 462 590", "#0c1c14", 11),
        solid(c, blob(pts("430,584 462,590 468,630 446,646 428,626")), "#e06a80", 12),
    )
    gauge = group(
        path(box(-120, -60, 240, 120, 22), fill="#0a1018", stroke="#dfe8f4", stroke_width=12),
        rect(124, -26, 22, 52, 6, fill="#dfe8f4"),
        rect(-98, -38, 34, 76, 8, fill="#ff4a3a"),
        "".join(rect(-98 + k * 52, -38, 34, 76, 8, fill="#2a3444") for k in (1, 2, 3)),
        transform="translate(470 190)",
    )
    c.add(c.dim(388, 190, 130, 110, "#ff4a3a", 0.5), gauge)
    c.add(line("M150 300q-20 -30 0 -54t0 -52M230 290q-16 -24 0 -44t0 -44", "#a8b4c4", 7, opacity=0.35))
    for x, y, s in ((720, 300, 30), (790, 236, 44), (870, 150, 62)):
        c.add(
            place(path("M8 -60L-30 8H-4L-14 60L30 -14H4L20 -60Z", fill="#ffe08a"), x, y, s / 70, 18),
            c.dim(x, y, s, s, "#ffe08a", 0.25),
        )
    c.add(
        solid(c, tube([(110, 560), (40, 600), (60, 660), (0, 690)], (12, 12, 12, 12)), "#c23a2e", 4, cast=5),
        c.vignette(),
    )


def bad_press(c: Canvas) -> None:
    """The front page caught the worst possible moment."""
    c.add(
        c.backdrop(
            "#2a2018", "#0c0a10", glow="#8a6a4a", at=(0.45, 0.45), clouds=("#4a3a2f", "#3a2a4b"), stars=50
        )
    )
    for x, y, r in ((90, 110, 150), (880, 90, 180), (900, 600, 130)):
        c.add(
            c.dim(x, y, r, r, "#fff6d8", 0.5),
            path(star(x, y, r * 0.42, r * 0.1, 8), fill="#ffffff", opacity=0.85),
        )
    for dx, dy, a in ((24, 26, 5), (10, 12, -3)):
        c.add(turn(solid(c, box(190 + dx, 50 + dy, 560, 640, 6), "#d8ccb0", 12, cast=14), a, 470, 370))
    page = "M190 56Q330 44 470 56T750 52L756 680Q620 694 470 682T186 690Z"
    masthead = (
        rect(220, 84, 500, 52, 4, fill="#2a241c")
        + "".join(rect(240 + k * 66 + (k % 2) * 8, 96, 44, 28, 4, fill="#f2e8cf") for k in range(7))
        + line("M220 150H722M220 158H722", "#2a241c", 3)
    )
    text = "".join(
        writing(c, x, y, 150, n, 20, "#3a3228", 0.75)
        for x, y, n in ((222, 520, 8), (396, 520, 8), (570, 180, 25))
    )
    head = writing(c, 226, 190, 310, 2, 34, "#2a241c", 0.9)
    c.add(turn(solid(c, page, "#f0e6cc", 26, cast=18, inside=masthead + text + head), -3, 470, 370))
    c.add(turn(_worst_photo(c), -3, 470, 370))
    splat = blob(
        pts(
            "690,480 730,500 770,470 780,520 840,540 790,570 810,640 750,610 710,660 "
            "690,600 620,600 666,550 640,500"
        )
    )
    c.add(
        solid(c, splat, "#d8362a", 22, cast=12, gleam=0.8),
        c.gloss(710, 530, 30, 14),
        "".join(bead(c, x, y, r, "#d8362a") for x, y, r in ((860, 500, 14), (620, 660, 12), (840, 620, 10))),
    )
    c.add(
        solid(c, star(722, 556, 30, 11, 5), "#5aa84a", 8),
        "".join(
            ellipse(x, y, 6, 4, fill="#ffd890") for x, y in ((700, 590), (750, 540), (760, 590), (690, 560))
        ),
    )
    c.add(c.vignette())


def _worst_photo(c: Canvas) -> str:
    """The photograph: a grey alien in the middle of a sneeze."""
    frame = box(222, 240, 320, 250, 4)
    skin = "#9a948c"
    inside = rect(222, 240, 320, 250, fill=c.radial("#d8d2c4", "#5a544c"))
    inside += solid(c, blob(pts("380,440 470,470 500,520 260,520 290,470")), "#4a443e", 18, rim=None)
    inside += solid(
        c, blob(pts("380,262 450,282 476,350 450,420 380,450 310,420 284,350 310,282")), skin, 30, rim=None
    )
    inside += line("M318 326l44 20l-44 16M444 326l-44 20l44 16", "#1c1814", 9)
    inside += path("M336 390Q382 372 430 392Q440 436 384 438Q330 436 336 390Z", fill="#1c1814") + solid(
        c, tube([(396, 424), (420, 452), (414, 476)], (30, 30, 18)), "#b8b0a4", 8, rim=None
    )
    inside += "".join(
        circle(384 + 70 * math.cos(a), 440 + 40 * abs(math.sin(a)) + 14, 5, fill="#f4f0e4")
        for a in (0.3, 0.7, 1.2, 1.9, 2.4, 2.8)
    )
    inside += (
        solid(c, tube([(340, 270), (320, 250)], (10, 8)), skin, 4, rim=None)
        + circle(318, 254, 9, fill="#6a645c")
        + solid(c, tube([(420, 270), (452, 262)], (10, 8)), skin, 4, rim=None)
        + circle(456, 262, 9, fill="#6a645c")
    )
    return group(inside, clip_path=c.clip(frame)) + path(frame, fill="none", stroke="#2a241c", stroke_width=5)


PICTURES = {
    "jammed_signal": jammed_signal,
    "flat_battery": flat_battery,
    "bad_press": bad_press,
}
