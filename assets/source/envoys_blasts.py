"""Envoys who leave craters: Minelayer, Battering Comet and Powder Keeper."""

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
    lighten,
    line,
    oval,
    path,
    place,
    rounded,
    shaggy,
    star,
    tube,
)
from props import GOLD, bead, grip, lamp, limb, maw, metal, pts, smile, solid, teeth_row
from scenery import fur, hills, puff, rivets


def minelayer(c: Canvas) -> None:
    """A proud steel hen on a nest of mines."""
    plume = "#4f86c6"
    c.add(
        c.backdrop(
            "#10284a", "#070b1a", glow="#2f6ab0", at=(0.45, 0.42), clouds=("#123f4f", "#2a2a6b"), stars=110
        )
    )
    c.add(c.planet(190, 180, 84, "#7a5ac0", bands=("#a88ae0", "#5a3aa0"), ring="#d0b8ff"))
    c.add(hills(c, 840, 50, "#16304a"))
    for i in range(5):
        tip = (1036 - i * 6, 250 + i * 82)
        feather = blob(
            [(860, 560 + i * 22), (940, 420 + i * 50), tip, (990, 470 + i * 52), (880, 640 + i * 14)]
        )
        c.add(solid(c, feather, ("#2f5a9c", "#4a7ac0")[i % 2], 22, cast=10))
    body = blob(
        pts("440,300 520,420 640,500 800,480 930,520 960,650 880,790 660,850 440,810 330,680 330,480 360,330")
    )
    scales = "".join(
        line(f"M{360 + k * 62 + (r % 2) * 31} {560 + r * 46}q31 40 62 0", "#234a86", 6, opacity=0.5)
        for r in range(6)
        for k in range(9)
    )
    c.add(solid(c, body, plume, 60, cast=30, inside=scales))
    wing = blob(pts("560,580 700,530 860,560 920,640 850,700 800,690 770,740 720,710 680,750 600,700"))
    c.add(
        solid(
            c,
            wing,
            "#3b6cae",
            34,
            cast=16,
            inside=line("M640 640Q740 600 850 620M660 690Q740 650 820 660", "#1f4078", 7),
        )
    )
    c.add(rivets([(600, 620), (640, 590), (690, 572)], 7, "#9cc0f0"))
    c.add(_hen_head(c, plume))
    wires = []
    for _ in range(70):
        x = c.rng.uniform(250, 980)
        y = c.rng.uniform(800, 900)
        wires.append(
            f"M{x - 90:.0f} {y:.0f}Q{x:.0f} {y + c.rng.uniform(-50, 60):.0f} {x + 110:.0f} "
            f"{y + c.rng.uniform(-20, 20):.0f}"
        )
    nest = blob(pts("232,800 400,770 640,800 860,770 1016,806 980,900 860,990 400,990 260,900"))
    straw = line("".join(wires[:45]), "#6a3a1c", 8, opacity=0.8) + line(
        "".join(wires[45:]), "#ffc078", 4, opacity=0.75
    )
    c.add(solid(c, nest, "#a8683a", 40, cast=24, inside=straw))
    for x, y, r, lit in (
        (330, 800, 74, True),
        (900, 806, 78, True),
        (760, 866, 62, False),
        (470, 872, 66, False),
    ):
        c.add(_mine(c, x, y, r, lit))
    c.add(line("".join(wires[3:9]) + "M250 900Q500 950 900 920M330 940Q620 900 980 890", "#c98a50", 8))
    c.add(c.vignette())


def _mine(c: Canvas, x: float, y: float, r: float, lit: bool) -> str:
    parts = []
    for i in range(8):
        a = math.radians(i * 45 - 112)
        parts.append(
            place(
                metal(c, box(-r * 0.1, -r * 0.3, r * 0.2, r * 0.36, r * 0.08), "#8a93a8", 5),
                x + r * 0.98 * math.cos(a),
                y + r * 0.98 * math.sin(a),
                1,
                math.degrees(a) + 90,
            )
        )
    parts.append(bead(c, x, y, r, "#3a4058", cast=10))
    parts.append(line(f"M{x - r} {y}Q{x} {y + r * 0.4} {x + r} {y}", "#171b2c", r * 0.07))
    if lit:
        parts.append(lamp(c, x, y - r * 0.1, r * 0.17, "#ff3b3b"))
    return "".join(parts)


