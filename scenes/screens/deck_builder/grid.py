"""Pages of cards to choose from: each with its copies below it, to drag, to tap or to reach by keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, Protocol

from pygame import Rect

from game.firestorm.cards.grammar import CardFacts
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import AMBER, CYAN, DEEP, GLASS, LINE, LINE_BRIGHT, TEXT, TEXT_QUIET, WHITE, mixed
from scenes.games.firestorm.looks.cards import SHAPE, WholeCardLook
from scenes.shell.gestures import Gesture, Kind, Point
from scenes.table.looks.drawing import about
from scenes.table.stage.stage import ready
from scenes.widgets import marks
from scenes.widgets.button import IconButton
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

LEAST_CARD, WIDEST_CARD = 38.0, 56.0  # millimetres
GAP = 3.0
BELOW = 1.4  # between a card and its copies
STEP = 9.0  # the height of the row with the copies
MORE, LESS = ("+", "=", "[+]", "insert"), ("-", "[-]", "delete", "backspace")
NUMBER = Style("number", 4.4, TEXT, 1.0)
GHOST = 80  # of 255: what stays of a card that is being dragged


class Copies(NamedTuple):
    """How many of a card are in the deck, how many there may be (None: any number), how many are owned."""

    number: int
    limit: int | None
    owned: int | None = None


class Bench(Protocol):
    """What the cards of the grid and the rows of the deck tell the builder."""

    ui: Ui

    def pick(self, card: str) -> None:
        """A card was tapped: selected, or added the second time."""

    def add(self, card: str) -> None: ...

    def remove(self, card: str) -> None: ...

    def set_copies(self, card: str, count: int) -> None: ...

    def inspect(self, card: str, pos: Point | None) -> None: ...

    def drag(self, card: str, gesture: Gesture, *, out: bool = False) -> bool:
        """A card is dragged, into the deck or ``out`` of it."""

    def coming(self, card: str, *, lifted: bool = False) -> int:
        """How many copies letting go would add; with ``lifted``, letting go at the right place."""


class BenchCard(Widget):
    """A card that is tapped, inspected, added and removed: in the grid or in the deck."""

    def __init__(self, bench: Bench, facts: CardFacts, name: str, *, selected: bool) -> None:
        super().__init__(name)
        self.bench, self.facts, self.selected = bench, facts, selected

    def actions(self) -> list[str]:
        return ["press", "inspect", "add", "remove"]  # no "less": arrows must not change the deck

    def act(self, action: str) -> None:
        card = self.facts.id
        if action == "inspect":
            self.bench.inspect(card, self.rect.center)
        elif action == "press":
            self.bench.pick(card)
        else:
            (self.bench.add if action == "add" else self.bench.remove)(card)

    def stepped(self, gesture: Gesture) -> bool:
        """A key for one copy more or less was pressed."""
        if gesture.kind is not Kind.KEY or gesture.control or gesture.key not in (*MORE, *LESS):
            return False
        self.act("add" if gesture.key in MORE else "remove")
        return True


class CardCell(BenchCard):
    """A card of the page. Tapped twice, dragged or with the plus key it goes into the deck."""

    role = "card"

    def __init__(self, bench: Bench, facts: CardFacts, name: str, copies: Copies, *, selected: bool) -> None:
        super().__init__(bench, facts, name, selected=selected)
        self.copies = copies
        self.key = f"card.{facts.id}"
        self.look = WholeCardLook(facts.id, bench.ui.settings.language)

    @property
    def lifted(self) -> bool:
        """It is being dragged; a ghost of it stays."""
        return self.bench.coming(self.facts.id, lifted=True) > 0

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.KEY:
            return self._key(gesture)
        if gesture.kind in (Kind.DRAG, Kind.MOVE, Kind.DROP, Kind.FLICK, Kind.CANCEL):
            return self.bench.drag(self.facts.id, gesture)
        return False

    def _key(self, gesture: Gesture) -> bool:
        if self.stepped(gesture):
            return True
        if not gesture.control and gesture.key.isdecimal() and len(gesture.key) == 1:
            self.bench.set_copies(self.facts.id, int(gesture.key))
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed and not self.lifted)
        drawn = ready(canvas, self.look, self.rect.size)
        if drawn is None:
            canvas.rounded(rect, GLASS, border=LINE, radius=rect.width * 0.06)
        else:
            if canvas.drawn is not None:
                canvas.drawn += self.look.shown()
            light = 1.0 if self.copies.owned != 0 else 0.55
            name = ("look", self.look, self.rect.size)
            canvas.sprite(name, drawn, rect.center, light=light, alpha=GHOST if self.lifted else 255)
        radius = self.rect.width * 0.06
        if self.selected or self.hovered:
            colour, width = (AMBER, canvas.mm(0.8)) if self.selected else (WHITE, max(1, canvas.mm(0.4)))
            canvas.outline(self.rect.inflate(2, 2), colour, width, radius)
        if self.focused:
            marks.ring(canvas, self.rect, radius)


class CopiesRow(Widget):
    """Minus, a pip for each copy, plus."""

    role = "copies"

    def __init__(self, bench: Bench, facts: CardFacts, name: str, copies: Copies, why: str) -> None:
        super().__init__()
        say, card = bench.ui.say, facts.id
        self.copies, self.key = copies, f"copies.{card}"
        self.less = IconButton(
            "minus", say("deck.less", card=name), lambda: bench.remove(card), mm=STEP, kind="key",
            enabled=copies.number > 0, why=say("deck.none_in", card=name), key=f"less.{card}",
        )  # fmt: skip
        self.more = IconButton(
            "plus", say("deck.more", card=name), lambda: bench.add(card), mm=STEP, kind="key",
            enabled=not why, why=why, key=f"more.{card}",
        )  # fmt: skip
        self.less.takes_focus = self.more.takes_focus = False
        self.children = [self.less, self.more]

    def measure(self, ui: Ui, width: int) -> Size:
        return width, max(ui.mm(STEP), ui.screen.least)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        side = rect.height
        self.less.arrange(ui, Rect(rect.x, rect.y, side, side))
        self.more.arrange(ui, Rect(rect.right - side, rect.y, side, side))

    def draw(self, canvas: Canvas) -> None:
        room = Rect(
            self.less.rect.right, self.rect.y, self.more.rect.x - self.less.rect.right, self.rect.height
        )
        copies = self.copies
        if copies.limit is None:
            owned = f"{copies.number} / {copies.owned}" if copies.owned is not None else str(copies.number)
            ink = TEXT if copies.number else TEXT_QUIET
            canvas.text(owned, room, NUMBER._replace(colour=ink), align="centre")
            return
        shown = max(copies.limit, copies.number)
        side, step = canvas.mm(3.6), min(canvas.mm(5.2), room.width // max(1, shown))
        left = room.centerx - step * (shown - 1) // 2
        for place in range(shown):
            spot = about((left + place * step, room.centery), side)
            full, had = place < copies.number, copies.owned is None or place < copies.owned
            self._pip(canvas, spot, full, over=place >= copies.limit, had=had)

    def _pip(self, canvas: Canvas, spot: Rect, full: bool, *, over: bool, had: bool) -> None:
        radius = spot.width // 2
        if full:
            colour = AMBER if over else CYAN
            canvas.circle(spot.center, radius, colour, border=mixed(colour, WHITE, 0.5))
            shine = about((spot.centerx - radius // 3, spot.centery - radius // 3), max(2, radius // 2))
            canvas.circle(shine.center, max(1, shine.width // 2), mixed(colour, WHITE, 0.7))
            return
        if had:
            canvas.circle(spot.center, radius, DEEP, border=LINE_BRIGHT, width=max(1, canvas.mm(0.35)))
        else:
            canvas.circle(spot.center, max(1, radius // 3), LINE_BRIGHT)


class CardGrid(Widget):
    """A page of cards, as many as fit; ``page`` is asked for when the room is known."""

    role = "grid"

    def __init__(
        self,
        count: int,
        cell: Callable[[int], tuple[CardCell, CopiesRow]],
        place: int,
        on_page: Callable[[int, int], None],
        empty: str,
        turn: Callable[[int], None],
    ) -> None:
        """``place`` is a card that is to be seen; ``on_page`` hears which page that is, of how many."""
        super().__init__()
        self.key = "grid"
        self.count, self.cell, self.wanted, self.on_page = count, cell, place, on_page
        self.empty, self.turn = empty, turn
        self.pairs: list[tuple[CardCell, CopiesRow]] = []
        self.made = (-1, 0)  # which page the pairs are of

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.mm(60)

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        columns, rows, wide = shape(ui, rect)
        each = columns * rows
        pages = max(1, -(-self.count // each))
        page = min(pages - 1, max(0, self.wanted) // each)
        first = page * each
        if self.made != (first, each):
            shown = range(first, min(self.count, first + each))
            self.pairs = [self.cell(number) for number in shown]
            self.children = [part for pair in self.pairs for part in pair]
            self.made = (first, each)
        tall, below = round(wide * SHAPE), max(ui.mm(STEP), ui.screen.least)
        space = beneath(ui)
        step = tall + space + below
        gap_x = (rect.width - columns * wide) // max(1, columns - 1) if columns > 1 else 0
        gap_y = (rect.height - rows * step) // max(1, rows - 1) if rows > 1 else 0
        gap_x, gap_y = min(gap_x, ui.mm(3 * GAP)), min(gap_y, ui.mm(4 * GAP))
        left, top = rect.x + (rect.width - columns * wide - (columns - 1) * gap_x) // 2, rect.y
        for number, (cell, copies) in enumerate(self.pairs):
            spot = Rect(
                left + number % columns * (wide + gap_x), top + number // columns * (step + gap_y), wide, tall
            )
            cell.arrange(ui, spot)
            copies.arrange(ui, Rect(spot.x, spot.bottom + space, wide, below))
        self.on_page(page, pages)

    def claims(self, pos: Point) -> bool:
        return self.rect.collidepoint(pos)

    def handle(self, gesture: Gesture) -> bool:
        if gesture.kind is Kind.WHEEL and gesture.amount:
            self.turn(-1 if gesture.amount > 0 else 1)
            return True
        return False

    def draw(self, canvas: Canvas) -> None:
        if not self.count:
            room = self.rect.inflate(-canvas.mm(20), 0)
            canvas.text(self.empty, room, Style("body", 4.6, TEXT_QUIET), align="centre")


def beneath(ui: Ui) -> int:
    """The gap between a card and its copies; a finger needs more of it."""
    return ui.mm(2.0 if ui.screen.touch else BELOW)


def shape(ui: Ui, rect: Rect) -> tuple[int, int, int]:
    """How many columns and rows of cards there are, and how wide a card is: as many as can be read."""
    gap, below = ui.mm(GAP), max(ui.mm(STEP), ui.screen.least) + beneath(ui)
    best = (1, 1, min(rect.width, round((rect.height - below) / SHAPE)))
    ways: list[tuple[int, int, int]] = []
    for columns in range(1, 10):
        for rows in range(1, 6):
            across = (rect.width - (columns - 1) * gap) // columns
            down = round(((rect.height - (rows - 1) * gap) / rows - below) / SHAPE)
            wide = min(across, down, ui.mm(WIDEST_CARD))
            if wide >= ui.mm(LEAST_CARD):
                ways.append((columns, rows, wide))
    return max(ways, key=lambda way: (way[0] * way[1], way[2]), default=best)
