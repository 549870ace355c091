"""Alien portraits without a bone in them: Pickled and Dawdler."""

from __future__ import annotations

import math

from aliens_kit import CX, bubble, maw, scribble, tooth, wart
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
    mirror,
    mix,
    oval,
    path,
    rect,
    smooth,
    tube,
    turn,
)


def pickled(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#e8962c", (0.45, "#a8541a"), "#38140f", centre=(0.5, 0.42), radius=0.74),
        )
    )
    for x, r, tint in ((120, 96, "#7a3a14"), (1120, 110, "#6b3010")):
        c.add(
            rect(
                x - r,
                330,
                2 * r,
                560,
                40,
                fill=c.linear(
                    alpha(lighten(tint, 0.3), 0.7),
                    alpha(tint, 0.6),
                    alpha(darken(tint, 0.5), 0.8),
                    start=(0, 0),
                    end=(1, 0),
                ),
            )
        )
        c.add(
            rect(x - r + 10, 290, 2 * r - 20, 50, 12, fill=darken(tint, 0.3)),
            ellipse(x, 640, r * 0.6, 160, fill=darken(tint, 0.5), opacity=0.7),
            rect(x - r + 20, 380, 14, 300, 7, fill="#fff0d0", opacity=0.25),
        )
    c.add(
        path("M-10 872H1258V964H-10Z", fill=c.linear("#6b3416", "#2a1009", start=(0, 0), end=(0, 1))),
        rect(0, 872, 1248, 6, fill="#e0944a", opacity=0.6),
    )
    c.add(c.dim(CX, 896, 400, 44, "#100402", 0.9))
    jar = "M330 196H918Q944 226 944 280V830Q944 890 884 890H364Q304 890 304 830V280Q304 226 330 196Z"
    brine = c.radial("#e6f08a", (0.55, "#a8b83a"), "#4a5a14", centre=(0.45, 0.42), radius=0.72)
    fluid = path("M300 250Q624 270 950 250V900H300Z", fill=brine, opacity=0.92)
    seeds = "".join(
        circle(c.rng.uniform(330, 910), c.rng.uniform(300, 860), c.rng.uniform(6, 12), fill=c.ball("#5a3a1c"))
        for _ in range(22)
    )
    dill = _dill(370, 860, 1.0) + mirror(_dill(340, 880, 1.1), CX)
    c.add(group(path(jar, fill="#2a2a10", opacity=0.5), fluid, dill, seeds, clip_path=c.clip(jar)))
    green = "#5f9c34"
    body = blob(
        [
            (600, 262),
            (720, 276),
            (812, 360),
            (842, 500),
            (826, 660),
            (800, 800),
            (720, 862),
            (560, 866),
            (450, 812),
            (418, 680),
            (404, 520),
            (432, 370),
            (504, 290),
        ]
    )
    bumps = "".join(
        wart(
            c,
            430 + 390 * c.rng.random(),
            300 + 540 * c.rng.random(),
            c.rng.uniform(8, 19),
            lighten(green, 0.12),
        )
        for _ in range(54)
    )
    stripes = "".join(
        line(f"M{x} 270Q{x + (x - CX) * 0.5:.0f} 560 {x} 870", lighten(green, 0.35), 16, opacity=0.3)
        for x in (500, 560, 690, 760)
    )
    arms = ""
    for points in ([(820, 640), (880, 600), (900, 500)], [(430, 640), (366, 620), (346, 530)]):
        arms += c.form(tube(points, [60, 50, 34]), green, depth=16, rim_width=5)
        x, y = points[-1]
        arms += "".join(
            c.form(tube([(x, y), (x + dx, y - 50)], [24, 16]), green, depth=6, rim_width=3)
            for dx in (-26, 0, 26)
        )
    figure = arms + c.form(
        body,
        green,
        light="#a8d45a",
        dark="#1a3a10",
        depth=80,
        inside=stripes + bumps,
        rim="#f6ffb0",
        rim_width=12,
        cast=26,
    )
    figure += c.form(
        tube([(610, 268), (600, 236), (640, 226)], [44, 30, 24]), "#7c8a34", depth=10, rim_width=4
    )
    face = (
        circle(600, 486, 142, fill=darken(green, 0.55))
        + c.eye(
            600,
            486,
            132,
            "#c9862c",
            white="#f7f3c8",
            size=0.56,
            black=0.46,
            look=(0.12, 0.0),
            lid=mix(green, "#6b8a24", 0.5),
            upper=0.32,
            lower=0.18,
            tilt=4,
        )
        + scribble([(456, 388), (520, 344), (600, 330), (690, 344), (736, 384)], darken(green, 0.6), 9)
        + scribble([(476, 350), (540, 316), (620, 306)], darken(green, 0.6), 6)
        + scribble([(474, 610), (530, 650), (600, 656)], darken(green, 0.6), 7)
        + scribble([(500, 640), (560, 672), (610, 676)], darken(green, 0.6), 5)
        + maw(
            c,
            "M500 726Q620 770 748 690Q760 770 660 800Q560 810 500 726Z",
            tooth(c, 560, 736, 34, 40, 0.2)
            + tooth(c, 680, 732, 32, 34, 0.2)
            + tooth(c, 640, 806, 30, -26, 0.2),
            lip="#26400f",
            width=8,
        )
        + scribble([(770, 660), (776, 700), (756, 730)], "#26400f", 8, 0.8)
    )
    moustache = "".join(
        f"M{624 + s * 20} 690Q{624 + s * 90} {664 + k * 14} {624 + s * (170 + k * 6)} {700 + k * 26}"
        for s in (-1, 1)
        for k in range(3)
    )
    c.add(group(figure, face, line(moustache, "#f0f4d0", 9), clip_path=c.clip(jar)))
    c.add(
        *(
            bubble(c, x, y, r, "#fbffd8")
            for x, y, r in (
                (360, 420, 18),
                (880, 380, 24),
                (862, 440, 12),
                (382, 340, 12),
                (900, 740, 16),
                (350, 720, 22),
                (780, 290, 12),
            )
        )
    )
    c.add(
        ellipse(CX, 254, 316, 20, fill=alpha("#f6ffb8", 0.35), stroke=alpha("#fbffd8", 0.7), stroke_width=4)
    )
    glass = c.linear(
        alpha("#ffffff", 0.4),
        (0.12, alpha("#ffffff", 0.05)),
        (0.85, alpha("#ffffff", 0.0)),
        alpha("#d8f6ff", 0.45),
        start=(0, 0),
        end=(1, 0),
    )
    c.add(path(jar, fill=glass), line(jar, alpha("#fffbe0", 0.65), 7))
    c.add(
        path("M346 300Q360 280 392 286V760Q366 770 346 750Z", fill="#ffffff", opacity=0.32),
        path("M408 300H424V700H408Z", fill="#ffffff", opacity=0.2),
    )
    lid = box(316, 96, 616, 106, 26)
    ribs = "".join(rect(x, 96, 10, 106, fill="#7a1c12", opacity=0.6) for x in range(330, 930, 34))
    c.add(
        c.form(lid, "#d8402c", light="#ff9a7a", depth=30, inside=ribs, rim_width=8, cast=16),
        c.gloss(440, 122, 90, 14, 0, 0.8),
    )
    c.add(c.form(oval(CX, 98, 300, 30), "#e85a40", depth=14, rim_width=5))


