"""Paint the alien portraits of Cosmic Encounter Duel."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from PIL import Image

import aliens_bugs
import aliens_cave
import aliens_court
import aliens_iron
import aliens_loud
import aliens_nerves
import aliens_paper
import aliens_podium
import aliens_ring
import aliens_road
import aliens_sea
import aliens_soft
import aliens_twice
import aliens_wings
from aliens_kit import HEIGHT, WIDTH
from paint import Canvas, render, save_webp, sheet

TARGET = Path("assets/art/duel/aliens")

PORTRAITS: dict[str, Callable[[Canvas], None]] = {
    **aliens_bugs.PORTRAITS,
    **aliens_cave.PORTRAITS,
    **aliens_court.PORTRAITS,
    **aliens_iron.PORTRAITS,
    **aliens_loud.PORTRAITS,
    **aliens_nerves.PORTRAITS,
    **aliens_paper.PORTRAITS,
    **aliens_podium.PORTRAITS,
    **aliens_ring.PORTRAITS,
    **aliens_road.PORTRAITS,
    **aliens_sea.PORTRAITS,
    **aliens_soft.PORTRAITS,
    **aliens_twice.PORTRAITS,
    **aliens_wings.PORTRAITS,
}


def portrait(name: str, width: int = WIDTH) -> Image.Image:
    """One portrait; its random details depend on its name only."""
    canvas = Canvas(WIDTH, HEIGHT, name)
    PORTRAITS[name](canvas)
    canvas.add(canvas.vignette())
    return render(canvas, width)


def medallion(image: Image.Image, size: int) -> Image.Image:
    """The round crop the table uses for a seat."""
    left, top = (WIDTH - 860) // 2, (HEIGHT - 860) // 2
    square = image.convert("RGBA").crop((left, top, left + 860, top + 860))
    canvas = Canvas(860, 860)
    canvas.add('<circle cx="430" cy="430" r="430" fill="#ffffff"/>')
    square.putalpha(render(canvas, 860).getchannel("A"))
    return square.resize((size, size), Image.Resampling.LANCZOS)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="aliens to paint; all without a name")
    parser.add_argument("--sheet", type=Path, help="write a contact sheet of all portraits to this file")
    options = parser.parse_args()
    for name in options.names or PORTRAITS:
        save_webp(portrait(name), TARGET / f"{name}.webp", opaque=True)
    if options.sheet:
        finished = [Image.open(file) for name in PORTRAITS if (file := TARGET / f"{name}.webp").exists()]
        sheet(finished, options.sheet, columns=6)


if __name__ == "__main__":
    main()
