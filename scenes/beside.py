"""The column at the right: what is being answered, the log, who breaks the rules, who passes in advance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect

from scenes.frame import Fixed
from scenes.kit import marks
from scenes.kit.boxes import Column, Panel, Row
from scenes.kit.label import Label, fitting, laid_out
from scenes.kit.widget import Size, Widget
from scenes.log.panel import log_panel
from scenes.stage.stage import ready
from scenes.text import SMALL, TITLE, Style, width_of
from scenes.theme import AMBER, GLASS_RAISED, INK, LINE, SEATS, TEXT, TEXT_QUIET

if TYPE_CHECKING:
    from scenes.canvas import Canvas
    from scenes.stage.piece import Look
    from scenes.table import TableScene
    from scenes.ui import Ui
    from scenes.windows import Breaker, Pending

HEAD = TITLE._replace(mm=4.0)
NAME = Style("title", 3.5, TEXT, 1.15)
DOES = Style("body", 3.1, TEXT_QUIET, 1.15)
STOPS = Style("body", 3.1, AMBER, 1.15)
WHEN = Style("number", 3.3, TEXT)
LOOK = 7.0  # millimetres: the portrait or card of a row
EDGE, GAP, INSET = 2.0, 1.4, 1.8
LOG_SHARE = 0.36  # of the column is kept for the log


class Entry(Widget):
    """A row that leads to a thing: its look, a name, lines below it, and perhaps a sign at its end."""

    role = "button"

    def __init__(
        self, look: Look, colour: str, texts: Sequence[tuple[str, Style]], press: Callable[[], None], *,
        sign: str = "", lit: bool = False, faded: bool = False, linked: bool = False, key: str = "",
    ) -> None:  # fmt: skip
        super().__init__(" ".join(text for text, _ in texts))
        self.look, self.colour, self.press, self.key = look, colour, press, key
        self.texts = [(text, style) for text, style in texts if text]
        self.sign, self.lit, self.faded, self.linked = sign, lit, faded, linked
        self.least = 0
        self.places = (0, 0)

    def _room(self, ui: Ui, width: int) -> tuple[int, int]:
        """What the look and the sign leave for words, and how wide the sign is."""
        size = ui.screen.em(WHEN.mm)
        sign = width_of(self.sign, WHEN.font, size) + ui.mm(2) if self.sign else 0
        return width - ui.mm(INSET + LOOK + GAP + 1) - (sign + ui.mm(GAP) if sign else 0), sign

    def measure(self, ui: Ui, width: int) -> Size:
        room, _ = self._room(ui, width)
        tall = sum(laid_out(ui.screen, text, style, room).height for text, style in self.texts)
        return width, max(tall + ui.mm(1.6), ui.screen.least)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least
        self.places = self._room(ui, rect.width)

    def actions(self) -> list[str]:
        return ["press", "inspect"]

    def act(self, action: str) -> None:
        self.press()

    def draw(self, canvas: Canvas) -> None:
        seat = SEATS[self.colour]
        if self.lit:
            canvas.rounded(self.rect, GLASS_RAISED, radius=canvas.mm(1.4), border=AMBER)
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
        tall = sum(laid_out(canvas.screen, text, style, room).height for text, style in self.texts)
        y = self.rect.centery - tall // 2
        for text, style in self.texts:
            ink = style._replace(colour=TEXT_QUIET) if self.faded else style
            height = laid_out(canvas.screen, text, style, room).height
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
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(1.4))


def column(scene: TableScene) -> list[Widget]:
    """The log with what stands above and below it, as far as there is room for both."""
    rect, ui = scene.spots.log, scene.ui
    above = _stack(scene)
    top = _height(above, ui, rect)
    free = rect.height - round(rect.height * LOG_SHARE) - top
    below = next((panel for panel in _below(scene) if _height(panel, ui, rect) <= free), None)
    bottom = _height(below, ui, rect)
    parts: list[Widget] = []
    if above:
        parts.append(Fixed(above, Rect(rect.x, rect.y, rect.width, top - ui.mm(GAP))))
    if below:
        tall = bottom - ui.mm(GAP)
        parts.append(Fixed(below, Rect(rect.x, rect.bottom - tall, rect.width, tall)))
    log = Rect(rect.x, rect.y + top, rect.width, rect.height - top - bottom)
    return [*parts, Fixed(log_panel(scene), log)]


def over_table(scene: TableScene) -> list[Widget]:
    """Where there is no column, the stack lies over the table's corner; the bar tells of the newest."""
    panel, spots = _stack(scene, briefly=True) if scene.call.known_prompt() else None, scene.spots
    if panel is None:
        return []
    rect = Rect(0, 0, spots.corner.width, 0)
    rect.height = panel.measure(scene.ui, rect.width)[1]
    rect.topright = (spots.table.right, spots.table.y + scene.ui.mm(GAP))
    return [Fixed(panel, rect)]


