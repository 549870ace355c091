"""The log beside the table: lines to read, with links to what they name, and a way back to each moment."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.games import Line
from scenes.gestures import Point
from scenes.kit.boxes import Column, Padding, Panel, Row
from scenes.kit.button import IconButton
from scenes.kit.label import Label, laid_out
from scenes.kit.scroll import VirtualList
from scenes.kit.tray import Tray
from scenes.kit.widget import Size, Widget
from scenes.text import TITLE, Style, plain
from scenes.theme import CYAN, LINE, SEATS, TEXT, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.table import TableScene
    from scenes.ui import Ui

HEAD = TITLE._replace(mm=4.4)
SINCE = Style("title", 3.1, CYAN)
INDENT_MM = 4.6


class LogRow(Widget):
    """A line with the glyph of whoever did it. A press goes back to that moment, a link inspects."""

    role = "row"
    takes_focus = False  # Tab leads to what can be played; the list scrolls as a whole

    def __init__(
        self,
        line: Line,
        colours: list[str],
        *,
        on_press: Callable[[], None] | None = None,
        on_link: Callable[[str], None] | None = None,
        lit: bool = False,
    ) -> None:
        super().__init__(plain(line.text))
        self.line, self.colours, self.on_press, self.lit = line, colours, on_press, lit
        self.label = Label(line.text, self._style(), middle=False, on_link=on_link)
        self.children = [self.label]
        self.least = 0

    def _style(self) -> Style:
        if self.line.level == 0:
            return TITLE._replace(mm=3.9)
        return Style("body", 3.5, TEXT if self.line.seat >= 0 else TEXT_QUIET)

    def _indent(self, ui: Ui) -> int:
        return 0 if self.line.level == 0 else ui.mm(INDENT_MM)

    def measure(self, ui: Ui, width: int) -> Size:
        tall = self.label.measure(ui, max(1, width - self._indent(ui)))[1]
        return width, tall + ui.mm(1.6 if self.line.level == 0 else 0.7)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least
        indent = self._indent(ui)
        self.label.arrange(ui, Rect(rect.x + indent, rect.y, rect.width - indent, rect.height))
        for link in self.label.children:
            link.takes_focus = False

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(0, max(0, self.least - self.rect.height))

    def claims(self, pos: Point) -> bool:
        """Lines are lower than a finger: each has its own height and nothing of its neighbours."""
        return bool(self.on_press) and self.rect.collidepoint(pos)

    def actions(self) -> list[str]:
        return ["press"] if self.on_press else []

    def act(self, action: str) -> None:
        if self.on_press:
            self.on_press()

    def draw(self, canvas: Canvas) -> None:
        if self.lit or ((self.hovered or self.pressed) and self.on_press):
            canvas.rounded(self.rect, LINE, alpha=220 if self.lit else 120, radius=canvas.mm(1))
        if 0 <= self.line.seat < len(self.colours):
            look = SEATS[self.colours[self.line.seat]]
            glyph = Rect(self.rect.x, self.rect.y + canvas.mm(0.8), canvas.mm(3), canvas.mm(3))
            canvas.icon(look.glyph, glyph, look.base if look.colour != "red" else look.light)


class SinceRow(Widget):
    """The line between what a reader had seen and what is new."""

    role = "row"

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.key = "log.since"

    def measure(self, ui: Ui, width: int) -> Size:
        return width, max(ui.mm(6.5), laid_out(ui.screen, self.name, SINCE, width).height)

    def draw(self, canvas: Canvas) -> None:
        covered = canvas.text(self.name, self.rect, SINCE, align="centre")
        gap, tall = canvas.mm(2), max(1, canvas.mm(0.3))
        for left, right in ((self.rect.x, covered.x - gap), (covered.right + gap, self.rect.right)):
            if right > left:
                canvas.surface.fill(CYAN, Rect(left, self.rect.centery, right - left, tall))


def with_divider(lines: list[Line], known: int) -> list[Line | None]:
    """The lines, and None before those that tell more than the events that a reader knows already."""
    fresh = next((place for place, line in enumerate(lines) if line.moment > known), len(lines))
    if not 0 < fresh < len(lines):
        return list(lines)
    return [*lines[:fresh], None, *lines[fresh:]]


def log_panel(scene: TableScene) -> Widget:
    """The log beside the table, or as a tray over it where there is no room."""
    ui = scene.ui
    lines = with_divider(scene.log_lines(), scene.session.known_before(scene.seat))
    colours = [player.colour for player in scene.session.players]

    def row(place: int) -> Widget:
        line = lines[place]
        if line is None:
            return SinceRow(ui.say("story.since"))
        moment = line.moment
        return LogRow(line, colours, on_press=lambda: scene.doors.past(moment), on_link=scene.inspect_link)

    rows = VirtualList(len(lines), row, row_mm=6.0, follow=True, key="log.list")
    head = Row(
        Label(ui.say("table.log"), HEAD).growing(),
        IconButton("arrow_right", ui.say("table.fold"), scene.toggle_log, mm=9, kind="flat", key="log.fold"),
        align="middle",
    )
    content = Column(head, rows.growing(), gap=1)
    if scene.spots.log.width:
        return Panel(content, 2.5)
    return Tray(
        Padding(content, 2),
        closes=ui.say("table.fold"),
        side="right",
        share=0.45,
        on_close=scene.toggle_log,
        key="log.tray",
    )
