"""Ships of the Forum Raglund: flying fortresses of yellow stone with gilded domes, arches and buttresses."""

from __future__ import annotations

from firestorm_kit import (
    BRONZE,
    DARK,
    GOLD,
    ROOF,
    STONE,
    WALL,
    lamp,
    made,
)
from firestorm_march import Model
from firestorm_shapes import (
    Shape,
    around,
    at,
    ball,
    block,
    common,
    cut,
    drum,
    egg,
    fin,
    join,
    lathe,
    pair,
    pipe,
    rod,
    row,
    slab,
    turned,
    upright,
)

FLAME = "#FFC04A"
WARM = lamp("#FFD878")


def dome(r: float, x: float = 0, y: float = 0, z: float = 0, tall: float = 1.0) -> Shape:
    """Half a ball, standing."""
    return at(common(egg(r, r * tall, r), at(block(9, 9, 9, 0), 0, 9, 0)), x, y, z)


def tower(r: float, high: float, x: float, y: float, z: float) -> Shape:
    """A round tower with a wider crown."""
    return join(
        at(upright(drum(high / 2, r)), x, y + high / 2, z),
        at(upright(drum(r * 0.35, r * 1.25)), x, y + high, z),
    )


def roof(r: float, high: float, x: float, y: float, z: float) -> Shape:
    """A pointed roof."""
    return at(upright(lathe([(0, r), (high * 0.25, r * 0.8), (high, 0.004)])), x, y, z)


def arches(count: int, step: float, x: float, y: float, z: float) -> Shape:
    """A row of openings to be cut from a wall."""
    one = join(
        block(step * 0.28, step * 0.35, 0.4, 0.0), at(turned(drum(0.4, step * 0.28), 90), 0, step * 0.35, 0)
    )
    return at(row(one, step, count), x, y, z)


def nuisance() -> Model:
    """A stout little boat with a mortar and a dome."""
    hull = join(
        at(block(0.5, 0.16, 0.26, 0.06), -0.1, 0, 0),
        at(turned(lathe([(-0.1, 0.24), (0.1, 0.2), (0.34, 0.04)]), 0, 0, 0), 0.42, 0, 0),
    )
    belt = at(block(0.54, 0.045, 0.29, 0.02), -0.1, -0.06, 0)
    mortar = at(
        turned(join(pipe(0.2, 0.11, 0.03), at(drum(0.03, 0.15), -0.2, 0, 0)), 0, 42, 0), 0.22, 0.24, 0
    )
    sails = pair(
        at(
            turned(fin([(0.2, 0), (-0.25, 0.42), (-0.45, 0.36), (-0.35, 0)], 0.02), 0, 0, 48),
            -0.25,
            0.05,
            0.24,
        )
    )
    nozzle = pair(at(pipe(0.1, 0.09, 0.03), -0.62, -0.02, 0.14))
    return Model(
        made(
            (hull, STONE),
            (belt, GOLD),
            (mortar, BRONZE),
            (sails, ROOF),
            (nozzle, DARK),
            (dome(0.15, -0.22, 0.14, 0, 1.1), GOLD),
            (at(ball(0.05), 0.72, 0.05, 0), WARM),
        ),
        [(-0.72, -0.02, 0.14, 0.08), (-0.72, -0.02, -0.14, 0.08)],
        flame=FLAME,
    )


