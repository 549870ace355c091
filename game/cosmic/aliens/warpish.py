"""Warpish: every ship in the warp strengthens its attack."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import TermAdded
from game.cosmic.moments import AdditionsDue, AttackShown
from game.cosmic.phases.reveal import both_attack
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.table import CosmicTable

warpish = alien("warpish")


@warpish.when(AttackShown)
async def call_the_dead(play: CosmicPlay, owner: Seat, shown: AttackShown) -> None:
    """One more for every ship in the warp, whoever owns it."""
    table = play.table
    at = table.at
    if not at.is_main(owner) or at.types[at.sides[owner]] != pieces.ATTACK:
        return
    if await use(play, owner, warpish, lambda: any(table.warp)):
        play.do(TermAdded(at.sides[owner], sum(table.warp), warpish.name, owner))


def fights(table: CosmicTable, seat: Seat) -> bool:
    """A main player whose total will be compared."""
    return table.at.is_main(seat) and both_attack(table)


def fights_with_lost_ships(table: CosmicTable, seat: Seat, due: Event) -> bool:
    return fights(table, seat) and table.warp[seat] > 0


@warpish.wild(AdditionsDue, fights_with_lost_ships)
async def add_own_lost_ships(play: CosmicPlay, seat: Seat, due: AdditionsDue) -> None:
    """Adds one more for each own ship in the warp."""
    table = play.table
    play.do(TermAdded(table.at.sides[seat], table.warp[seat], "warpish.flare", seat))


def opponent_has_lost_ships(table: CosmicTable, seat: Seat, due: Event) -> bool:
    return fights(table, seat) and table.warp[table.at.opponent(seat)] > 0


@warpish.super(AdditionsDue, opponent_has_lost_ships)
async def haunt_the_opponent(play: CosmicPlay, owner: Seat, due: AdditionsDue) -> None:
    """The opponent's total is lowered by one for each of the opponent's ships in the warp."""
    table = play.table
    opponent = table.at.opponent(owner)
    play.do(TermAdded(table.at.sides[opponent], -table.warp[opponent], "warpish.flare", owner))
