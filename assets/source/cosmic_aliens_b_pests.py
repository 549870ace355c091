"""Cosmic alien portraits of small pests: Mite and Parasite."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    brow,
    card,
    drop,
    maw,
    rivet,
    teeth,
    tongue,
    tooth,
)
from cosmic_aliens_b_crew import spoke, wash
from paint import (
    Canvas,
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
    polygon,
    rect,
    shaggy,
    smooth,
    star,
    tube,
)
from props import bead, limb, metal, pts, solid
from scenery import fur

GOLD = "#e8b030"


def mite(c: Canvas) -> None:
    c.add(
        wash(c, "#f4e04a", "#c88a1c", "#3a1a14", (0.44, 0.5)),
        rect(0, 850, 1248, 104, fill=c.linear("#6a3a1c", "#241008", start=(0, 0), end=(0, 1))),
    )
    ghost = (
        "M330 870C250 700 210 470 300 300C280 190 200 120 150 40C290 "
        "70 400 130 450 190C550 140 700 140 800 190C850 130 960 70 "
        "1100 40C1050 120 970 190 950 300C1040 470 1010 700 930 870Z"
    )
    claws = "".join(
        (
            f"M{x} 560C{x - 60 * s} 420 {x - 150 * s} 330 {x - 130 * s} "
            f"220L{x - 170 * s} 300L{x - 210 * s} 200L{x - 220 * s} 300L{x - 270 * s} "
            f"240C{x - 250 * s} 400 {x - 180 * s} 560 {x - 20 * s} 680Z"
        )
        for x, s in ((300, 1), (950, -1))
    )
    c.add(path(ghost + claws, fill="#4a0f34", opacity=0.78, filter=c.blur(7, wide=True)))
    jag = "M430 470L480 560L540 480L600 580L660 480L720 580L780 480L830 560L850 460L820 640Q640 760 450 640Z"
    c.add(
        path(
            "M400 300L560 380L520 430Q430 420 400 300ZM850 300L690 380L730 430Q820 420 850 300Z" + jag,
            fill="#f4a02a",
            opacity=0.55,
            filter=c.blur(6, wide=True),
        )
    )
    red = "#e0342c"
    c.add(c.dim(610, 900, 380, 50, "#140604", 0.9))
    legs = (
        "430,780 330,740 290,860 250,900",
        "450,830 380,830 360,900 320,930",
        "790,780 890,740 930,860 970,900",
        "770,830 840,830 860,900 900,930",
    )
    c.add(*(solid(c, tube(pts(way), [50, 42, 34, 24]), darken(red, 0.25), 14, cast=10) for way in legs))
    outline = pts(
        "610,470 730,490 820,570 850,690 810,810 720,880 610,900 500,880 410,810 370,690 400,570 490,490"
    )
    plush = fur(c, outline, red, 420, 34) + path(
        oval(600, 830, 130, 60), fill="#ffb08a", opacity=0.4, filter=c.blur(10)
    )
    c.add(
        solid(
            c, shaggy(c.rng, outline, 26, 15), red, 70, light="#ff9a6a", dark="#5a0618", cast=30, inside=plush
        )
    )
    for side in (-1, 1):
        x = 610 + side * 86
        c.add(
            circle(x, 586, 74, fill="#6a0a18", opacity=0.7),
            c.eye(
                x,
                586,
                68,
                "#f0c02c",
                look=(0.1, -0.25),
                size=0.5,
                black=0.46,
                lid=red,
                upper=0.24,
                tilt=-16 * side,
            ),
        )
    c.add(
        brow(c, pts("442,520 520,500 596,562"), "#3a0a14", (16, 34, 22)),
        brow(c, pts("778,520 700,500 624,562"), "#3a0a14", (16, 34, 22)),
    )
    roar = "M470 690Q610 650 750 690Q770 780 720 840Q610 880 500 840Q450 780 470 690Z"
    fangs = (
        teeth(c, 610, 680, 6, 42, 36, 0.3, -8)
        + tooth(c, 500, 690, 44, 64, 0.9)
        + tooth(c, 720, 690, 44, 64, 0.9)
        + tooth(c, 540, 862, 40, -44, 0.8)
        + tooth(c, 680, 862, 40, -44, 0.8)
    )
    c.add(maw(c, roar, tongue(c, 610, 850, 84, 50) + fangs, lip="#3a0410", width=9))
    _bicorne(c, 610, 470)
    c.add(
        limb(c, pts("820,700 960,690 980,560"), [70, 62, 54], red, cast=14),
        solid(c, blob(pts("920,540 930,470 990,440 1050,470 1050,540 990,570")), red, 26, cast=10),
    )
    c.add(
        *(
            solid(c, box(930 + 30 * k, 452 - 4 * k, 36, 66, 18), lighten(red, 0.06), 10, cast=4)
            for k in range(4)
        ),
        line("M900 450l-30 -30M1000 410l6 -40M1070 450l34 -24", "#fff6d0", 9),
    )
    c.add(
        limb(c, pts("400,690 290,660 330,780 420,770"), [70, 58, 54, 50], red, cast=14),
        solid(c, oval(424, 770, 42, 36), red, 16, cast=6),
    )
    for x, y, angle, tint, sign, s in (
        (180, 640, -30, "#2e7d5b", "moon", 0.7),
        (120, 460, -52, "#3d6fb6", "star", 0.6),
        (1130, 650, 28, "#6a3fb5", "gem", 0.75),
        (1160, 420, 48, "#b3261e", "sun", 0.6),
    ):
        c.add(card(c, x, y, angle, tint, s, sign))
    shout = "".join(spoke(610, 760, a, 270, 350, 0.53) for a in (-0.12, 0.12, 3.02, 3.26))
    c.add(line(shout, "#fff6d0", 8, opacity=0.8))


def _bicorne(c: Canvas, x: float, y: float) -> None:
    """An admiral's hat several sizes too big, with a plume."""
    spine = [(x + 10.0, y - 180.0), (x + 40.0, y - 320.0), (x + 160.0, y - 390.0), (x + 270.0, y - 330.0)]
    barbs = "".join(
        line(f"M{px:.0f} {py:.0f}l{dx} {dy}", "#d8402c", 5, opacity=0.7)
        for px, py in spine[1:]
        for dx, dy in ((-20, 40), (16, 44), (40, 30))
    )
    plume = solid(
        c,
        tube(spine, [24, 84, 110, 20]),
        "#fff6e8",
        26,
        cast=12,
        inside=barbs + line(smooth(spine), "#d8402c", 7),
    )
    hat = (
        f"M{x - 290} {y + 50}C{x - 250} {y - 40} {x - 120} {y - 100} {x} "
        f"{y - 240}C{x + 120} {y - 100} {x + 250} {y - 40} {x + 290} {y + 50}Q{x + 150} "
        f"{y - 10} {x} {y - 4}Q{x - 150} {y - 10} {x - 290} {y + 50}Z"
    )
    braid = f"M{x - 256} {y + 6}Q{x - 140} {y - 46} {x} {y - 36}Q{x + 140} {y - 46} {x + 256} {y + 6}"
    c.add(
        plume,
        solid(c, hat, "#24408c", 44, light="#6a90e0", dark="#0a1034", cast=22),
        line(braid, "#8a5a10", 22),
        line(braid, "#ffd86a", 14),
        bead(c, x, y - 106, 38, GOLD),
        path(star(x, y - 106, 30, 13, 5), fill="#fffbe0"),
    )
    c.add(*(bead(c, x + s * 262, y + 26, 20, GOLD) for s in (-1, 1)))


