"""Ships of the LFT: smooth white hulls with blue wings, built to bluff and to listen."""

from __future__ import annotations

from firestorm_kit import (
    BLUE,
    DARK,
    GLASS,
    NAVY,
    STEEL,
    WHITE,
    lamp,
    made,
)
from firestorm_march import Model
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
    shell,
    slab,
    stretch,
    turned,
)

FLAME = "#5FB8FF"
CYAN = lamp("#7FE8FF")


def pathfinder() -> Model:
    """A slim scout with a ring of feelers round its nose."""
    hull = stretch(lathe([(-0.75, 0.1), (-0.68, 0.17), (-0.1, 0.2), (0.4, 0.13), (0.95, 0.02)]), 1, 0.8, 1)
    wings = pair(at(slab([(0.1, 0.05), (-0.35, 0.62), (-0.6, 0.62), (-0.55, 0.05)], 0.02), 0, -0.03, 0))
    tips = pair(at(lathe([(-0.22, 0.03), (-0.18, 0.05), (0.2, 0.05), (0.36, 0.005)]), -0.42, -0.03, 0.63))
    ring = at(hoop(0.34, 0.022), 0.42, 0, 0)
    spokes = at(around(rod((0, 0.12, 0), (0, 0.34, 0), 0.012), 4, 0.785), 0.42, 0, 0)
    eyes = at(around(at(ball(0.045), 0, 0.34, 0), 4, 0.785), 0.42, 0, 0)
    tail = at(fin([(0.15, 0), (-0.2, 0.34), (-0.36, 0.34), (-0.3, 0)], 0.016), -0.42, 0.1, 0)
    return Model(
        made(
            (hull, WHITE),
            (wings, BLUE),
            (tips, STEEL),
            (ring, STEEL),
            (spokes, DARK),
            (eyes, CYAN),
            (tail, BLUE),
            (at(egg(0.2, 0.09, 0.1), 0.16, 0.13, 0), GLASS),
        ),
        [(-0.77, 0, 0, 0.12)],
    )


def trickster() -> Model:
    """A fighter with wings that sweep forwards and three prongs."""
    hull = stretch(lathe([(-0.6, 0.12), (-0.5, 0.19), (0.0, 0.2), (0.5, 0.1), (0.9, 0.015)]), 1, 0.6, 1)
    wings = pair(slab([(0.1, 0.1), (0.42, 0.78), (0.72, 0.92), (0.3, 0.92), (-0.62, 0.1)], 0.026))
    prongs = pair(at(lathe([(-0.5, 0.05), (-0.42, 0.075), (0.3, 0.06), (0.7, 0.005)]), -0.1, 0.02, 0.34))
    fins = pair(
        at(turned(fin([(0.1, 0), (-0.26, 0.36), (-0.4, 0.36), (-0.34, 0)], 0.014), 0, 0, 32), -0.3, 0.06, 0.2)
    )
    emitters = pair(at(ball(0.05), 0.72, 0.0, 0.9))
    return Model(
        made(
            (hull, WHITE),
            (wings, NAVY),
            (prongs, WHITE),
            (fins, BLUE),
            (emitters, CYAN),
            (at(egg(0.24, 0.09, 0.1), 0.2, 0.1, 0), GLASS),
        ),
        [(-0.62, 0.02, 0.34, 0.06), (-0.62, 0.02, -0.34, 0.06), (-0.63, 0, 0, 0.12)],
    )


def listener() -> Model:
    """A boat that carries one great dish and trails feelers."""
    hull = stretch(lathe([(-0.8, 0.08), (-0.7, 0.17), (0.3, 0.19), (0.62, 0.1), (0.8, 0.02)]), 1, 0.75, 1)
    bowl = cut(shell(egg(0.26, 0.6, 0.6), 0.016), at(block(0.5, 1, 1), 0.42, 0, 0))
    dish = at(turned(at(bowl, 0.1, 0, 0), 0, 38, 0), 0.12, 0.62, 0)
    horn = at(
        turned(join(rod((-0.1, 0, 0), (0.42, 0, 0), 0.02, 0.012), at(ball(0.06), 0.42, 0, 0)), 0, 38, 0),
        0.12,
        0.62,
        0,
    )
    mast = rod((0.0, 0.1, 0), (0.06, 0.6, 0), 0.05, 0.035)
    booms = pair(join(rod((-0.3, 0, 0.1), (-0.55, 0.05, 0.7), 0.018, 0.01), at(ball(0.04), -0.55, 0.05, 0.7)))
    pods = pair(at(lathe([(-0.25, 0.06), (-0.2, 0.09), (0.12, 0.09), (0.25, 0.02)]), -0.6, -0.08, 0.24))
    return Model(
        made(
            (hull, WHITE),
            (dish, WHITE),
            (horn, CYAN),
            (mast, STEEL),
            (booms, DARK),
            (pods, BLUE),
            (at(egg(0.18, 0.08, 0.1), 0.48, 0.1, 0), GLASS),
        ),
        [(-0.86, -0.08, 0.24, 0.07), (-0.86, -0.08, -0.24, 0.07)],
    )


