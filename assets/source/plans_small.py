"""Plan pictures from the Insufficient to the Below-Average."""

from __future__ import annotations

import math

from paint import (
    Canvas,
    alpha,
    blob,
    box,
    circle,
    darken,
    group,
    lighten,
    line,
    oval,
    path,
    place,
    polygon,
    rect,
    star,
    tube,
)
from props import GOLD, bead, limb, metal, pts, smile, solid, sparkle
from scenery import flame, puff


def insufficient(c: Canvas) -> None:
    """A star-catcher on a ladder that ends far too soon."""
    c.add(
        c.backdrop(
            "#1a1f4a", "#070916", glow="#5a4a9a", at=(0.72, 0.2), clouds=("#2a2a6b", "#123f4f"), stars=130
        )
    )
    c.add(c.rays(740, 130, 420, "#fff0b0", 20, 0.4), c.dim(740, 130, 260, 230, "#ffe08a", 0.7))
    c.add(
        solid(c, star(740, 130, 104, 54, 5, -84), "#ffd34e", 20, gleam=0.8),
        c.eye(716, 122, 18, "#8a5a10", look=(-0.5, 0.8)),
        c.eye(764, 126, 18, "#8a5a10", look=(-0.5, 0.8)),
        smile(c, 738, 156, 38, 14, "#6a3a00", 6),
    )
    c.add(c.planet(330, 960, 390, "#7a52aa", craters=24, air="#c8a0ff"))
    for dx in (-44, 44):
        c.add(solid(c, tube([(300 + dx * 1.1, 640), (310 + dx, 470)], (20, 18)), "#c8965a", 7, cast=6))
    for k in range(4):
        c.add(solid(c, box(254 + k * 2.4, 616 - k * 44, 106 - k * 2, 17, 6), "#dcae72", 5, cast=3))
    skin, suit = "#ff9a5a", "#3a8ac0"
    for dx in (-18, 18):
        c.add(
            limb(
                c,
                [(310 + dx, 420), (308 + dx * 1.4, 450), (312 + dx * 1.2, 484)],
                (32, 28, 30),
                "#2a6a9a",
                cast=4,
            )
        )
    c.add(
        limb(c, [(270, 380), (226, 410), (232, 446)], (34, 30, 26), suit, cast=6), bead(c, 232, 452, 20, skin)
    )
    c.add(solid(c, blob(pts("310,330 354,356 356,420 310,444 266,420 268,356")), suit, 22, cast=8))
    c.add(line("M372 330L470 250", "#e8d8b0", 9))
    c.add(
        path("M440 250Q470 190 520 200Q540 240 500 280Q470 290 440 250Z", fill="#dfe8f8", opacity=0.25),
        line("M448 262Q452 210 506 206Q530 240 496 276Q468 290 448 262Z", "#dfe8f8", 7),
        line("M460 240l44 22M478 216l20 56M452 256l60 -30", "#dfe8f8", 2.5, opacity=0.7),
    )
    c.add(
        limb(c, [(344, 366), (384, 350), (404, 310)], (34, 30, 26), suit, cast=6), bead(c, 404, 304, 22, skin)
    )
    c.add(solid(c, blob(pts("316,196 380,218 394,276 356,334 280,336 238,286 248,222")), skin, 34, cast=10))
    c.add(c.eye(306, 264, 31, "#2a8a6a", look=(0.8, -0.6)), c.eye(362, 258, 29, "#2a8a6a", look=(0.8, -0.6)))
    c.add(
        path("M320 306q22 -14 40 0q-18 16 -40 0Z", fill="#4a1408"),
        path("M244 206q14 34 -4 44q-18 -16 4 -44Z", fill="#a8e4ff"),
    )
    c.add(
        limb(c, [(306, 204), (296, 166), (316, 146)], (12, 10, 8), skin, cast=3),
        bead(c, 320, 142, 13, "#ffd34e"),
    )
    c.add(line("M530 226Q600 190 640 164", "#ffffff", 5, stroke_dasharray="3 17", opacity=0.8))
    c.add(c.vignette())


