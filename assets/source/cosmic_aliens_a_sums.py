"""Cosmic portraits that count differently: Anti-Matter and Calculator."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import ImageOps

from aliens_kit import (
    CX,
    FLOOR,
    maw,
    teeth,
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
    oval,
    path,
    polygon,
    rect,
    render,
    rounded,
    smooth,
    tube,
    turn,
)
from props import bead, hand, lamp, limb, metal, pts, solid, sparkle
from scenery import writing


def anti_matter(c: Canvas) -> None:
    """One face, half of it a photographic negative: where one half smiles the other sulks."""
    plate = Canvas(c.width, c.height, "anti-matter plate")
    _atom_sage(plate)
    positive = render(plate, c.width).convert("RGB")
    half = "M624 -20C700 120 752 250 668 380C600 486 560 560 590 680C614 780 660 860 624 990H1300V-20Z"
    seam = half.split("H")[0]
    c.add(c.embed(positive, 0, 0, c.width, c.height))
    c.add(group(c.embed(ImageOps.invert(positive), 0, 0, c.width, c.height), clip_path=c.clip(half)))
    for width, colour, opacity, blur in ((60, "#ff5ad0", 0.5, 22), (26, "#ffe0ff", 0.8, 8)):
        c.add(line(seam, colour, width, opacity=opacity, filter=c.blur(blur, wide=True)))
    c.add(line(seam, "#ffffff", 7))
    for _ in range(34):
        t = c.rng.random()
        x, y = 634 + 40 * math.sin(t * 6.2) + c.rng.uniform(-90, 90), 960 * t
        c.add(sparkle(x, y, c.rng.uniform(6, 26), "#fff0ff", 0.9))


def _atom_sage(c: Canvas) -> None:
    """The whole figure in its positive colours."""
    gold = "#f0a030"
    c.add(wash(c, "#23407c", "#101c4a", "#050818"), c.stars(170))
    c.add(c.planet(170, 170, 84, "#3f6ad0", bands=("#2a4a9c", "#6a9cf0", "#2a4a9c"), air="#8ac0ff"))
    c.add(c.planet(1090, 190, 84, "#d0603f", craters=7, air="#ffb08a"))
    orbit = "".join(
        turn(ellipse(CX, 400, 500, 150, fill="none", stroke="#8ad8ff", stroke_width=6), a, CX, 400)
        for a in (-32, 32)
    )
    c.add(group(orbit, opacity=0.75, filter=c.glow("#3f9cff", 8)))
    robe = blob(mirrored([(CX, 690), (760, 720), (960, 800), (1080, FLOOR)], CX))
    c.add(
        c.form(
            robe,
            "#d8483f",
            depth=60,
            rim_width=12,
            cast=20,
            inside=line("M624 720V1000M520 740L420 1000M728 740L828 1000", "#7a1020", 9, opacity=0.5),
        )
    )
    for side in (1, -1):
        fin = c.form(
            blob([(800, 330), (900, 210), (1000, 90), (1010, 250), (960, 400), (830, 480)]),
            gold,
            light="#ffe08a",
            dark="#7a2a10",
            depth=44,
            rim_width=10,
            cast=18,
        )
        fin += line("M830 390Q910 300 984 150M836 430Q930 370 980 270", "#8a3a10", 8, opacity=0.6)
        c.add(fin if side > 0 else mirror(fin, CX))
    head = blob(
        mirrored([(CX, 110), (750, 130), (846, 250), (860, 400), (820, 560), (730, 690), (CX, 740)], CX)
    )
    c.add(
        c.form(
            head,
            gold,
            light="#ffe08a",
            dark="#7a2a10",
            depth=90,
            rim_width=14,
            cast=30,
            inside=c.dim(CX, 610, 160, 60, "#a8401c", 0.4),
        )
    )
    c.add(
        solid(c, blob(mirrored([(CX, 150), (664, 210), (CX, 280)], CX)), "#3fb8e8", 14, cast=8),
        c.gloss(612, 190, 16, 26, 0),
    )
    for side, upper, tilt in ((-1, 0.16, -6), (1, 0.34, -16)):
        x = CX + side * 118
        c.add(c.dim(x, 390, 130, 110, "#7a2a10", 0.6))
        c.add(
            c.eye(x, 390, 92, "#2f9cf0", lid="#c8742a", upper=upper, lower=0.08, tilt=tilt, look=(0.05, 0.1))
        )
    c.add(
        solid(c, tube(pts("400,250 490,216 590,262"), (14, 40, 20)), "#5a2010", 14),
        solid(c, tube(pts("858,262 760,276 650,340"), (14, 44, 24)), "#5a2010", 14),
    )
    c.add(
        solid(
            c,
            blob(mirrored([(CX, 420), (656, 500), (680, 540), (CX, 566)], CX)),
            "#f7b850",
            22,
            cast=8,
            dark="#8a3a10",
        )
    )
    mouth = "M470 560Q540 636 640 626Q720 622 786 664Q740 690 650 682Q520 690 470 560Z"
    c.add(maw(c, mouth, teeth(c, 630, 612, 7, 48, 34, 0.1), lip="#5a1410", width=9))
    for side in (-1, 1):
        x = CX + side * 350
        c.add(limb(c, [(CX + side * 380, 990), (CX + side * 420, 880), (x, 800)], (110, 100, 80), "#d8483f"))
        c.add(hand(c, x, 800, 54, -side * 16, gold, 3), lamp(c, x, 628, 66, "#5ad0ff"))
        sign = "M-30 0H30" if side > 0 else "M-30 0H30M0 -30V30"
        c.add(line(sign, "#1c4a9c", 15, transform=f"translate({x} 628)"))
    for x, y in ((205, 146), (1043, 146), (170, 640), (1078, 640)):
        c.add(bead(c, x, y, 26, "#ff7ad0"))


def calculator(c: Canvas) -> None:
    """A desk machine that knows better: keys for teeth, a paper quiff and a raised finger."""
    c.add(wash(c, "#2fa39a", "#146068", "#07202c"))
    grid = "".join(f"M{x} 0V954" for x in range(24, 1248, 50)) + "".join(
        f"M0 {y}H1248" for y in range(27, 954, 50)
    )
    c.add(line(grid, "#a8fff0", 2, opacity=0.2))
    for k, (tall, hue) in enumerate(((300, "#ff7a5a"), (180, "#ffd05a"), (180, "#5bd3f9"))):
        c.add(
            rect(
                62 + k * 74,
                560 - tall,
                54,
                tall,
                6,
                fill=c.linear(lighten(hue, 0.3), darken(hue, 0.3)),
                opacity=0.75,
            )
        )
    c.add(line("M62 376H290", "#ffffff", 5, stroke_dasharray="4 14", opacity=0.8))
    c.add(line(smooth(pts("960,420 1020,300 1080,380 1140,180 1220,230")), "#ffe08a", 7, opacity=0.7))
    vest = blob(mirrored([(CX, 740), (780, 770), (930, 860), (960, FLOOR)], CX))
    c.add(
        c.form(
            vest,
            "#7a3f5c",
            depth=46,
            rim_width=11,
            cast=20,
            inside=line("".join(f"M{x} 700V1000" for x in range(330, 940, 36)), "#3f1a34", 6, opacity=0.5),
        )
    )
    c.add(path("M540 770L624 960L708 770Z", fill=c.linear("#ffffff", "#b8c0d0")))
    _paper_quiff(c)
    c.add(
        limb(c, pts("852,470 910,470 930,400 930,300"), (30, 28, 26, 26), "#8791ab"),
        bead(c, 930, 282, 44, "#e0342f", cast=10),
    )
    case = "#e9dcc0"
    head = rounded(pts("420,150 828,150 868,560 838,760 410,760 380,560"), 60)
    c.add(
        c.form(
            head,
            case,
            light="#fffaf0",
            dark="#6b4a3a",
            depth=60,
            rim_width=13,
            cast=30,
            inside=c.dim(624, 760, 260, 90, "#7a4a2a", 0.5),
        )
    )
    c.add(
        solid(c, box(424, 200, 400, 216, 34), "#3a3440", 18, rim=None),
        solid(
            c,
            box(444, 218, 360, 180, 22),
            "#123a24",
            20,
            rim=None,
            paint=c.radial("#3f9c5a", (0.6, "#1c5a34"), "#0a2a1c"),
        ),
    )
    c.add(_pixel_eyes(c), path("M452 226H620L540 390H452Z", fill="#ffffff", opacity=0.09))
    c.add(bead(c, CX, 462, 46, "#e0342f", cast=10))
    for side in (-1, 1):
        c.add(
            *(
                bead(c, CX + side * (120 + 62 * k), 462, 23, ("#5b6f8a", "#e0a12c")[k], cast=6)
                for k in range(2)
            )
        )
    mouth = "M426 544Q624 600 822 544Q850 724 624 734Q398 724 426 544Z"
    keys = "".join(
        solid(
            c,
            box(CX + (i - 3.5) * 52 - 23, y + (14 if 1 < i < 6 else 0), 46, 62, 12),
            hue,
            12,
            rim=None,
            light="#ffffff",
        )
        for y, hue in ((560, "#fbf6e8"), (638, "#f0e6d0"))
        for i in range(8)
    )
    c.add(maw(c, mouth, keys, lip="#4a3028", width=12, flesh="#3a1420"))
    for side in (-1, 1):
        bow = solid(
            c,
            blob([(CX, 792), (CX + 90, 752), (CX + 104, 800), (CX + 90, 846), (CX, 806)]),
            "#e0342f",
            20,
            cast=10,
        )
        c.add(bow if side > 0 else mirror(bow, CX))
    c.add(solid(c, oval(CX, 800, 26, 30), "#b31f2a", 12))
    c.add(
        limb(c, pts("360,960 240,880 262,760"), (86, 74, 56), "#f0ead8"),
        hand(c, 268, 712, 46, -8, "#f7b98a", 1),
    )
    c.add(
        limb(c, pts("900,960 1010,890 990,770"), (86, 74, 56), "#f0ead8"),
        turn(_pencil(c, 990, 640), 22, 990, 720),
        hand(c, 986, 730, 46, 30, "#f7b98a", 3),
    )


def _paper_quiff(c: Canvas) -> None:
    """The paper strip that leaves the machine at the top and curls like a forelock."""
    sheet = (
        "M500 170C480 40 560 -20 660 30C740 70 700 150 640 130C690 120 680 70 630 72C590 74 600 130 640 170Z"
    )
    marks = writing(c, 500, 66, 130, 5, 24, "#8a4a3a", 0.6)
    c.add(
        c.form(
            sheet, "#fbf6e8", light="#ffffff", dark="#8a7a6a", depth=22, inside=marks, rim_width=6, cast=14
        )
    )
    c.add(metal(c, box(470, 140, 308, 34, 14), "#8791ab", 12, cast=8))


def _pixel_eyes(c: Canvas) -> str:
    """Two smug eyes on the display, square by square."""
    rows = ("#######", "#######", "##oo###", "##oo###", ".#####.")
    parts = []
    for left in (470, 640):
        for y, row in enumerate(rows):
            for x, dot in enumerate(row):
                if dot != ".":
                    hue = "#123a24" if dot == "o" else "#b8ffb0"
                    parts.append(rect(left + x * 20, 276 + y * 20, 17, 17, 3, fill=hue))
    brows = rect(470, 250, 137, 12, 3, fill="#b8ffb0") + rect(640, 236, 137, 12, 3, fill="#b8ffb0")
    return group(*parts, brows, filter=c.glow("#5aff8a", 7, 0.8))


def _pencil(c: Canvas, x: float, y: float) -> str:
    wood = path(polygon([(x - 17, y - 90), (x + 17, y - 90), (x, y - 150)]), fill="#f2d3a0")
    lead = path(polygon([(x - 6, y - 130), (x + 6, y - 130), (x, y - 150)]), fill="#22202c")
    stem = solid(
        c, box(x - 17, y - 92, 34, 230, 4), "#f0b52c", 9, inside=rect(x - 4, y - 92, 9, 230, fill="#b87a10")
    )
    return wood + lead + stem + solid(c, box(x - 18, y + 120, 36, 44, 10), "#f08a9c", 8)


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"anti_matter": anti_matter, "calculator": calculator}
