"""Negotiate, morph and the reinforcements: talk, mimicry and late friends."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import embers, glowing, hoop, lump, plume, sky
from motifs import SEATS, eye, glint, limb, rays, saucer
from stage import Point, Stage, curve, dark, line, oval, path, place, poly


def _mother(s: Stage) -> str:
    """The left profile: a finned elder with a crest, looking right."""
    skin = "#2F9A86"
    head = curve([
        (-180, 760), (-170, 560), (-110, 470), (-130, 330), (-80, 190), (30, 120), (150, 130), (222, 200),
        (238, 270), (262, 330),
        (300, 392), (292, 416), (262, 424), (268, 452), (262, 476), (270, 500), (250, 548),
        (180, 574), (120, 590), (110, 660), (190, 760),
    ])  # fmt: skip
    marks = path(curve([(290, 420), (220, 470), (130, 560), (130, 760), (300, 760), (320, 500)]), "#9AE8C8",
                 f'opacity=".7" {s.blur(16)}')  # fmt: skip
    rng = random.Random(3)
    for _ in range(46):
        a, b, r = rng.uniform(-150, 160), rng.uniform(140, 740), rng.uniform(5, 15)
        marks += oval(a, b, r, r * 0.8, dark(skin, 0.45), 'opacity=".4"')
    fan = curve([(226, 210), (236, 96), (176, 110), (150, 10), (88, 72), (30, -20), (-16, 64), (-90, 10),
        (-110, 100),
        (-190, 90), (-180, 190), (-230, 240), (-120, 330)])  # fmt: skip
    ribs = "".join(line(f"M20,300L{x},{y}", dark(skin, 0.5), 7, 'opacity=".5"')
                   for x, y in ((220, 110), (146, 30), (32, 0), (-86, 26), (-180, 100)))  # fmt: skip
    out = lump(s, fan, "#E0A030", ribs, depth=0.5, gloss=0.3, rim="#B8FFE0")
    out += lump(s, head, skin, marks, gloss=0.35, rim="#D8FFF0", rim_power=1.5, ambient="#9AE8D0", soften=4)
    out += place(eye(s, 38, "#FFC23A", (0.8, 0.1), slit=True), 168, 296)
    out += lump(
        s,
        curve([(110, 270), (160, 240), (226, 262), (236, 290), (180, 274), (122, 292)]),
        "#237A6C",
        gloss=0.4,
    )
    out += line("M268,476C236,478 200,470 172,486", dark(skin, 0.8), 8)
    out += path(curve([(276, 392), (290, 398), (284, 408), (272, 404)]), dark(skin, 0.8))
    for y in (500, 532, 564):
        out += line(f"M-60,{y}Q-20,{y + 20} 20,{y - 2}", dark(skin, 0.7), 9, 'opacity=".7"')
    return out


def _trader(s: Stage) -> str:
    """The right profile: a long-nosed fellow on a thick neck, looking left."""
    skin = "#D8823A"
    head = curve([
        (-150, 760), (-110, 640), (-130, 580), (-196, 556), (-216, 520), (-206, 496), (-222, 480),
        (-216, 452),
        (-270, 452), (-318, 424), (-312, 382), (-262, 366), (-214, 340), (-196, 260), (-140, 180), (-30, 150),
        (70, 190), (120, 300), (110, 440), (150, 560), (190, 760),
    ])  # fmt: skip
    rng = random.Random(8)
    marks = path(curve([(-330, 400), (-200, 460), (-140, 570), (-100, 760), (-260, 760),
        (-340, 520)]), "#FFD8A0",
                 f'opacity=".65" {s.blur(16)}')  # fmt: skip
    for _ in range(30):
        a, b, r = rng.uniform(-60, 140), rng.uniform(180, 740), rng.uniform(6, 18)
        marks += oval(a, b, r, r * 0.8, "#A8442A", 'opacity=".45"')
    out = ""
    for x, y, tip in ((-10, 190, (-60, 40)), (50, 200, (60, 50))):
        out += limb(s, [(x, y), (x - 6, y - 70), tip], 34, 16, "#C06A30", rim="#FFE0A8")
        out += lump(s, curve([(tip[0] - 26, tip[1]), (tip[0], tip[1] - 26), (tip[0] + 26, tip[1]),
                               (tip[0], tip[1] + 26)]),
                    "#F0B84A", gloss=0.7)  # fmt: skip
    out += lump(s, head, skin, marks, gloss=0.35, rim="#FFF0C0", ambient="#6A3A30", soften=4)
    out += place(eye(s, 40, "#5AC84A", (-0.8, 0.15)), -116, 314)
    out += lump(
        s,
        curve([(-190, 296), (-150, 256), (-90, 254), (-60, 286), (-110, 278), (-160, 306)]),
        "#B8642A",
        gloss=0.4,
    )
    out += line("M-208,494C-180,510 -140,512 -110,484", dark(skin, 0.8), 8)
    out += path(curve([(-300, 392), (-286, 386), (-280, 398), (-294, 406)]), dark(skin, 0.8))
    return out


def negotiate(s: Stage) -> None:
    """Two who do not trust each other, and one small world between them."""
    sky(s, "mint", 401, 60, 1.4, 0.62)
    s.add(oval(480, 330, 420, None, s.glow("#C8FFD8", 0.75)), rays(s, 480, 330, 620, "#E8FFE0", 22, 4, 0.3))
    s.add(place(_mother(s), 128, 20, 1.0), place(_trader(s), 862, 10, 1.0))
    stops = ((0, "#0E4A6A"), (0.5, "#2F9AB0"), (0.56, "#5AA850"), (1, "#F6FFD8"))
    s.add(oval(482, 330, 150, None, s.glow("#FFFFE0", 0.8)))
    s.add(s.orb(482, 330, 56, "land", 5, stops, ring="#FFE9B0", air="#D8FFF0"), glint(440, 286, 60))


def morph(s: Stage) -> None:
    """Quicksilver rises from a pool, with half of one face and half of another."""
    sky(s, "steel", 402, 120, 1.6, 0.85)
    s.add(oval(480, 300, 400, None, s.glow("#A8D8FF", 0.6)))
    for k in (1.0, 0.78, 0.56):
        s.add(oval(480, 600, 470 * k, 92 * k, s.lin("#DDF0FF", "#4A7AB8", "#12284A", turn=60)))
        s.add(oval(480, 606, 458 * k, 86 * k, s.lin("#16305A", "#5A90CC", "#C8E8FF", turn=70)))
    body = curve([
        (480, 70), (560, 92), (604, 170), (596, 250), (640, 300), (668, 390), (640, 470), (700, 560),
        (760, 612),
        (480, 650), (200, 612), (270, 560), (318, 470), (296, 390), (330, 300), (366, 240), (352, 160),
        (400, 90),
    ])  # fmt: skip
    swirl = ""
    for k in range(9):
        y = 90 + k * 66
        tone = "#FFFFFF" if k % 2 else "#1E4A8A"
        swirl += path(f"M150,{y}C330,{y - 70} 420,{y + 80} 560,{y}S780,{y - 40} 830,{y + 20}L830,{y + 44}"
                      f"C760,{y - 4} 660,{y + 74} 560,{y + 34}S330,{y - 20} 150,{y + 34}Z", tone,
                      f'opacity=".6" {s.blur(6)}')  # fmt: skip
    s.add(lump(s, body, "#A8C8E8", swirl, depth=1.0, gloss=1.0, sharp=40, rim="#E8FBFF", rim_power=1.1,
               ambient="#4A70B8", soften=4))  # fmt: skip
    for x, r, tone, slit in ((420, 44, "#FFC23A", False), (544, 38, "#E0408A", True)):
        s.add(oval(x, 206, r * 1.5, r * 1.4, "#0E2A52", f'opacity=".5" {s.blur(9)}'))
        s.add(place(eye(s, r, tone, (0.1, 0.2), slit=slit), x, 200))
    s.add(
        line("M412,320Q480,372 556,306", "#12284A", 10),
        line("M416,332Q480,386 552,318", "#FFFFFF", 4, 'opacity=".5"'),
    )
    s.add(
        path(poly([(440, 338), (458, 346), (446, 372)]), "#F4FBFF"),
        path(poly([(520, 334), (536, 324), (536, 356)]), "#F4FBFF"),
    )
    for x, tip in ((352, (330, 50)), (600, (660, 40))):
        s.add(
            limb(
                s, [(x + (30 if x < 480 else -30), 150), (x, 100), tip], 54, 8, "#A8C8E8", gloss=1.0, sharp=40
            )
        )
    drops = ((170, 250, 34), (250, 130, 22), (770, 220, 40), (850, 370, 24), (120, 420, 20), (720, 100, 16))
    for x, y, r in drops:
        d = f"M{x - r},{y}a{r},{r * 1.12} 0 1 0 {2 * r},0a{r},{r * 1.12} 0 1 0 {-2 * r},0Z"
        s.add(lump(s, d, "#B8D4F0", depth=1.0, gloss=1.0, sharp=36, rim="#FFFFFF"))
    s.add(glint(420, 130, 70), glint(770, 206, 40))


def _arrive(s: Stage, spots: list[tuple[float, float, float, str, str]], gate: Point) -> None:
    """Saucers that pour out of a light, with streaks towards it."""
    for x, y, k, tone, pilot in spots:
        dx, dy = gate[0] - x, gate[1] - y
        s.add(plume(s, (x + dx * 0.04, y + dy * 0.04), (x + dx * 0.8, y + dy * 0.8), 40 * k, "#FFD870"))
        ship = saucer(s, tone, pilot or None)
        s.add(
            s.shadow(x, y + 90 * k, 90 * k, 14 * k, 0.35),
            place(ship, x, y, k, -math.copysign(7, dx) if abs(dx) > 40 else 0),
        )


def reinforcement_2(s: Stage) -> None:
    """Two old friends drop in out of a sunrise."""
    sky(s, "amber", 403, 90, 1.5, 0.85)
    s.add(oval(480, 210, 380, None, s.glow("#FFE8A0", 0.9)), rays(s, 480, 200, 760, "#FFF0B0", 20, 6, 0.4))
    s.add(s.orb(480, 860, 420, "swirl", 6, ((0, "#5A2E08"), (0.5, "#C88A2A"), (1, "#FFF0B8")), air="#FFE8A0"))
    s.add(place(s.flare(0, 0, 130, "#FFF0B0"), 480, 180))
    _arrive(
        s,
        [(310, 380, 1.55, SEATS["white"], "#7FE0A0"), (670, 410, 1.7, SEATS["white"], "#E88AC0")],
        (480, 180),
    )


def reinforcement_3(s: Stage) -> None:
    """Three at once through the gate."""
    sky(s, "gold", 404, 110, 1.7, 0.9)
    s.add(oval(480, 250, 330, None, s.glow("#FFF2B8", 0.95)), rays(s, 480, 250, 700, "#FFF6C8", 26, 7, 0.4))
    s.add(hoop(s, 480, 250, 250, 210, 34, "#E8B23A"), oval(480, 250, 226, 188, s.glow("#FFFFE8", 0.95, 0.1)))
    for i in range(12):
        a = math.tau * i / 12
        s.add(s.flare(480 + 250 * math.cos(a), 250 + 210 * math.sin(a), 24, "#FFF6B0"))
    white = SEATS["white"]
    _arrive(
        s,
        [(480, 250, 0.8, white, ""), (270, 420, 1.25, white, "#F0A050"), (670, 500, 1.6, white, "#8AC8FF")],
        (480, 240),
    )


def reinforcement_5(s: Stage) -> None:
    """Five, with banners of light, and nobody saw them coming."""
    sky(s, "gold", 405, 120, 1.4, 1.0)
    s.add(oval(480, 150, 520, None, s.glow("#FFF0A8", 1.0)), rays(s, 480, 140, 900, "#FFFBD8", 30, 8, 0.6))
    for r, width in ((150, 10), (210, 5), (290, 3)):
        d = f"M{480 - r},140A{r},{r * 0.72} 0 1 1 {480 + r},140A{r},{r * 0.72} 0 1 1 {480 - r},140Z"
        s.add(glowing(s, d, "#FFE890", width, 0.5))
    s.add(s.flare(480, 140, 190, "#FFFBE0"))
    white = SEATS["white"]
    _arrive(s, [(290, 250, 0.85, white, ""), (680, 250, 0.85, white, ""), (190, 420, 1.15, white, "#9AE06A"),
                (780, 420, 1.15, white, "#C08AFF"), (482, 520, 1.85, white, "#FF9A6A")],
                (480, 140))  # fmt: skip
    embers(s, 5, 70, (480, 340), 460, "#FFE9A0")


PICTURES = {
    "negotiate": negotiate,
    "morph": morph,
    "reinforcement_2": reinforcement_2,
    "reinforcement_3": reinforcement_3,
    "reinforcement_5": reinforcement_5,
}
