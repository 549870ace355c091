"""What counts as luck in Cosmic Encounter: points on drawn cards, and whom destiny spares.

Cards without points are left out on both sides: nobody can say what an artifact is worth in points.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.core.events import Event
from game.core.luck import DESTINY, DRAWS, Stroke, stroke
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.events.cards import CardsDrawn, CardsTurned, DestinyTurnedUp, HoardDrawn
from game.cosmic.phases.destiny import named_by
from game.cosmic.table import CosmicTable


def luck(table: CosmicTable, event: Event) -> Iterable[Stroke]:
    if isinstance(event, CardsDrawn | CardsTurned | HoardDrawn):
        return _drawn(table, event.seat, event.cards)
    if isinstance(event, DestinyTurnedUp):
        return _spared(table, event.card)
    return ()


def _drawn(table: CosmicTable, seat: Seat, cards: Sequence[CardId]) -> list[Stroke]:
    """One card after the other: what was drawn before is no longer in the deck."""
    left = table.of_type(table.deck, pieces.ATTACK, pieces.REINFORCEMENT)
    found = []
    for card in cards:
        if card in left:
            possible = [table.value_of(each) for each in left]
            found.append(stroke(seat, DRAWS, table.value_of(card), possible))
            left.remove(card)
    return found


def _spared(table: CosmicTable, card: CardId) -> list[Stroke]:
    """Everybody else may be named as the defense; a card that somebody has picked is no luck."""
    if table.encounter is None or card != table.destiny_deck[-1]:
        return []
    named = {each: named_by(table, each) for each in table.destiny_deck}
    return [
        stroke(seat, DESTINY, int(named[card] != seat), [int(each != seat) for each in named.values()])
        for seat in table.others(table.at.offense)
    ]
