"""Who breaks the rules and who passes in advance, behind one button where no column has room for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from scenes.beside import breaker_entries
from scenes.kit.boxes import Row
from scenes.kit.button import Button
from scenes.kit.label import Label
from scenes.kit.widget import Widget
from scenes.over_table import OverTable
from scenes.text import SMALL, TITLE


class AsideScene(OverTable):
    """Everything that stands in the column at the right besides the log; all of it is public."""

    name = "aside"

    def parts(self) -> list[Widget]:
        say = self.ui.say
        parts: list[Widget] = []
        entries = breaker_entries(self.table, briefly=False)
        if entries:
            order = Label(say("table.breakers_order"), SMALL)
            parts += [Row(Label(say("table.breakers"), TITLE).growing(), order, gap=2), *entries]
        buttons = self._buttons()
        if buttons:
            parts += [Label(say("table.responses"), TITLE), *buttons]
        return parts

    def _buttons(self) -> list[Button]:
        """Those of the table; this list goes along with what they do."""
        buttons = self.table.call.buttons()
        for button in buttons:
            press = button.on_press
            assert press is not None
            button.on_press = self.ahead if button.key == "call.ahead" else partial(self.revoke, press)
        return buttons

    # --- what can be done

    def ahead(self) -> None:
        """Say something in advance instead of looking who has."""
        self.close()
        self.table.call.respond()

    def revoke(self, press: Callable[[], None]) -> None:
        press()
        self.rebuild()
