"""The card in the air: it follows the pointer, and goes into the deck or out of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.games.firestorm.looks.cards import SHAPE, WholeCardLook
from scenes.shell.gestures import Gesture, Point
from scenes.table.board.lifted_piece import LIFT_MM
from scenes.table.looks.drawing import tick_badge
from scenes.table.stage.stage import painted
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

WIDE = 34.0  # millimetres of a card in the air
TILT = -4.0  # degrees


class DragLayer(Widget):
    """Lies over everything and catches nothing. ``target`` is the deck."""

    role = "layer"

    def __init__(self, ui: Ui) -> None:
        super().__init__()
        self.ui = ui
        self.card = ""
        self.out = False  # out of the deck
        self.pos: Point = (0, 0)
        self.touch = False
        self.target: Widget | None = None

    @property
    def over(self) -> bool:
        """True if letting go here would do something."""
        inside = self.target is not None and self.target.rect.collidepoint(self.pos)
        return bool(self.card) and inside != self.out

    @property
    def coming(self) -> int:
        """How many copies letting go would add."""
        return (-1 if self.out else 1) if self.over else 0

    def lift(self, card: str, gesture: Gesture, *, out: bool) -> None:
        self.card, self.out = card, out
        self.follow(gesture)

    def follow(self, gesture: Gesture) -> bool:
        """Go where the pointer is; True if the card may be let go there."""
        self.pos, self.touch = gesture.pos, gesture.touch
        return self.over

    def drop(self) -> None:
        self.card = ""

    def at(self, pos: Point) -> Widget | None:
        return None

    def draw(self, canvas: Canvas) -> None:
        if not self.card:
            return
        look = WholeCardLook(self.card, self.ui.settings.language)
        size = (canvas.mm(WIDE), round(canvas.mm(WIDE) * SHAPE))
        name = ("dragged", look, size)
        turned = canvas.passing.get(name)
        if turned is None:
            flat = painted(canvas, look, size)
            turned = canvas.passing.put(name, pygame.transform.rotozoom(flat, TILT, 1.0))
        rise = canvas.mm(LIFT_MM) + size[1] // 3 if self.touch else 0
        centre = (self.pos[0], self.pos[1] - rise)
        shade = Rect((0, 0), size)
        shade.center = centre
        canvas.shadow(shade.move(canvas.mm(1), canvas.mm(2)), strength=150)
        canvas.sprite(name, turned, centre, passing=True)
        if self.over:
            tick_badge(canvas, (shade.x + canvas.mm(1), shade.y + canvas.mm(1)), canvas.mm(6))


class Still:
    """What lies under the card in the air: painted anew only when it changes, not in every frame.

    The whole bench took 30 ms at 1920x1080, twice as long as a frame may take.
    """

    def __init__(self) -> None:
        self.key: Hashable = None
        self.sheet: Surface | None = None

    def draw(self, canvas: Canvas, key: Hashable, paint: Callable[[Canvas], None]) -> None:
        size = canvas.surface.get_size()
        if self.sheet is None or self.key != (key, size):
            self.sheet = Surface(size)
            paint(canvas.onto(self.sheet))
            self.key = None if canvas.pace.late else (key, size)
        canvas.blit(self.sheet, (0, 0))

    def forget(self) -> None:
        self.sheet = None
