"""Destiny pictures of discoveries under a sky: fog, silence, dawn, meteors and clear air."""

from __future__ import annotations

import random

from destiny_kit import HEIGHT, WIDTH, air, cloud, cone_light, dent, ground, sky
from motifs import SEATS, blast, comet, glint, rays, rock, saucer
from solid import Solid
from stage import Stage, box, curve, light, line, mix, oval, path, place, poly


def fog_bank(s: Stage) -> None:
    """Headlights feel their way through soup towards a lighthouse."""
    air(s, "#123038", "#2E6A70", "#7CB4B0", "#3E7A7C")
    s.add(
        s.orb(
            760, 190, 120, "gas", 14, ((0, "#3E7478"), (1, "#A8D8D0")), air="#D8FFF6", light=(-0.4, -0.5, 0.6)
        )
    )
    s.add(box(0, 0, WIDTH, HEIGHT, "#7CB8B4", 0, 'opacity=".45"'))
    tower = Solid(seed=2)
    tower.lathe(
        [(-300, 34), (-200, 40), (-100, 48), (0, 60)],
        "#E8E4DA",
        30,
        tones=lambda k, i: ("#E8E4DA", "#B8483A", "#E8E4DA")[k],
    )
    tower.lathe([(-352, 30), (-300, 30)], "#FFE890", 30)
    tower.lathe([(-392, 2), (-380, 24), (-352, 42)], "#B8483A", 30)
    tower.lathe([(-304, 46), (-296, 46), (-290, 34)], "#3A4A50", 30)
    s.add(
        cone_light(s, 236, 262, (1000, 60), (1000, 300), "#FFF6C0", 0.85),
        cone_light(s, 236, 262, (-60, 330), (-60, 460), "#FFF6C0", 0.6),
    )
    s.add(path(curve([(60, 760), (90, 640), (180, 590), (300, 590), (400, 650), (440, 760)]), "#2A4A4C"))
    s.add(
        tower.draw(236, 610, 1, (0, -8, 0), ambient="#7CA8A8", rim="#E8FFFA"),
        s.flare(236, 284, 110, "#FFF0A8"),
    )
    rng = random.Random(12)
    for layer in range(5):
        y = 330 + layer * 84
        if layer == 1:
            s.add(
                cone_light(s, 600, 420, (380, 560), (500, 600), "#FFFBE0", 0.6),
                place(saucer(s, SEATS["orange"], "#8AC8F0"), 640, 400, 0.9, -8),
            )
        if layer == 3:
            s.add(
                cone_light(s, 760, 590, (520, 640), (600, 700), "#FFFBE0", 0.7),
                place(saucer(s, SEATS["blue"], "#F0B86A"), 812, 566, 1.05, 6),
            )
        for _ in range(7):
            x, w = rng.uniform(-60, 1000), rng.uniform(240, 480)
            s.add(
                oval(
                    x,
                    y + rng.uniform(-20, 30),
                    w,
                    rng.uniform(26, 60),
                    s.glow(mix("#DDF2EC", "#7CB0B0", layer / 7), 0.62),
                )
            )


