"""A seat beside the table: who it is, points and discs, what is stored and what comes in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from pygame import Rect

from game.core.table import Seat
from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from scenes.drawing.letter_sizes import LEAST as SMALLEST
from scenes.drawing.letter_sizes import fitting, is_broken
from scenes.drawing.rich_text import Style, width_of
from scenes.drawing.theme import AMBER, SEATS, TEXT, TEXT_QUIET, Colour
from scenes.games.eclipse.boards.seats import points, role_of
from scenes.games.eclipse.looks import BadgeLook
from scenes.games.eclipse.looks.tokens import resource_icon
from scenes.games.eclipse.names import species_name
from scenes.games.eclipse.phase_steps import ACTION, choosing_species, running
from scenes.table.looks.captions import paint_seat_state
from scenes.table.looks.drawing import MINUS, about, numeral
from scenes.table.stage.stage import ready
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

NAME = Style("title", 3.9, TEXT, 1.05)
KIND = Style("body", 3.0, TEXT_QUIET, 1.05)
STATE = Style("title", 3.0, TEXT, 1.05)
GOLD: Colour = (255, 224, 138)
HEAD, LINE, PLATE = 6.2, 4.4, 5.0  # millimetres
LEAST, MOST = 0.6, 1.35  # of them, by the room there is
GAP, EDGE = 0.8, 0.8  # above the plate, and beside the bar in the seat's colour
ROWS, STATES = 25.0, 30.0  # of height from which resources have a row each, and there is a plate
PORTRAIT = 8.0  # millimetres that a large portrait has at least
TITLES = 2.3  # letters' heights that two lines with the species take


class SeatFacts(NamedTuple):
    """What a card says of a seat."""

    name: str
    species: str
    colour: str
    points: int
    discs: int
    stored: tuple[int, ...]
    income: tuple[int, ...]
    state: str
    turn: bool
    away: bool  # it has passed, or its civilization is no more


def told(
    view: EclipseTable, seat: Seat, name: str, colour: str, language: str, *, person: bool = True,
    resting: Seat | None = None,
) -> SeatFacts:  # fmt: skip
    """A seat as everybody may see it; nobody's turn begins while a finished one rests."""
    board = view.players[seat]
    income = [view.income(seat, kind) for kind in range(3)]
    income[pieces.MONEY] -= view.upkeep(seat)
    turn = view.turn == seat and running(view) == ACTION and not choosing_species(view)
    words = catalogue(language)
    acting = words.say("eclipse.seats.turn") if person else words.say("eclipse.seats.plays")
    if resting is not None:
        turn, acting = seat == resting, words.say("eclipse.seats.rests")
    state = acting if turn else role_of(view, seat, language)
    return SeatFacts(
        name,
        board.species,
        colour,
        points(view, seat),
        board.discs,
        tuple(board.storage),
        tuple(income),
        state,
        turn,
        board.passed or board.gone,
    )


