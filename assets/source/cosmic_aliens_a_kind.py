"""Cosmic portraits of good will: Fido and Healer."""

from __future__ import annotations

from collections.abc import Callable

from aliens_kit import (
    CX,
    FLOOR,
    card,
    maw,
    rivet,
    saucer,
    tongue,
)
from cosmic_aliens_a_lab import wash
from paint import (
    Canvas,
    blob,
    circle,
    darken,
    line,
    mirror,
    mirrored,
    oval,
    path,
    place,
    polygon,
    rect,
    shaggy,
    smooth,
    star,
    tube,
    turn,
    wobble,
)
from props import GOLD, bead, hand, heart, lamp, limb, metal, pts, solid, sparkle
from scenery import fur, hills, puff


def fido(c: Canvas) -> None:
    """A star-spotted hound from the moon meadows, very proud of the card it brings back."""
    c.add(
        rect(0, 0, 1248, 954, fill=c.linear("#5fd0e8", (0.5, "#a8ecd0"), "#e8ffc0", start=(0, 0), end=(0, 1)))
    )
    c.add(
        c.planet(
            1060, 170, 110, "#f0a86a", bands=("#d87a4a", "#ffd0a0", "#d87a4a"), air="#fff3d0", ring="#fff0d0"
        )
    )
    for x, y, r in ((200, 130, 60), (620, 70, 40), (830, 240, 40)):
        c.add(puff(c, x, y, r, "#ffffff", 0.8))
    c.add(hills(c, 690, 90, "#4fb05a"), _kennel(c), hills(c, 800, 50, "#2f8a4a"))
    for _ in range(60):
        at_x, at_y = c.rng.uniform(0, 1248), c.rng.uniform(770, 940)
        c.add(
            line(
                f"M{at_x:.0f} {at_y:.0f}q4 -20 -4 -34M{at_x + 10:.0f} {at_y:.0f}q2 -16 10 -28",
                "#1f6a3a",
                5,
                opacity=0.6,
            )
        )
    fell, blue = "#f4f4fa", "#3a5ac8"
    tail = solid(c, tube(pts("900,900 1010,840 1060,720 1040,600"), (80, 66, 50, 24)), fell, 22, cast=12)
    c.add(
        tail,
        *(
            line(
                (
                    f"M{1080 + 34 * k} {560 + 14 * k}Q{1130 + 34 * k} {640 + 10 * k} {1110 + 34 * k}"
                    f" {730 + 10 * k}"
                ),
                "#ffffff",
                9,
                opacity=0.8 - 0.25 * k,
            )
            for k in range(3)
        ),
    )
    body = mirrored([(CX, 600), (760, 650), (880, 780), (910, FLOOR)], CX)
    spots = _star_spots(blue, ((430, 900, 56), (520, 800, 34), (820, 860, 50), (740, 940, 30)))
    c.add(c.form(blob(body), fell, dark="#5a6a9c", depth=60, rim_width=12, cast=24, inside=spots))
    c.add(
        solid(c, tube(pts("440,724 624,800 800,716"), (54, 60, 54)), "#e0342f", 16, cast=14),
        *(rivet(c, x, y, 10, GOLD) for x, y in pts("490,752 550,776 700,776 756,748")),
    )
    c.add(
        metal(c, oval(600, 846, 54), GOLD, 14, cast=12),
        circle(600, 846, 24, fill=c.ball("#5bd3f9")),
        line("M558 858Q606 854 640 830", "#fff6d0", 6),
    )
    c.add(turn(_hound_head(c, fell, blue), -9, CX, 460))


def _star_spots(hue: str, spots: tuple[tuple[float, float, float], ...]) -> str:
    """Spots of the coat, each a soft star."""
    return "".join(
        path(
            star(x, y, r, r * 0.5, 5, x),
            fill=hue,
            stroke=hue,
            stroke_width=r * 0.3,
            stroke_linejoin="round",
            opacity=0.9,
        )
        for x, y, r in spots
    )


