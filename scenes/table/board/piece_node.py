"""A piece of the table as a widget."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.shell.gestures import Gesture
from scenes.table.board.placing import lies_in_hand
from scenes.table.spoken.places import at_the_clock
from scenes.table.stage.piece import PlacedPiece
from scenes.widgets.widget import State, Widget

if TYPE_CHECKING:
    from scenes.table.board.board import Board


class PieceNode(Widget):
    """A piece that can be pressed, dragged or inspected."""

    role = "piece"

    def __init__(self, board: Board, placed: PlacedPiece, *, legal: bool) -> None:
        super().__init__(placed.name)
        self.key, self.board, self.placed, self.legal = placed.id, board, placed, legal
        self.takes_focus = legal or board.counts(self) is not None
        self.arrows_reach = not self.takes_focus

    @property
    def on_map(self) -> bool:
        return self.board.camera_control is not None and self.placed.within is not None

    @property
    def meant(self) -> bool:
        """It can be used now, or tells so by itself."""
        return self.legal or self.placed.ticked

    @property
    def hit_rect(self) -> Rect:
        crowded = self.on_map and not self.meant  # small things crowd a map
        least = 0 if crowded else self.board.least
        rect = self.rect
        reach = rect.inflate(max(0, least - rect.width), max(0, least - rect.height))
        return reach.clip(self.placed.within) if self.placed.within else reach

    def actions(self) -> list[str]:
        return ["press", "inspect"] if self.placed.inspect else ["press"]

    def first_line(self) -> str:
        """A card of the hand is raised instead, and can be read itself."""
        raised = lies_in_hand(self.placed, self.board.hand_area)
        return "" if raised or not self.placed.inspect else self.board.told(self.placed.inspect)

    def told_name(self) -> str:
        """Of several on a map that can be used and are called alike, each has its direction."""
        alike = self.board.called_alike(self) if self.legal and self.board.ui else []
        if len(alike) < 2 or self.board.ui is None:
            return self.name
        hour = at_the_clock(self, self.board.on_map())
        return self.board.ui.say("spoken.clock", name=self.name, hour=hour)

    def state(self) -> State:
        return self.board.words.state(self.placed) if self.board.words else State()

    def act(self, action: str) -> None:
        if action == "inspect":
            self.board.inspect(self.placed.inspect, self.rect.center)
        elif ring := self.board.counts(self):
            ring.open(self.rect.center)
        elif not self.legal and (other := self.board.instead_of(self)):
            other.act(action)
        else:
            self.board.hands.piece_pressed(self.placed.id, self.placed.name)

    def handle(self, gesture: Gesture) -> bool:
        return self.board.drag(self, gesture)
