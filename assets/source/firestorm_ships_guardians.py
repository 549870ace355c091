"""Ships of the Galactic Guardians: stolen plates, insect legs, teeth and bad manners."""

from __future__ import annotations

from firestorm_kit import (
    BONE,
    CHITIN,
    DARK,
    PATCH,
    RUST,
    STEEL,
    VIOLET,
    lamp,
    made,
)
from firestorm_march import Model, Stuff
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    cut,
    drum,
    egg,
    fin,
    hoop,
    join,
    lathe,
    melt,
    pair,
    pipe,
    rod,
    row,
    shard,
    slab,
    stretch,
    turned,
)

FLAME = "#C07CFF"
TOXIC = lamp("#B8FF5A")
EYE = lamp("#FF5AD0")
FIRE = lamp("#FF8A2A")


def lens() -> Model:
    """A living lens: a shell of glass in a ring of claws."""
    glass = Stuff("#B89CFF", 1.0, clear=0.9)
    claws = turned(
        around(
            join(
                rod((0.0, 0.6, 0), (0.28, 0.74, 0), 0.06, 0.04),
                rod((0.28, 0.74, 0), (0.56, 0.5, 0), 0.045, 0.008),
            ),
            6,
        ),
        0,
    )
    return Model(
        made(
            (egg(0.26, 0.56, 0.56), glass),
            (hoop(0.6, 0.075), CHITIN),
            (claws, BONE),
            (at(egg(0.5, 0.2, 0.22), -0.42, 0, 0), CHITIN),
            (around(at(ball(0.05), -0.1, 0.63, 0), 6, 0.5), EYE),
        ),
        [(-0.9, 0, 0, 0.1)],
        flame=FLAME,
    )


def capsule() -> Model:
    """A barrel of fire with a drive strapped on."""
    barrel = drum(0.42, 0.3, 0.06)
    hoops = row(pipe(0.03, 0.3, 0.025), 0.28, 3)
    cracks = join(
        *(
            at(turned(block(0.02, 0.16, 0.03, 0.01), 0, a), x, 0.02, 0.29)
            for x, a in ((-0.1, 20), (0.12, -30), (0.0, 60))
        )
    )
    fuse = join(rod((0.42, 0, 0), (0.66, 0.12, 0), 0.05, 0.03), at(ball(0.09), 0.7, 0.14, 0))
    fins = at(around(fin([(0.1, 0.2), (-0.2, 0.56), (-0.34, 0.56), (-0.3, 0.2)], 0.02), 4, 0.785), -0.3, 0, 0)
    return Model(
        made(
            (barrel, RUST),
            (hoops, DARK),
            (cracks, FIRE),
            (fuse, FIRE),
            (fins, VIOLET),
            (at(pipe(0.12, 0.16, 0.04), -0.5, 0, 0), DARK),
        ),
        [(-0.62, 0, 0, 0.16)],
        flame="#FF9A3A",
    )


def forlorn() -> Model:
    """A ram with a skull for a nose and more engine than hull."""
    skull = melt(
        0.08, at(egg(0.26, 0.22, 0.22), 0.55, 0.04, 0), at(block(0.12, 0.1, 0.12, 0.04), 0.74, -0.12, 0)
    )
    face = cut(
        skull, pair(at(egg(0.12, 0.075, 0.07), 0.74, 0.04, 0.13)), at(egg(0.1, 0.05, 0.03), 0.84, -0.07, 0)
    )
    eyes = pair(at(ball(0.05), 0.7, 0.04, 0.12))
    teeth = join(
        *(at(block(0.02, 0.05, 0.016, 0.004), 0.86, -0.18, z) for z in (-0.08, -0.04, 0, 0.04, 0.08))
    )
    hull = join(at(block(0.42, 0.14, 0.16, 0.04), 0.0, 0, 0))
    boosters = pair(at(lathe([(-0.6, 0.1), (-0.5, 0.15), (0.3, 0.14), (0.5, 0.02)]), -0.15, 0.02, 0.3))
    spikes = pair(
        join(*(rod((x, 0.1, 0.3), (x + 0.1, 0.36, 0.46), 0.035, 0.004) for x in (-0.45, -0.2, 0.05)))
    )
    return Model(
        made(
            (face, BONE),
            (eyes, FIRE),
            (teeth, BONE),
            (hull, PATCH),
            (boosters, RUST),
            (spikes, STEEL),
            (at(lathe([(-0.3, 0.14), (0.2, 0.12)]), -0.45, 0.12, 0), DARK),
        ),
        [(-0.77, 0.02, 0.3, 0.13), (-0.77, 0.02, -0.3, 0.13), (-0.77, 0.12, 0, 0.12)],
        flame="#FF7A3A",
    )