def _hound_head(c: Canvas, fell: str, blue: str) -> str:
    """Head with four ears, two of them antennae, and the card between the teeth."""
    parts = ""
    for side in (-1, 1):
        feeler = limb(c, pts("690,220 740,130 720,60"), (30, 22, 16), blue, cast=8) + bead(
            c, 716, 46, 30, "#ffd34e"
        )
        flop = (
            blob(pts("800,230 900,210 980,300 1000,470 940,560 870,500 820,400"))
            if side > 0
            else blob(pts("800,260 860,120 940,20 1010,60 1000,220 900,360 830,380"))
        )
        ear = feeler + solid(
            c,
            flop,
            blue,
            44,
            cast=18,
            light="#8aa8ff",
            inside=c.dim(930, 360 if side > 0 else 180, 60, 120, "#ff9ab0", 0.6),
        )
        parts += ear if side > 0 else mirror(ear, CX)
    head = blob(
        mirrored([(CX, 180), (760, 200), (846, 300), (860, 420), (820, 540), (720, 640), (CX, 670)], CX)
    )
    parts += c.form(
        head,
        fell,
        light="#ffffff",
        dark="#5a6a9c",
        depth=70,
        rim_width=13,
        cast=26,
        inside=_star_spots(blue, ((770, 330, 120), (420, 500, 40), (560, 230, 34), (470, 290, 22))),
    )
    for side in (-1, 1):
        x = CX + side * 118
        parts += c.eye(
            x,
            380,
            88,
            "#8a4f1c",
            look=(0.12, -0.15),
            size=0.74,
            black=0.6,
            lid=fell if side < 0 else blue,
            upper=0.08,
            lower=0.12,
        )
        parts += solid(
            c,
            tube([(x - 60, 258 - 14 * side), (x, 240), (x + 60, 258 + 14 * side)], (10, 22, 10)),
            blue if side < 0 else "#1c2f7c",
            8,
        )
    muzzle = blob(mirrored([(CX, 450), (720, 470), (780, 550), (740, 620), (CX, 640)], CX))
    mouth = "M500 590Q624 650 748 590Q730 720 624 726Q518 720 500 590Z"
    parts += maw(c, mouth, tongue(c, 590, 716, 80, 50), lip="#2a1a3c", width=8)
    parts += solid(
        c, tube(pts("540,640 486,730 480,810"), (76, 84, 62)), "#f06a8c", 20, light="#ffb0c8", cast=10
    )
    parts += card(c, 668, 706, 78, "#b3261e", 1.5, "sun")
    parts += c.form(muzzle, "#ffffff", light="#ffffff", dark="#7a86b0", depth=40, rim_width=9, cast=16)
    parts += "".join(
        circle(CX + s * x, y, 6, fill="#5a6a9c")
        for s in (-1, 1)
        for x, y in ((80, 560), (110, 580), (84, 600))
    )
    parts += line("M624 560V606Q570 640 510 606M624 606Q680 640 738 606", "#2a1a3c", 9)
    return (
        parts
        + solid(c, blob(mirrored([(CX, 456), (690, 466), (700, 510), (CX, 566)], CX)), "#1c2448", 22, cast=8)
        + c.gloss(598, 482, 26, 12)
    )


def _kennel(c: Canvas) -> str:
    """A rocket that serves as a dog house."""
    body = solid(
        c,
        "M110 760V520Q120 370 210 300Q300 370 310 520V760Z",
        "#f0ece0",
        40,
        cast=16,
        inside=path("M100 480Q210 430 320 480V420Q210 300 100 420Z", fill="#e0342f"),
    )
    fins = solid(c, polygon(pts("110,620 40,780 110,760")), "#e0342f", 12) + solid(
        c, polygon(pts("310,620 380,780 310,760")), "#e0342f", 12
    )
    door = path("M150 770V640Q150 570 210 570Q270 570 270 640V770Z", fill="#2a1a2c") + circle(
        210, 510, 30, fill=c.ball("#5bd3f9")
    )
    return fins + body + door


