"""Envoys who mean well: Chosen, Voyager and Field Medic."""

from __future__ import annotations

import math

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
    polygon,
    rect,
    shaggy,
    smooth,
    tube,
    turn,
)
from props import (
    GOLD,
    PAPER,
    bead,
    glass,
    grip,
    hand,
    heart,
    lamp,
    limb,
    maw,
    metal,
    pts,
    smile,
    solid,
    sparkle,
    teeth_row,
)
from scenery import beam, fur, rings, rivets


def chosen(c: Canvas) -> None:
    """A gawky pupil in a robe and crown two sizes too big, lit from above."""
    skin, robe = "#b7a4e6", "#f0e4c8"
    c.add(
        c.backdrop(
            "#2a2a6a", "#0a0a1e", glow="#d0a040", at=(0.5, 0.2), clouds=("#4a3a8b", "#6b4a1f"), stars=90
        )
    )
    c.add(c.rays(624, 60, 1000, "#ffe7a0", 20, 0.4))
    c.add(beam(c, 624, -160, 624, 980, 760, "#fff2c0", 0.6))
    body = blob(pts("624,560 700,590 800,680 880,1010 368,1010 448,680 548,590"))
    folds = line(
        (
            "M520 700Q500 860 470 1010M600 740Q596 880 580 1010M700 720Q730 860 760 1010"
            "M780 740Q820 880 850 1010"
        ),
        "#a08a5a",
        10,
        opacity=0.45,
    )
    trim = path(
        "M560 590L624 720L688 590L720 610L640 790V1010H608V790L528 610Z", fill=c.linear("#ffd970", "#c08a20")
    )
    c.add(solid(c, body, robe, 50, cast=26, inside=folds + trim))
    for side in (-1, 1):
        sleeve = blob(
            [
                (624 + side * 140, 640),
                (624 + side * 250, 720),
                (624 + side * 300, 860),
                (624 + side * 230, 930),
                (624 + side * 130, 840),
            ]
        )
        c.add(
            solid(c, sleeve, robe, 30, cast=14),
            line(
                smooth([(624 + side * 300, 862), (624 + side * 264, 910), (624 + side * 226, 930)]), GOLD, 14
            ),
        )
        c.add(hand(c, 624 + side * 276, 888, 30, 120 * side, skin))
    c.add(limb(c, [(624, 620), (624, 540)], (70, 64), darken(skin, 0.1)))
    for side in (-1, 1):
        ear = blob(
            [
                (624 + side * 190, 380),
                (624 + side * 290, 330),
                (624 + side * 320, 380),
                (624 + side * 270, 440),
                (624 + side * 190, 450),
            ]
        )
        c.add(solid(c, ear, skin, 22, cast=8, inside=c.dim(624 + side * 260, 390, 50, 40, "#d06a9a", 0.7)))
    head = blob(pts("624,220 760,250 836,350 824,460 760,560 624,600 488,560 424,460 412,350 488,250"))
    freckles = "".join(
        circle(x, y, 6, fill="#8a6ac0", opacity=0.7)
        for x, y in ((470, 470), (492, 490), (460, 496), (778, 470), (756, 490), (788, 496))
    )
    c.add(solid(c, head, skin, 46, cast=18, inside=freckles + c.dim(624, 560, 160, 50, "#6a4ac0", 0.3)))
    for side in (-1, 1):
        x = 624 + side * 98
        c.add(c.eye(x, 400, 78, "#2fa88a", look=(-0.05 * side, -0.75), size=0.5))
        c.add(line(oval(x, 400, 92), "#2a1f4a", 18), line(oval(x - 2, 397, 92), "#7a68b8", 5))
        c.add(path(f"M{x - 70} 350L{x - 20} 326L{x - 56} 440L{x - 78} 430Z", fill="#ffffff", opacity=0.22))
    c.add(line("M614 396Q624 384 634 396", "#2a1f4a", 16))
    c.add(rect(606, 384, 36, 26, 6, fill="#f5f0e0"), line("M600 492q24 16 46 0", "#6a4ab0", 7))
    mouth = blob(pts("548,520 624,528 700,520 672,562 624,574 576,562"))
    c.add(maw(c, mouth, teeth=teeth_row(556, 514, 136, 34, 6)))
    c.add(
        line("M560 532Q624 540 688 532", "#9fb4d8", 5),
        "".join(rect(x, 526, 12, 12, 3, fill="#dfe8f8") for x in (574, 598, 622, 646, 668)),
    )
    crown = polygon(pts("456,270 430,110 520,190 560,70 624,180 700,74 736,190 820,116 796,270"))
    c.add(turn(_crown(c, crown), 7, 624, 250))
    for x, y, r in ((250, 220, 20), (980, 300, 26), (330, 480, 14), (930, 560, 16), (880, 140, 14)):
        c.add(sparkle(x, y, r, "#fff0b0"))
    c.add(c.vignette())


