"""Amoeba: its ships flow into the encounter or out of it once the cards are down."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic.events.common import ShipsCommitted, ShipsMoved
from game.cosmic.events.encounter import AllianceEnded
from game.cosmic.moments import CardsSelected, SelectionDue
from game.cosmic.powers import CosmicPlay, alien, use_or_with_super
from game.cosmic.prompts import ChooseNumber, ChooseOne
from game.cosmic.ships import bring_home, check_powers, take
from game.cosmic.table import CosmicTable

amoeba = alien("amoeba")
WITHDRAW, ADD = "amoeba_withdraw", "amoeba_add"
WILD = 4


@amoeba.when(CardsSelected, may=True)
async def ooze(play: CosmicPlay, owner: Seat, selected: CardsSelected) -> None:
    """With a ship in the encounter any number may leave it or join it; an ally needs the super flare."""
    table = play.table
    at = table.at
    given = partial(table.ships_in_encounter, owner)
    if await use_or_with_super(play, owner, amoeba, given, alone=at.is_main(owner), may=True):
        await resize(play, owner, table.fleet(owner))


async def resize(play: CosmicPlay, seat: Seat, most: int) -> None:
    """Withdraw ships or add them, from one up to so many."""
    here = play.table.ships_in_encounter(seat)
    way = await ChooseOne(seat, amoeba.name, choices=(WITHDRAW, ADD)) if here else ADD
    if way == ADD:
        await add(play, seat, most)
    else:
        await withdraw(play, seat, min(most, here))


async def add(play: CosmicPlay, seat: Seat, most: int) -> None:
    """Ships come from other colonies, beyond the limit of four."""
    to = play.table.place_in_encounter(seat)
    move = ShipsMoved if to >= 0 else ShipsCommitted
    for place, ships in await take(play, seat, 1, most, "ask.amoeba_add", play.table.colonies_outside(seat)):
        play.do(move(seat, ships, place, to))
    await check_powers(play)


async def withdraw(play: CosmicPlay, seat: Seat, most: int) -> None:
    """Ships go to other colonies; an ally without ships is an ally no more."""
    table = play.table
    ships = most
    if most > 1:
        ships = await ChooseNumber(seat, amoeba.name, what="ask.amoeba_withdraw", low=1, high=most)
    await bring_home(play, seat, ships, table.place_in_encounter(seat))
    if table.at.is_ally(seat) and not table.ships_in_encounter(seat):
        play.do(AllianceEnded(seat))


def can_resize(table: CosmicTable, seat: Seat, due: SelectionDue) -> bool:
    return table.at.is_main(seat) and bool(table.colonies_outside(seat))


@amoeba.wild(SelectionDue, can_resize)
async def resize_by_four(play: CosmicPlay, seat: Seat, due: SelectionDue) -> None:
    """Before cards are selected up to four ships leave the encounter or join it."""
    await resize(play, seat, WILD)
