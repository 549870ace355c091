"""Cosmic alien portraits of iron and stone: Machine and Macron."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    arc_points,
    maw,
    rivet,
)
from cosmic_aliens_b_crew import wash
from paint import (
    Canvas,
    Point,
    blob,
    box,
    circle,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
    oval,
    path,
    polygon,
    rect,
    rounded,
    smooth,
)
from props import lamp, metal, pts, solid, sparkle
from scenery import gear, puff, saucer


def machine(c: Canvas) -> None:
    c.add(wash(c, "#d8502c", "#7a1c20", "#1c060e"))
    for x, y, r, n, tint in (
        (130, 220, 210, 14, "#8a2a20"),
        (1130, 170, 250, 16, "#7a2420"),
        (1090, 690, 240, 15, "#641a1c"),
        (120, 730, 230, 15, "#64201c"),
    ):
        wheel = gear(x, y, r, n, 0.16)
        c.add(
            path(wheel, fill=c.linear(lighten(tint, 0.2), darken(tint, 0.4)), fill_rule="evenodd"),
            circle(x, y, r * 0.62, fill="none", stroke=darken(tint, 0.5), stroke_width=16),
        )
    for x in (210, 1040):
        c.add(puff(c, x, 70, 60, "#ffcfb0", 0.4), puff(c, x + 40, 10, 80, "#ffcfb0", 0.25))
    steel, brass = "#8d97b0", "#d89a3a"
    _tape(c, 0)
    torso = rounded(pts("330,780 918,780 1010,1040 238,1040"), 40)
    c.add(metal(c, torso, "#5f6a86", 40, cast=24), *(rivet(c, 360 + 66 * k, 812, 11) for k in range(9)))
    for side in (1, -1):
        cog = path(
            gear(960, 870, 150, 12, 0.2),
            fill=c.linear("#ffd890", brass, darken(brass, 0.6)),
            fill_rule="evenodd",
            filter=c.shadow(),
        ) + circle(960, 870, 62, fill="none", stroke=darken(brass, 0.45), stroke_width=16)
        horn = metal(c, box(900, 330, 88, 190, 26), steel, 20) + metal(
            c, polygon(pts("980,350 1080,310 1080,540 980,500")), brass, 18, cast=8
        )
        c.add(cog + horn if side > 0 else mirror(cog + horn, CX))
    c.add(
        *(
            metal(c, box(520 - 8 * (k % 2), 716 + 26 * k, 208 + 16 * (k % 2), 32, 14), "#4a546c", 8)
            for k in range(4)
        )
    )
    head = rounded(pts("356,190 460,120 788,120 892,190 910,640 820,730 428,730 338,640"), 34)
    seams = line("M338 300H910M338 560H910M624 120V196", "#39415a", 7, opacity=0.7)
    c.add(metal(c, head, steel, 60, cast=34, inside=seams))
    c.add(*(rivet(c, x, y, 13) for x in (376, 872) for y in (240, 340, 430, 520, 610)))
    c.add(*(rivet(c, x, 152, 11) for x in (490, 550, 698, 758)))
    chimney = metal(c, box(400, 30, 92, 110, 12), "#5f6a86", 16) + metal(
        c, box(386, 16, 120, 36, 12), brass, 10
    )
    c.add(chimney, puff(c, 446, -14, 54, "#ffe4d0", 0.7))
    c.add(line("M780 130L800 50", "#39415a", 12), lamp(c, 802, 42, 24, "#ff3a2a"))
    c.add(
        metal(c, oval(500, 390, 150), brass, 26, cast=18),
        circle(500, 390, 116, fill="#140408"),
        circle(
            500,
            390,
            108,
            fill=c.radial("#fff0d0", (0.16, "#ffb070"), (0.36, "#ff3a1c"), (0.75, "#7a0c10"), "#1c0206"),
        ),
        *(
            circle(500, 390, r, fill="none", stroke="#ff8a5a", stroke_width=3, opacity=0.4)
            for r in (46, 70, 92)
        ),
        c.gloss(462, 344, 44, 24, -34, 0.85),
        c.dim(500, 390, 240, 240, "#ff5a2a", 0.35),
    )
    c.add(
        metal(c, oval(754, 400, 104), "#5f6a86", 20, cast=14),
        c.eye(
            754,
            400,
            82,
            "#ffb02a",
            white="#fff0d0",
            size=0.5,
            black=0.5,
            look=(-0.35, 0.2),
            lid=steel,
            upper=0.3,
            tilt=10,
        ),
        *(rivet(c, *p, 7) for p in arc_points(754, 400, 93, 93, 0, 315, 8)),
    )
    c.add(
        metal(c, turn_box(500, 226, 250, 40, 13), "#4a546c", 12, cast=10),
        metal(c, turn_box(756, 268, 210, 36, -16), "#4a546c", 12, cast=10),
    )
    mouth = rounded(pts("400,576 848,576 812,702 436,702"), 30)
    bars = "".join(metal(c, box(x, 570, 40, 60, 8), "#dfe4ee", 8) for x in range(424, 800, 50))
    c.add(maw(c, mouth, bars + rect(400, 660, 460, 60, fill="#ff7a2a", opacity=0.5), lip="#2a3044", width=12))
    _tape(c, 1)
    c.add(
        *(lamp(c, 520 + 70 * k, 880, 18, "#ffb02a" if k < 3 else "#5a3a20") for k in range(4)),
        line("M430 930H820", "#2a3044", 8, opacity=0.6),
    )


def turn_box(x: float, y: float, w: float, h: float, angle: float) -> str:
    """A rounded bar, turned about its middle, as path data."""
    cos, sin = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    corners = [(-w / 2, -h / 2), (w / 2, -h / 2), (w / 2, h / 2), (-w / 2, h / 2)]
    return rounded([(x + px * cos - py * sin, y + px * sin + py * cos) for px, py in corners], h * 0.4)


def _tape(c: Canvas, part: int) -> None:
    """The endless punched tape: its far loops behind the head (0), the stretch before it (1)."""
    runs: list[list[Point]] = [
        pts("-60,420 120,300 260,420 180,600 60,520 160,380 420,300"),
        pts("620,660 640,760 780,800 980,720 1160,780 1300,700"),
    ]
    if part == 0:
        runs.append(pts("1300,420 1180,330 1080,420 1150,560 1240,500 1130,380 900,320"))
    folds = [tint for _ in range(7) for tint in ("#fff4d4", "#b89a68")]
    paper = c.linear(*folds, start=(0, 300), end=(1248, 420), user=True)
    for run in runs[1:] if part else [runs[0], *runs[2:]]:
        way = smooth(run)
        c.add(
            line(way, "#02030c", 92, opacity=0.5, transform="translate(8 16)", filter=c.blur(9, wide=True)),
            line(way, "#6b4a2c", 92, stroke_linecap="butt"),
            line(way, paper, 84, stroke_linecap="butt"),
        )
        for dy, dash in ((-22, "1 34"), (0, "1 51"), (22, "1 25")):
            c.add(
                line(way, "#4a2f1c", 12, stroke_dasharray=dash, transform=f"translate(0 {dy})", opacity=0.85)
            )


def stone(c: Canvas, points: list[Point], colour: str, depth: float = 40, inside: str = "") -> str:
    """A hewn block: faceted outline, a lit chamfer along its edges."""
    d = rounded(points, 18)
    chamfer = line(d, lighten(colour, 0.35), 16, opacity=0.35) + line(d, darken(colour, 0.7), 5, opacity=0.8)
    return solid(c, d, colour, depth, cast=22, inside=inside + chamfer, rim="#ffb060")


def macron(c: Canvas) -> None:
    c.add(wash(c, "#ffb45a", "#b0561c", "#2a0f10", (0.5, 0.4)), c.rays(CX, 340, 900, "#ffe0a0", 20, 0.25))
    c.add(
        c.planet(170, 170, 70, "#c98a5a", bands=("#8a4a2c", "#e8b888")),
        c.planet(1110, 250, 42, "#8f9ab4", craters=6),
    )
    for x, y, s in ((90, 420, 30), (1180, 470, 36), (1050, 90, 22), (320, 70, 20)):
        c.add(
            solid(
                c,
                blob(
                    pts(
                        " ".join(
                            f"{x + dx * s},{y + dy * s}"
                            for dx, dy in ((-1, -0.4), (0.2, -1), (1, 0), (0.4, 0.9), (-0.7, 0.7))
                        )
                    ),
                    0.4,
                ),
                "#7a6a6a",
                s * 0.4,
            )
        )
    rock = "#6f7488"
    hot = "#ff9a2c"
    facets = _facets(
        rock,
        "800,420 960,260 960,560",
        "960,260 1110,330 1060,560 960,560",
        "1110,330 1200,520 1060,560",
        "960,560 1060,560 1000,840 830,720",
        "1060,560 1200,520 1190,760 1000,840",
    )
    vein = "M850 520L910 560L900 640L960 690M1010 420L1050 480L1030 540L1090 600L1080 680"
    side = (
        stone(c, pts("800,420 960,260 1110,330 1200,520 1190,760 1000,840 830,720"), rock, 60, facets)
        + line(vein, "#ff5a1c", 18, opacity=0.5, filter=c.blur(6, wide=True))
        + line(vein, "#ffd890", 6)
        + stone(
            c,
            pts("900,330 960,150 1040,110 1060,330 980,420"),
            darken(rock, 0.12),
            30,
            _facets(rock, "960,150 1040,110 990,400"),
        )
        + stone(
            c,
            pts("1060,360 1130,230 1200,240 1200,470 1110,480"),
            darken(rock, 0.2),
            26,
            _facets(rock, "1130,230 1110,480 1060,360"),
        )
    )
    c.add(side, mirror(side, CX))
    chest = stone(c, pts("380,640 868,640 1010,760 1040,1060 208,1060 238,760"), darken(rock, 0.2), 60)
    crack = "M250 900L330 830L400 880L470 800L540 850L600 780L640 840L700 790"
    c.add(
        chest, line(crack, "#ff5a1c", 20, opacity=0.5, filter=c.blur(6, wide=True)), line(crack, "#ffd890", 7)
    )
    head = pts("460,150 540,90 708,90 788,150 830,330 820,560 740,700 508,700 428,560 418,330")
    planes = _facets(
        rock,
        "460,150 540,90 600,200 470,300 418,330",
        "708,90 788,150 830,330 780,300 650,200",
        "428,560 418,330 500,420 500,560",
        "820,560 830,330 750,420 760,560",
        "540,90 708,90 650,200 600,200",
    )
    flaws = line(
        "M470 170L520 240L500 300M760 560L720 600L730 660M800 300L770 330", darken(rock, 0.75), 7, opacity=0.8
    )
    moss = "".join(
        ellipse(x, y, r * 1.4, r, fill="#8fb04a", opacity=0.9)
        for x, y, r in ((520, 110, 34), (600, 98, 24), (470, 160, 22), (790, 190, 16))
    )
    c.add(stone(c, head, lighten(rock, 0.06), 70, planes + flaws + moss))
    for x, y, r in ((530, 376, 60), (718, 376, 60), (492, 492, 34), (756, 492, 34)):
        c.add(circle(x, y, r + 12, fill="#1c1820"), c.dim(x, y, r * 2.6, r * 2.6, hot, 0.6))
        lean = 8 if x < CX else -8
        c.add(
            c.eye(
                x,
                y,
                r,
                hot,
                white="#ffe9b0",
                size=0.6,
                black=0.42,
                look=(0.42, 0.42),
                lid=rock,
                upper=0.28,
                tilt=-lean,
            )
        )
    c.add(
        stone(c, pts("430,300 480,236 600,290 610,346 540,330 450,350"), darken(rock, 0.15), 24),
        stone(c, pts("818,300 768,236 648,290 638,346 708,330 798,350"), darken(rock, 0.15), 24),
        stone(c, pts("590,420 658,420 690,520 660,550 588,550 558,520"), lighten(rock, 0.1), 22),
    )
    jaw = stone(c, pts("446,572 802,572 824,640 740,752 508,752 424,640"), lighten(rock, 0.02), 36)
    c.add(
        jaw,
        line("M500 640L560 654L624 646L700 652L760 622", "#15121c", 16),
        line("M500 650L560 664L624 656L700 662L756 634", lighten(rock, 0.5), 4, opacity=0.6),
    )
    for k, (top, lean) in enumerate(((700, -34), (660, -12), (668, 10), (716, 34))):
        x = 800 + 86 * k
        c.add(
            stone(
                c,
                [
                    (x - 20, 1000),
                    (x - 44 + lean, top + 50),
                    (x - 20 + lean, top),
                    (x + 26 + lean, top),
                    (x + 44 + lean, top + 50),
                    (x + 60, 1000),
                ],
                lighten(rock, 0.1 + 0.03 * k),
                24,
            )
        )
        c.add(line(f"M{x - 34 + lean * 0.5} {top + 110}h66", darken(rock, 0.7), 6, opacity=0.7))
    c.add(
        c.dim(930, 790, 190, 120, "#fff0c0", 0.8),
        saucer(c, 926, 800, 1.0, "#5bd3f9", -6),
        sparkle(850, 736, 30),
        sparkle(1010, 750, 16),
    )
    palm = pts("760,850 860,880 1000,880 1110,840 1140,1040 740,1040")
    c.add(
        stone(c, palm, lighten(rock, 0.16), 30),
        stone(c, pts("640,900 690,800 750,800 800,880 800,1040 680,1040"), lighten(rock, 0.22), 24),
    )


def _facets(rock: str, *planes: str) -> str:
    """Flat planes of a hewn block, alternately lit and dark."""
    return "".join(
        path(
            polygon(pts(plane)), fill=lighten(rock, 0.35) if k % 2 == 0 else darken(rock, 0.55), opacity=0.38
        )
        for k, plane in enumerate(planes)
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"machine": machine, "macron": macron}
