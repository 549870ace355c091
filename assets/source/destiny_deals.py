"""Destiny pictures of contests at a desk: custody, swaps and the missing form."""

from __future__ import annotations

import math
import random

from destiny_kit import being, cone_light, room, sky
from motifs import SEATS, crate, crystal, eye, glint, limb, rays, saucer, sheet_of_paper
from solid import Solid
from stage import Stage, box, curve, dark, light, line, oval, path, place, poly


def custody_battle(s: Stage) -> None:
    """Two parents, two moons, one pair of scales."""
    sky(s, "magenta", 181, 120, 1.5, 0.7)
    s.add(oval(480, 340, 330, None, s.glow("#FFD8F0", 0.45)))
    s.add(s.orb(20, 330, 236, "gas", 5, ((0, "#8A3A14"), (0.5, "#F0902E"), (1, "#FFE8B0")), air="#FFD890"))
    s.add(s.orb(940, 330, 236, "swirl", 9, ((0, "#123A7A"), (0.5, "#3A9AD8"), (1, "#D8F8FF")), air="#B0F0FF"))
    for x, look, t in ((124, 0.9, 1), (836, -0.9, -1)):
        for k in (0, 1):
            ex = x - t * k * 84
            s.add(place(eye(s, 36, "#3AA04A" if t > 0 else "#E0A020", (look, 0.1)), ex, 290))
            s.add(
                line(
                    f"M{ex - 40},{246 - t * 18} L{ex + 40},{246 + t * 18}",
                    "#3A1020" if t > 0 else "#0A1A4A",
                    15,
                )
            )
        s.add(
            line(
                f"M{x - t * 90},410 Q{x - t * 40},376 {x + t * 6},404", "#3A1020" if t > 0 else "#0A1A4A", 12
            )
        )
    gold = s.lin("#FFF3B8", "#F0B83A", "#9A6410", turn=20)
    s.add(
        path(poly([(468, 190), (492, 190), (500, 610), (460, 610)]), gold),
        oval(480, 180, 26, None, gold),
        oval(480, 640, 130, 30, s.lin("#9A6410", "#4A2A06")),
        oval(480, 624, 130, 30, gold),
    )
    s.add(place(path("M-220,-8 Q0,-34 220,-8 L220,8 Q0,-10 -220,8Z", gold), 480, 206, 1, -5))
    for x, y, seed, stop, mood in (
        (262, 430, 3, ((0, "#8A6A8A"), (0.5, "#D8B8D0"), (1, "#FFFFFF")), 0),
        (698, 394, 6, ((0, "#5A7A6A"), (0.5, "#B8E0C8"), (1, "#FFFFFF")), 1),
    ):
        top = 226 if mood == 0 else 188
        s.add(line(f"M{x},{top} L{x - 92},{y + 44} M{x},{top} L{x + 92},{y + 44}", "#E8C060", 4))
        s.add(s.orb(x, y, 64, "rock", seed, stop, air="#FFE8FF"))
        for k in (-1, 1):
            s.add(place(eye(s, 17, "#6A3AA0", (0.5 if mood == 0 else -0.5, 0.3)), x + k * 23, y - 8))
        s.add(
            oval(x, y + 28, 9, 12, "#3A1A3A")
            if mood
            else line(f"M{x - 14},{y + 32} Q{x},{y + 20} {x + 14},{y + 32}", "#3A1A3A", 5),
            path(f"M{x + 30},{y + 12} q-7,15 0,21 q9,-5 0,-21Z", "#9FE8FF"),
        )
        s.add(
            path(
                f"M{x - 104},{y + 44} H{x + 104} Q{x + 70},{y + 96} {x},{y + 98} Q{x - 70},{y + 96} "
                f"{x - 104},{y + 44}Z",
                gold,
            ),
            line(f"M{x - 104},{y + 44}H{x + 104}", "#FFF6D0", 5),
        )


