"""Tug of War: the loser's ships are pulled into the warp."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.events import SUPPLY
from game.duel.moments import ContestEffectDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, destroy, recover

tug_of_war = power("tug_of_war")


@tug_of_war.when(ContestEffectDue)
async def yank(play: DuelPlay, owner: Seat, due: ContestEffectDue) -> None:
    """Destroy 2 ships in the loser's supply, then recover 1 ship."""
    await destroy(play, due.loser, 2, SUPPLY, by=due.winner)
    await recover(play, due.winner, 1)
