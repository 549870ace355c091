"""Does what a screen reader asks for, as keys do: the focus goes there, and the key is pressed.

So nothing can be done in this way that a hand could not do, and every scene hears of it as of any key.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.hold_ring import HOLD_MS, Holdable

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

FOCUS, PRESS, INSPECT, MORE, LESS = "focus", "press", "inspect", "more", "less"
UP, DOWN, SET, SHOW = "scroll up", "scroll down", "set", "show"
KEYS = {PRESS: "return", INSPECT: "i", MORE: "right", LESS: "left"}
STEPS = 200  # of a number that is set: no more presses than this
NOTCHES = 3.0  # of the wheel, for a page


class Request(NamedTuple):
    """What is asked for, of which node, and the number or the text that comes with it."""

    action: str
    number: int
    amount: float | None = None
    text: str | None = None


class HeldKey:
    """A key that stays pressed until what must be held has been held."""

    def __init__(self) -> None:
        self.left = 0.0
        self.key = ""

    def pass_time(self, ms: float, handle: Callable[[Gesture], bool]) -> None:
        if not self.key:
            return
        self.left -= ms
        if self.left <= 0:
            key, self.key = self.key, ""
            handle(Gesture(Kind.KEY_UP, key=key))


def carry_out(ui: Ui, request: Request, widget: Widget, held: HeldKey) -> None:
    """Do it with this widget of the top scene."""
    scene = ui.stack.top
    if scene is None:
        return
    if request.action == SHOW:
        for above in scene.root.path(widget)[:-1]:
            above.reveal(widget)
        ui.changed()
        return
    if request.action in (UP, DOWN):
        ui.stack.handle(_wheel(ui, scene.root.place(widget).center, request.action))
        return
    ui.keyboard = True
    scene.focus.move_to(widget)
    ui.changed()
    if request.action in KEYS:
        _press(ui, KEYS[request.action], widget, held)
    elif request.action == SET:
        _set(ui, request, widget, held)


def _wheel(ui: Ui, at: tuple[int, int], way: str) -> Gesture:
    if ui.turn:
        at = ui.screen.width - 1 - at[0], ui.screen.height - 1 - at[1]
    return Gesture(Kind.WHEEL, at, amount=NOTCHES if way == UP else -NOTCHES)


def _press(ui: Ui, key: str, widget: Widget, held: HeldKey) -> None:
    ui.stack.handle(Gesture(Kind.KEY, key=key))
    if isinstance(widget, Holdable) and key in widget.keys:
        held.key, held.left = key, HOLD_MS + 1
    else:
        ui.stack.handle(Gesture(Kind.KEY_UP, key=key))


def _set(ui: Ui, request: Request, widget: Widget, held: HeldKey) -> None:
    if request.text is not None and widget.edits:
        ui.stack.handle(Gesture(Kind.KEY, key="a", control=True))
        ui.stack.handle(Gesture(Kind.TEXT, text=request.text))
        return
    amount = widget.state().amount
    if request.amount is None or amount is None or not amount.step:
        return
    steps = round((request.amount - amount.value) / amount.step)
    for _ in range(min(STEPS, abs(steps))):
        _press(ui, KEYS[MORE if steps > 0 else LESS], widget, held)
