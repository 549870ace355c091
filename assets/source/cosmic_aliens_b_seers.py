"""Cosmic alien portraits of those who see more: Mind, Oracle and Observer."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    arc_points,
    brow,
    bubble,
    card,
    scribble,
)
from cosmic_aliens_b_crew import spoke
from paint import (
    Canvas,
    Point,
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
    smooth,
    tube,
    turn,
)
from props import bead, glass, hand, limb, metal, pts, smile, solid, sparkle
from scenery import rings, saucer

GOLD = "#e2b04a"


def mind(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#2a1058", "#0a0624", glow="#6a2ab0", at=(0.5, 0.32), clouds=("#5a1c8c", "#1c3f8c"), stars=70
        )
    )
    for k in range(6):
        c.add(
            circle(
                CX,
                300,
                360 + 74 * k,
                fill="none",
                stroke="#5bf0f9",
                stroke_width=10 - k,
                opacity=0.42 - 0.06 * k,
            )
        )
    for x, y, angle, tint, sign in (
        (150.0, 330, -16, "#b3261e", "star"),
        (190, 610, -6, "#2e7d5b", "moon"),
        (1098, 330, 16, "#b98500", "sun"),
        (1058, 610, 6, "#6a3fb5", "gem"),
    ):
        seen = c.dim(x, y, 170, 190, "#5bf0f9", 0.7) + group(
            card(c, x, y, angle, tint, 1.15, sign), opacity=0.88
        )
        c.add(
            seen,
            turn(
                path(box(x - 69, y - 98, 138, 196, 14), fill="none", stroke="#b8fbff", stroke_width=5),
                angle,
                x,
                y,
            ),
        )
    skin, flesh = "#8fb8a8", "#f08aa8"
    robe = blob(mirrored(pts("624,800 700,806 830,860 930,1050"), CX))
    collar = solid(
        c, blob(pts("640,880 740,820 860,620 960,640 950,820 860,960 660,980"), 0.6), "#6a2a9c", 26, cast=14
    )
    c.add(solid(c, robe, "#3a1a6b", 50, cast=20), collar, mirror(collar, CX))
    c.add(solid(c, box(572, 700, 104, 190, 40), darken(skin, 0.35), 24))
    face = blob(mirrored(pts("624,420 790,430 826,520 806,650 742,756 624,800"), CX))
    c.add(solid(c, face, skin, 54, light="#d4f0dc", dark="#2a4a5c", cast=20))
    lobes = mirrored(pts("624,86 730,66 850,100 930,190 956,310 920,420 830,478 720,486 624,470"), CX)
    c.add(solid(c, blob(lobes), flesh, 90, light="#ffd0d8", dark="#6a1450", cast=26, inside=_folds(c)))
    c.add(c.dim(CX, 280, 340, 240, "#fff0ff", 0.28))
    rim = f"M286 452Q{CX} 560 962 452L950 506Q{CX} 620 298 506Z"
    dome = f"M286 470C210 40 480 20 {CX} 20C768 20 1038 40 962 470Q{CX} 590 286 470Z"
    c.add(
        glass(c, dome, "#c8e8ff", strength=0.22, width=8),
        path("M330 330Q350 150 500 84Q410 180 388 350Q356 380 330 330Z", fill="#ffffff", opacity=0.6),
        metal(c, rim, "#c9a24a", 16, cast=12),
        *(bead(c, x, y, 15, "#5bf0f9") for x, y in arc_points(CX, 380, 320, 158, 22, 158, 9)),
    )
    for side, upper, look in ((-1, 0.34, -0.75), (1, 0.42, -0.75)):
        x = CX + side * 76
        c.add(
            ellipse(x, 636, 66, 56, fill=darken(skin, 0.5), opacity=0.6),
            c.eye(
                x,
                634,
                58,
                "#8a3ad8",
                look=(look, 0.15),
                size=0.62,
                lid=skin,
                upper=upper,
                lower=0.14,
                tilt=-4 * side,
            ),
        )
    c.add(
        brow(c, pts("486,576 546,560 594,584"), "#4a7a78", (8, 20, 14)),
        brow(c, pts("762,556 706,534 656,570"), "#4a7a78", (8, 20, 14)),
        line("M612 690q12 10 24 0", darken(skin, 0.6), 7),
        scribble(pts("570,738 620,752 668,736 694,714"), "#24404a", 9, 0.95),
        scribble(pts("690,700 702,712 700,728"), "#24404a", 6, 0.8),
    )
    arm = limb(c, pts("900,1010 1000,860 930,700 866,620"), [110, 92, 64, 52], "#3a1a6b", cast=16)
    fingers = "".join(
        solid(c, tube(pts(way), [40, 30, 24]), skin, 11, cast=6)
        for way in ("880,620 858,560 826,520", "896,630 900,570 888,530", "860,640 816,630 786,600")
    )
    point = arm + fingers + solid(c, oval(880, 640, 50, 46), skin, 20, cast=8)
    c.add(point, mirror(point, CX))
    c.add(
        *(
            sparkle(x, y, r, "#d8ffff")
            for x, y, r in ((330, 130, 26), (960, 110, 34), (1010, 200, 16), (90, 140, 20))
        )
    )


def _folds(c: Canvas) -> str:
    """The winding furrows of a brain, each a dark groove with a lit lip."""
    half = [
        "640,110 700,100 720,150 690,190 740,210 800,180 780,130 830,120",
        "640,220 690,250 660,300 710,330 770,300 750,250 810,230 860,190 900,220",
        "640,370 690,380 720,430 780,420 790,370 740,360",
        "820,310 880,280 920,310 880,350 900,400 840,420 820,460",
        "650,420 680,450 740,470",
        "850,250 830,280 850,330 810,380",
    ]
    way = "".join(smooth(pts(text)) for text in half)
    both = line(way, "#8a2058", 17, opacity=0.8) + line(
        way, "#ffd8e4", 7, opacity=0.6, transform="translate(-9 -9)"
    )
    split = line("M624 80Q636 280 624 480", "#6a1450", 20, opacity=0.85)
    return both + mirror(both, CX) + split + c.dim(CX, 470, 340, 60, "#3a0a3a", 0.5)


def oracle(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#1c2470", "#0a0a30", glow="#5a4ac8", at=(0.5, 0.3), clouds=("#3a3ab0", "#5a2a8c"), stars=160
        )
    )
    c.add(rings(CX, 330, (300, 350, 430, 470, 560), "#ffe0a0", 0.5))
    ticks = "".join(spoke(CX, 330, math.tau * k / 24, 372, 408) for k in range(24))
    c.add(line(ticks, "#ffe0a0", 4, opacity=0.6))
    c.add(
        bead(c, 230, 190, 40, "#e8784a"),
        bead(c, 1040, 150, 52, "#3fb8a8"),
        bead(c, 1094, 470, 26, "#d86ab0"),
        bead(c, 150, 520, 30, "#f0c85a"),
    )
    veil, skin = "#d8d4ee", "#8fa0e0"
    cloak = blob(mirrored(pts("624,150 740,170 830,290 860,480 920,660 1040,800 1110,1050"), CX))
    pleats = "".join(
        line(
            smooth([(CX + s * k * 24, 170), (CX + s * k * 66, 480), (CX + s * k * 100, 980)]),
            "#8a80c8" if k % 2 else "#ffffff",
            8,
            opacity=0.5,
        )
        for s in (-1, 1)
        for k in range(2, 7)
    )
    dots = "".join(
        circle(
            c.rng.uniform(220, 1030),
            c.rng.uniform(560, 950),
            c.rng.uniform(2, 5),
            fill="#c9962c",
            opacity=0.8,
        )
        for _ in range(60)
    )
    c.add(solid(c, cloak, veil, 80, light="#fffdf6", dark="#4a3a9c", cast=30, inside=pleats + dots))
    inner = blob(mirrored(pts("624,226 724,246 786,350 800,500 770,640 700,740 624,770"), CX))
    c.add(path(inner, fill="#0c0630"), line(inner, GOLD, 10), line(inner, "#fff0c0", 3))
    face = blob(mirrored(pts("624,262 712,280 760,370 762,490 728,610 670,700 624,716"), CX))
    lines_ = line("M624 560V690M560 600Q548 650 566 690M688 600Q700 650 682 690", "#6a6ac0", 5, opacity=0.7)
    c.add(solid(c, face, skin, 56, light="#eef0ff", dark="#3a2a7c", inside=lines_))
    for side in (-1, 1):
        x = CX + side * 74
        shut = f"M{x - 48} 494Q{x} 540 {x + 48} 494"
        lashes = "".join(
            f"M{x + d} {518 - abs(d) * 0.18:.0f}l{d * 0.24:.0f} {22 - abs(d) * 0.12:.0f}"
            for d in (-36, -18, 0, 18, 36)
        )
        c.add(
            ellipse(x, 492, 52, 36, fill=c.ball("#c0c8f4", 0.3, 0.35)),
            line(shut, "#2a1a5c", 9),
            line(lashes, "#2a1a5c", 5),
            brow(c, [(x - 50 * side * -1, 440), (x, 424), (x + 44 * -side, 446)], "#6a5ac0", (6, 14, 8)),
        )
    c.add(
        solid(
            c, blob(pts("612,500 636,500 650,580 636,598 612,598 598,580")), lighten(skin, 0.05), 14, cast=4
        ),
        smile(c, CX, 640, 84, 20, "#4a2a7c", 8),
        c.dim(540, 580, 46, 34, "#d86ad8", 0.45),
        c.dim(708, 580, 46, 34, "#d86ad8", 0.45),
    )
    _crown(c)
    tray = c.dim(CX, 880, 300, 150, "#8fe8ff", 0.6)
    vision = card(c, CX, 838, 6, "#b3261e", 0.72, "sun")
    orb = oval(CX, 836, 128)
    c.add(tray, path(orb, fill=c.radial("#d8f8ff", (0.6, "#4a9ce8"), "#1c2a8c", focus=(0.4, 0.35))), vision)
    c.add(glass(c, orb, "#bfe9ff", strength=0.4, width=6), c.gloss(574, 774, 48, 26, -34, 0.9))
    sleeve = limb(c, pts("1000,1020 920,950 850,900"), [190, 150, 120], veil, cast=18)
    palm = sleeve + metal(c, oval(838, 890, 30, 66), GOLD, 10) + hand(c, 776, 868, 46, -56, skin, 4)
    c.add(palm, mirror(palm, CX))
    c.add(*(sparkle(x, y, r) for x, y, r in ((420, 760, 22), (836, 730, 18), (480, 690, 12))))


def _crown(c: Canvas) -> None:
    """A crescent headdress with the third eye wide open in its middle."""
    horns = (
        f"M330 60C340 270 470 330 {CX} 330C778 330 908 270 918 "
        f"60C880 190 770 246 {CX} 246C478 246 368 190 330 60Z"
    )
    c.add(
        metal(c, horns, GOLD, 24, cast=18),
        *(
            bead(c, x, y, 11, "#d8407a")
            for x, y in arc_points(CX, 110, 220, 180, 40, 140, 8)
            if abs(x - CX) > 90
        ),
    )
    lidded = f"M470 290Q{CX} 160 778 290Q{CX} 420 470 290Z"
    c.add(
        c.dim(CX, 290, 260, 200, "#8ff0ff", 0.8),
        metal(c, lidded, GOLD, 14, cast=10),
        group(
            path(f"M496 290Q{CX} 186 752 290Q{CX} 394 496 290Z", fill="#fdf8ff"),
            c.eye(
                CX, 290, 88, "#20c8e8", white="#fdf8ff", size=0.78, black=0.62, pupil="slit", look=(0, 0.05)
            ),
            clip_path=c.clip(f"M496 290Q{CX} 186 752 290Q{CX} 394 496 290Z"),
        ),
        *(
            line(f"M{x} {y}L{CX + (x - CX) * 1.2:.0f} {290 + (y - 290) * 1.26:.0f}", "#ffe9a8", 7)
            for x, y in arc_points(CX, 290, 150, 96, 215, 325, 7)
        ),
        circle(330, 52, 18, fill=c.ball("#fff0c0")),
        circle(918, 52, 18, fill=c.ball("#fff0c0")),
    )


def observer(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#0a4a6b", "#04142e", glow="#1fa0b8", at=(0.5, 0.36), clouds=("#0f6a8c", "#1a3a7c"), stars=60
        )
    )
    c.add(c.rays(CX, -120, 1100, "#b8fff4", 16, 0.28))
    for x, y, r in (
        (110.0, 300.0, 20),
        (150, 180, 12),
        (1120, 260, 26),
        (1160, 420, 14),
        (90, 640, 16),
        (1130, 700, 18),
    ):
        c.add(bubble(c, x, y, r))
    bell_colour, arm_colour = "#3fc0c8", "#f0b4d0"
    backs = (
        "330,560 250,700 300,840 220,1000",
        "440,580 400,740 450,860 400,1000",
        "808,580 850,740 800,860 850,1000",
        "918,560 1000,700 950,840 1030,1000",
    )
    c.add(*(solid(c, tube(pts(way), [60, 50, 42, 30]), "#2a7c9c", 18, rim="#6fd8e8") for way in backs))
    for x, y, s, tint, angle in (
        (460.0, 800.0, 0.8, "#e0b100", -8),
        (788, 800, 0.8, "#9d4ad8", 8),
        (CX, 866, 1.0, "#e0402c", 0),
    ):
        c.add(c.dim(x, y, 150, 90, "#b8fff4", 0.5), saucer(c, x, y, s, tint, angle))
    holds = ("300,540 190,690 260,850 420,900 520,850", "948,540 1058,690 988,850 828,900 728,850")
    for way in holds:
        suckers = "".join(circle(x, y, 12, fill="#ffe0ec", opacity=0.8) for x, y in pts(way)[1:])
        c.add(solid(c, tube(pts(way), [80, 76, 66, 50, 26]), arm_colour, 24, cast=16, inside=suckers))
    frills = (
        "520,600 500,700 560,760 540,860",
        "728,600 748,700 688,760 708,860",
        "624,610 610,680 640,720 624,770",
    )
    c.add(*(solid(c, tube(pts(way), [70, 54, 46, 14]), "#f8d0e0", 18, cast=8) for way in frills))
    edge: list[Point] = [(CX + (k - 6) * 72, 590 + (34 if k % 2 else -8) - abs(k - 6) * 7) for k in range(13)]
    bell = "M192 540C170 180 380 50 624 50C868 50 1078 180 1056 540"
    bell += "L" + smooth(edge[::-1])[1:] + "Z"
    spots = "".join(
        ellipse(x, y, r, r * 0.8, fill="#b8fff0", opacity=0.35)
        for x, y, r in (
            (400, 190, 40),
            (330, 300, 28),
            (480, 120, 24),
            (820, 150, 34),
            (910, 260, 44),
            (960, 380, 24),
            (290, 420, 20),
        )
    )
    ribs = "".join(
        line(f"M{CX} 50Q{CX + k * 84} 240 {CX + k * 76} 600", "#0c5a74", 7, opacity=0.35)
        for k in range(-5, 6)
        if k
    )
    c.add(solid(c, bell, bell_colour, 90, light="#c8fff0", dark="#0a3a6b", cast=34, inside=ribs + spots))
    c.add(c.gloss(390, 190, 130, 54, -40, 0.75))
    c.add(ellipse(CX, 366, 178, 170, fill="#0a3a5c", opacity=0.55))
    c.add(
        c.eye(
            CX,
            364,
            164,
            "#e89a2c",
            size=0.56,
            black=0.5,
            look=(0, 0.5),
            lid=bell_colour,
            upper=0.24,
            lower=0.08,
        )
    )
    for side in (-1, 1):
        for dx, dy, r in ((250, 70, 54), (350, 120, 38)):
            x, y = CX + side * dx, 364 + dy
            c.add(
                ellipse(x, y, r + 8, r + 6, fill="#0a3a5c", opacity=0.5),
                c.eye(
                    x,
                    y,
                    r,
                    "#e89a2c",
                    size=0.6,
                    look=(-0.3 * side, 0.5),
                    lid=bell_colour,
                    upper=0.26,
                    tilt=6 * side,
                ),
            )
    c.add(brow(c, pts("470,206 624,150 778,206"), "#1f8a9c", (14, 34, 14)))
    c.add(smile(c, CX, 556, 120, 26, "#06283f", 11))
    c.add(*(bead(c, x, y + 6, 15, "#ffe08a") for x, y in edge[1::2]))
    c.add(
        *(
            sparkle(x, y, r, "#e8fffa")
            for x, y, r in ((560, 770, 16), (700, 760, 20), (392, 740, 14), (870, 745, 16))
        )
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"mind": mind, "oracle": oracle, "observer": observer}
