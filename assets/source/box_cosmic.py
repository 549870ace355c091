"""Cover of Cosmic Encounter: the warp, planets of many kinds and saucers of every colour."""

from __future__ import annotations

from PIL import Image

import cosmos
from motifs import SEATS, glint, saucer
from stage import Stage, light, oval, place

WIDTH, HEIGHT = 888, 1164

GAS = (
    (0.0, "#05031A"),
    (0.32, "#150A3C"),
    (0.52, "#3C1668"),
    (0.7, "#7C2478"),
    (0.86, "#C8477E"),
    (1.0, "#FFB27A"),
)
SPIN = (
    (0.0, "#080320"), (0.22, "#2A0E5C"), (0.42, "#7A1F96"), (0.6, "#E2407F"), (0.76, "#FF9257"),
    (0.9, "#FFE09A"), (1.0, "#FFFFF4"),
)  # fmt: skip


def _ground() -> cosmos.Field:
    gas = cosmos.clouds(WIDTH, HEIGHT, 412, GAS, 1.6, 1.3)
    spin, cover = cosmos.vortex(
        WIDTH, HEIGHT, (452, 668), 540, 77, SPIN, squash=0.66, twist=3.6, arms=3, lean=-0.34
    )
    picture = gas * (1 - cover[..., None]) * 0.8 + spin * cover[..., None]
    _, y = cosmos.grid(WIDTH, HEIGHT)
    calm = cosmos.smooth(0.0, 430.0, y)[..., None]
    picture = picture * (0.2 + 0.8 * calm) + cosmos.rgb("#0A0524") * (1 - calm) * 0.5
    return cosmos.add_stars(picture, 31, 300, "#FFEFFF")


def cosmic() -> Image.Image:
    """Draw the cover."""
    s = Stage(WIDTH, HEIGHT, 5)
    s.back(_ground())
    s.add(oval(452, 668, 230, 150, s.glow("#FFE9B8", 0.75)))
    s.add(
        s.orb(
            706,
            452,
            62,
            "gas",
            12,
            ((0, "#7A3B1E"), (0.5, "#E7A75A"), (1, "#FFF0CC")),
            ring="#F6D9A4",
            air="#FFE2B0",
        )
    )
    s.add(s.orb(158, 466, 46, "rock", 8, ((0, "#5B3A6E"), (0.5, "#A883B8"), (1, "#F3DDF3")), air="#E9C8FF"))
    s.add(s.orb(800, 742, 34, "lava", 4, ((0, "#230A12"), (1, "#7A2C20")), air="#FF9A5C"))
    s.add(s.orb(66, 720, 24, "swirl", 9, ((0, "#0E4B6E"), (0.5, "#3BB6C9"), (1, "#EFFFF0")), air="#9FF2FF"))
    fleet = [
        ("green", 306, 424, 0.62, -16, "#F5C65A", None),
        ("white", 536, 404, 0.5, 10, None, None),
        ("purple", 742, 602, 0.78, 18, "#9AF0C0", None),
        ("blue", 128, 600, 0.84, -20, None, None),
        ("yellow", 262, 872, 1.16, -10, "#E86AA0", None),
        ("red", 634, 868, 1.5, 12, "#7FE08A", None),
    ]
    for colour, x, y, size, turn, pilot, beam in fleet:
        trail = s.lin(
            (0, SEATS[colour], 0.0), (1, light(SEATS[colour], 0.5), 0.75), turn=0 if x < 452 else 180
        )
        reach = 210 * size
        away = -1 if x < 452 else 1
        s.add(
            place(
                f'<rect x="{-reach if away < 0 else 0}" y="{-7 * size}" width="{reach}" '
                f'height="{14 * size}" rx="{7 * size}" fill="{trail}" {s.blur(5 * size)}/>',
                x + away * 60 * size,
                y + 6,
                1,
                turn,
            )
        )
        s.add(place(saucer(s, SEATS[colour], pilot, beam), x, y, size, turn))
    s.add(
        s.orb(
            40,
            1110,
            236,
            "world",
            23,
            (
                (0, "#0A2E66"),
                (0.48, "#1E74A8"),
                (0.51, "#D8C07A"),
                (0.58, "#3E8A4A"),
                (0.8, "#7C6A44"),
                (1, "#FFFFFF"),
            ),
            air="#9FE0FF",
        )
    )
    s.add(place(saucer(s, SEATS["orange"], "#B98AF0"), 330, 1070, 0.72, 6))
    s.add(
        glint(452, 668, 70, "#FFFFFF", 0.9),
        glint(560, 980, 16),
        glint(808, 1010, 22, "#FFE9C0"),
        glint(220, 700, 14),
    )
    return s.bake(0.5, 0.4)
