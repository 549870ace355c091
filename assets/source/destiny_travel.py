"""Destiny pictures of rest on the move: salvage and convoy."""

from __future__ import annotations

import random

from destiny_kit import sky
from motifs import SEATS, comet, limb, rock, saucer
from solid import Solid
from stage import Stage, curve, dark, line, oval, path, place, poly, star_path


def salvage_rights(s: Stage) -> None:
    """Finders keepers, with a claw."""
    sky(s, "moss", 271, 170, 1.5, 0.8)
    s.add(s.orb(820, 600, 240, "rock", 9, ((0, "#2E4A30"), (0.5, "#6A8A58"), (1, "#D8E8A8")), air="#C8F0A0"))
    rng = random.Random(6)
    for _ in range(40):
        x, y, k = rng.uniform(0, 960), rng.uniform(60, 700), rng.uniform(6, 22)
        s.add(
            place(
                path(
                    poly([(-k, -k * 0.4), (k * 0.6, -k * 0.7), (k, k * 0.3), (-k * 0.4, k * 0.6)]),
                    s.lin("#C8D0B8", "#4A5A4A"),
                ),
                x,
                y,
                1,
                rng.uniform(0, 360),
            )
        )
    wreck = curve(
        [
            (250, 520),
            (330, 440),
            (520, 410),
            (640, 440),
            (612, 486),
            (650, 510),
            (600, 540),
            (628, 590),
            (470, 610),
            (320, 590),
        ]
    )
    s.add(
        s.puff(
            path(curve([(360, 440), (390, 360), (480, 330), (550, 370), (560, 440)]), "#9AD0C0"),
            (345, 315, 235, 140),
            gloss=0.9,
        ),
        line("M420,372 l30,40 l-16,20", "#FFF", 4),
    )
    s.add(
        s.puff(
            path(wreck, "#C8702E")
            + s.clip(
                wreck,
                "".join(
                    line(
                        f"M{240 + i * 60},400 Q{280 + i * 54},510 {300 + i * 50},620",
                        "#6A3414",
                        5,
                        'opacity=".7"',
                    )
                    for i in range(8)
                )
                + oval(430, 540, 60, 26, "#3A1A0A")
                + "".join(
                    oval(280 + i * 44, 566 + i % 2 * 8, 9, 6, "#FFE8A0" if i % 3 == 0 else "#3A2414")
                    for i in range(8)
                ),
            ),
            (235, 395, 430, 230),
            gloss=0.5,
        )
    )
    s.add(
        place(
            s.puff(
                path(curve([(-90, 10), (-40, -36), (60, -34), (100, 0), (40, 36), (-50, 34)]), "#C8702E"),
                (-105, -50, 220, 100),
            )
            + "".join(line(f"M{80 + k * 6},{-16 + k * 12} l24,{-8 + k * 6}", "#8A9A8A", 4) for k in range(3)),
            730,
            470,
            0.8,
            26,
        )
    )
    tug = Solid(seed=4)
    tug.block((-150, -60, -60), (110, 40, 60), "#E8B83A", (5, 2), 0.8)
    tug.block((-120, -120, -44), (-20, -60, 44), "#D8DCD0", (2, 1), 0.9)
    tug.block((-170, -30, -70), (-140, 30, 70), "#3A4438")
    tug.lathe([(-210, 22), (-206, 30), (-170, 34)], "#4A5448", 18, (0, 0, 28), "x")
    tug.lamps((-100, -92, 45), (-40, -92, 43), 3, (12, 0, 0), (0, 12, 0), "#BFFFE8")
    t = (24.0, -14.0, 4.0)
    s.add(tug.draw(330, 150, 1.05, t, ambient="#4A5A3A", edge=0.8))
    for side in (28,):
        x, y = tug.spot((-210, 0, side), 330, 150, 1.05, t)
        s.add(place(comet(s, 150, 26, "#7AFFB8"), x - 4, y, 1, 176), s.flare(x, y, 50, "#9AFFD0"))
    s.add(
        line("M400,196 L452,300", "#2A2A20", 13),
        line("M400,196 L452,300", "#C8C0A0", 6, 'stroke-dasharray="9 5"'),
    )
    s.add(s.puff(oval(452, 316, 40, 26, "#8A948A"), (405, 280, 94, 72), gloss=0.7))
    for pts in (
        [(430, 326), (350, 370), (332, 450), (372, 480)],
        [(474, 326), (560, 360), (590, 440), (552, 474)],
        [(452, 336), (456, 400), (446, 450)],
    ):
        s.add(limb(s, [(float(a), float(b)) for a, b in pts], 26, 11, "#B8C0B0", gloss=0.8))
    s.add(
        place(
            path("M0,0 V-90", "none", 'stroke="#E8E0C0" stroke-width="7"')
            + path(
                "M3,-90 C40,-104 60,-70 96,-84 V-36 C60,-24 40,-56 3,-42Z",
                s.lin("#8AF0A0", "#1E8A4A", turn=0),
            )
            + path(star_path(48, -62, 15, 6, 5), "#FFF"),
            590,
            442,
            1.1,
            10,
        )
    )
    s.add(
        place(rock(s, 40, 30, "#5A6A4E", 4), 120, 560),
        place(rock(s, 26, 20, "#5A6A4E", 8), 180, 430),
        place(saucer(s, SEATS["blue"]), 130, 650, 0.62, 38),
    )


