"""Alien portraits of iron: Iron Matron and Lamplighter."""

from __future__ import annotations

import math

from aliens_kit import CX, FLOOR, arc_points, brow, maw, rivet, scribble
from paint import (
    Canvas,
    Point,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
    mirrored,
    oval,
    path,
    polygon,
    rect,
    smooth,
    star,
    tube,
    turn,
)


def iron_matron(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#a8341f", (0.5, "#5a1a1c"), "#1c0a14", centre=(0.5, 0.42), radius=0.72),
        )
    )
    for row in range(9):
        for k in range(-1, 9):
            x, y = k * 160 + (row % 2) * 80, row * 110
            c.add(
                rect(
                    x + 4,
                    y + 4,
                    152,
                    102,
                    8,
                    fill=alpha("#2a0a10", 0.28),
                    stroke=alpha("#ff9a6a", 0.07),
                    stroke_width=2,
                )
            )
    c.add(rect(-10, 44, 1268, 22, fill=c.linear("#8a5a4a", "#2a1014", start=(0, 0), end=(0, 1))))
    for x, tint in ((150, "#c97a3f"), (1098, "#c97a3f")):
        pan = c.form(
            oval(x, 300, 86), tint, depth=24, inside=circle(x, 300, 62, fill=darken(tint, 0.35))
        ) + c.form(box(x - 12, 60, 24, 160, 12), darken(tint, 0.3), depth=6, rim_width=3)
        c.add(pan)
    iron, copper = "#6f7c98", "#c9743a"
    for side in (1, -1):
        pipe = c.form(
            tube([(830, 560), (960, 540), (990, 420), (980, 300)], [70, 66, 60, 56]),
            copper,
            depth=18,
            rim_width=7,
        ) + c.form(box(938, 262, 88, 40, 12), darken(copper, 0.2), depth=10, rim_width=4)
        puff = "".join(
            circle(984 + dx, 220 - dy, r, fill=c.ball("#ffe9dc", 0.4, 0.25), opacity=o)
            for dx, dy, r, o in ((0, 0, 38, 0.65), (26, 60, 50, 0.45), (-10, 120, 62, 0.3))
        )
        c.add(pipe + puff if side > 0 else mirror(pipe + puff, CX))
    dress = blob(mirrored([(CX, 760), (780, 770), (930, 850), (1010, FLOOR)], CX))
    c.add(
        c.form(
            dress,
            "#2f3550",
            depth=60,
            rim_width=11,
            inside="".join(rivet(c, x, 900 + abs(x - CX) * 0.1, 9) for x in range(330, 940, 60)),
        )
    )
    bun = oval(CX, 132, 130, 104)
    coil = "".join(
        line(f"M{CX - 130} {y}Q{CX} {y + 44} {CX + 130} {y}", "#2a3044", 9, opacity=0.7)
        for y in range(40, 230, 28)
    )
    c.add(c.form(bun, "#8d99b5", depth=36, inside=coil, rim_width=9, cast=12))
    needle = (
        line("M470 190L780 60", "#7a4a1c", 13)
        + line("M470 190L780 60", "#ffd9a0", 5)
        + circle(786, 58, 20, fill=c.ball("#d8402c"))
    )
    c.add(needle)
    face = blob(
        mirrored([(CX, 200), (750, 214), (850, 310), (866, 470), (836, 640), (760, 780), (CX, 820)], CX)
    )
    seams = line(
        "M624 196V300M386 470H452M862 470H796M400 640Q624 700 848 640", "#2f3750", 6, opacity=0.7
    ) + "".join(rivet(c, x, y, 10) for x, y in arc_points(CX, 480, 216, 250, -150, -30, 9))
    c.add(
        c.form(
            face,
            iron,
            light="#c4cee4",
            dark="#1c2234",
            depth=80,
            inside=seams + c.dim(CX, 760, 220, 120, "#c9743a", 0.35),
            rim_width=14,
            cast=34,
        )
    )
    c.add(
        path(
            "M440 260Q520 214 600 222L560 300Q480 300 420 360Z", fill="#ffffff", opacity=0.2, filter=c.blur(6)
        )
    )
    hair = blob(
        [
            (CX, 186),
            (760, 200),
            (862, 300),
            (884, 420),
            (850, 400),
            (790, 310),
            (700, 262),
            (CX, 250),
            (548, 262),
            (458, 310),
            (398, 400),
            (364, 420),
            (386, 300),
            (488, 200),
        ]
    )
    c.add(
        c.form(
            hair,
            "#8d99b5",
            depth=26,
            rim_width=8,
            inside="".join(
                line(
                    smooth([(CX + k * 10, 190), (CX + k * 44, 230), (CX + k * 60, 330)]),
                    "#454f6b",
                    5,
                    opacity=0.6,
                )
                for k in range(-5, 6)
            ),
            cast=12,
        )
    )
    for side in (-1, 1):
        x = CX + side * 116
        c.add(
            circle(x, 444, 84, fill="#171c2c"),
            c.eye(
                x,
                444,
                74,
                "#ff3a24",
                white="#2a1014",
                size=0.74,
                black=0.34,
                look=(0, 0.1),
                lid=iron,
                upper=0.36,
                lower=0.14,
                tilt=-13 * side,
            ),
        )
        c.add(circle(x, 444, 120, fill=c.radial(alpha("#ff5a3a", 0.35), (1.0, alpha("#ff5a3a", 0)))))
    c.add(
        brow(c, [(410, 330), (500, 340), (590, 396)], "#39425c", (14, 40, 24)),
        brow(c, [(838, 330), (748, 340), (658, 396)], "#39425c", (14, 40, 24)),
    )
    for side in (-1, 1):
        x = CX + side * 116
        half = f"M{x - 92} 500H{x + 92}A92 70 0 0 1 {x - 92} 500Z"
        c.add(
            path(half, fill=alpha("#fff0d8", 0.16)),
            line(half, copper, 11),
            line(f"M{x - 90} 498H{x + 90}", "#ffd9b0", 3),
        )
    c.add(line("M600 502Q624 488 648 502", copper, 10))
    chain = smooth([(832, 504), (900, 640), (860, 780), (760, 850)])
    c.add(
        line(chain, "#7a3c14", 9, stroke_dasharray="2 14"), line(chain, "#ffce94", 6, stroke_dasharray="2 14")
    )
    nose = blob([(600, 480), (648, 480), (668, 570), (650, 604), (598, 604), (580, 570)])
    c.add(c.form(nose, lighten(iron, 0.1), depth=20, rim_width=5, cast=8))
    c.add(
        scribble([(520, 690), (570, 664), (624, 672), (678, 664), (728, 690)], "#171c2c", 13, 1),
        scribble([(560, 720), (624, 706), (688, 720)], "#171c2c", 6, 0.6),
        scribble([(500, 660), (508, 700), (500, 730)], "#171c2c", 7, 0.7),
        scribble([(748, 660), (740, 700), (748, 730)], "#171c2c", 7, 0.7),
    )
    c.add(c.form(oval(704, 634, 13), "#39425c", depth=4, rim=None))
    lace = [(CX + dx, 836 + 34 * math.sin(abs(dx) / 60)) for dx in range(-240, 241, 60)]
    for x, y in lace:
        c.add(
            circle(x, y, 46, fill=c.radial("#fffaf0", (0.7, "#e4dccb"), "#9c927e")),
            circle(x, y + 14, 12, fill="#8a7f6b", opacity=0.6),
            circle(x - 18, y + 4, 5, fill="#8a7f6b", opacity=0.6),
            circle(x + 18, y + 4, 5, fill="#8a7f6b", opacity=0.6),
        )
    c.add(
        c.form(
            oval(CX, 852, 44, 54),
            copper,
            depth=14,
            inside=circle(CX, 852, 26, fill="#ff5a3a"),
            rim_width=5,
            cast=8,
        ),
        circle(CX, 852, 60, fill=c.radial(alpha("#ffb08a", 0.5), (1.0, alpha("#ff5a3a", 0)))),
    )
    spoon = c.form(
        tube([(190, 980), (236, 760), (262, 600)], [34, 28, 26]), "#b8864a", depth=9, rim_width=4
    ) + c.form(
        oval(276, 520, 62, 92),
        "#c9975a",
        depth=22,
        inside=ellipse(268, 512, 40, 66, fill="#8a5c2c", opacity=0.6),
        rim_width=6,
    )
    fist = c.form(
        blob([(130, 800), (200, 750), (290, 770), (316, 840), (280, 910), (170, 920), (120, 870)]),
        iron,
        depth=30,
        rim_width=8,
        cast=14,
    ) + "".join(
        line(f"M{176 + 36 * k} 772Q{190 + 34 * k} 810 {180 + 34 * k} 846", "#2f3750", 7) for k in range(3)
    )
    c.add(turn(spoon, -8, 240, 800), fist)


