"""Toasts: short messages above the prompt bar that go away by themselves, some with something to press."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import BODY
from scenes.drawing.theme import CYAN, LINE_BRIGHT
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets.boxes import Panel, Row
from scenes.widgets.button import Button
from scenes.widgets.label import Icon, Label
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

SHOWN_MS = 6000.0
RISE_MS = 140.0
AT_ONCE = 3  # the others wait
WIDEST = 150.0  # millimetres
EVERYBODY = -1


class Toast:
    """One message."""

    def __init__(
        self, text: str, action: str, on_action: Callable[[], None] | None, icon: str, to: int
    ) -> None:
        self.text, self.action, self.on_action, self.icon = text, action, on_action, icon
        self.to = to
        self.left = SHOWN_MS
        self.age = 0.0


class Toasts:
    """The messages of all scenes, oldest first. ``count`` changes whenever the list does."""

    def __init__(self) -> None:
        self.waiting: list[Toast] = []
        self.count = 0
        self.to = EVERYBODY  # the seat that what is said now concerns, where several people sit around

    @property
    def shown(self) -> list[Toast]:
        return self.shown_to(lambda toast: True)

    def shown_to(self, reads: Callable[[Toast], bool]) -> list[Toast]:
        """Those of some of the messages that are seen at once."""
        return [toast for toast in self.waiting if reads(toast)][:AT_ONCE]

    def say(
        self, text: str, action: str = "", on_action: Callable[[], None] | None = None, *, icon: str = "info"
    ) -> None:
        """Show a message; the same one again only begins anew. ``action`` is the verb on its button."""
        said = (text, action, self.to)
        same = next((each for each in self.waiting if (each.text, each.action, each.to) == said), None)
        if same:
            same.left = SHOWN_MS
            return
        self.waiting.append(Toast(text, action, on_action, icon, self.to))
        self.count += 1

    def drop(self, toast: Toast) -> None:
        if toast in self.waiting:
            self.waiting.remove(toast)
            self.count += 1

    def clear(self) -> None:
        self.waiting.clear()
        self.count += 1

    def drop_all_to(self, seat: int) -> None:
        """What was said to somebody is for nobody else."""
        for toast in [toast for toast in self.waiting if toast.to == seat]:
            self.drop(toast)

    def pass_time(self, ms: float, shown: list[Toast], held: Toast | None) -> None:
        """The shown ones grow older, except the one under the pointer."""
        for toast in shown:
            toast.age += ms
            toast.left -= 0 if toast is held else ms
            if toast.left <= 0:
                self.drop(toast)


class ToastCard(Panel):
    """A message on glass; a tap, or a flick, takes it away."""

    role = "status"

    def __init__(self, toast: Toast, toasts: Toasts) -> None:
        self.toast, self.toasts = toast, toasts
        parts: list[Widget] = [Icon(toast.icon, 5, CYAN), Label(toast.text, BODY, key="toast")]
        if toast.action:
            parts.append(Button(toast.action, self._do, key="toast.action"))
        super().__init__(Row(*parts, gap=3, align="middle"), 2.5, alpha=245, border=LINE_BRIGHT)
        self.name = toast.text

    def _do(self) -> None:
        self.toasts.drop(self.toast)
        if self.toast.on_action:
            self.toast.on_action()

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind in (Kind.TAP, Kind.FLICK) and not self._on_button(gesture.start):
            self.toasts.drop(self.toast)
            return True
        return False

    def _on_button(self, pos: Point) -> bool:
        return any(isinstance(part, Button) and part.hit_rect.collidepoint(pos) for part in self.walk())


class ToastRack(Widget):
    """Shows the messages, the newest at the bottom of an area; ``hangs``: from the top of it."""

    def __init__(
        self, toasts: Toasts, area: Callable[[], Rect], *, hangs: bool = False,
        reads: Callable[[Toast], bool] = lambda toast: True,
    ) -> None:  # fmt: skip
        """``reads`` tells which of the messages are for whoever it faces."""
        super().__init__()
        self.toasts, self.area, self.hangs, self.reads = toasts, area, hangs, reads
        self.ui: Ui | None = None
        self.count = -1

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.ui = ui
        self.count = self.toasts.count
        self.children = [ToastCard(toast, self.toasts) for toast in self.toasts.shown_to(self.reads)]
        area = self.area()
        sizes = [card.measure(ui, min(area.width, ui.mm(WIDEST))) for card in self.children]
        gap = ui.mm(2)
        used = sum(tall + gap for _, tall in sizes)
        top = area.y + gap if self.hangs else area.bottom - used + gap
        for card, (wide, tall) in zip(self.children, sizes, strict=True):
            card.arrange(ui, Rect(area.centerx - wide // 2, top, wide, tall))
            top += tall + gap
        self.rect = (
            self.children[0].rect.unionall([card.rect for card in self.children])
            if sizes
            else Rect(0, 0, 0, 0)
        )

    @property
    def cards(self) -> list[ToastCard]:
        return [card for card in self.children if isinstance(card, ToastCard)]

    @property
    def moving(self) -> bool:
        return any(card.toast.age < RISE_MS for card in self.cards) or self.count != self.toasts.count

    def update(self, ms: float) -> None:
        if self.ui is None:
            return
        held = [
            card.toast for card in self.cards if any(part.hovered or part.pressed for part in card.walk())
        ]
        self.toasts.pass_time(ms, self.toasts.shown_to(self.reads), held[0] if held else None)
        if self.count != self.toasts.count:
            self.arrange(self.ui, self.rect)
            self.ui.changed()

    def draw_all(self, canvas: Canvas) -> None:
        """They rise into their places."""
        for card in self.cards:
            calm = self.ui is None or self.ui.settings.reduced_motion
            share = 1.0 if calm else min(1.0, card.toast.age / RISE_MS)
            if share >= 1.0:
                card.draw_all(canvas)
            elif share > 0:
                rest = Rect(0, 0, canvas.screen.width, card.rect.y + round(card.rect.height * share))
                with canvas.clipped(rest):
                    card.draw_all(canvas)
