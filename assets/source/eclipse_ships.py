"""Build the miniatures of Eclipse: ships, bases, orbitals and monoliths in the plastic of every seat."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, box_blur, rgb
from eclipse_mould import Layer, Model, both, cast, finished, half, lit, ring, seen, sight, straight, turned
from eclipse_ships_old import OLD, OLD_TONES
from paint import save_webp, sheet
from plastic import SEATS, over, with_alpha

FOLDER = Path(__file__).resolve().parents[1] / "art" / "eclipse" / "ships"
SIDE, OVER = 256, 3
TILT = 62.0
GREY = ("#23293A", "#5C667C", "#A7B1C2", "#F4F8FF")
FLAME = "#FFA24A"
# Dark seats are moulded a little brighter, so that small ships stand out from the nebulae.
TONES = SEATS | {
    "red": ("#400008", "#8A0A0E", "#C8201A", "#FF9C88"),
    "purple": ("#2E1560", "#6238B2", "#9C6AE4", "#EAD8FF"),
    "green": ("#053C2C", "#0F7256", "#1FAE84", "#A4F4D6"),
}

INTERCEPTOR = Model(
    layers=(
        Layer(half([(70, 46), (46, 34), (22, 12), (9, 9), (6, 13), (13, 34), (15, 42)], 2.5), 2, 4, 3.5),
        Layer(half([(98.5, 49.2), (84, 45.5), (66, 41.5), (44, 39.5), (16, 41), (10, 45)], 2), 3, 10, 9),
        Layer(both([(38, 37), (34, 33.5), (9, 33.5), (6, 36), (6, 41), (9, 43.5), (34, 43)], 2), 3, 8, 5),
        Layer(both([(47, 16.6), (47, 19.4), (17, 21.5), (13, 19), (17, 15)], 1), 2, 7, 2.6),
        Layer("M40 50C44 43.6 58 43.6 69 50C58 56.4 44 56.4 40 50Z", 9, 8, 5.4),
        Layer(half([(34, 49), (14, 48.6), (7, 49)], 0.6), 9, 9, 1.6),
    ),
    grooves=(
        (straight((74, 50), (94, 50)), 0.9, 1.4),
        (straight((40, 31), (20, 27)), 0.9, 1.2),
        (straight((40, 69), (20, 73)), 0.9, 1.2),
    ),
    smoked=("M42 50C46 44.6 58 44.6 67 50C58 55.4 46 55.4 42 50Z",),
    pressed=(both([(46, 36), (22, 13), (9, 10), (13, 32), (34, 32), (42, 37)]),),
    lamps=((6.5, 38.5, 5.5, FLAME), (6.5, 61.5, 5.5, FLAME)),
    repeat=6.5,
)

CRUISER = Model(
    layers=(
        Layer(
            half(
                [
                    (60, 49),
                    (64, 38),
                    (72, 33),
                    (95, 31),
                    (98, 26),
                    (96, 18),
                    (90, 15),
                    (62, 15),
                    (46, 19),
                    (32, 24),
                    (24, 14),
                    (10, 5),
                    (4, 8),
                    (5, 26),
                    (14, 38),
                    (10, 43),
                ],
                3,
            ),
            3,
            6,
            5,
        ),
        Layer(ring(42, 50, 23), 5, 6, 6),
        Layer(ring(42, 50, 16), 8, 7, 7),
        Layer(both([(92, 21), (92, 27), (60, 29), (54, 25), (60, 19.5)], 2.5), 4, 9, 5),
        Layer(both([(26, 40), (20, 37), (6, 39), (3.5, 42), (6, 46), (22, 46)], 2), 4, 8, 4),
        Layer(half([(24, 46.5), (6, 46.5), (3, 48)], 2), 4, 10, 4),
        Layer(ring(42, 50, 9), 13, 7, 8.5),
    ),
    grooves=(
        (ring(42, 50, 19.5), 1.0, 1.6),
        (straight((64, 24), (88, 24)), 1.0, 1.4),
        (straight((64, 76), (88, 76)), 1.0, 1.4),
        (straight((66, 36), (74, 29), (93, 29)) + straight((66, 64), (74, 71), (93, 71)), 0.8, 1.2),
        (straight((30, 25), (25, 33), (15, 37)) + straight((30, 75), (25, 67), (15, 63)), 0.9, 1.4),
    ),
    smoked=(ring(42, 50, 8.4), both([(98, 19.5), (98, 27), (94, 27), (94, 19.5)], 0.5)),
    pressed=(
        both([(30, 24), (24, 15), (10, 6), (5, 9), (6, 25), (14, 36), (24, 36)]),
        both([(90, 16), (60, 16), (50, 19), (54, 23), (92, 18)]),
    ),
    lamps=((5, 42.5, 4.6, FLAME), (4, 50, 5.2, FLAME), (5, 57.5, 4.6, FLAME)),
    repeat=6.5,
)

DREADNOUGHT = Model(
    layers=(
        Layer(
            half(
                [
                    (98, 47),
                    (96, 41),
                    (86, 38),
                    (84, 32),
                    (93, 31),
                    (94, 26),
                    (78, 24),
                    (73, 17),
                    (84, 15),
                    (85, 10),
                    (64, 8),
                    (50, 3),
                    (38, 8),
                    (30, 2),
                    (12, 2),
                    (7, 8),
                    (14, 18),
                    (13, 27),
                    (4, 28),
                    (2, 36),
                    (8, 42),
                ],
                1.8,
            ),
            4,
            5,
            4,
        ),
        Layer(half([(94, 45), (78, 40), (60, 36), (24, 34), (10, 40)], 3), 6, 7, 6),
        Layer(both([(62, 13), (70, 22), (66, 30), (30, 30), (20, 22), (30, 12)], 3), 5, 7, 5),
        Layer(ring(40, 50, 17), 9, 6, 5),
        Layer(ring(40, 50, 10), 13, 7, 9),
        Layer(ring(70, 50, 6.5), 10, 6, 5),
        Layer(straight((72, 50), (95, 50)), 9, 5, 2.4, 4.4),
        Layer(ring(50, 21.5, 6), 9, 6, 5),
        Layer(ring(50, 78.5, 6), 9, 6, 5),
        Layer(straight((52, 20), (78, 20)) + straight((52, 80), (78, 80)), 8, 5, 1.8, 3.2),
        Layer(both([(18, 34), (4, 34), (2, 37), (2, 42), (5, 44), (18, 44)], 2), 5, 9, 4),
        Layer(half([(18, 46), (4, 46), (1.5, 48)], 2), 5, 11, 4),
    ),
    grooves=(
        (ring(40, 50, 13.5), 1.0, 1.5),
        (straight((24, 39), (58, 41)), 0.9, 1.3),
        (straight((24, 61), (58, 59)), 0.9, 1.3),
        (straight((34, 15), (34, 28)) + straight((34, 72), (34, 85)), 0.9, 1.3),
        (straight((82, 43), (82, 57)) + straight((62, 41), (62, 59)), 0.9, 1.4),
        (straight((60, 9), (74, 22), (70, 33)) + straight((60, 91), (74, 78), (70, 67)), 0.8, 1.2),
        (straight((22, 31), (14, 31)) + straight((22, 69), (14, 69)), 0.9, 1.3),
    ),
    smoked=(ring(40, 50, 9), ring(70, 50, 4.2), ring(50, 21.5, 3.8), ring(50, 78.5, 3.8)),
    pressed=(
        both([(36, 8), (30, 3), (13, 3), (8, 8), (15, 17), (15, 27), (24, 28), (20, 20), (30, 11)]),
        both([(84, 26), (76, 25), (70, 31), (62, 35), (84, 40), (83, 33), (92, 30)]),
    ),
    lamps=((3, 39, 4.8, FLAME), (2.6, 50, 5.4, FLAME), (3, 61, 4.8, FLAME)),
    repeat=5.5,
)

_SPOKES = straight((50, 50), (93, 50)) + straight((50, 50), (28.5, 12.8)) + straight((50, 50), (28.5, 87.2))
STARBASE = Model(
    layers=(
        Layer(ring(50, 50, 43) + ring(50, 50, 31), 4, 9, 6),
        Layer(_SPOKES, 4, 8, 4, 8),
        Layer(ring(50, 50, 17), 6, 8, 6),
        Layer(ring(91, 50, 8) + ring(29.5, 14.5, 8) + ring(29.5, 85.5, 8), 6, 10, 6),
        Layer(
            straight((91, 50), (98.5, 50))
            + straight((29.5, 14.5), (26, 8))
            + straight((29.5, 85.5), (26, 92)),
            6,
            7,
            2,
            4,
        ),
        Layer(ring(50, 50, 9.5), 12, 8, 9),
    ),
    grooves=((ring(50, 50, 13.4), 1.0, 1.6),),
    smoked=(ring(50, 50, 8.8), ring(91, 50, 4.6), ring(29.5, 14.5, 4.6), ring(29.5, 85.5, 4.6)),
    pressed=(ring(50, 50, 40.5) + ring(50, 50, 33.5),),
    repeat=6.0,
)

COLONY = Model(
    layers=(
        Layer(half([(92, 46), (84, 36), (66, 31), (30, 32), (16, 22), (8, 24), (14, 40)], 5), 4, 9, 8),
        Layer(ring(70, 50, 15), 8, 11, 14),
        Layer(ring(42, 50, 13), 8, 10, 12),
        Layer(half([(24, 42), (8, 42), (4, 46)], 2), 4, 9, 5),
    ),
    grooves=((straight((56, 36), (56, 64)), 1.2, 1.8), (straight((28, 36), (28, 64)), 1.2, 1.8)),
    smoked=(ring(71, 50, 10),),
    pressed=(both([(30, 34), (16, 24), (10, 26), (16, 40), (28, 40)]),),
    lamps=((5, 46, 5, FLAME), (5, 54, 5, FLAME)),
    repeat=6.0,
)

SHIPS = {
    "interceptor": INTERCEPTOR,
    "cruiser": CRUISER,
    "dreadnought": DREADNOUGHT,
    "starbase": STARBASE,
    "colony": COLONY,
}
WAYS = ("right", "left", "up")
SIDES = {"right": 256, "left": 256, "up": 144}


def _named(kind: str, way: str) -> str:
    return kind if way == "right" else f"{kind}_{way}"


def haloed(field: Field) -> Field:
    """The piece on a soft dark halo that sets it off from whatever lies below."""
    around = box_blur(np.roll(field[..., 3], (6, 3), (0, 1)), 7) * 0.62
    return over(field, with_alpha(np.broadcast_to(rgb("#02040E"), field[..., :3].shape), around))


def build(kind: str) -> None:
    """Write one kind of ship in every colour and every way."""
    model = SHIPS[kind]
    mould = cast(model, SIDE * OVER)
    ways = ("right",) if kind in ("starbase", "colony") else WAYS
    for way in ways:
        piece = turned(mould, way)
        hit = sight(piece, TILT)
        for seat in ("", *SEATS):
            tones = TONES[seat] if seat else GREY
            field = seen(hit, lit(piece, tones, seat, tilt=TILT))
            image = finished(haloed(field), OVER)
            if SIDES[way] != SIDE:
                image = image.resize((SIDES[way], SIDES[way]), Image.Resampling.LANCZOS)
            save_webp(image, FOLDER / seat / f"{_named(kind, way)}.webp", 86)


def build_old(kind: str) -> None:
    """Write a piece that belongs to no seat: ancients, the centre, orbitals and monoliths."""
    model, tilt, ways = OLD[kind]
    mould = cast(model, SIDE * OVER)
    for way in ways:
        piece = turned(mould, way)
        field = seen(sight(piece, tilt), lit(piece, OLD_TONES[kind], gloss=0.9, tilt=tilt))
        image = finished(haloed(field), OVER)
        if SIDES[way] != SIDE:
            image = image.resize((SIDES[way], SIDES[way]), Image.Resampling.LANCZOS)
        save_webp(image, FOLDER / f"{_named(kind, way)}.webp", 88)


def main(arguments: list[str]) -> None:
    """Build the kinds named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet(
            [Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("**/*.webp"))],
            arguments[1],
            16,
            140,
        )
        return
    for kind in arguments or [*SHIPS, *OLD]:
        (build if kind in SHIPS else build_old)(kind)


if __name__ == "__main__":
    main(sys.argv[1:])
