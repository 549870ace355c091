"""Alien portraits from the seaside: Crabby and Gallant Flop."""

from __future__ import annotations

import math

from aliens_kit import CX, FLOOR, arc_points, brow, bubble, card, maw, rivet, teeth, tooth, wart
from paint import (
    Canvas,
    blob,
    darken,
    ellipse,
    lighten,
    line,
    mirror,
    mirrored,
    oval,
    path,
    place,
    polygon,
    rect,
    smooth,
    star,
    tube,
    turn,
)


def crabby(c: Canvas) -> None:
    c.add(c.backdrop("#0c2a4a", "#04101f", glow="#1c6b8c", at=(0.5, 0.4), clouds=("#134a6b", "#0a2b3d")))
    c.add(c.planet(420, 130, 62, "#e8e2c8", craters=9, air="#bfe8ff"))
    c.add(c.planet(1060, 120, 40, "#b98a6a", craters=4))
    for y, tint in ((640, "#0e3a55"), (720, "#0b3048"), (800, "#d8b27a")):
        wave = smooth([(x, y + 14 * math.sin(x / 90 + y)) for x in range(-40, 1340, 60)])
        c.add(
            path(
                f"{wave}V960H-40Z",
                fill=c.linear(lighten(tint, 0.25), tint, darken(tint, 0.5), start=(0, 0), end=(0, 1)),
            )
        )
    colour = "#e2452f"
    for points in (
        [(860, 640), (1010, 600), (1090, 720), (1120, 860)],
        [(840, 700), (980, 690), (1030, 800), (1040, 920)],
        [(800, 750), (900, 770), (930, 860), (920, 960)],
    ):
        leg = c.form(tube(points, [64, 52, 36, 12]), darken(colour, 0.2), depth=18)
        c.add(leg, mirror(leg, CX))
    c.add(place(_claw(c, colour), 1010, 430, 1.02, 14))
    c.add(mirror(place(_claw(c, colour), 0, 430, 1.16, 8), 119))
    c.add(card(c, 208, 172, -16, "#2f6fd0", 0.95, "moon"))
    shell = blob(mirrored([(CX, 392), (780, 410), (930, 520), (930, 660), (820, 770), (CX, 810)], CX))
    marks = "".join(
        ellipse(x, y, r * 1.3, r, fill=lighten(colour, 0.4), opacity=0.4)
        for x, y, r in (
            (420, 500, 30),
            (500, 450, 20),
            (770, 455, 22),
            (850, 520, 28),
            (880, 600, 16),
            (380, 590, 18),
        )
    )
    ridge = line("M340 640Q624 540 908 640", darken(colour, 0.5), 9, opacity=0.55)
    pale = path(
        blob(mirrored([(CX, 664), (790, 690), (820, 800), (CX, 840)], CX)),
        fill="#f6a878",
        opacity=0.75,
        filter=c.blur(14),
    )
    c.add(c.form(shell, colour, depth=80, inside=marks + ridge + pale, cast=34, rim_width=13))
    c.add(c.gloss(470, 462, 90, 26, -18, 0.75))
    for x in (-230, -180, 236):
        y = 560 if x > 0 else 540
        c.add(
            c.form(
                polygon([(CX + x - 26, y), (CX + x - 10, y - 34), (CX + x + 12, y - 34), (CX + x + 28, y)]),
                "#d9cdbd",
                depth=8,
                rim_width=4,
            ),
            ellipse(CX + x + 1, y - 34, 11, 5, fill="#3c2a2a"),
        )
    for side in (-1, 1):
        c.add(
            c.form(
                tube([(CX + side * 70, 470), (CX + side * 96, 380), (CX + side * 88, 300)], [50, 40, 56]),
                colour,
                depth=16,
            )
        )
    c.add(
        c.eye(
            CX - 96,
            272,
            92,
            "#f4c430",
            lid=darken(colour, 0.1),
            upper=0.4,
            lower=0.16,
            tilt=17,
            look=(0.35, 0.2),
        )
    )
    c.add(
        c.eye(
            CX + 96,
            272,
            92,
            "#f4c430",
            lid=darken(colour, 0.1),
            upper=0.4,
            lower=0.16,
            tilt=-17,
            look=(-0.2, 0.2),
        )
    )
    c.add(brow(c, [(440, 170), (530, 178), (606, 246)], "#5a1414", (14, 44, 26)))
    c.add(brow(c, [(808, 170), (718, 178), (642, 246)], "#5a1414", (14, 44, 26)))
    frown = "M486 716Q536 640 624 640Q712 640 762 716Q730 690 690 694Q624 672 558 694Q518 690 486 716Z"
    c.add(maw(c, frown, teeth(c, CX, 640, 7, 34, 30, 0.1, -14), lip="#6b1212", width=9))
    c.add(line("M462 690Q478 716 470 744M786 690Q770 716 778 744", "#7a1a14", 8))
    c.add(line("M560 760Q624 738 688 760", "#7a1a14", 6, opacity=0.6))
    c.add(bubble(c, 742, 612, 22), bubble(c, 786, 578, 34), bubble(c, 834, 520, 16), bubble(c, 802, 510, 10))