def _crown(c: Canvas, d: str) -> str:
    band = "M452 240Q626 290 800 240L796 292Q626 342 458 292Z"
    gems = (
        bead(c, 626, 288, 22, "#d8305a") + bead(c, 520, 276, 15, "#4cc0f0") + bead(c, 732, 276, 15, "#4cc0f0")
    )
    tips = "".join(bead(c, x, y, 15, "#fff0b8") for x, y in ((430, 108), (560, 68), (700, 72), (820, 114)))
    return metal(c, d, GOLD, 20, cast=18) + metal(c, band, "#f0b840", 10, cast=6) + gems + tips


def voyager(c: Canvas) -> None:
    """An octopus in a diver's suit with a spyglass, a friendly dragon in the stars behind."""
    suit, skin = "#e8833a", "#3fb6a4"
    c.add(
        c.backdrop(
            "#10304a", "#070b1a", glow="#2a7a8a", at=(0.5, 0.42), clouds=("#123f4f", "#3a2a6b"), stars=140
        )
    )
    c.add(_dragon(c))
    torso = blob(pts("624,600 800,640 900,760 930,1010 318,1010 348,760 448,640"))
    seams = line("M624 660V1010M400 820Q624 880 850 820", "#8a3a14", 7, opacity=0.6)
    c.add(solid(c, torso, suit, 50, cast=26, inside=seams))
    c.add(metal(c, box(520, 800, 208, 120, 22), "#c8ccd8", 14, cast=10))
    for i, hue in enumerate(("#ff5d5d", "#ffc857", "#4cd07d")):
        c.add(lamp(c, 564 + i * 60, 838, 11, hue))
    c.add(rect(548, 872, 152, 18, 9, fill="#2a3350"), rect(548, 872, 92, 18, 9, fill="#5bd3f9"))
    c.add(metal(c, "M420 640Q624 740 828 640L850 690Q624 800 398 690Z", "#d8a23a", 14, cast=12))
    c.add(rivets([(450 + i * 58, 690 + 34 * math.sin(math.pi * (i + 0.3) / 6.6)) for i in range(7)], 8, GOLD))
    dome = oval(624, 400, 272, 276)
    c.add(path(dome, fill=c.radial(alpha("#1a4a6a", 0.35), alpha("#04101e", 0.75), radius=0.6)))
    inside = []
    for i, (x, bend) in enumerate(((460, -60), (520, -20), (590, 10), (660, 10), (730, 30), (790, 60))):
        inside.append(
            limb(
                c,
                [(600 + (x - 624) * 0.5, 520), (x, 600), (x + bend, 660)],
                (80, 60, 30),
                (skin, darken(skin, 0.12))[i % 2],
                cast=6,
            )
        )
    head = blob(pts("624,176 740,200 806,300 790,420 752,520 624,560 496,520 458,420 442,300 508,200"))
    spots = "".join(
        circle(x, y, r, fill=lighten(skin, 0.3), opacity=0.5)
        for x, y, r in ((560, 230, 22), (620, 206, 14), (700, 240, 26), (760, 310, 14), (500, 280, 13))
    )
    inside.append(solid(c, head, skin, 50, inside=spots))
    inside.append(c.gloss(540, 250, 60, 34))
    inside.append(
        c.eye(
            552,
            410,
            64,
            "#f0b030",
            look=(0.55, -0.2),
            pupil="bar",
            black=0.4,
            lid=darken(skin, 0.1),
            upper=0.18,
            tilt=-8,
        )
    )
    inside.append(
        c.eye(
            700,
            410,
            64,
            "#f0b030",
            look=(0.55, -0.2),
            pupil="bar",
            black=0.4,
            lid=darken(skin, 0.1),
            upper=0.12,
            tilt=8,
        )
    )
    inside.append(smile(c, 628, 506, 110, 40, "#06302c", 10))
    c.add(group(*inside, clip_path=c.clip(dome)))
    c.add(glass(c, dome, "#9fe4ff", strength=0.22, width=14))
    c.add(line("M404 330Q440 210 540 160", alpha("#ffffff", 0.85), 20), circle(566, 150, 9, fill="#ffffff"))
    c.add(line("M800 590Q860 520 874 430", alpha("#bfefff", 0.5), 10))
    c.add(limb(c, [(870, 780), (980, 740), (1000, 620), (940, 540)], (110, 96, 80, 66), suit))
    c.add(turn(_spyglass(c), -24, 880, 480))
    c.add(limb(c, pts("930,560 900,500 850,480 840,520 880,540"), (56, 46, 38, 30, 18), skin))
    c.add(limb(c, [(370, 790), (270, 800), (250, 860)], (104, 92, 80), suit))
    c.add(_map(c))
    c.add(limb(c, [(256, 870), (290, 900), (340, 884), (330, 850)], (52, 44, 34, 18), skin))
    c.add(c.vignette())


