"""Alien portraits of the better sort: Salon Lion and Prime."""

from __future__ import annotations

import math

from aliens_kit import CX, FLOOR, SOFT_RIM, arc_points, brow, fur
from paint import (
    Canvas,
    alpha,
    blob,
    circle,
    ellipse,
    group,
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
    rounded,
    shaggy,
    smooth,
    turn,
    wobble,
)


def salon_lion(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#a8306b", (0.5, "#5a1748"), "#1d0a26", centre=(0.5, 0.36), radius=0.75),
        )
    )
    for x in (70, 250, 998, 1178):
        c.add(
            rect(
                x - 44,
                0,
                88,
                954,
                fill=c.linear(
                    alpha("#ffd6a0", 0.24),
                    alpha("#7a2a5a", 0.1),
                    alpha("#000000", 0.3),
                    start=(0, 0),
                    end=(1, 0),
                ),
            )
        )
    _chandelier(c)
    gold = "#f4b63e"
    c.add(c.form(blob(wobble(c.rng, CX, 452, 440, 410, 26, 0.03)), "#6b2f10", depth=60, rim=None, cast=30))
    for ring, (radius, count, size, tone) in enumerate(
        ((404, 27, 94, 0.62), (338, 23, 96, 0.32), (268, 18, 92, 0.05))
    ):
        for i in range(count):
            angle = 360 * i / count + ring * 9 - 90
            x, y = (
                CX + radius * 1.06 * math.cos(math.radians(angle)),
                452 + radius * math.sin(math.radians(angle)),
            )
            c.add(_curl(c, x, y, size, angle, mix(gold, "#8a3a10", tone)))
    jacket = blob([(300, FLOOR), (320, 900), (420, 800), (CX, 760), (828, 800), (928, 900), (948, FLOOR)])
    c.add(c.form(jacket, "#3a1c6b", depth=50, rim_width=10))
    c.add(
        path("M520 790L624 960L728 790Z", fill="#f6f0ea"),
        c.form("M500 780L624 970L560 980L430 830Z", "#5a2c9c", depth=14, rim=None),
        c.form("M748 780L624 970L688 980L818 830Z", "#5a2c9c", depth=14, rim_width=5),
    )
    face_points = mirrored(
        [(CX, 176), (750, 196), (832, 300), (846, 420), (800, 520), (820, 620), (740, 720), (CX, 744)], CX
    )
    c.add(
        c.form(
            shaggy(c.rng, face_points, 16, 15),
            "#f2b84c",
            light="#ffe9ac",
            dark="#8a3c10",
            depth=70,
            rim=SOFT_RIM,
            rim_width=8,
            cast=34,
            inside=fur(c, face_points, "#f2b84c", 110, 22),
        )
    )
    for side in (-1, 1):
        ear = c.form(
            oval(CX + 196, 226, 66, 66),
            "#eaa42e",
            dark="#8a3c10",
            depth=20,
            inside=circle(CX + 200, 232, 38, fill="#b9554a"),
            cast=12,
        )
        c.add(ear if side > 0 else mirror(ear, CX))
    for x, y, r in ((150, 470, 62), (176, 560, 60), (140, 640, 58)):
        for side in (-1, 1):
            c.add(
                c.form(
                    oval(CX + side * x, y, r, r * 0.86),
                    "#f7c866",
                    light="#ffeebc",
                    dark="#a8501c",
                    depth=24,
                    rim=SOFT_RIM if side > 0 else None,
                    rim_width=5,
                ),
                c.dim(CX + side * x, y + 6, r * 0.7, r * 0.5, "#ff5a6e", 0.8),
            )
    c.add(
        c.eye(CX - 104, 360, 76, "#39a36b", lid="#d98a2c", upper=0.46, lower=0.1, tilt=-10, look=(0.25, 0.1))
    )
    c.add(
        c.eye(CX + 104, 360, 76, "#39a36b", lid="#d98a2c", upper=0.46, lower=0.1, tilt=10, look=(-0.05, 0.1))
    )
    for side in (-1, 1):
        lashes = "".join(
            (
                f"M{CX + side * (104 + k * 24)} {356 - 12 + abs(k) * 3}"
                f"q{side * (4 + k * 5)} -22 {side * (14 + k * 9)} -30"
            )
            for k in (0, 1, 2, 3)
        )
        c.add(line(lashes, "#3a1c14", 7))
    c.add(
        brow(c, [(446, 278), (512, 232), (596, 262)], "#9c5a14", (10, 26, 14)),
        brow(c, [(802, 246), (732, 206), (652, 258)], "#9c5a14", (10, 26, 14)),
    )
    c.add(
        circle(CX + 104, 360, 94, fill=alpha("#e9fbff", 0.1), stroke="#ffe08a", stroke_width=11),
        circle(CX + 104, 360, 100, fill="none", stroke="#8a5a10", stroke_width=3),
        line(smooth([(826, 400), (880, 520), (850, 660), (800, 800)]), "#ffe08a", 5),
    )
    nose = blob(mirrored([(CX, 430), (690, 440), (700, 474), (650, 520), (CX, 536)], CX))
    c.add(
        c.form(
            blob(mirrored([(CX, 300), (666, 330), (690, 470), (CX, 500)], CX)),
            "#f7c866",
            dark="#a8501c",
            depth=20,
            rim=None,
            shade=0.3,
        ),
        c.form(nose, "#a83a52", depth=18, rim_width=5),
        c.gloss(596, 452, 28, 11, -10, 0.9),
    )
    for side in (-1, 1):
        tache = c.form(
            blob(
                [
                    (CX, 560),
                    (CX + 60, 540),
                    (CX + 130, 566),
                    (CX + 220, 540),
                    (CX + 240, 490),
                    (CX + 262, 540),
                    (CX + 200, 610),
                    (CX + 100, 620),
                    (CX + 30, 600),
                ]
            ),
            "#8a4a12",
            depth=18,
            rim_width=6,
            cast=8,
        )
        c.add(tache if side > 0 else mirror(tache, CX))
    lips = blob(mirrored([(CX, 610), (650, 596), (676, 630), (660, 668), (CX, 682)], CX))
    c.add(
        c.form(lips, "#d8304f", depth=16, rim_width=4, cast=8),
        ellipse(CX, 638, 18, 12, fill="#5a0f24"),
        c.gloss(604, 616, 18, 8, -10, 0.9),
    )
    heart = "M0 12C-30 -16 -14 -40 0 -24C14 -40 30 -16 0 12Z"
    for x, y, s, a in ((400, 130, 1.6, -14), (330, 250, 1.0, -20), (250, 150, 0.8, 8)):
        c.add(place(path(heart, fill=c.linear("#ff9ab0", "#e0305a")), x, y, s * 1.4, a))
    bow = "M624 806L520 756Q496 810 520 866ZM624 806L728 756Q752 810 728 866Z"
    c.add(
        c.form(bow, "#e0305a", depth=18, rim_width=6, cast=10),
        c.form(oval(CX, 808, 28, 32), "#b81f46", depth=10, rim=None),
    )
    _rose(c, 836, 866)