def shifter() -> Model:
    """A spine with modules that plug in all round."""
    spine = join(
        drum(0.72, 0.07), at(lathe([(-0.12, 0.2), (0.0, 0.22), (0.2, 0.14), (0.34, 0.03)]), 0.7, 0, 0)
    )
    a = at(row(around(at(block(0.12, 0.11, 0.11, 0.03), 0, 0.23, 0), 4, 0.785), 0.58, 2), -0.16, 0, 0)
    b = at(around(at(drum(0.13, 0.11), 0, 0.24, 0), 4, 0.785), -0.16, 0, 0)
    collars = at(row(pipe(0.03, 0.15, 0.03), 0.29, 4), -0.15, 0, 0)
    drive = at(lathe([(-0.2, 0.17), (-0.16, 0.2), (0.1, 0.18), (0.2, 0.06)]), -0.76, 0, 0)
    gun = pair(rod((0.45, 0.0, 0.2), (1.0, 0.0, 0.2), 0.035, 0.02))
    return Model(
        made(
            (spine, WHITE),
            (a, BLUE),
            (b, WHITE),
            (collars, STEEL),
            (drive, NAVY),
            (gun, DARK),
            (at(egg(0.14, 0.08, 0.1), 0.84, 0.08, 0), GLASS),
        ),
        [(-0.96, 0, 0, 0.15)],
    )


def corvette() -> Model:
    """A needle between two long pods on raked struts."""
    hull = stretch(lathe([(-0.7, 0.08), (-0.6, 0.13), (0.1, 0.13), (0.55, 0.07), (1.05, 0.012)]), 1, 0.9, 1)
    struts = pair(slab([(0.12, 0.0), (-0.1, 0.6), (-0.42, 0.6), (-0.3, 0.0)], 0.03))
    pods = pair(
        at(lathe([(-0.62, 0.07), (-0.55, 0.1), (0.45, 0.1), (0.6, 0.07), (0.74, 0.01)]), -0.2, 0, 0.6)
    )
    rings = pair(at(row(pipe(0.035, 0.1, 0.022), 0.3, 3), -0.25, 0, 0.6))
    fins = pair(at(fin([(0.12, 0), (-0.2, 0.26), (-0.36, 0.26), (-0.3, 0)], 0.014), -0.5, 0.06, 0.6))
    guns = pair(rod((0.4, -0.02, 0.6), (0.85, -0.02, 0.6), 0.022, 0.014))
    return Model(
        made(
            (hull, WHITE),
            (struts, NAVY),
            (pods, WHITE),
            (rings, BLUE),
            (fins, BLUE),
            (guns, DARK),
            (at(egg(0.2, 0.07, 0.08), 0.3, 0.09, 0), GLASS),
            (at(drum(0.1, 0.16), -0.5, 0, 0), BLUE),
        ),
        [(-0.83, 0, 0.6, 0.09), (-0.83, 0, -0.6, 0.09), (-0.72, 0, 0, 0.09)],
    )


def tender() -> Model:
    """A broad whale of a ship with an open hangar and drums along its flanks."""
    body = melt(0.12, stretch(egg(0.82, 0.34, 0.42), 1, 1, 1), at(egg(0.34, 0.22, 0.3), 0.55, 0.04, 0))
    hull = cut(body, at(block(0.34, 0.16, 0.6, 0.05), 0.02, -0.04, 0))
    bay = at(block(0.33, 0.15, 0.2, 0.02), 0.02, -0.04, 0)
    lights = pair(
        join(*(at(block(0.012, 0.1, 0.012, 0.004), x, -0.04, 0.215) for x in (-0.24, -0.08, 0.1, 0.26)))
    )
    drums = pair(at(row(drum(0.12, 0.11), 0.27, 3), -0.45, 0.28, 0.26))
    bridge = join(
        at(block(0.12, 0.07, 0.16, 0.04), 0.42, 0.3, 0), at(block(0.06, 0.05, 0.1, 0.02), 0.42, 0.4, 0)
    )
    fins = pair(at(slab([(0.1, 0), (-0.3, 0.3), (-0.45, 0.3), (-0.35, 0)], 0.02), -0.45, 0.02, 0.36))
    guest = at(lathe([(-0.14, 0.02), (-0.1, 0.05), (0.05, 0.05), (0.18, 0.005)]), 0.0, -0.1, 0.3)
    nozzles = pair(
        join(at(pipe(0.09, 0.13, 0.03), -0.8, 0.1, 0.2), at(pipe(0.09, 0.11, 0.03), -0.78, -0.14, 0.16))
    )
    return Model(
        made(
            (hull, WHITE),
            (bay, DARK),
            (lights, CYAN),
            (drums, BLUE),
            (bridge, WHITE),
            (fins, BLUE),
            (pair(guest), STEEL),
            (nozzles, NAVY),
            (at(block(0.03, 0.02, 0.12, 0.01), 0.53, 0.32, 0), GLASS),
        ),
        [
            (-0.88, 0.1, 0.2, 0.11),
            (-0.88, 0.1, -0.2, 0.11),
            (-0.86, -0.14, 0.16, 0.09),
            (-0.86, -0.14, -0.16, 0.09),
        ],
    )


