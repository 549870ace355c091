"""Alien portraits with wings: Attic Dweller and Featherweight."""

from __future__ import annotations

from aliens_kit import CX, SOFT_RIM, brow, fur, maw, tongue, tooth
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
    mirrored,
    oval,
    path,
    place,
    polygon,
    rect,
    shaggy,
    smooth,
    tube,
)


def attic_dweller(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#3f3468", (0.6, "#221a3f"), "#0c0a1c", centre=(0.5, 0.4), radius=0.7),
        )
    )
    _attic(c)
    coat = "#b06a9a"
    for side in (1, -1):
        wing = (
            "M690 330C820 260 980 270 1130 380C1100 420 1098 470 1110 520"
            "C1040 500 1000 530 985 590C930 560 880 580 850 640C800 620 740 640 690 700Z"
        )
        bones = line(
            "M700 340Q900 340 1110 520M700 360Q860 420 985 590M700 400Q800 480 850 640",
            darken(coat, 0.65),
            9,
            opacity=0.7,
        )
        drawn = c.form(wing, "#5a3658", depth=36, inside=bones, rim_width=8, cast=22)
        c.add(drawn if side > 0 else mirror(drawn, CX))
        foot = "".join(
            c.form(
                tube([(690 + 20 * k, 130), (690 + 24 * k, 84), (690 + 16 * k, 60)], [24, 20, 12]),
                "#3a2438",
                depth=6,
                rim_width=3,
            )
            for k in (-1, 0, 1)
        )
        leg = c.form(
            tube([(684, 250), (696, 180), (690, 110)], [70, 54, 44]),
            coat,
            depth=16,
            rim=SOFT_RIM,
            rim_width=5,
        )
        c.add(leg + foot if side > 0 else mirror(leg + foot, CX))
    body_points = mirrored([(CX, 150), (740, 180), (820, 300), (820, 440), (740, 520), (CX, 540)], CX)
    c.add(
        c.form(
            shaggy(c.rng, body_points, 30, 18),
            coat,
            depth=60,
            rim=SOFT_RIM,
            rim_width=7,
            cast=26,
            inside=ellipse(CX, 330, 120, 170, fill="#f0c0d8", opacity=0.7)
            + fur(c, body_points, coat, 90, -24),
        )
    )
    for side in (1, -1):
        ear = blob([(740, 690), (850, 720), (960, 800), (1010, 910), (900, 900), (780, 860), (700, 790)])
        drawn = c.form(
            ear,
            darken(coat, 0.15),
            depth=36,
            inside=path(blob([(780, 740), (870, 770), (950, 860), (860, 850), (780, 800)]), fill="#e79aa8"),
            rim_width=8,
            cast=14,
        )
        c.add(drawn if side > 0 else mirror(drawn, CX))
    head_points = mirrored([(CX, 420), (760, 440), (860, 540), (860, 680), (770, 800), (CX, 836)], CX)
    c.add(
        c.form(
            shaggy(c.rng, head_points, 26, 18),
            lighten(coat, 0.08),
            depth=76,
            rim=SOFT_RIM,
            rim_width=8,
            cast=30,
            inside=fur(c, head_points, coat, 120, -24),
        )
    )
    c.add(
        c.eye(
            CX - 124,
            640,
            104,
            "#f0c43a",
            size=0.7,
            black=0.52,
            look=(0.1, 0.1),
            lid=darken(coat, 0.1),
            lower=0.2,
            tilt=0,
        )
    )
    c.add(
        c.eye(
            CX + 124,
            640,
            88,
            "#f0c43a",
            size=0.7,
            black=0.52,
            look=(-0.1, 0.1),
            lid=darken(coat, 0.1),
            lower=0.32,
            tilt=0,
        )
    )
    c.add(
        brow(c, [(430, 790), (510, 812), (590, 768)], "#4a2c44", (10, 28, 14)),
        brow(c, [(806, 756), (730, 782), (660, 752)], "#4a2c44", (10, 28, 14)),
    )
    c.add(
        c.form(
            blob(mirrored([(CX, 588), (664, 580), (676, 548), (650, 526), (CX, 536)], CX)),
            "#e07a8a",
            depth=12,
            rim_width=4,
        ),
        ellipse(CX - 18, 560, 9, 12, fill="#5a2434"),
        ellipse(CX + 18, 560, 9, 12, fill="#5a2434"),
    )
    smile = "M510 504Q624 420 738 504Q624 476 510 504Z"
    c.add(
        maw(c, smile, "", lip="#3a1c30", width=7),
        tooth(c, 590, 484, 24, -44, 0.8),
        tooth(c, 658, 484, 24, -44, 0.8),
    )
    _lamp(c, 250, 560)


