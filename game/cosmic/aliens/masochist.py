"""Masochist: it wins when it has lost all its ships."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.common import GameWon
from game.cosmic.moments import RegroupDue, RegroupStarts
from game.cosmic.parts import WARP
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.prompts import ChooseSeat
from game.cosmic.ships import GameEnds, remove, retrieve
from game.cosmic.table import CosmicTable

masochist = alien("masochist")


@masochist.when(RegroupStarts)
async def win_by_losing(play: CosmicPlay, owner: Seat, moment: RegroupStarts) -> None:
    """The first thing of a regroup phase, before research and before any ship comes back (ruling 153)."""
    if await use(play, owner, masochist, lambda: has_lost_all(play.table, owner)):
        play.do(GameWon((owner,), masochist.name))
        raise GameEnds


def has_lost_all(table: CosmicTable, owner: Seat) -> bool:
    return table.warp[owner] + table.gone[owner] >= table.fleet(owner)


def can_pass_the_ship_on(table: CosmicTable, seat: Seat, due: RegroupDue) -> bool:
    """The offense has a ship to retrieve, and other ships for the gate; somebody else has one in the warp."""
    if due.instead or not table.warp[due.seat] or not others_in_need(table, due.seat):
        return False
    return bool(table.gate[due.seat] or table.colonies(due.seat))


def others_in_need(table: CosmicTable, offense: Seat) -> list[Seat]:
    """Who else could retrieve a ship to a colony."""
    return [seat for seat in table.others(offense) if table.warp[seat] and table.colonies(seat)]


@masochist.wild(RegroupDue, can_pass_the_ship_on)
async def another_retrieves(play: CosmicPlay, seat: Seat, due: RegroupDue) -> None:
    """A player of choice retrieves the ship instead of the offense."""
    listed = tuple(others_in_need(play.table, due.seat))
    chosen = listed[0]
    if len(listed) > 1:
        chosen = await ChooseSeat(seat, masochist.name, what="ask.masochist_wild", listed=listed)
    due.instead.append(masochist.name)
    await retrieve(play, chosen, 1)


def has_a_lost_ship(table: CosmicTable, seat: Seat, due: RegroupDue) -> bool:
    return due.seat == seat and not due.instead and table.warp[seat] > 0


@masochist.super(RegroupDue, has_a_lost_ship)
async def lose_it_for_good(play: CosmicPlay, owner: Seat, due: RegroupDue) -> None:
    """One of its ships in the warp leaves the game instead of being retrieved."""
    due.instead.append(masochist.name)
    await remove(play, owner, 1, WARP)
