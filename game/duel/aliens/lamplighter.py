"""Lamplighter: wins with a constellation of four planets, and finds the way along a planet track."""

from __future__ import annotations

from game.core.table import Seat
from game.duel import pieces
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import controlled, symbol, track_chooser, wins

lamplighter = power("lamplighter")
STARS = 4


@wins.changed_by(lamplighter)
def constellation(table: DuelTable, owner: Seat, seat: Seat, won: int) -> int:
    """Four planets that the owner alone controls, with all three symbols among them, win as well."""
    if won or seat != owner:
        return won
    shared = controlled(table, 1 - owner)
    stars = [tile for tile in controlled(table, owner) if tile not in shared]
    shown = [symbol(table, tile) for tile in stars]
    return int(len(stars) >= STARS and all(wanted in shown for wanted in pieces.SYMBOLS))


@track_chooser.changed_by(lamplighter)
def pathfinder(table: DuelTable, owner: Seat, skipped: int, chooser: Seat) -> Seat:
    """Where the first symbol of a track has no planet, the owner may choose, even as the leader."""
    return owner if skipped else chooser
