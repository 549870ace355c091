"""Vacuum: its lost ships drag others into the warp."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.moments import CardsShownUp, ShipsGone
from game.cosmic.parts import WARP
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.prompts import ChooseNumber, MayChooseSeat
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.ships import lose_together, retrieve, take
from game.cosmic.table import CosmicTable

vacuum = alien("vacuum")


@vacuum.when(ShipsGone)
async def drag_along(play: CosmicPlay, owner: Seat, gone: ShipsGone) -> None:
    """Up to as many ships of others go to the warp as the Vacuum has just lost to it (ruling 73)."""
    if gone.seat != owner or gone.place != WARP:
        return
    if not await use(play, owner, vacuum, lambda: victims(play.table, owner)):
        return
    named = await name_victims(play, owner, gone.ships)
    picks = await enhanced(play, owner, vacuum, lambda: named)
    if not works(play.table, owner, vacuum):  # the flare was zapped (ruling 43)
        return
    for victim, ships in named:
        taken = await (pick(play, owner, victim, ships) if picks else give(play, victim, ships))
        await lose_together(play, victim, taken, vacuum.name)


def victims(table: CosmicTable, owner: Seat) -> list[Seat]:
    """Others with ships on colonies; those in the gate or beside the planet are not dragged along."""
    return [seat for seat in table.others(owner) if table.colonies(seat)]


async def name_victims(play: CosmicPlay, owner: Seat, ships: int) -> list[tuple[Seat, int]]:
    """The Vacuum says who loses how many."""
    table = play.table
    named: list[tuple[Seat, int]] = []
    while ships:
        left = [seat for seat in victims(table, owner) if seat not in [victim for victim, _ in named]]
        if not left:
            break
        seat = await MayChooseSeat(owner, vacuum.name, what="ask.vacuum_whom", listed=tuple(left))
        if seat == NONE:
            break
        count = min(ships, sum(planet.ships[seat] for planet in table.planets))
        if count > 1:
            count = await ChooseNumber(owner, vacuum.name, what="ask.vacuum_ships", low=1, high=count)
        named.append((seat, count))
        ships -= count
    return named


async def give(play: CosmicPlay, victim: Seat, ships: int) -> list[tuple[int, int]]:
    """Who is dragged along picks the colonies."""
    return await take(play, victim, ships, ships, "ask.lose_ships", tuple(play.table.colonies(victim)))


async def pick(play: CosmicPlay, owner: Seat, victim: Seat, ships: int) -> list[tuple[int, int]]:
    """Super: the Vacuum picks them, ship by ship."""
    table = play.table
    taken: list[int] = []
    for _ in range(ships):
        places = [p for p in table.colonies(victim) if table.planets[p].ships[victim] > taken.count(p)]
        if not places:  # those that were named were spent to answer the flare
            break
        place = places[0]
        if len(places) > 1:
            place = await ChooseShip(
                owner, vacuum.name, what="ask.vacuum_pick", whose=victim, listed=tuple(places)
            )
        taken.append(place)
    return [(place, taken.count(place)) for place in sorted(set(taken))]


def attacks_beside(table: CosmicTable, seat: Seat) -> int:
    """How many main players other than this seat have revealed an attack."""
    at = table.at
    return sum(at.types[at.sides[main]] == pieces.ATTACK for main in at.mains if main != seat)


def sees_attacks(table: CosmicTable, seat: Seat, shown: CardsShownUp) -> bool:
    return bool(table.warp[seat] and table.colonies(seat) and attacks_beside(table, seat))


@vacuum.wild(CardsShownUp, sees_attacks)
async def suck_out(play: CosmicPlay, seat: Seat, shown: CardsShownUp) -> None:
    """A ship comes back from the warp for each attack that another main player has revealed."""
    await retrieve(play, seat, attacks_beside(play.table, seat))
