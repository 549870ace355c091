"""Destiny pictures of duels among neighbours: revenge, borders, crossfire and the return leg."""

from __future__ import annotations

import math
import random

from destiny_kit import WIDTH, being, cone_light, sky
from motifs import SEATS, blast, glint, limb, rays, saucer
from solid import Solid
from stage import Stage, box, line, mix, oval, path, place, poly


def regular_revenge(s: Stage) -> None:
    """Revenge is sweet: a layer cake with a fuse."""
    sky(s, "rose", 101, 60, 1.2, 0.6)
    s.add(rays(s, 400, 330, 700, "#FFC8D8", 18, 5, 0.2))
    s.add(box(0, 560, WIDTH, 160, s.lin("#6A2048", "#2A0A22")), box(0, 560, WIDTH, 9, "#E07AA8"))
    s.add(
        place(
            being(
                s,
                "bean",
                "#8A4AC0",
                "uneven",
                "#FFC23A",
                (-0.8, 0.3),
                "grin",
                [[(-60, -90), (-110, -60), (-126, -10)], [(60, -90), (40, -50), (-40, -46)]],
                "horns",
                "bands",
                0,
                "angry",
            ),
            730,
            590,
            1.75,
            -6,
        )
    )
    for y, r, tone in ((560, 236, "#F6E2C4"), (452, 184, "#FFB8CC"), (360, 130, "#F6E2C4")):
        tier = Solid(seed=1)
        tier.lathe([(-96, r), (0, r)], tone, 48)
        tier.lathe([(-97, 1), (-96, r)], "#FFF4F0", 48)
        s.add(tier.draw(360, y, 1, (0, -16, 0), ambient="#8A3A60", key="#FFF6EA"))
        drips = "".join(
            path(
                f"M{360 - r + i * r / 5.5 - 4},{y - 92} q{r / 22 + 4},{44 + (i * 37 % 34)} {r / 11 + 8},0Z",
                "#E8407A",
            )
            for i in range(11)
        )
        s.add(drips, oval(360, y - 93, r, r * 0.28, s.lin("#FF8AB0", "#D02A68", turn=30)))
        for i in range(9):
            a = math.pi * (0.05 + 0.9 * i / 8)
            s.add(
                oval(
                    360 + math.cos(a) * r,
                    y - 2 + math.sin(a) * r * 0.28,
                    13,
                    11,
                    s.rad("#FFFFFF", "#FFF0F4", "#E0A8BC", x=0.35, y=0.3),
                )
            )
    s.add(s.puff(oval(360, 206, 62, 62, "#2A2436"), (286, 132, 148, 148), gloss=0.9, rim="#FF9AC8"))
    s.add(
        box(342, 130, 36, 22, "#5A5068", 4),
        line("M360,134 C360,90 410,110 414,66 C416,40 450,44 462,30", "#E8D8B0", 7),
    )
    s.add(place(blast(s, 34, "#FFB03A", 5), 464, 28), glint(464, 28, 56))
    for x, y, c in (
        (200, 470, "#5AD8F0"),
        (520, 480, "#FFE24A"),
        (256, 372, "#8AE06A"),
        (470, 382, "#B88AFF"),
    ):
        s.add(place(path("M-5,0 L5,0 L4,-48 L-4,-48Z", c) + s.flare(0, -56, 22, "#FFC860"), x, y))


