"""Planet accessories of the four powers: decoys, fortresses, depots and smugglers' ports."""

from __future__ import annotations

from cosmic_cards_kit import glowing
from cosmic_planets import rocks, seas
from firestorm_buildings import X, house, land
from firestorm_kit import (
    BLUE,
    BRASS,
    BRONZE,
    CARGO,
    DARK,
    GARNET,
    GOLD,
    LIGHTS,
    OBSIDIAN,
    ROOF,
    ROSE,
    RUBY,
    RUST,
    STEEL,
    STONE,
    VIOLET,
    WALL,
    WHITE,
    Painter,
    drawn,
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
    join,
    lathe,
    pair,
    pipe,
    rod,
    row,
    shard,
    slab,
    turned,
    upright,
)
from firestorm_ships_guardians import clipper
from firestorm_ships_kristall import splinter
from firestorm_ships_raglund import dome, roof, tower, yacht
from firestorm_worlds_paint import (
    AZURE,
    BLOOD,
    DUSK,
    EMBER,
    OCHRE,
    SLATE,
    city,
    globe,
)
from stage import Stage, line, oval, path


def _decoy(s: Stage) -> None:
    sky(s, "lft_deep", 1066, 130)
    land(s, globe(rocks, AZURE._replace(base="#6C84A8", light="#A8BCD8"), 7066), 410)
    domes = join(
        dome(0.4, 0, 0, 0),
        dome(0.26, -0.6, 0, 0.15),
        dome(0.24, 0.62, 0, 0.1),
        tower(0.08, 0.7, 0.3, 0, -0.2),
    )
    fake = Model(
        made(
            (domes, WHITE), (join(*(at(ball(0.05), x, 0.12, 0.42) for x in (-0.2, 0, 0.2))), lamp("#FFFFFF"))
        ),
        reach=1.2,
    )
    s.add(drawn(s, fake, View(12, 14, 0, 225, X, 395), LIGHTS["lft"], 1.5, 0.9, "#7FD0FF"))
    boxes = Model(
        made(
            (join(at(block(0.4, 0.2, 0.3, 0.06), 0, 0, 0), at(upright(drum(0.12, 0.18)), 0, 0.3, 0)), WHITE),
            (at(ball(0.15), 0, 0.46, 0), lamp("#9FE8FF")),
            (at(block(0.42, 0.05, 0.32, 0.02), 0, -0.02, 0), BLUE),
        ),
        reach=0.8,
    )
    for x in (120, 650):
        s.add(
            path(
                f"M{x},400L{X - 230},{170}L{X + 230},170Z"
                if x < X
                else f"M{x},400L{X + 230},170L{X - 230},170Z",
                s.lin((0, "#7FD0FF", 0.0), (1, "#7FD0FF", 0.22)),
            )
        )
        s.add(drawn(s, boxes, View(20, 16, 0, 82, x, 440), LIGHTS["lft"]))


def _listening(s: Stage) -> None:
    sky(s, "lft", 1077, 200)
    land(s, globe(rocks, SLATE, 7077), 420)
    for x, y, k in ((170, 400, 82), (620, 410, 92), (392, 370, 150)):
        bowl = cut(
            egg(0.22, 0.6, 0.6), at(egg(0.22, 0.57, 0.57), 0.05, 0, 0), at(block(0.5, 1, 1), 0.58, 0, 0)
        )
        dish = at(turned(bowl, 0, 52), 0, 0.5, 0)
        horn = at(
            turned(join(rod((0, 0, 0), (0.5, 0, 0), 0.02), at(ball(0.05), 0.5, 0, 0)), 0, 52), 0, 0.5, 0
        )
        house(
            s,
            "lft",
            View(-50, 12, 0, k, x, y),
            (dish, WHITE),
            (horn, lamp("#9FE8FF")),
            (at(upright(lathe([(-0.5, 0.36), (-0.4, 0.3), (0, 0.1), (0.5, 0.08)])), 0, -0.0, 0), BLUE),
            (at(block(0.24, 0.14, 0.2, 0.03), -0.4, -0.36, 0.3), STEEL),
        )
    for r in (70, 130, 190, 250):
        s.add(
            line(
                f"M{600 - r},{20}A{r},{r} 0 0 0 {600},{20 + r}",
                "#9FE6FF",
                3,
                f'opacity="{0.9 - r / 330:.2f}" stroke-dasharray="4 9"',
            )
        )
    s.add(s.flare(610, 14, 50, "#BFEFFF"))


