"""Compares what a built program shows with the golden pictures of the tests."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from installers.pictures import likeness
from installers.project import ROOT
from installers.steps import StepFailed, tell

GOLDEN = ROOT / "tests" / "golden" / "screens"
# Decibels. The golden ones have few colours, so the same screen has 29, and 25 on Windows, where letters are
# a pixel narrower; another screen has 13.
ALIKE = 20.0


def expect_like(picture: Path, golden: str) -> None:
    """Raise unless a picture shows what a golden one shows."""
    with Image.open(GOLDEN / golden) as wanted, Image.open(picture) as seen:
        found = likeness(wanted.convert("RGB"), seen.convert("RGB").resize(wanted.size, Image.Resampling.BOX))
    tell(f"    {picture.name} against {golden}: {found:.1f} dB")
    if found < ALIKE:
        raise StepFailed(f"{picture} does not look like {GOLDEN / golden}.")


def expect_picture(seen: Image.Image, picture: Path) -> None:
    """Keep what can be seen, and raise if there is nothing to see."""
    seen.save(picture)
    if len(set(seen.resize((64, 40)).getdata())) < 200:
        raise StepFailed(f"There is nothing to see on the screen: {picture}.")
