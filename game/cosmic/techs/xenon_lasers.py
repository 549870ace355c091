"""Xenon Lasers: one more or one less for the own side."""

from __future__ import annotations

from game.core.table import Seat
from game.cosmic import pieces
from game.cosmic.events.encounter import TermAdded
from game.cosmic.moments import AdditionsDue
from game.cosmic.powers import CosmicPlay, device
from game.cosmic.prompts import ChooseOne
from game.cosmic.table import CosmicTable

card = device("xenon_lasers")
ADD, SUBTRACT = "xenon_lasers_add", "xenon_lasers_subtract"


def takes_part_in_a_fight(table: CosmicTable, seat: Seat, due: AdditionsDue) -> bool:
    at = table.at
    fight = at.types == (pieces.ATTACK, pieces.ATTACK)
    return fight and at.sides[seat] >= 0


@card.played(AdditionsDue, takes_part_in_a_fight, once=True)
async def correct(play: CosmicPlay, seat: Seat, due: AdditionsDue) -> None:
    """Less is more for who wants to lose, or faces the Anti-Matter."""
    way = await ChooseOne(seat, card.name, choices=(ADD, SUBTRACT))
    play.do(TermAdded(play.table.at.sides[seat], 1 if way == ADD else -1, card.name, seat))