def _fortress(s: Stage) -> None:
    sky(s, "raglund_dusk", 1088, 110)
    land(s, globe(rocks, OCHRE, 7088), 420)
    wall = at(upright(pipe(0.26, 0.8, 0.09)), 0, 0.2, 0)
    teeth = at(turned(around(at(block(0.07, 0.06, 0.07, 0.01), 0.52, 0.8, 0), 24), 0, 90), 0, 0, 0)
    keep = join(
        tower(0.26, 0.8, 0, 0, 0),
        *(tower(0.13, 0.62, x, 0, z) for x, z in ((-0.8, 0.1), (0.8, 0.1), (-0.42, 0.7), (0.42, 0.7))),
    )
    roofs = join(
        roof(0.35, 0.4, 0, 0.88, 0),
        *(roof(0.18, 0.26, x, 0.66, z) for x, z in ((-0.8, 0.1), (0.8, 0.1), (-0.42, 0.7), (0.42, 0.7))),
    )
    gate = join(at(block(0.14, 0.22, 0.14, 0.03), 0, 0.2, 0.84))
    view = View(0, 22, 0, 220, X, 350)
    house(
        s,
        "raglund",
        view,
        (wall, WALL),
        (teeth, STONE),
        (keep, STONE),
        (roofs, ROOF),
        (gate, GOLD),
        (
            join(
                *(at(turned(rod((0, 0, 0.1), (0, 0.2, 0.5), 0.05), a), 0, 0.5, 0) for a in (-70, -30, 30, 70))
            ),
            BRONZE,
        ),
    )
    for a in (-0.55, 0.5):
        p = view.spot((a, 0.75, 0.4))
        shot(s, p, (p[0] + 420 * a, -10), "#FFE07A", 6)


def _embassy(s: Stage) -> None:
    sky(s, "raglund", 1099, 130)
    land(s, city(seas, OCHRE, 7099, "#FFE8A0"), 420)
    steps = join(
        *(at(block(0.95 - 0.06 * i, 0.03, 0.5 - 0.06 * i, 0.005), 0, 0.03 + 0.06 * i, 0.1) for i in range(4))
    )
    columns = at(row(upright(rod((0, 0, 0), (0.5, 0, 0), 0.05, 0.042)), 0.2, 8), 0, 0.25, 0.36)
    hall = at(block(0.72, 0.26, 0.24, 0.02), 0, 0.5, 0.02)
    roof_ = join(
        at(block(0.82, 0.05, 0.42, 0.02), 0, 0.82, 0.1),
        at(turned(slab([(0.8, 0), (-0.8, 0), (0, 0.001)], 0.1), 0), 0, 0.9, 0),
    )
    flags = join(*(rod((x, 0.86, 0.4), (x, 1.3, 0.4), 0.015) for x in (-0.7, -0.35, 0.35, 0.7)))
    cloth = join(
        *(
            at(turned(block(0.1, 0.07, 0.008, 0.004), 20), x + 0.1, 1.22, 0.4)
            for x in (-0.7, -0.35, 0.35, 0.7)
        )
    )
    house(
        s,
        "raglund",
        View(12, 12, 0, 225, X, 390),
        (steps, STONE),
        (columns, STONE),
        (hall, WALL),
        (roof_, GOLD),
        (dome(0.34, 0, 0.86, 0), GOLD),
        (flags, BRONZE),
        (cloth, Stuff("#2C8C7A", 0.4)),
    )
    ship(s, yacht(), View(-30, 14, 8, 84, 140, 120), "raglund", 0.8, 1.6)
    ship(s, yacht(), View(150, 14, -8, 56, 640, 90), "raglund", 0.8, 1.6)


