"""What happens in a combat."""

from __future__ import annotations

from itertools import compress

from msgspec.structs import replace

from game.core.events import Chanced, Event
from game.core.table import HIDDEN, CardId, Seat
from game.firestorm import pieces
from game.firestorm.effects.leaving import (
    block_freely,
    half_cover,
    lay_on,
    leave_combat,
    scrap_now,
    set_counters,
    uncover,
)
from game.firestorm.parts import FLOWN, FREE, IDLE, NOWHERE, Combat
from game.firestorm.pieces import NONE, card_of, own_number
from game.firestorm.table import FirestormTable

_NOT_FLOWN = bytes(used & ~FLOWN for used in range(256))


class AttackDeclared(Event, frozen=True, gc=False):
    """Ships attack a planet; from now on they and it are in combat."""

    seat: Seat
    defender: Seat
    planet: CardId
    ships: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        table.fought = True
        ships = bytearray([own_number(ship) for ship in self.ships])
        table.combat = Combat(self.seat, self.defender, self.planet, ships)


class AttackRedirected(Event, frozen=True, gc=False):
    """Another planet is the attacked one."""

    planet: CardId

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.planet = self.planet


class DefenderNamed(Event, frozen=True, gc=False):
    """Two who play side by side name the one who defends."""

    seat: Seat

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.defender = self.seat


class LeftCombat(Event, frozen=True, gc=False):
    ships: tuple[CardId, ...]
    by: int = NOWHERE  # the card that does it

    def apply(self, table: FirestormTable) -> None:
        for ship in self.ships:
            leave_combat(table, ship)


class GearArranged(Chanced, frozen=True, gc=False):
    """Accessories and counters are exchanged among ships; others see only types and costs again.

    ``gear`` and ``hosts`` say what lies where now, ``faces`` which card each of them is: accessories of one
    type and cost change their numbers by chance, so that no number tells which card it was. What found no
    place is lost (RB 4.1.2).
    """

    seat: Seat
    gear: tuple[CardId, ...]
    hosts: tuple[int, ...]
    faces: tuple[int, ...]
    ships: tuple[CardId, ...]
    counters: tuple[int, ...]
    covered: bool = False
    lost: tuple[CardId, ...] = ()

    def apply(self, table: FirestormTable) -> None:
        self.move_generator(table)
        faces, seen, size = table.faces, table.seen, table.size
        mask = table.watchers(self.seat)
        places = mask if self.covered else table.everyone  # who sees what lies where
        for card, host, face in zip(self.gear, self.hosts, self.faces, strict=True):
            lay_on(table, card, host)
            faces[card], seen[card], seen[size + card] = face, mask, places
            table.status[card] &= ~IDLE
        for ship, count in zip(self.ships, self.counters, strict=True):
            faces[2 * size + ship], seen[2 * size + ship] = count, places
            if self.covered:
                seen[size + ship] = mask
        for card in self.lost:
            table.show(card)
            scrap_now(table, card)

    def seen_by(self, table: FirestormTable, seat: Seat) -> GearArranged:
        if seat >= 0 and table.watchers(self.seat) >> seat & 1:
            return replace(self, rng=None)
        pairs = zip(self.gear, self.faces, strict=True)
        backs = tuple(face if card in self.lost else pieces.BACK_OF[face] for card, face in pairs)
        if not self.covered:
            return replace(self, faces=backs, rng=None)
        hosts, counters = (NOWHERE,) * len(self.gear), (0,) * len(self.ships)
        return replace(self, faces=backs, hosts=hosts, counters=counters, rng=None)


class GearDeclined(Event, frozen=True, gc=False):
    """The owner of an accessory does not use what it does all the time, or does so again (RB 3.7)."""

    card: CardId
    idle: bool = True

    def apply(self, table: FirestormTable) -> None:
        status = table.status[self.card]
        table.status[self.card] = status | IDLE if self.idle else status & ~IDLE


