"""Duel step 9, contest step 5: determine the winner."""

from __future__ import annotations

from game.core.powers import happen
from game.core.table import Seat
from game.duel.moments import WinnerFound
from game.duel.table import DuelTable
from game.duel.totals import lower_wins, strength, tie_winner
from game.duel.verbs import DuelPlay


async def winner(play: DuelPlay) -> None:
    """The higher total strength wins; a tie goes to the straggler (R17)."""
    table = play.table
    totals = (strength(table, 0), strength(table, 1))
    await happen(play, WinnerFound(stronger(table, totals), totals))


def stronger(table: DuelTable, totals: tuple[int, int]) -> Seat:
    one, two = totals
    if one == two:
        return tie_winner(table, None)
    return int((one < two) != bool(lower_wins(table, None)))
