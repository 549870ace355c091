"""Ships of the Kristallimperium: grown ruby shards in settings of dark metal."""

from __future__ import annotations

import random
from itertools import pairwise

from cosmic_planets import planet
from firestorm_kit import (
    BRASS,
    DARK,
    GARNET,
    OBSIDIAN,
    ROSE,
    RUBY,
    Painter,
    lamp,
    lines_of_speed,
    made,
    ship,
    shot,
    sky,
    sun,
    world,
)
from firestorm_march import Model, View
from firestorm_shapes import (
    Shape,
    around,
    at,
    ball,
    block,
    cut,
    drum,
    gem,
    hoop,
    join,
    lathe,
    pair,
    pipe,
    rod,
    shard,
    slab,
    turned,
)
from firestorm_ships_neutral import freighter
from motifs import bolt, zigzag
from stage import Stage, oval

FLAME = "#FF4A5A"
HOT = lamp("#FFD0C0")
SPARK = lamp("#FF6A7A")


def spike(
    front: float,
    back: float,
    r: float,
    x: float,
    y: float,
    z: float,
    yaw: float = 0,
    pitch: float = 0,
    sides: int = 6,
) -> Shape:
    """A shard set at a place and an angle."""
    return at(turned(shard(front, back, r, sides, 0.5), yaw, pitch), x, y, z)


def splinter() -> Model:
    """One long broken sliver with two chips beside it."""
    return Model(
        made(
            (spike(1.05, 0.7, 0.15, 0, 0, 0, 0, 0, 5), RUBY),
            (pair(spike(0.5, 0.35, 0.08, -0.2, 0.02, 0.2, -10, 0, 5)), ROSE),
            (spike(0.4, 0.3, 0.07, -0.25, 0.16, 0, 0, 12, 5), GARNET),
            (at(pipe(0.05, 0.14, 0.03), -0.52, 0, 0), OBSIDIAN),
        ),
        [(-0.72, 0, 0, 0.08)],
        flame=FLAME,
    )


def thorn() -> Model:
    """A curved thorn out of a round bud, crackling."""
    thorns = join(
        spike(0.85, 0.4, 0.13, 0.2, 0.0, 0, 0, 6),
        pair(spike(0.6, 0.35, 0.1, -0.05, -0.02, 0.3, -32, 0)),
        spike(0.5, 0.3, 0.09, -0.15, 0.28, 0, 0, 38),
    )
    bud = at(gem(0.3, 22, 4, (1.1, 0.8, 1)), -0.3, 0, 0)
    claws = at(around(rod((0.0, 0.24, 0), (0.32, 0.2, 0), 0.035, 0.01), 5), -0.3, 0, 0)
    return Model(
        made((thorns, RUBY), (bud, GARNET), (claws, BRASS), (at(ball(0.12), -0.1, 0, 0), SPARK)),
        [(-0.62, 0, 0, 0.12)],
        flame=FLAME,
    )


def lancer() -> Model:
    """A rider behind one enormous lance."""
    lance = join(
        spike(0.95, 0.25, 0.1, 0.3, 0, 0),
    )
    guard = at(
        join(lathe([(-0.06, 0.3), (0.0, 0.32), (0.1, 0.16), (0.14, 0.1)]), hoop(0.3, 0.03)), 0.12, 0, 0
    )
    hull = at(lathe([(-0.5, 0.1), (-0.4, 0.17), (0.1, 0.16), (0.3, 0.08)]), -0.2, 0, 0)
    wings = pair(
        join(spike(0.5, 0.45, 0.09, -0.42, 0.0, 0.36, 28, 0), spike(0.32, 0.3, 0.06, -0.5, 0.02, 0.56, 34, 0))
    )
    crest = join(spike(0.26, 0.36, 0.07, -0.45, 0.26, 0, 0, -24))
    return Model(
        made((lance, RUBY), (guard, BRASS), (hull, OBSIDIAN), (wings, RUBY), (crest, ROSE)),
        [(-0.72, 0, 0, 0.1)],
        flame=FLAME,
    )


