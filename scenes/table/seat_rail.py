"""The seats beside a table: who they are, how far they are, what they hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Protocol

from pygame import Rect

from game.core.table import Seat, Table
from scenes.drawing.rich_text import SMALL, Style
from scenes.drawing.theme import AMBER, GLASS, LINE, SEATS, TEXT, TEXT_QUIET
from scenes.table.game_table import GameTable, Summary
from scenes.table.stage.stage import ready
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row, Spacer
from scenes.widgets.label import Icon, Label, fitting, lines_of
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.session.session import Participant, Session
    from scenes.shell.gestures import Point
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.table.regions import Frame
    from scenes.table.stage.piece import Look
    from scenes.widgets.context import Ui

Pick = Callable[[str], None]
SeatCardOf = Callable[[Any, Seat, "Participant", Size, str], Widget]
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


class Around(Protocol):
    """What the seats beside a table tell about: a match that is played, or one that is watched again."""

    ui: Ui
    session: Session
    table: GameTable[Any]
    view: Table

    @property
    def below(self) -> Seat: ...

    @property
    def spots(self) -> Frame: ...

    def name_of(self, seat: Seat) -> str: ...

    def asked(self) -> list[Seat]: ...

    def inspected(self, what: str, pos: Point) -> None: ...


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
        self, scene: Around, seat: Seat, summary: Summary, content: Widget, *, asked: bool, pad: float = 2.0
    ) -> None:
        super().__init__(content, pad)
        self.scene, self.summary, self.asked = scene, summary, asked
        self.colour = scene.session.players[seat].colour
        self.name, self.key = scene.name_of(seat), f"seat:{seat}"
        self.pick: Pick | None = None  # while a question is about this seat

    def actions(self) -> list[str]:
        return ["press", "inspect"] if self.summary.inspect or self.pick else []

    def act(self, action: str) -> None:
        if action == "press" and self.pick:
            self.pick(self.key)
        else:
            self.scene.inspected(self.summary.inspect, self.rect.center)

    def draw(self, canvas: Canvas) -> None:
        look = SEATS[self.colour]
        canvas.glass(self.rect, border=AMBER if self.pick else look.base if self.asked else LINE)
        marks.accent(canvas, self.rect, look.base)
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))


def seat_rail(scene: Around, builder: AnswerBuilder | None = None, pick: Pick | None = None) -> Column:
    """All seats, the one below last; those that a question is about can be picked here, too."""
    seats = [seat for seat in range(len(scene.session.players)) if seat != scene.below]
    panels = [_seat(scene, seat).growing() for seat in [*seats, scene.below]]
    for panel in panels:
        if builder and panel.key in builder.pieces:
            panel.pick = pick
    return Column(*panels, gap=2)


def _seat(scene: Around, seat: Seat) -> SeatPanel:
    if scene.table.seat_card is not None:
        return _card(scene, seat, scene.table.seat_card)
    if len(scene.session.players) > FEW:
        return _brief(scene, seat)
    ui, player = scene.ui, scene.session.players[seat]
    summary = scene.table.summary(scene.view, seat, player, ui.settings.language)
    asked = seat in scene.asked()
    parts: list[tuple[int, Widget]] = []  # the higher the number, the sooner it gives way
    if summary.badge:
        tall = scene.spots.rail.height / ui.screen.px_per_mm
        badge = Badge(summary.badge, min(16.0, tall * 0.11), "")
        parts.append((3, Row(Spacer().growing(), badge, Spacer().growing())))
    parts.append((0, Label(scene.name_of(seat), NAME, least=3.2)))
    if summary.title:
        parts.append((2, Label(summary.title, SMALL, least=3.0)))
    score = ui.say(summary.scored, reached=summary.score[0], needed=summary.score[1])
    parts.append((0, ScorePips(*summary.score, player.colour, score)))
    for icon, number, word in summary.counts:
        sign = [] if ui.screen.compact else [Icon(icon, 3.6, TEXT_QUIET)]  # the word needs the room
        count = [Label(number, COUNT), Label(word, SMALL, least=3.0)]
        parts.append((0, Row(*sign, *count, gap=1.2, align="middle")))
    parts += [(1, Label(chip, SMALL._replace(colour=TEXT), least=3.0)) for chip in summary.chips]
    content = _room_for(scene, parts)
    return SeatPanel(scene, seat, summary, content, asked=asked)


def _card(scene: Around, seat: Seat, seat_card: SeatCardOf) -> SeatPanel:
    """A seat as its game tells of it."""
    player, language = scene.session.players[seat], scene.ui.settings.language
    summary = scene.table.summary(scene.view, seat, player, language)
    tall, wide = _share(scene)
    content = seat_card(scene.view, seat, player, (wide, tall), language)
    return SeatPanel(scene, seat, summary, content, asked=seat in scene.asked(), pad=BRIEF_PAD)


def _room_for(scene: Around, parts: list[tuple[int, Widget]]) -> Widget:
    """A column of what fits into a seat's share of the rail: large letters push the badge out first."""
    ui, rail = scene.ui, scene.spots.rail
    count = len(scene.session.players)
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


