"""However many matches are played in an evening, memory and open files level off below their budget."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from scenes.drawing.art import font
from scenes.drawing.image_loader import Reader
from scenes.drawing.memory_budget import FONTS, READ
from tests.support.screen.long_evening import Held

ROOT = Path(__file__).resolve().parents[3]
MEGABYTES = 300
FILES = 40
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what a process holds in files")


def soaked(matches: int, looks: int) -> list[Held]:
    """After each match of an evening, in a process of its own."""
    words = [sys.executable, "-m", "tests.support.screen.long_evening", str(matches), str(looks)]
    dummies = {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}
    told = subprocess.run(
        words, cwd=ROOT, env=os.environ | dummies, capture_output=True, text=True, check=True
    )
    rows = [line.split() for line in told.stdout.splitlines()]
    return [Held(float(megabytes), int(files)) for megabytes, files in rows]


@LINUX
def test_a_short_evening_stays_within_the_budget() -> None:
    held = soaked(matches=4, looks=24)
    assert len(held) == 4
    assert max(held).megabytes < MEGABYTES
    assert max(row.files for row in held) < FILES


@LINUX
@pytest.mark.slow
def test_memory_and_files_level_off_over_a_long_evening() -> None:
    """82 matches of all games reached 413 MB and grew by 0.8 MB with each of them."""
    held = soaked(matches=82, looks=160)
    assert max(held).megabytes < MEGABYTES
    assert max(row.files for row in held) < FILES
    third, last = (max(row.megabytes for row in held[start : start + 20]) for start in (42, 62))
    assert last - third < 12


def test_pictures_that_nobody_takes_do_not_pile_up() -> None:
    """They were read for things that have left the table meanwhile; who needs one asks again."""
    reader = Reader()
    pictures = sorted((ROOT / "assets" / "art" / "cosmic").rglob("*.webp"))[:60]
    assert len(pictures) == 60
    for path in pictures:
        reader.ask(path.stem, path)
        while reader.busy(path.stem):
            time.sleep(0.001)
    assert reader.read.held <= READ
    assert len(reader.read.surfaces) < len(pictures)
    last, first = pictures[-1], pictures[0]
    assert reader.take(last.stem) is not None
    assert reader.take(first.stem) is None
    assert not reader.busy(first.stem)
    reader.ask(first.stem, first)
    while reader.busy(first.stem):
        time.sleep(0.001)
    assert reader.take(first.stem) is not None


@LINUX
def test_letters_of_any_number_of_sizes_hold_no_files_open() -> None:
    before = len(os.listdir("/proc/self/fd"))
    for size in range(7, 7 + 2 * FONTS):
        assert font("body", size).size("Starboard")[0]
    assert len(os.listdir("/proc/self/fd")) <= before
    assert font.cache_info().currsize <= FONTS
