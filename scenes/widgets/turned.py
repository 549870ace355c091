"""A part of the screen that faces another side of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.shell.gestures import Point
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

EDGE = 8.0  # millimetres around the child that shadows and rings may use


class Turned(Widget):
    """Draws a child turned by 0, 90, 180 or 270 degrees, counter-clockwise, and maps pointers back to it.

    The child lives on a sheet of its own: its rectangle is not the window's; ``root.place(child)`` is.
    """

    role = "turned"

    def __init__(self, child: Widget, degrees: int = 0) -> None:
        super().__init__("", [child])
        if degrees not in (0, 90, 180, 270):
            raise ValueError(f"nobody sits at {degrees} degrees")
        self.degrees = degrees
        self.grow = child.grow
        self.edge = 0
        self.sheet: Surface | None = None

    @property
    def across(self) -> bool:
        """True if the child's width runs along the window's height."""
        return self.degrees in (90, 270)

    def measure(self, ui: Ui, width: int) -> Size:
        child = self.children[0]
        if not self.across:
            return child.measure(ui, width)
        # The child's line length is the window's height here; what it is in a column is not known yet.
        wide, tall = child.measure(ui, ui.screen.height)
        return min(tall, width), wide

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        if not self.degrees:
            self.children[0].arrange(ui, rect)
            return
        self.edge = ui.mm(EDGE)
        size = (self.rect.height, self.rect.width) if self.across else self.rect.size
        self.children[0].arrange(ui, Rect((self.edge, self.edge), size))
        full = (size[0] + 2 * self.edge, size[1] + 2 * self.edge)
        if self.sheet is None or self.sheet.get_size() != full:
            self.sheet = Surface(full, pygame.SRCALPHA)

    def inward(self, pos: Point) -> Point:
        if not self.degrees:
            return pos
        centre, middle = self.rect.center, self.children[0].rect.center
        across, down = _turned(pos[0] - centre[0], pos[1] - centre[1], self.degrees)
        return middle[0] + across, middle[1] + down

    def outward(self, rect: Rect) -> Rect:
        if not self.degrees:
            return rect
        centre, middle = self.rect.center, self.children[0].rect.center
        across, down = _turned(rect.centerx - middle[0], rect.centery - middle[1], -self.degrees % 360)
        out = Rect(0, 0, *(rect.size[::-1] if self.across else rect.size))
        out.center = (centre[0] + across, centre[1] + down)
        return out

    def draw_all(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        if self.sheet is None or not self.degrees:
            super().draw_all(canvas)
            return
        self.sheet.fill((0, 0, 0, 0))
        self.children[0].draw_all(canvas.onto(self.sheet))
        turned = pygame.transform.rotate(self.sheet, self.degrees)
        canvas.blit(turned, turned.get_rect(center=self.rect.center).topleft)


def _turned(across: int, down: int, degrees: int) -> Point:
    """A step in the window as a step on a sheet that is turned counter-clockwise by this much."""
    return {0: (across, down), 90: (-down, across), 180: (-across, -down), 270: (down, -across)}[degrees]
