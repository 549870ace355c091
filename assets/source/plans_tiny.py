"""Plan pictures from the Embarrassing to the Weak Sauce."""

from __future__ import annotations

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
    polygon,
    rect,
    rounded,
    tube,
    turn,
)
from props import GOLD, bead, lamp, limb, metal, pts, solid
from scenery import beam, floor, puff


def embarrassing(c: Canvas) -> None:
    """A cannon whose barrel gave up; the cork dangles on its string."""
    body, wheel = "#5a6a9a", "#a8642e"
    c.add(
        c.backdrop(
            "#4a1a3a", "#120818", glow="#d0506a", at=(0.4, 0.4), clouds=("#6b2a4a", "#3a2a6b"), stars=60
        )
    )
    c.add(floor(c, 590, "#4a2440"), c.dim(440, 630, 380, 44, "#04020a", 0.8))
    barrel = pts("300,330 420,260 560,250 670,330 700,470")
    c.add(line("M702 520Q740 590 690 620", "#f4e4c8", 6))
    c.add(solid(c, blob(pts("650,600 700,590 730,640 712,664 650,664 634,640")), "#d8a870", 16, cast=8))
    c.add(metal(c, tube(barrel, (230, 220, 190, 150, 130)), body, 46, cast=22))
    c.add(
        turn(
            metal(c, box(620, 462, 160, 50, 20), lighten(body, 0.1), 16, cast=8)
            + ellipse(700, 512, 56, 16, fill="#0a0a18"),
            6,
            700,
            486,
        )
    )
    c.add(bead(c, 196, 380, 30, body))
    for side in (-1, 1):
        x = 410 + side * 78
        c.add(
            c.eye(x, 318, 54, "#3a8ad0", look=(-0.75, 0.55), lid=body, upper=0.28, tilt=12 * side, size=0.5)
        )
    c.add(c.dim(296, 400, 66, 40, "#ff4a6a", 0.9), c.dim(520, 390, 66, 40, "#ff4a6a", 0.9))
    c.add(line("M360 420q20 -20 40 0t40 0", "#141428", 10))
    c.add(path("M546 170q34 50 0 70q-34 -20 0 -70Z", fill=c.linear("#dff6ff", "#5bb8f0")))
    c.add(
        solid(
            c, rounded([(180, 440), (480, 470), (560, 600), (140, 600)], 24), darken(wheel, 0.2), 24, cast=12
        )
    )
    c.add(_wheel(c, 330, 540, 118, wheel))
    for x, y, r in ((780, 430, 22), (830, 380, 30), (880, 320, 20)):
        c.add(puff(c, x, y, r, "#8a7a90", 0.5))
    c.add(c.vignette())


def _wheel(c: Canvas, x: float, y: float, r: float, colour: str) -> str:
    spokes = "".join(
        turn(rect(x - r * 0.07, y - r * 0.8, r * 0.14, r * 1.6, 4, fill=darken(colour, 0.25)), a, x, y)
        for a in (0, 45, 90, 135)
    )
    ring = oval(x, y, r) + oval(x, y, r * 0.72)
    return (
        c.dim(x + 10, y + 14, r * 1.15, r * 1.15, "#05020a", 0.6)
        + spokes
        + path(ring, fill=c.linear(lighten(colour, 0.35), colour, darken(colour, 0.6)), fill_rule="evenodd")
        + outline_ring(x, y, r)
        + metal(c, oval(x, y, r * 0.24), GOLD, 8)
    )


def outline_ring(x: float, y: float, r: float) -> str:
    return circle(x, y, r * 0.98, fill="none", stroke="#20222c", stroke_width=r * 0.08) + circle(
        x, y, r * 0.72, fill="none", stroke="#2a1408", stroke_width=3
    )


