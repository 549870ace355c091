"""Choosing a seat's colour: every one with its pattern and its glyph, so that nobody needs to see colours."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import AMBER_EDGE, SEATS, TEXT_QUIET
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LARGE, LARGE_SMALL = 104.0, 40.0  # millimetres of a ship where the screen has room to spare


class ShipPreview(Widget):
    """A ship of a colour with its pattern, and the seat's glyph beside it."""

    role = "picture"

    def __init__(self, ship: str, colour: str, *, small: bool = False, large: bool = False) -> None:
        """``small`` beside many others; ``large`` where the screen has room to spare."""
        super().__init__()
        self.ship, self.colour = ship.format(colour=colour), colour
        self.small, self.large = small, large

    def measure(self, ui: Ui, width: int) -> Size:
        if self.large:
            wide = min(width, ui.mm(LARGE_SMALL if self.small else LARGE))
        else:
            wide = ui.mm(22) if self.small else min(ui.mm(44), max(ui.mm(26), width * 2 // 5))
        return wide, wide * 3 // 4

    def draw(self, canvas: Canvas) -> None:
        wide, tall = canvas.art.size(self.ship)
        canvas.image(self.ship, Rect(0, 0, wide, tall).fit(self.rect))
        look = SEATS[self.colour]
        side = canvas.mm(8)
        spot = Rect(self.rect.right - side, self.rect.bottom - side, side, side)
        canvas.circle(spot.center, side // 2, look.deep, border=look.base, width=max(1, canvas.mm(0.5)))
        canvas.icon(look.glyph, spot.inflate(-canvas.mm(3), -canvas.mm(3)), look.light)


class Swatch(Widget):
    """One colour: a ring of its plastic with its pattern, and its glyph inside."""

    role = "option"
    takes_focus = False

    def __init__(self, choice: ColourChoice, colour: str, name: str) -> None:
        super().__init__(name)
        self.choice, self.colour = choice, colour

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.choice.choose(self.colour)

    def draw(self, canvas: Canvas) -> None:
        look = SEATS[self.colour]
        side = min(self.rect.size)
        spot = Rect(0, 0, side, side)
        spot.center = self.rect.center
        spot = marks.sunk(spot, self.pressed)
        inner = spot.inflate(-canvas.mm(1), -canvas.mm(1))
        canvas.circle(spot.center, round(inner.width * 0.4), look.deep)
        canvas.image(f"pieces/medallion_{self.colour}", inner, light=1.0)
        glyph = Rect(0, 0, round(inner.width * 0.36), round(inner.width * 0.36))
        glyph.center = spot.center
        canvas.icon(look.glyph, glyph, look.light)
        if self.choice.value == self.colour:
            canvas.outline(spot, AMBER_EDGE, max(2, canvas.mm(0.6)), spot.width / 2)
        elif self.hovered:
            canvas.outline(spot, TEXT_QUIET, max(1, canvas.mm(0.4)), spot.width / 2)


class ColourChoice(Widget):
    """The colours side by side, one of them chosen; one stop for the keyboard, which skips ``taken`` ones."""

    role = "choice"

    def __init__(
        self,
        name: str,
        names: dict[str, str],
        value: str,
        on_change: Callable[[str], None],
        *,
        taken: list[str],
        key: str,
    ) -> None:
        super().__init__(name)
        self.key, self.value, self.on_change, self.taken = key, value, on_change, taken
        self.swatches = [Swatch(self, colour, names[colour]).keyed(f"{key}.{colour}") for colour in names]
        self.children = list(self.swatches)

    def _side(self, ui: Ui, width: int) -> int:
        gaps = ui.mm(1) * (len(self.swatches) - 1)
        return max(ui.screen.least, min(ui.mm(12), (width - gaps) // len(self.swatches)))

    def measure(self, ui: Ui, width: int) -> Size:
        side = self._side(ui, width)
        return side * len(self.swatches) + ui.mm(1) * (len(self.swatches) - 1), side

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        side = self._side(ui, rect.width)
        for place, swatch in enumerate(self.swatches):
            swatch.arrange(ui, Rect(rect.x + place * (side + ui.mm(1)), rect.y, side, side))

    def actions(self) -> list[str]:
        return ["less", "more"]

    def claims(self, pos: tuple[int, int]) -> bool:
        return False

    def act(self, action: str) -> None:
        colours = [swatch.colour for swatch in self.swatches if swatch.colour not in self.taken]
        step = 1 if action == "more" else -1
        self.choose(colours[(colours.index(self.value) + step) % len(colours)])

    def choose(self, colour: str) -> None:
        if colour != self.value:
            self.value = colour
            self.on_change(colour)

    def draw(self, canvas: Canvas) -> None:
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))
