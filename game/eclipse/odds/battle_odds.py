"""Battle odds: the chance to win and the losses to expect, for any two fleets and any moment of their battle.

Missiles are fired once, then come engagement rounds, all by initiative with ties to the defender; groups of
one side with equal initiative act as the battle says, else the smaller ship first. Nobody retreats, but who
stands on a border already will leave. Ancients and the center shoot as the rulebook prints it.

What the best targeting of players is: after each roll the attacker places the dice so that the chance to win
the battle is as high as it can be, and the defender so that it is as low as it can be, both knowing that all
later dice will be placed in this way, too. A stalemate is no victory for the attacker, who has to leave, but
better than a defeat. Of equally good ways the one is taken that goes for the most dangerous ships.

With more states than the limit both aim by a rule instead: destroy the most dangerous ship that can be
destroyed, else damage the most dangerous one (``best`` is then false); danger is what a ship destroys of the
enemy in a round times what the enemy can destroy of it in a round. If even this has too many states, battles
are fought by the same rule with dice of their own (``exact`` is false, and ``error`` the standard error).
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from functools import lru_cache
from typing import NamedTuple

import msgspec

from game.eclipse import pieces
from game.eclipse.odds.chain import Chain
from game.eclipse.odds.clash import Clash
from game.eclipse.odds.fleets import BEST, DANGER, START, BattleProgress, Fleet, Group, Odds, Turn
from game.eclipse.odds.simulation import Simulation
from game.eclipse.odds.targets import Crowded
from game.eclipse.parts import NO_SHIP, Battle, Sector
from game.eclipse.phases.combat import next_pair
from game.eclipse.pieces import party_of
from game.eclipse.table import EclipseTable

LIMIT = 60_000  # pairs of states times turns of a round
BATTLES = 500  # that are fought beyond it


class Forecast(msgspec.Struct, frozen=True):
    """The next battle in a sector."""

    attacker: int  # parties
    defender: int
    odds: Odds


class Coming(NamedTuple):
    """A battle that has not begun: both parties and their fleets, the attacker first."""

    parties: tuple[int, int]
    fleets: tuple[Fleet, Fleet]


@lru_cache(maxsize=4096)
def odds(
    attacker: Fleet,
    defender: Fleet,
    moment: BattleProgress = START,
    *,
    limit: int = LIMIT,
    battles: int = BATTLES,
) -> Odds:
    """What will come of a battle from this moment on."""
    fleets = (attacker, defender)
    for aim in (BEST, DANGER):
        try:
            chain = Chain(Clash(fleets, (aim, aim), moment, limit))
        except Crowded:
            continue
        return chain.followed().odds(best=aim == BEST)
    return Simulation(fleets, moment).odds(battles)


def battle_odds(table: EclipseTable, *, limit: int = LIMIT, battles: int = BATTLES) -> Odds:
    """What will come of the battle that is under way."""
    return odds(*under_way(table), limit=limit, battles=battles)


def under_way(table: EclipseTable) -> tuple[Fleet, Fleet, BattleProgress]:
    """Both fleets of the battle that is fought now, and how far it has come."""
    battle = table.battle
    assert battle is not None
    here = table.map[battle.sector]
    sides = [_kinds(here, party) for party in (battle.attacker, battle.defender)]
    attacker, defender = (_fleet(table, here, kinds, battle) for kinds in sides)
    turns = {ship: (side, place) for side, kinds in enumerate(sides) for place, ship in enumerate(kinds)}
    return attacker, defender, _moment(battle, turns)


def sector_odds(
    table: EclipseTable,
    sector: int,
    entering: Sequence[int] = (),
    *,
    limit: int = LIMIT,
    battles: int = BATTLES,
) -> Forecast | None:
    """The next battle in a sector if these ships came there now; None if nobody fights.

    With more than two parties this is the first battle only: whoever survives it fights on, damage and all.
    """
    coming = coming_battle(table, sector, entering)
    if coming is None:
        return None
    attacker, defender = coming.fleets
    return Forecast(*coming.parties, odds(attacker, defender, limit=limit, battles=battles))


def coming_battle(table: EclipseTable, sector: int, entering: Sequence[int] = ()) -> Coming | None:
    """Who will fight in a sector if these ships came there now, and with which fleets."""
    then = _entered(table, sector, entering)
    pair = next_pair(then, sector)
    if pair is None:
        return None
    here = then.map[sector]
    attacker, defender = (_fleet(then, here, _kinds(here, party)) for party in pair)
    return Coming(pair, (attacker, defender))


def _entered(table: EclipseTable, sector: int, ships: Sequence[int]) -> EclipseTable:
    """A table on which these ships are there, too; the old one stays as it is."""
    here = copy(table.map[sector])
    here.ships, here.damage = here.ships.copy(), here.damage.copy()
    for ship in ships:
        here.add(ship)
    then = copy(table)
    then.map = table.map.copy()
    then.map[sector] = here
    return then


def fleet_in(table: EclipseTable, sector: int, party: int) -> Fleet:
    """The ships of a party in a sector, with their damage."""
    here = table.map[sector]
    return _fleet(table, here, _kinds(here, party))


def _kinds(here: Sector, party: int) -> list[int]:
    return sorted(ship for ship in dict.fromkeys(here.ships) if party_of(ship) == party)


def _fleet(table: EclipseTable, here: Sector, kinds: list[int], battle: Battle | None = None) -> Fleet:
    """Ships on the map, with their damage."""
    fleeing = battle.fleeing if battle else {}
    ships = list(zip(here.ships, here.damage, strict=True))
    return Fleet(
        tuple(
            Group(
                pieces.kind_of(kind),
                table.party_design(kind),
                tuple(sorted(damage for ship, damage in ships if ship == kind)),
                kind in fleeing,
            )
            for kind in kinds
        )
    )


def _moment(battle: Battle, turns: dict[int, Turn]) -> BattleProgress:
    """How far a battle has come; a kind that is up but has no dice is still to act."""
    order = list(reversed(battle.order))
    acted = order[: len(order) - len(battle.queue)]
    up = battle.firing
    if up in acted and not battle.dice and up not in battle.fleeing:
        acted.remove(up)
    return BattleProgress(
        missiles=battle.missiles,
        turn=sum(ship in turns for ship in acted),
        order=tuple(turns[ship] for ship in order if ship in turns),
        firing=turns[up] if battle.dice and up != NO_SHIP else None,
        dice=tuple(battle.dice),
    )
