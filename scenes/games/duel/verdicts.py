"""Who has won a duel or a contest, and why."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.table import NOBODY, Seat
from game.core.texts import catalogue
from game.duel.aliens.underdog import GAP
from game.duel.table import DuelTable
from scenes.table.game_table import Watching
from scenes.table.match_words import called, margin


def why_won(view: DuelTable, seat: Seat, totals: Sequence[int], watching: Watching) -> str:
    """By how much; or which power decided before strength did; or that nobody else has ships there."""
    say = catalogue(watching.language).say
    if totals:
        return margin(totals[seat], totals[1 - seat], called(seat, watching), watching.language)
    if view.duel is not None and view.duel.revealed:
        return say("table.duel.won_at_once", gap=GAP)
    return say("table.duel.only_ships")


def verdict(view: DuelTable, watching: Watching) -> str:
    """Who has won, while the prize is being taken; "" before that is known."""
    duel = view.duel
    if duel is None or duel.winner == NOBODY:
        return ""
    name, why = called(duel.winner, watching), why_won(view, duel.winner, duel.totals, watching)
    return catalogue(watching.language).say("table.duel.has_won", name=name, why=why)
