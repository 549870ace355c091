"""A tray of dice by itself: for pictures, and to try how they fall."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import TITLE
from scenes.drawing.theme import SEATS, SPACE
from scenes.table.stage.dice import TRAY, DiceTray
from scenes.widgets.boxes import Column, Padding, Row, Sized
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

DICE = 5


class DiceScene(Scene):
    """Rolls some dice, and shows what they came to."""

    name = "dice"

    def __init__(self, ui: Ui, seed: int) -> None:
        super().__init__(ui)
        self.seed = seed
        self.tray = self._tray()

    def _tray(self) -> DiceTray:
        dice = Random(self.seed)
        faces = [dice.randint(1, 6) for _ in range(DICE)]
        colour = list(SEATS)[self.seed % len(SEATS)]
        name = self.ui.say("dice.rolled", faces=", ".join(str(face) for face in faces))
        return DiceTray(faces, self.seed, colour, name)

    def build(self) -> Widget:
        again = Button(self.ui.say("dice.again"), self.again, icon="dice", kind="primary", key="again")
        column = Column(
            Row(Sized(self.tray, width=TRAY[0], height=TRAY[1]), justify="middle"),
            Label(self.tray.name, TITLE, align="centre"),
            Row(again, justify="middle"),
            gap=5,
            justify="middle",
        )
        return Padding(column, 6)

    def again(self) -> None:
        """Another roll, of the next seed."""
        self.seed += 1
        self.tray = self._tray()
        self.ui.sound.play("dice_hit")
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(SPACE)
        super().draw(canvas)


SCREENS = {"dice": lambda ui, seed, after: [DiceScene(ui, seed)]}
