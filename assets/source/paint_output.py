"""Noise, rendering, saving and contact sheets of the painting kit."""

from __future__ import annotations

import io
import math
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import resvg_py
from PIL import Image

from paint_shapes import channels
from paint_sketch import Sketch


def noise(
    seed: int, width: int, height: int, cells: int = 3, octaves: int = 5, fall: float = 0.55
) -> np.ndarray:
    """Soft fractal noise between 0 and 1, `cells` waves across the width."""
    rng = np.random.default_rng(seed)
    total = np.zeros((height, width))
    weight, sum_ = 1.0, 0.0
    for octave in range(octaves):
        wide = cells * 2**octave + 2
        tall = max(2, round(wide * height / width)) + 2
        lattice = Image.fromarray(rng.random((tall, wide)).astype(np.float32))
        total += weight * np.asarray(lattice.resize((width, height), Image.Resampling.BICUBIC))
        sum_ += weight
        weight *= fall
    return np.clip((total / sum_ - 0.5) * 1.6 + 0.5, 0, 1)


def cloud(seed: int, colour: str, width: int, height: int, contrast: float = 2.2) -> Image.Image:
    """A fog of one colour, clear where the noise is low."""
    red, green, blue, _ = channels(colour)
    pixels = np.empty((height, width, 4), np.uint8)
    pixels[..., :3] = (red, green, blue)
    level = np.clip((noise(seed, width, height) - 0.5) * contrast + 0.42, 0, 1)
    pixels[..., 3] = (255 * level**1.3).astype(np.uint8)
    return Image.fromarray(pixels, "RGBA")


def render(svg: str | Sketch, width: int) -> Image.Image:
    """The SVG as an RGBA picture of the given width."""
    text = svg.svg() if isinstance(svg, Sketch) else svg
    data = bytes(resvg_py.svg_to_bytes(svg_string=text, width=width))
    return Image.open(io.BytesIO(data)).convert("RGBA")


def save_webp(image: Image.Image, file: Path | str, quality: int = 88, opaque: bool = False) -> None:
    """Write a lossy WebP, with alpha unless opaque; folders are made as needed."""
    file = Path(file)
    file.parent.mkdir(parents=True, exist_ok=True)
    picture = image.convert("RGB") if opaque else image
    picture.save(file, "WEBP", quality=quality, method=6)


def sheet(
    images: Iterable[Image.Image],
    file: Path | str,
    columns: int = 6,
    cell: int = 300,
    ground: str = "#141b33",
) -> None:
    """A contact sheet: every picture fitted into a square cell of its own proportion, row by row."""
    pictures = list(images)
    if not pictures:
        return
    tall = max(round(cell * picture.height / picture.width) for picture in pictures)
    tall = min(tall, cell * 2)
    gap = 8
    rows = math.ceil(len(pictures) / columns)
    page = Image.new("RGB", (columns * (cell + gap) + gap, rows * (tall + gap) + gap), ground)
    for i, picture in enumerate(pictures):
        scale = min(cell / picture.width, tall / picture.height)
        size = (max(1, round(picture.width * scale)), max(1, round(picture.height * scale)))
        small = picture.convert("RGBA").resize(size, Image.Resampling.LANCZOS)
        x = gap + (i % columns) * (cell + gap) + (cell - size[0]) // 2
        y = gap + (i // columns) * (tall + gap) + (tall - size[1]) // 2
        page.paste(small, (x, y), small)
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    page.save(file)
