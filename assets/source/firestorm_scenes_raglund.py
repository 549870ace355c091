"""Politics of the Forum Raglund: intrigue, talks, embargoes and seizures."""

from __future__ import annotations

import math
import random

from cosmic_cards_kit import card, lump
from cosmic_planets import seas
from firestorm_kit import (
    BRONZE,
    DARK,
    GOLD,
    LIGHTS,
    RED,
    STEEL,
    WALL,
    Painter,
    drawn,
    made,
    ship,
    shot,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    cut,
    drum,
    hoop,
    join,
    pipe,
    rod,
    turned,
    upright,
)
from firestorm_ships_neutral import escort as mercenary
from firestorm_ships_neutral import freighter
from firestorm_worlds_paint import OCHRE, city
from motifs import sheet_of_paper
from stage import Stage, box, dark, line, oval, path, place

X, Y = 384.0, 288.0
CREAM = Stuff("#E8DCC0", 0.6)


def senator(
    s: Stage, x: float, y: float, k: float, cloth: str, skin: str = "#C8A078", flip: bool = False
) -> None:
    """A councillor in profile with a high collar and a gilded chain."""
    robe = lump(s, "M-92,205C-100,60 -70,10 -20,0L30,-6C80,10 104,80 112,205Z", cloth, gloss=0.3)
    folds = line("M-40,60C-46,110 -44,160 -50,200M50,50C60,110 58,160 66,200", dark(cloth, 0.5), 5)
    collar = lump(s, "M-46,22C-62,-50 -58,-100 -44,-124L-14,-20L28,-4L20,26Z", "#E8BC4A", gloss=0.8)
    profile = "M-34,-30C-58,-80 -50,-150 6,-152C46,-152 58,-120 56,-98L72,-74L56,-66L58,-48"
    head = lump(s, profile + "C58,-34 44,-32 30,-34L28,0L-14,0Z", skin, gloss=0.25)
    hat = lump(
        s, "M-48,-118C-42,-178 42,-184 54,-122C20,-138 -20,-136 -48,-118Z", dark(cloth, 0.1), gloss=0.4
    )
    hat += line("M-46,-120C-20,-136 20,-138 52,-124", "#FFD870", 7)
    eye = (
        oval(40, -98, 6, 4, "#FFF6E0")
        + oval(43, -98, 3, 3.4, "#1A1014")
        + line("M26,-110Q40,-114 52,-106", dark(skin, 0.75), 5)
    )
    mouth = line("M40,-50L57,-51", dark(skin, 0.7), 3.4) + line("M4,-90Q-2,-78 6,-70", dark(skin, 0.5), 4)
    chain = line("M-30,30C-10,90 40,90 60,20", "#FFD870", 7, 'stroke-dasharray="1 11"') + oval(
        18, 84, 16, None, s.rad("#FFF6C8", "#E0B030", "#7A5008", x=0.35, y=0.3, r=0.8)
    )
    s.add(place(robe + folds + collar + head + hat + eye + mouth + chain, x, y, k, 0, flip))


def _intrigue(s: Stage) -> None:
    sky(s, "raglund_dusk", 1711, 60, 1.6, 0.6)
    s.add(oval(X, 200, 300, None, s.glow("#FFC86A", 0.4)))
    senator(s, 200, 380, 1.25, "#7A2C3A", "#C89A70")
    senator(s, 560, 390, 1.2, "#2C5A6A", "#A8B088", True)
    s.add(
        path("M330,300C350,260 420,260 440,300L420,330H350Z", s.lin("#E8C090", "#8A5A34")),
        *(
            place(
                card(s, 62, "#B88A1A", True), 385 + (i - 1) * 34, 236 - 6 * (1 - abs(i - 1)), 1, (i - 1) * 14
            )
            for i in range(3)
        ),
    )


def _talks(s: Stage) -> None:
    sky(s, "raglund", 1722, 60, 1.5, 0.7)
    top = at(upright(drum(0.05, 0.9)), 0, 0, 0)
    chairs = turned(
        around(
            at(
                join(block(0.16, 0.04, 0.1, 0.02), at(block(0.16, 0.02, 0.1, 0.02), 0.1, 0.05, 0)),
                -0.1,
                1.1,
                0,
            ),
            8,
        ),
        0,
        90,
    )
    papers = join(
        *(
            at(
                turned(block(0.09, 0.006, 0.13, 0.002), a),
                0.62 * math.cos(a / 57),
                0.06,
                0.62 * math.sin(a / 57),
            )
            for a in range(0, 360, 45)
        )
    )
    stacks = join(
        *(
            at(turned(block(0.1, h, 0.13, 0.005), a), x, 0.05 + h, z)
            for x, z, h, a in ((-0.1, 0.1, 0.16, 20), (0.18, -0.05, 0.24, -10), (-0.2, -0.25, 0.1, 40))
        )
    )
    s.add(
        drawn(
            s,
            Model(
                made(
                    (top, BRONZE),
                    (chairs, WALL),
                    (papers, CREAM),
                    (stacks, CREAM),
                    (at(upright(pipe(0.06, 0.9, 0.02)), 0, 0, 0), GOLD),
                ),
                reach=1.45,
            ),
            View(20, 34, 0, 240, X, 330),
            LIGHTS["raglund"],
        )
    )
    s.add(
        oval(640, 100, 56, None, s.lin("#FFF4D0", "#C8A050"), 'stroke="#8A5A14" stroke-width="7"'),
        line("M640,100V62M640,100L664,118", "#3A2408", 6),
    )
    for k in range(12):
        s.add(oval(640 + 46 * math.sin(k * 0.5236), 100 - 46 * math.cos(k * 0.5236), 3, None, "#3A2408"))
    for x, y in ((150, 90), (230, 60)):
        s.add(
            place(
                path(
                    "M-50,-30H50C64,-30 64,24 50,24H-6L-26,46L-24,24H-50C-64,24 -64,-30 -50,-30Z",
                    "#FFF4D8",
                    'opacity=".9"',
                )
                + "".join(oval(d, -3, 6, None, "#8A6A2A") for d in (-24, 0, 24)),
                x,
                y,
                0.9 if x > 200 else 1.1,
            )
        )


