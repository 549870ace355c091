"""Planet cards of Firestorm that belong to nobody: eighteen worlds, each as its name promises."""

from __future__ import annotations

import math
import random

from cosmic_planets import bands, cracks, rocks, seas, storms
from eclipse_planets import dunes
from firestorm_kit import (
    DARK,
    LIGHTS,
    STEEL,
    Painter,
    dust,
    lamp,
    made,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    egg,
    hoop,
    join,
    rod,
    turned,
)
from firestorm_worlds import X, Y, girdle
from firestorm_worlds_paint import (
    COAL,
    COCOA,
    DUSK,
    EMBER,
    LEAF,
    MILK,
    OCHRE,
    PEARL,
    SAND,
    SLATE,
    SPRING,
    TEAL,
    cavern,
    city,
    globe,
    glyphs,
    honeycomb,
    mirror,
    pits,
    plated,
    springs,
    warden,
    whisper,
)
from globe import Planet
from stage import Stage, line, oval, place


def _plain(
    name: str,
    seed: int,
    recipe: Planet,
    r: float = 215,
    dx: float = 0,
    dy: float = 0,
    moon: tuple[float, float, float] | None = None,
) -> Painter:
    """A world alone in its sky, with a moon if it has one."""

    def paint(s: Stage) -> None:
        sky(s, name, seed, 160, 1.4 + seed % 4 * 0.2)
        if moon:
            world(s, globe(rocks, SLATE, seed), *moon)
        world(s, recipe, X + dx, Y + dy, r)

    return paint


def _brannt(s: Stage) -> None:
    sky(s, "fire", 634, 120, 1.6, 0.7)
    world(s, globe(cracks, EMBER, 6041), X, Y, 215)
    rng = random.Random(3)
    for _ in range(7):
        a = rng.uniform(-2.6, 0.4)
        x, y = X + math.cos(a) * 205, Y + math.sin(a) * 205
        s.add(
            place(
                line("M0,0C14,-50 40,-60 60,-34", "#FFB04A", 5, f'opacity=".85" {s.blur(1.6)}'),
                x,
                y,
                rng.uniform(0.7, 1.3),
                math.degrees(a) + 80,
            )
        )


def _perrin(s: Stage) -> None:
    sky(s, "neutral_blue", 645, 140)
    rim = made(
        (hoop(0.98, 0.04), STEEL),
        (around(at(block(0.08, 0.07, 0.11, 0.02), 0, 0.98, 0), 12), Stuff("#37A860", 0.7)),
        (around(rod((0, 0.55, 0), (0, 0.96, 0), 0.022), 6), DARK),
        (around(at(ball(0.032), 0.05, 1.02, 0), 24), lamp("#FFF0B0")),
    )
    recipe = city(dunes, SLATE, 6052, "#FFE8B0", -0.1)
    girdle(s, Model(rim, reach=1.15), View(64, 30, -14, 262, X, Y), recipe, 150, LIGHTS["neutral"])


def _amiri(s: Stage) -> None:
    sky(s, "neutral_blue", 690, 150)
    world(s, globe(springs, SPRING, 6092), X, Y + 30, 205)
    for a, n in ((-2.25, 110), (-1.9, 150), (-1.5, 175), (-1.1, 140), (-0.7, 100)):
        x, y = X + math.cos(a) * 200, Y + 30 + math.sin(a) * 200
        jet = f"M-9,8C-5,{-n * 0.5} -8,{-n * 0.8} -2,{-n}L2,{-n}C8,{-n * 0.8} 5,{-n * 0.5} 9,8Z"
        fill = s.lin((0, "#FFFFFF", 0.1), (0.5, "#CFFBFF", 0.75), (1, "#FFFFFF", 0.95))
        spray = f'<path d="{jet}" fill="{fill}" {s.blur(3)}/>'
        s.add(
            place(spray + oval(0, -n * 0.85, 26, 20, s.glow("#DFFFFF", 0.7)), x, y, 1, math.degrees(a) + 90)
        )
    dust(s, 4, 60, "#CFFBFF", 2.2)


