"""The bar of a replay, with a mark for every heading of its log, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from scenes.drawing.rich_text import SMALL, Style
from scenes.drawing.theme import AMBER, DEEP, GLASS, LINE_BRIGHT, TEXT, TEXT_QUIET, WHITE
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Padding, Row, Sized
from scenes.widgets.button import Button, IconButton
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

BAR_MM = 14.0
END = Style("heavy", 5.6, leading=1.1)


class Timeline(NamedTuple):
    """Where a replay stands: after how many events of how many, and where the headings of its log are."""

    moment: int
    length: int
    marks: list[int]


class ReplayActions(NamedTuple):
    """What the bar and the buttons of a replay do."""

    go_to: Callable[[int], None]  # after so many events
    step: Callable[[int], None]  # to the next or the last thing that happened
    leap: Callable[[int], None]  # to the next or the last heading
    toggle_play: Callable[[], None]
    next_viewer: Callable[[], None]
    next_pace: Callable[[], None]
    close: Callable[[], None]


class ReplayState(NamedTuple):
    """What the buttons of a replay say."""

    playing: bool
    pace: str
    viewer: str  # whose eyes it is seen with
    fixed: bool  # nobody else's may be chosen
    live: bool  # it looks back from a match in progress


class Foot(Padding):
    """The glass under the bar; nothing shines through."""

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(GLASS, self.rect)
        canvas.surface.fill(LINE_BRIGHT, Rect(self.rect.x, self.rect.y, self.rect.width, 1))


class Scrubber(Widget):
    """The bar: a knob on a track, and a mark for every heading of the log."""

    role = "slider"

    def __init__(self, line: Timeline, actions: ReplayActions, name: str) -> None:
        super().__init__(name)
        self.key, self.line, self.replay = "bar", line, actions
        self.track = Rect(0, 0, 0, 0)

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(BAR_MM - 2)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.track = Rect(rect.x + ui.mm(4), 0, max(1, rect.width - 2 * ui.mm(4)), ui.mm(1.6))
        self.track.centery = rect.centery - ui.mm(1.6)

    def _x(self, moment: int) -> int:
        return self.track.x + round(self.track.width * moment / max(1, self.line.length))

    def actions(self) -> list[str]:
        return ["less", "more"]

    def act(self, action: str) -> None:
        self.replay.step(1 if action == "more" else -1)

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind not in (Kind.DOWN, Kind.TAP, Kind.DRAG, Kind.MOVE, Kind.DROP, Kind.FLICK):
            return False
        share = (gesture.pos[0] - self.track.x) / self.track.width
        self.replay.go_to(round(share * self.line.length))
        return True

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.track, DEEP, border=LINE_BRIGHT, radius=self.track.height / 2)
        knob = self._x(self.line.moment)
        lit = Rect(self.track.x, self.track.y, knob - self.track.x, self.track.height)
        if lit.width > 2:
            canvas.rounded(lit, AMBER, radius=lit.height / 2)
        self._marks(canvas)
        radius = canvas.mm(3.2 if self.pressed else 2.8)
        canvas.circle((knob, self.track.centery), radius, WHITE, border=GLASS, width=max(1, canvas.mm(0.4)))
        if self.focused:
            box = Rect(0, 0, 2 * radius, 2 * radius)
            box.center = (knob, self.track.centery)
            marks.ring(canvas, box, radius)

    def _marks(self, canvas: Canvas) -> None:
        """A tick for every heading, and its number where there is room."""
        last = self.track.x - canvas.mm(10)
        for number, moment in enumerate(self.line.marks, 1):
            x = self._x(moment)
            tick = Rect(0, 0, max(1, canvas.mm(0.5)), self.track.height + canvas.mm(2))
            tick.center = (x, self.track.centery)
            canvas.rounded(tick, TEXT_QUIET if moment > self.line.moment else TEXT, radius=1)
            if x - last < canvas.mm(6):
                continue
            last = x
            spot = Rect(x - canvas.mm(4), self.track.bottom + canvas.mm(1.2), canvas.mm(8), canvas.mm(4.4))
            canvas.text(str(number), spot, SMALL, align="centre")


def controls(ui: Ui, state: ReplayState, replay: ReplayActions) -> Widget:
    """The buttons: through the match, whose eyes, how fast, and back to now."""
    play = ("pause", "replay.pause") if state.playing else ("play", "replay.play")
    buttons: list[tuple[str, str, Callable[[], None], str]] = [
        ("step_back", "replay.card_back", lambda: replay.leap(-1), "leap_back"),
        ("arrow_left", "replay.back", lambda: replay.step(-1), "step_back"),
        (*play, replay.toggle_play, "play"),
        ("arrow_right", "replay.forward", lambda: replay.step(1), "step"),
        ("step_forward", "replay.card_forward", lambda: replay.leap(1), "leap"),
    ]
    icons = [IconButton(icon, ui.say(word), do, key=key) for icon, word, do, key in buttons]
    viewer = Button(
        state.viewer, replay.next_viewer, icon="eye", enabled=not state.fixed,
        why=ui.say("replay.own_view"), key="viewer",
    )  # fmt: skip
    pace = Button(ui.say(f"replay.pace.{state.pace}"), replay.next_pace, icon="speed", key="pace")
    end = ui.say("replay.now" if state.live else "replay.close")
    close = Button(end, replay.close, kind="primary", style=END, hotkey="escape", key="close")
    choices = Sized(Row(viewer.growing(), pace.growing(), gap=2), height=11)
    return Column(Row(*icons, gap=1, justify="spread"), choices, close.growing(), gap=2)
