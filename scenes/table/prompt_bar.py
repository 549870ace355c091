"""The prompt bar: who must or may do what, why, and what just went wrong (docs/ux 4.12)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing import rich_text as texts
from scenes.drawing.letter_sizes import LEAST, fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, BAD, CYAN, LINE, SEATS, TEXT, TEXT_QUIET
from scenes.widgets import marks
from scenes.widgets.button import Button
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

HEIGHT = 14.0  # millimetres
SENTENCE = Style("body", 5.0, TEXT, 1.18)
BECAUSE = Style("body", 3.6, TEXT_QUIET, 1.2)
SHARES = (34, 40, 46, 52)  # percent of the bar that the reason takes beside a long sentence
ERROR_MS = 6000.0


class PromptBar(Widget):
    """One sentence for one seat. ``sentence`` may have its name in bold: "**Orange:** play a card."

    ``refuse`` shows for six seconds why something cannot be done, with a button for the rule.
    """

    role = "status"

    def __init__(
        self,
        sentence: str,
        *,
        colour: str = "",
        because: str = "",
        brief: str | None = None,
        why: str = "",
        key: str = "prompt",
    ) -> None:
        """``colour`` is the seat's, "" for nobody's; ``why`` is the word on the button for the rule.

        ``brief`` is the reason where room is short; if nothing is said, the name that it begins with.
        """
        super().__init__(texts.plain(sentence))
        self.sentence, self.because, self.colour, self.key = sentence, because, colour, key
        self.brief = because.split(": ")[0] if brief is None else brief  # "Blackout: each of you ..."
        self.shown_because = because
        self.error, self.left = "", 0.0
        self.why_button = Button(why, self._why, kind="flat", icon="question", hotkey="w", key=f"{key}.why")
        self.why_button.visible = False
        self.children = [self.why_button]
        self.on_why: Callable[[], None] | None = None
        self.sizes = (0, 0)
        self.room = Rect(0, 0, 0, 0)  # for words
        self.clear = self.room  # what raised cards leave of it
        self.places = (self.room, self.room)  # of the sentence and of the reason
        self.covered: Callable[[Canvas], list[Rect]] = lambda canvas: []  # by raised cards
        self.ui: Ui | None = None

    def again(self) -> PromptBar:
        """Makes the same bar for a new tree."""
        why = self.why_button.text
        return PromptBar(
            self.sentence, colour=self.colour, because=self.because, brief=self.brief, why=why, key=self.key
        )

    def inherit(self, old: Widget) -> None:
        if isinstance(old, PromptBar) and old.sentence == self.sentence and old.error:
            self.error, self.left, self.on_why = old.error, old.left, old.on_why

    def refuse(self, reason: str, on_why: Callable[[], None] | None = None) -> None:
        """Say why not, for a while; without a reason, no longer what was said before.

        What no rule forbids is told, and does not look like something wrong.
        """
        self.error, self.left, self.on_why = reason, ERROR_MS, on_why
        self.name = texts.plain(reason or self.sentence)
        self._again()

    def _again(self) -> None:
        if self.ui:
            self.arrange(self.ui, self.rect)
            self.ui.changed()

    def _why(self) -> None:
        if self.on_why:
            self.on_why()

    # --- layout

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(HEIGHT)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui
        self.why_button.visible = bool(self.error and self.on_why and self.why_button.text)
        left = rect.x + ui.mm(13 if self.colour or self.error else 5)
        room = Rect(left, rect.y + ui.mm(1), rect.right - ui.mm(4) - left, rect.height - 2 * ui.mm(1))
        if self.why_button.visible:
            wide, tall = self.why_button.measure(ui, room.width // 3)
            self.why_button.arrange(ui, Rect(room.right - wide, rect.centery - tall // 2, wide, tall))
            room.width -= wide + ui.mm(2)
        self.room = room
        self._lay(ui, room)

    def _lay(self, ui: Ui, room: Rect) -> None:
        """Share the room between sentence and reason."""
        self.clear = room
        self.shown_because = self.because
        words, reason = self.said
        second = self._beside(ui, room, words, reason)
        if second and not _fits(ui, reason, BECAUSE, (second, room.height)):
            self.shown_because = reason = self.brief
            second = self._beside(ui, room, words, reason)
        if second and not _fits(ui, reason, BECAUSE, (second, room.height)):
            self.shown_because, second = "", 0
        if second:
            room = Rect(room.x, room.y, room.width - second - ui.mm(6), room.height)
        aside = Rect(room.right + ui.mm(6), room.y, second, room.height)
        self.places = (room, aside)
        self.sizes = (
            self._size(ui, words, room),
            fitting(ui.screen, reason, BECAUSE, aside.size, lines=2) if second else 0,
        )

    @property
    def said(self) -> tuple[str, str]:
        """The sentence and the reason that are shown."""
        return (self.error, "") if self.error else (self.sentence, self.shown_because)

    def _beside(self, ui: Ui, room: Rect, words: str, reason: str) -> int:
        """The width of the reason: its own if the sentence fits beside it, else a third of the bar.

        A reason that is too long for that takes more where the sentence can spare it.
        """
        if not reason:
            return 0
        wanted = lines_of(ui.screen, reason, BECAUSE, room.width).width
        spoken = lines_of(ui.screen, words, SENTENCE._replace(mm=4.0), 10 * room.width).width
        if spoken + wanted + ui.mm(6) <= room.width:
            return wanted
        shares = [min(wanted, room.width * percent // 100) for percent in SHARES]
        left = [room.width - share - ui.mm(6) for share in shares]
        fits = [
            _fits(ui, reason, BECAUSE, (share, room.height))
            and _fits(ui, words, SENTENCE, (rest, room.height))
            for share, rest in zip(shares, left, strict=True)
        ]
        return shares[fits.index(True)] if any(fits) else shares[0]

    def _size(self, ui: Ui, words: str, room: Rect) -> int:
        """The letters shrink to four millimetres before the sentence takes a second line."""
        for size in range(ui.screen.em(SENTENCE.mm), ui.screen.em(4.0) - 1, -1):
            if len(lines_of(ui.screen, words, SENTENCE, room.width, size).lines) == 1:
                return size
        return fitting(ui.screen, words, SENTENCE, room.size, lines=2)

    # --- time

    @property
    def moving(self) -> bool:
        return False

    def update(self, ms: float) -> None:
        super().update(ms)
        if not self.error:
            return
        self.left -= 0 if self.why_button.hovered or self.why_button.focused else ms
        if self.left <= 0:
            self.error, self.name = "", texts.plain(self.sentence)
            self._again()

    def _keep_clear(self, canvas: Canvas) -> None:
        """The words go where no raised card lies over them, to the wider side."""
        if self.ui is None:
            return
        room = self.room
        for card in self.covered(canvas):
            if not card.colliderect(room):
                continue
            left = Rect(room.x, room.y, max(0, card.left - canvas.mm(2) - room.x), room.height)
            right = Rect(card.right + canvas.mm(2), room.y, 0, room.height)
            right.width = max(0, room.right - right.x)
            room = max((left, right), key=lambda side: side.width)
        if room != self.clear:
            self._lay(self.ui, room)

    def draw(self, canvas: Canvas) -> None:
        self._keep_clear(canvas)
        wrong = bool(self.error and self.on_why)
        canvas.glass(self.rect, border=BAD if wrong else LINE)
        look = SEATS.get(self.colour)
        marks.accent(canvas, self.rect, BAD if wrong else look.base if look else AMBER)
        sign = Rect(0, 0, canvas.mm(6), canvas.mm(6))
        sign.center = (self.rect.x + canvas.mm(7.2), self.rect.centery)
        if self.error:
            canvas.icon(*(("warning", sign, BAD) if wrong else ("info", sign, CYAN)))
        elif look:
            canvas.icon(look.glyph, sign, look.on_night)
        words, reason = self.said
        canvas.text(words, self.places[0], SENTENCE, size=self.sizes[0])
        if reason and self.places[1].width:
            canvas.text(reason, self.places[1], BECAUSE, align="right", size=self.sizes[1])


def _fits(ui: Ui, words: str, style: Style, room: Size) -> bool:
    """Whether a text has room in two lines of the smallest letters."""
    layout = lines_of(ui.screen, words, style, room[0], ui.screen.floor(LEAST))
    return len(layout.lines) <= 2 and layout.width <= room[0] and layout.height <= room[1]
