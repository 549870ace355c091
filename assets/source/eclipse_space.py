"""Build the skies of Eclipse: nebulae of the sectors, the galactic centre and the stage of a battle."""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np
from PIL import Image

from cosmos import Field, add_stars, fbm, grid, rgb, ridged, screen, smooth, to_array, to_image, vortex
from eclipse_planets import picture
from paint import save_webp, sheet

FOLDER = Path(__file__).resolve().parents[1] / "art" / "eclipse"
SIDE = 384
STAGE = (1600, 900)
WORLD = 640


class Sky(NamedTuple):
    """The gas of one sector: its seed, its ground, its two colours and how it is stretched."""

    seed: int
    ground: str
    gas: str
    second: str
    scale: float
    turn: float


SKIES = (
    Sky(311, "#0B0D22", "#5A2F9C", "#274E9E", 2.1, 0.4),
    Sky(322, "#080F24", "#1F5AA8", "#3A2F8C", 1.9, -0.5),
    Sky(333, "#081420", "#13707E", "#2A3F8E", 2.2, 1.0),
    Sky(344, "#120B20", "#8A2E78", "#3C2C8E", 2.0, -1.1),
    Sky(355, "#0A0C20", "#3D3AA8", "#146478", 2.4, 0.1),
    Sky(366, "#120E1E", "#7A3C4E", "#4A2C86", 2.0, 0.8),
    Sky(377, "#08101C", "#1A6480", "#28489C", 2.3, -0.8),
    Sky(391, "#0B0F22", "#4A58B0", "#7A3AA0", 1.8, 1.4),
)


def _gas(width: int, height: int, sky: Sky) -> tuple[Field, Field]:
    """Density of the first and the second colour of a nebula."""
    x, y = grid(width, height)
    c, s = np.cos(sky.turn), np.sin(sky.turn)
    u, v = (x / height - 0.5) * sky.scale, (y / height - 0.5) * sky.scale
    u, v = (u * c + v * s) * 0.75, (-u * s + v * c) * 1.3
    a, b = fbm(u, v, 0.3, sky.seed, 4), fbm(u + 5, v + 2, 4.1, sky.seed + 1, 4)
    body = fbm(u + 1.4 * a, v + 1.4 * b, 2.7, sky.seed + 2, 6)
    wisp = ridged(u * 1.4 + a, v * 1.4 + b, 1.9, sky.seed + 3, 4)
    other = fbm(u - 1.2 * b + 9, v + 1.2 * a, 6.3, sky.seed + 4, 5)
    first = np.clip(smooth(-0.3, 0.7, body) * 0.9 + (wisp - 0.58) * 0.75, 0, 1)
    return first, smooth(-0.15, 0.75, other)


def _hex(side: int) -> Field:
    """Distance from the middle, 1 on the edges of a hex with its corners left and right."""
    x, y = grid(side, side)
    u, v = np.abs(x / side - 0.5) * 2, np.abs(y / side - 0.5) * 2 / 0.866
    return np.maximum(v, u + v * 0.5)


def sector(number: int) -> Image.Image:
    """A dark nebula for one hex: quieter towards its edges, so that neighbours meet unseen."""
    sky = SKIES[number]
    first, second = _gas(SIDE, SIDE, sky)
    out = np.broadcast_to(rgb(sky.ground), (SIDE, SIDE, 3)).astype(np.float32)
    calm = 0.40 + 0.60 * smooth(1.1, 0.4, _hex(SIDE))
    out = screen(out, (first * 1.12 * calm)[..., None] * rgb(sky.gas))
    out = screen(out, (second * 0.78 * calm)[..., None] * rgb(sky.second))
    x, y = grid(SIDE, SIDE)
    away = np.hypot(x / SIDE - 0.5, y / SIDE - 0.5) * 2
    for radius in (0.34, 0.56, 0.78):
        orbit = smooth(0.008, 0.0, np.abs(away - radius)) * 0.10
        out = screen(out, orbit[..., None] * rgb("#9FB8FF"))
    out = add_stars(out, sky.seed + 7, 60, "#DDE6FF", 0.75)
    grain = np.random.default_rng(sky.seed).normal(0, 0.004, (SIDE, SIDE, 1)).astype(np.float32)
    return to_image(out * 0.92 + grain)


