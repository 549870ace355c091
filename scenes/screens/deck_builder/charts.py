"""A deck in pictures: its costs, its mix beside the rulebook's advice, what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.firestorm.decks.deck import Pips, Share
from scenes.drawing import rich_text as texts
from scenes.drawing.letter_sizes import LEAST, fitting, lines_of
from scenes.drawing.rich_text import CAPTION, Style
from scenes.drawing.theme import (
    AMBER,
    BAD,
    DEEP,
    GLASS_RAISED,
    GOOD,
    LINE,
    TEXT,
    TEXT_QUIET,
    WHITE,
    Colour,
    mixed,
)
from scenes.games.firestorm.looks.palette import EP, TP, TYPES
from scenes.table.looks.drawing import about
from scenes.widgets import marks
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

TALL = 31.0  # millimetres of both charts
FIGURE = Style("number", 3.3, TEXT, 1.0)
AXIS = Style("figure", 3.2, TEXT_QUIET, 1.0)
WORD = Style("body", 3.2, TEXT, 1.0)
MARK = WHITE  # the advice
# The colour of each group's bar; the effects are instants and interrupts.
BARS: dict[str, Colour] = {
    "ship_1": TYPES["ship_1"].band.top,
    "ship_2": TYPES["ship_2"].band.top,
    "accessory": TYPES["ship_accessory"].band.top,
    "effect": TYPES["instant"].band.top,
    "phenomenon": TYPES["phenomenon"].band.top,
    "alien_tec": TYPES["alien_tec"].band.top,
    "industry": TP,
    "resource": EP,
}


class CostCurve(Widget):
    """How many cards there are of each cost, in the colours of the points they are paid in."""

    role = "chart"

    def __init__(self, ui: Ui, curve: dict[int, Pips]) -> None:
        told = ", ".join(f"{cost}: {sum(pips)}" for cost, pips in curve.items())
        super().__init__(f"{ui.say('deck.curve')}. {told}")
        self.title, self.curve = ui.say("deck.curve"), curve
        self.key = "curve"

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.screen.em(TALL)

    def draw(self, canvas: Canvas) -> None:
        rect, line = self.rect, canvas.screen.em(4.6)
        head = Rect(rect.x, rect.y, rect.width, line)
        self._legend(canvas, head)
        axis = Rect(rect.x, rect.bottom - line, rect.width, line)
        room = Rect(
            rect.x,
            head.bottom + canvas.screen.em(4.4),
            rect.width,
            axis.y - head.bottom - canvas.screen.em(5),
        )
        last = max(7, *self.curve) if self.curve else 7
        tallest = max((sum(pips) for pips in self.curve.values()), default=0)
        step = rect.width / (last + 1)
        wide = max(2, round(step * 0.78))
        for cost in range(last + 1):
            middle = round(rect.x + step * (cost + 0.5))
            canvas.text(str(cost), Rect(middle - wide, axis.y, 2 * wide, line), AXIS, align="centre")
            pips = self.curve.get(cost, Pips(0, 0))
            if sum(pips):
                self._bar(canvas, Rect(middle - wide // 2, room.y, wide, room.height), pips, tallest)

    def _legend(self, canvas: Canvas, head: Rect) -> None:
        x = canvas.text(
            self.title, head, CAPTION, size=fitting(canvas.screen, self.title, CAPTION, head.size)
        ).right
        for name, colour in (("TP", TP), ("EP", EP)):
            x += canvas.mm(2)
            spot = about((x + canvas.mm(1.2), head.centery), canvas.mm(2.2))
            if x + canvas.screen.em(8) > head.right:
                return
            canvas.circle(spot.center, spot.width // 2, colour)
            room = Rect(spot.right + canvas.mm(0.6), head.y, canvas.screen.em(6), head.height)
            x = canvas.text(name, room, AXIS).right

    def _bar(self, canvas: Canvas, room: Rect, pips: Pips, tallest: int) -> None:
        high = max(2, round(room.height * sum(pips) / tallest))
        low = round(high * pips.tp / sum(pips))
        for colour, top, tall in ((EP, room.bottom - high, high - low), (TP, room.bottom - low, low)):
            if tall:
                bar = Rect(room.x, top, room.width, tall)
                canvas.rounded(bar, mixed(colour, WHITE, 0.15), to=colour, radius=canvas.mm(0.4))
        number = Rect(
            room.x - room.width,
            room.bottom - high - canvas.screen.em(4.2),
            3 * room.width,
            canvas.screen.em(4),
        )
        canvas.text(str(sum(pips)), number, FIGURE, align="centre")


class Mix(Widget):
    """The share of each group, with a white mark at the rulebook's advice. A press shows the other pile."""

    role = "button"

    def __init__(
        self, ui: Ui, shares: Sequence[Share], names: Sequence[str], title: str, turn: Callable[[], None]
    ) -> None:
        rows = [
            ui.say("deck.mix.row", group=name, percent=share.percent, advised=share.advised)
            for name, share in zip(names, shares, strict=True)
        ]
        super().__init__(f"{title}. {', '.join(rows)}. {ui.say('deck.mix.turn')}")
        self.shares, self.names, self.title, self.turn = shares, names, title, turn
        self.advised = ui.say("deck.mix.advised")
        self.key = "mix"

    def measure(self, ui: Ui, width: int) -> Size:
        return width, ui.screen.em(TALL)

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.turn()

    def draw(self, canvas: Canvas) -> None:
        rect, line = self.rect, canvas.screen.em(4.6)
        head = Rect(rect.x, rect.y, rect.width - line, line)
        self._legend(canvas, head)
        ink = TEXT if self.hovered else TEXT_QUIET
        canvas.icon("swap", about((rect.right - line // 2, head.centery), line * 0.8), ink)
        rows = max(6, len(self.shares))
        tall = (rect.height - line - canvas.mm(0.8)) / rows
        small = canvas.screen.floor(LEAST)
        wide = max(texts.width_of(name, WORD.font, small) for name in self.names) + canvas.mm(1.2)
        for place, (share, name) in enumerate(zip(self.shares, self.names, strict=True)):
            top = round(rect.y + line + canvas.mm(0.8) + place * tall)
            self._row(canvas, Rect(rect.x, top, rect.width, round(tall)), share, name, wide)
        if self.focused:
            marks.ring(canvas, rect, canvas.mm(1.5))

    def _legend(self, canvas: Canvas, head: Rect) -> None:
        """The title, and what the white mark means if there is room to say so."""
        size = fitting(canvas.screen, self.title, CAPTION, head.size)
        right = canvas.text(self.title, head, CAPTION, size=size).right + canvas.mm(3)
        room = Rect(right + canvas.mm(1.4), head.y, head.right - right - canvas.mm(1.4), head.height)
        if lines_of(canvas.screen, self.advised, WORD, canvas.mm(90)).width > room.width:
            return
        canvas.surface.fill(MARK, Rect(right, head.y + canvas.mm(0.9), max(2, canvas.mm(0.4)), canvas.mm(3)))
        canvas.text(self.advised, room, WORD._replace(colour=TEXT_QUIET))

    def _row(self, canvas: Canvas, row: Rect, share: Share, name: str, wide: int) -> None:
        figure = Rect(row.right - canvas.screen.em(8.6), row.y, canvas.screen.em(8.6), row.height)
        words = Rect(row.x, row.y, min(wide, figure.x - row.x - canvas.mm(4)), row.height)
        canvas.text(name, words, WORD, size=fitting(canvas.screen, name, WORD, words.size, lines=1))
        bar = Rect(words.right + canvas.mm(0.6), 0, figure.x - words.right - canvas.mm(0.6), canvas.mm(2))
        bar.centery = row.centery
        canvas.rounded(bar, DEEP, border=LINE, radius=bar.height / 2)
        scale = bar.width / 60  # the bar ends at 60 percent, which no group should reach
        filled = Rect(bar.x, bar.y, min(bar.width, round(share.percent * scale)), bar.height)
        if filled.width > 1:
            colour = BARS[share.group]
            canvas.rounded(filled, mixed(colour, WHITE, 0.15), to=colour, radius=bar.height / 2)
        tick = Rect(bar.x + round(share.advised * scale) - 1, bar.y - canvas.mm(0.6), 0, 0)
        tick.size = (max(2, canvas.mm(0.4)), bar.height + 2 * canvas.mm(0.6))
        canvas.surface.fill(MARK, tick)
        canvas.text(f"{share.percent} %", figure, FIGURE, align="right")


class Verdict(Widget):
    """What is wrong with the deck, or that nothing is; a press tells everything."""

    role = "button"

    def __init__(self, text: str, kind: str, press: Callable[[], None], more: str = "") -> None:
        """``kind``: "good", "warning" or "bad"."""
        super().__init__(f"{text} {more}".strip())
        self.text, self.kind, self.press, self.more = text, kind, press, more
        self.key = "verdict"

    def measure(self, ui: Ui, width: int) -> Size:
        return width, max(ui.screen.em(9.4), ui.screen.least)

    def actions(self) -> list[str]:
        return ["press"]

    def act(self, action: str) -> None:
        self.press()

    def draw(self, canvas: Canvas) -> None:
        rect = marks.sunk(self.rect, self.pressed)
        colour = {"good": GOOD, "warning": AMBER, "bad": BAD}[self.kind]
        fill = mixed(DEEP, GLASS_RAISED, 0.6) if self.hovered else DEEP
        canvas.rounded(rect, fill, border=mixed(colour, DEEP, 0.45), radius=canvas.mm(2))
        icon = {"good": "tick", "warning": "hint", "bad": "warning"}[self.kind]
        side = canvas.screen.em(4.6)
        canvas.icon(icon, about((rect.x + canvas.mm(4), rect.centery), side), colour)
        more = Rect(rect.right - canvas.mm(2), rect.y, 0, rect.height)
        if self.more:
            style = WORD._replace(colour=TEXT_QUIET)
            wide = lines_of(canvas.screen, self.more, style, rect.width).width
            more = Rect(rect.right - canvas.mm(2) - wide, rect.y, wide, rect.height)
            canvas.text(self.more, more, style)
        words = Rect(rect.x + canvas.mm(7.6), rect.y, 0, rect.height)
        words.width = more.x - canvas.mm(1.5) - words.x
        style = Style("body", 3.5, mixed(colour, TEXT, 0.55), 1.08)
        canvas.text(self.text, words, style, size=fitting(canvas.screen, self.text, style, words.size))
        if self.focused:
            marks.ring(canvas, self.rect, canvas.mm(2))
