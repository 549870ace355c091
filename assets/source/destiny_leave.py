"""Destiny pictures of rest out of doors: the shore, the drop and the seedling."""

from __future__ import annotations

import math
import random

from destiny_kit import WIDTH, air, being, cloud, dent, ground
from motifs import SEATS, crate, glint, limb, rays, saucer
from stage import Stage, box, curve, line, oval, path, place, poly, star_path


def _palm(s: Stage, x: float, y: float, k: float, lean: float, leaf: str = "#2EA86A") -> None:
    trunk = limb(s, [(0, 0), (lean * 0.3, -120), (lean, -240)], 40, 22, "#A8784A") + "".join(
        line(f"M{lean * t * t - 15},{-240 * t} q16,8 32,0", "#6A4424", 4) for t in (0.2, 0.35, 0.5, 0.65, 0.8)
    )
    for a in (-170, -140, -100, -60, -30, 10):
        r = math.radians(a)
        ex, ey = lean + math.cos(r) * 150, -244 + math.sin(r) * 70 + 46
        trunk += s.puff(
            path(
                f"M{lean},-244 Q{(lean + ex) / 2},{-244 + math.sin(r) * 110 - 30} {ex},{ey} "
                f"Q{(lean + ex) / 2 + 6},{-226 + math.sin(r) * 60} {lean},-244Z",
                leaf,
            ),
            (min(lean, ex) - 20, -400, abs(ex - lean) + 40, 240),
            gloss=0.3,
        )
    trunk += "".join(
        s.puff(oval(lean + d, -232 + abs(d) * 0.3, 15, 15, "#7A4A2A"), (lean + d - 20, -256, 40, 46))
        for d in (-16, 14)
    )
    s.add(place(trunk, x, y, k))


def shore_leave(s: Stage) -> None:
    """Deck chair, drink, two moons and no orders."""
    air(s, "#0E4A5E", "#2E9A8E", "#9AE0B0", "#FFF0B8")
    s.add(
        s.orb(690, 130, 74, "rock", 5, ((0, "#7AB8A0"), (1, "#F4FFF0")), air="#FFFFFF"),
        s.orb(826, 214, 34, "swirl", 4, ((0, "#D8A070"), (1, "#FFF6DC")), air="#FFFFFF"),
    )
    s.add(cloud(s, 250, 190, 300, "#E0F8E8", 4, 0.7), cloud(s, 560, 300, 200, "#F4FFE8", 6, 0.55))
    s.add(box(0, 370, WIDTH, 190, s.lin("#1A8A8A", "#3AC0AA", "#A8F0D0")))
    for i in range(26):
        s.add(box(i * 137 % 960 - 40, 378 + i * 6, 60 + i * 5, 3.4, "#E8FFF4", 2, 'opacity=".55"'))
    s.add(
        path("M-20,540 Q240,500 480,536 Q740,570 980,520 V740 H-20Z", s.lin("#FFF0C0", "#E8C078", "#A87A48")),
        line("M-20,540 Q240,500 480,536 Q740,570 980,520", "#FFFFFF", 11, 'opacity=".85"'),
    )
    _palm(s, 130, 620, 1.45, 90)
    s.add(s.shadow(770, 600, 150, 20), place(saucer(s, SEATS["green"]), 770, 560, 1.3, 7))
    chair = line("M-150,40 L120,-110 M-120,40 L-60,-10 M90,60 L20,-54", "#8A5A2E", 14) + path(
        poly([(-150, 20), (-60, 0), (20, -40), (112, -150), (130, -128), (40, 0), (-50, 30), (-146, 44)]),
        s.lin("#FF8A65", "#FFD8B0", "#FF8A65", "#FFD8B0", "#E0603A", turn=0),
    )
    s.add(s.shadow(480, 668, 190, 20), place(chair, 476, 612, 1.55))
    s.add(
        place(
            being(
                s,
                "bean",
                "#5AB8E0",
                "two",
                "#E0A020",
                (0.2, 0.2),
                "smile",
                [[(-70, -110), (-110, -140), (-40, -206)], [(60, -100), (96, -60), (120, -50)]],
                "",
                "spots",
                0,
            ),
            500,
            560,
            0.9,
            34,
        )
    )
    s.add(
        place(
            path(
                "M-60,-22 H-6 Q0,-16 6,-22 H60 Q62,18 34,18 Q12,18 6,-8 Q0,-14 -6,-8 Q-12,18 -34,18 "
                "Q-62,18 -60,-22Z",
                "#14201E",
            )
            + path("M-50,-14 h18 l-14,18Z", "#FFF", 'opacity=".6"'),
            580,
            442,
            0.86,
            34,
        )
    )
    s.add(
        limb(s, [(440, 556), (340, 600), (270, 610)], 34, 28, "#4AA0CC"),
        s.puff(oval(258, 606, 20, 28, "#5AB8E0"), (230, 570, 56, 72)),
    )
    s.add(
        place(
            path(
                "M-34,-60 L34,-60 L22,30 L-22,30Z",
                s.lin((0, "#FFE8F0", 0.8), (0.3, "#FF7AA0", 0.95), (1, "#FFB84A", 0.95)),
            )
            + box(-26, 30, 52, 8, "#FFFFFF", 4)
            + line("M10,-54 L34,-112", "#FFFFFF", 5)
            + path("M-50,-70 Q-20,-112 10,-70Z", "#4CD07D")
            + oval(34, -60, 16, None, "#FFD84A"),
            668,
            640,
            0.95,
        )
    )
    s.add(
        place(path(star_path(0, 0, 30, 14, 5, 10), "#FF8A5A"), 220, 690),
        place(
            path("M0,0 C-30,-6 -30,-44 0,-40 C30,-44 30,-6 0,0Z", "#FFD0D8")
            + line("M0,-2V-38M-10,-4L-16,-34M10,-4L16,-34", "#D88A9A", 2.5),
            860,
            690,
        ),
    )


