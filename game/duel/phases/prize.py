"""Duel step 10 and contest step 6: the prize, or the contest's effect."""

from __future__ import annotations

from game.core.powers import happen
from game.duel.moments import ContestEffectDue, PrizeDue, destiny_of, duel_of
from game.duel.verbs import DuelPlay, check_straggler


async def prize(play: DuelPlay) -> None:
    """The player whom the card names carries it out, before the loser withdraws (R15).

    After a contest's effect the marker is checked (R9).
    """
    duel = duel_of(play.table)
    if duel.contest:
        await happen(play, ContestEffectDue(duel.winner, duel.loser))
        if not play.table.over:
            check_straggler(play)
        return
    offered = destiny_of(play.table, play.table.past[-1]).prize
    if offered:
        await happen(play, PrizeDue(duel.winner if offered.who == "winner" else duel.loser))