def _attic(c: Canvas) -> None:
    """Roof beams, a round window with the moon, and heaps of kept things."""
    for k in range(7):
        x = k * 105
        board = c.linear("#5a4058", "#33243f", start=(0, 0), end=(1, 0.3))
        c.add(
            _board(
                [(CX, -260 + x * 0.9), (CX, -190 + x * 0.9), (-60, 560 + x * 0.9), (-60, 480 + x * 0.9)],
                board,
                0.5,
            )
        )
        c.add(
            _board(
                [(CX, -260 + x * 0.9), (CX, -190 + x * 0.9), (1310, 560 + x * 0.9), (1310, 480 + x * 0.9)],
                board,
                0.5,
            )
        )
    c.add(
        circle(1040, 250, 120, fill="#140f26"),
        circle(1040, 250, 104, fill=c.radial("#4a6aa8", (0.7, "#24407c"), "#142450")),
    )
    c.add(
        circle(1064, 232, 50, fill="#fff6d8", filter=c.glow("#fff0c0", 16, 0.6)),
        circle(1046, 222, 9, fill="#e0d4b0"),
        circle(1076, 246, 13, fill="#e0d4b0"),
    )
    c.add(
        line("M1040 146V354M936 250H1144", "#1f1730", 13),
        circle(1040, 250, 108, fill="none", stroke="#7a5a6b", stroke_width=17),
    )
    c.add(
        path(
            "M960 330L1120 330L760 960H300Z",
            fill=c.linear(alpha("#a8c8ff", 0.22), alpha("#a8c8ff", 0.0), start=(0.8, 0), end=(0.3, 1)),
        )
    )
    c.add(
        c.form(
            box(-30, 60, 1310, 62, 10),
            "#6b4a3c",
            depth=18,
            rim=None,
            inside="".join(
                line(f"M-20 {y}Q400 {y + 8} 1270 {y - 4}", "#3d2820", 3, opacity=0.6) for y in (76, 92, 108)
            ),
            cast=18,
        )
    )
    for x, y, w, h, tint in (
        (-20, 720, 220, 150, "#8a5a34"),
        (40, 640, 150, 90, "#4a6b7a"),
        (1010, 700, 260, 180, "#6b4a7a"),
        (1050, 600, 170, 110, "#9c6b34"),
        (-20, 850, 300, 120, "#5a4a3a"),
        (960, 860, 300, 110, "#3f5a4a"),
    ):
        lid = rect(x, y, w, 26, 4, fill=lighten(tint, 0.12)) + rect(
            x + w / 2 - 12, y + 14, 24, 26, 4, fill="#e0b85a"
        )
        c.add(c.form(box(x, y, w, h, 10), tint, depth=22, rim_width=5, inside=lid, cast=12))
    c.add(
        c.form(
            tube([(1120, 600), (1130, 540), (1100, 500), (1120, 470)], [20, 16, 14, 14]),
            "#c98f52",
            depth=6,
            rim_width=3,
        ),
        c.form("M1040 480L1080 400H1160L1200 480Z", "#c9583f", depth=16, rim_width=5),
    )
    c.add(
        c.form(oval(90, 600, 46), "#d9a93c", depth=12),
        circle(90, 600, 36, fill="#fff6e0"),
        line("M90 600V574M90 600L108 612", "#3a2414", 5),
    )
    c.add(
        c.form("M60 846H150V830Q150 780 105 780Q60 780 60 830Z", "#2f2a44", depth=12, rim_width=4),
        rect(40, 838, 130, 14, 6, fill="#2f2a44"),
    )
    web = (
        "".join(f"M0 122Q{60 + 40 * k} {150 + 20 * k} {40 + 50 * k} 122" for k in range(4))
        + "M0 122L170 190M0 122L120 260M0 122L40 280"
    )
    c.add(line(web, "#dfe6ff", 2, opacity=0.4))


