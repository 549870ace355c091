"""Envoys who weigh both sides: Counterweight, Clause Rider and Turncoat."""

from __future__ import annotations

import math

from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    lighten,
    line,
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
from props import GOLD, PAPER, bead, brow, grip, limb, metal, pts, solid, sparkle
from scenery import floor, hills, rings, saucer, writing


def counterweight(c: Canvas) -> None:
    """A smug iron weight that has just won the see-saw."""
    iron = "#5a6480"
    c.add(
        c.backdrop(
            "#14304a", "#070b1a", glow="#3a6a9a", at=(0.36, 0.46), clouds=("#123f4f", "#3a2a6b"), stars=120
        )
    )
    c.add(c.planet(1130, 640, 74, "#b06ad0", craters=6, air="#d8a8ff"), hills(c, 800, 60, "#1c3450"))
    c.add(floor(c, 850, "#24405a"), c.dim(470, 900, 380, 50, "#02040c", 0.8))
    c.add(
        line(
            smooth([(1000, 420), (1010, 330), (960, 230)]),
            "#bfe8ff",
            12,
            stroke_dasharray="2 26",
            opacity=0.8,
        )
    )
    c.add(
        saucer(c, 920, 150, 1.0, "#f0741c", 24),
        c.eye(938, 104, 20, "#3a2a60", look=(-0.3, 0.6)),
        c.eye(980, 124, 18, "#3a2a60", look=(-0.3, 0.6)),
    )
    c.add(sparkle(800, 100, 26), sparkle(1034, 240, 20))
    c.add(metal(c, rounded([(770, 640), (880, 900), (660, 900)], 18), "#d8a83a", 24, cast=14))
    plank = rounded([(206, 880), (204, 826), (1036, 470), (1050, 524)], 14)
    grain = line("M220 852L1030 508M240 868L1040 520", "#7a4420", 5, opacity=0.8)
    c.add(solid(c, plank, "#d08a4a", 22, cast=18, inside=grain), bead(c, 770, 616, 26, "#8a93a8", cast=6))
    c.add(solid(c, blob(pts("930,500 980,456 1036,452 1044,480 990,500 944,526")), "#c2303a", 12, cast=8))
    c.add(turn(_weight(c, iron), -8, 440, 520), c.vignette())


def _weight(c: Canvas, iron: str) -> str:
    """The figure itself, upright."""
    parts = [
        solid(
            c,
            tube(pts("340,290 318,180 390,108 490,108 562,180 540,290"), (66, 62, 60, 60, 62, 66)),
            iron,
            26,
            cast=16,
        )
    ]
    body = blob(
        pts(
            "440,230 560,250 660,340 704,480 680,630 600,730 490,772 390,772 280,730 "
            "200,630 176,480 220,340 320,250"
        )
    )
    rust = "".join(
        c.dim(x, y, r, r * 0.7, "#b0622a", 0.5)
        for x, y, r in ((260, 600, 80), (620, 390, 70), (570, 690, 90))
    )
    parts += [metal(c, body, iron, 66, cast=30, inside=rust), c.gloss(300, 366, 96, 52, -34, 0.55)]
    for side in (-1, 1):
        x = 440 + side * 104
        parts.append(c.dim(x, 462, 96, 80, "#0a0e1c", 0.6))
        parts.append(
            c.eye(x, 462, 70, "#f0a030", look=(0.75, -0.45), lid=iron, upper=0.38, lower=0.14, tilt=5 * side)
        )
        parts.append(brow(x, 376, 140, -8 * side, "#20263c", 18))
    parts += [line("M350 604Q456 672 570 586", "#141828", 15), line("M566 566q26 12 20 40", "#141828", 10)]
    parts += [c.dim(310, 570, 60, 36, "#ff8a6a", 0.35), c.dim(590, 536, 60, 36, "#ff8a6a", 0.3)]
    for side in (-1, 1):
        parts.append(
            limb(
                c,
                [(440 + side * 246, 580), (440 + side * 252, 690), (440 + side * 120, 700)],
                (66, 70, 60),
                darken(iron, 0.1),
            )
        )
        parts.append(bead(c, 440 + side * 112, 700, 42, lighten(iron, 0.05)))
    for x in (330, 550):
        foot = blob(
            [(x - 86, 770), (x - 40, 736), (x + 58, 738), (x + 88, 774), (x + 58, 814), (x - 66, 818)]
        )
        parts.append(solid(c, foot, darken(iron, 0.12), 22, cast=12))
    return "".join(parts)


