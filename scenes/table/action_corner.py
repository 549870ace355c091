"""The action corner: the one big button, always in the same place, and smaller ones above it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Self

from pygame import Rect

from game.core.prompts import Handle
from scenes.drawing.rich_text import Style
from scenes.widgets.boxes import narrowed
from scenes.widgets.button import Button, IconButton
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui

WIDTH = 60.0  # millimetres (docs/ux 4.15)
BIG = 30.0
SMALL = 11.0
TALL = 17.0  # of a row whose answer tells what follows from it
GAP = 2.0
WORD = Style("heavy", 7.0, leading=1.1)
QUIET = Style("title", 5.4, leading=1.12)  # of what is missing
UNDER = Style("body", 3.9)
CALM = Style("title", 4.3, leading=1.08)
PASS_KEY, DO_KEY = "k", "j"  # of what passes, and of what is done without choosing a piece


class CalmButton(Button):
    """An answer by button that is never gold: it passes, ends, does without, or is one of two ways.

    Space does not press it even if the focus is on it: that key is for what one has chosen.
    """

    def __init__(
        self,
        text: str,
        on_press: Callable[[], None],
        *,
        second: str = "",
        icon: str = "",
        locked: bool = False,
        hotkey: str = "",
        style: Style | None = None,
        not_space: str = "",
        key: str = "",
    ) -> None:
        super().__init__(
            text, on_press, second=second, icon=icon, locked=locked, hotkey=hotkey, style=style or CALM,
            key=key,
        )  # fmt: skip
        self.not_space = not_space


def calm_answer(
    ui: Ui,
    text: str,
    press: Callable[[], None],
    *,
    second: str = "",
    hotkey: str = PASS_KEY,
    locked: bool = False,
    key: str = "",
) -> CalmButton:
    """A calm button that tells which key presses it if Space is tried."""
    not_space = ui.say("table.not_space", letter=hotkey.upper() or ui.say("kit.key_return"))
    return CalmButton(text, press, second=second, hotkey=hotkey, locked=locked, not_space=not_space, key=key)


class ActionCorner(Widget):
    """``missing`` greys the big button and stands under its word: what is still to be done first.

    ``second`` is the consequence, ``locked`` says that it cannot be taken back. The key is Space. A ``big``
    button of another kind may stand in its place. ``answers`` are what can be answered besides, each in a row
    of its own; ``secondary`` are aids. ``gives`` tells which button gives which answer, by its key.
    """

    role = "group"

    def __init__(
        self,
        text: str = "",
        on_press: Callable[[], None] | None = None,
        *,
        second: str = "",
        missing: str = "",
        locked: bool = False,
        icon: str = "",
        hotkey: str = "space",
        secondary: Sequence[Button] = (),
        answers: Sequence[Button] = (),
        big: Button | None = None,
        gives: Mapping[str, Handle] | None = None,
        key: str = "action",
    ) -> None:
        super().__init__()
        self.gives = dict(gives or {})
        self.big = big or Button(
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
        self.rows: list[list[Button]] = []
        self._stack(answers, secondary)

    def _stack(self, answers: Sequence[Button], aids: Sequence[Button]) -> None:
        nearest = [*answers[:1], *aids]
        self.rows = [row for row in [*([button] for button in answers[1:]), nearest] if row]
        self._adopt()

    def _adopt(self) -> None:
        self.children = [*(button for row in self.rows for button in row), *self._below()]

    def topped(self, buttons: Sequence[Button]) -> Self:
        """Itself with these aids; beside an answer only those without words have room."""
        if not self.rows:
            self._stack((), buttons)
            return self
        aids = [button for button in buttons if isinstance(button, IconButton)]
        others = [[button] for button in buttons if not isinstance(button, IconButton)]
        self.rows = [*others, *self.rows[:-1], [*self.rows[-1], *aids]]
        self._adopt()
        return self

    def _below(self) -> list[Widget]:
        """What stands in the large place."""
        return [self.big]

    def measure(self, ui: Ui, width: int) -> Size:
        above = sum(ui.mm(GAP) + self._tall(ui, row) for row in self.rows)
        return min(width, ui.mm(WIDTH)), ui.mm(BIG) + above

    def _tall(self, ui: Ui, row: Sequence[Button]) -> int:
        """What follows has room only if a single row stands above the big button."""
        tells = len(self.rows) == 1 and any(button.second for button in row)
        return max(ui.mm(TALL), ui.screen.em(TALL)) if tells else ui.mm(SMALL)

    def _widths(self, ui: Ui, row: Sequence[Button], width: int) -> list[int]:
        """Icons are square; the rest is shared equally if all words fit, else by what they need."""
        room = width - ui.mm(GAP) * (len(row) - 1)
        square = ui.mm(SMALL)
        icons = [button for button in row if isinstance(button, IconButton)]
        worded = [button for button in row if not isinstance(button, IconButton)]
        if not worded:
            return [room // len(row)] * len(row)
        shared = iter(self._shared(ui, worded, room - square * len(icons)))
        return [square if isinstance(button, IconButton) else next(shared) for button in row]

    def _shared(self, ui: Ui, row: Sequence[Button], room: int) -> list[int]:
        count = len(row)
        wanted = [button.measure(ui, room)[0] for button in row]
        if max(wanted) <= room // count:
            return [room // count] * count
        least = narrowed([button.least_width(ui) for button in row], room)
        more = [max(1, wide - low) for wide, low in zip(wanted, least, strict=True)]
        spare = room - sum(least)
        return [low + spare * want // sum(more) for low, want in zip(least, more, strict=True)]

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """The big button keeps the lower right corner whatever stands above it."""
        self.rect = rect
        wide = min(rect.width, ui.mm(WIDTH))
        gap = ui.mm(GAP)
        tall = min(ui.mm(BIG), rect.height - sum(gap + self._tall(ui, row) for row in self.rows))
        big = Rect(rect.right - wide, rect.bottom - tall, wide, tall)
        self.big.arrange(ui, big)
        y = big.y
        for row in reversed(self.rows):
            high = self._tall(ui, row)
            y -= gap + high
            x = big.x
            for button, width in zip(row, self._widths(ui, row, wide), strict=True):
                button.second = button.second if high > ui.mm(SMALL) else ""
                button.arrange(ui, Rect(x, y, width, high))
                x += width + gap


def quiet(sentence: str, hotkey: str = "space") -> Button:
    """The big button while there is nothing to carry out: what is to be chosen, or whom one waits for."""
    return Button(
        sentence, kind="primary", hotkey=hotkey, enabled=False, why=sentence, style=QUIET, key="action"
    )


def large(button: Button) -> Button:
    """A calm or a held answer in the place of the big button."""
    button.style, button.second_style, button.key = WORD._replace(mm=6.0), UNDER, "action"
    return button