def _hen_head(c: Canvas, plume: str) -> str:
    comb = blob(pts("330,210 320,130 362,92 390,140 410,82 452,84 456,140 500,110 516,160 480,220 400,240"))
    head = blob(pts("420,160 510,200 536,290 500,390 420,430 340,390 306,300 330,210"))
    parts = [
        solid(c, comb, "#e8486a", 24, cast=10),
        solid(c, head, lighten(plume, 0.15), 40, cast=16),
        solid(c, blob(pts("350,392 396,400 400,470 372,510 346,470")), "#e8486a", 16, cast=8),
        solid(c, blob(pts("318,320 230,336 206,366 250,380 330,372")), "#f0a030", 18, cast=8),
        line("M214 364Q270 352 330 350", "#7a3a10", 6),
        c.eye(420, 280, 62, "#7a4ae0", look=(0.2, 0.75), lid=plume, upper=0.32, tilt=-8),
        c.dim(450, 370, 44, 26, "#ff8aa0", 0.6),
    ]
    return "".join(parts)


def battering_comet(c: Canvas) -> None:
    """A ram of ice and rock that has never braked."""
    rock = "#7b6fa8"
    c.add(
        c.backdrop(
            "#24103c", "#090714", glow="#c2452a", at=(0.68, 0.3), clouds=("#5a1f4a", "#3a2a6b"), stars=120
        )
    )
    tails = (("#c2202a", 300, 40), ("#ff6a1e", 230, 70), ("#ffb02e", 160, 90), ("#fff0b0", 90, 110))
    for colour, w, n in tails:
        d = (
            f"M{430 - w * 0.5} {430 - w * 0.6}C{700 - w} {240 - n * 0.4} {980 - w * 0.4} "
            f"{40} 1330 -160C1240 60 {1010 + w * 0.3} {320 + n * 0.3} {560 + w * 0.9} "
            f"{700 + w * 0.35}Z"
        )
        c.add(
            path(
                d,
                fill=c.linear(colour, alpha(colour, 0.15), start=(500, 560), end=(1200, 0), user=True),
                filter=c.blur(10),
                opacity=0.85,
            )
        )
    for _ in range(34):
        t, off = c.rng.uniform(0.1, 0.9), c.rng.uniform(-190, 190)
        x, y = 620 + 520 * t + off * 0.6, 470 - 400 * t + off * 0.7
        n = c.rng.uniform(30, 110)
        c.add(line(f"M{x:.0f} {y:.0f}l{n:.0f} {-n * 0.8:.0f}", "#fff1c2", c.rng.uniform(3, 7), opacity=0.6))
    head = blob(
        pts("500,262 620,256 740,330 800,450 780,590 700,720 560,790 420,770 310,690 270,560 300,420 380,320")
    )
    pits = "".join(
        circle(x, y, r, fill=darken(rock, 0.4), opacity=0.7)
        + circle(x + r * 0.18, y + r * 0.22, r * 0.82, fill=lighten(rock, 0.1), opacity=0.6)
        for x, y, r in (
            (690, 420, 44),
            (730, 540, 30),
            (640, 700, 36),
            (330, 640, 26),
            (560, 310, 26),
            (420, 730, 22),
        )
    )
    glow = c.dim(800, 420, 220, 260, "#ff7a2a", 0.8)
    c.add(solid(c, head, rock, 60, cast=26, inside=pits + glow, rim="#ffb46a"))
    ice = blob(pts("268,560 290,440 380,322 500,264 470,330 400,360 390,430 330,470 336,540"))
    c.add(solid(c, ice, "#bfeaff", 20, gleam=0.8))
    for side in (0, 1):
        spiral = pts("600,330 690,250 830,290 860,430 770,510 690,470 694,400 742,396")
        if side == 0:
            spiral = pts("430,350 360,230 230,220 200,350 230,470 310,480 330,410 286,386")
        d = tube(spiral, (110, 104, 92, 74, 54, 36, 20))
        ridges = line(
            "".join(f"M{x - 70} {y - 40}l120 70" for x in range(180, 900, 34) for y in (220, 300, 380, 460)),
            "#7a5530",
            5,
            opacity=0.35,
        )
        c.add(solid(c, d, "#e6c68c", 26, cast=16, inside=ridges))
    strap = "M286 500Q520 380 786 470"
    c.add(line(strap, "#3a2130", 40), line(strap, "#6a3a3c", 10, opacity=0.7))
    for x, y, r in ((410, 490, 92), (610, 476, 98)):
        c.add(metal(c, oval(x, y, r), "#b5803a", 16, cast=12))
        c.add(c.eye(x, y, r * 0.76, "#ff5a2a", look=(-0.5, 0.45), size=0.44, black=0.4))
        c.add(
            path(
                oval(x, y, r * 0.76),
                fill=c.linear(alpha("#ffd88a", 0.5), alpha("#ffd88a", 0.05), alpha("#5bd3f9", 0.3)),
            )
        )
        c.add(c.gloss(x - r * 0.3, y - r * 0.36, r * 0.3, r * 0.14))
    mouth = blob(pts("330,610 480,640 690,590 660,680 560,738 450,736 370,690"))
    c.add(
        maw(
            c,
            mouth,
            teeth=[*teeth_row(330, 596, 350, 66, 8), *teeth_row(360, 750, 300, 50, 7, up=True)],
            tongue=oval(530, 720, 80, 30),
        )
    )
    for x, y, s, a in (
        (250, 790, 46, 20),
        (200, 660, 26, 50),
        (350, 850, 34, 10),
        (860, 720, 26, 0),
        (760, 810, 38, 40),
    ):
        chip = [(-s, -s * 0.3), (-s * 0.2, -s), (s, -s * 0.4), (s * 0.7, s * 0.7), (-s * 0.5, s * 0.8)]
        c.add(place(solid(c, rounded(chip, 6), rock, s * 0.4, rim="#ffb46a"), x, y, 1, a))
    c.add(c.vignette(0.45))


