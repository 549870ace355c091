"""Plan pictures from the Sharp-Eyed to the Answer."""

from __future__ import annotations

from paint import (
    Canvas,
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
    polygon,
    rect,
    rounded,
    shaggy,
    star,
)
from props import PAPER, brow, lamp, metal, pts, solid, sparkle
from scenery import beam, hills


def sharp_eyed(c: Canvas) -> None:
    """A hawk who has read your hand already."""
    plume = "#a86a3a"
    c.add(
        c.backdrop(
            "#0c2a48", "#060a18", glow="#2a8ac0", at=(0.35, 0.45), clouds=("#123f6f", "#3a2a6b"), stars=70
        )
    )
    c.add(beam(c, 420, 330, -60, 420, 520, "#8fe4ff", 0.55))
    for r in (80, 130):
        c.add(circle(150, 390, r, fill="none", stroke="#8fe4ff", stroke_width=4, opacity=0.5))
    c.add(line("M150 230V320M150 460V550M-10 390H80M220 390H290", "#8fe4ff", 4, opacity=0.6))
    neck = pts("560,300 760,260 900,420 980,760 380,760 420,560")
    feathers = "".join(
        line(
            f"M{430 + k * 70 + (r % 2) * 35} {500 + r * 44}q34 46 70 0", darken(plume, 0.55), 8, opacity=0.55
        )
        for r in range(6)
        for k in range(8)
    )
    c.add(solid(c, shaggy(c.rng, neck, 40, 30), plume, 50, cast=24, inside=feathers))
    for i in range(5):
        c.add(
            solid(
                c,
                blob(
                    [
                        (640 + i * 34, 210 + i * 30),
                        (760 + i * 40, 110 + i * 50),
                        (850 + i * 22, 90 + i * 66),
                        (790 + i * 30, 190 + i * 50),
                        (690 + i * 30, 290 + i * 30),
                    ]
                ),
                ("#8a4f26", "#c8905a")[i % 2],
                18,
                cast=8,
            )
        )
    head = blob(pts("330,260 420,140 560,100 700,150 760,280 720,430 600,510 450,500 350,430"))
    c.add(
        solid(
            c,
            head,
            lighten(plume, 0.12),
            50,
            cast=20,
            inside=path(
                blob(pts("330,400 450,420 620,400 700,420 600,520 420,520")), fill="#f4e2c4", opacity=0.85
            ),
        )
    )
    beak = blob(pts("370,250 270,280 190,370 180,480 230,430 300,420 380,420"))
    c.add(
        solid(c, beak, "#f0b030", 30, cast=12),
        line("M236 424Q300 380 392 392", "#7a4408", 8),
        ellipse(310, 318, 16, 9, fill="#5a3006", transform="rotate(-40 310 318)"),
    )
    c.add(solid(c, blob([(366, 240), (410, 250), (420, 400), (380, 424)]), "#e8d090", 14))
    c.add(c.dim(520, 300, 150, 130, "#2a0e04", 0.7))
    c.add(c.eye(512, 300, 104, "#1fb8e8", look=(-0.5, 0.1), size=0.66, black=0.42))
    c.add(
        line("M470 296H400M470 296V226M470 296H540M470 296V366", "#dffcff", 4, opacity=0.55),
        circle(468, 304, 52, fill="none", stroke="#dffcff", stroke_width=4, opacity=0.55),
    )
    c.add(
        solid(
            c,
            blob(pts("380,230 470,196 600,216 680,270 600,250 480,244 400,270")),
            darken(plume, 0.25),
            18,
            cast=12,
        )
    )
    c.add(c.vignette())


