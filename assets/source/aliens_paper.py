"""Alien portraits with cards and calendars: Cheater and Almanac Keeper."""

from __future__ import annotations

from aliens_kit import CX, FLOOR, arc_points, brow, card, maw, teeth
from paint import (
    Canvas,
    Point,
    alpha,
    blob,
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
    star,
    tube,
)

PAPER = "#ecdcb4"


def cheater(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#1f8a5a", (0.5, "#0d4a3a"), "#04201f", centre=(0.5, 0.4), radius=0.72),
        )
    )
    for row in range(8):
        for k in range(11):
            x, y = k * 124 + (row % 2) * 62, row * 130
            c.add(
                path(
                    polygon([(x, y - 26), (x + 18, y), (x, y + 26), (x - 18, y)]),
                    fill="#7be0a8",
                    opacity=0.07,
                )
            )
    c.add(
        path(
            "M540 -20H708L1040 980H208Z",
            fill=c.linear(alpha("#fff6c8", 0.4), alpha("#fff6c8", 0.0), start=(0.5, 0), end=(0.5, 1)),
        )
    )
    pink = "#d84a9c"
    hands = (
        (150, 250, [(470, 800), (230, 620), (190, 430), (158, 300)], -24, "moon", "#2f6fd0"),
        (120, 560, [(450, 850), (260, 800), (150, 700), (128, 610)], -40, "gem", "#c9302f"),
        (206, 812, [(470, 930), (330, 940), (240, 890), (206, 830)], -58, "sun", "#c98a1a"),
    )
    for side in (1, -1):
        for i, (x, y, arm, angle, mark, tint) in enumerate(hands):
            drawn = card(c, x - 24, y - 78, angle - 14, tint, 0.84, mark) + card(
                c, x + 24, y - 82, angle + 16, "#6a3fb5" if i % 2 else "#1a8a5a", 0.84, "star"
            )
            drawn += c.form(tube(arm, [120, 104, 92, 84]), "#5a2a7a", depth=26, rim_width=7, cast=14)
            ex, ey = arm[-1]
            drawn += c.form(oval(ex, ey, 54, 30), "#f3ead8", depth=10, rim_width=4) + c.form(
                oval(ex, ey - 30, 40, 44), pink, depth=14, rim_width=5
            )
            drawn += "".join(
                c.form(
                    tube([(ex + dx, ey - 40), (ex + dx * 1.3, ey - 84)], [24, 17]), pink, depth=6, rim_width=3
                )
                for dx in (-26, 0, 26)
            )
            c.add(drawn if side < 0 else mirror(drawn, CX))
    vest = blob(mirrored([(CX, 730), (770, 750), (880, 850), (900, FLOOR)], CX))
    c.add(
        c.form(vest, "#5a2a7a", depth=50, rim_width=10),
        path("M510 760L624 980L738 760Z", fill="#f6f0e4"),
        c.form("M490 756L590 1000H420L430 800Z", "#b8862a", depth=16, rim=None),
        mirror(c.form("M490 756L590 1000H420L430 800Z", "#b8862a", depth=16, rim=None), CX),
    )
    for points in (
        [(840, 380), (930, 320), (1000, 250)],
        [(850, 450), (950, 430), (1030, 390)],
        [(830, 530), (930, 540), (1000, 520)],
    ):
        frill = c.form(tube(points, [60, 36, 6]), "#ff9a3a", depth=12, rim_width=5, cast=6)
        c.add(frill, mirror(frill, CX))
    head = blob(
        mirrored([(CX, 210), (760, 230), (858, 340), (866, 470), (800, 580), (740, 700), (CX, 780)], CX)
    )
    spots = "".join(
        ellipse(x, y, r, r * 0.8, fill="#8a1a6b", opacity=0.45)
        for x, y, r in (
            (420, 470, 26),
            (446, 540, 18),
            (400, 410, 16),
            (830, 470, 26),
            (804, 540, 18),
            (850, 410, 16),
            (560, 740, 16),
            (690, 736, 14),
            (624, 756, 10),
        )
    )
    c.add(
        c.form(
            head,
            pink,
            light="#ff9ad0",
            dark="#4a0d4c",
            depth=76,
            inside=spots + c.dim(CX, 720, 170, 90, "#ffd0a0", 0.6),
            rim_width=12,
            cast=30,
        )
    )
    c.add(
        c.eye(
            CX - 124,
            430,
            100,
            "#b8e02a",
            pupil="slit",
            size=0.74,
            black=0.34,
            lid="#b02f80",
            upper=0.34,
            lower=0.2,
            tilt=9,
            look=(-0.5, 0.1),
        )
    )
    c.add(
        c.eye(
            CX + 124,
            430,
            100,
            "#b8e02a",
            pupil="slit",
            size=0.74,
            black=0.34,
            lid="#b02f80",
            upper=0.42,
            lower=0.24,
            tilt=-9,
            look=(-0.5, 0.1),
        )
    )
    c.add(
        brow(c, [(400, 330), (490, 316), (590, 356)], "#5a0d4c", (10, 28, 16)),
        brow(c, [(846, 270), (770, 262), (664, 340)], "#5a0d4c", (10, 28, 16)),
    )
    c.add(ellipse(600, 560, 8, 13, fill="#5a0d4c"), ellipse(648, 560, 8, 13, fill="#5a0d4c"))
    smile = "M436 596Q560 660 624 660Q720 656 826 560Q820 690 650 722Q500 720 436 596Z"
    c.add(
        maw(
            c,
            smile,
            teeth(c, 634, 622, 10, 38, 42, 0.25, 32) + teeth(c, 634, 728, 8, 34, -26, 0.2, 0),
            lip="#4a0d3c",
            width=9,
        ),
        line("M420 580Q432 592 436 606M842 544Q834 560 826 570", "#4a0d3c", 9),
    )
    c.add(
        path(polygon([(724, 640), (748, 634), (744, 676), (722, 684)]), fill=c.linear("#fff0a0", "#e0a01a")),
        path(star(734, 640, 22, 5, 4), fill="#ffffff"),
    )
    band = c.form(
        blob([(400, 250), (480, 170), (CX, 140), (768, 170), (848, 250), (860, 330), (CX, 250), (388, 330)]),
        "#3a2418",
        depth=16,
        rim_width=6,
    )
    visor = (
        "M352 300Q480 220 624 218Q768 220 896 300Q940 340 950 372"
        "Q780 318 624 318Q468 318 298 372Q308 340 352 300Z"
    )
    c.add(
        band,
        path(visor, fill="#02150c", opacity=0.5, transform="translate(8 22)", filter=c.blur(10)),
        path(
            visor,
            fill=c.linear(
                alpha("#8affb0", 0.95),
                alpha("#1fae5a", 0.85),
                alpha("#0a5a34", 0.95),
                start=(0.2, 0),
                end=(0.8, 1),
            ),
        ),
        line(visor, "#0a4a2a", 6),
        line("M352 306Q480 234 624 232Q768 234 890 306", "#e0ffe8", 5, opacity=0.8),
        path("M420 290Q500 250 590 244L560 300Q480 304 400 330Z", fill="#ffffff", opacity=0.3),
    )
    c.add(card(c, 800, 178, 24, "#c9302f", 0.62, "star"))


