"""Reinforcement pictures of trouble: Drying-Up Funding, Traitor!, Double-Booked."""

from __future__ import annotations

import math

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
    path,
    place,
    polygon,
    rect,
    star,
    tube,
    turn,
)
from props import GOLD, STEEL, bead, grip, lamp, limb, metal, pts, solid, sparkle
from scenery import coin, hills, rivets, saucer


def drying_up_funding(c: Canvas) -> None:
    """A tap gives its last coin to a cracked desert."""
    brass = "#c8963a"
    c.add(
        c.backdrop(
            "#4a2c1c", "#140c14", glow="#e8a050", at=(0.75, 0.3), clouds=("#6b4a2f", "#3a2a4b"), stars=40
        )
    )
    c.add(c.planet(800, 150, 84, "#ffb85a", air="#ffd890"), hills(c, 540, 70, "#7a4a2c"))
    c.add(rect(0, 540, 960, 180, fill=c.linear("#b8783e", "#5a341c", start=(0, 0), end=(0, 1))))
    cracks = (
        "M0 600L120 580L200 640L340 600L420 660L560 620L680 670L820 610L960 650M120 580"
        "L90 540M200 640L160 720M340 600L330 545M420 660L400 720M560 620L600 545M680 "
        "670L700 720M820 610L800 545M340 600L470 580L560 620"
    )
    c.add(line(cracks, "#3a1c0c", 8), line(cracks, "#e8b070", 2.4, opacity=0.6, transform="translate(3 5)"))
    c.add(metal(c, "M-20 150H330Q450 150 450 270V330H340V290Q340 262 300 262H-20Z", brass, 34, cast=18))
    c.add(
        metal(c, box(324, 316, 142, 44, 12), lighten(brass, 0.1), 14, cast=8),
        metal(c, box(40, 130, 60, 152, 12), darken(brass, 0.15), 14, cast=8),
    )
    c.add(metal(c, box(236, 96, 40, 66, 8), brass, 10))
    for a in (-8, 172):
        c.add(
            turn(
                solid(c, tube([(256, 84), (330, 84), (370, 78)], (30, 26, 44)), "#c23a2e", 12, cast=8),
                a,
                256,
                84,
            )
        )
    c.add(bead(c, 256, 84, 30, GOLD))
    c.add(
        c.eye(150, 206, 34, "#7a4a1c", look=(0.8, 0.7), lid="#a87c30", upper=0.4, tilt=-8),
        c.eye(230, 206, 34, "#7a4a1c", look=(0.8, 0.7), lid="#a87c30", upper=0.4, tilt=8),
        line("M160 254q34 -18 66 0", "#4a2c08", 7),
    )
    c.add(
        line("M372 372v30M418 372v22", "#ffe8b0", 5, opacity=0.6),
        coin(c, 395, 440, 44, 0.86, 16),
        sparkle(424, 414, 24),
    )
    c.add(ellipse(395, 610, 90, 20, fill="#3a1c0c", opacity=0.7), coin(c, 420, 604, 34, 0.3, 4))
    c.add(
        solid(c, "M600 500H760L736 640H624Z", "#b8562e", 24, cast=16),
        solid(c, box(588, 478, 184, 44, 12), "#c8663a", 12, cast=6),
    )
    c.add(limb(c, pts("680,486 690,380 650,320 590,330 570,380"), (16, 14, 12, 10, 8), "#8a7a3a"))
    c.add(
        solid(c, blob(pts("566,376 590,400 582,450 560,462 548,420")), "#a8863a", 10),
        solid(c, blob([(690, 390), (740, 370), (770, 400), (730, 410)]), "#a8863a", 10),
    )
    c.add(coin(c, 800, 630, 30, 0.34, -8, "#8a7a5a", "ring"), c.vignette())


