"""A line of text to type: names, titles, words to search for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import pygame
from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.rich_text import BODY
from scenes.drawing.theme import AMBER_EDGE, CYAN, DEEP, FADED, LINE_BRIGHT, TEXT, TEXT_QUIET, WHITE, mixed
from scenes.shell.gestures import Gesture, Kind
from scenes.shell.outside_text import visible
from scenes.widgets import marks
from scenes.widgets.widget import Size, State, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

_MARKUP = str.maketrans("", "", "*{}[]|\n\t\r")  # what is typed is shown in sentences with markup
_PAD = 3.0


class TextField(Widget):
    """One line with a caret. ``on_change`` hears every change, ``on_enter`` the Enter key."""

    role = "textbox"
    edits = True

    def __init__(
        self,
        name: str,
        value: str = "",
        on_change: Callable[[str], None] | None = None,
        *,
        hint: str = "",
        most: int = 40,
        on_enter: Callable[[str], None] | None = None,
        icon: str = "",
        key: str = "",
    ) -> None:
        """``hint`` stands in the empty field; ``most`` is the number of characters there is room for."""
        super().__init__(name)
        self.value, self.on_change, self.on_enter = value, on_change, on_enter
        self.hint, self.most, self.icon, self.key = hint, most, icon, key
        self.caret = self.mark = len(value)  # the selection is what lies between them
        self.composing = ""  # by an input method, not yet typed
        self.size = 0
        self.line = Rect(0, 0, 0, 0)

    def inherit(self, old: Widget) -> None:
        if isinstance(old, TextField) and old.value == self.value:
            self.caret, self.mark = old.caret, old.mark

    def state(self) -> State:
        return State(typed=self.value, about=self.hint)

    # --- layout

    def measure(self, ui: Ui, width: int) -> Size:
        letters = texts.width_of("n" * min(self.most, 24), BODY.font, ui.screen.em(BODY.mm))
        tall = max(ui.screen.least, ui.mm(9), round(ui.screen.em(BODY.mm) * 1.4) + ui.mm(2))
        return min(width, letters + 2 * ui.mm(_PAD)), tall

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.size = rect, ui.screen.em(BODY.mm)
        self.line = rect.inflate(-2 * ui.mm(_PAD), 0)
        if self.icon:
            beside = self.size + ui.mm(2)
            self.line = Rect(self.line.x + beside, self.line.y, self.line.width - beside, self.line.height)

    def _x(self, place: int) -> int:
        """How far a place in the text is from its beginning."""
        return texts.width_of(self.shown[:place], BODY.font, self.size)

    @property
    def shown(self) -> str:
        return self.value[: self.caret] + self.composing + self.value[self.caret :]

    @property
    def _shift(self) -> int:
        """How far the text is moved to the left so that the caret can be seen."""
        over = self._x(len(self.shown)) + 2 - self.line.width
        if over <= 0:
            return 0
        return min(over, max(0, self._x(self.caret + len(self.composing)) + 2 - self.line.width * 3 // 4))

    def _place_at(self, x: int) -> int:
        """The gap between letters that is nearest to a point."""
        wanted = x - self.line.x + self._shift
        return min(range(len(self.value) + 1), key=lambda place: abs(self._x(place) - wanted))

    # --- typing

    @property
    def selected(self) -> tuple[int, int]:
        return min(self.caret, self.mark), max(self.caret, self.mark)

    def type(self, text: str) -> None:
        """Put a text in the place of the selection."""
        first, last = self.selected
        room = self.most - len(self.value) + last - first
        typed = visible(text.translate(_MARKUP))[: max(0, room)]
        fresh = self.value[:first] + typed + self.value[last:]
        self.caret = self.mark = first + len(typed)
        self._take(fresh)

    def _take(self, value: str) -> None:
        if value == self.value:
            return
        self.value = value
        if self.on_change:
            self.on_change(value)

    def erase(self, by: int) -> None:
        """Take away the selection, or a letter before or behind the caret."""
        if self.caret == self.mark:
            self.mark = max(0, min(len(self.value), self.caret + by))
        self.type("")

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        """A press only moves the focus here."""

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.TEXT:
            self.composing = ""
            self.type(gesture.text)
            return True
        if gesture.kind is Kind.COMPOSE:
            self.composing = gesture.text
            return True
        if gesture.kind is Kind.KEY:
            return self._key(gesture)
        if gesture.kind in (Kind.DOWN, Kind.DRAG):
            self.caret = self.mark = self._place_at(gesture.start[0])
            return True
        if gesture.kind is Kind.MOVE:
            self.caret = self._place_at(gesture.pos[0])
            return True
        if gesture.kind is Kind.DOUBLE_TAP:
            self.mark, self.caret = 0, len(self.value)
            return True
        return False

    def _key(self, gesture: Gesture) -> bool:
        if gesture.control:
            return self._command(gesture.key) or self._move(gesture)
        if gesture.key == "return" and self.on_enter:
            self.on_enter(self.value)
            return True
        if gesture.key in ("backspace", "delete"):
            self.erase(-1 if gesture.key == "backspace" else 1)
            return True
        if len(gesture.key) == 1 or gesture.key == "space":
            return True  # its letter comes as a text; nobody else may take it for a command
        return self._move(gesture)

    def _move(self, gesture: Gesture) -> bool:
        places = {
            "home": 0,
            "end": len(self.value),
            "left": self._word(-1) if gesture.control else self.caret - 1,
            "right": self._word(1) if gesture.control else self.caret + 1,
        }
        if gesture.key not in places:
            return False
        if self.caret != self.mark and not gesture.shift and gesture.key in ("left", "right"):
            self.caret = self.mark = self.selected[gesture.key == "right"]
            return True
        self.caret = max(0, min(len(self.value), places[gesture.key]))
        if not gesture.shift:
            self.mark = self.caret
        return True

    def _word(self, way: int) -> int:
        """Where the next word begins or the last one did."""
        place = self.caret
        while 0 <= place + min(way, 0) < len(self.value) and self.value[place + min(way, 0)] == " ":
            place += way
        while 0 <= place + min(way, 0) < len(self.value) and self.value[place + min(way, 0)] != " ":
            place += way
        return place

    def _command(self, key: str) -> bool:
        first, last = self.selected
        if key == "a":
            self.mark, self.caret = 0, len(self.value)
        elif key in ("c", "x") and first < last:
            pygame.scrap.put_text(self.value[first:last])
            if key == "x":
                self.type("")
        elif key == "v":
            self.type(_pasted())
        else:
            return key in "cx"
        return True

    # --- drawing

    def draw(self, canvas: Canvas) -> None:
        lit = self.hovered and not self.focused
        border = AMBER_EDGE if self.focused else TEXT_QUIET if lit else LINE_BRIGHT
        canvas.rounded(self.rect, DEEP, border=border, width=max(1, canvas.mm(0.3)))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))
        if self.icon:
            box = Rect(self.rect.x + canvas.mm(_PAD), 0, self.size, self.size)
            box.centery = self.rect.centery
            canvas.icon(self.icon, box, TEXT_QUIET)
        with canvas.clipped(self.line.inflate(4, 0)):
            self._draw_line(canvas)

    def _draw_line(self, canvas: Canvas) -> None:
        left = self.line.x - self._shift
        if not self.shown:
            canvas.letters(self.hint, (left, self.line.centery), BODY._replace(colour=FADED), self.size)
        if self.focused and self.caret != self.mark:
            first, last = (left + self._x(place) for place in self.selected)
            tall = round(self.size * 1.3)
            canvas.surface.fill(
                mixed(DEEP, CYAN, 0.35), Rect(first, self.line.centery - tall // 2, last - first, tall)
            )
        canvas.letters(self.shown, (left, self.line.centery), BODY._replace(colour=TEXT), self.size)
        if self.composing:
            first, last = left + self._x(self.caret), left + self._x(self.caret + len(self.composing))
            low = self.line.centery + round(self.size * 0.6)
            canvas.surface.fill(CYAN, Rect(first, low, last - first, max(1, canvas.mm(0.3))))
        if self.focused:
            x, tall = left + self._x(self.caret + len(self.composing)), round(self.size * 1.25)
            canvas.surface.fill(WHITE, Rect(x, self.line.centery - tall // 2, max(2, canvas.mm(0.4)), tall))


def _pasted() -> str:
    """What is in the clipboard; nothing if there is no clipboard."""
    try:
        return pygame.scrap.get_text()
    except pygame.error:
        return ""