def parasite(c: Canvas) -> None:
    c.add(wash(c, "#a8b83a", "#4a5a1c", "#141a0a", (0.45, 0.45)))
    for k in range(9):
        c.add(line(f"M{-60 + 170 * k} -20V974", "#20280c", 6, opacity=0.5))
    c.add(*(rivet(c, -60 + 170 * k + 24, y, 9, "#8a9a4a") for k in range(9) for y in (60, 300, 540, 780)))
    torn = [(430 if k % 2 else 366, math.tau * k / 22) for k in range(22)]
    hole = polygon([(690 + 1.3 * r * math.cos(a), 470 + r * math.sin(a)) for r, a in torn])
    c.add(path(hole, fill="#0a0c06"), line(hole, "#d8e08a", 12, opacity=0.6), line(hole, "#5a6a24", 5))
    stars = group(c.stars(150), clip_path=c.clip(hole))
    skin, belly = "#8a5a94", "#e8b8a0"
    body = [(1200, 980), (1190, 760), (1060, 640), (900, 620), (760, 540), (560, 440)]
    segments = ""
    way = smooth([(float(x), float(y)) for x, y in body])
    c.add(
        stars,
        line(way, "#05060a", 330, opacity=0.5, filter=c.blur(16, wide=True), transform="translate(14 26)"),
    )
    for k in range(9):
        t = k / 8
        x, y = 1210 - 560 * t + 60 * math.sin(t * 3.1), 960 - 470 * t**0.9
        segments += solid(
            c,
            turned_oval(x, y, 170 + 12 * t, 190 + 6 * t, -50),
            skin if k % 2 else darken(skin, 0.1),
            56,
            light="#d8a8dc",
            dark="#2a0f34",
            cast=18,
        )
    c.add(segments)
    for ex, ey, r, lean in ((320, 150, 66, -1), (470, 80, 74, -0.4), (640, 76, 74, 0.4), (790, 150, 66, 1)):
        c.add(
            solid(
                c,
                tube([(540 + 60 * lean, 330), (ex + (540 - ex) * 0.3, ey + 110), (ex, ey)], [84, 60, 66]),
                skin,
                24,
                light="#d8a8dc",
                cast=12,
            ),
            circle(ex, ey, r + 8, fill="#3a1a44"),
            c.eye(
                ex,
                ey,
                r,
                "#a8d83a",
                look=(0.1 - 0.2 * lean, 0.3),
                size=0.58,
                pupil="slit",
                lid=skin,
                upper=0.22,
                lower=0.06,
                tilt=6 * lean,
            ),
        )
    head = oval(540, 500, 300, 284)
    c.add(
        solid(
            c,
            head,
            skin,
            80,
            light="#d8a8dc",
            dark="#2a0f34",
            cast=34,
            inside="".join(
                circle(
                    c.rng.uniform(260, 820),
                    c.rng.uniform(240, 760),
                    c.rng.uniform(6, 16),
                    fill="#5a2a6a",
                    opacity=0.4,
                )
                for _ in range(40)
            ),
        )
    )
    lips = oval(540, 520, 226, 210)
    c.add(solid(c, lips, belly, 40, light="#ffe4cc", dark="#7a2a3c", cast=14))
    _lamprey(c, 540, 520, 186, 172)
    c.add(
        c.dim(330, 420, 70, 46, "#ff6a9c", 0.4),
        *(drop(c, x, y, r, "#c8f04a") for x, y, r in ((420, 716, 20), (650, 726, 16), (654, 770, 9))),
    )
    bib = blob(pts("330,730 420,772 540,786 660,772 750,730 790,850 740,1000 340,1000 290,850"), 0.6)
    checks = "".join(
        rect(280 + 52 * i, 720 + 52 * j, 52, 52, fill="#d8402c", opacity=0.75)
        for i in range(10)
        for j in range(6)
        if (i + j) % 2
    )
    c.add(solid(c, bib, "#fff6e8", 30, cast=18, inside=checks))
    left = limb(c, pts("340,800 230,840 190,760"), [76, 64, 52], skin, cast=12)
    fork = (
        limb(c, pts("170,900 190,640"), [24, 22], "#c2cada")
        + "".join(metal(c, box(150 + 28 * k, 450, 16, 150, 8), "#dfe4ee", 5) for k in range(4))
        + metal(c, "M148 580H252Q250 650 206 654H194Q150 650 148 580Z", "#dfe4ee", 8)
    )
    c.add(
        left,
        place(fork, -40, 40, 1.0, -2),
        *(solid(c, box(112, 730 + 34 * k, 96, 40, 20), lighten(skin, 0.1), 11, cast=5) for k in range(3)),
    )
    right = limb(c, pts("760,800 880,860 920,780"), [76, 64, 52], skin, cast=12)
    knife = limb(c, pts("924,930 910,700"), [30, 28], "#6a3a24") + metal(
        c, "M888 700C880 560 900 460 950 420Q960 560 938 700Z", "#dfe4ee", 10, cast=6
    )
    c.add(
        right,
        knife,
        *(solid(c, box(868, 750 + 34 * k, 96, 40, 20), lighten(skin, 0.1), 11, cast=5) for k in range(3)),
    )


