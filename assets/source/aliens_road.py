"""Alien portraits from the road: Roller and Tow Crew."""

from __future__ import annotations

from aliens_kit import CX, FLOOR, arc_points, brow, maw, rivet, saucer, teeth
from paint import (
    Canvas,
    alpha,
    blob,
    circle,
    ellipse,
    group,
    lighten,
    line,
    mirrored,
    mix,
    oval,
    path,
    place,
    polygon,
    rect,
    star,
    tube,
    turn,
)


def roller(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#0d3a6e", "#071a3a", glow="#2c86c9", at=(0.52, 0.48), clouds=("#1a5aa0", "#1c2f7a"), stars=60
        )
    )
    streaks: list[str] = []
    for _ in range(34):
        y, length = c.rng.uniform(40, 880), c.rng.uniform(160, 560)
        x = c.rng.uniform(-100, 1000)
        paint = c.linear(alpha("#bfeaff", 0), alpha("#bfeaff", 0.5), start=(0, 0), end=(1, 0))
        streaks.append(rect(x, y, length, c.rng.uniform(2, 8), 4, fill=paint))
    c.add(turn("".join(streaks), -9, CX, 477))
    track = "M-20 880Q624 800 1268 700V980H-20Z"
    c.add(path(track, fill=c.linear("#3a4a7c", "#151c3c", start=(0.4, 0), end=(0.6, 1))))
    c.add(line("M-20 880Q624 800 1268 700", "#9cc4ff", 5, opacity=0.8))
    c.add(line("M-20 930Q624 856 1268 764", "#ffd34d", 10, opacity=0.7, stroke_dasharray="90 60"))
    for x, y, r in ((150, 812, 70), (230, 838, 50), (80, 850, 60), (300, 842, 36), (30, 790, 44)):
        c.add(circle(x, y, r, fill=c.ball("#c9b79a", 0.5, 0.45), opacity=0.62))
    c.add(c.dim(660, 838, 330, 50, "#02030c", 0.9))
    plates = ""
    for shift, radius, colour in (
        (0, 372, "#33281c"),
        (16, 344, "#f6c21c"),
        (40, 304, "#33281c"),
        (56, 278, "#f6c21c"),
    ):
        studs = "".join(
            circle(x, y, 11, fill=c.ball("#fff0b0"))
            for x, y in arc_points(CX, 462 + shift * 0.8, radius - 13, radius - 13, -165, -15, 9)
            if colour != "#33281c"
        )
        disc = oval(CX, 462 + shift, radius)
        plates += c.form(
            disc, colour, light=lighten(colour, 0.4), depth=44, gleam=0.6, inside=studs, rim_width=11, cast=18
        )
    for x, y, a in ((280, 600, 62), (968, 600, -62), (330, 706, 40), (918, 706, -40)):
        foot = c.form(
            blob([(-46, -20), (0, -34), (52, -22), (60, 14), (20, 34), (-36, 26)]),
            "#8a5a20",
            depth=12,
            rim_width=5,
            cast=8,
        )
        toes = "".join(circle(px, 20, 10, fill="#fff0c8") for px in (-8, 18, 42))
        plates += place(foot + toes, x, y, 1.15, a)
    face = c.form(
        oval(CX, 540, 246), "#ffdf70", light="#fff3bd", dark="#a4620a", depth=60, rim_width=8, cast=16
    )
    shine = c.gloss(452, 214, 110, 34, -38, 0.9)
    tilted: list[str] = [
        c.eye(CX - 100, 418, 88, "#2c6fd6", lid="#f0b91e", upper=0.26, lower=0.08, tilt=14, look=(0.3, 0.06)),
        c.eye(
            CX + 100, 418, 88, "#2c6fd6", lid="#f0b91e", upper=0.26, lower=0.08, tilt=-14, look=(0.3, 0.06)
        ),
        brow(c, [(436, 320), (520, 306), (606, 356)], "#6b3b0c", (16, 40, 22)),
        brow(c, [(812, 320), (728, 306), (642, 356)], "#6b3b0c", (16, 40, 22)),
        maw(
            c,
            "M500 556Q624 520 748 556Q740 636 624 640Q508 636 500 556Z",
            teeth(c, CX, 540, 8, 34, 40, 0.05, -6) + teeth(c, CX, 644, 8, 32, -36, 0.05),
            lip="#7a4408",
            width=9,
        ),
        c.dim(458, 540, 60, 40, "#ff7b3a", 0.6),
        c.dim(790, 540, 60, 40, "#ff7b3a", 0.6),
        ellipse(CX - 18, 506, 9, 13, fill="#7a4408"),
        ellipse(CX + 18, 506, 9, 13, fill="#7a4408"),
    ]
    c.add(turn(plates + shine + face + group(*tilted, transform="translate(0 62)"), -12, CX, 470))
    for shift, length in ((-60, 150), (0, 210), (60, 150)):
        y = 462 + shift * 3
        paint = c.linear(alpha("#e9f8ff", 0), alpha("#e9f8ff", 0.9), start=(0, 0), end=(1, 0))
        c.add(turn(rect(214 - length + abs(shift), y, length, 12, 6, fill=paint), -9, CX, 462))


