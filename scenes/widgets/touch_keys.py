"""The keyboard on the screen: comes up under a text field when fingers are used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.rich_text import Style
from scenes.shell.gestures import Gesture, Kind
from scenes.widgets.button import Button, IconButton
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui
    from scenes.widgets.focus import Focus

KEY = 9.0  # millimetres
GAP = 1.6
_LETTERS = {
    "en": ("qwertyuiop-", "asdfghjklöä", "zxcvbnmüß'"),
    "de": ("qwertzuiopü", "asdfghjklöä", "yxcvbnmß-'"),
}
_DIGITS = "1234567890"
LETTER = Style("title", 4.4)


class TouchKeys(Widget):
    """Letters, digits and umlauts for the field that has the focus; Shift holds for one letter."""

    role = "keyboard"

    def __init__(self, focus: Focus) -> None:
        super().__init__()
        self.focus = focus
        self.visible = False
        self.upper = False
        self.ui: Ui | None = None

    def measure(self, ui: Ui, width: int) -> Size:
        return width, 5 * ui.mm(KEY) + 4 * ui.mm(GAP) + 2 * ui.mm(3)

    def claims(self, pos: tuple[int, int]) -> bool:
        """A finger between two keys presses nothing, least of all what lies below."""
        return self.rect.collidepoint(pos)

    @property
    def takes_focus(self) -> bool:  # type: ignore[override]  # a fixed answer in other widgets
        return False

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui
        self.children = []
        side, gap = ui.mm(KEY), ui.mm(GAP)
        top = rect.y + ui.mm(3)
        for row in self._rows(ui):
            wide = sum(side * span + gap * (span - 1) for _, span in row) + gap * (len(row) - 1)
            x = rect.centerx - wide // 2
            for key, span in row:
                key.takes_focus = False
                width = side * span + gap * (span - 1)
                key.arrange(ui, Rect(x, top, width, side))
                x += width + gap
                self.children.append(key)
            top += side + gap

    def _rows(self, ui: Ui) -> list[list[tuple[Button, int]]]:
        letters = _LETTERS.get(ui.settings.language, _LETTERS["en"])
        first, second, third = ([(self._letter(each), 1) for each in row] for row in letters)
        shift = IconButton(
            "arrow_up", ui.say("kit.shift"), self._shift, selected=self.upper, key="keys.shift"
        )
        back = IconButton(
            "arrow_left", ui.say("kit.backspace"), lambda: self._key("backspace"), key="keys.back"
        )
        done = Button(ui.say("kit.done"), self._done, kind="primary", key="keys.done")
        space = Button(ui.say("kit.key_space"), lambda: self._type(" "), key="keys.space")
        return [
            [*((self._letter(digit), 1) for digit in _DIGITS), (back, 1)],
            first,
            second,
            [(shift, 1), *third],
            [(self._letter(","), 1), (space, 6), (self._letter("."), 1), (done, 3)],
        ]

    def _letter(self, letter: str) -> Button:
        shown = letter.upper() if self.upper and letter != "ß" else letter
        return Button(shown, lambda: self._type(shown), kind="key", style=LETTER, key=f"keys.{letter}")

    def _shift(self) -> None:
        self.upper = not self.upper
        if self.ui:
            self.arrange(self.ui, self.rect)

    def _type(self, text: str) -> None:
        if self.focus.at:
            self.focus.at.handle(Gesture(Kind.TEXT, text=text, touch=True))
        if self.upper:
            self._shift()

    def _key(self, key: str) -> None:
        if self.focus.at:
            self.focus.at.handle(Gesture(Kind.KEY, key=key, touch=True))

    def _done(self) -> None:
        field = self.focus.at
        self.focus.move_to(None)
        if field:
            field.handle(Gesture(Kind.KEY, key="return", touch=True))

    def draw(self, canvas: Canvas) -> None:
        canvas.glass(self.rect.inflate(2 * canvas.mm(4), 0), alpha=250)