def _claw(c: Canvas, colour: str) -> str:
    """A big open claw around the origin, pointing up, its wrist below."""
    arm = c.form(
        tube([(-190, 220), (-60, 280), (50, 220), (10, 110)], [84, 80, 84, 72]),
        darken(colour, 0.15),
        depth=24,
    )
    fixed = blob(
        [
            (-60, 130),
            (-130, 40),
            (-140, -90),
            (-80, -190),
            (-60, -90),
            (-10, -30),
            (60, 20),
            (70, 110),
            (10, 160),
        ]
    )
    moving = blob(
        [(40, 70), (10, -20), (30, -130), (-20, -210), (100, -170), (150, -60), (130, 60), (80, 110)]
    )
    bumps = "".join(
        wart(c, x, y, r, lighten(colour, 0.15))
        for x, y, r in ((-90, 40, 13), (-60, 90, 10), (-105, -30, 9), (10, 110, 12))
    )
    nubs = "".join(
        tooth(c, x, y, 22, h, 0.5, "#ffe9cf") for x, y, h in ((-50, -62, -20), (-18, -30, -20), (14, -8, -18))
    )
    return (
        arm
        + c.form(moving, darken(colour, 0.08), depth=34, cast=10)
        + nubs
        + c.form(fixed, colour, depth=40, inside=bumps, cast=14)
        + c.gloss(-100, -40, 18, 50, 10, 0.7)
    )


