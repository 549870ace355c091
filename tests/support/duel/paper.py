"""A sheet of paper on which looks are painted in tests, and which remembers every line of text."""

from __future__ import annotations

from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.drawing.art import Art
from scenes.drawing.rich_text import Style
from scenes.shell.units import Screen, screen
from scenes.table.stage.piece import Look
from tests.support.screen.listening_canvas import Listening

ROOM = 40  # pixels of paper around what is painted


class Written(NamedTuple):
    """A text as it was set: its font role, the height of its letters in pixels, what it covers."""

    text: str
    role: str
    size: int
    rect: Rect


class Paper(Listening):
    """A canvas that remembers what was written on it."""

    def __init__(self, surface: Surface, on: Screen, art: Art) -> None:
        super().__init__(surface, on, art)
        self.drawn = []
        self.written: list[Written] = []

    def hear(self, text: str, style: Style, size: int, rect: Rect, covered: Rect) -> None:
        self.written.append(Written(text, style.font, size, covered))

    @property
    def words(self) -> str:
        """Everything that can be read, broken words joined again."""
        return " ".join(line.text for line in self.written).replace("- ", "")


class Blanks(Art):
    """Pictures of the right shapes with nothing on them, which are made much faster."""

    def image(self, key: str, size: tuple[int, int], *, crop: str = "", angle: int = 0) -> Surface:
        blank = Surface(size, pygame.SRCALPHA)
        blank.fill((90, 90, 120, 255))
        return blank

    def master(self, key: str) -> Surface:
        return Surface((160, 160 if "planets" in key else 120))


BLANKS = Blanks()
PICTURES = Art()


def painted(
    look: Look,
    width: float,
    height: float = 0.0,
    size: tuple[int, int] = (1920, 1080),
    text: int = 100,
    art: Art = BLANKS,
) -> tuple[Paper, Rect]:
    """A look painted so many millimetres wide in a window of this size, and where on the paper."""
    on = screen(*size, text=text)
    rect = Rect(ROOM, ROOM, on.mm(width), on.mm(height or width * 1.4))
    sheet = Surface((rect.width + 2 * ROOM, rect.height + 2 * ROOM), pygame.SRCALPHA)
    paper = Paper(sheet, on, art)
    look.paint(paper, rect)
    return paper, rect


def outside(paper: Paper, rect: Rect) -> bool:
    """True if something was painted outside the rectangle."""
    covered = paper.surface.get_bounding_rect(min_alpha=1)
    return bool(covered.width) and not rect.contains(covered)
