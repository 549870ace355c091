"""The panel at the lower left that shows what belongs to the seat below: its alien, or its pool."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table
from scenes.table.rules.inspections import first_line
from scenes.widgets import marks
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.table import Table
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui


APART = 1.5  # millimetres


class OwnPanel(Widget):
    """A tap or a hold looks at it closely, resting on it tells its first line."""

    role = "button"

    def __init__(
        self, ui: Ui, name: str, game: str, what: str, view: Table, watching: Watching, rect: Rect
    ) -> None:
        """``what`` is opened by the inspect panel."""
        super().__init__(name)
        table = game_table(game)
        self.look = looking_at(ui, table, what, view, watching)
        self.tells: Callable[[], str] = lambda: first_line(table.inspect(what, view, watching))
        apart = ui.mm(APART) if ui.touch else 0  # of the seats above it: fingers are broad
        self.spot = Rect(rect.x, rect.y + apart, rect.width, rect.height - apart)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = self.spot

    def first_line(self) -> str:
        return self.tells()

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.look()

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2))
