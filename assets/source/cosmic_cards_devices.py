"""Techs that stand on a bench: a generator, a scanner, a battery and a box of noise."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import (
    ball,
    blueprint,
    card,
    drum,
    glowing,
    hoop,
    lump,
    metal,
    rivet,
    sky,
)
from motifs import blast, bolt, eye, glint, limb, zigzag
from stage import Point, Stage, box, dark, light, line, oval, path, place, poly

TEAL, BRASS, STEEL = "#0E6A70", "#C8A050", "#8AA0B0"


def cosmic_field_generator(s: Stage) -> None:
    """Three rings round a caged star, humming."""
    blueprint(s, TEAL)
    s.add(oval(480, 310, 400, None, s.glow("#7AFFE8", 0.5)))
    s.add(drum(s, 480, 600, 380, 60, "#3A5A68", 0.14), drum(s, 480, 540, 220, 60, "#5A8090", 0.14))
    for k in (-1, 1):
        arm: list[Point] = [(480 + k * 130, 580), (480 + k * 300, 480), (480 + k * 290, 330)]
        s.add(limb(s, arm, 46, 26, "#5A7A88", gloss=0.7))
        s.add(ball(s, 480 + k * 290, 320, 30, BRASS))
    for rx, ry, tilt in ((250, 70, 0), (240, 84, 60), (240, 84, -60)):
        s.add(hoop(s, 480, 310, rx, ry, 15, BRASS, tilt))
    rng = random.Random(2)
    for k in (-1, 1):
        s.add(bolt(zigzag(rng, (480 + k * 270, 320), (480 + k * 80, 310), 6, 26), "#8AFFF0", 6, s))
    core = s.rad("#FFFFFF", (0.4, "#C8FFF6"), (0.8, "#3AD8D0"), (1, "#0A6A78"), x=0.4, y=0.36, r=0.7)
    s.add(oval(480, 310, 190, None, s.glow("#B8FFF4", 0.9)), oval(480, 310, 84, None, core))
    for rx, ry, tilt in ((250, 70, 0), (240, 84, 60), (240, 84, -60)):
        front = f"M{-rx},0A{rx},{ry} 0 0 0 {rx},0"
        s.add(
            place(line(front, dark(BRASS, 0.7), 15) + line(front, metal(s, BRASS, 10), 12), 480, 310, 1, tilt)
        )
    s.add(glint(450, 276, 120))
    for far in (1.0, 1.25, 1.5):
        s.add(
            oval(
                480,
                310,
                260 * far,
                250 * far,
                "none",
                f'stroke="#A8FFF0" stroke-width="3" opacity="{0.8 - 0.25 * far:.2f}" stroke-dasharray="60"',
            )
        )
    for i in range(7):
        s.add(s.flare(340 + i * 46, 628, 16, "#FFC857" if i % 2 else "#7AFFE8"))


def delta_scanners(s: Stage) -> None:
    """A three-cornered eye sweeps the scrap heap for something worth keeping."""
    sky(s, "petrol", 702, 110, 1.6)
    rng = random.Random(12)
    tri = [(480.0, 70.0), (300.0, 330.0), (660.0, 330.0)]
    s.add(
        path(
            poly([(420, 330), (540, 330), (880, 660), (80, 660)]),
            s.lin((0, "#7AFFB8", 0.65), (1, "#7AFFB8", 0.04)),
            s.blur(3),
        )
    )
    tones = ("#B3261E", "#2E7D5B", "#B98500", "#6A3FB5", "#3D6FB6")
    for i in range(20):
        x, y = 480 + rng.gauss(0, 210), 650 - abs(rng.gauss(0, 24))
        s.add(place(card(s, 104, tones[i % 5], i % 3 == 0), x, y, 1, rng.uniform(-100, 100)))
    s.add(
        oval(500, 540, 130, None, s.glow("#FFF6B0", 0.9)),
        place(card(s, 150, "#B98500", True), 500, 530, 1, 8),
    )
    corners = "M424,424V400H448M552,400H576V424M576,640V664H552M448,664H424V640"
    s.add(glowing(s, corners, "#8AFFC8", 5))
    s.add(lump(s, poly([(480, 46), (268, 352), (692, 352)]), "#3A6A78", gloss=0.6, rim="#A8FFF0"))
    s.add(path(poly([(480, 112), (330, 324), (630, 324)]), "#04181E"))
    s.add(
        path(
            poly([(480, 130), (346, 316), (614, 316)]),
            s.rad("#D8FFE8", "#3AC890", "#064A3A", x=0.5, y=0.62, r=0.6),
        )
    )
    s.add(place(eye(s, 66, "#2AE09A", (0.1, 0.6)), 480, 252))
    for x, y in tri:
        s.add(ball(s, x, y + (0 if y < 100 else 6), 22, BRASS))
    for k in (1, 2, 3):
        s.add(
            line(
                f"M{480 - 120 * k},{360 + 60 * k}Q480,{420 + 70 * k} {480 + 120 * k},{360 + 60 * k}",
                "#B8FFD8",
                4,
                'opacity=".45"',
            )
        )
    s.add(glint(440, 216, 60))


def quark_battery(s: Stage) -> None:
    """Three colours in a jar that may never be apart."""
    blueprint(s, "#0E5A66", "#A8FFF0")
    s.add(oval(480, 340, 360, None, s.glow("#FFFFFF", 0.35)))
    s.add(drum(s, 480, 590, 340, 66, "#4A5A68"), drum(s, 480, 560, 290, 34, BRASS))
    s.add(box(344, 150, 272, 420, s.lin((0, "#0A2A38", 0.75), (1, "#04141E", 0.85)), 30))
    spots = [(480, 250, "#FF4A4A"), (410, 420, "#4AE06A"), (550, 420, "#4A8AFF")]
    rng = random.Random(4)
    for i in range(3):
        (ax, ay, _), (bx, by, _) = spots[i], spots[(i + 1) % 3]
        n, wave = 40, ""
        for k in range(n + 1):
            t, off = k / n, 13 * math.sin(k / n * math.tau * 6)
            length = math.hypot(bx - ax, by - ay)
            x, y = (
                ax + (bx - ax) * t - (by - ay) / length * off,
                ay + (by - ay) * t + (bx - ax) / length * off,
            )
            wave += f"{'L' if k else 'M'}{x:.1f},{y:.1f}"
        s.add(glowing(s, wave, "#FFF0A0", 5, 0.6))
    for x, y, tone in spots:
        s.add(oval(x, y, 130, None, s.glow(tone, 0.8)), ball(s, x, y, 50, tone), glint(x - 14, y - 18, 46))
    s.add(oval(480, 365, 70, None, s.glow("#FFFFFF", 0.9)))
    tint = s.lin(
        (0, "#FFFFFF", 0.5), (0.14, "#C8FFFF", 0.12), (0.8, "#A8F0FF", 0.08), (1, "#E0FFFF", 0.5), turn=0
    )
    s.add(box(336, 140, 288, 440, tint, 34, 'stroke="#D8FFFF" stroke-width="5" stroke-opacity=".8"'))
    s.add(line("M366,190V520", "#FFFFFF", 14, 'opacity=".5"'))
    s.add(
        drum(s, 480, 118, 310, 44, "#4A5A68"),
        drum(s, 480, 84, 110, 40, BRASS),
        drum(s, 480, 62, 60, 30, "#E8D8A8"),
    )
    for k in (-1, 1):
        s.add(
            line(
                f"M{480 + k * 150},140C{480 + k * 240},160 {480 + k * 240},560 {480 + k * 160},610",
                "#1E2A34",
                20,
            )
        )
        s.add(
            line(
                f"M{480 + k * 148},136C{480 + k * 236},156 {480 + k * 236},556 {480 + k * 158},606",
                "#E0703A",
                7,
            )
        )
        s.add(bolt(zigzag(rng, (480 + k * 50, 70), (480 + k * 150, 30), 5, 12), "#A8FFF0", 4, s))


def tech_scrambler(s: Stage) -> None:
    """A little box of noise; other people's clever machines fall to pieces."""
    sky(s, "petrol", 707, 80, 1.6, 0.95)
    s.add(oval(690, 330, 380, None, s.glow("#FF9A5A", 0.55)))
    rng = random.Random(21)
    for i in range(9):
        a, r = math.tau * i / 9 + 0.2, (54, 70, 46)[i % 3]
        tone = (BRASS, STEEL, "#B8704A", "#5AA0A0")[i % 4]
        s.add(
            place(_cog(s, r, tone, 9 + i % 4), 700 + 228 * math.cos(a), 330 + 228 * math.sin(a), 1, 40.0 * i)
        )
    for _ in range(34):
        a, d = rng.uniform(0, math.tau), rng.uniform(120, 320)
        bit = box(-13, -4, 26, 8, "#D8E0E8", 3) + box(-15, -8, 8, 16, "#8A98A8", 2)
        s.add(
            place(bit, 700 + d * math.cos(a), 330 + d * math.sin(a), rng.uniform(0.8, 1.5), math.degrees(a))
        )
    tear = zigzag(rng, (-30, -200), (30, 200), 9, 34)
    wheel = _cog(s, 158, BRASS, 13)
    for side in (-1, 1):
        half = s.clip(poly([*tear, (side * 260, 200), (side * 260, -200)]), wheel)
        s.add(place(half, 700 + side * 30, 330 + side * 12, 1, side * 9))
    s.add(place(blast(s, 96, "#FFA04A", 5, 15), 700, 330), glint(700, 330, 190))
    for k, tone in enumerate(("#FF5A8A", "#FFE05A", "#5AFFD8")):
        wave = ""
        for i in range(60):
            x = 360 + i * 5
            y = 330 + k * 20 - 20 + rng.uniform(-1, 1) * (14 + i * 0.8)
            wave += f"{'L' if i else 'M'}{x},{y:.0f}"
        s.add(glowing(s, wave, tone, 4, 0.5))
    s.add(
        box(90, 300, 280, 330, s.lin("#5A7080", "#2A3A48", "#121C28", turn=40), 26),
        box(112, 324, 236, 130, "#061418", 14),
    )
    trace = "M124,390" + "".join(f"L{124 + i * 11},{390 + rng.uniform(-44, 44):.0f}" for i in range(1, 20))
    s.add(glowing(s, trace, "#7AFFB0", 4), line("M120,350H340M120,390H340M120,430H340", "#2A6A5A", 1.5))
    for i, tone in enumerate(("#FF5A5A", "#FFC857", "#5BD3F9")):
        s.add(
            oval(160 + i * 70, 510, 32, None, "#101A24"),
            oval(160 + i * 70, 510, 26, None, metal(s, tone, 40)),
        )
        s.add(place(line("M0,0V-22", "#FFFFFF", 6), 160 + i * 70, 510, 1, -60 + i * 70))
    for i in range(5):
        s.add(box(134 + i * 40, 572, 24, 30, s.lin("#E8F0F6", "#7A8A98"), 5))
    s.add(
        line("M150,302L110,120M310,302L340,100", "#C8D4DC", 9),
        s.flare(110, 116, 60, "#FF7A5A"),
        s.flare(340, 96, 70, "#FFE05A"),
    )
    s.add(bolt(zigzag(rng, (110, 116), (340, 96), 8, 26), "#FFF0A0", 6, s))
    for x, y in ((108, 318), (352, 318), (108, 612), (352, 612)):
        s.add(rivet(x, y, 8, STEEL))


def _cog(s: Stage, r: float, tone: str, teeth: int) -> str:
    points = []
    for i in range(teeth):
        for share, k in ((0.0, 0.8), (0.25, 0.8), (0.34, 1.0), (0.7, 1.0), (0.8, 0.8)):
            a = math.tau * (i + share) / teeth
            points.append((r * k * math.cos(a), r * k * math.sin(a)))
    fill = s.lin(light(tone, 0.6), tone, dark(tone, 0.6), turn=50)
    shade = place(path(poly(points), "#02060C", f'opacity=".45" {s.blur(4)}'), 6, 9)
    return (
        shade
        + path(poly(points), fill, f'stroke="{light(tone, 0.5)}" stroke-width="2"')
        + oval(0, 0, r * 0.5, None, dark(tone, 0.35))
        + oval(0, 0, r * 0.24, None, "#0A1418")
    )


PICTURES = {
    "cosmic_field_generator": cosmic_field_generator,
    "delta_scanners": delta_scanners,
    "quark_battery": quark_battery,
    "tech_scrambler": tech_scrambler,
}