def lamplighter(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#0c1a4a", "#060a22", glow="#20408c", at=(0.5, 0.45), clouds=("#1a2f7a", "#3a2a6b"), stars=130
        )
    )
    stars_at: list[Point] = [
        (120, 520),
        (220, 330),
        (150, 150),
        (360, 96),
        (900, 90),
        (1080, 190),
        (1130, 400),
        (1060, 600),
    ]
    c.add(
        line(polygon(stars_at[:4], closed=False), "#ffe9a8", 3, opacity=0.6, stroke_dasharray="3 12"),
        line(polygon(stars_at[4:], closed=False), "#ffe9a8", 3, opacity=0.6, stroke_dasharray="3 12"),
    )
    for x, y in stars_at:
        c.add(
            circle(x, y, 52, fill=c.radial(alpha("#fff0b0", 0.75), (1.0, alpha("#ffd24a", 0)))),
            path(star(x, y, 26, 9, 4), fill="#fffbe6"),
        )
    coat = "#2f3a70"
    shoulders = blob([(CX, 740), (740, 752), (900, 830), (1000, FLOOR), (250, FLOOR), (350, 830), (508, 752)])
    c.add(
        c.form(
            shoulders,
            coat,
            depth=50,
            rim_width=11,
            inside=line("M624 760V980", "#141a3c", 7)
            + "".join(circle(650, y, 11, fill=c.ball("#ffcf5a")) for y in (850, 910)),
        )
    )
    scarf = blob(
        [(470, 750), (624, 790), (778, 750), (800, 800), (720, 850), (624, 862), (528, 850), (448, 800)]
    )
    stripes = "".join(line(f"M{x} 740L{x - 26} 880", "#f3d9a0", 15) for x in range(470, 830, 56))
    c.add(
        c.form(scarf, "#c9442f", depth=22, inside=stripes, rim_width=7, cast=14),
        c.form(
            blob([(480, 830), (540, 850), (530, 980), (450, 980)]),
            "#c9442f",
            depth=16,
            inside=line("M440 890H560M440 940H560", "#f3d9a0", 15),
            rim_width=5,
        ),
    )
    c.add(
        circle(
            CX,
            490,
            520,
            fill=c.radial(alpha("#ffcf6a", 0.6), (0.5, alpha("#ff9a3a", 0.22)), (1.0, alpha("#ff8a2a", 0))),
        )
    )
    iron = "#39405a"
    glass = "M420 330H828L776 740H472Z"
    c.add(
        path(
            glass,
            fill=c.radial(
                "#fff7cc", (0.45, "#ffc24a"), (0.85, "#b8561a"), "#5a2414", centre=(0.5, 0.55), radius=0.62
            ),
        )
    )
    flame = (
        "M624 318C660 400 770 440 762 570C756 670 700 726 624 728C548 726 490 668 488 570"
        "C488 500 540 480 552 420C584 440 596 470 594 500C626 460 640 400 624 318Z"
    )
    c.add(
        path(
            flame,
            fill=c.radial(
                "#fffbe0", (0.4, "#ffd84a"), (0.8, "#ff8a1f"), "#e0501a", centre=(0.5, 0.68), radius=0.62
            ),
            filter=c.glow("#ffb03a", 18, 0.7),
        )
    )
    inner = (
        "M624 470C660 520 714 540 708 610C704 680 668 714 624 716C580 714 544 680 540 610"
        "C538 570 570 556 580 530C600 540 606 556 606 570C626 550 634 510 624 470Z"
    )
    c.add(
        path(
            inner,
            fill=c.radial("#ffffff", (0.5, "#fff3b0"), "#ffd45a", centre=(0.5, 0.7), radius=0.6),
            opacity=0.85,
        )
    )
    c.add(
        c.eye(CX - 76, 560, 60, "#8a3a10", size=0.72, black=0.6, look=(0.1, -0.2), white="#fffdf0"),
        c.eye(CX + 76, 560, 60, "#8a3a10", size=0.72, black=0.6, look=(0.1, -0.2), white="#fffdf0"),
    )
    c.add(line("M500 484Q540 462 580 480M748 484Q708 462 668 480", "#a8441a", 13))
    c.add(
        maw(
            c,
            "M566 634Q624 664 682 634Q672 690 624 694Q576 690 566 634Z",
            ellipse(CX, 694, 34, 22, fill="#ff7a5a"),
            lip="#8a2f10",
            width=7,
            flesh="#7a1a10",
        )
    )
    c.add(c.dim(500, 630, 44, 30, "#ff4a2a", 0.5), c.dim(748, 630, 44, 30, "#ff4a2a", 0.5))
    c.add(
        path(
            "M420 330H828L776 740H472Z",
            fill=c.linear(
                alpha("#ffffff", 0.35),
                (0.2, alpha("#ffffff", 0.0)),
                (0.85, alpha("#ffffff", 0.0)),
                alpha("#a8d8ff", 0.35),
                start=(0, 0),
                end=(1, 0),
            ),
        ),
        path("M452 350L490 350L520 700L494 700Z", fill="#ffffff", opacity=0.22),
    )
    for x1, x2 in ((420, 472), (828, 776)):
        c.add(c.form(tube([(x1, 326), (x2, 744)], [24, 22]), iron, depth=8, rim_width=4))
    c.add(c.form(box(446, 726, 356, 40, 14), iron, depth=12, rim_width=6, cast=10))
    c.add(
        c.form(
            "M392 334L470 262H778L856 334Z",
            iron,
            depth=22,
            rim_width=8,
            cast=14,
            inside=c.dim(CX, 340, 200, 40, "#ffb03a", 0.7),
        )
    )
    hat = blob([(500, 262), (486, 100), (CX, 78), (762, 100), (748, 262)], 0.4)
    c.add(
        c.form(hat, "#232a4c", depth=36, rim_width=10, inside=rect(470, 214, 310, 46, fill="#c9442f")),
        c.form(oval(CX, 262, 234, 34), "#232a4c", depth=16, rim_width=7, cast=12),
        c.form(oval(CX, 94, 136, 20), "#39426b", depth=8, rim_width=4),
    )
    pole = line("M1010 980L1090 250", "#3a2414", 22) + line("M1004 980L1084 250", "#c98f52", 8)
    c.add(
        pole,
        c.form(
            blob([(930, 800), (1010, 770), (1080, 800), (1070, 880), (990, 900), (930, 870)]),
            "#e8dcc8",
            depth=22,
            rim_width=6,
            cast=12,
        ),
        *(line(f"M{956 + 30 * k} 800Q{966 + 30 * k} 830 {958 + 30 * k} 860", "#8a7a64", 6) for k in range(3)),
    )
    c.add(
        line("M1090 250Q1092 200 1130 196", "#3a2414", 13),
        circle(1080, 190, 120, fill=c.radial(alpha("#fff6c8", 0.9), (1.0, alpha("#ffd24a", 0)))),
        path(star(1080, 190, 64, 20, 4), fill="#fffdf0"),
        path(star(1080, 190, 34, 14, 4, -45), fill="#ffe9a0"),
    )


PORTRAITS = {"iron_matron": iron_matron, "lamplighter": lamplighter}
