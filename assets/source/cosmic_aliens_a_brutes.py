"""Cosmic portraits that hit first: Barbarian and Cudgel."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import (
    CX,
    FLOOR,
    arc_points,
    card,
    maw,
    saucer,
    teeth,
    tongue,
    tooth,
)
from cosmic_aliens_a_lab import wash
from paint import (
    Canvas,
    blob,
    box,
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
    shaggy,
    star,
    tube,
    turn,
)
from props import GOLD, bead, grip, lamp, limb, metal, pts, solid
from scenery import coin, flame, fur, puff


def barbarian(c: Canvas) -> None:
    """A roaring raider with a saucer for a helmet, an axe and both hands full of other people's cards."""
    c.add(wash(c, "#ffb04a", "#c2471c", "#2a0a12", (0.45, 0.45)))
    for x, w, h in (
        (40, 130, 330),
        (190, 100, 240),
        (330, 90, 300),
        (900, 110, 260),
        (1040, 90, 340),
        (1160, 120, 250),
    ):
        c.add(flame(c, x + w / 2, 700 - h, h * 0.7, w * 0.8, 180, "#ff7a2b"))
        c.add(
            path(
                polygon([(x, 960), (x, 700 - h), (x + w * 0.4, 740 - h), (x + w, 690 - h), (x + w, 960)]),
                fill="#4a1416",
            )
        )
    for x, y, r in ((120, 120, 70), (1130, 90, 80), (1000, 40, 60)):
        c.add(puff(c, x, y, r, "#5a2428", 0.7))
    skin, beard, pelt = "#4aa08c", "#d8421c", "#6b4630"
    fell = mirrored([(CX - 30, 560), (760, 590), (930, 680), (1000, 820), (1010, FLOOR)], CX - 30)
    c.add(
        c.form(
            shaggy(c.rng, fell, 40, 24),
            pelt,
            depth=60,
            rim_width=11,
            cast=24,
            inside=fur(c, fell, pelt, 260, 60),
        )
    )
    c.add(_axe(c))
    face = blob(mirrored([(594, 210), (740, 230), (800, 340), (800, 480), (720, 600), (594, 630)], 594))
    c.add(c.form(face, skin, light="#a8f0d0", dark="#0d3a4c", depth=60, rim_width=11, cast=20))
    for side in (-1, 1):
        ear = solid(c, blob([(790, 350), (880, 300), (910, 330), (870, 420), (796, 440)]), skin, 24, cast=8)
        ear += line(oval(872, 420, 24, 30), GOLD, 9)
        c.add(ear if side > 0 else mirror(ear, 594))
    locks = mirrored(
        [(594, 520), (690, 480), (806, 420), (830, 560), (770, 740), (680, 860), (594, 930)], 594
    )
    c.add(
        c.form(
            shaggy(c.rng, locks, 34, 22),
            beard,
            light="#ff9a4a",
            dark="#5a0a14",
            depth=60,
            rim_width=10,
            cast=26,
            inside=fur(c, locks, beard, 220, 70),
        )
    )
    for side in (-1, 1):
        x = 594 + side * 126
        plait = "".join(
            solid(c, oval(x + side * 6 * k, 740 + 46 * k, 40 - 3 * k, 34), beard, 18, light="#ff9a4a")
            for k in range(4)
        )
        c.add(plait, metal(c, box(x + side * 14 - 34, 890, 68, 40, 10), GOLD, 12, cast=8))
    c.add(
        c.eye(
            496, 372, 62, "#ffb020", look=(0.3, 0.05), lid=darken(skin, 0.15), upper=0.3, lower=0.14, tilt=16
        )
    )
    c.add(
        c.eye(
            692, 372, 62, "#ffb020", look=(0.3, 0.05), lid=darken(skin, 0.15), upper=0.3, lower=0.14, tilt=-16
        )
    )
    for side in (-1, 1):
        hairs = [
            (594 + side * 30, 344),
            (594 + side * 96, 296),
            (594 + side * 190, 276),
            (594 + side * 120, 334),
        ]
        c.add(
            solid(c, shaggy(c.rng, hairs if side < 0 else hairs[::-1], 18, 12), beard, 14, cast=8, rim=None)
        )
    mouth = "M430 556Q594 596 758 556Q756 720 594 730Q432 720 430 556Z"
    c.add(
        maw(
            c,
            mouth,
            teeth(c, 594, 572, 8, 40, 46, 0.2, 14) + tongue(c, 594, 730, 100, 50),
            lip="#3a0810",
            width=10,
        )
    )
    c.add(tooth(c, 474, 670, 46, -110, 0.7), tooth(c, 714, 670, 46, -110, 0.7))
    c.add(
        solid(
            c,
            blob(pts("594,380 644,410 676,480 630,516 594,508 558,516 512,480 544,410")),
            lighten(skin, 0.08),
            26,
            cast=12,
        )
    )
    c.add(
        solid(
            c,
            shaggy(
                c.rng,
                pts(
                    "594,524 680,496 780,500 850,410 846,530 730,590 594,560 458,590 342,530 338,410"
                    " 408,500 508,496"
                ),
                14,
                14,
            ),
            beard,
            18,
            light="#ff9a4a",
            cast=10,
        )
    )
    _saucer_helmet(c)
    c.add(limb(c, pts("330,900 200,850 236,700"), (130, 120, 90), skin))
    for k, hue in enumerate(("#b3261e", "#2e7d5b", "#6a3fb5", "#b98500")):
        c.add(
            turn(card(c, 236, 540, 0, hue, 1.05, ("star", "moon", "gem", "sun")[k]), -36 + 24 * k, 240, 690)
        )
    c.add(grip(c, 238, 668, 62, -6, skin, 3))
    for x, y in ((96, 900), (190, 924), (40, 930)):
        c.add(coin(c, x, y, 62, 0.45))


