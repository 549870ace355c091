"""Write the icons of Eclipse that stand on no tile; the others are in ``eclipse_icons``."""

import sys
from math import cos, pi, sin

from icon_shapes import c, f, o, p, s
from icons import FOLDER, document


def _hexagon(radius: float) -> str:
    points = [(24 + radius * cos(pi / 3 * n), 24 + radius * sin(pi / 3 * n)) for n in range(6)]
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in points) + "z"


ICONS: dict[str, str] = {
    "source": c(24, 24, 19.5, 2.8) + p("M26 9.5L14.5 26h8l-1.4 12.5L33.5 22H25z", 1.6),
    "shielding": s("M24 5.5l15.5 5v12.2c0 9.4-6.2 16-15.5 20-9.3-4-15.5-10.6-15.5-20V10.5z", 3.2)
    + s("M24 14v19M15 20.5l9 6 9-6", 2.6),
    "disc": c(24, 24, 19, 3.4) + c(24, 24, 11.5, 2.2) + o(24, 24, 4.2),
    "cube": p("M24 5.5l16.5 9.2L24 24 7.5 14.7z", 1.6)
    + f("M6.5 17.6l16 9v17.2l-16-9z")
    + f("M41.5 17.6l-16 9v17.2l16-9z"),
    "hexagon": s(_hexagon(19.500), 3.200),
    "twist_left": s("M13 9v10h10M13.600 18.500A15.500 15.500 0 1 1 9 29", 3.600),
    "twist_right": s("M35 9v10H25M34.400 18.500A15.500 15.500 0 1 0 39 29", 3.600),
}


def main(arguments: list[str]) -> None:
    """Write the icons named, or all of them."""
    for name, body in ICONS.items():
        if not arguments or name in arguments:
            (FOLDER / f"{name}.svg").write_text(document(body), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main(sys.argv[1:])
