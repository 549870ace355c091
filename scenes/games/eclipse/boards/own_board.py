"""The own board below the map, while no question needs the room: technologies, honours, ships in reserve.

What is stored and both kinds of tracks stand in the strip beside it.
"""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.texts import catalogue
from game.eclipse import pieces
from game.eclipse.battle_prompts import ActFirst, AvoidBankruptcy, KeepReputation, ReturnReputation
from game.eclipse.prompts import (
    Build,
    FitFound,
    Influence,
    MayClaim,
    PlaceSector,
    TakeTurn,
    Upgrade,
    UseDiscovery,
)
from game.eclipse.table import EclipseTable
from scenes.drawing.canvas import Canvas
from scenes.drawing.rich_text import CAPTION, Style
from scenes.drawing.theme import GLASS, LINE, TEXT, TEXT_QUIET
from scenes.games.eclipse.blueprint.part_tiles import TIMES
from scenes.games.eclipse.boards.ledger import is_seen, spot
from scenes.games.eclipse.boards.players_board import BoardLook, Painter, board_look
from scenes.games.eclipse.looks import ShipsLook
from scenes.games.eclipse.zones import Z_BOARD
from scenes.table.board.placing import at
from scenes.table.game_table import Watching
from scenes.table.looks.drawing import numeral
from scenes.table.stage.piece import PlacedPiece

# Questions whose cards lie where the board would be.
IN_THE_WAY = (
    ActFirst, AvoidBankruptcy, Build, FitFound, KeepReputation, MayClaim, PlaceSector, ReturnReputation,
    TakeTurn, Upgrade, UseDiscovery,
)  # fmt: skip
SMALL = Style("body", 3.2, TEXT_QUIET, 1.05)
PAD, GAP = 3.0, 5.0  # units of the board
TECHS, HONOURS, RESERVE = 89.0, 51.0, 42.0  # how wide the three parts are
WIDTH, HEIGHT = 2 * PAD + TECHS + HONOURS + RESERVE + 2 * GAP, 34.0


@dataclass(frozen=True, slots=True)
class OwnBoardLook:
    """Three parts side by side on glass, as large as the room allows."""

    board: BoardLook
    reserve: tuple[int, ...]  # ships that can still be built, by type
    caption: str

    def paint(self, canvas: Canvas, rect: Rect) -> None:
        canvas.rounded(rect, GLASS, alpha=215, border=LINE, radius=canvas.mm(3))
        unit = min(rect.width / WIDTH, rect.height / HEIGHT)
        apart = (rect.width / unit - WIDTH) / 4  # what is left of the width goes between the parts
        top = (rect.height / unit - HEIGHT) / 2 + 2
        x = PAD + apart
        self.board.draw_techs(self._moved(canvas, rect, unit, x - 3, top - 60.6))
        x += TECHS + GAP + apart
        self.board.draw_honours(self._moved(canvas, rect, unit, x - 95, top - 60.6))
        x += HONOURS + GAP + apart
        self._reserve(self._moved(canvas, rect, unit, x, top))

    @staticmethod
    def _moved(canvas: Canvas, rect: Rect, unit: float, x: float, y: float) -> Painter:
        return Painter(canvas, rect.move(round(x * unit), round(y * unit)), unit)

    def _reserve(self, at_: Painter) -> None:
        """The miniatures that are left, then colony ships and the rate of trade in words."""
        at_.text(self.caption, 0, 0, RESERVE, 4.2, CAPTION)
        step = RESERVE / len(self.reserve)
        for ship, left in enumerate(self.reserve):
            look = ShipsLook(pieces.SHIPS[ship], self.board.colour)
            look.paint(at_.canvas, at_.box(step * ship, 4.8, step * 0.92, step * 0.92))
            figure = at_.box(step * ship + 1.6, 4.8 + step * 0.98, step - 3.2, 3.2)
            numeral(at_.canvas, f"{TIMES}{left}", figure, TEXT if left else TEXT_QUIET)
        for row, told in enumerate(self.board.captions[:2]):
            at_.text(told, 0, 20.2 + row * 4.8, RESERVE, 4.6, SMALL)

    def shown(self) -> list[str]:
        return self.board.shown()


def placed(view: EclipseTable, watching: Watching) -> list[PlacedPiece]:
    """The board, unless cards of a question lie there."""
    seat, hand = watching.seat, watching.hand
    player = view.players[seat]
    if not is_seen(watching) or not player.species or player.gone or _in_the_way(view, watching):
        return []
    strip = spot(watching)
    rect = Rect(hand) if watching.flat else Rect(hand.x, strip.y, hand.width, strip.height)
    look = OwnBoardLook(
        board_look(view, seat, watching),
        tuple(view.unbuilt(seat, ship) for ship in range(len(pieces.SHIPS))),
        catalogue(watching.language).say("eclipse.own_board.reserve"),
    )
    name = catalogue(watching.language).say("eclipse.own_board.title")
    return [at("own_board", look, rect, Z_BOARD, name=name, inspect=f"seat:{seat}")]


def _in_the_way(view: EclipseTable, watching: Watching) -> bool:
    question = watching.question
    if isinstance(question, Influence):
        return question.readies(view)
    return isinstance(question, IN_THE_WAY)
