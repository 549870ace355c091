"""Trays for what lies nowhere on the table, and where they lie: never over the own planets."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from pygame import Rect

from game.firestorm.pieces import owner_of
from game.firestorm.prompts import DrawCards
from game.firestorm.table import FirestormTable
from scenes.games.firestorm.trays import offered
from scenes.games.firestorm.zones import Z_AIR, zone
from scenes.table.answering.button_tray import GAP
from scenes.table.answering.piece_tray import CloseGrid, OfferTray, TraySlot, taking
from scenes.table.game_table import Watching, game_table
from scenes.table.stage.piece import PlacedPiece
from scenes.widgets.boxes import Panel
from scenes.widgets.button import Button
from scenes.widgets.widget import Widget

if TYPE_CHECKING:
    from scenes.table.answering.answer_builder import AnswerBuilder
    from scenes.widgets.context import Ui

PLAIN = ("number", "choice", "color")  # things of which there is nothing to see: words on buttons
PAD = 2.0  # millimetres about buttons: the tray is hardly taller than the line between the players
MOST = 6  # buttons in a row
SEEN, MINE, USED, PLANET = (
    1,
    2,
    4,
    6,
)  # how bad it is to cover a card, an own one, a usable one, an own planet
FAR = 4  # and to lie at the edge of the table instead of its middle


def things(
    ui: Ui,
    names: Sequence[str],
    builder: AnswerBuilder,
    view: FirestormTable,
    watching: Watching,
    again: Callable[[], None],
) -> Widget:
    """Pieces that lie nowhere: cards in a row to be read, mere words on buttons."""
    if not all(name.startswith(PLAIN) for name in names):
        return OfferTray(ui, game_table("firestorm"), names, builder, view, watching, again)
    buttons = [
        Button(
            _word(ui, name, builder, view, watching), taking(builder, name, again), key=name,
            selected=builder.chosen is not None and builder.chosen.piece == name,
        ).growing()
        for name in names
    ]  # fmt: skip
    return low(ui, buttons, watching.area.width)


def _word(ui: Ui, name: str, builder: AnswerBuilder, view: FirestormTable, watching: Watching) -> str:
    if isinstance(builder.prompt, DrawCards):
        return ui.say("firestorm.tools.draw", count=int(name.rpartition(":")[2]))
    return offered.piece(name, view, watching)[1]


def low(ui: Ui, buttons: Sequence[Widget], room: int) -> Panel:
    """Buttons in as few rows as the table is wide enough for, all rows equally long."""
    gap, room = ui.mm(GAP), room - 4 * ui.mm(PAD)
    cell = max(button.measure(ui, room)[0] for button in buttons)
    across = max(1, min(MOST, len(buttons), (room + gap) // (cell + gap)))
    rows = -(-len(buttons) // across)
    return Panel(CloseGrid(buttons, columns=-(-len(buttons) // rows), gap=GAP), PAD)


def put(
    ui: Ui, tray: Widget, laid: Sequence[PlacedPiece], view: FirestormTable, watching: Watching
) -> TraySlot:
    """A tray where it covers the fewest cards, above all none that can be chosen and no own planet."""
    area = watching.area.inflate(-2 * ui.mm(2), -2 * ui.mm(2))
    wide, tall = tray.measure(ui, area.width)
    spot = Rect(0, 0, min(wide, area.width), min(tall, area.height))
    cards = [(piece.rect, _worth(piece, view, watching)) for piece in laid if _on_table(piece, watching)]
    line = zone(watching, "line")
    left = max(area.x, min(line.centerx - spot.width // 2, area.right - spot.width))
    spots = [spot.move(left, top) for top in _tops(ui, area, spot.height, watching)]
    best = min(
        spots, key=lambda spot: _covers(spot, cards) + FAR * abs(spot.centery - line.centery) / area.height
    )
    return TraySlot(tray, best, best.y)


def _covers(spot: Rect, cards: Sequence[tuple[Rect, int]]) -> float:
    """How bad a place is: what it covers, by the part that is covered."""
    parts = ((rect.clip(spot), rect, worth) for rect, worth in cards)
    return sum(worth * (part.width * part.height) / (rect.width * rect.height) for part, rect, worth in parts)


def _tops(ui: Ui, area: Rect, tall: int, watching: Watching) -> list[int]:
    """Where a tray may begin, the best place first: on the line between the players, then further up."""
    middle = zone(watching, "line").centery - tall // 2
    step = max(4, ui.mm(4))
    tops = [middle, *range(middle, area.y, -step), area.y, *range(middle, area.bottom - tall, step)]
    return [max(area.y, min(top, area.bottom - tall)) for top in [*tops, area.bottom - tall]]


def _on_table(piece: PlacedPiece, watching: Watching) -> bool:
    return piece.id.startswith(("card:", "slot:")) and not piece.rect.colliderect(watching.hand)


def _worth(piece: PlacedPiece, view: FirestormTable, watching: Watching) -> int:
    if piece.id in watching.offered or piece.z >= Z_AIR:
        return USED
    card = int(piece.id.partition(":")[2])
    own = piece.id.startswith("card:") and owner_of(card) == watching.seat
    if own and view.type_of(card) == "planet" and view.is_in_play(card):
        return PLANET
    return MINE if own else SEEN