def lonely(c: Canvas) -> None:
    """One small creature, one small moon, one lamp and a great deal of nothing."""
    c.add(
        c.backdrop(
            "#0a1430", "#05070f", glow="#1f3a6a", at=(0.56, 0.56), clouds=("#1a2a5b", "#123f4f"), stars=170
        )
    )
    c.add(c.dim(200, 160, 60, 60, "#bfd8ff", 0.3), circle(200, 160, 5, fill="#ffffff"))
    c.add(c.dim(540, 500, 330, 300, "#ffc46a", 0.4))
    c.add(c.planet(520, 660, 190, "#8a90b0", craters=18, air="#9ab8ff"))
    c.add(
        line("M650 512V330Q650 300 620 300", "#4a5270", 10),
        lamp(c, 612, 314, 16, "#ffc857"),
        beam(c, 612, 316, 570, 500, 190, "#ffe0a0", 0.5),
    )
    skin = "#5bc8b0"
    c.add(c.dim(500, 486, 120, 22, "#02040c", 0.8))
    c.add(solid(c, blob(pts("500,340 550,380 570,450 560,486 440,486 430,450 450,380")), skin, 26, cast=10))
    c.add(solid(c, oval(500, 320, 74, 70), skin, 28, cast=8))
    c.add(c.eye(506, 318, 46, "#8a5ad0", look=(-0.5, -0.7), lid=skin, upper=0.2))
    c.add(line("M484 374q18 -12 36 0", "#0c3a36", 7))
    c.add(
        limb(c, [(500, 252), (490, 216), (462, 206)], (12, 10, 8), skin, cast=3),
        bead(c, 458, 204, 13, "#ffd34e"),
    )
    c.add(
        limb(c, [(440, 420), (410, 450), (424, 480)], (30, 28, 24), skin, cast=4),
        limb(c, [(560, 420), (588, 452), (574, 480)], (30, 28, 24), skin, cast=4),
    )
    c.add(
        limb(c, [(470, 480), (462, 520), (440, 526)], (32, 28, 26), skin, cast=4),
        limb(c, [(530, 480), (540, 520), (562, 526)], (32, 28, 26), skin, cast=4),
    )
    c.add(
        line("M420 478Q380 380 372 250", "#e8eef8", 3),
        solid(c, blob(pts("372,130 424,160 424,210 372,254 320,210 320,160")), "#e8425a", 26),
        c.gloss(350, 166, 18, 12),
    )
    c.add(c.vignette(0.7))


def square(c: Canvas) -> None:
    """A world that insists on corners."""
    c.add(
        c.backdrop(
            "#0c2a4a", "#060a18", glow="#2a6aa0", at=(0.5, 0.5), clouds=("#123f6f", "#3a2a6b"), stars=20
        )
    )
    for _ in range(60):
        s = c.rng.choice((3, 4, 5, 8))
        c.add(
            rect(
                c.rng.uniform(0, 960),
                c.rng.uniform(0, 720),
                s,
                s,
                fill="#dfe8ff",
                opacity=c.rng.uniform(0.3, 0.9),
            )
        )
    top, left, right = (
        [(480, 120), (740, 220), (480, 330), (220, 220)],
        [(220, 220), (480, 330), (480, 620), (236, 500)],
        [(480, 330), (740, 220), (724, 500), (480, 620)],
    )
    ocean, land = "#2f8ad8", "#5cc86a"
    faces = (
        (top, lighten(ocean, 0.3), pts("380,160 520,150 560,210 460,260 340,220")),
        (left, ocean, pts("240,330 340,360 380,470 300,500 236,440")),
        (right, darken(ocean, 0.4), pts("560,380 660,320 700,400 620,500 560,470")),
    )
    c.add(soft_square(c))
    for corners, sea, isle in faces:
        d = rounded(corners, 16)
        shade = darken(land, 0.45) if corners is right else lighten(land, 0.2) if corners is top else land
        inside = path(rounded(isle, 10), fill=shade) + path(
            rounded([(x * 0.6 + 190, y * 0.6 + 130) for x, y in isle], 6),
            fill=darken(shade, 0.15),
            opacity=0.5,
        )
        c.add(solid(c, d, sea, 26, inside=inside, rim="#8fdcff" if corners is right else None))
    c.add(line("M232 222L480 328L730 222M480 332V612", alpha("#dff4ff", 0.8), 6))
    for x, y, w in ((270, 268, 120), (560, 300, 110), (420, 150, 100)):
        c.add(
            turn(
                rect(x, y, w, 26, 4, fill="#ffffff", opacity=0.85)
                + rect(x + 24, y - 20, w * 0.5, 24, 4, fill="#ffffff", opacity=0.85),
                22 if x < 400 else -22 if x > 500 else 0,
                x,
                y,
            )
        )
    look = ""
    for x in (44, 144):
        look += rect(x - 6, 106, 92, 92, 12, fill="#0c2c50", opacity=0.5) + rect(
            x, 100, 84, 84, 10, fill="#fdf8ee"
        )
        look += rect(x + 30, 124, 46, 52, 6, fill="#1a1430") + rect(x + 36, 130, 16, 16, 2, fill="#ffffff")
        look += rect(x - 4, 74, 92, 16, 4, fill="#123a68")
    look += line("M84 232H196V214", "#0c2444", 12, stroke_linejoin="miter", stroke_linecap="square")
    c.add(group(look, transform="matrix(0.92 0.4 0 1 224 212)"))
    c.add(_cube(c, 800, 170, 54, "#c8c4d8"), _cube(c, 140, 560, 34, "#e08a5a"))
    c.add(c.vignette())


