"""Cosmic alien portraits of those who fly: Human and Kamikaze."""

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
    scribble,
    teeth,
    tongue,
)
from paint import (
    Canvas,
    Point,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    line,
    mirror,
    mirrored,
    oval,
    path,
    place,
    polygon,
    rect,
    rounded,
    smooth,
    star,
    tube,
    turn,
)
from props import glass, lamp, limb, metal, pts, solid, sparkle
from scenery import flame


def wash(c: Canvas, inner: str, middle: str, outer: str, at: Point = (0.5, 0.45)) -> str:
    """A ground of one colour mood, brightest behind the figure."""
    return rect(0, 0, 1248, 954, fill=c.radial(inner, (0.5, middle), outer, centre=at, radius=0.74))


def human(c: Canvas) -> None:
    c.add(
        c.backdrop("#1c5c9c", "#0a1c4a", glow="#58b4e8", at=(0.5, 0.4), clouds=("#2c7cc0", "#1a4a8c")),
        _blue_home(c, 1040, 260, 190),
        path("M-20 830Q330 760 624 790Q960 750 1268 840V974H-20Z", fill=c.linear("#d8dce8", "#7a86a4")),
        *(
            ellipse(x, y, r, r * 0.26, fill="#6b7896", opacity=0.7)
            for x, y, r in ((90, 880, 60), (1170, 900, 70))
        ),
    )
    suit, trim, skin, hair = "#eef0f4", "#f0741c", "#e8a67c", "#b8481c"
    body = blob(mirrored(pts("624,716 760,728 900,776 990,870 1020,1044"), CX))
    patch = circle(470, 880, 44, fill=trim) + path(star(470, 880, 32, 14, 5), fill="#fff6dc")
    pack = box(560, 850, 170, 130, 18)
    c.add(
        solid(c, box(330, 560, 588, 330, 90), "#8f9ab4", 44),
        solid(c, body, suit, 60, dark="#4a5678", cast=24, inside=patch),
        solid(c, pack, "#c2cada", 20, cast=8),
        *(
            lamp(c, 596 + 36 * k, 884, 10, t)
            for k, t in enumerate(("#4cd07d", "#ffc857", "#ff5d5d", "#5bd3f9"))
        ),
        line("M590 920H700", "#5a6684", 8),
    )
    c.add(circle(CX, 412, 336, fill=c.radial("#bfe6ff", (0.7, "#4a90c4"), "#1c4a86"), opacity=0.55))
    for side in (1, -1):
        ear = solid(
            c, oval(806, 452, 42, 62), skin, 18, inside=ellipse(808, 456, 20, 36, fill="#b8643c", opacity=0.5)
        )
        c.add(ear if side > 0 else mirror(ear, CX))
    neck = box(540, 640, 168, 120, 40)
    face = blob(mirrored(pts("624,196 740,214 804,310 812,450 790,570 726,680 624,722"), CX))
    freckles = "".join(
        circle(CX + s * x, y, 7, fill="#b0582c", opacity=0.65)
        for s in (-1, 1)
        for x, y in ((104, 548), (134, 534), (160, 552), (126, 570), (150, 586))
    )
    blush = c.dim(492, 560, 70, 46, "#ff5a3c", 0.5) + c.dim(756, 560, 70, 46, "#ff5a3c", 0.5)
    c.add(
        solid(c, neck, skin, 24),
        solid(c, face, skin, 64, light="#ffd6b0", dark="#7a3a2c", cast=20, inside=blush + freckles),
    )
    curls = [
        (470, 250, 58),
        (530, 206, 66),
        (604, 180, 72),
        (684, 186, 70),
        (752, 226, 62),
        (790, 290, 44),
        (456, 312, 42),
    ]
    c.add(*(solid(c, oval(x, y, r), hair, r * 0.5, light="#ff9a4a", cast=6) for x, y, r in curls))
    c.add(
        *(
            line(
                f"M{x - r * 0.5:.0f} {y}q{r * 0.1:.0f} {-r * 0.6:.0f} {r * 0.6:.0f} {-r * 0.5:.0f}",
                "#ffb870",
                6,
                opacity=0.6,
            )
            for x, y, r in curls
        )
    )
    c.add(
        solid(
            c,
            tube(pts("604,230 584,270 610,300 640,286"), [30, 26, 18, 10]),
            hair,
            10,
            light="#ff9a4a",
            cast=4,
        )
    )
    for side in (-1, 1):
        x = CX + side * 86
        c.add(
            ellipse(x, 446, 74, 70, fill="#8a4630", opacity=0.5),
            c.eye(
                x,
                446,
                66,
                "#3f9c5a",
                look=(0.06, 0.05),
                size=0.58,
                lid=skin,
                upper=0.1,
                lower=0.05,
                tilt=-3 * side,
            ),
        )
    c.add(
        brow(c, pts("472,372 530,330 592,352"), "#8a3414", (10, 26, 14)),
        brow(c, pts("776,352 718,326 656,350"), "#8a3414", (10, 26, 14)),
        solid(c, blob(pts("606,470 642,470 672,536 652,566 596,566 576,536")), "#ee9a74", 20, cast=8),
    )
    grin = "M498 594Q624 640 760 580Q756 688 634 698Q520 690 498 594Z"
    c.add(
        maw(c, grin, tongue(c, 634, 704, 70, 36) + teeth(c, 630, 580, 8, 36, 48, 0.1, 26), lip="#7a2a1c"),
        scribble(pts("480,570 488,592 482,614"), "#8a3a24", 8, 0.8),
        scribble(pts("778,556 772,578 780,602"), "#8a3a24", 8, 0.8),
    )
    ring = "M336 690Q624 810 912 690L930 742Q624 876 318 742Z"
    c.add(
        glass(c, oval(CX, 412, 338), "#bfe9ff", strength=0.2, width=9),
        path("M352 330Q390 190 520 130Q430 220 404 350Q380 370 352 330Z", fill="#ffffff", opacity=0.75),
        path("M362 420q4 40 20 70q18 10 16 -14q-14 -30 -14 -60q-14 -14 -22 4Z", fill="#ffffff", opacity=0.5),
        metal(c, ring, trim, 22, cast=14),
        *(rivet(c, x, y, 10, "#ffd8b0") for x, y in arc_points(CX, 640, 292, 164, 22, 158, 9)),
    )
    c.add(
        limb(c, pts("350,1000 250,930 226,820"), [150, 130, 104], suit),
        solid(c, box(162, 780, 136, 46, 20), trim, 14),
    )
    c.add(thumb_up(c, 236, 690, 96, -6, "#dfe3ec"))
    c.add(limb(c, pts("910,1000 1004,940 1030,860"), [150, 130, 104], suit), _mug(c, 1036, 720))


