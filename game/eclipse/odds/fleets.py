"""What the odds of a battle are asked about: two fleets, and how far their battle has come."""

from __future__ import annotations

from fractions import Fraction
from math import gcd

import msgspec

from game.eclipse import pieces
from game.eclipse.designs import Design
from game.eclipse.firing import NEVER, SIDES, hits
from game.eclipse.parts import Die

ATTACKER, DEFENDER = range(2)
ANCIENT, CENTER = "ancient", "center"
UNPLAYED = (ANCIENT, CENTER)
NAMES = (*pieces.SHIPS, *UNPLAYED)
LARGEST_FIRST = (*(pieces.SHIPS[ship] for ship in pieces.BY_SIZE), CENTER, ANCIENT)
BEST, DANGER, PRINTED = "best", "danger", "printed"  # how dice are placed

Turn = tuple[int, int]  # a side, and which of its groups


class Group(msgspec.Struct, frozen=True):
    """Ships of one type."""

    name: str
    design: Design
    damage: tuple[int, ...]  # of each ship
    leaving: bool = False  # on the border: fires no more, and is gone at its next turn

    @property
    def needs(self) -> bytes:
        """The points that destroy each ship, the most damaged one first."""
        return bytes(sorted(self.design.hull + 1 - damage for damage in self.damage))


class Fleet(msgspec.Struct, frozen=True):
    """All ships of one side, a group for each type."""

    groups: tuple[Group, ...]

    @property
    def printed(self) -> bool:
        """Nobody plays these ships: the rulebook says whom they shoot."""
        return any(group.name in UNPLAYED for group in self.groups)


class BattleProgress(msgspec.Struct, frozen=True):
    """How far a battle has come; nothing of it has been fought yet if nothing is said."""

    missiles: bool = True  # the volley of missiles is under way or still to come
    turn: int = 0  # the place in the order of the group that is up next
    order: tuple[Turn, ...] = ()  # by initiative if it is not given
    firing: Turn | None = None  # whose dice lie there
    dice: tuple[Die, ...] = ()


START = BattleProgress()


class Odds(msgspec.Struct, frozen=True):
    """What will come of a battle."""

    attacker_wins: float
    defender_wins: float
    stalemate: float  # nobody has a cannon left: the attacker has to leave
    attacker_losses: dict[str, float]  # ships destroyed on average, by type
    defender_losses: dict[str, float]
    exact: bool = True  # calculated; else a number of battles was fought
    error: float = 0.0  # of ``attacker_wins``: its standard error, if battles were fought
    best: bool = True  # players place their dice in the best way; else where the most danger is


def order_of(fleets: tuple[Fleet, Fleet]) -> tuple[Turn, ...]:
    """Groups by initiative; ties go to the defender, then to the smaller ship (rulings 75, 76)."""
    turns = [(side, place) for side, fleet in enumerate(fleets) for place in range(len(fleet.groups))]
    return tuple(sorted(turns, key=lambda turn: _precedence(turn, fleets[turn[0]].groups[turn[1]])))


def _precedence(turn: Turn, group: Group) -> tuple[int, int, int]:
    return -group.design.initiative, -turn[0], NAMES.index(group.name)


def lowest_hit(computer: int, shield: int) -> int:
    """The lowest face that hits."""
    return next(face for face in range(NEVER + 1, SIDES + 1) if hits(face, computer, shield))


def hit_chance(computer: int, shield: int) -> Fraction:
    return Fraction(SIDES + 1 - lowest_hit(computer, shield), SIDES)


def aiming_order(fleet: Fleet, enemy: Fleet, aim: str) -> list[int]:
    """The groups of a fleet in the order in which its enemy would have them destroyed."""
    places = list(range(len(fleet.groups)))
    places.sort(key=lambda place: LARGEST_FIRST.index(fleet.groups[place].name))
    if aim != PRINTED:
        places.sort(key=lambda place: -danger(fleet.groups[place], enemy))
    return places


def danger(group: Group, enemy: Fleet) -> Fraction:
    """What a ship destroys of the enemy in a round, times what the enemy in a round destroys of it."""
    ships = [(len(other.damage), other) for other in enemy.groups]
    dealt = sum((count * bite(group, other) for count, other in ships), start=Fraction(0))
    taken = sum((count * bite(other, group) for count, other in ships), start=Fraction(0))
    return dealt * taken


def bite(shooter: Group, target: Group) -> Fraction:
    """The part of a ship that one of these destroys in a round, if it is alone with it."""
    if shooter.leaving:
        return Fraction(0)
    chance = hit_chance(shooter.design.computer, target.design.shield)
    need = target.design.hull + 1
    return sum((count * chance / -(-need // damage) for damage, count in shooter.design.cannons), Fraction(0))


def damages(fleet: Fleet, *, missiles: bool) -> list[int]:
    """What one die of a fleet can do, each number once."""
    rolled = [
        damage
        for group in fleet.groups
        for damage, _ in (*group.design.cannons, *(group.design.missiles if missiles else ()))
    ]
    return list(dict.fromkeys(rolled))


def unit(damage: list[int]) -> int:
    """The points in which all these damages can be counted."""
    return gcd(*damage) or 1
