"""Zombie: its ships come home instead of going to the warp."""

from __future__ import annotations

from functools import partial

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.events.common import ShipsCommitted
from game.cosmic.moments import AlliesSent, DealCarriedOut, ShipsDoomed
from game.cosmic.parts import BESIDE, GATE, OFFENSE, WARP
from game.cosmic.powers import CosmicPlay, alien, enhanced, use
from game.cosmic.prompts import ChooseNumber, MayChooseSeat
from game.cosmic.sheets import lies_open
from game.cosmic.ships import endangered, rescue, retrieve
from game.cosmic.table import CosmicTable

zombie = alien("zombie")


@zombie.after(ShipsDoomed)
async def return_home(play: CosmicPlay, owner: Seat, doomed: ShipsDoomed) -> None:
    """Ships that should go to the warp go to any own colonies instead."""
    given = partial(endangered, play.table, doomed)
    if doomed.seat == owner and await use(play, owner, zombie, given):
        await rescue(play, doomed, doomed.left)


@zombie.when(DealCarriedOut)
async def free_ships(play: CosmicPlay, owner: Seat, made: DealCarriedOut) -> None:
    """As part of a deal any ships may leave the warp; that is no use of the power (ruling 136)."""
    at = play.table.at
    if not at.is_main(owner) or at.deal is None:
        return
    if at.deal.gives[at.sides[owner]].freed:
        await retrieve(play, at.opponent(owner), play.table.warp[at.opponent(owner)])
    if not lost_ships(play.table) or not await lies_open(play, owner, zombie):
        return
    while lost := lost_ships(play.table):
        seat = await MayChooseSeat(owner, "zombie", what="ask.zombie_free", listed=lost)
        if seat == NONE:
            return
        await retrieve(play, seat, play.table.warp[seat])


def lost_ships(table: CosmicTable) -> tuple[Seat, ...]:
    """Whose ships could leave the warp."""
    return tuple(seat for seat in table.timing if table.warp[seat] and table.colonies(seat))


def loses_ships(table: CosmicTable, seat: Seat, doomed: ShipsDoomed) -> bool:
    """The ships are not given freely, and there is another colony to which one could return."""
    if doomed.seat != seat or doomed.willing or not endangered(table, doomed):
        return False
    return any(colony != doomed.source for colony in table.colonies(seat))


@zombie.wild(ShipsDoomed, loses_ships)
async def one_returns(play: CosmicPlay, seat: Seat, doomed: ShipsDoomed) -> None:
    """One of the ships comes home."""
    await rescue(play, doomed, 1)


@zombie.when(AlliesSent)
async def raise_the_dead(play: CosmicPlay, owner: Seat, sent: AlliesSent) -> None:
    """Super: each ally of the Zombie may bring a ship out of the warp, beyond the limit."""
    table = play.table
    at = table.at
    if not at.is_main(owner):
        return

    def allies() -> list[Seat]:
        return [ally for ally in at.allies(at.sides[owner]) if table.warp[ally]]

    if not await enhanced(play, owner, zombie, allies):
        return
    for ally in allies():
        if await ChooseNumber(ally, "zombie", what="ask.zombie_super", low=0, high=1):
            play.do(ShipsCommitted(ally, 1, WARP, GATE if at.sides[ally] == OFFENSE else BESIDE))