def _brief(scene: Around, seat: Seat) -> SeatPanel:
    """A seat in little room: portrait and counts, what it is just now, its name, how far it is."""
    ui, player = scene.ui, scene.session.players[seat]
    summary = scene.table.summary(scene.view, seat, player, ui.settings.language)
    score = ui.say(summary.scored, reached=summary.score[0], needed=summary.score[1])
    counts = Column(*(_count(*count) for count in summary.counts), gap=0.0)
    parts: list[Widget] = [Plate(summary.role, player.colour)] if summary.role else []
    tall, wide = _share(scene)
    wide -= ui.mm(BAR)
    parts.append(Label(scene.name_of(seat), BRIEF, least=3.0))
    if summary.title and tall > ui.mm(ROOMY):
        parts.append(Label(summary.title, SMALL, least=3.0))
    parts.append(ScorePips(*summary.score, player.colour, score, 2.8))
    below = Column(*parts, gap=0.3)
    free = tall - below.measure(ui, wide)[1] - ui.mm(1)
    if summary.badge and free > wide + ui.mm(10):
        return _tall(scene, seat, summary, below)
    side = min(free, round(wide * 0.6), wide - _widest(ui, summary))
    head: list[Widget] = [counts]
    if summary.badge and side > ui.mm(5):
        head = [Badge(summary.badge, side / ui.screen.px_per_mm, ""), Spacer().growing(), counts]
    content = Column(Row(*head, gap=0.8, align="middle"), Spacer().growing(), below, gap=0.3)
    return _barred(scene, seat, summary, content)


def _tall(scene: Around, seat: Seat, summary: Summary, below: Widget) -> SeatPanel:
    """A seat with room for a large portrait."""
    assert summary.badge is not None
    wide = _share(scene)[1] / scene.ui.screen.px_per_mm - BAR
    portrait = Row(Spacer().growing(), Badge(summary.badge, wide * 0.9, ""), Spacer().growing())
    counts = Row(*(_count(*count) for count in summary.counts), gap=3.0)
    content = Column(portrait, below, counts, Spacer().growing(), gap=1.2)
    return _barred(scene, seat, summary, content)


def _barred(scene: Around, seat: Seat, summary: Summary, content: Widget) -> SeatPanel:
    """Clear of the coloured bar at the edge."""
    inside = Row(Spacer(BAR, BAR), content.growing(), gap=0)
    return SeatPanel(scene, seat, summary, inside, asked=seat in scene.asked(), pad=BRIEF_PAD)


def _share(scene: Around) -> tuple[int, int]:
    """The room within a seat's share of the rail."""
    ui, rail, count = scene.ui, scene.spots.rail, len(scene.session.players)
    tall = (rail.height - (count - 1) * ui.mm(2)) // count - 2 * ui.mm(BRIEF_PAD)
    return tall, rail.width - 2 * ui.mm(BRIEF_PAD)
