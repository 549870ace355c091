"""A place of the table where the piece in hand may go."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Self

from pygame import Rect

from scenes.drawing.theme import AMBER, AMBER_EDGE
from scenes.table.stage.stage import painted
from scenes.widgets import marks
from scenes.widgets.widget import State, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.board.board import Board
    from scenes.widgets.context import Ui

BREATH_MS = 1600.0


class PlaceNode(Widget):
    """A place where the piece in hand may go: it glows and has a tick."""

    role = "place"

    def __init__(self, board: Board, place: str, rect: Rect, name: str) -> None:
        super().__init__(name)
        self.key, self.board, self.zone, self.spot = f"place:{place}", board, place, rect
        self.within: Rect | None = None  # a place of a map can be seen only in its area
        if board.camera_control and board.mark("", place, False):
            self.within = board.camera_control.camera.area

    @property
    def beside(self) -> bool:
        """It is a row of what is being answered, told in a panel."""
        return self.spot in self.board.pending

    def moved(self, spot: Rect) -> Self:
        """Itself where it is now; the focus that it may have stays."""
        self.spot = spot
        return self

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = self.spot

    @property
    def hit_rect(self) -> Rect:
        return self.rect.clip(self.within) if self.within else self.rect

    def actions(self) -> list[str]:
        return ["press"]

    def state(self) -> State:
        return State(words=self.board.ui.say("spoken.goes_here") if self.board.ui else "")

    def act(self, action: str) -> None:
        self.board.hands.place_pressed(self.zone)

    def draw(self, canvas: Canvas) -> None:
        over = any(one.over == self.zone for one in self.board.carried.values())
        look = self.board.mark(self.board.in_hand, self.zone, over)
        if look is None:
            self._glow(canvas, over=over)
        else:
            with canvas.clipped(self.within or canvas.surface.get_rect()):
                canvas.blit(painted(canvas, look, self.rect.size), self.rect.topleft)
        if self.focused:
            marks.ring(canvas, self.rect.inflate(canvas.mm(2), canvas.mm(2)), canvas.mm(3))

    def _glow(self, canvas: Canvas, *, over: bool) -> None:
        breath = 0.5 + 0.5 * math.sin(self.board.clock / BREATH_MS * 2 * math.pi)
        canvas.glow(self.rect, AMBER, spread=3.0, strength=(200 if over else 120 + round(60 * breath)))
        width = max(2, canvas.mm(0.7))
        canvas.outline(self.rect, AMBER_EDGE if over else AMBER, width, canvas.mm(2.5))
        marks_size = canvas.mm(9)
        disc = Rect(0, 0, marks_size, marks_size)
        disc.center = self.rect.center
        canvas.circle(disc.center, marks_size // 2, AMBER)
        canvas.icon("tick", disc.inflate(-canvas.mm(3), -canvas.mm(3)), (28, 26, 23))
