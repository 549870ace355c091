"""Eclipse portraits of two alien species: Descendants of Draco and Mechanema."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import pairwise

from aliens_kit import CX, arc_points, rivet, tooth
from eclipse_species_kit import wash
from paint import (
    Canvas,
    blob,
    box,
    circle,
    darken,
    ellipse,
    line,
    mirror,
    mirrored,
    mix,
    oval,
    path,
    polygon,
    tube,
)
from props import lamp, limb, metal, pts, solid, sparkle
from scenery import gear


def _old_ship(c: Canvas, x: float, y: float, s: float) -> str:
    """A ship of the ancients as a dark shape with ember eyes."""
    hull = (
        "M0 -60C14 -76 24 -96 24 -110C44 -90 50 -64 44 -46C80 -38 116 -8 126 44C128 58 "
        "120 66 110 60C104 88 88 108 66 118C60 102 50 88 36 80C30 106 16 126 0 134C-16 "
        "126 -30 106 -36 80C-50 88 -60 102 -66 118C-88 108 -104 88 -110 60C-120 66 "
        "-128 58 -126 44C-116 -8 -80 -38 -44 -46C-50 -64 -44 -90 -24 -110C-24 -96 -14 "
        "-76 0 -60Z"
    )
    shape = solid(c, hull, "#3c3448", 20, light="#8a7a9c", dark="#0c0814")
    lights = lamp(c, 0, 10, 13, "#ff8a3c") + lamp(c, -56, 18, 6, "#ff8a3c") + lamp(c, 56, 18, 6, "#ff8a3c")
    return f'<g transform="translate({x} {y}) scale({s})">{shape}{lights}</g>'


def descendants_of_draco(c: Canvas) -> None:
    c.add(wash(c, "#e0a020", "#7a4408", "#221002", at=(0.5, 0.4)))
    c.add(
        *(
            circle(CX, 430, r, fill="none", stroke="#ffe8a0", stroke_width=3, opacity=0.25)
            for r in (380, 450, 540)
        ),
        c.rays(CX, 430, 820, "#fff0b0", 20, 0.14),
    )
    c.add(
        _old_ship(c, 170, 230, 1.0),
        _old_ship(c, 1080, 210, 1.15),
        _old_ship(c, 1130, 560, 0.6),
        _old_ship(c, 120, 560, 0.55),
    )
    gold, light, dark = "#d8a41c", "#fff2a0", "#5a2c04"
    for side in (1, -1):
        horns = ""
        for points, widths in (
            ("740,250 850,170 930,40 920,-60", [92, 74, 46, 14]),
            ("790,360 920,330 1000,230 1010,150", [70, 56, 34, 10]),
            ("800,470 900,490 980,440 1010,380", [56, 42, 26, 8]),
        ):
            d = tube(pts(points), widths)
            bands = "".join(
                line(f"M{x - 50} {y + 30}q50 -40 100 -20", "#6a4014", 6, opacity=0.45)
                for x, y in ((800, 210), (850, 150), (900, 90), (880, 330), (930, 300), (970, 250))
            )
            horns += solid(c, d, "#e8d8b0", 22, light="#fffbe8", dark="#6a4a20", cast=14, inside=bands)
        frill = solid(
            c,
            blob(pts("760,520 880,560 940,660 900,780 800,800 740,700")),
            "#b8481c",
            30,
            light="#ffb05a",
            cast=12,
            inside="".join(
                line(f"M760 {620 + 20 * k}L{930 - 14 * k} {600 + 66 * k}", "#5a1c08", 8, opacity=0.6)
                for k in range(4)
            ),
        )
        c.add(frill + horns if side > 0 else mirror(frill + horns, CX))
    chest = blob(mirrored(pts("624,700 770,730 900,820 960,920 980,1044"), CX))
    plates = "".join(
        path(
            (
                f"M{CX - 130 - 14 * k} {790 + 56 * k}Q{CX} {850 + 56 * k} {CX + 130 + 14 * k} "
                f"{790 + 56 * k}V{840 + 56 * k}Q{CX} {904 + 56 * k} {CX - 130 - 14 * k} "
                f"{840 + 56 * k}Z"
            ),
            fill="#f8e0a0",
            opacity=0.8,
        )
        for k in range(4)
    )
    c.add(solid(c, chest, gold, 60, light=light, dark=dark, cast=20, inside=plates))
    head_points = mirrored(pts("624,150 740,170 820,270 830,390 790,480 760,560 740,660 690,730 624,748"), CX)
    scales = "".join(
        f"M{x - 15} {y}q15 17 30 0"
        for row, y in enumerate(range(190, 420, 26))
        for x in range(440 + (row % 2) * 17, 830, 34)
    )
    c.add(
        solid(
            c,
            blob(head_points),
            gold,
            80,
            light=light,
            dark=dark,
            cast=26,
            inside=line(scales, "#8a5408", 4, opacity=0.55) + c.dim(CX, 640, 120, 110, "#ffe8a8", 0.5),
        )
    )
    c.add(
        *(
            solid(c, polygon([(CX - w, y), (CX, y - h), (CX + w, y)]), "#b8481c", 12, light="#ffb05a", cast=6)
            for y, w, h in ((180, 26, 80), (240, 24, 64), (298, 20, 48))
        )
    )
    for side in (-1, 1):
        x = CX + side * 112
        c.add(
            c.dim(x, 420, 110, 84, "#4a1c02", 0.85),
            c.eye(
                x,
                424,
                66,
                "#3cc08a",
                white="#fff6c0",
                pupil="slit",
                black=0.3,
                size=0.84,
                lid="#b8841c",
                upper=0.24,
                lower=0.16,
                tilt=-12 * side,
                look=(0, 0.05),
            ),
        )
        ridge = solid(
            c,
            tube([(x - side * 74, 404), (x, 344), (x + side * 92, 350)], [22, 40, 18]),
            "#b8781c",
            14,
            light=light,
            cast=8,
        )
        c.add(ridge)
    snout = blob(mirrored(pts("624,520 690,530 744,600 736,690 690,736 624,748"), CX))
    c.add(solid(c, snout, "#e4b838", 44, light="#fff6c0", dark=dark, cast=14))
    for side in (-1, 1):
        c.add(
            ellipse(CX + side * 52, 586, 20, 12, fill="#2a0c02"),
            line(f"M{CX + side * 30} 572q{side * 26} -20 {side * 52} 6", "#8a5408", 6),
        )
    c.add(
        line("M494 664Q560 700 624 690T754 664", "#4a1c02", 11),
        *(tooth(c, x, y, 24, 42, 0.95) for x, y in ((534, 680), (714, 680))),
        *(tooth(c, x, y, 17, 26, 0.9) for x, y in ((578, 692), (670, 692))),
    )
    c.add(
        *(
            limb(c, pts(p), [14, 10, 4], "#b8481c", cast=4)
            for p in ("500,640 400,650 330,600", "748,640 848,650 918,600")
        )
    )
    gem = polygon(pts("624,828 662,862 624,926 586,862"))
    c.add(
        metal(c, oval(CX, 874, 78), "#8a5a1c", 18, cast=12),
        solid(c, gem, "#ff7a2e", 16, light="#ffe0a0"),
        c.dim(CX, 870, 110, 110, "#ff9a3c", 0.5),
        sparkle(CX - 12, 852, 24),
    )


def _claw_arm(c: Canvas, points: str, tool: str) -> str:
    """A jointed white arm with a working tool at its end."""
    where = pts(points)
    parts = "".join(
        solid(c, tube([a, b], [46, 38]), "#e8eef6", 14, dark="#6a7a98", cast=8) for a, b in pairwise(where)
    )
    parts += "".join(
        metal(c, oval(x, y, 34), "#8a98b4", 12, cast=6) + circle(x, y, 11, fill="#2c3448")
        for x, y in where[:-1]
    )
    x, y = where[-1]
    if tool == "welder":
        return (
            parts
            + metal(
                c,
                polygon([(x - 20, y - 10), (x + 20, y - 10), (x + 7, y + 64), (x - 7, y + 64)]),
                "#a8b4c8",
                8,
            )
            + lamp(c, x, y + 78, 15, "#5fe8ff")
            + sparkle(x, y + 78, 60, "#dffaff")
        )
    jaw = "M-12 0C-60 10 -64 70 -30 96L-18 80C-38 62 -34 34 0 26Z"
    right = f'<g transform="translate({x} {y}) scale(-1 1)">{metal(c, jaw, "#a8b4c8", 8)}</g>'
    return parts + f'<g transform="translate({x} {y})">{metal(c, jaw, "#a8b4c8", 8)}</g>' + right


def mechanema(c: Canvas) -> None:
    c.add(wash(c, "#c4d6ea", "#5c7090", "#141c2e", at=(0.5, 0.38)))
    c.add(
        *(
            path(gear(x, y, r, n), fill=mix("#3c4c68", "#8ea2c0", t), opacity=0.6, fill_rule="evenodd")
            for x, y, r, n, t in (
                (150, 180, 170, 16, 0.4),
                (1110, 230, 210, 18, 0.3),
                (60, 560, 120, 12, 0.2),
                (1180, 640, 140, 14, 0.2),
                (360, 60, 90, 10, 0.6),
                (900, 40, 80, 10, 0.6),
            )
        )
    )
    belt = "M-20 800H1268V970H-20Z"
    c.add(
        path(belt, fill=c.linear("#46566f", "#0e1422", start=(0, 0), end=(0, 1))),
        line("M-20 806H1268", "#aec4e4", 8, opacity=0.6),
        *(circle(x, 880, 26, fill="#0a0f1a", stroke="#6a7c98", stroke_width=7) for x in range(20, 1248, 110)),
    )
    for points, tool in (
        ("430,640 250,560 170,400 250,260", "claw"),
        ("818,640 1000,560 1090,420 1010,270", "welder"),
        ("440,760 290,780 180,700", "welder"),
        ("808,760 960,790 1070,700", "claw"),
    ):
        c.add(_claw_arm(c, points, tool))
    c.add(
        metal(c, polygon(pts("560,640 688,640 720,800 528,800")), "#5c6a86", 20),
        *(line(f"M{540 - 4 * k} {680 + 34 * k}H{708 + 4 * k}", "#1c2434", 12) for k in range(4)),
    )
    base = blob(mirrored(pts("624,770 760,776 870,830 920,930 930,1044"), CX), 0.8)
    seams = line("M470 800L440 1000M778 800L808 1000M420 880H828", "#7a8cac", 6, opacity=0.7)
    c.add(solid(c, base, "#eef3fa", 60, light="#ffffff", dark="#5a6c90", cast=20, inside=seams))
    c.add(
        *(
            lamp(c, x, 920, 12, t)
            for x, t in ((560, "#5fe8ff"), (603, "#5fe8ff"), (646, "#5fe8ff"), (689, "#ffb04a"))
        )
    )
    shell = blob(mirrored(pts("624,110 780,128 890,250 908,410 870,560 770,660 624,684"), CX))
    lines = line("M624 110V250M624 600V690M340 410H420M828 410H910", "#8a9cbc", 6, opacity=0.8) + line(
        "M430 200Q624 300 818 200M400 590Q624 500 848 590", "#8a9cbc", 5, opacity=0.6
    )
    c.add(solid(c, shell, "#f2f6fc", 90, light="#ffffff", dark="#5c7098", cast=30, inside=lines))
    for side in (1, -1):
        pod = metal(c, box(884, 320, 60, 180, 26), "#8a9ab8", 18, cast=10) + "".join(
            line(f"M896 {350 + 30 * k}H932", "#2c3850", 9) for k in range(5)
        )
        rod = metal(c, tube(pts("820,180 880,90 884,20"), [20, 14, 8]), "#a8b4cc", 6) + lamp(
            c, 884, 16, 12, "#5fe8ff"
        )
        c.add(pod + rod if side > 0 else mirror(pod + rod, CX))
    visor = blob(mirrored(pts("624,300 760,310 836,370 838,440 770,510 624,530"), CX))
    c.add(solid(c, visor, "#10182c", 26, light="#3c5080", cast=10))
    c.add(
        c.dim(CX, 414, 240, 180, "#3cc8ff", 0.6),
        metal(c, oval(CX, 414, 118), "#8a9ab8", 24, cast=10),
        circle(CX, 414, 92, fill="#060a16"),
    )
    c.add(
        circle(
            CX,
            414,
            84,
            fill=c.radial("#ffffff", (0.16, "#bff6ff"), (0.42, "#2cb4f0"), (0.72, "#0c4a9c"), "#041430"),
        ),
        *(
            circle(CX, 414, r, fill="none", stroke="#9feaff", stroke_width=2.5, opacity=0.6)
            for r in (30, 52, 70)
        ),
    )
    c.add(
        line(
            "".join(
                (
                    f"M{CX + 74 * math.cos(a):.0f} "
                    f"{414 + 74 * math.sin(a):.0f}L{CX + 86 * math.cos(a):.0f} "
                    f"{414 + 86 * math.sin(a):.0f}"
                )
                for a in (math.tau * k / 12 for k in range(12))
            ),
            "#dffaff",
            5,
        ),
        c.gloss(586, 374, 34, 20, -35, 0.9),
    )
    for x, y, r, t in (
        (468, 400, 32, "#ffb04a"),
        (780, 400, 32, "#5fe8ff"),
        (494, 458, 17, "#5fe8ff"),
        (754, 458, 17, "#ff6a5a"),
    ):
        c.add(
            metal(c, oval(x, y, r + 10), "#6a7c9c", 8),
            circle(x, y, r, fill=c.radial("#ffffff", (0.4, t), darken(t, 0.7), focus=(0.35, 0.3))),
        )
    c.add(
        *(solid(c, box(536 + 36 * k, 580, 28, 54, 8), "#1c2740", 6, light="#5c74a8") for k in range(5)),
        *(circle(550 + 36 * k, 594 + 26 * (k % 2), 5, fill="#5fe8ff") for k in range(5)),
    )
    c.add(*(rivet(c, x, y, 9, "#c8d4e8") for x, y in arc_points(CX, 396, 262, 262, 200, 340, 9)))
    small = place_small(c, 250, 800) + place_small(c, 1010, 806) + place_small(c, 120, 806)
    c.add(small)


def place_small(c: Canvas, x: float, y: float) -> str:
    """A little machine that has just been built."""
    body = solid(c, oval(x, y - 34, 44, 40), "#eef3fa", 14, dark="#5a6c90", cast=6) + circle(
        x, y - 36, 19, fill="#0a1222"
    )
    return (
        body
        + circle(x, y - 36, 13, fill=c.radial("#ffffff", (0.3, "#5fe8ff"), "#0c4a9c"))
        + line(
            f"M{x - 26} {y + 4}l-10 18M{x + 26} {y + 4}l10 18M{x} {y + 6}v18M{x} {y - 74}v-18", "#a8b8d4", 8
        )
        + circle(x, y - 94, 7, fill="#ffb04a")
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {
    "descendants_of_draco": descendants_of_draco,
    "mechanema": mechanema,
}
