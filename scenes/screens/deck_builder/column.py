"""The deck itself: its banner, its cards in rows."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from pygame import Rect

from game.firestorm import pieces
from game.firestorm.cards.grammar import CardFacts
from scenes.drawing.letter_sizes import LEAST, fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import (
    AMBER,
    BAD,
    BLACK,
    DEEP,
    GLASS,
    GLASS_RAISED,
    INK,
    LINE,
    TEXT,
    WHITE,
    Colour,
    mixed,
)
from scenes.games.firestorm.looks.palette import EP, FACTIONS, TP, TYPES
from scenes.games.firestorm.looks.parts import orb, produced
from scenes.screens.deck_builder.grid import Bench, BenchCard
from scenes.shell.gestures import Gesture, Kind
from scenes.table.looks.drawing import about, fade, picture, tick_badge, vector
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.drawing.canvas import Canvas
    from scenes.shell.units import Screen
    from scenes.widgets.context import Ui

BANNER = 27.0  # millimetres
COPIES = Style("number", 3.6, TEXT, 1.0)
NAME = Style("title", 3.5, TEXT, 1.0)
CHIP = Style("title", 3.3, TEXT, 1.0)
COST = Style("number", 3.2, INK, 1.0)


class DeckTally(Widget):
    """A chip with a sign and a few words: how many cards there are, whether the deck is legal."""

    role = "status"

    def __init__(self, icon: str, text: str, colour: Colour, key: str) -> None:
        super().__init__(text)
        self.icon, self.text, self.colour, self.key = icon, text, colour, key

    def measure(self, ui: Ui, width: int) -> Size:
        wide = lines_of(ui.screen, self.text, CHIP, ui.mm(80)).width
        return min(width, wide + ui.mm(8.6)), max(ui.mm(6.4), ui.screen.em(5.4))

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        canvas.rounded(rect, DEEP, alpha=220, border=self.colour, radius=rect.height / 2)
        side = round(rect.height * 0.62)
        canvas.icon(self.icon, about((rect.x + canvas.mm(3.6), rect.centery), side), self.colour)
        words = Rect(rect.x + canvas.mm(6.2), rect.y, rect.width - canvas.mm(7.8), rect.height)
        size = fitting(canvas.screen, self.text, CHIP, words.size, lines=1)
        canvas.text(self.text, words, CHIP, size=size)


class DeckBanner(Widget):
    """The deck's world behind its name; it glows while a card is dragged that may go in."""

    role = "panel"

    def __init__(self, colour: str, base: str, child: Widget, glowing: Callable[[], bool]) -> None:
        """``base`` is the card of the base planet."""
        super().__init__("", [child])
        self.colour, self.base, self.glowing = colour, base, glowing
        self.key = "banner"

    def measure(self, ui: Ui, width: int) -> Size:
        inner = self.children[0].measure(ui, width - 2 * ui.mm(3))[1]
        return width, max(ui.mm(BANNER), inner + 2 * ui.mm(2.4))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect = rect
        self.children[0].arrange(ui, rect.inflate(-2 * ui.mm(3), -2 * ui.mm(2.4)))

    def draw(self, canvas: Canvas) -> None:
        rect, tint = self.rect, FACTIONS[self.colour or "green"].colour
        canvas.rounded(rect, mixed(tint, BLACK, 0.45), to=mixed(tint, BLACK, 0.8), border=LINE)
        art = f"firestorm/banners/{pieces.FACTIONS.get(self.colour, 'neutral')}"
        if canvas.art.has(art):
            with canvas.clipped(rect.inflate(-2, -2)):
                canvas.image(art, rect.inflate(-2, -2), waits=True)
        elif self.base and canvas.art.has(f"firestorm/cards/{self.base}"):
            window = Rect(
                rect.x + rect.width // 3, rect.y + 1, rect.width - rect.width // 3 - 1, rect.height - 2
            )
            with canvas.clipped(window):
                picture(canvas, f"firestorm/cards/{self.base}", window)
        _quiet(canvas, rect)
        if self.glowing():
            canvas.outline(rect, AMBER, max(2, canvas.mm(0.8)), canvas.mm(3))
            tick_badge(canvas, (rect.right - canvas.mm(4), rect.y + canvas.mm(4)), canvas.mm(5.4))


def _quiet(canvas: Canvas, rect: Rect) -> None:
    """A shadow from the left, so that words can be read on any picture."""
    vector(canvas, rect, "deck banner", lambda w, h: (
        fade("s", (0, 0, w, 0), (0, DEEP, 0.9), (0.5, DEEP, 0.8), (0.78, DEEP, 0.55), (1, DEEP, 0))
        + f'<rect width="{w}" height="{h}" fill="url(#s)"/>'
    ))  # fmt: skip


