"""Ship accessories of Firestorm, each shown as on a dealer's stand; those that anyone can buy."""

from __future__ import annotations

import math

from cosmic_cards_kit import glowing
from firestorm_kit import (
    GLASS,
    GOLD,
    GREEN,
    GREY,
    LIGHTS,
    OLIVE,
    STEEL,
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
    around,
    at,
    ball,
    block,
    cut,
    drum,
    egg,
    hoop,
    join,
    lathe,
    melt,
    pair,
    pipe,
    rod,
    row,
    turned,
    upright,
)
from firestorm_ships_lft import trickster
from firestorm_ships_neutral import cruiser
from stage import Stage, line, oval, path, place

X, Y = 384.0, 288.0
TONES = {
    "lft": "#7FC8FF",
    "raglund": "#FFD878",
    "kristall": "#FF8A90",
    "guardians": "#C890FF",
    "neutral": "#8FF0C8",
}


def stand(s: Stage, faction: str, name: str, seed: int, r: float = 250) -> None:
    """A quiet sky with the thin circles of an instrument behind the device."""
    sky(s, name, seed, 90, 1.5, 0.85)
    tone = TONES[faction]
    s.add(oval(X, Y, r * 1.3, None, s.glow(tone, 0.34)))
    for k, dash in ((1.0, ""), (0.86, "2 10"), (0.66, "")):
        s.add(
            oval(
                X,
                Y,
                r * k,
                None,
                "none",
                f'stroke="{tone}" stroke-width="1.6" opacity=".4" stroke-dasharray="{dash or "none"}"',
            )
        )
    for i in range(48):
        a, n = math.tau * i / 48, 14 if i % 6 == 0 else 7
        c, d = math.cos(a), math.sin(a)
        s.add(
            line(
                f"M{X + c * r:.0f},{Y + d * r:.0f}L{X + c * (r + n):.0f},{Y + d * (r + n):.0f}",
                tone,
                1.6,
                'opacity=".5"',
            )
        )


def device(s: Stage, faction: str, model: Model, view: View) -> None:
    """The lit device."""
    s.add(drawn(s, model, view, LIGHTS[faction]))


def _cannon(s: Stage) -> None:
    stand(s, "neutral", "neutral", 811)
    base = join(at(upright(drum(0.1, 0.5)), 0, -0.4, 0), at(upright(drum(0.06, 0.38)), 0, -0.26, 0))
    house = melt(0.06, at(block(0.32, 0.2, 0.3, 0.08), -0.05, 0, 0), at(egg(0.3, 0.16, 0.26), -0.05, 0.16, 0))
    barrels = pair(
        join(
            rod((0.2, 0.04, 0.13), (1.0, 0.04, 0.13), 0.07, 0.055),
            at(drum(0.09, 0.085), 0.95, 0.04, 0.13),
            at(drum(0.1, 0.1), 0.34, 0.04, 0.13),
        )
    )
    view = View(-34, 22, 16, 250, X - 40, Y + 30)
    device(
        s,
        "neutral",
        Model(
            made(
                (base, GREY),
                (house, OLIVE),
                (barrels, STEEL),
                (at(block(0.02, 0.05, 0.16, 0.01), 0.27, 0.16, 0), lamp("#B8FFD8")),
            ),
            reach=1.2,
        ),
        view,
    )
    for z in (0.13, -0.13):
        a, b = view.spot((1.06, 0.04, z)), view.spot((2.4, 0.04, z))
        shot(s, a, b, "#8FFFC8", 6)


