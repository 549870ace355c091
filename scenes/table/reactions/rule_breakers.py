"""What is being answered, who breaks the rules and who passes in advance: all of it, behind a button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.drawing.rich_text import SMALL, TITLE
from scenes.table.reactions.modal_list import ModalList
from scenes.table.right_column import ColumnContents, breaker_entries, stack_entries
from scenes.widgets.boxes import Row
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui


class RuleBreakersScene(ModalList):
    """Everything that stands in the column at the right besides the log, as whoever looks may know it."""

    name = "aside"

    def __init__(self, ui: Ui, tell: Callable[[], ColumnContents], cover: Callable[[], None]) -> None:
        """``tell`` what stands in the column now."""
        super().__init__(ui, cover)
        self.tell = tell

    def parts(self) -> list[Widget]:
        say, contents = self.ui.say, self.tell()
        parts: list[Widget] = []
        stack = stack_entries(contents, self.close)
        if stack:
            parts += [_headed(say("table.stack"), say("table.stack_order")), *stack]
        entries = breaker_entries(contents, briefly=False)
        if entries:
            parts += [_headed(say("table.breakers"), say("table.breakers_order")), *entries]
        buttons = self._buttons(contents)
        if buttons:
            parts += [Label(say("table.responses"), TITLE), *buttons]
        return parts

    def _buttons(self, contents: ColumnContents) -> list[Button]:
        """Those of the table; this list goes along with what they do."""
        buttons = contents.buttons()
        for button in buttons:
            press = button.on_press
            assert press is not None
            does = self.ahead if button.key == "call.ahead" else self.revoke
            button.on_press = partial(does, press)
        return buttons

    # --- what can be done

    def ahead(self, press: Callable[[], None]) -> None:
        """Say something in advance instead of looking who has."""
        self.close()
        press()

    def revoke(self, press: Callable[[], None]) -> None:
        press()
        self.rebuild()


def _headed(title: str, order: str) -> Row:
    return Row(Label(title, TITLE).growing(), Label(order, SMALL), gap=2)
