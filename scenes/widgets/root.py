"""The tree of a whole scene: its own widgets, and what every scene has above them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.widgets.tooltip import Tooltip
from scenes.widgets.touch_keys import TouchKeys
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.widgets.context import Ui
    from scenes.widgets.focus import Focus


class Root(Widget):
    """A scene's widgets; above them the keyboard on the screen, the toasts and the tooltip.

    While somebody types with fingers, the scene moves up as far as the field needs to be seen.
    """

    role = "root"
    layered = True

    def __init__(self, scene: Widget, focus: Focus, racks: Sequence[Widget]) -> None:
        """``racks`` show the toasts."""
        self.scene, self.focus = scene, focus
        self.keys = TouchKeys(focus)
        super().__init__("", [scene, self.keys, *racks, Tooltip(self)])

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        field = self.focus.at
        self.keys.visible = ui.touch and field is not None and field.edits
        for child in self.children:
            if child.visible:
                child.arrange(ui, rect)
        if not self.keys.visible or field is None:
            return
        tall = self.keys.measure(ui, rect.width)[1]
        self.keys.arrange(ui, Rect(rect.x, rect.bottom - tall, rect.width, tall))
        over = self.place(field).bottom + ui.mm(4) - self.keys.rect.y
        if over > 0:
            self.scene.arrange(ui, rect.move(0, -over))
