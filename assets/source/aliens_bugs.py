"""Alien portraits with feelers: Swarm and Preservationist."""

from __future__ import annotations

import math

from aliens_kit import CX, arc_points, label, maw, teeth
from paint import (
    Canvas,
    alpha,
    blob,
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
    polygon,
    rect,
    shaggy,
    smooth,
    tube,
    wobble,
)


def swarm(c: Canvas) -> None:
    c.add(c.backdrop("#2a1650", "#0a0a22", glow="#6b3fae", at=(0.5, 0.38), clouds=("#55309a", "#173f66")))
    dots: list[str] = []
    for i in range(420):
        t = c.rng.random() ** 0.6
        angle = 4.4 * t + c.rng.gauss(0, 0.1) + (math.pi if i % 2 else 0)
        x, y = CX + 720 * t * math.cos(angle), 330 + 330 * t * math.sin(angle)
        size = 2.5 + 6 * t * c.rng.random()
        dots.append(circle(x, y, size, fill="#3fd0bd", opacity=0.3 + 0.5 * t))
        dots.append(circle(x - size * 0.3, y - size * 0.2, size * 0.35, fill="#ffb347", opacity=0.9))
    c.add(*dots)
    rows = (
        (0.34, 235, (-470, -300, -120, 60, 240, 420), 0.5),
        (0.5, 345, (-420, -170, 170, 420), 0.3),
        (0.68, 560, (-440, 440), 0.12),
    )
    bug = _bug(c, "#23b3a3")
    for scale, y, places, haze in rows:
        for x in places:
            c.add(place(bug, CX + x, y + c.rng.uniform(-14, 14), scale, c.rng.uniform(-10, 10)))
        c.add(rect(0, 0, 1248, 954, fill=alpha("#21124a", haze)))
    c.add(place(bug, CX - 250, 770, 0.66, -8), place(bug, CX + 262, 780, 0.66, 9))
    c.add(place(_bug(c, "#2ecfb8"), CX, 480, 1.42))


def _bug(c: Canvas, shell: str, smile: float = 1.0) -> str:
    """A beetle seen from the front, its head 300 wide around the origin."""
    legs = ""
    for points in (
        [(110, 90), (225, 30), (270, 120), (255, 210)],
        [(110, 150), (240, 140), (262, 240), (230, 320)],
        [(80, 210), (190, 240), (200, 330), (170, 380)],
    ):
        limb = c.form(tube(points, [34, 26, 18, 8]), darken(shell, 0.45), depth=9, rim_width=5)
        legs += limb + mirror(limb, 0)
    back = blob(mirrored([(0, -130), (120, -95), (196, 60), (176, 250), (90, 340), (0, 360)], 0))
    spots = "".join(
        ellipse(x, y, rx, rx * 1.2, fill=darken(shell, 0.55))
        for x, y, rx in (
            (110, -20, 26),
            (150, 130, 34),
            (90, 230, 26),
            (-120, -10, 26),
            (-150, 120, 34),
            (-92, 230, 26),
        )
    )
    seam = line("M0 -130V360", darken(shell, 0.7), 9)
    body = c.form(back, shell, depth=60, inside=spots + seam, rim_width=12) + c.gloss(
        -90, -50, 60, 26, -40, 0.8
    )
    belly = c.form(
        blob(mirrored([(0, 60), (84, 90), (100, 220), (60, 320), (0, 340)], 0)),
        mix(shell, "#ffe3a8", 0.55),
        depth=26,
        inside="".join(
            line(f"M-120 {y}Q0 {y + 34} 120 {y}", darken(shell, 0.4), 6, opacity=0.6)
            for y in (130, 180, 230, 275)
        ),
        rim=None,
    )
    feelers = ""
    for side in (1, -1):
        stalk = smooth([(side * 40, -100), (side * 66, -170), (side * 130, -210), (side * 176, -196)])
        feelers += line(stalk, darken(shell, 0.5), 13) + line(stalk, lighten(shell, 0.2), 4)
        feelers += circle(side * 182, -194, 21, fill=c.ball("#ffb347"))
    head = c.form(
        blob(mirrored([(0, -118), (96, -100), (158, -20), (130, 84), (60, 122), (0, 128)], 0)),
        shell,
        depth=44,
        rim_width=10,
        cast=26,
    )
    jaws = ""
    jaw = c.form(
        blob([(26, 96), (66, 88), (84, 122), (54, 160), (20, 164), (44, 132)]),
        darken(shell, 0.35),
        depth=9,
        rim_width=4,
    )
    jaws += jaw + mirror(jaw, 0)
    grin = (
        f"M-58 66Q0 {78 * smile:.0f} 58 66Q50 {120 * smile:.0f} "
        f"0 {124 * smile:.0f}Q-50 {120 * smile:.0f} -58 66Z"
    )
    mouth = maw(c, grin, teeth(c, 0, 62, 4, 22, 24, 0.3, 6), width=5)
    eyes = (
        _facets(c, -76, -18, 66, "#ff7a2e")
        + _facets(c, 76, -18, 66, "#ff7a2e")
        + _facets(c, 0, -74, 25, "#ffc23d")
    )
    return legs + body + belly + feelers + jaws + head + mouth + eyes


