"""A part of the screen that faces another side of the table.

Whatever is in it is measured, arranged, drawn and touched in coordinates of its own, in which its reader sits
below; only this widget knows how these lie in the window. So no other widget knows that it is turned.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.shell.gestures import Point
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

SIDES = (0, 90, 180, 270)  # degrees counter-clockwise: who sits below, at the right, above, at the left
EDGE = 9.0  # millimetres around what can be seen that shadows, rings and ticks may use


def turned_size(size: Size, degrees: int) -> Size:
    """How large a room is for whoever sits at this side of it."""
    return (size[1], size[0]) if degrees in (90, 270) else size


def point_seen_from(degrees: int, pos: Point, room: Rect) -> Point:
    """A point of the window as whoever sits at this side of a room sees it, from the upper left there."""
    x, y = pos[0] - room.x, pos[1] - room.y
    right, bottom = room.width - 1, room.height - 1
    return {0: (x, y), 90: (bottom - y, x), 180: (right - x, bottom - y), 270: (y, right - x)}[degrees]


def rect_seen_from(degrees: int, rect: Rect, room: Rect) -> Rect:
    """A rectangle of the window as whoever sits at this side of a room sees it."""
    one = point_seen_from(degrees, rect.topleft, room)
    other = point_seen_from(degrees, (rect.right - 1, rect.bottom - 1), room)
    return _between(one, other, turned_size(rect.size, degrees))


def rect_in_room(degrees: int, rect: Rect, room: Rect) -> Rect:
    """Where in the window something is that whoever sits at this side of a room sees there."""
    back, inner = -degrees % 360, Rect((0, 0), turned_size(room.size, degrees))
    return rect_seen_from(back, rect, inner).move(room.topleft)


def _between(one: Point, other: Point, size: Size) -> Rect:
    return Rect((min(one[0], other[0]), min(one[1], other[1])), size)


class Turned(Widget):
    """Draws a child turned by 0, 90, 180 or 270 degrees, counter-clockwise, and maps pointers back to it.

    The child lives on a sheet of its own that begins at (0, 0): its rectangle is not the window's;
    ``root.place(child)`` is. What has not changed since the last frame is drawn from one kept picture.
    """

    role = "turned"
    layered = True

    def __init__(self, child: Widget, degrees: int = 0) -> None:
        super().__init__("", [child])
        if degrees not in SIDES:
            raise ValueError(f"nobody sits at {degrees} degrees")
        self.degrees = degrees
        self.grow = child.grow
        self.ui: Ui | None = None
        self.reach = Rect(0, 0, 0, 0)  # what can be seen of the sheet
        self.kept: tuple[int, Surface, Point] | None = None  # of which version, and where it is drawn

    @property
    def across(self) -> bool:
        """True if the child's width runs along the window's height."""
        return self.degrees in (90, 270)

    def measure(self, ui: Ui, width: int) -> Size:
        child = self.children[0]
        if not self.across:
            return child.measure(ui, width)
        with ui.facing(self.degrees):
            # The child's line length is the window's height here; what it is in a column is not known yet.
            wide, tall = child.measure(ui, ui.screen.width)
        return min(tall, width), wide

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui, self.kept = rect, ui, None
        if not self.degrees:
            self.children[0].arrange(ui, rect)
            return
        with ui.facing(self.degrees):
            self.children[0].arrange(ui, Rect((0, 0), turned_size(self.rect.size, self.degrees)))

    def update(self, ms: float) -> None:
        if self.ui is None:
            super().update(ms)
            return
        with self.ui.facing(self.degrees):
            super().update(ms)

    def inward(self, pos: Point) -> Point:
        return point_seen_from(self.degrees, pos, self.rect) if self.degrees else pos

    def outward(self, rect: Rect) -> Rect:
        return rect_in_room(self.degrees, rect, self.rect) if self.degrees else rect

    # --- drawing

    def draw_all(self, canvas: Canvas) -> None:
        if not self.visible:
            return
        if not self.degrees or self.ui is None:
            super().draw_all(canvas)
            return
        still = canvas.drawn is None and not self.moving
        if self.kept is None or not still or self.kept[0] != self.ui.version:
            self.kept = self._drawn(canvas)
        if self.kept is None:
            return
        canvas.blit(self.kept[1], self.kept[2])
        if canvas.pace.late:
            self.kept = None

    def _drawn(self, canvas: Canvas) -> tuple[int, Surface, Point] | None:
        """What can be seen of the child, turned, and where it belongs."""
        assert self.ui is not None
        size = turned_size(self.rect.size, self.degrees)
        reach = self._seen(self.ui).clip(Rect((0, 0), size))
        if not reach.width or not reach.height:
            return None
        name = ("turned", size)
        sheet = canvas.shapes.get(name) or canvas.shapes.put(name, Surface(size, pygame.SRCALPHA))
        sheet.fill((0, 0, 0, 0), reach)
        with self.ui.facing(self.degrees):
            inner = canvas.onto(sheet)
            inner.screen = self.ui.screen
            for child in self.children:
                child.draw_all(inner)
        turned = pygame.transform.rotate(sheet.subsurface(reach), self.degrees)
        return self.ui.version, turned, self.outward(reach).topleft

    def _seen(self, ui: Ui) -> Rect:
        """Everything below that has a place, with the room that shadows take."""
        rects = [part.rect for part in self.children[0].walk() if part.rect.width and part.rect.height]
        edge = 2 * ui.mm(EDGE)
        return rects[0].unionall(rects[1:]).inflate(edge, edge) if rects else Rect(0, 0, 0, 0)