def boarder() -> Model:
    """A boat with grappling claws round a drill."""
    hull = at(lathe([(-0.5, 0.16), (-0.4, 0.25), (0.2, 0.26), (0.34, 0.18)]), -0.2, 0, 0)
    drill = at(
        lathe([(0, 0.16), (0.1, 0.12), (0.16, 0.12), (0.24, 0.08), (0.3, 0.08), (0.44, 0.005)]), 0.12, 0, 0
    )
    arm = join(
        rod((0.0, 0.26, 0), (0.36, 0.5, 0), 0.05, 0.04),
        at(turned(shard(0.42, 0.14, 0.07, 5), 0, -28), 0.52, 0.44, 0),
    )
    claws = at(around(arm, 4, 0.785), 0, 0, 0)
    return Model(
        made(
            (hull, OBSIDIAN),
            (drill, BRASS),
            (claws, RUBY),
            (at(hoop(0.27, 0.04), -0.1, 0, 0), BRASS),
            (at(ball(0.07), 0.56, 0, 0), HOT),
            (pair(spike(0.2, 0.4, 0.08, -0.55, 0.0, 0.26, 20)), ROSE),
        ),
        [(-0.72, 0, 0, 0.16)],
        flame=FLAME,
    )


def pioneer() -> Model:
    """A settler's ark: a greenhouse of crystal on a sled with a drill mast."""
    sled = pair(at(rod((-0.6, 0, 0), (0.7, 0, 0), 0.06, 0.03), 0, -0.26, 0.3))
    deck = at(block(0.55, 0.06, 0.34, 0.03), -0.05, -0.16, 0)
    house = at(gem(0.36, 26, 9, (1.2, 0.9, 0.95)), 0.12, 0.1, 0)
    tanks = pair(at(drum(0.16, 0.12), -0.42, 0.0, 0.17))
    mast = join(
        rod((-0.42, 0.0, 0), (-0.5, 0.62, 0), 0.035, 0.02), spike(0.24, 0.1, 0.06, -0.52, 0.68, 0, 0, 96)
    )
    return Model(
        made(
            (sled, BRASS),
            (deck, OBSIDIAN),
            (house, ROSE),
            (tanks, DARK),
            (mast, GARNET),
            (at(ball(0.14), 0.12, 0.06, 0), lamp("#B8FF8A")),
            (pair(spike(0.5, 0.2, 0.07, 0.35, -0.16, 0.3)), RUBY),
        ),
        [(-0.62, -0.16, 0.15, 0.09), (-0.62, -0.16, -0.15, 0.09)],
        flame=FLAME,
    )


def battleship() -> Model:
    """A mountain of ruby with a keel of black metal and cannons of light."""
    heart = join(
        spike(1.1, 0.6, 0.26, 0, 0.02, 0),
        pair(spike(0.8, 0.55, 0.17, -0.12, -0.02, 0.32, -7)),
        pair(spike(0.55, 0.4, 0.11, -0.25, 0.0, 0.54, -12)),
    )
    top = join(
        spike(0.45, 0.35, 0.12, -0.2, 0.3, 0, 0, 22),
        spike(0.35, 0.3, 0.09, -0.42, 0.4, 0, 0, 44),
        pair(spike(0.35, 0.3, 0.08, -0.4, 0.24, 0.22, -8, 30)),
    )
    keel = at(
        slab(
            [
                (0.6, 0.1),
                (0.1, 0.44),
                (-0.6, 0.6),
                (-0.75, 0.3),
                (-0.75, -0.3),
                (-0.6, -0.6),
                (0.1, -0.44),
                (0.6, -0.1),
            ],
            0.07,
        ),
        0,
        -0.16,
        0,
    )
    bands = join(at(turned(block(0.05, 0.2, 0.5, 0.02), 0, 0, 0), -0.4, -0.02, 0))
    guns = pair(
        join(
            rod((0.1, -0.14, 0.28), (0.66, -0.14, 0.24), 0.04, 0.025),
            rod((0.0, -0.14, 0.5), (0.45, -0.14, 0.46), 0.035, 0.02),
        )
    )
    return Model(
        made(
            (heart, RUBY),
            (top, ROSE),
            (keel, OBSIDIAN),
            (bands, BRASS),
            (guns, BRASS),
            (at(ball(0.16), -0.3, 0.02, 0), SPARK),
        ),
        [(-0.78, -0.14, z, 0.09) for z in (0.34, 0.12, -0.12, -0.34)],
        flame=FLAME,
    )


