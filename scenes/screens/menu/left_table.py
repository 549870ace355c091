"""The small picture of a table as it was left, as a widget of the menu and of the list of saves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.art import covering, rounded
from scenes.drawing.table_pictures import TablePictures
from scenes.drawing.theme import LINE_BRIGHT, SPACE
from scenes.screens.menu.rivals import Rivals
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.screens.saves.catalogue import SaveFacts
    from scenes.widgets.context import Ui

SHAPE = 2.05  # width of a glimpse by its height, as of two portraits


class TablePicture(Widget):
    """The table of a match as it was left; without a picture, the factions face to face."""

    role = "picture"

    def __init__(self, glimpses: TablePictures, facts: SaveFacts, mm: float = 26.0) -> None:
        super().__init__()
        self.glimpses, self.facts, self.mm = glimpses, facts, mm
        self.rivals = Rivals(facts, mm)

    @property
    def unread(self) -> bool:
        return self.glimpses.unread(self.facts)

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(self.mm * SHAPE), ui.mm(self.mm)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        super().arrange(ui, rect)
        self.rivals.arrange(ui, rect)

    def draw(self, canvas: Canvas) -> None:
        picture = self.glimpses.picture(self.facts)
        if picture is None and not self.unread:
            self.rivals.draw(canvas)
            return
        radius = canvas.mm(2)
        if picture is None:
            canvas.rounded(self.rect, SPACE, radius=radius)
        else:
            key = ("glimpse", self.facts.file, self.facts.size, self.facts.time, self.rect.size)
            small = canvas.shapes.get(key) or canvas.shapes.put(
                key, rounded(covering(picture, self.rect.size), radius)
            )
            canvas.blit(small, self.rect.topleft)
        canvas.outline(self.rect, LINE_BRIGHT, max(1, canvas.mm(0.3)), radius)