def suspicious(c: Canvas) -> None:
    """A perfectly ordinary moon that nobody has seen here before."""
    moon = "#a8a4b8"
    c.add(
        c.backdrop(
            "#14242c", "#060910", glow="#3a5a5a", at=(0.5, 0.42), clouds=("#1f3a3f", "#2a2a4b"), stars=90
        )
    )
    c.add(beam(c, 900, -60, 440, 500, 760, "#ffe8a8", 0.35))
    c.add(c.dim(480, 380, 420, 380, "#ffe0a0", 0.16))
    c.add(c.planet(480, 350, 250, moon, craters=26))
    coat = "M480 470Q620 460 740 540Q820 620 840 760H120Q140 620 220 540Q340 460 480 470Z"
    c.add(solid(c, coat, "#9a7a4a", 40, cast=22, inside=line("M480 500V760", "#4a3418", 8)))
    for side in (-1, 1):
        c.add(
            solid(
                c,
                polygon(
                    [
                        (480 + side * 20, 560),
                        (480 + side * 120, 440),
                        (480 + side * 260, 430),
                        (480 + side * 230, 560),
                        (480 + side * 110, 660),
                    ]
                ),
                "#b08e58",
                20,
                cast=14,
            )
        )
        x = 480 + side * 92
        c.add(c.eye(x, 300, 64, "#4a8a5a", look=(0.9, 0.0), lid="#8a869c", upper=0.3, lower=0.12, size=0.5))
        c.add(line(oval(x, 300, 80), "#15121c", 20), line(oval(x - 2, 296, 82), "#5a5468", 5))
        c.add(brow(x, 190, 150, -6 * side, "#20161c", 24))
        c.add(
            solid(
                c,
                blob(
                    [
                        (480, 430),
                        (480 + side * 60, 410),
                        (480 + side * 120, 440),
                        (480 + side * 150, 424),
                        (480 + side * 110, 482),
                        (480 + side * 40, 478),
                    ]
                ),
                "#2a1a1c",
                14,
                cast=8,
            )
        )
    c.add(line("M468 288Q480 276 492 288", "#15121c", 16))
    c.add(
        solid(c, blob(pts("480,290 516,340 534,400 480,426 426,400 444,340")), "#f0b090", 24, cast=10),
        c.gloss(462, 350, 14, 24, 0),
    )
    c.add(
        solid(
            c,
            blob(pts("190,150 330,120 480,130 630,120 770,150 700,184 480,172 260,184")),
            "#3a3448",
            18,
            cast=14,
        )
    )
    c.add(
        solid(
            c,
            (
                "M320 140C310 60 360 14 420 24C450 30 460 44 480 44C500 44 520 24 556 22C610 20 "
                "650 70 640 140Q480 176 320 140Z"
            ),
            "#463f58",
            30,
            inside=path("M300 96Q480 140 660 96V150Q480 184 300 146Z", fill="#17121e"),
        )
    )
    for x, y, r in ((80, 240, 40), (60, 460, 60), (900, 420, 50), (880, 180, 30)):
        c.add(c.planet(x, y, r, "#6a6678", craters=5))
    c.add(c.vignette(0.7))


def almost_unbeatable(c: Canvas) -> None:
    """A golden war titan with one small sticking plaster."""
    c.add(
        c.backdrop(
            "#3a1c08", "#100810", glow="#f0a030", at=(0.5, 0.35), clouds=("#6b3a1f", "#3a1f4a"), stars=70
        )
    )
    c.add(c.rays(480, 300, 700, "#ffe7a0", 24, 0.45))
    for side in (-1, 1):
        wing = "".join(
            solid(
                c,
                blob(
                    [
                        (480 + side * 150, 560),
                        (480 + side * (260 + k * 20), 380 - k * 70),
                        (480 + side * (330 + k * 26), 250 - k * 60),
                        (480 + side * (350 + k * 20), 360 - k * 40),
                        (480 + side * 240, 600),
                    ]
                ),
                ("#b8801e", "#e0a83a", "#ffd060")[k],
                18,
                cast=8,
            )
            for k in (2, 1, 0)
        )
        c.add(wing)
    c.add(metal(c, "M480 470L700 500Q860 540 880 760H80Q100 540 260 500Z", "#c8902a", 40, cast=22))
    for side in (-1, 1):
        c.add(
            metal(
                c,
                blob(
                    [
                        (480 + side * 200, 480),
                        (480 + side * 330, 470),
                        (480 + side * 410, 560),
                        (480 + side * 400, 680),
                        (480 + side * 280, 640),
                    ]
                ),
                "#e8b040",
                30,
                cast=14,
            )
        )
        c.add(
            metal(
                c,
                polygon([(480 + side * 290, 486), (480 + side * 340, 486), (480 + side * 350, 390)]),
                "#f4e0a8",
                8,
            )
        )
    c.add(lamp(c, 480, 640, 44, "#5bd3f9"), metal_ring(c, 480, 640, 58))
    helm = "M480 90Q660 100 680 300L664 430Q640 520 480 560Q320 520 296 430L280 300Q300 100 480 90Z"
    c.add(metal(c, helm, "#e0a830", 46, cast=20))
    for side in (-1, 1):
        horn = blob(
            [
                (480 + side * 180, 230),
                (480 + side * 280, 200),
                (480 + side * 310, 80),
                (480 + side * 350, 190),
                (480 + side * 290, 300),
                (480 + side * 196, 320),
            ]
        )
        c.add(solid(c, horn, "#f4ecd8", 24, cast=12))
    visor = polygon(pts("318,290 480,330 642,290 626,390 520,400 506,530 454,530 440,400 334,390"))
    c.add(path(visor, fill="#140a08"), line(visor, "#8a5a10", 6))
    for side in (-1, 1):
        c.add(c.dim(480 + side * 90, 352, 90, 56, "#ff5a2a", 0.9))
        c.add(
            path(
                polygon(
                    [
                        (480 + side * 40, 358),
                        (480 + side * 140, 324),
                        (480 + side * 128, 372),
                        (480 + side * 60, 380),
                    ]
                ),
                fill=c.radial("#fffbe0", "#ffb03a"),
            )
        )
    c.add(metal(c, blob(pts("480,60 520,120 506,320 480,340 454,320 440,120")), "#f0c050", 16, cast=8))
    crest = shaggy(c.rng, pts("480,20 540,30 600,80 560,120 480,96 400,120 360,80 420,30"), 26, 18)
    c.add(solid(c, crest, "#c2202e", 20, cast=8))
    c.add(line("M580 160l20 34l-16 22l26 30", "#4a2a08", 7))
    plaster = rounded([(-66, -24), (66, -24), (66, 24), (-66, 24)], 24)
    dots = "".join(circle(x, y, 3.4, fill="#c88a6a") for x in (-50, -38, 38, 50) for y in (-8, 8))
    c.add(
        place(
            solid(c, plaster, "#f4c8a4", 10, cast=8, inside=rect(-24, -24, 48, 48, fill="#fbe4cc") + dots),
            596,
            200,
            1.1,
            38,
        )
    )
    c.add(sparkle(360, 170, 44), sparkle(250, 520, 30), sparkle(720, 560, 24))
    c.add(c.vignette(0.5))


