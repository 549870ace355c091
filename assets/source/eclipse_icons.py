"""Write the signs of Eclipse as white, recolourable SVG: resources, ship values, actions and pieces."""

from __future__ import annotations

import sys
from pathlib import Path

from icon_shapes import b, burst, c, disc, f, gear, move, o, p, polygon, r, rays, s, spiral, turn
from icons import SHIELD_PATH, document

FOLDER = Path(__file__).resolve().parents[1] / "art" / "icons"

BOLT = p("M27.5 3.5L9 27h12L17.5 44.5 39 19.5H26.5z", 2.2)
FLASK = s("M19 5.5h10M20.5 6v13L9 37.2c-1.6 2.8 0 5.3 3 5.3h24c3 0 4.6-2.5 3-5.3L27.5 19V6", 3.2) + f(
    "M17.4 28.5h13.2l6 9.6c.6 1.1 0 2-1.2 2H12.6c-1.2 0-1.8-.9-1.2-2z"
)
COIN = f(disc(24, 24, 20) + disc(24, 24, 15.6)) + f(
    "M24 12.5l7.5 11.5L24 35.5 16.5 24z" + "M24 18l-3.6 6 3.6 6 3.6-6z"
)
NUT = f(polygon(6, 21, start=-90) + polygon(6, 8.6, start=-90)) + s("M24 3.4v12M24 32.6v12", 0.1)
TARGET = c(24, 24, 14, 3.2) + s("M24 3.5v11M24 33.5v11M3.5 24h11M33.5 24h11", 3.2)
PLATE = "M9 5h30c2 0 3 1 3 3v17a18 18 0 0 1-36 0V8c0-2 1-3 3-3z"
SHARD = "M24 3l7 13-3 26h-8l-3-26z"
NOZZLE = "M14.5 5h19l-3.4 15H17.9z"
FLAME = "M18 23h12c.6 8-2.2 14.6-6 21.5-3.8-6.900-6.600-13.500-6-21.500z"


def flames(count: int) -> str:
    """A nozzle with so many jets."""
    width = 48 / count if count > 1 else 34
    scale = min(1.0, width / 22)
    out = ""
    for place in range(count):
        x = 24 + (place - (count - 1) / 2) * (width * 0.92)
        out += move(p(NOZZLE, 2) + f(FLAME), x - 24 * scale, 24 - 24 * scale, scale)
    return out


def plates(count: int) -> str:
    """So many armour plates; a single one shows its seams."""
    seams = "M22.400 9h3.200v30h-3.200zM9.500 20.400h10v3.200h-10zM28.500 20.400h10v3.200h-10z"
    plate = f(PLATE + seams)
    spots = {1: ((24, 24, 1.0),), 2: ((12.2, 24, 0.58), (35.8, 24, 0.58))}[count]
    return "".join(move(plate, x - 24 * k, y - 24 * k, k) for x, y, k in spots)


SHARDS = (
    p(SHARD, 1.2)
    + move(turn(p(SHARD, 1.2), -24, 24, 44), -4, 13, 0.74)
    + move(turn(p(SHARD, 1.2), 24, 24, 44), 16.5, 13, 0.74)
)
ION = p(burst(8, 20, 8.5), 1.6)
PLASMA = f(burst(8, 15, 6.5)) + c(24, 24, 19.5, 3) + o(24, 4.5, 3.4) + o(24, 43.5, 3.4)
ANTIMATTER = f(burst(12, 22, 13) + disc(24, 24, 8.4)) + o(24, 24, 4.4)
TURRET = move(ION, -0.5, -0.5, 0.58) + move(ION, 20.5, 20.5, 0.58)
ROCKET = turn(
    f("M24 2c5.600 4.600 8 10 8 17v13h-16V19c0-7 2.400-12.400 8-17z" + disc(24, 17, 3.6))
    + f("M14.5 22v14l-7 5V31zM33.500 22v14l7 5V31z")
    + f("M19 35h10l-5 11z"),
    45,
)
SHIELD_LINE = s(SHIELD_PATH, 4)
PHASE = s(SHIELD_PATH, 3) + move(p(SHIELD_PATH, 1), 9.6, 9, 0.6)
FLUX = s(SHIELD_PATH, 3) + s(
    "M13 16c5.500-5 8 4 11 0s5.500-5 11 0M13 24c5.500-5 8 4 11 0s5.500-5 11 0M16 32c4-4 6 3 8 0s4-4 8 0", 3
)
POSITRON = TARGET + s("M24 18.500v11M18.500 24h11", 3.4)
GLUON = TARGET + s("M24 18l6 9.500H18z", 2) + o(24, 17.6, 3) + o(30, 27.8, 3) + o(18, 27.8, 3)
AXION = TARGET + f(burst(4, 12, 4)) + turn(s("M24 3.500v7M24 37.500v7M3.500 24h7M37.500 24h7", 3), 45)
RING_BOLT = c(24, 24, 20, 3.2) + move(BOLT, 7.7, 7.7, 0.68)
SUN_BOLT = c(24, 24, 15.5, 2.8) + s(rays(12, 18.5, 22.5), 3) + move(BOLT, 10.8, 10.8, 0.55)
HEX_BOLT = s(polygon(6, 20.5), 3.2) + s(polygon(6, 20.5, start=-60), 1.6) + move(BOLT, 9.6, 9.6, 0.6)

