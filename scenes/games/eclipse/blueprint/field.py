"""The widgets of the blueprint editor: tabs of ships, the squares of one, and the parts of the supply."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.eclipse import pieces
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import (
    AMBER,
    AMBER_EDGE,
    BAD,
    CYAN,
    DEEP,
    GLASS_RAISED,
    LINE,
    LINE_BRIGHT,
    TEXT,
    TEXT_QUIET,
)
from scenes.games.eclipse.blueprint.part_tiles import PartLook, SlotLook
from scenes.games.eclipse.looks.ships import one_ship
from scenes.games.eclipse.trays.cards import Again, Card, Carried, Targets, mark
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.looks.drawing import about, code, signed, tick_badge, vector
from scenes.table.stage.stage import painted
from scenes.widgets import marks
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

NAME = Style("title", 4.0, TEXT, 1.0)
PART = Style("body", 3.1, TEXT, 1.0)
NOTE = Style("body", 3.2, TEXT_QUIET, 1.05)
GRID = 5.0  # millimetres of the lines on the blueprint
SLOT_GAP = 0.1  # of a square
LARGEST = 27.0  # millimetres of a square
WORDED = 2  # times as wide as a part without its name
ROW = 19.0  # millimetres that a part needs in one row
LOW = 18.0  # of a card: its name takes no more than it needs


class Tab(Widget):
    """The name of a kind of ship; ``lit`` if the part in the hand fits somewhere on it."""

    role = "tab"

    def __init__(
        self, name: str, ship: int, colour: str, on_press: Callable[[], None], *,
        selected: bool, lit: bool, fits: bool, holds: set[str],
    ) -> None:  # fmt: skip
        super().__init__(name)
        self.key, self.ship, self.colour, self.on_press = f"tab:{ship}", ship, colour, on_press
        self.selected, self.lit, self.fits, self.holds = selected, lit, fits, holds

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.on_press()

    def draw(self, canvas: Canvas) -> None:
        edge = CYAN if self.selected else AMBER if self.lit else LINE
        fill = GLASS_RAISED if self.selected or self.hovered else (14, 22, 46)
        rect = marks.sunk(self.rect, self.pressed)
        canvas.rounded(rect, fill, border=edge, width=max(1, canvas.mm(0.35)), radius=canvas.mm(2))
        side = min(rect.height - canvas.mm(2), rect.width * 23 // 100)
        one_ship(canvas, Rect(rect.x + canvas.mm(1), rect.centery - side // 2, side, side),
                 pieces.SHIPS[self.ship], self.colour)  # fmt: skip
        left = rect.x + side + canvas.mm(1.3)
        room = Rect(left, rect.y, rect.right - left - canvas.mm(0.6), rect.height)
        style = NAME if self.selected else NAME._replace(colour=TEXT_QUIET)
        size = fitting(canvas.screen, self.name, style, room.size, lines=2)
        canvas.text(self.name, room, style, size=size)
        if not self.fits:
            canvas.icon(
                "warning", about((rect.right - canvas.mm(2), rect.y + canvas.mm(2)), canvas.mm(4)), BAD
            )
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2))


class Slot(Carried):
    """A square of a blueprint: takes the part in the hand, or gives its tile back to the supply."""

    role = "place"

    def __init__(
        self, name: str, piece: str, builder: AnswerBuilder, again: Again, targets: Targets, *,
        square: int, part: int, printed: bool, carries: bool, on_inspect: Callable[[], None] | None,
    ) -> None:  # fmt: skip
        super().__init__(name, piece, builder, again, targets, on_inspect=on_inspect)
        self.square, self.part, self.printed = square, part, printed
        self.takes = False  # the part in the hand may be laid here
        self.carries = carries
        self.held = ""  # the part that a press lays here
        self.direct: Handle | None = None  # or the answer that it gives
        self.on_hover: Callable[[str], None] | None = None
        self.was_over = False

    def accept(self, held: str, direct: Handle | None, *, key: str) -> None:
        """A press lays this piece here, or gives this answer."""
        self.takes, self.held, self.direct, self.key = True, held, direct, key

    def bar(self, why: str) -> None:
        """A press only tells why not."""
        self.why, self.enabled = why, not why

    def act(self, action: str) -> None:
        if action == "inspect" or not self.takes:
            super().act(action)
            return
        if self.direct is not None:
            self.builder.at_once = self.builder.chosen == self.direct
            self.builder.choose(self.direct)
        else:
            self.builder.put(self.held, self.piece)
            self.builder.at_once = self.ui is not None and self.ui.settings.confirm != "always"
        self.again()

    def handle(self, gesture: Gesture) -> bool:
        return self.carries and super().handle(gesture)

    @property
    def moving(self) -> bool:
        return super().moving or (self.takes and (self.hovered or self.focused) != self.was_over)

    def update(self, ms: float) -> None:
        """A square under the pointer or with the focus shows what would become of the ship."""
        over = self.hovered or self.focused
        if self.takes and over != self.was_over:
            self.was_over = over
            if self.on_hover:
                self.on_hover(self.piece if over else "")

    def plate(self, canvas: Canvas, rect: Rect) -> None:
        if self.held_at is None:
            SlotLook().paint(canvas, rect)

    def face(self, canvas: Canvas, rect: Rect) -> None:
        if self.part < 0:
            return
        look = PartLook(self.part, printed=self.printed)
        canvas.blit(painted(canvas, look, rect.size), rect.topleft)

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed and self.enabled)
        self.plate(canvas, rect)
        self.face(canvas, rect)
        if self.takes:
            over = self.hovered or self.focused
            if over:
                canvas.glow(rect, AMBER, spread=2.0, strength=120)
            canvas.outline(rect, AMBER_EDGE if over else AMBER, max(2, canvas.mm(0.7)), rect.width * 0.14)
            tick_badge(canvas, (rect.x + canvas.mm(1.4), rect.y + canvas.mm(1.4)), canvas.mm(5))
        elif self.carries:
            canvas.outline(rect, AMBER, max(1, canvas.mm(0.5)), rect.width * 0.14)
        if self.chosen:
            tick_badge(canvas, rect.topright, canvas.mm(5))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2))


class Field(Widget):
    """The blueprint: a grid, the ship in outline, and its squares in the columns of the board."""

    def __init__(self, slots: list[Slot], board: str, ship: int, colour: str, notes: tuple[str, str]) -> None:
        super().__init__("", list(slots))
        self.slots, self.ship, self.colour, self.notes = slots, ship, colour, notes
        self.blueprint = pieces.BLUEPRINTS[board, ship]

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        columns = [column for column in self.blueprint.columns if column]
        tallest = max(len(column) for column in columns)
        room = rect.inflate(-2 * ui.mm(3), -2 * ui.mm(8))
        across = room.width / (len(columns) + SLOT_GAP * (len(columns) - 1))
        down = room.height / (tallest + SLOT_GAP * (tallest - 1))
        side = round(min(across, down, ui.mm(LARGEST)))
        gap = round(side * SLOT_GAP)
        left = room.centerx - (len(columns) * (side + gap) - gap) // 2
        slots = iter(self.slots)
        for place, column in enumerate(columns):
            high = len(column) * (side + gap) - gap
            top = room.centery - high // 2
            for number, _ in enumerate(column):
                box = Rect(left + place * (side + gap), top + number * (side + gap), side, side)
                next(slots).arrange(ui, box)

    def draw(self, canvas: Canvas) -> None:
        canvas.rounded(self.rect, (8, 24, 56), border=LINE_BRIGHT, radius=canvas.mm(2.4))
        step = canvas.mm(GRID)
        vector(canvas, self.rect, ("eclipse grid", step), lambda w, h: _lines(w, h, step))
        side = round(min(self.rect.size) * 0.98)
        art = f"eclipse/blueprints/{pieces.SHIPS[self.ship]}"
        if canvas.art.has(art):
            canvas.image(art, about(self.rect.center, side), light=0.8)
        for text, align in zip(self.notes, ("left", "right"), strict=True):
            self._note(canvas, text, align)
        self._printed(canvas)

    def _note(self, canvas: Canvas, text: str, align: str) -> None:
        """A note in a lower corner, on a plate of its own: the ship shines through behind it."""
        room = self.rect.width * 3 // 5
        size = fitting(canvas.screen, text, NOTE, (room, canvas.mm(5)), lines=1)
        layout = lines_of(canvas.screen, text, NOTE, room, size)
        wide, tall = layout.width + canvas.mm(3), max(canvas.mm(5.2), layout.height + canvas.mm(1))
        plate = Rect(0, self.rect.bottom - canvas.mm(1) - tall, wide, tall)
        edge = self.rect.inflate(-canvas.mm(2), 0)
        plate.x = edge.x if align == "left" else edge.right - plate.width
        canvas.rounded(plate, DEEP, alpha=205, radius=canvas.mm(2.6))
        canvas.text(text, plate, NOTE, align="centre", size=size)

    def _printed(self, canvas: Canvas) -> None:
        """What stands outside the squares and always counts."""
        row = self.blueprint
        shown = [
            (icon, number)
            for icon, number in (
                ("initiative", row.initiative), ("energy", row.energy), ("computer", row.computer),
                ("shielding", row.shield),
            )
            if number
        ]  # fmt: skip
        x, y = self.rect.x + canvas.mm(2.4), self.rect.y + canvas.mm(4.4)
        for icon, number in shown:
            canvas.icon(icon, about((x + canvas.mm(2), y), canvas.mm(4)), CYAN)
            text = Rect(x + canvas.mm(4.6), y - canvas.mm(3), canvas.mm(9), canvas.mm(6))
            canvas.text(signed(number), text, NOTE._replace(font="number", colour=TEXT, mm=4.0))
            x += canvas.mm(13)


def _lines(width: int, height: int, step: int) -> str:
    across = "".join(f"M{x},0V{height}" for x in range(step, width, step))
    down = "".join(f"M0,{y}H{width}" for y in range(step, height, step))
    return (
        f'<path d="{across}{down}" stroke="{code(CYAN)}" stroke-opacity="0.13" stroke-width="1" fill="none"/>'
    )


class PartCard(Carried):
    """A part of the supply: its tile over its name."""

    def __init__(
        self, name: str, piece: str, builder: AnswerBuilder, again: Again, targets: Targets, *,
        part: int, why: str, on_inspect: Callable[[], None],
    ) -> None:  # fmt: skip
        super().__init__(name, piece, builder, again, targets, why=why, on_inspect=on_inspect)
        self.part = part
        self.worded = True  # there is room for its name
        self.on_hover: Callable[[str], None] | None = None
        self.on_pass: Callable[[PartCard, Point], None] | None = None

    def hovers(self, place: str) -> None:
        if self.on_hover:
            self.on_hover(place)

    def passes(self, pos: Point) -> None:
        if self.on_pass:
            self.on_pass(self, pos)

    def carried_size(self, canvas: Canvas) -> tuple[int, int]:
        side = canvas.mm(18)
        return side, side

    def plate(self, canvas: Canvas, rect: Rect) -> None:
        if self.held_at is None:
            Card.plate(self, canvas, rect)

    def face(self, canvas: Canvas, rect: Rect) -> None:
        lifted = self.held_at is not None and rect.width == rect.height
        if lifted:
            canvas.blit(painted(canvas, PartLook(self.part), rect.size), rect.topleft)
            return
        pad = canvas.mm(0.8)
        if not self.worded:
            self._tile(canvas, about(rect.center, min(rect.size) - 2 * pad))
            return
        style = PART if self.enabled else PART._replace(colour=TEXT_QUIET)
        wide, line = rect.width - 2 * pad, canvas.mm(9.6 if canvas.screen.touch else 6.6)
        size = fitting(canvas.screen, self.name, style, (wide, line))
        words = lines_of(canvas.screen, self.name, style, wide, size).height
        line = words if rect.height < canvas.mm(LOW) else max(line, words)
        side = min(rect.width - 2 * pad, rect.height - line - 2 * pad)
        self._tile(canvas, Rect(rect.centerx - side // 2, rect.y + pad, side, side))
        below = Rect(rect.x + pad, rect.bottom - line - pad // 2, wide, line)
        with canvas.clipped(rect):
            canvas.text(self.name, below, style, align="centre", size=size)

    def _tile(self, canvas: Canvas, box: Rect) -> None:
        canvas.blit(painted(canvas, PartLook(self.part, faded=not self.enabled), box.size), box.topleft)
        if not self.enabled:
            canvas.icon("lock", about((box.x + canvas.mm(2), box.y + canvas.mm(2)), canvas.mm(4)), TEXT)


class Parts(Widget):
    """The supply in the row below the map; tiles go back to it.

    Where one row is too narrow there are two, and what is not to be had makes way: its name is told to
    whoever looks closely.
    """

    role = "place"
    layered = True

    def __init__(self, cards: list[PartCard], area: Rect, put_back: Callable[[], None] | None) -> None:
        super().__init__("", list(cards))
        self.area, self.put_back = area, put_back
        self.key = "place:supply" if put_back else "parts"
        if put_back:
            for card in cards:  # a press anywhere lays the tile back
                card.takes_focus = False

    def actions(self) -> list[str]:
        return ["press"] if self.put_back else []

    def act(self, action: str) -> None:
        if self.put_back:
            self.put_back()

    def at(self, pos: Point) -> Widget | None:
        if self.put_back and self.rect.collidepoint(pos):
            return self
        return super().at(pos)

    def handle(self, gesture: Gesture) -> bool:
        return bool(self.put_back) and gesture.kind is Kind.DRAG

    def arrange(self, ui: Ui, rect: Rect) -> None:
        gap = ui.mm(2 if ui.screen.touch else 1)
        room = self.area.inflate(0, -ui.mm(2)).move(0, -ui.mm(1))
        cards = [card for card in self.children if isinstance(card, PartCard)]
        count = max(1, len(cards))
        rows = 1 if room.width // count >= ui.mm(ROW) else 2
        across = -(-count // rows)
        lines = [cards[start : start + across] for start in range(0, len(cards), across)]
        tall = min(ui.mm(26), (room.height - gap * (rows - 1)) // rows)
        high = tall * rows + gap * (rows - 1)
        y = room.bottom - high
        self.rect = Rect(room.x, y, 0, high)
        for line in lines:
            widths = _widths(ui, [card.enabled and rows > 1 for card in line], room.width, gap)
            used = sum(widths) + gap * (len(line) - 1)
            x = room.centerx - used // 2
            self.rect.union_ip(Rect(x, y, used, tall))
            for card, wide in zip(line, widths, strict=True):
                card.worded = card.enabled or rows == 1
                card.arrange(ui, Rect(x, y, wide, tall))
                x += wide + gap
            y += tall + gap

    def draw_all(self, canvas: Canvas) -> None:
        super().draw_all(canvas)
        if self.put_back:
            mark(canvas, self.rect, over=self.hovered)
            if self.focused:
                marks.ring(canvas, self.rect, canvas.mm(2))


def _widths(ui: Ui, worded: list[bool], room: int, gap: int) -> list[int]:
    """Parts with their names are wider than the others, which stay wide enough for a finger."""
    free = room - gap * (len(worded) - 1)
    unit = min(ui.mm(30), free // max(1, sum(WORDED if each else 1 for each in worded)))
    narrow = max(unit, ui.screen.least) if any(worded) else unit
    rest = free - narrow * worded.count(False)
    wide = min(unit * WORDED, rest // max(1, worded.count(True)))
    return [wide if each else narrow for each in worded]
