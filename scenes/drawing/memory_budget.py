"""What pictures and letters may take of memory, over all games together, and how a table asks for it.

The program is to stay below 300 MB however many matches are played in an evening. What is kept of all games
is bounded here; the least recently used goes first.
"""

from __future__ import annotations

import ctypes
import gc
import sys
from collections import OrderedDict
from collections.abc import Hashable
from contextlib import suppress

from pygame import Surface

MASTERS = 24 << 20  # bytes of pictures kept as they are in their files
READ = 16 << 20  # of those that have been read beside the frames and that nobody has drawn yet
SCALED = 5.0  # whole windows of pictures kept in the sizes that are drawn: a larger one needs larger pictures
SHAPES = 5.5  # of panels, shadows, glows and looks
PASSING = 1.0  # of pictures of things on their way, which are soon of no use
FONTS = 96  # of all sizes; each takes about 180 KB with the letters it has drawn
LARGE = 1 << 18  # bytes
_MMAP_THRESHOLD = -3  # of mallopt


def limit_malloc_gaps() -> None:
    """Ask for it where it is not so by itself: the GNU library learns to keep ever larger gaps for itself.

    A quarter of what a table took were gaps that pictures had left.
    """
    if sys.platform != "linux":
        return
    with suppress(OSError, AttributeError):
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, LARGE)


def freeze_gc() -> None:
    """Search what there is for rubbish now, and not again while a frame waits: it is there for long."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class SurfaceCache:
    """Surfaces by key, the least recently used thrown away when there is no room."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.held = 0
        self.surfaces: OrderedDict[Hashable, Surface] = OrderedDict()

    def get(self, key: Hashable) -> Surface | None:
        surface = self.surfaces.get(key)
        if surface is not None:
            self.surfaces.move_to_end(key)
        return surface

    def put(self, key: Hashable, surface: Surface) -> Surface:
        before = self.surfaces.pop(key, None)
        if before is not None:
            self.held -= _weight(before)
        self.surfaces[key] = surface
        self.held += _weight(surface)
        while self.held > self.room and len(self.surfaces) > 1:
            _, old = self.surfaces.popitem(last=False)
            self.held -= _weight(old)
        return surface

    def take(self, key: Hashable) -> Surface | None:
        """A surface that is not kept any longer."""
        surface = self.surfaces.pop(key, None)
        self.held -= _weight(surface) if surface is not None else 0
        return surface

    def clear(self) -> None:
        self.surfaces.clear()
        self.held = 0


def _weight(surface: Surface) -> int:
    return surface.get_width() * surface.get_height() * surface.get_bytesize()