def soft_square(c: Canvas) -> str:
    glow = rounded(pts("480,90 780,210 760,520 480,660 200,520 180,210"), 20)
    return path(glow, fill="#5bb8ff", opacity=0.4, filter=c.blur(26, wide=True))


def _cube(c: Canvas, x: float, y: float, s: float, colour: str) -> str:
    top = polygon([(x, y - s), (x + s, y - s * 0.55), (x, y - s * 0.1), (x - s, y - s * 0.55)])
    left = polygon([(x - s, y - s * 0.55), (x, y - s * 0.1), (x, y + s), (x - s, y + s * 0.5)])
    right = polygon([(x, y - s * 0.1), (x + s, y - s * 0.55), (x + s, y + s * 0.5), (x, y + s)])
    pits = rect(x - s * 0.7, y + s * 0.1, s * 0.3, s * 0.3, 2, fill=darken(colour, 0.4), opacity=0.6)
    return (
        path(top, fill=lighten(colour, 0.4))
        + path(left, fill=colour)
        + path(right, fill=darken(colour, 0.6))
        + pits
    )


def weak_sauce(c: Canvas) -> None:
    """A gravy boat in space with one last lukewarm drop."""
    china = "#e8ecf6"
    c.add(
        c.backdrop(
            "#3a2418", "#0e0a10", glow="#b0703a", at=(0.5, 0.42), clouds=("#5a3a2a", "#3a2a6b"), stars=80
        )
    )
    c.add(c.planet(150, 600, 150, "#c88a4a", bands=("#e8b870", "#a0602a")))
    c.add(
        solid(c, oval(500, 560, 260, 62), "#c8d0e4", 20, cast=20),
        ellipse(500, 548, 180, 36, fill="#8a94b0", opacity=0.6),
    )
    c.add(solid(c, "M420 440H580L610 550Q500 590 390 550Z", china, 24))
    handle = tube(pts("690,270 800,220 830,330 740,420 660,420"), (34, 32, 30, 30, 34))
    c.add(solid(c, handle, china, 14, cast=8))
    boat = (
        "M190 230Q150 200 170 190Q260 210 330 250Q520 300 720 240Q740 430 580 474Q440 "
        "500 340 440Q260 380 190 230Z"
    )
    pattern = line("M320 380Q500 450 690 360", "#4a7ad0", 10) + "".join(
        circle(360 + i * 60, 410 + (12 if i % 2 else 0), 8, fill="#4a7ad0") for i in range(6)
    )
    c.add(solid(c, boat, china, 44, cast=16, inside=pattern))
    c.add(
        path("M196 222Q260 226 340 264Q520 312 712 252Q560 236 420 236Q300 236 196 222Z", fill="#5a2410"),
        path("M330 262Q520 306 690 258Q540 270 430 262Q380 258 330 262Z", fill="#b8622a"),
    )
    c.add(c.gloss(330, 330, 60, 26, 20))
    for side in (-1, 1):
        c.add(
            c.eye(
                480 + side * 66,
                344,
                42,
                "#a0562a",
                look=(-0.8, 0.6),
                lid="#c4cce0",
                upper=0.42,
                tilt=8 * side,
            )
        )
    c.add(line("M446 420Q480 404 516 424", "#3a2a3a", 8))
    drop = "M178 250Q140 330 160 372Q178 396 198 372Q214 330 178 250Z"
    c.add(solid(c, drop, "#c86a2a", 14, gleam=0.8), c.gloss(168, 350, 8, 14, 0))
    c.add(solid(c, "M180 430q-18 36 0 52q20 -14 0 -52Z", "#c86a2a", 8))
    for x, y, a in ((480, 150, 0), (560, 130, 1), (400, 160, 2)):
        c.add(line(f"M{x} {y + 40}q-20 -26 0 -50t0 -50", "#ffffff", 6, opacity=0.14 + a * 0.03))
    chilli = blob(pts("760,560 800,600 800,650 740,690 690,690 740,650 748,600"))
    c.add(
        solid(c, chilli, "#c83a2a", 16, cast=10),
        limb(c, [(764, 566), (776, 540), (796, 534)], (14, 10, 8), "#5a9a3a", cast=3),
    )
    c.add(line("M762 606l14 12M776 606l-14 12M752 640q12 -8 20 4", "#3a0a08", 5))
    c.add(c.vignette())


PICTURES = {
    "plan_m02": embarrassing,
    "plan_01": lonely,
    "plan_04": square,
    "plan_05": weak_sauce,
}