def clause_rider(c: Canvas) -> None:
    """A wigged heron of a lawyer riding an endless contract."""
    plume, robe = "#6a86c8", "#2a2340"
    c.add(
        c.backdrop(
            "#2a2050", "#0a0818", glow="#8a6ad0", at=(0.5, 0.4), clouds=("#4a3a8b", "#123f4f"), stars=110
        )
    )
    c.add(rings(624, 420, (350, 410, 480), "#ffe0a0", 0.16))
    under = (
        "M120 760C300 640 380 900 560 860C760 816 760 640 940 690C1080 730 1090 860 "
        "1260 800V900C1090 960 1050 830 930 800C780 770 780 930 570 970C380 1000 300 "
        "780 120 880Z"
    )
    rows = "".join(writing(c, 150, 800 + k * 24, 1000, 1, 20) for k in range(7))
    c.add(solid(c, under, PAPER, 24, cast=26, inside=rows))
    roll = oval(170, 800, 80, 84)
    c.add(
        solid(c, roll, PAPER, 24, cast=14),
        line("M170 800m-46 0a46 48 0 1 1 46 48a30 32 0 1 1 30 -34", "#a08a5a", 6),
    )
    gown = blob(pts("600,480 720,470 850,560 900,720 860,850 640,880 440,850 430,700 500,560"))
    c.add(
        solid(
            c,
            gown,
            robe,
            44,
            cast=24,
            inside=line("M560 600Q540 740 520 870M700 600Q740 740 780 860", "#0e0a1c", 10, opacity=0.6),
        )
    )
    c.add(line("M600 500Q560 640 560 850", "#a8283a", 20))
    for sx in (520, 700):
        c.add(limb(c, [(sx + 20, 800), (sx - 50, 850), (sx - 110, 830)], (60, 34, 26), "#f0a040"))
        for k in (-1, 0, 1):
            c.add(limb(c, [(sx - 108, 832), (sx - 150, 838 + k * 22)], (22, 14), "#f0a040", cast=4))
    neck = [(640, 560), (660, 440), (620, 360)]
    c.add(limb(c, neck, (110, 84, 90), plume))
    c.add(solid(c, polygon(pts("596,560 640,530 690,560 680,690 640,640 604,690")), "#fbf6ea", 14, cast=10))
    head = blob(pts("600,160 700,190 740,280 710,370 620,410 530,370 500,280 530,190"))
    for cx, cy, r in ((720, 210, 62), (752, 300, 60), (748, 392, 58), (720, 476, 50), (676, 150, 60)):
        c.add(_curl(c, cx, cy, r))
    c.add(solid(c, head, plume, 40, cast=16))
    beak = blob(pts("540,300 420,320 250,372 216,396 300,410 450,400 560,380"))
    c.add(solid(c, beak, "#f0a040", 24, cast=12), line("M222 396Q400 352 560 348", "#7a3a10", 7))
    c.add(c.eye(580, 276, 62, "#d03a4a", look=(-0.6, 0.3), lid=plume, upper=0.34, tilt=12))
    c.add(
        line(oval(580, 278, 82), "#e8c060", 12),
        line("M662 300Q720 420 700 560", "#e8c060", 5),
        c.gloss(552, 242, 22, 10),
    )
    for cx, cy, r in ((540, 150, 60), (604, 110, 66), (668, 134, 58)):
        c.add(_curl(c, cx, cy, r))
    c.add(
        limb(c, [(800, 610), (930, 560), (960, 420)], (110, 90, 70), robe),
        solid(c, box(920, 396, 92, 40, 14), "#fbf6ea", 10, cast=6),
    )
    c.add(turn(_gavel(c), 18, 966, 330), grip(c, 966, 360, 38, 14, plume))
    c.add(limb(c, [(520, 620), (400, 660), (330, 610)], (104, 84, 64), robe))
    c.add(
        place(
            solid(
                c,
                box(-90, -120, 180, 220, 10),
                PAPER,
                16,
                cast=12,
                inside=writing(c, -70, -90, 140, 7, 20) + path(star(40, 66, 28, 20, 10), fill="#c2303a"),
            ),
            290,
            560,
            1,
            -12,
        ),
        grip(c, 330, 640, 34, 60, plume),
    )
    c.add(c.vignette())