def turned_oval(x: float, y: float, rx: float, ry: float, angle: float) -> str:
    """A tilted ellipse as path data."""
    a = math.radians(angle)
    spots = [math.tau * k / 16 for k in range(16)]
    return blob(
        [
            (
                x + rx * math.cos(t) * math.cos(a) - ry * math.sin(t) * math.sin(a),
                y + rx * math.cos(t) * math.sin(a) + ry * math.sin(t) * math.cos(a),
            )
            for t in spots
        ]
    )


def _lamprey(c: Canvas, x: float, y: float, rx: float, ry: float) -> None:
    """A round mouth with rings of teeth that point inward."""
    throat = c.radial("#05010a", (0.4, "#3a0618"), (0.8, "#a82a4a"), "#d8506a")
    parts = [path(oval(x, y, rx, ry), fill=throat)]
    for share, count, size in ((0.62, 12, 34), (1.0, 18, 54)):
        for k in range(count):
            a = math.degrees(math.tau * k / count)
            rad = math.radians(a)
            parts.append(
                place(
                    tooth(c, 0, 0, size * 0.8, size * 1.2, 0.9),
                    x + rx * share * math.cos(rad),
                    y + ry * share * math.sin(rad),
                    1,
                    a + 90,
                )
            )
    c.add(
        group(*parts, clip_path=c.clip(oval(x, y, rx, ry))),
        line(oval(x, y, rx, ry), "#4a0c24", 9),
        ellipse(x - 60, y - ry * 1.1, 60, 14, fill="#ffffff", opacity=0.3),
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"mite": mite, "parasite": parasite}
