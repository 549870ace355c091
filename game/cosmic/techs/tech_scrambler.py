"""Tech Scrambler: another tech is cancelled and discarded."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.techs import TechUsed
from game.cosmic.moments import TechFinished
from game.cosmic.offers import owns
from game.cosmic.parts import ON_TECH
from game.cosmic.powers import CosmicPlay, device, drop_tech, tech_of
from game.cosmic.table import CosmicTable

card = device("tech_scrambler")


def is_strong_enough(table: CosmicTable, seat: Seat, event: TechFinished | TechUsed) -> bool:
    """It needs as many ships as the other tech's number (ruling 161)."""
    if event.seat == seat or not owns(table, event.seat, event.card):
        return False
    return tech_of(table, seat, card).ships >= number(table, event)


def number(table: CosmicTable, event: TechFinished | TechUsed) -> int:
    """The research number; an X is what lies on the tech."""
    printed = pieces.TECHS[table.id_of(event.card)]
    return table.ships_at(event.seat, ON_TECH + event.card) if printed.x else printed.research


@card.played(TechFinished, is_strong_enough)
@card.played(TechUsed, is_strong_enough)
async def scramble(play: CosmicPlay, seat: Seat, event: TechFinished | TechUsed) -> None:
    """What the tech should have done does not happen."""
    await drop_tech(play, event.seat, event.card)