def center() -> Image.Image:
    """The galactic centre: a slow spiral around an ember core."""
    stops = [
        (0, "#070712"),
        (0.2, "#241A54"),
        (0.5, "#5A3478"),
        (0.78, "#8C4A3A"),
        (0.95, "#B06A3E"),
        (1, "#C88850"),
    ]
    out, cover = vortex(SIDE, SIDE, (SIDE / 2, SIDE / 2), SIDE * 0.60, 91, stops, 0.86, 3.0, 2)
    ground = np.broadcast_to(rgb("#0A0A18"), (SIDE, SIDE, 3))
    calm = (0.35 + 0.65 * smooth(1.05, 0.3, _hex(SIDE)))[..., None]
    share = cover[..., None] * 0.72 * calm
    return to_image(add_stars(ground * (1 - share) + out * share, 95, 80, "#FFEBD0", 0.8))


def battle() -> Image.Image:
    """The stage of a battle: violet and blue gas, a warm sun at the upper left, dark below."""
    width, height = STAGE
    small = (width // 2, height // 2)
    out = np.broadcast_to(rgb("#080C1E"), (small[1], small[0], 3)).astype(np.float32)
    for sky, power in (
        (Sky(411, "", "#4A2F9A", "#1F5AA8", 1.7, 0.5), 0.62),
        (Sky(422, "", "#1A5C86", "#6A2E7A", 2.3, -0.6), 0.5),
    ):
        first, second = _gas(*small, sky)
        out = screen(out, (first * power)[..., None] * rgb(sky.gas))
        out = screen(out, (second * power * 0.6)[..., None] * rgb(sky.second))
    field = to_array(to_image(out).resize(STAGE, Image.Resampling.BICUBIC))
    x, y = grid(width, height)
    u, v = x / width, y / height
    sun = np.hypot((u - 0.12) * 1.78, v - 0.10)
    glow = 0.55 * np.exp(-((sun / 0.07) ** 2)) + 0.34 * np.exp(-sun / 0.22)
    field = screen(field, glow[..., None] * rgb("#FFCF9A"))
    field = add_stars(field, 433, 420, "#DDE6FF", 0.9)
    field *= (1 - 0.55 * smooth(0.55, 1.0, v) - 0.25 * smooth(0.3, 0.75, np.hypot(u - 0.5, v - 0.45)))[
        ..., None
    ]
    grain = np.random.default_rng(4).normal(0, 0.004, (height, width, 1)).astype(np.float32)
    return to_image(field + grain)


def world(name: str) -> Image.Image:
    """A world large enough to fill the stage behind the ships; its glow ends before the picture does."""
    made = np.asarray(picture(name, WORLD)).copy()
    across = np.linspace(-1, 1, made.shape[1])[None, :]
    down = np.linspace(-1, 1, made.shape[0])[:, None]
    fading = 1 - smooth(0.86, 0.99, np.hypot(across, down))
    made[..., 3] = np.round(made[..., 3] * fading).astype(np.uint8)
    return Image.fromarray(made, "RGBA")


JOBS: dict[str, Callable[[], Image.Image]] = {
    **{f"sectors/{number + 1}": partial(sector, number) for number in range(len(SKIES))},
    "sectors/center": center,
    "stage/battle": battle,
    **{f"stage/{kind}": partial(world, f"{kind}1") for kind in ("money", "science", "materials", "grey")},
}


def main(arguments: list[str]) -> None:
    """Build the pictures whose name starts with an argument, or all of them."""
    if arguments[:1] == ["--sheet"]:
        sheet([Image.open(FOLDER / f"{name}.webp").convert("RGBA") for name in JOBS], arguments[1], 5, 300)
        return
    for name, job in JOBS.items():
        if not arguments or any(name.startswith(start) for start in arguments):
            clear = name.startswith("stage/") and name != "stage/battle"
            save_webp(job(), FOLDER / f"{name}.webp", 84, opaque=not clear)


if __name__ == "__main__":
    main(sys.argv[1:])
