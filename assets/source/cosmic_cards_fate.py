"""Destiny cards: an orrery, a wild compass, and three ways to stand out."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import ball, card, embers, hoop, lump, metal, sky, spiral
from destiny_kit import being
from motifs import SEATS, glint, rays, saucer
from paint import mix
from stage import Stage, box, dark, light, line, oval, path, place, poly, star_path

GLYPHS = ("white", "yellow", "red", "purple", "blue", "green", "orange")


def colour(s: Stage) -> None:
    """A brass orrery: one sun, many roads, nobody chosen yet."""
    sky(s, "indigo", 501, 150, 1.6, 0.75)
    s.add(oval(480, 340, 380, None, s.glow("#FFE6A8", 0.5)))
    for rx, ry, tilt, width in ((410, 150, -14, 7), (320, 118, -14, 6), (230, 84, -14, 6), (300, 250, 30, 3)):
        s.add(hoop(s, 480, 340, rx, ry, width, "#C8A050", tilt))
    s.add(hoop(s, 480, 340, 290, 290, 12, "#D8B060"))
    for i in range(60):
        a, r = math.tau * i / 60, 290
        n = 22 if i % 5 == 0 else 11
        c, q = math.cos(a), math.sin(a)
        d = f"M{480 + r * c},{340 + r * q}L{480 + (r - n) * c},{340 + (r - n) * q}"
        s.add(line(d, "#F6DC9A", 3, 'opacity=".8"'))
    s.add(
        path("M466,420L456,690H504L494,420Z", metal(s, "#B8883A")),
        oval(480, 690, 130, 26, metal(s, "#A87830")),
    )
    sun = s.rad("#FFFFFF", (0.35, "#FFF0B0"), (0.75, "#F0B040"), (1, "#9A5A10"), x=0.36, y=0.32, r=0.75)
    s.add(oval(480, 340, 190, None, s.glow("#FFE8A0", 0.8)), oval(480, 340, 78, None, sun))
    worlds = [(410, 150, 3.5, 42, "#8FA0C8"), (410, 150, 0.5, 34, "#C8B8A0"), (320, 118, 1.9, 38, "#B8C8D8"),
              (230, 84, 5.6, 24, "#D8D0C0"), (320, 118, 5.0, 20, "#A8A0C0"),
              (230, 84, 2.7, 28, "#98A8B8")]  # fmt: skip
    lean = math.radians(-14)
    for number, (rx, ry, at, r, tone) in enumerate(worlds):
        px, py = rx * math.cos(at), ry * math.sin(at)
        x, y = (
            480 + px * math.cos(lean) - py * math.sin(lean),
            340 + px * math.sin(lean) + py * math.cos(lean),
        )
        kind = ("rock", "gas", "swirl")[number % 3]
        s.add(
            s.orb(
                x, y, r, kind, number + 3, ((0, dark(tone, 0.6)), (0.5, tone), (1, "#FFFFFF")), air="#FFF0D0"
            )
        )
    s.add(glint(450, 306, 90))


def wild(s: Stage) -> None:
    """A compass star that points at everybody."""
    sky(s, "violet", 502, 140, 1.6, 0.75)
    s.add(rays(s, 480, 345, 620, "#E8D0FF", 28, 5, 0.3), oval(480, 345, 300, None, s.glow("#F0D8FF", 0.7)))
    s.add(hoop(s, 480, 345, 262, 262, 10, "#D8B060"), hoop(s, 480, 345, 200, 200, 4, "#D8B060"))
    gold = "#E8B23A"
    for turn, n, w in ((45, 130, 34), (0, 205, 52)):
        for k in range(4):
            left = path(poly([(0, -n), (0, 0), (-w * 0.7, -w * 0.7)]), s.lin("#FFF6D0", gold, turn=60))
            right = path(poly([(0, -n), (0, 0), (w * 0.7, -w * 0.7)]), s.lin(gold, "#6A4408", turn=60))
            s.add(place(left + right, 480, 345, 1, turn + 90 * k))
    s.add(ball(s, 480, 345, 30, "#7A3AC0"), glint(440, 250, 70))
    for number, name in enumerate(GLYPHS):
        a = math.tau * number / 7 - math.pi / 2
        s.add(_medal(s, 480 + 290 * math.cos(a), 345 + 262 * math.sin(a), name))


def _medal(s: Stage, x: float, y: float, name: str) -> str:
    tone = SEATS[name]
    ink = "#2A3048" if name in ("white", "yellow") else "#FFFFFF"
    signs = {
        "white": oval(0, 0, 19, None, ink),
        "yellow": path(poly([(0, -22), (22, 17), (-22, 17)]), ink),
        "red": box(-18, -18, 36, 36, ink, 3),
        "purple": path(poly([(0, -25), (20, 0), (0, 25), (-20, 0)]), ink),
        "blue": path("M-8,-22H8V-8H22V8H8V22H-8V8H-22V-8H-8Z", ink),
        "green": path(star_path(0, 2, 26, 11, 5), ink),
        "orange": oval(0, 0, 16, None, "none", f'stroke="{ink}" stroke-width="9"'),
    }
    rim = oval(0, 0, 52, None, metal(s, "#D8B060", 40)) + oval(0, 0, 44, None, dark(tone, 0.5))
    face = oval(0, 0, 42, None, s.rad(light(tone, 0.5), tone, dark(tone, 0.45), x=0.35, y=0.28, r=0.85))
    shade = oval(6, 12, 54, 50, "#02020C", f'opacity=".4" {s.blur(7)}')
    return place(shade + rim + face + signs[name] + oval(-14, -22, 14, 8, "#FFFFFF", 'opacity=".35"'), x, y)


def fewest_in_warp(s: Stage) -> None:
    """The others swirl down the drain; one saucer stays dry."""
    spiral(s, "grape", 503, (540, 380), 520, 4.4)
    rng = random.Random(4)
    for number in range(15):
        a, d = number * 0.95, 120 + number * 22
        x, y = 540 + d * math.cos(a) * 1.05, 380 + d * math.sin(a) * 0.72
        k = 0.16 + d / 1000
        if x < 420 and y < 330:
            continue
        tone = SEATS[rng.choice(("blue", "red", "green", "purple", "yellow"))]
        s.add(
            place(
                f'<g opacity="{min(1.0, 0.45 + d / 700):.2f}">{saucer(s, mix(tone, "#8A70C8", 0.35))}</g>',
                x,
                y,
                k,
                a * 57 + 90,
            )
        )
    s.add(oval(540, 380, 110, 86, s.glow("#FFFFFF", 0.9)))
    s.add(
        oval(240, 230, 250, 190, s.glow("#FFE9A0", 0.6)),
        place(saucer(s, SEATS["orange"], "#8AE06A"), 240, 250, 1.75, -6),
    )
    s.add(place(_umbrella(s), 240, 150, 1.0, -6), glint(330, 190, 46))


def _umbrella(s: Stage) -> str:
    out = line("M0,-60V40", "#F6E8C8", 8)
    for k, tone in enumerate(("#FFFFFF", "#F0741C", "#FFFFFF", "#F0741C")):
        a, b = -150 + k * 75, -75 + k * 75
        d = f"M0,-110Q{a * 0.9},-100 {a},-20Q{(a + b) / 2},-44 {b},-20Q{b * 0.9},-100 0,-110Z"
        out += path(d, s.lin(light(tone, 0.4), tone, dark(tone, 0.35), turn=70))
    return out + oval(0, -114, 7, 10, "#F6E8C8")


def most_cards(s: Stage) -> None:
    """Four arms and still not enough hands."""
    sky(s, "lagoon", 504, 90, 1.5, 0.6)
    s.add(oval(480, 330, 420, None, s.glow("#B8E8FF", 0.55)), rays(s, 480, 360, 640, "#D8F6FF", 20, 3, 0.22))
    tones = ("#B3261E", "#2E7D5B", "#B98500", "#6A3FB5", "#C2185B", "#3D6FB6")
    for row, (count, far, size, spread) in enumerate(((13, 330, 118, 150), (11, 240, 118, 128))):
        for i in range(count):
            a = -spread / 2 + spread * i / (count - 1)
            s.add(place(place(card(s, size, tones[(i + row * 2) % 6], True), 0, -far), 480, 470, 1, a))
    arms = [[(-70, -90), (-150, -70), (-190, -140)], [(70, -90), (150, -70), (190, -140)],
            [(-60, -120), (-110, -150), (-100, -210)], [(60, -120), (110, -150), (100, -210)]]  # fmt: skip
    body = being(s, "pear", "#E07AA8", "three", "#2A8AE0", (0, 0.5), "grin", arms, "feelers", "spots", 2)
    s.add(place(body, 480, 690, 1.62))


def most_colonies(s: Stage) -> None:
    """Wherever you look, the same gold: and a crown for it."""
    sky(s, "steel", 505, 130, 1.7, 0.75)
    s.add(oval(480, 250, 360, None, s.glow("#FFE6A0", 0.55)), rays(s, 480, 260, 560, "#FFF0C0", 20, 5, 0.22))
    worlds = [(170, 190, 62, "gas", "#C88A5A", 1), (800, 200, 70, "rock", "#9A8AB8", 1),
        (150, 520, 118, "rock", "#B85A4A", 2),
              (820, 530, 124, "swirl", "#5AA0A8", 2), (480, 610, 190, "land", "#5A8AC8", 4)]  # fmt: skip
    for number, (x, y, r, kind, tone, count) in enumerate(worlds):
        s.add(
            s.orb(
                x, y, r, kind, number + 6, ((0, dark(tone, 0.6)), (0.5, tone), (1, "#F6FFFF")), air="#BFE6FF"
            )
        )
        k = r / 190
        for i in range(count):
            foot = y - r * 0.98 - i * 58 * k
            s.add(
                s.shadow(x, foot + 30 * k, 110 * k, 20 * k, 0.5),
                place(saucer(s, SEATS["yellow"]), x + 6 * k * (-1) ** i, foot, 1.25 * k, 2 * (-1) ** i),
            )
    crown = "M-84,40L-104,-50L-46,-8L0,-84L46,-8L104,-50L84,40Z"
    top = lump(s, crown, "#FFC83A", gloss=0.9, rim="#FFFFFF") + box(
        -86, 30, 172, 26, s.lin("#FFF0B0", "#B87A10"), 8
    )
    for x, y, tone in ((-104, -56, "#FF5A5A"), (0, -92, "#5AD8FF"), (104, -56, "#8AE06A")):
        top += ball(s, x, y, 14, tone)
    s.add(place(top, 482, 112, 0.95), glint(420, 90, 60))
    embers(s, 6, 40, (480, 160), 240, "#FFE9A0")


PICTURES = {
    "colour": colour,
    "wild": wild,
    "fewest_in_warp": fewest_in_warp,
    "most_cards": most_cards,
    "most_colonies": most_colonies,
}
