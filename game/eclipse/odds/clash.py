"""Two fleets in a battle: their states, whose turn it is, and when the end is clear."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from game.eclipse.odds.fleets import ATTACKER, DEFENDER, PRINTED, BattleProgress, Fleet, Group, Turn, order_of
from game.eclipse.odds.targets import Crowded, Targets, Volley, Ways


class Acting:
    """The turns of a round in which something happens, and for each turn which of those comes next."""

    __slots__ = ("next", "turns")

    def __init__(self, bits: int, turns: int) -> None:
        self.turns = [turn for turn in range(turns) if bits >> turn & 1]
        self.next = [sum(turn < place for turn in self.turns) for place in range(turns)]
        self.next = [index % (len(self.turns) or 1) for index in self.next]


class Clash:
    """One battle, from a moment of it to its end; a and b are states of the attacker and of the defender."""

    def __init__(
        self, fleets: tuple[Fleet, Fleet], aims: Sequence[str], moment: BattleProgress, limit: int
    ) -> None:
        self.fleets = fleets
        order = moment.order or order_of(fleets)
        passed = order[: moment.turn]
        coming = order[moment.turn :] if moment.missiles else ()
        self.missiles = [
            turn for turn in coming if self._group(turn).design.missiles and not self._group(turn).leaving
        ]
        self.cycle = [turn for turn in order if self._group(turn).leaving or self._group(turn).design.cannons]
        self.turns = len(self.cycle) or 1
        self.first = 0 if moment.missiles else sum(turn in passed for turn in self.cycle) % self.turns
        aim = [PRINTED if fleet.printed else wish for fleet, wish in zip(fleets, aims, strict=True)]
        self.sides = (
            Targets(fleets[ATTACKER], fleets[DEFENDER], aim[DEFENDER], moment, limit),
            Targets(fleets[DEFENDER], fleets[ATTACKER], aim[ATTACKER], moment, limit),
        )
        self._keep_within(limit, [targets.least_states() for targets in self.sides])
        self.firing, self.ways = self._lying(moment)
        for side, targets in enumerate(self.sides):
            targets.explore(self._shooters(1 - side, self.missiles), self._shooters(1 - side, self.cycle))
        self._keep_within(limit, [len(targets.states) for targets in self.sides])
        # By turn: the ships that act in each own state, and what so many can do to each enemy state.
        self.ships = [[counts[group] for counts in self.sides[side].counts] for side, group in self.cycle]
        self.volleys = [self.sides[1 - side].volleys(group) for side, group in self.cycle]
        self._present = [self._turns_left(side) for side in (ATTACKER, DEFENDER)]
        self._armed = [self._bits(side, leaving=False) for side in (ATTACKER, DEFENDER)]
        self.leaving = self._bits(ATTACKER, leaving=True) | self._bits(DEFENDER, leaving=True)
        self._acting: dict[int, Acting] = {}

    def _group(self, turn: Turn) -> Group:
        return self.fleets[turn[0]].groups[turn[1]]

    def _keep_within(self, limit: int, states: Sequence[int]) -> None:
        if prod(states) * self.turns > limit:
            raise Crowded

    def _shooters(self, side: int, turns: list[Turn]) -> list[int]:
        return [turn[1] for turn in turns if turn[0] == side and not self._group(turn).leaving]

    def _lying(self, moment: BattleProgress) -> tuple[int, Ways]:
        """Which side has dice lying there, and the states of its enemy that they can lead to."""
        if moment.firing is None:
            return ATTACKER, (self.sides[DEFENDER].start,)
        side, group = moment.firing
        targets = self.sides[1 - side]
        dice = targets.rolled(group, moment.dice, targets.start)
        return side, targets.placed(targets.start, dice, moment.missiles)

    def _turns_left(self, side: int) -> list[int]:
        """By state: the turns of the groups that have ships, a bit for each."""
        own = [place for place, turn in enumerate(self.cycle) if turn[0] == side]
        states = range(len(self.sides[side].states))
        return [sum(1 << place for place in own if self.ships[place][state]) for state in states]

    def _bits(self, side: int, *, leaving: bool) -> int:
        return sum(
            1 << place
            for place, turn in enumerate(self.cycle)
            if turn[0] == side and self._group(turn).leaving == leaving
        )

    @property
    def choosing(self) -> bool:
        """Somebody has a choice where dice go."""
        return len(self.ways) > 1 or any(targets.free for targets in self.sides)

    def acting(self, a: int, b: int) -> Acting:
        """The turns of a round in which something happens."""
        bits = self._present[ATTACKER][a] | self._present[DEFENDER][b]
        acting = self._acting.get(bits)
        if acting is None:
            acting = self._acting[bits] = Acting(bits, self.turns)
        return acting

    def decided(self, a: int, b: int) -> bool:
        return not (self.sides[ATTACKER].ranks[a] and self.sides[DEFENDER].ranks[b])

    def unarmed(self, a: int, b: int) -> tuple[bool, bool] | None:
        """Which of the fleets has no cannon left, if that leaves nothing to chance."""
        one, other = self._present[ATTACKER][a], self._present[DEFENDER][b]
        harmless = (not one & self._armed[ATTACKER], not other & self._armed[DEFENDER])
        return harmless if any(harmless) and not (one | other) & self.leaving else None

    def quiet(self, side: int) -> list[bool]:
        """By state: whether this fleet has no cannon left, or nothing at all."""
        return [not turns & self._armed[side] for turns in self._present[side]]

    def fire(self, place: int, a: int, b: int) -> Volley:
        """The cannons of a turn."""
        own, target = (a, b) if self.cycle[place][0] == ATTACKER else (b, a)
        return self.volleys[place][self.ships[place][own]][target]

    def missile_fire(self, place: int, a: int, b: int) -> Volley | None:
        """The missiles of a group, if any of it is left."""
        side, group = self.missiles[place]
        own, target = (a, b) if side == ATTACKER else (b, a)
        ships = self.sides[side].counts[own][group]
        return self.sides[1 - side].volley(group, True, ships, target) if ships else None

    def left(self, place: int, a: int, b: int) -> tuple[int, int]:
        """A group on the border is gone."""
        side, group = self.cycle[place]
        if side == ATTACKER:
            return self.sides[ATTACKER].without(a, group), b
        return a, self.sides[DEFENDER].without(b, group)


def struck(side: int, way: int, a: int, b: int) -> tuple[int, int]:
    """The pair after this side has fired and its enemy is in another state."""
    return (a, way) if side == ATTACKER else (way, b)
