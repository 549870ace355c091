"""What counts as luck in Duel: the numbers on the plans and reinforcements that are drawn."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.events import Event
from game.core.luck import DRAWS, Stroke, stroke
from game.core.table import CardId, Seat
from game.duel import pieces
from game.duel.events import CardDrawn, PlanShown, ReinforcementTaken
from game.duel.table import DuelTable


def luck(table: DuelTable, event: Event) -> Iterable[Stroke]:
    if isinstance(event, CardDrawn | PlanShown):
        return [_drawn(table, event.seat, event.card, table.decks[event.seat])]
    if isinstance(event, ReinforcementTaken):
        return [_drawn(table, event.seat, event.card, table.reinforcements)]
    return ()


def _drawn(table: DuelTable, seat: Seat, card: CardId, pile: Sequence[CardId]) -> Stroke:
    """Any card of the pile could have lain on top."""
    possible = [pieces.printed_value(table.faces[each]) for each in pile]
    return stroke(seat, DRAWS, pieces.printed_value(table.faces[card]), possible)
