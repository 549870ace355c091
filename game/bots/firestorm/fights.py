"""What a combat of Firestorm may bring, in numbers alone: who falls, and whether the planet does."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

STONE = 1.3  # what a lucky stone is worth
TURNS = 6  # ways in which ships may happen to meet that are looked at


class Unit(NamedTuple):
    """A ship or a planet: the damage it deals, the damage it bears, and what it is worth."""

    attack: int
    defense: int
    worth: float


Units = tuple[Unit, ...]


class Goal(NamedTuple):
    """A planet that may be attacked: its strength, what its fall brings, the stones of its owner."""

    planet: Unit
    prize: float
    stones: int
    blockers: Units


def felled(points: int, units: Units) -> list[int]:
    """The places of the units that so much damage best destroys."""
    found = []
    order = sorted(range(len(units)), key=lambda place: -units[place].worth)
    for place in order:
        need = max(1, units[place].defense + 1)
        if need <= points:
            points -= need
            found.append(place)
    return found


def worth_of(units: Units, places: Iterable[int]) -> float:
    return sum(units[place].worth for place in places)


@lru_cache(maxsize=1 << 15)
def clash(attackers: Units, blockers: Units) -> float:
    """What the attackers gain in a combat group: what they destroy, less what they lose."""
    hit = felled(sum(unit.attack for unit in attackers), blockers)
    lost = felled(sum(unit.attack for unit in blockers), attackers)
    return worth_of(blockers, hit) - worth_of(attackers, lost)


@lru_cache(maxsize=1 << 15)
def advance(through: Units, planet: Unit, prize: float, stones: int) -> float:
    """What ships gain that reach the planet; they stay where they are if that is better."""
    power = sum(unit.attack for unit in through)
    spare = power - planet.defense - 1
    if spare < 0:
        return 0.0
    won = prize if spare >= stones else min(prize, STONE * (spare + 1))
    lost = worth_of(through, felled(planet.attack, through))
    return max(0.0, won - lost)


@lru_cache(maxsize=1 << 15)
def assault(attackers: Units, goal: Goal) -> float:
    """What an attack brings if the defender blocks as well as can be told without knowing who is who."""
    blockers = tuple(sorted(goal.blockers, key=lambda unit: -unit.attack - unit.defense))
    counts = {len(blockers), (len(blockers) + 1) // 2, 0}
    return min(_met(attackers, blockers[:count], goal) for count in sorted(counts))


def _met(attackers: Units, blockers: Units, goal: Goal) -> float:
    """The average over the ways in which ships may meet, each attacker for itself."""
    count = len(attackers)
    if not count:
        return 0.0
    if not blockers:
        return advance(attackers, goal.planet, goal.prize, goal.stones)
    total = 0.0
    turns = min(count, TURNS)
    for turn in range(turns):
        facing: dict[int, list[Unit]] = {}
        for place, unit in enumerate(blockers):
            facing.setdefault((place + turn) % count, []).append(unit)
        total += sum(clash((attackers[place],), tuple(units)) for place, units in facing.items())
        through = tuple(unit for place, unit in enumerate(attackers) if place not in facing)
        total += advance(through, goal.planet, goal.prize, goal.stones)
    return total / turns


@lru_cache(maxsize=1 << 14)
def best_assault(fleet: Units, goals: tuple[Goal, ...]) -> float:
    """The most that a whole fleet can hope for."""
    return max((assault(fleet, goal) for goal in goals), default=0.0) if fleet else 0.0