def _axe(c: Canvas) -> str:
    """A two-edged axe held upright at the right, its hand included."""
    shaft = solid(c, tube(pts("1046,980 1040,600 1036,90"), (42, 38, 40)), "#7a4a2a", 14, cast=12)
    shaft += line("".join(f"M1020 {y}l44 -22" for y in range(520, 720, 26)), "#2a140c", 9, opacity=0.7)
    edge = "M1040 160C1100 150 1140 120 1180 60C1226 170 1226 290 1180 400C1140 340 1100 310 1040 300Z"
    blade = metal(c, edge, "#a8b4cc", 24, cast=16) + line(
        "M1164 110C1194 190 1194 270 1164 350", "#ffffff", 8, opacity=0.8
    )
    left = group(blade, transform="translate(2072 0) scale(-1 1)")
    knob = solid(c, box(1000, 150, 76, 160, 14), "#5a6078", 18) + bead(c, 1038, 230, 22, "#e0342f")
    fist = limb(c, pts("880,900 1010,880 1050,770"), (130, 116, 92), "#4aa08c") + grip(
        c, 1044, 720, 66, 4, "#4aa08c", 3
    )
    return shaft + left + blade + knob + fist


def _saucer_helmet(c: Canvas) -> None:
    """A captured ship worn as a helmet, horns bolted on."""
    for side in (-1, 1):
        horn = tube(pts("780,210 880,190 930,110 900,20"), (96, 80, 54, 12))
        bone = solid(
            c,
            horn,
            "#f0e2c0",
            26,
            cast=14,
            inside=line(
                "M800 150l30 110M850 140l40 90M880 110l70 50M890 70l60 20", "#9c7a4a", 7, opacity=0.6
            ),
        )
        c.add(bone if side > 0 else mirror(bone, 594))
    c.add(
        solid(
            c,
            "M430 230C440 70 520 20 594 20C668 20 748 70 758 230Z",
            "#8ad8e8",
            40,
            cast=10,
            light="#eaffff",
            dark="#1c5a7c",
        )
    )
    c.add(c.gloss(510, 110, 36, 60, 24, 0.8), line("M640 60l30 50l-26 30l34 50", "#ffffff", 5, opacity=0.7))
    c.add(metal(c, "M350 250C420 170 768 170 838 250C768 320 420 320 350 250Z", "#8a93ac", 30, cast=16))
    c.add(*(lamp(c, x, y, 13, "#ffd34e") for x, y in arc_points(594, 226, 200, 52, 25, 155, 6)))


