"""Alien portraits one hears first: Musician and Uber-Reserve."""

from __future__ import annotations

import math

from aliens_kit import CX, FLOOR, brow, maw, note, scribble, teeth, tooth
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
    mirror,
    mirrored,
    mix,
    oval,
    path,
    place,
    rect,
    smooth,
    star,
    tube,
    turn,
)


def musician(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#ff9a4a", (0.45, "#c94a3a"), "#4a1434", centre=(0.5, 0.4), radius=0.76),
        )
    )
    for x, tint in ((180, "#ffe08a"), (1068, "#ff8ad0"), (624, "#fff3d0")):
        c.add(
            path(
                f"M{x - 30} -20H{x + 30}L{x + 250} 980H{x - 250}Z",
                fill=c.linear(alpha(tint, 0.5), alpha(tint, 0.0), start=(0.5, 0), end=(0.5, 1)),
            )
        )
    wave = [
        smooth([(x, 150 + 22 * k + 46 * math.sin(x / 190)) for x in range(-40, 1340, 60)]) for k in range(5)
    ]
    c.add(*(line(d, "#ffe9c0", 3, opacity=0.45) for d in wave))
    teal = "#2fa8a8"
    for side in (1, -1):
        ear = blob([(800, 300), (960, 200), (1110, 260), (1150, 420), (1090, 600), (960, 680), (840, 600)])
        drawn = c.form(
            ear,
            teal,
            light="#8ae8dc",
            dark="#0a3a5c",
            depth=60,
            inside=path(
                blob([(880, 360), (980, 290), (1070, 340), (1090, 440), (1040, 560), (950, 600), (880, 520)]),
                fill="#f08a9c",
                opacity=0.7,
                filter=c.blur(10),
            ),
            rim_width=12,
            cast=24,
        )
        c.add(drawn if side > 0 else mirror(drawn, CX))
    body = blob(mirrored([(CX, 680), (780, 720), (920, 840), (960, FLOOR)], CX))
    c.add(
        c.form(
            body,
            "#7a2a7c",
            depth=50,
            rim_width=11,
            inside="".join(
                path(star(x, y, 16, 6, 4), fill="#ffd84a", opacity=0.9)
                for x, y in ((420, 900), (470, 830), (800, 860), (850, 930), (760, 940), (400, 950))
            ),
        )
    )
    head = blob(
        mirrored([(CX, 170), (740, 186), (840, 290), (860, 430), (884, 560), (820, 680), (CX, 730)], CX)
    )
    freckles = "".join(
        circle(CX + s * x, y, r, fill="#0d6a7c", opacity=0.5)
        for s in (-1, 1)
        for x, y, r in ((150, 260, 13), (180, 296, 9), (116, 236, 9), (60, 214, 11))
    )
    c.add(
        c.form(head, teal, light="#8ae8dc", dark="#0a3a5c", depth=84, inside=freckles, rim_width=13, cast=30)
    )
    for side in (-1, 1):
        c.add(
            c.form(
                oval(CX + side * 178, 560, 112, 100),
                mix(teal, "#8ae8dc", 0.2),
                light="#c0fff4",
                dark="#0a4a5c",
                depth=44,
                rim=None if side < 0 else "#a8f0ff",
                rim_width=8,
            ),
            c.dim(CX + side * 180, 566, 80, 60, "#ff5a7a", 0.75),
        )
        shut = smooth([(CX + side * 70, 372), (CX + side * 130, 410), (CX + side * 200, 366)])
        c.add(
            c.dim(CX + side * 134, 380, 90, 46, "#0a3a5c", 0.45),
            line(shut, "#0a2a3c", 14),
            line(
                "".join(
                    (
                        f"M{CX + side * (90 + 40 * k)} {388 + (12 if k == 1 else 0)}"
                        f"q{side * 6} 16 {side * (14 + k * 4)} 26"
                    )
                    for k in range(3)
                ),
                "#0a2a3c",
                8,
            ),
        )
        c.add(
            brow(
                c,
                [(CX + side * 60, 306), (CX + side * 130, 270), (CX + side * 210, 300)],
                "#0d4a5c",
                (12, 30, 12),
            )
        )
    hat = c.form(
        "M500 176Q520 60 624 52Q728 60 748 176Z",
        "#2a1a4a",
        depth=24,
        rim_width=8,
        inside=rect(480, 140, 290, 38, fill="#ffb03a"),
    ) + c.form(oval(CX, 178, 190, 28), "#2a1a4a", depth=12, rim_width=6, cast=12)
    c.add(turn(hat, -9, CX, 180))
    brass = "#e8a82a"
    trunk = tube([(CX, 470), (CX - 6, 590), (CX + 10, 690), (CX, 740)], [150, 130, 104, 96])
    rings = "".join(
        line(f"M500 {y}Q624 {y + 34} 748 {y}", "#0a4a5c", 7, opacity=0.55) for y in (520, 560, 600, 640)
    )
    c.add(c.form(trunk, teal, light="#8ae8dc", dark="#0a3a5c", depth=34, inside=rings, rim_width=8, cast=18))
    c.add(
        c.form(
            box(CX - 70, 668, 140, 50, 18),
            brass,
            light="#fff3b0",
            dark="#7a3a08",
            depth=14,
            rim_width=6,
            cast=8,
        )
    )
    bell = "M556 710H692C700 790 770 830 862 862Q624 930 386 862C478 830 548 790 556 710Z"
    c.add(
        c.form(bell, brass, light="#fff3b0", dark="#7a3a08", depth=40, rim="#fff0d0", rim_width=10, cast=26)
    )
    c.add(
        c.form(
            oval(CX, 862, 246, 70),
            brass,
            light="#fff3b0",
            dark="#8a4a0c",
            depth=18,
            rim="#fff0d0",
            rim_width=8,
        ),
        ellipse(CX, 866, 214, 54, fill=c.radial("#1c0a08", (0.6, "#5a2a0c"), "#c9861a")),
        c.gloss(520, 800, 70, 18, -28, 0.9),
    )
    for k, x in enumerate((-34, 0, 34)):
        c.add(
            c.form(box(CX + x - 11, 646 + (k == 1) * 8, 22, 40, 8), "#fff3d0", depth=6, rim_width=3),
            circle(CX + x, 644 + (k == 1) * 8, 13, fill=c.ball("#ff5a6b")),
        )
    c.add(
        note(c, 200, 330, -12, 1.25, "#fff0a8"),
        note(c, 300, 190, 10, 0.9, "#ffd0e8", True),
        note(c, 1010, 210, 12, 1.2, "#fff0a8", True),
        note(c, 1120, 800, 16, 1.1, "#ffd84a"),
        note(c, 130, 800, -14, 1.1, "#ffd84a", True),
        note(c, 930, 110, -8, 0.7, "#ffd0e8"),
    )