def _embargo(s: Stage) -> None:
    sky(s, "raglund_dusk", 1733, 100)
    world(s, city(seas, OCHRE, 8111, "#FFE8A0"), 560, 300, 190)
    links = join(
        *(
            at(
                turned(hoop(0.13, 0.04), 90 if i % 2 else 0, 0),
                (i - 5.5) * 0.185,
                0.08 * math.sin(i * 0.6),
                0,
            )
            for i in range(12)
        )
    )
    s.add(drawn(s, Model(made((links, GOLD)), reach=1.3), View(0, 10, -16, 330, X, 300), LIGHTS["raglund"]))
    lock = Model(
        made(
            (block(0.42, 0.34, 0.16, 0.08), GOLD),
            (cut(at(turned(hoop(0.26, 0.07), 90), 0, 0.4, 0), at(block(1, 0.5, 1), 0, -0.2, 0)), STEEL),
            (join(at(ball(0.1), 0, 0.03, 0.14), at(block(0.035, 0.12, 0.05, 0.01), 0, -0.1, 0.15)), DARK),
        ),
        reach=0.9,
    )
    s.add(drawn(s, lock, View(16, 8, 0, 150, X, 330), LIGHTS["raglund"]))
    ship(s, freighter(), View(-32, 20, 10, 70, 120, 160), "neutral", 0, 1.6, dead=True)


def _attrition(s: Stage) -> None:
    sky(s, "raglund", 1744, 90)
    ship(s, mercenary(), View(-30, 26, -24, 175, 400, 310), "neutral", 0, dead=True)
    rng = random.Random(3)
    for _ in range(9):
        a = rng.uniform(0, 6.3)
        x, y = 400 + 120 * math.cos(a), 310 + 70 * math.sin(a)
        shot(s, (400 + 470 * math.cos(a), 310 + 400 * math.sin(a)), (x, y), "#FFD24A", 2.6, 12)
    s.add(
        place(
            path(
                "M-60,-84H60L10,0L60,84H-60L-10,0Z",
                s.lin((0, "#FFF0C0", 0.35), (1, "#FFFFFF", 0.15)),
                'stroke="#FFE7A0" stroke-width="5"',
            )
            + path("M-40,80H40L8,30L0,6L-8,30Z", "#FFC84A")
            + line("M0,-20V30", "#FFC84A", 4)
            + box(-70, -96, 140, 14, "#C88A1A", 4)
            + box(-70, 82, 140, 14, "#C88A1A", 4),
            130,
            150,
            0.85,
            8,
        )
    )


def _expropriation(s: Stage) -> None:
    sky(s, "raglund_dusk", 1755, 80)
    gun = Model(
        made(
            (
                join(
                    at(block(0.3, 0.2, 0.2, 0.06), -0.3, 0, 0),
                    rod((0, 0, 0.1), (0.7, 0, 0.1), 0.07),
                    rod((0, 0, -0.1), (0.7, 0, -0.1), 0.07),
                ),
                STEEL,
            ),
            (at(drum(0.05, 0.3), -0.62, 0, 0), RED),
        ),
        reach=1.0,
    )
    s.add(drawn(s, gun, View(-24, 20, -16, 170, 300, 370), LIGHTS["raglund"]))
    hand = Model(
        made(
            (
                join(
                    at(block(0.5, 0.16, 0.3, 0.1), -0.3, 0, 0),
                    *(
                        rod((0.1, 0.02, z), (0.5, -0.08, z * 0.9), 0.09, 0.08)
                        for z in (-0.24, -0.08, 0.08, 0.24)
                    ),
                    *(
                        rod((0.5, -0.08, z * 0.9), (0.56, -0.36, z * 0.7), 0.08, 0.06)
                        for z in (-0.24, -0.08, 0.08, 0.24)
                    ),
                    rod((-0.1, -0.05, 0.26), (0.3, -0.32, 0.3), 0.09, 0.07),
                ),
                GOLD,
            ),
            (at(drum(0.3, 0.3, 0.06), -1.0, 0, 0), WALL),
            (at(pipe(0.06, 0.3, 0.04), -0.76, 0, 0), BRONZE),
        ),
        reach=1.5,
    )
    s.add(drawn(s, hand, View(140, 20, 22, 180, 500, 200), LIGHTS["raglund"]))
    s.add(place(sheet_of_paper(s, 150, 190, 6, "#B8302C"), 620, 440, 1, 12))


PICTURES: dict[str, Painter] = {
    "fr_intrigue": _intrigue,
    "fr_protracted_talks": _talks,
    "fr_embargo": _embargo,
    "fr_attrition": _attrition,
    "fr_expropriation": _expropriation,
}
