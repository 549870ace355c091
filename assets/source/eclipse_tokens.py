"""Build the small pieces of Eclipse: influence discs, population cubes and the tokens of the sectors."""

from __future__ import annotations

import math
import sys
from pathlib import Path

import numpy as np
from PIL import Image

import eclipse_icons as signs
from cosmos import Field, fbm, grid, ramp, screen, smooth
from eclipse_mould import Layer, Model, cast, finished, lit, ring, seen, sight, sign
from eclipse_tiles import STONE
from icons import GLYPHS
from paint import save_webp, sheet
from paint_shapes import rounded
from plastic import SEATS, with_alpha

FOLDER = Path(__file__).resolve().parents[1] / "art" / "eclipse" / "tokens"
SIDE, OVER = 128, 4
EYES = {
    "white": "circle",
    "yellow": "star",
    "red": "square",
    "purple": "diamond",
    "blue": "ring",
    "green": "plus",
    "orange": "triangle",
}


def _turned_square(half: float, angle: float, y: float) -> str:
    corners = [(math.radians(angle + 45 + 90 * i), half * math.sqrt(2)) for i in range(4)]
    return rounded([(50 + r * math.cos(a), y + r * math.sin(a)) for a, r in corners], 4)


def disc(seat: str) -> Image.Image:
    """An influence disc: pressed rim and the seat's glyph in the middle."""
    glyph = sign(GLYPHS[EYES[seat]], 50, 50, 34)
    tint = "#3A4658" if seat == "white" else SEATS[seat][3]
    model = Model(
        layers=(Layer(ring(50, 50, 46), 4, 9, 9), Layer(glyph, 11, 4, 3)),
        grooves=((ring(50, 50, 27), 1.6, 2.2),),
        pressed=(ring(50, 50, 43) + ring(50, 50, 30),),
        painted=((glyph, tint),),
        repeat=11,
    )
    piece = cast(model, SIDE * OVER)
    return finished(seen(sight(piece, 66), lit(piece, SEATS[seat], seat, tilt=66)), OVER)


def cube(seat: str) -> Image.Image:
    """A population cube seen from above, one corner towards the viewer."""
    top = _turned_square(25, 26, 50)
    piece = cast(Model(layers=(Layer(top, 44, 6, 5),)), SIDE * OVER)
    return finished(seen(sight(piece, 49), lit(piece, SEATS[seat], tilt=49)), OVER)


def wormhole() -> Image.Image:
    """A whole wormhole ring; the sectors show one half of it each."""
    side = SIDE * 2
    x, y = grid(side, side)
    u, v = (x - side / 2) / (side * 0.47), (y - side / 2) / (side * 0.47)
    r, a = np.hypot(u, v), np.arctan2(v, u)
    swirl = fbm(np.cos(a + r * 4) * 1.8, np.sin(a + r * 4) * 1.8, r * 2.4, 77, 4)
    value = 0.95 - r * 1.05 + 0.35 * swirl
    core = ramp(
        value, [(0, "#150A3A"), (0.3, "#3C259A"), (0.6, "#7E63F0"), (0.85, "#C9C0FF"), (1.1, "#FFFFFF")]
    )
    glassy = smooth(0.34, 0.05, np.hypot(u + 0.26, v + 0.3)) * 0.55
    core = screen(core, glassy[..., None])
    edge = smooth(0.78, 0.82, r)
    metal = ramp(
        0.5 - 0.4 * u - 0.45 * v - 1.6 * np.abs(r - 0.9), [(0, "#3A4370"), (0.5, "#A9B4E6"), (1, "#FFFFFF")]
    )
    out = core * (1 - edge[..., None]) + metal * edge[..., None]
    out *= 1 - 0.5 * (smooth(0.06, 0.0, np.abs(r - 0.79)))[..., None]
    small: Field = with_alpha(out, smooth(1.0, 0.98, r))
    return finished(small, 2)