def quiet_zone(s: Stage) -> None:
    """A planet sound asleep under a nightcap; everyone tiptoes past."""
    sky(s, "lagoon", 31, 190, 1.3, 0.62)
    s.add(oval(500, 400, 380, None, s.glow("#3FA8C0", 0.5)))
    s.add(
        s.orb(500, 404, 232, "swirl", 18, ((0, "#1E5A7A"), (0.5, "#4AA0B4"), (1, "#BFEFEA")), air="#BFF6FF")
    )
    for x in (420, 566):
        s.add(line(f"M{x - 46},402 Q{x},444 {x + 46},402", "#0A2A3E", 10))
        for k in (-28, 0, 28):
            s.add(line(f"M{x + k},{424 - abs(k) * 0.3} l{k * 0.2},17", "#0A2A3E", 6))
    s.add(oval(494, 496, 24, 30, "#0A2A3E"), oval(494, 508, 14, 12, "#B85A78"))
    s.add(oval(372, 466, 36, 20, s.glow("#FF9AB0", 0.7)), oval(618, 466, 36, 20, s.glow("#FF9AB0", 0.7)))
    cap = curve(
        [
            (286, 318),
            (352, 196),
            (480, 120),
            (640, 96),
            (770, 150),
            (812, 250),
            (790, 330),
            (766, 250),
            (714, 210),
            (706, 290),
            (700, 320),
            (500, 262),
        ]
    )
    stripes = "".join(
        line(
            f"M{300 + i * 78},{360 - i * 18} Q{330 + i * 84},{210 - i * 4} {420 + i * 76},{90 + i * 4}",
            "#F2FBFF",
            26,
            'opacity=".85"',
        )
        for i in range(7)
    )
    s.add(s.puff(path(cap, "#2A7AA8") + s.clip(cap, stripes), (270, 80, 560, 270), gloss=0.15, depth=0.5))
    s.add(
        s.puff(
            path(
                curve(
                    [
                        (270, 330),
                        (300, 286),
                        (500, 232),
                        (700, 290),
                        (732, 330),
                        (700, 352),
                        (500, 290),
                        (300, 350),
                    ]
                ),
                "#F4FBFF",
            ),
            (255, 215, 495, 150),
            gloss=0.1,
        )
    )
    s.add(s.puff(oval(788, 348, 34, 34, "#FFFFFF"), (745, 305, 86, 86), gloss=0.1))
    for i, (x, y, r) in enumerate(((640, 520, 15), (696, 476, 24), (762, 430, 36))):
        s.add(
            oval(x, y, r, None, s.rad((0, "#FFFFFF", 0.05), (0.8, "#DFFAFF", 0.2), (1, "#FFFFFF", 0.8))),
            oval(x - r * 0.35, y - r * 0.35, r * 0.2, None, "#FFF", f'opacity="{0.9 - i * 0.1}"'),
        )
    s.add(
        place(saucer(s, SEATS["green"], "#F0D070"), 160, 560, 0.9, -9),
        place(saucer(s, SEATS["red"], "#C8A0F0"), 836, 612, 0.9, 7),
    )
    s.add(line("M172,505 L172,540", "#F0D070", 8), oval(172, 500, 6, None, "#F0D070"))


