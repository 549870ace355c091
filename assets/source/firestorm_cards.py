"""Pictures of the Firestorm cards: python assets/source/firestorm_cards.py [starts of ids] [--sheet FILE]."""

from __future__ import annotations

import argparse
from importlib import import_module
from pathlib import Path
from zlib import crc32

from PIL import Image

from firestorm_kit import HEIGHT, WIDTH, Painter
from paint import save_webp, sheet
from stage import Stage

ART = Path(__file__).resolve().parents[1] / "art" / "firestorm" / "cards"
THEMES = (
    *("fleet_lft", "fleet_raglund", "ships_kristall", "ships_neutral", "fleet_guardians"),
    *("worlds", "worlds_free", "accessories", "accessories_state", "accessories_fierce"),
    *("buildings", "buildings_powers", "alien_tec", "alien_tec_cores"),
    *("scenes_neutral", "scenes_neutral_answers", "scenes_lft", "scenes_raglund", "scenes_raglund_edicts"),
    *("scenes_kristall", "scenes_guardians", "scenes_guardians_schemes"),
)


def painters() -> dict[str, Painter]:
    """The painter of each card by its id."""
    found: dict[str, Painter] = {}
    for theme in THEMES:
        found |= import_module(f"firestorm_{theme}").PICTURES
    return found


def paint(name: str, painter: Painter) -> Image.Image:
    """Draw one card's picture."""
    stage = Stage(WIDTH, HEIGHT, crc32(name.encode()) % 9999)
    painter(stage)
    return stage.bake(0.42, 0.32)


def main() -> None:
    """Draw the cards named, or all of them, and a contact sheet if one is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("ids", nargs="*", help="cards to draw, or how their ids start; all when left out")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet here")
    options = parser.parse_args()
    known = painters()
    pictures = []
    for name in known:
        if options.ids and not any(name.startswith(start) for start in options.ids):
            continue
        picture = paint(name, known[name])
        save_webp(picture, ART / f"{name}.webp", 86, opaque=True)
        pictures.append(picture)
    if options.sheet:
        sheet(pictures, options.sheet, columns=4, cell=480)


if __name__ == "__main__":
    main()
