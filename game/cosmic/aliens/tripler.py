"""Tripler: low attacks are tripled, high ones divided by three."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import CardCounts
from game.cosmic.moments import AttackShown, CardsShownUp
from game.cosmic.powers import CosmicPlay, alien, enhanced, use, works
from game.cosmic.table import CosmicTable

tripler = alien("tripler")
LOW, SUPER_LOW, BIG = 10, 13, 15


def a_third(value: int) -> int:
    """Divided by three, rounded up."""
    return -(-value // 3)


@tripler.when(AttackShown)
async def triple(play: CosmicPlay, owner: Seat, shown: AttackShown) -> None:
    """An attack of 10 or less (13 with the super flare) is tripled, a higher one divided."""
    at = play.table.at
    if not at.is_main(owner):
        return
    side = at.sides[owner]
    if not await use(play, owner, tripler, lambda: at.types[side] == pieces.ATTACK):
        return
    value = at.values[side]
    low = LOW
    if await enhanced(play, owner, tripler, lambda: LOW < value <= SUPER_LOW):
        low = SUPER_LOW
    if not works(play.table, owner, tripler):  # the flare was zapped (ruling 43)
        return
    play.do(CardCounts(side, pieces.ATTACK, 3 * value if value <= low else a_third(value), tripler.name))


def faces_a_big_attack(table: CosmicTable, seat: Seat, shown: CardsShownUp) -> bool:
    at = table.at
    if not at.is_main(seat):
        return False
    other = 1 - at.sides[seat]
    return at.types[other] == pieces.ATTACK and at.values[other] >= BIG


@tripler.wild(CardsShownUp, faces_a_big_attack)
async def divide_theirs(play: CosmicPlay, seat: Seat, shown: CardsShownUp) -> None:
    """The opponent's attack of 15 or more is divided by three before anything else."""
    at = play.table.at
    other = 1 - at.sides[seat]
    play.do(CardCounts(other, pieces.ATTACK, a_third(at.values[other]), "tripler.flare"))
