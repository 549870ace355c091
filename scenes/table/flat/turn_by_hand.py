"""The table between people, turned by their hands: it follows two fingers and comes to rest at an edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.drawing.theme import BLACK
from scenes.shell.gestures import Gesture, Kind

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

QUARTER = 90
LEFT, RIGHT = "q", "e"  # the keys that turn


class TurnByHand:
    """How far hands have turned the table: by quarters, and loosely while two fingers rest on it."""

    def __init__(self) -> None:
        self.degrees = 0  # counter-clockwise, a multiple of a quarter
        self.loose = 0.0  # clockwise, while fingers turn it

    def follow(self, gesture: Gesture) -> bool:
        """Two fingers turn, or have left; True if the table lies in another way now."""
        if gesture.kind is Kind.TWIST:
            self.loose += gesture.amount
        elif gesture.kind is Kind.PART and self.loose:
            quarters, self.loose = round(self.loose / QUARTER), 0.0
            self.step(quarters)
            return True
        return False

    def step(self, quarters: int) -> None:
        """So many quarters clockwise."""
        self.degrees = (self.degrees - quarters * QUARTER) % 360

    def draw(self, canvas: Canvas, rect: Rect) -> None:
        """What has been drawn in a rectangle of the window, as far as fingers have turned it."""
        if not self.loose:
            return
        turned = pygame.transform.rotate(canvas.surface.subsurface(rect).copy(), -self.loose)
        canvas.surface.fill(BLACK, rect)
        with canvas.clipped(rect):
            canvas.blit(turned, turned.get_rect(center=rect.center).topleft)