def uber_reserve(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#f08a2c", (0.5, "#a8441c"), "#33120f", centre=(0.45, 0.42), radius=0.76),
        )
    )
    c.add(c.rays(CX - 40, 450, 900, "#ffe9a0", 26, 0.34))
    c.add(
        group(_sergeant(c, 2), transform="translate(1010 250) scale(0.42) translate(-624 -470)"),
        group(_sergeant(c, 1), transform="translate(208 300) scale(0.54) translate(-624 -470)"),
    )
    c.add(rect(0, 0, 1248, 954, fill=alpha("#6b2a10", 0.25)))
    for row in range(5):
        for k in range(-1, 8):
            x, y = k * 176 + (row % 2) * 88 + c.rng.uniform(-8, 8), 540 + row * 88 + c.rng.uniform(-5, 5)
            bag = blob(
                [
                    (x, y + 12),
                    (x + 88, y - 8),
                    (x + 176, y + 12),
                    (x + 184, y + 56),
                    (x + 88, y + 92),
                    (x - 8, y + 56),
                ]
            )
            weave = line(
                f"M{x + 20:.0f} {y + 30:.0f}q70 -14 136 0M{x + 24:.0f} {y + 52:.0f}q70 16 130 2",
                "#6b4a24",
                3,
                opacity=0.4,
            )
            c.add(
                c.form(bag, mix("#b8935a", "#6b4a2c", c.rng.random() * 0.4), depth=18, rim=None, inside=weave)
            )
    c.add(
        rect(
            0,
            500,
            1248,
            460,
            fill=c.linear(alpha("#33120f", 0.0), alpha("#33120f", 0.75), start=(0, 0), end=(0, 1)),
        )
    )
    c.add(group(_sergeant(c, 0), transform="translate(30 36)"))