class DeckRow(BenchCard):
    """A card of the deck and how often it is in it; dragged out, one copy leaves."""

    role = "row"

    def __init__(
        self, bench: Bench, facts: CardFacts, name: str, count: int, *, selected: bool, wrong: bool
    ) -> None:
        super().__init__(bench, facts, f"{count} {name}", selected=selected)
        self.words, self.count, self.wrong = name, count, wrong
        self.key = f"row.{facts.id}"
        self.least = 0

    def measure(self, ui: Ui, width: int) -> Size:
        return width, max(ui.screen.em(5.8), ui.mm(9 if ui.screen.touch else 5.8))

    def arrange(self, ui: Ui, rect: Rect) -> None:
        self.rect, self.least = rect, ui.screen.least

    @property
    def coming(self) -> int:
        """Copies that a drag would add or take."""
        return self.bench.coming(self.facts.id)

    @property
    def hit_rect(self) -> Rect:
        return self.rect.inflate(0, max(0, self.least - self.rect.height))

    def claims(self, pos: tuple[int, int]) -> bool:
        """Rows stand close together: a finger means the one that it is on."""
        return self.rect.collidepoint(pos)

    def handle(self, gesture: Gesture) -> bool:
        if self.stepped(gesture):
            return True
        across, down = (abs(a - b) for a, b in zip(gesture.pos, gesture.start, strict=True))
        if gesture.kind is Kind.DRAG and down > across:
            return False  # the list scrolls
        if gesture.kind in (Kind.DRAG, Kind.MOVE, Kind.DROP, Kind.FLICK, Kind.CANCEL):
            return self.bench.drag(self.facts.id, gesture, out=True)
        return False

    def draw(self, canvas: Canvas) -> None:
        rect = self.rect
        lit = self.hovered or self.pressed or self.selected or bool(self.coming)
        border = AMBER if self.selected or self.coming else BAD if self.wrong else None
        canvas.rounded(
            rect, mixed(GLASS, GLASS_RAISED, 0.8 if lit else 0.25), border=border or mixed(GLASS, LINE, 0.5),
            radius=canvas.mm(1.2),
        )  # fmt: skip
        pad, tall = canvas.mm(0.8), rect.height
        bar = Rect(
            rect.right - canvas.mm(1.3), rect.y + canvas.mm(0.7), canvas.mm(0.8), tall - 2 * canvas.mm(0.7)
        )
        canvas.surface.fill(FACTIONS[self.facts.color].colour, bar)
        told = str(self.count)
        if self.coming:
            told = f"{self.count} {{icon:arrow_right}} {self.count + self.coming}"
        wide = canvas.screen.em(11 if self.coming else 4)
        ink = AMBER if self.coming else BAD if self.wrong else TEXT
        canvas.text(told, Rect(rect.x + pad, rect.y, wide, tall), COPIES._replace(colour=ink), align="centre")
        side = min(tall - 2 * canvas.mm(0.7), canvas.mm(5))
        spot = about((rect.x + pad + wide + side // 2 + canvas.mm(0.6), rect.centery), side)
        look = TYPES[self.facts.type]
        canvas.rounded(spot, look.band.top, to=look.band.low, radius=canvas.mm(0.9))
        canvas.icon(look.icon, spot.inflate(-side // 4, -side // 4), WHITE)
        right = self._orbs(canvas, bar.x - pad, side)
        room = (round(right) - spot.right - 2 * pad, tall)
        told, size = shortened(canvas.screen, self.words, room[0])
        canvas.text(told, Rect(spot.right + pad, rect.y, *room), NAME, size=size)
        if self.focused:
            marks.ring(canvas, rect, canvas.mm(1.2))

    def _orbs(self, canvas: Canvas, right: float, side: int) -> float:
        """What it costs, or what a planet gives; returns where the room for the name ends."""
        cost = self.facts.cost
        if cost is None:
            for kind in produced(self.facts):
                orb(canvas, kind, (right - side * 0.42, self.rect.centery), side * 0.84)
                right -= side * 0.9
            return right
        for colour, amount in ((EP, cost.ep), (TP, cost.tp)):
            if amount:
                ball(canvas, about((right - side / 2, self.rect.centery), side), colour, str(amount).upper())
                right -= side * 1.04
        return right


def ball(canvas: Canvas, spot: Rect, colour: Colour, number: str) -> None:
    """Points as a small ball; its number is as large as the letters beside it."""
    canvas.rounded(
        spot, mixed(colour, WHITE, 0.45), to=mixed(colour, BLACK, 0.1), border=mixed(colour, BLACK, 0.5),
        radius=spot.width / 2,
    )  # fmt: skip
    canvas.text(number, spot.inflate(canvas.mm(2), canvas.mm(2)), COST, align="centre")


@lru_cache(maxsize=1024)
def shortened(screen: Screen, words: str, width: int) -> tuple[str, int]:
    """A name in one line and the size of its letters; what does not fit gives way to an ellipsis."""
    largest, least = screen.em(NAME.mm), screen.floor(LEAST)
    for size in range(largest, least - 1, -1):
        if len(lines_of(screen, words, NAME, width, size).lines) == 1:
            return words, size
    for length in range(len(words), 0, -1):
        told = f"{words[:length].rstrip()}\N{HORIZONTAL ELLIPSIS}"
        if len(lines_of(screen, told, NAME, width, least).lines) == 1:
            return told, least
    return "", least
