"""The action corner: the one big button, always in the same place, and up to two small ones above it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Self

from pygame import Rect

from scenes.drawing.rich_text import Style
from scenes.widgets.boxes import narrowed
from scenes.widgets.button import Button
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

WIDTH = 60.0  # millimetres (docs/ux 4.15)
BIG = 30.0
SMALL = 11.0
GAP = 2.0
WORD = Style("heavy", 7.0, leading=1.1)
UNDER = Style("body", 3.9)


class ActionCorner(Widget):
    """``missing`` greys the big button and stands under its word: what is still to be done first.

    ``second`` is the consequence, ``locked`` says that it cannot be taken back. The key is Space.
    """

    role = "group"

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None] | None = None,
        *,
        second: str = "",
        missing: str = "",
        locked: bool = False,
        icon: str = "",
        hotkey: str = "space",
        secondary: Sequence[Button] = (),
        key: str = "action",
    ) -> None:
        super().__init__()
        self.big = Button(
            text,
            on_press,
            second=missing or second,
            icon=icon,
            kind="primary",
            hotkey=hotkey,
            locked=locked,
            enabled=not missing,
            why=missing,
            style=WORD,
            second_style=UNDER,
            key=key,
        )
        self.above = list(secondary)
        self.children = [*secondary, self.big]

    def topped(self, buttons: Sequence[Button]) -> Self:
        """Itself with these small buttons, unless it has some already."""
        if not self.above:
            self.above = list(buttons)
            self.children = [*buttons, *self.children]
        return self

    def measure(self, ui: Ui, width: int) -> Size:
        above = ui.mm(GAP) + ui.mm(SMALL) if self.above else 0
        return min(width, ui.mm(WIDTH)), ui.mm(BIG) + above

    def _widths(self, ui: Ui, width: int) -> list[int]:
        """Equal ones if all words fit, else what each word needs at least and a share of the rest."""
        count = len(self.above)
        room = width - ui.mm(GAP) * (count - 1)
        wanted = [button.measure(ui, room)[0] for button in self.above]
        if max(wanted) <= room // count:
            return [room // count] * count
        least = narrowed([button.least_width(ui) for button in self.above], room)
        more = [max(1, wide - low) for wide, low in zip(wanted, least, strict=True)]
        spare = room - sum(least)
        return [low + spare * want // sum(more) for low, want in zip(least, more, strict=True)]

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """The big button keeps the lower right corner whatever stands above it."""
        self.rect = rect
        wide = min(rect.width, ui.mm(WIDTH))
        gap, small = ui.mm(GAP), ui.mm(SMALL)
        tall = min(ui.mm(BIG), rect.height - (small + gap if self.above else 0))
        big = Rect(rect.right - wide, rect.bottom - tall, wide, tall)
        self.big.arrange(ui, big)
        x = big.x
        for button, width in zip(self.above, self._widths(ui, wide) if self.above else [], strict=True):
            button.arrange(ui, Rect(x, big.y - gap - small, width, small))
            x += width + gap