def _dragon(c: Canvas) -> str:
    """A dragon constellation: faint scaled body, a smiling horned head, stars along the spine."""
    spine = pts("40,800 30,600 130,440 90,270 190,130 420,76 700,60 900,76 1060,130 1130,230")
    body = tube(spine, (10, 70, 100, 106, 98, 88, 76, 72, 70, 64))
    ridge = pts("60,520 40,360 110,180 260,70 380,36 510,20 640,14 770,16 900,30 1020,60")
    fins = "".join(
        place(
            path("M-30 14Q-10 -50 34 -56Q20 -20 30 14Z", fill="#6ae8d0", opacity=0.55), x, y, 1, -60 + i * 12
        )
        for i, (x, y) in enumerate(ridge)
    )
    head = blob(pts("1090,190 1150,170 1204,200 1226,270 1216,350 1180,420 1120,424 1096,370 1084,290"))
    horns = "M1120 190Q1100 120 1130 70Q1150 130 1156 180ZM1170 184Q1180 120 1220 92Q1220 150 1200 206Z"
    beard = "M1110 420Q1096 470 1126 500Q1130 460 1150 430Z"
    marks = "".join(circle(x, y, 7, fill="#eafff8") for x, y in spine[1:-1])
    face = (
        circle(1136, 270, 24, fill="#fff6c8")
        + circle(1132, 274, 11, fill="#0a2030")
        + circle(1128, 268, 4, fill="#ffffff")
        + circle(1112, 384, 6, fill="#0a3a4a")
        + line("M1094 344Q1150 400 1206 330", "#eafff8", 7)
        + line("M1090 250q20 -30 60 -20", "#eafff8", 6)
        + line("M1108 400Q1040 400 1030 450M1180 410Q1220 440 1200 490", "#bff8ee", 5)
    )
    return group(
        fins,
        path(body, fill=c.linear("#3ac0b0", "#1a4a8a"), opacity=0.5),
        path(horns + beard, fill="#f0d8a0", opacity=0.8),
        solid(c, head, "#3ab8a8", 26),
        line(smooth(spine), "#bff8ee", 4, stroke_dasharray="3 12"),
        marks,
        face,
        opacity=0.85,
    )