def clipper() -> Model:
    """A quick smuggler with crooked solar sails and boxes under its belly."""
    hull = stretch(lathe([(-0.7, 0.06), (-0.5, 0.16), (0.1, 0.18), (0.6, 0.08), (1.0, 0.01)]), 1, 0.8, 1)
    sails = join(
        at(
            turned(fin([(0.25, 0), (0.05, 0.62), (-0.4, 0.5), (-0.3, 0)], 0.012), 0, 0, 12), -0.05, 0.12, 0.04
        ),
        at(turned(fin([(0.2, 0), (0.0, 0.42), (-0.3, 0.36), (-0.24, 0)], 0.012), 0, 0, 118), -0.2, 0.0, 0.12),
        at(
            turned(fin([(0.2, 0), (0.1, 0.5), (-0.2, 0.42), (-0.24, 0)], 0.012), 0, 0, -112), -0.1, 0.0, -0.12
        ),
    )
    mast = rod((0.1, 0.1, 0), (-0.02, 0.8, 0.1), 0.022, 0.01)
    boxes = join(
        at(block(0.12, 0.09, 0.1, 0.01), 0.1, -0.24, 0.0),
        at(turned(block(0.1, 0.08, 0.1, 0.01), 12), -0.18, -0.23, 0.02),
        at(block(0.08, 0.07, 0.08, 0.01), -0.42, -0.2, 0),
    )
    return Model(
        made(
            (hull, PATCH),
            (sails, VIOLET),
            (mast, DARK),
            (boxes, RUST),
            (at(egg(0.16, 0.08, 0.1), 0.35, 0.1, 0), TOXIC),
        ),
        [(-0.72, 0, 0, 0.09)],
        flame=FLAME,
    )


def hunter() -> Model:
    """A wasp: slit eyes, bent legs and a sting of a gun."""
    head = melt(0.06, at(egg(0.24, 0.17, 0.2), 0.5, 0.04, 0), at(egg(0.3, 0.16, 0.18), 0.1, 0.06, 0))
    tail = melt(0.05, at(egg(0.22, 0.15, 0.16), -0.35, 0.04, 0), at(egg(0.2, 0.11, 0.11), -0.65, -0.02, 0))
    eyes = pair(at(egg(0.12, 0.07, 0.06), 0.62, 0.1, 0.13))
    legs = pair(
        join(
            *(
                join(
                    rod((x, 0, 0.12), (x + 0.1, 0.24, 0.42), 0.035, 0.03),
                    rod((x + 0.1, 0.24, 0.42), (x + 0.28, -0.3, 0.6), 0.03, 0.006),
                )
                for x in (-0.15, 0.08, 0.3)
            )
        )
    )
    sting = join(
        rod((0.3, -0.16, 0), (1.05, -0.16, 0), 0.045, 0.025),
        at(row(pipe(0.02, 0.05, 0.02), 0.1, 4), 0.75, -0.16, 0),
    )
    wings = pair(
        at(turned(slab([(0.1, 0), (0.0, 0.5), (-0.5, 0.62), (-0.4, 0.1)], 0.01), 0, 0, -24), 0.05, 0.16, 0.08)
    )
    return Model(
        made(
            (head, CHITIN),
            (tail, CHITIN),
            (eyes, EYE),
            (legs, BONE),
            (sting, STEEL),
            (wings, Stuff("#A88CFF", 1.0, clear=0.7)),
            (at(hoop(0.16, 0.03), -0.5, 0.02, 0), VIOLET),
        ),
        [(-0.84, -0.04, 0, 0.07)],
        flame=FLAME,
    )


def mothership() -> Model:
    """A hulk of three hulls welded together, with a hangar like a mouth."""
    a = at(drum(0.62, 0.24, 0.05), -0.1, 0.02, 0.16)
    b = at(block(0.5, 0.2, 0.18, 0.04), -0.2, -0.02, -0.3)
    c = at(turned(lathe([(-0.5, 0.14), (0.2, 0.16), (0.4, 0.05)]), 6, 8), 0.0, 0.34, -0.08)
    mouth = at(cut(egg(0.36, 0.34, 0.4), at(egg(0.4, 0.2, 0.28), 0.22, -0.02, 0)), 0.58, -0.02, 0.04)
    glow = at(egg(0.12, 0.16, 0.24), 0.52, -0.02, 0.04)
    teeth = at(
        turned(around(at(rod((0, 0.24, 0), (0.14, 0.16, 0), 0.035, 0.004), 0, 0, 0), 10), 0),
        0.82,
        -0.02,
        0.04,
    )
    masts = join(
        rod((-0.4, 0.2, 0), (-0.5, 0.85, 0.05), 0.03, 0.01),
        rod((0.1, 0.4, -0.1), (0.15, 0.9, -0.2), 0.025, 0.01),
        rod((-0.5, 0.6, 0.03), (-0.3, 0.62, 0.2), 0.015),
    )
    flag = at(fin([(0, 0), (-0.34, -0.04), (-0.28, 0.1), (-0.36, 0.22), (0, 0.2)], 0.01), -0.49, 0.62, 0.05)
    return Model(
        made(
            (a, PATCH),
            (b, RUST),
            (c, VIOLET),
            (mouth, CHITIN),
            (glow, TOXIC),
            (teeth, BONE),
            (masts, DARK),
            (flag, Stuff("#B02A6A", 0.3)),
        ),
        [(-0.74, 0.02, 0.16, 0.17), (-0.72, -0.02, -0.3, 0.12), (-0.5, 0.28, -0.1, 0.1)],
        1.35,
        FLAME,
    )