def lucky(c: Canvas) -> None:
    """A small green world with a clover for a tree and a horseshoe for a ring."""
    c.add(
        c.backdrop(
            "#0c3a34", "#06121a", glow="#2fa06a", at=(0.5, 0.45), clouds=("#125a3f", "#3a2a6b"), stars=100
        )
    )
    c.add(c.rays(480, 360, 620, "#fff0a0", 22, 0.25))
    shoe = (
        "M250 300Q190 560 360 650Q480 706 600 650Q770 560 710 300L630 300Q670 520 560 "
        "580Q480 616 400 580Q290 520 330 300Z"
    )
    holes = "".join(
        rect(x - 9, y - 9, 18, 18, 4, fill="#5a3a08")
        for x, y in (
            (278, 360),
            (274, 450),
            (310, 540),
            (390, 616),
            (570, 616),
            (650, 540),
            (686, 450),
            (682, 360),
        )
    )
    c.add(
        solid(c, shoe, GOLD, 30, cast=20, inside=holes, gleam=0.9),
        line("M268 320Q220 540 370 630", alpha("#fff8d8", 0.8), 8),
    )
    c.add(c.planet(480, 440, 140, "#4cb060", craters=7, air="#a8ffb8"))
    c.add(limb(c, [(484, 320), (470, 250), (482, 190)], (20, 16, 14), "#3a9a3a", cast=6))
    leaf = (
        "M0 0C-70 -30 -110 -100 -60 -130C-30 -146 -4 -120 0 -100C4 -120 30 -146 60 -130C110 -100 70 -30 0 0Z"
    )
    for a in (-135, 135, -45, 45):
        inside = line("M0 -6L0 -90", "#c8f0a0", 5, opacity=0.7) + path(
            "M-50 -104Q0 -40 50 -104Q0 -70 -50 -104Z", fill="#c8f0a0", opacity=0.4
        )
        c.add(place(solid(c, leaf, "#4cc85a", 22, cast=10, inside=inside), 482, 180, 0.98, a))
    c.add(
        c.eye(440, 420, 30, "#2a7a4a", look=(0.2, -0.5)),
        c.eye(520, 420, 30, "#2a7a4a", look=(-0.2, -0.5)),
        smile(c, 480, 474, 80, 40, "#0a2a18", 8),
    )
    c.add(_ladybird(c, 640, 236), _ladybird(c, 300, 210, 0.7))
    for x, y, r in ((140, 180, 24), (820, 150, 30), (860, 480, 20), (110, 480, 18), (740, 90, 14)):
        c.add(sparkle(x, y, r, "#fff0b0"))
    c.add(c.vignette())


def _ladybird(c: Canvas, x: float, y: float, s: float = 1.0) -> str:
    spots = "".join(circle(a, b, 8, fill="#1a0a10") for a, b in ((-18, -12), (18, -12), (-20, 14), (20, 14)))
    return place(
        bead(c, 0, -32, 18, "#20141c")
        + solid(c, oval(0, 0, 40, 36), "#e03a2e", 14, cast=8, inside=spots + line("M0 -40V40", "#1a0a10", 5))
        + c.gloss(-14, -16, 12, 7),
        x,
        y,
        s,
        24,
    )


