"""Cosmic portraits of those nobody can stop: Virus and Will."""

from __future__ import annotations

import math
from collections.abc import Callable

from aliens_kit import CX, FLOOR, bubble, card, maw, tongue, tooth
from cosmic_kit_c import fingers, pair, strokes, sym, wash
from paint import (
    Canvas,
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
    place,
    polygon,
    rect,
    shaggy,
    smooth,
    tube,
)
from props import bead, lamp, metal, pts, sparkle


def virus(c: Canvas) -> None:
    c.add(wash(c, "#ff7a9a", "#b01f52", "#33061f", (0.45, 0.42)))
    for _ in range(15):
        x, y, r = c.rng.uniform(0, 1248), c.rng.uniform(0, 954), c.rng.uniform(60, 130)
        c.add(group(_blood_cell(c, x, y, r, c.rng.uniform(-40, 40)), opacity=0.55))
    for x, y, s, mood in (
        (170, 200, 0.3, 2),
        (1090, 170, 0.34, 1),
        (1150, 520, 0.24, 2),
        (100, 520, 0.22, 1),
        (330, 90, 0.17, 0),
        (930, 80, 0.16, 0),
    ):
        c.add(place(_germ(c, mood, 11), x, y, s, c.rng.uniform(-20, 20)))
    c.add(place(_germ(c, 0, 17), CX, 470, 1.0))
    c.add(place(_germ(c, 1, 12), 238, 770, 0.5, -14), place(_germ(c, 2, 12), 1010, 780, 0.52, 14))
    c.add(
        *(
            bubble(c, c.rng.uniform(40, 1200), c.rng.uniform(40, 920), c.rng.uniform(6, 20), "#ffe0f0")
            for _ in range(14)
        )
    )
    c.add(_blood_cell(c, -10, 900, 180, -20), _blood_cell(c, 1270, 930, 150, 24))


def _blood_cell(c: Canvas, x: float, y: float, r: float, angle: float) -> str:
    """A dented red disc."""
    disc = c.form(
        oval(0, 0, r, r * 0.8),
        "#d8304a",
        light="#ff8a8a",
        depth=r * 0.3,
        rim="#ffb0d0",
        rim_width=6,
        inside=ellipse(r * 0.04, r * 0.06, r * 0.52, r * 0.36, fill="#8a1030", opacity=0.7, filter=c.blur(8)),
    )
    return place(disc, x, y, 1, angle)


def _germ(c: Canvas, mood: int, spikes: int) -> str:
    """A prickly ball with a bad idea: gloating, giggling or growling."""
    green = ("#7fd02f", "#a8dc3a", "#4fc05a")[mood]
    parts = []
    for k in range(spikes):
        a = math.tau * (k + 0.5) / spikes + c.rng.uniform(-0.06, 0.06)
        reach = 366 + c.rng.uniform(-20, 24)
        cos, sin = math.cos(a), math.sin(a)
        parts.append(
            c.form(
                tube(
                    [(200 * cos, 200 * sin), (300 * cos, 300 * sin), (reach * cos, reach * sin)], (66, 36, 30)
                ),
                darken(green, 0.15),
                depth=14,
                rim="#fff6a0",
                rim_width=5,
            )
        )
        parts.append(
            c.form(
                oval(reach * cos, reach * sin, 44),
                "#b84ad8",
                light="#f0a8ff",
                depth=18,
                rim="#ffd0f6",
                rim_width=6,
            )
            + c.gloss(reach * cos - 14, reach * sin - 16, 13, 9)
        )
    inner = "".join(
        circle(x, y, r, fill=darken(green, 0.35), opacity=0.4)
        for x, y, r in (
            (-180, 120, 34),
            (190, 110, 40),
            (-120, -200, 26),
            (150, -190, 34),
            (0, 240, 30),
            (-230, -40, 24),
            (226, -60, 22),
        )
    )
    parts.append(
        c.form(
            oval(0, 0, 280, 272),
            green,
            light="#eaff9a",
            dark="#1a4a1c",
            depth=90,
            inside=inner,
            cast=30,
            rim="#fff6a0",
            rim_width=15,
        )
    )
    parts.append(c.gloss(-140, -160, 80, 40, -42, 0.8))
    nubs = ((-60, -210, -16), (40, -226, 4), (120, -120, 30))
    parts += [
        place(
            c.form(tube([(0, 20), (0, -20), (0, -46)], (34, 20, 26)), "#b84ad8", depth=8, rim_width=3),
            x,
            y,
            1,
            a,
        )
        for x, y, a in nubs
    ]
    tilt, upper = ((14, 0.3), (-4, 0.06), (16, 0.4))[mood]
    for side in (-1, 1):
        r = 84 if side < 0 else 72
        parts.append(circle(side * 104, -40, r + 10, fill=darken(green, 0.6)))
        parts.append(
            c.eye(
                side * 104,
                -40,
                r,
                ("#e0303a", "#e08a1c", "#c8309c")[mood],
                white="#fffbe0",
                size=0.54,
                black=0.46,
                look=(0.1 - side * 0.15, 0.15),
                lid=darken(green, 0.2),
                upper=upper,
                lower=0.14,
                tilt=-tilt * side,
            )
        )
    grin = (
        "M-170 70Q0 150 180 60Q170 210 10 216Q-140 210 -170 70Z",
        "M-120 80Q0 130 120 80Q110 200 0 204Q-110 200 -120 80Z",
        "M-140 140Q0 60 150 140Q140 200 0 190Q-130 200 -140 140Z",
    )[mood]
    fangs = (
        "".join(tooth(c, -140 + 56 * k, 84 + 26 * math.sin(math.pi * k / 5), 46, 50, 0.7) for k in range(6))
        if mood != 2
        else "".join(tooth(c, -110 + 44 * k, 200, 36, -44, 0.8) for k in range(6))
    )
    lick = tongue(c, 20, 214, 90, 50, "#d84a9c") if mood != 2 else ""
    parts.append(maw(c, grin, lick + fangs, lip="#123a10", width=11, flesh="#6b1246"))
    return "".join(parts)


