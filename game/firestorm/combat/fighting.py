"""Who fights whom in a combat, and with what."""

from __future__ import annotations

from collections.abc import Callable
from operator import itemgetter

from game.core.table import CardId, Seat
from game.firestorm import pieces
from game.firestorm.cards.grammar import Do
from game.firestorm.hooks.min_blockers import min_blockers
from game.firestorm.parts import ADVANCED, FREE, NOWHERE, OUT, TRIED, Combat, Lasting
from game.firestorm.pieces import first_card, own_number, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import keywords, locator, may_have, values, works


def combat_of(table: FirestormTable) -> Combat:
    """The combat that is going on."""
    assert table.combat is not None
    return table.combat


# --- groups


def is_blocked(table: FirestormTable, ship: CardId) -> bool:
    """Once blocked, an attacking ship stays blocked, whatever becomes of those who block it (RB 4.1.7)."""
    combat = combat_of(table)
    if not combat.blocked or (slot := table.slot_of(ship)) == NOWHERE:
        return False
    return _is_held(table, ship, combat.blocked.count(combat.slots[slot]))


def _is_held(table: FirestormTable, ship: CardId, blockers: int) -> bool:
    """So many ships are enough to block this one."""
    return blockers > 0 and blockers >= min_blockers(table, ship)


def fighters(table: FirestormTable, formation: int) -> list[CardId]:
    """The ships of a formation that fight against those who block it."""
    return held_by(table, table.attackers_in(formation), combat_of(table).blocked.count(formation))


def held_by(table: FirestormTable, ships: list[CardId], blockers: int) -> list[CardId]:
    """Those of some attacking ships that so many are enough to block."""
    return [ship for ship in ships if _is_held(table, ship, blockers)] if blockers else []


def foes(table: FirestormTable, ship: CardId) -> list[CardId]:
    """Enemy ships in the combat group of a ship."""
    group, combat = table.group(ship), combat_of(table)
    if group in (NOWHERE, ADVANCED):
        return []
    if owner_of(ship) == combat.defender:
        return fighters(table, group)
    return table.blockers_of(group) if _is_held(table, ship, combat.blocked.count(group)) else []


def groups(table: FirestormTable) -> list[int]:
    """Formations that fight, and have not yet done so."""
    combat = combat_of(table)
    if not combat.blocking:
        return []
    faced = sorted(dict.fromkeys(combat.blocking))
    return [
        number for number in faced if number != FREE and number not in combat.done and fighters(table, number)
    ]


def advancing(table: FirestormTable) -> list[CardId]:
    combat = combat_of(table)
    return table.own(combat.attacker, combat.advancing)


def able_to_advance(table: FirestormTable) -> list[CardId]:
    """Attacking ships that may be declared to advance."""
    return still_able(table, _laid(table, combat_of(table)))


def still_able(table: FirestormTable, ships: list[CardId]) -> list[CardId]:
    """Those of the attacking ships that are active, and that nobody blocks."""
    active = [ship for ship in ships if table.active(ship)]
    if not combat_of(table).blocked:
        return active
    return [ship for ship in active if not is_blocked(table, ship)]


def ships_in_combat(table: FirestormTable, seat: Seat) -> list[CardId]:
    """Attacking ships by their slots, loaded ones not among them, or defending ships."""
    combat = combat_of(table)
    if seat == combat.defender:
        return table.own(seat, combat.defenders)
    return _laid(table, combat)


def _laid(table: FirestormTable, combat: Combat) -> list[CardId]:
    """The ships of all formations, one formation after the other."""
    first, slip = first_card(combat.attacker), table.slip(0)
    laid = sorted(zip(combat.slots, table.faces[slip:], strict=False), key=itemgetter(0))
    return [first + ship for formation, ship in laid if formation != OUT]


def strength(table: FirestormTable, cards: list[CardId]) -> int:
    """The damage that a side deals; deactivated ships deal none, planets always do (RB 4.1.9, ruling 38)."""
    points = 0
    for card in cards:
        if table.active(card) or pieces.IS_PLANET[table.faces[card]]:
            points += max(0, values(table, card).attack)
    return points


# --- locators


LOCATORS = ("locator_1", "locator_2")  # by class


def bears(table: FirestormTable, ship: CardId) -> list[int]:
    """What can be seen on a ship: accessories and loaded ships, and the slips that tell they are there."""
    gear = table.gear_on(ship)
    loaded = [table.size + load for load in table.loaded_on(ship)]
    return [*gear, *(table.size + card for card in gear), *loaded, 2 * table.size + ship]


def has_secrets(table: FirestormTable, ship: CardId, seat: Seat) -> bool:
    """Something on the ship is covered, as far as this seat can tell.

    Which ships are loaded, but not where, is known as soon as all others have been turned up.
    """
    combat = combat_of(table)
    if any(not table.knows(seat, card) for card in table.gear_on(ship)):
        return True
    if not table.facts(ship).cargo or owner_of(ship) != combat.attacker:
        return False
    loads = [load for load in table.own(combat.attacker, combat.attackers) if table.covered(load)]
    return any(not table.knows(seat, table.size + load) for load in loads)


def locators(table: FirestormTable, seat: Seat, least: int) -> list[CardId]:
    """Active ships in combat with a locator of at least this class."""
    combat = combat_of(table)
    if seat == combat.defender and not combat.defenders:
        return []
    if not may_have(table, seat, LOCATORS[least - 1 :]):
        return []
    ships = [ship for ship in ships_in_combat(table, seat) if table.active(ship)]
    return [ship for ship in ships if locator(table, ship) >= least]


def screens(table: FirestormTable, ship: CardId) -> list[CardId]:
    """Accessories that keep a ship from being located."""
    return _givers(table, ship, lambda do: do.rule == "cannot_be_located")


def proofs(table: FirestormTable, ship: CardId, word: str) -> tuple[CardId, ...]:
    """A covered accessory that gives a ship an ability or a leave; to use that, it must be shown (RB 1.6)."""
    if word in table.facts(ship).keywords or any(_lasts(row, ship, word) for row in table.lasting):
        return ()
    givers = _givers(table, ship, lambda do: do.rule == word or word in do.keywords)
    return () if any(table.seen[gear] == table.everyone for gear in givers) else tuple(givers[:1])


def _lasts(row: Lasting, ship: CardId, word: str) -> bool:
    return row.card == ship and (row.what == word or word in row.words)


def _givers(table: FirestormTable, ship: CardId, gives: Callable[[Do], bool]) -> list[CardId]:
    rows = [(gear, row) for gear in table.gear_on(ship) for row in pieces.HOSTED[table.faces[gear]]]
    return [gear for gear, row in rows if gives(row.do) and works(table, gear, row)]


# --- special abilities


def specials(table: FirestormTable, ship: CardId) -> list[int]:
    """The special abilities that a ship may try now, by their numbers (RB 4.1.8)."""
    if table.type_of(ship) != "ship_1" or not table.active(ship) or table.used[ship] & TRIED:
        return []
    combat = combat_of(table)
    if own_number(ship) in combat.advancing and owner_of(ship) == combat.attacker:
        return []
    words = keywords(table, ship)
    if not words:
        return []
    found = [number for number, name in enumerate(pieces.SPECIALS) if name in words]
    return found if foes(table, ship) else [number for number in found if number == 0]