def _depot(s: Stage) -> None:
    sky(s, "kristall", 1110, 110)
    land(s, globe(rocks, BLOOD, 7110), 410)
    hangar = cut(
        at(turned(drum(0.42, 0.42), 90), 0, 0.0, 0),
        at(turned(drum(0.6, 0.34), 90), 0, 0, 0.2),
        at(block(2, 1, 2), 0, -1, 0),
    )
    spires = join(
        *(
            at(turned(shard(0.5 + 0.2 * (i % 2), 0.2, 0.1), 0, 90), x, 0.1, -0.1)
            for i, x in enumerate((-0.85, -0.62, 0.62, 0.85))
        )
    )
    rack = join(*(at(turned(shard(0.34, 0.2, 0.06), -90), x, 0.08, 0.3) for x in (-0.2, 0.0, 0.2)))
    view = View(-16, 16, 0, 235, X, 380)
    house(
        s,
        "kristall",
        view,
        (hangar, OBSIDIAN),
        (spires, RUBY),
        (rack, ROSE),
        (at(upright(drum(0.03, 1.05)), 0, -0.02, 0), GARNET),
        (at(block(0.3, 0.02, 0.02, 0.005), 0, 0.3, 0.35), lamp("#FFB0A0")),
    )
    for x, y in ((110, 90), (190, 130), (270, 80), (620, 110), (690, 70)):
        ship(s, splinter(), View(-40, 20, 40, 44, x, y), "kristall", 1.1, 1.6)


def _tribute(s: Stage) -> None:
    sky(s, "kristall_night", 1121, 120)
    land(s, globe(rocks, EMBER, 7121), 420)
    throne = join(
        at(turned(shard(0.9, 0.2, 0.17), 0, 90), 0, 0.2, -0.1),
        pair(at(turned(shard(0.5, 0.2, 0.11), 0, 82), 0.0, 0.1, 0.2)),
        at(turned(shard(0.6, 0.2, 0.12), 0, 100), -0.3, 0.1, -0.1),
        at(turned(shard(0.6, 0.2, 0.12), 0, 80), 0.3, 0.1, -0.1),
    )
    coins = join(
        *(
            at(upright(drum(0.018 * n, 0.11, 0.008)), x, 0.018 * n, z)
            for x, z, n in (
                (-0.7, 0.3, 9),
                (-0.5, 0.5, 5),
                (-0.85, 0.55, 3),
                (0.6, 0.4, 8),
                (0.8, 0.25, 12),
                (0.45, 0.6, 4),
                (0.0, 0.75, 3),
            )
        )
    )
    chest = join(
        at(block(0.22, 0.14, 0.16, 0.03), 0.1, 0.14, 0.52), at(turned(drum(0.22, 0.16), 0), 0.1, 0.28, 0.5)
    )
    house(
        s,
        "kristall",
        View(0, 20, 0, 225, X, 380),
        (throne, RUBY),
        (coins, GOLD),
        (chest, BRASS),
        (at(upright(drum(0.05, 1.0)), 0, -0.05, 0.1), OBSIDIAN),
    )
    s.add(oval(X, 200, 170, None, s.glow("#FF8A8A", 0.35)))


