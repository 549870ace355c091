"""The sand-timer at the deal desk: the rulebook's one minute, for who wants to play with it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, AMBER_DARK, BAD, STOCK_DARK, TEXT
from scenes.table.looks.drawing import code, vector
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

SHORT = 10  # seconds: from here on the time is told in another colour
WIDE = 7.0  # millimetres
TIME = Style("number", 4.4)
STEPS = 30  # pictures of the sand on its way


class Sand:
    """How long somebody has sat at one deal. It runs only while that seat's desk can be seen."""

    def __init__(self) -> None:
        self.deal: Hashable = None
        self.all = self.left = 0.0  # milliseconds

    def turn_over(self, deal: Hashable, seconds: int) -> None:
        """Begin anew if this is another deal, or another seat's time, or the sand lies still below."""
        if (deal, seconds * 1000.0) != (self.deal, self.all) or not self.left:
            self.deal, self.all = deal, seconds * 1000.0
            self.left = self.all

    def run(self, ms: float) -> bool:
        """Let sand fall; True in the moment when the last grain has fallen."""
        before, self.left = self.left, max(0.0, self.left - ms)
        return before > 0 >= self.left

    @property
    def seconds(self) -> int:
        return -int(-self.left // 1000)


SAND = Sand()  # one desk is open at a time


class SandTimer(Widget):
    """The glass, and the time that is left."""

    role = "timer"

    def __init__(self, ui: Ui, sand: Sand, on_end: Callable[[], None]) -> None:
        super().__init__()
        self.key = "desk.sand"
        self.ui, self.sand, self.on_end = ui, sand, on_end
        self.name = self._time

    @property
    def _time(self) -> str:
        return f"{self.sand.seconds // 60}:{self.sand.seconds % 60:02}"

    def measure(self, ui: Ui, width: int) -> Size:
        return ui.mm(WIDE + 11), ui.mm(WIDE * 1.5)

    def update(self, ms: float) -> None:
        shown = self.sand.seconds
        over = self.sand.run(ms)
        if shown != self.sand.seconds:
            self.name = self._time
            self.ui.changed()
            if 0 < self.sand.seconds <= SHORT:
                self.ui.sound.play("tick")
        if over:
            self.on_end()

    def draw(self, canvas: Canvas) -> None:
        tall = min(self.rect.height, canvas.mm(WIDE * 1.5))
        glass = Rect(0, 0, round(tall / 1.5), tall)
        glass.midleft = self.rect.midleft
        step = round((self.sand.left / self.sand.all if self.sand.all else 0.0) * STEPS)
        vector(canvas, glass, ("sand", step), lambda width, height: _hourglass(width, height, step / STEPS))
        room = Rect(glass.right + canvas.mm(1), self.rect.y, self.rect.right - glass.right, self.rect.height)
        colour = BAD if self.sand.seconds <= SHORT else TEXT
        canvas.text(self._time, room, TIME._replace(colour=colour))


def _hourglass(width: int, height: int, share: float) -> str:
    """Two bulbs between wooden plates; the upper one holds what is left."""
    cap, neck, mid = height * 0.09, width * 0.06, height / 2
    x, half = width / 2, width * 0.4
    upper, lower = cap + (mid - cap) * (1 - share), height - cap - (mid - cap) * (1 - share) * 0.8
    at = half - (half - neck) * (upper - cap) / (mid - cap)
    heap = neck + (half - neck) * (lower - mid) / (mid - cap)
    glass = (
        f"M{x - half:.1f},{cap:.1f}L{x - neck:.1f},{mid:.1f}L{x - half:.1f},{height - cap:.1f}"
        f"H{x + half:.1f}L{x + neck:.1f},{mid:.1f}L{x + half:.1f},{cap:.1f}Z"
    )
    sand = (
        f'<path fill="{code(AMBER)}" d="M{x - at:.1f},{upper:.1f}H{x + at:.1f}L{x:.1f},{mid:.1f}Z"/>'
        f'<path fill="{code(AMBER_DARK)}" d="M{x - heap:.1f},{lower:.1f}H{x + heap:.1f}'
        f'L{x + half:.1f},{height - cap:.1f}H{x - half:.1f}Z"/>'
    )
    caps = "".join(
        f'<rect x="0" y="{y:.1f}" width="{width}" height="{cap:.1f}" rx="{cap / 3:.1f}" fill="#8A5A2B"/>'
        for y in (0, height - cap)
    )
    line = f'stroke="{code(STOCK_DARK)}" stroke-width="{max(1.0, width * 0.05):.1f}"'
    return f'<path d="{glass}" fill="#BFD8FF" fill-opacity="0.14" {line}/>{sand}{caps}'
