"""A canvas that hears every text it is given: what tests of lettering stand on."""

from __future__ import annotations

from collections.abc import Hashable
from functools import lru_cache

from pygame import Rect, Surface

from scenes.drawing.art import Art
from scenes.drawing.canvas import Canvas
from scenes.drawing.memory_budget import SurfaceCache
from scenes.drawing.rich_text import BODY, Style
from scenes.shell.units import Screen

WORDLESS = ("rounded", "outline", "ring", "shadow", "glow", "veil")  # shapes without letters


class Listening(Canvas):
    """Draws as usual, and tells ``hear`` what was written, how large, where, and what it covers."""

    def __init__(self, surface: Surface, screen: Screen, art: Art) -> None:
        super().__init__(surface, screen, art)
        self.shapes = _Unheard(self.shapes.room, _wordless(screen, self.shapes.room))

    def text(
        self,
        text: str,
        rect: Rect,
        style: Style = BODY,
        *,
        align: str = "left",
        middle: bool = True,
        size: int = 0,
    ) -> Rect:
        covered = super().text(text, rect, style, align=align, middle=middle, size=size)
        self.hear(text, style, size or self.letters_for(text, rect, style), rect, covered)
        return covered

    def hear(self, text: str, style: Style, size: int, rect: Rect, covered: Rect) -> None:
        """A text of this size was written into a rectangle and covers this much of it."""
        raise NotImplementedError


class _Unheard(SurfaceCache):
    """What may have letters on it is painted anew for everybody who listens, a mere shape is not."""

    def __init__(self, room: int, wordless: SurfaceCache) -> None:
        super().__init__(room)
        self.wordless = wordless

    def get(self, key: Hashable) -> Surface | None:
        return self.wordless.get(key) if _is_wordless(key) else super().get(key)

    def put(self, key: Hashable, surface: Surface) -> Surface:
        return self.wordless.put(key, surface) if _is_wordless(key) else super().put(key, surface)


def _is_wordless(key: Hashable) -> bool:
    return isinstance(key, tuple) and key[0] in WORDLESS


@lru_cache(maxsize=6)
def _wordless(screen: Screen, room: int) -> SurfaceCache:
    """The shapes that were drawn in windows of one size; how round they are depends on it."""
    return SurfaceCache(room)
