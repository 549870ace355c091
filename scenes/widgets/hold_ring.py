"""What must be held for a while: a stray tap does nothing."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.drawing.theme import AMBER, AMBER_EDGE, DEEP, INK, SEATS, TEXT, WHITE, Colour, mixed
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets import marks
from scenes.widgets.button import Button
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

HOLD_MS = 600.0
STEPS = 60  # of a ring that fills
FINE = 3  # times as large it is drawn before it is reduced: its edges are smooth then
BAR = 1.2  # millimetres of the bar that fills while a button is held
_LET_GO = (Kind.UP, Kind.DROP, Kind.FLICK, Kind.CANCEL)
_MEANWHILE = (Kind.HOLD, Kind.MOVE, Kind.DRAG, Kind.SLIDE)


class Holdable(Widget):
    """What does something when it has been held for a while, with a pointer or one of ``keys``."""

    on_held: Callable[[], None]
    keys: tuple[str, ...] = ("return", "space")
    holding, held = False, 0.0

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.DOWN or (gesture.kind is Kind.KEY and gesture.key in self.keys):
            self.holding = True
            return True
        if gesture.kind is Kind.KEY_UP and gesture.key in self.keys:
            if self.holding:
                self.act("press")
            self.let_go()
            return True
        if gesture.kind in _LET_GO:
            self.let_go()
            return True
        return gesture.kind in _MEANWHILE

    def let_go(self) -> None:
        self.holding, self.held = False, 0.0

    def inherit(self, old: Widget) -> None:
        """A hand that holds it does not notice that somebody else has changed the tree."""
        if isinstance(old, Holdable):
            self.holding, self.held = old.holding, old.held

    @property
    def moving(self) -> bool:
        return self.holding

    def update(self, ms: float) -> None:
        if not self.holding:
            return
        self.held += ms
        if self.held >= HOLD_MS:
            self.let_go()
            self.on_held()


class HoldRing(Holdable):
    """A pad that opens something when it is held. Enter or Space held does the same.

    With a ``colour`` it is that seat's emblem. ``done``, it has a tick, and nothing more can be done with it.
    """

    role = "button"

    def __init__(
        self,
        name: str,
        on_held: Callable[[], None],
        *,
        colour: str = "",
        done: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(name)
        self.on_held, self.colour, self.done, self.key = on_held, colour, done, key

    def measure(self, ui: Ui, width: int) -> Size:
        side = ui.mm(34 if not ui.screen.compact else 30)
        return side, side

    def actions(self) -> list[str]:
        return [] if self.done else ["press"]

    def act(self, action: str) -> None:
        """A tap is too short; holding does it."""

    def handle(self, gesture: Gesture) -> bool:
        return gesture.kind is Kind.TAP or super().handle(gesture)

    def inherit(self, old: Widget) -> None:
        if not self.done:
            super().inherit(old)

    def draw(self, canvas: Canvas) -> None:
        centre, radius = self.rect.center, min(self.rect.size) // 2
        canvas.circle(centre, radius, DEEP, alpha=150, border=mixed(DEEP, WHITE, 0.3))
        canvas.circle(centre, round(radius * 0.68), DEEP, alpha=235)
        ring(canvas, self.rect, 1.0 if self.done else self.held / HOLD_MS, AMBER)
        if self.colour:
            look = SEATS[self.colour]
            canvas.image(f"pieces/medallion_{self.colour}", _about(centre, radius * 1.45))
            canvas.icon(look.glyph, _about(centre, radius * 0.52), look.light)
        else:
            canvas.icon("eye", _about(centre, radius * 0.5), TEXT)
        if self.done:
            badge = _about((centre[0] + round(radius * 0.6), centre[1] + round(radius * 0.6)), radius * 0.6)
            canvas.circle(badge.center, badge.width // 2, AMBER, border=AMBER_EDGE)
            canvas.icon("tick", badge.inflate(-badge.width // 3, -badge.width // 3), INK)
        if self.focused:
            marks.ring(canvas, self.rect, radius)


class HoldButton(Holdable, Button):
    """Held with a pointer, or with Enter while the focus is on it; let go too soon, it says ``how``."""

    keys = ("return",)  # Space is the key of what one has chosen, never of a price

    def __init__(
        self,
        text: str,
        on_held: Callable[[], None],
        *,
        how: str,
        second: str = "",
        icon: str = "",
        name: str = "",
        key: str = "",
    ) -> None:
        super().__init__(text, second=second, icon=icon, name=name, key=key)
        self.on_held, self.how, self.not_space = on_held, how, how

    def act(self, action: str) -> None:
        """A press is too short."""
        if action == "press" and self.ui:
            self.ui.toasts.say(self.how)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if not self.holding:
            return
        tall = max(3, canvas.mm(BAR))
        inside = self.rect.inflate(-2 * tall, -2 * tall)
        wide = round(inside.width * min(1.0, self.held / HOLD_MS))
        bar = Rect(inside.x, inside.bottom - tall, max(tall, wide), tall)
        canvas.rounded(bar, AMBER, radius=tall / 2)


def _about(centre: tuple[int, int], side: float) -> Rect:
    box = Rect(0, 0, round(side), round(side))
    box.center = centre
    return box


def ring(canvas: Canvas, rect: Rect, share: float, colour: Colour) -> None:
    """A part of a ring along the inside of something round, from its top clockwise."""
    steps = round(max(0.0, min(1.0, share)) * STEPS)
    if not steps:
        return
    side = min(rect.size)
    key = ("ring", side, steps, colour)
    kept = canvas.passing.get(key) or canvas.passing.put(key, _ring(side, steps / STEPS, colour))
    canvas.blit(kept, kept.get_rect(center=rect.center).topleft)


def _ring(side: int, share: float, colour: Colour) -> Surface:
    large = Surface((side * FINE, side * FINE), pygame.SRCALPHA)
    large.fill((*colour, 0))
    middle, outer = side * FINE / 2, side * FINE * 0.46
    angles = [math.tau * share * step / STEPS - math.pi / 2 for step in range(STEPS + 1)]
    edges = [
        (middle + math.cos(angle) * radius, middle + math.sin(angle) * radius)
        for radius, along in ((outer, angles), (outer * 0.86, angles[::-1]))
        for angle in along
    ]
    pygame.draw.polygon(large, colour, edges)
    return pygame.transform.smoothscale(large, (side, side))