def swap_meet(s: Stage) -> None:
    """One teapot for one skull, and both think they won."""
    sky(s, "rose", 197, 60, 1.4, 0.65)
    for x, c1, c2 in ((140, "#E0406A", "#FFE8D8"), (480, "#8A4AD0", "#F8E8FF"), (820, "#E88A2A", "#FFF4D8")):
        s.add(
            box(x - 140, 190, 12, 320, "#6A3A2A"),
            box(x + 128, 190, 12, 320, "#6A3A2A"),
            box(x - 130, 210, 260, 230, "#2A0E26", 0, 'opacity=".7"'),
        )
        for i in range(6):
            a, b = x - 156 + i * 52, x - 156 + (i + 1) * 52
            s.add(
                path(
                    f"M{x - 110 + i * 37},90 H{x - 110 + (i + 1) * 37} L{b},200 A26,22 0 0 1 {a},200Z",
                    s.lin(light(c1 if i % 2 else c2, 0.2), dark(c1 if i % 2 else c2, 0.3)),
                )
            )
        s.add(oval(x, 256, 14, 18, "#FFF0B0"), s.flare(x, 256, 80, "#FFC860", 0.7))
    s.add(
        place(
            being(s, "mush", "#4AA88A", "two", "#F0A020", (0.7, 0.3), "smirk", [], "", "spots", 0),
            226,
            510,
            1.35,
        ),
        place(
            being(s, "tall", "#E8A03A", "three", "#8A3AC0", (-0.7, 0.3), "grin", [], "ears", "bands", 0),
            736,
            510,
            1.1,
        ),
    )
    s.add(
        path("M-20,500 H980 L1000,740 H-40Z", s.lin("#B03A6A", "#5A1440")),
        path("M-20,500 H980 V516 H-20Z", "#F08AB0"),
    )
    for i in range(12):
        s.add(path(f"M{i * 84 - 20},516 l42,44 l42,-44Z", "#FFC857" if i % 2 else "#F6E0F0", 'opacity=".85"'))
    pot = (
        s.puff(
            path(
                curve([(0, -70), (60, -60), (84, 0), (60, 50), (-60, 50), (-84, 0), (-60, -60)])
                + "M70,-20 C110,-30 120,-70 140,-76 L148,-62 C130,-40 130,20 74,30Z",
                "#3AB0C0",
            ),
            (-100, -90, 260, 160),
            gloss=0.9,
        )
        + line("M-78,-30 C-130,-40 -130,40 -76,30", "#2A8A9A", 15)
        + oval(0, -72, 40, 10, "#2A8A9A")
        + oval(0, -88, 13, None, "#FFC857")
    )
    skull = (
        s.puff(
            path(
                curve(
                    [
                        (0, -80),
                        (64, -66),
                        (78, 0),
                        (50, 34),
                        (46, 66),
                        (-46, 66),
                        (-50, 34),
                        (-78, 0),
                        (-64, -66),
                    ]
                ),
                "#F6EEDC",
            ),
            (-95, -95, 190, 180),
            gloss=0.3,
        )
        + oval(-30, -4, 21, 24, "#3A1A2A")
        + oval(30, -4, 21, 24, "#3A1A2A")
        + oval(0, -44, 13, 14, "#3A1A2A")
        + path("M-9,26 L0,8 L9,26Z", "#3A1A2A")
        + line("M-24,48v16M0,50v16M24,48v16", "#A8907A", 4)
    )
    s.add(
        limb(s, [(250, 420), (330, 470), (420, 420)], 46, 34, "#4AA88A"),
        limb(s, [(700, 420), (630, 470), (548, 420)], 44, 32, "#E8A03A"),
    )
    s.add(place(pot, 400, 352, 0.9, -6), place(skull, 566, 350, 0.86, 6))
    for d, t in (
        ("M400,236 C440,180 520,180 556,226", (566, 244, 122)),
        ("M566,448 C526,494 446,494 408,452", (396, 438, -58)),
    ):
        s.add(
            line(d, "#FFF6D8", 11),
            place(path(poly([(-20, -18), (20, 0), (-20, 18)]), "#FFF6D8"), t[0], t[1], 1, t[2] - 60),
        )
    s.add(
        place(crystal(s, 130, 70, "#C86AF0"), 110, 640),
        place(crate(s, 120, "#B0743A", "#E0406A"), 300, 690),
        place(saucer(s, SEATS["green"]), 640, 640, 0.7, -6),
    )
    horn = path(
        "M-70,10 C-20,10 20,0 60,-46 C72,-10 72,40 60,66 C20,26 -20,26 -70,24Z",
        s.lin("#FFF0A0", "#E0A020", "#8A5A0A"),
    ) + oval(62, 10, 13, 56, "#6A3A0A")
    s.add(
        place(horn, 480, 650, 0.95, -12),
        place(
            oval(0, 0, 52, None, s.rad("#F0FFFF", "#6AC8E8", "#1A3A8A", x=0.35, y=0.3, r=0.8))
            + path("M-40,60 H40 L26,34 H-26Z", "#8A5A2A")
            + glint(-14, -18, 14),
            830,
            620,
        ),
    )


