"""What lies on the sunk trays of the deal desk: things as large as fit, and dashed slots for more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.kit.label import Label, fitting
from scenes.kit.widget import Widget
from scenes.offers import Shown
from scenes.text import Style
from scenes.theme import DEEP, LINE, LINE_BRIGHT, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.ui import Ui

SLOT = Style("body", 3.0, TEXT_QUIET, 1.15)
CARD, COLONY = (20.0, 28.0), (24.0, 24.0)  # shapes on a tray


class Slot(Widget):
    """A dashed place that says what it takes."""

    def __init__(self, text: str, *, round_: bool = False) -> None:
        super().__init__(text)
        self.text, self.round = text, round_
        self.size = COLONY if round_ else CARD

    def draw(self, canvas: Canvas) -> None:
        box = Rect(
            0, 0, min(self.rect.width, self.rect.height) if self.round else self.rect.width, self.rect.height
        )
        box.center = self.rect.center
        if self.round:
            box.height = box.width
            box.center = self.rect.center
        canvas.outline(
            box, LINE_BRIGHT, 1, box.width / 2 if self.round else canvas.mm(2), dash=canvas.mm(1.2)
        )
        room = box.inflate(-box.width // (4 if self.round else 8), -box.height // 4)
        size = fitting(canvas.screen, self.text, SLOT, room.size, least=2.4)
        canvas.text(self.text, room, SLOT, align="centre", size=size)


class Fitted(Widget):
    """Things beside each other, as large as all of them fit into the tray."""

    def __init__(self, parts: list[Shown | Slot]) -> None:
        super().__init__("", list(parts))
        self.shapes = [part.size for part in parts]

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        shapes = self.shapes
        gap = ui.mm(2)
        room = max(1, rect.width - gap * (len(shapes) - 1))
        share = min(room / sum(wide for wide, _ in shapes), rect.height / max(tall for _, tall in shapes))
        used = sum(round(wide * share) for wide, _ in shapes) + gap * (len(shapes) - 1)
        x = rect.centerx - used // 2
        for part, (wide, tall) in zip(self.children, shapes, strict=True):
            box = Rect(x, 0, round(wide * share), round(tall * share))
            box.centery = rect.centery
            part.arrange(ui, box)
            x += box.width + gap


class Strip(Widget):
    """The sunk strip with the sentence."""

    def __init__(self, label: Label) -> None:
        super().__init__("", [label])

    def measure(self, ui: Ui, width: int) -> tuple[int, int]:
        return width, ui.mm(8)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect.inflate(-2 * ui.mm(2), -ui.mm(1)))

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, DEEP, border=LINE)