def _curl(c: Canvas, x: float, y: float, r: float) -> str:
    roll = line(
        (
            f"M{x - r * 0.5} {y}a{r * 0.5} {r * 0.5} 0 1 1 {r * 0.5} {r * 0.5}a{r * 0.28} "
            f"{r * 0.28} 0 1 1 {r * 0.2} {-r * 0.4}"
        ),
        "#a8a090",
        r * 0.12,
        opacity=0.8,
    )
    return solid(c, oval(x, y, r), "#f4eee0", r * 0.4, cast=8) + roll


def _gavel(c: Canvas) -> str:
    return (
        solid(c, tube([(966, 470), (966, 190)], (28, 24)), "#8a4a24", 9, cast=10)
        + solid(c, box(866, 110, 200, 96, 20), "#a85a2a", 24, cast=14)
        + metal(c, box(894, 104, 24, 108, 6), GOLD, 6)
        + metal(c, box(1014, 104, 24, 108, 6), GOLD, 6)
    )


def turncoat(c: Canvas) -> None:
    """A fox in a coat with two right sides, watching the clock."""
    pelt, one, two = "#d8622e", "#f0741c", "#3aa8e0"
    c.add(
        c.backdrop(
            "#1c1a3c", "#080816", glow="#5a4a8a", at=(0.5, 0.4), clouds=("#6b3a1f", "#123f6f"), stars=90
        )
    )
    c.add(c.dim(240, 480, 460, 520, one, 0.35), c.dim(1010, 480, 460, 520, two, 0.35))
    tail = [(880, 960), (1010, 880), (1030, 720), (960, 600)]
    c.add(
        solid(c, tube(tail, (70, 130, 140, 20)), pelt, 36, cast=16),
        solid(c, blob(pts("960,590 1020,660 1030,720 960,700 920,680")), "#fff2e0", 18),
    )
    coat = "M624 560Q780 570 860 680Q920 800 930 1010H318Q328 800 388 680Q468 570 624 560Z"
    half = rect(300, 540, 324, 480, fill=c.linear("#ff9a4a", one, "#8a3408")) + rect(
        624, 540, 330, 480, fill=c.linear("#8ad8ff", two, "#124a7a")
    )
    lapels = line("M624 600V1010", "#0a0818", 6)
    c.add(solid(c, coat, "#7a5a6a", 46, cast=26, inside=half + lapels))
    for side, hue in ((-1, one), (1, two)):
        c.add(
            solid(
                c,
                polygon(
                    [
                        (624, 790),
                        (624 + side * 60, 590),
                        (624 + side * 170, 560),
                        (624 + side * 200, 690),
                        (624 + side * 130, 700),
                        (624 + side * 140, 750),
                    ]
                ),
                lighten(hue, 0.15),
                18,
                cast=12,
            )
        )
        for k in range(3):
            c.add(bead(c, 624 + side * 44, 830 + k * 62, 16, "#f4e4b8" if side < 0 else "#dfe6f2", cast=4))
    c.add(solid(c, blob(pts("624,540 720,570 700,660 624,760 548,660 528,570")), "#fff2e0", 24))
    for side in (-1, 1):
        ear = [
            (624 + side * 80, 250),
            (624 + side * 150, 130),
            (624 + side * 250, 60),
            (624 + side * 262, 190),
            (624 + side * 230, 330),
        ]
        inner = [
            (624 + side * 130, 250),
            (624 + side * 170, 170),
            (624 + side * 226, 110),
            (624 + side * 230, 200),
            (624 + side * 200, 300),
        ]
        c.add(
            solid(
                c,
                blob(ear, 0.7),
                pelt,
                24,
                cast=12,
                inside=path(blob(inner, 0.7), fill="#5a1f2a", opacity=0.8),
            )
        )
    head = pts(
        "624,210 740,230 830,320 900,450 800,500 720,590 660,660 624,676 588,660 "
        "528,590 448,500 348,450 418,320 508,230"
    )
    c.add(solid(c, blob(head, 0.9), pelt, 46, cast=22))
    for side in (-1, 1):
        cheek = [
            (624, 560),
            (624 + side * 70, 480),
            (624 + side * 180, 430),
            (624 + side * 262, 452),
            (624 + side * 176, 496),
            (624 + side * 100, 580),
            (624 + side * 36, 660),
            (624, 672),
        ]
        c.add(
            path(
                blob(cheek, 0.8), fill=c.linear("#fff6ea", "#d8b8a8", start=(0, 0), end=(0, 1)), opacity=0.95
            )
        )
        c.add(c.dim(624 + side * 110, 400, 84, 60, "#3a0e10", 0.5))
        c.add(
            c.eye(
                624 + side * 108,
                400,
                58,
                "#ffc83a",
                look=(0.85, 0.05),
                pupil="slit",
                black=0.4,
                lid=darken(pelt, 0.12),
                upper=0.42,
                lower=0.14,
                tilt=-10 * side,
            )
        )
        c.add(brow(624 + side * 112, 322, 110, 14 * side, "#5a1f14", 12))
    c.add(
        solid(c, blob(pts("584,596 624,584 664,596 644,636 624,646 604,636")), "#2a141c", 14),
        c.gloss(610, 604, 14, 8),
    )
    c.add(
        line("M624 650Q640 690 700 676Q740 664 748 634", "#3a1018", 9),
        line("M620 652Q600 680 560 668", "#3a1018", 9),
    )
    c.add(path(polygon([(694, 678), (712, 672), (706, 698)]), fill="#fffbe8"))
    c.add(
        limb(c, [(380, 720), (300, 830), (410, 870)], (96, 92, 70), one),
        solid(c, box(392, 836, 50, 76, 14), lighten(one, 0.2), 12),
    )
    c.add(line("M560 830Q500 960 470 900", "#f0d070", 6, stroke_dasharray="8 7"))
    c.add(_watch(c, 476, 846), grip(c, 452, 900, 34, 60, pelt))
    c.add(
        limb(c, [(868, 720), (950, 820), (880, 900)], (96, 92, 74), two),
        solid(c, box(826, 870, 56, 76, 14), lighten(two, 0.25), 12),
        grip(c, 812, 908, 34, -30, pelt),
    )
    c.add(c.vignette())


