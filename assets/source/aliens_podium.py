"""The alien portrait of the Politician."""

from __future__ import annotations

import math

from aliens_kit import CX, FLOOR, brow, maw, scribble
from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
    mirrored,
    mix,
    oval,
    path,
    place,
    polygon,
    rect,
    smooth,
    star,
    tube,
)


def politician(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#e0524a", (0.5, "#9c1f30"), "#380a1c", centre=(0.5, 0.4), radius=0.72),
        )
    )
    c.add(c.rays(CX, 440, 860, "#ffe9d8", 22, 0.3))
    for k in range(8):
        x = k * 178
        tint = ("#2f5ac8", "#f6f0e4", "#3a8ad8")[k % 3]
        c.add(
            path(
                polygon([(x - 60, 28 + 22 * math.sin(k)), (x + 60, 28 + 22 * math.sin(k + 0.5)), (x, 150)]),
                fill=c.linear(lighten(tint, 0.15), darken(tint, 0.35)),
            )
        )
    c.add(line("M-10 30Q300 60 624 30T1258 30", "#f6f0e4", 5))
    for _ in range(70):
        x, y, s = c.rng.uniform(0, 1248), c.rng.uniform(0, 700), c.rng.uniform(8, 17)
        c.add(
            place(
                rect(
                    -s / 2, -s / 4, s, s / 2, fill=c.rng.choice(("#ff5a6b", "#ffd84a", "#ffffff", "#6fd0ff"))
                ),
                x,
                y,
                1,
                c.rng.uniform(0, 180),
            )
        )
    suit = "#26306b"
    body = blob(mirrored([(CX, 690), (760, 706), (960, 780), (1040, FLOOR)], CX))
    c.add(c.form(body, suit, depth=60, rim_width=12))
    c.add(
        path("M500 700L624 960L748 700Z", fill="#f6f4ee"),
        path("M596 760H652L672 800L644 980H604L576 800Z", fill=c.linear("#ff5a5a", "#c41a2c", "#6b0a1c")),
        c.form("M500 690L610 940L520 900L540 860L430 800Z", "#323e86", depth=14, rim=None),
        c.form("M748 690L638 940L728 900L708 860L818 800Z", "#323e86", depth=14, rim_width=5),
    )
    skin = "#4fb0c8"
    c.add(
        c.form(
            blob([(520, 640), (728, 640), (740, 740), (CX, 790), (508, 740)]),
            darken(skin, 0.15),
            depth=26,
            rim_width=6,
        )
    )
    head = blob(
        mirrored(
            [(CX, 190), (730, 206), (800, 290), (806, 400), (850, 500), (856, 620), (770, 724), (CX, 752)], CX
        )
    )
    c.add(
        c.form(
            head,
            skin,
            light="#b8f4f4",
            dark="#123a6b",
            depth=70,
            inside=c.dim(470, 520, 90, 60, "#ff6aa0", 0.55) + c.dim(778, 520, 90, 60, "#ff6aa0", 0.55),
            rim_width=12,
            cast=30,
        )
    )
    for side in (1, -1):
        ear = c.form(
            blob([(800, 330), (860, 300), (890, 350), (870, 430), (810, 440)]),
            skin,
            depth=16,
            rim_width=6,
            inside=ellipse(844, 368, 20, 38, fill="#d87aa0", opacity=0.6),
        )
        c.add(ear if side > 0 else mirror(ear, CX))
    hair = blob(
        [
            (430, 320),
            (410, 210),
            (470, 120),
            (580, 70),
            (740, 60),
            (860, 110),
            (850, 160),
            (900, 180),
            (860, 250),
            (820, 320),
            (790, 250),
            (700, 210),
            (560, 216),
            (476, 250),
        ]
    )
    strands = "".join(
        line(
            smooth(
                [
                    (440 + 20 * k, 290 - 14 * k),
                    (500 + 30 * k, 150 - 6 * k),
                    (640 + 26 * k, 100),
                    (800 + 8 * k, 130 + 12 * k),
                ]
            ),
            "#6b78a8" if k % 2 else "#ffffff",
            5,
            opacity=0.6,
        )
        for k in range(7)
    )
    c.add(
        c.form(
            hair, "#d0d8ec", light="#ffffff", dark="#4a5488", depth=40, inside=strands, rim_width=10, cast=16
        ),
        c.gloss(580, 126, 80, 22, -24, 0.8),
    )
    c.add(
        c.eye(
            CX - 92,
            366,
            62,
            "#3a7ad0",
            lid=darken(skin, 0.08),
            upper=0.24,
            lower=0.3,
            tilt=-6,
            look=(-0.2, 0),
        )
    )
    wink = smooth([(CX + 36, 384), (CX + 90, 348), (CX + 150, 378)])
    c.add(
        c.dim(CX + 92, 372, 70, 40, "#16406b", 0.5),
        line(wink, "#0d2444", 13),
        line("M760 384l26 -10M768 400l24 2", "#0d2444", 7),
    )
    c.add(c.eye(CX + 6, 286, 40, "#e8a02a", lid=darken(skin, 0.08), upper=0.2, lower=0.2, look=(-0.1, 0.1)))
    c.add(
        brow(c, [(450, 296), (510, 262), (574, 286)], "#8a94b8", (12, 28, 14)),
        brow(c, [(804, 280), (740, 262), (678, 296)], "#8a94b8", (12, 28, 14)),
    )
    c.add(
        c.form(
            blob([(594, 370), (654, 370), (690, 460), (660, 494), (588, 494), (558, 460)]),
            mix(skin, "#b8f4f4", 0.2),
            depth=22,
            rim_width=6,
            cast=8,
        )
    )
    grin = "M408 520Q520 562 624 562Q728 562 840 520Q846 672 624 690Q402 672 408 520Z"
    whites = "".join(
        rect(404 + 44 * k, 500, 43, 106, 6, fill="#ffffff", stroke="#b9c4d8", stroke_width=3)
        + rect(404 + 44 * k, 607, 43, 100, 6, fill="#f0f4fa", stroke="#b9c4d8", stroke_width=3)
        for k in range(10)
    )
    c.add(
        maw(c, grin, whites, lip="#16406b", width=10),
        line("M394 500Q402 520 410 532M854 500Q846 520 838 532", "#16406b", 9),
        scribble([(560, 720), (CX, 732), (688, 720)], "#16406b", 7),
    )
    c.add(
        path(star(512, 584, 62, 9, 4), fill="#ffffff", filter=c.glow("#ffffff", 8, 0.7)),
        path(star(512, 584, 30, 7, 4, -45), fill="#ffffff"),
    )
    _crossed(c, 1010, 640, skin, suit)
    _rosette(c, 850, 850)
    stand = polygon([(300, 880), (948, 880), (980, 980), (268, 980)])
    c.add(
        c.form(stand, "#8a5a34", depth=20, rim_width=6, cast=12),
        rect(290, 872, 668, 22, 8, fill=c.linear("#d8a06a", "#8a5a34", start=(0, 0), end=(0, 1))),
    )
    for x, tilt in ((470, -12), (560, -4), (690, 6), (780, 14)):
        mic = (
            line("M0 60V-20", "#1c2030", 10)
            + c.form(
                oval(0, -50, 26, 36),
                "#3a4154",
                depth=10,
                rim_width=4,
                inside=line("M-26 -60H26M-26 -44H26M-10 -86V-14M10 -86V-14", "#141824", 3),
            )
            + rect(-28, -22, 56, 14, 6, fill="#d8303f" if tilt < 0 else "#ffd84a")
        )
        c.add(place(mic, x, 850, 0.9, tilt))


