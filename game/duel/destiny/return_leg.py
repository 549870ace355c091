"""Return Leg: the straggler calls a duel on a planet of the leader."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.destiny.follow import duel_at
from game.duel.moments import CardDue, DuelBegan, SendingBanned
from game.duel.powers import power
from game.duel.prompts import ChoosePlanet
from game.duel.totals import controlled, controls
from game.duel.verbs import DuelPlay, recover, settle

return_leg = power("return_leg")


@return_leg.when(CardDue)
async def name_a_planet(play: DuelPlay, owner: Seat, due: CardDue) -> None:
    """A planet that only the leader controls; without one each player recovers a ship and that is all."""
    table = play.table
    tiles = [t for t in controlled(table, table.leader) if not controls(table, table.straggler, t)]
    if tiles:
        await duel_at(
            play, await settle(play, ChoosePlanet(table.straggler, return_leg.name, listed=tuple(tiles)))
        )
        return
    for seat in table.order:
        await recover(play, seat, 1)


@return_leg.when(DuelBegan)
async def visitors_only(play: DuelPlay, owner: Seat, began: DuelBegan) -> None:
    """The leader cannot send ships."""
    play.do(SendingBanned(play.table.leader))
