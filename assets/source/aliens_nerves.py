"""Alien portraits ill at ease: Unsightly and Worry Wart."""

from __future__ import annotations

from aliens_kit import CX, FLOOR, brow, drop, maw, scribble, teeth, tongue, tooth, wart
from paint import (
    Canvas,
    alpha,
    blob,
    circle,
    darken,
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
    smooth,
    tube,
)


def unsightly(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#2f4a6b", (0.5, "#1a2444"), "#0a0d20", centre=(0.5, 0.4), radius=0.6),
        )
    )
    c.add(
        path(
            "M380 -20H900L980 980H260Z",
            fill=c.linear(alpha("#fff3c8", 0.4), alpha("#fff3c8", 0.06), start=(0.5, 0), end=(0.5, 1)),
        )
    )
    skin = "#a8a04a"
    c.add(c.form(blob(mirrored([(CX, 700), (780, 740), (900, 880), (940, FLOOR)], CX)), "#3a3a6b", depth=50))
    head = blob(
        [
            (560, 170),
            (640, 130),
            (720, 170),
            (800, 190),
            (880, 300),
            (900, 440),
            (850, 520),
            (880, 640),
            (800, 760),
            (650, 800),
            (500, 780),
            (400, 700),
            (390, 560),
            (340, 450),
            (390, 300),
            (470, 250),
        ]
    )
    lumps = "".join(
        wart(c, x, y, r, mix(skin, "#c46a8a", 0.5))
        for x, y, r in (
            (470, 300, 24),
            (520, 270, 13),
            (800, 280, 28),
            (760, 240, 12),
            (440, 640, 26),
            (480, 690, 15),
            (820, 640, 30),
            (790, 700, 14),
            (700, 190, 16),
            (860, 420, 18),
            (390, 470, 18),
            (620, 180, 10),
        )
    )
    blotch = "".join(
        ellipse(x, y, rx, ry, fill="#8a4a7a", opacity=0.4, filter=c.blur(12))
        for x, y, rx, ry in ((450, 420, 80, 60), (790, 580, 90, 70), (600, 240, 70, 40))
    )
    c.add(
        c.form(
            head,
            skin,
            light="#dcd88a",
            dark="#3a3414",
            depth=80,
            inside=blotch + lumps,
            rim_width=12,
            cast=30,
        )
    )
    for d in (
        "M560 170Q540 90 580 60",
        "M600 150Q600 80 650 50",
        "M660 140Q690 80 730 80",
        "M700 160Q750 120 770 130",
    ):
        c.add(line(d, "#3a2a14", 8))
    c.add(
        c.form(oval(520, 420, 122), darken(skin, 0.15), depth=20, rim=None),
        c.eye(
            520,
            414,
            108,
            "#d0402c",
            white="#fbf3d8",
            size=0.5,
            look=(0.15, 0.1),
            lid=skin,
            upper=0.12,
            lower=0.1,
            tilt=-6,
        ),
    )
    c.add(line("M430 380q24 6 40 0M436 470q20 -14 36 -10M610 380q-20 10 -34 6", "#d0402c", 3, opacity=0.7))
    c.add(
        c.form(oval(738, 384, 76), darken(skin, 0.15), depth=16, rim=None),
        c.eye(738, 380, 66, "#4a9c5a", look=(-0.35, 0.4), lid=skin, upper=0.42, lower=0.08, tilt=10),
    )
    c.add(
        c.form(oval(650, 270, 46), darken(skin, 0.15), depth=12, rim=None),
        c.eye(650, 268, 38, "#8a5ac8", look=(0.3, -0.4)),
    )
    nose = blob([(610, 430), (680, 440), (720, 530), (700, 600), (630, 610), (570, 580), (580, 500)])
    c.add(
        c.form(nose, "#c47a5a", depth=36, rim_width=7, cast=14, inside=wart(c, 690, 520, 17, "#8a4a5a")),
        ellipse(618, 584, 18, 12, fill="#3a1c14"),
        ellipse(676, 586, 16, 11, fill="#3a1c14"),
        c.gloss(622, 486, 26, 16, -40, 0.7),
    )
    c.add(line("M694 508Q720 480 716 460M684 506Q690 470 676 456", "#3a1c14", 4))
    mouth = "M450 650Q560 640 640 670Q740 690 830 630Q826 720 700 744Q520 750 450 650Z"
    crooked = (
        tooth(c, 500, 648, 34, 50, 0.3)
        + tooth(c, 590, 660, 40, 34, 0.1, "#e8d890")
        + tooth(c, 730, 668, 30, 54, 0.5)
        + tooth(c, 560, 750, 36, -44, 0.3, "#e8d890")
        + tooth(c, 670, 752, 40, -30, 0.2)
        + tooth(c, 770, 730, 26, -40, 0.5)
    )
    c.add(maw(c, mouth, tongue(c, 640, 764, 90, 34, "#9c5ac0") + crooked, lip="#4a3c14", width=9))
    c.add(tooth(c, 470, 690, 26, -54, 0.5), tooth(c, 800, 680, 28, -62, 0.6))
    bow = "M640 850L540 800Q516 850 540 902ZM640 850L740 800Q764 850 740 902Z"
    c.add(
        c.form(bow, "#e0b83a", depth=16, rim_width=5, cast=10),
        c.form(oval(640, 850, 24, 28), "#b8862a", depth=8, rim=None),
        *(circle(x, y, 8, fill="#7a3aa8") for x, y in ((566, 830), (580, 868), (700, 832), (716, 866))),
    )
    _curtain(c)
    for x, y, s in ((352, 600, 1), (898, 470, -1)):
        fingers = "".join(
            c.form(
                tube([(-50, 20 + 44 * k), (10, 6 + 46 * k), (44, 20 + 44 * k)], [40, 42, 34]),
                skin,
                depth=12,
                rim_width=5,
                cast=10,
            )
            + ellipse(40, 18 + 44 * k, 13, 10, fill="#6b5a8a")
            for k in range(4)
        )
        c.add(place(fingers, x, y) if s > 0 else mirror(place(fingers, 0, y), x / 2))