def _curl(c: Canvas, x: float, y: float, size: float, angle: float, colour: str) -> str:
    """A lock of the mane ending in a curl, pointing outward."""
    lock = blob(
        [
            (-size * 0.7, -size * 0.3),
            (0, -size * 0.52),
            (size * 0.6, -size * 0.3),
            (size * 0.78, size * 0.12),
            (size * 0.4, size * 0.42),
            (-size * 0.2, size * 0.4),
            (-size * 0.8, size * 0.3),
        ]
    )
    swirl = smooth(
        [
            (-size * 0.5, size * 0.05),
            (0, -size * 0.24),
            (size * 0.44, -size * 0.06),
            (size * 0.36, size * 0.2),
            (size * 0.12, size * 0.14),
            (size * 0.18, 0),
        ]
    )
    drawn = (
        c.form(
            lock,
            colour,
            light=mix(colour, "#fff3b8", 0.6),
            dark="#7a3208",
            depth=size * 0.24,
            shade=0.5,
            rim=None,
            cast=7,
        )
        + line(swirl, "#8a420c", 7, opacity=0.85)
        + line(swirl, lighten(colour, 0.4), 3, opacity=0.6, transform="translate(-3 -4)")
    )
    return place(drawn, x, y, 1, angle)


def _chandelier(c: Canvas) -> None:
    for x, s in ((170, 1.0), (1078, 1.0)):
        parts = [
            line("M0 -60V60", "#ffdf9a", 6),
            circle(0, 150, 260, fill=c.radial(alpha("#ffe9a8", 0.6), (1.0, alpha("#ff9a5a", 0)))),
        ]
        for px in (-110, -60, 0, 60, 110):
            py = 110 - abs(px) * 0.25
            parts.append(line(f"M0 60Q{px * 0.7:.0f} 190 {px} {py + 20:.0f}", "#e8b84c", 5))
            parts.append(rect(px - 8, py - 18, 16, 40, 4, fill="#fff3d8"))
            parts.append(ellipse(px, py - 34, 9, 18, fill="#ffd24a", filter=c.glow("#ffb03a", 10)))
        parts += [
            path(f"M{px} {170 + 10 * k}l8 14l-8 18l-8 -18Z", fill="#e9fbff", opacity=0.85)
            for k, px in enumerate((-80, -40, 0, 40, 80))
        ]
        c.add(place("".join(parts), x, 0, s))


