"""Planet accessories of Firestorm that anyone can build, standing on their worlds."""

from __future__ import annotations

from cosmic_planets import bands, rocks, seas
from firestorm_kit import (
    CARGO,
    GOLD,
    GREEN,
    GREY,
    LIGHTS,
    OLIVE,
    STEEL,
    Painter,
    drawn,
    hit,
    lamp,
    made,
    ship,
    shot,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_shapes import (
    Shape,
    at,
    ball,
    block,
    cut,
    drum,
    hoop,
    join,
    lathe,
    pair,
    pipe,
    rod,
    turned,
    upright,
)
from firestorm_ships_neutral import courier, cruiser, freighter
from firestorm_ships_raglund import dome, roof, tower
from firestorm_worlds_paint import (
    COCOA,
    LEAF,
    SAND,
    SLATE,
    city,
    globe,
)
from globe import Planet
from stage import Stage, line, oval, path

X, Y = 384.0, 288.0


def land(s: Stage, recipe: Planet, top: float = 390, r: float = 560) -> None:
    """The curve of a world along the lower edge."""
    world(s, recipe, X, top + r, r)


def house(s: Stage, faction: str, view: View, *pairs: tuple[Shape, Stuff]) -> None:
    """A building on the ground."""
    s.add(oval(view.x, view.y + view.size * 0.28, view.size * 1.05, view.size * 0.2, s.glow("#02040C", 0.75)))
    s.add(drawn(s, Model(made(*pairs), reach=1.35), view, LIGHTS[faction]))


def _shipyard(s: Stage) -> None:
    sky(s, "neutral", 1011, 120)
    world(s, city(seas, LEAF, 7011, "#FFE0A0"), 150, 520, 240)
    frame = join(
        *(
            at(turned(cut(block(0.03, 0.5, 0.5, 0.01), block(0.1, 0.44, 0.44, 0.01)), 0), x, 0, 0)
            for x in (-0.75, -0.37, 0.0, 0.37, 0.75)
        ),
        *(rod((-0.8, y, z), (0.8, y, z), 0.03) for y in (-0.47, 0.47) for z in (-0.47, 0.47)),
    )
    view = View(-32, 22, 12, 250, X + 40, Y - 10)
    ship(s, cruiser(), View(-32, 22, 12, 180, X + 40, Y - 10), "neutral", 0, dead=True)
    s.add(
        drawn(
            s,
            Model(
                made(
                    (frame, STEEL),
                    (
                        join(*(at(ball(0.045), x, 0.52, 0.52) for x in (-0.75, -0.37, 0.0, 0.37, 0.75))),
                        lamp("#FFE08A"),
                    ),
                    (at(block(0.16, 0.12, 0.14, 0.03), -0.55, 0.58, 0), GREEN),
                ),
                reach=1.3,
            ),
            view,
            LIGHTS["neutral"],
        )
    )
    for p in ((0.2, 0.2, 0.2), (-0.3, 0.1, 0.3), (0.5, 0.05, 0.0)):
        hit(s, *view.spot(p), 9, "#BFE8FF", 4)


def _trading(s: Stage) -> None:
    sky(s, "neutral_blue", 1022, 120)
    land(s, globe(bands, SAND, 7022), 400)
    stalls = join(
        *(
            at(block(0.16, 0.12, 0.16, 0.02), x, 0.12, z)
            for x, z in ((-0.8, 0.2), (-0.45, 0.35), (0.5, 0.3), (0.85, 0.15))
        )
    )
    tents = join(
        *(roof(0.24, 0.22, x, 0.24, z) for x, z in ((-0.8, 0.2), (-0.45, 0.35), (0.5, 0.3), (0.85, 0.15)))
    )
    hall = tower(0.3, 0.4, 0, 0, 0)
    crates = join(
        *(
            at(turned(block(0.08, 0.08, 0.08, 0.01), a), x, 0.08, 0.62)
            for x, a in ((-0.15, 10), (0.02, 30), (0.2, -12))
        ),
        at(block(0.08, 0.08, 0.08, 0.01), 0.0, 0.24, 0.62),
    )
    house(
        s,
        "neutral",
        View(10, 18, 0, 215, X, 350),
        (stalls, CARGO),
        (tents, GREEN),
        (hall, GREY),
        (dome(0.36, 0, 0.5, 0, 0.8), GOLD),
        (crates, CARGO),
        (at(upright(drum(0.03, 1.05)), 0, -0.03, 0), OLIVE),
        (join(*(at(ball(0.04), x, 0.5, 0.32) for x in (-0.2, 0, 0.2))), lamp("#FFE08A")),
    )
    ship(s, freighter(), View(-30, 20, 8, 80, 150, 130), "neutral", 0.7, 1.6)
    ship(s, courier(), View(150, 20, -8, 50, 640, 110), "neutral", 0.9, 1.6)


def _battery(s: Stage) -> None:
    sky(s, "neutral", 1033, 110)
    land(s, globe(rocks, COCOA, 7033), 400)
    view = View(-38, 18, 0, 225, X - 40, 340)
    turret = join(dome(0.42, 0, 0.1, 0, 0.85), at(upright(drum(0.14, 0.5)), 0, 0.0, 0))
    guns = pair(
        at(
            turned(
                join(
                    rod((0.1, 0, 0), (1.0, 0, 0), 0.085, 0.06),
                    at(drum(0.08, 0.09), 0.96, 0, 0),
                    at(drum(0.1, 0.11), 0.45, 0, 0),
                ),
                0,
                36,
            ),
            0.1,
            0.26,
            0.15,
        )
    )
    house(
        s,
        "neutral",
        view,
        (turret, OLIVE),
        (guns, STEEL),
        (at(upright(drum(0.05, 0.85)), 0, -0.12, 0), GREY),
        (at(upright(pipe(0.1, 0.8, 0.05)), 0, -0.06, 0), GREEN),
    )
    for z in (0.15, -0.15):
        shot(
            s,
            view.spot((0.93, 0.86, z)),
            (view.spot((2.2, 1.8, z))[0], view.spot((2.2, 1.8, z))[1]),
            "#8FFFC8",
            7,
        )
    hit(s, 700, 40, 30, "#FF9A3D", 5)


def _shield_dome(s: Stage) -> None:
    sky(s, "neutral_blue", 1044, 120)
    land(s, city(seas, LEAF, 7044, "#FFE8B0"), 410)
    blocks = join(
        *(
            at(block(0.09, h, 0.09, 0.015), x, h, z)
            for x, h, z in (
                (-0.5, 0.2, 0),
                (-0.28, 0.34, 0.1),
                (-0.05, 0.26, 0.3),
                (0.12, 0.46, -0.1),
                (0.36, 0.3, 0.15),
                (0.56, 0.18, 0.0),
                (-0.15, 0.4, -0.3),
            )
        )
    )
    house(
        s,
        "neutral",
        View(14, 16, 0, 215, X, 360),
        (blocks, Stuff("#8FA8A0", 0.6, 0.3, 0.09, 0.4, 0.2, lamps="#FFE8A0")),
        (at(upright(drum(0.04, 0.9)), 0, -0.03, 0), OLIVE),
        (at(upright(pipe(0.08, 0.95, 0.04)), 0, 0, 0), GREEN),
    )
    d = f"M{X - 232},385A232,250 0 0 1 {X + 232},385A232,60 0 0 1 {X - 232},385Z"
    s.add(
        path(
            d, s.rad((0, "#8FFFE0", 0.02), (0.7, "#8FFFE0", 0.12), (1, "#CFFFF0", 0.5), x=0.5, y=0.8, r=0.85)
        ),
        line(d, "#D8FFF4", 3, 'opacity=".8"'),
    )
    for x, y in ((250, 190), (520, 215)):
        shot(s, (x + 60, -10), (x, y), "#FF7A5A", 5, 30)
        s.add(oval(x, y, 70, 30, "none", 'stroke="#FFFFFF" stroke-width="3" opacity=".7"'))


def _converter(s: Stage) -> None:
    sky(s, "neutral", 1055, 110)
    land(s, globe(rocks, SLATE, 7055), 400)
    left, right = at(ball(0.3), -0.62, 0.32, 0), at(ball(0.3), 0.62, 0.32, 0)
    pipes = join(
        rod((-0.62, 0.32, 0.0), (0, 0.5, 0.1), 0.06),
        rod((0.62, 0.32, 0), (0, 0.5, 0.1), 0.06),
        *(rod((x, 0, 0.2), (x, 0.3, 0.2), 0.04) for x in (-0.75, -0.5, 0.5, 0.75)),
    )
    core = join(at(upright(lathe([(0, 0.3), (0.15, 0.24), (0.5, 0.16), (0.7, 0.2), (0.78, 0.2)])), 0, 0, 0))
    view = View(8, 16, 0, 230, X, 350)
    house(
        s,
        "neutral",
        view,
        (left, Stuff("#F2A02A", 0.9, 0.3)),
        (right, Stuff("#2C8CE8", 0.9, 0.3)),
        (pipes, STEEL),
        (core, GREEN),
        (at(upright(drum(0.04, 1.0)), 0, -0.03, 0), OLIVE),
        (at(ball(0.15), 0, 0.84, 0), lamp("#DFFFE8")),
        (
            join(
                at(turned(hoop(0.31, 0.03), 0, 90), -0.62, 0.32, 0),
                at(turned(hoop(0.31, 0.03), 0, 90), 0.62, 0.32, 0),
            ),
            GREY,
        ),
    )
    a = view.spot((0, 0.84, 0))
    s.add(
        s.flare(*a, 90, "#BFFFD8"),
        line(f"M{a[0] - 90},{a[1] - 30}A96,70 0 0 1 {a[0] + 80},{a[1] - 44}", "#FFB84A", 7),
        line(f"M{a[0] + 92},{a[1] + 6}A96,70 0 0 1 {a[0] - 80},{a[1] + 30}", "#5AB8FF", 7),
    )
    s.add(
        path(f"M{a[0] + 96:.0f},{a[1] - 22:.0f}l-34,-8l20,-26Z", "#FFB84A"),
        path(f"M{a[0] - 96:.0f},{a[1] + 10:.0f}l34,8l-20,26Z", "#5AB8FF"),
    )


PICTURES: dict[str, Painter] = {
    "gr_orbital_shipyard": _shipyard,
    "gr_trading_post": _trading,
    "gr_ground_battery": _battery,
    "gr_shield_dome": _shield_dome,
    "gr_converter_station": _converter,
}