def roundish(c: Canvas) -> None:
    """A lumpy planet holding its belly in for the tape measure."""
    skin = "#e08a6a"
    c.add(
        c.backdrop(
            "#3a1a4a", "#0c0816", glow="#a04a8a", at=(0.48, 0.5), clouds=("#5a2a6b", "#123f4f"), stars=120
        )
    )
    c.add(c.planet(830, 140, 56, "#7ad0c0", bands=("#a8f0e0",)), c.planet(120, 560, 34, "#f0c860", craters=4))
    body = blob(
        pts(
            "470,90 590,110 660,190 680,290 760,400 740,540 630,630 470,650 310,640 200,550 "
            "190,410 260,300 280,180 360,110"
        )
    )
    bands = "".join(
        path(
            f"M150 {y}Q480 {y + 80} 820 {y - 10}V{y + h}Q480 {y + h + 80} 150 {y + h}Z", fill=col, opacity=0.6
        )
        for y, h, col in (
            (150, 34, "#f4b890"),
            (250, 24, "#b85a5a"),
            (540, 40, "#f4b890"),
            (610, 26, "#b85a5a"),
        )
    )
    spots = "".join(
        c.dim(x, y, r, r * 0.8, "#a84a4a", 0.5)
        for x, y, r in ((300, 590, 60), (640, 560, 70), (560, 160, 40))
    )
    c.add(path(body, fill="#ff9a8a", opacity=0.35, filter=c.blur(30, wide=True)))
    c.add(solid(c, body, skin, 60, inside=bands + spots))
    c.add(c.gloss(370, 190, 54, 34))
    for side in (-1, 1):
        c.add(
            c.eye(
                470 + side * 76,
                270,
                52,
                "#5a3a9a",
                look=(side * -0.1, 0.7),
                lid=skin,
                upper=0.14,
                tilt=10 * side,
            )
        )
        c.add(c.dim(470 + side * 150, 346, 50, 32, "#ff5a6a", 0.6))
    c.add(smile(c, 470, 366, 90, 26, "#4a1420", 10))
    tape = "M176 440Q470 560 766 420L772 482Q470 624 182 502Z"
    c.add(solid(c, tape, "#ffd34e", 12, cast=10))
    c.add(
        group(
            line(
                "".join(
                    (
                        f"M{196 + i * 23} "
                        f"{460 + 84 * math.sin(math.pi * (i + 0.5) / 25) - i * 0.9:.0f}v{26 if i % 4 else 44}"
                    )
                    for i in range(25)
                ),
                "#5a3a08",
                4,
            ),
            clip_path=c.clip(tape),
        )
    )
    c.add(
        solid(c, "M520 500L560 492L600 640L570 660Z", "#ffd34e", 8, cast=8),
        metal(c, box(494, 478, 70, 76, 12), "#c8ccd8", 10, cast=6),
    )
    c.add(c.vignette())


def nearly_ten(c: Canvas) -> None:
    """Nine pins fly; the tenth has seen worse."""
    c.add(
        c.backdrop(
            "#102a4a", "#070a18", glow="#2a6ac0", at=(0.5, 0.4), clouds=("#123f6f", "#3a2a6b"), stars=70
        )
    )
    lane = polygon([(380, 250), (580, 250), (960, 720), (0, 720)])
    boards = line(
        "".join(f"M{392 + i * 22} 250L{-20 + i * 125} 720" for i in range(9)), "#7a4a1c", 4, opacity=0.6
    )
    c.add(
        group(path(lane, fill=c.linear("#e0a860", "#8a5424", start=(0, 0), end=(0, 1))), boards, opacity=0.9)
    )
    c.add(c.rays(480, 330, 520, "#fff2b8", 18, 0.5))
    flying = (
        (170, 200, -60, 0.62),
        (270, 90, -30, 0.5),
        (400, 110, 140, 0.44),
        (560, 80, 20, 0.46),
        (700, 120, 60, 0.54),
        (810, 250, 100, 0.66),
        (130, 410, -110, 0.74),
        (850, 470, 130, 0.78),
        (640, 230, 40, 0.5),
    )
    for x, y, a, s in flying:
        c.add(place(_pin(c, False), x, y, s, a))
    c.add(c.dim(480, 600, 120, 26, "#04060c", 0.8), place(_pin(c, True), 480, 420, 1.12))
    c.add(
        place(
            bead(c, 0, 0, 90, "#6a2ad0")
            + "".join(circle(x, y, 10, fill="#1a0838") for x, y in ((-10, -50), (22, -44), (4, -20))),
            730,
            610,
            1.0,
        )
    )
    for x, y, r in ((330, 300, 22), (640, 340, 26), (420, 210, 14), (560, 190, 18)):
        c.add(sparkle(x, y, r))
    c.add(c.vignette())


