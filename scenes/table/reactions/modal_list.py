"""A list on a panel over the table: darkens it, scrolls where it is long, and goes away again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.theme import SPACE, Colour
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Anchor, Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

WIDE = 104.0
SHADE = 120  # of 255, over the table


class ModalList(Scene):
    """What lists have in common that a table shows for a moment."""

    opaque = False
    covering = True  # whoever covers the hand leaves the list, too
    accent: Colour | None = None

    def __init__(self, ui: Ui, cover: Callable[[], None]) -> None:
        """``cover`` the hand that lies open at the table below."""
        super().__init__(ui)
        self.cover = cover

    def parts(self) -> list[Widget]:
        """What the list is made of."""
        raise NotImplementedError

    # --- the tree

    def build(self) -> Widget:
        parts = self.parts()
        end = Button(
            self.ui.say("call.done"), self.close, kind="primary", icon="tick", key=f"{self.name}.done"
        )
        page = Column(
            Scroll(Column(*parts, gap=2), key=self.name).growing(), Row(Spacer().growing(), end), gap=3
        )
        tall = min(0.96 * self.ui.rect.height, self._tall(parts)) / self.ui.screen.px_per_mm
        panel = Panel(page, 6, alpha=248, accent=self.accent)
        return Anchor(Sized(panel, width=WIDE, height=tall), margin=2)

    def _tall(self, parts: list[Widget]) -> int:
        """As tall as it needs to be."""
        ui = self.ui
        return Column(*parts, gap=2).measure(ui, ui.mm(WIDE - 12))[1] + ui.mm(31)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(Rect(self.ui.rect), SPACE, SHADE)
        super().draw(canvas)

    # --- what can be done

    def close(self) -> None:
        self.ui.stack.pop(self)

    def lost_focus(self) -> None:
        self.ui.stack.pop(self)

    def handle(self, gesture: Gesture) -> bool:
        pressed_c = gesture.kind is Kind.KEY and gesture.key == "c"
        if self.covering and (gesture.kind is Kind.THREE_TAP or pressed_c):
            self.ui.stack.pop(self)
            self.cover()
            return True
        return super().handle(gesture)

    def loose_keys(self) -> dict[str, Callable[[], None]]:
        return {"escape": self.close}
