"""Whose a piece of Duel is, as far as everybody sees it."""

from __future__ import annotations

from game.core.table import NOBODY, Seat
from game.duel.table import DuelTable
from scenes.table.game_table import Watching

MINE, RIVALS = ("tactic", "half"), ("rival", "rival_tactic")
BY_NUMBER = ("dial", "locked", "ship", "ships", "strength", "warp")
PILES = ("deck", "discard", "under")


def owner_of_piece(piece: str, view: DuelTable, watching: Watching) -> Seat:
    """The seat that a piece belongs to, by what it is called; NOBODY for what belongs to both."""
    kind, _, rest = piece.partition(":")
    if kind in MINE:
        return watching.seat
    if kind in RIVALS:
        return 1 - watching.seat
    name, _, number = rest.partition(":")
    if kind == "pile":
        return int(number) if name in PILES else NOBODY
    if kind in BY_NUMBER and rest:
        return int(rest[0])
    plans = enumerate(view.duel.plans if view.duel and kind == "card" else ())
    return next((seat for seat, cards in plans if int(rest) in cards), NOBODY)
