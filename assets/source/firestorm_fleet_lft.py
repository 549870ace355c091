"""The ships of the LFT in their skies."""

from __future__ import annotations

from cosmic_planets import planet
from firestorm_kit import (
    Painter,
    dust,
    hit,
    lines_of_speed,
    ship,
    shot,
    sky,
    sun,
    world,
)
from firestorm_march import View
from firestorm_ships_lft import (
    battlecruiser,
    corvette,
    listener,
    pathfinder,
    runner,
    shifter,
    tender,
    trickster,
)
from stage import Stage, line, oval


def _pathfinder(s: Stage) -> None:
    sky(s, "lft", 21, 150)
    world(s, planet("blue", 0), 100, 500, 190)
    ship(s, pathfinder(), View(-40, 22, 22, 150, 220, 190), "lft", 0.6, 1.2, "#7FD8FF", 0.45)
    ship(s, pathfinder(), View(-40, 24, 20, 275, 420, 290), "lft", 1.1)


def _trickster(s: Stage) -> None:
    sky(s, "lft_deep", 35, 130)
    world(s, planet("orange", 0), 690, 500, 180)
    for x, y, size in ((150, 150, 110), (610, 160, 120), (170, 440, 120)):
        ship(s, trickster(), View(-34, 44, 38, size, x, y), "lft", 0.5, 1.2, "#9AB4FF", 0.5)
    ship(s, trickster(), View(-34, 44, 34, 270, 390, 300), "lft", 0.9)


def _listener(s: Stage) -> None:
    sky(s, "lft", 48, 170, 1.9)
    sun(s, 660, 110, 16, "#9FE0FF")
    for r in (60, 110, 165, 225, 290):
        s.add(
            oval(
                660,
                110,
                r,
                None,
                "none",
                f'stroke="#9FE6FF" stroke-width="2.2" stroke-dasharray="3 9" opacity="{0.62 - r / 560:.2f}"',
            )
        )
    ship(s, listener(), View(-24, 14, 6, 260, 370, 350), "lft", 0.8)


def _shifter(s: Stage) -> None:
    sky(s, "lft_deep", 52, 130, 1.3)
    world(s, planet("white", 0), 640, 130, 120)
    ship(s, shifter(), View(-38, 24, 16, 275, 390, 300), "lft", 0.8)


def _corvette(s: Stage) -> None:
    sky(s, "lft", 61, 140, 2.0)
    world(s, planet("purple", 1), 130, 130, 90)
    lines_of_speed(s, 4, 26, 152, "#9FD8FF", 0.35)
    ship(s, corvette(), View(-40, 40, 42, 262, 385, 295), "lft", 1.2)


def _tender(s: Stage) -> None:
    sky(s, "lft", 73, 120, 1.4)
    world(s, planet("blue", 2), 600, 640, 330)
    ship(s, tender(), View(-28, 22, 6, 310, 385, 255), "lft", 0.7)
    for x, y, k in ((150, 420, 52), (250, 470, 44), (620, 390, 48)):
        ship(s, trickster(), View(-30, 26, 8, k, x, y), "lft", 0.9, 1.6)


def _battlecruiser(s: Stage) -> None:
    sky(s, "lft_deep", 81, 140, 1.3)
    world(s, planet("orange", 2), 80, 90, 150)
    view = View(-40, 32, 34, 295, 375, 315)
    ship(s, battlecruiser(), view, "lft", 0.9)
    shot(s, view.spot((0.6, 0.24, 0.03)), (690, 0), "#7FE8FF", 4.5)
    shot(s, view.spot((0.3, 0.27, -0.03)), (740, 30), "#7FE8FF", 3.5)


def _runner(s: Stage) -> None:
    sky(s, "lft", 94, 110, 1.6)
    world(s, planet("green", 1), 640, 120, 100)
    for i, (x, y) in enumerate(
        ((660, 250), (600, 420), (700, 380), (520, 500), (90, 90), (180, 60), (60, 200))
    ):
        s.add(
            line(
                f"M{x - 16},{y}h32M{x},{y - 16}v32M{x - 11},{y - 11}l22,22M{x + 11},{y - 11}l-22,22",
                "#39425C",
                5,
            )
        )
        s.add(
            oval(x, y, 12, None, s.rad("#8A94AC", "#2A3044", x=0.35, y=0.3, r=0.8)),
            s.flare(x, y, 16, "#FF5A4A", 0.8),
        )
        if i < 2:
            hit(s, x - 30, y - 30, 34, "#FF9A3D", i + 3)
    lines_of_speed(s, 9, 24, 158, "#BFE4FF", 0.4)
    ship(s, runner(), View(-38, 30, 30, 280, 370, 300), "lft", 1.3)
    dust(s, 3, 30, "#BFE4FF")


PICTURES: dict[str, Painter] = {
    "lft_pathfinder_scout": _pathfinder,
    "lft_trickster_fighter": _trickster,
    "lft_listening_boat": _listener,
    "lft_shifter": _shifter,
    "lft_interceptor_corvette": _corvette,
    "lft_fleet_tender": _tender,
    "lft_battlecruiser": _battlecruiser,
    "lft_blockade_runner": _runner,
}
