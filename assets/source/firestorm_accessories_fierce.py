"""Ship accessories of the Kristallimperium and the Galactic Guardians: they break, bite and howl."""

from __future__ import annotations

import math

from cosmic_cards_kit import glowing
from cosmic_planets import planet
from firestorm_accessories import X, Y, device, stand
from firestorm_kit import (
    BLUE,
    BRASS,
    DARK,
    GOLD,
    OBSIDIAN,
    PATCH,
    RED,
    ROSE,
    RUBY,
    RUST,
    WHITE,
    Painter,
    exhaust,
    hit,
    lamp,
    made,
    shot,
    sky,
    world,
)
from firestorm_march import Model, View
from firestorm_shapes import (
    Shape,
    around,
    at,
    ball,
    block,
    drum,
    gem,
    hoop,
    join,
    lathe,
    pair,
    pipe,
    rod,
    row,
    shard,
    turned,
)
from firestorm_ships_kristall import crackle
from stage import Stage, line, place


def _pulse(s: Stage) -> None:
    stand(s, "kristall", "kristall_night", 943)
    fork = pair(
        join(
            rod((-0.4, 0, 0.06), (0.0, 0, 0.36), 0.07, 0.06), rod((0.0, 0, 0.36), (0.62, 0, 0.34), 0.06, 0.03)
        )
    )
    view = View(-36, 24, 20, 250, X - 90, Y + 40)
    device(
        s,
        "kristall",
        Model(
            made(
                (fork, BRASS),
                (at(turned(shard(0.4, 0.35, 0.16), 0), 0.12, 0, 0), RUBY),
                (at(drum(0.22, 0.2, 0.05), -0.55, 0, 0), OBSIDIAN),
                (at(hoop(0.2, 0.035), -0.4, 0, 0), BRASS),
            ),
            reach=1.0,
        ),
        view,
    )
    a = view.spot((0.66, 0, 0))
    for k in range(5):
        x, y = a[0] + k * 62, a[1] - k * 32
        s.add(
            place(
                glowing(
                    s,
                    f"M0,{-30 - k * 18}A{14 + k * 6},{30 + k * 18} 0 0 1 0,{30 + k * 18}",
                    "#FF8AA0",
                    6 - k * 0.7,
                ),
                x,
                y,
                1,
                -27,
            )
        )
    crackle(s, [view.spot((0.62, 0, 0.34)), view.spot((0.4, 0, 0)), view.spot((0.62, 0, -0.34))], 4)


def _focus(s: Stage) -> None:
    stand(s, "kristall", "kristall", 954)
    view = View(20, 18, 8, 235, X, Y)
    s.add(glowing(s, "M-10,120L330,270M-10,288L330,288M-10,450L330,306", "#FF9AA0", 7))
    device(
        s,
        "kristall",
        Model(
            made(
                (gem(0.6, 30, 21, (0.95, 1.15, 0.95)), RUBY),
                (turned(hoop(0.72, 0.05), 20), BRASS),
                (turned(around(rod((0, 0.55, 0), (0, 0.72, 0), 0.05), 4), 20), BRASS),
            ),
            reach=1.0,
        ),
        view,
    )
    s.add(s.flare(500, 288, 60, "#FFC0C0"))
    shot(s, (510, 288), (778, 288), "#FFE0D8", 16)


def _breaker(s: Stage) -> None:
    sky(s, "kristall_night", 965, 100)
    world(s, planet("orange", 3), 640, 400, 190)
    crackle(s, [(520, 300), (600, 380), (640, 460), (720, 520)], 3, "#FFB04A", 6)
    crackle(s, [(560, 340), (680, 330), (760, 380)], 6, "#FFB04A", 5)
    ram = at(shard(0.95, 0.3, 0.24), 0.1, 0, 0)
    collar = join(
        at(lathe([(-0.2, 0.3), (0.0, 0.36), (0.1, 0.24)]), -0.1, 0, 0), at(drum(0.3, 0.24), -0.45, 0, 0)
    )
    view = View(-24, 22, -26, 265, 270, 215)
    device(
        s,
        "kristall",
        Model(
            made(
                (ram, RUBY),
                (collar, OBSIDIAN),
                (at(around(at(shard(0.34, 0.12, 0.07), 0.05, 0.3, 0), 8), 0, 0, 0), ROSE),
                (at(row(pipe(0.03, 0.26, 0.03), 0.2, 3), -0.45, 0, 0), BRASS),
            ),
            reach=1.15,
        ),
        view,
    )
    hit(s, *view.spot((1.08, 0, 0)), 62, "#FFB04A", 4)


