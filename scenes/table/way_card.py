"""A way to set up a match as the lobby offers it: a picture, its name, and what it means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import BUTTON, SMALL
from scenes.drawing.theme import AMBER, AMBER_EDGE, GLASS_RAISED, INK, LINE_BRIGHT, TEXT, mixed
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Padding, Row
from scenes.widgets.label import Label, Picture
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

PICTURE = 13.0  # millimetres
TICK = 5.0
ROOMY, LARGER = 240.0, 2.8  # on a screen so tall pictures are larger


class WayCard(Padding):
    """Something to choose by its picture; the chosen one has an amber edge and a tick."""

    role = "button"

    def __init__(
        self,
        picture: Picture,
        name: str,
        means: str,
        on_press: Callable[[], None],
        *,
        selected: bool,
        key: str,
    ) -> None:
        words = Column(
            Label(name, BUTTON), Label(means, SMALL._replace(colour=TEXT)), gap=0.3, justify="middle"
        )
        super().__init__(Row(picture, words.growing(), gap=3, align="middle"), across=2, down=1.6)
        self.name, self.on_press, self.selected, self.key = f"{name}. {means}", on_press, selected, key

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed)
        fill = mixed(GLASS_RAISED, TEXT, 0.1) if self.selected or self.hovered else GLASS_RAISED
        edge = AMBER if self.selected else LINE_BRIGHT
        canvas.rounded(rect, fill, border=edge, width=max(2, canvas.mm(0.6)) if self.selected else 1)
        if self.focused:
            marks.ring(canvas, rect, canvas.mm(3))

    def draw_all(self, canvas: Canvas) -> None:
        super().draw_all(canvas)
        if self.selected:
            self._mark(canvas)

    def _mark(self, canvas: Canvas) -> None:
        size = canvas.mm(TICK)
        spot = (self.rect.right - size // 2, self.rect.y + size // 2)
        canvas.circle(spot, size // 2, AMBER, border=AMBER_EDGE)
        icon = Rect(0, 0, round(size * 0.66), round(size * 0.66))
        icon.center = spot
        canvas.icon("tick", icon, INK)


def way_picture(ui: Ui, art: str) -> Picture:
    """The picture of a way; larger where the screen has room to spare."""
    return Picture(art, PICTURE * LARGER if is_roomy(ui) else PICTURE)


def is_roomy(ui: Ui) -> bool:
    """A screen on which a page would leave much of the height empty."""
    return ui.screen.height / ui.screen.px_per_mm > ROOMY


def pictured(art: str, widget: Widget, mm: float = PICTURE) -> Row:
    """What is said of something, beside its picture."""
    return Row(Picture(art, mm), widget.growing(), gap=3, align="middle")