def _pin(c: Canvas, face: bool) -> str:
    d = blob(
        pts(
            "0,-160 36,-140 40,-100 26,-56 40,-6 62,70 50,150 0,162 -50,150 -62,70 -40,-6 "
            "-26,-56 -40,-100 -36,-140"
        )
    )
    bands = path("M-60 -74H60V-58H-60ZM-60 -46H60V-32H-60Z", fill="#d0303a")
    parts = solid(c, d, "#f4f2ea", 30, cast=12, inside=bands)
    if face:
        parts += c.eye(-22, 30, 24, "#3a7ad0", look=(0.3, -0.5), lid="#d8d4c8", upper=0.3) + c.eye(
            24, 30, 24, "#3a7ad0", look=(-0.1, -0.5), lid="#d8d4c8", upper=0.3
        )
        parts += smile(c, 4, 84, 50, 18, "#2a2030", 7) + path(
            "M52 -126q18 30 0 42q-18 -12 0 -42Z", fill="#8ad4ff"
        )
    return parts


def below_average(c: Canvas) -> None:
    """Everybody passes the dotted line but one."""
    c.add(
        c.backdrop(
            "#0e2438", "#070a16", glow="#2a5a7a", at=(0.5, 0.7), clouds=("#123f4f", "#2a2a6b"), stars=90
        )
    )
    for i in range(7):
        c.add(line(f"M0 {90 + i * 96}H960", "#5bd3f9", 2, opacity=0.12))
    c.add(line("M0 360H960", "#ffc857", 7, stroke_dasharray="26 20"))
    for x, y, s, hue in (
        (110, 180, 0.62, "#5b8ad8"),
        (270, 120, 0.7, "#c85a8a"),
        (690, 130, 0.7, "#4cb07a"),
        (850, 200, 0.62, "#a07ae0"),
    ):
        c.add(
            line(f"M{x} {y + 120}V720", "#bfe0ff", 26 * s, opacity=0.12),
            flame(c, x, y + 108 * s, 170 * s, 70 * s),
            place(_rocket(c, hue, False), x, y, s),
        )
    c.add(flame(c, 480, 640, 50, 44), place(_rocket(c, "#e8863a", True), 480, 520, 1.0))
    for x, y, r in ((430, 690, 26), (530, 694, 30), (480, 706, 24)):
        c.add(puff(c, x, y, r, "#a8b0c4", 0.8))
    c.add(path("M592 420q22 36 0 50q-22 -14 0 -50Z", fill="#8ad4ff"))
    c.add(c.vignette())


def _rocket(c: Canvas, hue: str, face: bool) -> str:
    w = 92 if face else 64
    body = blob(
        [(0, -150), (w * 0.7, -70), (w, 40), (w * 0.7, 116), (-w * 0.7, 116), (-w, 40), (-w * 0.7, -70)]
    )
    fins = "".join(
        solid(
            c,
            blob([(s * w * 0.7, 40), (s * w * 1.6, 120), (s * w * 1.5, 160), (s * w * 0.6, 112)], 0.6),
            darken(hue, 0.3),
            14,
        )
        for s in (-1, 1)
    )
    nose = path(f"M{-w} -160H{w}V-84Q0 -60 {-w} -84Z", fill=darken(hue, 0.2))
    parts = (
        fins
        + metal(c, box(-w * 0.5, 104, w, 26, 8), "#8791ab", 8)
        + solid(c, body, lighten(hue, 0.15), 34, cast=12, inside=nose)
    )
    if not face:
        return (
            parts
            + metal(c, oval(0, -20, 30), "#c8ccd8", 8)
            + path(oval(0, -20, 21), fill=c.radial("#bff0ff", "#1a4a7a", focus=(0.35, 0.3)))
        )
    parts += c.eye(-34, -6, 32, "#2a6ab0", look=(0.2, -0.9), lid=hue, upper=0.12, tilt=-8) + c.eye(
        34, -6, 32, "#2a6ab0", look=(-0.2, -0.9), lid=hue, upper=0.12, tilt=8
    )
    return parts + line("M-26 62q13 -16 26 -2t26 -2", "#4a1c08", 9)


PICTURES = {
    "plan_06": insufficient,
    "plan_07": lucky,
    "plan_08": roundish,
    "plan_09": nearly_ten,
    "plan_10": below_average,
}