def _spyglass(c: Canvas) -> str:
    parts = [
        metal(c, box(780, 446, 110, 60, 10), "#a8642a", 12, cast=10),
        metal(c, box(880, 436, 100, 80, 12), "#d8a23a", 14, cast=8),
        metal(c, box(970, 424, 84, 104, 14), "#a8642a", 16, cast=8),
        ellipse(1052, 476, 18, 50, fill=c.radial("#dff6ff", "#3a8ac0")),
    ]
    return "".join(parts)


def _map(c: Canvas) -> str:
    d = "M206 800Q280 770 350 800Q420 830 480 796L500 930Q430 960 360 930Q290 904 216 936Z"
    marks = (
        line("M240 900q40 -60 80 -30t70 -20t70 -10", "#b3261e", 5, stroke_dasharray="10 12")
        + line("M450 850l24 24M474 850l-24 24", "#b3261e", 7)
        + path("M270 830l22 -30l22 30ZM300 838l18 -24l18 24Z", fill="#8a6a3a", opacity=0.7)
    )
    return solid(c, d, PAPER, 16, cast=14, inside=marks)


def field_medic(c: Canvas) -> None:
    """A fuzzy bee nurse whose sting is a syringe."""
    fuzz, dark = "#f2b632", "#3a2430"
    c.add(
        c.backdrop(
            "#0f3a3c", "#06141c", glow="#2fa08a", at=(0.45, 0.4), clouds=("#12504f", "#1f3a6b"), stars=80
        )
    )
    c.add(rings(600, 440, (350, 410, 480), "#a8ffe4", 0.2))
    for side in (-1, 1):
        for dx, dy, s in ((330, 330, 1.0), (300, 560, 0.74)):
            wing = [
                (624, 520),
                (624 + side * dx * 0.5, dy - 120 * s),
                (624 + side * (dx + 70), dy - 120 * s),
                (624 + side * (dx + 60), dy + 60 * s),
                (624 + side * dx * 0.6, dy + 140 * s),
            ]
            d = blob(wing)
            veins = line(
                (
                    f"M{624 + side * 120} {dy + 90}L{624 + side * (dx + 40)} {dy - 60}"
                    f"M{624 + side * 120} {dy + 90}L{624 + side * (dx + 20)} {dy + 40}"
                    f"M{624 + side * 120} {dy + 90}L{624 + side * dx * 0.7} {dy - 110}"
                ),
                "#dffcff",
                4,
                opacity=0.5,
            )
            c.add(group(glass(c, d, "#b8f4ff", strength=0.5, width=6), veins))
    belly = pts("624,560 780,600 850,720 820,860 724,950 624,990 524,950 428,860 398,720 468,600")
    bands = "".join(
        path(f"M360 {y}Q624 {y + 80} 888 {y}V{y + 62}Q624 {y + 142} 360 {y + 62}Z", fill=dark)
        for y in (620, 750, 870)
    )
    c.add(
        solid(
            c,
            shaggy(c.rng, belly, 16, 14),
            fuzz,
            50,
            cast=24,
            inside=bands + fur(c, belly, "#8a5a20", 260, 30),
        )
    )
    apron = blob(pts("520,600 728,600 770,760 730,900 624,930 518,900 478,760"))
    c.add(solid(c, apron, "#f4f7fb", 30, cast=12, inside=line("M500 850Q624 900 748 850", "#b8c4d8", 5)))
    c.add(solid(c, heart(624, 740, 56), "#e8425a", 16, cast=6), c.gloss(604, 714, 16, 10))
    collar = pts("624,540 730,560 780,610 720,650 624,660 528,650 468,610 518,560")
    c.add(solid(c, shaggy(c.rng, collar, 22, 14), "#fff0c0", 22, cast=14))
    head = pts("624,200 760,226 836,330 826,460 750,560 624,590 498,560 422,460 412,330 488,226")
    for side in (-1, 1):
        c.add(
            limb(
                c,
                [(624 + side * 90, 240), (624 + side * 130, 140), (624 + side * 210, 120)],
                (20, 16, 14),
                dark,
            ),
            bead(c, 624 + side * 216, 120, 24, "#5a3a4a"),
        )
    c.add(solid(c, shaggy(c.rng, head, 12, 12), fuzz, 46, cast=18, inside=fur(c, head, fuzz, 200, 26)))
    for side in (-1, 1):
        x = 624 + side * 112
        c.add(
            solid(
                c,
                blob([(x, 290), (x + 76, 340), (x + 80, 430), (x, 490), (x - 80, 430), (x - 76, 340)]),
                "#2a1826",
                16,
                cast=8,
            )
        )
        c.add(
            c.eye(
                x,
                390,
                66,
                "#8a3ad0",
                look=(-0.2 * side + 0.2, 0.3),
                size=0.62,
                lid=fuzz,
                upper=0.14,
                tilt=8 * side,
            )
        )
        c.add(c.dim(624 + side * 170, 500, 54, 34, "#ff6a6a", 0.6))
    mouth = blob(pts("560,506 624,518 690,506 668,552 624,566 580,552"))
    c.add(maw(c, mouth, teeth=teeth_row(566, 500, 120, 26, 5), tongue=oval(626, 568, 40, 20)))
    cap = "M470 214Q480 110 560 120Q624 70 690 120Q770 110 780 214Q624 262 470 214Z"
    c.add(solid(c, cap, "#f6f9fd", 30, cast=14, inside=line("M474 198Q624 246 776 198", "#5bc8b0", 12)))
    c.add(solid(c, heart(624, 158, 32), "#e8425a", 10))
    c.add(limb(c, [(800, 640), (900, 690), (930, 610)], (54, 46, 40), dark))
    c.add(turn(_syringe(c), 24, 940, 480))
    c.add(grip(c, 934, 566, 40, 24, "#5a3a4a"))
    c.add(limb(c, [(450, 650), (350, 720), (300, 700)], (54, 46, 40), dark))
    c.add(_kit(c), grip(c, 286, 690, 34, 90, "#5a3a4a"))
    c.add(c.vignette())


