"""Hull Rot: ships in the supply crumble, one more of the leader's."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.events import SUPPLY
from game.duel.moments import CardDue
from game.duel.powers import power
from game.duel.verbs import DuelPlay, destroy

hull_rot = power("hull_rot")


@hull_rot.when(CardDue)
async def crumble(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """Each player destroys 2 ships in the own supply, the leader 3."""
    table = play.table
    await destroy(play, table.leader, 3, SUPPLY)
    await destroy(play, table.straggler, 2, SUPPLY)