def spoke(x: float, y: float, angle: float, near: float, far: float, flat: float = 1.0) -> str:
    """A line away from a point, from one distance to another, as path data; `flat` squeezes its height."""
    cos, sin = math.cos(angle), math.sin(angle) * flat
    return f"M{x + near * cos:.0f} {y + near * sin:.0f}L{x + far * cos:.0f} {y + far * sin:.0f}"


def thumb_up(c: Canvas, x: float, y: float, s: float, angle: float, colour: str) -> str:
    """A fist with its thumb raised, knuckles to the right; s is half its height."""
    thumb = solid(c, tube(pts("-20,-40 -34,-110 -16,-180"), [78, 66, 58]), colour, 20, cast=6)
    fist = solid(c, box(-96, -84, 170, 190, 62), colour, 34, cast=12)
    fingers = "".join(
        solid(c, box(-22, -82 + 47 * k, 116 - 6 * k, 52, 26), colour, 15, cast=5) for k in range(4)
    )
    return place(thumb + fist + fingers, x, y, s / 100, angle)


def _blue_home(c: Canvas, x: float, y: float, r: float) -> str:
    """A blue world with green lands and white weather."""
    land = "".join(
        path(blob(pts(text)), fill="#4c9a4a", transform=f"translate({x} {y})")
        for text in (
            "-130,-90 -40,-130 10,-80 -30,-20 -20,40 -80,60 -120,0",
            "60,-20 130,-40 140,40 90,110 40,60",
        )
    )
    weather = line(
        f"M{x - 150} {y - 40}q60 -30 120 0t140 -20M{x - 120} {y + 80}q80 30 150 0t110 20",
        "#ffffff",
        18,
        opacity=0.7,
    )
    night = c.radial(
        alpha("#03050f", 0),
        (0.6, alpha("#03050f", 0.1)),
        alpha("#03102e", 0.9),
        centre=(0.3, 0.28),
        radius=0.8,
    )
    body = path(oval(x, y, r), fill=c.ball("#2f86d8")) + land + weather + path(oval(x, y, r), fill=night)
    return c.dim(x, y, r * 1.4, r * 1.4, "#8fdcff", 0.6) + group(body, clip_path=c.clip(oval(x, y, r)))