def supply_drop(s: Stage) -> None:
    """Parachutes, crates and hard hats."""
    air(s, "#0A3E4A", "#1E7E68", "#7ACB90", "#E0F8C0")
    s.add(s.orb(140, 140, 76, "gas", 4, ((0, "#3A8A70"), (1, "#D8FFE0")), air="#F0FFE8", ring="#D8F8D0"))
    s.add(cloud(s, 760, 330, 320, "#D8F4DC", 3, 0.6), cloud(s, 250, 420, 260, "#E8FBE0", 7, 0.5))
    big = path(
        "M-170,0 C-150,-70 150,-70 170,0 C140,34 -140,34 -170,0Z", s.lin("#E8F4F0", "#6A8A88", "#2A4248")
    )
    s.add(
        place(
            big
            + path("M-60,-40 C-40,-80 60,-80 80,-36Z", "#123A40")
            + box(-54, 14, 108, 14, "#FFC857", 4)
            + oval(-190, -6, 30, 16, s.glow("#FFB04A", 0.9)),
            700,
            96,
            1.0,
            -6,
        )
    )
    ground(s, 590, "#3E9A5E", 4, 16, "#2A7A5A", 30)

    def drop(x: float, y: float, k: float, c1: str, c2: str, box_: str, t: float) -> None:
        canopy = "M-130,0 C-126,-150 126,-150 130,0 Q98,-26 65,0 Q33,-26 0,0 Q-33,-26 -65,0 Q-98,-26 -130,0Z"
        gores = "".join(
            path(f"M0,-112 Q{q},-70 {u},0 Q{(u + v) / 2},-26 {v},0 Q{w},-70 0,-112Z", c2)
            for q, u, v, w in ((-96, -130, -65, -44), (12, 0, 65, 44))
        )
        text = (
            "".join(line(f"M{p},0 L{p * 0.2},130", "#F4FFF4", 3) for p in (-128, -65, 0, 65, 128))
            + s.puff(path(canopy, c1) + s.clip(canopy, gores), (-140, -125, 280, 145), depth=0.7)
            + place(crate(s, 100, box_, c1), -8, 212)
        )
        s.add(place(text, x, y, k, t))

    drop(500, 170, 0.62, "#4FC6F2", "#FFFFFF", "#A87A4A", 8)
    drop(230, 300, 0.9, "#F0741C", "#FFF0D8", "#C08A4E", -7)
    drop(690, 290, 1.15, "#4CD07D", "#FFFFF0", "#B8803E", 5)
    for x, c, k, sh, e in (
        (110, "#E8A03A", 0.7, "egg", "two"),
        (440, "#C86AD8", 0.78, "squat", "wide"),
        (880, "#4A9AE0", 0.72, "pear", "one"),
    ):
        s.add(
            place(
                being(
                    s,
                    sh,
                    c,
                    e,
                    "#3A8A4A",
                    (0.2, -1.0),
                    "oh",
                    [[(60, -80), (86, -140), (60, -190)], [(-60, -80), (-86, -140), (-60, -190)]],
                ),
                x,
                680,
                k,
            )
        )
        top = {"egg": -222, "squat": -146, "pear": -232}[sh]
        s.add(
            place(
                s.puff(
                    path(
                        f"M-70,{top + 30} C-66,{top - 50} 66,{top - 50} 70,{top + 30} Q0,{top + 10} "
                        f"-70,{top + 30}Z",
                        "#FFC857",
                    ),
                    (-80, top - 50, 160, 90),
                    gloss=0.9,
                )
                + box(-80, top + 18, 160, 12, "#E0A020", 6),
                x,
                680,
                k,
            )
        )