def powder_keeper(c: Canvas) -> None:
    """A singed mole hugging the last dry keg under an umbrella."""
    hide, wood = "#6d5a7e", "#b5713a"
    c.add(
        c.backdrop(
            "#1a2440", "#080a18", glow="#3a5080", at=(0.5, 0.42), clouds=("#25355a", "#3a2a6b"), stars=20
        )
    )
    rain = "".join(
        f"M{c.rng.uniform(-50, 1280):.0f} {c.rng.uniform(-60, 900):.0f}l-22 70" for _ in range(130)
    )
    c.add(line(rain, "#9cc4f0", 3, opacity=0.35))
    c.add(hills(c, 860, 40, "#1c2440"))
    c.add(ellipse(624, 930, 470, 60, fill="#0a0d1c", opacity=0.7))
    c.add(c.dim(624, 520, 460, 400, "#ffb85a", 0.35))
    c.add(metal(c, box(896, 236, 22, 440, 8), "#c8a05a", 6, cast=8))
    points = pts("624,330 760,360 850,470 890,640 920,820 880,1000 368,1000 328,820 358,640 398,470 488,360")
    c.add(_umbrella(c))
    c.add(solid(c, shaggy(c.rng, points, 20, 16), hide, 56, cast=26, inside=fur(c, points, hide, 360, 36)))
    for x, side in ((520, 1), (728, -1)):
        c.add(metal(c, oval(x, 440, 74), "#b08a4a", 14, cast=10))
        c.add(c.eye(x, 440, 56, "#54c0e8", look=(0.0, 0.35), lid=hide, upper=0.12, tilt=-6 * side, size=0.5))
        c.add(c.gloss(x - 24, 412, 22, 12))
    c.add(line("M594 440h60", "#7a5a2a", 16))
    for side in (-1, 1):
        c.add(
            line(
                "".join(
                    (
                        f"M{624 + side * 54} {546 + k * 14}q{side * 80} {-30 + k * 22} {side * 160} "
                        f"{-16 + k * 36}"
                    )
                    for k in range(3)
                ),
                "#e8dfee",
                4,
                opacity=0.8,
            )
        )
    snout = blob(pts("624,470 690,510 690,570 624,600 558,570 558,510"))
    c.add(solid(c, snout, lighten(hide, 0.2), 24, cast=10))
    c.add(solid(c, blob(pts("624,480 668,500 650,540 624,550 598,540 580,500")), "#ff8fa0", 18))
    c.add(c.gloss(606, 498, 16, 10), smile(c, 624, 586, 70, 22, "#2a1830", 8))
    c.add(c.dim(780, 380, 60, 44, "#0a0610", 0.8), c.dim(430, 560, 50, 36, "#0a0610", 0.6))
    c.add(puff(c, 820, 340, 34, "#6a6478", 0.7))
    keg = "M440 640Q624 600 808 640Q856 790 808 950Q624 990 440 950Q392 790 440 640Z"
    staves = line(
        "".join(f"M{470 + k * 52} 610Q{455 + k * 57} 790 {470 + k * 52} 980" for k in range(7)),
        "#6a3818",
        6,
        opacity=0.7,
    )
    c.add(solid(c, keg, wood, 50, cast=24, inside=staves))
    for y in (690, 900):
        c.add(
            metal(
                c,
                f"M426 {y - 20}Q624 {y - 60} 822 {y - 20}L826 {y + 16}Q624 {y - 24} 422 {y + 16}Z",
                "#7c8498",
                8,
            )
        )
    c.add(_burst_mark(c, 624, 790))
    c.add(limb(c, [(640, 610), (660, 560), (720, 572), (752, 612)], (12, 11, 10), "#e8d8b0", cast=4))
    for side in (-1, 1):
        x = 624 + side * 250
        c.add(
            limb(
                c, [(x, 640), (x + side * 30, 780), (x - side * 70, 826)], (96, 104, 84), lighten(hide, 0.05)
            )
        )
        for k in range(4):
            hx, hy = x - side * (128 + k * 6), 780 + k * 32
            c.add(solid(c, tube([(hx + side * 60, hy + 10), (hx, hy + 4)], (30, 12)), "#f0c8b0", 8, cast=5))
    c.add(
        limb(c, [(870, 700), (940, 690), (930, 620)], (80, 70, 60), lighten(hide, 0.05)),
        grip(c, 908, 596, 36, 0, "#f0c8b0"),
    )
    c.add(c.vignette())


