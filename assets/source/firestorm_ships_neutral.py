"""Ships anyone can buy: green and grey working boats, an escort fighter, a light cruiser and a freighter."""

from __future__ import annotations

from cosmic_planets import planet
from firestorm_kit import (
    CARGO,
    DARK,
    GLASS,
    GREEN,
    GREY,
    LIGHTS,
    OLIVE,
    STEEL,
    Painter,
    drawn,
    lamp,
    lines_of_speed,
    made,
    ship,
    sky,
    sun,
    world,
)
from firestorm_march import Model, View
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    drum,
    egg,
    fin,
    gem,
    hoop,
    join,
    lathe,
    pair,
    pipe,
    rod,
    row,
    slab,
    stretch,
    turned,
)
from stage import Stage, oval, path

FLAME = "#6CF0B0"
AMBER = lamp("#FFD06A")


def courier() -> Model:
    """A small fast boat, mostly one drive and a mail pod."""
    hull = stretch(lathe([(-0.5, 0.14), (-0.4, 0.22), (0.1, 0.24), (0.45, 0.16), (0.7, 0.03)]), 1, 0.8, 1)
    pod = at(drum(0.22, 0.13), -0.05, -0.22, 0)
    wings = pair(
        at(turned(slab([(0.1, 0), (-0.2, 0.4), (-0.42, 0.42), (-0.35, 0)], 0.02), 0, 0, 18), -0.1, 0.02, 0.2)
    )
    tail = at(fin([(0.1, 0), (-0.15, 0.3), (-0.32, 0.3), (-0.28, 0)], 0.018), -0.3, 0.16, 0)
    return Model(
        made(
            (hull, GREEN),
            (pod, CARGO),
            (wings, GREY),
            (tail, GREY),
            (at(pipe(0.12, 0.18, 0.04), -0.56, 0, 0), DARK),
            (at(egg(0.22, 0.12, 0.16), 0.3, 0.1, 0), GLASS),
        ),
        [(-0.68, 0, 0, 0.17)],
        flame=FLAME,
    )


def probe_tender() -> Model:
    """A carrier of probes: a rack of round eyes under a flat deck."""
    deck = at(block(0.72, 0.06, 0.3, 0.03), 0, 0.12, 0)
    bridge = at(lathe([(-0.2, 0.16), (0.05, 0.18), (0.22, 0.1), (0.3, 0.02)]), 0.66, 0.12, 0)
    probes = pair(
        at(row(join(ball(0.11), rod((0, -0.1, 0), (0, -0.26, 0), 0.012)), 0.28, 4), -0.05, -0.06, 0.2)
    )
    eyes = pair(at(row(at(ball(0.05), 0, -0.02, 0.085), 0.28, 4), -0.05, -0.06, 0.2))
    mast = join(
        rod((-0.4, 0.1, 0), (-0.4, 0.55, 0), 0.03, 0.015), at(turned(hoop(0.16, 0.018), 0, 0), -0.4, 0.52, 0)
    )
    return Model(
        made(
            (deck, OLIVE),
            (bridge, GREY),
            (probes, STEEL),
            (eyes, lamp("#8FFFD0")),
            (mast, DARK),
            (pair(at(pipe(0.12, 0.09, 0.03), -0.76, 0.1, 0.16)), DARK),
            (at(block(0.05, 0.03, 0.13, 0.01), 0.72, 0.26, 0), GLASS),
            (at(block(0.74, 0.02, 0.32, 0.01), 0, 0.12, 0), GREEN),
        ),
        [(-0.88, 0.1, 0.16, 0.08), (-0.88, 0.1, -0.16, 0.08)],
        flame=FLAME,
    )


def tug() -> Model:
    """A stubby pusher with a claw and a beam emitter."""
    hull = at(block(0.34, 0.24, 0.3, 0.08), -0.15, 0, 0)
    cab = at(block(0.14, 0.13, 0.2, 0.05), 0.08, 0.3, 0)
    arms = pair(
        join(
            rod((0.1, 0, 0.26), (0.5, 0.05, 0.48), 0.06, 0.05),
            rod((0.5, 0.05, 0.48), (0.86, 0.0, 0.26), 0.05, 0.03),
            at(ball(0.08), 0.5, 0.05, 0.48),
        )
    )
    dish = at(lathe([(0, 0.06), (0.1, 0.2), (0.14, 0.2), (0.06, 0.02)]), 0.2, 0.0, 0)
    drives = pair(at(lathe([(-0.26, 0.14), (-0.2, 0.18), (0.1, 0.16), (0.2, 0.06)]), -0.5, 0.0, 0.36))
    return Model(
        made(
            (hull, OLIVE),
            (cab, GREEN),
            (arms, CARGO),
            (dish, STEEL),
            (drives, GREY),
            (at(block(0.03, 0.07, 0.17, 0.02), 0.21, 0.31, 0), GLASS),
            (at(ball(0.07), 0.3, 0, 0), lamp("#9FFFE0")),
        ),
        [(-0.76, 0, 0.36, 0.14), (-0.76, 0, -0.36, 0.14)],
        flame=FLAME,
    )


