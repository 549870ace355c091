"""Artifacts that stop or calm: zaps, a dial for moods and a dome."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import (
    ball,
    card,
    drum,
    embers,
    glowing,
    lump,
    rivet,
    sky,
)
from motifs import SEATS, bolt, eye, glint, saucer, zigzag
from paint import mix
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly


def card_zap(s: Stage) -> None:
    """A bolt splits a card in the air."""
    sky(s, "grape", 601, 110, 1.6, 0.8)
    s.add(oval(480, 350, 380, None, s.glow("#D0A8FF", 0.65)))
    rng = random.Random(3)
    tear = zigzag(rng, (-200, -40), (200, 40), 11, 24)
    whole = card(s, 290, "#C2185B", True)
    up = poly([*tear, (260, -300), (-260, -300)])
    low = poly([*tear, (260, 300), (-260, 300)])
    edge = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in tear)
    s.add(place(s.clip(up, whole) + glowing(s, edge, "#FFB04A", 5), 446, 300, 1.0, -15))
    s.add(place(s.clip(low, whole) + glowing(s, edge, "#FFB04A", 5), 520, 424, 1.0, 9))
    for start, end, width in (((90, 20), (480, 352), 15), ((480, 352), (880, 690), 11), ((480, 352),
        (850, 160), 5),
                              ((480, 352), (120, 560), 5)):  # fmt: skip
        s.add(bolt(zigzag(rng, start, end, 9, 34), "#B88AFF", width, s))
    s.add(s.flare(480, 352, 190, "#E0C8FF"), glint(480, 352, 240))
    for _ in range(26):
        x, y, k = rng.gauss(480, 200), rng.gauss(350, 150), rng.uniform(5, 13)
        chip = path(
            poly([(-k, -k * 0.6), (k, -k * 0.3), (k * 0.4, k)]), rng.choice(("#F3EFE3", "#C2185B", "#FFB04A"))
        )
        s.add(place(chip, x, y, 1, rng.uniform(0, 360)))
    embers(s, 4, 60, (480, 350), 330, "#E8C8FF")


def _gem(s: Stage, tone: str) -> str:
    """A tall double pyramid, 2 x 210 high, with lit and dark sides."""
    top, foot = (0.0, -215.0), (0.0, 205.0)
    belt = [(-100.0, -70.0), (-34.0, -44.0), (52.0, -52.0), (104.0, -86.0)]
    low = [(-82.0, 96.0), (-28.0, 122.0), (44.0, 112.0), (86.0, 80.0)]
    shades = ((0.75, 0.1), (0.35, 0.3), (0.0, 0.7))
    out = ""
    for i, (a, b) in enumerate(shades):
        upper, under = (
            s.lin(light(tone, a), mix(tone, dark(tone, 0.6), b)),
            s.lin(light(tone, a * 0.6), dark(tone, b)),
        )
        out += path(poly([top, belt[i], belt[i + 1]]), upper)
        out += path(poly([belt[i], belt[i + 1], low[i + 1], low[i]]), under)
        out += path(poly([low[i], low[i + 1], foot]), s.lin(dark(tone, b * 0.7), dark(tone, 0.75)))
    seams = "M" + "M".join(f"{a[0]},{a[1]}L{b[0]},{b[1]}" for a, b in zip(belt, low, strict=True))
    ridge = "M" + "L".join(f"{x},{y}" for x, y in belt) + "M" + "L".join(f"{x},{y}" for x, y in low)
    rays_ = "".join(f"M{top[0]},{top[1]}L{x},{y}" for x, y in belt) + "".join(
        f"M{foot[0]},{foot[1]}L{x},{y}" for x, y in low
    )
    out += line(seams + ridge + rays_, "#FFFFFF", 2, 'opacity=".55"')
    return (
        out
        + line("M-78,-60L-64,80", "#FFFFFF", 8, 'opacity=".6"')
        + line("M-20,-170L-56,-80", "#FFFFFF", 7, 'opacity=".7"')
    )


def cosmic_zap(s: Stage) -> None:
    """A crystal in a bronze claw, and the sky falls silent around it."""
    sky(s, "violet", 602, 120, 1.6, 0.85)
    s.add(oval(480, 310, 420, None, s.glow("#C898FF", 0.8)))
    rng = random.Random(7)
    for a in (-2.9, -2.45, -0.75, -0.25, 0.25, 2.9):
        end = (480 + 470 * math.cos(a), 320 + 380 * math.sin(a))
        s.add(
            bolt(zigzag(rng, (480 + 70 * math.cos(a), 310 + 90 * math.sin(a)), end, 9, 32), "#C08AFF", 7, s)
        )
    s.add(drum(s, 480, 610, 420, 50, "#8A5A2E", 0.12), drum(s, 480, 572, 300, 40, "#B07A3C", 0.12))
    for side in (-1, 1):
        claw = curve([(480 + side * 120, 590), (480 + side * 176, 520), (480 + side * 128, 420),
            (480 + side * 96, 436),
                      (480 + side * 124, 510), (480 + side * 84, 560)])  # fmt: skip
        s.add(lump(s, claw, "#C08A44", gloss=0.7, rim="#E8C8FF"))
    s.add(place(_gem(s, "#8A4AE8"), 480, 330, 1.25), s.flare(480, 320, 130, "#F0DCFF", 0.8))
    s.add(glint(420, 160, 110), glint(560, 420, 60))
    embers(s, 3, 46, (480, 320), 380, "#D8B8FF")


def emotion_control(s: Stage) -> None:
    """A big dial turned from fury to bliss, and a head that has to follow."""
    sky(s, "orchid", 603, 60, 1.4, 0.65)
    s.add(oval(480, 330, 430, None, s.glow("#F0B0E8", 0.5)))
    head = curve([(480, 90), (610, 120), (680, 240), (664, 380), (590, 480), (480, 520), (370, 480),
        (296, 380),
                  (280, 240), (350, 120)])  # fmt: skip
    red, green = "#D8402E", "#4FB87A"
    half = path("M200,60H480V560H200Z", red) + path("M480,60H780V560H480Z", green)
    rng = random.Random(5)
    for _ in range(34):
        x, y, r = rng.uniform(290, 670), rng.uniform(110, 500), rng.uniform(5, 14)
        half += oval(x, y, r, r * 0.8, dark(red if x < 480 else green, 0.4), 'opacity=".35"')
    s.add(lump(s, head, red, half, gloss=0.4, rim="#FFE0FF", soften=4))
    s.add(line("M480,92V520", "#FFFFFF", 5, f'opacity=".7" {s.blur(2)}'))
    s.add(
        place(eye(s, 54, "#FFC23A", (0.5, 0.2), slit=True), 392, 290),
        place(eye(s, 54, "#3A8AE0", (-0.1, -0.2)), 568, 290),
    )
    s.add(lump(s, poly([(312, 208), (462, 262), (456, 290), (306, 246)]), dark(red, 0.45), gloss=0.3))
    s.add(line("M508,214Q570,176 630,220", dark(green, 0.6), 16))
    fangs = "M350,430Q410,384 480,400V440Q410,430 366,466Z"
    s.add(path(fangs, "#3A0810"), path("M376,428L394,412L400,440ZM420,410L440,404L436,434Z", "#FFFDF0"))
    s.add(
        path("M480,400Q560,412 620,376Q600,470 480,462Z", "#123A2A"),
        path("M484,404Q560,416 612,388L606,408Q560,434 484,428Z", "#FFFDF0"),
    )
    s.add(oval(612, 356, 34, 20, "#F08AB0", 'opacity=".6"'))
    for side in (-1, 1):
        s.add(
            lump(s, f"M{480 + side * 196 - 36},240a36,60 0 1 0 72,0a36,60 0 1 0 -72,0Z", "#5A4A8A", gloss=0.7)
        )
    s.add(
        line("M284,220C270,30 690,30 676,220", "#3A2E66", 26),
        line("M288,214C280,44 680,44 672,214", "#B8A0F0", 7),
    )
    s.add(
        box(240, 560, 480, 110, s.lin("#8A78C8", "#40306E", "#20183C"), 30),
        box(276, 592, 408, 26, "#140E28", 13),
    )
    s.add(
        box(280, 596, 400, 18, s.lin("#E0402E", "#E8B23A", "#4FD07D", turn=0), 9),
        ball(s, 628, 605, 32, "#FFFFFF"),
    )
    for x in (268, 692):
        s.add(rivet(x, 580, 8, "#8A78C8"), rivet(x, 650, 8, "#8A78C8"))


def force_field(s: Stage) -> None:
    """A dome of hexagons; those who came to help bounce off it."""
    sky(s, "indigo", 604, 130, 1.6, 0.8)
    s.add(s.orb(480, 980, 480, "land", 9, ((0, "#2A1A5A"), (0.5, "#5A4AA8"), (1, "#E0D0FF")), air="#C0A0FF"))
    x, y, r = 480.0, 560.0, 330.0
    s.add(oval(x, y - 120, 420, 380, s.glow("#9A7AFF", 0.5)))
    for px, tone, h in (
        (400, "#C8B8F0", 90),
        (470, "#A89AE0", 150),
        (545, "#B8A8E8", 110),
        (340, "#9A8AD0", 60),
        (610, "#9A8AD0", 66),
    ):
        s.add(
            drum(s, px, y - h, 56, h, tone),
            oval(px, y - h, 28, 26, s.rad("#FFFFFF", tone, dark(tone), x=0.35, y=0.3)),
        )
    dome = f"M{x - r},{y}A{r},{r} 0 0 1 {x + r},{y}A{r},{r * 0.2} 0 0 1 {x - r},{y}Z"
    glass = s.rad((0, "#B8A0FF", 0.04), (0.7, "#A080FF", 0.2), (1, "#E0D0FF", 0.75), x=0.5, y=0.86, r=0.9)
    cells = ""
    for row in range(-1, 9):
        for col in range(-8, 9):
            u, v = (col + 0.5 * (row % 2)) / 7.2, row / 6.6
            d = math.hypot(u, v)
            if d > 1.15:
                continue
            k = math.sin(min(1.0, d) * math.pi / 2) / (d + 1e-6)
            hx, hy, size = x + u * k * r, y - v * k * r, 27 * (1.06 - 0.5 * min(1.0, d) ** 2)
            w, half = size * 0.86, size / 2
            cells += f"M{hx:.0f},{hy - size:.0f}l{w:.1f},{half:.1f}v{size:.1f}l{-w:.1f},{half:.1f}"
            cells += f"l{-w:.1f},{-half:.1f}v{-size:.1f}Z"
    s.add(s.clip(dome, line(cells, "#D8C8FF", 2.4, 'opacity=".5"')), path(dome, glass))
    s.add(glowing(s, f"M{x - r},{y}A{r},{r} 0 0 1 {x + r},{y}", "#B898FF", 5))
    for a, name, turn in ((-2.5, "green", -38), (-1.62, "yellow", 10), (-0.72, "red", 34)):
        hx, hy = x + r * math.cos(a), y + r * math.sin(a)
        s.add(s.flare(hx, hy, 110, "#E8D8FF"), glint(hx, hy, 120))
        for k in (0.3, 0.55):
            s.add(
                oval(
                    hx,
                    hy,
                    120 * k,
                    None,
                    "none",
                    f'stroke="#FFFFFF" stroke-width="3" opacity="{0.9 - k:.2f}"',
                )
            )
        s.add(
            place(
                saucer(s, SEATS[name], "#9AE0C0"),
                x + (r + 105) * math.cos(a),
                y + (r + 92) * math.sin(a),
                0.9,
                turn,
            )
        )


PICTURES = {
    "card_zap": card_zap,
    "cosmic_zap": cosmic_zap,
    "emotion_control": emotion_control,
    "force_field": force_field,
}
