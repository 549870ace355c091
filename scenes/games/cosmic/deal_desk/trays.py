"""What lies on the sunk trays of the deal desk: things as large as fit, and dashed slots for more."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import fitting, is_broken, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, BAD, DEEP, GLASS, GLASS_RAISED, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET
from scenes.table.answering.piece_tray import PressableLook
from scenes.widgets import marks
from scenes.widgets.label import Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

SLOT = Style("body", 3.0, TEXT_QUIET, 1.15)
CARD, COLONY = (20.0, 28.0), (24.0, 24.0)  # shapes on a tray
TALL = 14.0  # millimetres, of the sentence: two lines
SIGN, LEAST = 5.0, 3.0  # of the plus, and of the smallest letters
CROSS = 4.6  # of the sign that something can be taken back
GAP = 2.0  # between two things, of which a finger may hit either half
CROWD = 4  # things on a tray


class Reached(Widget):
    """Something on a tray that a finger may miss by a little."""

    reach = 0  # pixels

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(self.reach, self.reach)


class Slot(Reached):
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
        layout = lines_of(canvas.screen, self.text, SLOT, room.width, size)
        fits = layout.height <= room.height and not is_broken(self.text, SLOT, size, room.width)
        if fits:
            canvas.text(self.text, room, SLOT, align="centre", size=size)
        if self.on_press:
            sign = Rect(0, 0, canvas.mm(SIGN), canvas.mm(SIGN))
            sign.center = (box.centerx, box.y + canvas.mm(2 + SIGN / 2) if fits else box.centery)
            canvas.icon("plus", sign, AMBER)


class TrayItem(Reached, PressableLook):
    """Something on a tray; while it can be taken back it has a small cross, and a press does that."""

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.on_press:
            return
        size = canvas.mm(CROSS)
        middle = (self.box.right - size // 3, self.box.top + size // 3)
        canvas.circle(middle, size // 2, GLASS_RAISED, border=BAD)
        icon = Rect(0, 0, round(size * 0.6), round(size * 0.6))
        icon.center = middle
        canvas.icon("close", icon, TEXT)


class Fitted(Widget):
    """Things beside each other, as large as all of them fit into the tray; many lie in two rows.

    Where it gets crowded the slots that only say what could be laid down give way first.
    """

    def __init__(self, parts: list[PressableLook | Slot]) -> None:
        needed = [part for part in parts if not isinstance(part, Slot) or part.on_press]
        super().__init__("", list(needed if len(parts) > CROWD else parts))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        parts = [part for part in self.children if isinstance(part, PressableLook | Slot)]
        if not parts:
            return
        gap = ui.mm(GAP)
        rows = max((1, 2), key=lambda rows: self._share(_in_rows(parts, rows), rows, rect, gap))
        lines = _in_rows(parts, rows)
        share = self._share(lines, rows, rect, gap)
        tall = rect.height // rows
        for number, line in enumerate(lines):
            _lay(line, share, Rect(rect.x, rect.y + number * tall, rect.width, tall), gap)
            for part in line:
                part.arrange(ui, part.rect)
                if isinstance(part, Reached):
                    part.reach = gap

    def _share(self, lines: list[list[PressableLook | Slot]], rows: int, rect: Rect, gap: int) -> float:
        """How large things are if they lie in these rows, compared with their own sizes."""
        tall = (rect.height - gap * (rows - 1)) / rows / max(part.size[1] for line in lines for part in line)
        wide = min(
            max(1, rect.width - gap * (len(line) - 1)) / sum(part.size[0] for part in line) for line in lines
        )
        return min(tall, wide)


def _in_rows(parts: list[PressableLook | Slot], rows: int) -> list[list[PressableLook | Slot]]:
    """The first ones in the first row."""
    most = math.ceil(len(parts) / rows)
    return [parts[start : start + most] for start in range(0, len(parts), most)]


def _lay(line: list[PressableLook | Slot], share: float, rect: Rect, gap: int) -> None:
    """Things in the middle of a row."""
    used = sum(round(part.size[0] * share) for part in line) + gap * (len(line) - 1)
    x = rect.centerx - used // 2
    for part in line:
        part.rect = Rect(x, 0, round(part.size[0] * share), round(part.size[1] * share))
        part.rect.centery = rect.centery
        x += part.rect.width + gap


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
