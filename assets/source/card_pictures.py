"""Draws the pictures of cards that are named on the command line, or all of them."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping
from pathlib import Path
from zlib import crc32

from PIL import Image

from paint import save_webp, sheet
from stage import Stage

Painter = Callable[[Stage], None]


def paint(name: str, painter: Painter) -> Image.Image:
    """Draw one card's picture."""
    stage = Stage(960, 720, crc32(name.encode()) % 9999)
    painter(stage)
    return stage.bake(0.42, 0.34)


def draw_cards(known: Mapping[str, Painter], folder: Path, about: str | None) -> None:
    """Draw the cards named, or all of them, and a contact sheet if one is asked for."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("ids", nargs="*", help="cards to draw; all when left out")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet here")
    options = parser.parse_args()
    pictures = []
    for name in options.ids or known:
        picture = paint(name, known[name])
        save_webp(picture, folder / f"{name}.webp", opaque=True)
        pictures.append(picture)
    if options.sheet:
        sheet(pictures, options.sheet, columns=4, cell=460)
