"""The fidget corner: the box with the toys, below the seats, while nobody is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.fidget.toys import RADIUS
from scenes.table.looks.ships import ShipLook
from scenes.table.regions import Fixed
from scenes.table.stage.dice import DieLook
from scenes.table.stage.physics import physics
from scenes.table.stage.stage import painted
from scenes.widgets import marks
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from scenes.drawing.canvas import Canvas
    from scenes.table.fidget.toys import Toy, Toys
    from scenes.table.seen import Seen
    from scenes.table.stage.piece import Look

TALL = 24.0  # millimetres of the box
FASTER = 5.0  # a toy goes so many times the way of the hand in a second
FACE = 5  # of the die
STEP = 6  # degrees between the pictures of a toy that turns


class FidgetBox(Widget):
    """A tap pushes the toys away, a flick sends the nearest one; a key stirs them."""

    role = "button"

    def __init__(self, toys: Toys, colour: str, name: str) -> None:
        super().__init__(name)
        self.toys, self.colour, self.key = toys, colour, "fidget"
        self.unit = 1.0  # pixels of a millimetre

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.toys.push((0.0, 0.0))

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.TAP:
            self.toys.push(self._within(gesture.pos))
        elif gesture.kind in (Kind.DROP, Kind.FLICK):
            across, down = gesture.pos[0] - gesture.start[0], gesture.pos[1] - gesture.start[1]
            way = (across / self.unit * FASTER, down / self.unit * FASTER)
            self.toys.flick(self._within(gesture.start), way)
        return gesture.kind in (Kind.TAP, Kind.DRAG, Kind.MOVE, Kind.DROP, Kind.FLICK)

    def _within(self, pos: Point) -> tuple[float, float]:
        return (pos[0] - self.rect.x) / self.unit, (pos[1] - self.rect.y) / self.unit

    # --- time and picture

    @property
    def moving(self) -> bool:
        return self.toys.moving

    def update(self, ms: float) -> None:
        self.toys.update(ms)

    def draw(self, canvas: Canvas) -> None:
        self.unit = canvas.mm(100) / 100
        if not self.toys.unpack((self.rect.width / self.unit, self.rect.height / self.unit)):
            return
        canvas.glass(self.rect, alpha=150)
        for toy in self.toys.toys:
            self._draw_toy(canvas, toy)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))

    def _draw_toy(self, canvas: Canvas, toy: Toy) -> None:
        look: Look = DieLook(FACE, self.colour) if toy.kind == "die" else ShipLook(self.colour)
        side = canvas.mm(2 * RADIUS * (0.8 if toy.kind == "die" else 1.0))
        angle = round(toy.angle / STEP) * STEP % 360
        key = ("toy", look, side, angle)
        picture = canvas.passing.get(key)
        if picture is None:
            drawn = painted(canvas, look, (side, side))
            picture = canvas.passing.put(key, pygame.transform.rotozoom(drawn, -angle, 1.0))
        centre = (self.rect.x + round(toy.x * self.unit), self.rect.y + round(toy.y * self.unit))
        canvas.blit(picture, picture.get_rect(center=centre).topleft)


def fidget_corner(toys: Toys, seen: Seen, around: Sequence[Widget]) -> list[Widget]:
    """The box below the seats, if there is room and somebody waits."""
    spots = seen.spots
    spot = Rect(spots.rail.x, spots.prompt.y, spots.rail.width, seen.ui.mm(TALL))
    taken = [spots.hand, *(part.spot for part in around if isinstance(part, Fixed))]
    if not toys.out or physics() is None or spot.collidelist(taken) >= 0 or not seen.ui.rect.contains(spot):
        return []
    return [Fixed(FidgetBox(toys, seen.colour_of(seen.below), seen.ui.say("table.fidget")), spot)]
