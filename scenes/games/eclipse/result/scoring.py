"""The final scoring, counted up column by column before the result is shown; a press finishes it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import fitting, is_broken
from scenes.drawing.rich_text import HEADLINE, Style
from scenes.drawing.theme import AMBER, BLACK, CYAN, DEEP, GLASS_RAISED, LINE, SEATS, TEXT, TEXT_QUIET, mixed
from scenes.games.eclipse.inspect.board_words import SOURCES
from scenes.games.eclipse.looks import BadgeLook
from scenes.games.eclipse.result.chronicle import Chronicle, chronicle
from scenes.shell.gestures import Gesture, Kind
from scenes.table.looks.drawing import about, numeral
from scenes.table.match_words import player_names
from scenes.table.stage.stage import painted
from scenes.widgets.boxes import Anchor, Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.label import Label
from scenes.widgets.scene_stack import Scene
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Session
    from scenes.widgets.context import Ui

COLUMN_MS = {"slow": 1400.0, "normal": 850.0, "fast": 420.0, "instant": 0.0}  # that one column is counted
ICONS = {
    "reputation": "trophy", "ambassadors": "envoy", "sectors": "hexagon", "discoveries": "discovery",
    "monoliths": "monolith", "technology": "research", "traitor": "skull", "species": "person",
}  # fmt: skip
NAME = Style("title", 4.8, TEXT, 1.02)
HEAD = Style("body", 3.3, TEXT_QUIET, 1.05)
ROW, HEADING = 15.0, 15.0  # millimetres
FIRST, CELL, TOTAL = 46.0, 24.0, 34.0  # millimetres of the columns, where there is room
VEIL = 190


class ScoreSheet(Widget):
    """A row for each seat, a column for each source of points; ``clock`` says how far it is counted."""

    role = "table"

    def __init__(self, ui: Ui, found: Chronicle, looks: Sequence[tuple[str, BadgeLook, str]]) -> None:
        """``looks`` are the name, the badge and the colour of each seat."""
        super().__init__()
        self.key, self.found, self.looks = "scoring.sheet", found, looks
        self.heads = [ui.say(SOURCES[source]) for source in found.sources]
        self.total = ui.say("eclipse.report.points")
        calm = ui.settings.reduced_motion
        self.column_ms = 0.0 if calm else COLUMN_MS[ui.settings.speed]
        self.clock = 0.0

    def inherit(self, old: Widget) -> None:
        if isinstance(old, ScoreSheet):
            self.clock = old.clock

    # --- time

    @property
    def over(self) -> bool:
        return self.clock >= self.column_ms * len(self.found.sources)

    @property
    def moving(self) -> bool:
        return not self.over

    def update(self, ms: float) -> None:
        self.clock += ms

    def finish(self) -> None:
        self.clock = self.column_ms * len(self.found.sources)

    def share(self, column: int) -> float:
        """How much of a column is counted."""
        if self.over:
            return 1.0
        return min(1.0, max(0.0, self.clock / self.column_ms - column))

    def counted(self, seat: int, column: int) -> int:
        return round(self.found.seats[seat].scores[self.found.sources[column]] * self.share(column))

    def sum(self, seat: int) -> int:
        """What a seat has so far; in the end what the match says."""
        if self.over:
            return self.found.seats[seat].points
        return sum(self.counted(seat, column) for column in range(len(self.heads)))

    # --- drawing

    def measure(self, ui: Ui, width: int) -> Size:
        wide = ui.mm(FIRST + TOTAL + CELL * len(self.heads))
        return min(width, wide), ui.mm(HEADING + ROW * len(self.looks))

    def _columns(self, canvas: Canvas) -> list[Rect]:
        """The first one, one for each source, and the sum."""
        wanted = [FIRST, *[CELL] * len(self.heads), TOTAL]
        share = self.rect.width / sum(wanted)
        out, x = [], float(self.rect.x)
        for wide in wanted:
            out.append(Rect(round(x), self.rect.y, round(wide * share), self.rect.height))
            x += wide * share
        return out

    def draw(self, canvas: Canvas) -> None:
        columns = self._columns(canvas)
        head = canvas.mm(HEADING)
        tall = (self.rect.height - head) // max(1, len(self.looks))
        for place, (name, column) in enumerate(zip(self.heads, columns[1:-1], strict=True)):
            now = 0 < self.share(place) < 1
            if now:
                canvas.rounded(column, GLASS_RAISED, alpha=150, radius=canvas.mm(2))
            self._head(
                canvas, Rect(column.x, column.y, column.width, head), ICONS[self.found.sources[place]], name
            )
        self._head(canvas, Rect(columns[-1].x, self.rect.y, columns[-1].width, head), "star", self.total)
        for seat in range(len(self.looks)):
            row = Rect(self.rect.x, self.rect.y + head + seat * tall, self.rect.width, tall)
            self._row(canvas, row, seat, columns)

    def _head(self, canvas: Canvas, room: Rect, icon: str, name: str) -> None:
        side = canvas.mm(5)
        canvas.icon(icon, about((room.centerx, room.y + side * 0.8), side), CYAN)
        words = Rect(room.x + canvas.mm(0.6), room.y + round(side * 1.5), room.width - canvas.mm(1.2), 0)
        words.height = room.bottom - words.y - canvas.mm(1)
        size = fitting(canvas.screen, name, HEAD, words.size, least=2.6, lines=2)
        if is_broken(name, HEAD, size, words.width):
            size = canvas.screen.em(2.8)
        canvas.text(name, words, HEAD, align="centre", size=size)

    def _row(self, canvas: Canvas, row: Rect, seat: int, columns: list[Rect]) -> None:
        name, badge, colour = self.looks[seat]
        won = self.over and seat in self.found.winners
        box = row.inflate(0, -canvas.mm(1))
        fill = mixed(DEEP, SEATS[colour].deep, 0.6)
        edge = AMBER if won else LINE
        canvas.rounded(
            box,
            fill,
            alpha=220,
            border=edge,
            width=max(1, canvas.mm(0.5 if won else 0.3)),
            radius=canvas.mm(2),
        )
        side = min(box.height - canvas.mm(1.4), columns[0].width // 3)
        canvas.blit(painted(canvas, badge, (side, side)), (box.x + canvas.mm(1), box.centery - side // 2))
        left = box.x + side + canvas.mm(2.4)
        words = Rect(left, box.y, columns[0].right - left, box.height)
        size = fitting(canvas.screen, name, NAME, words.size, least=2.8, lines=1)
        canvas.text(name, words, NAME, size=size)
        for place, column in enumerate(columns[1:-1]):
            if self.share(place) > 0:
                cell = Rect(column.x, box.y, column.width, box.height)
                value = self.counted(seat, place)
                figure = about(cell.center, cell.width * 0.7, cell.height * 0.4)
                shown = f"\N{MINUS SIGN}{-value}" if value < 0 else str(value)
                numeral(canvas, shown, figure, TEXT if value else TEXT_QUIET)
        last = Rect(columns[-1].x, box.y, columns[-1].width, box.height)
        numeral(canvas, str(self.sum(seat)), about(last.center, last.width * 0.6, last.height * 0.56), AMBER)
        if won:
            canvas.icon("trophy", about((last.right - canvas.mm(4), last.centery), canvas.mm(5)), AMBER)


class ScoringScene(Scene):
    """Over the table, which is dimmed: the points are counted, then the result follows."""

    name = "scoring"
    opaque = False

    def __init__(self, ui: Ui, session: Session, on_done: Callable[[], None]) -> None:
        super().__init__(ui)
        self.session, self.on_done = session, on_done
        self.found = chronicle(session)
        self.done = False

    @property
    def sheet(self) -> ScoreSheet:
        self.refresh()
        found = self.root.find("scoring.sheet")
        assert isinstance(found, ScoreSheet)
        return found

    def build(self) -> Widget:
        ui, language = self.ui, self.ui.settings.language
        names = player_names(self.session, language)
        table = self.session.match.table
        looks = [
            (names[seat], BadgeLook(table.players[seat].species, player.colour), player.colour)
            for seat, player in enumerate(self.session.players)
        ]
        go_on = Button(
            ui.say("eclipse.scoring.go_on"),
            self.go_on,
            icon="arrow_right",
            kind="primary",
            hotkey="space",
            key="close",
        )
        content = Column(
            Label(ui.say("eclipse.scoring.title"), HEADLINE, align="centre", least=5.0),
            ScoreSheet(ui, self.found, looks),
            Row(Spacer(), Sized(go_on, least_width=50), Spacer()),
            gap=4,
        )
        return Anchor(Panel(content, 6, alpha=244), margin=4)

    def go_on(self) -> None:
        """The first press finishes the counting, the next one leads to the result."""
        if not self.sheet.over:
            self.sheet.finish()
            self.ui.changed()
            return
        if not self.done:
            self.done = True
            self.ui.stack.pop(self)
            self.on_done()

    def handle(self, gesture: Gesture) -> bool:
        if super().handle(gesture):
            return True
        if gesture.kind is Kind.TAP or (gesture.kind is Kind.KEY and gesture.key == "escape"):
            self.go_on()
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(self.ui.rect, BLACK, VEIL)
        super().draw(canvas)
