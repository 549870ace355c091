"""Cosmic portraits that swallow ships: Void and Vacuum."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, FLOOR, brow, drop, saucer
from cosmic_kit_c import fingers, pair, spiral, strokes, sym, wash
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
    rect,
    tube,
    turn,
)
from props import metal, pts, sparkle


def void(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#1c1c26", "#050508", glow="#5a4436", at=(0.5, 0.36), clouds=("#33303f", "#2a2030"), stars=150
        )
    )
    for r in (300, 380, 470, 570):
        c.add(
            circle(
                CX,
                350,
                r,
                fill="none",
                stroke="#ffe6c8",
                stroke_width=3,
                opacity=0.14,
                stroke_dasharray="60 22 8 22",
            )
        )
    bone = "#e9e4dc"
    robe = blob(sym(f"624,560 760,590 900,680 1010,820 1060,{FLOOR} 624,{FLOOR}"))
    folds = strokes(
        (
            "700,640 780,800 800,1000",
            "760,650 880,820 930,1000",
            "548,640 468,800 448,1000",
            "488,650 368,820 318,1000",
        ),
        "#6a6478",
        9,
        0.5,
    )
    c.add(
        c.form(
            robe,
            bone,
            light="#ffffff",
            dark="#3a3648",
            depth=70,
            inside=folds,
            rim="#ffb46a",
            rim_width=12,
            cast=30,
        )
    )
    fan = blob(sym("624,600 780,520 900,330 1000,170 1030,330 1000,520 900,680 760,790 624,830"), 0.8)
    lining = path(
        blob(sym("624,620 790,540 910,370 984,230 990,360 950,520 860,660 740,740 624,770"), 0.8),
        fill="#2a2230",
    )
    ribs = "".join(
        line(
            f"M{CX + s * 40} 760Q{CX + s * (170 + 40 * k)} {600 - 40 * k} "
            f"{CX + s * (250 + 44 * k)} {600 - 130 * k}",
            "#7a5a4a",
            5,
            opacity=0.7,
        )
        for s in (-1, 1)
        for k in range(4)
    )
    c.add(
        c.form(
            fan, bone, light="#ffffff", dark="#3a3648", depth=26, inside=lining + ribs, rim="#ffb46a", cast=26
        )
    )
    lapel = blob(pts("640,700 760,740 880,700 800,830 700,900 650,990 624,990 624,760"))
    c.add(pair(c.form(lapel, bone, light="#ffffff", dark="#3a3648", depth=26, rim="#ffb46a", cast=16)))
    _black_hole(c, CX, 360, 196)
    for x, y, n in ((1010, 150, 1.0), (1120, 250, 0.9), (150, 210, 0.95)):
        ghost = line(
            oval(0, 0, 112, 32) + "M-52 -16C-48 -72 48 -72 52 -16",
            "#fff2e0",
            5,
            stroke_dasharray="14 14",
            opacity=0.75,
        )
        c.add(place(ghost, x, y, n * 0.7, -14))
    _erased_ship(c)
    glove = "#f6f3ee"
    tips = [
        pts(p)
        for p in (
            "500,840 546,770 560,712",
            "470,850 500,768 500,700",
            "436,868 450,790 440,726",
            "410,900 408,834 390,780",
        )
    ]
    hand = c.form(
        blob(pts("410,880 450,830 510,830 540,880 520,960 440,970")), glove, depth=26, rim_width=6, cast=12
    )
    thumb = c.form(tube(pts("520,910 580,890 606,842"), (52, 42, 20)), glove, depth=14, rim_width=4, cast=8)
    cuff = c.form(tube(pts("430,980 470,930 540,960"), (60, 60, 50)), "#2a2430", depth=14, rim_width=5)
    c.add(pair(fingers(c, tips, (44, 34, 14), glove) + hand + thumb + cuff))
    c.add(
        c.dim(CX, 770, 84, 70, "#ff8a3a", 0.5),
        circle(CX, 770, 28, fill="#000000"),
        circle(CX, 770, 30, fill="none", stroke="#ffd6a0", stroke_width=5),
    )


def _black_hole(c: Canvas, x: float, y: float, r: float) -> None:
    """A head that is not there: darkness, a ring of fire about it, and two cold eyes."""
    c.add(
        circle(
            x,
            y,
            r * 2.1,
            fill=c.radial(alpha("#ffb060", 0.85), (0.5, alpha("#ff7a2a", 0.4)), (1.0, alpha("#ff7a2a", 0))),
        )
    )
    fire = c.linear("#fff6e0", (0.35, "#ffc06a"), (0.7, "#f0642a"), "#8a1f1a", start=(0, 0), end=(1, 0.6))
    c.add(circle(x, y, r * 1.16, fill="none", stroke=fire, stroke_width=r * 0.2, filter=c.blur(5)))
    c.add(
        circle(x, y, r * 1.07, fill="#000000"),
        circle(x, y, r * 1.07, fill="none", stroke="#fff0d0", stroke_width=4, opacity=0.9),
    )
    for side in (-1, 1):
        lens = (
            f"M{x + side * 26} {y + 6}Q{x + side * 76} {y - 40} {x + side * 132} {y - 34}Q{x + side * 92}"
            f" {y + 22} {x + side * 26} {y + 6}Z"
        )
        c.add(c.dim(x + side * 78, y - 14, 96, 64, "#dff2ff", 0.6), path(lens, fill="#ffffff"))
        c.add(circle(x + side * 74, y - 12, 11, fill="#000000"))
    c.add(turn(_ring(c, x, y + 34, r), -9, x, y))


def _ring(c: Canvas, x: float, y: float, r: float) -> str:
    """The near half of the fire that circles the hole, thin at its ends."""
    parts = []
    for rx, sag, tint in (
        (2.0, 0.46, "#a8301c"),
        (1.9, 0.42, "#f0642a"),
        (1.76, 0.36, "#ffb45a"),
        (1.56, 0.28, "#fff4d8"),
    ):
        w, low, high = r * rx, y + r * sag, y + r * 0.14
        parts.append(
            path(
                f"M{x - w} {y - 10}Q{x - w * 0.7} {low} {x} {low}Q{x + w * 0.7} {low} {x + w} {y - 10}"
                f"Q{x + w * 0.6} {high} {x} {high}Q{x - w * 0.6} {high} {x - w} {y - 10}Z",
                fill=tint,
            )
        )
    return group(*parts, filter=c.blur(3))


def _erased_ship(c: Canvas) -> None:
    """A red ship coming apart into specks that fall toward the hole."""
    c.add(saucer(c, 1096, 560, 0.86, -24, "#c8281e"))
    for _ in range(90):
        t = c.rng.random()
        x, y = 1070 - 230 * t + c.rng.uniform(-34, 34), 560 - 80 * t + c.rng.uniform(-60, 60) * (1 - t * 0.6)
        s = c.rng.uniform(5, 20) * (1 - 0.6 * t)
        tint = c.rng.choice(("#c8281e", "#ff7a5a", "#7a120c", "#ffd0b0", "#14100f"))
        c.add(turn(rect(x, y, s, s, 1, fill=tint, opacity=1 - 0.5 * t), c.rng.uniform(0, 90), x, y))


def vacuum(c: Canvas) -> None:
    c.add(wash(c, "#7a3f9c", "#3a1c62", "#130826", (0.4, 0.6)), c.stars(70))
    for k in range(10):
        c.add(
            line(
                spiral(330, 660, 900 - 40 * k, 120, 1.1, 36 * k, 0.78),
                ("#ffd6f0", "#b98aff")[k % 2],
                10 - 0.6 * k,
                opacity=0.22,
            )
        )
    _dust(c)
    mint, red = "#7fd6bd", "#d8402f"
    bag = blob(pts("700,110 860,60 1040,130 1130,320 1120,540 1010,690 820,640 720,420"))
    seams = strokes(("880,80 980,260 1000,480 950,670", "760,110 800,300 840,500 830,640"), "#5a3a24", 6, 0.6)
    patch = turn(
        rect(970, 250, 90, 80, 8, fill="#c8743a", stroke="#ffe0b0", stroke_width=5, stroke_dasharray="10 8"),
        12,
        1010,
        290,
    )
    c.add(c.form(bag, "#b89468", light="#f0d8a8", depth=60, inside=seams + patch, cast=24, rim_width=12))
    body = blob(
        pts(
            "440,330 500,180 640,120 800,150 900,280 930,480 940,700 900,830 760,880 560,880 440,820 400,640"
            " 410,460"
        )
    )
    band = path("M380 680Q660 760 960 660V740Q660 840 380 760Z", fill=red) + line(
        "M380 676Q660 756 960 656M380 764Q660 844 960 744", "#fff0dc", 7
    )
    vents = "".join(
        line(f"M{760 + 24 * k} {250 + 4 * k}l20 110", "#1f5a52", 11, opacity=0.6) for k in range(4)
    )
    c.add(
        c.form(
            body, mint, light="#e0fff0", dark="#124a4a", depth=80, inside=band + vents, cast=30, rim_width=13
        )
    )
    c.add(c.gloss(520, 230, 90, 40, -44, 0.8))
    knob = metal(c, box(600, 66, 120, 76, 26), "#c8cfdc", 16, cast=8) + c.form(
        oval(660, 66, 36, 26), red, depth=10, rim_width=4
    )
    c.add(knob)
    for x in (520, 850):
        wheel = c.form(oval(x, 890, 86), "#2a2338", depth=24, cast=10) + metal(
            c, oval(x, 890, 44), "#c8cfdc", 12
        )
        c.add(wheel)
    for x, tilt in ((530, -12), (740, 12)):
        c.add(circle(x, 400, 108, fill=darken(mint, 0.5)), circle(x, 400, 100, fill="#d8dee8"))
        c.add(
            c.eye(
                x, 400, 88, "#8a5cd8", size=0.6, look=(-0.4, 0.5), lid=mint, upper=0.3, tilt=tilt, spark=1.4
            )
        )
        c.add(path(f"M{x - 70} 452Q{x} 500 {x + 70} 452Q{x} 476 {x - 70} 452Z", fill="#bfefff", opacity=0.9))
    c.add(
        brow(c, pts("420,300 500,262 590,252"), "#1f5a52", (10, 28, 16)),
        brow(c, pts("852,312 772,262 684,250"), "#1f5a52", (10, 28, 16)),
    )
    c.add(
        line("M640 640Q720 586 812 640", "#123c3a", 13),
        line("M664 668Q724 636 790 668", "#123c3a", 6, opacity=0.6),
    )
    _hose(c, red)
    c.add(
        *(
            drop(c, x, y, r)
            for x, y, r in ((790, 520, 24), (806, 600, 15), (560, 530, 15), (430, 520, 20), (376, 590, 14))
        )
    )


def _hose(c: Canvas, red: str) -> None:
    """The trunk: a ribbed hose that ends in a wide hungry nozzle."""
    trunk = pts("634,500 620,600 560,700 470,760 380,740")
    c.add(c.form(tube(trunk, (96, 92, 96, 104, 116)), "#39324c", light="#8a80a8", depth=30, cast=20))
    count = 17
    for k in range(count):
        t = k / (count - 1) * 4
        i = min(3, int(t))
        (ax, ay), (bx, by) = trunk[i], trunk[i + 1]
        x, y, a = (
            ax + (bx - ax) * (t - i),
            ay + (by - ay) * (t - i),
            math.degrees(math.atan2(by - ay, bx - ax)),
        )
        c.add(turn(c.form(box(x - 9, y - 54, 18, 108, 9), "#544a70", depth=8, rim_width=3), a, x, y))
    flare = blob(pts("470,650 480,860 420,880 300,870 240,850 230,560 290,560 420,640"))
    c.add(c.form(flare, red, light="#ff9a7a", depth=34, cast=22))
    c.add(turn(metal(c, oval(262, 704, 160, 196), "#d0d6e2", 18, cast=10), 8, 262, 704))
    c.add(
        turn(
            ellipse(
                262, 704, 134, 168, fill=c.radial("#000000", (0.5, "#120a1e"), (0.85, "#3a2458"), "#6a4a8a")
            ),
            8,
            262,
            704,
        )
    )
    c.add(
        *(
            turn(line(spiral(262, 704, 128, 16, 1.2, 90 * k, 1.22), "#e0b8ff", 7, opacity=0.4), 8, 262, 704)
            for k in range(4)
        )
    )
    c.add(saucer(c, 232, 650, 0.42, -34, "#e0b100"), saucer(c, 300, 770, 0.26, 40, "#5bd3f9"))


def _dust(c: Canvas) -> None:
    """Ships and scraps of other players on their way into the nozzle."""
    for x, y, s, a, tint in (
        (150, 180, 0.8, -30, "#d0302a"),
        (96, 400, 0.68, -60, "#17a47c"),
        (330, 120, 0.52, -14, "#f7fef4"),
        (330, 330, 0.5, -44, "#f0741c"),
    ):
        c.add(saucer(c, x, y, s, a, tint))
        c.add(
            line(
                f"M{x + 30} {y - 60}q60 -60 140 -70M{x - 10} {y - 60}q40 -60 100 -80",
                "#ffe6ff",
                4,
                opacity=0.4,
            )
        )
    c.add(
        *(
            sparkle(c.rng.uniform(30, 420), c.rng.uniform(60, 520), c.rng.uniform(6, 16), "#ffe0f6", 0.8)
            for _ in range(16)
        )
    )
    c.add(
        *(
            circle(
                c.rng.uniform(20, 460),
                c.rng.uniform(60, 560),
                c.rng.uniform(2, 7),
                fill=lighten("#b98aff", 0.4),
                opacity=0.7,
            )
            for _ in range(60)
        )
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"void": void, "vacuum": vacuum}