def _curtain(c: Canvas) -> None:
    """Two velvet halves drawn a little aside, a valance and gold fringe."""
    red = "#a81c2c"
    left = "M-30 -30H330Q420 200 372 420Q330 620 372 984H-30Z"
    folds = ""
    for k in range(7):
        x = -20 + 62 * k
        shade = c.linear(
            alpha("#ff6a6a", 0.55),
            (0.4, alpha("#a81c2c", 0.0)),
            alpha("#2a0210", 0.85),
            start=(0, 0),
            end=(1, 0),
        )
        folds += path(
            f"M{x} -30H{x + 62}Q{x + 62 + k * 9} 300 {x + 56 + k * 4} 984"
            f"H{x - 6 + k * 4}Q{x + k * 9} 300 {x} -30Z",
            fill=shade,
        )
    half = c.form(left, red, depth=50, inside=folds, rim="#ffb0a0", rim_width=7, cast=30)
    c.add(half, mirror(half, CX))
    for k in range(6):
        x = -20 + 216 * k
        swag = f"M{x - 30} -20H{x + 246}V60Q{x + 108} 190 {x - 30} 60Z"
        c.add(
            c.form(
                swag,
                red,
                depth=30,
                inside="".join(
                    line(f"M{x - 30} {y}Q{x + 108} {y + 110} {x + 246} {y}", "#4a0614", 9, opacity=0.4)
                    for y in (-50, -10, 26)
                ),
                rim=None,
                cast=16,
            )
        )
        fringe = "".join(
            f"M{x - 30 + t * 276:.0f} {60 + 4 * 65 * t * (1 - t):.0f}v24" for t in [i / 22 for i in range(23)]
        )
        c.add(line(fringe, "#8a5a10", 8), line(fringe, "#ffd66b", 4))
    c.add(
        line(smooth([(20, 640), (120, 700), (300, 690), (352, 640)]), "#8a5a10", 26),
        line(smooth([(20, 636), (120, 696), (300, 686), (352, 636)]), "#ffd66b", 12),
    )
    c.add(
        mirror(
            line(smooth([(20, 640), (120, 700), (300, 690), (352, 640)]), "#8a5a10", 26)
            + line(smooth([(20, 636), (120, 696), (300, 686), (352, 636)]), "#ffd66b", 12),
            CX,
        )
    )