STAR = move(f(burst(5, 20, 8.4, 24, 25)), 29, -1, 0.42)
PICK = s("M10 42L33 15", 4.6) + f("M14 11C24 4 36 8 41 22l-3 2C33 15 26 12 16 14z") + move(STAR, -2, 22, 1)
ATOM = o(24, 24, 4.4) + "".join(
    turn('<ellipse cx="24" cy="24" rx="20" ry="8" fill="none" stroke="#FFFFFF" stroke-width="2.8"/>', a)
    for a in (0, 60, 120)
)
CHIP = (
    r(12, 12, 24, 24, 4)
    + b(18, 18, 12, 12, 2)
    + s("".join(f"M{x} 4v6M{x} 38v6M4 {x}h6M38 {x}h6" for x in (17, 24, 31)), 2.8)
)
HAMMER = turn(b(6, 7, 30, 13, 3) + b(17, 20, 7.5, 24, 2.5) + f("M36 8.500l7 3v5l-7 3z"), 35)
COMPASS = s(polygon(6, 20, start=-90), 3) + f("M31.500 15L27 27l-12 6 5-12.500z" + disc(23.4, 24.2, 2.4))
SUN = o(24, 24, 7.6) + s(rays(8, 12.5, 20), 3.4)
ARROW = s("M5 24h25M20 12l12 12-12 12M39.500 8.500v31", 4)

