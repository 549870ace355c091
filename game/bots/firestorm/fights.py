"""What a combat of Firestorm may bring, in numbers alone: who falls, and whether the planet does."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

STONE = 1.3  # what a lucky stone is worth
TURNS = 3  # ways in which ships may happen to meet that are looked at


class Unit(NamedTuple):
    """A ship or a planet: the damage it deals, the damage it bears, and what it is worth."""

    attack: int
    defense: int
    worth: float


Units = tuple[Unit, ...]


Prize = tuple[Unit, float]  # a planet that may be attacked, and what its fall brings


class Guard(NamedTuple):
    """What stands between an attacker and the planets of a seat: its ships, and its stones."""

    blockers: Units  # the strongest first
    stones: int


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


class Meeting(NamedTuple):
    """One way in which attackers and blockers may meet: what the fights bring, and who reaches the planet."""

    gain: float
    power: int  # of all who reach it
    through: Units


@lru_cache(maxsize=1 << 14)
def meetings(formations: tuple[Units, ...], blockers: Units) -> tuple[Meeting, ...]:
    """Blockers face one formation after the other, from one of them on."""
    count = len(formations)
    if not count or not blockers:
        return (_meeting(formations, blockers, 0),)
    return tuple(_meeting(formations, blockers, turn) for turn in range(0, count, -(-count // TURNS)))


def _meeting(formations: tuple[Units, ...], blockers: Units, turn: int) -> Meeting:
    count = len(formations)
    faced = min(count, len(blockers))
    gain = 0.0
    free: list[Unit] = []
    for place, formation in enumerate(formations):
        rank = (place - turn) % count
        if rank < faced:
            gain += clash(formation, blockers[rank::count])
        else:
            free += formation
    through = tuple(free)
    return Meeting(gain, sum([unit.attack for unit in through]), through)


@lru_cache(maxsize=1 << 15)
def lost_to(planet: int, through: Units) -> float:
    """What the planet shoots of the ships that reach it."""
    return worth_of(through, felled(planet, through))


def assault(formations: tuple[Units, ...], prize: Prize, guard: Guard) -> float:
    """What an attack brings if the defender blocks as well as can be told without knowing who is who.

    Of formations of unlike sizes, which all can see, the largest come first and may be singled out.
    """
    blockers = guard.blockers
    alike = len(formations[0]) == len(formations[-1])
    worst = _landed(meetings(formations, ()), prize, guard.stones, alike=True)
    if not blockers:
        return worst
    half = (len(blockers) + 1) // 2
    if half < len(blockers):
        worst = min(worst, _landed(meetings(formations, blockers[:half]), prize, guard.stones, alike=alike))
    return min(worst, _landed(meetings(formations, blockers), prize, guard.stones, alike=alike))


def _landed(ways: tuple[Meeting, ...], prize: Prize, stones: int, *, alike: bool) -> float:
    """The average over the ways in which they may meet, or the first of them if that is worse."""
    (attack, defense, _), worth = prize
    total = first = 0.0
    for number, (gain, power, through) in enumerate(ways):
        spare = power - defense - 1
        if spare >= 0:
            won = worth if spare >= stones else min(worth, STONE * (spare + 1))
            gain += max(0.0, won - lost_to(attack, through))
        total += gain
        first = first if number else gain
    return total / len(ways) if alike else min(first, total / len(ways))


def in_order(units: Iterable[Unit]) -> Units:
    """The strongest first, as they are sent to block."""
    return tuple(sorted(units, key=_strength, reverse=True))


def _strength(unit: Unit) -> int:
    return unit[0] + unit[1]


def alone(ships: Units) -> tuple[Units, ...]:
    """Each ship a formation of its own."""
    return tuple([(unit,) for unit in ships])


@lru_cache(maxsize=1 << 14)
def best_assault(fleet: Units, prizes: tuple[Prize, ...], guard: Guard) -> float:
    """The most that a whole fleet can hope for, each ship for itself."""
    if not fleet:
        return 0.0
    formations = alone(fleet)
    return max([assault(formations, prize, guard) for prize in prizes], default=0.0)
