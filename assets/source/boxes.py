"""Covers of the four games: python assets/source/boxes.py [names] [--sheet FILE.png]."""

from __future__ import annotations

import argparse
from pathlib import Path

from box_cosmic import cosmic
from box_duel import duel
from box_eclipse import eclipse
from box_firestorm import firestorm
from paint import save_webp, sheet

ART = Path(__file__).parents[1] / "art" / "boxes"
COVERS = {"cosmic": cosmic, "duel": duel, "eclipse": eclipse, "firestorm": firestorm}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="covers to draw; all when left out")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet here")
    options = parser.parse_args()
    pictures = []
    for name in options.names or COVERS:
        picture = COVERS[name]()
        save_webp(picture, ART / f"{name}.webp", opaque=True)
        pictures.append(picture)
    if options.sheet:
        sheet(pictures, options.sheet, columns=4, cell=440)


if __name__ == "__main__":
    main()