def _facets(c: Canvas, x: float, y: float, r: float, colour: str) -> str:
    """A compound eye: a glossy ball covered with small hexagons."""
    cells: list[str] = []
    step = r / 4.2
    for row in range(-5, 6):
        for column in range(-5, 6):
            px, py = (column + (row % 2) / 2) * step, row * step * 0.87
            far = math.hypot(px, py) / r
            if far < 0.97:
                size = step * 0.5 * (1 - 0.35 * far)
                corners = [
                    (
                        x + px + size * math.cos(math.radians(60 * k + 30)),
                        y + py + size * math.sin(math.radians(60 * k + 30)),
                    )
                    for k in range(6)
                ]
                cells.append(polygon(corners))
    ball = oval(x, y, r)
    grid = path("".join(cells), fill=lighten(colour, 0.25), opacity=0.5)
    core = c.radial(alpha("#2a0410", 0.9), (0.6, alpha("#2a0410", 0.5)), (1.0, alpha("#2a0410", 0)))
    return (
        circle(x, y, r * 1.1, fill=darken(colour, 0.8))
        + group(
            path(ball, fill=c.ball(colour, 0.5, 0.7)),
            grid,
            circle(x + r * 0.12, y + r * 0.16, r * 0.5, fill=core),
            clip_path=c.clip(ball),
        )
        + c.gloss(x - r * 0.35, y - r * 0.42, r * 0.36, r * 0.24, -35, 1)
        + circle(x + r * 0.45, y + r * 0.5, r * 0.09, fill="#ffffff", opacity=0.7)
    )


def preservationist(c: Canvas) -> None:
    c.add(
        rect(
            0,
            0,
            1248,
            954,
            fill=c.radial("#2f6650", (0.55, "#173a30"), "#091a18", centre=(0.5, 0.4), radius=0.75),
        )
    )
    _shelves(c)
    wing = "#c9a26a"
    for side in (1, -1):
        outline = [
            (CX, 560),
            (CX + 150, 330),
            (CX + 430, 200),
            (CX + 600, 300),
            (CX + 560, 560),
            (CX + 420, 700),
            (CX + 440, 860),
            (CX + 250, 960),
            (CX, 900),
        ]
        spots = (
            circle(CX + 420, 400, 96, fill="#3b2a1c")
            + circle(CX + 420, 400, 78, fill="#e9b94e")
            + circle(CX + 420, 400, 50, fill="#2b5a5a")
            + circle(CX + 420, 400, 26, fill="#0d1a20")
            + circle(CX + 400, 380, 12, fill="#fff3cf")
            + "".join(
                line(
                    f"M{CX} 600Q{CX + 200 + k * 40} {420 + k * 90} {CX + 560} {230 + k * 130}",
                    "#7c5a34",
                    6,
                    opacity=0.5,
                )
                for k in range(5)
            )
            + "".join(
                ellipse(CX + 250 + 45 * k, 800 - 28 * k, 20, 14, fill="#5b3f26", opacity=0.7)
                for k in range(5)
            )
        )
        drawn = c.form(blob(outline), wing, depth=60, inside=spots, rim_width=10, cast=24)
        c.add(drawn if side > 0 else mirror(drawn, CX))
    fluff = "#efe0bd"
    for y, rx, tone in ((930, 280, 0.25), (840, 270, 0.12), (750, 250, 0.0)):
        d = shaggy(c.rng, arc_points(CX, y, rx, 130, -90, 250, 14), 42, 22)
        c.add(c.form(d, darken(fluff, tone), depth=40, rim="#a8b8a8", rim_width=5, cast=14))
    antenna = ""
    stem = [(690, 250), (760, 150), (870, 90), (980, 110)]
    antenna += line(smooth(stem), "#6b4a2a", 14)
    for t, (x, y) in enumerate(
        ((728, 190), (760, 154), (800, 124), (842, 104), (886, 94), (930, 98), (968, 108))
    ):
        size = 70 - abs(t - 3) * 10
        antenna += line(
            f"M{x} {y}Q{x + 6} {y - size * 0.6} {x + 26} {y - size}"
            f"M{x} {y}Q{x + 18} {y + size * 0.4} {x + 44} {y + size * 0.7}",
            "#a97b45",
            9,
        )
    c.add(antenna, mirror(antenna, CX))
    head = shaggy(
        c.rng, mirrored([(CX, 200), (760, 222), (850, 350), (840, 500), (750, 610), (CX, 640)], CX), 34, 17
    )
    c.add(
        c.form(
            head,
            fluff,
            light="#fffaf0",
            dark="#7c6238",
            depth=80,
            rim="#c8dcd0",
            rim_width=6,
            cast=30,
            inside=c.dim(CX, 600, 190, 110, "#c98f52", 0.6),
        )
    )
    for side in (-1, 1):
        x = CX + side * 124
        c.add(
            circle(x, 410, 128, fill="#20140c"),
            c.eye(
                x,
                410,
                118,
                "#d9872b",
                size=0.74,
                black=0.62,
                look=(-0.1, 0.12),
                lid="#d9c190",
                upper=0.16,
                tilt=-4 * side,
            ),
        )
        c.add(
            circle(x, 410, 126, fill="none", stroke="#c8912e", stroke_width=17),
            circle(x, 410, 133, fill="none", stroke="#ffe7a0", stroke_width=3),
            circle(x, 410, 118, fill="none", stroke="#6b4410", stroke_width=3),
        )
        c.add(
            path(
                f"M{x - 92} 350A110 110 0 0 1 {x - 20} 304L{x - 74} 458A110 110 0 0 1 {x - 92} 350Z",
                fill="#ffffff",
                opacity=0.16,
            )
        )
    c.add(line("M605 398Q624 380 643 398", "#c8912e", 15))
    beak = smooth([(590, 556), (624, 544), (658, 556), (648, 590), (624, 604), (600, 590)], closed=True)
    c.add(c.form(beak, "#8a5a2c", depth=12, rim_width=4), line("M560 610Q624 650 688 610", "#6b4a2a", 8))
    _cloche(c)
    c.add(label(c, 824, 262, -24, 1.0), label(c, 300, 640, 14, 1.0), label(c, 990, 610, -10, 0.9))


