"""Cosmic portraits of patient plotters: Tick-Tock and Sorcerer."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, FLOOR, brow, card, scribble
from cosmic_kit_c import fingers, pair, strokes, sym, wash
from cosmic_sets_c import abacus, small_clock
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
    oval,
    path,
    place,
    polygon,
    rect,
    smooth,
    star,
    tube,
    turn,
)
from props import bead, lamp, limb, metal, pts, sparkle


def tick_tock(c: Canvas) -> None:
    c.add(wash(c, "#3f8a6a", "#1c4f44", "#08201f", (0.4, 0.36)))
    for x in range(0, 1300, 104):
        c.add(
            rect(x, 0, 52, 954, fill="#0c3a30", opacity=0.35),
            *(
                place(path(star(0, 0, 13, 5, 4), fill="#8fd0a0", opacity=0.35), x + 78, y + (x % 208) / 3)
                for y in range(40, 960, 110)
            ),
        )
    for x, y, r, a in ((120, 210, 84, 40), (1130, 190, 70, 200), (1150, 470, 56, 300)):
        c.add(small_clock(c, x, y, r, a))
    wood = "#9c5a2c"
    body = blob(sym(f"624,700 790,730 900,800 950,920 960,{FLOOR} 624,{FLOOR}"))
    lapels = path("M540 700L624 860L708 700Z", fill="#f6ead0")
    buttons = "".join(circle(CX + s * 74, y, 11, fill="#ffd25a") for s in (-1, 1) for y in (880, 930))
    c.add(c.form(body, "#7a2434", light="#c8586a", depth=60, inside=lapels + buttons, cast=26, rim_width=12))
    c.add(
        pair(c.form(polygon(pts("690,690 780,720 700,900 640,800")), "#5a1626", depth=16, rim=None, cast=10))
    )
    _roof(c, wood)
    _dial(c, wood)
    c.add(line("M624 770V850", "#8a5a14", 14), line("M622 770V850", "#ffe08a", 5))
    c.add(metal(c, oval(CX, 884, 56), "#f0b83a", 16, cast=14), c.gloss(604, 862, 18, 10))
    _tea(c, wood)
    abacus(c, wood)


def _roof(c: Canvas, wood: str) -> None:
    """The gable of a cuckoo clock, with its door ajar."""
    case = blob(sym("624,150 800,250 890,340 900,620 820,740 624,770"), 0.5)
    c.add(c.form(case, darken(wood, 0.2), light="#d8985a", depth=50, cast=34, rim_width=12))
    eave = polygon(pts("624,60 970,330 930,392 624,160 318,392 278,330"))
    grain = line("M624 90L940 340M624 120L920 366M624 90L308 340M624 120L328 366", "#4a2412", 5, opacity=0.5)
    c.add(c.form(eave, wood, light="#e8b070", depth=26, inside=grain, cast=26, rim_width=9))
    for side in (-1, 1):
        for k in range(5):
            leaf = c.form(
                "M0 0Q30 -40 0 -84Q-30 -40 0 0Z", ("#6b8f3a", "#8a6a2c")[k % 2], depth=10, rim_width=3, cast=5
            )
            c.add(place(leaf, CX + side * (60 + 70 * k), 118 + 56 * k, 0.9, side * (34 + 10 * k)))
    c.add(
        path("M576 160Q576 70 624 64Q672 70 672 160Z", fill="#2a140c"),
        place(c.form(box(0, -92, 46, 92, 8), "#c8843f", depth=8, cast=6), 674, 160, 1, 14),
    )
    bird = c.form(blob(pts("0,-60 40,-40 44,10 0,30 -44,10 -40,-40")), "#ffcf4a", depth=16, rim_width=4)
    bird += (
        circle(-14, -22, 10, fill="#ffffff")
        + circle(-12, -21, 5, fill="#14100f")
        + circle(18, -22, 10, fill="#ffffff")
        + circle(20, -21, 5, fill="#14100f")
        + path("M-12 -6L18 -6L2 20Z", fill="#f0702c")
    )
    c.add(place(bird, CX, 132, 0.94))


def _dial(c: Canvas, wood: str) -> None:
    """A face that has all the time there is; its hands are its moustache."""
    x, y, r = CX, 478, 254
    c.add(
        metal(c, oval(x, y, r + 34), "#e8b23c", 26, cast=20),
        circle(
            x, y, r, fill=c.radial("#fffaf0", (0.7, "#f3e4c0"), "#b8946a", centre=(0.42, 0.38), radius=0.66)
        ),
    )
    for k in range(60):
        a = math.tau * k / 60
        inner, w = (r - 40, 11) if k % 5 == 0 else (r - 22, 4)
        c.add(
            line(
                f"M{x + inner * math.cos(a):.1f} {y + inner * math.sin(a):.1f}"
                f"L{x + (r - 10) * math.cos(a):.1f} {y + (r - 10) * math.sin(a):.1f}",
                "#5a3420",
                w,
            )
        )
    c.add(c.dim(x - 130, y + 60, 60, 40, "#ff7a5a", 0.5), c.dim(x + 130, y + 60, 60, 40, "#ff7a5a", 0.5))
    for side in (-1, 1):
        c.add(
            c.eye(
                x + side * 92,
                y - 64,
                66,
                "#5a8a9c",
                size=0.6,
                look=(0.1, 0.35),
                lid="#d8bc8a",
                upper=0.48,
                lower=0.14,
                tilt=5 * side,
            )
        )
        c.add(
            circle(x + side * 92, y - 60, 76, fill=alpha("#e8fbff", 0.1), stroke="#c8902c", stroke_width=9),
            circle(x + side * 92 - 2, y - 62, 76, fill="none", stroke="#fff0b0", stroke_width=3),
        )
    c.add(line(f"M{x - 18} {y - 66}Q{x} {y - 84} {x + 18} {y - 66}", "#c8902c", 9))
    c.add(
        brow(c, pts("460,330 530,296 596,322"), "#f6f0e4", (12, 34, 14)),
        brow(c, pts("788,318 718,290 652,322"), "#f6f0e4", (12, 34, 14)),
    )
    c.add(
        scribble([(x - 60, y + 128), (x, y + 150), (x + 70, y + 122)], "#5a2418", 10, 1),
        scribble([(x - 24, y + 168), (x + 6, y + 174), (x + 34, y + 166)], "#a8704a", 6),
    )
    hand = "M0 -16Q60 -40 118 -30Q150 -62 176 -26Q206 -22 236 -62Q226 18 170 14Q140 34 112 8Q60 20 0 16Z"
    left = place(c.form(hand, "#2a1f2c", depth=14, rim_width=5, cast=10), x, y + 70, 0.96, -8)
    c.add(left, mirror(place(c.form(hand, "#2a1f2c", depth=14, rim_width=5, cast=10), x, y + 70, 0.8, 6), x))
    c.add(
        c.form(oval(x, y + 50, 44, 40), "#e89a7a", light="#ffd0b0", depth=18, cast=8),
        c.gloss(x - 14, y + 36, 14, 9),
    )


def _tea(c: Canvas, wood: str) -> None:
    """Tea, because it may take a while."""
    c.add(
        limb(c, pts("380,960 260,930 240,850"), (170, 130, 96), "#7a2434"),
        c.form(tube(pts("190,840 240,852 296,838"), (40, 40, 40)), "#f6ead0", depth=12, rim_width=4),
    )
    cup = "M120 690H330Q330 810 270 832H180Q120 810 120 690Z"
    flower = path(star(214, 758, 34, 15, 6), fill="#d8586a") + circle(214, 758, 10, fill="#ffd25a")
    c.add(
        line("M118 716Q56 716 72 770Q90 800 142 780", "#e8dcc8", 20),
        c.form(cup, "#fbf6ea", dark="#7a8a9c", depth=28, inside=flower, cast=12),
        ellipse(225, 690, 104, 20, fill="#8a4a1c"),
        ellipse(225, 690, 104, 20, fill="none", stroke="#ffd25a", stroke_width=6),
    )
    c.add(
        *(
            line(f"M{x} 660q-26 -36 0 -70t0 -70", "#ffffff", 12, opacity=0.28, filter=c.blur(4, wide=True))
            for x in (180, 230, 280)
        )
    )
    c.add(
        fingers(
            c,
            [
                pts(p)
                for p in ("320,760 280,756 236,770", "318,794 280,796 244,806", "310,826 276,830 250,836")
            ],
            (40, 40, 32),
            "#e8b23c",
            5,
        )
    )
    c.add(c.form(oval(312, 796, 30, 48), "#e8b23c", depth=12, rim_width=4))


def sorcerer(c: Canvas) -> None:
    c.add(wash(c, "#c8408f", "#5a1a6b", "#160a2c", (0.5, 0.5)), c.stars(80))
    for r, w in ((440, 5), (416, 2), (330, 3)):
        c.add(circle(CX, 500, r, fill="none", stroke="#ffd98a", stroke_width=w, opacity=0.55))
    c.add(
        *(
            turn(path(star(CX, 122, 26, 10, 4), fill="#ffe6a8", opacity=0.7), 30 * k, CX, 500)
            for k in range(12)
        )
    )
    turns = [math.tau * 3 * k / 7 - math.pi / 2 for k in range(7)]
    sign = polygon([(CX + 416 * math.cos(a), 500 + 416 * math.sin(a)) for a in turns])
    c.add(line(sign, "#ffd98a", 3, opacity=0.4))
    skin, robe = "#2fae98", "#232a6b"
    body = blob(sym(f"624,640 800,680 930,780 1000,900 1020,{FLOOR} 624,{FLOOR}"))
    stars = "".join(
        place(path(star(0, 0, 20, 8, 5), fill="#ffd25a", opacity=0.9), x, y, s)
        for x, y, s in (
            (380, 860, 1),
            (460, 930, 0.7),
            (860, 850, 1),
            (800, 930, 0.7),
            (940, 920, 0.8),
            (310, 930, 0.8),
        )
    )
    c.add(c.form(body, robe, light="#5a6ad0", depth=60, inside=stars, cast=26, rim="#ff9ae0", rim_width=13))
    head = blob(sym("624,250 760,270 836,380 830,500 780,590 700,640 624,650"))
    dots = "".join(
        circle(CX + s * x, y, r, fill="#14706b", opacity=0.6)
        for s in (-1, 1)
        for x, y, r in ((170, 500, 14), (150, 540, 10), (186, 460, 9))
    )
    c.add(
        c.form(
            head,
            skin,
            light="#a0f0d0",
            dark="#0c3a4a",
            depth=70,
            inside=dots,
            cast=26,
            rim="#ff9ae0",
            rim_width=12,
        )
    )
    _arms(c, skin, robe)
    _beard(c, skin)
    for side, upper in ((-1, 0.3), (1, 0.14)):
        x = CX + side * 100
        c.add(
            ellipse(x, 436, 86, 82, fill="#0f5a5a"),
            c.eye(
                x,
                436,
                76,
                "#ffc02c",
                pupil="bar",
                size=0.66,
                black=0.4,
                look=(-0.1, 0.1),
                lid=darken(skin, 0.12),
                upper=upper,
                lower=0.16,
                tilt=-9 * side,
            ),
        )
    c.add(
        brow(c, pts("430,372 510,340 590,384"), "#e8f0ff", (12, 36, 16)),
        brow(c, pts("826,300 740,286 662,350"), "#e8f0ff", (12, 36, 16)),
    )
    _hat(c)
    _exchange(c)


def _beard(c: Canvas, skin: str) -> None:
    """A beard of tentacles, curled by vanity, and a knowing smile."""
    for points, widths in (
        ("700,590 760,700 730,800 790,860", (90, 70, 44, 10)),
        ("548,590 488,700 518,800 458,860", (90, 70, 44, 10)),
        ("660,600 690,740 650,850 690,930", (96, 76, 48, 10)),
        ("588,600 558,740 598,850 558,930", (96, 76, 48, 10)),
        ("624,600 640,740 610,850 630,950", (100, 80, 50, 12)),
    ):
        c.add(
            c.form(
                tube(pts(points), widths),
                lighten(skin, 0.06),
                light="#a0f0d0",
                dark="#0c3a4a",
                depth=26,
                cast=12,
                rim="#ff9ae0",
            )
        )
        spots = pts(points)
        c.add(
            *(
                circle(x - 12, y, 11 - 2 * k, fill="#c8ffe6", opacity=0.55)
                for k, (x, y) in enumerate(spots[1:3])
            )
        )
    tache = blob(pts("630,566 690,548 760,580 830,570 860,520 870,580 830,630 740,630 660,604"))
    c.add(
        pair(
            c.form(
                tache, lighten(skin, 0.1), light="#c8ffe6", dark="#0c3a4a", depth=20, cast=10, rim="#ff9ae0"
            )
        )
    )
    c.add(strokes(("560,616 624,640 700,606",), "#0a2f3a", 10))


def _arms(c: Canvas, skin: str, robe: str) -> None:
    """Wide sleeves; the hands are tentacle tips that draw signs in the air."""
    for side in (1, -1):
        sleeve = blob(pts("850,980 900,820 1010,700 1110,720 1130,800 1080,960"))
        tip = c.form(
            tube(pts("1060,760 1090,660 1060,580 1110,520 1160,560 1140,600"), (84, 70, 54, 40, 26, 10)),
            skin,
            light="#a0f0d0",
            dark="#0c3a4a",
            depth=24,
            cast=10,
            rim="#ff9ae0",
        )
        cups = "".join(
            circle(x, y, r, fill="#c8ffe6", opacity=0.6)
            for x, y, r in ((1066, 690, 12), (1060, 640, 11), (1052, 590, 10), (1072, 550, 8))
        )
        cuff = c.form(tube(pts("1000,716 1070,740 1130,790"), (44, 44, 44)), "#ffc83a", depth=14, cast=8)
        drawn = tip + cups + c.form(sleeve, robe, light="#5a6ad0", depth=36, cast=16, rim="#ff9ae0") + cuff
        c.add(drawn if side > 0 else mirror(drawn, CX))


def _hat(c: Canvas) -> None:
    """A pointed hat that bends under its own importance."""
    cone = blob(
        pts("420,300 500,200 560,60 660,-10 790,10 850,80 770,70 730,110 760,210 830,300 624,270"), 0.9
    )
    moons = path("M600 120A44 44 0 1 0 640 190A36 36 0 1 1 600 120Z", fill="#ffd25a") + "".join(
        path(star(x, y, r, r * 0.42, 5), fill="#ffd25a")
        for x, y, r in ((700, 150, 26), (690, 60, 18), (530, 220, 20), (750, 230, 18))
    )
    c.add(
        c.form(
            cone,
            "#2f3a94",
            light="#7a8af0",
            dark="#0c0f3a",
            depth=44,
            inside=moons,
            cast=20,
            rim="#ff9ae0",
            rim_width=11,
        )
    )
    c.add(bead(c, 856, 92, 26, "#ffd25a", cast=6))
    brim = "M340 330Q430 236 624 240Q818 236 908 330Q780 296 624 300Q468 296 340 330Z"
    c.add(
        c.form(brim, "#2f3a94", light="#7a8af0", dark="#0c0f3a", depth=20, cast=24, rim="#ff9ae0"),
        line("M430 284Q624 226 818 284", "#ffc83a", 17),
        line("M430 278Q624 220 818 278", "#fff0b8", 4),
    )


def _exchange(c: Canvas) -> None:
    """Two cards change places along a loop of light."""
    loop = smooth(pts("150,420 250,560 440,700 624,760 800,820 1000,700 1100,420"))
    back = smooth(pts("150,440 240,700 440,820 624,770 800,710 1010,560 1100,440"))
    for d, tint in ((loop, "#7affe0"), (back, "#ffb0f0")):
        c.add(
            line(d, tint, 30, opacity=0.3, filter=c.blur(10, wide=True)),
            line(d, tint, 7, opacity=0.9),
            line(d, "#ffffff", 2.5),
        )
    c.add(c.dim(150, 400, 170, 190, "#7affe0", 0.6), c.dim(1098, 400, 170, 190, "#ff9af0", 0.6))
    c.add(card(c, 150, 390, -14, "#b3261e", 1.35, "sun"), card(c, 1098, 390, 14, "#2e7d5b", 1.35, "moon"))
    for _ in range(34):
        t = c.rng.random()
        x = 150 + 950 * t
        c.add(
            sparkle(
                x,
                460 + 330 * math.sin(math.pi * t) + c.rng.uniform(-70, 70),
                c.rng.uniform(5, 17),
                c.rng.choice(("#fff6c8", "#c8fff0", "#ffd0f6")),
            )
        )
    for x in (60, 1188):
        c.add(
            metal(c, box(x - 34, 800, 68, 160, 10), "#c8902c", 14),
            c.form(box(x - 26, 690, 52, 116, 10), "#f6ead8", depth=12),
            lamp(c, x, 660, 16, "#ffb84a"),
        )
        c.add(
            group(
                path(f"M{x} 606Q{x + 22} 650 {x} 684Q{x - 22} 650 {x} 606Z", fill="#fff0a0"),
                rect(x - 3, 676, 6, 16, fill="#3a2014"),
            )
        )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"tick_tock": tick_tock, "sorcerer": sorcerer}
