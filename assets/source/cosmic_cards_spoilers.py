"""Artifacts that spoil a plan: gas, an endless band, a germ and a press."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import (
    ball,
    drum,
    hoop,
    lump,
    metal,
    plume,
    rivet,
    sky,
    smoke,
    spiral,
)
from motifs import SEATS, bolt, eye, glint, rays, saucer, sheet_of_paper, zigzag
from paint import mix
from solid import Face, Solid, Vec
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly


def ionic_gas(s: Stage) -> None:
    """A leaking flask; the treasure is still there, but nobody gets near it."""
    sky(s, "plum", 605, 70, 1.5, 0.75)
    s.add(oval(520, 380, 420, None, s.glow("#A8FF8A", 0.35)))
    gold, rng = "#F0B428", random.Random(6)
    for row in range(7):
        for i in range(11 - row):
            x, y = 700 + (i - (10 - row) / 2) * 44 + rng.uniform(-9, 9), 640 - row * 30 + rng.uniform(-5, 5)
            face = s.lin("#FFF3B8", gold, "#8A5A08", turn=30)
            s.add(
                oval(x, y + 8, 40, 17, dark(gold, 0.65)),
                oval(x, y, 40, 17, face, 'stroke="#FFF0B0" stroke-width="2"'),
            )
            s.add(oval(x, y, 25, 10, "none", 'stroke="#A8741A" stroke-width="3"'))
    s.add(place(ball(s, 0, 0, 26, "#E0405A"), 660, 440), place(ball(s, 0, 0, 22, "#4AB8F0"), 742, 452))
    trail = [
        (340, 96, 150),
        (420, 70, 190),
        (520, 90, 230),
        (620, 140, 260),
        (700, 220, 280),
        (740, 320, 300),
    ]
    body = "M250,170H350V270C350,330 450,400 450,520C450,620 400,660 300,660"
    body += "C200,660 150,620 150,520C150,400 250,330 250,270Z"
    gas = path(
        "M100,420C180,380 260,460 330,410S430,440 480,400V700H100Z", s.lin("#D8FF9A", "#6AD85A", "#1E7A4A")
    )
    for _ in range(22):
        x, y, r = rng.uniform(180, 420), rng.uniform(440, 640), rng.uniform(4, 15)
        gas += oval(x, y, r, None, s.rad((0, "#FFFFFF", 0.1), (0.7, "#E8FFC8", 0.3), (1, "#FFFFFF", 0.9)))
    s.add(
        oval(300, 540, 270, None, s.glow("#A8FF7A", 0.6)),
        path(body, "#1A1440", 'opacity=".75"'),
        s.clip(body, gas),
    )
    glass = s.lin(
        (0, "#FFFFFF", 0.5), (0.2, "#D8C8FF", 0.1), (0.8, "#B8A0FF", 0.12), (1, "#FFFFFF", 0.5), turn=10
    )
    s.add(
        path(body, glass),
        line(body, "#E8DCFF", 6, 'opacity=".8"'),
        line("M186,540C186,460 250,390 274,330", "#FFFFFF", 13, 'opacity=".6"'),
    )
    s.add(drum(s, 300, 150, 124, 34, "#B8883A"), hoop(s, 300, 400, 92, 18, 12, "#B8883A"))
    for number, (x, y, w) in enumerate(trail):
        s.add(smoke(s, x, y, w * 1.25, "#7ACC5A", number + 2, 0.62))
    for number, (x, y, w) in enumerate(
        ((560, 640, 360), (720, 660, 420), (880, 620, 360), (840, 480, 260), (560, 500, 200))
    ):
        s.add(smoke(s, x, y, w, "#6AC04E", number + 20, 0.55))
    for start, end in (((350, 90), (470, 150)), ((560, 70), (650, 160)), ((720, 170), (800, 290))):
        s.add(bolt(zigzag(rng, start, end, 6, 18), "#E0FFB0", 4, s))


def _strip(turns: float, at: float, side: float) -> Vec:
    """A point on a band with one half twist; side runs from -1 to 1."""
    a = math.tau * at
    r = 250 + side * 74 * math.cos(a / 2 * turns)
    return r * math.cos(a), side * 74 * math.sin(a / 2 * turns), r * math.sin(a)


def mobius_tubes(s: Stage) -> None:
    """A band without an end, and everybody rides home on it."""
    spiral(s, "grape", 606, (480, 340), 560, 3.2)
    band, n = Solid(), 96
    for i in range(n):
        a, b = i / n, (i + 1) / n
        for j, tone in enumerate(("#E8D8FF", "#8A5AE0", "#6A3AC8", "#8A5AE0", "#E8D8FF")):
            u, v = -1 + j * 0.4, -0.6 + j * 0.4
            tint = tone if i % 4 else light(tone, 0.35)
            band.faces.append(
                Face([_strip(1, a, u), _strip(1, b, u), _strip(1, b, v), _strip(1, a, v)], tint, double=True)
            )
    turn = (24.0, -34.0, -8.0)
    s.add(oval(480, 345, 430, 260, s.glow("#C098FF", 0.6)))
    s.add(band.draw(480, 345, 1.28, turn, ambient="#6A4AA8", rim="#FFD0FF"))
    for name, at, size, angle in (("yellow", 0.1, 0.74, -10), ("green", 0.27, 0.85, 6),
        ("red", 0.44, 0.7, 20),
                                  ("blue", 0.62, 0.5, -14), ("white", 0.88, 0.5, 12)):  # fmt: skip
        x, y = band.spot(_strip(1, at, 0.0), 480, 345, 1.28, turn)
        px, py = band.spot(_strip(1, at - 0.07, 0.0), 480, 345, 1.28, turn)
        s.add(plume(s, (x, y), (x + (px - x) * 1.8, y + (py - y) * 1.8), 22 * size, "#E8C8FF"))
        s.add(place(saucer(s, SEATS[name]), x, y - 12, size, angle))
    s.add(glint(300, 220, 60), glint(690, 470, 50))


def plague(s: Stage) -> None:
    """A germ with ambitions holds a small world in its arms."""
    sky(s, "moss", 607, 60, 1.6, 0.8)
    s.add(oval(480, 340, 420, None, s.glow("#B8E04A", 0.5)))
    rng = random.Random(8)
    for x, y, k in ((120, 150, 0.3), (830, 130, 0.36), (880, 560, 0.3), (90, 540, 0.4), (700, 640, 0.22)):
        s.add(place(_germ(s, rng, "#8A5AB0", False), x, y, k, rng.uniform(0, 90)))
    s.add(place(_germ(s, rng, "#7AA82E", True), 480, 300, 1.0))
    stops = ((0, "#1E4A7A"), (0.5, "#4A9AC8"), (0.56, "#A8B85A"), (1, "#F0F6C8"))
    s.add(s.orb(480, 590, 108, "land", 4, stops, air="#C8FF9A"))
    for x, y, r in ((440, 560, 22), (530, 600, 16), (484, 640, 13), (520, 540, 11)):
        s.add(
            oval(x, y, r * 1.4, None, s.glow("#A8E03A", 0.8)),
            lump(s, curve([(x - r, y), (x, y - r), (x + r, y), (x, y + r)]), "#8AC02E"),
        )
    for side in (-1, 1):
        d = curve([(480 + side * 170, 430), (480 + side * 210, 540), (480 + side * 118, 610),
            (480 + side * 84, 586),
                   (480 + side * 150, 530), (480 + side * 130, 460)])  # fmt: skip
        s.add(lump(s, d, "#6A981E", gloss=0.5, rim="#E8FF9A"))


def _germ(s: Stage, rng: random.Random, tone: str, face: bool) -> str:
    out, r = "", 190.0
    for i in range(15):
        a = math.tau * i / 15
        x, y = math.cos(a), math.sin(a)
        out += line(f"M{x * r * 0.9},{y * r * 0.9}L{x * r * 1.22},{y * r * 1.22}", dark(tone, 0.35), 24)
        out += ball(s, x * r * 1.26, y * r * 1.26, 27, mix(tone, "#E0F06A", 0.45))
    body = curve([(math.cos(a) * r * k, math.sin(a) * r * k) for a, k in
                  ((math.tau * i / 14, 1 + rng.uniform(-0.05, 0.05)) for i in range(14))])  # fmt: skip
    spots = "".join(
        oval(
            rng.uniform(-170, 170),
            rng.uniform(-170, 170),
            rng.uniform(10, 30),
            rng.uniform(8, 24),
            dark(tone, 0.4),
            'opacity=".5"',
        )
        for _ in range(16)
    )
    out += lump(s, body, tone, spots, gloss=0.5, rim="#F0FFA8", soften=4)
    if face:
        for x, y, k in ((-78, -50, 46), (26, -74, 60), (104, 6, 34)):
            out += place(eye(s, k, "#E0402E", (-0.1, 0.5), slit=True, white="#FBFFC8"), x, y)
        out += path("M-110,44Q0,92 120,60Q70,150 -10,142Q-84,130 -110,44Z", "#1E2A08")
        out += "".join(
            path(poly([(x, y), (x + 24, y + 3), (x + 10, y + 32)]), "#F6FFD8")
            for x, y in ((-84, 58), (-40, 70), (8, 76), (56, 74))
        )
        out += path(poly([(-40, 134), (-16, 140), (-24, 108)]), "#F6FFD8") + path(
            poly([(30, 132), (54, 118), (38, 100)]), "#F6FFD8"
        )
    return out


def quash(s: Stage) -> None:
    """A deal, signed and sealed, meets a very large press."""
    sky(s, "orchid", 608, 50, 1.4, 0.6)
    s.add(oval(480, 480, 460, 300, s.glow("#FFB0D0", 0.55)), rays(s, 480, 500, 720, "#FFD8F0", 26, 4, 0.3))
    for side in (-1, 1):
        s.add(box(480 + side * 300 - 36, 0, 72, 640, metal(s, "#6A5A98"), 8))
    s.add(drum(s, 480, 560, 760, 110, "#5A4A88", 0.1))
    for x, turn, seal in ((300, 30, "#C2185B"), (650, -24, ""), (430, -8, ""), (550, 12, "#C2185B")):
        form = place(sheet_of_paper(s, 190, 240, 6, seal or None), 0, 0, 1, turn)
        s.add(f'<g transform="translate({x},520) scale(1,.5)">{form}</g>')
    s.add(box(430, -20, 100, 220, metal(s, "#B8A8E0"), 10))
    for y in (40, 90, 140):
        s.add(box(420, y, 120, 16, metal(s, "#7A6AB0"), 8))
    block = [(200.0, 200.0), (760.0, 200.0), (800.0, 280.0), (800.0, 486.0), (160.0, 486.0), (160.0, 280.0)]
    face = s.lin("#B89AE8", "#7A58C0", "#3A2470", turn=70)
    s.add(
        path(poly(block), face),
        path(poly([(200, 200), (760, 200), (800, 280), (160, 280)]), s.lin("#E8DCFF", "#9A80D8")),
    )
    stripes = "".join(
        path(poly([(x, 430), (x + 44, 430), (x + 4, 486), (x - 40, 486)]), "#2A1A40")
        for x in range(160, 860, 88)
    )
    s.add(
        s.clip(
            poly([(160, 430), (800, 430), (800, 486), (160, 486)]),
            box(160, 430, 640, 56, "#F0B428") + stripes,
        )
    )
    for x in (200, 760):
        s.add(rivet(x, 320, 15, "#9A80D8"), rivet(x, 396, 15, "#9A80D8"))
    s.add(place(_no(s), 480, 352, 1.0))
    rng = random.Random(9)
    for _ in range(40):
        a = rng.choice((rng.uniform(-0.5, 0.25), math.pi + rng.uniform(-0.25, 0.5)))
        d, k = rng.uniform(300, 480), rng.uniform(6, 16)
        px, py = 480 + math.cos(a) * d, 530 + math.sin(a) * d * 0.7
        s.add(
            place(
                box(-k, -k * 0.6, 2 * k, k * 1.2, rng.choice(("#FBF3DC", "#E8DCC0", "#C2185B")), 2),
                px,
                py,
                1,
                rng.uniform(0, 180),
            )
        )
    for x, w, n in ((150, 240, 3), (810, 250, 6)):
        s.add(smoke(s, x, 520, w, "#D8B0D8", n, 0.55))
    for side in (-1, 1):
        for k in (0, 1, 2):
            s.add(
                line(
                    f"M{480 + side * (350 + k * 20)},{540 - k * 40}l{side * 70},{-20 - k * 22}", "#FFE8F4", 9
                )
            )


def _no(s: Stage) -> str:
    """The sign on the press: two hands that do not meet."""
    ring = oval(0, 0, 58, None, "#2A1648") + oval(
        0, 0, 50, None, s.rad("#FF7A8A", "#D82A4A", "#7A0E28", x=0.35, y=0.3, r=0.8)
    )
    return ring + line("M-26,-26L26,26M26,-26L-26,26", "#FFFFFF", 15)


PICTURES = {
    "ionic_gas": ionic_gas,
    "mobius_tubes": mobius_tubes,
    "plague": plague,
    "quash": quash,
}