def healer(c: Canvas) -> None:
    """A four-handed koala doctor who mends whatever the others have broken."""
    c.add(wash(c, "#d8fff0", "#5fc0a4", "#11484c", (0.45, 0.4)), c.rays(560, 400, 900, "#ffffff", 20, 0.28))
    for x, y, s, a in ((130, 170, 1.0, -16), (1130, 200, 1.2, 14), (1010, 90, 0.7, 6), (90, 520, 0.7, 10)):
        c.add(
            place(
                path(heart(0, 0, 44), fill=c.linear("#ffb0c0", "#f0607c")) + c.gloss(-16, -14, 12, 8),
                x,
                y,
                s,
                a,
            )
        )
    fell, coat = "#8f9ab8", "#fbfbff"
    body = blob(mirrored([(CX, 620), (780, 660), (900, 760), (960, FLOOR)], CX))
    c.add(
        c.form(
            body,
            coat,
            light="#ffffff",
            dark="#5a7a9c",
            depth=56,
            rim_width=12,
            cast=24,
            inside=path("M540 640L624 860L708 640Z", fill=c.linear("#6ad8c0", "#2f9c8c"))
            + line("M624 860V1000", "#a8b8cc", 6),
        )
    )
    for side in (-1, 1):
        lapel = solid(c, polygon(pts("716,640 800,670 760,780 624,880")), coat, 14, cast=10, dark="#7a90ac")
        c.add(lapel if side > 0 else mirror(lapel, CX))
    for side in (1, -1):
        rim = wobble(c.rng, 890, 280, 170, 160, 14, 0.03)
        ear = c.form(
            shaggy(c.rng, rim, 34, 20),
            fell,
            depth=46,
            rim_width=10,
            cast=18,
            inside=c.dim(890, 300, 120, 110, "#ffd0dc", 0.95) + fur(c, rim, fell, 70, 40),
        )
        c.add(ear if side > 0 else mirror(ear, CX))
    head = mirrored([(CX, 150), (760, 170), (870, 290), (890, 440), (840, 580), (740, 680), (CX, 710)], CX)
    c.add(
        c.form(
            shaggy(c.rng, head, 16, 16),
            fell,
            light="#d8e0f4",
            dark="#2f3a64",
            depth=76,
            rim_width=12,
            cast=28,
            inside=fur(c, head, fell, 150, 34)
            + c.dim(CX, 640, 170, 80, "#ffffff", 0.7)
            + c.dim(430, 530, 70, 50, "#ff8aa0", 0.6)
            + c.dim(818, 530, 70, 50, "#ff8aa0", 0.6),
        )
    )
    for side in (-1, 1):
        at_x = CX + side * 146
        c.add(
            c.eye(
                at_x,
                420,
                70,
                "#6b4a2c",
                look=(-0.1 * side, 0.5),
                size=0.72,
                black=0.56,
                lid=darken(fell, 0.08),
                upper=0.3,
                lower=0.14,
                tilt=8 * side,
            )
        )
        c.add(
            solid(
                c,
                tube([(at_x - 56, 326 - 16 * side), (at_x, 306), (at_x + 56, 326 + 16 * side)], (10, 22, 10)),
                "#4a5478",
                8,
            )
        )
    nose = blob(mirrored([(CX, 380), (676, 400), (700, 490), (680, 560), (CX, 580)], CX))
    c.add(
        c.form(nose, "#2c2a40", light="#6a6888", depth=36, rim_width=8, cast=14),
        c.gloss(596, 430, 30, 40, 10, 0.7),
    )
    c.add(line("M624 580V616M520 596Q566 660 624 616Q682 660 728 596", "#2c2a40", 10))
    _head_mirror(c)
    c.add(
        line(smooth(pts("500,690 520,800 580,880 640,890")), "#2c3a5c", 15),
        line(smooth(pts("748,690 740,760 700,860 640,890")), "#2c3a5c", 15),
    )
    _patient(c, fell)
    for side, x in ((-1, 250), (1, 998)):
        c.add(limb(c, [(CX + side * 270, 760), (x + side * 60, 740), (x, 620)], (110, 104, 78), coat))
    c.add(_sprig(c), hand(c, 252, 588, 48, -8, fell, 3))
    c.add(
        c.dim(998, 500, 170, 170, "#fff3a8", 0.95),
        hand(c, 998, 588, 48, 8, fell, 4),
        lamp(c, 998, 446, 30, "#ffe08a"),
        sparkle(998, 446, 74),
        sparkle(1074, 380, 26),
        sparkle(930, 370, 20),
    )


