"""Pictures and fonts: loaded when first used, scaled once, kept while there is room."""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, lru_cache
from pathlib import Path

import pygame
from pygame import Surface

from game.core.assets import ASSETS
from scenes.drawing.image_loader import Reader, read_file
from scenes.drawing.memory_budget import FONTS, MASTERS, SCALED, SurfaceCache
from scenes.drawing.theme import WHITE, Colour

_ENDINGS = (".webp", ".png", ".svg")
_FONTS = {
    "body": "atkinson-regular.ttf",
    "bold": "atkinson-bold.ttf",
    "italic": "atkinson-italic.ttf",
    "strong": "atkinson-italic.ttf",  # made bold
    "title": "exo2-semibold.ttf",
    "heavy": "exo2-bold.ttf",
    "number": "oxanium-bold.ttf",
    "figure": "oxanium-semibold.ttf",
}
# For whom letters dance: heavy feet, no two alike. Numbers stay as they are.
_READER_FONTS = _FONTS | {
    "body": "reader-regular.otf",
    "bold": "reader-bold.otf",
    "italic": "reader-italic.otf",
    "strong": "reader-italic.otf",  # made bold
    "title": "reader-bold.otf",
    "heavy": "reader-bold.otf",
}
# Its letters are nearly twice as wide as the usual ones. So they are as much wider as the longest words that
# every screen is tried with, and the capitals are a tenth lower than usual.
_READER_SIZE = 0.72


class NotYet(Exception):
    """A picture is still being read; the exception's text is its key."""


class Art:
    """All pictures by key, the path below assets/art without its ending: "duel/aliens/prime"."""

    def __init__(self) -> None:
        self.masters = SurfaceCache(MASTERS)
        self.scaled = SurfaceCache(64 << 20)
        self.sizes: dict[str, tuple[int, int]] = {}  # of the masters that have been read
        self.reader: Reader | None = None  # reads beside the frames; without one everything is read at once
        self.patient = False  # a picture that has not been read may come later

    def image(self, key: str, size: tuple[int, int], *, crop: str = "", angle: int = 0) -> Surface:
        """A picture that covers ``size``; ``crop`` may be "round". Turned by ``angle`` it is larger."""
        name = (key, size, crop, angle % 360)
        found = self.scaled.get(name)
        if found is not None:
            return found
        if angle % 360:
            flat = self.image(key, size, crop=crop)
            return self.scaled.put(name, pygame.transform.rotozoom(flat, angle, 1.0))
        surface = covering(self.master(key), size)
        if crop == "round":
            surface = rounded(surface, min(size) / 2)
        return self.scaled.put(name, surface)

    def master(self, key: str) -> Surface:
        found = self.masters.get(key)
        if found is not None:
            return found
        surface = self._read(key)
        alpha = bool(surface.get_flags() & pygame.SRCALPHA) or surface.get_alpha() is not None
        self.sizes[key] = surface.get_size()
        return self.masters.put(key, surface.convert_alpha() if alpha else surface.convert())

    def _read(self, key: str) -> Surface:
        if self.reader is None:
            return read_file(_file(key), _sizes.get(key))
        surface = self.reader.take(key)
        if surface is None and self.patient and key not in self.reader.broken:
            self.ask(key)
            raise NotYet(key)
        return surface or read_file(_file(key), _sizes.get(key))

    def size(self, key: str) -> tuple[int, int]:
        """The size of a picture in its file."""
        return self.sizes.get(key) or self.master(key).get_size()

    @contextmanager
    def patiently(self) -> Iterator[None]:
        """Within it, a picture that has not been read raises NotYet and is read beside the frames."""
        before, self.patient = self.patient, self.reader is not None
        try:
            yield
        finally:
            self.patient = before

    def awaits(self, key: str) -> bool:
        """True while a picture is being read beside the frames."""
        return self.reader is not None and self.reader.busy(key)

    def at_hand(self, key: str, size: tuple[int, int]) -> bool:
        """True if a picture can be drawn in this size at once; without a reader everything can."""
        kept = (key, size, "", 0) in self.scaled.surfaces or key in self.masters.surfaces
        return kept or self.reader is None or key in self.reader.broken or self.reader.has(key)

    def ask(self, key: str) -> None:
        """Have a picture read beside the frames."""
        if self.reader is not None:
            self.reader.ask(key, _file(key), _sizes.get(key))

    def has(self, key: str) -> bool:
        return file_of(key) is not None

    def icon(self, name: str, size: int, colour: Colour = WHITE) -> Surface:
        """A white drawing in another colour."""
        key = ("icon", name, size, colour)
        found = self.scaled.get(key)
        if found is not None:
            return found
        code = "#{:02X}{:02X}{:02X}".format(*colour)
        drawn = _icon_source(name).replace("#FFFFFF", code).encode()
        surface = pygame.image.load_sized_svg(io.BytesIO(drawn), (size, size)).convert_alpha()
        return self.scaled.put(key, surface)

    def forget(self, window: tuple[int, int]) -> None:
        """The sizes have changed: what was scaled is of no use any more."""
        self.scaled.clear()
        self.scaled.room = round(SCALED * window[0] * window[1] * 4)