def paperwork_found(s: Stage) -> None:
    """Behind the copier, lit from heaven: the form."""
    room(s, "#7A3A78", "#5A2A5A", 520, 6)
    s.add(
        cone_light(s, 380, -20, (240, 640), (520, 640), "#FFF6C8", 0.85),
        oval(380, 380, 250, None, s.glow("#FFF0B0", 0.75)),
        rays(s, 380, 370, 420, "#FFF8D8", 18, 5, 0.4),
    )
    s.add(place(sheet_of_paper(s, 170, 220, 7, "#E0303A"), 380, 360, 1, -7))
    for x, y, r in ((270, 230, 24), (500, 270, 30), (262, 470, 18), (480, 480, 20)):
        s.add(glint(x, y, r, "#FFFFFF"))
    copier = Solid(seed=6)
    copier.block((-150, -40, -110), (150, 190, 110), "#D8D0DC", (1, 1))
    copier.block((-158, -70, -118), (158, -42, 118), "#8A7A96")
    copier.block((-150, -104, -110), (60, -72, 110), "#B8AEC4")
    copier.block((-40, 30, 110), (120, 60, 122), "#4A3E58")
    copier.block((-40, 100, 110), (120, 130, 122), "#4A3E58")
    s.add(s.shadow(720, 650, 260, 30), copier.draw(720, 480, 1.12, (-24, -16, 0), ambient="#6A4A7A"))
    panel = copier.spot((90, -72, 60), 720, 480, 1.12, (-24, -16, 0))
    for k, c in enumerate(("#4CD07D", "#FFC857", "#FF5D5D")):
        s.add(oval(panel[0] - 30 + k * 30, panel[1] + 4 - k * 3, 9, 6, c))
    s.add(place(sheet_of_paper(s, 110, 60, 3), 700, 602, 1, 4))
    for x in (508, 530, 556):
        s.add(line(f"M{x},{620 + x % 3 * 8}h-46", "#FFE8FF", 5, 'opacity=".6"'))
    web = "".join(
        line(f"M0,0L{math.cos(a) * 130:.0f},{math.sin(a) * 130:.0f}", "#FFF", 2, 'opacity=".4"')
        for a in (0.1, 0.5, 0.9, 1.3)
    ) + "".join(
        line(f"M{r},{r * 0.1:.0f}Q{r * 0.75},{r * 0.5} {r * 0.25},{r}", "#FFF", 2, 'opacity=".4"')
        for r in (40, 75, 110)
    )
    s.add(web)
    s.add(
        place(
            being(
                s,
                "squat",
                "#3AA8C0",
                "wide",
                "#F0A020",
                (0.6, -0.7),
                "grin",
                [[(80, -80), (120, -130), (110, -190)], [(-80, -80), (-120, -130), (-110, -190)]],
                "feelers",
            ),
            190,
            660,
            1.05,
        )
    )
    dust = random.Random(3)
    for _ in range(40):
        s.add(
            oval(
                dust.uniform(240, 540),
                dust.uniform(60, 620),
                dust.uniform(1, 3.4),
                None,
                "#FFFBE8",
                f'opacity="{dust.uniform(0.3, 0.9):.2f}"',
            )
        )