def _rose(c: Canvas, x: float, y: float) -> None:
    c.add(
        c.form(
            blob([(x + 10, y + 20), (x + 60, y + 10), (x + 84, y + 44), (x + 40, y + 54)]),
            "#2f8a4a",
            depth=8,
            rim_width=3,
        )
    )
    c.add(circle(x, y, 44, fill=c.ball("#ff4a6e")))
    for r, a in ((34, 20), (25, 140), (16, 260), (8, 30)):
        c.add(
            turn(
                line(f"M{x - r} {y}A{r} {r} 0 0 1 {x + r * 0.8:.0f} {y + r * 0.5:.0f}", "#9c1338", 5), a, x, y
            )
        )


def prime(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#33186b", "#120a30", glow="#7a3fc0", at=(0.5, 0.42), clouds=("#4a2a9c", "#7a2a6b"), stars=60
        )
    )
    c.add(c.rays(CX, 430, 760, "#ffd98a", 23, 0.3))
    for count, radius, size in ((7, 300, 12), (13, 372, 11), (23, 440, 9), (31, 516, 8), (43, 590, 6)):
        c.add(circle(CX, 430, radius, fill="none", stroke=alpha("#ffd98a", 0.4), stroke_width=3))
        c.add(
            *(
                circle(x, y, size, fill=c.ball("#ffd05a"))
                for x, y in arc_points(CX, 430, radius, radius, -90, -90 + 360 * (count - 1) / count, count)
            )
        )
    robe = blob(mirrored([(CX, 720), (760, 760), (960, 860), (1060, FLOOR)], CX))
    c.add(c.form(robe, "#5a2aa0", depth=60, rim_width=12))
    collar = c.form(
        polygon([(CX, 800), (660, 690), (840, 560), (930, 700), (830, 860), (CX, 980)]),
        "#e3ac3a",
        light="#fff0b8",
        depth=30,
        rim_width=8,
        cast=18,
        inside=line("M640 830L880 620M640 880L900 680", "#8a5a10", 6, opacity=0.6),
    )
    c.add(collar, mirror(collar, CX))
    first = len(c.parts)
    for angle, length in ((-48, 270), (48, 270), (-24, 310), (24, 310), (0, 330)):
        spike = c.form(
            f"M-36 0L0 -{length}L36 0Z",
            "#e3ac3a",
            light="#fff3c0",
            dark="#7a4a08",
            depth=16,
            rim_width=6,
        )
        c.add(
            place(
                spike
                + path(f"M0 -{length}L0 0L36 0Z", fill="#7a4a08", opacity=0.35)
                + circle(0, -length, 17, fill=c.ball("#ff6ad0" if angle else "#5ae0ff")),
                CX,
                372,
                1,
                angle,
            )
        )
    marble = "#efe9f2"
    half = [(CX, 176), (724, 214), (806, 330), (790, 520), (716, 690), (664, 770), (CX, 786)]
    head = rounded(mirrored(half, CX), 44)
    veins = "".join(
        line(d, "#b9a8d0", 3, opacity=0.6)
        for d in (
            "M480 300Q540 340 520 420T560 540",
            "M740 260Q700 320 730 380T700 470",
            "M560 700Q600 660 590 610",
        )
    )
    planes = path(
        polygon(
            [
                (CX, 176),
                (724, 214),
                (806, 330),
                (790, 520),
                (716, 690),
                (664, 770),
                (CX, 786),
                (CX, 560),
                (660, 420),
                (CX, 330),
            ]
        ),
        fill="#8a74b0",
        opacity=0.28,
    )
    c.add(
        c.form(
            head,
            marble,
            light="#ffffff",
            dark="#5a4488",
            depth=60,
            inside=planes + veins,
            rim_width=13,
            cast=30,
        )
    )
    gem = polygon([(CX, 236), (664, 290), (CX, 352), (584, 290)])
    c.add(
        c.form(rounded([(CX, 214), (686, 290), (CX, 374), (562, 290)], 10), "#e3ac3a", depth=10, rim_width=4),
        c.form(gem, "#d82f8a", light="#ffb0e0", depth=14, rim_width=4),
        path(polygon([(CX, 236), (CX, 290), (584, 290)]), fill="#ffffff", opacity=0.4),
    )
    for side in (-1, 1):
        x = CX + side * 92
        c.add(
            c.dim(x, 452, 92, 62, "#5a4488", 0.6),
            c.eye(
                x,
                452,
                70,
                "#8a3fd0",
                lid="#d9cfe6",
                upper=0.5,
                lower=0.16,
                tilt=6 * side,
                look=(0, 0.35),
                size=0.62,
            ),
        )
        paint_line = smooth([(CX + side * 30, 476), (x, 440), (CX + side * 166, 438), (CX + side * 196, 420)])
        c.add(line(paint_line, "#c8922a", 8))
        c.add(
            line(
                smooth([(CX + side * 40, 386), (CX + side * 100, 352), (CX + side * 170, 376)]), "#c8922a", 12
            )
        )
        c.add(
            *(
                circle(CX + side * (88 + 26 * k), 560 + abs(k - 1) * 10, 8, fill=c.ball("#e3ac3a"))
                for k in range(3)
            )
        )
    c.add(
        path("M624 400L600 580Q624 606 648 580Z", fill="#b9a8d0", opacity=0.5),
        path("M624 400L624 596Q640 596 648 580Z", fill="#5a4488", opacity=0.5),
        ellipse(606, 584, 9, 5, fill="#3a2a5c"),
        ellipse(642, 584, 9, 5, fill="#3a2a5c"),
    )
    lips = "M560 668Q596 648 624 658Q652 648 688 668Q652 692 624 690Q596 692 560 668Z"
    c.add(
        c.form(lips, "#c8922a", depth=8, rim=None),
        line("M552 664Q590 672 624 668Q658 672 700 656", "#5a3408", 6),
    )
    c.add(path("M606 708H642L636 776H612Z", fill=c.linear("#ffe9a8", "#c8922a", "#7a4a08")))
    figure = group(*c.parts[first:], transform=f"translate({CX} 600) scale(1.14) translate({-CX} -590)")
    c.parts[first:] = [figure]


PORTRAITS = {"salon_lion": salon_lion, "prime": prime}
