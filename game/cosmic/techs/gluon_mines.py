"""Gluon Mines: ships of the offense's side go to the warp before the cards are revealed."""

from __future__ import annotations

from game.core.prompts import NONE
from game.core.table import Seat
from game.cosmic.events.encounter import OutcomeDecided
from game.cosmic.moments import CardsSelected
from game.cosmic.parts import DEFENSE, GATE, WON
from game.cosmic.powers import CosmicPlay, device, tech_of
from game.cosmic.prompts import MayChooseSeat
from game.cosmic.ships import EncounterDecided, lose
from game.cosmic.table import CosmicTable

card = device("gluon_mines")


def is_attacked(table: CosmicTable, seat: Seat, selected: CardsSelected) -> bool:
    return seat == table.at.defense and any(table.gate)


@card.played(CardsSelected, is_attacked)
async def explode(play: CosmicPlay, seat: Seat, selected: CardsSelected) -> None:
    """Without ships at the gate the defense wins, and the cards are not compared (ruling 106)."""
    table = play.table
    mines = tech_of(table, seat, card).ships
    hit = table.gate.copy() if sum(table.gate) <= mines else await aim(play, seat, mines)
    for victim in table.timing:
        await lose(play, victim, hit[victim], GATE, card.name)
    if not any(table.gate):
        play.do(OutcomeDecided(WON, DEFENSE, why=card.name))
        raise EncounterDecided


async def aim(play: CosmicPlay, seat: Seat, mines: int) -> list[int]:
    """The owner names the ships one by one; how many each player is to lose."""
    hit = [0] * play.table.seats
    while sum(hit) < mines:
        left = tuple(other for other, ships in enumerate(play.table.gate) if ships > hit[other])
        victim = await MayChooseSeat(seat, card.name, what="ask.gluon_mines", listed=left)
        if victim == NONE:
            break
        hit[victim] += 1
    return hit