def _shelves(c: Canvas) -> None:
    """Shelves of dimly lit jars and boxes behind the keeper."""
    for row, y in enumerate((170, 400, 640)):
        for x in range(30, 1240, 110):
            tint = c.rng.choice(("#5fae8f", "#c98f52", "#7d8fc9", "#b86b6b", "#9fb85a"))
            h = c.rng.uniform(90, 150)
            if (x // 110 + row) % 3:
                glass = rect(
                    x,
                    y - h,
                    76,
                    h,
                    18,
                    fill=c.linear(
                        alpha(lighten(tint, 0.4), 0.7), alpha(tint, 0.5), alpha(darken(tint, 0.4), 0.8)
                    ),
                )
                lid = rect(x + 4, y - h - 14, 68, 20, 6, fill="#8a6a3a")
                c.add(
                    glass,
                    lid,
                    ellipse(x + 40, y - h * 0.4, 22, 26, fill=darken(tint, 0.55), opacity=0.7),
                    rect(x + 10, y - h + 14, 9, h * 0.6, 4, fill="#ffffff", opacity=0.25),
                )
            else:
                c.add(
                    rect(
                        x, y - h * 0.7, 92, h * 0.7, 4, fill=c.linear(lighten(tint, 0.1), darken(tint, 0.5))
                    ),
                    rect(x + 26, y - h * 0.4, 40, 22, 3, fill="#e9dcb8"),
                )
        c.add(
            rect(0, y, 1248, 22, fill=c.linear("#8a6136", "#3d2613", start=(0, 0), end=(0, 1))),
            rect(0, y + 22, 1248, 26, fill=alpha("#000000", 0.35)),
        )
    c.add(rect(0, 0, 1248, 954, fill=alpha("#0c2a22", 0.5)))


def _cloche(c: Canvas) -> None:
    """Two furry hands around a bell jar with the treasure: one odd sock."""
    c.add(c.form("M500 930Q500 900 540 900H708Q748 900 748 930Z", "#6b4222", depth=10, rim_width=4))
    sock = "M596 760H664V826Q664 842 684 850Q716 862 704 888Q690 902 640 890Q596 880 596 836Z"
    stripes = "".join(rect(560, y, 180, 16, fill="#f3e6cf") for y in (780, 814, 848))
    c.add(
        c.form(
            sock, "#d8433f", depth=12, inside=stripes + rect(590, 756, 80, 18, fill="#f3e6cf"), rim_width=4
        )
    )
    bell = "M520 906V800Q520 706 624 706Q728 706 728 800V906Z"
    c.add(
        path(
            bell,
            fill=c.linear(
                alpha("#e9fff8", 0.42),
                (0.35, alpha("#e9fff8", 0.05)),
                (0.8, alpha("#bfeee0", 0.1)),
                alpha("#bfeee0", 0.5),
                start=(0, 0),
                end=(1, 0),
            ),
        )
    )
    c.add(
        line(bell, alpha("#e9fff8", 0.75), 5),
        rect(544, 770, 14, 110, 7, fill="#ffffff", opacity=0.55),
        circle(CX, 700, 15, fill=c.ball("#c8912e")),
    )
    for side in (-1, 1):
        hand = c.form(
            shaggy(c.rng, wobble(c.rng, CX + 126, 884, 50, 62, 10, 0.05), 14, 12),
            "#e3cd9c",
            depth=16,
            rim=None,
            cast=10,
        )
        fingers = "".join(
            c.form(
                tube(
                    [(CX + 120, 856 + 26 * k), (CX + 92, 852 + 26 * k), (CX + 78, 858 + 26 * k)], [24, 22, 16]
                ),
                "#5b3f26",
                depth=6,
                rim_width=3,
            )
            for k in range(3)
        )
        c.add(hand + fingers if side > 0 else mirror(hand + fingers, CX))


PORTRAITS = {"swarm": swarm, "preservationist": preservationist}
