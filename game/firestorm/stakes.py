"""Playing for stakes: who takes whose card in the end (RB 2.2, 4.9)."""

from __future__ import annotations

from game.core.table import CardId, Seat
from game.firestorm.pieces import BLOCK
from game.firestorm.table import FirestormTable


def stakes_won(table: FirestormTable) -> list[tuple[Seat, CardId]]:
    """Each winner with the stake that it takes; a shared victory of all brings nothing."""
    won: list[tuple[Seat, CardId]] = []
    for winner in table.winners:
        for loser in _losers(table, winner):
            if loser not in table.winners:
                won += [(winner, loser * BLOCK + local) for local in table.players[loser].stake]
    return won


def _losers(table: FirestormTable, winner: Seat) -> list[Seat]:
    """Crossed pairs take from the right, pairs side by side from the seat opposite, others from everybody."""
    if table.mode == "cross":
        return [(winner - 1) % table.seats]
    if table.mode == "pairs":
        return [table.seats - 1 - winner]
    first = table.winners[0] == winner
    return [seat for seat in range(table.seats) if seat != winner] if first else []
