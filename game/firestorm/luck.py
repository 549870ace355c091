"""What counts as luck in Firestorm: the pips of dice, and ships among the drawn cards."""

from __future__ import annotations

from collections.abc import Iterable

from game.core.events import Event
from game.core.luck import DICE, DRAWS, PIPS, Stroke, stroke
from game.firestorm import pieces
from game.firestorm.events.cards import ResourcesDrawn
from game.firestorm.events.stack import DieRolled
from game.firestorm.pieces import card_of
from game.firestorm.table import FirestormTable


def luck(table: FirestormTable, event: Event) -> Iterable[Stroke]:
    if isinstance(event, DieRolled):
        return [stroke(event.seat, DICE, event.face, range(1, PIPS + 1))]
    if isinstance(event, ResourcesDrawn):
        return _drawn(table, event)
    return ()


def _drawn(table: FirestormTable, event: ResourcesDrawn) -> list[Stroke]:
    """Card by card from the top of the own deck."""
    seat = event.seat
    faces = [table.faces[card_of(seat, local)] for local in table.players[seat].deck]
    ships = [int(pieces.TYPES[face] in pieces.SHIPS) for face in faces]
    return [
        stroke(seat, DRAWS, left[-1], left)
        for left in (ships[: len(ships) - number] for number in range(event.count))
    ]
