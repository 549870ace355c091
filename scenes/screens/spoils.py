"""Cards that change hands after a match, on the result."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.drawing.rich_text import BODY, CAPTION, SMALL
from scenes.table.game_table import Spoils
from scenes.table.stage.stage import ready
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

CARD_MM, CARD_SHAPE = 17.0, 1.24


class CardPicture(Widget):
    """A card, small."""

    role = "picture"

    def __init__(self, look: Look, name: str) -> None:
        super().__init__(name)
        self.look = look

    def measure(self, ui: Ui, width: int) -> Size:
        wide = min(width, ui.mm(CARD_MM))
        return wide, round(wide * CARD_SHAPE)

    def draw(self, canvas: Canvas) -> None:
        if canvas.drawn is not None:
            canvas.drawn += self.look.shown()
        drawn = ready(canvas, self.look, self.rect.size)
        if drawn is not None:
            canvas.blit(drawn, self.rect.topleft)


def spoils_panel(ui: Ui, spoils: Spoils, key: str) -> Widget:
    """A card that changes hands, with what becomes of it."""
    words: list[Widget] = [
        Label(ui.say("result.stakes"), CAPTION),
        Label(spoils.text, BODY._replace(mm=3.8), key=f"{key}.text"),
    ]
    if spoils.becomes:
        words.append(Label(spoils.becomes, SMALL, key=f"{key}.becomes"))
    said = Column(*words, gap=1, justify="middle").growing()
    card = [CardPicture(spoils.look, spoils.text)] if spoils.look else []
    return Panel(Row(*card, said, gap=3, align="middle"), 3.0, shadow=False, key=key)
