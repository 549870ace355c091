"""A frame in one piece: shown again with a single blit as long as nothing in it has changed."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from pygame import Surface

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas


class StillFrame:
    """Keeps the last frame under a key that tells what it shows."""

    def __init__(self) -> None:
        self.surface: Surface | None = None
        self.key: Hashable = None

    def show(self, canvas: Canvas, key: Hashable) -> bool:
        """Draw the frame that was kept; False if it shows something else, or is audited."""
        if self.surface is None or self.key != key or canvas.drawn is not None:
            return False
        canvas.blit(self.surface, (0, 0))
        return True

    def keep(self, canvas: Canvas, key: Hashable) -> None:
        """Keep what has just been drawn."""
        size = canvas.surface.get_size()
        if self.surface is None or self.surface.get_size() != size:
            self.surface = Surface(size)
        self.surface.blit(canvas.surface, (0, 0))
        self.key = key

    def outdate(self) -> None:
        """Something in it changes; the room that it takes is kept for the next one."""
        self.key = None

    def drop(self) -> None:
        """Nothing of it is left, not even in memory."""
        self.surface = self.key = None