def escort() -> Model:
    """A plain twin-boom fighter for hire."""
    hull = stretch(lathe([(-0.5, 0.1), (-0.4, 0.15), (0.2, 0.16), (0.55, 0.1), (0.85, 0.02)]), 1, 0.85, 1)
    wings = pair(slab([(0.3, 0.08), (0.05, 0.72), (-0.28, 0.8), (-0.3, 0.08)], 0.028))
    booms = pair(at(lathe([(-0.62, 0.04), (-0.5, 0.075), (0.25, 0.075), (0.4, 0.02)]), -0.2, 0.0, 0.42))
    tail = join(
        at(slab([(0.1, 0.46), (-0.1, 0.46), (-0.1, -0.46), (0.1, -0.46)], 0.02), -0.72, 0.1, 0),
        pair(at(fin([(0.16, -0.04), (-0.06, 0.22), (-0.2, 0.22), (-0.16, -0.04)], 0.016), -0.66, 0.02, 0.42)),
    )
    guns = pair(rod((0.1, -0.02, 0.62), (0.6, -0.02, 0.62), 0.02))
    return Model(
        made(
            (hull, GREY),
            (wings, GREEN),
            (booms, GREY),
            (tail, GREEN),
            (guns, DARK),
            (at(egg(0.2, 0.1, 0.1), 0.28, 0.1, 0), GLASS),
        ),
        [(-0.82, 0, 0.42, 0.06), (-0.82, 0, -0.42, 0.06), (-0.52, 0, 0, 0.1)],
        flame=FLAME,
    )


def cruiser() -> Model:
    """A sober warship of plates with two turrets."""
    hull = join(
        at(block(0.7, 0.13, 0.2, 0.05), -0.15, 0, 0),
        at(turned(slab([(0.55, 0.03), (0.0, 0.2), (0.0, -0.2), (0.55, -0.03)], 0.12, 0.03), 0, 0), 0.5, 0, 0),
    )
    blisters = pair(at(block(0.4, 0.09, 0.09, 0.04), -0.25, -0.03, 0.24))
    bridge = join(
        at(block(0.16, 0.1, 0.11, 0.03), -0.25, 0.2, 0),
        at(block(0.07, 0.05, 0.16, 0.02), -0.22, 0.32, 0),
        rod((-0.3, 0.3, 0), (-0.32, 0.6, 0), 0.014, 0.006),
    )
    turret = join(
        egg(0.11, 0.07, 0.1),
        rod((0.06, 0.02, 0.04), (0.36, 0.04, 0.04), 0.02),
        rod((0.06, 0.02, -0.04), (0.36, 0.04, -0.04), 0.02),
    )
    turrets = join(at(turret, 0.3, 0.15, 0), at(turned(turret, 180), -0.58, 0.16, 0))
    fins = pair(at(slab([(0.1, 0), (-0.15, 0.26), (-0.34, 0.26), (-0.3, 0)], 0.022), -0.5, 0, 0.28))
    return Model(
        made(
            (hull, OLIVE),
            (blisters, GREEN),
            (bridge, GREY),
            (turrets, STEEL),
            (fins, GREEN),
            (pair(at(pipe(0.1, 0.1, 0.03), -0.86, 0, 0.11)), DARK),
            (at(block(0.012, 0.02, 0.13, 0.004), -0.15, 0.33, 0), AMBER),
        ),
        [(-0.95, 0, 0.11, 0.09), (-0.95, 0, -0.11, 0.09)],
        flame=FLAME,
    )


