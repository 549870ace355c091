"""Scenes without a screen: what every test of a scene stands on."""

from __future__ import annotations

import gc
import io
import os
import subprocess
import tempfile
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"  # before pygame is imported
os.environ["STARBOARD_HOME"] = tempfile.mkdtemp(prefix="starboard-")  # not the folders of who runs the tests

import pygame
import pytest
from pygame import Rect, Surface

from scenes.drawing import image_loader
from scenes.drawing.art import Art, file_of
from scenes.drawing.memory_budget import SurfaceCache


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
    """The pictures of a module go with it: scenes hang together in circles, which wait for the collector."""
    yield
    gc.collect()


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
    scale, measure = Art.image, Art.size

    def image(art: Art, key: str, size: tuple[int, int], *, crop: str = "", angle: int = 0) -> Surface:
        if art.reader is not None:  # when it reads is what is tested
            return scale(art, key, size, crop=crop, angle=angle)
        name = (file_of(key), size, crop, angle % 360)
        return kept.get(name) or kept.put(name, scale(art, key, size, crop=crop, angle=angle))

    def size(art: Art, key: str) -> tuple[int, int]:
        file = file_of(key)
        if file not in sizes:
            sizes[file] = measure(art, key)
        return sizes[file]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Art, "image", image)
        patch.setattr(Art, "size", size)
        patch.setattr("scenes.drawing.art.read_file", lru_cache(maxsize=256)(image_loader.read_file))
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
def no_widget_is_given_less_than_nothing() -> Iterator[None]:
    """At the table a negative side counts as none; here whoever lays something out so has made a mistake."""

    def given(rect: Rect) -> Rect:
        assert rect.width >= 0, f"a widget is given a negative size: {tuple(rect)}"
        assert rect.height >= 0, f"a widget is given a negative size: {tuple(rect)}"
        return rect

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("scenes.widgets.widget.not_negative", given)
        yield
