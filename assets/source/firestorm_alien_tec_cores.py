"""Alien tec that thinks, grows or forges: charts, armour, crystals, combs and cores."""

from __future__ import annotations

import math
import random

from firestorm_alien_tec import MAGENTA, SHELL, WAX, X, Y, _show, hexes, lair
from firestorm_kit import (
    BONE,
    CHITIN,
    OBSIDIAN,
    RUBY,
    Painter,
    dust,
    lamp,
    made,
)
from firestorm_march import Model, Stuff, View
from firestorm_shapes import (
    around,
    at,
    ball,
    block,
    cut,
    egg,
    gem,
    hoop,
    join,
    lathe,
    melt,
    pair,
    rod,
    row,
    shard,
    turned,
    upright,
)
from motifs import bolt, glint, zigzag
from stage import Stage, oval


def _armour(s: Stage) -> None:
    lair(s, 2366, "neutral", "#A8FF7A")
    hull = lathe([(-0.8, 0.14), (-0.6, 0.26), (0.3, 0.28), (0.8, 0.1), (1.0, 0.02)])
    plates = join(
        *(
            at(
                turned(cut(egg(0.3, 0.36, 0.42), at(egg(0.34, 0.3, 0.36), -0.06, -0.05, 0)), 0, 14),
                x,
                0.02,
                0,
            )
            for x in (-0.5, -0.2, 0.1, 0.4, 0.66)
        )
    )
    veins = pair(
        join(
            rod((-0.7, 0.28, 0.16), (0.5, 0.34, 0.2), 0.025), rod((-0.6, 0.0, 0.42), (0.5, 0.02, 0.42), 0.025)
        )
    )
    legs = pair(
        join(
            *(
                join(
                    rod((x, -0.1, 0.3), (x + 0.05, 0.0, 0.62), 0.045, 0.03),
                    rod((x + 0.05, 0.0, 0.62), (x + 0.2, -0.4, 0.7), 0.03, 0.006),
                )
                for x in (-0.4, -0.1, 0.2, 0.5)
            )
        )
    )
    _show(
        s,
        Model(
            made(
                (hull, Stuff("#AEBCD4", 0.6, 0.4, 0.2)),
                (plates, SHELL),
                (veins, lamp("#B8FF7A")),
                (legs, CHITIN),
                (pair(at(ball(0.06), 0.86, 0.14, 0.14)), lamp("#FFE06A")),
            ),
            reach=1.25,
        ),
        View(-36, 26, 18, 260, X, Y + 10),
    )


def _morph(s: Stage) -> None:
    lair(s, 2377, "lft_deep", "#7FC8FF")
    cells = []
    for i in range(-2, 3):
        for j in range(-2, 3):
            y, z = j * 0.34, i * 0.4 + (0.2 if j % 2 else 0)
            if math.hypot(y, z) < 0.86:
                cells.append((y, z, 0.16 + 0.1 * ((i * 3 + j) % 3)))
    one = [at(hexes(0.17, h), 0, y, z) for y, z, h in cells]
    blue, pale = Stuff("#4FA8FF", 1.0, clear=0.85), Stuff("#C87AFF", 1.0, clear=0.85)
    _show(
        s,
        Model(
            made((join(*one[::2]), blue), (join(*one[1::2]), pale), (ball(0.2), lamp("#FFFFFF"))), reach=1.2
        ),
        View(-62, 16, 8, 245, X, Y),
    )
    s.add(oval(X, Y, 250, None, s.glow("#BFE4FF", 0.35)))