def colonial_convoy(s: Stage) -> None:
    """Covered wagons, pressurised."""
    sky(s, "green", 281, 200, 1.5, 0.75)
    s.add(
        s.orb(
            170,
            230,
            190,
            "world",
            44,
            (
                (0, "#0E4A6A"),
                (0.48, "#2A9AA8"),
                (0.51, "#E8E0A0"),
                (0.57, "#4AB05A"),
                (0.8, "#2E7A4A"),
                (1, "#FFFFFF"),
            ),
            air="#C8FFD8",
        )
    )
    trail = "M1000,640 C820,640 700,560 560,480 C460,420 380,360 300,300"
    s.add(
        line(trail, "#9AFFC8", 40, f'opacity=".18" {s.blur(14)}'),
        line(trail, "#D8FFE8", 3, 'stroke-dasharray="4 16" opacity=".8"'),
    )
    wagons = [
        (340, 318, 0.16, "#E8E0C0"),
        (398, 368, 0.24, "#4FC6F2"),
        (474, 424, 0.36, "#F4ECD0"),
        (588, 496, 0.56, "#F0741C"),
        (776, 590, 0.92, "#F8F0D8"),
    ]
    for x, y, k, c in wagons:
        flame = s.lin((0, "#FFFFFF", 1), (0.3, "#7AFFC8", 0.9), (1, "#7AFFC8", 0), turn=0)
        w = path("M96,-10 L230,4 L96,20Z", flame) + path("M96,26 L200,34 L96,42Z", flame)
        hull = (
            path(
                poly([(-120, -4), (100, -10), (106, 46), (-96, 54), (-130, 24)]),
                s.lin("#E8D8B0", "#8A7448", "#3A3020"),
            )
            + line("M-118,14H104", "#5A4A2A", 5)
            + "".join(
                oval(-90 + i * 34, 32, 9, None, "#0E2A22") + oval(-91 + i * 34, 31, 6, None, "#FFE8A0")
                for i in range(6)
            )
        )
        canopy = "M-104,-4 C-108,-96 -60,-104 -40,-100 H40 C80,-104 104,-90 96,-8Z"
        ribs = "".join(
            line(f"M{-74 + i * 40},-2 Q{-80 + i * 40},-70 {-62 + i * 40},-106", dark(c, 0.45), 6)
            for i in range(5)
        )
        w += (
            hull
            + s.puff(path(canopy, c) + s.clip(canopy, ribs), (-120, -116, 230, 120), gloss=0.3)
            + path("M-130,24 L-170,14 L-120,-2Z", "#C8B88A")
            + oval(-136, 12, 11, 9, "#8AF0FF")
            + line("M60,-100 V-150", "#E8E0C0", 4)
            + path("M62,-150 l40,10 l-40,12Z", "#4CD07D")
        )
        s.add(place(w, x, y, k, 24))
    for x, y, k in ((520, 250, 0.34), (640, 330, 0.5)):
        s.add(place(saucer(s, SEATS["green"]), x, y, k, 20))
    s.add(
        place(rock(s, 60, 44, "#3A5A48", 5), 120, 640),
        place(rock(s, 30, 22, "#3A5A48", 6), 230, 580),
        place(rock(s, 20, 15, "#3A5A48", 7), 330, 650),
    )
    s.add(place(comet(s, 240, 7, "#C8FFE0"), 560, 110, 1, -20))
