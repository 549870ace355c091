"""Own ships with the same initiative: which of them act first."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from game.core.prompts import Handle
from game.eclipse import pieces
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of
from scenes.drawing.letter_sizes import fitting
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import TEXT, TEXT_QUIET
from scenes.games.eclipse.looks.ships import ShipsLook
from scenes.games.eclipse.names import ship_name
from scenes.games.eclipse.trays.cards import Again, Card, Strip, readying
from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table
from scenes.table.match_words import listed
from scenes.table.stage.stage import painted

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui
    from scenes.widgets.widget import Widget

TITLE = Style("title", 4.8, TEXT, 1.05)
TOLD = Style("body", 3.6, TEXT_QUIET, 1.12)
WIDEST = 70.0  # millimetres
KIND = 3  # the bits of a ship of a party that say which kind it is


class FirstCard(Card):
    """A kind of ship, its name, and who acts after it."""

    def __init__(
        self, look: ShipsLook, title: str, told: str, key: str, press: Again, inspect: Again, *,
        chosen: bool, hotkey: str,
    ) -> None:  # fmt: skip
        super().__init__(f"{title}. {told}", key, press, chosen=chosen, hotkey=hotkey, on_inspect=inspect)
        self.look, self.title, self.told = look, title, told

    def face(self, canvas: Canvas, rect: Rect) -> None:
        pad = canvas.mm(2)
        room = rect.inflate(-2 * pad, -2 * pad)
        side = min(room.height, room.width * 2 // 5)
        spot = (room.x + side // 2, room.centery)
        canvas.sprite(("first", self.look, side), painted(canvas, self.look, (side, side)), spot)
        words = Rect(room.x + side + pad, room.y, room.width - side - pad, room.height)
        above = Rect(words.x, words.y, words.width, words.height * 2 // 5)
        size = fitting(canvas.screen, self.title, TITLE, above.size, least=3.2, lines=1)
        canvas.text(self.title, above, TITLE, size=size)
        below = Rect(words.x, above.bottom, words.width, words.bottom - above.bottom)
        size = fitting(canvas.screen, self.told, TOLD, below.size)
        canvas.text(self.told, below, TOLD, size=size, middle=False)


def cards(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """A card for each kind of ship that could act first."""
    seat, language = builder.prompt.seat, ui.settings.language
    names = {
        handle.answer: ship_name(numbers_of(handle.answer)[0] & KIND, language) for handle in builder.handles
    }

    def card(handle: Handle, number: int) -> Widget:
        kind = numbers_of(handle.answer)[0] & KIND
        others = listed([name for answer, name in names.items() if answer != handle.answer], ui.words)
        inspect = looking_at(ui, game_table("eclipse"), f"blueprint:{seat}:{kind}", view, watching)
        return FirstCard(
            ShipsLook(pieces.SHIPS[kind], watching.colours[seat]), names[handle.answer],
            ui.say("eclipse.combat.then_others", others=others), handle.piece or "",
            readying(builder, handle, again), inspect, chosen=builder.chosen == handle, hotkey=str(number),
        )  # fmt: skip

    made = [card(handle, number) for number, handle in enumerate(builder.handles, 1)]
    return Strip(made, watching.hand, widest=WIDEST)
