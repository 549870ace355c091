"""Ship accessories of the LFT and the Forum Raglund: mirrors, modules, plates and mines."""

from __future__ import annotations

from cosmic_cards_kit import glowing
from firestorm_accessories import X, Y, device, stand
from firestorm_kit import (
    BLUE,
    BRONZE,
    GOLD,
    LIGHTS,
    NAVY,
    RED,
    STEEL,
    STONE,
    WALL,
    WHITE,
    Painter,
    drawn,
    hit,
    lamp,
    made,
    ship,
    shot,
    sky,
)
from firestorm_march import Model, Stuff, View
from firestorm_shapes import (
    at,
    ball,
    block,
    cut,
    drum,
    egg,
    hoop,
    join,
    lathe,
    pair,
    pipe,
    rod,
    row,
    turned,
    upright,
)
from firestorm_ships_lft import corvette
from firestorm_ships_raglund import escort
from stage import Stage, line, oval, path


def _mirror(s: Stage) -> None:
    stand(s, "lft", "lft_deep", 877)
    box = join(at(block(0.34, 0.2, 0.3, 0.06), 0, -0.35, 0), at(upright(drum(0.08, 0.22)), 0, -0.12, 0))
    glass = at(turned(egg(0.05, 0.36, 0.36), 0, 20), 0, 0.32, 0)
    frame_ = at(turned(hoop(0.37, 0.04), 0, 20), 0, 0.32, 0)
    device(
        s,
        "lft",
        Model(
            made(
                (box, WHITE),
                (glass, Stuff("#CFE8FF", 1.4, 1.0)),
                (frame_, BLUE),
                (pair(at(ball(0.05), 0.36, -0.35, 0.2)), lamp("#7FE8FF")),
                (rod((0, -0.1, 0), (0, 0.0, 0), 0.06), STEEL),
            ),
            reach=1.0,
        ),
        View(-40, 16, 0, 220, X - 170, Y + 60),
    )
    s.add(
        path(f"M{X - 150},{Y - 10}L700,60L720,470Z", s.lin((0, "#9FD8FF", 0.5), (1, "#9FD8FF", 0.0), turn=0))
    )
    ship(s, corvette(), View(-36, 30, 26, 150, 560, 270), "lft", 0.9, 1.4, "#9FDCFF")
    ship(s, corvette(), View(216, 30, -26, 70, 480, 460), "lft", 0.9, 1.4, "#9FDCFF", 0.6)


def _bay(s: Stage) -> None:
    stand(s, "lft", "lft", 888)
    frame_ = cut(block(0.62, 0.36, 0.36, 0.04), at(block(0.56, 0.3, 0.5, 0.02), 0, 0, 0.2))
    gun = at(
        turned(join(block(0.14, 0.12, 0.12, 0.03), rod((0.0, 0, 0.1), (0.0, 0, 0.5), 0.06, 0.05)), 0),
        -0.38,
        0.1,
        0.16,
    )
    shield = at(egg(0.14, 0.2, 0.06), 0.0, 0.0, 0.3)
    rockets = join(
        *(at(upright(rod((-0.2, 0, 0), (0.2, 0, 0), 0.04, 0.03)), x, 0, 0.3) for x in (0.3, 0.4, 0.5))
    )
    view = View(26, 18, -4, 285, X, Y)
    device(
        s,
        "lft",
        Model(
            made(
                (frame_, WHITE),
                (gun, STEEL),
                (shield, BLUE),
                (rockets, RED),
                (at(block(0.5, 0.012, 0.02, 0.004), 0, 0.3, 0.34), lamp("#9FE8FF")),
                (
                    join(
                        at(block(0.015, 0.3, 0.3, 0.005), -0.19, 0, 0),
                        at(block(0.015, 0.3, 0.3, 0.005), 0.19, 0, 0),
                    ),
                    NAVY,
                ),
            ),
            reach=1.0,
        ),
        view,
    )
    for x in (-0.38, 0.0, 0.4):
        a, b = view.spot((x, -0.4, 0.3)), view.spot((x, -0.62, 0.3))
        s.add(
            glowing(
                s,
                f"M{b[0]:.0f},{b[1]:.0f}L{a[0]:.0f},{a[1]:.0f}"
                f"M{a[0] - 12:.0f},{a[1] + 14:.0f}L{a[0]:.0f},{a[1]:.0f}L{a[0] + 12:.0f},{a[1] + 14:.0f}",
                "#7FE0FF",
                4,
            )
        )


def _stealth(s: Stage) -> None:
    sky(s, "lft_deep", 899, 220, 1.6)
    view = View(-38, 32, 30, 265, X, Y + 10)
    whole = drawn(s, corvette(), view, LIGHTS["lft"])
    veil = drawn(s, corvette(), view, LIGHTS["lft"], 1.2, 0.5, "#4A66C8")
    s.add(
        s.clip("M-10,-10H360L470,590H-10Z", f'<g opacity=".35">{veil}</g>'),
        s.clip("M352,-10H780V590H462Z", whole),
    )
    for k in range(9):
        s.add(
            line(
                f"M{352 + k * 3},{-10 + k * 8}L{462 + k * 2},590",
                "#8FC8FF",
                2,
                f'opacity="{0.5 - k * 0.05:.2f}" stroke-dasharray="{3 + k * 2} {8 + k * 3}"',
            )
        )
    s.add(line("M350,-10L462,590", "#CFEBFF", 3, s.blur(2)))