def tow_crew(c: Canvas) -> None:
    c.add(
        c.backdrop(
            "#14234a", "#080c1e", glow="#3a4a7c", at=(0.5, 0.4), clouds=("#24356b", "#4a2f1c"), stars=110
        )
    )
    c.add(c.planet(200, 330, 96, "#8a9ab8", craters=8, air="#a8c8ff"))
    stripes = "".join(polygon([(x, 0), (x + 60, 0), (x + 10, 60), (x - 50, 60)]) for x in range(0, 1400, 120))
    c.add(
        rect(0, 0, 1248, 60, fill="#f6b81c"),
        path(stripes, fill="#1c1a20"),
        rect(0, 60, 1248, 12, fill=alpha("#000000", 0.5)),
    )
    for x in (70, 1178):
        c.add(
            circle(x, 100, 120, fill=c.radial(alpha("#ffb03a", 0.85), (1.0, alpha("#ff7a1a", 0)))),
            c.form(
                f"M{x - 34} 120V96A34 34 0 0 1 {x + 34} 96V120Z",
                "#ff8a1c",
                light="#ffe08a",
                depth=10,
                rim_width=4,
            ),
        )
    c.add(group(_catch(c), transform="translate(64 20)"))
    skin = "#4a9c5a"
    vest = blob(mirrored([(CX - 20, 700), (770, 720), (910, 810), (960, FLOOR)], CX - 20))
    bands = (
        rect(300, 880, 700, 40, fill="#f3f0c8")
        + rect(300, 886, 700, 28, fill="#d8dcc0")
        + path("M450 740L500 980H540L500 730ZM760 740L710 980H670L710 730Z", fill="#f3f0c8")
    )
    _mate(c)
    c.add(
        c.form(
            vest, "#f0741c", light="#ffb86a", dark="#6b2408", depth=56, inside=bands, rim_width=12, cast=20
        )
    )
    c.add(
        c.form(
            tube([(330, 800), (400, 776), (450, 800)], [46, 44, 40]),
            "#c97ab0",
            light="#ffc0e8",
            depth=12,
            rim_width=4,
            cast=10,
        )
    )
    head = blob(
        [
            (460, 300),
            (600, 246),
            (740, 300),
            (820, 420),
            (836, 560),
            (780, 680),
            (640, 742),
            (480, 716),
            (390, 620),
            (372, 480),
            (400, 380),
        ]
    )
    c.add(
        c.form(
            head,
            skin,
            light="#a8e08a",
            dark="#123a2c",
            depth=76,
            inside=c.dim(600, 680, 180, 80, "#d8f0a0", 0.5)
            + "".join(
                circle(x, y, r, fill="#24603a", opacity=0.5)
                for x, y, r in ((420, 600, 13), (446, 640, 9), (780, 600, 15), (756, 644, 9), (800, 540, 8))
            ),
            rim_width=13,
            cast=30,
        )
    )
    snout = blob(
        [(520, 520), (610, 490), (700, 520), (740, 590), (700, 650), (600, 664), (500, 640), (476, 580)]
    )
    c.add(
        c.form(snout, mix(skin, "#a8e08a", 0.3), depth=34, rim_width=7, cast=10),
        ellipse(574, 548, 20, 26, fill="#123a2c"),
        ellipse(654, 548, 20, 26, fill="#123a2c"),
    )
    c.add(
        maw(
            c,
            "M470 640Q600 706 752 628Q740 712 620 724Q510 720 470 640Z",
            teeth(c, 612, 652, 7, 40, 34, 0.1, 16),
            lip="#123a2c",
            width=8,
        ),
        line("M452 624Q462 640 472 648M768 612Q762 630 752 638", "#123a2c", 8),
    )
    straps = "M376 420Q600 350 832 430L836 470Q600 400 370 470Z"
    c.add(c.form(straps, "#3a2a24", depth=8, rim_width=4))
    for x, look in ((500, (0.3, -0.1)), (716, (0.3, -0.1))):
        c.add(
            c.form(oval(x, 436, 112), "#6b4a34", depth=22, rim_width=7, cast=12),
            circle(x, 436, 88, fill="#1c120c"),
            c.eye(x, 436, 80, "#e8b83a", lid=skin, upper=0.24, lower=0.1, look=look, size=0.5),
        )
        c.add(
            path(
                f"M{x - 62} 392A76 76 0 0 1 {x - 6} 362L{x - 40} 478A76 76 0 0 1 {x - 62} 392Z",
                fill="#c8f6ff",
                opacity=0.3,
            ),
            *(rivet(c, px, py, 7, "#d8b08a") for px, py in arc_points(x, 436, 100, 100, 30, 330, 6)),
        )
    cap = blob([(420, 320), (430, 200), (540, 140), (690, 146), (790, 220), (800, 330), (600, 270)])
    c.add(
        c.form(
            cap,
            "#f6b81c",
            light="#fff0a0",
            dark="#8a5208",
            depth=36,
            rim_width=10,
            cast=14,
            inside=path("M560 130H660V300H560Z", fill="#1c1a20", opacity=0.8),
        )
    )
    c.add(
        c.form(
            blob([(396, 330), (600, 256), (810, 326), (840, 366), (600, 306), (372, 366)]),
            "#d8900c",
            depth=12,
            rim_width=5,
            cast=12,
        )
    )
    c.add(line("M610 168v34m0 0a20 20 0 1 1 -24 20", "#f6b81c", 12))
    _wrench(c)


