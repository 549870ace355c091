"""Cosmic portraits behind cover: Citadel and Fodder."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    arc_points,
    drop,
    maw,
    rivet,
    saucer,
    teeth,
)
from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    line,
    mirror,
    mix,
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
from props import GOLD, bead, hand, lamp, limb, metal, pts, solid
from scenery import hills


def citadel(c: Canvas) -> None:
    """A fortress with a face: windows for eyes, a portcullis for teeth, the drawbridge for a tongue."""
    c.add(
        c.backdrop(
            "#2a5aa0", "#1c1440", glow="#e0809c", at=(0.5, 0.75), clouds=("#3f6ac0", "#8a4a8c"), stars=90
        )
    )
    c.add(
        c.planet(1050, 130, 84, "#f0e2c0", craters=8, air="#fff0d0"),
        hills(c, 800, 120, "#2f2a5c"),
        hills(c, 880, 70, "#1f1c44"),
    )
    for side in (1, -1):
        tower = _tower(c)
        c.add(tower if side > 0 else mirror(tower, CX))
    sand = "#d8a868"
    keep = polygon(pts("392,240 856,240 900,1000 348,1000"))
    c.add(
        c.form(
            keep,
            sand,
            light="#ffe6b0",
            dark="#5a2f3c",
            depth=70,
            rim_width=13,
            cast=34,
            inside=_courses(c, 340, 240, 910, 1000),
        )
    )
    battlement = rounded(
        pts(
            "340,250 340,80 430,80 430,150 490,150 490,80 580,80 580,150 668,150 668,80 758,80"
            " 758,150 818,150 818,80 908,80 908,250 850,304 398,304"
        ),
        8,
    )
    c.add(
        c.form(
            battlement,
            sand,
            light="#fff0c8",
            dark="#5a2f3c",
            depth=40,
            rim_width=11,
            cast=24,
            inside=_courses(c, 330, 80, 920, 310),
        )
    )
    for x, side in ((510, 1), (738, -1)):
        _window_eye(c, x, side)
    c.add(
        solid(
            c,
            rounded(pts("578,500 670,500 694,580 624,610 554,580"), 14),
            "#c08a54",
            20,
            cast=14,
            light="#ffe0a8",
        )
    )
    c.add(*(rect(x, 536, 12, 46, 6, fill="#3a1c24") for x in (594, 618, 642)))
    gate = "M430 940V740Q430 630 624 626Q818 630 818 740V940Z"
    frame = "M396 960V740Q400 596 624 592Q848 596 852 740V960Z"
    c.add(
        solid(
            c,
            frame,
            "#8a6a6c",
            26,
            cast=14,
            inside=line(
                "".join(f"M624 900L{x} {y}" for x, y in arc_points(CX, 800, 300, 260, 180, 360, 13)),
                "#4a3040",
                6,
                opacity=0.7,
            ),
        )
    )
    bars = "".join(
        metal(
            c, polygon([(x - 13, 600), (x + 13, 600), (x + 13, 790), (x, 840), (x - 13, 790)]), "#8791ab", 6
        )
        for x in range(464, 800, 64)
    )
    bars += "".join(metal(c, box(420, y, 410, 18, 4), "#7a839c", 5) for y in (690, 750))
    c.add(maw(c, gate, bars, lip="#2a141c", width=8, flesh="#7a2a1c"))
    bridge = polygon(pts("500,846 748,846 810,1000 438,1000"))
    planks = line("".join(f"M420 {y}H830" for y in (880, 918)), "#4a2414", 7, opacity=0.7) + path(
        "M570 840H678L706 1000H542Z", fill=c.linear("#ff5a5a", "#a81424", start=(0, 0), end=(0, 1))
    )
    c.add(
        solid(c, bridge, "#a8703f", 18, cast=14, inside=planks),
        line("M440 740L506 850M808 740L742 850", "#c8cede", 8, stroke_dasharray="14 8"),
    )
    for x, hue, top in ((624, "#e0342f", -20), (380, "#ffd34e", 20), (868, "#ffd34e", 20)):
        c.add(
            rect(x - 5, top, 10, 130, fill="#6b4a3a"),
            solid(
                c,
                (
                    f"M{x + 5} {top}Q{x + 50} {top - 14} {x + 110} {top + 24}Q{x + 60} {top + 26} {x + 5}"
                    f" {top + 56}Z"
                ),
                hue,
                10,
            ),
        )
    c.add(saucer(c, 180, 180, 0.55, -10, "#9d0700"), saucer(c, 300, 90, 0.36, 8, "#9d0700"))


def _courses(c: Canvas, left: float, top: float, right: float, bottom: float) -> str:
    """Masonry: rows of blocks, some lighter than the rest."""
    parts, y, row = "", top, 0
    while y < bottom:
        parts += line(f"M{left} {y}H{right}", "#7a4a3c", 4, opacity=0.5)
        x = left + (row % 2) * 44
        while x < right:
            parts += line(f"M{x} {y}v46", "#7a4a3c", 4, opacity=0.5)
            if c.rng.random() < 0.3:
                parts += rect(x + 4, y + 4, 80, 38, 5, fill=c.rng.choice(("#fff0c8", "#8a5a4a")), opacity=0.3)
            x += 88
        y, row = y + 46, row + 1
    return parts


def _tower(c: Canvas) -> str:
    """A shoulder turret with a cannon for an arm; the light is the same on both sides."""
    stone = "#c0905c"
    parts = c.form(
        box(890, 520, 210, 500, 10),
        stone,
        light="#ffe6b0",
        dark="#5a2f3c",
        depth=40,
        rim_width=9,
        cast=20,
        inside=_courses(c, 880, 520, 1110, 960),
    )
    top = rounded(
        pts(
            "866,540 866,430 916,430 916,470 964,470 964,430 1026,430 1026,470 1074,470 1074,430"
            " 1124,430 1124,540 1094,574 896,574"
        ),
        6,
    )
    parts += c.form(top, stone, light="#fff0c8", dark="#5a2f3c", depth=24, rim_width=7, cast=14)
    roof = solid(c, polygon(pts("900,440 995,230 1090,440")), "#7a3fb0", 30, cast=8)
    parts = roof + parts + circle(995, 690, 62, fill="#2a141c")
    barrel = metal(c, tube(pts("985,690 1060,680 1130,664"), (90, 84, 76)), "#4a5068", 22, cast=14)
    return (
        parts
        + barrel
        + solid(c, oval(1136, 663, 24, 46), "#5a6078", 10)
        + ellipse(1140, 663, 14, 32, fill="#0c0a14")
    )


def _window_eye(c: Canvas, x: float, side: int) -> None:
    """An arched window with lamplight and an eye behind it, under a slanting lintel."""
    arch = f"M{x - 92} 490V400Q{x - 92} 314 {x} 314Q{x + 92} 314 {x + 92} 400V490Z"
    c.add(
        solid(
            c,
            f"M{x - 112} 506V400Q{x - 112} 292 {x} 292Q{x + 112} 292 {x + 112} 400V506Z",
            "#8a6a6c",
            18,
            cast=10,
        )
    )
    c.add(path(arch, fill=c.radial("#fff0a8", (0.5, "#ffb03a"), "#a8401c")))
    eye = c.eye(
        x,
        420,
        84,
        "#2f6ad8",
        look=(0.05, 0.1),
        size=0.52,
        lid="#b07a4c",
        upper=0.2,
        lower=0.1,
        tilt=12 * side,
        squash=1.0,
    )
    c.add(group(eye, clip_path=c.clip(arch)), solid(c, box(x - 120, 484, 240, 34, 8), "#a8826c", 10, cast=10))
    c.add(turn(solid(c, box(x - 128, 300, 256, 48, 10), "#b08858", 16, cast=14), 12 * side, x, 320))


def fodder(c: Canvas) -> None:
    """Cannon fodder, taken literally: the next volunteer in the muzzle, his friends stacked beside."""
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.linear(
                "#3a4a8c", (0.45, "#d87a7a"), (0.75, "#ffc08a"), "#a8604a", start=(0, 0), end=(0, 1)
            ),
        ),
        c.stars(40),
    )
    for x, y, r, hue in ((160, 190, 90, "#ffe08a"), (1080, 150, 120, "#ff9a8a"), (960, 330, 60, "#ffe9c0")):
        c.add(
            c.dim(x, y, r * 1.6, r * 1.6, hue, 0.7),
            path(star(x, y, r, r * 0.35, 9), fill="#fff6d8", opacity=0.75),
        )
    c.add(hills(c, 700, 60, "#8a4a4c"), hills(c, 790, 50, "#5a2f3c"))
    for x, y, s in (
        (90, 640, 0.32),
        (170, 655, 0.32),
        (250, 640, 0.32),
        (1010, 640, 0.32),
        (1090, 655, 0.32),
        (1170, 640, 0.32),
        (40, 700, 0.4),
        (150, 715, 0.4),
        (1110, 715, 0.4),
        (1210, 700, 0.4),
    ):
        c.add(place(_pip(c, 0, "#8a9c5a"), x, y, s))
    _cannon(c)
    c.add(place(_pip(c, 1, "#b4d05a"), CX, 480, 2.05))
    c.add(_salute(c))
    rows = ((100, 880, 2), (250, 890, 3), (176, 752, 4), (998, 890, 5), (1150, 880, 3), (1074, 752, 2))
    for x, y, mood in rows:
        c.add(
            c.dim(x + 10, y + 70, 110, 40, "#1c0a14", 0.6),
            place(_pip(c, mood, mix("#b4d05a", "#5aa878", (mood % 3) * 0.3)), x, y, 0.9),
        )


def _cannon(c: Canvas) -> None:
    """A mortar seen from the front, with wheels and a burning fuse."""
    for side in (-1, 1):
        x = CX + side * 330
        c.add(
            solid(c, oval(x, 640, 120, 270), "#7a4a2c", 30, cast=20),
            ellipse(x + side * 12, 640, 84, 220, fill="#2a141c"),
        )
        c.add(
            line(
                "".join(
                    f"M{x + side * 10} 640l{90 * math.cos(a):.0f} {236 * math.sin(a):.0f}"
                    for a in (0.4, 1.1, 1.8, 2.5, 3.5, 4.2, 4.9, 5.6)
                ),
                "#8a5a34",
                20,
            ),
            bead(c, x + side * 12, 640, 46, GOLD),
        )
    c.add(
        line(smooth(pts("624,150 640,90 700,70 730,30")), "#e8dcc0", 13),
        lamp(c, 734, 26, 20, "#ff9a2a"),
        path(star(734, 26, 62, 18, 8), fill="#fff6c8"),
    )
    c.add(solid(c, oval(CX, 500, 392, 384), "#39445c", 60, cast=36, light="#8a9cc0"))
    c.add(
        metal(c, oval(CX, 496, 350, 342), "#c8893a", 26, cast=14),
        solid(c, oval(CX, 496, 306, 298), "#4a5672", 34, light="#9aaccc"),
    )
    c.add(circle(CX, 498, 256, fill=c.radial("#05060c", (0.75, "#0c0e18"), "#242c40")))
    c.add(
        *(
            rivet(c, CX + 328 * math.cos(a), 496 + 320 * math.sin(a), 15, "#ffd98a")
            for a in (k * math.tau / 14 for k in range(14))
        )
    )


def _pip(c: Canvas, mood: int, hue: str) -> str:
    """A round recruit with a tin hat and a target on it, about 200 wide; the mood changes eyes and mouth."""
    look = ((0.0, 0.0), (0.15, -0.5), (0.6, -0.2), (-0.5, -0.3), (0.3, 0.4), (-0.4, 0.2))[mood]
    parts = ""
    for side in (-1, 1):
        fin = solid(
            c, blob(pts("84,-34 130,-60 150,-30 138,10 96,24")), mix(hue, "#f08a5a", 0.45), 12, cast=6
        )
        parts += fin if side > 0 else mirror(fin, 0)
    parts += (
        solid(c, oval(0, 0, 100), hue, 40, light="#f4ffc0", dark="#1f4a34", cast=10)
        + c.dim(-56, 36, 26, 18, "#ff5a4a", 0.6)
        + c.dim(56, 36, 26, 18, "#ff5a4a", 0.6)
    )
    for side in (-1, 1):
        parts += c.eye(
            side * 36,
            -4,
            33,
            "#3f7ad0",
            look=look,
            size=0.46 if mood == 1 else 0.56,
            lid=darken(hue, 0.1),
            upper=0.5 if mood == 4 else 0.02,
            lower=0.05,
        )
        parts += line(
            f"M{side * 36 - 22} {-42 - side * 7}Q{side * 36} -56 {side * 36 + 22} {-42 + side * 7}",
            "#5a2f1c",
            6,
        )
    if mood == 1:
        mouth = "M-50 44Q0 60 50 44Q48 80 0 82Q-48 80 -50 44Z"
        parts += maw(
            c,
            mouth,
            teeth(c, 0, 46, 6, 18, 18, 0.05, 6) + teeth(c, 0, 84, 6, 18, -18, 0.05),
            lip="#4a1c14",
            width=4,
        )
        parts += drop(c, 82, -20, 9) + drop(c, -84, 0, 7)
    elif mood in (2, 5):
        parts += ellipse(0, 58, 15, 18, fill="#4a1c14") + ellipse(0, 66, 9, 7, fill="#e0577a")
    else:
        parts += line("M-28 60Q-14 48 0 58T28 56", "#4a1c14", 6)
    dome = "M-84 -46Q-80 -122 0 -124Q80 -122 84 -46Q0 -72 -84 -46Z"
    target = "".join(
        ellipse(0, -90, r, r * 0.62, fill=f)
        for r, f in ((40, "#f7f0e0"), (28, "#d8202e"), (16, "#f7f0e0"), (7, "#d8202e"))
    )
    return (
        parts
        + solid(c, dome, "#7d8a5a", 20, inside=target, cast=6)
        + solid(c, "M-108 -38Q0 -84 108 -38Q0 -58 -108 -38Z", "#6b784a", 6, cast=5)
    )


def _salute(c: Canvas) -> str:
    """A brave little hand at the brim, and one that clings to the muzzle."""
    hue = "#b4d05a"
    parts = limb(c, pts("830,560 890,480 850,400"), (56, 52, 40), hue, cast=12) + turn(
        hand(c, 836, 372, 40, 0, hue, 3), -64, 836, 372
    )
    clutch = "".join(
        solid(c, box(372 + 34 * k, 664 + 22 * k, 42, 84, 20), hue, 12, cast=8, dark="#1f4a34")
        for k in range(3)
    )
    return parts + clutch


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"citadel": citadel, "fodder": fodder}