def _comb(s: Stage) -> None:
    lair(s, 2388, "raglund", "#FFD86A")
    brain = melt(
        0.05,
        *(
            at(turned(egg(0.3, 0.14, 0.16), a, b), x, y, z)
            for x, y, z, a, b in (
                (0, 0.26, 0.12, 10, 5),
                (0.1, 0.1, 0.3, 40, -10),
                (-0.24, 0.12, 0.26, -30, 12),
                (0.3, 0.2, 0.0, 70, 0),
                (-0.32, 0.22, 0.0, 90, 0),
                (0.0, -0.06, 0.3, 0, 10),
                (0.24, -0.02, 0.2, 30, 20),
                (-0.26, -0.04, 0.2, -20, -16),
            )
        ),
        ball(0.3),
    )
    teeth = at(row(upright(rod((-0.5, 0, 0), (0, 0, 0), 0.03, 0.06)), 0.14, 9), 0, -0.34, 0.0)
    band = at(block(0.68, 0.07, 0.09, 0.04), 0, -0.3, 0)
    view = View(8, 10, 0, 265, X, Y)
    _show(
        s,
        Model(
            made(
                (at(brain, 0, 0.1, 0), WAX),
                (teeth, BONE),
                (band, SHELL),
                (
                    join(*(at(ball(0.035), x, -0.3, 0.1) for x in (-0.5, -0.25, 0, 0.25, 0.5))),
                    lamp("#FFB03A"),
                ),
            ),
            reach=1.1,
        ),
        view,
    )
    rng = random.Random(4)
    for _ in range(8):
        a = rng.uniform(3.4, 6.0)
        s.add(
            bolt(
                zigzag(
                    rng,
                    (X + 120 * math.cos(a), Y - 20 + 110 * math.sin(a)),
                    (X + 300 * math.cos(a), Y + 250 * math.sin(a)),
                    6,
                    20,
                ),
                "#FFE9A0",
                2.6,
                s,
            )
        )


def _forge(s: Stage) -> None:
    lair(s, 2399, "kristall", "#FF8A5A")
    s.add(oval(X, Y - 40, 300, None, s.glow("#FFB04A", 0.7)))
    ring = join(hoop(0.7, 0.08), around(at(shard(0.4, 0.2, 0.1), 0, 0.74, 0), 8))
    anvil = join(
        at(block(0.5, 0.1, 0.22, 0.04), 0, -0.85, 0),
        at(block(0.2, 0.16, 0.16, 0.03), 0, -1.05, 0),
        at(turned(rod((0.4, 0, 0), (0.8, 0.05, 0), 0.12, 0.03), 0), 0, -0.84, 0),
    )
    view = View(-70, 14, 6, 215, X, Y + 20)
    _show(
        s,
        Model(
            made(
                (ring, OBSIDIAN),
                (around(at(shard(0.3, 0.2, 0.06), 0.1, 0.6, 0), 8, 0.39), RUBY),
                (ball(0.4), lamp("#FFE08A")),
            ),
            reach=1.25,
        ),
        view,
    )
    _show(s, Model(made((at(anvil, 0, 0.9, 0), OBSIDIAN)), reach=1.0), View(-16, 14, 0, 170, X + 10, 530))
    s.add(glint(X, Y + 14, 240, "#FFF6E0", 0.9))
    dust(s, 6, 90, "#FFC06A", 3)


def _chaos(s: Stage) -> None:
    lair(s, 2410, "guardians", "#C87AFF")
    rng = random.Random(13)
    spikes = [
        turned(
            at(shard(rng.uniform(0.3, 0.6), 0.1, rng.uniform(0.05, 0.1), 5), 0.4, 0, 0),
            rng.uniform(0, 360),
            rng.uniform(-90, 90),
        )
        for _ in range(22)
    ]
    faces = [
        turned(at(egg(0.06, 0.12, 0.12), 0.46, 0, 0), rng.uniform(-130, -50), rng.uniform(-40, 40))
        for _ in range(5)
    ]
    _show(
        s,
        Model(
            made(
                (gem(0.5, 24, 77), MAGENTA),
                (join(*spikes[:11]), Stuff("#7CFF8A", 1.0, clear=0.8)),
                (join(*spikes[11:]), Stuff("#8E4FFF", 1.0, clear=0.8)),
                (join(*faces), lamp("#FFE06A")),
            ),
            reach=1.2,
        ),
        View(20, 16, 20, 225, X, Y),
    )
    for k in range(10):
        a = k * 0.628
        tone = ("#FF5AD0", "#B8FF5A", "#5AC8FF", "#FFB84A")[k % 4]
        s.add(
            bolt(
                zigzag(
                    rng,
                    (X + 130 * math.cos(a), Y + 120 * math.sin(a)),
                    (X + 320 * math.cos(a + 0.4), Y + 270 * math.sin(a + 0.4)),
                    7,
                    34,
                ),
                tone,
                3,
                s,
            )
        )


PICTURES: dict[str, Painter] = {
    "gr_symbiont_armour": _armour,
    "lft_morph_crystal": _morph,
    "fr_thought_comb": _comb,
    "ki_star_forge": _forge,
    "gg_chaos_core": _chaos,
}