def twin_sunrise(s: Stage) -> None:
    """Two suns climb out of a mirror sea behind a stone arch."""
    air(s, "#06283E", "#127082", "#5CC0B4", "#FFE0A0", "#FFB070")
    for x, r, tone in ((360, 112, "#FFD05A"), (600, 70, "#FF8A5A")):
        s.add(
            oval(x, 452, r * 3.4, None, s.glow(tone, 0.75)),
            oval(x, 452 - r * 0.25, r, None, s.rad("#FFFFF2", light(tone, 0.7), tone)),
        )
    s.add(rays(s, 360, 420, 620, "#FFF6C8", 18, 6, 0.22))
    s.add(cloud(s, 160, 250, 260, "#E8B8A8", 3, 0.55), cloud(s, 800, 190, 320, "#BFE0D0", 8, 0.5))
    s.add(path("M0,470 Q120,420 210,452 Q300,478 330,470 L960,470 L960,480 L0,480Z", "#1E5A62"))
    s.add(box(0, 470, WIDTH, 250, s.lin("#F0B078", "#3E9A9A", "#0A3A4C", "#04202E")))
    rng = random.Random(2)
    for x, spread in ((360, 100), (600, 62)):
        for i in range(44):
            y = 474 + i * 5.4
            w = spread * (0.35 + i / 44) * rng.uniform(0.2, 1)
            px = x + rng.uniform(-1, 1) * spread * 0.7
            s.add(box(px - w / 2, y, w, 3.2, "#FFF3C0", 2, f'opacity="{rng.uniform(0.35, 0.95):.2f}"'))
    arch = poly(
        [
            (668, 740),
            (684, 640),
            (672, 560),
            (700, 470),
            (690, 400),
            (640, 350),
            (628, 300),
            (690, 282),
            (730, 240),
            (800, 250),
            (850, 210),
            (920, 226),
            (990, 190),
            (990, 740),
            (880, 740),
            (896, 640),
            (876, 560),
            (884, 470),
            (860, 400),
            (820, 366),
            (786, 392),
            (770, 450),
            (784, 540),
            (766, 620),
            (776, 740),
        ]
    )
    strata = "".join(
        line(f"M620,{y} Q800,{y + 24} 1000,{y - 6}", "#5A4A52", 9, 'opacity=".5"')
        for y in range(230, 720, 42)
    )
    s.add(
        s.puff(
            path(arch, "#4A7478") + s.clip(arch, strata),
            (620, 190, 380, 540),
            gloss=0.05,
            rim="#FFC890",
            depth=0.6,
        )
    )
    s.add(
        path(
            curve([(-40, 740), (-20, 640), (90, 600), (220, 640), (330, 700), (360, 760)]),
            s.lin("#2E5A5E", "#0A2228"),
        )
    )
    s.add(place(saucer(s, SEATS["white"]), 204, 610, 0.8, 6), s.shadow(210, 652, 80, 10))
    for x, y in ((470, 150), (520, 126), (430, 190)):
        s.add(line(f"M{x - 16},{y} Q{x - 7},{y - 10} {x},{y} Q{x + 7},{y - 10} {x + 16},{y}", "#0A3A4C", 4))


def meteor_shower(s: Stage) -> None:
    """An umbrella was the right idea."""
    sky(s, "petrol", 53, 160, 1.8)
    s.add(s.orb(812, 132, 70, "rock", 5, ((0, "#2A5A60"), (0.6, "#7AB8B0"), (1, "#E0FFF4"))))
    rng = random.Random(14)
    for _ in range(24):
        x, y, k = rng.uniform(-40, 900), rng.uniform(-20, 430), rng.uniform(0.25, 0.75)
        s.add(place(comet(s, 360, 13, rng.choice(["#FF8A3C", "#FFB84A", "#5AE8D8"])), x, y, k, -42))
    ground(s, 590, "#2E6468", 9, 18, "#17424A")
    for x, y, r in ((180, 668, 96), (800, 650, 80)):
        s.add(dent(s, x, y, r, "#2E6468"), place(blast(s, 62, "#FF9A3D", int(x)), x, y - 14, r / 90))
    for x, y, k, r in ((160, 250, 1, 38), (720, 320, 0.9, 34), (430, 90, 0.7, 40)):
        s.add(
            place(comet(s, 420, 46, "#FF7A2E", "#FFF0B0"), x, y, k, -42),
            place(rock(s, r, r * 0.86, "#7A4A38", int(x), rim="#FFD080"), x - 4, y + 4, k),
        )
    s.add(s.shadow(500, 650, 170, 22), place(saucer(s, SEATS["yellow"], "#C88AE8"), 500, 588, 1.5, 0))
    shade = (
        "M-220,20 C-210,-130 210,-130 220,20 Q183,-14 147,20 Q110,-14 73,20 Q37,-14 0,20 Q-37,-14 -73,20 "
        "Q-110,-14 -147,20 Q-183,-14 -220,20Z"
    )
    ribs = "".join(
        path(f"M0,-96 Q{a},-60 {b},20 Q{(b + c) / 2},-14 {c},20 Q{d},-60 0,-96Z", "#F4FFFA")
        for a, b, c, d in ((-150, -220, -147, -100), (-30, -73, 0, -4), (60, 73, 147, 110))
    )
    s.add(
        line("M500,520 L500,392", "#DCE8EC", 9),
        place(
            s.puff(path(shade, "#17A08A") + s.clip(shade, ribs), (-235, -110, 470, 150), depth=0.6), 500, 404
        ),
    )
    for x in (388, 452, 560, 616):
        s.add(s.flare(x, 318, 36, "#FFC060"), glint(x, 314, 26, "#FFF6D0"))