def _catch(c: Canvas) -> str:
    """The dented saucer on the hook."""
    hook = "M1010 240v50a50 50 0 1 1 -96 20"
    smoke = "".join(
        circle(1090 + 22 * k, 330 - 50 * k, 20 + 12 * k, fill="#8a8f9c", opacity=0.4 - 0.1 * k)
        for k in range(3)
    )
    return (
        line("M1010 40V250", "#1c2030", 15)
        + line("M1010 40V250", "#9aa6c0", 6, stroke_dasharray="16 10")
        + smoke
        + place(saucer(c, 0, 0, 1.16, 0, "#5a9ad0"), 986, 406, 1, 20)
        + line(hook, "#2a2f40", 34)
        + line(hook, "#b8c2d8", 18)
        + circle(1010, 246, 24, fill=c.ball("#d8a02a"))
        + path("M930 396l40 20l-10 26l46 8", fill="none", stroke="#0d1a2c", stroke_width=7)
        + path(star(1076, 372, 34, 13, 6), fill="#ffd84a")
    )


def _mate(c: Canvas) -> None:
    """The small colleague looking over the shoulder."""
    parts = (
        c.form(
            blob(
                [
                    (-100, 330),
                    (-90, 120),
                    (-96, 0),
                    (-60, -90),
                    (0, -116),
                    (64, -90),
                    (100, 0),
                    (92, 120),
                    (110, 330),
                ]
            ),
            "#c97ab0",
            light="#ffc0e8",
            dark="#4a1a4c",
            depth=34,
            rim_width=8,
            cast=14,
        )
        + c.eye(0, -10, 62, "#3a9cc8", lid="#a85a94", upper=0.2, lower=0.1, look=(-0.3, 0.1))
        + maw(
            c,
            "M-44 66Q0 84 44 66Q34 108 0 110Q-34 108 -44 66Z",
            teeth(c, 0, 66, 2, 28, 22, 0.1, 4),
            lip="#4a1a4c",
            width=6,
        )
        + c.form(
            "M-84 -66Q-70 -150 0 -154Q70 -150 84 -66Q0 -100 -84 -66Z",
            "#f0741c",
            light="#ffc08a",
            depth=16,
            rim_width=5,
            inside=rect(-14, -160, 28, 100, fill="#f3f0c8"),
        )
    )
    c.add(place(parts, 306, 668, 1.2, -8))


def _wrench(c: Canvas) -> None:
    handle = c.form(
        tube([(0, 300), (0, 120), (0, 0)], [54, 48, 50]),
        "#9aa6c0",
        light="#f0f6ff",
        dark="#2a3148",
        depth=14,
        rim_width=6,
    )
    jaw = c.form(
        blob(
            [
                (-70, 10),
                (-84, -60),
                (-60, -120),
                (-30, -110),
                (-34, -56),
                (34, -56),
                (30, -110),
                (60, -120),
                (84, -60),
                (70, 10),
                (0, 40),
            ],
            0.7,
        ),
        "#9aa6c0",
        light="#f0f6ff",
        dark="#2a3148",
        depth=18,
        rim_width=6,
    )
    hand = c.form(
        blob([(-76, 150), (-20, 120), (70, 134), (90, 200), (60, 260), (-40, 266), (-84, 220)]),
        "#4a9c5a",
        light="#a8e08a",
        dark="#123a2c",
        depth=22,
        rim_width=6,
        cast=10,
    ) + "".join(
        line(f"M-60 {166 + 28 * k}Q-10 {156 + 28 * k} 20 {166 + 28 * k}", "#123a2c", 6, opacity=0.8)
        for k in range(3)
    )
    c.add(place(handle + jaw + hand, 950, 690, 1.0, 16))


PORTRAITS = {"roller": roller, "tow_crew": tow_crew}