def _thessal(s: Stage) -> None:
    sky(s, "neutral", 754, 140)
    silk = Stuff("#E8E2C8", 0.5, 0, 0.05, 0.3, 0.1)
    rng = random.Random(8)
    far = [
        turned(
            at(turned(egg(0.15, 0.075, 0.075), 90 + rng.uniform(-20, 20)), 0.98, rng.uniform(-0.03, 0.03), 0),
            i * 20 + rng.uniform(-4, 4),
        )
        for i in range(18)
    ]
    glow = [turned(at(ball(0.03), 0.98, 0.06, 0), i * 20) for i in range(18)]
    thread = turned(hoop(0.98, 0.012), 0, 90)
    ring = Model(
        made((join(*far), silk), (join(*glow), lamp("#B8FF8A")), (thread, Stuff("#B8B090", 0.3))), reach=1.2
    )
    recipe = globe(bands, OCHRE, 6141, 0.3)
    girdle(s, ring, View(10, 24, 14, 265, X, Y), recipe, 140, LIGHTS["neutral"])


PICTURES: dict[str, Painter] = {
    "pl_kelmar": _plain(
        "neutral_blue", 601, city(seas, LEAF, 6011, "#FFD890", 0.0), 215, 0, 0, (640, 120, 40)
    ),
    "pl_ossun": _plain(
        "neutral",
        612,
        globe(
            bands, TEAL, 6021, 0.35, ring=[(0, "#2A5C58"), (0.4, "#A8E0D0"), (0.7, "#E8FFF4"), (1, "#5A9A90")]
        ),
        180,
    ),
    "pl_havarra": _plain("guardians", 623, globe(seas, PEARL, 6033), 215, 0, 0, (130, 130, 54)),
    "pl_brannt": _brannt,
    "pl_perrin_hub": _perrin,
    "pl_sarrin": _plain("raglund", 656, globe(dunes, SAND, 6062), 210, 10, 0, (120, 440, 46)),
    "pl_mokoa": _plain("raglund_dusk", 667, globe(storms, COCOA, 6071, 0.2), 220),
    "pl_deltreth": _plain("void", 678, globe(plated, MILK, 6082), 215, 0, 0, (650, 450, 36)),
    "pl_yun_tal": _plain("fire", 689, globe(cracks, COAL, 6083), 210),
    "pl_amiri_springs": _amiri,
    "pl_orrith_pits": _plain(
        "neutral", 701, globe(pits, COCOA._replace(second="#9CE03A", pale="#F0FFB0"), 6101), 215
    ),
    "pl_sixtrae": _plain(
        "neutral",
        712,
        globe(
            honeycomb,
            LEAF._replace(
                night="#0A1A08",
                deep="#1C3408",
                dark="#4A7A1C",
                base="#86B838",
                light="#C8E070",
                pale="#FFFFC8",
                second="#FFD04A",
                air="#C8FF8A",
            ),
            6111,
        ),
        218,
    ),
    "pl_noor_cavern": _plain(
        "guardians", 723, globe(cavern, DUSK._replace(pale="#F0C8FF", second="#7A3CFF"), 6121), 216
    ),
    "pl_ommat_mirror": _plain("lft_deep", 734, globe(mirror, SAND._replace(second="#4A7A5A"), 6131), 216),
    "pl_thessal_ring": _thessal,
    "pl_rell_archive": _plain("void", 765, globe(glyphs, SLATE._replace(second="#5AFFC8"), 6151), 212),
    "pl_obsid_watch": _plain(
        "kristall_night",
        776,
        globe(
            warden, COAL._replace(dark="#A8200A", base="#FF6A1A", pale="#FFF0A0", air="#FF7A4A"), 6161, 0.1
        ),
        214,
    ),
    "pl_cyane_whisper": _plain(
        "neutral_blue",
        787,
        globe(whisper, SPRING._replace(deep="#0A2C50", dark="#1C6C90", base="#3CB8C8"), 6171),
        214,
        0,
        0,
        (140, 120, 30),
    ),
}
