"""The seats beside a table: who they are, how far they are, what they hold."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.table import Seat
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import SMALL, Style
from scenes.drawing.theme import AMBER, GLASS, LINE, SEATS, TEXT, TEXT_QUIET
from scenes.table.game_table import Summary
from scenes.table.rules.inspections import first_line
from scenes.table.stage.stage import ready
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row, Spacer
from scenes.widgets.label import Icon, Label
from scenes.widgets.lettered import Lettered, letters_that_fit
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.actions import Inspect
    from scenes.table.seen import Seen
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

Pick = Callable[[str], None]
COUNT = Style("number", 4.2)
NAME = Style("title", 4.2)
BRIEF = Style("title", 3.6, leading=1.1)
FEWER = Style("number", 3.8, leading=1.05)
ROLE = Style("title", 3.0)
BRIEF_PAD = 1.3
BAR = 0.7  # from the coloured bar to what stands beside it
ICON = 3.2
ROOMY = 26.0  # millimetres of height from which the faction is named, too
FEW = 2  # seats that have room for a column each; more are told in few lines


class Badge(Widget):
    """A round portrait."""

    def __init__(self, look: Look, mm: float, name: str) -> None:
        super().__init__(name)
        self.look, self.mm = look, mm

    def measure(self, ui: Ui, width: int) -> Size:
        side = min(width, ui.mm(self.mm))
        return side, side

    def draw(self, canvas: Canvas) -> None:
        side = min(self.rect.size)
        if side > 4:
            surface = ready(canvas, self.look, (side, side))
            if surface:
                canvas.blit(surface, surface.get_rect(center=self.rect.center).topleft)


class ScorePips(Widget):
    """How far a seat is on its way to winning."""

    def __init__(self, reached: int, needed: int, colour: str, name: str, tall: float = 3.6) -> None:
        super().__init__(name)
        self.reached, self.needed, self.colour, self.tall = reached, needed, colour, tall

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(self.tall)

    def draw(self, canvas: Canvas) -> None:
        look = SEATS[self.colour]
        step = min(canvas.mm(self.tall + 0.6), self.rect.width // max(1, self.needed))
        for place in range(self.needed):
            centre = (self.rect.x + step // 2 + place * step, self.rect.centery)
            radius = max(2, round(step * 0.36))
            if place < self.reached:
                canvas.circle(centre, radius, look.base, border=look.light)
            else:
                canvas.circle(centre, radius, GLASS, border=LINE)


class SeatPanel(Panel):
    """A seat on glass with its colour at the edge; pressing it picks it, or inspects its faction."""

    role = "button"

    def __init__(
        self, seen: Seen, seat: Seat, summary: Summary, inspect: Inspect, *, asked: bool, pick: Pick | None,
        rests: bool = False,
    ) -> None:  # fmt: skip
        """``pick`` is there while a question is about this seat; ``rests``: a turn waits for its end."""
        super().__init__(*_content(seen, seat, summary, rests=rests))
        self.name, self.key, self.colour = seen.name_of(seat), f"seat:{seat}", seen.colour_of(seat)
        self.summary, self.inspect, self.asked, self.pick = summary, inspect, asked, pick
        self.tells: Callable[[], str] = lambda: first_line(
            seen.table.inspect(summary.inspect, seen.view, seen.watching)
        )

    def first_line(self) -> str:
        return self.tells() if self.summary.inspect else ""

    def actions(self) -> list[str]:
        return ["press", "inspect"] if self.summary.inspect or self.pick else []

    def act(self, action: str) -> None:
        if action == "press" and self.pick:
            self.pick(self.key)
        else:
            self.inspect(self.summary.inspect, self.rect.center)

    def draw(self, canvas: Canvas) -> None:
        look = SEATS[self.colour]
        canvas.glass(self.rect, border=AMBER if self.pick else look.base if self.asked else LINE)
        marks.accent(canvas, self.rect, look.base)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))


def seat_rail(
    seen: Seen, asked: Sequence[Seat], inspect: Inspect, pick: Pick | None = None, *, rests: bool = False
) -> Column:
    """All seats, the one below last; those that a question is about can be picked here, too."""
    ui = seen.ui

    def column() -> Column:
        return Column(*_panels(seen, asked, inspect, pick, rests=rests), gap=2)

    text = letters_that_fit(ui, column, seen.spots.rail.size)
    if text == ui.screen.text:
        return column()
    with ui.lettered(text):
        return Column(
            *(Lettered(panel, text) for panel in _panels(seen, asked, inspect, pick, rests=rests)), gap=2
        )


def _panels(
    seen: Seen, asked: Sequence[Seat], inspect: Inspect, pick: Pick | None, *, rests: bool
) -> Iterator[Widget]:
    seats = [seat for seat in range(len(seen.session.players)) if seat != seen.below]
    wanted = seen.builder.pieces if seen.builder and not seen.busy else set()
    for seat in [*seats, seen.below]:
        player = seen.session.players[seat]
        summary = seen.table.summary(seen.view, seat, player, seen.ui.settings.language)
        picked = pick if f"seat:{seat}" in wanted else None
        panel = SeatPanel(seen, seat, summary, inspect, asked=seat in asked, pick=picked, rests=rests)
        yield panel.growing()


def _content(seen: Seen, seat: Seat, summary: Summary, *, rests: bool) -> tuple[Widget, float]:
    """What a seat tells, and how many millimetres stay free around it."""
    if seen.table.seat_card is not None:
        player, (tall, wide) = seen.session.players[seat], _share(seen)
        language = seen.ui.settings.language
        resting = seen.seat if rests else None
        return seen.table.seat_card(seen.view, seat, player, (wide, tall), language, resting), BRIEF_PAD
    if len(seen.session.players) > FEW:
        return _brief(seen, seat, summary), BRIEF_PAD
    return _at_length(seen, seat, summary), 2.0


def _at_length(seen: Seen, seat: Seat, summary: Summary) -> Widget:
    """A seat with a column of its own."""
    ui = seen.ui
    parts: list[tuple[int, Widget]] = []  # the higher the number, the sooner it gives way
    if summary.badge:
        tall = seen.spots.rail.height / ui.screen.px_per_mm
        badge = Badge(summary.badge, min(16.0, tall * 0.11), "")
        parts.append((3, Row(Spacer().growing(), badge, Spacer().growing())))
    parts.append((0, Label(seen.name_of(seat), NAME, least=3.2)))
    if summary.title:
        parts.append((2, Label(summary.title, SMALL, least=3.0)))
    score = ui.say(summary.scored, reached=summary.score[0], needed=summary.score[1])
    parts.append((0, ScorePips(*summary.score, seen.colour_of(seat), score)))
    for icon, number, word in summary.counts:
        sign = [] if ui.screen.compact else [Icon(icon, 3.6, TEXT_QUIET)]  # the word needs the room
        count = [Label(number, COUNT), Label(word, SMALL, least=3.0)]
        parts.append((0, Row(*sign, *count, gap=1.2, align="middle")))
    parts += [(1, Label(chip, SMALL._replace(colour=TEXT), least=3.0)) for chip in summary.chips]
    return _room_for(seen, parts)


def _room_for(seen: Seen, parts: list[tuple[int, Widget]]) -> Widget:
    """A column of what fits into a seat's share of the rail: large letters push the badge out first."""
    ui, rail = seen.ui, seen.spots.rail
    count = len(seen.session.players)
    tall = (rail.height - (count - 1) * ui.mm(2)) // count - 2 * ui.mm(2)
    wide = rail.width - 2 * ui.mm(2)
    column = Column()
    for most in (3, 2, 1, 0):
        column = Column(*(part for number, part in parts if number <= most), gap=0.9)
        if column.measure(ui, wide)[1] <= tall:
            break
    return column


