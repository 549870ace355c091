"""Build the drawings of the Eclipse ships that lie under the slots of their blueprints."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
from PIL import Image

from cosmos import Field, box_blur, ramp, rgb, screen
from eclipse_mould import cast, finished, lit, turned
from eclipse_ships import SHIPS
from paint import save_webp, sheet
from plastic import slopes, with_alpha

FOLDER = Path(__file__).resolve().parents[1] / "art" / "eclipse" / "blueprints"
SIDE, OVER = 448, 2
INK = ("#06182C", "#0E3C62", "#2C86B8", "#BFF0FF")
KINDS = ("interceptor", "cruiser", "dreadnought", "starbase")


def drawing(kind: str) -> Image.Image:
    """A ship from above, nose up: cyan ink lines over a faint shaded body."""
    side = SIDE * OVER
    piece = turned(cast(SHIPS[kind], side), "up")
    body = ramp(lit(piece, INK, tilt=90).mean(axis=2), [(0, "#0A2A48"), (0.5, "#2A86BC"), (1, "#D8F6FF")])
    _, _, nz = slopes(box_blur(piece.height, 1.5))
    inside: Field = (piece.alpha > 0.5).astype(np.float32)
    edge = np.clip(box_blur(inside, 2) * (1 - box_blur(inside, 2)) * 4, 0, 1)
    halo = np.clip(box_blur(edge, 9) * 1.2, 0, 1)
    folds = np.clip((1 - nz) * 0.9 + piece.cut, 0, 1) * inside
    ink = np.clip(edge * 1.3 + folds * 0.55, 0, 1)
    colour = screen(body, ink[..., None] * rgb("#7FE0FF"))
    cover = np.clip(inside * 0.34 + ink * 0.75 + halo * 0.45, 0, 0.95)
    return finished(with_alpha(colour, cover), OVER)


def main(arguments: list[str]) -> None:
    """Build the kinds named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet([Image.open(FOLDER / f"{kind}.webp") for kind in KINDS], arguments[1], 4, 448, "#0E2138")
        return
    for kind in arguments or KINDS:
        save_webp(drawing(kind), FOLDER / f"{kind}.webp", 82)


if __name__ == "__main__":
    main(sys.argv[1:])
