"""Build the large pictures of Firestorm: combat backdrop, rising worlds, banners and portraits."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
from PIL import Image

import cosmos
import globe as kit
from cosmic_planets import planet, rocks, seas, storms
from cosmos import grid, rgb, screen, smooth, to_array, to_image
from firestorm_kit import LIGHTS, SKIES, ship
from firestorm_march import Model, View
from firestorm_ships_guardians import clipper, hunter, maw, mothership
from firestorm_ships_kristall import battleship, lancer, splinter
from firestorm_ships_lft import battlecruiser, corvette, trickster
from firestorm_ships_neutral import cruiser, escort, freighter
from firestorm_ships_raglund import council, warden, yacht
from firestorm_ships_raglund import escort as shields
from firestorm_worlds_paint import AZURE, BLOOD, DUSK, LEAF, OCHRE, city, globe, honeycomb
from paint import save_webp, sheet
from stage import Stage, oval

FOLDER = Path(__file__).resolve().parents[1] / "art" / "firestorm"
SKY = {
    "lft": "lft",
    "forum_raglund": "raglund_dusk",
    "kristallimperium": "kristall_night",
    "galactic_guardians": "guardians",
    "neutral": "neutral",
}
SHORT = {
    "lft": "lft",
    "forum_raglund": "raglund",
    "kristallimperium": "kristall",
    "galactic_guardians": "guardians",
    "neutral": "neutral",
}
HOMES = {
    "lft": city(seas, AZURE, 9011, "#FFE0A0", 0.0),
    "forum_raglund": city(seas, OCHRE, 9022, "#FFE8A0", 0.05),
    "kristallimperium": globe(storms, BLOOD, 9033),
    "galactic_guardians": city(rocks, DUSK, 9044, "#FFB05A", -0.2),
    "neutral": city(seas, LEAF, 9055, "#FFE0A0", 0.0),
}
# Each fleet: a model, its view without a place, and where it flies as shares of the picture.
Flight = tuple[Callable[[], Model], float, float, float, float, float, float]
FLEETS: dict[str, tuple[Flight, ...]] = {
    "lft": (
        (trickster, -34, 36, 24, 0.13, 0.40, 0.26),
        (trickster, -34, 36, 24, 0.13, 0.52, 0.80),
        (corvette, -36, 34, 22, 0.2, 0.86, 0.28),
        (battlecruiser, -38, 28, 18, 0.42, 0.68, 0.56),
    ),
    "forum_raglund": (
        (warden, 30, 14, 0, 0.14, 0.42, 0.62),
        (shields, -36, 24, 14, 0.14, 0.92, 0.3),
        (yacht, -30, 16, 8, 0.12, 0.44, 0.24),
        (council, -30, 18, 4, 0.42, 0.7, 0.66),
    ),
    "kristallimperium": (
        (splinter, -40, 26, 28, 0.12, 0.42, 0.3),
        (splinter, -40, 26, 28, 0.12, 0.5, 0.82),
        (lancer, -36, 26, 20, 0.16, 0.92, 0.26),
        (battleship, -38, 26, 18, 0.46, 0.7, 0.56),
    ),
    "galactic_guardians": (
        (clipper, -34, 20, 12, 0.14, 0.42, 0.28),
        (hunter, -40, 24, 12, 0.15, 0.48, 0.76),
        (mothership, -42, 18, 4, 0.2, 0.92, 0.3),
        (maw, -46, 14, 2, 0.44, 0.7, 0.56),
    ),
    "neutral": (
        (escort, -36, 34, 22, 0.13, 0.42, 0.28),
        (escort, -36, 34, 22, 0.13, 0.5, 0.8),
        (freighter, -32, 22, 12, 0.18, 0.9, 0.3),
        (cruiser, -36, 26, 18, 0.42, 0.68, 0.56),
    ),
}


def _sky(s: Stage, name: str, seed: int, dim: float = 1.0) -> None:
    s.back(cosmos.sky(s.width, s.height, seed, SKIES[name], s.width // 6, 1.6) * dim)


def _world(s: Stage, recipe: kit.Planet, x: float, y: float, r: float) -> None:
    image = to_image(kit.render(recipe))
    side = r * kit.SIZE / kit.RADIUS
    s.add(s.image(image, x - side / 2, y - side / 2, side))


def banner(faction: str) -> Image.Image:
    """A wide picture: calm at the left, the fleet over its home world at the right."""
    s = Stage(1280, 360, 7)
    _sky(s, SKY[faction], 3100 + len(faction), 0.95)
    _world(s, HOMES[faction], 1130, 420, 260)
    for make, yaw, pitch, roll, size, x, y in FLEETS[faction]:
        ship(s, make(), View(yaw, pitch, roll, size * 360, x * 1280, y * 360), SHORT[faction], 0.9)
    fade = s.lin((0, "#050817", 0.82), (0.3, "#050817", 0.5), (0.55, "#050817", 0.0), turn=0)
    s.add(f'<rect width="1280" height="360" fill="{fade}"/>')
    return s.bake(0.4, 0.2)


def portrait(faction: str) -> Image.Image:
    """A tall picture: the flagship before its sun and its world."""
    s = Stage(640, 800, 9)
    _sky(s, SKY[faction], 3200 + len(faction), 1.1)
    s.add(oval(320, 300, 420, None, s.glow(LIGHTS[SHORT[faction]].rim, 0.35)))
    _world(s, HOMES[faction], 320, 990, 520)
    spots = ((130, 150, 0.32), (520, 130, 0.3), (330, 90, 0.24), (320, 380, 1.0))
    for (make, yaw, pitch, roll, _, _, _), (x, y, k) in zip(FLEETS[faction], spots, strict=True):
        lead = k == 1.0
        ship(
            s,
            make(),
            View(yaw - (8 if lead else 0), pitch, roll + (10 if lead else 0), 240 * k, x, y),
            SHORT[faction],
            0.9,
        )
    return s.bake(0.42, 0.32)


def horizon(recipe: kit.Planet) -> Image.Image:
    """The cap of a world that fills the lower edge, on a clear ground."""
    size, radius = kit.SIZE, kit.RADIUS
    kit.SIZE, kit.RADIUS = 2048, 800.0
    try:
        field = kit.render(recipe)
    finally:
        kit.SIZE, kit.RADIUS = size, radius
    top = 2048 // 2 - 800 - 90
    part = to_image(field[top : top + 720, 64:1984])
    image = part.resize((1280, 480), Image.Resampling.LANCZOS)
    fade = to_array(image)
    _, y = grid(1280, 480)
    fade[..., :3] *= (1 - 0.45 * smooth(200, 480, y))[..., None]
    fade[..., 3] *= smooth(0, 55, y)  # the air ends before the picture does
    return to_image(fade)


def space() -> Image.Image:
    """The backdrop of the combat stage: blue and violet gas, quiet in the middle, dark at the edges."""
    width, height = 1920, 1080
    base = cosmos.sky(width, height, 3301, SKIES["lft"], 520, 1.7) * 0.62
    other = cosmos.clouds(
        width // 2,
        height // 2,
        3302,
        ((0, "#000000"), (0.5, "#120A2C"), (0.8, "#3A1E6A"), (1, "#7A48B8")),
        1.5,
    )
    field = screen(base, to_array(to_image(other).resize((width, height), Image.Resampling.BICUBIC)) * 0.75)
    x, y = grid(width, height)
    field *= (1 - 0.30 * smooth(0.25, 0.75, np.hypot(x / width - 0.5, y / height - 0.5)))[..., None]
    glow = np.exp(-np.hypot((x / width - 0.1) * 1.78, y / height - 0.06) / 0.2) * 0.32
    return to_image(screen(field, glow[..., None] * rgb("#FFD8A8")))


JOBS: dict[str, Callable[[], Image.Image]] = {
    "stage/space": space,
    "stage/horizon_base": partial(horizon, globe(seas, AZURE, 9111)),
    "stage/horizon_industry": partial(horizon, globe(storms, LEAF, 9122)),
    "stage/horizon_resource": partial(horizon, planet("orange", 3)),
    "stage/horizon_alien_tec": partial(horizon, globe(honeycomb, DUSK._replace(second="#FF8AE0"), 9144)),
    **{f"banners/{faction}": partial(banner, faction) for faction in FLEETS},
    **{f"portraits/{faction}": partial(portrait, faction) for faction in FLEETS},
}


def main(arguments: list[str]) -> None:
    """Build the pictures whose name starts with an argument, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet([Image.open(FOLDER / f"{name}.webp").convert("RGBA") for name in JOBS], arguments[1], 5, 380)
        return
    for name, job in JOBS.items():
        if not arguments or any(name.startswith(start) for start in arguments):
            save_webp(job(), FOLDER / f"{name}.webp", 86, opaque="horizon" not in name)


if __name__ == "__main__":
    main(sys.argv[1:])