def metal_ring(c: Canvas, x: float, y: float, r: float) -> str:
    return circle(
        x, y, r, fill="none", stroke=c.linear("#fff0c0", "#a8701a", "#5a3408"), stroke_width=r * 0.26
    )


def answer(c: Canvas) -> None:
    """A mountain of a computer hands two pilgrims a very small slip of paper."""
    steel = "#3f5f8a"
    c.add(
        c.backdrop(
            "#0c1c44", "#060816", glow="#3a7ad0", at=(0.5, 0.3), clouds=("#123f6f", "#3a2a6b"), stars=120
        )
    )
    c.add(c.rays(480, 250, 640, "#a8e4ff", 22, 0.35), hills(c, 640, 50, "#14244a"))
    tower = rounded(pts("330,60 630,60 690,300 780,620 180,620 270,300"), 26)
    lines_ = line("M300 200H660M270 330H690M240 470H720", "#182a4a", 8) + line(
        "M420 480V620M540 480V620", "#182a4a", 6
    )
    c.add(solid(c, tower, steel, 60, cast=26, inside=lines_))
    for k in range(8):
        y = 352 + k * 28
        for x in range(int(286 - k * 7), 690 + k * 7, 30):
            if abs(x + 9 - 480) > 112 and c.rng.random() < 0.6:
                c.add(
                    rect(
                        x,
                        y,
                        18,
                        11,
                        3,
                        fill=c.rng.choice(("#ffc857", "#5bd3f9", "#4cd07d", "#ff8a65")),
                        opacity=0.9,
                    )
                )
    c.add(metal(c, oval(480, 250, 150), "#9aa8c8", 34, cast=16), path(oval(480, 250, 122), fill="#050a18"))
    c.add(
        c.eye(
            480,
            250,
            108,
            "#35b8f0",
            look=(0.1, 0.8),
            white="#c8ecff",
            size=0.6,
            black=0.4,
            lid="#2a4468",
            upper=0.16,
        )
    )
    c.add(c.dim(480, 250, 260, 230, "#5bd3f9", 0.22))
    for side in (-1, 1):
        for k in range(3):
            c.add(
                metal(c, box(480 + side * (164 + k * 10) - 22, 90 + k * 44, 44, 26, 8), "#7a94c0", 8, cast=5)
            )
        c.add(line(f"M{480 + side * 110} 60V20", "#c8d0e4", 8), lamp(c, 480 + side * 110, 14, 12, "#ff5d5d"))
        c.add(
            line(f"M{480 + side * 260} 420Q{480 + side * 380} 460 {480 + side * 360} 640", "#22345a", 22),
            line(f"M{480 + side * 260} 416Q{480 + side * 374} 456 {480 + side * 354} 640", "#5a7ab0", 5),
        )
    c.add(
        metal(c, box(400, 440, 160, 50, 14), "#7a88a8", 12, cast=8),
        rect(420, 462, 120, 12, 6, fill="#050a18"),
    )
    slip = "M436 468H524L520 548Q500 560 480 548Q460 538 440 550Z"
    c.add(solid(c, slip, PAPER, 8, cast=8, inside=path(star(480, 510, 18, 7, 4), fill="#b3261e")))
    for x, hue, s in ((330, "#f0824a", 1.0), (640, "#8ad05a", 1.15)):
        c.add(_pilgrim(c, x, 640, hue, s))
    c.add(c.vignette())


def _pilgrim(c: Canvas, x: float, y: float, hue: str, s: float) -> str:
    look = 0.7 if x < 480 else -0.7
    body = solid(c, blob(pts("0,-60 40,-20 52,70 -52,70 -40,-20")), darken(hue, 0.35), 18, cast=8)
    head = solid(c, oval(0, -76, 40, 38), hue, 18, cast=6) + c.eye(-2, -82, 22, "#2a3a8a", look=(look, -0.7))
    return place(
        c.dim(0, 72, 80, 14, "#02040c", 0.8) + body + head + ellipse(look * 14, -50, 7, 8, fill="#1a0a18"),
        x,
        y,
        s,
    )


PICTURES = {
    "plan_20": sharp_eyed,
    "plan_23": suspicious,
    "plan_31": almost_unbeatable,
    "plan_42": answer,
}
