"""Who sits at which edge: emblems are dragged to the edges of the tablet, or tapped and then the edge."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.table import Seat
from scenes.drawing.rich_text import BODY, Style
from scenes.drawing.theme import AMBER, AMBER_EDGE, DEEP, GLASS, LINE_BRIGHT, SEATS, SPACE
from scenes.shell.gestures import Point
from scenes.table.flat.dragged import Dragged
from scenes.table.flat.edges import DEGREES, fits, moved, seated, usual_edges
from scenes.widgets import marks
from scenes.widgets.boxes import Column, Panel, Row, Sized, Spacer
from scenes.widgets.button import Button
from scenes.widgets.controls import Toggle
from scenes.widgets.label import Icon, Label
from scenes.widgets.lettered import with_letters_that_fit
from scenes.widgets.page import PageScene
from scenes.widgets.turned import rect_in_room, turned_size
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

EMBLEM, BAND = 15.0, 19.0  # millimetres
NAME = Style("title", 4.0)
WORDS = {
    "bottom": "flat.edge.bottom", "right": "flat.edge.right", "top": "flat.edge.top",
    "left": "flat.edge.left",
}  # fmt: skip
SWITCHES = (
    ("table_turns", "flat.turns", "flat.turns_second"), ("left_handed", "flat.left", "flat.left_second"),
)  # fmt: skip


class Neighbour(NamedTuple):
    """Somebody at the table."""

    name: str
    colour: str


class EdgeNode(Widget):
    """An edge of the tablet: whoever is in hand sits down there."""

    role = "place"

    def __init__(self, name: str, edge: str, sit: Callable[[], None], *, lit: bool) -> None:
        super().__init__(name)
        self.key, self.sit, self.lit = f"edge.{edge}", sit, lit

    def actions(self) -> list[str]:
        return ["press"] if self.lit else []

    def act(self, action: str) -> None:
        self.sit()

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, AMBER if self.lit else GLASS, alpha=70 if self.lit else 150)
        edge = AMBER_EDGE if self.lit else LINE_BRIGHT
        canvas.outline(self.rect, edge, max(2, canvas.mm(0.4)), canvas.mm(3), dash=canvas.mm(2.5))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(3))


class SitterNode(Dragged):
    """Somebody's emblem, turned to where they sit; dragged, or tapped and taken in hand."""

    role = "button"

    def __init__(
        self, seat: Seat, who: Neighbour, degrees: int, take: Callable[[], None],
        drop: Callable[[Point], None], *, taken: bool,
    ) -> None:  # fmt: skip
        super().__init__(who.name)
        self.key, self.who, self.degrees = f"sitter.{seat}", who, degrees
        self.take, self.drop, self.taken = take, drop, taken

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.ui = rect, ui

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.take()

    def draw(self, canvas: Canvas) -> None:
        side, look = min(self.rect.size), SEATS[self.who.colour]
        box = Rect(0, 0, side, side)
        box.center = self.air or self.rect.center
        canvas.circle(box.center, side // 2, look.deep, border=AMBER if self.taken else look.light, width=3)
        canvas.image(
            f"pieces/medallion_{self.who.colour}", box.inflate(-side // 5, -side // 5), angle=self.degrees
        )
        canvas.icon(look.glyph, box.inflate(-side * 3 // 5, -side * 3 // 5), look.light)
        if self.focused:
            marks.ring(canvas, box, side / 2)


class TabletPlan(Widget):
    """The tablet from above, with everybody around it."""

    role = "group"
    layered = True

    def __init__(
        self, people: Sequence[Neighbour], edges: Sequence[str], names: dict[str, str], taken: Seat,
        take: Callable[[Seat], None], sit: Callable[[Seat, str], None], *, wide: bool,
    ) -> None:  # fmt: skip
        super().__init__()
        self.people, self.wide, self.sit = people, wide, sit
        self.sittings = seated(edges, len(people), wide=wide)
        self.edges = [
            EdgeNode(names[edge], edge, partial(sit, taken, edge), lit=taken >= 0) for edge in DEGREES
        ]
        self.sitters = [
            SitterNode(
                seat, who, self.sittings[seat].degrees, partial(take, seat), partial(self._drop, seat),
                taken=seat == taken,
            )
            for seat, who in enumerate(people)
        ]  # fmt: skip
        self.children += self.edges
        self.children += self.sitters

    def measure(self, ui: Ui, width: int) -> Size:
        long, short = ui.mm(150), ui.mm(100)
        return (min(width, long), short) if self.wide else (min(width, short), long)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        wide, tall = self.measure(ui, rect.width)
        self.rect = Rect(0, 0, wide, min(tall, rect.height))
        self.rect.midtop = rect.midtop
        for node, edge in zip(self.edges, DEGREES, strict=True):
            node.arrange(ui, rect_in_room(DEGREES[edge], self._band(ui, edge), self.rect))
        for seat, sitter in enumerate(self.sitters):
            sitter.arrange(ui, self._spot(ui, seat))

    def _band(self, ui: Ui, edge: str) -> Rect:
        """An edge as whoever sits there sees it: below."""
        size = turned_size(self.rect.size, DEGREES[edge])
        across = edge in ("left", "right")
        cut = ui.mm(BAND + 2) if across else 0
        return Rect(cut, size[1] - ui.mm(BAND), size[0] - 2 * cut, ui.mm(BAND))

    def _spot(self, ui: Ui, seat: Seat) -> Rect:
        sitting = self.sittings[seat]
        band = self._band(ui, sitting.edge)
        part = band.width // sitting.parts
        spot = Rect(0, 0, ui.mm(EMBLEM), ui.mm(EMBLEM))
        spot.center = (band.x + part * sitting.part + part // 2, band.centery)
        return rect_in_room(sitting.degrees, spot, self.rect)

    def _drop(self, seat: Seat, pos: Point) -> None:
        """At the edge that is nearest."""
        edges = dict(zip(DEGREES, self.edges, strict=True))
        self.sit(seat, min(edges, key=lambda edge: _away(edges[edge].rect, pos)))

    def draw(self, canvas: Canvas) -> None:
        canvas.shadow(self.rect, spread=4.0)
        canvas.rounded(self.rect, SPACE, border=LINE_BRIGHT, width=2)
        canvas.rounded(
            self.rect.inflate(-canvas.mm(2 * BAND), -canvas.mm(2 * BAND)), DEEP, radius=canvas.mm(4)
        )


def _away(rect: Rect, pos: Point) -> int:
    across = max(rect.left - pos[0], pos[0] - rect.right, 0)
    down = max(rect.top - pos[1], pos[1] - rect.bottom, 0)
    return across * across + down * down


class FlatSeatsScene(PageScene):
    """Before a match, and at the table: where everybody sits, and what turns."""

    name = "flat_seats"
    title = "flat.seats"

    def __init__(
        self, ui: Ui, people: Sequence[Neighbour], chosen: Callable[[], None],
        upright: Callable[[], None] | None = None,
    ) -> None:  # fmt: skip
        """``upright`` takes the tablet up again."""
        super().__init__(ui)
        self.people, self.chosen, self.upright = people, chosen, upright
        self.taken: Seat = -1

    @property
    def wide(self) -> bool:
        return self.ui.screen.width >= self.ui.screen.height

    @property
    def edges(self) -> tuple[str, ...]:
        chosen, count = self.ui.settings.edges, len(self.people)
        good = fits(chosen, count, wide=self.wide)
        return tuple(chosen) if good else usual_edges(count, wide=self.wide)

    def body(self) -> Widget:
        names = {edge: self.ui.say(word) for edge, word in WORDS.items()}
        plan = TabletPlan(self.people, self.edges, names, self.taken, self.take, self.sit, wide=self.wide)
        wide, tall = self.ui.rect.size
        choices = with_letters_that_fit(self.ui, self._choices, (wide // 3, tall * 2 // 3))
        return Row(plan.growing(3), choices.growing(2), gap=8)

    def _choices(self) -> Widget:
        say, settings = self.ui.say, self.ui.settings
        switches: list[Widget] = [
            Toggle(
                say(word), getattr(settings, field), partial(self._set, field), second=say(means), key=field
            )
            for field, word, means in SWITCHES
        ]
        how = Label(say("flat.how_seats" if self.taken < 0 else "flat.tap_edge"), BODY, key="flat.how")
        who: list[Widget] = [
            Row(Icon(SEATS[one.colour].glyph, 5, SEATS[one.colour].base), Label(one.name, NAME), gap=2)
            for one in self.people
        ]
        return Panel(Column(how, *who, *switches, gap=3), 5)

    def foot(self) -> list[Widget]:
        done = Button(self.ui.say("flat.done"), self.go_on, icon="tick", kind="primary", key="flat.done")
        up: list[Widget] = []
        if self.upright:
            up = [Button(self.ui.say("flat.upright"), self.upright, icon="home", key="flat.upright")]
        return [*up, Spacer().growing(), Sized(done, least_width=60, least_height=14)]

    def _set(self, field: str, on: bool) -> None:
        setattr(self.ui.settings, field, on)
        self.ui.keep_settings()
        self.rebuild()

    def take(self, seat: Seat) -> None:
        """Take somebody in hand; tapped again, they stay where they are."""
        self.taken = -1 if seat == self.taken else seat
        self.rebuild()

    def sit(self, seat: Seat, edge: str) -> None:
        if seat < 0:
            return
        self.ui.settings.edges = list(moved(self.edges, seat, edge, wide=self.wide))
        self.ui.keep_settings()
        self.ui.sound.motif(self.people[seat].colour)
        self.taken = -1
        self.rebuild()

    def go_on(self) -> None:
        self.ui.stack.pop(self)
        self.chosen()


def _example(ui: Ui, seed: int, after: int) -> list[FlatSeatsScene]:
    colours = ("orange", "blue", "yellow", "purple", "green")
    names = ("Mia", "Jonas", "Ada", "Tim", "Lea")
    people = [Neighbour(name, colour) for name, colour in zip(names, colours, strict=True)]
    return [FlatSeatsScene(ui, people, lambda: None)]


SCREENS = {"flat_seats": _example}