def warden() -> Model:
    """A watch tower that floats: gate, walls and a lantern."""
    base = cut(
        at(block(0.36, 0.3, 0.36, 0.03), 0, -0.15, 0),
        at(block(0.12, 0.16, 0.8, 0.0), 0, -0.22, 0),
        at(block(0.8, 0.16, 0.12, 0), 0, -0.22, 0),
    )
    crown = at(block(0.42, 0.05, 0.42, 0.015), 0, 0.18, 0)
    teeth = join(
        *(
            at(block(0.05, 0.06, 0.05, 0.008), x, 0.28, z)
            for x in (-0.36, -0.12, 0.12, 0.36)
            for z in (-0.36, 0.36)
        ),
        *(at(block(0.05, 0.06, 0.05, 0.008), x, 0.28, z) for z in (-0.12, 0.12) for x in (-0.36, 0.36)),
    )
    keep = tower(0.2, 0.42, 0, 0.2, 0)
    corners = join(*(tower(0.09, 0.5, x, -0.42, z) for x in (-0.36, 0.36) for z in (-0.36, 0.36)))
    foot = at(upright(lathe([(-0.5, 0.02), (-0.3, 0.2), (0.0, 0.34)])), 0, -0.44, 0)
    guns = around(at(rod((0, 0.3, 0), (0, 0.62, 0), 0.035, 0.025), 0.0, 0, 0), 4)
    return Model(
        made(
            (base, WALL),
            (crown, STONE),
            (teeth, STONE),
            (keep, WALL),
            (corners, STONE),
            (foot, BRONZE),
            (roof(0.26, 0.4, 0, 0.64, 0), ROOF),
            (at(ball(0.05), 0, 1.06, 0), WARM),
            (at(turned(guns, 0, 90, 0), 0, 0.02, 0), BRONZE),
        ),
        [(0, -0.9, 0, 0.001)],
        1.3,
        FLAME,
    )


def pinprick() -> Model:
    """A needle gun with a gilded grip of wings."""
    needle = join(
        rod((0.1, 0, 0), (1.15, 0, 0), 0.05, 0.008), at(row(pipe(0.02, 0.055, 0.02), 0.16, 4), 0.35, 0, 0)
    )
    hull = lathe([(-0.55, 0.12), (-0.45, 0.19), (0.0, 0.2), (0.2, 0.12), (0.3, 0.04)])
    wings = pair(
        at(
            slab([(0.0, 0.1), (0.1, 0.42), (-0.1, 0.7), (-0.5, 0.78), (-0.34, 0.5), (-0.45, 0.1)], 0.025),
            0,
            0,
            0,
        )
    )
    rims = (
        pair(rod((0.1, 0, 0.42), (-0.12, 0, 0.7), 0.035)),
        pair(rod((-0.12, 0, 0.7), (-0.5, 0, 0.78), 0.035, 0.01)),
    )
    crest = at(fin([(0.15, 0), (0.05, 0.16), (-0.25, 0.4), (-0.4, 0.3), (-0.35, 0)], 0.02), -0.15, 0.14, 0)
    return Model(
        made(
            (needle, GOLD),
            (hull, STONE),
            (wings, BRONZE),
            (join(*rims), GOLD),
            (crest, ROOF),
            (at(egg(0.14, 0.1, 0.12), 0.08, 0.12, 0), WARM),
        ),
        [(-0.57, 0, 0, 0.12)],
        flame=FLAME,
    )


def yacht() -> Model:
    """A gilded barge with canopies, for guests of rank."""
    hull = at(egg(0.85, 0.2, 0.26), 0, -0.08, 0)
    keel = at(egg(0.6, 0.16, 0.1), -0.05, -0.2, 0)
    rail = common(at(turned(pipe(0.03, 0.52, 0.02), 0, 90), 0, 0.0, 0), block(9, 9, 9, 0))
    cabin = join(at(drum(0.26, 0.17), 0.02, 0.06, 0), dome(0.17, 0.3, 0.05, 0), dome(0.17, -0.26, 0.05, 0))
    spire = join(roof(0.09, 0.34, 0.02, 0.2, 0), at(ball(0.04), 0.02, 0.55, 0))
    prow = rod((0.75, -0.02, 0), (1.08, 0.22, 0), 0.05, 0.015)
    sails = pair(
        at(
            turned(slab([(0.3, 0), (0.1, 0.55), (-0.3, 0.62), (-0.35, 0)], 0.012), 0, 0, -38),
            -0.2,
            -0.02,
            0.2,
        )
    )
    return Model(
        made(
            (hull, STONE),
            (keel, BRONZE),
            (rail, GOLD),
            (cabin, GOLD),
            (spire, ROOF),
            (join(prow, at(ball(0.05), 1.1, 0.24, 0)), GOLD),
            (sails, ROOF),
            (pair(at(row(block(0.03, 0.05, 0.02, 0.01), 0.12, 4), 0.0, 0.08, 0.165)), WARM),
        ),
        [(-0.84, -0.08, 0, 0.1)],
        flame=FLAME,
    )