def covering(master: Surface, size: tuple[int, int]) -> Surface:
    """The middle of a picture, scaled to fill the size."""
    width, height = master.get_size()
    share = max(size[0] / width, size[1] / height)
    part = pygame.Rect(0, 0, max(1, round(size[0] / share)), max(1, round(size[1] / share)))
    part.clamp_ip(master.get_rect())
    part.center = (width // 2, height // 2)
    part = part.clip(master.get_rect())
    return pygame.transform.smoothscale(master.subsurface(part), size)


def rounded(surface: Surface, radius: float) -> Surface:
    """A picture with round corners."""
    out = surface.convert_alpha()
    round_off(out, radius)
    return out


def rounded_mask(size: tuple[int, int], radius: float) -> Surface:
    """A white rounded rectangle with smooth edges."""
    out = Surface(size, pygame.SRCALPHA)
    out.fill((255, 255, 255, 255))
    round_off(out, radius)
    return out


def round_off(surface: Surface, radius: float) -> None:
    """Make the corners of a picture transparent.

    Only the corners are touched: masks of whole panels were a third of the time to the first frame.
    """
    width, height = surface.get_size()
    reach = math.ceil(radius)
    if reach < 1:
        return
    if 2 * reach > min(width, height):
        surface.blit(_fine_mask((width, height), radius), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return
    disc = _disc(radius)
    for x in (0, 1):
        for y in (0, 1):
            part = pygame.Rect(x * reach, y * reach, reach, reach)
            spot = (x * (width - reach), y * (height - reach))
            surface.blit(disc, spot, part, special_flags=pygame.BLEND_RGBA_MULT)


@lru_cache(maxsize=64)
def _disc(radius: float) -> Surface:
    """The four corners of every rounded rectangle with this radius, side by side."""
    side = 2 * math.ceil(radius)
    return _fine_mask((side, side), radius)


def _fine_mask(size: tuple[int, int], radius: float) -> Surface:
    fine = 3
    large = Surface((size[0] * fine, size[1] * fine), pygame.SRCALPHA)
    pygame.draw.rect(large, (255, 255, 255, 255), large.get_rect(), border_radius=round(radius * fine))
    return pygame.transform.smoothscale(large, size)


@lru_cache(maxsize=FONTS)
def font(name: str, size: int) -> pygame.font.Font:
    """A font by its role: "body", "bold", "italic", "strong", "title", "heavy", "number", "figure"."""
    file = _letters_of[name]
    scaled = size if file == _FONTS[name] else max(6, round(size * _READER_SIZE))
    found = pygame.font.Font(io.BytesIO(_letters(file)), scaled)
    found.set_bold(name == "strong")
    return found


_letters_of = dict(_FONTS)  # by role, as the settings want it


def use_reader_font(wanted: bool) -> bool:
    """Write with the font for whom letters dance, or with the usual ones; True if that is a change."""
    if (_letters_of == _READER_FONTS) == wanted:
        return False
    _letters_of.update(_READER_FONTS if wanted else _FONTS)
    font.cache_clear()
    return True


@cache
def _letters(name: str) -> bytes:
    """A font's file, read once: one that stands open for every size would make a hundred of them."""
    return (ASSETS / "fonts" / name).read_bytes()


_brought: dict[str, Path] = {}  # pictures of players, by key
_sizes: dict[str, tuple[int, int]] = {}  # in which those are painted that are drawings


def use_file(key: str, path: Path, size: tuple[int, int] | None = None) -> None:
    """From now on this file is the picture of a key; a drawing is painted in this size."""
    _brought[key] = path
    if size is not None:
        _sizes[key] = size


def is_from_player(key: str) -> bool:
    """True if a player's file is the picture of a key."""
    return key in _brought


def drop_file(key: str) -> None:
    """A player's file has turned out to be no picture: its key has none any more."""
    _brought.pop(key, None)


def file_of(key: str) -> Path | None:
    """The file of a picture: a player's own, or the one that came with the program."""
    return _brought.get(key) or _shipped(key)


@cache
def _shipped(key: str) -> Path | None:
    base = ASSETS / "art"
    return next((path for end in _ENDINGS if (path := base / f"{key}{end}").is_file()), None)


def _file(key: str) -> Path:
    path = file_of(key)
    if path is None:
        raise FileNotFoundError(f"there is no picture {key!r}")
    return path


@cache
def icons() -> frozenset[str]:
    """The names of all drawings in one colour."""
    return frozenset(path.stem for path in (ASSETS / "art" / "icons").iterdir())


@cache
def _icon_source(name: str) -> str:
    return _file(f"icons/{name}").read_text("utf-8")