def _mug(c: Canvas, x: float, y: float) -> str:
    """A steaming mug of coffee in a glove."""
    steam = "".join(
        line(f"M{x + dx} {y - 110}q-26 -40 0 -80t0 -80", "#ffffff", 13, opacity=0.35, filter=c.blur(4))
        for dx in (-34, 24)
    )
    mug = solid(
        c,
        box(x - 84, y - 96, 168, 200, 22),
        "#d8402c",
        34,
        cast=12,
        inside=path(star(x, y + 4, 48, 20, 5), fill="#ffe9c0"),
    )
    top = ellipse(x, y - 92, 84, 24, fill="#8a1f14") + ellipse(
        x, y - 88, 72, 17, fill=c.linear("#7a4a24", "#2c140a")
    )
    fingers = "".join(
        solid(c, box(x + 28, y - 60 + 48 * k, 110, 52, 26), "#dfe3ec", 15, cast=6) for k in range(3)
    )
    return steam + line(f"M{x + 84} {y - 60}q76 0 76 66t-76 66", "#a82a1c", 26) + mug + top + fingers


def kamikaze(c: Canvas) -> None:
    c.add(wash(c, "#ffd25a", "#f0702c", "#5a0f2c", (0.5, 0.5)), c.rays(CX, 480, 900, "#fff3c0", 34, 0.5))
    streaks = []
    for _ in range(70):
        angle, near = c.rng.uniform(0, math.tau), c.rng.uniform(420, 620)
        streaks.append(spoke(CX, 480, angle, near, near + c.rng.uniform(80, 300)))
    c.add(line("".join(streaks), "#fff6d8", 5, opacity=0.55))
    shell, cream = "#3a4284", "#fff0d0"
    for angle, size in ((-74, 560), (-38, 620), (0, 700), (38, 620), (74, 560)):
        c.add(turn(flame(c, CX, 330, size - 60, 330, 180, "#ff5a1c"), angle, CX, 480))
    c.add(
        card(c, 190, 180, -24, "#b3261e", 0.85, "star"),
        card(c, 1070, 150, 20, "#2e7d5b", 0.85, "moon"),
        card(c, 1120, 420, 38, "#6a3fb5", 0.65, "gem"),
        card(c, 130, 470, -40, "#b98500", 0.65, "sun"),
    )
    fin = solid(c, rounded(pts("820,560 1010,560 1130,860 1060,900 860,760"), 30), cream, 30, cast=14)
    top = solid(c, rounded(pts("770,300 930,120 1000,150 940,330 840,400"), 26), cream, 26, cast=12)
    c.add(fin, mirror(fin, CX), top, mirror(top, CX))
    silk = "#d8283c"
    for way, shade in (
        ("560,840 420,900 300,850 170,920 20,880", 0.2),
        ("560,800 400,800 280,720 150,760 20,690", 0.0),
    ):
        tail = solid(c, tube(pts(way), [70, 90, 104, 96, 84]), darken(silk, shade), 22, cast=14)
        c.add(
            tail,
            line(
                smooth(pts(way)),
                "#ffffff",
                100,
                stroke_dasharray="16 74",
                stroke_linecap="butt",
                opacity=0.55,
            ),
        )
    body = oval(CX, 490, 318, 330)
    bands = (
        path(f"M280 610Q{CX} 760 968 610V900H280Z", fill="#20204a")
        + "".join(
            path(polygon([(x, 640), (x + 60, 664), (x + 20, 860), (x - 50, 860)]), fill=cream)
            for x in range(280, 980, 130)
        )
        + line(f"M280 612Q{CX} 760 968 612", cream, 20)
    )
    c.add(solid(c, body, shell, 100, light="#8f9ae8", dark="#0c0c34", cast=34, inside=bands))
    c.add(c.gloss(480, 262, 110, 46, -34, 0.8))
    cap = solid(c, box(560, 130, 128, 74, 18), "#4a3a44", 18, cast=8)
    fuse = smooth(pts("624,140 610,70 670,40 740,76"))
    c.add(line(fuse, "#6b4a2c", 22), line(fuse, "#e8c890", 9, stroke_dasharray="12 10"), cap)
    c.add(
        c.dim(744, 76, 130, 130, "#fff0a0", 0.95),
        path(star(744, 76, 76, 26, 9), fill="#fff9dc"),
        path(star(744, 76, 44, 18, 7, -60), fill="#ffb03a"),
    )
    strap = f"M300 440Q{CX} 350 948 440L944 500Q{CX} 410 304 500Z"
    c.add(solid(c, strap, "#5a3a2c", 16, cast=8))
    for side in (-1, 1):
        x = CX + side * 124
        c.add(
            metal(c, oval(x, 432, 134), "#c9924a", 22, cast=14),
            circle(x, 432, 106, fill="#20324a"),
            c.eye(
                x,
                432,
                102,
                "#f0a21c",
                look=(-0.05 * side, 0.1),
                size=0.62,
                pupil="star",
                black=0.6,
                lid=shell,
                upper=0.16,
                tilt=-12 * side,
            ),
            path(
                f"M{x - 84} 400Q{x - 64} 340 {x} 334Q{x - 44} 370 {x - 56} 420Z", fill="#ffffff", opacity=0.5
            ),
            *(rivet(c, *p, 8, "#ffe0a8") for p in arc_points(x, 432, 120, 120, 0, 315, 8)),
        )
    grin = "M420 596Q624 646 828 596Q810 746 624 754Q438 746 420 596Z"
    c.add(
        maw(
            c,
            grin,
            tongue(c, CX, 762, 110, 50) + teeth(c, CX, 588, 9, 46, 60, 0.12, 30),
            lip="#3a0614",
            width=9,
        ),
        scribble(pts("400,590 404,622 392,644"), "#3a0614", 10, 0.9),
        scribble(pts("848,590 844,622 856,644"), "#3a0614", 10, 0.9),
    )
    wrap = "M352 690Q624 880 896 690Q912 740 880 790Q624 940 368 790Q336 740 352 690Z"
    folds = line("M420 760Q624 880 830 756M470 826Q624 890 780 824", darken(silk, 0.5), 6, opacity=0.6)
    c.add(solid(c, wrap, silk, 26, cast=14, inside=folds))
    arm = limb(c, pts("900,650 1040,620 1010,470 930,340"), [96, 84, 74, 66], shell, cast=18)
    glove = solid(c, blob(pts("846,250 930,272 968,330 944,380 884,372 838,318")), "#7a4a34", 22, cast=12)
    fingers = "".join(
        solid(
            c,
            tube([(880 + 14 * k, 330 - 8 * k), (800 + 20 * k, 276 - 26 * k)], [38, 32]),
            "#7a4a34",
            10,
            cast=4,
        )
        for k in range(3)
    )
    c.add(arm, fingers, glove)
    c.add(*(sparkle(x, y, r) for x, y, r in ((820, 60, 26), (700, 20, 18), (660, 110, 16))))


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"human": human, "kamikaze": kamikaze}
