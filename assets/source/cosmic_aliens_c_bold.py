"""Cosmic portraits of the overconfident: Spiff and Tripler."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, FLOOR, brow, maw, scribble, teeth, tongue, tooth
from cosmic_kit_c import fingers, pair, strokes, wash
from cosmic_sets_c import wreck
from paint import (
    Canvas,
    blob,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
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
from props import glass, limb, metal, pts, sparkle


def spiff(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.linear(
                "#0c3a52", (0.45, "#1f8a8a"), (0.7, "#b8d88a"), "#d8864a", start=(0.5, 0), end=(0.5, 1)
            ),
        )
    )
    c.add(c.stars(60), c.planet(180, 180, 96, "#e8a0b0", bands=("#ffd0c8", "#b8608a"), ring="#f6e0c0"))
    for y, tint in ((640, "#b8643c"), (730, "#8a3f2c")):
        ridge = smooth([(x, y + 26 * math.sin(x / 130 + y)) for x in range(-60, 1380, 70)])
        c.add(
            path(
                f"{ridge}V960H-60Z",
                fill=c.linear(lighten(tint, 0.2), darken(tint, 0.4), start=(0.4, 0), end=(0.5, 1)),
            )
        )
    wreck(c)
    skin = "#a8d24a"
    jacket = blob(pts(f"220,{FLOOR} 260,860 350,760 500,700 640,690 790,700 920,760 1000,860 1040,{FLOOR}"))
    seams = strokes(("420,760 440,860 420,990", "840,760 820,860 850,990"), "#14204a", 7, 0.7)
    c.add(c.form(jacket, "#2f4a94", light="#7a9cd8", depth=60, inside=seams, cast=26, rim_width=12))
    c.add(
        c.form(tube(pts("624,620 624,700 624,770"), (220, 200, 230)), darken(skin, 0.15), depth=36, rim=None)
    )
    fleece = pts("430,740 520,690 600,760 624,850 660,760 740,690 820,740 780,850 660,960 590,960 470,860")
    c.add(c.form(shaggy(c.rng, fleece, 26, 18), "#f0e0c0", depth=30, cast=14, rim_width=6))
    _scarf(c)
    ear = blob(pts("850,400 960,330 1010,370 960,450 870,500"))
    c.add(pair(c.form(ear, skin, depth=20, inside=ellipse(910, 420, 40, 26, fill="#6b8f2c"), cast=10)))
    head = blob(
        pts(
            "624,170 760,190 850,300 862,430 830,560 770,650 700,716 624,730 548,716 478,650 418,560 386,430"
            " 398,300 488,190"
        )
    )
    chin = (
        c.dim(CX, 700, 60, 40, "#4a6b1c", 0.5)
        + c.dim(470, 560, 60, 40, "#ff8a5a", 0.4)
        + c.dim(780, 560, 60, 40, "#ff8a5a", 0.4)
    )
    freckles = "".join(
        circle(CX + s * x, y, 6, fill="#6b8f2c", opacity=0.8)
        for s in (-1, 1)
        for x, y in ((150, 520), (176, 536), (196, 512))
    )
    c.add(
        c.form(
            head,
            skin,
            light="#e4f59c",
            dark="#3a5a1c",
            depth=76,
            inside=chin + freckles,
            cast=30,
            rim_width=12,
        )
    )
    _cap(c)
    _swagger(c, skin)
    _thumb(c, skin)


def _swagger(c: Canvas, skin: str) -> None:
    """A black eye, a missing tooth, and no doubt at all."""
    c.add(c.dim(740, 440, 130, 110, "#5a2a8a", 0.95))
    c.add(
        c.eye(
            512,
            430,
            84,
            "#2f7fc8",
            size=0.58,
            look=(0.15, 0.0),
            lid=darken(skin, 0.1),
            upper=0.2,
            lower=0.14,
            tilt=-6,
        )
    )
    c.add(
        c.eye(
            740, 440, 72, "#2f7fc8", size=0.6, look=(-0.1, 0.0), lid="#8a6aa0", upper=0.44, lower=0.22, tilt=4
        )
    )
    c.add(
        brow(c, pts("410,340 500,286 600,330"), "#4a2f14", (8, 26, 12)),
        brow(c, pts("830,372 750,340 664,372"), "#4a2f14", (8, 24, 12)),
    )
    nose = blob(pts("600,440 640,440 676,520 660,560 620,570 580,556 574,520"))
    c.add(c.form(nose, lighten(skin, 0.08), depth=20, rim_width=6, cast=8))
    c.add(pair(path("M632 594Q690 560 770 588Q716 592 690 606Q656 620 632 594Z", fill="#4a2f14")))
    grin = "M462 606Q624 690 786 606Q770 700 624 708Q478 700 462 606Z"
    row = teeth(c, 608, 620, 8, 38, 48, 0.05, 26)
    gap = path("M664 628h38v70h-38Z", fill="#2a0a14")
    c.add(maw(c, grin, row + gap, lip="#3a4a14", width=8), sparkle(540, 640, 34))
    c.add(
        turn(rect(742, 534, 84, 32, 12, fill="#f3d8b0"), -24, 784, 550),
        turn(rect(742, 534, 84, 32, 12, fill="#f3d8b0", stroke="#c8a070", stroke_width=2), 60, 784, 550),
    )
    c.add(strokes(("446,590 456,606 470,612", "800,590 792,606 778,612"), "#4a6b1c", 8))


def _cap(c: Canvas) -> None:
    """Leather cap, cracked goggles, a quiff that survived and two singed feelers."""
    for side, tip in ((-1, (470, 30)), (1, (790, 40))):
        x, y = tip
        c.add(
            line(smooth([(CX + side * 80, 180), (CX + side * 110, 100), tip]), "#4a6b1c", 16),
            circle(x, y, 20, fill=c.ball("#3a2a1c")),
        )
        c.add(
            *(
                circle(x + side * 8 * k, y - 22 * k, 10 + 6 * k, fill="#e8e4dc", opacity=0.4 - 0.1 * k)
                for k in range(1, 4)
            )
        )
    cap = (
        "M372 420Q350 130 624 126Q898 130 876 420L846 520L806 500Q830 330 760 290Q624 250 488 290Q418"
        " 330 442 500L402 520Z"
    )
    seam = line("M624 126V270M470 170Q480 240 500 290M778 170Q768 240 748 290", "#3a1c10", 6, opacity=0.7)
    c.add(c.form(cap, "#7a4426", light="#c8844a", depth=36, inside=seam, cast=16, rim_width=9))
    quiff = blob(pts("540,290 560,240 640,220 730,230 760,270 720,250 690,262 740,300 660,296 600,320"))
    c.add(c.form(quiff, "#4a2f14", light="#8a6030", depth=16, cast=8))
    c.add(line("M384 270Q624 150 864 270", "#2a1a14", 30))
    for x in (520, 728):
        c.add(
            metal(c, oval(x, 222, 98, 70), "#c8a45a", 16, cast=10),
            path(oval(x, 222, 76, 52), fill=c.linear("#c8f6ff", "#3f9cc8", "#123a5c")),
            glass(c, oval(x, 222, 76, 52), width=4),
            c.gloss(x - 26, 200, 26, 12),
        )
    c.add(line("M706 186L730 220L716 240L744 264M730 220L770 206M730 220L690 232", "#ffffff", 4, opacity=0.9))


def _scarf(c: Canvas) -> None:
    """A white scarf, wrapped and flying."""
    tail = blob(
        pts("760,760 880,720 990,760 1090,700 1220,730 1180,790 1230,830 1090,820 980,860 860,820 770,850")
    )
    c.add(
        c.form(
            tail,
            "#f6f0e4",
            dark="#8a7a90",
            depth=26,
            cast=16,
            inside=strokes(("800,790 900,770 1000,810 1100,760",), "#b8a8b0", 6, 0.7),
        )
    )
    wrap = blob(pts("470,730 560,760 624,770 700,760 780,730 800,800 700,850 624,858 540,850 450,800"))
    c.add(
        c.form(
            wrap,
            "#f6f0e4",
            dark="#8a7a90",
            depth=26,
            cast=14,
            inside=strokes(("480,770 624,810 780,770",), "#b8a8b0", 6, 0.7),
        )
    )


def _thumb(c: Canvas, skin: str) -> None:
    """The glove says all went well."""
    c.add(limb(c, pts("330,1010 220,940 220,860"), (190, 160, 130), "#2f4a94"))
    c.add(
        c.form(tube(pts("150,842 220,860 290,838"), (50, 50, 50)), "#f0e0c0", depth=16, rim_width=4, cast=8)
    )
    palm = blob(pts("150,700 210,670 290,690 310,770 280,840 180,840 140,780"))
    c.add(
        c.form(palm, skin, depth=30, cast=10),
        fingers(c, [pts("220,700 206,620 222,550")], (64, 56, 44), skin),
    )
    curl = [
        pts(p)
        for p in (
            "300,706 240,700 190,716",
            "306,744 240,740 188,754",
            "302,782 240,780 190,790",
            "290,818 240,818 200,824",
        )
    ]
    c.add(fingers(c, curl, (42, 44, 36), skin, 5))


def tripler(c: Canvas) -> None:
    c.add(wash(c, "#ffb85a", "#e0602f", "#5a1430", (0.5, 0.4)))
    for k in range(7):
        r = 900 - 118 * k
        tri = polygon(
            [
                (CX + r * math.cos(math.radians(a)), 480 + r * math.sin(math.radians(a)))
                for a in (-90, 30, 150)
            ]
        )
        c.add(
            path(tri, fill="#ffe08a" if k % 2 else "#c83a4a", opacity=0.16),
            line(tri, "#fff0c0", 3, opacity=0.3),
        )
    teal = "#2fb4c4"
    body = blob(pts(f"250,{FLOOR} 280,900 380,800 520,760 624,750 730,760 870,800 970,900 1000,{FLOOR}"))
    stripes = "".join(
        path(f"M200 {y}Q624 {y - 70} 1048 {y}V{y + 44}Q624 {y - 26} 200 {y + 44}Z", fill="#f6f0e4")
        for y in (850, 938)
    )
    for points, widths in (
        ("540,860 420,760 330,660 312,560", (200, 150, 120, 130)),
        ("710,860 830,770 920,680 936,580", (200, 150, 120, 130)),
        ("624,860 626,700 624,560 624,440", (230, 180, 160, 180)),
    ):
        c.add(
            c.form(
                tube(pts(points), widths),
                teal,
                light="#a0f0e8",
                dark="#0c3a5c",
                depth=44,
                cast=18,
                rim="#fff0a0",
            )
        )
    c.add(c.form(body, "#4a2a7a", depth=60, inside=stripes, cast=20, rim="#fff0a0", rim_width=12))
    for x, y, r in ((440, 800, 76), (812, 806, 76), (624, 776, 104)):
        c.add(
            c.form(oval(x, y, r, r * 0.34), "#f6f0e4", dark="#8a7aa0", depth=14, cast=10),
            ellipse(x, y - 6, r * 0.74, r * 0.18, fill="#2a1a44"),
        )
    for points, widths in (
        ("440,796 380,720 330,650 312,560", (130, 120, 112, 130)),
        ("812,800 880,730 926,660 936,580", (130, 120, 112, 130)),
        ("624,772 626,680 624,560 624,440", (170, 164, 160, 180)),
    ):
        c.add(
            c.form(tube(pts(points), widths), teal, light="#a0f0e8", dark="#0c3a5c", depth=40, rim="#fff0a0")
        )
    for x, y, r in ((440, 800, 78), (812, 806, 78), (624, 776, 106)):
        front = (
            f"M{x - r} {y - 4}Q{x} {y + r * 0.5} {x + r} {y - 4}Q{x + r} {y + r * 0.4} {x} {y + r * 0.56}"
            f"Q{x - r} {y + r * 0.4} {x - r} {y - 4}Z"
        )
        c.add(c.form(front, "#f6f0e4", dark="#8a7aa0", depth=14, cast=8, rim="#fff0a0"))
    c.add(place(_head(c, teal, 0), 300, 480, 0.74, -10), place(_head(c, teal, 2), 950, 500, 0.74, 10))
    c.add(place(_head(c, teal, 1), CX, 334, 1.04, 0))
    _threes(c, teal)


def _head(c: Canvas, teal: str, mood: int) -> str:
    """One of three heads: sly, roaring with joy, or aghast."""
    horns = "".join(
        place(c.form("M-30 20Q-10 -30 0 -110Q16 -30 30 20Z", "#ffc83a", depth=14, rim_width=5), x, y, s, a)
        for x, y, s, a in ((-110, -150, 0.8, -30), (110, -150, 0.8, 30), (0, -190, 1.1, 0))
    )
    skull = blob(
        pts("0,-200 110,-180 190,-90 206,30 170,130 90,196 0,206 -90,196 -170,130 -206,30 -190,-90 -110,-180")
    )
    spots = "".join(
        circle(x, y, r, fill="#0f7a94", opacity=0.6)
        for x, y, r in (
            (-150, 20, 18),
            (-160, 70, 12),
            (150, 20, 18),
            (160, 70, 12),
            (130, -90, 14),
            (-130, -90, 14),
        )
    )
    face = c.form(
        skull,
        teal,
        light="#a0f0e8",
        dark="#0c3a5c",
        depth=64,
        inside=spots + c.dim(0, 170, 130, 60, "#c8fff0", 0.7),
        cast=24,
        rim="#fff0a0",
        rim_width=12,
    )
    look, upper, lower, tilt, black = (
        ((0.45, 0.1), 0.46, 0.2, -8, 0.5),
        ((0.0, 0.05), 0.1, 0.22, 0, 0.55),
        ((-0.3, -0.3), 0.0, 0.0, 0, 0.3),
    )[mood]
    ball = circle(0, -44, 112, fill="#0c4a68") + c.eye(
        0,
        -44,
        102,
        ("#e8702c", "#d83a6a", "#8a4ad8")[mood],
        size=0.6,
        black=black,
        look=look,
        lid=darken(teal, 0.12),
        upper=upper,
        lower=lower,
        tilt=tilt,
    )
    if mood == 0:
        lips = (
            scribble([(-90, 110), (-20, 136), (60, 122), (116, 76)], "#0c2a44", 14, 1)
            + tooth(c, 60, 122, 30, 34, 0.5)
            + brow(c, pts("-110,-150 0,-176 110,-130"), "#0c4a68", (12, 34, 14))
        )
    elif mood == 1:
        shape = "M-130 70Q0 110 130 70Q120 186 0 190Q-120 186 -130 70Z"
        lips = maw(
            c,
            shape,
            tongue(c, 0, 190, 74, 44) + teeth(c, 0, 78, 3, 64, 44, 0.12, 16),
            lip="#0c2a44",
            width=10,
        ) + brow(c, pts("-130,-150 0,-196 130,-150"), "#0c4a68", (12, 34, 12))
    else:
        lips = maw(
            c,
            oval(0, 130, 44, 54),
            tongue(c, 0, 176, 36, 26) + tooth(c, -18, 78, 24, 26, 0.2) + tooth(c, 14, 78, 24, 26, 0.2),
            lip="#0c2a44",
            width=9,
        ) + brow(c, pts("-100,-180 0,-204 100,-172"), "#0c4a68", (10, 28, 10))
    return horns + face + ball + lips


def _threes(c: Canvas, teal: str) -> None:
    """Two hands, three fingers each, all of them up."""
    for side in (1, -1):
        arm = limb(c, pts("900,960 1040,940 1090,860"), (150, 120, 100), "#4a2a7a")
        cuff = c.form(tube(pts("1040,858 1096,866 1150,852"), (44, 44, 44)), "#f6f0e4", depth=14, rim_width=4)
        tips = [
            pts(p)
            for p in (
                "1066,780 1040,700 1030,640",
                "1096,770 1100,680 1106,610",
                "1128,784 1160,716 1176,660",
            )
        ]
        palm = c.form(oval(1096, 806, 56, 54), teal, light="#a0f0e8", depth=24, rim="#fff0a0", rim_width=6)
        drawn = arm + cuff + fingers(c, tips, (52, 46, 34), teal) + palm
        c.add(drawn if side > 0 else mirror(drawn, CX))
    c.add(
        *(
            sparkle(x, y, r, "#fff6c0")
            for x, y, r in ((120, 120, 24), (1130, 110, 26), (420, 90, 14), (860, 80, 14))
        )
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"spiff": spiff, "tripler": tripler}