def border_dispute(s: Stage) -> None:
    """A fence runs right across a very small planet."""
    sky(s, "magenta", 107, 120, 1.7, 0.75)
    s.add(s.orb(480, 890, 470, "rock", 8, ((0, "#5A2A5E"), (0.5, "#B868A0"), (1, "#FFD8F0")), air="#FFB8E8"))
    s.add(
        s.clip(
            poly([(0, 300), (480, 300), (480, 720), (0, 720)]),
            oval(480, 890, 470, None, "#FF8A2A", 'opacity=".28"'),
        )
    )
    s.add(
        s.clip(
            poly([(480, 300), (960, 300), (960, 720), (480, 720)]),
            oval(480, 890, 470, None, "#2AB8FF", 'opacity=".28"'),
        )
    )
    s.add(line("M480,430 L480,720", "#FFF6E0", 10, 'stroke-dasharray="34 24"'))
    s.add(
        place(
            being(
                s,
                "squat",
                "#E8702A",
                "two",
                "#7AD83A",
                (0.9, 0),
                "fangs",
                [[(80, -70), (130, -90), (180, -86)], [(-80, -60), (-130, -100), (-150, -160)]],
                "horns",
                "spots",
                2,
                "angry",
            ),
            272,
            470,
            1.35,
            -8,
        )
    )
    s.add(
        place(
            being(
                s,
                "tall",
                "#2FA0D8",
                "three",
                "#FF6AA0",
                (-0.8, 0.2),
                "fangs",
                [[(-46, -120), (-110, -140), (-160, -132)], [(46, -110), (100, -60), (90, -10)]],
                "crest",
                "bands",
                2,
                "angry",
            ),
            690,
            470,
            1.15,
            6,
        )
    )
    for i, x in enumerate((448, 512)):
        s.add(
            box(x - 14, 250 + i * 8, 28, 206, s.lin("#FFF0D8", "#B88A6A", turn=0), 5),
            path(poly([(x - 14, 252 + i * 8), (x, 226 + i * 8), (x + 14, 252 + i * 8)]), "#FFF8E8"),
        )
    for y in (300, 370):
        s.add(box(416, y, 130, 22, s.lin("#FFE8C8", "#A87858"), 4))
    s.add(
        place(
            box(-44, -40, 88, 62, s.lin("#FFE04A", "#D89A10"), 8)
            + path(poly([(-26, 8), (-26, -26), (0, -8)]), "#F0502A")
            + path(poly([(26, 8), (26, -26), (0, -8)]), "#2A8AE0"),
            480,
            236,
            1.1,
            4,
        )
    )
    for x, y, t in ((404, 250, -30), (392, 300, 0), (556, 240, 30), (570, 296, 0)):
        s.add(place(line("M-14,0H14", "#FFFFFF", 6), x, y, 1, t))
    s.add(
        place(saucer(s, SEATS["orange"]), 110, 190, 0.7, -12),
        place(saucer(s, SEATS["blue"]), 850, 160, 0.7, 12),
    )


def crossfire(s: Stage) -> None:
    """Beams from four sides, and one saucer in the wrong place."""
    sky(s, "magenta", 139, 160, 1.7, 0.8)
    s.add(s.orb(480, 860, 320, "lava", 5, ((0, "#2A0A1E"), (1, "#8A2A5A")), hot="#FF5A9A", air="#FF8AD0"))
    hits = [
        ((70, 90), (890, 520), "#FF5A3A"),
        ((900, 80), (60, 560), "#4AE0FF"),
        ((-20, 330), (980, 300), "#FF5A3A"),
        ((980, 420), (-20, 470), "#4AE0FF"),
        ((330, -20), (640, 740), "#4AE0FF"),
        ((650, -20), (300, 740), "#FF5A3A"),
    ]
    for (x, y), (u, v), tone in hits:
        d = f"M{x},{y}L{u},{v}"
        s.add(line(d, tone, 26, f'opacity=".4" {s.blur(8)}'), line(d, tone, 9), line(d, "#FFFFFF", 3.6))
    for c, x, y, k, t in (
        ("orange", 120, 112, 0.95, 20),
        ("orange", 76, 330, 0.7, 4),
        ("blue", 850, 110, 0.95, -22),
        ("blue", 890, 424, 0.7, -4),
    ):
        s.add(place(saucer(s, SEATS[c]), x, y, k, t))
    s.add(place(blast(s, 120, "#FF8AC0", 3, 17), 480, 360))
    s.add(place(saucer(s, SEATS["yellow"], "#8AE06A"), 480, 380, 1.5, 5))
    s.add(
        place(
            path("M-9,0 L9,0 L6,-66 L-6,-66Z", "#E8D8B8")
            + path("M0,-70 L84,-56 L78,-8 L0,-20Z", s.lin("#FFFFFF", "#D8C8E0", turn=0)),
            566,
            330,
            1.0,
            12,
        )
    )
    rng = random.Random(4)
    for _ in range(40):
        a, d = rng.uniform(0, 6.28), rng.uniform(130, 330)
        s.add(
            oval(
                480 + math.cos(a) * d,
                360 + math.sin(a) * d * 0.8,
                rng.uniform(1.5, 5),
                None,
                rng.choice(["#FFE0F0", "#FFC060", "#8AF0FF"]),
            )
        )
    for x, y in ((236, 176), (720, 190), (250, 486), (700, 440)):
        s.add(s.flare(x, y, 50, "#FFE0F0"), glint(x, y, 40))