def almanac_keeper(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#101a4a", "#070a20", glow="#2f3f8c", at=(0.5, 0.42), clouds=("#1c2a6b", "#33246b"), stars=120
        )
    )
    c.add(
        *(
            ellipse(CX, 490, 500 + d, 430 + d, fill="none", stroke=alpha("#ffe0a0", 0.35), stroke_width=3)
            for d in (-26, 26)
        )
    )
    for k, (x, y) in enumerate(arc_points(CX, 490, 500, 430, -172, -8, 9)):
        phase = (k - 4) / 4
        c.add(circle(x, y, 36, fill="#1c2450"), _moon(x, y, 36, phase))
    for x, y, a, s in (
        (140, 620, -24, 1.0),
        (1100, 640, 20, 1.1),
        (250, 800, 14, 0.9),
        (1010, 830, -16, 0.9),
    ):
        c.add(place(_page(c), x, y, s, a))
    c.add(
        path(
            polygon([(400, 600), (CX, 560), (848, 600), (998, 760), (978, 1000), (270, 1000), (250, 760)]),
            fill="#02030c",
            opacity=0.5,
            transform="translate(10 16)",
            filter=c.blur(18),
        )
    )
    for side in (1, -1):
        wing = (
            _fold(c, [(CX, 640), (400, 600), (250, 760), (440, 800)], 0.35)
            + _fold(c, [(250, 760), (440, 800), (400, 990), (264, 990)], 0.05)
            + _fold(c, [(440, 800), (CX, 640), (CX, 990), (400, 990)], -0.18)
        )
        right = (
            _fold(c, [(CX, 640), (400, 600), (250, 760), (440, 800)], -0.2)
            + _fold(c, [(250, 760), (440, 800), (400, 990), (264, 990)], -0.62)
            + _fold(c, [(440, 800), (CX, 640), (CX, 990), (400, 990)], -0.38)
        )
        c.add(wing if side > 0 else mirror(right, CX))
    c.add(
        path(
            polygon(
                [
                    (330, 120),
                    (470, 240),
                    (778, 240),
                    (918, 120),
                    (900, 420),
                    (840, 600),
                    (CX, 760),
                    (408, 600),
                    (348, 420),
                ]
            ),
            fill="#02030c",
            opacity=0.55,
            transform="translate(12 22)",
            filter=c.blur(18),
        )
    )
    left = (
        ([(330, 110), (480, 236), (420, 360), (352, 420)], 0.5),
        ([(480, 236), (CX, 300), (CX, 210)], 0.35),
        ([(330, 110), (480, 236), (CX, 210), (560, 200)], 0.2),
        ([(480, 236), (CX, 300), (540, 420), (420, 360)], 0.1),
        ([(352, 420), (420, 360), (540, 420), (560, 560), (400, 610)], 0.3),
        ([(540, 420), (CX, 300), (CX, 560), (560, 560)], -0.08),
        ([(400, 610), (560, 560), (CX, 640), (CX, 770)], -0.16),
        ([(560, 560), (CX, 560), (CX, 640)], 0.15),
    )
    for points, tone in left:
        c.add(_fold(c, list(points), tone), mirror(_fold(c, list(points), tone - 0.5), CX))
    prints = "".join(
        f"M{x} {y}h{w}"
        for x, y, w in (
            (300, 790, 90),
            (300, 812, 70),
            (302, 834, 84),
            (470, 690, 60),
            (476, 712, 80),
            (384, 300, 40),
            (380, 322, 30),
            (430, 520, 50),
            (430, 540, 70),
            (560, 250, 40),
        )
    )
    c.add(line(prints, "#8a6a3c", 5, opacity=0.35))
    c.add(
        line("M918 110L896 420L848 610L998 760L984 990", "#8fdcff", 7, opacity=0.8),
        line("M918 110L768 236", "#8fdcff", 3, opacity=0.4),
    )
    for side in (-1, 1):
        x = CX + side * 136
        c.add(
            circle(x, 440, 122, fill="#3a2a1c"),
            circle(x, 440, 116, fill=c.radial("#fff6dc", (0.7, "#f0e0b8"), "#b8986a")),
        )
        c.add(
            *(
                line(
                    polygon(
                        arc_points(x, 440, 100, 100, 30 * k, 30 * k, 1)
                        + arc_points(x, 440, 112, 112, 30 * k, 30 * k, 1)
                    ),
                    "#6b4a24",
                    6,
                )
                for k in range(12)
            )
        )
        c.add(
            c.eye(
                x,
                440,
                92,
                "#3f5ac8" if side < 0 else "#c8862a",
                size=0.84,
                black=0.5,
                look=(0, 0),
                lid="#cdb684",
                upper=0.26,
                lower=0.06,
                tilt=-9 * side,
                white="#fff6dc",
            )
        )
    beak = polygon([(CX, 500), (676, 560), (CX, 668), (572, 560)])
    c.add(
        path(beak, fill="#02030c", opacity=0.4, transform="translate(8 14)", filter=c.blur(8)),
        path(beak, fill="#d8862c"),
        path(polygon([(CX, 500), (CX, 668), (572, 560)]), fill="#ffc46a"),
        line(polygon([(572, 560), (CX, 590), (676, 560)], closed=False), "#8a4a10", 5),
        path(polygon([(CX, 590), (676, 560), (CX, 668)]), fill="#a8561a"),
    )
    grid = "".join(
        rect(-58 + 24 * col, -20 + 24 * row, 19, 19, 3, fill="#c9443a" if (col, row) == (1, 2) else "#b8a888")
        for col in range(5)
        for row in range(4)
    )
    cross = line("M-34 28L-15 47M-15 28L-34 47", "#fffaf0", 5)
    chart = (
        rect(-84, -80, 168, 176, 10, fill="#02030c", opacity=0.5, filter=c.blur(8))
        + rect(-84, -84, 168, 176, 10, fill=c.linear("#fffaf0", "#e4d6b8"))
        + rect(-84, -84, 168, 42, 10, fill="#c9443a")
        + "".join(circle(x, -84, 9, fill=c.ball("#d8dcec")) for x in (-50, 0, 50))
        + grid
        + cross
    )
    c.add(place(chart, CX, 850, 1.05, -3))
    for side in (-1, 1):
        claw = "".join(
            c.form(
                tube(
                    [(CX + 110, 820 + 34 * k), (CX + 84, 816 + 34 * k), (CX + 66, 826 + 34 * k)], [26, 22, 10]
                ),
                "#d8862c",
                depth=6,
                rim_width=3,
                cast=5,
            )
            for k in range(3)
        )
        c.add(claw if side > 0 else mirror(claw, CX))