def worry_wart(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#2f3a5c", "#141a30", glow="#6f7fae", at=(0.5, 0.5), clouds=("#46557c", "#2a2f55"), stars=20
        )
    )
    rain = "".join(
        f"M{x:.0f} {y:.0f}l-10 {length:.0f}"
        for x, y, length in (
            (c.rng.uniform(120, 1180), c.rng.uniform(220, 940), c.rng.uniform(24, 60)) for _ in range(110)
        )
    )
    c.add(line(rain, "#a8c8f0", 3, opacity=0.5))
    lilac = "#b59ad6"
    body = blob(mirrored([(CX, 700), (800, 730), (940, 850), (990, FLOOR)], CX))
    c.add(c.form(body, darken(lilac, 0.15), depth=60, rim_width=11))
    head = blob(
        mirrored([(CX, 252), (760, 262), (896, 360), (930, 510), (880, 660), (770, 760), (CX, 790)], CX)
    )
    warts = "".join(
        wart(c, x, y, r, "#8fae6a")
        for x, y, r in (
            (430, 350, 30),
            (384, 420, 18),
            (476, 300, 18),
            (540, 288, 26),
            (700, 282, 17),
            (770, 312, 32),
            (846, 380, 22),
            (880, 470, 16),
            (366, 540, 24),
            (392, 610, 15),
            (880, 580, 28),
            (850, 650, 16),
            (620, 268, 13),
        )
    )
    c.add(
        c.form(
            head,
            lilac,
            light="#e6d8f6",
            dark="#3a2a5c",
            depth=90,
            inside=warts + c.dim(CX, 720, 220, 90, "#f0d8ff", 0.4),
            rim_width=13,
            cast=30,
        )
    )
    c.add(c.dim(474, 584, 150, 60, "#5a3f8a", 0.55), c.dim(774, 584, 150, 60, "#5a3f8a", 0.55))
    c.add(
        c.eye(
            CX - 140,
            486,
            122,
            "#6bb04a",
            size=0.42,
            black=0.42,
            look=(0.2, -0.3),
            lid=darken(lilac, 0.1),
            lower=0.12,
        )
    )
    c.add(
        c.eye(
            CX + 140,
            486,
            122,
            "#6bb04a",
            size=0.42,
            black=0.42,
            look=(-0.2, -0.3),
            lid=darken(lilac, 0.1),
            lower=0.12,
        )
    )
    c.add(
        brow(c, [(380, 376), (470, 312), (590, 300)], "#5a3f7c", (12, 30, 18)),
        brow(c, [(868, 376), (778, 312), (658, 300)], "#5a3f7c", (12, 30, 18)),
    )
    c.add(
        scribble([(596, 340), (624, 326), (652, 340)], "#5a3f7c", 7),
        scribble([(590, 366), (624, 352), (658, 366)], "#5a3f7c", 6),
    )
    mouth = smooth(
        [
            (500, 694),
            (536, 668),
            (572, 694),
            (610, 668),
            (646, 694),
            (684, 668),
            (720, 694),
            (748, 672),
            (756, 716),
            (720, 740),
            (684, 716),
            (646, 742),
            (610, 716),
            (572, 742),
            (536, 716),
            (504, 738),
        ],
        closed=True,
    )
    c.add(
        maw(
            c,
            mouth,
            teeth(c, CX, 660, 9, 28, 42, 0.0) + teeth(c, CX, 750, 9, 28, -42, 0.0),
            lip="#3a2450",
            width=8,
        )
    )
    for side in (-1, 1):
        hand = c.form(
            tube([(CX + 330, 1010), (CX + 250, 900), (CX + 160, 856)], [130, 104, 92]),
            lilac,
            depth=26,
            rim_width=7,
            cast=14,
        )
        hand += c.form(
            oval(CX + 136, 838, 84, 66),
            lilac,
            light="#e6d8f6",
            dark="#3a2a5c",
            depth=24,
            rim_width=6,
            cast=10,
        )
        for k in range(4):
            x = CX + 74 + 40 * k
            finger = tube([(x + 8, 846), (x, 800), (x - 10, 752 + 7 * k)], [42, 42, 34])
            hand += c.form(
                finger, lighten(lilac, 0.08), light="#f0e6fb", dark="#3a2a5c", depth=12, rim_width=4, cast=8
            )
            hand += ellipse(x - 11, 748 + 7 * k, 12, 10, fill="#8fae6a")
        c.add(hand if side > 0 else mirror(hand, CX))
    c.add(
        drop(c, 356, 330, 22),
        drop(c, 906, 350, 26),
        drop(c, 322, 470, 14),
        drop(c, 944, 520, 15),
        drop(c, 966, 620, 12),
    )
    _storm(c)


def _storm(c: Canvas) -> None:
    """A private thunder cloud just above the head."""
    puffs = (
        (330, 150, 92),
        (440, 100, 120),
        (580, 90, 140),
        (740, 96, 136),
        (870, 130, 104),
        (960, 170, 70),
        (270, 190, 60),
    )
    bolt = polygon([(900, 210), (1000, 210), (950, 300), (1010, 300), (880, 450), (920, 338), (866, 338)])
    c.add(
        group(
            path(bolt, fill=c.linear("#fff8c8", "#ffc83a"), filter=c.glow("#ffd84a", 16, 0.7)),
            transform="translate(112 -14)",
        )
    )
    c.add(ellipse(CX, 220, 380, 60, fill="#0a0d20", opacity=0.5, filter=c.blur(20)))
    c.add(
        *(circle(x + 8, y + 24, r, fill="#2a3050") for x, y, r in puffs),
        rect(250, 130, 760, 96, 48, fill="#333a5c"),
    )
    c.add(
        *(
            circle(
                x, y, r, fill=c.radial("#a8b4d8", (0.5, "#667299"), "#39415f", centre=(0.4, 0.3), radius=0.75)
            )
            for x, y, r in puffs
        )
    )
    c.add(
        line("M548 118Q570 100 592 118M650 118Q672 100 694 118", "#232a48", 11),
        line("M584 172Q622 146 660 172", "#232a48", 10),
    )


PORTRAITS = {"unsightly": unsightly, "worry_wart": worry_wart}