def gallant_flop(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#3f7a4a", (0.5, "#1c4434"), "#0a1c1c", centre=(0.5, 0.4), radius=0.74),
        )
    )
    for x, tint in ((150, "#8a1c34"), (1098, "#2f4a9c")):
        banner = f"M{x - 110} -20H{x + 110}V560L{x} 480L{x - 110} 560Z"
        sign = (
            path(star(x, 250, 70, 30, 5), fill="#e0b04a")
            if x < CX
            else path(
                f"M{x - 64} 200H{x + 64}V270Q{x + 56} 340 {x} 370Q{x - 56} 340 {x - 64} 270Z", fill="#e0b04a"
            )
        )
        c.add(
            c.form(
                banner,
                tint,
                depth=26,
                inside=sign + line(f"M{x - 92} -20V536M{x + 92} -20V536", "#e0b04a", 7),
                rim_width=6,
                cast=14,
            )
        )
    steel = "#a8b4c8"
    plume = blob(
        [
            (640, 150),
            (690, 60),
            (800, 20),
            (920, 40),
            (1010, 130),
            (1030, 250),
            (990, 330),
            (960, 270),
            (950, 330),
            (910, 250),
            (890, 300),
            (850, 200),
            (820, 240),
            (780, 160),
            (720, 150),
        ]
    )
    quill = smooth([(660, 140), (760, 80), (880, 90), (960, 170), (990, 270)])
    barbs = "".join(
        line(
            smooth(
                [
                    (700 + 44 * k, 110 - 8 * k + 3 * k * k),
                    (716 + 46 * k, 150 + 4 * k * k),
                    (730 + 46 * k, 200 + 4 * k * k),
                ]
            ),
            "#0a5a6b",
            5,
            opacity=0.5,
        )
        for k in range(6)
    )
    c.add(
        c.form(
            plume, "#2fb8b0", light="#a8fff0", dark="#0a3a5c", depth=30, inside=barbs, rim_width=7, cast=12
        ),
        line(quill, "#e0fff8", 6, opacity=0.8),
    )
    body = blob(mirrored([(CX, 700), (780, 730), (940, 830), (990, FLOOR)], CX))
    c.add(
        c.form(
            body,
            steel,
            light="#f0f6ff",
            dark="#2a3350",
            depth=60,
            rim_width=12,
            inside=line("M624 720V980M420 860Q624 920 828 860", "#4a5470", 7, opacity=0.7)
            + c.dim(500, 920, 60, 40, "#1c2438", 0.6),
        )
    )
    for side in (1, -1):
        pad = c.form(
            blob([(790, 770), (880, 720), (1000, 770), (1050, 880), (960, 940), (820, 880)]),
            steel,
            light="#f0f6ff",
            dark="#2a3350",
            depth=36,
            rim_width=9,
            cast=14,
        ) + "".join(rivet(c, x, y, 9, "#d8b04a") for x, y in ((850, 790), (920, 790), (980, 830)))
        c.add(pad if side > 0 else mirror(pad, CX))
    for side in (1, -1):
        fin = c.form(
            blob(
                [
                    (830, 400),
                    (950, 330),
                    (1010, 400),
                    (960, 450),
                    (1020, 500),
                    (950, 540),
                    (980, 610),
                    (850, 580),
                ]
            ),
            "#f07a5a",
            light="#ffc0a0",
            depth=22,
            rim_width=7,
            cast=10,
            inside="".join(
                line(f"M830 {470 + 10 * k}Q900 {430 + 50 * k} 1000 {380 + 90 * k}", "#a83a34", 6, opacity=0.6)
                for k in range(3)
            ),
        )
        c.add(fin if side > 0 else mirror(fin, CX))
    helmet = blob(
        mirrored([(CX, 120), (770, 146), (872, 290), (884, 470), (850, 640), (760, 760), (CX, 800)], CX)
    )
    dents = (
        c.dim(780, 240, 60, 46, "#1c2438", 0.8)
        + line("M746 214Q780 196 816 222", "#f0f6ff", 6, opacity=0.8)
        + c.dim(430, 330, 40, 60, "#1c2438", 0.5)
        + line("M624 110V300", "#5a6480", 9)
        + "".join(rivet(c, x, y, 10, "#d8b04a") for x, y in arc_points(CX, 470, 240, 320, -155, -25, 11))
    )
    c.add(
        c.form(helmet, steel, light="#f6faff", dark="#2a3350", depth=70, inside=dents, rim_width=13, cast=30)
    )
    window = blob(mirrored([(CX, 316), (740, 320), (806, 400), (806, 560), (740, 690), (CX, 724)], CX))
    skin = "#f28a6a"
    scales = "".join(
        f"M{x - 22} {y}A22 22 0 0 0 {x + 22} {y}"
        for row, y in enumerate(range(330, 740, 30))
        for x in range(440 + (row % 2) * 22, 830, 44)
    )
    c.add(
        c.form(
            window,
            skin,
            light="#ffd0b0",
            dark="#7a2434",
            depth=50,
            inside=line(scales, "#c4503f", 4, opacity=0.3),
            rim=None,
        ),
        line(window, "#3a4460", 16),
        line(window, "#f0f6ff", 4, transform="translate(-4 -5)", opacity=0.8),
    )
    c.add(
        c.eye(
            CX - 100,
            430,
            84,
            "#3a8ac0",
            lid=darken(skin, 0.05),
            upper=0.3,
            lower=0.08,
            tilt=-12,
            look=(0.2, -0.45),
            size=0.56,
        )
    )
    c.add(
        c.eye(
            CX + 100,
            430,
            84,
            "#3a8ac0",
            lid=darken(skin, 0.05),
            upper=0.3,
            lower=0.08,
            tilt=12,
            look=(-0.1, -0.45),
            size=0.56,
        )
    )
    c.add(c.dim(724, 500, 80, 44, "#5a2a8a", 0.55))
    visor = c.form(
        "M392 290Q624 200 856 290L866 336Q624 262 382 336Z",
        steel,
        light="#f6faff",
        dark="#2a3350",
        depth=16,
        rim_width=6,
        cast=14,
    )
    c.add(turn(visor, -5, CX, 300), rivet(c, 388, 330, 16, "#d8b04a"), rivet(c, 860, 290, 16, "#d8b04a"))
    lips = blob(mirrored([(CX, 606), (690, 590), (724, 632), (690, 674), (CX, 684)], CX))
    c.add(
        c.form(lips, "#e0605a", depth=18, rim_width=4, cast=6), line("M540 640Q624 622 708 640", "#6b1a24", 9)
    )
    for side in (-1, 1):
        tache = c.form(
            blob(
                [
                    (CX, 570),
                    (CX + 60, 548),
                    (CX + 130, 572),
                    (CX + 214, 540),
                    (CX + 236, 480),
                    (CX + 262, 536),
                    (CX + 210, 612),
                    (CX + 110, 622),
                    (CX + 30, 600),
                ]
            ),
            "#e8e2d4",
            light="#ffffff",
            dark="#6b6470",
            depth=18,
            rim_width=5,
            cast=8,
        )
        c.add(tache if side > 0 else mirror(tache, CX))
    c.add(c.form(oval(CX, 540, 46, 34), "#f6a088", depth=12, rim_width=4))
    patch = rect(-46, -15, 92, 30, 12, fill=c.linear("#ffe6c8", "#d8a882")) + rect(
        -17, -15, 34, 30, fill="#f0c8a0"
    )
    c.add(place(patch, 486, 188, 1.1, -24), place(patch, 486, 188, 1.1, 62))
    for k, (x, tint) in enumerate(((430, "#d8303f"), (520, "#3a6ad0"), (728, "#2f9c5a"), (818, "#8a4ac0"))):
        y = 850 - 12 * (k in (1, 2))
        c.add(
            path(
                polygon([(x - 26, y - 50), (x + 26, y - 50), (x + 20, y + 14), (x - 20, y + 14)]),
                fill=c.linear(lighten(tint, 0.2), darken(tint, 0.3)),
            ),
            rect(x - 5, y - 50, 10, 62, fill="#f6f0e4"),
            c.form(
                oval(x, y + 44, 38), "#c9783a", light="#ffd0a0", dark="#5a2a0c", depth=12, rim_width=4, cast=6
            ),
            place(_saucer_mark(), x, y + 46, 0.3),
        )
    sword = c.form(
        tube([(180, 980), (214, 760), (196, 600), (250, 500), (330, 470)], [34, 34, 32, 30, 8]),
        "#d8e0ee",
        light="#ffffff",
        dark="#4a5470",
        depth=10,
        rim_width=5,
    )
    c.add(
        sword,
        c.form(tube([(110, 830), (190, 850), (280, 830)], [26, 34, 26]), "#d8b04a", depth=10, rim_width=4),
        c.form(
            blob([(140, 850), (210, 830), (260, 880), (240, 960), (150, 970)]),
            steel,
            light="#f0f6ff",
            depth=22,
            rim_width=6,
            cast=10,
        ),
    )


def _saucer_mark() -> str:
    """A small pressed saucer sign for the medals."""
    return path("M-90 10Q0 -34 90 10Q0 54 -90 10ZM-44 -16Q0 -84 44 -16Z", fill="#5a2a0c", opacity=0.8)


PORTRAITS = {"crabby": crabby, "gallant_flop": gallant_flop}
