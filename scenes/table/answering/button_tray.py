"""Answers that are given by buttons, beside each other in a tray."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from game.core.prompts import Handle
from scenes.widgets.boxes import Grid, Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from pygame import Rect

    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

GAP = 2.0
ACROSS = 6  # buttons in a row
MOST = 5  # columns of courses


def in_tray(builder: AnswerBuilder) -> bool:
    """The answers by button are too many for the corner: courses among them lie in a tray."""
    buttons = len(builder.buttons)
    return buttons > 2 or (buttons == 2 and bool(builder.pieces) and not builder.by_buttons)


def lay_ready(builder: AnswerBuilder, handle: Handle, again: Callable[[], None]) -> Callable[[], None]:
    """What a button of a tray does: its answer lies ready to be confirmed."""

    def chosen() -> None:
        builder.choose(handle)
        again()

    return chosen


def answers(
    ui: Ui,
    builder: AnswerBuilder,
    again: Callable[[], None],
    wanted: Callable[[Handle], bool] = lambda handle: True,
) -> list[Button]:
    """Answers by button alone, beside the tool."""
    return [
        Button(
            ui.words.label(handle.button or "", builder.prompt), lay_ready(builder, handle, again),
            selected=builder.chosen == handle, key=f"answer:{place}",
        ).growing()
        for place, handle in enumerate(builder.buttons)
        if wanted(handle)
    ]  # fmt: skip


def rows(buttons: Sequence[Widget], across: int = ACROSS) -> list[Widget]:
    """Buttons beside each other, at most so many in a row."""
    return [Row(*buttons[start : start + across], gap=GAP) for start in range(0, len(buttons), across)]


class CourseTray(Panel):
    """Buttons in columns, of which there may be more where the tray would cover what matters."""

    def __init__(self, buttons: Sequence[Widget], columns: int, most: int) -> None:
        super().__init__(_in_columns(buttons, columns), 4)
        self.buttons, self.columns, self.most = buttons, columns, most

    def shrink(self) -> bool:
        """Stand in one more column, which may need a row less; False if there are as many as can be."""
        if self.columns >= self.most:
            return False
        self.columns += 1
        self.children = [_in_columns(self.buttons, self.columns)]
        return True


def _in_columns(buttons: Sequence[Widget], columns: int) -> Grid:
    return Grid(list(buttons), columns=columns, gap=GAP)


def courses(ui: Ui, buttons: Sequence[Widget], area: Rect) -> Widget:
    """Buttons in as few columns as the area is tall enough for; in a lower one, as low as can be."""
    fewest = 2 if len(buttons) > 3 else len(buttons)
    most = max(fewest, min(MOST, len(buttons)))
    trays = [CourseTray(buttons, across, most) for across in range(fewest, most + 1)]
    heights = [tray.measure(ui, area.width)[1] for tray in trays]
    fitting = [tray for tray, tall in zip(trays, heights, strict=True) if tall <= area.height]
    return fitting[0] if fitting else trays[heights.index(min(heights))]