INTERCEPTOR = f("M24 2l4 17 16 15-.5 6L29 36l-1.500 8h-7L19 36 4.500 40 4 34l16-15z")
CRUISER = f(
    "M12 3h5l2 13c3-2 7-2 10 0l2-13h5l2 18 8 9-2 12-9-5-5 5H18l-5-5-9 5-2-12 8-9z" + disc(24, 28, 4.5)
)
DREADNOUGHT = f(
    "M21 2h6l2 8 4 1V5h4v11l4 3v-4h3l1 12 2 3-1 10-5-1-2 4 2 4-9-2-2 2H18l-2-2-9 2 2-4-2-4-5 1L1 30l2-3L4"
    " 15h3v4l4-3V5h4v6l4-1z" + disc(24, 28, 5) + disc(24, 15, 2.4)
)
STARBASE = (
    f(disc(24, 24, 21) + disc(24, 24, 15))
    + o(24, 24, 6)
    + s("M24 24V7M24 24L9.300 32.500M24 24l14.700 8.500", 3.6)
)
ORBITAL = (
    b(2, 13, 11, 22, 1.5)
    + b(35, 13, 11, 22, 1.5)
    + s("M13 24h22", 3.4)
    + f(disc(24, 24, 10) + disc(24, 24, 5))
)
MONOLITH = f("M16.500 7L24 3l7.500 4 1.500 31H15zM22.800 12v20h2.400V12z") + b(7, 39.5, 34, 5, 1.5)
ANCIENT = f(
    "M24 10c2-4 6-7 10-8-1 4-1 7 0 10 7 2 11 8 12 17-3-2-5-3-7-3 2 6 1 12-3 17-1-5-3-8-6-10-1 5-3 9-6 13"
    "-3-4-5-8-6-13-3 2-5 5-6 10-4-5-5-11-3-17-2 0-4 1-7 3C3 20 7 14 14 12c1-3 1-6 0-10 4 1 8 4 10 8z"
    + disc(24, 21, 4.2)
)
WORMHOLE = s(spiral(3, 20.5, 0, 420), 3) + s(spiral(3, 20.5, 180, 600), 3) + o(24, 24, 3.8)
GRID = (
    s("M8 8h32v32H8zM18.700 8v32M29.300 8v32M8 18.700h32M8 29.300h32", 2.6)
    + o(13.3, 34.7, 5)
    + o(34.7, 13.3, 5)
)
BOT = f(disc(24, 25, 9) + disc(20.5, 23, 2) + disc(27.5, 23, 2)) + s(
    "M17 18l-8-7M31 18l8-7M15 25H4M33 25h11M17 32l-8 8M31 32l8 8M21 16l-3-9M27 16l3-9", 3
)
ARM = (
    s("M12 34l6-18 14 6", 5)
    + o(12, 35, 6.5)
    + o(18, 16, 4.6)
    + s("M32 22l9-5M32 22l6 8", 3.6)
    + b(4, 40, 20, 4.6, 2)
)
BOMB = (
    f(
        disc(24, 27, 16)
        + "M24 27L16 13.200a16 16 0 0 1 16 0zM24 27h16a16 16 0 0 1-8 13.800zM24 27H8a16 16 0 0 0 8 13.800z"
    )
    + s("M24 11V6c0-2 1-3 3-3h4", 3)
    + f(burst(6, 5, 2, 34, 4))
)
KEY = c(14, 16, 9, 4.4) + s("M20.500 22.500L41 43M33 35l6-6M27 29l5-5", 4.2) + f("M14 10l4 6-4 6-4-6z")
GEM = f(
    "M14 6h20l9 12-19 25L5 18zM14 19l10 17 10-17z"
    + "M17 9l-6 7h6l4-7zM31 9l6 7h-6l-4-7zM24 9.500l-4.500 6.500h9z"
)
LAUREL = (
    s("M14 40C4 32 4 18 12 8M34 40c10-8 10-22 2-32", 3) + f(burst(5, 11, 4.6, 24, 24)) + s("M17 43h14", 3)
)
EMISSARY = c(24, 13, 8, 3.2) + f("M8 44c1-12 6-19 16-19s15 7 16 19h-9l-7-10-7 10z")
COLONY = f("M24 3c6 4 9 10 9 17v12l7 8v4l-9-2h-14l-9 2v-4l7-8V20c0-7 3-13 9-17z" + disc(24, 17, 4.6))
CHEVRONS = s("M9 25L24 11l15 14M9 39l15-14 15 14", 4.6)
RELIC = f(gear(8, 20, 15, 8.4)) + f(burst(4, 7, 2.4))

SIGNS: dict[str, str] = {
    "money": COIN,
    "science": FLASK,
    "materials": NUT,
    "energy": BOLT,
    "initiative": CHEVRONS,
    "computer": TARGET + o(24, 24, 3),
    "hull": plates(1),
    "drive": flames(1),
    "cannon": ION,
    "missile": ROCKET,
    "explore": COMPASS,
    "influence": SUN,
    "research": ATOM,
    "upgrade": CHIP,
    "build": HAMMER,
    "move": ARROW,
    "interceptor": INTERCEPTOR,
    "cruiser": CRUISER,
    "dreadnought": DREADNOUGHT,
    "starbase": STARBASE,
    "orbital": ORBITAL,
    "monolith": MONOLITH,
    "ancient": ANCIENT,
    "colony": COLONY,
    "wormhole": WORMHOLE,
    "artifact": GEM,
    "reputation": LAUREL,
    "ambassador": EMISSARY,
    "barrier": SHIELD_LINE,
}


def burst_star() -> str:
    """A full five-pointed star."""
    return p(burst(5, 20, 9, 24, 25.5), 2.6)


def main(arguments: list[str]) -> None:
    """Write the signs named, or all of them."""
    for name, body in SIGNS.items():
        if not arguments or name in arguments:
            (FOLDER / f"{name}.svg").write_text(document(body), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
