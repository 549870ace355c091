"""The bar of a replay, with a mark for every heading of its log, and the buttons beside it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect, Surface

from scenes.drawing.art import covering
from scenes.drawing.rich_text import SMALL, Style
from scenes.drawing.theme import AMBER, DEEP, GLASS, LINE_BRIGHT, SEATS, SPACE, TEXT, TEXT_QUIET, WHITE
from scenes.screens.replay.film import frames_of
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Padding, Row, Sized, Spacer
from scenes.widgets.button import Button, IconButton
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

BAR_MM, FILM_MM = 14.0, 11.0
STAR_MM, EDGE_MM = 4.4, 1.0
END = Style("heavy", 5.6, leading=1.1)


class Timeline(NamedTuple):
    """Where a replay stands: after how many events of how many, and where the headings of its log are."""

    moment: int
    length: int
    marks: list[int]
    stars: Sequence[tuple[int, str]] = ()  # turning points, and the colours of whose they were


class Frames(NamedTuple):
    """The small pictures above the bar: of which moments for a width, and a picture once it is painted."""

    moments: Callable[[int], list[int]]
    picture: Callable[[int], Surface | None]


class ReplayActions(NamedTuple):
    """What the bar and the buttons of a replay do."""

    go_to: Callable[[int], None]  # after so many events
    step: Callable[[int], None]  # to the next or the last thing that happened
    leap: Callable[[int], None]  # to the next or the last heading
    toggle_play: Callable[[], None]
    next_viewer: Callable[[], None]
    next_pace: Callable[[], None]
    next_star: Callable[[], None]  # to the next turning point
    play_on: Callable[[], None]
    what_if: Callable[[], None]
    close: Callable[[], None]


class ReplayState(NamedTuple):
    """What the buttons of a replay say."""

    playing: bool
    pace: str
    viewer: str  # whose eyes it is seen with
    fixed: bool  # nobody else's may be chosen
    live: bool  # it looks back from a match in progress
    sandbox: bool = False  # somebody may play on from any moment
    stars: int = 0  # turning points
    over: bool = False  # nobody can learn anything from what others could have done


class Foot(Padding):
    """The glass under the bar; nothing shines through."""

    def draw(self, canvas: Canvas) -> None:
        canvas.surface.fill(GLASS, self.rect)
        canvas.surface.fill(LINE_BRIGHT, Rect(self.rect.x, self.rect.y, self.rect.width, 1))


class Scrubber(Widget):
    """The bar: a knob on a track, and a mark for every heading of the log."""

    role = "slider"

    def __init__(self, line: Timeline, frames: Frames, actions: ReplayActions, name: str) -> None:
        super().__init__(name)
        self.key, self.line, self.frames, self.replay = "bar", line, frames, actions
        self.track = self.film = Rect(0, 0, 0, 0)

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(BAR_MM + FILM_MM - 2)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.track = Rect(rect.x + ui.mm(4), 0, max(1, rect.width - 2 * ui.mm(4)), ui.mm(1.6))
        self.film = Rect(self.track.x, rect.y + ui.mm(0.5), self.track.width, ui.mm(FILM_MM - 1))
        self.track.centery = rect.y + ui.mm(FILM_MM + (BAR_MM - 2) / 2 - 1.6)

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
        self._film(canvas)
        canvas.rounded(self.track, DEEP, border=LINE_BRIGHT, radius=self.track.height / 2)
        knob = self._x(self.line.moment)
        lit = Rect(self.track.x, self.track.y, knob - self.track.x, self.track.height)
        if lit.width > 2:
            canvas.rounded(lit, AMBER, radius=lit.height / 2)
        self._marks(canvas)
        self._stars(canvas)
        radius = canvas.mm(3.2 if self.pressed else 2.8)
        canvas.circle((knob, self.track.centery), radius, WHITE, border=GLASS, width=max(1, canvas.mm(0.4)))
        if self.focused:
            box = Rect(0, 0, 2 * radius, 2 * radius)
            box.center = (knob, self.track.centery)
            marks.ring(canvas, box, radius)

    def _film(self, canvas: Canvas) -> None:
        """The pictures, the one of the moment with a bright edge."""
        moments = self.frames.moments(self.film.width)
        places = frames_of(self.film, len(moments))
        now = min(len(moments) - 1, self.line.moment * len(moments) // max(1, self.line.length))
        for number, (place, moment) in enumerate(zip(places, moments, strict=True)):
            box, picture = place.inflate(-canvas.mm(0.6), 0), self.frames.picture(moment)
            if picture is None:
                canvas.rounded(box, SPACE, radius=canvas.mm(1))
            else:
                canvas.blit(covering(picture, box.size), box.topleft)
            canvas.outline(box, AMBER if number == now else LINE_BRIGHT, max(1, canvas.mm(0.3)), canvas.mm(1))

    def _stars(self, canvas: Canvas) -> None:
        """The turning points, in the colour of whoever's chance has grown."""
        side = canvas.mm(STAR_MM)
        for moment, colour in self.line.stars:
            spot = Rect(0, 0, side, side)
            spot.midbottom = (self._x(moment), self.track.y - canvas.mm(0.2))
            canvas.icon("star", spot, SEATS[colour].on_night)

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


def bar(ui: Ui, line: Timeline, frames: Frames, state: ReplayState, replay: ReplayActions) -> Widget:
    """The scrubber; where nothing is a secret any more, the ways to turning points and to play on."""
    scrubber = Scrubber(line, frames, replay, ui.say("replay.bar"))
    if not state.sandbox:
        return scrubber
    star = IconButton(
        "star", ui.say("replay.next_star"), replay.next_star, enabled=state.stars > 0,
        why=ui.say("replay.no_star"), key="star",
    )  # fmt: skip
    what_if = IconButton(
        "hint", ui.say("whatif.button"), replay.what_if, enabled=state.over,
        why=ui.say("replay.no_star"), key="what_if",
    )  # fmt: skip
    play = Button(ui.say("branch.button"), replay.play_on, icon="flag", key="play_on")
    return Row(scrubber.growing(), star, what_if, play, Sized(Spacer(), width=EDGE_MM), gap=2, align="middle")


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