def _booster(s: Stage) -> None:
    stand(s, "neutral", "neutral_blue", 822)
    core = join(
        at(upright(drum(0.34, 0.2)), 0, -0.1, 0), at(row(upright(pipe(0.03, 0.24, 0.04)), 9, 1), 0, 0.1, 0)
    )
    rings = join(*(at(turned(hoop(0.3, 0.035), 0, 90), 0, y, 0) for y in (-0.3, -0.1, 0.1)))
    arms = turned(
        around(join(rod((0.0, 0.26, 0), (0.4, 0.5, 0), 0.05, 0.04), at(ball(0.07), 0.42, 0.5, 0)), 3), 0, 90
    )
    device(
        s,
        "neutral",
        Model(
            made(
                (core, GREEN),
                (rings, STEEL),
                (arms, GREY),
                (at(ball(0.24), 0, 0.42, 0), lamp("#9FFFE8")),
                (at(upright(drum(0.06, 0.42)), 0, -0.48, 0), OLIVE),
            ),
            reach=1.0,
        ),
        View(20, 20, 0, 235, X, Y + 30),
    )
    s.add(
        oval(
            X,
            Y,
            222,
            None,
            s.rad(
                (0, "#8FFFE0", 0.0), (0.75, "#8FFFE0", 0.06), (0.94, "#8FFFE0", 0.34), (1, "#DFFFF4", 0.75)
            ),
        )
    )
    s.add(
        path(
            f"M{X - 160},{Y - 90}C{X - 130},{Y - 170} {X - 60},{Y - 200} {X},{Y - 200}"
            f"C{X - 80},{Y - 180} {X - 120},{Y - 140} {X - 160},{Y - 90}Z",
            "#FFFFFF",
            'opacity=".45"',
        )
    )


def _locator(s: Stage) -> None:
    stand(s, "neutral", "void", 833)
    s.add(
        path(
            f"M{X},{Y}L{X + 250},{Y - 20}A250,250 0 0 0 {X + 120},{Y - 220}Z",
            s.rad((0, "#8FFFC8", 0.6), (1, "#8FFFC8", 0.1)),
        )
    )
    for x, y in ((520, 160), (560, 220), (250, 140)):
        s.add(
            s.flare(x, y, 20, "#FF7A5A"), oval(x, y, 16, None, "none", 'stroke="#FF9A7A" stroke-width="2.4"')
        )
    bowl = cut(egg(0.2, 0.5, 0.5), at(egg(0.2, 0.46, 0.46), 0.08, 0, 0), at(block(0.5, 1, 1), 0.55, 0, 0))
    dish = at(
        turned(
            join(
                bowl,
                rod((0, 0, 0), (0.4, 0, 0), 0.02),
            ),
            0,
            30,
        ),
        0,
        0.3,
        0,
    )
    device(
        s,
        "neutral",
        Model(
            made(
                (dish, GREY),
                (at(turned(at(ball(0.06), 0.42, 0, 0), 0, 30), 0, 0.3, 0), lamp("#B8FFD8")),
                (
                    at(upright(lathe([(-0.5, 0.4), (-0.4, 0.36), (-0.1, 0.1), (0.3, 0.07)])), 0, -0.1, 0),
                    OLIVE,
                ),
                (at(upright(drum(0.03, 0.42)), 0, -0.5, 0), GREEN),
            ),
            reach=1.1,
        ),
        View(-42, 18, 0, 235, X - 20, Y + 20),
    )


def _tractor(s: Stage) -> None:
    stand(s, "neutral", "neutral", 844)
    horn = lathe([(-0.6, 0.12), (-0.4, 0.2), (-0.1, 0.16), (0.3, 0.34), (0.36, 0.34), (0.1, 0.1)])
    rings = join(at(hoop(0.42, 0.03), 0.45, 0, 0), at(hoop(0.5, 0.025), 0.65, 0, 0))
    struts = around(rod((-0.2, 0.16, 0), (0.66, 0.5, 0), 0.022), 4, 0.785)
    view = View(-46, 20, 14, 235, X - 90, Y + 40)
    a = view.spot((0.5, 0, 0))
    s.add(
        path(
            f"M{a[0]:.0f},{a[1]:.0f}L640,60L740,260Z",
            s.lin((0, "#9FFFE0", 0.7), (1, "#9FFFE0", 0.05), turn=-30),
        )
    )
    for k in (0.35, 0.6, 0.85):
        x, y = a[0] + (690 - a[0]) * k, a[1] + (160 - a[1]) * k
        s.add(
            place(
                oval(
                    0, 0, 34 + 50 * k, 96 * k + 20, "none", 'stroke="#D8FFF0" stroke-width="3" opacity=".7"'
                ),
                x,
                y,
                1,
                -30,
            )
        )
    ship(s, trickster(), View(30, 20, -30, 70, 640, 170), "lft", 0, 1.7, dead=True)
    device(
        s,
        "neutral",
        Model(
            made(
                (horn, OLIVE),
                (rings, GREEN),
                (struts, STEEL),
                (at(ball(0.13), 0.12, 0, 0), lamp("#BFFFE8")),
                (at(block(0.2, 0.2, 0.2, 0.05), -0.55, 0, 0), GREY),
            ),
            reach=1.0,
        ),
        view,
    )