def _dill(x: float, y: float, s: float) -> str:
    fronds = [f"M{x} {y}Q{x - 30} {y - 260 * s:.0f} {x + 20} {y - 470 * s:.0f}"]
    for k in range(11):
        py = y - (70 + 36 * k) * s
        px = x - 14 + 3 * k
        size = (64 - 4 * k) * s
        fronds.append(
            f"M{px} {py:.0f}q{size * 0.5:.0f} -20 {size:.0f} -{size * 0.6:.0f}"
            f"M{px} {py:.0f}q-{size * 0.5:.0f} -20 -{size:.0f} "
            f"-{size * 0.5:.0f}M{px + size * 0.5:.0f} {py - 14:.0f}"
            f"q4 -22 0 -34M{px - size * 0.5:.0f} {py - 14:.0f}q-4 -22 0 -34"
        )
    return line("".join(fronds), "#3c6b1c", 7, opacity=0.85) + line(
        "".join(fronds), "#8fc04a", 3, opacity=0.8
    )


def dawdler(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.linear(
                "#3a2a6b", (0.4, "#a8507c"), (0.68, "#f09a6a"), "#f6c88a", start=(0.5, 0), end=(0.5, 1)
            ),
        ),
        c.stars(60),
    )
    c.add(circle(300, 640, 150, fill="#fff0b8", filter=c.glow("#ffd08a", 40, 0.6)))
    for y, tint in ((620, "#9c4a70"), (690, "#6b3466"), (770, "#45245a")):
        hill = smooth([(x, y + 36 * math.sin(x / 150 + y * 0.7)) for x in range(-60, 1380, 80)])
        c.add(
            path(f"{hill}V960H-60Z", fill=c.linear(lighten(tint, 0.22), tint, start=(0.5, 0), end=(0.5, 1)))
        )
    c.add(path("M-20 840H1268V964H-20Z", fill=c.linear("#3a2a4a", "#1c1430", start=(0, 0), end=(0, 1))))
    for k in range(24):
        for row in range(3):
            if (k + row) % 2:
                c.add(rect(-6 + k * 54, 862 + row * 32, 54, 32, fill="#f3ead8", opacity=0.5))
    slime = "M-20 926Q300 890 700 900Q960 890 1010 930Q900 950 600 944Q300 940 -20 954Z"
    c.add(path(slime, fill=c.linear(alpha("#c8ffe0", 0.2), alpha("#c8ffe0", 0.75), start=(0, 0), end=(1, 0))))
    _snail_shell(c, 868, 560, 300)
    skin = "#f2a07a"
    body = blob(
        [
            (230, 900),
            (250, 850),
            (330, 800),
            (372, 700),
            (372, 560),
            (430, 470),
            (560, 440),
            (680, 480),
            (730, 590),
            (740, 720),
            (820, 810),
            (960, 840),
            (1110, 870),
            (1190, 912),
            (1000, 932),
            (500, 936),
        ]
    )
    spots = "".join(
        ellipse(x, y, r * 1.2, r, fill="#e0705a", opacity=0.5)
        for x, y, r in (
            (690, 560, 20),
            (700, 640, 30),
            (660, 720, 22),
            (720, 790, 26),
            (820, 850, 20),
            (420, 800, 26),
            (360, 850, 18),
        )
    )
    frill = line(
        smooth([(250, 900), (400, 890), (600, 906), (800, 892), (1000, 912), (1160, 908)]),
        "#c45a4a",
        12,
        opacity=0.5,
    )
    c.add(
        c.form(
            body,
            skin,
            light="#ffd8b8",
            dark="#7a2f4a",
            depth=70,
            inside=spots
            + frill
            + path(
                "M400 640Q470 800 380 900H560Q640 760 580 640Z",
                fill="#ffd8b8",
                opacity=0.5,
                filter=c.blur(16),
            ),
            rim_width=12,
            cast=26,
        )
    )
    for points in ([(480, 500), (440, 380), (452, 290)], [(620, 490), (668, 370), (654, 268)]):
        c.add(
            c.form(tube(points, [66, 50, 62]), skin, light="#ffd8b8", dark="#7a2f4a", depth=20, rim_width=7)
        )
    c.add(
        c.eye(
            446,
            256,
            104,
            "#4a9cb8",
            lid="#e88a6a",
            upper=0.52,
            lower=0.1,
            tilt=-5,
            look=(0.2, 0.45),
            size=0.5,
        )
    )
    c.add(
        c.eye(
            664, 232, 104, "#4a9cb8", lid="#e88a6a", upper=0.6, lower=0.1, tilt=5, look=(0.2, 0.5), size=0.5
        )
    )
    c.add(c.dim(430, 650, 56, 36, "#ff5a5a", 0.6), c.dim(660, 640, 56, 36, "#ff5a5a", 0.6))
    c.add(
        scribble([(470, 640), (510, 672), (560, 678), (612, 664), (640, 626)], "#7a2f3a", 11, 1),
        scribble([(648, 610), (660, 624), (662, 644)], "#7a2f3a", 8, 1),
    )
    c.add(line("M500 586q6 -10 14 0M560 580q6 -10 14 0", "#7a2f3a", 7))
    stalk = tube([(560, 674), (590, 690), (640, 700), (690, 690)], [6, 7, 6, 5])
    c.add(
        path(stalk, fill="#4a8a3a"),
        c.form(blob([(690, 690), (730, 660), (760, 676), (740, 706)]), "#8fc04a", depth=6, rim_width=3),
    )
    cap = blob([(396, 168), (420, 110), (500, 96), (552, 140), (520, 166)])
    c.add(
        turn(
            c.form(cap, "#3f6fb8", depth=14, rim_width=5, cast=6)
            + c.form(blob([(380, 166), (420, 150), (450, 168), (410, 184)]), "#2f5594", depth=6, rim_width=3),
            -6,
            446,
            150,
        )
    )