class ShipsLaid(Chanced, frozen=True, gc=False):
    """The attacking ships lie in formations, some of them face down, some loaded on others.

    Formations and their ships are mixed, so that the order tells nothing.
    """

    slots: tuple[int, ...]  # by slot: its formation
    ships: tuple[int, ...]  # by slot: the ship, by the number of its seat; HIDDEN if not known
    covered: tuple[bool, ...]
    loaded: tuple[tuple[CardId, CardId], ...]

    def apply(self, table: FirestormTable) -> None:
        self.move_generator(table)
        combat = table.combat
        assert combat is not None
        combat.placed = True
        combat.slots, combat.covered = bytearray(self.slots), bytearray(self.covered)
        combat.hurt = bytearray(len(self.slots))
        mask, slip = table.watchers(combat.attacker), table.slip(0)
        for ship, carrier in self.loaded:
            lay_on(table, ship, carrier)
            table.seen[table.size + ship] = mask
        for ship, hidden in zip(self.ships, self.covered, strict=True):
            table.faces[slip] = ship
            table.seen[slip] = mask if hidden else table.everyone
            if not hidden:
                half_cover(table, card_of(combat.attacker, ship))
            slip += 1

    def seen_by(self, table: FirestormTable, seat: Seat) -> ShipsLaid:
        assert table.combat is not None
        if seat >= 0 and table.watchers(table.combat.attacker) >> seat & 1:
            return replace(self, rng=None)
        pairs = zip(self.ships, self.covered, strict=True)
        ships = tuple(HIDDEN if hidden else ship for ship, hidden in pairs)
        return replace(self, ships=ships, loaded=(), rng=None)


class DefendersDeclared(Event, frozen=True, gc=False):
    ships: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.defenders = bytearray([own_number(ship) for ship in self.ships])
        table.combat.blocking = block_freely(len(self.ships))


class ShipsUncovered(Event, frozen=True, gc=False):
    """Ships that lay face down are turned up; what lies on them shows its type and costs."""

    slots: tuple[int, ...]

    def apply(self, table: FirestormTable) -> None:
        for slot in self.slots:
            uncover(table, slot)


class GearRevealed(Event, frozen=True, gc=False):
    """All accessories of the ships in combat are shown, those of the planet if ships advance (RB 2.4.11)."""

    cards: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        seen, size, everyone = table.seen, table.size, table.everyone
        for card in self.cards:
            seen[card] = seen[size + card] = everyone


class Assigned(Event, frozen=True, gc=False):
    """Defending ships face formations; FREE is the number of none."""

    blocking: tuple[int, ...]  # by defender

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.blocking = bytearray(self.blocking)
        table.combat.blocked = bytearray([formation for formation in self.blocking if formation != FREE])


class AdvanceDeclared(Event, frozen=True, gc=False):
    ships: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.advancing = bytearray([own_number(ship) for ship in self.ships])


class Advanced(Event, frozen=True, gc=False):
    """Those of the declared ships that still can, advance to the planet."""

    ships: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.advancing = bytearray([own_number(ship) for ship in self.ships])
        table.combat.advanced = True


class SpecialPrepared(Event, frozen=True, gc=False):
    """A special ability has succeeded; what it does comes at the end of the step."""

    what: int
    ship: CardId
    target: int = NOWHERE
    gear: int = NOWHERE

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.delayed.append([self.what, self.ship, self.target, self.gear])


class SpecialPassed(Event, frozen=True, gc=False):
    """How many sides in a row have used no special ability."""

    count: int

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.passed = self.count


class Silenced(Event, frozen=True, gc=False):
    """An electromagnetic pulse switches the accessories of ships off."""

    ships: tuple[CardId, ...]

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.silenced += self.ships
        table.combat.delayed = []


class CounterShot(Event, frozen=True, gc=False):
    """Sabotage fire destroys a counter."""

    ship: CardId

    def apply(self, table: FirestormTable) -> None:
        set_counters(table, self.ship, max(0, table.counters(self.ship) - 1))


class Beamed(Event, frozen=True, gc=False):
    """A tractor beam holds a ship."""

    ship: CardId

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.beamed.append(self.ship)


class GroupFought(Event, frozen=True, gc=False):
    """The damage of a combat group is being dealt."""

    formation: int

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.done.append(self.formation)


class PlanetTaken(Event, frozen=True, gc=False):
    """The attack has brought victory points."""

    def apply(self, table: FirestormTable) -> None:
        assert table.combat is not None
        table.combat.scored = True


class CombatEnded(Event, frozen=True, gc=False):
    """The combat is over: everything is turned up, loaded ships are unloaded."""

    early: bool = False

    def apply(self, table: FirestormTable) -> None:
        combat = table.combat
        assert combat is not None
        for slot in compress(range(len(combat.covered)), combat.covered):
            uncover(table, slot)
        for ship in table.own(combat.attacker, combat.attackers):
            if table.is_loaded(ship):
                lay_on(table, ship, NOWHERE)
            half_cover(table, ship)
        first, slots = table.slip(0), len(combat.slots)
        table.faces[first : first + slots] = bytes([NONE]) * slots
        table.seen[first : first + slots] = bytes([table.everyone]) * slots
        table.used = table.used.translate(_NOT_FLOWN)
        table.combat = None
