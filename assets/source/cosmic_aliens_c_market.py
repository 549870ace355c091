"""Cosmic portraits of those who deal in used things: Trader and Vulch."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, FLOOR, card, crystal, maw, scribble, tooth
from cosmic_kit_c import fingers, pair, strokes, sym, wash
from cosmic_sets_c import bazaar, scrap
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
    oval,
    path,
    place,
    rect,
    shaggy,
    smooth,
    tube,
    turn,
)
from props import lamp, limb, metal, pts, sparkle
from scenery import coin, gear


def trader(c: Canvas) -> None:
    c.add(wash(c, "#7a4a8a", "#3a2260", "#150c2c", (0.5, 0.4)))
    bazaar(c)
    fur, robe = "#dcae6c", "#2a7f8f"
    hump = blob(pts("760,640 820,500 930,440 1040,520 1090,700 1100,1000 760,1000"))
    c.add(pair(c.form(hump, darken(fur, 0.2), depth=50, cast=20)))
    body = blob(sym(f"624,690 800,700 930,780 1000,900 1010,{FLOOR} 624,{FLOOR}"))
    trim = line("M520 700Q560 860 600 1000M728 700Q690 860 650 1000", "#ffd25a", 22) + line(
        "M520 700Q560 860 600 1000M728 700Q690 860 650 1000", "#b8641a", 5, stroke_dasharray="4 16"
    )
    c.add(c.form(body, robe, depth=60, inside=trim, cast=24, rim_width=12))
    c.add(limb(c, pts("624,600 624,700 624,790"), (250, 230, 260), darken(fur, 0.1)))
    ear = blob(pts("800,300 880,240 950,250 940,310 880,360 810,360"))
    inner = path(blob(pts("830,310 890,270 930,270 900,330")), fill="#a8605a")
    c.add(pair(c.form(ear, fur, depth=20, inside=inner, cast=10)))
    face = blob(sym("624,180 740,190 810,280 806,390 770,470 800,560 812,660 750,740 624,764"))
    muzzle = c.dim(CX, 640, 220, 130, "#f6e0b8", 0.9) + c.dim(CX, 250, 150, 80, "#a8702c", 0.4)
    c.add(c.form(face, fur, light="#f6dca0", dark="#6b3a2c", depth=80, inside=muzzle, cast=30, rim_width=12))
    _camel_face(c, fur)
    _hats(c)
    _swap(c, fur, robe)


def _camel_face(c: Canvas, fur: str) -> None:
    """Heavy lids, a long lip that chews, one gold tooth."""
    for side in (-1, 1):
        x = CX + side * 106
        c.add(ellipse(x, 392, 96, 84, fill=darken(fur, 0.35)))
        c.add(
            c.eye(
                x,
                394,
                82,
                "#3f8a5a",
                look=(0.0, 0.25),
                size=0.58,
                lid=darken(fur, 0.12),
                upper=0.4,
                lower=0.12,
                tilt=-7 * side,
            )
        )
        lashes = "".join(
            f"M{x + side * (10 + k * 20)} {372 + k * 4}q{side * (8 + 5 * k)} -6 {side * (18 + 10 * k)} -26"
            for k in range(4)
        )
        c.add(line(lashes, "#3a1c14", 8))
    c.add(
        strokes(("430,300 500,262 580,288",), "#6b3a1c", 22),
        strokes(("820,262 750,236 670,276",), "#6b3a1c", 22),
    )
    nostril = blob(pts("650,556 690,540 716,560 690,590 660,584"))
    c.add(pair(path(nostril, fill="#4a2218")))
    c.add(line("M624 560V630", "#6b3a2c", 9), scribble([(540, 520), (560, 500), (600, 500)], "#6b3a2c", 6))
    mouth = "M470 650Q540 628 624 640Q720 622 800 664Q770 736 660 728Q540 736 470 650Z"
    gold = tooth(c, 706, 646, 44, 44, 0.1, "#ffcf3a")
    white = (
        tooth(c, 570, 644, 46, 46, 0.1) + tooth(c, 618, 646, 46, 50, 0.1) + tooth(c, 662, 646, 42, 44, 0.1)
    )
    c.add(
        maw(
            c,
            mouth,
            white + gold + tooth(c, 620, 738, 44, -34, 0.1) + tooth(c, 570, 732, 40, -30, 0.1),
            lip="#4a2218",
            width=8,
        )
    )
    lip = blob(
        pts("450,646 500,600 580,596 624,622 680,594 760,606 822,656 760,650 690,634 624,652 550,636 490,656")
    )
    c.add(c.form(lip, lighten(fur, 0.15), depth=18, rim_width=5, cast=8), sparkle(722, 668, 20))
    c.add(
        *(
            circle(CX + s * x, y, 4, fill="#6b3a2c")
            for s in (-1, 1)
            for x, y in ((80, 614), (110, 622), (96, 634))
        )
    )


def _hats(c: Canvas) -> None:
    """Three hats, all for sale."""
    crown = "M452 214Q440 96 530 84Q624 70 718 84Q808 96 796 214Z"
    band = path("M440 176Q624 140 808 176V222H440Z", fill="#c8323f")
    parts = [c.form(crown, "#5a3a5c", light="#a07aa0", depth=40, inside=band, cast=16, rim_width=10)]
    parts.append(
        c.form(
            "M392 236Q420 170 624 178Q828 170 856 236Q740 206 624 208Q508 206 392 236Z",
            "#4a2f4c",
            light="#a07aa0",
            depth=16,
            cast=22,
        )
    )
    straw = line("M500 40H760M500 56H760M500 72H760", "#b8842c", 3, opacity=0.6)
    ribbon = rect(480, 66, 300, 26, fill="#2f6fb8")
    boater = c.form(box(520, 26, 216, 76, 12), "#f0cf7a", depth=20, inside=straw + ribbon, cast=8) + c.form(
        oval(628, 100, 170, 20), "#e8c05a", depth=10, cast=10
    )
    parts.append(turn(boater, 5, 628, 90))
    fez = c.form("M588 34L600 -24Q640 -36 680 -24L694 34Q640 46 588 34Z", "#3f9c6b", depth=16, cast=8)
    parts.append(
        turn(
            fez + line("M640 -28Q700 -40 716 10", "#ffd25a", 5) + circle(716, 14, 9, fill="#ffd25a"),
            -6,
            640,
            20,
        )
    )
    c.add(place("".join(parts), 624 * 0.2, 236 * 0.2, 0.8))
    c.add(
        circle(868, 376, 26, fill="none", stroke="#ffcf3a", stroke_width=11),
        circle(864, 372, 26, fill="none", stroke="#fff2b0", stroke_width=3),
    )


def _swap(c: Canvas, fur: str, robe: str) -> None:
    """One hand offers all its cards, the other already asks for yours."""
    counter = path("M-20 880H1268V970H-20Z", fill=c.linear("#a8642c", "#4a2412", start=(0, 0), end=(0, 1)))
    c.add(c.form(tube(pts("330,980 260,900 250,820"), (190, 150, 120)), robe, depth=36, cast=14))
    for k, (tint, mark) in enumerate(
        (
            ("#b3261e", "star"),
            ("#2e7d5b", "moon"),
            ("#6a3fb5", "gem"),
            ("#3d6fb6", "sun"),
            ("#b98500", "star"),
        )
    ):
        a = -44 + 22 * k
        c.add(
            card(
                c,
                244 + 190 * math.sin(math.radians(a)),
                770 - 190 * math.cos(math.radians(a)),
                a,
                tint,
                1.15,
                mark,
            )
        )
    hold = [pts(p) for p in ("300,770 250,720 190,730", "306,804 250,764 184,776", "300,834 250,808 190,820")]
    c.add(
        c.form(oval(262, 800, 66, 64), fur, depth=22, cast=10),
        fingers(c, hold, (46, 46, 36), fur),
        fingers(c, [pts("230,820 214,750 226,700")], (50, 42, 30), fur),
    )
    c.add(c.form(tube(pts("920,980 1000,900 1020,840"), (190, 150, 120)), robe, depth=36, cast=14))
    palm = blob(pts("950,800 990,740 1080,720 1150,750 1150,820 1080,860 990,856"))
    reach = [
        pts(p)
        for p in (
            "1100,740 1160,690 1190,640",
            "1070,730 1110,660 1122,600",
            "1030,736 1044,660 1040,600",
            "980,780 930,730 900,720",
        )
    ]
    c.add(
        fingers(c, reach, (52, 44, 30), fur),
        c.form(
            palm, fur, light="#f6dca0", depth=30, cast=12, inside=c.dim(1070, 800, 70, 40, "#a8605a", 0.5)
        ),
    )
    c.add(line("M1020 790Q1080 760 1130 790M1040 820Q1090 800 1124 812", "#8a4a34", 5, opacity=0.6))
    c.add(counter, rect(0, 880, 1248, 6, fill="#ffd08a", opacity=0.7))
    for x, y in ((480, 900), (486, 884), (478, 868), (560, 904), (640, 902), (646, 886), (760, 902)):
        c.add(coin(c, x, y, 44, 0.42))


def vulch(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.linear(
                "#4a1f3f", (0.4, "#b0522f"), (0.72, "#f0a83c"), "#7a3a22", start=(0.5, 0), end=(0.5, 1)
            ),
        )
    )
    c.add(
        circle(
            560,
            400,
            330,
            fill=c.radial("#fff6c0", (0.6, "#ffd25a"), "#ff9a3c"),
            filter=c.glow("#ffb84a", 40, 0.5),
        )
    )
    scrap(c)
    cloak = "#4a3a5c"
    wing = blob(pts(f"640,640 720,480 860,350 1010,320 1130,420 1210,620 1260,{FLOOR} 480,{FLOOR} 540,800"))
    c.add(c.form(wing, cloak, light="#8a78a0", depth=80, cast=30, rim="#ffd08a", rim_width=13))
    feathers = []
    for row in reversed(range(7)):
        for k in range(8):
            x, y = 1210 - k * 88 - row * 16 + (row % 2) * 44, 400 + row * 88 + k * 16
            tint = darken(cloak, c.rng.uniform(0, 0.3))
            feathers.append(
                place(_feather(c, c.rng.uniform(120, 144), tint), x, y, 1, c.rng.uniform(4, 16) - k * 5)
            )
    c.add(group(*feathers, clip_path=c.clip(wing)))
    skin = "#d8685f"
    neck = tube(pts("690,680 740,590 730,480 640,400"), (190, 150, 150, 190))
    wrinkles = strokes(
        ("650,560 720,570 790,550", "660,500 720,520 800,500", "640,620 710,636 770,610"), "#8a2f3a", 8, 0.7
    )
    c.add(
        c.form(neck, skin, light="#f6a890", dark="#5a1830", depth=46, inside=wrinkles, cast=16, rim="#ffe0a0")
    )
    ruff_points = pts("560,650 650,610 760,600 830,640 800,720 720,800 620,840 540,780 540,680")
    for inset, tint in ((0, "#b8a890"), (34, "#d8ccb4"), (70, "#f3ead8")):
        ring = [
            (680 + (x - 680) * (1 - inset / 260), 680 + (y - 680) * (1 - inset / 260)) for x, y in ruff_points
        ]
        c.add(
            c.form(
                shaggy(c.rng, ring, 46, 26),
                tint,
                depth=26,
                rim="#ffd08a" if not inset else None,
                rim_width=6,
                cast=14,
            )
        )
    _buzzard(c, skin)
    _trinkets(c)
    _loot(c)


def _buzzard(c: Canvas, skin: str) -> None:
    """A bald head in profile with a great hooked beak and a jeweller's lens."""
    tufts = ("640,210 660,130 640,70", "680,220 730,150 740,80", "710,250 790,210 830,150")
    c.add(*(c.form(tube(pts(p), (26, 18, 4)), "#3a2a44", depth=6, rim_width=3) for p in tufts))
    head = blob(pts("540,200 660,190 760,260 784,380 730,490 620,520 500,500 430,420 440,290"))
    c.add(
        c.form(
            head,
            skin,
            light="#f6a890",
            dark="#5a1830",
            depth=66,
            cast=26,
            rim="#ffe0a0",
            rim_width=12,
            inside=strokes(("700,250 740,300 750,360", "660,480 700,450 720,420"), "#8a2f3a", 8, 0.6),
        )
    )
    lower = blob(pts("500,490 420,520 330,570 290,600 340,610 440,590 540,540"))
    c.add(c.form(lower, "#c8822c", depth=18, rim_width=5, cast=10))
    beak = blob(
        pts(
            "520,280 430,300 320,340 220,420 180,520 196,640 230,560 300,520 400,510 520,500 560,440 560,340"
        ),
        0.9,
    )
    shine = strokes(("500,330 380,350 270,420 220,500",), "#fff0b8", 16, 0.5) + path(
        oval(430, 380, 34, 15), fill="#5a2a14"
    )
    c.add(
        c.form(beak, "#f0ac3a", light="#ffe08a", dark="#8a3a1c", depth=46, inside=shine, cast=22, rim_width=8)
    )
    c.add(
        strokes(("560,512 460,520 360,536 300,560",), "#5a2414", 9, 0.9),
        strokes(("560,500 590,520 586,546",), "#5a1830", 10),
    )
    c.add(circle(604, 330, 100, fill="#8a2f3a"))
    c.add(
        c.eye(
            604,
            330,
            82,
            "#e8d02c",
            size=0.6,
            black=0.36,
            look=(-0.6, 0.4),
            lid=skin,
            upper=0.26,
            lower=0.1,
            tilt=-16,
        )
    )
    c.add(
        circle(604, 330, 104, fill=alpha("#d8f6ff", 0.14), stroke="#8a5a24", stroke_width=22),
        circle(600, 326, 104, fill="none", stroke="#ffe0a0", stroke_width=6),
    )
    c.add(c.gloss(560, 280, 40, 18, -40, 0.8), line("M700 296L790 260", "#6b3f1c", 16))
    c.add(strokes(("480,236 560,196 680,206",), "#5a1830", 20, 0.9))


