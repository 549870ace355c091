"""Edicts of the Forum Raglund: rulings, guarantees, customs, docks, webs and pacts."""

from __future__ import annotations

import math

from cosmic_cards_kit import card, glowing
from cosmic_planets import seas
from firestorm_kit import (
    BRONZE,
    GOLD,
    LIGHTS,
    RED,
    STEEL,
    WALL,
    Painter,
    drawn,
    lamp,
    made,
    ship,
    shot,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_scenes_neutral import effect
from firestorm_scenes_raglund import X, Y
from firestorm_shapes import (
    Shape,
    around,
    at,
    ball,
    block,
    common,
    drum,
    egg,
    hoop,
    join,
    lathe,
    pair,
    pipe,
    rod,
    turned,
    upright,
)
from firestorm_ships_guardians import clipper
from firestorm_ships_kristall import lancer
from firestorm_ships_raglund import escort, warden
from firestorm_worlds_paint import OCHRE, city
from motifs import rays, sheet_of_paper
from stage import Stage, line, oval, path, place


def _arbitration(s: Stage) -> None:
    sky(s, "raglund", 1766, 90)
    s.add(rays(s, X, 130, 460, "#FFE8A0", 18, 3, 0.35))
    pans = pair(sideways_pan(0.78))
    beam = join(
        at(turned(rod((-0.8, 0, 0), (0.8, 0, 0), 0.045), 90, 0), 0, 0.7, 0),
        rod((0, -0.7, 0), (0, 0.8, 0), 0.06, 0.045),
        at(ball(0.11), 0, 0.82, 0),
        at(upright(lathe([(0, 0.42), (0.06, 0.4), (0.14, 0.12), (0.3, 0.07)])), 0, -0.8, 0),
    )
    s.add(
        drawn(
            s,
            Model(made((beam, GOLD), (pans, GOLD)), reach=1.35),
            View(78, 12, 0, 250, X, 320),
            LIGHTS["raglund"],
        )
    )
    effect(s, X - 190, 300, 42, "#FF8A5A")
    s.add(
        oval(X + 194, 300, 34, None, s.rad("#DFF4FF", (0.4, "#3C9CF0"), "#0C2C6A", x=0.34, y=0.3, r=0.8)),
        oval(X + 240, 296, 30, None, s.rad("#DFF4FF", (0.4, "#3C9CF0"), "#0C2C6A", x=0.34, y=0.3, r=0.8)),
    )


def sideways_pan(z: float) -> Shape:
    """A scale's pan on its threads."""
    return join(
        at(common(egg(0.3, 0.16, 0.3), at(block(1, 1, 1, 0), 0, -1, 0)), 0, 0.06, z),
        rod((0, 0.7, z), (0.26, 0.06, z), 0.012),
        rod((0, 0.7, z), (-0.26, 0.06, z), 0.012),
        rod((0, 0.7, z), (0, 0.06, z + 0.26), 0.012),
        rod((0, 0.7, z), (0, 0.06, z - 0.26), 0.012),
    )


def _guarantee(s: Stage) -> None:
    sky(s, "raglund_dusk", 1777, 100)
    world(s, city(seas, OCHRE, 8122, "#FFE8A0"), X, Y + 20, 150)
    shield = Model(
        made(
            (
                common(egg(0.9, 1.1, 0.16), at(block(0.75, 0.9, 1, 0.2), 0, 0.1, 0)),
                Stuff("#F2C24A", 0.9, 0.5, clear=0.25),
            ),
        ),
        reach=1.3,
    )
    s.add(drawn(s, shield, View(0, 0, 0, 210, X, Y + 20), LIGHTS["raglund"], 1.3, 0.42))
    d = "M384,60L566,110V270C566,400 480,480 384,530C288,480 202,400 202,270V110Z"
    s.add(
        line(d, "#FFE08A", 10),
        line(d, "#FFFDF0", 3),
        path(d, s.lin((0, "#FFF0B0", 0.28), (1, "#FFC84A", 0.05), turn=60)),
    )
    for p, q in (((20, 60), (206, 200)), ((760, 90), (562, 220)), ((740, 470), (530, 390))):
        shot(s, p, q, "#FF7A5A", 5, 24)


def _customs(s: Stage) -> None:
    sky(s, "raglund", 1788, 100)
    gate = join(
        at(block(0.12, 0.62, 0.14, 0.03), 0, 0, 0.78),
        at(block(0.12, 0.62, 0.14, 0.03), 0, 0, -0.78),
        at(block(0.14, 0.1, 0.92, 0.03), 0, 0.6, 0),
    )
    bar = rod((0, -0.12, -0.66), (0, -0.12, 0.66), 0.05)
    view = View(-66, 14, 4, 235, X + 120, Y)
    ship(s, clipper(), View(-28, 18, 8, 165, 240, 300), "guardians", 0.3)
    s.add(
        drawn(
            s,
            Model(
                made(
                    (gate, WALL),
                    (bar, RED),
                    (join(at(block(0.13, 0.04, 0.94, 0.01), 0, 0.72, 0)), GOLD),
                    (join(at(ball(0.08), 0.1, 0.4, 0.78), at(ball(0.08), 0.1, 0.4, -0.78)), lamp("#FF5A3A")),
                ),
                reach=1.3,
            ),
            view,
            LIGHTS["raglund"],
        )
    )
    a = view.spot((0, 0.6, 0))
    s.add(path(f"M{a[0]:.0f},{a[1]:.0f}L130,250L330,430Z", s.lin((0, "#FFE08A", 0.3), (1, "#FFE08A", 0.1))))
    s.add(place(sheet_of_paper(s, 110, 140, 5, "#C89A1A"), 640, 460, 1, -10))


def _dock(s: Stage) -> None:
    sky(s, "raglund_dusk", 1799, 110)
    ring = join(hoop(0.9, 0.09), around(at(block(0.14, 0.12, 0.12, 0.02), 0, 0.92, 0), 12))
    domes = around(at(ball(0.12), 0.1, 0.92, 0), 12, 0.26)
    arms = around(rod((0, 0.84, 0), (0, 0.4, 0), 0.04), 4, 0.785)
    view = View(-44, 18, 8, 250, X, Y)
    ship(s, escort(), View(-44, 18, 8, 150, X, Y), "raglund", 0.5)
    s.add(
        drawn(s, Model(made((ring, WALL), (domes, GOLD), (arms, BRONZE)), reach=1.2), view, LIGHTS["raglund"])
    )


def _web(s: Stage) -> None:
    sky(s, "raglund", 1810, 70, 1.5, 0.75)
    spokes = [
        (X + 400 * math.cos(k * math.tau / 12 + 0.2), Y + 330 * math.sin(k * math.tau / 12 + 0.2))
        for k in range(12)
    ]
    for x, y in spokes:
        s.add(line(f"M{X},{Y}L{x:.0f},{y:.0f}", "#FFE7A8", 2.4, 'opacity=".8"'))
    for r in (0.2, 0.36, 0.54, 0.74, 0.94):
        d = ""
        for k in range(12):
            a, b = spokes[k], spokes[(k + 1) % 12]
            p, q = ((X + (v[0] - X) * r, Y + (v[1] - Y) * r) for v in (a, b))
            m = (X + ((p[0] + q[0]) / 2 - X) * 0.88, Y + ((p[1] + q[1]) / 2 - Y) * 0.88)
            d += f"M{p[0]:.0f},{p[1]:.0f}Q{m[0]:.0f},{m[1]:.0f} {q[0]:.0f},{q[1]:.0f}"
        s.add(line(d, "#FFF0C0", 2.2, 'opacity=".75"'))
    legs = pair(
        join(
            *(
                join(
                    rod((x, 0.1, 0.2), (x * 2.2, 0.5, 0.6), 0.045, 0.04),
                    rod((x * 2.2, 0.5, 0.6), (x * 3.4, -0.2, 1.0), 0.04, 0.008),
                )
                for x in (-0.24, -0.08, 0.1, 0.26)
            )
        )
    )
    s.add(
        drawn(
            s,
            Model(
                made(
                    (
                        join(at(egg(0.4, 0.3, 0.34), -0.3, 0.1, 0), at(egg(0.22, 0.18, 0.2), 0.2, 0.06, 0)),
                        GOLD,
                    ),
                    (legs, BRONZE),
                    (
                        pair(join(at(ball(0.05), 0.38, 0.12, 0.08), at(ball(0.035), 0.36, 0.18, 0.15))),
                        lamp("#FF4A3A"),
                    ),
                    (at(turned(block(0.12, 0.02, 0.05, 0.01), 0), -0.3, 0.4, 0), RED),
                ),
                reach=1.3,
            ),
            View(-40, 46, 24, 175, X, Y),
            LIGHTS["raglund"],
        )
    )
    for x, y, t in ((150, 130, 20), (620, 150, -20), (610, 450, 10), (170, 440, -14)):
        s.add(place(card(s, 50, "#B88A1A"), x, y, 1, t))


def _pact(s: Stage) -> None:
    sky(s, "raglund_dusk", 1821, 100)
    s.add(rays(s, X, 210, 430, "#FFE8A0", 20, 6, 0.3))

    def arm(way: int) -> Model:
        return Model(
            made(
                (
                    join(
                        at(block(0.34, 0.13, 0.2, 0.08), 0.0, 0, 0),
                        *(rod((0.28, 0.02, z), (0.56, -0.03, z), 0.065) for z in (-0.14, -0.02, 0.1)),
                        rod((0.1, 0.1, 0.12), (0.42, 0.2, 0.06), 0.065),
                    ),
                    GOLD if way else STEEL,
                ),
                (at(drum(0.34, 0.21, 0.05), -0.62, 0, 0), WALL if way else Stuff("#2C5AA8", 0.8, 0.2, 0.2)),
                (at(pipe(0.05, 0.21, 0.04), -0.34, 0, 0), BRONZE),
            ),
            reach=1.1,
        )

    s.add(
        drawn(s, arm(0), View(156, 16, 10, 200, 480, 270), LIGHTS["raglund"]),
        drawn(s, arm(1), View(-24, 16, 10, 200, 290, 290), LIGHTS["raglund"]),
    )
    for x in (130, 640):
        ship(s, warden(), View(30, 14, 0, 80, x, 460), "raglund", 0, 1.6, dead=True)


def _shackle(s: Stage) -> None:
    sky(s, "raglund", 1832, 100)
    ship(s, lancer(), View(-34, 26, 20, 180, X, Y), "kristall", 0, dead=True)
    for k, (rx, ry, t) in enumerate(((230, 70, -24), (220, 84, 40), (200, 60, 8))):
        d = f"M{-rx},0A{rx},{ry} 0 1 1 {rx},0A{rx},{ry} 0 1 1 {-rx},0Z"
        s.add(place(glowing(s, d, "#FFD24A", 9 - k), X, Y, 1, t))
    for x, y in ((70, 90), (700, 90), (70, 500), (700, 500)):
        s.add(
            line(
                f"M{x},{y}L{X + (x - X) * 0.56:.0f},{Y + (y - Y) * 0.5:.0f}",
                "#FFE9A0",
                9,
                'stroke-dasharray="14 8"',
            ),
            s.flare(X + (x - X) * 0.56, Y + (y - Y) * 0.5, 40, "#FFE07A"),
        )


PICTURES: dict[str, Painter] = {
    "fr_arbitration": _arbitration,
    "fr_guarantee": _guarantee,
    "fr_customs_inspection": _customs,
    "fr_council_dock": _dock,
    "fr_web_of_intrigue": _web,
    "fr_defensive_pact": _pact,
    "fr_energy_shackle": _shackle,
}