def return_leg(s: Stage) -> None:
    """The rematch: full stands, floodlights and a planet for a ball."""
    sky(s, "magenta", 149, 80, 1.3, 0.7)
    bowl = path("M-20,270 Q480,150 980,270 L980,470 Q480,560 -20,470Z", s.lin("#4A1E5E", "#1E0A2E"))
    s.add(bowl)
    rng = random.Random(9)
    for row in range(9):
        for i in range(52):
            x = i * 19 + row % 2 * 9
            k = ((x - 480) / 480) ** 2
            y = 214 + row * 22 + k * 48
            c = rng.choice(["#F0741C", "#FF9A4A", "#4FC6F2", "#7AD8FF", "#FFE08A", "#E86AA8"])
            s.add(oval(x, y, 7, 8, mix(c, "#2A0A3A", 0.5 - row * 0.05)))
            if rng.random() < 0.07:
                s.add(
                    line(f"M{x},{y}l{rng.uniform(-6, 6):.0f},-22", "#FFF", 2),
                    path(f"M{x},{y - 22}l16,4l-16,6Z", c),
                )
    s.add(path("M-20,440 Q480,392 980,440 L980,740 L-20,740Z", s.lin("#2E9A6A", "#1A7A5A", "#0A3A38")))
    for i in range(8):
        s.add(
            path(
                poly(
                    [
                        (480 + (i - 4) * 90, 420),
                        (480 + (i - 3.5) * 90, 420),
                        (480 + (i - 3.5) * 300, 720),
                        (480 + (i - 4) * 300, 720),
                    ]
                ),
                "#3AB47C",
                'opacity=".35"',
            )
        )
    s.add(
        oval(480, 560, 300, 76, "none", 'stroke="#F4FFF0" stroke-width="6" opacity=".85"'),
        line("M-20,556 H980", "#F4FFF0", 6, 'opacity=".85"'),
    )
    for x, a, b in ((80, 120, 420), (880, 540, 840)):
        s.add(line(f"M{x},300V70", "#8A7A9A", 10), box(x - 56, 36, 112, 52, "#2A2238", 6))
        for i in range(8):
            s.add(oval(x - 42 + i % 4 * 28, 50 + i // 4 * 24, 10, None, "#FFFBE0"))
        s.add(s.flare(x, 60, 130, "#FFF6D0", 0.8), cone_light(s, x, 66, (a, 640), (b, 700), "#FFF6D8", 0.35))
    s.add(
        line("M590,470 C720,380 720,250 560,236", "#FFFFFF", 12, 'stroke-dasharray="26 18" opacity=".9"'),
        path(poly([(566, 206), (566, 266), (520, 238)]), "#FFFFFF"),
    )
    s.add(
        s.shadow(496, 600, 90, 18),
        s.orb(490, 530, 74, "rock", 4, ((0, "#8A5A7A"), (0.5, "#E0B0C8"), (1, "#FFFFFF")), air="#FFE0F0"),
    )
    s.add(
        place(
            being(
                s,
                "egg",
                "#F0741C",
                "two",
                "#3A8A3A",
                (0.8, 0.2),
                "grin",
                [[(-66, -90), (-120, -110), (-140, -150)], [(66, -90), (110, -110), (140, -140)]],
                "ears",
                "bands",
                2,
                "angry",
            ),
            262,
            640,
            1.0,
            6,
        )
    )
    s.add(
        limb(s, [(290, 622), (350, 616), (412, 574)], 34, 28, "#D8621A"),
        s.puff(oval(424, 566, 28, 18, "#FFFFFF"), (390, 542, 70, 48)),
    )
    s.add(
        place(
            being(
                s,
                "squat",
                "#3AA8E0",
                "wide",
                "#F0A030",
                (-0.8, 0),
                "oh",
                [[(-80, -70), (-140, -90), (-160, -130)], [(80, -70), (140, -90), (160, -130)]],
                "feelers",
                "spots",
                2,
            ),
            760,
            650,
            0.95,
        )
    )
