"""Proves that a built program shows its window, and in it what the golden pictures of the tests show."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageChops

from installers.project import ROOT
from installers.steps import StepFailed, tell

GOLDEN = ROOT / "tests" / "golden" / "screens"
# The pictures are compared as the tests do it, in tests/support/screen/golden_screens.py: reduced, with
# sixteen shades, tile by tile; and with the same limits. What is missing, or elsewhere, changes a whole tile.
TILES = (16, 9)
MEAN, TILE = 3.0, 30.0  # of 255
SHADES = 0xF0
MANY = 200  # colours of a screen that shows something


def expect_like(picture: Path, golden: str) -> None:
    """Raise unless a picture shows what a golden one shows."""
    with Image.open(GOLDEN / golden) as wanted, Image.open(picture) as seen:
        found = differences(seen, wanted)
    mean, worst = sum(found) / len(found), max(found)
    tell(f"    {picture.name} and {golden}: mean {mean:.1f} of {MEAN}, worst tile {worst:.1f} of {TILE}")
    if mean >= MEAN or worst >= TILE:
        raise StepFailed(f"{picture} does not look like {GOLDEN / golden}.")


def differences(seen: Image.Image, wanted: Image.Image) -> list[float]:
    """How much a picture differs from a golden one, tile by tile, from 0 to 255."""
    small = seen.convert("RGB").resize(wanted.size, Image.Resampling.BOX)
    posterised = small.point([value & SHADES for value in range(256)] * 3)
    apart = ImageChops.difference(posterised, wanted.convert("RGB"))
    tiles = apart.resize(TILES, Image.Resampling.BOX).tobytes()
    return [sum(tiles[at : at + 3]) / 3 for at in range(0, len(tiles), 3)]


def expect_on_screen(picture: Path, seen: Sequence[Image.Image]) -> None:
    """Raise unless the screen has shown the picture of a window at some time, wherever the window stood."""
    with Image.open(picture) as opened:
        window = opened.convert("RGB")
    places = {place_of(window, screen) for screen in seen} - {None}
    if not places:
        if seen:
            seen[-1].save(picture.with_name(f"{picture.stem}-screen.png"))
        raise StepFailed(f"{picture} was drawn, but it is not what the screen has shown.")
    tell(f"    the screen shows it at {places.pop()}")


def place_of(window: Image.Image, screen: Image.Image) -> tuple[int, int] | None:
    """Where a picture is on the screen, each pixel of it; None if it is not."""
    (width, height), middle = window.size, window.height // 2
    wanted = window.crop((0, middle, width, middle + 1)).tobytes()
    for y in range(screen.height - height + 1):
        row = screen.crop((0, y + middle, screen.width, y + middle + 1)).tobytes()
        found = row.find(wanted)
        x = found // 3
        if found >= 0 and screen.crop((x, y, x + width, y + height)).tobytes() == window.tobytes():
            return x, y
    return None


def has_colours(screen: Image.Image) -> bool:
    """Whether there is more on a screen than a window that is still empty."""
    return len(set(screen.resize((64, 40)).getdata())) >= MANY