def pod() -> Model:
    """A rescue capsule with a round window."""
    body = melt(0.06, at(egg(0.46, 0.36, 0.36), 0, 0, 0), at(drum(0.16, 0.34), -0.2, 0, 0))
    return Model(
        made(
            (body, Stuff("#E8703A", 0.7, 0.1, 0.3, 0.3)),
            (at(hoop(0.2, 0.04), 0.36, 0, 0), GREY),
            (at(egg(0.08, 0.18, 0.18), 0.36, 0, 0), GLASS),
            (around(at(block(0.1, 0.05, 0.07, 0.02), -0.36, 0.32, 0), 4, 0.785), STEEL),
            (at(hoop(0.37, 0.025), -0.1, 0, 0), WHITE),
        ),
        [(-0.5, 0, 0, 0.16)],
        0.7,
        "#8FFFD0",
    )


def _pods(s: Stage) -> None:
    sky(s, "fire", 855, 100, 1.5, 0.7)
    ship(s, cruiser(), View(-30, 20, -20, 190, 180, 160), "neutral", 0, dead=True)
    hit(s, 190, 150, 70, "#FF9A3D", 8)
    hit(s, 90, 190, 40, "#FF7A2D", 3)
    for x, y, k in ((330, 420, 90), (620, 150, 80), (690, 420, 70)):
        ship(s, pod(), View(-40, 16, -20, k, x, y), "neutral", 1.6)
    ship(s, pod(), View(-46, 16, -16, 210, 500, 310), "neutral", 1.6)


def _rapid(s: Stage) -> None:
    stand(s, "neutral", "neutral_blue", 866)
    barrels = at(around(rod((0, 0.14, 0), (0.9, 0.14, 0), 0.045), 6), 0, 0, 0)
    rings = join(at(pipe(0.04, 0.19, 0.03), 0.8, 0, 0), at(pipe(0.04, 0.19, 0.03), 0.35, 0, 0))
    body = join(at(drum(0.28, 0.28, 0.05), -0.25, 0, 0), at(block(0.2, 0.16, 0.24, 0.05), -0.5, 0, 0))
    belt = at(row(turned(drum(0.08, 0.025, 0.008), 90), 0.075, 9), -0.25, -0.36, 0.1)
    view = View(-38, 20, 20, 255, X - 50, Y + 20)
    device(
        s,
        "neutral",
        Model(
            made(
                (barrels, STEEL),
                (rings, GREEN),
                (body, OLIVE),
                (at(turned(belt, 0, -20), 0, 0, 0), GOLD),
                (at(hoop(0.29, 0.03), -0.1, 0, 0), GREY),
            ),
            reach=1.1,
        ),
        view,
    )
    a, b = view.spot((0.95, 0, 0)), view.spot((2.8, 0, 0))
    for k in range(7):
        t, u = k / 7 + 0.04, k / 7 + 0.1
        p, q = ((a[0] + (b[0] - a[0]) * v, a[1] + (b[1] - a[1]) * v + 10 * ((k % 3) - 1)) for v in (t, u))
        s.add(glowing(s, f"M{p[0]:.0f},{p[1]:.0f}L{q[0]:.0f},{q[1]:.0f}", "#FFE07A", 6))
    s.add(s.flare(*a, 66, "#FFD06A"))


PICTURES: dict[str, Painter] = {
    "gr_auxiliary_cannon": _cannon,
    "gr_shield_booster": _booster,
    "gr_tactical_locator": _locator,
    "gr_tractor_projector": _tractor,
    "gr_escape_pods": _pods,
    "gr_rapid_fire_automatics": _rapid,
}
