"""Build the worlds of Eclipse: three each for money, science, materials and any of them."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image

from cosmic_planets import Palette, bands, cracks, rocks, seas, storms
from cosmos import fbm, ramp, ridged, smooth, to_image
from globe import SIZE, Planet, Points, Surface, render
from paint import save_webp, sheet

FOLDER = Path(__file__).resolve().parents[1] / "art" / "eclipse" / "planets"
SIDE = 256
CROP = 840  # of the globe's picture is kept, so that the ball fills its square

GOLD = Palette("#2E1602", "#7A3A06", "#C2690E", "#F39A22", "#FFC95E", "#FFF2C4", "#D9480F", "#FFC46A")
HONEY = Palette("#301A02", "#6E4208", "#BE7C12", "#F2B42C", "#FFDD7A", "#FFF9DC", "#F0741C", "#FFE09A")
AMBER = Palette("#2A0F02", "#6A2806", "#B8520E", "#F07F1E", "#FFB25A", "#FFE9C0", "#FFD34A", "#FFB06A")
ROSE = Palette("#2C0822", "#6A1C50", "#B23C84", "#EC78B6", "#FFB0DA", "#FFEAF6", "#6A48C0", "#FFB0E0")
ORCHID = Palette("#2C0A24", "#6C1C54", "#B8408C", "#F07CC0", "#FFBCE4", "#FFF2FA", "#FF6A9A", "#FFC0EC")
BLUSH = Palette("#300A1C", "#7A2448", "#C24E78", "#F58CAE", "#FFC4D6", "#FFF4F8", "#A8327E", "#FFC6DC")
EARTH = Palette("#150A04", "#33190C", "#5E351B", "#8C5830", "#B98A5A", "#E2C6A0", "#4A3A34", "#D8A878")
UMBER = Palette("#2A1810", "#4A2C1A", "#7A4C2C", "#A87446", "#FFB060", "#FFE0B0", "#E0762C", "#E0A070")
CLAY = Palette("#180C08", "#3C2014", "#6A3E28", "#96603E", "#BE8C66", "#E6CCAE", "#5A5048", "#E6B48C")
STONE = Palette("#10141C", "#2C3440", "#5C6674", "#8E98A6", "#BEC6D0", "#F0F4F8", "#6A7484", "#D0DCF0")
FROST = Palette("#141A26", "#364254", "#6C7C90", "#A2B2C2", "#D4E0EA", "#FFFFFF", "#86A4C4", "#E4F2FF")
IRON = Palette("#262C38", "#424A58", "#6E7888", "#A0AAB8", "#D4DCE8", "#FFFFFF", "#9AA8C0", "#C4D0E6")

Paint = Callable[[Points, Palette, int], Surface]


def dunes(p: Points, c: Palette, seed: int) -> Surface:
    """Combed sands between bare mesas."""
    f = fbm(p.x * 1.7, p.y * 1.7, p.z * 1.7, seed, 5)
    saw = (((p.y + 0.5 * p.x) * 30 + f * 6) / (2 * np.pi)) % 1
    crest = np.where(saw < 0.7, saw / 0.7, (1 - saw) / 0.3).astype(np.float32)
    rock = smooth(0.12, 0.3, fbm(p.x * 2.6, p.y * 2.6, p.z * 2.6 + 6, seed + 2, 5))
    value = 0.52 + 0.5 * f + 0.3 * (crest - 0.5) * (1 - rock) - 0.25 * rock
    tones = [(0.0, c.deep), (0.25, c.dark), (0.5, c.base), (0.75, c.light), (1.0, c.pale)]
    return Surface(ramp(value, tones), crest * 0.03 * (1 - rock) + rock * 0.05 + f * 0.05, 0.08)


def crystal(p: Points, c: Palette, seed: int) -> Surface:
    """Pale ice with deep veins of another colour."""
    n = fbm(p.x * 2.2, p.y * 2.2, p.z * 2.2, seed, 5)
    vein = ridged(p.x * 1.8, p.y * 1.8, p.z * 1.8, seed + 7, 4)
    deep = smooth(0.78, 0.95, vein)
    tones = [(0.0, c.dark), (0.35, c.base), (0.65, c.light), (1.0, c.pale)]
    colour = ramp(n * 0.9 + 0.5, tones) * (1 - 0.55 * deep[..., None])
    glow = ramp(deep, [(0, "#000000"), (0.6, c.second), (1, c.light)]) * 0.5
    return Surface(colour, n * 0.09 - deep * 0.05, 0.55, glow)


WORLDS: dict[str, tuple[Paint, Palette, int, float]] = {
    "money1": (bands, GOLD, 2101, 0.34),
    "money2": (seas, HONEY, 2132, -0.2),
    "money3": (storms, AMBER, 2163, 0.26),
    "science1": (crystal, ROSE, 2201, 0.2),
    "science2": (storms, ORCHID, 2232, -0.32),
    "science3": (seas, BLUSH, 2263, 0.3),
    "materials1": (rocks, EARTH, 2301, 0.2),
    "materials2": (cracks, UMBER, 2332, -0.3),
    "materials3": (dunes, CLAY, 2363, 0.25),
    "grey1": (rocks, STONE, 2401, -0.2),
    "grey2": (bands, FROST, 2432, 0.36),
    "grey3": (cracks, IRON, 2463, 0.1),
}


def picture(name: str, side: int = SIDE) -> Image.Image:
    """One world, its ball filling most of the square."""
    kind, palette, seed, tilt = WORLDS[name]

    def paint(points: Points) -> Surface:
        return kind(points, palette, seed)

    image = to_image(render(Planet(paint, palette.air, 0.95, tilt, 0.2, 0.9, night=palette.night)))
    edge = (SIZE - CROP) // 2
    kept = image.crop((edge, edge, edge + CROP, edge + CROP))
    return kept.resize((side, side), Image.Resampling.LANCZOS)


def main(arguments: list[str]) -> None:
    """Build the worlds named, or all of them."""
    if arguments[:1] == ["--sheet"]:
        files = [FOLDER / f"{name}.webp" for name in WORLDS]
        sheet([Image.open(file).convert("RGBA") for file in files], arguments[1], 6, 256)
        return
    for name in arguments or WORLDS:
        save_webp(picture(name), FOLDER / f"{name}.webp")


if __name__ == "__main__":
    main(sys.argv[1:])