def will(c: Canvas) -> None:
    c.add(wash(c, "#2fa87a", "#0f5a4c", "#04201f", (0.5, 0.36)))
    c.add(c.rays(CX, 380, 900, "#ffe6a0", 22, 0.22), c.stars(50))
    _orbits(c)
    coat = "#f0e6ea"
    tail = tube(pts("900,860 1060,760 1110,600 1050,470 1090,380"), (90, 90, 86, 80, 40))
    c.add(c.form(tail, coat, dark="#6a4a86", depth=30, cast=16))
    body = blob(sym(f"624,560 760,600 860,700 900,860 900,{FLOOR} 624,{FLOOR}"))
    c.add(c.form(body, coat, light="#ffffff", dark="#6a4a86", depth=70, cast=26, rim="#ffe6a0", rim_width=13))
    _collar(c)
    ear = blob(pts("700,230 760,110 840,20 880,140 880,280 800,330"), 0.7)
    inner = path(blob(pts("740,230 780,140 836,80 852,180 840,280 790,290"), 0.7), fill="#e89ab0")
    c.add(
        pair(
            c.form(ear, coat, light="#ffffff", dark="#6a4a86", depth=26, inside=inner, cast=12, rim="#ffe6a0")
        )
    )
    cheek = sym("624,180 740,190 840,260 890,370 900,450 860,540 760,610 624,630")
    smoke = (
        c.dim(CX, 190, 160, 130, "#8a6ab0", 0.75)
        + pair(c.dim(890, 470, 90, 110, "#a884c0", 0.5))
        + c.dim(CX, 540, 130, 80, "#ffffff", 0.9)
    )
    c.add(
        c.form(
            shaggy(c.rng, cheek, 20, 24),
            coat,
            light="#ffffff",
            dark="#6a4a86",
            depth=70,
            inside=smoke,
            cast=30,
            rim="#ffe6a0",
            rim_width=11,
        )
    )
    _haughty(c, coat)
    _shelf(c, coat)


def _haughty(c: Canvas, coat: str) -> None:
    """Half closed eyes that have decided; the third one, on the brow, never blinks."""
    for side in (-1, 1):
        c.add(ellipse(CX + side * 106, 422, 88, 78, fill="#7a5a94"))
        c.add(
            c.eye(
                CX + side * 106,
                420,
                76,
                "#2fc08a",
                white="#eafff0",
                pupil="slit",
                size=0.82,
                black=0.34,
                look=(0.3, 0.4),
                lid="#c8b0d0",
                upper=0.42,
                lower=0.14,
                tilt=-8 * side,
                squash=0.9,
            )
        )
    c.add(
        pair(strokes(("660,430 730,370 826,366",), "#3a2448", 13)),
        pair(strokes(("690,320 750,296 810,310",), "#8a6ab0", 11, 0.8)),
    )
    c.add(
        c.dim(CX, 276, 110, 80, "#ffb02c", 0.8),
        path("M560 276Q624 220 688 276Q624 330 560 276Z", fill="#3a2448"),
    )
    c.add(
        c.eye(CX, 276, 40, "#ff9a1c", white="#fff6d0", pupil="star", size=0.84, black=0.42, look=(0.1, 0.2))
    )
    c.add(c.form(blob(sym("624,494 658,494 654,516 624,536")), "#e0708a", depth=10, rim_width=3))
    c.add(strokes(("624,534 622,560 584,574 556,552", "623,560 668,576 706,546"), "#4a2a58", 8))
    whiskers = "".join(
        f"M{CX + s * 96} {540 + 16 * k}Q{CX + s * 220} {516 + 30 * k} {CX + s * 340} {500 + 54 * k}"
        for s in (-1, 1)
        for k in range(3)
    )
    c.add(
        line(whiskers, "#ffffff", 4, opacity=0.85),
        *(
            circle(CX + s * x, y, 5, fill="#8a6ab0")
            for s in (-1, 1)
            for x, y in ((76, 536), (96, 552), (66, 560))
        ),
    )
    crown = metal(
        c,
        polygon(pts("548,190 540,96 590,140 624,70 658,140 708,96 700,190 624,172")),
        "#ffc83a",
        18,
        cast=12,
    )
    c.add(
        crown,
        bead(c, 624, 72, 14, "#ff5a7a"),
        bead(c, 540, 98, 11, "#5bd3f9"),
        bead(c, 708, 98, 11, "#5bd3f9"),
        bead(c, 624, 156, 13, "#2fa86b"),
    )


