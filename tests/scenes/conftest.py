"""Scenes without a screen: what every test of a scene stands on."""

from __future__ import annotations

import ctypes
import gc
import io
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # before pygame is imported
os.environ["STARBOARD_HOME"] = tempfile.mkdtemp(prefix="starboard-")  # not the folders of who runs the tests

import pygame
import pytest
from pygame import Rect, Surface

from game.core.assets import ASSETS
from game.core.history import Decision, Keyframe
from game.core.match import Match
from scenes.drawing import image_loader, rich_text
from scenes.drawing.art import Art, file_of, is_from_player
from scenes.drawing.memory_budget import SurfaceCache
from scenes.session import story
from scenes.session.story import StoryEvent

# Tests come in more sizes and languages than a program is seen in, which keeps fewer measured texts.
for _name, _kept in (("width_of", 1 << 17), ("break_lines", 1 << 14), ("rendered", 1 << 13)):
    setattr(rich_text, _name, lru_cache(_kept)(getattr(rich_text, _name).__wrapped__))

_TRIM_THRESHOLD, _MMAP_THRESHOLD = -1, -3  # of mallopt
_LARGEST = 32 << 20  # bytes; more mallopt does not take, and it is a surface of 3840x2160


@pytest.fixture(scope="session", autouse=True)
def memory_is_used_again() -> Iterator[None]:
    """A table gives every surface back to the system, and gets it page by page: a fifth of the time here."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGEST)
            ctypes.CDLL(None).mallopt(_TRIM_THRESHOLD, 16 * _LARGEST)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.table.tree_reuse.limit_malloc_gaps", lambda: None)
        yield


@pytest.fixture(scope="session", autouse=True)
def screen() -> Iterator[None]:
    """A window that nobody sees; surfaces can be converted."""
    pygame.init()
    pygame.display.set_mode((1280, 720))
    yield
    pygame.quit()


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    """The name of an X server's screen that nobody looks at, for the program in a window of its own."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-noreset"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    if not number:
        server.wait()
        pytest.skip("Xvfb does not start here")
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture(scope="module", autouse=True)
def tidy() -> Iterator[None]:
    """The pictures of a module go with it: scenes hang together in circles, which wait for the collector.

    What is left after that is kept for other modules, and need not be searched after each of them.
    """
    yield
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def nobody_searches_for_rubbish() -> Iterator[None]:
    """Thousands of tables are laid here: searching all memory before each took most of the time."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.table.tree_reuse.freeze_gc", lambda: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def pictures_are_scaled_once() -> Iterator[None]:
    """Every test has its own art; reading and scaling the same files took a third of the time."""
    kept, sizes = SurfaceCache(192 << 20), dict[Path | None, tuple[int, int]]()
    masters = SurfaceCache(384 << 20)
    scale, measure, read = Art.image, Art.size, Art.master

    def image(art: Art, key: str, size: tuple[int, int], *, crop: str = "", angle: int = 0) -> Surface:
        if art.reader is not None:  # when it reads is what is tested
            return scale(art, key, size, crop=crop, angle=angle)
        name = (file_of(key), size, crop, angle % 360)
        return kept.get(name) or kept.put(name, scale(art, key, size, crop=crop, angle=angle))

    def master(art: Art, key: str) -> Surface:
        file = file_of(key)
        if art.reader is not None or is_from_player(key):
            return read(art, key)
        found = art.masters.get(key) or art.masters.put(
            key, masters.get(file) or masters.put(file, read(art, key))
        )
        art.sizes[key] = found.get_size()
        return found

    shipped, any_file = lru_cache(maxsize=128)(image_loader.read_file), image_loader.read_file

    def read_file(path: Path, size: tuple[int, int] | None = None) -> Surface:
        return (shipped if path.is_relative_to(ASSETS) else any_file)(path, size)

    def size(art: Art, key: str) -> tuple[int, int]:
        file = file_of(key)
        if file not in sizes:
            sizes[file] = measure(art, key)
        return sizes[file]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Art, "image", image)
        patch.setattr(Art, "size", size)
        patch.setattr(Art, "master", master)
        patch.setattr("scenes.drawing.art.read_file", read_file)
        patch.setattr("scenes.drawing.image_loader.read_file", read_file)
        yield


@pytest.fixture(autouse=True, scope="session")
def drawings_are_painted_once() -> Iterator[None]:
    """The same for icons and frames, of which every test painted hundreds; whoever asks converts a copy."""
    paint = pygame.image.load_sized_svg

    @lru_cache(maxsize=2048)
    def painted(source: bytes, size: tuple[int, int]) -> Surface:
        return paint(io.BytesIO(source), size)

    def load(file: Path | io.BytesIO, size: tuple[int, int]) -> Surface:
        return painted(file.getvalue(), size) if isinstance(file, io.BytesIO) else paint(file, size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.image, "load_sized_svg", load)
        yield


@pytest.fixture(autouse=True, scope="session")
def matches_are_told_once() -> Iterator[None]:
    """Many tests sit down at the same positions: the story of a match is played again for the longest only.

    Clones of a match share the keyframe that it began with, and no other match does.
    """
    told: dict[int, tuple[Keyframe, list[Decision], list[StoryEvent]]] = {}
    tell = story.told_from_the_start

    def told_from_the_start(match: Match[Any]) -> list[StoryEvent]:
        first, taken = match.keyframes[0], match.decisions
        _, decisions, events = told.get(id(first), (first, [], []))
        if taken and decisions[: len(taken)] == taken:
            return [event for event in events if event.decision <= len(taken)]
        events = tell(match)
        if events:
            told[id(first)] = first, taken.copy(), events.copy()
        while len(told) > 32:
            told.pop(next(iter(told)))
        return events

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.session.session.told_from_the_start", told_from_the_start)
        yield


@pytest.fixture(autouse=True, scope="session")
def no_widget_is_given_less_than_nothing() -> Iterator[None]:
    """At the table a negative side counts as none; here whoever lays something out so has made a mistake."""

    def given(rect: Rect) -> Rect:
        assert rect.width >= 0, f"a widget is given a negative size: {tuple(rect)}"
        assert rect.height >= 0, f"a widget is given a negative size: {tuple(rect)}"
        return rect

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.widgets.widget.not_negative", given)
        yield
