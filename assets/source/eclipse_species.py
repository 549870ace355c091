"""Paint the portraits of the six alien species and six Terran factions of Eclipse."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

from PIL import Image

from aliens_kit import HEIGHT, WIDTH
from paint import Canvas, render, save_webp, sheet

TARGET = Path(__file__).resolve().parents[1] / "art" / "eclipse" / "species"
MODULES = sorted(file.stem for file in Path(__file__).parent.glob("eclipse_species_?*_?.py"))

PORTRAITS: dict[str, Callable[[Canvas], None]] = {
    name: paint for module in MODULES for name, paint in import_module(module).PORTRAITS.items()
}


def portrait(name: str, width: int = WIDTH) -> Image.Image:
    """One portrait; its random details depend on its name only."""
    canvas = Canvas(WIDTH, HEIGHT, f"eclipse {name}")
    PORTRAITS[name](canvas)
    canvas.add(canvas.vignette())
    return render(canvas, width)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="species to paint; all without a name")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet of all portraits to this file")
    options = parser.parse_args()
    for name in options.names or ([] if options.sheet else sorted(PORTRAITS)):
        save_webp(portrait(name), TARGET / f"{name}.webp", opaque=True)
    if options.sheet:
        files = [TARGET / f"{name}.webp" for name in sorted(PORTRAITS)]
        sheet([Image.open(file) for file in files if file.exists()], options.sheet, columns=4, cell=400)


if __name__ == "__main__":
    main()
