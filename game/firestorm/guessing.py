"""What lies face down in a combat, dealt anew: a layout that a seat believes possible.

Faces of cards can be mixed within their kind. Where ships lie, what is loaded on them and what they bear
belong together, so all of it is laid out again, from nothing but what the seat knows.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.dice import below, shuffled
from game.firestorm import pieces
from game.firestorm.parts import OUT
from game.firestorm.pieces import NONE, first_card

if TYPE_CHECKING:
    from game.core.table import Seat
    from game.firestorm.table import FirestormTable


def lay_out_anew(table: FirestormTable, seat: Seat) -> None:
    """Ships that the seat cannot place are loaded or laid at random, then accessories and counters."""
    combat = table.combat
    assert combat is not None
    slots = [
        slot
        for slot, formation in enumerate(combat.slots)
        if formation != OUT and not table.knows(seat, table.slip(slot))
    ]
    ships = _not_placed(table, seat)
    laid = _load(table, seat, ships, len(ships) - len(slots))
    for slot, ship in zip(slots, laid, strict=True):
        table.faces[table.slip(slot)] = ship
    _give_gear(table, seat, laid)
    _give_counters(table, seat, laid)


def _draw(table: FirestormTable, values: list[int]) -> list[int]:
    values, table.rng = shuffled(values, table.rng)
    return values


def _one_of(table: FirestormTable, values: list[int]) -> int:
    place, table.rng = below(table.rng, len(values))
    return values[place]


def _not_placed(table: FirestormTable, seat: Seat) -> list[int]:
    """Attacking ships of which the seat does not know where they are."""
    combat = table.combat
    assert combat is not None
    slips = [table.slip(slot) for slot in range(len(combat.slots))]
    known = [table.faces[slip] for slip in slips if table.knows(seat, slip)]
    hosts = table.size + first_card(combat.attacker)
    for ship in combat.attackers:
        if table.knows(seat, hosts + ship) and table.faces[hosts + ship] < NONE:
            known.append(ship)
    return [ship for ship in combat.attackers if ship not in known]


def _load(table: FirestormTable, seat: Seat, ships: list[int], count: int) -> list[int]:
    """So many of the ships are loaded; the others are returned in the order in which they are laid."""
    combat = table.combat
    assert combat is not None
    first, hosts = first_card(combat.attacker), table.size + first_card(combat.attacker)
    for ship in ships:
        if not table.knows(seat, hosts + ship):
            table.faces[hosts + ship] = NONE
    mixed = _draw(table, ships)
    if not count:
        return mixed
    gear = table.players[combat.attacker].gear
    bearing = [table.faces[hosts + card] for card in gear if table.knows(seat, hosts + card)]
    small = [ship for ship in mixed if table.type_of(first + ship) == "ship_1" and ship not in bearing]
    loads = [ship for ship in small if not table.knows(seat, hosts + ship)][:count]
    holds = _holds(table)
    for ship in loads:
        carrier = _one_of(table, holds)
        holds.remove(carrier)
        table.faces[hosts + ship] = carrier
    return [ship for ship in mixed if ship not in loads]


def _holds(table: FirestormTable) -> list[int]:
    """Every attacking carrier as often as it has room for one more ship."""
    combat = table.combat
    assert combat is not None
    first, hosts = first_card(combat.attacker), table.size + first_card(combat.attacker)
    loaded = [table.faces[hosts + ship] for ship in combat.attackers]
    holds: list[int] = []
    for ship in combat.attackers:
        holds += [ship] * (table.facts(first + ship).cargo - loaded.count(ship))
    return holds


def _give_gear(table: FirestormTable, seat: Seat, laid: list[int]) -> None:
    """Accessories lie on ships that are face down, at most two on each."""
    combat = table.combat
    assert combat is not None
    hosts = table.size + first_card(combat.attacker)
    gear = table.players[combat.attacker].gear
    hidden = [card for card in gear if not table.knows(seat, hosts + card)]
    if not hidden:
        return
    borne = [table.faces[hosts + card] for card in gear if card not in hidden]
    places = [ship for ship in laid for _ in range(pieces.ACCESSORIES - borne.count(ship))]
    places = _draw(table, places)
    for card, ship in zip(hidden, places, strict=False):
        table.faces[hosts + card] = ship


def _give_counters(table: FirestormTable, seat: Seat, laid: list[int]) -> None:
    """All counters that are covered lie on ships that are face down."""
    combat = table.combat
    assert combat is not None
    first = 2 * table.size + first_card(combat.attacker)
    hidden = [ship for ship in combat.attackers if not table.knows(seat, first + ship)]
    count = sum(table.faces[first + ship] for ship in hidden)
    for ship in hidden:
        table.faces[first + ship] = 0
    bearers = [ship for ship in hidden if ship in laid]
    for _ in range(count if bearers else 0):
        table.faces[first + _one_of(table, bearers)] += 1
