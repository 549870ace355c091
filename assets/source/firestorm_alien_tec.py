"""Alien tec of Firestorm: living machines of shell, wax and light that nobody alive has built."""

from __future__ import annotations

import math
import random

from cosmic_planets import planet
from firestorm_kit import (
    BONE,
    CHITIN,
    Painter,
    drawn,
    lamp,
    made,
    ship,
    sky,
    world,
)
from firestorm_march import Light, Model, Stuff, View
from firestorm_shapes import (
    Shape,
    around,
    at,
    ball,
    block,
    common,
    cut,
    egg,
    facets,
    hoop,
    join,
    melt,
    rod,
    shell,
    turned,
)
from firestorm_ships_lft import corvette
from firestorm_ships_neutral import escort
from stage import Stage, line, oval, path, place, poly

X, Y = 384.0, 288.0
STRANGE = Light("#6A8CA8", "#2A0C34", "#FFF2E8", "#FF8AE0")
SHELL = Stuff("#3E5A54", 0.95, 0.45, 0.13, 0.35, 0.2)
WAX = Stuff("#E8C45A", 0.7, 0.0)
MAGENTA = Stuff("#F04AC0", 1.0, clear=0.82)


def lair(s: Stage, seed: int, name: str = "neutral", tone: str = "#FF7AD8") -> None:
    """A dark place with faint cells on its walls and a glow in the middle."""
    sky(s, name, seed, 40, 1.4, 0.6)
    s.add(oval(X, Y, 380, None, s.glow(tone, 0.35)))
    rng = random.Random(seed)
    for i in range(-1, 12):
        for j in range(-1, 10):
            x, y = i * 72, j * 62 + (31 if i % 2 else 0)
            far = math.hypot(x - X, y - Y)
            if far > 190 and rng.random() < 0.75:
                d = poly([(x + 38 * math.cos(k * 1.0472), y + 38 * math.sin(k * 1.0472)) for k in range(6)])
                s.add(
                    path(
                        d,
                        tone if rng.random() < 0.08 else "none",
                        f'fill-opacity=".18" stroke="{tone}" stroke-width="2" '
                        f'stroke-opacity="{min(0.4, far / 1500):.2f}"',
                    )
                )


def hexes(r: float, half: float) -> Shape:
    """A six-sided drum along x."""
    return facets(
        [(0, math.cos(k * 1.0472), math.sin(k * 1.0472), r) for k in range(6)]
        + [(1, 0, 0, half), (-1, 0, 0, half)]
    )


def _show(s: Stage, model: Model, view: View) -> None:
    s.add(drawn(s, model, view, STRANGE))


def _archive(s: Stage) -> None:
    lair(s, 2311, "neutral", "#9CE070")
    cells, eggs = [], []
    for i in range(-2, 3):
        for j in range(-2, 3):
            y, z = j * 0.36, i * 0.42 + (0.21 if j % 2 else 0)
            if math.hypot(y, z) < 0.95:
                cells.append(at(cut(hexes(0.2, 0.22), at(hexes(0.165, 0.3), 0.14, 0, 0)), 0, y, z))
                eggs.append(at(egg(0.1, 0.12, 0.1), 0.1, y, z))
    _show(
        s,
        Model(
            made(
                (join(*cells), SHELL), (join(*eggs), lamp("#C8FF8A", 0.95)), (shell(ball(0.01), 0.01), BONE)
            ),
            reach=1.25,
        ),
        View(-66, 12, 6, 235, X, Y),
    )


def _screen(s: Stage) -> None:
    lair(s, 2322, "neutral_blue", "#FFD86A")
    world(s, planet("blue", 2), X, Y, 120)
    tiles = []
    for i in range(-5, 6):
        for j in range(-5, 6):
            y, z = j * 0.2, i * 0.232 + (0.116 if j % 2 else 0)
            r2 = y * y + z * z
            if r2 < 0.98:
                x = math.sqrt(1.1 - r2)
                tiles.append((x, y, z))
    s.add(
        *(
            path(
                poly(
                    [
                        (
                            X + z * 215 + 22 * math.cos(k * 1.0472 + 0.52),
                            Y - y * 215 + 22 * math.sin(k * 1.0472 + 0.52),
                        )
                        for k in range(6)
                    ]
                ),
                s.rad((0, "#FFE08A", 0.02), (1, "#FFD04A", 0.16 + 0.5 * (y * y + z * z))),
                f'stroke="#FFE9A0" stroke-width="2.4" opacity="{0.45 + 0.5 * (y * y + z * z):.2f}"',
            )
            for x, y, z in tiles
        )
    )
    s.add(
        oval(X, Y, 232, None, "none", 'stroke="#FFF2C0" stroke-width="4" opacity=".8"'),
        oval(X, Y, 250, None, s.rad((0.85, "#FFD86A", 0.0), (0.94, "#FFD86A", 0.35), (1, "#FFD86A", 0.0))),
    )