def _charge(s: Stage) -> None:
    stand(s, "guardians", "guardians_murk", 976)
    sticks = join(
        *(
            at(rod((-0.42, y, z), (0.42, y, z), 0.13), 0, 0, 0)
            for y, z in ((-0.13, -0.2), (-0.13, 0.05), (-0.13, 0.3), (0.1, -0.08), (0.1, 0.18))
        )
    )
    bands = join(
        at(block(0.06, 0.28, 0.46, 0.05), -0.25, 0, 0.05), at(block(0.06, 0.28, 0.46, 0.05), 0.25, 0, 0.05)
    )
    clock = at(block(0.2, 0.09, 0.16, 0.03), 0.0, 0.28, 0.1)
    wires = join(
        rod((0.1, 0.3, 0.1), (0.5, 0.36, 0.2), 0.02),
        rod((0.5, 0.36, 0.2), (0.52, 0.0, 0.3), 0.02),
        rod((-0.1, 0.3, 0.1), (-0.5, 0.42, 0.0), 0.02),
        rod((-0.5, 0.42, 0), (-0.52, -0.05, -0.1), 0.02),
    )
    view = View(24, 30, -8, 285, X, Y + 20)
    device(
        s,
        "guardians",
        Model(
            made(
                (sticks, RED),
                (bands, DARK),
                (clock, RUST),
                (wires, GOLD),
                (at(block(0.14, 0.012, 0.09, 0.004), 0, 0.37, 0.1), lamp("#FF5A3A")),
            ),
            reach=1.0,
        ),
        view,
    )
    x, y = view.spot((0.0, 0.4, 0.1))
    s.add(
        line(f"M{x - 16:.0f},{y - 6:.0f}v12M{x:.0f},{y - 4:.0f}v8M{x + 16:.0f},{y - 6:.0f}v12", "#FFF0C0", 4)
    )
    s.add(s.flare(*view.spot((0.52, 0.0, 0.3)), 40, "#FFD06A"))


def _drive(s: Stage) -> None:
    sky(s, "guardians", 987, 110)
    engine = lathe([(-0.5, 0.34), (-0.42, 0.4), (-0.2, 0.3), (0.2, 0.34), (0.5, 0.26), (0.6, 0.1)])
    ribs = join(
        at(row(pipe(0.03, 0.34, 0.04), 0.2, 3), 0.15, 0, 0),
        at(around(rod((-0.3, 0.33, 0), (0.4, 0.36, 0), 0.03), 6), 0, 0, 0),
    )
    torn = join(
        *(
            rod((0.6, y, z), (0.6 + n, y * 2.2, z * 2.2), 0.03, 0.012)
            for y, z, n in ((0.12, 0.1, 0.4), (-0.1, 0.14, 0.34), (0.05, -0.16, 0.44), (-0.14, -0.08, 0.3))
        )
    )
    chain = join(
        *(
            at(
                turned(hoop(0.09, 0.028), 90 * (i % 2), 20),
                -0.55 + i * 0.15,
                0.5 - 0.05 * (i - 3) ** 2 * 0.3,
                0.3,
            )
            for i in range(8)
        )
    )
    view = View(26, 18, 14, 265, X + 10, Y + 10)
    a, b = view.spot((-0.5, 0, 0)), view.spot((-1.2, 0, 0))
    device(
        s,
        "guardians",
        Model(
            made(
                (engine, WHITE),
                (ribs, BLUE),
                (torn, BRASS),
                (chain, RUST),
                (at(drum(0.04, 0.3), -0.5, 0, 0), lamp("#B88CFF")),
            ),
            reach=1.15,
        ),
        view,
    )
    s.add(exhaust(s, a, b, 78, "#B86CFF"))
    hit(s, *view.spot((1.0, 0.2, 0.2)), 16, "#FFE08A", 3)


def _noise(s: Stage) -> None:
    stand(s, "guardians", "guardians", 998)

    def horn(k: float) -> Shape:
        mouth = 0.38 * k
        return lathe(
            [(-0.3, 0.08), (0, 0.1), (0.2, 0.2), (0.32, mouth), (0.36, mouth), (0.22, 0.14), (0.1, 0.02)]
        )

    horns = join(
        at(horn(1.0), 0.15, 0.1, 0.2),
        at(turned(horn(0.8), 14, 18), 0.0, 0.48, -0.25),
        at(turned(horn(0.7), -10, -20), 0.05, -0.32, -0.2),
    )
    view = View(-46, 14, 8, 235, X - 90, Y + 10)
    device(
        s,
        "guardians",
        Model(
            made(
                (horns, BRASS),
                (at(block(0.34, 0.4, 0.34, 0.06), -0.4, 0, 0), PATCH),
                (join(*(at(ball(0.05), -0.2 - 0.12 * i, 0.42, 0.2) for i in range(4))), lamp("#B8FF5A")),
                (rod((-0.5, 0.4, 0), (-0.6, 0.9, 0.1), 0.02, 0.01), DARK),
            ),
            reach=1.15,
        ),
        view,
    )
    a = view.spot((0.5, 0.1, 0.1))
    for k in range(6):
        r = 60 + k * 48
        d = "M" + "L".join(
            f"{a[0] + (r - 9 + i % 2 * 18) * math.cos(t):.0f},{a[1] + (r - 9 + i % 2 * 18) * math.sin(t):.0f}"
            for i in range(15)
            for t in (math.radians(-62 + i * 7),)
        )
        s.add(line(d, "#E0B8FF" if k % 2 else "#B8FF8A", 4 - k * 0.4, f'opacity="{0.85 - k * 0.11:.2f}"'))


PICTURES: dict[str, Painter] = {
    "ki_pulse_projector": _pulse,
    "ki_crystal_focus": _focus,
    "ki_planet_breaker": _breaker,
    "gg_demolition_charge": _charge,
    "gg_stolen_drive": _drive,
    "gg_noise_generator": _noise,
}