def _syringe(c: Canvas) -> str:
    tube_d = box(900, 300, 84, 260, 16)
    liquid = path("M900 390H984V560H900Z", fill=c.linear("#6affb0", "#1a9a6a"))
    ticks = line("".join(f"M984 {330 + i * 34}h-26" for i in range(7)), "#1a4a5a", 5)
    parts = [
        line("M942 210V60", "#dfe8f4", 8),
        line("M940 210V64", "#ffffff", 3),
        metal(c, box(924, 200, 36, 60, 8), "#c8ccd8", 8),
        metal(c, box(906, 254, 72, 50, 10), "#5bc8b0", 10),
        group(liquid, clip_path=c.clip(tube_d)),
        glass(c, tube_d, "#c8f4ff", strength=0.5, width=6),
        ticks,
        metal(c, box(880, 556, 124, 26, 8), "#c8ccd8", 8),
        metal(c, box(930, 580, 24, 80, 6), "#c8ccd8", 6),
        metal(c, box(896, 652, 92, 26, 10), "#c8ccd8", 8),
        circle(924, 450, 8, fill="#dfffee", opacity=0.8),
        circle(950, 490, 6, fill="#dfffee", opacity=0.8),
        path("M942 46q14 -22 0 -38q-14 16 0 38", fill="#8affc0", opacity=0.9),
    ]
    return "".join(parts)


def _kit(c: Canvas) -> str:
    return (
        line("M236 720Q236 660 290 660Q344 660 344 720", "#7a2030", 16)
        + solid(
            c,
            box(200, 716, 184, 140, 24),
            "#f4f7fb",
            22,
            cast=14,
            inside=rect(200, 716, 184, 30, fill="#e8425a"),
        )
        + solid(c, heart(292, 800, 36), "#e8425a", 12)
    )


PICTURES = {
    "chosen": chosen,
    "voyager": voyager,
    "field_medic": field_medic,
}
