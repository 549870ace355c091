"""Playing for stakes: who takes whose card in the end (RB 2.2, 4.9), and what it does to a collection.

All people at this device have one collection; the cards of bots come from elsewhere and go there (ruling 96).
"""

from __future__ import annotations

from collections.abc import Collection as Group
from typing import NamedTuple

import msgspec

from game.core.table import CardId, Seat
from game.firestorm.decks.deck import ordered
from game.firestorm.decks.packs import Collection
from game.firestorm.pieces import card_of, name_of, owner_of
from game.firestorm.table import FirestormTable


class Stake(NamedTuple):
    """A card that changes hands."""

    winner: Seat
    loser: Seat
    card: str


def stakes_won(table: FirestormTable) -> list[tuple[Seat, CardId]]:
    """Each winner with the stake that it takes; a shared victory of all brings nothing."""
    won: list[tuple[Seat, CardId]] = []
    for winner in table.winners:
        for loser in _losers(table, winner):
            if loser not in table.winners:
                won += [(winner, card_of(loser, local)) for local in table.players[loser].stake]
    return won


def _losers(table: FirestormTable, winner: Seat) -> list[Seat]:
    """Crossed pairs take from the right, pairs side by side from the seat opposite, others from everybody."""
    if table.mode == "cross":
        return [(winner - 1) % table.seats]
    if table.mode == "pairs":
        return [table.seats - 1 - winner]
    first = table.winners[0] == winner
    return [seat for seat in range(table.seats) if seat != winner] if first else []


def stakes_moved(table: FirestormTable) -> list[Stake]:
    """The same in words: who wins which card from whom."""
    return [Stake(winner, owner_of(card), name_of(table.faces[card])) for winner, card in stakes_won(table)]


def settled(collection: Collection, match: str, moved: list[Stake], people: Group[Seat]) -> Collection:
    """The collection after the stakes of a match; the same if it has had them already."""
    if match in collection.settled:
        return collection
    counts = dict(collection.cards)
    changes: dict[str, int] = {}
    for stake in sorted(moved, key=lambda stake: stake.winner not in people):  # what is won comes first
        change = (stake.winner in people) - (stake.loser in people)
        if change and counts.get(stake.card, 0) + change >= 0:
            counts[stake.card] = counts.get(stake.card, 0) + change
            changes[stake.card] = changes.get(stake.card, 0) + change
    return msgspec.structs.replace(
        collection, cards=ordered(counts), settled={**collection.settled, match: changes}
    )
