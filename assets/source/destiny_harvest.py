"""Destiny pictures of rest on the farm: harvest and bumper harvest."""

from __future__ import annotations

import math
import random

from destiny_kit import air, being, ground, sky
from motifs import SEATS, limb, rays, saucer
from stage import Stage, box, dark, line, mix, oval, path, place


def harvest(s: Stage) -> None:
    """Planets ripen on the tree."""
    sky(s, "green", 241, 120, 1.4, 0.8)
    s.add(oval(480, 300, 400, None, s.glow("#C8FFB0", 0.4)))
    ground(s, 600, "#3A7A3E", 7, 14, "#1E5A44", 30)
    s.add(
        limb(s, [(480, 690), (470, 560), (500, 440), (480, 330)], 110, 60, "#8A5E3E", gloss=0.1),
        limb(s, [(486, 470), (380, 400), (270, 380)], 52, 20, "#8A5E3E", gloss=0.1),
        limb(s, [(490, 450), (600, 380), (720, 380)], 52, 20, "#8A5E3E", gloss=0.1),
    )
    for pts in ([(480, 680), (380, 690), (300, 730)], [(480, 680), (580, 690), (660, 730)]):
        s.add(limb(s, pts, 60, 20, "#7A5034", gloss=0.1))
    rng = random.Random(9)
    leaves = []
    for _ in range(34):
        a, d = rng.uniform(0, 6.28), math.sqrt(rng.random())
        leaves.append((480 + math.cos(a) * d * 350, 236 + math.sin(a) * d * 150))
    for x, y in sorted(leaves, key=lambda p: p[1]):
        r = rng.uniform(54, 92)
        s.add(
            s.puff(
                oval(x, y, r, r * 0.78, rng.choice(["#2E9A5A", "#3EB06A", "#1E7E50", "#56C074"])),
                (x - r - 8, y - r - 8, 2 * r + 16, 2 * r + 16),
                gloss=0.15,
                res=1.0,
            )
        )
    fruit = [
        (230, 330, 50, "gas", ((0, "#C86A1E"), (0.5, "#FFB04A"), (1, "#FFF0C8"))),
        (400, 384, 42, "rock", ((0, "#8A5A8A"), (1, "#FFE0FF"))),
        (580, 360, 56, "world", ((0, "#14488A"), (0.5, "#3AA0D0"), (0.54, "#5AB85A"), (1, "#FFFFFF"))),
        (742, 330, 46, "lava", ((0, "#4A1414"), (1, "#A83A2A"))),
        (330, 200, 38, "swirl", ((0, "#1E6A8A"), (1, "#D0FFFF"))),
        (640, 190, 40, "gas", ((0, "#A02A5A"), (1, "#FFD0D8"))),
        (490, 226, 34, "rock", ((0, "#8A7A2A"), (1, "#FFF6B0"))),
    ]
    for i, (x, y, r, kind, stop) in enumerate(fruit):
        s.add(
            line(f"M{x},{y - r - 26} Q{x + 6},{y - r - 10} {x},{y - r + 6}", "#5A3A20", 7),
            s.orb(x, y, r, kind, i + 5, stop, air="#F0FFE0"),
            place(
                path("M0,0 C10,-26 40,-30 54,-10 C36,8 14,8 0,0Z", s.lin("#B0F090", "#2E8A4A")),
                x,
                y - r - 2,
                0.8,
                -10,
            ),
        )
    s.add(
        place(
            line("M-60,180 L-20,-190 M20,184 L46,-186", "#C89A5A", 11)
            + "".join(
                line(f"M{-55 + k * 5},{140 - k * 50} L{24 + k * 3},{144 - k * 50}", "#E0B878", 9)
                for k in range(7)
            ),
            770,
            520,
            1,
            6,
        )
    )
    s.add(
        place(
            being(
                s,
                "egg",
                "#E0783A",
                "two",
                "#3A8A3A",
                (-0.4, -0.8),
                "smile",
                [[(-60, -100), (-90, -150), (-70, -200)], [(60, -90), (96, -60), (110, -20)]],
                "tuft",
            ),
            796,
            520,
            0.72,
        )
    )
    basket = (
        path("M-90,0 H90 L66,84 H-66Z", s.lin("#D8A860", "#7A4E22"))
        + "".join(line(f"M{-84 + k * 4},{18 + k * 20}H{84 - k * 4}", "#6A421C", 4) for k in range(4))
        + oval(0, 0, 92, 18, "#8A5A2A")
    )
    s.add(
        s.shadow(190, 706, 120, 16),
        s.orb(160, 604, 34, "swirl", 3, ((0, "#6A3AA0"), (1, "#F0D0FF"))),
        s.orb(216, 600, 36, "gas", 6, ((0, "#2A8A5A"), (1, "#E0FFD0"))),
        place(basket, 190, 616),
    )


