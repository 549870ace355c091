"""A sheet over the deck builder: darkens it, and goes away by its button, by Esc or by a tap beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.drawing.rich_text import TITLE
from scenes.drawing.theme import SPACE
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.boxes import Anchor, Column, Panel, Row, Sized
from scenes.widgets.button import IconButton
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.scroll import Scroll
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas

SHADE = 150  # of 255
PAD = 5.0


class Sheet(Scene):
    """A title, parts that scroll where there are many, and a foot."""

    opaque = False
    wide = 130.0  # millimetres, at most

    def title(self) -> str:
        raise NotImplementedError

    def parts(self) -> list[Widget]:
        """What the sheet is made of."""
        raise NotImplementedError

    def head(self) -> list[Widget]:
        """What stands above the parts and does not scroll."""
        return []

    def foot(self) -> list[Widget]:
        return []

    def build(self) -> Widget:
        ui = self.ui
        close = IconButton("close", ui.say("kit.close"), self.close, mm=10, key="sheet.close")
        top = Row(Label(self.title(), TITLE, least=4.0).growing(), close, gap=3, align="middle")
        parts, head, foot = self.parts(), self.head(), self.foot()
        fixed: list[Widget] = [top, *head]
        below: list[Widget] = [Row(*foot, gap=3, align="middle")] if foot else []
        wide = min(self.wide, ui.screen.width / ui.screen.px_per_mm - 8)
        inner = ui.mm(wide - 2 * PAD)
        content = Column(*parts, gap=2.4)
        rest = Column(*fixed, *below, gap=4).measure(ui, inner)[1] + ui.mm(2 * PAD + 4)
        most = ui.screen.height - ui.mm(8)
        tall = min(most, rest + content.measure(ui, inner - ui.mm(2.6))[1] + 2)
        page = Column(*fixed, Scroll(content, key=f"{self.name}.list").growing(), *below, gap=4)
        return Anchor(Sized(Panel(page, PAD, alpha=248), width=wide, height=tall / ui.screen.px_per_mm))

    def close(self) -> None:
        self.ui.stack.pop(self)

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(self.ui.rect, SPACE, SHADE)
        super().draw(canvas)

    def handle(self, gesture: Gesture) -> bool:
        typing = self.focus.at is not None and self.focus.at.edits
        if gesture.kind is Kind.KEY and gesture.key == "escape":
            if typing:
                self.focus.move_to(None)
                self.ui.changed()
            else:
                self.close()
            return True
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.TAP and not self.root.at(gesture.pos):
            self.close()  # a tap beside the sheet
            return True
        return False
