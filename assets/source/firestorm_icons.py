"""Write the icons of Firestorm: card types, keywords, points, marks and factions."""

from __future__ import annotations

import sys

from icon_shapes import b, burst, c, disc, f, gear, o, p, polygon, rays, s, spiral, turn
from icons import FOLDER, PLANET, SHIELD_PATH, document

DART = "M24 4L40.5 41 24 33 7.5 41z"
HEAVY = "M24 3.5l6 9.5v6.5l10.5 6V15h4v23.5l-13-4-2.5 7h-10l-2.5-7-13 4V15h4v10.5l10.5-6V13z"
PLUG = "M17 4.5h14v9h6.5v13L31 30v5.5h6.5v8h-27v-8H17V30l-6.5-3.5v-13H17z"
DOME = "M6 33.5C6 22 13.5 14.5 22 13.7V9a2 2 0 0 1 4 0v4.7C34.5 14.5 42 22 42 33.5z"
BOLT = "M28 3.5L9.5 27.5H21L17 44.5 38.5 18.5H26.5z"

FACTIONS: dict[str, str] = {
    "lft": p("M24 4.5L42 40 24 32.5 6 40z", 2.4) + o(24, 42, 3.2),
    "forum_raglund": f(
        "M8 6h7v5h5.5V6h7v5H33V6h7v12l-3.5 3.5V34l5 9H6.5l5-9V21.5L8 18zM24 24a5 5 0 0 0-5 5v14h10V29"
        "a5 5 0 0 0-5-5z"
    ),
    "kristallimperium": p("M24 3.5L31 15v21L24 44.5 17 36V15z", 1.4)
    + p("M12.5 14L15 19v16.5L11 40 6 33V21z", 1.2)
    + p("M35.5 14L33 19v16.5L37 40l5-7V21z", 1.2),
    "galactic_guardians": f(
        "M24 4C12.5 4 4.5 12 4.5 22.5c0 6 2.5 10.5 6.5 14L9.5 44l6-4 3.5 4.5 5-5 5 5 3.5-4.5 6 4-1.5-7.5"
        "c4-3.5 6.5-8 6.5-14C43.5 12 35.5 4 24 4zM11.5 18l10 4.5c-.5 5-7.5 6.5-10 1.5z"
        "M36.5 18l-10 4.5"
        "c.5 5 7.5 6.5 10 1.5z"
    ),
    "neutral": c(24, 24, 19, 3.2) + f(burst(4, 15.5, 4.6)) + turn(f(burst(4, 9, 3.4)), 45),
}

ICONS: dict[str, str] = {
    "type_planet": PLANET,
    "type_base": c(24, 24, 19.5, 3.2) + p(burst(5, 13, 5.6, 24, 25), 1.6),
    "type_industry": f(gear(8, 20.5, 15.4, 6.2)),
    "type_resource": f(polygon(6, 21) + burst(4, 13, 4.4)),
    "type_ship_1": p(DART, 2),
    "type_ship_2": p(HEAVY, 1.4),
    "type_ship_accessory": p(PLUG, 1.2),
    "type_planet_accessory": p(DOME, 1.6) + b(4, 36.5, 40, 5, 2),
    "type_instant": p(BOLT, 2),
    "type_interrupt": c(24, 24, 19.5, 3.4) + b(15.6, 14, 6, 20, 1.6) + b(26.4, 14, 6, 20, 1.6),
    "type_phenomenon": s(spiral(3, 19.5, 20, 420), 3.6) + s(spiral(3, 19.5, 200, 600), 3.6) + o(24, 24, 4.4),
    "type_alien_tec": p(polygon(6, 9.2, 24, 13.4), 1.8)
    + p(polygon(6, 9.2, 14.2, 31.4), 1.8)
    + p(polygon(6, 9.2, 33.8, 31.4), 1.8),
    "locator_1": c(24, 24, 13.5, 3) + s(rays(4, 16.5, 22), 3.4) + p("M24 18l4.4 10.5L24 26.2l-4.4 2.3z", 1),
    "locator_2": c(24, 24, 13.5, 3)
    + c(24, 24, 19.5, 2.4)
    + s(rays(4, 21, 23), 3.4)
    + p("M24 16.5l6 13.5-6-2.8-6 2.8z", 1),
    "formation_flight": p("M24 4l8 17-8-4-8 4z", 1.6)
    + p("M11.5 25l8 17-8-4-8 4z", 1.6)
    + p("M36.5 25l8 17-8-4-8 4z", 1.6),
    "tractor_beam": f("M17 4h14l3 9H14z")
    + s("M15.5 16L7 44M32.5 16L41 44", 3)
    + s("M15 24h18M12.5 33h23", 2.6, "4 4"),
    "virtual_image": p("M17 6l12 33-12-6-12 6z", 1.6)
    + s("M33 9.5l10.5 29-8-4", 2.8, "4.5 4")
    + s("M29.5 14L33 9.5", 2.8),
    "sabotage_fire": f("M4 21h12v6H4zM32 21h12v6H32zM21 4h6v12h-6zM21 32h6v12h-6z") + f(burst(6, 9.5, 4)),
    "emp": p("M26 8.5L14.5 25.5H22L20 39.5 33.5 21.5H26z", 1.6)
    + s("M10 9.5A20 20 0 0 0 10 38.5M38 9.5A20 20 0 0 1 38 38.5", 3.2),
    "kamikaze": f(burst(9, 21, 11.5) + disc(24, 24, 6.5)) + o(24, 24, 3),
    "cargo": s("M24 4.5l18 8.5v21L24 43.5 6 34V13zM6 13l18 9 18-9M24 22v21.5M15 8.5l18 9", 2.8),
    "tp": f(gear(8, 20.5, 15.4, 5.6)) + o(24, 24, 2.8),
    "ep": p(burst(4, 21, 7.2), 1.6),
    "luck": s("M15 9h18l9.5 11L24 42 5.5 20z", 3.2) + s("M6 20h36M16.5 20L24 41l7.5-21-7.5-10.5z", 2.4),
    "victory": p(burst(5, 20.5, 8.8, 24, 25.5), 2.4),
    "counter": c(24, 24, 19.5, 3.2) + s("M24 14v20M14 24h20", 4.6),
    "attack": f(burst(8, 21, 11)),
    "defense": f(SHIELD_PATH),
    "deactivated": c(24, 24, 19.5, 3.2) + s("M24 12v22M14.5 25L24 34.5 33.5 25", 4.4),
    **{f"faction_{name}": body for name, body in FACTIONS.items()},
}


def main(arguments: list[str]) -> None:
    """Write the icons named, or all of them."""
    for name, body in ICONS.items():
        if not arguments or name in arguments:
            (FOLDER / f"{name}.svg").write_text(document(body), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
