"""The combat phase: who fights whom where, and in what order (p. 18)."""

from __future__ import annotations

from game.core.events import Planned
from game.core.table import NOBODY, errand
from game.eclipse import pieces
from game.eclipse.asking import proposing
from game.eclipse.battle_events import BattleBegan, DamageRepaired, SectorFought
from game.eclipse.battle_prompts import ActFirst
from game.eclipse.firing import order_of
from game.eclipse.phases.turns import EclipsePlay
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable
from game.eclipse.words import numbers_of


def combat(play: EclipsePlay) -> None:
    """Sectors in descending order of their numbers, the center last; then what the winners may do."""
    table = play.table
    numbers = [
        (-pieces.NUMBERS[table.faces[sector.tile]], number)
        for number, sector in enumerate(table.map)
        if sector.ships
    ]
    numbered = [sector for _, sector in sorted(numbers)]
    battles = [errand("battles", sector) for sector in numbered if contested(table, sector)]
    held = [sector for sector in numbered if invaded(table, sector)]  # who retreats is at home elsewhere
    attacks = [errand("bombard", sector) for sector in held if table.map[sector].cubes]
    conquests = [errand("conquer", sector) for sector in held]
    play.do(Planned((*battles, *attacks, *conquests, "repair")))


def contested(table: EclipseTable, sector: int) -> bool:
    """Ships of two parties that fight each other are here."""
    return bool(next_pair(table, sector))


def invaded(table: EclipseTable, sector: int) -> bool:
    """Ships of a player are here, and somebody else's disc or none."""
    here = table.map[sector]
    return any(party < pieces.ANCIENTS and party != here.disc for party in here.parties())


def next_pair(table: EclipseTable, sector: int) -> tuple[int, int] | None:
    """Attacker and defender of the next battle here (rulings 74, 75, 78)."""
    queue = fighters(table, sector)
    if len(queue) < 2:
        return None
    attacker, defender = queue[-1], queue[-2]
    return None if defender in friends(table, attacker) else (attacker, defender)


def friends(table: EclipseTable, party: int) -> tuple[int, ...]:
    return table.friendly(party) if party < pieces.ANCIENTS else (party,)


def fighters(table: EclipseTable, sector: int) -> list[int]:
    """Parties, the last to fight first: ancients or the center, who controls the sector, who came early."""
    here = table.map[sector]
    parties = here.parties()
    if len(parties) < 2:
        return parties
    return sorted(
        parties, key=lambda party: (party < pieces.ANCIENTS, party != here.disc, parties.index(party))
    )


def battles(play: EclipsePlay, sector: int) -> None:
    """All battles of one sector; reputation is drawn when the last one is over (ruling 91)."""
    table = play.table
    seats = [party for party in fighters(table, sector) if party < pieces.ANCIENTS]
    play.do(SectorFought(sector, tuple(seats)))
    draws = [errand("reputation", seat) for seat in seats]
    play.do(Planned((errand("next_battle", sector), *draws)))


async def next_battle(play: EclipsePlay, sector: int) -> None:
    """The last two arrivals first; the survivor meets whoever came before."""
    table = play.table
    pair = next_pair(table, sector)
    if pair is None:
        return
    order = await _order(play, sector, *pair)
    play.do(BattleBegan(sector, *pair, bytes(order)))
    play.do(Planned(("engage", errand("next_battle", sector))))


async def _order(play: EclipsePlay, sector: int, attacker: int, defender: int) -> list[int]:
    """By initiative; whoever has several kinds of ships with the same says which comes first (ruling 76)."""
    table = play.table
    order = order_of(table, sector, attacker, defender)
    for place in range(len(order) - 1):
        tied = [ship for ship in order[place:] if _ties(table, order[place], ship)]
        if len(tied) > 1:
            said = await ActFirst(party_of(order[place]), listed=tuple(tied), sector=sector)
            first = numbers_of(said)[0]
            order.remove(first)
            order.insert(place, first)
    return order


def _ties(table: EclipseTable, one: int, other: int) -> bool:
    """Two kinds of ships of one side act at the same time, and both can shoot."""
    first, second = table.party_design(one), table.party_design(other)
    armed = all(design.cannons or design.missiles for design in (first, second))
    return party_of(one) == party_of(other) and first.initiative == second.initiative and armed


def repair(play: EclipsePlay) -> None:
    """Damage is taken off; then come late embassies, and the upkeep phase."""
    table = play.table
    play.do(DamageRepaired())
    seats = table.clockwise(table.first)
    envoys = [errand("after_combat", seat) for seat in seats if proposing(table, seat)]
    upkeep = [errand("settle_now", seat) for seat in seats]
    play.do(Planned((*envoys, *upkeep, "cleanup")))
    assert table.first != NOBODY