def escort() -> Model:
    """A stubby corvette behind two tower shields."""
    hull = join(
        at(block(0.55, 0.15, 0.17, 0.05), 0, 0, 0),
        at(lathe([(0, 0.17), (0.2, 0.12), (0.34, 0.02)]), 0.52, 0, 0),
    )
    shields = pair(at(turned(egg(0.6, 0.34, 0.07), 0, 0, 8), 0.1, 0.02, 0.5))
    rims = pair(at(turned(cut(egg(0.63, 0.37, 0.06), egg(0.56, 0.3, 0.2)), 0, 0, 8), 0.1, 0.02, 0.5))
    boss = pair(at(turned(lathe([(0, 0.13), (0.06, 0.1), (0.1, 0.02)]), -90), 0.1, 0.03, 0.55))
    arms = pair(join(rod((0.2, 0, 0.1), (0.2, 0, 0.48), 0.045), rod((-0.2, 0, 0.1), (-0.1, 0, 0.48), 0.045)))
    guns = join(*(rod((0.3, 0.12, z), (0.85, 0.12, z), 0.03, 0.02) for z in (-0.06, 0.06)))
    return Model(
        made(
            (hull, STONE),
            (shields, STONE),
            (rims, GOLD),
            (boss, GOLD),
            (arms, BRONZE),
            (guns, BRONZE),
            (tower(0.1, 0.2, -0.2, 0.12, 0), WALL),
            (roof(0.14, 0.2, -0.2, 0.34, 0), ROOF),
        ),
        [(-0.58, 0, 0.08, 0.08), (-0.58, 0, -0.08, 0.08)],
        flame=FLAME,
    )


def bulwark() -> Model:
    """A wall that flies: a curtain of stone between two gate towers."""
    wall = cut(at(block(0.8, 0.34, 0.16, 0.02), 0, 0, 0), arches(5, 0.26, 0, -0.14, 0))
    teeth = at(row(block(0.06, 0.06, 0.17, 0.01), 0.2, 8), 0, 0.39, 0)
    towers = join(*(join(tower(0.2, 0.95, x, -0.5, 0)) for x in (-0.82, 0.82)))
    roofs = join(*(roof(0.27, 0.34, x, 0.5, 0) for x in (-0.82, 0.82)))
    buttress = pair(at(row(turned(block(0.05, 0.3, 0.1, 0.01), 0, 0, 22), 0.52, 3), 0, -0.1, 0.24))
    glow = at(row(at(ball(0.07), 0, 0, 0), 0.26, 5), 0, -0.16, 0)
    emitter = at(turned(lathe([(-0.1, 0.08), (0, 0.16), (0.06, 0.13), (0.02, 0.0)]), -90), 0, 0.2, 0.2)
    return Model(
        made(
            (wall, WALL),
            (teeth, STONE),
            (towers, STONE),
            (roofs, ROOF),
            (buttress, STONE),
            (glow, WARM),
            (emitter, GOLD),
            (at(ball(0.07), 0, 0.2, 0.24), lamp("#BFFFE0")),
            (at(block(0.84, 0.04, 0.2, 0.01), 0, 0.31, 0), GOLD),
        ),
        [],
        1.35,
        FLAME,
    )


