"""Shadow: it executes a ship of whoever destiny names."""

from __future__ import annotations

from functools import partial

from game.core.table import NOBODY, Seat
from game.cosmic import pieces
from game.cosmic.events.common import ShipsRetrieved
from game.cosmic.moments import ColoniesFounded, DestinyKnown, ShipsRescued, WinSettled
from game.cosmic.parts import GATE, OFFENSE, ON_TECH
from game.cosmic.phases.destiny import named_by
from game.cosmic.powers import CosmicPlay, alien, comes, enhanced, use
from game.cosmic.prompts import ChooseSeat
from game.cosmic.ship_prompts import ChooseShip
from game.cosmic.ships import check_powers, check_victory, lose, pay, take
from game.cosmic.table import CosmicTable

shadow = alien("shadow")


@shadow.when(DestinyKnown)
async def execute(play: CosmicPlay, owner: Seat, known: DestinyKnown) -> None:
    """Each card that names another player costs that player a ship; on a wild it may be anybody's."""
    table = play.table
    named = named_by(table, known.card)
    given = partial(victims, table, owner, named)
    if not await use(play, owner, shadow, given, may=named == NOBODY):
        return
    listed = victims(table, owner, named)
    victim = listed[0]
    if len(listed) > 1:
        victim = await ChooseSeat(owner, shadow.name, what="ask.shadow_whom", listed=tuple(listed))
    place = await aim(play, owner, victim)
    if await lose(play, victim, 1, place, shadow.name):
        await take_its_place(play, owner, place)


def victims(table: CosmicTable, owner: Seat, named: Seat) -> list[Seat]:
    """Whose ship the card may cost: the player it names, or anybody else."""
    return [seat for seat in table.others(owner) if named in (seat, NOBODY) and places(table, seat)]


def places(table: CosmicTable, seat: Seat) -> list[int]:
    """Colonies and techs on which this seat has ships."""
    return [*table.colonies(seat), *(ON_TECH + tech.card for tech in table.techs[seat] if tech.ships)]


async def aim(play: CosmicPlay, owner: Seat, victim: Seat) -> int:
    """The Shadow picks the ship."""
    listed = tuple(places(play.table, victim))
    if len(listed) == 1:
        return listed[0]
    return await ChooseShip(owner, shadow.name, what="ask.shadow_ship", whose=victim, listed=listed)


async def take_its_place(play: CosmicPlay, owner: Seat, planet: int) -> None:
    """Super, on the own turn: a ship from the warp stands on the planet instead (ruling 132)."""
    table = play.table
    if owner != table.at.offense or planet >= ON_TECH:
        return
    if not await enhanced(play, owner, shadow, lambda: table.warp[owner]):
        return
    new = not table.planets[planet].ships[owner]
    play.do(ShipsRetrieved(owner, 1, planet))
    await check_powers(play)
    await comes(play, ShipsRescued(owner, 1))
    if new:
        await comes(play, ColoniesFounded((owner,)))
        check_victory(play)


def lost_to_an_attack(table: CosmicTable, seat: Seat, settled: WinSettled) -> bool:
    """The defense has lost to a revealed attack and has a ship outside the encounter."""
    at = table.at
    if seat != at.defense or at.winner != OFFENSE or not at.revealed:
        return False
    return at.types[OFFENSE] == pieces.ATTACK and bool(table.colonies_outside(seat))


@shadow.wild(WinSettled, lost_to_an_attack)
async def pull_them_down(play: CosmicPlay, seat: Seat, settled: WinSettled) -> None:
    """For a ship all ships in the gate go to the warp, too; the offense has won nothing but the encounter."""
    table = play.table
    price = await take(play, seat, 1, 1, "ask.shadow_wild", table.colonies_outside(seat))
    await pay(play, seat, price, shadow.name)
    for other in [table.at.offense, *table.at.allies(OFFENSE)]:
        await lose(play, other, table.gate[other], GATE, shadow.name)
