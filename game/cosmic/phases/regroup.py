"""Regroup: the offense retrieves a ship from the warp (p. 7)."""

from __future__ import annotations

from game.cosmic.cheating import quiet_moment
from game.cosmic.moments import RegroupDue, RegroupStarts
from game.cosmic.phases import phase
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.research import research
from game.cosmic.ships import check_victory, retrieve


@phase
async def regroup(play: CosmicPlay) -> None:
    """One ship to any colony, or into the gate if there is none."""
    await quiet_moment(play)
    await comes(play, RegroupStarts())
    if play.table.rules.technology:
        await research(play)
    check_victory(play)
    offense = play.table.at.offense
    due = RegroupDue(offense, [])
    await comes(play, due)
    if not due.instead:
        await retrieve(play, offense, 1, to_gate=True)
