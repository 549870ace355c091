"""Pacifist: its negotiate beats an attack."""

from __future__ import annotations

from game.core.events import Event
from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import CardCounts, OutcomeDecided
from game.cosmic.moments import AttackShown, CardsShownUp, DealFailed
from game.cosmic.parts import WON
from game.cosmic.powers import CosmicPlay, alien, use
from game.cosmic.table import CosmicTable

pacifist = alien("pacifist")
WILD_ATTACK = 15
OWN_LOSS, OTHER_LOSS = 1, 5


def talks_to_an_attack(table: CosmicTable, seat: Seat, event: Event) -> bool:
    """A main player who shows a negotiate against an attack."""
    at = table.at
    if not at.is_main(seat):
        return False
    side = at.sides[seat]
    return at.types[side] == pieces.NEGOTIATE and at.types[1 - side] == pieces.ATTACK


@pacifist.when(AttackShown)
async def win_in_peace(play: CosmicPlay, owner: Seat, shown: AttackShown) -> None:
    """The negotiate wins against an attack."""
    if await use(play, owner, pacifist, lambda: talks_to_an_attack(play.table, owner, shown)):
        play.do(OutcomeDecided(WON, play.table.at.sides[owner], why=pacifist.name))


@pacifist.wild(CardsShownUp, talks_to_an_attack)
async def become_fifteen(play: CosmicPlay, seat: Seat, shown: CardsShownUp) -> None:
    """The own negotiate becomes an attack 15."""
    play.do(CardCounts(play.table.at.sides[seat], pieces.ATTACK, WILD_ATTACK, "pacifist.flare"))


def is_main(table: CosmicTable, seat: Seat, failed: DealFailed) -> bool:
    return table.at.is_main(seat)


@pacifist.super(DealFailed, is_main)
async def lose_less(play: CosmicPlay, owner: Seat, failed: DealFailed) -> None:
    """Without a deal the Pacifist loses one ship and the opponent five (ruling 137)."""
    side = play.table.at.sides[owner]
    failed.losses[side], failed.losses[1 - side] = OWN_LOSS, OTHER_LOSS
