"""Alien sheets that come out of the box during a match."""

from __future__ import annotations

from game.core.dice import below
from game.core.table import CardId, Seat
from game.cosmic import pieces
from game.cosmic.table import CosmicTable

Drawn = tuple[CardId, int]  # a sheet, and the generator after it


def draw_sheet(table: CosmicTable, seat: Seat, *, set_up: bool = True, unused: bool = False) -> Drawn | None:
    """A sheet at random and the generator after it; those that are not allowed now are left out.

    ``set_up`` allows sheets with set-up text, which only a sheet taken at the start of a turn can carry out.
    ``unused`` leaves out what everybody has seen already, as long as there is anything else.
    """
    fitting = [card for card in table.sheet_box if _allowed(table, seat, table.id_of(card), set_up)]
    if unused:
        fitting = [card for card in fitting if table.seen[card] != table.everyone] or fitting
    if not fitting:
        return None
    place, rng = below(table.rng, len(fitting))
    return fitting[place], rng


def _allowed(table: CosmicTable, seat: Seat, alien: str, set_up: bool) -> bool:
    printed = pieces.ALIENS[alien]
    if printed.has_set_up and not (set_up and printed.tokens):
        return False
    there = [other for each in range(table.seats) for other in table.aliens_of(each)]
    return not any(other in printed.not_with or alien in pieces.ALIENS[other].not_with for other in there)
