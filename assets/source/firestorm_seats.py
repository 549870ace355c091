"""Build the flagship of a seat at Firestorm: a forked battlecruiser in the plastic of every seat."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

from eclipse_mould import Layer, Model, both, cast, finished, half, lit, ring, seen, sight, straight
from eclipse_ships import TONES, haloed
from paint import save_webp, sheet
from plastic import SEATS

FOLDER = Path(__file__).resolve().parents[1] / "art" / "firestorm" / "ships"
SIDE, OVER = 320, 3
TILT = 54.0
EMBER = "#FF8A3C"

FLAGSHIP = Model(
    layers=(
        # Wings that sweep back, with blades at their ends.
        Layer(
            half(
                [
                    (62, 45),
                    (50, 32),
                    (40, 24),
                    (34, 10),
                    (14, 3),
                    (4, 4),
                    (10, 12),
                    (18, 26),
                    (16, 38),
                    (10, 44),
                ],
                2.0,
            ),
            3,
            5,
            4,
        ),
        Layer(both([(40, 5.5), (36, 11), (10, 10), (3, 6.5), (9, 3.5)], 1.0), 3, 8, 3.4),
        # The fork: two prongs ahead of the hull.
        Layer(
            both([(99, 41.5), (92, 36.5), (70, 32), (48, 31), (40, 36), (52, 42), (78, 43.5)], 1.6), 4, 8, 5
        ),
        # The hull with its keel, and a bridge upon it.
        Layer(half([(84, 48.4), (76, 43), (56, 38), (26, 37), (10, 41), (6, 46)], 2.4), 5, 10, 8),
        Layer(half([(58, 46.2), (50, 42.4), (28, 42), (18, 45.4)], 1.6), 11, 8, 6),
        Layer(ring(37, 50, 5.4), 16, 7, 6),
        # Guns along the prongs, engines behind.
        Layer(straight((60, 36.5), (84, 39)) + straight((60, 63.5), (84, 61)), 9, 5, 1.6, 2.6),
        Layer(ring(58, 36, 4) + ring(58, 64, 4), 8, 6, 4),
        Layer(both([(24, 30), (8, 30), (4, 33), (4, 38), (8, 40.5), (24, 40)], 2), 5, 9, 4),
        Layer(half([(16, 45), (4, 45), (1.5, 48)], 2), 6, 11, 4),
    ),
    grooves=(
        (straight((62, 50), (82, 50)), 1.0, 1.6),
        (straight((30, 13), (24, 28)) + straight((30, 87), (24, 72)), 0.9, 1.4),
        (straight((44, 29), (28, 33)) + straight((44, 71), (28, 67)), 0.9, 1.3),
        (straight((70, 35), (92, 40)) + straight((70, 65), (92, 60)), 0.8, 1.1),
        (straight((22, 40), (22, 60)), 1.0, 1.5),
    ),
    smoked=(ring(37, 50, 4.6), both([(54, 45.6), (48, 44), (48, 47), (54, 47.6)], 0.5)),
    pressed=(both([(32, 12), (14, 5), (8, 6), (14, 13), (20, 26), (19, 34), (36, 30), (38, 25)]),),
    lamps=((4, 35.5, 4.6, EMBER), (2.6, 50, 5.6, EMBER), (4, 64.5, 4.6, EMBER)),
    repeat=6.0,
)


def framed(image: Image.Image) -> Image.Image:
    """The ship in the middle of a picture of four to three, as the lobby shows it."""
    ship = image.crop(image.getbbox())
    wide = max(ship.width, round(ship.height * 4 / 3))
    frame = Image.new("RGBA", (wide, round(wide * 3 / 4)))
    frame.paste(ship, ((frame.width - ship.width) // 2, (frame.height - ship.height) // 2))
    return frame


def main(arguments: list[str]) -> None:
    """Write the ship in every colour, or lay what is there out on a sheet."""
    if arguments[:1] == ["--sheet"]:
        sheet(
            [Image.open(file).convert("RGBA") for file in sorted(FOLDER.glob("*.webp"))], arguments[1], 4, 320
        )
        return
    piece = cast(FLAGSHIP, SIDE * OVER)
    hit = sight(piece, TILT)
    for seat in SEATS:
        field = seen(hit, lit(piece, TONES[seat], seat, tilt=TILT))
        save_webp(framed(finished(haloed(field), OVER)), FOLDER / f"{seat}.webp", 88)


if __name__ == "__main__":
    main(sys.argv[1:])