def _crossed(c: Canvas, x: float, y: float, skin: str, suit: str) -> None:
    """The raised hand of the oath, two of its fingers crossed."""
    c.add(
        c.form(
            tube([(x + 30, 1010), (x + 40, 860), (x, y + 130)], [160, 140, 116]),
            suit,
            depth=30,
            rim_width=8,
            cast=12,
        ),
        c.form(box(x - 62, y + 96, 124, 46, 16), "#f6f4ee", depth=8, rim_width=4),
        circle(x + 44, y + 120, 9, fill=c.ball("#ffcf5a")),
    )
    palm = c.form(
        blob(
            [(x - 66, y + 96), (x - 76, y), (x - 50, y - 50), (x + 50, y - 56), (x + 72, y), (x + 60, y + 96)]
        ),
        skin,
        light="#b8f4f4",
        depth=20,
        rim_width=6,
    )
    behind = c.form(
        tube([(x - 34, y - 20), (x - 6, y - 110), (x + 26, y - 200)], [46, 42, 34]),
        darken(skin, 0.06),
        light="#b8f4f4",
        depth=12,
        rim_width=5,
    )
    front = c.form(
        tube([(x + 20, y - 20), (x + 4, y - 110), (x - 34, y - 190)], [46, 44, 36]),
        skin,
        light="#b8f4f4",
        depth=12,
        rim_width=5,
        cast=8,
    )
    folded = "".join(
        c.form(box(x + dx, y - 54, 40, 84, 20), skin, light="#b8f4f4", depth=10, rim_width=4)
        for dx in (28, 62)
    ) + c.form(
        tube([(x - 66, y + 50), (x - 10, y + 20), (x + 60, y + 14)], [48, 46, 38]),
        skin,
        light="#b8f4f4",
        depth=12,
        rim_width=4,
        cast=6,
    )
    c.add(palm, behind, front, folded)


def _rosette(c: Canvas, x: float, y: float) -> None:
    c.add(
        path(polygon([(x - 34, y + 20), (x - 50, y + 130), (x - 18, y + 108), (x, y + 30)]), fill="#c41a2c"),
        path(polygon([(x + 34, y + 20), (x + 50, y + 130), (x + 18, y + 108), (x, y + 30)]), fill="#a81424"),
    )
    c.add(
        path(star(x, y, 64, 52, 16), fill=c.ball("#ff4a5a")),
        path(star(x, y, 48, 40, 16), fill=c.ball("#f6f4ee")),
        circle(x, y, 31, fill=c.ball("#3a6ad0")),
        path(star(x, y, 22, 9, 5), fill="#ffffff"),
    )


PORTRAITS = {"politician": politician}
