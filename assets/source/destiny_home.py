"""Destiny pictures of rest at home: cleaning and the calm."""

from __future__ import annotations

import math
import random

import numpy as np

import cosmos
from destiny_kit import WIDTH, being, ground, sky
from motifs import SEATS, bolt, glint, limb, saucer, zigzag
from stage import Stage, box, curve, line, oval, path, place, poly, star_path


def spring_cleaning(s: Stage) -> None:
    """Dusting the planets and sweeping up the stars."""
    sky(s, "mint", 301, 120, 1.4, 0.72)
    s.add(oval(330, 330, 340, None, s.glow("#F0FFE0", 0.5)))
    s.add(s.orb(300, 320, 190, "gas", 22, ((0, "#2A9A7A"), (0.5, "#8AE0B0"), (1, "#FFFFF0")), air="#F4FFE8"))
    s.add(
        s.clip(
            "M110,320a190,190 0 0 0 340,116 C380,420 250,330 180,176 A190,190 0 0 0 110,320Z",
            oval(300, 320, 190, None, "#6A5A48", 'opacity=".55"')
            + "".join(
                oval(130 + i * 53 % 300, 230 + i * 71 % 270, 14 + i % 4 * 8, None, "#4A3E34", 'opacity=".35"')
                for i in range(24)
            ),
        )
    )
    for x, y, r in ((240, 220, 34), (350, 190, 22), (410, 280, 28)):
        s.add(glint(x, y, r, "#FFFFFF"))
    duster = limb(s, [(0, 0), (0, 150)], 20, 22, "#C88A4A") + "".join(
        s.puff(
            path(
                curve(
                    [
                        (0, 0),
                        (math.cos(math.radians(a)) * 60 - 20, math.sin(math.radians(a)) * 70),
                        (math.cos(math.radians(a)) * 120, math.sin(math.radians(a)) * 120),
                        (math.cos(math.radians(a)) * 60 + 20, math.sin(math.radians(a)) * 60),
                    ]
                ),
                c,
            ),
            (-140, -140, 280, 200),
            gloss=0.1,
        )
        for a, c in (
            (-160, "#F08AB0"),
            (-20, "#F08AB0"),
            (-135, "#FFB0CC"),
            (-45, "#FFB0CC"),
            (-110, "#FFD0E0"),
            (-70, "#FFD0E0"),
            (-90, "#FFFFFF"),
        )
    )
    maid = being(
        s,
        "pear",
        "#5A9AE0",
        "two",
        "#E0A020",
        (-0.8, -0.3),
        "smile",
        [[(-66, -110), (-110, -150), (-130, -196)], [(66, -100), (110, -80), (120, -30)]],
        "",
        "spots",
        2,
    )
    scarf = (
        s.puff(
            path(curve([(-60, -168), (-46, -226), (0, -240), (46, -226), (60, -168), (0, -192)]), "#E0404A"),
            (-75, -250, 150, 95),
        )
        + path("M52,-188 l40,-20 l-8,26 l16,20 l-44,-8Z", "#C02A36")
        + "".join(oval(-34 + k * 23, -210 + abs(k - 1.5) * 6, 6, None, "#FFF") for k in range(4))
        + s.puff(
            path(curve([(-70, -78), (0, -66), (70, -78), (64, -6), (0, 4), (-64, -6)]), "#FFFDF4"),
            (-85, -90, 170, 105),
            depth=0.5,
        )
    )
    ground(s, 640, "#4A9A7A", 5, 8, None, 20)
    s.add(place(maid + scarf, 690, 650, 1.35), place(duster, 510, 330, 0.98, -38))
    rng = random.Random(5)
    for _ in range(26):
        s.add(
            oval(
                rng.gauss(400, 60),
                rng.gauss(400, 70),
                rng.uniform(3, 16),
                None,
                "#E8E0D0",
                f'opacity="{rng.uniform(0.2, 0.6):.2f}" {s.blur(3)}' if _ % 3 == 0 else 'opacity=".35"',
            )
        )
    bucket = (
        path("M-80,-110 H80 L60,20 H-60Z", s.lin("#FFE08A", "#E0A020", "#8A5A0A", turn=0))
        + oval(0, -110, 80, 20, "#BFF6FF")
        + line("M-80,-112 C-70,-200 70,-200 80,-112", "#B8C4C8", 8)
    )
    foam = "".join(
        oval(
            -66 + k * 22,
            -122 - k * 31 % 20,
            24,
            22,
            s.rad("#FFFFFF", "#F0FFFF", "#A8D8E8", x=0.35, y=0.3, r=0.7),
        )
        for k in range(7)
    )
    s.add(s.shadow(140, 690, 110, 15), place(bucket + foam, 140, 668, 1.0))
    for x, y, r in (
        (70, 470, 34),
        (160, 420, 22),
        (220, 520, 18),
        (900, 180, 40),
        (820, 120, 24),
        (880, 300, 18),
        (60, 380, 14),
    ):
        s.add(
            oval(
                x,
                y,
                r,
                None,
                s.rad(
                    (0, "#FFFFFF", 0.05), (0.75, "#C8FFF0", 0.25), (0.92, "#FFC8F0", 0.5), (1, "#FFFFFF", 0.8)
                ),
            ),
            oval(x - r * 0.35, y - r * 0.35, r * 0.2, r * 0.14, "#FFF"),
        )
    s.add(
        place(
            line("M0,-210 V0", "#A8743E", 15)
            + path("M-60,70 L-34,-6 H34 L60,70Z", s.lin("#FFE8A0", "#C89A3A"))
            + "".join(line(f"M{-44 + k * 18},68 L{-24 + k * 10},0", "#8A641E", 4) for k in range(6))
            + box(-36, -16, 72, 16, "#E0404A", 4),
            880,
            610,
            1.0,
            14,
        )
    )
    for x, y, r in ((760, 690, 20), (800, 676, 14), (720, 700, 13), (830, 700, 17)):
        s.add(path(star_path(x, y, r, r * 0.45, 5, rng.uniform(0, 90)), "#FFF3A0"))


