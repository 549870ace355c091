"""Who breaks the rules and who passes in advance, behind one button where no column has room for them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.beside import breaker_entries
from scenes.gestures import Gesture, Kind
from scenes.kit.boxes import Anchor, Column, Panel, Row, Sized, Spacer
from scenes.kit.button import Button
from scenes.kit.label import Label
from scenes.kit.scroll import Scroll
from scenes.kit.widget import Widget
from scenes.stack import Scene
from scenes.text import SMALL, TITLE
from scenes.theme import SPACE

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.table import TableScene
    from scenes.ui import Ui

WIDE = 104.0
SHADE = 120  # of 255, over the table


class AsideScene(Scene):
    """Everything that stands in the column at the right besides the log; all of it is public."""

    name = "aside"
    opaque = False

    def __init__(self, ui: Ui, table: TableScene) -> None:
        super().__init__(ui)
        self.table = table

    # --- the tree

    def build(self) -> Widget:
        say = self.ui.say
        parts: list[Widget] = []
        entries = breaker_entries(self.table, briefly=False)
        if entries:
            order = Label(say("table.breakers_order"), SMALL)
            parts += [Row(Label(say("table.breakers"), TITLE).growing(), order, gap=2), *entries]
        buttons = self._buttons()
        if buttons:
            parts += [Label(say("table.responses"), TITLE), *buttons]
        end = Button(say("call.done"), self.close, kind="primary", icon="tick", key="aside.done")
        page = Column(
            Scroll(Column(*parts, gap=2), key="aside").growing(), Row(Spacer().growing(), end), gap=3
        )
        tall = min(0.96 * self.ui.rect.height, self._tall(parts)) / self.ui.screen.px_per_mm
        return Anchor(Sized(Panel(page, 6, alpha=248), width=WIDE, height=tall), margin=2)

    def _tall(self, parts: list[Widget]) -> int:
        """As tall as it needs to be."""
        ui = self.ui
        return Column(*parts, gap=2).measure(ui, ui.mm(WIDE - 12))[1] + ui.mm(31)

    def _buttons(self) -> list[Button]:
        """Those of the table; this list goes along with what they do."""
        buttons = self.table.call.buttons()
        for button in buttons:
            press = button.on_press
            assert press is not None
            button.on_press = self.ahead if button.key == "call.ahead" else partial(self.revoke, press)
        return buttons

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(Rect(self.ui.rect), SPACE, SHADE)
        super().draw(canvas)

    # --- what can be done

    def ahead(self) -> None:
        """Say something in advance instead of looking who has."""
        self.close()
        self.table.call.respond()

    def revoke(self, press: Callable[[], None]) -> None:
        press()
        self.rebuild()

    def close(self) -> None:
        self.ui.stack.pop(self)

    def lost_focus(self) -> None:
        self.close()

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.THREE_TAP or (gesture.kind is Kind.KEY and gesture.key == "c"):
            self.close()
            self.table.cover()
            return True
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.KEY and gesture.key == "escape":
            self.close()
            return True
        return False
