"""The small hint beside the mouse: what an icon means; never anything that cannot be found otherwise."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import LINE_BRIGHT
from scenes.widgets.button import IconButton
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

AFTER_MS = 350.0  # docs/ux 4.11
WIDEST = 70.0  # millimetres
STYLE = Style("body", 3.4)


class Tooltip(Widget):
    """Names the icon or tells the thing that the mouse rests on, or why it cannot be pressed."""

    role = "tooltip"

    def __init__(self, root: Widget) -> None:
        super().__init__()
        self.root = root
        self.ui: Ui | None = None
        self.over: Widget | None = None
        self.waited = 0.0
        self.seen_at = -1  # the version of the picture in which it was looked for last

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui, self.seen_at = rect, ui, -1
        self.over = None

    def update(self, ms: float) -> None:
        over = self._hovered()
        before = self.waited >= AFTER_MS and self.over is not None
        self.waited = self.waited + ms if over is self.over else 0.0
        self.over = over
        after = self.waited >= AFTER_MS and over is not None
        if self.ui and before != after:
            self.ui.changed()

    def _hovered(self) -> Widget | None:
        """Looked for only when something has changed: a hovered widget is a change of the picture."""
        if self.ui is None or self.seen_at == self.ui.version:
            return self.over
        self.seen_at = self.ui.version
        return next((widget for widget in self.root.walk() if widget.hovered and _words(widget)), None)

    def draw(self, canvas: Canvas) -> None:
        if self.over is None or self.waited < AFTER_MS or self.over.pressed:
            return
        words = _words(self.over)
        laid = lines_of(canvas.screen, words, STYLE, canvas.mm(WIDEST))
        card = Rect(0, 0, laid.width + 2 * canvas.mm(2), laid.height + 2 * canvas.mm(1))
        at = self.root.place(self.over)
        card.midbottom = (at.centerx, at.y - canvas.mm(1.5))
        if card.y < 0:
            card.midtop = (at.centerx, at.bottom + canvas.mm(1.5))
        card.clamp_ip(self.rect)
        canvas.rounded(card, (9, 14, 30), border=LINE_BRIGHT, radius=canvas.mm(1.5))
        canvas.text(words, card.inflate(-2 * canvas.mm(2), 0), STYLE)


def _words(widget: Widget) -> str:
    if isinstance(widget, IconButton) and widget.enabled:
        return widget.name
    why = widget.why if not widget.enabled and widget.why not in widget.name else ""  # it may say so itself
    return "\n".join(line for line in (widget.first_line(), why) if line)
