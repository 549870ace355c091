"""Plan pictures from the Twin to the Quarter Past."""

from __future__ import annotations

import math
from itertools import pairwise

from paint import (
    Canvas,
    blob,
    box,
    darken,
    group,
    lighten,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    rounded,
    shaggy,
    smooth,
    tube,
    turn,
)
from props import GOLD, bead, brow, lamp, limb, maw, metal, pts, smile, solid, sparkle
from scenery import flame, fur, puff, rivets


def twin(c: Canvas) -> None:
    """Two rockets so alike that each waves at itself."""
    c.add(
        c.backdrop(
            "#10244a", "#070a18", glow="#3a6ad0", at=(0.5, 0.45), clouds=("#123f6f", "#4a2a6b"), stars=110
        )
    )
    c.add(c.planet(480, 980, 420, "#3a5a9a", craters=0, air="#8ac0ff"))
    for x in (320, 640):
        c.add(line(f"M{x} 560V760", "#fff0c8", 120, opacity=0.16, filter=c.blur(16, wide=True)))
        c.add(flame(c, x, 520, 190, 96))
        for dx, dy in ((-70, 690), (70, 690), (0, 706)):
            c.add(puff(c, x + dx, dy, 40, "#aab4d0", 0.75))
        look = 0.8 if x == 320 else -0.8
        c.add(place(_tall_rocket(c, look), x, 300, 1))
    c.add(
        limb(c, [(410, 330), (450, 300), (462, 262)], (26, 24, 22), "#e8ecf4", cast=4),
        limb(c, [(550, 330), (510, 300), (498, 262)], (26, 24, 22), "#e8ecf4", cast=4),
    )
    c.add(bead(c, 462, 250, 22, "#f0b84a"), bead(c, 498, 250, 22, "#f0b84a"), sparkle(480, 206, 34))
    c.add(c.vignette())


def _tall_rocket(c: Canvas, look: float) -> str:
    body = blob(pts("0,-260 62,-170 92,-20 86,130 64,220 -64,220 -86,130 -92,-20 -62,-170"))
    inside = (
        path("M-120 -280H120V-150Q0 -120 -120 -150Z", fill="#e0483a")
        + path("M-120 130Q0 160 120 130V180Q0 210 -120 180Z", fill="#e0483a")
        + line("M0 190V230", "#8a94b0", 5)
    )
    fins = "".join(
        solid(c, blob([(s * 78, 110), (s * 150, 210), (s * 146, 256), (s * 60, 216)], 0.6), "#c83a32", 16)
        for s in (-1, 1)
    )
    eyes = "".join(c.eye(dx, -40, 36, "#2a7ac8", look=(look, 0.1), size=0.5) for dx in (-36, 36))
    return (
        fins
        + metal(c, box(-50, 208, 100, 30, 8), "#8791ab", 8)
        + solid(c, body, "#f2f0ea", 40, cast=14, inside=inside)
        + eyes
        + smile(c, 0, 32, 60, 30, "#3a2030", 9)
    )


