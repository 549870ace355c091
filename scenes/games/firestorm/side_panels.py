"""Beside the hand: the own pool as glowing orbs, and what the planets could still give."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.firestorm import means
from game.firestorm.table import FirestormTable
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import CAPTION, Style
from scenes.drawing.theme import TEXT, TEXT_QUIET
from scenes.games.firestorm.looks.parts import empty_orb, orb
from scenes.games.firestorm.seat_cards import points
from scenes.table.game_table import Watching
from scenes.table.own_panel import OwnPanel
from scenes.table.regions import Fixed, frame
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.widgets.context import Ui

FIGURE = Style("number", 6.4, TEXT, 1.0)
UNIT = Style("title", 3.4, TEXT_QUIET, 1.0)
NOTE = Style("body", 3.3, TEXT_QUIET, 1.15)
SHOWN = 3  # orbs in a row; more are told by their number


class Pool(OwnPanel):
    """Technology and energy points of the seat below."""

    def __init__(self, ui: Ui, view: FirestormTable, watching: Watching, rect: Rect) -> None:
        own = view.players[watching.seat]
        tp, ep = reserve(view, watching.seat)
        told = points(watching, tp, ep)
        gives = ui.say("firestorm.pool.gives", points=told) if tp or ep else ui.say("firestorm.pool.dry")
        name = f"{ui.say('firestorm.pool')}: {points(watching, own.tp, own.ep)}. {gives}"
        super().__init__(ui, name, "firestorm", "term:pool", view, watching, rect)
        self.key = "pool"
        self.counts = {"tp": own.tp, "ep": own.ep}
        self.could = {"tp": tp, "ep": ep}
        self.caption, self.gives = ui.say("firestorm.pool"), gives
        self.units = {kind: ui.say(f"firestorm.points.{kind}_short") for kind in ("tp", "ep")}

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        room = self.rect.inflate(-canvas.mm(4), -canvas.mm(3))
        covered = canvas.text(self.caption, room, CAPTION, middle=False)
        note = lines_of(canvas.screen, self.gives, NOTE, room.width).height
        free = room.bottom - covered.bottom - note - canvas.mm(1)
        if free < canvas.mm(11):  # little room: the note gives way
            note, free = 0, room.bottom - covered.bottom - canvas.mm(0.6)
        tall = free // 2
        for row, kind in enumerate(("tp", "ep")):
            self._row(
                canvas, kind, Rect(room.x, covered.bottom + canvas.mm(0.4) + row * tall, room.width, tall)
            )
        if note:
            canvas.text(self.gives, Rect(room.x, room.bottom - note, room.width, note), NOTE, middle=False)

    def _row(self, canvas: Canvas, kind: str, row: Rect) -> None:
        count = self.counts[kind]
        size = min(row.height - canvas.mm(0.6), canvas.mm(12), row.width * 0.2)
        x = row.x + size / 2
        for place in range(min(SHOWN, max(1, count))):
            paint = orb if place < count else empty_orb
            paint(canvas, kind, (x, row.centery), size)
            x += size * 1.08
        room = Rect(round(x - size / 2 + canvas.mm(0.6)), row.y, row.width, row.height)
        room.width = row.right - room.x
        figure = min(canvas.screen.em(FIGURE.mm), round(row.height * 0.92))
        covered = canvas.text(str(count), room, FIGURE, size=figure)
        rest = Rect(
            covered.right + canvas.mm(1), room.y, room.right - covered.right - canvas.mm(1), room.height
        )
        if rest.width > canvas.mm(5):
            size_ = fitting(canvas.screen, self.units[kind], UNIT, rest.size, lines=1)
            canvas.text(self.units[kind], rest, UNIT, size=size_)


def reserve(view: FirestormTable, seat: int) -> tuple[int, int]:
    """What the cards could still give, each of them once: the most technology, the most energy."""
    best: dict[int, list[tuple[int, int]]] = {}
    for source in means.sources(view, seat):
        best.setdefault(source.rests, []).append((source.tp, source.ep))
    tp = sum(max(way[0] for way in ways) for ways in best.values())
    ep = sum(max(way[1] for way in ways) for ways in best.values())
    return tp, ep


def side_panels(ui: Ui, view: FirestormTable, watching: Watching) -> Sequence[Widget]:
    spots = frame(ui.screen, log=True)
    own = spots.own.move(0, watching.hand.y - spots.hand.y)
    own.width = min(own.width, watching.hand.x - own.x - ui.mm(2))
    return [Fixed(Pool(ui, view, watching, own), own)]
