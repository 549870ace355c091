"""Cosmic portraits from under the glass: Amoeba and Clone."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import (
    CX,
    FLOOR,
    bubble,
    card,
    drop,
    maw,
    saucer,
    teeth,
    tongue,
)
from paint import (
    Canvas,
    Point,
    alpha,
    blob,
    box,
    circle,
    darken,
    ellipse,
    group,
    lighten,
    line,
    mirrored,
    mix,
    oval,
    path,
    rect,
    smooth,
    star,
)
from props import bead, hand, lamp, limb, metal, pts, solid
from scenery import rings


def wash(c: Canvas, near: str, mid: str, far: str, at: Point = (0.5, 0.42)) -> str:
    """A backdrop of one colour mood: bright behind the figure, dark in the corners."""
    return rect(0, 0, c.width, c.height, fill=c.radial(near, (0.5, mid), far, centre=at, radius=0.76))


def amoeba(c: Canvas) -> None:
    """A happy jelly that swallows and spits out ships as it pleases."""
    c.add(wash(c, "#8a4ac8", "#3f1c70", "#120827"), rings(CX, 440, (380, 440, 500, 570), "#e0c0ff", 0.35))
    for x, y, r in ((150, 140, 54), (1090, 700, 62), (1130, 470, 30), (300, 90, 26), (90, 760, 40)):
        c.add(bubble(c, x, y, r, "#d9a8ff"), circle(x + r * 0.2, y, r * 0.3, fill="#ff8ad0", opacity=0.45))
    d = blob(
        pts(
            "600,96 740,116 826,230 850,370 940,330 1000,210 1080,170 1122,230 1090,370 990,510 920,610"
            f" 930,740 1020,860 1130,{FLOOR} 110,{FLOOR} 250,850 330,720 300,610 190,590 96,500 84,410"
            " 150,390 220,450 330,480 400,400 396,260 470,136"
        )
    )
    jelly, deep = "#3fd0b8", "#0a5a7c"
    skin = c.radial(
        "#c8fff0", (0.35, "#6ae8cc"), (0.75, "#2faeac"), "#0d6a8a", centre=(0.42, 0.34), radius=0.72
    )
    inside = line(d, "#0a5a7c", 70, opacity=0.22) + line(d, "#d8fff4", 26, opacity=0.45)
    for x, y, s, a, hue in (
        (430, 780, 0.72, -14, "#e0b100"),
        (808, 800, 0.66, 18, "#b31a10"),
        (560, 900, 0.56, 8, "#814cc4"),
        (230, 520, 0.42, -40, "#f7fef4"),
    ):
        inside += bubble(c, x, y - 6, 128 * s, "#0a4a6c") + saucer(c, x, y, s, a, hue)
    haze = c.linear(alpha(jelly, 0), alpha(jelly, 0.3), start=(0, 0), end=(0, 1))
    inside += rect(0, 480, 1248, 480, fill=haze)
    for _ in range(26):
        at_x, at_y = c.rng.uniform(300, 940), c.rng.uniform(180, 940)
        inside += bubble(c, at_x, at_y, c.rng.uniform(6, 17), "#e8fff8")
    c.add(
        c.form(
            d, jelly, paint=skin, light="#c8fff0", dark=deep, depth=90, inside=inside, rim_width=15, cast=34
        )
    )
    c.add(
        c.dim(690, 690, 150, 130, "#7a0a5c", 0.5),
        solid(c, oval(680, 680, 108, 96), "#f0559c", 54, rim="#ffd0f0"),
    )
    c.add(solid(c, oval(690, 690, 44, 40), "#a81f6c", 20, rim=None), c.gloss(636, 630, 40, 22))
    c.add(
        c.gloss(500, 170, 92, 38, -38, 0.8),
        c.gloss(1052, 220, 34, 18, -40, 0.8),
        c.gloss(130, 430, 30, 14, 20, 0.7),
    )
    for x, y, r, look in ((536, 300, 100, (0.5, -0.35)), (734, 262, 72, (0.5, -0.35))):
        c.add(c.dim(x, y + 14, r * 1.4, r * 1.3, deep, 0.55))
        c.add(c.eye(x, y, r, "#8a3fd0", look=look, size=0.58, lid=jelly, upper=0.08, lower=0.06))
    smile = "M480 446Q640 500 790 400Q800 560 650 572Q510 572 480 446Z"
    c.add(maw(c, smile, tongue(c, 660, 570, 90, 50), lip="#0a4a5c", width=10, flesh="#8a1f5c"))
    c.add(bubble(c, 1080, 122, 92, "#e8fff8"), saucer(c, 1080, 126, 0.56, -12, "#5bd3f9"))
    for x, y, r in ((1150, 300, 12), (60, 590, 14), (128, 640, 9), (1000, 640, 10)):
        c.add(drop(c, x, y, r, jelly))


def clone(c: Canvas) -> None:
    """The same fellow three times, each with the same card and the same pride."""
    c.add(wash(c, "#3fb0d8", "#17588a", "#071a38", (0.5, 0.5)))
    for x in (60, 1188):
        c.add(
            group(_tank(c, ""), transform=f"translate({x} 330) scale(0.5) translate(-624 -470)", opacity=0.6)
        )
    for x in (268, 980):
        small = group(_twin(c), transform="translate(624 520) scale(0.86) translate(-624 -480)")
        c.add(group(_tank(c, small), transform=f"translate({x} 400) scale(0.66) translate(-624 -470)"))
    c.add(
        rect(
            0,
            700,
            1248,
            260,
            fill=c.linear(alpha("#071a38", 0), alpha("#071a38", 0.9), start=(0, 0), end=(0, 1)),
        )
    )
    c.add(group(_twin(c), transform="translate(624 560) scale(1.1) translate(-624 -500)"))


def _tank(c: Canvas, content: str) -> str:
    """A glass vat with a lid, a lamp and bubbles."""
    glass = box(330, 40, 588, 900, 90)
    fluid = path(glass, fill=c.linear("#a8fff0", "#3fc8c0", "#0d5a7c")) + content
    fluid += rect(330, 40, 588, 900, fill=alpha("#3fe0d0", 0.2))
    fluid += "".join(
        bubble(c, c.rng.uniform(370, 880), c.rng.uniform(120, 900), c.rng.uniform(10, 26)) for _ in range(16)
    )
    fluid += path("M370 90H470V900H370Z", fill="#ffffff", opacity=0.22) + path(
        "M870 90H890V900H870Z", fill="#ffffff", opacity=0.3
    )
    caps = metal(c, box(300, -30, 648, 110, 30), "#7a8ab0", 26, cast=16) + metal(
        c, box(300, 890, 648, 120, 30), "#7a8ab0", 26
    )
    return (
        group(fluid, clip_path=c.clip(glass))
        + line(glass, alpha("#e8ffff", 0.7), 8)
        + caps
        + lamp(c, 624, 24, 20, "#ff5a4a")
    )


def _twin(c: Canvas) -> str:
    """The original, or not: nobody kept the receipt."""
    skin, suit = "#f28a6b", "#f2f4fa"
    body = blob(mirrored([(CX, 660), (740, 680), (860, 780), (890, FLOOR + 60)], CX))
    parts = c.form(
        body,
        suit,
        dark="#5a6a9c",
        depth=46,
        rim_width=11,
        cast=18,
        inside=path("M590 640H658V1100H590Z", fill="#f0741c"),
    )
    coil = smooth([(CX + 22 * math.sin(k * 1.6), 170 - k * 11) for k in range(10)])
    parts += (
        line(coil, darken(skin, 0.45), 15)
        + line(coil, lighten(skin, 0.3), 5, transform="translate(-3 -2)")
        + bead(c, CX, 60, 30, "#ffd34e")
    )
    head = blob(
        mirrored([(CX, 150), (780, 176), (866, 300), (836, 440), (760, 540), (740, 640), (CX, 700)], CX)
    )
    bars = "".join(
        rect(560 + x, 192, w, 54, fill="#5a1c14", opacity=0.75)
        for x, w in ((0, 10), (16, 5), (28, 14), (50, 6), (62, 6), (76, 12), (96, 5), (108, 14))
    )
    parts += c.form(
        head,
        skin,
        light="#ffc9a8",
        dark="#7a2434",
        depth=70,
        rim_width=12,
        cast=26,
        inside=bars + c.dim(470, 510, 70, 50, "#ff4a5a", 0.6) + c.dim(778, 510, 70, 50, "#ff4a5a", 0.6),
    )
    for side in (-1, 1):
        x = CX + side * 112
        parts += c.dim(x, 380, 120, 110, "#7a2434", 0.5)
        parts += c.eye(
            x,
            374,
            92,
            "#2f8ad8",
            look=(0.1, 0.05),
            size=0.62,
            lid=mix(skin, "#a8403a", 0.2),
            upper=0.12,
            lower=0.1,
        )
        parts += line(smooth([(x - 70, 252 - 16 * side), (x, 232), (x + 70, 252 + 16 * side)]), "#7a2434", 13)
    parts += ellipse(606, 478, 8, 11, fill="#5a1420") + ellipse(642, 478, 8, 11, fill="#5a1420")
    grin = "M520 548Q624 578 728 548Q716 654 624 656Q532 654 520 548Z"
    parts += maw(
        c,
        grin,
        teeth(c, 582, 552, 2, 46, 44) + teeth(c, 672, 552, 2, 46, 44) + tongue(c, CX, 664, 70, 34),
        lip="#5a1420",
        width=8,
    )
    parts += limb(c, [(400, 1010), (330, 900), (392, 800)], (100, 92, 76), suit) + card(
        c, 404, 690, -8, "#b3261e", 1.15
    )
    parts += hand(c, 404, 786, 44, 6, skin, 3)
    return parts + path(star(770, 830, 42, 18, 5), fill=c.linear("#5bd3f9", "#1a6ab0"))


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"amoeba": amoeba, "clone": clone}