def cudgel(c: Canvas) -> None:
    """The stone brute at work: one swing, and somebody's ships are gone."""
    stone = "#8487a8"
    c.add(wash(c, "#d8489c", "#6b1f6c", "#1a0a2a", (0.55, 0.36)), c.rays(250, 770, 1100, "#ffd0a0", 30, 0.35))
    for x, y, h in ((980, 640, 90), (1120, 600, 130), (860, 700, 60)):
        c.add(
            path(
                polygon(
                    [(x - 150, 960), (x - 40, y), (x + 10, y + 40), (x + 60, y - h * 0.4), (x + 180, 960)]
                ),
                fill=c.linear("#5a2a6c", "#240d38"),
            )
        )
    body = blob(pts("640,430 800,440 980,520 1080,700 1110,1010 330,1010 340,720 420,560"))
    cracks = line(
        (
            "M960 620l-50 50l26 30l-50 60M420 640l46 20l-10 40l40 26M880 860l-60 -20l-10 -50M560"
            " 900l40 -30l50 20"
        ),
        "#2a2444",
        8,
        opacity=0.6,
    )
    sash = path(
        polygon(pts("840,440 960,490 560,1010 400,1010")), fill=c.linear("#ff5a4a", "#a3142a", "#5a0a22")
    )
    sash += line("M840 440L400 1010M960 490L560 1010", "#ffd27a", 9)
    c.add(solid(c, body, stone, 76, cast=30, inside=cracks + sash))
    head = blob(
        pts("690,100 820,116 900,210 920,340 890,480 780,560 620,556 500,470 486,330 520,200 590,120")
    )
    horn = solid(
        c,
        blob(pts("640,150 616,50 670,-20 700,50 730,140")),
        "#f0e2c0",
        26,
        cast=10,
        inside=line("M610 90l90 -10M616 120l110 -12M630 50l60 -6", "#8a6a48", 7, opacity=0.6),
    )
    marks = line("M860 200l24 40l-20 26l26 40M520 400l34 14M760 130l-10 40l24 16", "#2a2444", 8, opacity=0.6)
    c.add(horn, solid(c, head, stone, 62, cast=28, inside=marks + c.dim(580, 240, 150, 110, "#ffffff", 0.18)))
    for x, side in ((600, 1), (796, -1)):
        c.add(c.dim(x, 304, 92, 70, "#141024", 0.75))
        c.add(
            c.eye(x, 304, 56, "#ffb020", look=(-0.5, 0.45), lid=stone, upper=0.28, tilt=18 * side, black=0.4)
        )
    c.add(
        solid(
            c,
            blob(pts("486,250 590,216 696,290 800,208 912,236 900,286 800,272 696,344 590,284 494,302")),
            darken(stone, 0.12),
            20,
            cast=12,
        )
    )
    c.add(solid(c, blob(pts("664,330 736,330 766,392 700,416 634,392")), lighten(stone, 0.08), 18, cast=8))
    mouth = "M524 440Q700 400 880 436Q890 560 790 600Q690 616 600 596Q520 560 524 440Z"
    c.add(
        maw(
            c,
            mouth,
            teeth(c, 704, 426, 7, 46, 38, 0.4, -6) + tongue(c, 710, 604, 110, 50),
            lip="#1c142c",
            width=12,
        )
    )
    jaw = blob(pts("516,520 600,560 704,572 800,560 892,512 900,590 810,660 700,676 590,660 510,600"))
    c.add(solid(c, jaw, lighten(stone, 0.05), 28, cast=14))
    for x, lean in ((574, -14), (836, 14)):
        c.add(solid(c, polygon([(x - 30, 580), (x + 30, 572), (x + lean, 420)]), "#f7ecd2", 16, cast=8))
    c.add(
        path(star(236, 780, 230, 96, 11), fill=c.radial("#ffffff", (0.45, "#ffe08a"), (1.0, "#ff8a3a"))),
        c.dim(236, 780, 330, 300, "#ffd05a", 0.6),
    )
    chips = ""
    for _ in range(16):
        at_x, at_y = c.rng.uniform(20, 480), c.rng.uniform(520, 930)
        chip = solid(c, polygon([(-14, 8), (-4, -14), (16, -4), (8, 14)]), mix(stone, "#ffd0a0", 0.3), 6)
        chips += place(chip, at_x, at_y, c.rng.uniform(0.6, 1.6), c.rng.uniform(0, 360))
    c.add(chips, _club(c))
    for x, y, s, a, hue in (
        (120, 420, 0.8, -50, "#5bd3f9"),
        (330, 360, 0.56, 28, "#e0b100"),
        (80, 610, 0.5, 40, "#17916c"),
    ):
        c.add(
            saucer(c, x, y, s, a, hue),
            line(
                (
                    f"M{x + 30 * s} {y + 60 * s}L{x + 84 * s} {y + 170 * s}M{x - 40 * s}"
                    f" {y + 70 * s}L{x - 10 * s} {y + 190 * s}"
                ),
                "#ffe9c0",
                7,
                opacity=0.7,
            ),
        )


def _club(c: Canvas) -> str:
    """The spiked club in full swing, both fists on its handle."""
    wood = "#a0642f"
    parts = limb(c, pts("1060,700 1100,640 1010,560"), (170, 160, 130), "#8487a8", cast=18)
    parts += limb(c, pts("440,640 520,640 700,680"), (150, 140, 110), "#8487a8", cast=18)
    parts += solid(c, tube(pts("1060,540 820,620 520,716"), (50, 46, 80)), wood, 20, cast=18)
    for x, y, a in (
        (470, 590, 20),
        (350, 580, -10),
        (210, 650, -50),
        (180, 790, -110),
        (280, 890, -160),
        (430, 860, 160),
    ):
        parts += place(metal(c, polygon([(-32, 14), (32, 14), (0, -78)]), "#b4bccc", 10), x, y, 1, a)
    bulb = blob(pts("560,640 540,760 440,840 310,870 210,810 200,700 280,610 430,580"))
    grain = line(
        "M520 680Q400 690 250 760M530 740Q420 760 300 830M480 620Q380 630 270 680", "#4a2715", 8, opacity=0.6
    )
    parts += solid(
        c,
        bulb,
        wood,
        54,
        cast=22,
        inside=grain + ellipse(390, 720, 30, 20, fill="none", stroke="#4a2715", stroke_width=8),
    )
    parts += place(
        metal(c, polygon([(-32, 14), (32, 14), (0, -70)]), "#b4bccc", 10, cast=8), 330, 700, 1, -24
    )
    parts += metal(c, polygon([(540, 650), (580, 636), (610, 720), (566, 752)]), "#a98a4a", 10)
    return parts + grip(c, 980, 572, 84, 70, "#9094b4", 3) + grip(c, 780, 642, 84, 70, "#9094b4", 3)


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"barbarian": barbarian, "cudgel": cudgel}
