"""Regroup: the offense retrieves a ship from the warp (p. 7)."""

from __future__ import annotations

from collections.abc import Awaitable

from game.core.events import Planned
from game.core.table import Seat, errand
from game.cosmic.cheating import quiet_moment
from game.cosmic.moments import RegroupDue, RegroupStarts, ResearchOver
from game.cosmic.phases.windows import opens
from game.cosmic.powers import CosmicPlay, comes
from game.cosmic.research import work_on_tech
from game.cosmic.ships import check_victory, retrieve


async def regroup(play: CosmicPlay) -> None:
    """With the classic flare of the Filch, a quiet moment comes first."""
    await quiet_moment(play)
    await opens(play, RegroupStarts())


def research(play: CosmicPlay) -> None:
    """With technology each player may work on a tech; by the German rules only the offense (p. 15)."""
    table = play.table
    if not table.rules.technology:
        return
    seats = table.timing[:1] if table.rules.german else table.timing
    play.do(Planned((*(errand("tech_work", seat) for seat in seats), "research_over")))


async def tech_work(play: CosmicPlay, seat: Seat) -> None:
    if any(not tech.completed for tech in play.table.techs[seat]):
        await work_on_tech(play, seat)


def research_over(play: CosmicPlay) -> Awaitable[None]:
    return opens(play, ResearchOver())


async def retrieval(play: CosmicPlay) -> None:
    """One ship to any colony, or into the gate if there is none."""
    check_victory(play)
    offense = play.table.at.offense
    due = RegroupDue(offense, [])
    await comes(play, due)
    if not due.instead and play.table.warp[offense]:
        await retrieve(play, offense, 1, to_gate=True)


ERRANDS = (regroup, research, tech_work, research_over, retrieval)
