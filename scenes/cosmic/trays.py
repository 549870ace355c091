"""What lies on the sunk trays of the deal desk: things as large as fit, and dashed slots for more."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.kit import marks
from scenes.kit.label import Label, breaks, fitting, laid_out
from scenes.kit.widget import Widget
from scenes.offers import Shown
from scenes.text import Style
from scenes.theme import AMBER, DEEP, GLASS, GLASS_RAISED, LINE, LINE_BRIGHT, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.ui import Ui

SLOT = Style("body", 3.0, TEXT_QUIET, 1.15)
CARD, COLONY = (20.0, 28.0), (24.0, 24.0)  # shapes on a tray
TALL = 14.0  # millimetres, of the sentence: two lines
SIGN, LEAST = 5.0, 3.0  # of the plus, and of the smallest letters


class Slot(Widget):
    """A dashed place that says what it takes; one that can be pressed asks for it."""

    def __init__(
        self, text: str, *, round_: bool = False, on_press: Callable[[], None] | None = None, key: str = ""
    ) -> None:
        super().__init__(text)
        self.text, self.round, self.on_press, self.key = text, round_, on_press, key
        self.role = "button" if on_press else "group"
        self.size = COLONY if round_ else CARD

    def actions(self) -> list[str]:
        return ["press"] if self.on_press else []

    def act(self, action: str) -> None:
        if self.on_press:
            self.on_press()

    @property
    def box(self) -> Rect:
        """What is dashed: the whole rectangle, or the circle in it."""
        side = min(self.rect.size)
        box = Rect(0, 0, side, side) if self.round else self.rect.copy()
        box.center = self.rect.center
        return box

    def draw(self, canvas: Canvas) -> None:
        box = self.box
        room = box.inflate(-box.width // (4 if self.round else 8), -box.height // 4)
        if self.on_press:
            fill = GLASS_RAISED if self.hovered or self.pressed else GLASS
            canvas.rounded(box, fill, radius=canvas.mm(2), alpha=220)
            room = Rect(room.x, box.y + canvas.mm(SIGN + 2), room.width, box.height - canvas.mm(SIGN + 3))
        edge = AMBER if self.on_press else LINE_BRIGHT
        canvas.outline(box, edge, 1, box.width / 2 if self.round else canvas.mm(2), dash=canvas.mm(1.2))
        if self.focused:
            marks.ring(canvas, box, canvas.mm(2))
        size = fitting(canvas.screen, self.text, SLOT, room.size, least=LEAST)
        laid = laid_out(canvas.screen, self.text, SLOT, room.width, size)
        fits = laid.height <= room.height and not breaks(self.text, SLOT, size, room.width)
        if fits:
            canvas.text(self.text, room, SLOT, align="centre", size=size)
        if self.on_press:
            sign = Rect(0, 0, canvas.mm(SIGN), canvas.mm(SIGN))
            sign.center = (box.centerx, box.y + canvas.mm(2 + SIGN / 2) if fits else box.centery)
            canvas.icon("plus", sign, AMBER)


class Fitted(Widget):
    """Things beside each other, as large as all of them fit into the tray."""

    def __init__(self, parts: list[Shown | Slot]) -> None:
        super().__init__("", list(parts))
        self.shapes = [part.size for part in parts]

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        shapes = self.shapes
        if not shapes:
            return
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
        return width, ui.mm(TALL)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect.inflate(-2 * ui.mm(2), -ui.mm(1)))

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, DEEP, border=LINE)
