"""Roller: the opponent's reinforcements roll up before plans are revealed."""

from __future__ import annotations

from game.core.powers import window
from game.core.prompts import Yes
from game.core.table import Seat
from game.duel.moments import Marked, RevealDue, mark
from game.duel.phases.reinforcements import play_or_pass
from game.duel.powers import power
from game.duel.table import DuelTable
from game.duel.totals import reinforcements_allowed
from game.duel.verbs import DuelPlay

roller = power("roller")


@roller.when(RevealDue, may=True)
async def roll_it_up(play: DuelPlay, owner: Seat, due: RevealDue) -> None:
    """May have the opponent play all reinforcements now: any number, one after another, on either player.

    A hand without reinforcements is no reason not to ask: more may come when plans are revealed.
    """
    opponent = 1 - owner
    if not reinforcements_allowed(play.table, opponent):
        return
    if not await Yes(owner, roller.name, question="ask.roller"):
        return
    play.do(Marked(roller.name, opponent))
    await window(play, [opponent], play_or_pass)


@reinforcements_allowed.changed_by(roller)
def rolled_up(table: DuelTable, owner: Seat, seat: Seat, allowed: int) -> int:
    """After a roll-up the opponent plays none in this contest or duel; the owner may."""
    return 0 if mark(table, roller.name) == seat else allowed