def _watch(c: Canvas, x: float, y: float) -> str:
    ticks = "".join(
        line(
            (
                f"M{x + 46 * math.cos(a):.1f} {y + 46 * math.sin(a):.1f}"
                f"L{x + 54 * math.cos(a):.1f} {y + 54 * math.sin(a):.1f}"
            ),
            "#3a2a2a",
            5,
        )
        for a in (math.tau * i / 12 for i in range(12))
    )
    return (
        metal(c, box(x - 12, y - 92, 24, 30, 6), GOLD, 6)
        + metal(c, oval(x, y, 74), GOLD, 18, cast=12)
        + path(oval(x, y, 60), fill=c.radial("#fffdf2", "#e0d0a8"))
        + ticks
        + line(f"M{x} {y}V{y - 44}M{x} {y}L{x - 8} {y - 32}", "#1a1020", 7)
        + circle(x, y, 7, fill="#b3261e")
        + path(
            f"M{x - 44} {y - 20}Q{x - 20} {y - 52} {x + 10} {y - 52}Q{x - 20} {y - 30} {x - 30} {y + 6}Z",
            fill="#ffffff",
            opacity=0.5,
        )
    )


PICTURES = {
    "counterweight": counterweight,
    "clause_rider": clause_rider,
    "turncoat": turncoat,
}