def _collar(c: Canvas) -> None:
    """Gold with a blue bell."""
    ring = smooth(pts("460,620 540,690 624,710 708,690 788,620"))
    c.add(
        line(ring, "#5a3a10", 60),
        line(ring, "#ffc83a", 50),
        line(ring, "#b8641a", 3, stroke_dasharray="3 20"),
    )
    c.add(
        line(smooth(pts("466,606 540,672 624,692")), "#fff6c8", 7),
        bead(c, CX, 752, 40, "#2f9cd8", cast=8),
        metal(c, box(606, 700, 36, 26, 8), "#ffc83a", 8),
    )


def _shelf(c: Canvas, coat: str) -> None:
    """Worlds to choose from. That one. It goes over the edge."""
    c.add(
        card(c, 220, 800, -24, "#3d6fb6", 1.25, "star"),
        line("M160 720L210 790L196 830L260 880", "#0a2a24", 12),
        line("M162 718L212 788L198 828L262 878", "#fff6e0", 3),
    )
    c.add(
        c.form(box(-40, 868, 1070, 110, 14), "#6b4028", light="#c88a54", depth=24, cast=16),
        rect(0, 870, 1020, 7, fill="#ffd9a0", opacity=0.7),
    )
    c.add(
        c.planet(352, 816, 54, "#c8703c", bands=("#f0b070", "#8a3a24")),
        c.planet(84, 800, 62, "#5a8ad0", craters=6, air="#a8d8ff"),
    )
    c.add(
        c.dim(1096, 780, 200, 180, "#ffd25a", 0.6),
        c.planet(1098, 790, 92, "#e0483a", bands=("#ff9a6a", "#8a1c2c"), air="#ffd08a", ring="#ffe6b0"),
    )
    c.add(
        line(
            "M1010 930q-20 -40 -10 -80M1180 640q30 20 46 60M1040 660q-40 10 -60 40", "#fff0b8", 8, opacity=0.8
        )
    )
    leg = tube(pts("760,760 850,740 940,750 990,790"), (150, 130, 112, 120))
    c.add(c.form(leg, coat, light="#ffffff", dark="#6a4a86", depth=36, cast=20, rim="#ffe6a0"))
    toes = [
        pts(p)
        for p in ("980,750 1020,752 1040,766", "990,790 1034,794 1050,802", "984,826 1020,834 1036,840")
    ]
    c.add(fingers(c, toes, (56, 52, 44), lighten(coat, 0.2)))
    other = tube(pts("500,740 470,810 466,860"), (140, 120, 124))
    paws = [pts(p) for p in ("430,862 424,884 422,896", "466,866 466,890 466,904", "502,862 508,884 510,896")]
    c.add(
        c.form(other, coat, light="#ffffff", dark="#6a4a86", depth=34, cast=18),
        fingers(c, paws, (48, 48, 40), lighten(coat, 0.2)),
    )


def _orbits(c: Canvas) -> None:
    """The map of possible paths; one of them is taken."""
    for r in (300, 400, 510, 620):
        c.add(
            circle(
                CX,
                400,
                r,
                fill="none",
                stroke="#ffe6a0",
                stroke_width=2.5,
                opacity=0.3,
                stroke_dasharray="4 14",
            )
        )
    for x, y, r, tint in (
        (150, 180, 34, "#8a5ac0"),
        (230, 480, 26, "#5bb0d8"),
        (1060, 170, 30, "#e0b15a"),
        (90, 560, 20, "#d8809a"),
    ):
        c.add(c.planet(x, y, r, tint, air=lighten(tint, 0.4)))
    c.add(
        lamp(c, 1150, 300, 10, "#ffe08a"),
        *(sparkle(x, y, r, "#fff0c0") for x, y, r in ((330, 110, 14), (930, 90, 16), (1180, 480, 12))),
    )
    c.add(ellipse(CX, FLOOR, 700, 120, fill=darken("#04201f", 0.3), opacity=0.6))


PORTRAITS: dict[str, Callable[[Canvas], None]] = {"virus": virus, "will": will}
