"""The Form Turns Up: with four planets the winner of the contest wins the game."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.moments import ContestEffectDue, GameWon
from game.duel.powers import power
from game.duel.totals import controlled
from game.duel.verbs import DuelPlay, draw

paperwork_found = power("paperwork_found")
PLANETS_FOR_A_STAMP = 4


@paperwork_found.when(ContestEffectDue)
async def stamped(play: DuelPlay, owner: Seat, due: ContestEffectDue) -> None:
    """Win the game with 4 or more planets, otherwise draw 2 cards."""
    if len(controlled(play.table, due.winner)) >= PLANETS_FOR_A_STAMP:
        play.do(GameWon((due.winner,), paperwork_found.name))
    else:
        draw(play, due.winner, 2)