def calm_before_the_storm(s: Stage) -> None:
    """Glass water, a small boat, and all that."""
    x, y = cosmos.grid(WIDTH, 720)
    dx, dy = (x - 640) / 420, (y - 200) / 210
    d = np.hypot(dx, dy)
    turn = np.arctan2(dy, dx) + 3.0 * np.log(d + 0.2)
    puffy = cosmos.fbm(np.cos(turn) * 1.8 + dx, np.sin(turn) * 1.8 + dy, d * 2.2, 5, 6, 0.58)
    value = 0.42 + 0.42 * puffy - 0.3 * np.exp(-d * 2.2) + 0.25 * cosmos.smooth(1.0, 2.2, d)
    picture = cosmos.ramp(
        np.clip(value, 0, 1),
        (
            (0, "#04100F"),
            (0.3, "#0E2E2E"),
            (0.5, "#2E5E56"),
            (0.7, "#7AA88E"),
            (0.9, "#E0F0C0"),
            (1, "#FFFBE0"),
        ),
    )
    glow = np.exp(-(((y - 430) / 60) ** 2)) * (0.35 + 0.65 * cosmos.smooth(700.0, 0.0, x))
    picture = cosmos.screen(picture, glow[..., None] * cosmos.rgb("#E8F0A8") * 0.75)
    flip = picture[:440][::-1]
    water = np.zeros_like(picture)
    water[440:] = flip[: 720 - 440] * np.array([0.62, 0.84, 0.78], dtype=np.float32)
    below = cosmos.smooth(439.0, 441.0, y)[..., None]
    ripple = 1 + 0.1 * cosmos.noise(x / 60, y / 5, 2.0, 8)[..., None]
    s.back(picture * (1 - below) + water * ripple * below)
    rng = random.Random(4)
    for a, b in (((700, 230), (660, 438)), ((800, 240), (850, 438)), ((560, 250), (540, 400))):
        s.add(
            bolt(zigzag(rng, a, b, 9, 22), "#C8FFB8", 3, s), oval(a[0], a[1], 90, 50, s.glow("#E8FFD0", 0.6))
        )
    s.add(
        path("M0,440 L0,420 Q80,396 170,424 Q220,436 260,440Z", "#123A36"),
        line("M0,440H960", "#E8FFD8", 2.4, 'opacity=".6"'),
    )
    for x0, y0, h in ((50, 412, 60), (80, 406, 78), (116, 410, 54)):
        s.add(path(poly([(x0 - 16, y0 + 6), (x0, y0 - h), (x0 + 16, y0 + 6)]), "#0E302C"))
    s.add(
        s.shadow(300, 600, 150, 14, 0.5),
        f'<g opacity=".3" transform="translate(300,640) '
        f'scale(1,-.6)">{place(saucer(s, SEATS["yellow"]), 0, 40, 1.25)}</g>',
    )
    s.add(place(saucer(s, SEATS["yellow"], "#7AC0E8"), 300, 566, 1.25, 0))
    s.add(
        line("M360,540 L500,430", "#C8A878", 6),
        line("M500,430 V600", "#FFFFFF", 1.6, 'opacity=".8"'),
        oval(500, 606, 9, 5, "#FF5A4A"),
        oval(500, 610, 34, 6, "none", 'stroke="#E8FFF0" stroke-width="2" opacity=".7"'),
        oval(500, 610, 60, 11, "none", 'stroke="#E8FFF0" stroke-width="1.5" opacity=".4"'),
    )
    for x0, y0, k in ((120, 660, 0.9), (700, 640, 0.8), (820, 690, 1.1)):
        s.add(
            place(
                path("M0,0 L60,-6 A60,18 0 1 1 56,8Z", s.lin("#6AC88A", "#1E6A4A"))
                + "".join(
                    place(path("M0,0 Q-13,-24 0,-46 Q13,-24 0,0Z", c), 6, -4, 1, a)
                    for a, c in (
                        (-64, "#F8B8D0"),
                        (64, "#F8B8D0"),
                        (-34, "#FFD0E0"),
                        (34, "#FFD0E0"),
                        (0, "#FFF0F6"),
                    )
                ),
                x0,
                y0,
                k,
            )
        )