# --- many seats


class Plate(Widget):
    """What a seat is just now, on a plate in its colour."""

    def __init__(self, word: str, colour: str) -> None:
        super().__init__(word)
        self.colour = colour

    def measure(self, ui: Ui, width: int) -> Size:
        return width, round(ui.screen.em(ROLE.mm) * 1.35)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        """As wide as before the coloured bar took room: its words need it."""
        self.rect = Rect(rect.x, rect.y, rect.width + ui.mm(BAR), rect.height)

    def draw(self, canvas: Canvas) -> None:
        seat = SEATS[self.colour]
        canvas.rounded(self.rect, seat.deep, radius=canvas.mm(0.8), border=seat.light)
        size = fitting(canvas.screen, self.name, ROLE, self.rect.size, least=2.6)
        canvas.text(self.name, self.rect, ROLE, align="centre", size=size)


def _count(icon: str, number: str, word: str) -> Widget:
    """A number that is read with its word."""
    label = Label(number, FEWER)
    label.name = f"{number} {word}"
    return Row(Icon(icon, ICON, TEXT_QUIET), label, gap=1.0, align="middle")


def _widest(ui: Ui, summary: Summary) -> int:
    """The room that the counts need beside a portrait, so that no number is torn."""
    numbers = [lines_of(ui.screen, number, FEWER, ui.rect.width).width for _, number, _ in summary.counts]
    return max(numbers, default=0) + ui.mm(ICON + 3.1)


