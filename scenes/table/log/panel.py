"""The log beside the table: what it shows, what can be looked for in it, and what its lines lead to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from pygame import Rect

from game.core.table import NOBODY, Seat
from scenes.drawing.rich_text import SMALL, TITLE
from scenes.session.story import EVERYTHING
from scenes.shell.gestures import Gesture
from scenes.table.game_table import LogLine
from scenes.table.log import export
from scenes.table.log.chips import Chip, ChipRow
from scenes.table.log.log_filter import KINDS, LogFilter, filtered_lines, kinds_in, with_divider
from scenes.table.log.rows import LogList, LogRow, SinceRow, row_mm
from scenes.table.stage.flash import HiddenDuringFlash, found
from scenes.widgets.boxes import Column, Padding, Panel, Row, Rule, Sized
from scenes.widgets.button import IconButton
from scenes.widgets.field import TextField
from scenes.widgets.label import Label
from scenes.widgets.scroll import Scroll
from scenes.widgets.tray import SHARE, Tray
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.session.session import Session
    from scenes.table.actions import Inspect
    from scenes.table.game_table import GameTable
    from scenes.table.regions import Frame
    from scenes.table.seen import Seen
    from scenes.table.stage.director import Director
    from scenes.table.stage.flash import Flash
    from scenes.widgets.context import Ui
    from scenes.widgets.focus import Focus

HEAD = TITLE._replace(mm=4.4)
FILES = (("txt", "story.as_text", "story.save_text"), ("html", "story.as_html", "story.save_html"))
FRAME_MM = 24.0  # of the height go to the head and the edges
FEWEST_MM = 20.0  # are kept for the lines
TRAY_MM = 70.0  # how wide it is where it slides over the table (docs/ux 4.13)


class LogActions(NamedTuple):
    """What the log asks of the scene that it belongs to."""

    rebuild: Callable[[], None]
    refresh: Callable[[], None]  # the tree, at once
    toggle: Callable[[], None]  # fold it, or unfold it
    unfold: Callable[[], None]  # unless it is open and has room
    past: Callable[[int], None]  # the table after so many events


class Log:
    """The log of one table. What somebody has looked for is forgotten when the device is handed over."""

    def __init__(
        self, ui: Ui, session: Session, table: GameTable[Any], seat: Seat, director: Director, flash: Flash,
        focus: Focus, actions: LogActions,
    ) -> None:  # fmt: skip
        self.ui, self.session, self.table, self.seat = ui, session, table, seat
        self.director, self.flash, self.focus, self.actions = director, flash, focus, actions
        self.log_filter = LogFilter()
        self.looking = False  # the tools to search and to filter are open
        self._lines: list[LogLine] = []
        self._made_of: tuple[object, ...] = ()
        self._filtered: tuple[list[LogLine], LogFilter, list[LogLine]] = ([], LogFilter(), [])

    # --- what it says

    @property
    def reader(self) -> Seat:
        """Whose log it is; when the match is over, there are no secrets left."""
        return EVERYTHING if self.session.over else self.seat

    def lines(self) -> list[LogLine]:
        """All of it; it tells what happened when it has been seen."""
        if self.director.busy:
            return self._lines
        story, language = self.session.story, self.ui.settings.language
        told = (len(story), id(story[-1]) if story else 0, len(self.session.remarks))
        made_of = (*told, self.reader, language)
        if made_of != self._made_of:
            self._lines = self.table.lines(self.session, self.reader, language)
            self._made_of = made_of
        return self._lines

    def keep_public(self, told: int) -> None:
        """Say what everybody knew after so many events, until all that follows has been shown."""
        lines = self.table.lines(self.session, NOBODY, self.ui.settings.language)
        self._lines = [line for line in lines if line.moment <= told]

    def shown(self) -> list[LogLine]:
        """What is looked for of it."""
        lines = self.lines()
        if self._filtered[0] is not lines or self._filtered[1] != self.log_filter:
            self._filtered = (lines, self.log_filter, filtered_lines(lines, self.log_filter))
        return self._filtered[2]

    def hand_over(self, seat: Seat) -> None:
        """Another seat reads: it is not to see what the one before has looked for, or where a ring stands."""
        self.seat = seat
        self.log_filter, self.looking = LogFilter(), False
        self._lines, self._made_of = [], ()
        self.flash.end()

    # --- looking for something

    def look_for(self, log_filter: LogFilter) -> None:
        self.log_filter = log_filter
        self.actions.rebuild()

    def search(self, words: str) -> None:
        self.look_for(self.log_filter._replace(words=words))

    def toggle_tools(self) -> None:
        """Open the tools, or close them and show everything again."""
        self.looking = not self.looking
        self.look_for(LogFilter())
        if self.looking and self.ui.keyboard:
            self._go_to("log.search")

    def find(self) -> None:
        """To the field for words, from anywhere."""
        self.actions.unfold()
        self.looking = True
        self.actions.rebuild()
        self._go_to("log.search")

    def key(self, gesture: Gesture) -> bool:
        """Ctrl+F searches; in the field Escape leaves the search, Enter goes to what was found."""
        find = gesture.control and gesture.key == "f"
        if not find and not (self.typing and gesture.key in ("escape", "return", "down")):
            return False
        self.ui.keyboard = True
        if find:
            self.find()
        elif gesture.key == "escape":
            self.search("")
            self.focus.move_to(None)
        else:
            self.go_to_rows()
        return True

    @property
    def typing(self) -> bool:
        return self.focus.at is not None and self.focus.at.edits

    def _go_to(self, key: str) -> None:
        self.actions.refresh()
        self.focus.move_to(self.focus.root.find(key))
        self.ui.changed()

    def go_to_rows(self) -> None:
        """Brings the keyboard to the newest line in sight."""
        self.focus.move_to(None)  # to leave a field lays the rows out anew
        self.actions.refresh()
        rows = [widget for widget in self.focus.root.walk() if widget.key.startswith("log.line.")]
        if rows:
            self._go_to(rows[-1].key)

    # --- where a line leads

    def show(self, line: LogLine) -> None:
        """Flash what a line tells of; if none of it is there any more, say so and offer the past."""
        places = [place for thing in line.things for place in self._places(thing)]
        if places:
            self.flash.begin(places)
            return
        gone, back = self.ui.say("story.gone"), self.ui.say("story.back_then")
        self.ui.toasts.say(gone, back, partial(self.go_back, line), icon="clock")

    def _places(self, thing: str) -> list[Rect]:
        """Where a thing is: on the table, else beside it."""
        placed = {name: piece.placed for name, piece in self.director.stage.pieces.items()}
        there = [placed[name].rect for name in found(thing, placed)]
        keys = [name for name in thing.split("|") if name.startswith("seat:")]
        return there or [widget.rect for widget in self.focus.root.walk() if widget.key in keys]

    def go_back(self, line: LogLine) -> None:
        """The table as it was when this had happened."""
        self.actions.past(line.moment)

    def export(self, kind: str) -> None:
        """Write the log into a file, and say where it lies or why that could not be done."""
        told = export.write(self.ui, self.session, self.lines(), self.reader, kind)
        self.ui.toasts.say(self.ui.tell(told), icon="export")


class LogTools(Scroll):
    """The tools; where large letters would leave no room for the lines they are scrolled."""

    def __init__(self, child: Widget, most: int) -> None:
        super().__init__(child, key="log.shelf")
        self.tallest = most  # pixels

    @property
    def view(self) -> Rect:
        """All of its width as long as nothing is hidden."""
        return super().view if self.rect.height >= self.tallest else self.rect

    def measure(self, ui: Ui, width: int) -> Size:
        wide, tall = self.children[0].measure(ui, width)
        return wide, min(tall, self.tallest)


def log_panel(seen: Seen, log: Log, inspect: Inspect) -> Widget:
    """The log beside the table, or as a tray over it where there is no room."""
    ui = seen.ui
    gap = 2.0 if ui.screen.touch else 1.0
    parts: list[Widget] = [_head(log, gap)]
    if log.looking:
        parts += [LogTools(Column(*_tools(seen, log, gap), gap=gap), _room(ui, seen.spots)), Rule()]
    content = Column(*parts, _rows(seen, log, inspect).growing(), gap=gap)
    if seen.spots.log.width:
        return Panel(content, 2.5)
    upright = _is_upright(ui)
    tray = Tray(
        Padding(content if upright else Sized(content, width=TRAY_MM), 2),
        closes=ui.say("table.fold"),
        side="bottom" if upright else "right",
        on_close=log.actions.toggle,
        key="log.tray",
    )
    return HiddenDuringFlash(tray, log.flash)


def _room(ui: Ui, spots: Frame) -> int:
    """How tall the tools may be."""
    over = spots.prompt.y - spots.top.bottom
    tall = spots.log.height or (round(over * SHARE) if _is_upright(ui) else over)
    return max(ui.mm(FEWEST_MM), tall - ui.mm(FRAME_MM + FEWEST_MM))


def _is_upright(ui: Ui) -> bool:
    """A window that is taller than wide has the log as a sheet from below."""
    return ui.screen.height > ui.screen.width


def _head(log: Log, gap: float) -> Widget:
    ui = log.ui
    away = "arrow_down" if _is_upright(ui) else "arrow_right"
    return Row(
        Label(ui.say("table.log"), HEAD).growing(),
        IconButton(
            "filter", ui.say("story.look_for"), log.toggle_tools, mm=9, kind="flat", selected=log.looking,
            key="log.tools",
        ),
        IconButton(away, ui.say("table.fold"), log.actions.toggle, mm=9, kind="flat", key="log.fold"),
        gap=gap,
        align="middle",
    )  # fmt: skip


def _tools(seen: Seen, log: Log, gap: float) -> list[Widget]:
    """To search, to filter by seat and by kind, and to take the log along."""
    ui = seen.ui
    field = TextField(
        ui.say("story.search"), log.log_filter.words, log.search, hint=ui.say("story.search"), icon="search",
        key="log.search",
    )  # fmt: skip
    seats = [
        Chip(
            seen.name_of(seat), partial(log.look_for, log.log_filter.with_seat(seat)), colour=player.colour,
            selected=seat in log.log_filter.seats, key=f"log.seat.{seat}",
        )
        for seat, player in enumerate(seen.session.players)
    ]  # fmt: skip
    kinds = [
        Chip(
            ui.say(KINDS[kind]), partial(log.look_for, log.log_filter.with_kind(kind)),
            selected=kind in log.log_filter.kinds, key=f"log.kind.{kind}",
        )
        for kind in kinds_in(log.lines())
    ]  # fmt: skip
    files = [
        Chip(
            ui.say(word),
            partial(log.export, kind),
            icon="export",
            name=ui.say(name),
            key=f"log.export.{kind}",
        )
        for kind, word, name in FILES
    ]
    tools: list[Widget] = [field, ChipRow(seats, gap), ChipRow(kinds, gap), ChipRow(files, gap)]
    if log.log_filter.idle:
        tools.append(Label(ui.say("story.keys" if ui.keyboard else "story.touches"), SMALL, key="log.help"))
    return tools


def _rows(seen: Seen, log: Log, inspect: Inspect) -> Widget:
    ui = seen.ui
    lines = with_divider(log.shown(), seen.session.known_before(seen.seat))
    if not lines and not log.log_filter.idle:
        return Column(Label(ui.say("story.nothing_found"), SMALL, key="log.none"))
    keys = _keys(lines)

    def row(place: int) -> Widget:
        line = lines[place]
        if line is None:
            return SinceRow(ui.say("story.since"))
        return log_row(log, line, inspect, keys[place])

    return LogList(lines, row, log.log_filter, row_mm(ui))


def log_row(log: Log, line: LogLine, inspect: Inspect, key: str) -> LogRow:
    """A line that shows on the table what it tells of, and leads back to when it happened."""
    colours = [player.colour for player in log.session.players]
    return LogRow(
        line,
        colours,
        on_press=partial(log.show, line),
        on_hold=partial(log.go_back, line),
        on_link=lambda what: inspect(what, None),
        key=key,
    )


def _keys(lines: Sequence[LogLine | None]) -> list[str]:
    """A name for every row that lasts while lines are added; remarks share the moment of another line."""
    met: Counter[int] = Counter()
    keys = []
    for line in lines:
        moment = line.moment if line else -1
        keys.append(f"log.line.{moment}.{met[moment]}")
        met[moment] += 1
    return keys
