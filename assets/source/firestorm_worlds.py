"""Planet cards of Firestorm: the eight bases."""

from __future__ import annotations

import math
import random

import numpy as np

from cosmic_planets import rocks, seas, storms
from firestorm_kit import (
    BLUE,
    GARNET,
    GOLD,
    LIGHTS,
    OBSIDIAN,
    ROOF,
    ROSE,
    RUBY,
    RUST,
    STEEL,
    STONE,
    VIOLET,
    WALL,
    WHITE,
    Painter,
    drawn,
    lamp,
    made,
    ship,
    sky,
    sun,
    world,
)
from firestorm_march import Light, Model, Part, Stuff, View
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    common,
    cut,
    drum,
    egg,
    facets,
    gem,
    hoop,
    join,
    lathe,
    pair,
    pipe,
    rock,
    rod,
    row,
    shard,
    turned,
    upright,
)
from firestorm_ships_guardians import clipper
from firestorm_ships_kristall import battleship
from firestorm_ships_lft import corvette
from firestorm_ships_raglund import dome, roof, tower, yacht
from firestorm_worlds_paint import (
    AZURE,
    BLOOD,
    DUSK,
    OCHRE,
    SLATE,
    city,
    globe,
)
from globe import Planet
from stage import Stage, oval

X, Y = 384.0, 292.0


def _wheel(stuff: Stuff, trim: Stuff) -> Model:
    """A station: a wheel with spokes and a hub."""
    rim = join(hoop(0.86, 0.075), around(at(block(0.11, 0.1, 0.16, 0.03), 0, 0.86, 0), 8))
    spokes = around(rod((0, 0.1, 0), (0, 0.85, 0), 0.035), 4)
    hub = join(drum(0.3, 0.17), at(lathe([(-0.1, 0.12), (0.2, 0.1), (0.5, 0.02)]), 0.3, 0, 0))
    return Model(
        made(
            (rim, stuff),
            (spokes, trim),
            (hub, stuff),
            (around(at(ball(0.045), 0.06, 0.93, 0), 16), lamp("#FFF0B0")),
            (at(pipe(0.05, 0.24, 0.03), 0, 0, 0), trim),
        )
    )


def _dawnlight(s: Stage) -> None:
    sky(s, "lft", 521, 160)
    sun(s, 214, 122, 22, "#FFD9A0")
    world(s, city(seas, AZURE, 5011, "#FFE0A0", 0.0), X + 30, Y + 40, 205)
    s.add(oval(240, 150, 190, None, s.glow("#FFE8C0", 0.5)))
    s.add(drawn(s, _wheel(WHITE, BLUE), View(-58, 20, 14, 112, 560, 180), LIGHTS["lft"]))


def _calder(s: Stage) -> None:
    sky(s, "lft_deep", 532, 140)
    world(s, globe(rocks, SLATE, 5022), X - 40, Y + 10, 225)
    frame = join(
        *(at(pipe(0.03, 0.5, 0.03), x, 0, 0) for x in (-0.8, -0.4, 0.0, 0.4, 0.8)),
        around(rod((-0.85, 0.5, 0), (0.85, 0.5, 0), 0.03), 4, 0.4),
    )
    view = View(-30, 24, 16, 190, 520, 330)
    ship(s, corvette(), View(-30, 24, 16, 145, 520, 330), "lft", 0, dead=True)
    s.add(
        drawn(
            s,
            Model(
                made((frame, STEEL), (around(at(ball(0.05), 0.82, 0.56, 0), 4, 0.4), lamp("#9FE8FF"))),
                reach=1.3,
            ),
            view,
            LIGHTS["lft"],
        )
    )
    for p in ((0.2, 0.1, 0.3), (-0.4, 0.05, -0.3), (0.6, 0, 0.1)):
        x, y = view.spot(p)
        s.add(s.flare(x, y, 26, "#BFE8FF"))


