"""The choice of a species: all that are free side by side, each with what is special about it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.core.texts import printed
from game.eclipse.table import EclipseTable
from scenes.drawing.letter_sizes import fitting, lines_of
from scenes.drawing.rich_text import Style
from scenes.drawing.theme import TEXT, TEXT_QUIET
from scenes.games.eclipse.names import species_name
from scenes.games.eclipse.trays.cards import Again, Card, readying
from scenes.table.answering.piece_tray import looking_at
from scenes.table.game_table import Watching, game_table
from scenes.table.looks.medallions import medallion
from scenes.widgets.widget import Size, Widget

if TYPE_CHECKING:
    from scenes.drawing.canvas import Canvas
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

NAME = Style("title", 4.6, TEXT, 1.05)
SPECIAL = Style("body", 3.6, TEXT_QUIET, 1.0)
GAP, EDGE = 2.0, 1.0  # millimetres between cards, and around all of them
HEAD = 4.8  # of the line with the name
PORTRAITS = (0.28, 0.24, 0.2, 0.16)  # of the card's width
ABOVE = 13.0  # that the buttons of the map take
TALLEST, LOWEST = 36.0, 20.0
FEW = 4  # species up to which they stand in two columns


class SpeciesCard(Card):
    """The portrait of a species, its name, and what it can do that others cannot."""

    def __init__(
        self,
        ui: Ui,
        species: str,
        builder: AnswerBuilder,
        view: EclipseTable,
        watching: Watching,
        again: Again,
    ) -> None:
        piece, language = f"species:{species}", ui.settings.language
        handle = next(each for each in builder.handles if each.piece == piece)
        super().__init__(
            species_name(species, language),
            piece,
            readying(builder, handle, again),
            chosen=builder.chosen == handle,
            on_inspect=looking_at(ui, game_table("eclipse"), piece, view, watching),
        )
        self.portrait = f"eclipse/species/{species}"
        self.colour = watching.colours[builder.prompt.seat]
        self.special = printed("eclipse", "species", species, language).says["text"]

    def face(self, canvas: Canvas, rect: Rect) -> None:
        room = rect.inflate(-2 * canvas.mm(1.6), -2 * canvas.mm(0.7))
        side = self._portrait(canvas, room)
        known = canvas.art.has(self.portrait)
        spot = Rect(room.x, room.centery - side // 2, side, side)
        medallion(canvas, spot, self.portrait if known else "", self.colour, glyph=False)
        words = Rect(spot.right + canvas.mm(2), room.y, 0, room.height)
        words.width = room.right - words.x
        words = self._middle(canvas, words)
        head = Rect(words.x, words.y, words.width, canvas.mm(HEAD))
        size = fitting(canvas.screen, self.name, NAME, head.size, least=3.0, lines=1)
        canvas.text(self.name, head, NAME, size=size)
        below = Rect(words.x, head.bottom, words.width, words.bottom - head.bottom)
        size = fitting(canvas.screen, self.special, SPECIAL, below.size)
        canvas.text(self.special, below, SPECIAL, size=size, middle=False)

    def _middle(self, canvas: Canvas, words: Rect) -> Rect:
        """Name and text together in the middle of their room, where they do not fill it."""
        head = canvas.mm(HEAD)
        size = fitting(canvas.screen, self.special, SPECIAL, (words.width, words.height - head))
        tall = head + lines_of(canvas.screen, self.special, SPECIAL, words.width, size).height
        spare = max(0, words.height - tall)
        return Rect(words.x, words.y + spare // 2, words.width, words.height - spare // 2)

    def _portrait(self, canvas: Canvas, room: Rect) -> int:
        """As large as the words allow."""
        sides = [min(room.height, round(room.width * share)) for share in PORTRAITS]
        tall = room.height - canvas.mm(HEAD)
        for side in sides:
            wide = room.width - side - canvas.mm(2)
            size = fitting(canvas.screen, self.special, SPECIAL, (wide, tall))
            if lines_of(canvas.screen, self.special, SPECIAL, wide, size).height <= tall:
                return side
        return sides[-1]


class Peoples(Widget):
    """The cards in rows over the lower part of the map."""

    role = "strip"
    layered = True

    def __init__(self, cards: Sequence[Widget], area: Rect) -> None:
        super().__init__("", list(cards))
        self.key, self.area = "tool", area

    def measure(self, ui: Ui, width: int) -> Size:
        return self.area.size

    def arrange(self, ui: Ui, rect: Rect) -> None:
        gap, count = ui.mm(GAP), len(self.children)
        columns = 2 if count <= FEW else 3
        rows = math.ceil(count / columns)
        room = self.area.inflate(-2 * ui.mm(EDGE), -2 * ui.mm(EDGE))
        free = room.height - ui.mm(ABOVE)
        wide = (room.width - gap * (columns - 1)) // columns
        tall = max(ui.mm(LOWEST), min(ui.mm(TALLEST), (free - gap * (rows - 1)) // rows))
        used = rows * tall + gap * (rows - 1)
        top = room.bottom - used
        self.rect = Rect(room.x, top, room.width, used)
        for place, card in enumerate(self.children):
            x = room.x + place % columns * (wide + gap)
            card.arrange(ui, Rect(x, top + place // columns * (tall + gap), wide, tall))


def cards(ui: Ui, builder: AnswerBuilder, view: EclipseTable, watching: Watching, again: Again) -> Widget:
    """All species that are still free."""
    wanted = [(handle.piece or "").partition(":")[2] for handle in builder.handles]
    return Peoples(
        [SpeciesCard(ui, species, builder, view, watching, again) for species in wanted], watching.area
    )