def _brief(seen: Seen, seat: Seat, summary: Summary) -> Widget:
    """A seat in little room: portrait and counts, what it is just now, its name, how far it is."""
    ui, colour = seen.ui, seen.colour_of(seat)
    score = ui.say(summary.scored, reached=summary.score[0], needed=summary.score[1])
    counts = Column(*(_count(*count) for count in summary.counts), gap=0.0)
    parts: list[Widget] = [Plate(summary.role, colour)] if summary.role else []
    tall, wide = _share(seen)
    wide -= ui.mm(BAR)
    parts.append(Label(seen.name_of(seat), BRIEF, least=3.0))
    if summary.title and tall > ui.mm(ROOMY):
        parts.append(Label(summary.title, SMALL, least=3.0))
    parts.append(ScorePips(*summary.score, colour, score, 2.8))
    below = Column(*parts, gap=0.3)
    free = tall - below.measure(ui, wide)[1] - ui.mm(1)
    if summary.badge and free > wide + ui.mm(10):
        return _barred(_tall(summary, _share(seen)[1] / ui.screen.px_per_mm - BAR, below))
    side = min(free, round(wide * 0.6), wide - _widest(ui, summary))
    head: list[Widget] = [counts]
    if summary.badge and side > ui.mm(5):
        head = [Badge(summary.badge, side / ui.screen.px_per_mm, ""), Spacer().growing(), counts]
    content = Column(Row(*head, gap=0.8, align="middle"), Spacer().growing(), below, gap=0.3)
    return _barred(content)


def _tall(summary: Summary, wide: float, below: Widget) -> Widget:
    """A seat with room for a large portrait; ``wide`` is in millimetres."""
    assert summary.badge is not None
    portrait = Row(Spacer().growing(), Badge(summary.badge, wide * 0.9, ""), Spacer().growing())
    counts = Row(*(_count(*count) for count in summary.counts), gap=3.0)
    return Column(portrait, below, counts, Spacer().growing(), gap=1.2)


def _barred(content: Widget) -> Widget:
    """Clear of the coloured bar at the edge."""
    return Row(Spacer(BAR, BAR), content.growing(), gap=0)


def _share(seen: Seen) -> tuple[int, int]:
    """The room within a seat's share of the rail."""
    ui, rail, count = seen.ui, seen.spots.rail, len(seen.session.players)
    tall = (rail.height - (count - 1) * ui.mm(2)) // count - 2 * ui.mm(BRIEF_PAD)
    return tall, rail.width - 2 * ui.mm(BRIEF_PAD)