def _precision(s: Stage) -> None:
    stand(s, "raglund", "raglund", 910)
    gun = join(
        lathe(
            [
                (-0.6, 0.16),
                (-0.5, 0.22),
                (-0.2, 0.2),
                (0.0, 0.1),
                (0.7, 0.05),
                (0.76, 0.09),
                (0.84, 0.09),
                (0.86, 0.03),
            ]
        )
    )
    rings = join(at(row(pipe(0.025, 0.12, 0.03), 0.18, 4), 0.3, 0, 0), at(hoop(0.24, 0.03), -0.35, 0, 0))
    scope = at(join(drum(0.2, 0.07), at(pipe(0.04, 0.09, 0.02), 0.2, 0, 0)), -0.2, 0.32, 0)
    view = View(-30, 20, 22, 270, X - 60, Y + 30)
    device(
        s,
        "raglund",
        Model(
            made(
                (gun, GOLD),
                (rings, BRONZE),
                (scope, STONE),
                (at(egg(0.05, 0.06, 0.06), 0.0, 0.32, 0), lamp("#FFF0A0")),
                (rod((-0.2, 0.1, 0), (-0.2, 0.3, 0), 0.05), BRONZE),
                (at(block(0.2, 0.16, 0.1, 0.03), -0.45, -0.24, 0), WALL),
            ),
            reach=1.1,
        ),
        view,
    )
    shot(s, view.spot((0.9, 0, 0)), (752, 96), "#FFF2A8", 2.2)
    for r in (14, 26):
        s.add(oval(730, 108, r, None, "none", 'stroke="#FFE07A" stroke-width="3"'))


def _plating(s: Stage) -> None:
    stand(s, "raglund", "raglund_dusk", 921)
    plates = join(
        *(
            at(
                turned(block(0.27, 0.2, 0.07, 0.04), 0, 0, 6 * (x + y)),
                x * 0.56 + (0.28 if y % 2 else 0),
                y * 0.4,
                0.05 * abs(x),
            )
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
        )
    )
    studs = join(
        *(
            at(ball(0.045), x * 0.56 + (0.28 if y % 2 else 0) + d, y * 0.4 + e, 0.08)
            for x in (-1, 0, 1)
            for y in (-1, 0, 1)
            for d, e in ((-0.2, 0.13), (0.2, 0.13), (-0.2, -0.13), (0.2, -0.13))
        )
    )
    view = View(24, 10, -8, 225, X - 20, Y)
    device(
        s,
        "raglund",
        Model(
            made((plates, STONE), (studs, GOLD), (at(block(1.0, 0.6, 0.04, 0.02), 0.1, 0, -0.1), BRONZE)),
            reach=1.4,
        ),
        view,
    )
    x, y = view.spot((0.2, 0.1, 0.15))
    shot(s, (764, 40), (x, y), "#FF7A4A", 6)
    hit(s, x, y, 52, "#FFC04A", 9)


def mine() -> Model:
    """A floating charge with horns."""
    horns = join(
        *(
            turned(rod((0.3, 0, 0), (0.52, 0, 0), 0.07, 0.04), a, b)
            for a, b in (
                (0, 0),
                (60, 20),
                (120, -10),
                (180, 25),
                (240, 0),
                (300, -20),
                (30, 60),
                (150, 62),
                (270, 60),
                (30, -60),
                (150, -60),
                (270, -60),
            )
        )
    )
    return Model(
        made(
            (ball(0.36), BRONZE),
            (horns, GOLD),
            (at(turned(hoop(0.365, 0.03), 0, 90), 0, 0, 0), STONE),
            (at(ball(0.1), 0.1, 0.05, 0.31), lamp("#FF4A3A")),
        ),
        reach=0.7,
    )


def _mines(s: Stage) -> None:
    sky(s, "raglund", 932, 110)
    for i in range(7):
        t = i / 6
        x, y, k = 130 + 190 * t + 140 * t * t, 110 + 80 * t + 150 * t * t, 26 + 190 * t * t * t
        s.add(s.flare(x, y, k, "#FF6A4A", 0.5))
        device(s, "raglund", mine(), View(30 + 40 * i, 20, 10 * i, k, x, y))
    ship(s, escort(), View(150, 20, -16, 92, 110, 90), "raglund", 0.9, 1.6)


PICTURES: dict[str, Painter] = {
    "lft_mirror_projector": _mirror,
    "lft_modular_bay": _bay,
    "lft_stealth_hull": _stealth,
    "fr_precision_beam": _precision,
    "fr_reactive_plating": _plating,
    "fr_mine_layer": _mines,
}