def wild(c: Canvas) -> None:
    """A hurricane of fur and teeth with both eyes spinning."""
    pelt = "#b02a5a"
    c.add(
        c.backdrop(
            "#3a1408", "#100610", glow="#f07a2a", at=(0.5, 0.5), clouds=("#6b2a1f", "#5a1f4a"), stars=50
        )
    )
    for i in range(26):
        a = math.tau * i / 26 + c.rng.uniform(-0.1, 0.1)
        r1, r2 = c.rng.uniform(290, 340), c.rng.uniform(430, 640)
        d = (
            f"M{480 + r1 * math.cos(a):.0f} {370 + r1 * 0.8 * math.sin(a):.0f}"
            f"Q{480 + (r1 + r2) / 2 * math.cos(a + 0.12):.0f} "
            f"{370 + (r1 + r2) * 0.42 * math.sin(a + 0.12):.0f} "
            f"{480 + r2 * math.cos(a + 0.16):.0f} {370 + r2 * 0.85 * math.sin(a + 0.16):.0f}"
        )
        c.add(line(d, c.rng.choice(("#ffd34e", "#ff8a3a", "#fff0c0")), c.rng.uniform(5, 14), opacity=0.55))
    for side in (-1, 1):
        horn = blob(
            [
                (480 + side * 150, 190),
                (480 + side * 250, 150),
                (480 + side * 290, 40),
                (480 + side * 330, 150),
                (480 + side * 240, 260),
            ]
        )
        c.add(solid(c, horn, "#f0dcb0", 20, cast=10))
    outer = pts(
        "480,110 620,130 730,230 760,380 700,540 590,630 480,650 370,630 260,540 200,380 230,230 340,130"
    )
    c.add(solid(c, shaggy(c.rng, outer, 70, 34, 0.9), pelt, 56, cast=24, inside=fur(c, outer, pelt, 260, 50)))
    inner = pts("480,170 600,190 680,290 690,400 640,520 480,590 320,520 270,400 280,290 360,190")
    c.add(solid(c, shaggy(c.rng, inner, 34, 22, 0.9), lighten(pelt, 0.12), 40, rim=None))
    for x, y, r in ((372, 290, 86), (590, 276, 98)):
        c.add(solid(c, oval(x, y, r + 10), "#5a0e2a", 14))
        c.add(path(oval(x, y, r), fill=c.radial("#fffbe0", (0.7, "#fff0b0"), "#c8a040")))
        turns = [
            (x + r * 0.9 * t * math.cos(t * 14), y + r * 0.9 * t * math.sin(t * 14))
            for t in (i / 44 for i in range(45))
        ]
        c.add(line(smooth(turns), "#2a0a18", 10), c.gloss(x - r * 0.4, y - r * 0.5, r * 0.26, r * 0.16))
    c.add(brow(364, 196, 190, 18, "#3a0618", 26), brow(600, 176, 200, -18, "#3a0618", 26))
    mouth = blob(pts("280,420 400,440 560,440 690,400 660,520 570,590 440,600 330,540"))
    tops = [polygon([(286 + i * 50, 410), (340 + i * 50, 416), (312 + i * 50, 486)]) for i in range(8)]
    lows = [polygon([(320 + i * 52, 620), (372 + i * 52, 620), (346 + i * 52, 540)]) for i in range(6)]
    c.add(maw(c, mouth, teeth=[*tops, *lows]))
    tongue = tube([(500, 560), (560, 610), (660, 590), (720, 640)], (90, 92, 78, 40))
    c.add(
        solid(c, tongue, "#ff6a8a", 26, cast=12),
        line(smooth([(510, 570), (570, 612), (660, 596), (710, 632)]), "#b02a4a", 6, opacity=0.6),
    )
    c.add(c.vignette(0.5))


def dependable(c: Canvas) -> None:
    """An old tug that has pulled bigger things than this."""
    hull = "#d8622e"
    c.add(
        c.backdrop(
            "#123048", "#070b18", glow="#3a7a9a", at=(0.4, 0.5), clouds=("#123f4f", "#2a2a6b"), stars=120
        )
    )
    c.add(c.planet(810, 230, 170, "#8a86a0", craters=20, air="#b8c8f0"))
    chain = along_chain([(520, 440), (600, 400), (680, 340), (740, 260)])
    c.add(
        "".join(
            turn(path(oval(x, y, 22, 13), fill="none", stroke="#c8ccd8", stroke_width=9), a, x, y)
            for x, y, a in chain
        )
    )
    c.add(metal(c, polygon([(716, 236), (780, 214), (790, 282), (728, 300)]), "#a8862e", 8))
    c.add(flame(c, 572, 520, 190, 90, -82, "#3aa8ff"), flame(c, 556, 590, 130, 60, -84, "#3aa8ff"))
    c.add(
        metal(c, box(520, 470, 60, 100, 14), "#7a8298", 14),
        metal(c, box(520, 566, 44, 50, 10), "#7a8298", 10),
    )
    c.add(
        metal(
            c,
            box(420, 190, 76, 230, 10),
            "#5a6480",
            14,
            cast=8,
            inside=rect(420, 222, 76, 34, fill="#ffc857"),
        )
    )
    for x, y, r in ((470, 160, 30), (512, 116, 38), (572, 70, 30)):
        c.add(puff(c, x, y, r, "#8a94a8", 0.6))
    cabin = rounded([(170, 250), (380, 230), (400, 420), (160, 420)], 30)
    c.add(solid(c, cabin, "#f0e6d0", 30, cast=12, inside=rect(150, 226, 270, 34, fill="#2a6a9a")))
    for x in (228, 320):
        c.add(
            metal(c, oval(x, 330, 46), "#c8a04a", 12),
            c.eye(x, 330, 36, "#3a7ad0", look=(-0.5, 0.1), lid="#b8ae98", upper=0.3),
        )
    body = "M70 400Q90 380 140 384H520Q570 390 570 450V600Q560 640 500 640H240Q110 620 70 400Z"
    stripe = path("M60 470H580V510H60Z", fill="#f4e4c8") + line("M60 560H580", darken(hull, 0.4), 5)
    c.add(solid(c, body, hull, 46, cast=22, inside=stripe))
    c.add(
        rivets([(130 + i * 56, 424) for i in range(8)], 8, hull), smile(c, 230, 560, 150, 46, "#3a1408", 13)
    )
    for y in (420, 490, 560):
        c.add(solid(c, oval(84 + (y - 420) * 0.3, y, 30, 34), "#2a2f3e", 12, cast=5))
    c.add(
        rect(360, 536, 80, 44, 6, fill="#c8c0b0", transform="rotate(-6 400 558)"),
        rivets([(370, 548), (430, 542), (372, 576), (432, 570)], 4, "#8a8478"),
    )
    c.add(lamp(c, 272, 216, 14, "#ffc857"))
    c.add(c.vignette())


