"""Pictures of the Cosmic Encounter cards: python assets/source/cosmic_cards.py [ids] [--sheet FILE.png]."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from zlib import crc32

from PIL import Image

from paint import save_webp, sheet
from stage import Stage

ART = Path(__file__).resolve().parents[1] / "art" / "cosmic" / "cards"
THEMES = (
    "fighters",
    "cruisers",
    "worlds",
    "deals",
    "artifacts",
    "spoilers",
    "devices",
    "relics",
    "ships",
    "weapons",
    "engines",
    "fate",
)
Painter = Callable[[Stage], None]


def painters() -> dict[str, Painter]:
    """The painter of each card by its id."""
    found: dict[str, Painter] = {}
    for theme in THEMES:
        found |= import_module(f"cosmic_cards_{theme}").PICTURES
    return found


def paint(name: str, painter: Painter) -> Image.Image:
    """Draw one card's picture."""
    stage = Stage(960, 720, crc32(name.encode()) % 9999)
    painter(stage)
    return stage.bake(0.42, 0.34)


def main() -> None:
    """Draw the cards named, or all of them, and a contact sheet if one is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", help="cards to draw; all when left out")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet here")
    options = parser.parse_args()
    known = painters()
    pictures = []
    for name in options.ids or known:
        picture = paint(name, known[name])
        save_webp(picture, ART / f"{name}.webp", opaque=True)
        pictures.append(picture)
    if options.sheet:
        sheet(pictures, options.sheet, columns=4, cell=460)


if __name__ == "__main__":
    main()
