"""The ships of the Forum Raglund in their skies."""

from __future__ import annotations

from cosmic_planets import planet
from firestorm_kit import (
    Painter,
    dust,
    hit,
    ship,
    shot,
    sky,
    sun,
    world,
)
from firestorm_march import View
from firestorm_ships_raglund import bulwark, council, escort, nuisance, pinprick, warden, workshop, yacht
from stage import Stage, line, oval


def _nuisance(s: Stage) -> None:
    sky(s, "raglund", 121, 120)
    world(s, planet("orange", 1), 650, 150, 80)
    view = View(-36, 26, 24, 290, 360, 330)
    ship(s, nuisance(), view, "raglund", 0.9)
    for k in range(3):
        hit(s, 560 + k * 60, 110 - k * 26, 26 - 6 * k, "#FFD24A", k + 2)


def _warden(s: Stage) -> None:
    sky(s, "raglund_dusk", 133, 150)
    world(s, planet("yellow", 2), 120, 560, 230)
    s.add(line("M0,420C200,380 520,370 768,400", "#FFD878", 3, 'opacity=".5" stroke-dasharray="4 12"'))
    for x in (110, 650):
        ship(s, warden(), View(30, 12, 0, 52, x, 386), "raglund", 0, 1.6, dead=True)
    ship(s, warden(), View(32, 16, -3, 205, 390, 330), "raglund", 0, dead=True)


def _pinprick(s: Stage) -> None:
    sky(s, "raglund", 142, 130, 2.1)
    world(s, planet("white", 3), 120, 140, 100)
    view = View(-32, 34, 30, 265, 340, 320)
    ship(s, pinprick(), view, "raglund", 1.0)
    shot(s, view.spot((1.17, 0, 0)), (740, 40), "#FFE27A", 3)


def _yacht(s: Stage) -> None:
    sky(s, "raglund_dusk", 155, 150, 1.4)
    world(s, planet("yellow", 1), 600, 150, 130)
    ship(s, yacht(), View(-30, 18, 10, 300, 375, 345), "raglund", 0.7)
    dust(s, 8, 40, "#FFE7A8", 2)


def _escort(s: Stage) -> None:
    sky(s, "raglund", 166, 120, 1.3)
    view = View(-40, 26, 22, 265, 400, 300)
    ship(s, escort(), View(-40, 26, 22, 105, 150, 150), "raglund", 0.9)
    ship(s, escort(), View(-40, 26, 22, 105, 190, 470), "raglund", 0.9)
    ship(s, escort(), view, "raglund", 0.9)


def _bulwark(s: Stage) -> None:
    sky(s, "raglund_dusk", 177, 110, 1.6)
    world(s, planet("blue", 4), 150, 120, 120)
    view = View(24, 14, -6, 275, 390, 310)
    ship(s, bulwark(), view, "raglund", 0, dead=True)
    a = view.spot((0, 0.2, 0.3))
    s.add(oval(*a, 150, None, s.glow("#9FFFD8", 0.5)))
    shot(s, (10, 560), view.spot((-0.4, 0.0, 0.2)), "#FF6A4A", 4, 24)


def _council(s: Stage) -> None:
    sky(s, "raglund", 188, 140, 1.2)
    sun(s, 130, 110, 26, "#FFDFA0")
    world(s, planet("yellow", 4), 640, 620, 280)
    ship(s, council(), View(-30, 18, 6, 255, 385, 345), "raglund", 0.6)


def _workshop(s: Stage) -> None:
    sky(s, "raglund_dusk", 199, 130, 1.5)
    world(s, planet("red", 1), 660, 110, 90)
    view = View(-34, 26, 8, 285, 385, 335)
    ship(s, workshop(), view, "raglund", 0.6)
    for p in ((0.5, 0.2, 0.1), (0.3, 0.2, -0.1)):
        x, y = view.spot(p)
        s.add(s.flare(x, y, 26, "#BFE8FF"))
        hit(s, x, y, 9, "#FFE08A", 5)


PICTURES: dict[str, Painter] = {
    "fr_nuisance_boat": _nuisance,
    "fr_border_warden": _warden,
    "fr_pinprick_fighter": _pinprick,
    "fr_envoy_yacht": _yacht,
    "fr_escort_corvette": _escort,
    "fr_bulwark": _bulwark,
    "fr_council_ship": _council,
    "fr_workshop_cruiser": _workshop,
}
