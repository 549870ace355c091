"""The combat that is going on in Firestorm: what it will bring the attacker, and what a change is worth."""

from __future__ import annotations

from game.bots.firestorm.board import BoardSummary
from game.bots.firestorm.fights import (
    STONE,
    Guard,
    Unit,
    Units,
    alone,
    assault,
    clash,
    felled,
    in_order,
    worth_of,
)
from game.core.table import CardId
from game.firestorm.combat.fighting import able_to_advance, advancing, combat_of, fighters
from game.firestorm.parts import NOWHERE, OUT
from game.firestorm.pieces import NONE, owner_of
from game.firestorm.table import FirestormTable

Change = tuple[int, int] | None  # more attack and defense; None: out of the combat
Changes = dict[CardId, Change]
SIGHTED = (
    "sighting", "advance_declaration", "kep3", "advance", "special_abilities", "damage_step",
    "combat_deactivation", "combat_end",
)  # fmt: skip
DECLARED = ("kep3", "advance", "special_abilities", "damage_step")
IDLE: Change = (-99, 0)  # a deactivated ship deals no damage


def sighted(table: FirestormTable) -> bool:
    """The blocks are assigned, and all ships can be seen."""
    combat = combat_of(table)
    if table.phase not in SIGHTED:
        return False
    slots = [slot for slot, formation in enumerate(combat.slots) if formation != OUT]
    return all(table.faces[table.slip(slot)] < NONE for slot in slots)


def changed(unit: Unit, change: Change) -> Unit:
    assert change is not None
    return Unit(max(0, unit.attack + change[0]), unit.defense + change[1], unit.worth)


def _units(board: BoardSummary, ships: list[CardId], changes: Changes) -> Units:
    units = []
    for ship in ships:
        if ship not in changes:
            units.append(board.unit(ship) if board.table.active(ship) else changed(board.unit(ship), IDLE))
        elif changes[ship] is not None:
            units.append(changed(board.unit(ship), changes[ship]))
    return tuple(units)


def combat_worth(board: BoardSummary, changes: Changes, aim: CardId = NOWHERE) -> float:
    """What the attacker will gain from this combat, if this planet is its aim."""
    table = board.table
    combat = combat_of(table)
    aim = combat.planet if aim == NOWHERE else aim
    planet = board.unit(aim)
    if changes.get(aim) is not None:
        planet = changed(planet, changes[aim])
    prize = board.prize(aim, combat.attacker)
    stones = table.players[owner_of(aim)].stones
    if sighted(table):
        return _groups(board, changes) + _landing(board, changes, planet, prize, stones)
    attackers = [ship for ship in table.own(combat.attacker, combat.attackers) if table.active(ship)]
    guards = table.own(combat.defender, combat.defenders) or board.guards(combat.defender)
    ships, blockers = _units(board, attackers, changes), in_order(_units(board, guards, changes))
    return assault(alone(ships), (planet, prize), Guard(blockers, stones)) if ships else 0.0


def _groups(board: BoardSummary, changes: Changes) -> float:
    """What the blocked formations gain."""
    table, total = board.table, 0.0
    for formation in table.formations():
        blockers = table.blockers_of(formation)
        if formation in combat_of(table).done or not blockers:
            continue
        theirs = _units(board, blockers, changes)
        total += clash(_units(board, fighters(table, formation), changes), theirs)
    return total


def _landing(board: BoardSummary, changes: Changes, planet: Unit, prize: float, stones: int) -> float:
    """What the ships gain that reach the planet."""
    table = board.table
    declared = table.phase in DECLARED
    ships = _units(board, advancing(table) if declared else able_to_advance(table), changes)
    if not ships:
        return 0.0
    return landing(ships, planet, prize, stones, forced=declared)


def landing(ships: Units, planet: Unit, prize: float, stones: int, *, forced: bool) -> float:
    """The prize, or the stones that save the planet, less the ships that it shoots."""
    spare = sum(unit.attack for unit in ships) - planet.defense - 1
    won = 0.0 if spare < 0 else prize if spare >= stones else min(prize, STONE * (spare + 1))
    gain = won - worth_of(ships, felled(planet.attack, ships))
    return gain if forced else max(0.0, gain)


def difference(board: BoardSummary, changes: Changes) -> float:
    """What changes in the combat are worth to the seat whose board this is."""
    table = board.table
    if table.combat is None:
        return 0.0
    gain = combat_worth(board, changes) - combat_worth(board, {})
    return side(board) * gain


def side(board: BoardSummary) -> int:
    """1 for the attacker and the partner, -1 for the defender's side, 0 for whom it does not concern."""
    combat = combat_of(board.table)
    if not board.table.hostile(board.seat, combat.attacker):
        return 1
    return 0 if board.table.hostile(board.seat, combat.defender) else -1
