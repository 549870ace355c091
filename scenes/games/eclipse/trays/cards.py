"""Cards beside the map: pressed to be chosen, or dragged to where they go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from scenes.drawing.letter_sizes import LEAST
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import (
    AMBER,
    AMBER_EDGE,
    GLASS,
    GLASS_RAISED,
    INK,
    LINE,
    LINE_BRIGHT,
    WHITE,
    Colour,
    mixed,
)
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.board.placing import nearest
from scenes.table.looks.drawing import about, largest, tick_badge
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

Again = Callable[[], None]
Targets = Callable[[], Mapping[str, tuple[Rect, str]]]
SNAP = 12.0  # millimetres
LIFT = 12.0  # that a finger's piece floats above it
GAP = 2.0
TALLEST = 60.0  # millimetres of a card
BEHIND = 0.62  # how bright the map stays behind a tray


def readying(builder: AnswerBuilder, handle: Handle, again: Again) -> Callable[[], None]:
    """The first press lays an answer ready, the second one gives it."""

    def press() -> None:
        builder.at_once = builder.chosen == handle
        builder.choose(handle)
        again()

    return press


def figure(canvas: Canvas, text: str, rect: Rect, colour: Colour) -> None:
    """A number in the middle of a rectangle, as large as fits, but never too small to be read."""
    size = max(largest(text, "number", rect), canvas.screen.floor(LEAST))
    room = rect.inflate(4 * rect.height, 2 * rect.height)
    canvas.text(text, room, Style("number", 4.0, colour, 1.0), align="centre", size=size)


class Card(Widget):
    """A plate that can be pressed; what stands on it is drawn by ``face``."""

    role = "button"

    def __init__(
        self,
        name: str,
        key: str,
        on_press: Callable[[], None] | None,
        *,
        chosen: bool = False,
        why: str = "",
        hotkey: str = "",
        on_inspect: Callable[[], None] | None = None,
    ) -> None:
        """``why``: what keeps it from being pressed."""
        super().__init__(name)
        self.key, self.on_press, self.chosen, self.on_inspect = key, on_press, chosen, on_inspect
        self.why, self.enabled, self.hotkey = why, not why, hotkey

    def actions(self) -> list[str]:
        return ["press", "inspect"] if self.on_inspect else ["press"]

    def act(self, action: str) -> None:
        done = self.on_inspect if action == "inspect" else self.on_press
        if done:
            done()

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed and self.enabled)
        self.plate(canvas, rect)
        with canvas.clipped(rect):
            self.face(canvas, rect)
        if self.chosen:
            tick_badge(canvas, (rect.right - canvas.mm(1.2), rect.y + canvas.mm(1.2)), canvas.mm(5.5))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2.4))

    def plate(self, canvas: Canvas, rect: Rect) -> None:
        radius = canvas.mm(2.4)
        if self.chosen:
            canvas.glow(rect, AMBER, spread=2.5, strength=150)
        if not self.enabled:
            canvas.rounded(rect, GLASS, alpha=205, border=LINE, radius=radius)
            return
        lit = self.hovered or self.pressed
        top = mixed(GLASS_RAISED, WHITE, 0.1 if lit else 0.03)
        width = max(1, canvas.mm(0.6 if self.chosen else 0.35))
        canvas.shadow(rect, spread=2.0)
        edge = AMBER if self.on_press else LINE_BRIGHT
        canvas.rounded(
            rect, top, to=mixed(GLASS, GLASS_RAISED, 0.35), border=edge, width=width, radius=radius
        )

    def face(self, canvas: Canvas, rect: Rect) -> None:
        """What stands on the plate."""


class Mark(Widget):
    """A place that glows while something that may go there is in the air."""

    role = "place"

    def __init__(self, place: str, rect: Rect, name: str) -> None:
        super().__init__(name)
        self.key, self.spot, self.over = f"place:{place}", rect, False
        self.rect = rect

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = self.spot

    def draw(self, canvas: Canvas) -> None:
        mark(canvas, self.rect, over=self.over)


def mark(canvas: Canvas, rect: Rect, *, over: bool = False) -> None:
    """It may go here: a glow, an edge and a tick."""
    canvas.glow(rect, AMBER, spread=2.5, strength=210 if over else 130)
    canvas.outline(rect, AMBER_EDGE if over else AMBER, max(2, canvas.mm(0.6)), canvas.mm(2))
    size = min(canvas.mm(7), round(min(rect.size) * 0.5))
    canvas.circle(rect.center, size // 2, AMBER)
    canvas.icon("tick", about(rect.center, size * 0.62), INK)


class Carried(Card):
    """A card that is dragged to a place, or pressed and then its place is pressed.

    While it is in the air the places glow. What can be taken back is done at once when it is let go.
    """

    def __init__(
        self, name: str, piece: str, builder: AnswerBuilder, again: Again, targets: Targets, *,
        why: str = "", hotkey: str = "", on_inspect: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        held = builder.selected == piece
        super().__init__(name, piece, self._take, chosen=held, why=why, hotkey=hotkey, on_inspect=on_inspect)
        self.piece, self.builder, self.again, self.targets = piece, builder, again, targets
        self.held_at: Point | None = None
        self.marks: list[Mark] = []
        self.ui: Ui | None = None

    def _take(self) -> None:
        if self.builder.put(self.piece, self.builder.selected):  # its place was tapped before
            self.builder.at_once = self.ui is not None and self.ui.settings.confirm != "always"
        elif self.builder.selected == self.piece and self.builder.chosen is None:
            self.builder.back()
        else:
            self.builder.back()
            self.builder.press(self.piece)
        self.again()

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui

    # --- in the air

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.DRAG and self.enabled:
            self.builder.back()
            self.builder.press(self.piece)
            self.light()
            self._follow(gesture)
            return True
        if self.held_at is None:
            return False
        if gesture.kind is Kind.MOVE:
            self._follow(gesture)
            return True
        if gesture.kind in (Kind.DROP, Kind.FLICK, Kind.CANCEL):
            self._drop(gesture)
            return True
        return False

    def light(self) -> None:
        """Mark the places where it may go now."""
        self.marks = [Mark(place, rect, name) for place, (rect, name) in self.targets().items()]
        self.children = list(self.marks)

    def _follow(self, gesture: Gesture) -> None:
        assert self.ui is not None
        lift = self.ui.mm(LIFT) if gesture.touch else 0
        self.held_at = (gesture.pos[0], gesture.pos[1] - lift)
        self.passes(self.held_at)
        nearest = self._nearest()
        for each in self.marks:
            each.over = each is nearest
        self.hovers(nearest.key.removeprefix("place:") if nearest else "")
        self.ui.changed()

    def _nearest(self) -> Mark | None:
        assert self.ui is not None
        assert self.held_at is not None
        return nearest({each: each.rect for each in self.marks}, self.held_at, self.ui.mm(SNAP))

    def hovers(self, place: str) -> None:
        """It is over a place now, or over none."""

    def passes(self, pos: Point) -> None:
        """It is carried over a point."""

    def _drop(self, gesture: Gesture) -> None:
        nearest = self._nearest() if gesture.kind is not Kind.CANCEL else None
        self.held_at, self.children, self.marks = None, [], []
        self.hovers("")
        if nearest is None:
            self.builder.back()
        else:
            self.builder.put(self.piece, nearest.key.removeprefix("place:"))
            self.builder.at_once = self.ui is not None and self.ui.settings.confirm != "always"
        self.again()

    @property
    def moving(self) -> bool:
        return self.held_at is not None

    def draw_all(self, canvas: Canvas) -> None:
        super().draw_all(canvas)
        if self.held_at is None:
            return
        rect = self.rect.copy()
        rect.size = self.carried_size(canvas)
        rect.center = self.held_at
        canvas.shadow(rect, spread=4.0)
        self.plate(canvas, rect)
        self.face(canvas, rect)

    def carried_size(self, canvas: Canvas) -> tuple[int, int]:
        """How large it is in the air."""
        return self.rect.size


class Strip(Widget):
    """Cards side by side in a rectangle, as tall as it is, all equally wide and at most so wide."""

    role = "strip"
    layered = True

    def __init__(self, cards: Sequence[Widget], area: Rect, *, widest: float) -> None:
        super().__init__("", list(cards))
        self.key, self.area, self.widest = "tool", area, widest

    def measure(self, ui: Ui, width: int) -> Size:
        return self.area.size

    def arrange(self, ui: Ui, rect: Rect) -> None:
        gap, count = ui.mm(GAP), max(1, len(self.children))
        room = self.area.inflate(0, -ui.mm(GAP)).move(0, -ui.mm(GAP) // 2)
        wide = min(ui.mm(self.widest), (room.width - gap * (count - 1)) // count)
        tall = min(ui.mm(TALLEST), room.height)
        used = wide * count + gap * (count - 1)
        x, top = room.x + (room.width - used) // 2, room.bottom - tall
        self.rect = Rect(x, top, used, tall)
        for card in self.children:
            card.arrange(ui, Rect(x, top, wide, tall))
            x += wide + gap
