"""Virus: its ships are multiplied by its card."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import ShipsMultiply
from game.cosmic.moments import AttackShown, CountsDue
from game.cosmic.phases.reveal import both_attack
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.table import CosmicTable

virus = alien("virus")


@virus.when(AttackShown)
async def multiply(play: CosmicPlay, owner: Seat, shown: AttackShown) -> None:
    """The own attack times the own ships; with the super flare times all ships of the side."""
    at = play.table.at
    if not at.is_main(owner):
        return
    side = at.sides[owner]
    if not await use(play, owner, virus, lambda: at.types[side] == pieces.ATTACK):
        return
    stronger = await enhanced(play, owner, virus, lambda: at.allies(side))
    if works(play.table, owner, virus):  # the flare may have been zapped (ruling 43)
        play.do(ShipsMultiply(side, "all" if stronger else "own", virus.name))


def leads_allies(table: CosmicTable, seat: Seat, due: CountsDue) -> bool:
    return table.at.is_main(seat) and both_attack(table) and bool(table.at.allies(table.at.sides[seat]))


@virus.wild(CountsDue, leads_allies)
async def multiply_by_allies(play: CosmicPlay, seat: Seat, due: CountsDue) -> None:
    """The own ships times the allied ships, instead of adding both."""
    play.do(ShipsMultiply(play.table.at.sides[seat], "allied", "virus.flare"))