def _ainsel(s: Stage) -> None:
    sky(s, "raglund_dusk", 543, 140)
    sun(s, 640, 110, 18, "#FFE0A8")
    world(s, city(seas, OCHRE, 5033, "#FFE8A0", 0.1), X - 30, 560, 330)
    halls = join(
        tower(0.26, 0.5, 0, 0, 0),
        tower(0.14, 0.4, -0.5, 0, 0.1),
        tower(0.14, 0.4, 0.5, 0, 0.1),
        tower(0.1, 0.26, -0.78, 0, 0.2),
        tower(0.1, 0.26, 0.78, 0, 0.2),
    )
    domes = join(
        dome(0.3, 0, 0.56, 0),
        dome(0.17, -0.5, 0.42, 0.1),
        dome(0.17, 0.5, 0.42, 0.1),
        roof(0.14, 0.22, -0.78, 0.3, 0.2),
        roof(0.14, 0.22, 0.78, 0.3, 0.2),
    )
    base = at(upright(drum(0.05, 1.0)), 0, -0.04, 0)
    s.add(
        drawn(
            s,
            Model(
                made((halls, WALL), (domes, GOLD), (base, STONE), (join(roof(0.06, 0.3, 0, 0.84, 0)), ROOF)),
                reach=1.3,
            ),
            View(10, 14, 0, 190, X, 270),
            LIGHTS["raglund"],
        )
    )
    ship(s, yacht(), View(-30, 14, 8, 60, 150, 130), "raglund", 0.8, 1.8)


def _tholm(s: Stage) -> None:
    sky(s, "raglund", 554, 130)
    wall = join(
        pipe(0.12, 0.92, 0.05),
        around(at(block(0.18, 0.09, 0.09, 0.015), 0, 0.93, 0), 14),
        around(at(block(0.05, 0.03, 0.06, 0.005), 0.14, 0.95, 0), 42),
    )
    books = around(at(block(0.05, 0.02, 0.05, 0.005), 0.2, 0.93, 0), 14)
    ring = Model(made((wall, WALL), (books, lamp("#FFD878"))), reach=1.2)
    girdle(s, ring, View(62, 26, 16, 258, X, Y), globe(rocks, OCHRE, 5044), 176, LIGHTS["raglund"])


def girdle(s: Stage, model: Model, view: View, recipe: Planet, r: float, light: Light) -> None:
    """A world inside a ring: the far half of the ring behind it, the near half before it."""
    x, y, z = (float(v) for v in view.frame().T @ np.array((0, 0, 1), np.float32))
    for way in (1, -1):
        half = facets([(x * way, y * way, z * way, 0.0)])
        parts = tuple(Part(common(part.shape, half), part.stuff) for part in model.parts)
        s.add(drawn(s, Model(parts, reach=model.reach), view, light))
        if way == 1:
            world(s, recipe, view.x, view.y, r)


def _vaar(s: Stage) -> None:
    sky(s, "kristall", 565, 140)
    rng = random.Random(12)
    shards = []
    for _ in range(60):
        n = shard(0.42 * rng.uniform(0.6, 1.3), 0.3, rng.uniform(0.05, 0.1), 6, 0.5)
        shards.append(
            turned(at(n, 0.62, 0, 0), rng.uniform(0, 360), math.degrees(math.asin(rng.uniform(-1, 1))))
        )
    model = Model(
        made((gem(0.72, 60, 5), GARNET), (join(*shards[:36]), RUBY), (join(*shards[36:]), ROSE)), reach=1.25
    )
    s.add(
        oval(X, Y, 330, None, s.glow("#FF5A6A", 0.5)),
        drawn(s, model, View(20, 20, 10, 250, X, Y), LIGHTS["kristall"]),
    )


def _azhad(s: Stage) -> None:
    sky(s, "kristall_night", 576, 130)
    world(s, globe(storms, BLOOD, 5061), X - 110, Y + 40, 200)
    ring = join(hoop(0.95, 0.05), around(at(block(0.12, 0.1, 0.1, 0.02), 0, 0.95, 0), 10))
    throne = join(
        at(turned(shard(0.6, 0.2, 0.16), 0, 90), 0, 0.1, 0),
        pair(at(turned(shard(0.42, 0.2, 0.1), 0, 100), 0, 0, 0.22)),
    )
    s.add(
        drawn(
            s,
            Model(
                made(
                    (turned(ring, 0, 90), OBSIDIAN),
                    (throne, RUBY),
                    (turned(around(at(ball(0.04), 0.1, 0.95, 0), 20), 0, 90), lamp("#FF9A8A")),
                ),
                reach=1.25,
            ),
            View(20, 24, -8, 195, 520, 320),
            LIGHTS["kristall"],
        )
    )
    ship(s, battleship(), View(-40, 24, 10, 74, 180, 120), "kristall", 0.8, 1.7)


