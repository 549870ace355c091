"""Controls that hold a value: a switch, a slider, a stepper, a choice of a few."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import BODY, BUTTON, SMALL, Style
from scenes.drawing.theme import (
    DEEP,
    FADED,
    GLASS,
    GLASS_RAISED,
    INK,
    LINE,
    LINE_BRIGHT,
    TEXT,
    TEXT_QUIET,
    WHITE,
    mixed,
)
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.widgets import marks
from scenes.widgets.button import IconButton
from scenes.widgets.widget import Amount, Size, State, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

VALUE = Style("figure", 4.2)
_SWITCH = (12.0, 7.0)
_ON = mixed(GLASS_RAISED, LINE_BRIGHT, 0.8)


class Toggle(Widget):
    """A sentence with a switch at its right; ``second`` explains it in a small line."""

    role = "switch"

    def __init__(
        self,
        text: str,
        on: bool = False,
        on_change: Callable[[bool], None] | None = None,
        *,
        second: str = "",
        enabled: bool = True,
        why: str = "",
        key: str = "",
    ) -> None:
        super().__init__(text)
        self.text, self.second, self.on, self.on_change = text, second, on, on_change
        self.enabled, self.why, self.key = enabled, why, key
        self.least = 0

    def measure(self, ui: Ui, width: int) -> Size:
        room = max(1, width - ui.mm(_SWITCH[0] + 4))
        first = lines_of(ui.screen, self.text, BODY, room)
        second = lines_of(ui.screen, self.second, SMALL, room)
        wide = max(first.width, second.width if self.second else 0) + ui.mm(_SWITCH[0] + 4)
        tall = first.height + (second.height if self.second else 0)
        return wide, max(tall, ui.screen.least)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(0, max(0, self.least - self.rect.height))

    def actions(self) -> list[str]:
        return ["press"]

    def state(self) -> State:
        return State(on=self.on, about=self.second)

    def act(self, action: str) -> None:
        self.on = not self.on
        if self.on_change:
            self.on_change(self.on)

    def draw(self, canvas: Canvas) -> None:
        room = Rect(self.rect.x, self.rect.y, self.rect.width - canvas.mm(_SWITCH[0] + 4), self.rect.height)
        ink = TEXT if self.enabled else FADED
        first = lines_of(canvas.screen, self.text, BODY, room.width)
        below = lines_of(canvas.screen, self.second, SMALL, room.width).height if self.second else 0
        top = room.centery - (first.height + below) // 2
        canvas.text(self.text, Rect(room.x, top, room.width, first.height), BODY._replace(colour=ink))
        if self.second:
            canvas.text(self.second, Rect(room.x, top + first.height, room.width, below), SMALL)
        self._draw_switch(canvas)

    def _draw_switch(self, canvas: Canvas) -> None:
        track = Rect(0, 0, canvas.mm(_SWITCH[0]), canvas.mm(_SWITCH[1]))
        track.midright = self.rect.midright
        lit = 0.12 if self.hovered or self.pressed else 0.0
        fill = mixed(_ON if self.on and self.enabled else DEEP, WHITE, lit)
        canvas.rounded(track, fill, border=LINE_BRIGHT if self.on else TEXT_QUIET, radius=track.height / 2)
        inner = track.inflate(-canvas.mm(1.4), -canvas.mm(1.4))
        knob = Rect(0, 0, inner.height, inner.height)
        knob.midleft = inner.midleft
        if self.on:
            knob.midright = inner.midright
        canvas.circle(knob.center, knob.width // 2, WHITE if self.on and self.enabled else FADED)
        if self.on:
            canvas.icon("tick", knob.inflate(-canvas.mm(1.6), -canvas.mm(1.6)), INK)
        if self.focused:
            marks.ring(canvas, track, track.height / 2)


class Slider(Widget):
    """A value on a track, in steps; ``shown`` turns it into the words at its right."""

    role = "slider"

    def __init__(
        self,
        name: str,
        value: int,
        low: int,
        high: int,
        step: int = 1,
        on_change: Callable[[int], None] | None = None,
        *,
        shown: Callable[[int], str] = str,
        enabled: bool = True,
        why: str = "",
        key: str = "",
    ) -> None:
        super().__init__(name)
        self.value, self.low, self.high, self.step, self.on_change = value, low, high, step, on_change
        self.shown, self.enabled, self.why, self.key = shown, enabled, why, key
        self.track = Rect(0, 0, 0, 0)
        self.least = 0

    def _words_width(self, ui: Ui) -> int:
        words = (self.shown(self.low), self.shown(self.high), self.shown(self.value))
        return max(lines_of(ui.screen, word, VALUE, ui.mm(60)).width for word in words)

    def measure(self, ui: Ui, width: int) -> Size:
        tall = max(ui.screen.least, lines_of(ui.screen, self.shown(self.high), VALUE, width).height)
        return min(width, max(ui.mm(50), self._words_width(ui) + ui.mm(34))), tall

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least
        knob = ui.mm(6)
        words = self._words_width(ui) + ui.mm(3)
        self.track = Rect(rect.x + knob // 2, 0, max(1, rect.width - knob - words), ui.mm(1.6))
        self.track.centery = rect.centery

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(0, max(0, self.least - self.rect.height))

    def actions(self) -> list[str]:
        return ["less", "more"]

    def state(self) -> State:
        return State(amount=Amount(self.value, self.low, self.high, self.step, self.shown(self.value)))

    def act(self, action: str) -> None:
        self.set(self.value + (self.step if action == "more" else -self.step))

    def set(self, value: float) -> None:
        """Take the nearest step; tells if that is a new value."""
        steps = round((value - self.low) / self.step)
        fresh = min(self.high, max(self.low, self.low + steps * self.step))
        if fresh == self.value:
            return
        self.value = fresh
        if self.on_change:
            self.on_change(fresh)

    def handle(self, gesture: Gesture) -> bool:
        across, down = (abs(a - b) for a, b in zip(gesture.pos, gesture.start, strict=True))
        if gesture.kind is Kind.DRAG and down > across:
            return False
        if gesture.kind is Kind.KEY and gesture.key in ("home", "end"):
            self.set(self.low if gesture.key == "home" else self.high)
            return True
        if gesture.kind not in (Kind.TAP, Kind.DRAG, Kind.MOVE, Kind.DROP, Kind.FLICK):
            return False
        share = (gesture.pos[0] - self.track.x) / self.track.width
        self.set(self.low + share * (self.high - self.low))
        return True

    def draw(self, canvas: Canvas) -> None:
        share = (self.value - self.low) / max(1, self.high - self.low)
        ink = TEXT if self.enabled else FADED
        canvas.rounded(self.track, DEEP, border=LINE_BRIGHT, radius=self.track.height / 2)
        lit = Rect(self.track.x, self.track.y, round(self.track.width * share), self.track.height)
        if lit.width > 2:
            canvas.rounded(lit, ink, radius=lit.height / 2)
        centre = (self.track.x + lit.width, self.track.centery)
        radius = canvas.mm(3.2 if self.pressed else 3.0)
        bright = WHITE if self.hovered or self.pressed else mixed(ink, GLASS, 0.08)
        canvas.circle(centre, radius, bright, border=GLASS, width=max(1, canvas.mm(0.4)))
        if self.focused:
            knob = Rect(0, 0, 2 * radius, 2 * radius)
            knob.center = centre
            marks.ring(canvas, knob, radius)
        words = Rect(self.track.right, self.rect.y, self.rect.right - self.track.right, self.rect.height)
        canvas.text(self.shown(self.value), words, VALUE._replace(colour=ink), align="right")


class Stepper(Widget):
    """A number between a minus and a plus; one stop for the keyboard."""

    role = "stepper"

    def __init__(
        self,
        name: str,
        value: int,
        low: int,
        high: int,
        on_change: Callable[[int], None] | None = None,
        *,
        less: str,
        more: str,
        shown: Callable[[int], str] = str,
        mm: float = 10.0,
        key: str = "",
    ) -> None:
        """``less`` and ``more`` are the names of the two buttons."""
        super().__init__(name)
        self.value, self.low, self.high, self.on_change = value, low, high, on_change
        self.shown, self.mm, self.key = shown, mm, key
        self.less = IconButton("minus", less, lambda: self.act("less"), mm=mm, key=f"{key}.less")
        self.more = IconButton("plus", more, lambda: self.act("more"), mm=mm, key=f"{key}.more")
        self.less.takes_focus = self.more.takes_focus = False
        self.children = [self.less, self.more]
        self._settle()

    def _settle(self) -> None:
        self.less.enabled, self.more.enabled = self.value > self.low, self.value < self.high

    def measure(self, ui: Ui, width: int) -> Size:
        side = self.less.measure(ui, width)[0]
        words = max(
            lines_of(ui.screen, self.shown(n), VALUE, width).width for n in (self.low, self.high, self.value)
        )
        return 2 * side + max(words, ui.mm(6)) + 2 * ui.mm(2), side

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        side = self.less.measure(ui, rect.width)[0]
        self.less.arrange(ui, Rect(rect.x, rect.y, side, rect.height))
        self.more.arrange(ui, Rect(rect.right - side, rect.y, side, rect.height))

    def actions(self) -> list[str]:
        return ["less", "more"]

    def state(self) -> State:
        return State(amount=Amount(self.value, self.low, self.high, 1, self.shown(self.value)))

    def claims(self, pos: Point) -> bool:
        """The number between the buttons does nothing."""
        return False

    def act(self, action: str) -> None:
        fresh = min(self.high, max(self.low, self.value + (1 if action == "more" else -1)))
        if fresh == self.value:
            return
        self.value = fresh
        self._settle()
        if self.on_change:
            self.on_change(fresh)

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is not Kind.WHEEL or not gesture.amount:
            return False
        self.act("more" if gesture.amount > 0 else "less")
        return True

    def draw(self, canvas: Canvas) -> None:
        between = Rect(self.less.rect.right, self.rect.y, 0, self.rect.height)
        between.width = self.more.rect.x - between.x
        canvas.text(self.shown(self.value), between, VALUE, align="centre")
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))


class Segment(Widget):
    """One of the answers of a choice; the choice is the keyboard's stop."""

    role = "option"
    takes_focus = False

    def __init__(self, choice: ChoiceRow, value: str, text: str) -> None:
        super().__init__(text)
        self.choice, self.value, self.text = choice, value, text
        self.size = self.least = 0

    @property
    def chosen(self) -> bool:
        return self.choice.value == self.value

    def measure(self, ui: Ui, width: int) -> Size:
        laid = lines_of(ui.screen, self.text, BUTTON, max(1, width - 2 * ui.mm(3)))
        return laid.width + 2 * ui.mm(3), max(laid.height + ui.mm(2), ui.screen.least)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.size = fitting(ui.screen, self.text, BUTTON, (max(1, rect.width - 2 * ui.mm(1.5)), rect.height))

    def actions(self) -> list[str]:
        return ["press"] if self.choice.enabled else []

    def state(self) -> State:
        return State(chosen=self.chosen)

    def act(self, action: str) -> None:
        self.choice.choose(self.value)

    def draw(self, canvas: Canvas) -> None:
        ink = TEXT if self.choice.enabled else FADED
        rect = marks.sunk(self.rect.inflate(-canvas.mm(0.8), -canvas.mm(0.8)), self.pressed)
        if self.chosen:
            canvas.rounded(rect, ink, radius=canvas.mm(2.2))
            ink = INK
        elif self.hovered or self.pressed:
            canvas.rounded(rect, GLASS_RAISED, radius=canvas.mm(2.2))
        room = self.rect.inflate(-2 * canvas.mm(1.5), 0)
        canvas.text(self.text, room, BUTTON._replace(colour=ink), align="centre", size=self.size)