def patchwork() -> Model:
    """No two parts of it were built by the same people."""
    left = at(lathe([(-0.6, 0.12), (-0.5, 0.19), (0.3, 0.17), (0.6, 0.02)]), 0.0, 0.0, 0.3)
    right = at(block(0.55, 0.12, 0.14, 0.03), -0.05, 0.02, -0.3)
    mid = at(
        turned(
            slab(
                [(0.9, 0.06), (0.1, 0.26), (-0.7, 0.2), (-0.7, -0.2), (0.1, -0.26), (0.9, -0.06)], 0.1, 0.03
            ),
            3,
        ),
        0,
        0,
        0,
    )
    dome_ = at(ball(0.19), -0.1, 0.14, 0.06)
    arm = join(
        rod((0.1, 0.0, -0.4), (0.55, 0.1, -0.6), 0.05),
        at(turned(shard(0.3, 0.1, 0.07, 4), 20), 0.7, 0.1, -0.62),
    )
    wing = at(turned(slab([(0.3, 0), (-0.1, 0.5), (-0.4, 0.44), (-0.3, 0)], 0.025), 0, 0, -14), -0.2, 0, 0.42)
    ring = at(turned(hoop(0.4, 0.035), 10, 0), -0.35, 0.02, 0)
    return Model(
        made(
            (left, Stuff("#AEBCD4", 0.5, 0.3, 0.18, 0.5, 0.2, ("#8A5A3A",))),
            (right, RUST),
            (mid, PATCH),
            (dome_, Stuff("#C8A040", 0.6, 0.7)),
            (arm, CHITIN),
            (wing, VIOLET),
            (ring, STEEL),
            (at(egg(0.14, 0.08, 0.1), 0.35, 0.12, 0), TOXIC),
            (at(turned(pipe(0.5, 0.05, 0.02), 6, 4), 0.2, 0.24, -0.2), DARK),
        ),
        [(-0.62, 0, 0.3, 0.12), (-0.62, 0.02, -0.3, 0.09), (-0.72, 0.0, 0.06, 0.1)],
        1.3,
        FLAME,
    )


def maw() -> Model:
    """A deep-sea monster of a flagship: all jaws."""
    body = melt(0.15, at(egg(0.6, 0.4, 0.42), -0.2, 0.04, 0), at(egg(0.5, 0.2, 0.26), -0.6, 0.06, 0))
    jaw = cut(body, at(turned(egg(0.62, 0.2, 0.5), 0, 4), 0.38, -0.03, 0))
    throat = at(egg(0.16, 0.14, 0.26), 0.0, -0.03, 0)
    upper = join(
        *(
            rod(
                (0.36 - 0.42 * abs(z), 0.17 - 0.1 * z * z, z),
                (0.44 - 0.42 * abs(z), -0.05, z * 0.95),
                0.04,
                0.004,
            )
            for z in (-0.36, -0.24, -0.12, 0, 0.12, 0.24, 0.36)
        )
    )
    lower = join(
        *(
            rod(
                (0.34 - 0.42 * abs(z), -0.2 + 0.1 * z * z, z),
                (0.42 - 0.42 * abs(z), 0.03, z * 0.95),
                0.035,
                0.004,
            )
            for z in (-0.3, -0.18, -0.06, 0.06, 0.18, 0.3)
        )
    )
    lure = join(
        rod((0.0, 0.38, 0), (0.3, 0.72, 0), 0.03, 0.02), rod((0.3, 0.72, 0), (0.66, 0.6, 0), 0.02, 0.012)
    )
    spines = join(
        *(
            at(fin([(0.1, 0), (-0.16, 0.3), (-0.2, 0)], 0.02), x, 0.36 - 0.3 * (x + 0.2) ** 2, 0)
            for x in (-0.7, -0.45, -0.2)
        )
    )
    fins = pair(
        at(turned(slab([(0.15, 0), (-0.2, 0.45), (-0.5, 0.5), (-0.3, 0)], 0.02), 0, 0, -18), -0.3, 0.0, 0.36)
    )
    return Model(
        made(
            (jaw, CHITIN),
            (throat, TOXIC),
            (upper, BONE),
            (lower, BONE),
            (lure, DARK),
            (at(ball(0.08), 0.68, 0.58, 0), TOXIC),
            (spines, VIOLET),
            (fins, VIOLET),
            (pair(at(ball(0.065), 0.16, 0.26, 0.27)), EYE),
        ),
        [(-1.08, 0.06, 0.1, 0.1), (-1.08, 0.06, -0.1, 0.1)],
        1.35,
        FLAME,
    )