def traitor(c: Canvas) -> None:
    """A smiling mask slips from a face that does not smile."""
    c.add(
        c.backdrop(
            "#3a0a18", "#0a0510", glow="#b3203a", at=(0.5, 0.4), clouds=("#5a1228", "#2a1a4b"), stars=60
        )
    )
    c.add(c.rays(480, 330, 640, "#ff6a5a", 18, 0.22))
    cloak = blob(pts("480,40 600,90 680,210 710,340 840,460 930,760 30,760 120,460 250,340 280,210 360,90"))
    folds = line("M300 420Q240 580 200 740M660 420Q720 580 760 740M480 560V740", "#12061a", 12, opacity=0.7)
    c.add(solid(c, cloak, "#4a2450", 56, cast=26, inside=folds))
    c.add(
        path(
            blob(pts("480,120 580,170 626,290 600,420 480,500 360,420 334,290 380,170")),
            fill=c.radial("#1c0a20", "#060208"),
        )
    )
    for side in (-1, 1):
        x = 480 + side * 62
        c.add(c.dim(x, 270, 80, 50, "#ff3a2a", 0.9))
        c.add(
            path(
                polygon(
                    [
                        (480 + side * 22, 282),
                        (480 + side * 112, 236),
                        (480 + side * 104, 278),
                        (480 + side * 50, 300),
                    ]
                ),
                fill=c.radial("#fff6c0", "#ff9a2a"),
            )
        )
    c.add(line("M420 380Q480 350 546 376", "#ff6a4a", 7, opacity=0.7))
    c.add(line("M300 230Q330 110 480 70Q630 110 660 230", "#c88ae0", 5, opacity=0.5))
    mask = blob(pts("0,-150 100,-120 130,-20 100,90 0,160 -100,90 -130,-20 -100,-120"))
    eyes = "".join(
        path(
            f"M{s * 56 - 34} -20Q{s * 56} -62 {s * 56 + 34} -20Q{s * 56} -36 {s * 56 - 34} -20Z",
            fill="#1a0a14",
        )
        for s in (-1, 1)
    )
    face = (
        solid(c, mask, "#f8f0e0", 40, cast=24)
        + eyes
        + c.dim(-70, 40, 36, 26, "#f06a7a", 0.7)
        + c.dim(70, 40, 36, 26, "#f06a7a", 0.7)
    )
    face += path("M-66 46Q0 76 66 46Q40 112 0 114Q-40 112 -66 46Z", fill="#5a1424") + path(
        "M-58 54Q0 80 58 54Q50 70 0 80Q-50 70 -58 54Z", fill="#ffffff"
    )
    c.add(limb(c, [(150, 640), (200, 540), (260, 470)], (110, 90, 64), "#4a2450"))
    c.add(place(face, 330, 440, 0.92, -14), grip(c, 236, 486, 34, 20, "#8a5aa0"))
    c.add(limb(c, [(830, 660), (790, 580), (730, 520)], (110, 90, 64), "#4a2450"))
    dagger = metal(c, polygon(pts("-20,0 20,0 14,-170 0,-220 -14,-170")), "#d8e0f0", 8, cast=12) + line(
        "M0 -10V-180", "#6a7490", 4
    )
    dagger += (
        metal(c, box(-62, -8, 124, 24, 10), GOLD, 8)
        + solid(c, box(-15, 14, 30, 90, 10), "#6a1f2a", 8)
        + bead(c, 0, 116, 20, "#c2202e")
    )
    c.add(place(dagger, 716, 450, 1.1, 16), grip(c, 706, 506, 36, 16, "#8a5aa0"), sparkle(760, 236, 40))
    c.add(c.vignette(0.6))


def double_booked(c: Canvas) -> None:
    """Two saucers, one berth, no room."""
    c.add(
        c.backdrop(
            "#1c2440", "#080a16", glow="#4a5a9a", at=(0.5, 0.5), clouds=("#2a2a6b", "#123f4f"), stars=40
        )
    )
    c.add(rect(0, 0, 960, 720, fill=c.linear("#3a4668", "#161c34", start=(0, 0), end=(0.4, 1))))
    for k in range(7):
        c.add(
            line(f"M{k * 160} 0V720", "#0e1428", 6, opacity=0.6),
            line(f"M{k * 160 + 5} 0V720", "#6a7aa8", 2, opacity=0.4),
        )
    c.add(rivets([(80 + k * 160, y) for k in range(6) for y in (40, 680)], 9, "#5a688c"))
    bay = box(230, 130, 500, 450, 60)
    c.add(metal(c, box(196, 96, 568, 518, 80), "#7a86a8", 26, cast=16))
    stripes = "".join(
        path(
            polygon([(190 + k * 60, 90), (220 + k * 60, 90), (160 + k * 60, 620), (130 + k * 60, 620)]),
            fill="#e8b020",
        )
        for k in range(13)
    )
    c.add(
        group(
            rect(196, 96, 568, 518, fill="#20242f") + stripes, clip_path=c.clip(box(212, 112, 536, 486, 70))
        )
    )
    c.add(path(bay, fill=c.radial("#2a3a70", "#070a18", centre=(0.5, 0.4), radius=0.7)))
    c.add(group(c.stars(120), clip_path=c.clip(bay)), c.dim(480, 350, 240, 200, "#ffd890", 0.25))
    c.add(saucer(c, 330, 330, 1.62, "#f0741c", 26), saucer(c, 640, 350, 1.62, "#5bd3f9", -26))
    for x, y, look in ((352, 260, 0.9), (612, 280, -0.9)):
        for dx in (-24, 24):
            c.add(
                c.eye(
                    x + dx,
                    y,
                    23,
                    "#3a2a60",
                    look=(look, 0.1),
                    lid="#c8582a" if x < 480 else "#3a9ac8",
                    upper=0.3,
                    tilt=14 if dx < 0 else -14,
                )
            )
    for a in range(8):
        r1, r2 = 34, 92 + 18 * (a % 2)
        t = math.tau * a / 8 + 0.2
        c.add(
            line(
                (
                    f"M{486 + r1 * math.cos(t):.0f} {380 + r1 * math.sin(t):.0f}"
                    f"L{486 + r2 * math.cos(t):.0f} {380 + r2 * math.sin(t):.0f}"
                ),
                "#fff0a8",
                9,
            )
        )
    c.add(path(star(486, 380, 52, 24, 9), fill=c.radial("#ffffff", "#ffb02e")))
    for x, y, a in ((450, 480, 20), (540, 500, -40), (486, 530, 70)):
        c.add(place(metal(c, box(-18, -10, 36, 20, 5), STEEL, 5), x, y, 1, a))
    for x in (120, 840):
        c.add(metal(c, box(x - 36, 220, 72, 250, 26), "#3a4258", 14, cast=10))
        for y, hue, on in ((266, "#ff4a3a", True), (344, "#5a4a1c", False), (422, "#1c4a2a", False)):
            c.add(lamp(c, x, y, 22, hue) if on else circle(x, y, 22, fill=hue))
    c.add(c.vignette())


PICTURES = {
    "drying_up_funding": drying_up_funding,
    "traitor": traitor,
    "double_booked": double_booked,
}