def along_chain(points: list[tuple[float, float]]) -> list[tuple[float, float, float]]:
    """Places and angles of chain links on a polyline."""
    links = []
    for (ax, ay), (bx, by) in pairwise(points):
        angle = math.degrees(math.atan2(by - ay, bx - ax))
        links += [(ax + (bx - ax) * t, ay + (by - ay) * t, angle) for t in (0.17, 0.5, 0.83)]
    return links


def quarter_past(c: Canvas) -> None:
    """A ringed planet that tells the time."""
    c.add(
        c.backdrop(
            "#2a1c4a", "#0a0818", glow="#8a5ac0", at=(0.5, 0.48), clouds=("#4a2a8b", "#123f4f"), stars=130
        )
    )
    c.add(
        turn(
            line("M60 380A420 130 0 0 1 900 380", "#f0c880", 44, opacity=0.75, stroke_linecap="butt")
            + line("M60 380A420 130 0 0 1 900 380", "#8a5a3a", 6, stroke_linecap="butt"),
            -14,
            480,
            370,
        )
    )
    face = oval(480, 360, 262)
    c.add(metal(c, oval(480, 360, 284), GOLD, 40, cast=24))
    c.add(solid(c, face, "#f6ecd4", 40, rim=None, shade=0.4))
    clouds = "".join(
        path(
            f"M200 {y}Q480 {y + 60} 760 {y}V{y + 26}Q480 {y + 90} 200 {y + 26}Z", fill="#d8b890", opacity=0.3
        )
        for y in (190, 300, 420, 520)
    )
    c.add(group(clouds, clip_path=c.clip(face)))
    for i in range(60):
        a = math.tau * i / 60
        big = i % 15 == 0
        r1 = 206 if big else 222 if i % 5 == 0 else 236
        c.add(
            line(
                (
                    f"M{480 + r1 * math.cos(a):.1f} {360 + r1 * math.sin(a):.1f}"
                    f"L{480 + 246 * math.cos(a):.1f} {360 + 246 * math.sin(a):.1f}"
                ),
                "#3a2440",
                16 if big else 9 if i % 5 == 0 else 4,
            )
        )
    c.add(path("M480 360L480 114A246 246 0 0 1 726 360Z", fill="#e8563a", opacity=0.28))
    for side in (-1, 1):
        c.add(c.eye(480 + side * 92, 286, 46, "#6a3ab0", look=(0.8, 0.5), lid="#e0cca4", upper=0.22))
    c.add(smile(c, 480, 430, 120, 40, "#4a2440", 11))
    c.add(
        path(
            polygon(pts("468,372 472,234 496,204 508,240 496,372")),
            fill="#2a1430",
            transform="rotate(7.5 480 360)",
        )
    )
    c.add(
        solid(c, polygon(pts("470,346 640,350 700,360 640,370 470,374")), "#b3261e", 6, cast=8),
        bead(c, 480, 360, 24, GOLD, cast=5),
    )
    c.add(path("M270 250Q330 140 450 122Q350 180 310 290Z", fill="#ffffff", opacity=0.4))
    c.add(
        turn(
            line("M60 380A420 130 0 0 0 900 380", "#ffdc9a", 46, opacity=0.95, stroke_linecap="butt")
            + line("M60 392A420 130 0 0 0 900 392", "#a8703a", 6, stroke_linecap="butt")
            + line("M70 372A412 126 0 0 0 890 372", "#fff4d8", 5, stroke_linecap="butt"),
            -14,
            480,
            370,
        )
    )
    c.add(bead(c, 830, 120, 34, "#b8c8e8"), bead(c, 150, 610, 24, "#e8a06a"))
    c.add(c.vignette())


PICTURES = {
    "plan_11": twin,
    "plan_13": wild,
    "plan_14": dependable,
    "plan_15": quarter_past,
}
