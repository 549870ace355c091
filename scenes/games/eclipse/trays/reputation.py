"""Reputation tiles to choose from, each with its points and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.eclipse.battle_prompts import KeepReputation
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import TEXT, TEXT_QUIET
from scenes.games.eclipse.looks.reputation import ReputationLook
from scenes.games.eclipse.moments import value_of
from scenes.games.eclipse.trays.cards import Again, Card, Strip, readying
from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

TITLE = Style("title", 5.2, TEXT, 1.05)
TOLD = Style("body", 3.6, TEXT_QUIET, 1.12)
WIDEST = 62.0  # millimetres


class ReputationCard(Card):
    """The tile as large as the card is tall; beside it, or below it, its points in words."""

    def __init__(
        self, value: int, title: str, told: str, key: str, press: Again, inspect: Again, *,
        chosen: bool, hotkey: str,
    ) -> None:  # fmt: skip
        super().__init__(f"{title}. {told}", key, press, chosen=chosen, hotkey=hotkey, on_inspect=inspect)
        self.value, self.title, self.told = value, title, told

    def face(self, canvas: Canvas, rect: Rect) -> None:
        pad = canvas.mm(2)
        room = rect.inflate(-2 * pad, -2 * pad)
        look = ReputationLook(self.value)
        if canvas.drawn is not None:
            canvas.drawn += look.shown()
        wide = room.width > 1.5 * room.height
        side = min(room.height, round(room.width * 0.42)) if wide else round(room.height * 0.52)
        left = room.x if wide else room.centerx - side // 2
        tile = Rect(left, room.centery - side // 2 if wide else room.y, side, side)
        look.paint(canvas, tile)
        words = (
            Rect(tile.right + pad, room.y, room.right - tile.right - pad, room.height)
            if wide
            else Rect(room.x, tile.bottom + pad // 2, room.width, room.bottom - tile.bottom - pad // 2)
        )
        self._words(canvas, words, "left" if wide else "centre")

    def _words(self, canvas: Canvas, room: Rect, align: str) -> None:
        above = Rect(room.x, room.y, room.width, min(canvas.mm(10), room.height * 2 // 5))
        size = fitting(canvas.screen, self.title, TITLE, above.size, least=3.2, lines=1)
        canvas.text(self.title, above, TITLE, size=size, align=align)
        below = Rect(room.x, above.bottom, room.width, room.bottom - above.bottom)
        size = fitting(canvas.screen, self.told, TOLD, below.size)
        canvas.text(self.told, below, TOLD, size=size, align=align, middle=False)


def tiles(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """The tiles that were drawn, or those of a full track."""
    keeps = isinstance(builder.prompt, KeepReputation)
    told = ui.say("eclipse.moments.keeping" if keeps else "eclipse.moments.returning")

    def card(handle: Handle, number: int) -> Widget:
        value, piece = value_of(view, numbers_of(handle.answer)[0]), handle.piece or ""
        title = ui.say("eclipse.moments.points", count=value)
        inspect = looking_at(ui, game_table("eclipse"), f"face:reputation_{value}", view, watching)
        return ReputationCard(
            value, title, told, piece, readying(builder, handle, again), inspect,
            chosen=builder.chosen == handle, hotkey=str(number),
        )  # fmt: skip

    cards = [card(each, number) for number, each in enumerate(builder.handles, 1)]
    return Strip(cards, watching.hand, widest=WIDEST)
