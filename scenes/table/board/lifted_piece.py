"""Pieces in the air: each hand carries its own, and lets it go where it likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.table.board.hands import Dropped
from scenes.table.board.placing import nearest, pieces_at
from scenes.table.stage.tween import Pose

if TYPE_CHECKING:
    from scenes.shell.gestures import Gesture
    from scenes.table.stage.piece import PlacedPiece
    from scenes.widgets.context import Ui

LIFT_MM = 12.0  # a dragged piece floats above the finger
SNAP_MM = 12.0
TILT = 4.0

Places = dict[str, tuple[Rect, str]]  # where something may go, and what that is called


class LiftedPiece:
    """A piece that a hand has lifted, and where it may go."""

    def __init__(self, placed: PlacedPiece, places: Places) -> None:
        self.placed, self.places = placed, places
        self.held_at: tuple[float, float] = (0.0, 0.0)
        self.over = ""  # the place under it, or the nearest one within reach

    def follow(self, ui: Ui, gesture: Gesture) -> None:
        lift = ui.mm(LIFT_MM) if gesture.touch else 0
        self.held_at = (gesture.pos[0], gesture.pos[1] - lift)
        self.aim(ui)

    def aim(self, ui: Ui) -> None:
        rects = {place: rect for place, (rect, _) in self.places.items()}
        self.over = nearest(rects, self.held_at, ui.mm(SNAP_MM)) or ""

    def dropped(self, pieces: Sequence[PlacedPiece]) -> Dropped:
        """Where it is let go, told by what lies there."""
        there = pieces_at(pieces, self.held_at, self.placed.id)
        over = max(there, key=lambda one: one.z).name if there else ""
        under = min(there, key=lambda one: one.z).id if there else ""  # a sector, and not its ships
        names = tuple(name for _, name in self.places.values())
        return Dropped(self.placed.name, over, names, under)

    @property
    def pose(self) -> Pose:
        tilt = 0.0 if self.over else TILT
        x, y = self.held_at
        return Pose(x, y, tilt, 1.08, 1.0 if self.over or not self.places else 0.9, 240.0)