def council() -> Model:
    """A cathedral under way: nave, great dome, ring of columns and banners of light."""
    nave = cut(at(block(0.8, 0.2, 0.26, 0.03), 0, -0.05, 0), pair(arches(7, 0.2, 0, -0.14, 0.44)))
    apse = join(at(upright(drum(0.2, 0.3)), 0.8, -0.05, 0), dome(0.3, 0.8, 0.15, 0, 0.8))
    columns = at(upright(around(at(rod((0, 0.36, 0), (0.3, 0.36, 0), 0.035), 0, 0, 0), 12)), -0.05, 0.12, 0)
    deck = at(upright(drum(0.035, 0.42)), -0.05, 0.45, 0)
    core = at(upright(drum(0.18, 0.27)), -0.05, 0.28, 0)
    lantern = join(at(upright(drum(0.08, 0.09)), -0.05, 0.92, 0), roof(0.11, 0.2, -0.05, 1.0, 0))
    towers = pair(join(tower(0.11, 0.62, -0.75, -0.1, 0.26), tower(0.08, 0.34, 0.5, -0.05, 0.28)))
    roofs = pair(join(roof(0.15, 0.3, -0.75, 0.56, 0.26), roof(0.11, 0.2, 0.5, 0.32, 0.28)))
    keel = at(egg(0.85, 0.2, 0.2), 0, -0.25, 0)
    return Model(
        made(
            (nave, WALL),
            (apse, STONE),
            (columns, STONE),
            (deck, GOLD),
            (core, WARM),
            (dome(0.4, -0.05, 0.48, 0), GOLD),
            (lantern, ROOF),
            (towers, STONE),
            (roofs, ROOF),
            (keel, BRONZE),
        ),
        [(-0.86, -0.1, 0.12, 0.1), (-0.86, -0.1, -0.12, 0.1)],
        1.4,
        FLAME,
    )


def workshop() -> Model:
    """A floating yard: cranes, a furnace and a half open dock."""
    hull = cut(
        at(block(0.78, 0.22, 0.36, 0.04), -0.05, -0.1, 0), at(block(0.34, 0.3, 0.26, 0.02), 0.3, 0.1, 0)
    )
    belt = at(block(0.81, 0.04, 0.39, 0.015), -0.05, -0.14, 0)
    crane = pair(
        join(
            rod((0.0, 0.1, 0.3), (0.0, 0.62, 0.3), 0.04),
            rod((0.0, 0.6, 0.3), (0.62, 0.66, 0.16), 0.035, 0.02),
            rod((0.6, 0.66, 0.16), (0.6, 0.36, 0.16), 0.008),
            at(block(0.05, 0.04, 0.05, 0.01), 0.6, 0.34, 0.16),
        )
    )
    guest = at(lathe([(-0.26, 0.05), (-0.2, 0.1), (0.1, 0.1), (0.28, 0.01)]), 0.32, 0.1, 0)
    furnace = join(tower(0.17, 0.36, -0.5, 0.1, 0), dome(0.2, -0.5, 0.5, 0))
    chimneys = pair(at(upright(drum(0.22, 0.05)), -0.72, 0.3, 0.2))
    gear = pair(
        at(
            turned(join(drum(0.05, 0.16), around(at(block(0.05, 0.04, 0.04, 0.005), 0, 0.18, 0), 10)), 90),
            -0.3,
            -0.08,
            0.4,
        )
    )
    return Model(
        made(
            (hull, WALL),
            (belt, GOLD),
            (crane, GOLD),
            (guest, STONE),
            (furnace, STONE),
            (chimneys, BRONZE),
            (gear, BRONZE),
            (at(ball(0.1), -0.36, 0.22, 0), lamp("#FF8A2A")),
            (at(block(0.3, 0.02, 0.22, 0.005), 0.3, -0.14, 0), WARM),
        ),
        [(-0.84, -0.1, 0.2, 0.1), (-0.84, -0.1, -0.2, 0.1)],
        1.3,
        FLAME,
    )