def _sergeant(c: Canvas, rank: int) -> str:
    """A bulldog-jawed officer; behind the first stand a second and a third, each with a larger horn."""
    hide, olive = ("#b8684a", "#8a8f4a", "#7a6fb0")[rank], ("#5f6b2f", "#3f6b5a", "#6b5a2f")[rank]
    coat = blob(mirrored([(CX, 700), (800, 720), (980, 820), (1040, FLOOR + 200 * rank)], CX))
    parts = c.form(coat, olive, depth=56, rim_width=12, cast=20)
    for side in (1, -1):
        pad = c.form(
            blob([(800, 760), (900, 730), (1010, 790), (1030, 850), (900, 830)]),
            "#d8a02a",
            light="#fff0a8",
            depth=18,
            rim_width=6,
            cast=10,
        ) + "".join(line(f"M{860 + 30 * k} {818 + 8 * k}v52", "#d8a02a", 13) for k in range(6))
        parts += pad if side > 0 else mirror(pad, CX)
    for k, tint in enumerate(("#d8303f", "#3a7ad0", "#2f9c5a", "#8a4ac0")):
        x = 410 + 52 * k
        parts += (
            rect(x - 18, 850, 36, 40, 3, fill=c.linear(lighten(tint, 0.2), darken(tint, 0.3)))
            + circle(x, 912, 22, fill=c.ball("#ffd05a"))
            + path(star(x, 912, 13, 6, 5), fill="#8a5a10")
        )
    head = blob(
        mirrored(
            [(CX, 240), (740, 250), (810, 340), (830, 440), (900, 540), (900, 660), (800, 750), (CX, 770)], CX
        )
    )
    creases = scribble([(450, 520), (400, 600), (420, 690)], darken(hide, 0.6), 9) + scribble(
        [(798, 520), (848, 600), (828, 690)], darken(hide, 0.6), 9
    )
    parts += c.form(
        head,
        hide,
        light=lighten(hide, 0.4),
        dark=darken(hide, 0.7),
        depth=80,
        inside=creases + c.dim(430, 620, 100, 80, "#ff4a2a", 0.5) + c.dim(818, 620, 100, 80, "#ff4a2a", 0.5),
        rim_width=13,
        cast=30,
    )
    for side in (-1, 1):
        parts += c.eye(
            CX + side * 104,
            420,
            74,
            "#3f8a3a",
            lid=darken(hide, 0.1),
            upper=0.26,
            lower=0.2,
            tilt=-15 * side,
            look=(0.1, 0.1),
            size=0.5,
        )
        parts += brow(
            c,
            [(CX + side * 210, 330), (CX + side * 120, 336), (CX + side * 28, 392)],
            "#3a1c10",
            (18, 48, 30),
        )
    parts += (
        c.form(
            blob([(570, 440), (678, 440), (716, 520), (CX, 552), (532, 520)]),
            mix(hide, "#3a1c10", 0.35),
            depth=24,
            rim_width=6,
            cast=8,
        )
        + ellipse(594, 520, 16, 12, fill="#1c0a08")
        + ellipse(654, 520, 16, 12, fill="#1c0a08")
    )
    mouth = "M430 590Q520 560 624 574Q728 560 818 590Q830 720 624 738Q418 720 430 590Z"
    parts += maw(
        c,
        mouth,
        teeth(c, CX, 566, 8, 46, 36, 0.1, -4) + ellipse(CX, 738, 120, 60, fill=c.ball("#e0506b")),
        lip=darken(hide, 0.75),
        width=10,
    )
    parts += tooth(c, 462, 680, 44, -96, 0.7) + tooth(c, 786, 680, 44, -96, 0.7)
    helmet = "M384 350C380 180 480 84 624 84C768 84 868 180 864 350Q624 270 384 350Z"
    net = "".join(
        line(f"M380 {y}Q624 {y - 90} 868 {y}", darken(olive, 0.5), 4, opacity=0.5)
        for y in range(150, 400, 44)
    ) + "".join(
        line(f"M{CX + k * 44} 60Q{CX + k * 66} 200 {CX + k * 70} 360", darken(olive, 0.5), 4, opacity=0.5)
        for k in range(-4, 5)
    )
    parts += c.form(helmet, olive, light=lighten(olive, 0.4), depth=50, inside=net, rim_width=12, cast=16)
    parts += c.form(
        "M350 356Q624 250 898 356L906 386Q624 284 342 386Z",
        darken(olive, 0.15),
        depth=10,
        rim_width=5,
        cast=12,
    )
    parts += path(star(CX, 196, 62, 25, 5), fill=c.linear("#fff3b0", "#e0a01a", "#8a5a08")) + c.gloss(
        480, 170, 60, 26, -40, 0.7
    )
    return parts + place(_horn(c), 300 - 20 * rank, 720, 1.0 + 0.14 * rank, -24)


def _horn(c: Canvas) -> str:
    """A megaphone held up at the left, its mouth towards the viewer."""
    cone = c.form(
        "M150 -30C40 -60 -40 -110 -110 -170V170C-40 110 40 60 150 30Z",
        "#e8e2d4",
        light="#ffffff",
        dark="#6b5a54",
        depth=26,
        rim_width=6,
        cast=14,
        inside=path("M40 -64H76V64H40Z", fill="#d8303f"),
    )
    mouth = c.form(oval(-112, 0, 62, 176), "#d8303f", light="#ff9a8a", depth=14, rim_width=6) + ellipse(
        -116, 0, 46, 146, fill=c.radial("#1c0a10", (0.7, "#5a1a1c"), "#a83a34")
    )
    grip = c.form(box(60, 34, 46, 120, 18), "#3a3a44", depth=10, rim_width=4)
    sound = "".join(
        line(
            f"M{-210 - 44 * k} {-60 - 34 * k}Q{-240 - 48 * k} 0 {-210 - 44 * k} {60 + 34 * k}",
            "#fff3c0",
            15 - 3 * k,
            opacity=0.9 - 0.2 * k,
        )
        for k in range(3)
    )
    return grip + cone + mouth + sound


PORTRAITS = {"musician": musician, "uber_reserve": uber_reserve}