def _umbrella(c: Canvas) -> str:
    parts = []
    xs = [196, 340, 500, 730, 900, 1052]
    for i in range(5):
        a, b = xs[i], xs[i + 1]
        d = (
            f"M620 58Q{a + (620 - a) * 0.25:.0f} 90 {a} 290Q{(a + b) / 2} 236 {b} 290"
            f"Q{b + (620 - b) * 0.25:.0f} 90 620 58Z"
        )
        parts.append(solid(c, d, ("#c2303a", "#f0e6d0")[i % 2], 20, rim="#8fdcff" if i == 4 else None))
    drops = "".join(circle(x, 312 + (i % 2) * 26, 7, fill="#bfe4ff", opacity=0.85) for i, x in enumerate(xs))
    return (
        "".join(parts)
        + bead(c, 620, 56, 16, GOLD)
        + line("M330 170Q400 114 480 92", alpha("#ffffff", 0.5), 8)
        + drops
    )


def _burst_mark(c: Canvas, x: float, y: float) -> str:
    mark = star(x, y, 78, 44, 9)
    return path(mark, fill="#2a1018", opacity=0.85) + path(
        star(x, y, 52, 28, 9), fill=c.radial("#fff0a8", "#ff7a2a")
    )


PICTURES = {
    "minelayer": minelayer,
    "battering_comet": battering_comet,
    "powder_keeper": powder_keeper,
}
