"""What a finger carries over the screen until it is let go."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


class Dragged(Widget):
    """Follows the finger that drags it, and says where it was dropped."""

    air: Point | None = None  # where a finger carries it
    drop: Callable[[Point], None]
    ui: Ui | None = None

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.DRAG or (gesture.kind is Kind.MOVE and self.air is not None):
            self.air = gesture.pos
        elif gesture.kind in (Kind.DROP, Kind.FLICK, Kind.CANCEL) and self.air is not None:
            self.air = None
            if gesture.kind is not Kind.CANCEL:
                self.drop(gesture.pos)
        else:
            return False
        if self.ui:
            self.ui.changed()
        return True
