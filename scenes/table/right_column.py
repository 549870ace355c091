"""The column at the right: what is being answered, the log, who breaks the rules, who passes in advance."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import SMALL, TITLE, Style, width_of
from scenes.drawing.theme import AMBER, GLASS_RAISED, INK, LINE, SEATS, TEXT, TEXT_QUIET
from scenes.table.regions import Fixed
from scenes.table.stage.stage import ready
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row
from scenes.widgets.button import Button, IconButton
from scenes.widgets.label import Label
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.actions import TableActions
    from scenes.table.answering.controller import AnswerController
    from scenes.table.reactions.open_call import OpenCall
    from scenes.table.reactions.pending import Breaker, Pending
    from scenes.table.seen import Seen
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

HEAD = TITLE._replace(mm=4.0)
NAME = Style("title", 3.5, TEXT, 1.15)
DOES = Style("body", 3.1, TEXT_QUIET, 1.15)
STOPS = Style("body", 3.1, AMBER, 1.15)
CHIP = SMALL._replace(colour=TEXT)
WHEN = Style("number", 3.3, TEXT)
LOOK = 7.0  # millimetres: the portrait or card of a row
OLDER = "stack.more"  # the button to the rows that have no room
EDGE, GAP, INSET = 2.0, 1.4, 1.8
LOG_SHARE = 0.36  # of the column is kept for the log against who breaks the rules
LOG_LEAST = 40.0  # millimetres are kept for it against what is being answered: its head and a few lines
OVER_TABLE = 0.5  # of the table's height may lie under what is being answered
BELOW = ("breakers", "responses")  # the panels below the log, by their keys


class ColumnEntry(Widget):
    """A row that leads to a thing: its look, a name, lines below it, and perhaps a sign at its end."""

    role = "button"

    def __init__(
        self, look: Look, colour: str, texts: Sequence[tuple[str, Style]], press: Callable[[], None], *,
        sign: str = "", lit: bool = False, faded: bool = False, linked: bool = False, key: str = "",
        choose: Callable[[], None] | None = None, chosen: bool = False,
    ) -> None:  # fmt: skip
        super().__init__(" ".join(text for text, _ in texts))
        self.look, self.colour, self.press, self.key = look, colour, press, key
        self.texts = [(text, style) for text, style in texts if text]
        self.sign, self.lit, self.faded, self.linked = sign, lit, faded, linked
        self.choose, self.chosen = choose, chosen  # what the open question makes of it
        self.least = 0
        self.places = (0, 0)

    def _room(self, ui: Ui, width: int) -> tuple[int, int]:
        """What the look and the sign leave for words, and how wide the sign is."""
        size = ui.screen.em(WHEN.mm)
        sign = width_of(self.sign, WHEN.font, size) + ui.mm(2) if self.sign else 0
        return width - ui.mm(INSET + LOOK + GAP + 1) - (sign + ui.mm(GAP) if sign else 0), sign

    def measure(self, ui: Ui, width: int) -> Size:
        room, _ = self._room(ui, width)
        tall = sum(lines_of(ui.screen, text, style, room).height for text, style in self.texts)
        return width, max(tall + ui.mm(1.6), ui.screen.least)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least
        self.places = self._room(ui, rect.width)

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        if self.choose and action == "press":
            self.choose()
        else:
            self.press()

    def draw(self, canvas: Canvas) -> None:
        seat = SEATS[self.colour]
        if self.choose:
            canvas.glow(self.rect, AMBER, spread=2.0, strength=230 if self.chosen else 130)
        if self.lit or self.choose:
            canvas.rounded(
                self.rect, GLASS_RAISED, radius=canvas.mm(1.4), border=AMBER,
                width=max(2, canvas.mm(0.9 if self.chosen else 0.6)) if self.choose else 1,
            )  # fmt: skip
        side = canvas.mm(LOOK)
        box = Rect(self.rect.x + canvas.mm(INSET), self.rect.centery - side // 2, side, side)
        if self.linked:  # to what the row below is
            line = Rect(0, box.bottom, max(2, canvas.mm(0.6)), self.rect.bottom + canvas.mm(1.6) - box.bottom)
            line.centerx = box.centerx
            canvas.rounded(line, AMBER, radius=line.width / 2)
        surface = ready(canvas, self.look, (side, side))
        if surface:
            canvas.blit(surface, box.topleft)
        room, sign = self.places
        tall = sum(lines_of(canvas.screen, text, style, room).height for text, style in self.texts)
        y = self.rect.centery - tall // 2
        for text, style in self.texts:
            ink = style._replace(colour=TEXT_QUIET) if self.faded else style
            height = lines_of(canvas.screen, text, style, room).height
            canvas.text(text, Rect(box.right + canvas.mm(GAP), y, room, height), ink, middle=False)
            y += height
        if sign:
            plate = Rect(self.rect.right - sign - canvas.mm(1), 0, sign, canvas.mm(5))
            plate.centery = self.rect.centery
            canvas.rounded(plate, AMBER if self.lit else GLASS_RAISED, radius=canvas.mm(1), border=LINE)
            style = WHEN._replace(colour=INK if self.lit else TEXT_QUIET)
            size = fitting(canvas.screen, self.sign, style, plate.size, least=2.6)
            canvas.text(self.sign, plate, style, align="centre", size=size)
        marks.accent(canvas, self.rect, seat.base)
        if self.choose:
            marks.tick(canvas, (self.rect.right - canvas.mm(1.6), self.rect.y + canvas.mm(1)), canvas.mm(5))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(1.4))


class ColumnContents:
    """What stands in the column besides the log, from one look at the table."""

    def __init__(
        self, seen: Seen, call: OpenCall, controller: AnswerController, actions: TableActions
    ) -> None:
        self.seen, self.call, self.controller, self.actions = seen, call, controller, actions
        self.ui, table, view, watching = seen.ui, seen.table, seen.view, seen.watching
        self.prompt = call.known_prompt(seen.builder)
        self.rows = table.pending(view, seen.session.story, self.prompt, watching)
        self.breakers = [] if seen.session.over else table.breakers(view, watching)

    @property
    def asks_for_one(self) -> bool:
        """The open question is about something that is being answered."""
        wanted = self.seen.builder.pieces if self.seen.builder else set()
        return any(row.piece in wanted for row in self.rows)

    def choosing(self, piece: str) -> Callable[[], None] | None:
        """What a press on a row answers: the row itself, or where the piece in hand goes."""
        builder = self.seen.builder
        if not piece or builder is None or self.seen.busy:
            return None
        if piece in builder.pieces:
            return partial(self.controller.piece_pressed, piece)
        if piece in self.controller.places_of(builder.selected):
            return partial(self.controller.place_pressed, piece)
        return None

    def buttons(self) -> list[Button]:
        """What passes by itself, and what the own seat may say in advance."""
        return self.call.buttons(self.seen)


def column(contents: ColumnContents, log: Widget) -> list[Widget]:
    """The log with what stands above and below it.

    Where there is not enough room for all of it, the parts give way in this order: who breaks the rules, down
    to one row of buttons; the log, down to its least height; and what is being answered, which loses what
    stops its older rows, then what they do, then what the newest does, then its oldest rows, which go behind
    a button.
    """
    rect, ui = contents.seen.spots.log, contents.ui
    below = list(_below(contents))
    slimmest = _height(below[-1], ui, rect) if below else 0
    above = _fitting(_stacks(contents), ui, rect, rect.height - slimmest - ui.mm(LOG_LEAST))
    top = _height(above, ui, rect)
    under = _fitting(below, ui, rect, rect.height - round(rect.height * LOG_SHARE) - top)
    bottom = _height(under, ui, rect)
    parts: list[Widget] = []
    if above:
        parts.append(Fixed(above, Rect(rect.x, rect.y, rect.width, top - ui.mm(GAP))))
    if under:
        tall = bottom - ui.mm(GAP)
        parts.append(Fixed(under, Rect(rect.x, rect.bottom - tall, rect.width, tall)))
    return [*parts, Fixed(log, Rect(rect.x, rect.y + top, rect.width, rect.height - top - bottom))]


def room_over_log(parts: Sequence[Widget], rect: Rect) -> Rect:
    """What is left of the column between what is being answered and what is pressed below the log."""
    top, bottom = rect.y, rect.bottom
    for part in (part for part in parts if isinstance(part, Fixed) and part.children):
        if part.children[0].key == "stack":
            top = part.spot.bottom
        elif part.children[0].key in BELOW:
            bottom = part.spot.y
    return Rect(rect.x, top, rect.width, max(0, bottom - top))


def over_table(contents: ColumnContents, *, least: int = 2) -> list[Widget]:
    """Where there is no column, the stack lies over the table's corner from so many rows on.

    The bar tells of the newest, so that a single row need not be there, unless somebody speaks about it.
    """
    told = contents.prompt is not None or contents.asks_for_one
    spots, ui = contents.seen.spots, contents.ui
    rect = Rect(0, 0, spots.corner.width, round(spots.table.height * OVER_TABLE))
    panel = _fitting(_stacks(contents, over=least), ui, rect, rect.height) if told else None
    if panel is None:
        return []
    rect.height = panel.measure(ui, rect.width)[1]
    rect.topright = (spots.table.right, spots.table.y + ui.mm(GAP))
    return [Fixed(panel, rect)]


def _fitting(panels: Iterable[Panel], ui: Ui, rect: Rect, room: int) -> Panel | None:
    """The first one that has room; the last one if none has."""
    panel: Panel | None = None
    for panel in panels:
        if _height(panel, ui, rect) <= room:
            break
    return panel


def above_corner(contents: ColumnContents) -> list[Widget]:
    """Where there is no column, one row above the action corner, beside the prompt bar."""
    row, ui = slim(contents), contents.ui
    if row is None:
        return []
    corner, top = contents.seen.spots.corner, contents.seen.spots.prompt.y
    rect = Rect(corner.x, top, corner.width, max(ui.screen.least, corner.y - ui.mm(2) - top))
    rect.bottom = corner.y - ui.mm(2)
    return [Fixed(row, rect)]


def _height(panel: Panel | None, ui: Ui, rect: Rect) -> int:
    return panel.measure(ui, rect.width)[1] + ui.mm(GAP) if panel else 0


def _headed(ui: Ui, title: str, second: str, rows: Sequence[Widget], key: str) -> Panel:
    words: list[Widget] = [Label(ui.say(title), HEAD, least=3.2).growing()]
    if second:
        words.append(Label(ui.say(second), SMALL, least=2.8))
    return Panel(Column(Row(*words, gap=2, align="middle"), *rows, gap=1), EDGE, key=key)


# --- what is being answered


def _stacks(contents: ColumnContents, *, over: int = 0) -> Iterator[Panel]:
    """Newest on top, above what it answers, told at length, then ever more briefly.

    ``over`` the table it begins with titles, and is there only from so many rows on, or if one is asked for.
    """
    count = len(contents.rows)
    if count < (1 if contents.asks_for_one else max(1, over)) or contents.seen.busy:
        return
    for at_length, stopped in () if over else dict.fromkeys(((count, count), (count, 1), (1, 1))):
        yield _stack(contents, count, at_length, stopped, "table.stack_order")
    for shown in (count, *range(count - 2, -1, -1)):  # a button for one row needs as much room as the row
        yield _stack(contents, shown, 0, 0, "" if over else "table.stack_order")


def _stack(contents: ColumnContents, shown: int, at_length: int, stopped: int, order: str) -> Panel:
    """The newest rows: the first ones tell what they do, and what stops them; the others behind a button."""
    entries: list[Widget] = [
        _pending(
            contents, row, place, linked=place < shown - 1, does=place < at_length, stops=place < stopped
        )
        for place, row in enumerate(contents.rows[:shown])
    ]
    if shown < len(contents.rows):
        entries.append(_older(contents, contents.rows[shown:]))
    return _headed(contents.ui, "table.stack", order, entries, "stack")


def _older(contents: ColumnContents, rows: Sequence[Pending]) -> Button:
    """The way to the oldest rows, in amber if one of them can be chosen."""
    wanted = any(contents.choosing(row.piece) for row in rows)
    return Button(
        contents.ui.say("table.stack_more", count=len(rows)), contents.actions.rule_breakers, icon="deck",
        kind="primary" if wanted else "normal", key=OLDER, style=None if wanted else CHIP,
    )  # fmt: skip


def stack_entries(contents: ColumnContents, close: Callable[[], None]) -> list[Widget]:
    """All rows at length, for a list over the table that is closed when one of them answers the question."""
    last = len(contents.rows) - 1
    entries = [
        _pending(contents, row, place, linked=place < last, does=True, stops=True)
        for place, row in enumerate(contents.rows)
    ]
    for entry in entries:
        entry.choose = partial(_closing, close, entry.choose) if entry.choose else None
    return [*entries]


def _closing(close: Callable[[], None], choose: Callable[[], None]) -> None:
    close()
    choose()


def _pending(
    contents: ColumnContents, row: Pending, place: int, *, linked: bool, does: bool, stops: bool
) -> ColumnEntry:
    texts = [(row.title, NAME), (row.does if does else "", DOES), (row.stopped_by if stops else "", STOPS)]
    choose, seen = contents.choosing(row.piece), contents.seen
    return ColumnEntry(
        row.look, seen.colour_of(row.seat), texts, partial(contents.actions.inspect, row.inspect, None),
        lit=place == 0 and not contents.asks_for_one, linked=linked,
        key=row.piece if choose else f"stack.{place}", choose=choose,
        chosen=bool(seen.builder and seen.builder.selected == row.piece),
    )  # fmt: skip


def rows_of(ui: Ui, parts: Sequence[Widget]) -> tuple[Rect, ...]:
    """Where the rows of what is being answered are, the newest first, and at last the way to the others."""
    stacks = [part for part in parts if part.children and part.children[0].key == "stack"]
    for part in stacks:
        part.arrange(ui, part.rect)
    told = [each for part in stacks for each in part.walk()]
    return tuple(each.rect for each in told if isinstance(each, ColumnEntry) or each.key == OLDER)


# --- who breaks the rules, and what was said in advance


def _below(contents: ColumnContents) -> Iterator[Panel]:
    """The more there is room for, the more is told; what has no place stands behind a button."""
    ui, buttons = contents.ui, contents.buttons()
    for briefly in (False, True):
        entries = breaker_entries(contents, briefly=briefly)
        if entries:
            yield _headed(ui, "table.breakers", "table.breakers_order", [*entries, *buttons], "breakers")
    if buttons:
        yield _headed(ui, "table.responses", "", [*_doorway(contents), *buttons], "responses")
    if row := slim(contents):
        yield Panel(row, EDGE, key="responses")


def breaker_entries(contents: ColumnContents, *, briefly: bool) -> list[Widget]:
    """Who breaks the rules, in the order in which they would."""
    return [_breaker(contents, row, briefly=briefly) for row in contents.breakers]


def _doorway(contents: ColumnContents) -> list[Button]:
    """The button to those who break the rules."""
    if not contents.breakers:
        return []
    words = contents.ui.say("table.breakers_all")
    return [Button(words, contents.actions.rule_breakers, icon="power", key="aside.breakers", style=CHIP)]


def slim(contents: ColumnContents) -> Row | None:
    """All of it in one row: a single chip is there itself, several stand behind one that counts them."""
    buttons = contents.buttons()
    chips = [button for button in buttons if button.key != "call.ahead"]
    ahead = [button for button in buttons if button.key == "call.ahead"]
    if len(chips) > 1:
        words = contents.ui.say("call.stand_ahead", count=len(chips))
        chips = [
            Button(words, contents.actions.rule_breakers, icon="people", key="aside.responses", style=CHIP)
        ]
    row = [*_doorway(contents), *chips, *ahead]
    worded = (chips or ahead or row)[:1]  # only one of them has room for words
    parts = [button.growing() if button in worded else _short(button) for button in row]
    return Row(*parts, gap=2) if parts else None


def _short(button: Button) -> Button:
    return IconButton(button.icon, button.name, button.on_press, key=button.key)


def _breaker(contents: ColumnContents, row: Breaker, *, briefly: bool) -> ColumnEntry:
    """What it does is told when it is its time."""
    now = row.state == "now"
    texts = [(row.name, NAME), (row.does if now and not briefly else "", DOES)]
    return ColumnEntry(
        row.look, contents.seen.colour_of(row.seat), texts,
        partial(contents.actions.inspect, row.inspect, None),
        sign=row.when, lit=now, faded=row.state == "off", key=f"breaker.{row.inspect}.{row.seat}",
    )  # fmt: skip