class SeatCard(Widget):
    """Drawn in whatever height there is: the less, the closer."""

    def __init__(self, said: SeatFacts, tall: int, language: str) -> None:
        super().__init__(said.name)
        self.said, self.tall, self.language = said, tall, language

    def measure(self, ui: Ui, width: int) -> Size:
        return width, self.tall

    def draw(self, canvas: Canvas) -> None:
        mm = canvas.screen.px_per_mm
        tall = self.rect.height / mm
        titles = canvas.screen.em(TITLES * KIND.mm) / mm
        spare = tall - (HEAD + titles + 4 * LINE + PLATE + GAP)  # what a large portrait would have
        wanted = HEAD + LINE * (4 if tall > ROWS else 2)
        room = tall - (PLATE + GAP if tall > STATES else 0)
        less = max(LEAST, min(MOST, room / wanted)) if spare < PORTRAIT else 1.0
        edge = canvas.mm(EDGE)
        rect = Rect(self.rect.x + edge, self.rect.y, self.rect.width - edge, self.rect.height)
        if spare >= PORTRAIT:
            rect = self._portrait(canvas, rect, min(rect.width, canvas.mm(spare)))
        rect = self._head(canvas, rect, canvas.mm(HEAD * less), small=spare < PORTRAIT)
        rect = self._counts(canvas, rect, canvas.mm(LINE * less))
        if self.said.species:
            rect = self._resources(canvas, rect, canvas.mm(LINE * less), rows=tall > ROWS)
        if self.said.state and tall > STATES:
            plate = canvas.mm(PLATE)
            self._state(canvas, Rect(rect.x, self.rect.bottom - plate, rect.width, plate))

    def _portrait(self, canvas: Canvas, rect: Rect, side: int) -> Rect:
        self._badge(canvas, about((rect.centerx, rect.y + side / 2), side))
        return Rect(rect.x, rect.y + side, rect.width, rect.height - side)

    def _badge(self, canvas: Canvas, spot: Rect) -> None:
        surface = ready(canvas, BadgeLook(self.said.species, self.said.colour), spot.size)
        if surface:
            canvas.blit(surface, spot.topleft)

    def _head(self, canvas: Canvas, rect: Rect, tall: int, *, small: bool) -> Rect:
        """The emblem, the name, and the species where there is room."""
        left = rect.x
        beside = tall + canvas.mm(0.8)
        if small and not is_broken(self.said.name, NAME, canvas.screen.floor(SMALLEST), rect.width - beside):
            self._badge(canvas, Rect(left, rect.y, tall, tall))
            left += beside
        room = Rect(left, rect.y, rect.right - left, tall)
        size = fitting(canvas.screen, self.said.name, NAME, room.size, lines=1)
        style = NAME._replace(colour=TEXT_QUIET) if self.said.away else NAME
        canvas.text(self.said.name, room, style, size=size)
        below = rect.y + tall
        if not small and self.said.species:
            title = species_name(self.said.species, self.language)
            line = Rect(rect.x, below, rect.width, canvas.screen.em(TITLES * KIND.mm))
            size = fitting(canvas.screen, title, KIND, line.size)
            canvas.text(title, line, KIND, middle=False, size=size)
            below += line.height
        return Rect(rect.x, below, rect.width, rect.bottom - below)

    def _counts(self, canvas: Canvas, rect: Rect, tall: int) -> Rect:
        """Points and discs in one line."""
        half = rect.width // 2
        numbers = (str(self.said.points), str(self.said.discs))
        share = self._share(canvas, numbers, tall, half - round(tall * 0.8) - canvas.mm(1.2))
        signs = (("star", GOLD), ("disc", SEATS[self.said.colour].light))
        for place, ((icon, colour), number) in enumerate(zip(signs, numbers, strict=True)):
            self._count(canvas, icon, colour, number, Rect(rect.x + place * half, rect.y, half, tall), share)
        return Rect(rect.x, rect.y + tall, rect.width, rect.bottom - rect.y - tall)

    def _share(self, canvas: Canvas, numbers: Sequence[str], tall: int, free: int) -> float:
        """How much smaller numbers of this height are if none may be wider than its room."""
        high = tall * 0.92
        widest = max(width_of(number, "number", round(high)) for number in numbers)
        return min(1.0, max(canvas.screen.floor(SMALLEST) / high, free / widest))

    def _count(
        self, canvas: Canvas, icon: str, colour: Colour, number: str, room: Rect, share: float
    ) -> None:
        side = round(room.height * 0.8)
        name = icon if canvas.art.has(f"icons/{icon}") else "dial"
        canvas.icon(name, Rect(room.x, room.centery - side // 2, side, side), colour)
        self._number(canvas, number, room.x + side + canvas.mm(0.6), room, TEXT, share)

    def _number(
        self, canvas: Canvas, text: str, left: int, room: Rect, colour: Colour, share: float = 1.0
    ) -> int:
        """A number at the left of its room; tells where it ends."""
        size = round(room.height * 0.92 * share)
        wide = width_of(text, "number", size)
        numeral(canvas, text, Rect(left, room.y, wide, room.height), colour, size=size)
        return left + wide

    def _resources(self, canvas: Canvas, rect: Rect, tall: int, *, rows: bool) -> Rect:
        """Three lines with what comes in, or one line with what there is."""
        if not rows:
            self._stored(canvas, Rect(rect.x, rect.y, rect.width, tall))
        side = round(tall * 0.74)
        for kind in range(3) if rows else ():
            room = Rect(rect.x, rect.y + kind * tall, rect.width, tall)
            resource_icon(canvas, kind, Rect(room.x, room.centery - side // 2, side, side))
            start = room.x + side + canvas.mm(0.5)
            end = self._number(canvas, str(self.said.stored[kind]), start, room, TEXT)
            more = self.said.income[kind]
            text = f"+{more}" if more >= 0 else f"{MINUS}{-more}"
            colour = TEXT_QUIET if more >= 0 else AMBER
            left = max(end + canvas.mm(1), room.x + rect.width // 2)
            share = max(0.84, canvas.screen.floor(SMALLEST) / (tall * 0.92))
            self._number(canvas, text, left, room, colour, share)
        used = tall * (3 if rows else 1)
        return Rect(rect.x, rect.y + used, rect.width, rect.bottom - rect.y - used)

    def _stored(self, canvas: Canvas, room: Rect) -> None:
        """What there is of all three in one line: signs and numbers share what is left between them."""
        numbers, gap = [str(number) for number in self.said.stored], canvas.mm(0.4)
        side = round(room.height * 0.6)
        free = room.width - 3 * (side + gap) - 2 * gap
        share = min(0.84, self._share(canvas, ["".join(numbers)], room.height, free))
        used = width_of("".join(numbers), "number", round(room.height * 0.92 * share))
        apart = min(room.width // 8, max(gap, (free - used) // 2))
        left = room.x
        for kind, number in enumerate(numbers):
            resource_icon(canvas, kind, Rect(left, room.centery - side // 2, side, side))
            left = self._number(canvas, number, left + side + gap, room, TEXT, share) + apart

    def _state(self, canvas: Canvas, rect: Rect) -> None:
        """Whose turn it is, who has passed, who begins."""
        paint_seat_state(canvas, self.said.state, rect, STATE, lit=self.said.turn)
