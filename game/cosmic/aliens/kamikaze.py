"""Kamikaze: ships for cards."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic.events.encounter import TermAdded
from game.cosmic.hands import draw
from game.cosmic.moments import CardsSelected, RegroupDue, SelectionDue
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.ships import pay, retrieve, take
from game.cosmic.table import CosmicTable

kamikaze = alien("kamikaze")
MOST, CARDS, STRENGTH, BACK = 4, 2, 3, 3


@kamikaze.when(SelectionDue, may=True)
async def sacrifice(play: CosmicPlay, owner: Seat, due: SelectionDue) -> None:
    """As a main player one to four ships of the own colonies for two cards each."""
    table = play.table
    if not await use(play, owner, kamikaze, lambda: table.at.is_main(owner), may=True):
        return
    ships = await give_up(play, owner, "ask.kamikaze_cards", tuple(table.colonies(owner)))
    await draw(play, owner, CARDS * ships)


async def give_up(play: CosmicPlay, seat: Seat, what: str, places: tuple[int, ...]) -> int:
    """Up to four ships of the seat's choice go to the warp; how many it named."""
    named = await take(play, seat, 1, MOST, what, places)
    await pay(play, seat, named, kamikaze.name)
    return sum(ships for _, ships in named)


def has_other_ships(table: CosmicTable, seat: Seat, selected: CardsSelected) -> bool:
    return table.at.is_main(seat) and bool(table.colonies_outside(seat))


@kamikaze.wild(CardsSelected, has_other_ships)
async def ram(play: CosmicPlay, seat: Seat, selected: CardsSelected) -> None:
    """Up to four ships that are not in the encounter add three each to the own side."""
    ships = await give_up(play, seat, "ask.kamikaze_wild", play.table.colonies_outside(seat))
    play.do(TermAdded(play.table.at.sides[seat], STRENGTH * ships, "kamikaze.flare", seat))


def regroups(table: CosmicTable, seat: Seat, due: RegroupDue) -> bool:
    return due.seat == seat and not due.instead and table.warp[seat] > 1


@kamikaze.super(RegroupDue, regroups)
async def retrieve_three(play: CosmicPlay, owner: Seat, due: RegroupDue) -> None:
    """Three ships come back from the warp instead of one."""
    due.instead.append(kamikaze.name)
    await retrieve(play, owner, BACK, to_gate=True)
