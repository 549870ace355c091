"""It's Full of Stars: ships come out of the warp, and the loser shines or burns."""

from __future__ import annotations

from game.core.table import Seat
from game.duel.events import SUPPLY
from game.duel.moments import PrizeDue
from game.duel.powers import power
from game.duel.prompts import ChooseOne
from game.duel.table import DuelTable
from game.duel.totals import sends_from_warp, ships_to_send
from game.duel.verbs import DuelPlay, destroy, recover

full_of_stars = power("full_of_stars")


@sends_from_warp.changed_by(full_of_stars)
def out_of_the_warp(table: DuelTable, owner: Seat, seat: Seat, warp: int) -> int:
    """Ships are sent from the warp, as long as there is one."""
    return int(table.warp[seat] > 0)


@ships_to_send.changed_by(full_of_stars)
def one_from_supply(table: DuelTable, owner: Seat, seat: Seat, ships: int) -> int:
    """Without a ship in the warp exactly one is sent."""
    return ships if table.warp[seat] else 1


@full_of_stars.when(PrizeDue)
async def star_child_prize(play: DuelPlay, owner: Seat, due: PrizeDue) -> None:
    """Recover 3 ships, or destroy 3 in the opponent's supply."""
    course = await ChooseOne(due.seat, full_of_stars.name, choices=("recover_3", "destroy_3"))
    if course == "recover_3":
        await recover(play, due.seat, 3)
    else:
        await destroy(play, 1 - due.seat, 3, SUPPLY, by=due.seat)