def _feather(c: Canvas, size: float, colour: str) -> str:
    """A broad feather, tip down."""
    d = blob(
        [
            (-size * 0.5, -size * 0.6),
            (size * 0.5, -size * 0.6),
            (size * 0.4, size * 0.2),
            (size * 0.04, size * 0.95),
            (-size * 0.4, size * 0.2),
        ]
    )
    return c.form(
        d,
        colour,
        light=lighten(colour, 0.35),
        depth=size * 0.16,
        rim="#ffc08a",
        rim_width=5,
        inside=line(f"M0 {-size * 0.5}V{size * 0.6}", lighten(colour, 0.4), 4, opacity=0.5),
        cast=8,
    )


def _trinkets(c: Canvas) -> None:
    """A string of kept things: cogs, a key, a star."""
    c.add(
        line(smooth(pts("540,740 590,850 680,880 780,830 826,700")), "#5a3a1c", 8),
        line(smooth(pts("540,740 590,850 680,880 780,830 826,700")), "#e8c88a", 3),
    )
    c.add(
        metal(c, gear(590, 866, 50, 9), "#b8bcc8", 12, cast=8),
        coin(c, 690, 900, 46),
        metal(c, gear(786, 846, 40, 8), "#c88a4a", 10, cast=8),
    )


def _loot(c: Canvas) -> None:
    """A claw holds up somebody's thrown away device, still glowing."""
    c.add(limb(c, pts("470,1000 380,900 300,850"), (90, 70, 70), "#c8a03c"))
    c.add(
        circle(
            236,
            770,
            190,
            fill=c.radial(alpha("#e0b0ff", 0.95), (0.5, alpha("#a05cff", 0.4)), (1.0, alpha("#a05cff", 0))),
        )
    )
    c.add(
        crystal(c, 246, 830, 96, 190, -6, "#a45cf0"),
        crystal(c, 204, 836, 56, 116, -30, "#c47cff"),
        crystal(c, 292, 836, 56, 120, 24, "#7c3ad8"),
    )
    c.add(
        metal(c, box(160, 816, 176, 56, 16), "#8a90a8", 14, cast=10),
        lamp(c, 200, 844, 9, "#6affa0"),
        lamp(c, 296, 844, 9, "#ff6a6a"),
    )
    toes = [
        pts(p)
        for p in (
            "290,900 210,900 160,850 176,800",
            "310,890 250,900 226,850 236,806",
            "330,880 330,880 320,830 300,800",
        )
    ]
    for points in toes:
        c.add(c.form(tube(points, (56, 48, 36, 8)), "#c8a03c", depth=16, rim_width=4, cast=8))
    c.add(*(sparkle(x, y, r) for x, y, r in ((150, 680, 26), (330, 640, 18), (120, 800, 14))))


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"trader": trader, "vulch": vulch}