def open_skies(s: Stage) -> None:
    """Floating islands in air so clear that nothing can hide."""
    air(s, "#0A5A82", "#2E9CB8", "#8ADCD8", "#E8FFF0")
    s.add(
        oval(190, 120, 220, None, s.glow("#FFFFE0", 0.9)),
        oval(190, 120, 50, None, "#FFFFF2"),
        rays(s, 190, 120, 700, "#FFFFE8", 14, 3, 0.3),
    )
    s.add(s.orb(826, 160, 90, "gas", 9, ((0, "#6AB8C8"), (1, "#E8FFFA")), air="#FFFFFF", ring="#D8F8F0"))
    for x, y, w, seed in ((120, 470, 300, 2), (520, 250, 240, 5), (900, 480, 320, 7)):
        s.add(cloud(s, x, y, w, "#E4F8F4", seed, 0.8))

    def island(x: float, y: float, k: float, seed: int) -> None:
        rng = random.Random(seed)
        low = poly(
            [
                (-190, 0),
                (-130, 46),
                (-96, 110),
                (-40, 130),
                (-8, 210),
                (34, 140),
                (86, 116),
                (110, 60),
                (190, 0),
            ]
        )
        text = s.puff(
            path(low, "#8A7466")
            + s.clip(
                low,
                "".join(
                    line(f"M{-180 + i * 44},0 L{-90 + i * 24},200", "#5A4A50", 8, 'opacity=".5"')
                    for i in range(9)
                ),
            ),
            (-200, -10, 400, 240),
            gloss=0.05,
            depth=0.5,
        )
        text += s.puff(
            path(
                curve(
                    [
                        (-200, 0),
                        (-140, -26),
                        (0, -34),
                        (150, -26),
                        (204, 0),
                        (150, 22),
                        (60, 34),
                        (0, 22),
                        (-90, 34),
                        (-160, 18),
                    ]
                ),
                "#3FB880",
            ),
            (-215, -45, 430, 90),
            gloss=0.1,
        )
        for _ in range(5):
            px, h = rng.uniform(-140, 140), rng.uniform(50, 96)
            text += line(f"M{px},-14 Q{px + 6},{-h / 2} {px},{-h}", "#7A5A3E", 8) + s.puff(
                oval(px, -h - 14, 34, 26, rng.choice(["#1E9A78", "#4AC890", "#F08AA8"])),
                (px - 42, -h - 48, 84, 68),
            )
        s.add(place(text, x, y, k))

    island(690, 330, 0.62, 3)
    island(250, 360, 1.0, 5)
    s.add(
        path(
            "M300,372 C300,470 330,520 322,620 L342,620 C350,520 326,460 326,372Z",
            s.lin((0, "#FFFFFF", 0.9), (1, "#FFFFFF", 0.0)),
        )
    )
    island(740, 560, 0.95, 8)
    s.add(place(saucer(s, SEATS["red"], "#A8E06A"), 480, 470, 1.1, -5))
    for x, y, k, t in ((420, 170, 0.7, -12), (560, 130, 0.45, -8), (330, 220, 0.4, -14)):
        ray = path(
            "M-90,10 Q-30,-44 0,-12 Q30,-44 90,10 Q40,-4 0,22 Q-40,-4 -90,10Z", s.lin("#F0FFFF", "#3A8AA8")
        ) + line("M0,20 Q10,50 40,70", "#3A8AA8", 5)
        s.add(place(ray, x, y, k, t))
    s.add(
        cloud(s, 470, 716, 700, "#FFFFFF", 11, 0.95),
        cloud(s, 60, 700, 340, "#F0FFFA", 12, 0.9),
        cloud(s, 930, 726, 300, "#F0FFFA", 13, 0.9),
    )
