"""Fleets for the tests of the odds, and the slow way to find them: every face of every die, every way."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

from game.eclipse import pieces
from game.eclipse.designs import Design, Dice
from game.eclipse.firing import hits
from game.eclipse.odds.fleets import Fleet, Group, order_of
from game.eclipse.table import ANCIENT, GUARD

ONE_DIE = ((1, 1),)
CANNONS = (((1, 1),), ((1, 1),), ((1, 2),), ((2, 1),), ((2, 1), (1, 1)), ((4, 1),), ())
MISSILES = ((), (), (), ((2, 2),))

Ship = tuple[int, int]  # its group and its damage
Ships = tuple[Ship, ...]
Value = Callable[[Ships, Ships], Fraction]


def group(name: str = "interceptor", ships: int = 1, damage: tuple[int, ...] = (), **design: Any) -> Group:
    """Ships of a type with one ion cannon each, unless something else is said."""
    made = Design(**{"cannons": ONE_DIE, **design})
    return Group(name, made, damage or (0,) * ships)


def ancients(ships: int = 1) -> Fleet:
    return Fleet((Group("ancient", ANCIENT, (0,) * ships),))


def center() -> Fleet:
    return Fleet((Group("center", GUARD, (0,)),))


def fleet(*groups: Group) -> Fleet:
    return Fleet(groups)


def any_fleet(chance: Random, types: int = 3, most: int = 3) -> Fleet:
    """Up to three ships each of some types, with any parts."""
    kinds = sorted(chance.sample(range(4), chance.randint(1, types)))
    return Fleet(
        tuple(
            Group(
                pieces.SHIPS[kind],
                Design(
                    initiative=chance.randint(0, 5),
                    computer=chance.choice((0, 0, 1, 1, 2, 3)),
                    shield=chance.choice((0, 0, 0, 1, 2)),
                    hull=chance.randint(0, 3),
                    cannons=chance.choice(CANNONS),
                    missiles=chance.choice(MISSILES),
                ),
                (0,) * chance.randint(1, min(most, pieces.SHIP_LIMITS[kind])),
            )
            for kind in kinds
        )
    )


def any_enemy(chance: Random) -> Fleet:
    """Another player's fleet, now and then ancients or the center."""
    return chance.choice((any_fleet(chance), any_fleet(chance), ancients(chance.randint(1, 2)), center()))


class SlowWay:
    """The attacker's chance to win, as a fraction: both sides try every way to place every roll."""

    def __init__(self, attacker: Fleet, defender: Fleet) -> None:
        self.fleets = (attacker, defender)
        self.order = order_of(self.fleets)
        self.known: dict[tuple[Ships, Ships], list[Fraction]] = {}

    def chance(self) -> Fraction:
        start = [
            tuple((place, damage) for place, group in enumerate(fleet.groups) for damage in group.damage)
            for fleet in self.fleets
        ]
        return self.missiles(0, start[0], start[1])

    def missiles(self, place: int, a: Ships, b: Ships) -> Fraction:
        if place == len(self.order):
            return self.rounds(a, b)[0]
        side, number = self.order[place]
        dice = self.fleets[side].groups[number].design.missiles
        return self.fired(side, number, dice, a, b, lambda x, y: self.missiles(place + 1, x, y))

    def rounds(self, a: Ships, b: Ships) -> list[Fraction]:
        """By turn of the order; a round in which nothing happens begins again."""
        if not a or not b:
            return [Fraction(bool(a))] * len(self.order)
        if (a, b) not in self.known:
            self.known[a, b] = self._rounds(a, b)
        return self.known[a, b]

    def _rounds(self, a: Ships, b: Ships) -> list[Fraction]:
        turns = len(self.order)
        steps = [self._step(place, a, b) for place in range(turns)]
        chance, again = Fraction(0), Fraction(1)
        for gain, miss in steps:
            chance += again * gain
            again *= miss
        chance = chance / (1 - again) if again != 1 else Fraction(0)
        values = [chance] * turns
        for place in range(turns - 1, 0, -1):
            gain, miss = steps[place]
            values[place] = chance = gain + miss * chance
        return values

    def _step(self, place: int, a: Ships, b: Ships) -> tuple[Fraction, Fraction]:
        side, number = self.order[place]
        dice = self.fleets[side].groups[number].design.cannons
        after = (place + 1) % len(self.order)
        gain = self.fired(
            side,
            number,
            dice,
            a,
            b,
            lambda x, y: self.rounds(x, y)[after] if (x, y) != (a, b) else Fraction(0),
        )
        miss = self.fired(side, number, dice, a, b, lambda x, y: Fraction((x, y) == (a, b)))
        return gain, miss

    def fired(self, side: int, number: int, dice: Dice, a: Ships, b: Ships, value: Value) -> Fraction:
        """The mean over all rolls of the best value."""
        own, enemy = (a, b) if side == 0 else (b, a)
        ships = sum(kind == number for kind, _ in own)
        damages = [damage for damage, count in dice for _ in range(count * ships)]
        if not enemy or not damages:
            return value(a, b)
        best = max if side == 0 else min
        total = Fraction(0)
        for faces in product(range(1, 7), repeat=len(damages)):
            ways = {enemy}
            for damage, face in zip(damages, faces, strict=True):
                ways = {after for way in ways for after in self.struck(side, number, damage, face, way)}
            total += best(value(a, way) if side == 0 else value(way, b) for way in sorted(ways))
        return total / Fraction(6 ** len(damages))

    def struck(self, side: int, number: int, damage: int, face: int, enemy: Ships) -> list[Ships]:
        computer = self.fleets[side].groups[number].design.computer
        found = []
        for index, (kind, had) in enumerate(enemy):
            target = self.fleets[1 - side].groups[kind].design
            if hits(face, computer, target.shield):
                rest = (*enemy[:index], *enemy[index + 1 :])
                alive = had + damage <= target.hull
                found.append(tuple(sorted((*rest, (kind, had + damage)) if alive else rest)))
        return found or [enemy]