def _head_mirror(c: Canvas) -> None:
    c.add(solid(c, "M402 262Q624 170 846 262L852 306Q624 216 396 306Z", "#3a4a6c", 12, cast=8))
    c.add(
        metal(c, oval(700, 200, 84), "#b8c8dc", 20, cast=16),
        circle(700, 200, 62, fill=c.radial("#ffffff", (0.5, "#c8dcf0"), "#6a86a8", focus=(0.35, 0.3))),
        circle(700, 200, 15, fill="#2c3a5c"),
    )
    c.add(path("M656 176Q680 142 720 146L668 220Z", fill="#ffffff", opacity=0.7))


def _patient(c: Canvas, fell: str) -> None:
    """A dented ship with plaster and bandage, held in the lower hands in a warm glow."""
    c.add(c.dim(CX, 830, 360, 220, "#ffcf4a", 0.95))
    c.add(saucer(c, CX, 836, 1.75, -5, "#e04a3f"))
    for side in (-1, 1):
        c.add(
            circle(CX - 4 + side * 32, 770, 15, fill="#1c2448"),
            circle(CX - 8 + side * 32, 764, 6, fill="#ffffff"),
        )
    c.add(line("M604 798Q620 812 638 796", "#1c2448", 6))
    strip = rect(-60, -17, 120, 34, 16, fill=c.linear("#ffe0b8", "#d8a878")) + rect(
        -20, -17, 40, 34, fill="#f7c898"
    )
    c.add(place(strip, 730, 846, 1.1, -36), place(strip, 730, 846, 1.1, 44))
    c.add(
        solid(c, tube(pts("460,850 500,880 560,892"), (44, 46, 44)), "#fbf6ec", 12),
        line("M480 836l-10 50M516 852l-12 50M548 862l-8 50", "#b8a890", 4, opacity=0.7),
    )
    for side in (-1, 1):
        x = CX + side * 216
        c.add(
            limb(c, [(CX + side * 330, 960), (CX + side * 300, 920), (x, 916)], (110, 100, 78), "#fbfbff"),
            turn(hand(c, x, 906, 46, 0, fell, 3), -side * 62, x, 906),
        )
    c.add(sparkle(500, 760, 28), sparkle(790, 770, 34), sparkle(640, 716, 18))


def _sprig(c: Canvas) -> str:
    """A twig of healing leaves."""
    parts = line(smooth(pts("260,640 240,500 180,400 150,340")), "#5a7a3a", 11)
    for x, y, a in (
        (238, 500, -70),
        (250, 520, 60),
        (206, 440, -80),
        (214, 440, 48),
        (176, 392, -60),
        (170, 370, 30),
        (152, 350, -18),
    ):
        leaf = solid(c, "M0 0Q34 -50 0 -120Q-34 -50 0 0Z", "#4fae6a", 14, light="#c0f5a8") + line(
            "M0 -8V-100", "#1f6a3c", 4, opacity=0.6
        )
        parts += place(leaf, x, y, 0.9, a)
    return parts


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"fido": fido, "healer": healer}