def _fold(c: Canvas, points: list[Point], tone: float) -> str:
    """One facet of folded paper; tone below 0 is in shadow, above 0 in light."""
    colour = (
        lighten(PAPER, tone) if tone > 0 else darken(mix(PAPER, "#a8783f", min(1.0, -tone)), -tone * 0.55)
    )
    fill = c.linear(lighten(colour, 0.14), colour, darken(colour, 0.14))
    return path(polygon(points), fill=fill) + line(polygon(points), alpha("#fffaf0", 0.5), 2.5)


def _moon(x: float, y: float, r: float, phase: float) -> str:
    """The lit part of a moon; phase runs from -1 (new) over 0 (full) to 1 (new)."""
    bend = r * (1 - 2 * abs(phase))
    lit = 1 if phase <= 0 else 0
    sweep = 1 if bend > 0 else 0
    inner = sweep if lit else 1 - (1 - sweep)
    d = (
        f"M{x:.1f} {y - r:.1f}A{r:.1f} {r:.1f} 0 0 {lit} {x:.1f} {y + r:.1f}"
        f"A{max(0.1, abs(bend)):.1f} {r:.1f} 0 0 {inner if lit else 1 - inner} {x:.1f} {y - r:.1f}Z"
    )
    return path(d, fill="#ffedc0")


def _page(c: Canvas) -> str:
    """A torn-off calendar leaf in flight."""
    sheet = "M-50 -64Q0 -76 50 -60L56 60Q30 74 6 62T-52 66Z"
    return (
        path(sheet, fill="#02030c", opacity=0.4, transform="translate(6 9)", filter=c.blur(6))
        + path(sheet, fill=c.linear("#fffaf0", "#e4d6b8", "#a8977c"))
        + path("M-50 -64Q0 -76 50 -60L51 -34Q0 -48 -50 -36Z", fill="#c9443a")
        + line("M-30 0H30M-30 22H20M-30 -18H30", "#a8977c", 6)
    )


PORTRAITS = {"cheater": cheater, "almanac_keeper": almanac_keeper}