def _torpor(s: Stage) -> None:
    lair(s, 2333, "guardians", "#8AB8FF")
    stalk = melt(0.1, rod((0, -0.9, 0), (0.05, -0.2, 0), 0.16, 0.1), at(egg(0.3, 0.22, 0.3), 0.05, 0.0, 0))
    petals = at(turned(around(turned(at(egg(0.46, 0.05, 0.16), 0.3, 0, 0), 0, 58), 6), 0, 90), 0.05, 0.0, 0)
    view = View(-30, 22, 0, 225, X - 130, Y + 50)
    _show(
        s,
        Model(
            made((stalk, SHELL), (petals, MAGENTA), (at(ball(0.17), 0.05, 0.22, 0), lamp("#BFD8FF"))),
            reach=1.2,
        ),
        view,
    )
    a = view.spot((0.05, 0.3, 0))
    for k in range(5):
        s.add(
            place(
                line(
                    f"M0,{-40 - k * 22}A{20 + k * 7},{40 + k * 22} 0 0 1 0,{40 + k * 22}",
                    "#BFD8FF",
                    7 - k,
                    f'opacity="{0.9 - k * 0.13:.2f}"',
                ),
                a[0] + 40 + k * 58,
                a[1] - k * 6,
            )
        )
    ship(s, escort(), View(-20, 24, -40, 84, 640, 250), "neutral", 0, 1.6, dead=True)
    for i in range(3):
        s.add(place(line("M-14,-12H14L-14,12H14", "#DFE8FF", 6), 640 + i * 26, 150 - i * 34, 0.7 + 0.2 * i))


def _vat(s: Stage) -> None:
    lair(s, 2344, "neutral", "#5AFFC0")
    bowl = cut(
        common(egg(0.9, 0.7, 0.9), at(block(2, 1, 2, 0), 0, -1, 0)), at(egg(0.8, 0.6, 0.8), 0, 0.02, 0)
    )
    fluid = at(common(egg(0.8, 0.5, 0.8), at(block(2, 1, 2, 0), 0, -1.06, 0)), 0, 0.0, 0)
    legs = turned(around(rod((-0.3, 0.6, 0), (-0.95, 0.85, 0), 0.09, 0.03), 5), 0, 90)
    rim = turned(join(hoop(0.86, 0.07), around(at(ball(0.12), 0, 0.88, 0), 10)), 0, 90)
    view = View(12, 30, 0, 235, X, Y + 40)
    _show(
        s,
        Model(made((bowl, SHELL), (fluid, lamp("#5AE8B0", 0.9)), (legs, CHITIN), (rim, BONE)), reach=1.3),
        view,
    )
    for x, y, k in ((-0.3, 0.1, 60), (0.3, 0.15, 74), (0.0, 0.4, 92)):
        a = view.spot((x, y, 0))
        s.add(oval(*a, k, None, s.glow("#BFFFE0", 0.4)))
        ship(s, corvette(), View(-34, 30, 24, k * 0.62, *a), "lft", 0, 1.6, "#7CFFD0")
    for i in range(12):
        s.add(
            oval(250 + 25 * i, 360 - 40 * math.sin(i * 1.9), 5 + i % 4 * 3, None, "#DFFFF0", 'opacity=".6"')
        )


def _chart(s: Stage) -> None:
    lair(s, 2355, "lft_deep", "#8AD8FF")
    arms = turned(
        around(
            join(
                rod((0.0, 0.3, 0), (0.3, 0.6, 0), 0.07, 0.05), rod((0.3, 0.6, 0), (0.62, 0.42, 0), 0.05, 0.01)
            ),
            7,
        ),
        0,
        90,
    )
    view = View(10, 20, 0, 220, X, 420)
    _show(
        s,
        Model(
            made(
                (at(egg(0.5, 0.2, 0.5), 0, -0.05, 0), SHELL),
                (arms, CHITIN),
                (at(egg(0.3, 0.1, 0.3), 0, 0.1, 0), lamp("#9FE8FF")),
            ),
            reach=1.1,
        ),
        view,
    )
    s.add(
        path(
            f"M{X - 60},390L{X - 260},60H{X + 260}L{X + 60},390Z",
            s.lin((0, "#7FD8FF", 0.05), (1, "#7FD8FF", 0.35)),
        )
    )
    rng = random.Random(5)
    stars = [(X + rng.uniform(-230, 230), rng.uniform(50, 300)) for _ in range(17)]
    for a in stars:
        for b in sorted(stars, key=lambda p: math.hypot(p[0] - a[0], p[1] - a[1]))[1:3]:
            s.add(line(f"M{a[0]:.0f},{a[1]:.0f}L{b[0]:.0f},{b[1]:.0f}", "#9FE8FF", 1.8, 'opacity=".7"'))
    for i, (x, y) in enumerate(stars):
        s.add(s.flare(x, y, 22 + i % 4 * 8, ("#9FE8FF", "#FF9AE0", "#FFE08A")[i % 3]))


PICTURES: dict[str, Painter] = {
    "gr_brood_archive": _archive,
    "gr_honeycomb_screen": _screen,
    "gr_torpor_emitter": _torpor,
    "gr_replication_vat": _vat,
    "gr_living_star_chart": _chart,
}
