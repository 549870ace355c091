"""Cosmic portraits of the night: Shadow and Zombie."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import FLOOR, brow, maw, saucer, scribble, tongue, tooth
from cosmic_kit_c import fingers, strokes, wash
from paint import (
    Canvas,
    alpha,
    blob,
    circle,
    darken,
    ellipse,
    group,
    line,
    oval,
    path,
    polygon,
    rect,
    shaggy,
    smooth,
    tube,
    turn,
)
from props import lamp, limb, pts, soft


def shadow(c: Canvas) -> None:
    c.add(wash(c, "#ffd98a", "#c0722a", "#2a0f12", (0.3, 0.26)))
    c.add(_bricks(c, "#5a2410", 0.5))
    c.add(path("M-20 800H1268V970H-20Z", fill=c.linear("#6b4030", "#1a0c14", start=(0, 0), end=(0, 1))))
    c.add(rect(0, 796, 1248, 12, fill="#ffd9a0", opacity=0.5))
    coat = blob(
        pts("560,430 640,520 800,540 900,640 960,800 980,970 300,970 310,800 330,640 400,540 500,520"),
        0.8,
    )
    head = blob(pts("620,140 720,180 764,300 740,430 680,520 610,560 540,520 480,430 456,300 510,180"))
    hat = (
        "M300 268Q460 200 620 206Q800 200 960 290Q800 330 620 320Q430 322 300 268Z"
        "M440 250Q470 60 540 40Q600 70 650 36Q760 40 800 262Z"
    )
    collar = polygon(pts("420,560 470,440 590,600 620,700 660,600 790,440 830,570 720,760 540,760"))
    shapes = (coat, head, hat, collar, *_reach(), *_claw())
    dark = c.linear("#46226b", (0.5, "#1c0c33"), "#080312", start=(400, 40), end=(760, 940), user=True)
    c.add(
        *(soft(c, shape, "#1c0c33", 22, 0.6) for shape in shapes[:5]),
        *(path(shape, fill=dark) for shape in shapes),
    )
    c.add(group(_bricks(c, "#b08aff", 0.13), clip_path=c.clip(*shapes)))
    c.add(line(collar, "#7a4ab0", 5, opacity=0.6))
    c.add(line("M318 262Q460 206 620 212", "#c8a0ff", 5, opacity=0.5))
    for x, d in (
        (542, "M476 352Q520 330 596 402Q560 430 520 414Q488 398 476 352Z"),
        (690, "M756 352Q712 330 636 402Q672 430 712 414Q744 398 756 352Z"),
    ):
        c.add(c.dim(x, 386, 110, 80, "#fff0a0", 0.75), path(d, fill=c.linear("#fffbe0", "#ffd24a")))
        c.add(ellipse(x + 6, 388, 10, 22, fill="#1c0c33"))
    c.add(path("M500 462Q616 560 736 452Q700 544 616 544Q536 544 500 462Z", fill="#fff6d0"))
    c.add(line("M536 494V524M568 512V540M604 520V544M640 518V544M676 506V534M706 484V512", "#1c0c33", 6))
    _victims(c)
    c.add(line("M104 -10V60", "#1a0c14", 12), lamp(c, 104, 150, 46, "#ffe08a"))
    c.add(c.form("M30 136Q40 60 104 56Q168 60 178 136Z", "#3a2a3a", depth=16, rim_width=5))


def _bricks(c: Canvas, colour: str, opacity: float) -> str:
    """The courses of the wall."""
    rows = "".join(f"M0 {y}H1248" for y in range(40, 800, 76))
    ends = "".join(
        f"M{x} {y}v76" for i, y in enumerate(range(40, 800, 76)) for x in range(40 + 76 * (i % 2), 1248, 152)
    )
    return line(rows + ends, colour, 6, opacity=opacity)


def _reach() -> list[str]:
    """The long arm that crawls along the wall to the right and down to its victim."""
    arm = tube(pts("790,640 870,520 990,420 1060,440"), (140, 84, 54, 60))
    claws = (
        "1040,430 1110,470 1120,570 1070,660",
        "1060,420 1150,480 1156,590 1100,680",
        "1030,450 1060,520 1046,590 1000,650",
        "1020,440 990,520 940,570 930,640",
    )
    return [arm, *(tube(pts(points), (40, 32, 22, 3)) for points in claws)]


def _claw() -> list[str]:
    """The other hand, spread in the lamplight."""
    arm = tube(pts("420,640 300,600 220,500 214,420"), (140, 84, 54, 56))
    claws = (
        "200,440 150,380 130,300 150,220",
        "210,420 200,340 206,260 240,190",
        "226,420 260,350 300,290 350,250",
        "230,440 300,410 350,390 390,400",
    )
    return [arm, *(tube(pts(points), (40, 30, 20, 3)) for points in claws)]


def _victims(c: Canvas) -> None:
    """A row of ships on the ledge; the last one is already chosen."""
    for x, tint in ((170, "#5bd3f9"), (420, "#17a47c"), (672, "#e0b100")):
        c.add(c.dim(x, 858, 140, 26, "#05020a", 0.8), saucer(c, x, 826, 0.86, 0, tint))
        for side in (-1, 1):
            c.add(
                circle(x + side * 16, 782, 14, fill="#ffffff"),
                circle(x + side * 16 + 5, 780, 6, fill="#14100f"),
            )
    c.add(c.dim(1010, 700, 190, 130, "#ff6a4a", 0.5), saucer(c, 1016, 706, 0.92, 13, "#d0302a"))
    for side in (-1, 1):
        c.add(
            circle(1026 + side * 18, 658 + side * 4, 18, fill="#ffffff"),
            circle(1026 + side * 18, 652 + side * 4, 7, fill="#14100f"),
        )
    c.add(path(tube(pts("1156,560 1158,620 1110,690 1060,724"), (30, 28, 20, 3)), fill="#12071f"))
    c.add(path(tube(pts("930,600 920,650 940,700 980,724"), (28, 26, 18, 3)), fill="#12071f"))


def zombie(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#2f1f5c", "#0d0a22", glow="#6a4ab0", at=(0.5, 0.3), clouds=("#4a2a7a", "#1c4a4a"), stars=90
        )
    )
    c.add(
        c.dim(900, 250, 420, 420, "#d8ff7a", 0.55),
        circle(900, 250, 190, fill=c.radial("#fbffd0", (0.7, "#d8f07a"), "#a8c44a")),
    )
    c.add(
        *(
            circle(x, y, r, fill="#a8bc4a", opacity=0.5)
            for x, y, r in ((840, 180, 34), (960, 150, 22), (990, 330, 40), (900, 350, 18))
        )
    )
    _graveyard(c)
    skin, cloth = "#8ed0a4", "#6a4a86"
    coat = blob(pts(f"240,{FLOOR} 270,860 340,740 470,680 624,670 790,680 910,740 980,860 1010,{FLOOR}"))
    rags = strokes(
        ("420,720 440,840 400,980", "820,720 810,840 850,980", "540,800 560,900 540,990"), "#2f1c44", 9, 0.7
    )
    ribs = group(
        ellipse(650, 880, 120, 96, fill="#23122e"),
        line("M560 840Q650 800 740 840M550 880Q650 840 750 880M560 920Q650 884 744 920", "#f0ead0", 17),
        line("M650 800V960", "#d8cfae", 19),
    )
    c.add(
        c.form(
            coat, cloth, light="#a884c0", depth=60, inside=rags + ribs, cast=24, rim="#d8ff9a", rim_width=12
        )
    )
    c.add(
        c.form(
            tube(pts("640,600 650,680 640,740"), (190, 170, 210)), darken(skin, 0.15), depth=40, rim="#d8ff9a"
        )
    )
    lapel = polygon(pts("500,690 600,740 560,880 520,810 470,830 430,740"))
    c.add(c.form(lapel, "#523870", depth=18, rim=None, cast=10))
    c.add(
        c.form(
            polygon(pts("770,690 690,740 730,880 770,810 820,830 850,740")),
            "#523870",
            depth=18,
            rim="#d8ff9a",
            cast=10,
        )
    )
    c.add(turn(_undead_head(c, skin), -7, 620, 420))
    _spare_arm(c, skin, cloth)


def _undead_head(c: Canvas, skin: str) -> str:
    """A battered square head: one eye too big, one too small, stitches, a friendly grin."""
    ear = c.form(
        blob(pts("880,380 950,330 980,400 950,420 970,450 900,500")), skin, depth=18, rim="#d8ff9a", cast=8
    )
    other = c.form(blob(pts("360,400 300,340 262,400 300,480 370,500")), skin, depth=18, rim_width=4)
    outline = blob(
        pts(
            "420,170 540,120 700,112 830,160 890,270 896,430 860,560 800,660 690,716 560,712 450,660 384,560"
            " 350,430 360,270"
        )
    )
    patch = path(blob(pts("680,100 840,120 920,260 800,300 720,240")), fill="#6fae9c", opacity=0.9)
    rot = c.dim(430, 580, 90, 70, "#4a3a86", 0.5) + c.dim(820, 560, 80, 90, "#5a4a9c", 0.45)
    cracks = strokes(("380,300 430,330 420,370 460,390",), "#2f6650", 6, 0.7)
    head = c.form(
        outline,
        skin,
        light="#d8f6cc",
        dark="#1f4a4a",
        depth=80,
        inside=patch + rot + cracks,
        cast=30,
        rim="#d8ff9a",
        rim_width=13,
    )
    hair = path(
        shaggy(c.rng, pts("400,220 440,130 560,84 700,76 780,110 700,130 560,140 470,190"), 40, 22),
        fill="#2a1c3a",
    )
    seam = smooth(pts("690,112 722,236 800,300 894,262"))
    ticks = "M676 150l48 -8M684 200l52 -14M712 254l36 -36M760 302l20 -46M816 322l0 -48M866 304l-18 -48"
    stitch = line(seam, "#234a3a", 6) + line(ticks, "#1c2f2a", 7)
    eyes = circle(518, 370, 122, fill=darken(skin, 0.55)) + c.eye(
        518, 366, 114, "#d8a82c", size=0.4, black=0.5, look=(0.3, 0.15), white="#fdf6d8"
    )
    veins = line(
        "M412 380q30 -6 44 8M420 420q24 -10 40 0M470 462q8 -18 24 -20M600 290q-8 16 -24 20",
        "#d8483a",
        5,
        opacity=0.7,
    )
    small = circle(752, 386, 76, fill=darken(skin, 0.6)) + c.eye(
        752,
        388,
        64,
        "#d8483a",
        size=0.42,
        look=(-0.3, 0.1),
        lid=darken(skin, 0.12),
        upper=0.46,
        lower=0.2,
        tilt=-8,
    )
    nose = path(
        "M622 446Q640 420 660 446Q690 500 674 520Q656 506 640 520Q622 512 606 524Q594 500 622 446Z",
        fill="#1c2f2a",
    )
    mouth = "M448 560Q620 640 826 544Q826 650 700 676Q520 690 448 560Z"
    fill = "".join(
        tooth(c, x, y, 38, h, 0.2, "#f0ead0")
        for x, y, h in ((500, 568, 40), (590, 588, 46), (704, 582, 42), (782, 556, 36))
    )
    fill += "".join(tooth(c, x, y, 36, -34, 0.2, "#e0d8b0") for x, y in ((560, 672), (720, 676)))
    grin = maw(c, mouth, tongue(c, 640, 690, 110, 60, "#9c5ac0") + fill, lip="#1c3a30", width=9)
    brows = brow(c, pts("404,252 500,214 600,236"), "#2a1c3a", (12, 30, 14)) + brow(
        c, pts("690,318 760,284 836,312"), "#2a1c3a", (10, 24, 10)
    )
    worm = c.form(
        tube(pts("930,400 990,390 1010,350 1050,350"), (24, 26, 28, 30)), "#f0a0a8", depth=8, rim_width=3
    )
    worm += circle(1052, 344, 6, fill="#1c1420") + scribble(
        [(1044, 358), (1052, 362), (1060, 356)], "#7a2f3a", 4, 1
    )
    return other + worm + ear + head + hair + stitch + eyes + veins + small + nose + grin + brows


def _spare_arm(c: Canvas, skin: str, cloth: str) -> None:
    """Its one good hand waves with the arm that came off."""
    sleeve = c.form(
        tube(pts("330,860 220,840 160,740"), (190, 150, 120)), cloth, light="#a884c0", depth=36, cast=16
    )
    bone = (
        limb(c, pts("150,800 140,720"), (44, 40), "#f0ead0")
        + circle(136, 806, 24, fill="#e0d8b8")
        + circle(168, 810, 24, fill="#f6f0dc")
    )
    loose = limb(c, pts("146,720 130,600 140,470 150,380"), (104, 92, 76, 84), skin)
    torn = c.form(
        polygon(pts("90,640 200,640 206,730 180,712 160,744 138,716 112,742 88,716")),
        "#8a3a5a",
        depth=14,
        rim_width=4,
    )
    palm = c.form(blob(pts("104,380 110,310 160,290 206,320 204,390 150,420")), skin, depth=24, rim="#d8ff9a")
    tips = [
        pts(p)
        for p in (
            "120,320 92,240 84,190",
            "150,306 146,220 148,160",
            "186,314 206,236 216,184",
            "200,370 250,330 280,300",
        )
    ]
    wave = fingers(c, tips, (46, 40, 28), skin) + palm + line("M100 470q50 26 96 2", "#2f6650", 7)
    c.add(bone, loose, torn, turn(wave, 4, 150, 380), sleeve)
    knuckles = [
        pts(p) for p in ("226,700 170,690 96,708", "232,736 170,730 92,746", "228,772 170,768 104,780")
    ]
    c.add(
        c.form(oval(206, 734, 56, 70), skin, depth=22, rim_width=5),
        fingers(c, knuckles, (44, 44, 34), skin, 6),
    )
    c.add(line("M40 340q-26 -50 -4 -110M14 320q-14 -30 0 -70", "#d8ff9a", 8, opacity=0.6))


def _graveyard(c: Canvas) -> None:
    """Hills of wrecks: saucers standing in the ground like gravestones."""
    for y, tint in ((600, "#2f2a5c"), (720, "#221c44")):
        c.add(
            path(
                smooth([(x, y + 30 * ((x // 90) % 3)) for x in range(-80, 1400, 90)]) + "V960H-80Z",
                fill=c.linear(tint, darken(tint, 0.5), start=(0.5, 0), end=(0.5, 1)),
            )
        )
    for x, y, s, a, tint in (
        (1100, 650, 0.9, -74, "#8a8f9c"),
        (1180, 800, 1.0, -100, "#6a7a8a"),
        (330, 610, 0.6, -84, "#7a7f90"),
    ):
        c.add(saucer(c, x, y, s, a, tint), c.dim(x, y + 100 * s, 120 * s, 34 * s, "#0d0a22", 0.9))
    c.add(
        *(
            ellipse(
                c.rng.uniform(0, 1248),
                c.rng.uniform(760, 900),
                c.rng.uniform(90, 200),
                30,
                fill=alpha("#b8f0a0", 0.1),
                filter=c.blur(10),
            )
            for _ in range(10)
        )
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"shadow": shadow, "zombie": zombie}
