"""Makes the pictures lighter for the program that is given away, where nobody can see a difference.

The pictures in assets/ are what their scripts have painted, kept with more than the eye takes in. A lighter
one takes its place only if it differs from it by less than ``LEAST`` decibels at its full size, which is
at least the size that it is drawn in (40 dB is a mean difference of one in 100 shades).
"""

from __future__ import annotations

import hashlib
import io
import math
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from PIL import Image, ImageChops, ImageStat

from installers.project import BUILD

KEPT = BUILD / "pictures"
QUALITIES = (80, 84, 88)
LEAST = 40.0
WORTH_IT = 0.95  # of the size
BEHIND = (11, 18, 38, 255)  # the table: what shines through a picture


def prepare(files: Sequence[Path]) -> None:
    """Make all lighter twins that are missing, on all processors."""
    with ProcessPoolExecutor() as pool:
        list(pool.map(lighter, files, chunksize=8))


def lighter(file: Path) -> Path:
    """The lighter twin of a picture, made once; the file itself if there is none."""
    if file.suffix != ".webp":
        return file
    name = hashlib.sha256(file.read_bytes() + repr((QUALITIES, LEAST)).encode()).hexdigest()[:24]
    twin, none = KEPT / name / file.name, KEPT / name / "none"
    if none.exists():
        return file
    if not twin.exists():
        content = encoded(file)
        twin.parent.mkdir(parents=True, exist_ok=True)
        if content is None:
            none.touch()
            return file
        twin.write_bytes(content)
    return twin


def encoded(file: Path) -> bytes | None:
    """The picture in the fewest bytes that look like it; None if that saves nothing worth it."""
    with Image.open(file) as picture:
        picture.load()
    for quality in QUALITIES:
        out = io.BytesIO()
        picture.save(out, "WEBP", quality=quality, method=6, alpha_quality=95)
        if len(out.getvalue()) > WORTH_IT * file.stat().st_size:
            return None
        with Image.open(out) as twin:
            if likeness(picture, twin) >= LEAST:
                return out.getvalue()
    return None


def likeness(one: Image.Image, other: Image.Image) -> float:
    """How like two pictures are, in decibels of the ratio of the largest to the mean error."""
    difference = ImageChops.difference(_on_table(one), _on_table(other))
    squares = sum(ImageStat.Stat(difference).sum2) / (3 * one.width * one.height)
    return math.inf if squares == 0 else 10 * math.log10(255 * 255 / squares)


def _on_table(picture: Image.Image) -> Image.Image:
    table = Image.new("RGBA", picture.size, BEHIND)
    return Image.alpha_composite(table, picture.convert("RGBA")).convert("RGB")