def battlecruiser() -> Model:
    """The pride of the line: a long wedge with turrets, a tower and six drives."""
    wedge = slab(
        [
            (1.1, 0.05),
            (0.2, 0.2),
            (-0.35, 0.44),
            (-0.8, 0.44),
            (-0.8, -0.44),
            (-0.35, -0.44),
            (0.2, -0.2),
            (1.1, -0.05),
        ],
        0.09,
        0.05,
    )
    deck = at(
        slab([(0.6, 0.05), (0.0, 0.17), (-0.7, 0.22), (-0.7, -0.22), (0.0, -0.17), (0.6, -0.05)], 0.07, 0.04),
        0,
        0.12,
        0,
    )
    stripes = pair(at(slab([(0.6, 0.1), (-0.3, 0.34), (-0.3, 0.42), (0.6, 0.14)], 0.1, 0.01), 0, 0, 0))
    tower = join(
        at(block(0.16, 0.12, 0.11, 0.03), -0.4, 0.26, 0),
        at(block(0.09, 0.08, 0.15, 0.03), -0.42, 0.4, 0),
        rod((-0.46, 0.4, 0), (-0.5, 0.72, 0), 0.012, 0.005),
    )
    turret = join(
        at(egg(0.09, 0.06, 0.08), 0, 0, 0),
        rod((0.05, 0.02, 0.03), (0.3, 0.04, 0.03), 0.016),
        rod((0.05, 0.02, -0.03), (0.3, 0.04, -0.03), 0.016),
    )
    turrets = join(at(turret, 0.3, 0.2, 0), at(turret, 0.0, 0.23, 0), pair(at(turret, -0.25, 0.13, 0.33)))
    prow = at(lathe([(-0.3, 0.05), (-0.2, 0.08), (0.3, 0.06), (0.42, 0.01)]), 0.85, 0, 0)
    nozzle = pair(
        join(at(pipe(0.1, 0.1, 0.03), -0.84, 0.02, 0.3), at(pipe(0.1, 0.1, 0.03), -0.84, 0.02, 0.1))
    )
    glow = (-0.92, 0.02)
    return Model(
        made(
            (wedge, WHITE),
            (deck, WHITE),
            (stripes, BLUE),
            (tower, WHITE),
            (turrets, NAVY),
            (prow, BLUE),
            (nozzle, DARK),
            (at(block(0.02, 0.02, 0.14, 0.006), -0.33, 0.42, 0), lamp("#BFF6FF")),
        ),
        [(*glow, z, 0.085) for z in (0.3, 0.1, -0.1, -0.3)],
    )


def runner() -> Model:
    """All engine: a hammer head, a thin neck and a block of six huge drives."""
    head = join(
        at(block(0.12, 0.1, 0.36, 0.05), 0.78, 0, 0),
        pair(at(lathe([(-0.14, 0.09), (0.1, 0.1), (0.24, 0.02)]), 0.85, 0, 0.34)),
    )
    neck = at(block(0.46, 0.07, 0.09, 0.03), 0.3, 0, 0)
    struts = pair(rod((0.55, 0.0, 0.06), (-0.2, 0.0, 0.3), 0.03))
    heart = at(block(0.22, 0.2, 0.3, 0.05), -0.28, 0, 0)
    pod = lathe([(-0.42, 0.11), (-0.36, 0.15), (0.1, 0.15), (0.3, 0.06)])
    pods = pair(join(at(pod, -0.5, 0.2, 0.2), at(pod, -0.5, -0.18, 0.2), at(pod, -0.42, 0.01, 0.42)))
    ribs = pair(
        join(
            *(
                at(pipe(0.03, 0.15, 0.02), x, y, z)
                for y, z in ((0.2, 0.2), (0.01, 0.42))
                for x in (-0.75, -0.55)
            )
        )
    )
    ram = at(
        slab([(0.2, 0.1), (0.0, 0.42), (-0.1, 0.42), (-0.06, -0.42), (0.0, -0.42), (0.2, -0.1)], 0.03),
        0.86,
        0,
        0,
    )
    jets = [
        (-0.93, 0.2, 0.2, 0.13),
        (-0.93, 0.2, -0.2, 0.13),
        (-0.93, -0.18, 0.2, 0.13),
        (-0.93, -0.18, -0.2, 0.13),
        (-0.85, 0.01, 0.42, 0.13),
        (-0.85, 0.01, -0.42, 0.13),
    ]
    return Model(
        made(
            (head, WHITE),
            (neck, STEEL),
            (struts, DARK),
            (heart, BLUE),
            (pods, WHITE),
            (ribs, BLUE),
            (ram, NAVY),
            (at(egg(0.1, 0.06, 0.14), 0.84, 0.1, 0), GLASS),
        ),
        jets,
    )