def citadel() -> Model:
    """A carrier built round a glowing core: a ring of crystal towers on a disc."""
    disc = cut(at(turned(drum(0.09, 0.8), 0, 90), 0, -0.1, 0), at(turned(drum(0.3, 0.3), 0, 90), 0, -0.1, 0))
    ring = turned(at(around(at(shard(0.5, 0.3, 0.12), 0.05, 0.62, 0), 8), 0, 0, 0), 0, 90)
    small = turned(at(around(at(shard(0.28, 0.2, 0.08), 0.0, 0.42, 0), 8, 0.39), 0, 0, 0), 0, 90)
    mouths = turned(around(at(block(0.05, 0.02, 0.1, 0.01), -0.1, 0.79, 0), 8, 0.39), 0, 90)
    under = at(turned(shard(0.7, 0.3, 0.24), 0, -90), 0, -0.3, 0)
    return Model(
        made(
            (disc, OBSIDIAN),
            (ring, RUBY),
            (small, ROSE),
            (mouths, HOT),
            (under, GARNET),
            (at(ball(0.26), 0, 0.06, 0), lamp("#FFB04A")),
            (at(turned(hoop(0.32, 0.035), 0, 90), 0, 0.0, 0), BRASS),
        ),
        [],
        1.3,
        FLAME,
    )


def storm() -> Model:
    """A forked cruiser whose prongs hold lightning."""
    prongs = pair(spike(0.95, 0.6, 0.12, 0.1, 0, 0.3, 4))
    upper = pair(spike(0.6, 0.45, 0.09, -0.1, 0.16, 0.2, -4, 8))
    hull = at(lathe([(-0.4, 0.16), (-0.3, 0.24), (0.1, 0.2), (0.3, 0.06)]), -0.4, 0, 0)
    wings = pair(spike(0.3, 0.62, 0.11, -0.42, -0.02, 0.5, 34))
    ribs = pair(join(rod((-0.3, 0, 0.1), (0.1, 0, 0.28), 0.05), rod((-0.55, 0, 0.1), (-0.4, 0, 0.5), 0.05)))
    return Model(
        made(
            (prongs, RUBY),
            (upper, ROSE),
            (hull, OBSIDIAN),
            (wings, RUBY),
            (ribs, BRASS),
            (at(ball(0.1), 0.1, 0.02, 0), HOT),
        ),
        [(-0.82, 0, 0, 0.15), (-0.6, 0, 0.34, 0.07), (-0.6, 0, -0.34, 0.07)],
        flame=FLAME,
    )


def _splinter(s: Stage) -> None:
    sky(s, "kristall", 221, 130)
    rng = random.Random(4)
    for _ in range(5):
        x, y = rng.choice(((90, 110), (620, 90), (660, 460), (120, 470), (400, 70)))
        ship(
            s,
            splinter(),
            View(
                -40 + rng.uniform(-8, 8),
                30,
                36,
                rng.uniform(50, 80),
                x + rng.uniform(-30, 30),
                y + rng.uniform(-30, 30),
            ),
            "kristall",
            1.0,
        )
    ship(s, splinter(), View(-40, 30, 36, 270, 385, 290), "kristall", 1.2)