def _board(points: list[tuple[float, float]], fill: str, opacity: float) -> str:
    return path(polygon(points), fill=fill, opacity=opacity, stroke="#140f22", stroke_width=5)


def _lamp(c: Canvas, x: float, y: float) -> None:
    """The lantern hanging from a thread at the left."""
    c.add(
        line(f"M{x} 122V{y - 80}", "#c9b08a", 4),
        circle(x, y, 190, fill=c.radial(alpha("#ffd98a", 0.6), (1.0, alpha("#ff9a3a", 0)))),
    )
    c.add(
        c.form(
            f"M{x - 46} {y - 60}L{x - 30} {y - 84}H{x + 30}L{x + 46} {y - 60}Z",
            "#6b4a2c",
            depth=8,
            rim_width=3,
        ),
        rect(x - 40, y - 60, 80, 112, 10, fill=c.radial("#fffbe0", (0.5, "#ffd25a"), "#c9701a")),
        c.form(box(x - 50, y + 48, 100, 22, 8), "#6b4a2c", depth=6, rim_width=3),
    )
    c.add(line(f"M{x - 14} {y - 60}V{y + 50}M{x + 14} {y - 60}V{y + 50}", "#6b4a2c", 5, opacity=0.8))


def featherweight(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#3a86b8",
            "#12305e",
            glow="#a8e4f6",
            at=(0.5, 0.42),
            clouds=("#7ac4e6", "#5a6fc0"),
            stars=40,
            strength=0.6,
        )
    )
    for x, y, s in ((150, 760, 1.3), (1080, 820, 1.5), (1090, 250, 0.8), (190, 220, 0.7), (620, 930, 1.6)):
        puff = "".join(
            circle(px, py, r, fill=c.ball("#f3fbff", 0.3, 0.25))
            for px, py, r in ((-110, 20, 52), (-50, -14, 66), (30, -20, 78), (104, 16, 54))
        )
        c.add(place(group(puff, opacity=0.62), x, y, s))
    for x, y, a, tint in (
        (180, 480, 30, "#ffd0e4"),
        (1070, 560, -40, "#fff0c8"),
        (960, 120, 70, "#ffd0e4"),
        (300, 690, -20, "#d0f0ff"),
    ):
        c.add(place(_plume(c, 110, tint), x, y, 1, a))
    for angle, length, tint in (
        (-50, 250, "#ff9ac4"),
        (-28, 300, "#ffc2dc"),
        (-8, 336, "#ff86b8"),
        (12, 310, "#ffc2dc"),
        (34, 262, "#ff9ac4"),
        (56, 200, "#ffd6e8"),
    ):
        c.add(place(_plume(c, length, tint), CX + angle * 0.8, 330, 1, angle))
    for side in (1, -1):
        wing = "".join(
            place(_plume(c, 220 - 24 * k, tint), 836 + 8 * k, 560 + 26 * k, 1, 58 + 17 * k)
            for k, tint in enumerate(("#ffd6e8", "#ffb3d2", "#ff9ac4", "#ffd6e8"))
        )
        c.add(wing if side > 0 else mirror(wing, CX))
    for side in (-1, 1):
        shank = smooth([(CX + side * 60, 790), (CX + side * 74, 840), (CX + side * 56, 880)])
        c.add(line(shank, "#c9701a", 12), line(shank, "#ffb84a", 5))
        toes = "".join(f"M{CX + side * 56} 878l{k} 26" for k in (-26, 0, 26))
        c.add(line(toes, "#c9701a", 12), line(toes, "#ffb84a", 5))
    ring = mirrored([(CX, 250), (770, 270), (890, 400), (906, 560), (830, 720), (CX, 800)], CX)
    for inset, tint in ((0, "#f7b6d2"), (26, "#fbd0e2"), (56, "#ffe9f2")):
        pts = [(CX + (x - CX) * (1 - inset / 400), 525 + (y - 525) * (1 - inset / 400)) for x, y in ring]
        c.add(
            c.form(
                shaggy(c.rng, pts, 44 - inset * 0.3, 26),
                tint,
                light="#fffafc",
                dark="#b0608c",
                depth=60 if not inset else 20,
                shade=0.6,
                rim="#d8f4ff" if not inset else None,
                rim_width=7,
                cast=20 if not inset else 0,
            )
        )
    c.add(
        c.eye(
            CX - 112,
            470,
            92,
            "#35b6d8",
            size=0.76,
            black=0.58,
            look=(0.16, -0.1),
            lid="#f3a6c6",
            upper=0.16,
            tilt=-5,
            spark=1.3,
        )
    )
    c.add(
        c.eye(
            CX + 112,
            470,
            92,
            "#35b6d8",
            size=0.76,
            black=0.58,
            look=(-0.16, -0.1),
            lid="#f3a6c6",
            upper=0.16,
            tilt=5,
            spark=1.3,
        )
    )
    c.add(line("M428 380Q480 340 540 352M820 380Q768 340 708 352", "#c45a90", 12))
    c.add(
        maw(
            c,
            "M572 590Q624 620 676 590Q664 660 624 664Q584 660 572 590Z",
            tongue(c, CX, 660, 34, 26),
            lip="#c9701a",
            width=6,
            flesh="#8a2a3a",
        )
    )
    beak = "M560 580Q580 536 624 520Q668 536 688 580Q656 600 624 612Q592 600 560 580Z"
    c.add(c.form(beak, "#ffae34", light="#ffe49a", depth=16, rim_width=5, cast=8))
    c.add(c.dim(440, 580, 76, 50, "#ff5a9a", 0.6), c.dim(808, 580, 76, 50, "#ff5a9a", 0.6))
    pan = "M350 884Q624 990 898 884L870 876Q624 950 378 876Z"
    c.add(c.form(pan, "#d9a93c", light="#fff0b8", depth=14, rim_width=5, cast=10))
    c.add(
        line("M372 880L300 -10M876 880L948 -10", "#8a6a2a", 6),
        line("M372 880L300 -10M876 880L948 -10", "#ffe9a8", 2),
    )