def discovery() -> Image.Image:
    """The back of a discovery tile: a comet on violet."""
    tile = rounded([(50, 2), (93, 26), (93, 72), (50, 96), (7, 72), (7, 26)], 6)
    comet = (
        "M66 24C54 28 38 42 30 58C26 68 32 76 42 72C58 66 70 50 74 38C68 42 60 46 54 46C60 40 64 32 66 24Z"
    )
    model = Model(
        layers=(Layer(tile, 3, 8, 7), Layer(comet, 10, 3.5, 3), Layer(ring(38, 64, 7.5), 11, 6, 7)),
        grooves=((rounded([(50, 10), (86, 30), (86, 68), (50, 88), (14, 68), (14, 30)], 4), 1.4, 1.8),),
        painted=((comet, "#E9E2FF"), (ring(38, 64, 7.5), "#FFFFFF")),
        lit_lines=((ring(38, 64, 5), 3.0, "#8FD8FF"),),
    )
    piece = cast(model, SIDE * OVER)
    return finished(
        seen(sight(piece, 78), lit(piece, ("#160A34", "#3A2278", "#6A48B8", "#DCCBFF"), tilt=78)), OVER
    )


def artifact() -> Image.Image:
    """An artifact: a cut green crystal in a dark setting."""
    gem = rounded([(50, 14), (72, 34), (62, 78), (50, 88), (38, 78), (28, 34)], 2)
    table = rounded([(50, 26), (61, 37), (56, 70), (50, 76), (44, 70), (39, 37)], 1)
    model = Model(
        layers=(
            Layer(ring(50, 50, 46) + ring(50, 50, 39), 2, 8, 4),
            Layer(ring(50, 50, 39), 0, 2, 2),
            Layer(gem, 3, 11, 10),
            Layer(table, 12, 3, 2),
        ),
        painted=((gem, "#35D6A0"), (table, "#8CFFDC")),
        lit_lines=((table, 2.5, "#1E8A6C"),),
    )
    piece = cast(model, SIDE * OVER)
    return finished(seen(sight(piece, 78), lit(piece, STONE, tilt=78, gloss=1.3)), OVER)


def ancient() -> Image.Image:
    """The marker of a sector that ancients hold: their claw on ember-lit stone."""
    claw = sign(signs.ANCIENT, 50, 50, 58)
    model = Model(
        layers=(Layer(ring(50, 50, 46), 3, 8, 7), Layer(claw, 9, 4, 3)),
        grooves=((ring(50, 50, 38), 1.4, 1.8),),
        painted=((claw, "#FF9A52"),),
        lit_lines=((claw, 1.6, "#B8400E"),),
    )
    piece = cast(model, SIDE * OVER)
    return finished(seen(sight(piece, 74), lit(piece, STONE, tilt=74)), OVER)


def star() -> Image.Image:
    """The golden star of an advanced square."""
    shape = sign(signs.burst_star(), 50, 50, 98)
    model = Model(layers=(Layer(shape, 3, 12, 11),))
    piece = cast(model, SIDE * OVER)
    tones = ("#5A3600", "#B47A08", "#FFC830", "#FFF6CC")
    return finished(seen(sight(piece, 80), lit(piece, tones, tilt=80, gloss=1.2)), OVER)


ALONE = {"wormhole": wormhole, "discovery": discovery, "artifact": artifact, "ancient": ancient, "star": star}


def main(arguments: list[str]) -> None:
    """Build the tokens named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        files = sorted(FOLDER.glob("**/*.webp"))
        sheet([Image.open(file).convert("RGBA") for file in files], arguments[1], 10, 128)
        return
    for name in arguments or [*ALONE, "disc", "cube"]:
        if name in ALONE:
            save_webp(ALONE[name](), FOLDER / f"{name}.webp", 88)
            continue
        for seat in SEATS:
            save_webp((disc if name == "disc" else cube)(seat), FOLDER / seat / f"{name}.webp", 86)


if __name__ == "__main__":
    main(sys.argv[1:])