def _height(panel: Panel | None, ui: Ui, rect: Rect) -> int:
    return panel.measure(ui, rect.width)[1] + ui.mm(GAP) if panel else 0


def _headed(ui: Ui, title: str, second: str, rows: Sequence[Widget], key: str) -> Panel:
    words: list[Widget] = [Label(ui.say(title), HEAD, least=3.2).growing()]
    if second:
        words.append(Label(ui.say(second), SMALL, least=2.8))
    return Panel(Column(Row(*words, gap=2, align="middle"), *rows, gap=1), EDGE, key=key)


# --- what is being answered


def _stack(scene: TableScene, *, briefly: bool = False) -> Panel | None:
    """Newest on top, above what it answers; briefly only if there is something that is answered."""
    prompt = scene.call.known_prompt()
    rows = scene.table.pending(scene.view, scene.session.story, prompt, scene.watching())
    if len(rows) <= briefly or scene.director.busy:
        return None
    last = len(rows) - 1
    entries = [_pending(scene, row, place, place < last, briefly) for place, row in enumerate(rows)]
    return _headed(scene.ui, "table.stack", "" if briefly else "table.stack_order", entries, "stack")


def _pending(scene: TableScene, row: Pending, place: int, linked: bool, briefly: bool) -> Entry:
    texts = [(row.title, NAME), *([] if briefly else [(row.does, DOES), (row.stopped_by, STOPS)])]
    return Entry(
        row.look, scene.session.players[row.seat].colour, texts, partial(scene.inspected, row.inspect, None),
        lit=place == 0, linked=linked, key=f"stack.{place}",
    )  # fmt: skip


# --- who breaks the rules, and what was said in advance


def _below(scene: TableScene) -> Iterator[Panel]:
    """The more there is room for, the more is told."""
    buttons = scene.call.buttons()
    rows = [] if scene.session.over else scene.table.breakers(scene.view, scene.watching())
    for briefly in (False, True) if rows else ():
        entries = [_breaker(scene, row, briefly=briefly) for row in rows]
        yield _headed(scene.ui, "table.breakers", "table.breakers_order", [*entries, *buttons], "breakers")
    if len(buttons) > 1:
        yield _headed(scene.ui, "table.responses", "", buttons, "responses")
    if buttons:
        yield Panel(Column(*buttons, gap=1), EDGE, key="responses")


def _breaker(scene: TableScene, row: Breaker, *, briefly: bool) -> Entry:
    """What it does is told when it is its time."""
    now = row.state == "now"
    texts = [(row.name, NAME), (row.does if now and not briefly else "", DOES)]
    return Entry(
        row.look, scene.session.players[row.seat].colour, texts, partial(scene.inspected, row.inspect, None),
        sign=row.when, lit=now, faded=row.state == "off", key=f"breaker.{row.inspect}.{row.seat}",
    )  # fmt: skip