def _snail_shell(c: Canvas, x: float, y: float, r: float) -> None:
    """A spiral caravan of a shell with a chequered ribbon and a little chimney."""
    teal = "#2f9c94"
    chimney = c.form(box(x + 90, y - r - 36, 62, 120, 8), "#8a4a3a", depth=12, rim_width=5) + rect(
        x + 82, y - r - 48, 78, 22, 6, fill="#b06a4a"
    )
    c.add(
        chimney,
        *(
            circle(x + 130 + 26 * k, y - r - 80 - 40 * k, 22 + 9 * k, fill="#fff0e0", opacity=0.4 - 0.1 * k)
            for k in range(3)
        ),
    )
    turns: list[tuple[float, float]] = []
    for i in range(60):
        t = i / 59
        angle = math.radians(110 + 1000 * t)
        turns.append(
            (
                x + 10 * t + r * 0.92 * (1 - t) ** 0.85 * math.cos(angle),
                y + r * 0.92 * (1 - t) ** 0.85 * math.sin(angle),
            )
        )
    spiral = smooth(turns)
    swirl = line(spiral, darken(teal, 0.6), 34, opacity=0.7) + line(
        spiral, lighten(teal, 0.5), 9, opacity=0.6, transform="translate(-14 -14)"
    )
    ribs = ""
    for k in range(26):
        angle = math.tau * k / 26
        ribs += line(
            f"M{x + r * 0.6 * math.cos(angle):.0f} {y + r * 0.6 * math.sin(angle):.0f}"
            f"L{x + r * math.cos(angle + 0.12):.0f} {y + r * math.sin(angle + 0.12):.0f}",
            "#f6d88a",
            9,
            opacity=0.35,
        )
    window = (
        circle(x + 118, y + 120, 62, fill="#5a3a24")
        + circle(x + 118, y + 120, 50, fill=c.radial("#fff8d0", (0.6, "#ffd25a"), "#e08a2c"))
        + line(f"M{x + 118} {y + 70}V{y + 170}M{x + 68} {y + 120}H{x + 168}", "#5a3a24", 9)
    )
    c.add(
        c.form(
            oval(x, y, r),
            teal,
            light="#9ce8d0",
            dark="#0a2a4a",
            depth=80,
            inside=ribs + swirl + window,
            rim_width=15,
            cast=26,
        ),
        c.gloss(x - 120, y - 170, 90, 34, -38, 0.8),
    )


PORTRAITS = {"pickled": pickled, "dawdler": dawdler}