def crackle(
    s: Stage, points: list[tuple[float, float]], seed: int, tone: str = "#FF9AB0", width: float = 3
) -> None:
    """Lightning from point to point."""
    rng = random.Random(seed)
    for a, b in pairwise(points):
        s.add(bolt(zigzag(rng, a, b, 7, 18), tone, width, s))


def _thorn(s: Stage) -> None:
    sky(s, "kristall_night", 232, 130)
    world(s, planet("red", 0), 670, 130, 90)
    view = View(-36, 30, 26, 265, 380, 310)
    ship(s, thorn(), view, "kristall", 1.0)
    tip = view.spot((1.05, 0.08, 0))
    crackle(
        s, [tip, view.spot((0.5, 0.1, 0.7)), view.spot((0.2, 0.5, 0.1)), tip, (tip[0] + 90, tip[1] - 60)], 3
    )
    s.add(s.flare(*tip, 70, "#FF8AA0"))


def _lancer(s: Stage) -> None:
    sky(s, "kristall", 243, 110, 2.0)
    lines_of_speed(s, 6, 30, 150, "#FFB0B0", 0.4)
    ship(s, lancer(), View(-36, 28, 30, 260, 370, 310), "kristall", 1.4)


def _boarder(s: Stage) -> None:
    sky(s, "kristall_night", 254, 110, 1.4)
    ship(s, freighter(), View(20, 20, -8, 210, 640, 130), "neutral", 0.4, dead=True)
    ship(s, boarder(), View(-46, 24, 24, 235, 330, 350), "kristall", 1.0)


def _pioneer(s: Stage) -> None:
    sky(s, "kristall", 265, 120, 1.3)
    world(s, planet("green", 2), 620, 600, 300)
    ship(s, pioneer(), View(-32, 22, -6, 280, 340, 270), "kristall", 0.8)


def _battleship(s: Stage) -> None:
    sky(s, "kristall_night", 276, 120, 1.3)
    world(s, planet("orange", 4), 90, 480, 170)
    view = View(-38, 28, 26, 285, 385, 300)
    ship(s, battleship(), view, "kristall", 0.9)
    shot(s, view.spot((0.68, -0.14, 0.24)), (760, 200), "#FF7A6A", 5)
    shot(s, view.spot((0.68, -0.14, -0.24)), (700, 20), "#FF7A6A", 5)


def _citadel(s: Stage) -> None:
    sky(s, "kristall", 287, 130, 1.2)
    sun(s, 110, 90, 18, "#FFB0A0")
    view = View(18, 26, -6, 300, 385, 300)
    ship(s, citadel(), view, "kristall", 0, dead=True)
    s.add(oval(*view.spot((0, 0.1, 0)), 150, None, s.glow("#FFC06A", 0.5)))
    for x, y in ((130, 420), (200, 470), (290, 510), (600, 450), (680, 400)):
        ship(s, splinter(), View(160 if x < 400 else 20, 20, 10, 44, x, y), "kristall", 1.2, 1.6)


def _storm(s: Stage) -> None:
    sky(s, "kristall_night", 298, 110, 2.0)
    world(s, planet("purple", 0), 110, 120, 110)
    view = View(-38, 32, 30, 265, 380, 310)
    ship(s, storm(), view, "kristall", 1.1)
    a, b = view.spot((1.0, 0, 0.24)), view.spot((1.0, 0, -0.24))
    crackle(s, [a, b, view.spot((0.4, 0, 0.25)), view.spot((0.4, 0, -0.25)), a], 5, "#FFC0D0")
    shot(s, ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2), (766, 60), "#FFB0C0", 6)


PICTURES: dict[str, Painter] = {
    "ki_crystal_splinter": _splinter,
    "ki_crystal_thorn": _thorn,
    "ki_lancer": _lancer,
    "ki_boarding_craft": _boarder,
    "ki_pioneer_ship": _pioneer,
    "ki_crystal_battleship": _battleship,
    "ki_carrier_citadel": _citadel,
    "ki_storm_cruiser": _storm,
}
