"""Battles fought with dice, where there are too many states to look at all of them."""

from __future__ import annotations

from math import sqrt
from sys import maxsize

from game.core.dice import rolled
from game.eclipse.firing import SIDES, volley
from game.eclipse.odds.chain import BattleTally
from game.eclipse.odds.fleets import (
    ATTACKER,
    DANGER,
    DEFENDER,
    PRINTED,
    BattleProgress,
    Fleet,
    Group,
    Odds,
    order_of,
)
from game.eclipse.odds.targets import Targets
from game.eclipse.parts import Die

SEED = 1


class Simulation:
    """The same battle again and again; players destroy the most dangerous ship they can."""

    def __init__(self, fleets: tuple[Fleet, Fleet], moment: BattleProgress, seed: int = SEED) -> None:
        self.fleets, self.moment, self.rng = fleets, moment, seed
        self.order = moment.order or order_of(fleets)
        aims = [PRINTED if fleet.printed else DANGER for fleet in fleets]
        self.sides = (
            Targets(fleets[ATTACKER], fleets[DEFENDER], aims[DEFENDER], moment, maxsize),
            Targets(fleets[DEFENDER], fleets[ATTACKER], aims[ATTACKER], moment, maxsize),
        )
        self.now = [targets.start for targets in self.sides]  # the state of each side
        self.tally = BattleTally(fleets)

    def odds(self, battles: int) -> Odds:
        for _ in range(battles):
            self._battle(1 / battles)
        guess = (self.tally.wins[ATTACKER] * battles + 1) / (battles + 2)  # never quite certain
        return self.tally.odds(exact=False, error=sqrt(guess * (1 - guess) / battles), best=False)

    def _battle(self, weight: float) -> None:
        self.now = [targets.start for targets in self.sides]
        self._first_round(weight)
        while not self._over():
            for side, place in self.order:
                self._act(side, place, weight)
        self._count(weight)

    def _first_round(self, weight: float) -> None:
        """What is left of the round that is under way: dice on the table, then those who are still to act."""
        moment = self.moment
        if moment.firing is not None:
            self._place(*moment.firing, moment.dice, missiles=moment.missiles)
        for side, place in self.order[moment.turn :]:
            if moment.missiles:
                group = self.fleets[side].groups[place]
                self._fire(
                    side, place, volley(group.design.missiles, self._ships(side, place)), missiles=True
                )
            else:
                self._act(side, place, weight)

    def _act(self, side: int, place: int, weight: float) -> None:
        """A group fires its cannons, or leaves."""
        group = self.fleets[side].groups[place]
        if not group.leaving:
            self._fire(side, place, volley(group.design.cannons, self._ships(side, place)), missiles=False)
        elif not self._beaten():
            self.tally.saved[side][place] += weight * self._ships(side, place)
            self.now[side] = self.sides[side].without(self.now[side], place)

    def _fire(self, side: int, place: int, damages: list[int], *, missiles: bool) -> None:
        if not damages or self._beaten():
            return
        faces, self.rng = rolled(self.rng, len(damages), SIDES)
        dice = tuple(Die(damage, face) for damage, face in zip(damages, faces, strict=True))
        self._place(side, place, dice, missiles=missiles)

    def _place(self, side: int, place: int, dice: tuple[Die, ...], *, missiles: bool) -> None:
        enemy, state = self.sides[1 - side], self.now[1 - side]
        good = enemy.rolled(place, dice, state)
        self.now[1 - side] = enemy.placed(state, good, missiles)[0]

    def _ships(self, side: int, place: int) -> int:
        return self.sides[side].counts[self.now[side]][place]

    def _beaten(self) -> bool:
        return not all(targets.ranks[state] for targets, state in zip(self.sides, self.now, strict=True))

    def _over(self) -> bool:
        """A side is gone, or nobody can fire and nobody is about to leave."""
        return self._beaten() or not any(
            self._ships(side, place) and _busy(self.fleets[side].groups[place]) for side, place in self.order
        )

    def _count(self, weight: float) -> None:
        alive = [bool(targets.ranks[state]) for targets, state in zip(self.sides, self.now, strict=True)]
        if all(alive):
            self.tally.stalemate += weight
        else:
            self.tally.wins[ATTACKER if alive[ATTACKER] else DEFENDER] += weight
        for side, targets in enumerate(self.sides):
            self.tally.save(side, targets.counts[self.now[side]], weight)


def _busy(group: Group) -> bool:
    return group.leaving or bool(group.design.cannons)