def _plume(c: Canvas, length: float, colour: str) -> str:
    """A feather rising from the origin."""
    w = length * 0.2
    vane = blob(
        [
            (0, 0),
            (-w * 0.8, -length * 0.3),
            (-w, -length * 0.62),
            (-w * 0.3, -length * 0.95),
            (w * 0.4, -length),
            (w, -length * 0.7),
            (w * 0.8, -length * 0.34),
        ]
    )
    barbs = "".join(
        (
            f"M0 {-length * t:.0f}Q{w * 0.6 * s:.0f} "
            f"{-length * t - w * 0.5:.0f} {w * s:.0f} {-length * t - w * 0.7:.0f}"
        )
        for t in (0.2, 0.32, 0.44, 0.56, 0.68, 0.8)
        for s in (-1, 1)
    )
    return c.form(
        vane,
        colour,
        depth=w * 0.4,
        shade=0.5,
        rim_width=4,
        inside=line(barbs, darken(colour, 0.25), 2.5, opacity=0.5),
    ) + line(
        f"M0 0Q{w * 0.1:.0f} {-length * 0.5:.0f} {w * 0.1:.0f} {-length * 0.92:.0f}", lighten(colour, 0.7), 4
    )


PORTRAITS = {"attic_dweller": attic_dweller, "featherweight": featherweight}