def _nightedge(s: Stage) -> None:
    sky(s, "guardians", 587, 160)
    world(s, city(rocks, DUSK, 5072, "#FFB05A", -0.2, 0.2, 1.0), X + 60, Y + 20, 230)
    pier = join(
        at(block(0.9, 0.05, 0.12, 0.02), 0, 0, 0),
        at(row(block(0.04, 0.03, 0.4, 0.01), 0.34, 5), 0, 0, 0),
        at(row(drum(0.06, 0.09), 0.34, 5), 0, 0.1, 0),
    )
    s.add(
        drawn(
            s,
            Model(
                made(
                    (pier, RUST),
                    (at(row(ball(0.04), 0.17, 9), 0, 0.08, 0.12), lamp("#FFC46A")),
                    (tower(0.1, 0.4, -0.7, 0, 0), VIOLET),
                ),
                reach=1.15,
            ),
            View(-32, 20, 10, 150, 200, 250),
            LIGHTS["guardians"],
        )
    )
    ship(s, clipper(), View(-30, 16, 14, 62, 130, 420), "guardians", 0.9, 1.7)
    ship(s, clipper(), View(150, 16, 14, 40, 300, 120), "guardians", 0.9, 1.8)


def _hollowtooth(s: Stage) -> None:
    sky(s, "guardians_murk", 598, 140)
    body = cut(rock(0.82, 11, (1.15, 0.9, 0.95)), at(egg(0.5, 0.34, 0.5), 0.05, -0.05, 0.75))
    teeth = join(
        *(
            rod((x, 0.3 - 0.25 * x * x, 0.62), (x, 0.08 - 0.05 * x, 0.7), 0.06, 0.006)
            for x in (-0.3, -0.12, 0.06, 0.24, 0.4)
        ),
        *(
            rod((x, -0.38 + 0.25 * x * x, 0.6), (x, -0.16, 0.7), 0.06, 0.006)
            for x in (-0.22, -0.02, 0.16, 0.34)
        ),
    )
    keep = join(
        tower(0.12, 0.5, -0.25, 0.55, 0.1),
        tower(0.08, 0.34, 0.1, 0.62, 0.1),
        tower(0.07, 0.24, 0.4, 0.55, 0.1),
    )
    model = Model(
        made(
            (body, Stuff("#6A5C72", 0.1, grain=0.2)),
            (teeth, Stuff("#E2D6BC", 0.5)),
            (at(egg(0.3, 0.2, 0.1), 0.05, -0.05, 0.36), lamp("#B86CFF", 0.9)),
            (keep, RUST),
            (join(roof(0.16, 0.24, -0.25, 1.08, 0.1), roof(0.11, 0.18, 0.1, 0.99, 0.1)), VIOLET),
        ),
        reach=1.35,
    )
    view = View(-14, 12, 6, 235, X, Y + 40)
    s.add(drawn(s, model, view, LIGHTS["guardians"]))
    s.add(oval(*view.spot((0.05, -0.05, 0.6)), 110, None, s.glow("#C88CFF", 0.5)))
    small = Model(made((rock(0.8, 5), Stuff("#5A4A6A", 0.1, grain=0.2))))
    for x, y, k in ((110, 150, 40), (660, 440, 54), (690, 120, 30), (90, 460, 34)):
        s.add(drawn(s, small, View(k, k, 0, k, x, y), LIGHTS["guardians"]))


PICTURES: dict[str, Painter] = {
    "pl_dawnlight_station": _dawnlight,
    "pl_refit_moon_calder": _calder,
    "pl_council_world_ainsel": _ainsel,
    "pl_bastion_archive_tholm": _tholm,
    "pl_crystal_garrison_vaar": _vaar,
    "pl_throne_yard_azhad": _azhad,
    "pl_free_port_nightedge": _nightedge,
    "pl_asteroid_keep_hollowtooth": _hollowtooth,
}
