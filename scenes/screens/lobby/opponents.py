"""Who sits down where no person does: bots with a name and a face, the same at every seat of every game."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes.table.looks.medallions import medallion
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LARGE, LARGE_SMALL = 84.0, 34.0  # millimetres of a face where the screen has room to spare


class Opponent(NamedTuple):
    """A bot as one meets it: a name that needs no translation, and a portrait."""

    name: str
    art: str


OPPONENTS = (
    Opponent("Octavia", "duel/envoys/voyager"),
    Opponent("Vesper", "duel/envoys/turncoat"),
    Opponent("Bibi", "duel/envoys/field_medic"),
    Opponent("Brutus", "duel/envoys/cudgel"),
    Opponent("Flora", "duel/envoys/pen_pal"),
    Opponent("Grumbold", "duel/envoys/grumpus"),
)


def opponent(seat: int) -> Opponent:
    """Who plays at a seat."""
    return OPPONENTS[seat % len(OPPONENTS)]


class OpponentFace(Widget):
    """The portrait of a bot in the ring of its seat's colour."""

    role = "picture"

    def __init__(self, who: Opponent, colour: str, *, small: bool, large: bool) -> None:
        """``small`` beside many others; ``large`` where the screen has room to spare."""
        super().__init__(who.name)
        self.who, self.colour, self.small, self.large = who, colour, small, large

    def measure(self, ui: Ui, width: int) -> Size:
        if self.large:
            side = min(width, ui.mm(LARGE_SMALL if self.small else LARGE))
        else:
            side = ui.mm(18) if self.small else min(ui.mm(44), max(ui.mm(22), width * 2 // 5))
        return side, side

    def draw(self, canvas: Canvas) -> None:
        medallion(canvas, self.rect, self.who.art, self.colour)
