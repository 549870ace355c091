"""The rows of a log: lines to read, press and hold, with links to what they name."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import lines_of
from scenes.drawing.rich_text import TITLE, Style, plain
from scenes.drawing.theme import BAD, CYAN, LINE, SEATS, TEXT, TEXT_QUIET
from scenes.shell.gestures import Point
from scenes.table.game_table import ACT, EFFECT, PART, ROUND, LogLine
from scenes.widgets import marks
from scenes.widgets.label import Label, Link
from scenes.widgets.scroll import VirtualList
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.log.log_filter import LogFilter
    from scenes.widgets.context import Ui

ROW_MM, TOUCH_MM = 6.0, 9.0  # how tall a row is at least (docs/ux 4.13)
SIGN_MM = 3.0
INDENTS = {ROUND: 0.0, PART: 0.0, ACT: 4.6, EFFECT: 8.2}
STYLES = {
    ROUND: TITLE._replace(mm=3.9),
    PART: Style("title", 3.4, TEXT_QUIET),
    ACT: Style("body", 3.5, TEXT),
    EFFECT: Style("body", 3.5, TEXT_QUIET),
}
PADS = {ROUND: 1.6, PART: 1.0, ACT: 0.7, EFFECT: 0.5}
SINCE = Style("title", 3.1, CYAN)


def row_mm(ui: Ui) -> float:
    return TOUCH_MM if ui.screen.touch else ROW_MM


class LogRow(Widget):
    """A line with the glyph of whoever did it; what hurt the reader has a sign of its own.

    A press shows what it tells of, a hold goes back to that moment; the keyboard's I does what a hold does.
    With the arrows to the right and left its links are reached, which Enter inspects.
    """

    role = "row"
    still = True

    def __init__(
        self,
        line: LogLine,
        colours: list[str],
        *,
        on_press: Callable[[], None],
        on_hold: Callable[[], None] | None = None,
        on_link: Callable[[str], None] | None = None,
        lit: bool = False,
        key: str = "",
    ) -> None:
        super().__init__(plain(line.text))
        self.line, self.colours, self.lit, self.key = line, colours, lit, key
        self.on_press, self.on_hold, self.on_link = on_press, on_hold, on_link
        self.label = Label(line.text, STYLES[ACT if line.harm else line.level], on_link=on_link)
        self.children = [self.label]
        self.least = 0
        self.picked = -1  # which of its links the keyboard is at

    # --- layout

    def measure(self, ui: Ui, width: int) -> Size:
        indent = ui.mm(INDENTS[self.line.level])
        wide, tall = self.label.measure(ui, max(1, width - indent))
        return wide + indent, max(tall + ui.mm(PADS[self.line.level]), ui.mm(row_mm(ui)))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least
        indent = ui.mm(INDENTS[self.line.level])
        self.label.arrange(ui, Rect(rect.x + indent, rect.y, rect.width - indent, rect.height))
        for link in self.links:
            link.takes_focus = False  # the row is the stop, its links are reached from there

    @property
    def links(self) -> list[Link]:
        return [link for link in self.label.children if isinstance(link, Link)]

    @property
    def targets(self) -> list[str]:
        """Where its links lead; a link that is broken into two lines leads to one place."""
        return list(dict.fromkeys(link.target for link in self.links))

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(0, max(0, self.least - self.rect.height))

    def claims(self, pos: Point) -> bool:
        """Lines are lower than a finger: each has its own height and nothing of its neighbours."""
        return self.rect.collidepoint(pos)

    # --- what can be done

    def actions(self) -> list[str]:
        found = ["press", *(["inspect"] if self.on_hold else [])]
        if self.picked >= 0:
            found.append("less")
        return [*found, "more"] if self.picked + 1 < len(self.targets) else found

    def act(self, action: str) -> None:
        if action in ("more", "less"):
            self.picked += 1 if action == "more" else -1
        elif action == "inspect" and self.on_hold:
            self.on_hold()
        elif self.focused and self.picked >= 0 and self.on_link:
            self.on_link(self.targets[self.picked])
        else:
            self.on_press()

    # --- drawing

    def draw(self, canvas: Canvas) -> None:
        if self.lit or self.hovered or self.pressed:
            canvas.rounded(self.rect, LINE, alpha=220 if self.lit else 120, radius=canvas.mm(1))
        self._sign(canvas)
        if self.focused:
            self._rings(canvas)

    def _rings(self, canvas: Canvas) -> None:
        """Around the link that the arrows have reached, else around the row, within its height."""
        if self.picked < 0:
            marks.ring(canvas, self.rect.inflate(0, -2 * canvas.mm(0.9)), canvas.mm(1))
            return
        for link in self.links:
            if link.target == self.targets[self.picked]:
                marks.ring(canvas, link.rect, canvas.mm(1))

    def _sign(self, canvas: Canvas) -> None:
        """The glyph of the seat stands before what it has done, not before what follows (docs/ux 4.13)."""
        first = lines_of(canvas.screen, self.line.text, self.label.style, self.label.rect.width)
        top = self.label.rect.centery - first.height // 2
        place = Rect(self.rect.x, 0, canvas.mm(SIGN_MM), canvas.mm(SIGN_MM))
        place.centery = top + first.line_height // 2
        if self.line.harm:
            place.right = self.label.rect.x - canvas.mm(INDENTS[ACT] - SIGN_MM)
            canvas.icon("warning", place, BAD)
        elif self.line.level == ACT and 0 <= self.line.seat < len(self.colours):
            look = SEATS[self.colours[self.line.seat]]
            canvas.icon(look.glyph, place, look.on_night)


class SinceRow(Widget):
    """The line between what a reader had seen and what is new."""

    role = "row"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.key = "log.since"

    def measure(self, ui: Ui, width: int) -> Size:
        return width, max(ui.mm(6.5), lines_of(ui.screen, self.name, SINCE, width).height)

    def draw(self, canvas: Canvas) -> None:
        covered = canvas.text(self.name, self.rect, SINCE, align="centre")
        gap, tall = canvas.mm(2), max(1, canvas.mm(0.3))
        for left, right in ((self.rect.x, covered.x - gap), (covered.right + gap, self.rect.right)):
            if right > left:
                canvas.surface.fill(CYAN, Rect(left, self.rect.centery, right - left, tall))


class LogList(VirtualList):
    """The rows in sight. The Tab key stops at the newest of them, the arrows go through all."""

    enters = "last"

    def __init__(
        self, lines: Sequence[LogLine | None], row: Callable[[int], Widget], log_filter: LogFilter, mm: float
    ) -> None:
        super().__init__(len(lines), row, row_mm=mm, follow=True, key="log.list")
        self.lines, self.log_filter = lines, log_filter

    def inherit(self, old: Widget) -> None:
        """What is looked for anew is read from its end again."""
        if isinstance(old, LogList) and old.log_filter == self.log_filter:
            super().inherit(old)