def bumper_harvest(s: Stage) -> None:
    """A cart that will never fit through the gate."""
    air(s, "#0E5A5A", "#3EA07A", "#C8E88A", "#FFF3B0")
    s.add(
        oval(760, 240, 330, None, s.glow("#FFF6B0", 0.9)),
        oval(760, 240, 62, None, "#FFFDE0"),
        rays(s, 760, 240, 640, "#FFFBD0", 16, 3, 0.3),
    )
    ground(s, 540, "#B8A83A", 3, 16, "#6A9A4A", 0)
    rng = random.Random(5)
    for row in range(5):
        y = 560 + row * 38
        for i in range(30):
            x = i * 34 + rng.uniform(-8, 8) - 10
            h = 30 + row * 9
            s.add(
                line(
                    f"M{x},{y} q{rng.uniform(-6, 6):.0f},{-h * 0.6:.0f} {rng.uniform(-3, 8):.0f},{-h}",
                    mix("#8A7A1E", "#E8C848", row / 5),
                    3 + row * 0.5,
                ),
                oval(
                    x + 4,
                    y - h,
                    4 + row,
                    10 + row * 2,
                    mix("#C8A838", "#FFE88A", row / 5),
                    f'transform="rotate(12 {x:.0f} {y - h:.0f})"',
                ),
            )
    piles = []
    for level, n in enumerate((6, 5, 4, 3, 2, 1)):
        for i in range(n):
            piles.append(
                (300 + level * 36 + i * 72 + rng.uniform(-8, 8), 452 - level * 58 + rng.uniform(-6, 6))
            )
    tones = ["#F0741C", "#E0304A", "#8A4AC0", "#4CB05A", "#FFC23A", "#E86AA0"]
    for i, (x, y) in enumerate(piles):
        c = tones[i * 5 % 6]
        ribs = "".join(
            line(f"M{x},{y - 46} Q{x + k * 30},{y} {x},{y + 46}", dark(c, 0.4), 4, 'opacity=".5"')
            for k in (-1.6, -0.7, 0.7, 1.6)
        )
        s.add(
            s.puff(
                oval(x, y, 50, 45, c) + (ribs if i % 3 == 0 else ""), (x - 58, y - 54, 116, 108), gloss=0.6
            ),
            line(f"M{x},{y - 40} q4,-14 12,-20", "#4A6A1E", 7),
        )
        if i % 4 == 1:
            s.add(path(f"M{x + 8},{y - 50} q22,-22 44,-6 q-18,18 -44,6Z", "#7AD05A"))
    cart = (
        path("M-310,-40 H310 L270,70 H-270Z", s.lin("#C8884A", "#6A3A18"))
        + "".join(line(f"M-{300 - k * 12},{-12 + k * 28}H{300 - k * 12}", "#4A2810", 5) for k in range(3))
        + line("M-316,-40H316", "#F0C080", 14)
    )
    s.add(line("M760,500 L930,560", "#8A5A2E", 18), place(cart, 480, 530))
    for x in (310, 650):
        s.add(
            s.shadow(x, 700, 90, 14),
            oval(x, 614, 84, None, "#5A3418"),
            oval(x, 614, 66, None, "#C89858"),
            oval(x, 614, 62, None, "#6A4A2A"),
            "".join(place(box(-6, -64, 12, 128, "#C89858", 3), x, 614, 1, a) for a in (0, 45, 90, 135)),
            oval(x, 614, 20, None, "#E0B878"),
        )
    s.add(
        place(
            being(
                s,
                "squat",
                "#3AA0C8",
                "wide",
                "#F0A030",
                (-0.7, -0.7),
                "grin",
                [[(-80, -70), (-120, -30), (-110, 10)], [(80, -80), (120, -130), (110, -180)]],
                "ears",
            ),
            872,
            640,
            0.72,
        ),
        place(saucer(s, SEATS["white"]), 150, 210, 0.7, -10),
    )
    s.add(
        oval(180, 640, 44, 40, s.rad("#FFC880", "#F0741C", "#8A3A0A", x=0.35, y=0.3, r=0.8)),
        oval(110, 676, 36, 33, s.rad("#FFA0B0", "#E0304A", "#6A0A1E", x=0.35, y=0.3, r=0.8)),
    )
