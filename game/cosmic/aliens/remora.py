"""Remora: whenever others draw or retrieve, it does so, too."""

from __future__ import annotations

from functools import partial

from game.core.table import Seat
from game.cosmic.hands import draw
from game.cosmic.moments import CardsAcquired, ColoniesFounded, FlareWorked, ShipsRescued
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.prompts import ChooseOne
from game.cosmic.ships import retrieve
from game.cosmic.table import CosmicTable

remora = alien("remora")
CARD, SHIP = "remora_card", "remora_ship"


@remora.when(ShipsRescued, may=True)
async def cling_to_ships(play: CosmicPlay, owner: Seat, rescued: ShipsRescued) -> None:
    """Another player's ships leave the warp: one own ship may follow, but no newly lost one (ruling 109)."""
    given = partial(has_ship_to_follow, play.table, owner)
    if rescued.seat != owner and await use(play, owner, remora, given, may=True):
        await retrieve(play, owner, 1)


def has_ship_to_follow(table: CosmicTable, owner: Seat) -> bool:
    """A ship that has been in the warp for longer, and a colony to which it could go."""
    return table.warp[owner] > table.fresh[owner] and table.has_colony(owner)


@remora.when(CardsAcquired, may=True)
async def cling_to_cards(play: CosmicPlay, owner: Seat, acquired: CardsAcquired) -> None:
    """Another player draws from the deck: one card, however many it was (ruling 109)."""
    given = partial(cards_left, play.table)
    if acquired.seat != owner and await use(play, owner, remora, given, may=True):
        await draw(play, owner, 1)


def cards_left(table: CosmicTable) -> bool:
    return bool(table.deck or table.discard)


def sees_a_flare(table: CosmicTable, seat: Seat, worked: FlareWorked) -> bool:
    return worked.seat != seat and cards_left(table)


@remora.wild(FlareWorked, sees_a_flare)
async def draw_along(play: CosmicPlay, seat: Seat, worked: FlareWorked) -> None:
    """Another player has used a flare: one card."""
    await draw(play, seat, 1)


def sees_a_new_colony(table: CosmicTable, seat: Seat, founded: ColoniesFounded) -> bool:
    return any(other != seat for other in founded.seats) and bool(gains(table, seat))


def gains(table: CosmicTable, seat: Seat) -> list[str]:
    """What there is to be had."""
    ships = [SHIP] if table.warp[seat] and table.colonies(seat) else []
    return ships + ([CARD] if cards_left(table) else [])


@remora.super(ColoniesFounded, sees_a_new_colony)
async def profit(play: CosmicPlay, owner: Seat, founded: ColoniesFounded) -> None:
    """A card or a ship for each other player who gains a colony."""
    for _ in [other for other in founded.seats if other != owner]:
        ways = tuple(gains(play.table, owner))
        if not ways:
            return
        way = await ChooseOne(owner, remora.name, choices=ways) if len(ways) > 1 else ways[0]
        await (retrieve(play, owner, 1) if way == SHIP else draw(play, owner, 1))
