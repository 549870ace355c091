"""Eclipse portraits of two alien species: Planta and Orion Hegemony."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, rivet, scribble, tooth
from eclipse_species_kit import wash
from paint import (
    Canvas,
    blob,
    circle,
    lighten,
    line,
    mirror,
    mirrored,
    mix,
    oval,
    path,
    polygon,
    rect,
    rounded,
    shaggy,
    smooth,
    star,
    tube,
    turn,
)
from props import bead, lamp, limb, metal, pts, solid, sparkle


def _leaf(c: Canvas, x: float, y: float, length: float, angle: float, colour: str) -> str:
    """A veined leaf that grows upwards from its stem before turning."""
    w = length * 0.26
    d = (
        f"M{x} {y}C{x - w * 1.5} {y - length * 0.3} {x - w} {y - length * 0.8} {x} "
        f"{y - length}C{x + w} {y - length * 0.8} {x + w * 1.5} {y - length * 0.3} {x} "
        f"{y}Z"
    )
    veins = f"M{x} {y}V{y - length * 0.92}" + "".join(
        f"M{x} {y - length * k}l{s * w * 0.8:.0f} {-length * 0.12:.0f}"
        for k in (0.2, 0.36, 0.52, 0.66)
        for s in (-1, 1)
    )
    return turn(
        solid(
            c,
            d,
            colour,
            length * 0.12,
            cast=6,
            inside=line(veins, lighten(colour, 0.45), max(3, length * 0.016), opacity=0.6),
        ),
        angle,
        x,
        y,
    )


def planta(c: Canvas) -> None:
    c.add(wash(c, "#4c9c3c", "#1a4c24", "#04180e", at=(0.5, 0.4)), c.rays(420, -60, 1100, "#f4ffb0", 16, 0.2))
    for k in range(9):
        x = 60 + 142 * k
        c.add(
            path(
                tube([(x, -40), (x + 40 * (-1) ** k, 300), (x - 30, 640), (x + 20, 1000)], [40, 30, 44, 70]),
                fill="#0c3418",
                opacity=0.55,
            )
        )
    moss, light, dark = "#5aa83c", "#d8f49a", "#123c14"
    for angle, length, tone in (
        (-100, 330, "#2c7c34"),
        (-72, 400, "#3c9440"),
        (-46, 420, "#2c7c34"),
        (46, 420, "#2c7c34"),
        (72, 400, "#3c9440"),
        (100, 330, "#2c7c34"),
        (-22, 400, "#4cac4c"),
        (22, 400, "#4cac4c"),
    ):
        c.add(_leaf(c, CX, 470, length + 60, angle, tone))
    trunk = mirrored(pts("624,640 740,670 790,760 900,860 980,1044"), CX)
    c.add(
        solid(
            c,
            blob(trunk),
            "#6a4a24",
            60,
            light="#c8a05a",
            dark="#20120a",
            cast=20,
            inside="".join(
                line(
                    smooth([(x, 640), (x + (x - 624) * 0.3, 780), (x + (x - 624) * 1.1, 1000)]),
                    "#2c1a0c",
                    10,
                    opacity=0.5,
                )
                for x in (520, 560, 600, 650, 690, 730)
            ),
        )
    )
    face = mirrored(pts("624,176 770,196 866,310 876,460 820,600 736,690 624,716"), CX)
    tufts = "".join(
        circle(
            CX + 250 * r * math.cos(a),
            440 + 260 * r * math.sin(a),
            c.rng.uniform(5, 14),
            fill=c.rng.choice(("#8cd85a", "#3c8434", "#b4f07a")),
            opacity=0.6,
        )
        for a, r in ((c.rng.uniform(0, math.tau), c.rng.random() ** 0.5) for _ in range(170))
    )
    c.add(solid(c, shaggy(c.rng, face, 26, 20), moss, 84, light=light, dark=dark, cast=28, inside=tufts))
    for side in (-1, 1):
        x = CX + side * 116
        c.add(
            c.dim(x, 430, 130, 110, dark, 0.8),
            c.eye(
                x,
                430,
                76,
                "#ffb02e",
                white="#f4ffd8",
                look=(-0.05, 0.05),
                size=0.74,
                black=0.3,
                lid="#4a8c34",
                upper=0.24,
                lower=0.14,
                tilt=8 * side,
            ),
        )
        c.add(_leaf(c, x - side * 70, 356, 170, side * 74, "#3c9440"))
    c.add(solid(c, blob(pts("600,480 648,480 668,540 648,566 600,566 580,540")), "#4c9838", 18, rim=None))
    c.add(
        line("M520 616Q570 656 624 640T730 612", dark, 13),
        line("M560 660Q624 684 690 652", light, 6, opacity=0.5),
    )
    for x, y, r in ((470, 560, 26), (446, 520, 16), (492, 600, 14), (776, 552, 22), (800, 514, 14)):
        cap = f"M{x - r * 1.5} {y}Q{x} {y - r * 2} {x + r * 1.5} {y}Q{x} {y + r * 0.4} {x - r * 1.5} {y}Z"
        c.add(
            rect(x - r * 0.3, y - 4, r * 0.6, r * 1.1, 4, fill="#f4e8c8"),
            solid(c, cap, "#e0563c", r * 0.4, light="#ffb08a", cast=4),
            circle(x - r * 0.4, y - r * 0.6, r * 0.2, fill="#fff4e0"),
            circle(x + r * 0.5, y - r * 0.45, r * 0.16, fill="#fff4e0"),
        )
    stem = limb(c, pts("624,200 616,140 630,96"), [40, 28, 22], "#3c8434")
    petals = "".join(
        turn(
            solid(
                c,
                f"M{CX} 96C{CX - 44} 60 {CX - 30} -4 {CX} -14C{CX + 30} -4 {CX + 44} 60 {CX} 96Z",
                "#f06ab0",
                16,
                light="#ffd0ec",
                cast=6,
            ),
            a,
            CX,
            96,
        )
        for a in range(-100, 101, 40)
    )
    c.add(stem, petals, bead(c, CX, 100, 30, "#ffd24a", cast=6))
    for side in (1, -1):
        arm = limb(c, pts("880,1000 1000,900 1060,760 1040,640"), [120, 90, 66, 40], "#6a4a24") + "".join(
            _leaf(c, 1040, 650, n, a, t)
            for n, a, t in ((170, -40, "#4cac4c"), (190, 4, "#5cc05a"), (160, 46, "#3c9440"))
        )
        c.add(arm if side > 0 else mirror(arm, CX))
    c.add(
        *(
            lamp(c, c.rng.uniform(40, 1210), c.rng.uniform(40, 900), c.rng.uniform(4, 9), "#e8ff8a")
            for _ in range(22)
        )
    )


def orion_hegemony(c: Canvas) -> None:
    c.add(c.backdrop("#241238", "#060410", glow="#7a2c9c", clouds=("#5c1c7c", "#8c2c4c"), stars=160))
    for x, y in ((250, 150), (330, 330), (1000, 140), (930, 350), (190, 520), (1080, 540)):
        c.add(sparkle(x, y, 40, "#e8d8ff"))
    c.add(
        line(
            "M250 150L330 330L190 520M1000 140L930 350L1080 540M330 330L930 350", "#b894f0", 3, opacity=0.35
        ),
        *(sparkle(x, y, 30, "#ffffff") for x, y in ((540, 60), (624, 40), (708, 60))),
    )
    iron, light, dark, glow = "#34323f", "#9a98b4", "#040308", "#c050ff"
    for side in (1, -1):
        blade = metal(
            c, polygon(pts("1090,980 1064,330 1100,200 1140,330 1120,980")), "#8a8a9c", 16, cast=10
        ) + line("M1100 230V900", glow, 5, opacity=0.8)
        c.add(blade if side > 0 else mirror(blade, CX))
    body = blob(mirrored(pts("624,700 780,726 960,800 1060,900 1090,1044"), CX), 0.8)
    c.add(solid(c, body, "#26242f", 60, light=light, dark=dark, cast=20))
    for side in (1, -1):
        guard = ""
        for k, (x, y, r) in enumerate(((960, 900, 170), (930, 840, 150), (890, 790, 122))):
            guard += solid(
                c,
                (
                    f"M{x - r} {y + 40}Q{x - r * 0.4} {y - r * 0.9} {x + r * 0.9} "
                    f"{y - r * 0.1}Q{x + r * 0.9} {y + r * 0.5} {x + r * 0.6} {y + r * 0.6}Q{x} {y} "
                    f"{x - r} {y + 40}Z"
                ),
                mix(iron, "#5c5a70", k * 0.3),
                26,
                light=light,
                dark=dark,
                cast=14,
            )
        guard += "".join(
            solid(
                c,
                polygon([(x - 22, y + 24), (x + 24, y - 90), (x + 26, y + 30)]),
                "#b8b4c8",
                12,
                light="#ffffff",
                cast=6,
            )
            for x, y in ((860, 720), (960, 760), (1050, 830))
        )
        c.add(guard if side > 0 else mirror(guard, CX))
    for side in (1, -1):
        d = tube(pts("770,250 900,210 960,110 930,10"), [96, 80, 52, 12])
        horn = solid(
            c,
            d,
            "#57546a",
            26,
            light="#d8d4ec",
            dark=dark,
            cast=14,
            inside="".join(
                line(f"M{x - 40} {y - 30}q60 10 70 70", dark, 7, opacity=0.5)
                for x, y in ((840, 240), (890, 210), (930, 160), (950, 110))
            ),
        )
        c.add(horn if side > 0 else mirror(horn, CX))
    jaw = blob(mirrored(pts("624,470 760,480 800,580 770,690 700,760 624,776"), CX))
    skin = "#6a4a86"
    c.add(
        solid(
            c,
            jaw,
            skin,
            44,
            light="#c49ae0",
            dark="#1c0a2c",
            cast=14,
            inside=line(
                "M470 600L540 640M460 640L530 672M778 600L708 640M788 640L718 672",
                "#e8e0f8",
                13,
                opacity=0.75,
            ),
        )
    )
    c.add(
        line("M520 672Q624 640 728 672", "#12041c", 14),
        line("M560 706Q624 696 688 706", "#c49ae0", 6, opacity=0.4),
    )
    c.add(
        *(tooth(c, x, 668, 34, -86, 0.9) for x in (532, 716)),
        *(tooth(c, x, 662, 20, -34, 0.9) for x in (580, 668)),
    )
    helm = rounded(
        [
            (624, 120),
            (760, 150),
            (836, 260),
            (846, 420),
            (812, 560),
            (760, 600),
            (752, 500),
            (690, 470),
            (664, 560),
            (624, 590),
            (584, 560),
            (558, 470),
            (496, 500),
            (488, 600),
            (436, 560),
            (402, 420),
            (412, 260),
            (488, 150),
        ],
        20,
    )
    marks = line(
        "M436 300Q624 250 812 300M424 380L500 400M824 380L748 400", "#0a0810", 9, opacity=0.6
    ) + path("M590 130H658L644 470L624 500L604 470Z", fill=c.linear("#8c2cc0", "#3c0c5c"), opacity=0.9)
    c.add(solid(c, helm, iron, 70, light=light, dark=dark, cast=24, inside=marks))
    crest = "M600 470L590 150Q570 60 624 20Q678 60 658 150L648 470L624 500Z"
    c.add(
        solid(c, crest, "#4c4a5c", 18, light="#d8d4ec", dark=dark, cast=10),
        line("M624 60V470", glow, 6, opacity=0.9),
        c.dim(CX, 260, 40, 260, glow, 0.35),
    )
    for side in (-1, 1):
        x = CX + side * 112
        slit = polygon(
            [
                (CX + side * 44, 440),
                (CX + side * 184, 372),
                (CX + side * 196, 414),
                (CX + side * 150, 462),
                (CX + side * 60, 476),
            ]
        )
        c.add(
            path(slit, fill="#050208"),
            c.dim(x, 430, 130, 90, glow, 0.7),
            c.eye(
                x,
                430,
                34,
                "#ff4a5c",
                white="#ffd8c8",
                pupil="slit",
                black=0.3,
                size=0.8,
                lid="#1c0a2c",
                upper=0.26,
                lower=0.2,
                tilt=-18 * side,
            ),
        )
        c.add(
            solid(
                c,
                polygon(
                    [
                        (CX + side * 36, 436),
                        (CX + side * 196, 356),
                        (CX + side * 206, 330),
                        (CX + side * 40, 404),
                    ]
                ),
                iron,
                12,
                light=light,
                dark=dark,
            )
        )
    c.add(
        *(
            rivet(c, CX + s * x, y, 10, "#8a88a0")
            for s in (-1, 1)
            for x, y in ((190, 300), (206, 360), (196, 500), (150, 560))
        )
    )
    c.add(
        metal(c, oval(CX, 880, 84), "#4c4a5c", 20, cast=12),
        path(star(CX, 880, 62, 26, 3), fill=c.linear("#e8a8ff", "#7a1cb0")),
        bead(c, CX, 880, 18, "#ff4a5c"),
        c.dim(CX, 880, 140, 120, glow, 0.35),
    )
    c.add(
        scribble(pts("470,720 500,744 540,752"), "#1c0a2c", 8),
        scribble(pts("778,720 748,744 708,752"), "#1c0a2c", 8),
    )


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"planta": planta, "orion_hegemony": orion_hegemony}