def fresh_start(s: Stage) -> None:
    """A seedling in an old helmet, at daybreak."""
    air(s, "#1A4A5A", "#4EA08E", "#D8E89A", "#FFF6D0", "#FFE0A0")
    s.add(
        oval(620, 470, 460, None, s.glow("#FFF8C8", 0.95)),
        oval(620, 470, 90, None, "#FFFDE8"),
        rays(s, 620, 470, 780, "#FFFBDC", 22, 4, 0.35),
    )
    s.add(s.orb(150, 130, 56, "rock", 3, ((0, "#5A8A80"), (1, "#E0FFF0"))))
    ground(s, 560, "#7A9A5A", 10, 14, "#4E8A70", 60)
    s.add(dent(s, 770, 650, 90, "#7A9A5A"), dent(s, 120, 620, 70, "#7A9A5A"))
    s.add(s.shadow(430, 660, 240, 30))
    s.add(
        s.puff(
            path(
                curve(
                    [
                        (240, 640),
                        (226, 520),
                        (280, 420),
                        (390, 372),
                        (510, 390),
                        (596, 470),
                        (610, 590),
                        (580, 650),
                        (420, 672),
                    ]
                ),
                "#E8ECE6",
            ),
            (210, 355, 420, 330),
            gloss=0.7,
            soften=4,
        )
    )
    s.add(
        s.puff(
            path(
                curve(
                    [
                        (290, 560),
                        (300, 470),
                        (380, 430),
                        (490, 440),
                        (550, 510),
                        (548, 580),
                        (480, 620),
                        (360, 618),
                    ]
                ),
                "#6A4A32",
            ),
            (275, 415, 290, 220),
            gloss=0.05,
        )
    )
    rng = random.Random(2)
    for _ in range(40):
        x, y = rng.gauss(424, 62), rng.gauss(540, 34)
        s.add(
            oval(x, y, rng.uniform(4, 11), rng.uniform(3, 7), rng.choice(["#5A3A24", "#8A6444", "#4A2E1C"]))
        )
    s.add(
        line("M292,560 C300,470 380,430 490,440 C560,500 552,590 480,622", "#FFFFFF", 7, 'opacity=".8"'),
        path("M292,470 L250,500 L262,440Z M470,400 L520,360 L500,412Z", "#C8F0F0", 'opacity=".6"'),
    )
    s.add(
        box(560, 560, 60, 26, "#F0741C", 8),
        oval(596, 520, 20, None, "#3A4A4A"),
        line("M250,600 h60", "#F0741C", 12),
    )
    s.add(limb(s, [(424, 560), (416, 460), (440, 360), (430, 270)], 26, 13, "#4CB05A"))
    leaf = "M0,0 C30,-80 120,-110 190,-70 C150,0 60,30 0,0Z"
    s.add(
        place(
            s.puff(
                path(leaf, "#5AD070") + s.clip(leaf, line("M0,0 Q90,-60 186,-70", "#2E8A4A", 6)),
                (-10, -110, 215, 135),
                gloss=0.6,
            ),
            430,
            290,
            1.1,
            8,
        ),
        place(
            s.puff(
                path(leaf, "#48BC60") + s.clip(leaf, line("M0,0 Q90,-60 186,-70", "#2E8A4A", 6)),
                (-10, -110, 215, 135),
                gloss=0.6,
            ),
            428,
            300,
            1.0,
            -6,
            True,
        ),
        place(s.puff(path(leaf, "#8AE890"), (-10, -110, 215, 135), gloss=0.6), 430, 274, 0.5, -50),
    )
    for x, y, r in ((560, 240, 13), (334, 258, 11), (500, 196, 8)):
        s.add(
            oval(x, y, r, r * 1.1, s.rad("#FFFFFF", (0.6, "#BFF0FF"), (1, "#5AA8C8"), x=0.35, y=0.3)),
            glint(x - 2, y - 3, r * 1.6),
        )