def freighter() -> Model:
    """A chain of containers behind a cab, with gun rings bolted on."""
    spine = at(block(0.85, 0.04, 0.06, 0.02), -0.05, 0, 0)
    boxes = pair(
        join(
            at(row(block(0.145, 0.13, 0.13, 0.015), 0.31, 4), -0.15, 0.14, 0.15),
            at(row(block(0.145, 0.13, 0.13, 0.015), 0.31, 4), -0.15, -0.14, 0.15),
        )
    )
    cab = join(
        at(block(0.13, 0.2, 0.22, 0.06), 0.66, 0.02, 0), at(block(0.1, 0.1, 0.16, 0.04), 0.72, 0.22, 0)
    )
    stern = at(block(0.12, 0.26, 0.28, 0.05), -0.86, 0, 0)
    turret = join(
        egg(0.09, 0.07, 0.09),
        rod((0.04, 0.03, 0.03), (0.3, 0.06, 0.03), 0.018),
        rod((0.04, 0.03, -0.03), (0.3, 0.06, -0.03), 0.018),
    )
    guns = join(at(turret, 0.2, 0.32, 0), at(turret, -0.5, 0.32, 0))
    return Model(
        made(
            (spine, DARK),
            (boxes, CARGO),
            (cab, OLIVE),
            (stern, GREY),
            (guns, STEEL),
            (at(block(0.03, 0.06, 0.13, 0.01), 0.82, 0.24, 0), GLASS),
            (
                pair(
                    join(
                        at(pipe(0.08, 0.1, 0.03), -1.0, 0.1, 0.13),
                        at(pipe(0.08, 0.1, 0.03), -1.0, -0.13, 0.13),
                    )
                ),
                DARK,
            ),
        ),
        [(-1.08, y, z, 0.09) for y in (0.1, -0.13) for z in (0.13, -0.13)],
        1.35,
        FLAME,
    )


def _courier(s: Stage) -> None:
    sky(s, "neutral", 321, 140)
    world(s, planet("green", 0), 640, 480, 170)
    lines_of_speed(s, 3, 22, 160, "#BFFFE0", 0.4)
    ship(s, courier(), View(-42, 24, 22, 320, 390, 285), "neutral", 1.5)


def _probe(s: Stage) -> None:
    sky(s, "neutral_blue", 332, 150, 1.8)
    ship(s, probe_tender(), View(-34, 10, 10, 270, 380, 290), "neutral", 0.8)
    probe = Model(
        made(
            (ball(0.4), STEEL),
            (at(ball(0.18), 0.3, 0, 0.2), lamp("#8FFFD0")),
            (around(rod((0, 0.3, 0), (-0.3, 0.9, 0), 0.03), 3), DARK),
        )
    )
    for x, y, k in ((120, 130, 44), (640, 110, 56), (620, 470, 40)):
        s.add(
            oval(x, y, k * 2.4, None, s.glow("#8FFFD0", 0.35)),
            drawn(s, probe, View(-40, 10, 20, k, x, y), LIGHTS["neutral"]),
        )


def _tug(s: Stage) -> None:
    sky(s, "neutral", 343, 120, 1.3)
    wreck = Model(
        made(
            (gem(0.7, 16, 3, (1.2, 0.8, 0.9)), STEEL),
            (at(block(0.3, 0.5, 0.2), 0.5, 0.1, 0), GREY),
            (rod((0, 0, 0), (-0.8, 0.7, 0), 0.06), DARK),
        )
    )
    s.add(drawn(s, wreck, View(40, 30, 20, 110, 640, 170), LIGHTS["neutral"]))
    view = View(-38, 24, 26, 255, 300, 350)
    a = view.spot((0.4, 0, 0))
    s.add(
        path(
            f"M{a[0]:.0f},{a[1]:.0f}L560,110L700,250Z",
            s.lin((0, "#9FFFE0", 0.65), (1, "#9FFFE0", 0.1), turn=-35),
        )
    )
    ship(s, tug(), view, "neutral", 0.9)


def _escort(s: Stage) -> None:
    sky(s, "neutral_blue", 354, 130, 1.5)
    ship(s, freighter(), View(-32, 22, 24, 130, 190, 170), "neutral", 0.7)
    ship(s, escort(), View(-36, 40, 32, 110, 620, 450), "neutral", 1.1)
    ship(s, escort(), View(-36, 40, 32, 250, 400, 300), "neutral", 1.1)


def _cruiser(s: Stage) -> None:
    sky(s, "neutral", 365, 130, 1.3)
    world(s, planet("white", 1), 620, 130, 90)
    ship(s, cruiser(), View(-36, 26, 22, 305, 385, 310), "neutral", 0.9)


def _freighter(s: Stage) -> None:
    sky(s, "neutral_blue", 376, 130, 1.2)
    sun(s, 660, 90, 16, "#FFE0B0")
    ship(s, freighter(), View(-30, 22, 12, 96, 130, 130), "neutral", 0.7, 1.6)
    ship(s, freighter(), View(-34, 24, 14, 275, 390, 315), "neutral", 0.7)


PICTURES: dict[str, Painter] = {
    "gr_courier_boat": _courier,
    "gr_probe_tender": _probe,
    "gr_salvage_tug": _tug,
    "gr_escort_fighter": _escort,
    "gr_light_cruiser": _cruiser,
    "gr_convoy_freighter": _freighter,
}