class ChoiceRow(Widget):
    """A few answers side by side, exactly one of them chosen; below each other where they do not fit."""

    role = "choice"

    def __init__(
        self,
        name: str,
        options: Sequence[tuple[str, str]],
        value: str,
        on_change: Callable[[str], None] | None = None,
        *,
        enabled: bool = True,
        key: str = "",
    ) -> None:
        """``options`` are pairs of a value and its words."""
        super().__init__(name)
        self.value, self.on_change, self.enabled, self.key = value, on_change, enabled, key
        self.segments = [Segment(self, *option).keyed(f"{key}.{option[0]}") for option in options]
        self.children = list(self.segments)

    def _upright(self, ui: Ui, width: int) -> bool:
        """True if the widest one does not fit beside its equals."""
        widest = max(segment.measure(ui, width)[0] for segment in self.segments)
        return widest * len(self.segments) > width

    def measure(self, ui: Ui, width: int) -> Size:
        sizes = [segment.measure(ui, width) for segment in self.segments]
        widest = max(wide for wide, _ in sizes)
        if self._upright(ui, width):
            return min(widest, width), sum(tall for _, tall in sizes)
        return widest * len(sizes), max(tall for _, tall in sizes)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        count = len(self.segments)
        upright = self._upright(ui, rect.width)
        for place, segment in enumerate(self.segments):
            low, high = place / count, (place + 1) / count
            if upright:
                top, bottom = (rect.y + round(rect.height * share) for share in (low, high))
                segment.arrange(ui, Rect(rect.x, top, rect.width, bottom - top))
            else:
                left, right = (rect.x + round(rect.width * share) for share in (low, high))
                segment.arrange(ui, Rect(left, rect.y, right - left, rect.height))

    def actions(self) -> list[str]:
        return ["less", "more"]

    def claims(self, pos: Point) -> bool:
        return False

    def act(self, action: str) -> None:
        values = [segment.value for segment in self.segments]
        place = values.index(self.value) + (1 if action == "more" else -1)
        self.choose(values[max(0, min(len(values) - 1, place))])

    def choose(self, value: str) -> None:
        if value == self.value:
            return
        self.value = value
        if self.on_change:
            self.on_change(value)

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, DEEP, border=LINE if not self.enabled else LINE_BRIGHT)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))