def _port(s: Stage) -> None:
    sky(s, "guardians_murk", 1132, 130)
    land(s, city(rocks, DUSK, 7132, "#FFB05A", -0.3), 430)
    cave = cut(
        at(egg(0.95, 0.8, 0.6), 0, 0.0, 0),
        at(egg(0.55, 0.48, 0.8), 0.05, -0.02, 0.5),
        at(block(2, 1, 2), 0, -1.12, 0),
    )
    pier = join(
        at(block(0.3, 0.03, 0.5, 0.01), 0.05, -0.06, 0.45),
        *(rod((x, -0.2, z), (x, 0.0, z), 0.03) for x in (-0.22, 0.3) for z in (0.3, 0.6, 0.9)),
    )
    shacks = join(
        at(block(0.12, 0.12, 0.1, 0.01), -0.7, 0.5, 0.3),
        at(turned(block(0.1, 0.09, 0.1, 0.01), 15), 0.6, 0.6, 0.2),
        at(block(0.14, 0.1, 0.1, 0.01), 0.1, 0.86, 0.1),
    )
    view = View(6, 12, 0, 265, X, 370)
    house(
        s,
        "guardians",
        view,
        (cave, Stuff("#5E5070", 0.1, grain=0.25)),
        (pier, RUST),
        (shacks, CARGO),
        (
            join(
                *(
                    at(ball(0.035), x, y, z)
                    for x, y, z in (
                        (-0.7, 0.55, 0.42),
                        (0.6, 0.62, 0.32),
                        (0.1, 0.88, 0.22),
                        (-0.2, 0.05, 0.9),
                        (0.28, 0.05, 0.9),
                    )
                )
            ),
            lamp("#FFC46A"),
        ),
        (at(ball(0.16), 0.05, 0.1, 0.0), lamp("#B86CFF")),
    )
    ship(s, clipper(), View(-60, 12, 6, 80, X + 24, 330), "guardians", 0.5, 1.6)
    ship(s, clipper(), View(-30, 16, 10, 60, 130, 110), "guardians", 0.9, 1.6)


def _self_destruct(s: Stage) -> None:
    sky(s, "fire", 1143, 100, 1.5, 0.7)
    land(s, globe(rocks, DUSK, 7143), 430)
    bombs = join(
        *(
            at(upright(lathe([(0, 0.02), (0.06, 0.14), (0.4, 0.16), (0.56, 0.06), (0.6, 0.005)])), x, 0, z)
            for x, z in ((-0.75, 0.2), (-0.4, 0.35), (0.4, 0.35), (0.75, 0.2))
        )
    )
    button = at(upright(drum(0.09, 0.26)), 0, 0.42, 0)
    box = join(at(upright(lathe([(0, 0.5), (0.3, 0.42), (0.34, 0.36)])), 0, 0, 0))
    cables = join(
        *(rod((x * 0.4, 0.12, 0.3), (x, 0.08, 0.3), 0.025) for x in (-0.7, 0.7)),
        rod((-0.2, 0.1, 0.4), (-0.4, 0.06, 0.5), 0.025),
        rod((0.2, 0.1, 0.4), (0.4, 0.06, 0.5), 0.025),
    )
    stripes = at(upright(pipe(0.05, 0.44, 0.03)), 0, 0.2, 0)
    view = View(8, 24, 0, 250, X, 350)
    house(
        s,
        "guardians",
        view,
        (bombs, VIOLET),
        (button, lamp("#FF3A2A", 0.95)),
        (box, DARK),
        (cables, GOLD),
        (stripes, GOLD),
        (at(upright(drum(0.03, 1.05)), 0, -0.03, 0.1), RUST),
    )
    x, y = view.spot((0, 0.5, 0))
    s.add(oval(x, y, 230, None, s.glow("#FF4A3A", 0.55)))
    s.add(
        glowing(s, f"M{x - 230:.0f},{y - 40:.0f}A240,170 0 0 1 {x + 230:.0f},{y - 40:.0f}", "#FF6A4A", 4, 0.5)
    )


PICTURES: dict[str, Painter] = {
    "lft_decoy_colony": _decoy,
    "lft_deep_listening_post": _listening,
    "fr_planetary_fortress": _fortress,
    "fr_embassy_quarter": _embassy,
    "ki_garrison_depot": _depot,
    "ki_tribute_post": _tribute,
    "gg_smugglers_port": _port,
    "gg_self_destruct": _self_destruct,
}
