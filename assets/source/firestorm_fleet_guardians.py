"""The ships of the Galactic Guardians in their skies."""

from __future__ import annotations

import random

from cosmic_planets import planet
from firestorm_kit import (
    LIGHTS,
    Painter,
    drawn,
    hit,
    made,
    ship,
    sky,
    world,
)
from firestorm_march import Model, Stuff, View
from firestorm_shapes import (
    rock,
)
from firestorm_ships_guardians import capsule, clipper, forlorn, hunter, lens, maw, mothership, patchwork
from firestorm_ships_neutral import courier
from stage import Stage, line, oval


def _lens(s: Stage) -> None:
    sky(s, "guardians", 421, 150)
    world(s, planet("purple", 2), 640, 140, 100)
    view = View(-52, 16, 14, 255, 390, 300)
    a = view.spot((0.5, 0, 0))
    s.add(
        line(
            f"M-20,80L{a[0] - 130:.0f},{a[1] - 60:.0f}M-20,180L{a[0] - 120:.0f},{a[1] + 20:.0f}",
            "#D8C0FF",
            10,
            f'opacity=".5" {s.blur(5)}',
        )
    )
    ship(s, lens(), view, "guardians", 0.8)
    s.add(oval(view.spot((0.1, 0, 0))[0], view.spot((0.1, 0, 0))[1], 190, None, s.glow("#C8A8FF", 0.35)))


def _capsule(s: Stage) -> None:
    sky(s, "fire", 432, 110, 1.6, 0.75)
    view = View(-36, 22, 30, 310, 385, 300)
    x, y = view.spot((0.7, 0.14, 0))
    ship(s, capsule(), view, "guardians", 1.3)
    hit(s, x, y, 40, "#FF9A3D", 4)


def _forlorn(s: Stage) -> None:
    sky(s, "guardians_murk", 443, 110, 1.9)
    view = View(-62, 16, 16, 290, 390, 290)
    for i in range(8):
        rng = random.Random(i)
        x, y = rng.uniform(40, 730), rng.uniform(40, 540)
        hit(s, x, y, rng.uniform(8, 22), "#FF9A4A", i)
    ship(s, forlorn(), view, "guardians", 1.3)


def _clipper(s: Stage) -> None:
    sky(s, "guardians", 454, 140, 1.3)
    world(s, planet("purple", 4), 120, 480, 170)
    rock_ = Model(made((rock(0.8, 5), Stuff("#5A4A6A", 0.1, grain=0.2))))
    for x, y, k in ((640, 110, 60), (700, 430, 90), (240, 90, 40)):
        s.add(drawn(s, rock_, View(k, k, 0, k, x, y), LIGHTS["guardians"]))
    ship(s, clipper(), View(-34, 20, 22, 275, 385, 320), "guardians", 1.1)


def _hunter(s: Stage) -> None:
    sky(s, "guardians_murk", 465, 120, 1.4)
    view = View(-42, 24, 16, 280, 360, 310)
    ship(s, hunter(), view, "guardians", 0.9)
    x, y = 660.0, 110.0
    for r in (50, 34):
        s.add(oval(x, y, r, None, "none", 'stroke="#FF5AD0" stroke-width="4" opacity=".85"'))
    s.add(line(f"M{x - 68},{y}h40M{x + 28},{y}h40M{x},{y - 68}v40M{x},{y + 28}v40", "#FF5AD0", 4))
    ship(s, courier(), View(-20, 20, 20, 36, x, y), "neutral", 1.0, 1.8)


def _mothership(s: Stage) -> None:
    sky(s, "guardians", 476, 120, 1.3)
    for i, (x, y) in enumerate(((110, 120), (190, 80), (650, 470), (560, 510), (700, 90))):
        ship(s, clipper(), View(-34, 20, 12, 44 + 4 * i, x, y), "guardians", 1.0, 1.6)
    ship(s, mothership(), View(-42, 18, 6, 290, 375, 325), "guardians", 0.8)


def _patchwork(s: Stage) -> None:
    sky(s, "guardians_murk", 487, 130, 1.5)
    world(s, planet("orange", 3), 650, 130, 110)
    view = View(-38, 30, 20, 280, 380, 310)
    ship(s, patchwork(), view, "guardians", 0.8)
    for p in ((0.2, 0.1, 0.3), (-0.3, 0.1, -0.36)):
        hit(s, *view.spot(p), 11, "#FFE08A", 6)


def _maw(s: Stage) -> None:
    sky(s, "guardians", 498, 110, 1.2)
    world(s, planet("green", 4), 690, 470, 120)
    view = View(-48, 12, 4, 300, 370, 300)
    ship(s, maw(), view, "guardians", 0.8)
    s.add(oval(*view.spot((0.68, 0.58, 0)), 60, None, s.glow("#B8FF5A", 0.7)))


PICTURES: dict[str, Painter] = {
    "gg_space_lens": _lens,
    "gg_fire_capsule": _capsule,
    "gg_forlorn_hope": _forlorn,
    "gg_smuggler_clipper": _clipper,
    "gg_bounty_hunter": _hunter,
    "gg_pirate_mothership": _mothership,
    "gg_patchwork_cruiser": _patchwork,
    "gg_maw_of_greed": _maw,
}
