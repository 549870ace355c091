"""Crimes of the Galactic Guardians: raids, blackmail, murder, plunder and scorched earth."""

from __future__ import annotations

import random

from cosmic_cards_kit import lump, smoke
from cosmic_planets import cracks
from firestorm_kit import (
    BRASS,
    CARGO,
    GOLD,
    LIGHTS,
    PATCH,
    RUST,
    STEEL,
    VIOLET,
    Painter,
    drawn,
    exhaust,
    hit,
    made,
    ship,
    shot,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_scenes_neutral import person
from firestorm_shapes import (
    at,
    ball,
    block,
    common,
    cut,
    drum,
    egg,
    hoop,
    join,
    rock,
    rod,
    turned,
)
from firestorm_ships_guardians import clipper, hunter
from firestorm_ships_neutral import courier, freighter
from firestorm_worlds_paint import DUSK, EMBER, globe
from motifs import glint
from stage import Stage, box, line, oval, path, place, star_path

X, Y = 384.0, 288.0
STONE_ = Stuff("#6A5A70", 0.1, grain=0.22)


def _raid(s: Stage) -> None:
    sky(s, "guardians", 2111, 90)
    view = View(-24, 18, 4, 190, 480, 330)
    ship(s, freighter(), view, "neutral", 0, dead=True)
    hit(s, *view.spot((0.1, 0.3, 0.2)), 50, "#FF8A3D", 4)
    for x, y, k, t in ((140, 120, 86, -24), (250, 470, 80, 14), (640, 110, 70, 200)):
        v = View(-30 if t < 100 else 210, 18, t % 100 - (0 if t < 100 else 30), k, x, y)
        ship(s, clipper(), v, "guardians", 1.1, 1.5)
        shot(s, v.spot((1.0, 0, 0)), view.spot((0.0, 0.1, 0.2)), "#C88CFF", 3.4)
    for i, (x, y) in enumerate(((340, 210), (420, 180), (380, 260))):
        s.add(
            drawn(
                s,
                Model(made((block(0.4, 0.4, 0.4, 0.03), CARGO)), reach=0.8),
                View(30 * i, 20, 20 * i, 32, x, y),
                LIGHTS["guardians"],
            )
        )


def _meteors(s: Stage) -> None:
    sky(s, "fire", 2122, 90, 1.8, 0.8)
    rng = random.Random(8)
    for i, (x, y, k) in enumerate(
        (
            (110, 130, 34),
            (250, 90, 26),
            (600, 120, 40),
            (680, 280, 30),
            (150, 330, 44),
            (560, 440, 58),
            (250, 470, 36),
            (390, 270, 105),
        )
    ):
        s.add(exhaust(s, (x, y), (x - k * 3.4, y - k * 2.4), k * 0.85, "#FF8A3A"))
        s.add(
            drawn(
                s,
                Model(made((rock(0.9, 40 + i), Stuff("#7A5A54", 0.1, grain=0.25))), reach=1.2),
                View(rng.uniform(0, 360), 20, 30, k, x, y),
                LIGHTS["guardians"],
            )
        )
        s.add(oval(x + k * 0.3, y + k * 0.25, k * 1.1, None, s.glow("#FFB05A", 0.35)))


def _extortion(s: Stage) -> None:
    sky(s, "guardians_murk", 2133, 60, 1.5, 0.7)
    person(s, 300, 360, 1.35, "#4A2C6A", True, "#FF5AD0")
    star = path(
        star_path(0, 0, 74, 31, 5),
        s.rad("#FFF6C8", (0.5, "#F2C23A"), "#8A5A08", x=0.35, y=0.3, r=0.8),
        'stroke="#FFF0B0" stroke-width="3"',
    )
    s.add(oval(560, 300, 150, None, s.glow("#FFD84A", 0.5)), place(star, 560, 300, 1.15, 8))
    s.add(lump(s, "M470,420C500,380 640,370 684,396L704,480L690,590L500,590Z", "#6A5468"))
    for i in range(4):
        x, top = 496 + i * 46, 336 + abs(i - 1) * 6
        finger = f"M{x},430C{x - 4},{top + 40} {x + 4},{top} {x + 22},{top}"
        finger += f"C{x + 42},{top + 2} {x + 42},{top + 60} {x + 38},430Z"
        s.add(lump(s, finger, "#7A6278"))


def _contract(s: Stage) -> None:
    sky(s, "guardians", 2144, 80, 1.6, 0.8)
    s.add(
        place(
            box(-150, -190, 300, 380, s.lin("#F6ECD0", "#CDB98A", turn=60), 8)
            + "".join(box(-115, -130 + i * 34, 230 if i % 3 else 150, 9, "#8A7A5A", 4) for i in range(6))
            + line("M-100,110C-60,70 -20,140 20,96C50,70 80,120 110,90", "#3A1A5A", 5)
            + oval(84, 140, 36, None, s.rad("#FF7A9A", "#A81A4A", "#4A0A24", x=0.35, y=0.3, r=0.8)),
            300,
            300,
            1,
            -8,
        )
    )
    dagger = Model(
        made(
            (at(cut(egg(0.8, 0.06, 0.16), at(block(1, 1, 1), -1.1, 0, 0)), 0.05, 0, 0), STEEL),
            (at(turned(rod((-0.28, 0, 0), (0.28, 0, 0), 0.05), 90), 0, 0, 0), GOLD),
            (rod((-0.04, 0, 0), (-0.5, 0, 0), 0.075, 0.06), VIOLET),
            (at(ball(0.1), -0.56, 0, 0), GOLD),
        ),
        reach=1.0,
    )
    s.add(drawn(s, dagger, View(40, 30, -62, 255, 470, 240), LIGHTS["guardians"]))
    x, y = 640.0, 440.0
    s.add(
        oval(x, y, 60, None, "none", 'stroke="#FF5AD0" stroke-width="5"'),
        line(f"M{x - 84},{y}h50M{x + 34},{y}h50M{x},{y - 84}v50M{x},{y + 34}v50", "#FF5AD0", 5),
    )
    ship(s, courier(), View(-30, 20, 20, 40, x, y), "neutral", 0.8, 1.7)


def _plunder(s: Stage) -> None:
    sky(s, "guardians_murk", 2155, 70)
    heap = join(
        *(
            at(
                turned(block(0.16 + 0.06 * (i % 3), 0.1, 0.14, 0.02), i * 47, i * 31),
                (i % 5 - 2) * 0.36,
                -0.3 + 0.22 * (i // 5),
                (i % 3 - 1) * 0.2,
            )
            for i in range(13)
        )
    )
    wheels = join(
        *(
            at(turned(hoop(0.2, 0.05), i * 40, i * 25), x, y, 0.3)
            for i, (x, y) in enumerate(((-0.6, 0.1), (0.5, 0.2), (0.1, -0.3)))
        )
    )
    chest = join(
        at(block(0.34, 0.2, 0.22, 0.03), 0.05, 0.36, 0.1),
        at(turned(common(drum(0.34, 0.22), block(1, 1, 1, 0)), 0), 0.05, 0.56, 0.0),
    )
    view = View(14, 18, 0, 265, X, 370)
    s.add(
        drawn(
            s,
            Model(
                made(
                    (heap, PATCH),
                    (wheels, RUST),
                    (chest, BRASS),
                    (at(block(0.05, 0.06, 0.03, 0.01), 0.05, 0.46, 0.33), GOLD),
                    (
                        join(
                            *(
                                at(egg(0.06, 0.02, 0.06), -0.3 + 0.1 * i, 0.22 - 0.02 * (i % 2), 0.42)
                                for i in range(8)
                            )
                        ),
                        GOLD,
                    ),
                ),
                reach=1.3,
            ),
            view,
            LIGHTS["guardians"],
        )
    )
    s.add(
        oval(*view.spot((0.05, 0.6, 0.2)), 120, None, s.glow("#FFD84A", 0.6)),
        glint(*view.spot((-0.1, 0.5, 0.3)), 60),
    )
    ship(s, hunter(), View(-36, 20, -30, 90, 150, 110), "guardians", 0.8, 1.5)


def _scorched(s: Stage) -> None:
    sky(s, "fire", 2166, 80, 1.5, 0.8)
    world(s, globe(cracks, EMBER._replace(deep="#1A0C0A", dark="#4A1408"), 8311), 230, 330, 150)
    world(
        s,
        globe(cracks, DUSK._replace(base="#FF7A2A", light="#FFB45A", pale="#FFF0B0", dark="#7A1E08"), 8312),
        580,
        230,
        120,
    )
    for x, y, r in ((160, 250, 34), (300, 400, 44), (230, 330, 60), (540, 180, 30), (620, 270, 44)):
        hit(s, x, y, r, "#FF9A2D", round(x))
    s.add(smoke(s, 330, 170, 160, "#2A1A18", 3, 0.7), smoke(s, 660, 110, 120, "#2A1A18", 4, 0.6))


PICTURES: dict[str, Painter] = {
    "gg_raid": _raid,
    "gg_meteor_swarm": _meteors,
    "gg_extortion": _extortion,
    "gg_contract_killing": _contract,
    "gg_plunder": _plunder,
    "gg_scorched_earth": _scorched,
}
