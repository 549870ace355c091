"""The attacker's chance to win in every pair of states: by it players choose where their dice go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from game.eclipse.odds.clash import Clash, struck
from game.eclipse.odds.fleets import ATTACKER, DEFENDER
from game.eclipse.odds.targets import Volley, Ways

ROUNDING = 1e-12  # chances that differ by less are the same
STALEMATE = 1e-7  # it is hardly worth anything to the attacker, but better than a defeat

# The better of two chances for who fires, and by the state of the defender: the rolls, and the chances that
# follow, by the state of who is fired at.
Shots = tuple[Callable[[Any], float], list[Volley], list[list[float]]]


class Values:
    """The tables, one for each turn of a round; found from the emptiest states on.

    A table lies so that the shooter of the turn before finds the states it can reach side by side.
    """

    def __init__(self, clash: Clash) -> None:
        self.clash = clash
        self._opened: dict[tuple[int, int, int], float] = {}
        attackers, defenders = (len(targets.states) for targets in clash.sides)
        self._by_attacker = [self._shot_before(place) == ATTACKER for place in range(clash.turns)]
        sizes = [(attackers, defenders) if mine else (defenders, attackers) for mine in self._by_attacker]
        self._tables = [[[0.0] * inner for _ in range(outer)] for outer, inner in sizes]
        self._after = [*self._tables[1:], self._tables[0]]
        self._best = [max if side == ATTACKER else min for side, _ in clash.cycle]
        if clash.choosing:
            self._fill()

    def _shot_before(self, place: int) -> int:
        return self.clash.cycle[place - 1][0] if self.clash.cycle else ATTACKER

    # --- engagement rounds

    def _fill(self) -> None:
        """From the emptiest states on; where nothing is left to chance there is nothing to settle."""
        attackers, defenders = self.clash.sides
        rising = sorted(range(len(defenders.states)), key=defenders.ranks.__getitem__)
        quiet = self.clash.quiet(DEFENDER)
        for a, still in sorted(enumerate(self.clash.quiet(ATTACKER)), key=lambda s: attackers.ranks[s[0]]):
            self._settle(a, [b for b in rising if not (still or quiet[b]) or self._unclear(a, b)])

    def _unclear(self, a: int, b: int) -> bool:
        """Whether anything is left to chance; if not, the chance is noted."""
        if self.clash.decided(a, b):
            clear = 1.0 if self.clash.sides[ATTACKER].ranks[a] else 0.0
        elif unarmed := self.clash.unarmed(a, b):
            clear = STALEMATE if all(unarmed) else 0.0 if unarmed[ATTACKER] else 1.0
        else:
            return True
        for table, by_attacker in zip(self._tables, self._by_attacker, strict=True):
            row, place = (table[a], b) if by_attacker else (table[b], a)
            row[place] = clear
        return False

    def _shots(self, place: int, a: int) -> Shots:
        """What a turn does while the attacker is in this state, and the chances that follow."""
        clash, after = self.clash, self._after[place]
        defenders = range(len(clash.sides[DEFENDER].states))
        ships, volleys = clash.ships[place], clash.volleys[place]
        if self._best[place] is max:
            if clash.leaving >> place & 1:
                a, _ = clash.left(place, a, 0)
                return max, [gone(b) for b in defenders], [after[a]] * len(defenders)
            return max, volleys[ships[a]], [after[a]] * len(defenders)
        if clash.leaving >> place & 1:
            return min, [gone(a)] * len(defenders), [after[clash.left(place, a, b)[1]] for b in defenders]
        return min, [volleys[count][a] for count in ships], after

    def _settle(self, a: int, fighting: list[int]) -> None:
        """What each turn wins, and what is left if all dice miss; then the round begins again.

        More than half of the time of exact odds goes by in here, so it is one function.
        """
        acting_in = self.clash.acting
        shots = [self._shots(place, a) for place in range(len(self.clash.cycle))]
        tables = list(enumerate(zip(self._tables, self._by_attacker, strict=True)))
        own = [(place, table[a]) for place, (table, by_attacker) in tables if by_attacker]
        others = [(place, table) for place, (table, by_attacker) in tables if not by_attacker]
        for b in fighting:
            acting = acting_in(a, b)
            gains = []
            value, again = 0.0, 1.0
            for place in acting.turns:
                best, volleys, rows = shots[place]
                volley, row = volleys[b], rows[b]
                gain, miss = 0.0, volley.miss
                for chance, state in volley.sure:
                    gain += chance * row[state]
                for chance, states in volley.free:
                    gain += chance * best(states(row))
                gains.append((gain, miss))
                value += again * gain
                again *= miss
            value /= 1.0 - again
            values = [value]
            for gain, miss in gains[:0:-1]:
                value = gain + miss * value
                values.append(value)
            index = acting.next
            for place, row in own:
                row[b] = values[-index[place]]
            for place, table in others:
                table[b][a] = values[-index[place]]

    def at(self, place: int, a: int, b: int) -> float:
        """Before this turn of a round."""
        table = self._tables[place]
        return table[a][b] if self._by_attacker[place] else table[b][a]

    # --- missiles

    def opening(self, place: int, a: int, b: int) -> float:
        """Before the missiles of this place in their order."""
        if place == len(self.clash.missiles):
            return self.at(self.clash.first, a, b)
        key = (place, a, b)
        if key not in self._opened:
            self._opened[key] = self._opening(*key)
        return self._opened[key]

    def _opening(self, place: int, a: int, b: int) -> float:
        if self.clash.decided(a, b):
            return 1.0 if self.clash.sides[ATTACKER].ranks[a] else 0.0
        turn = self.clash.missiles[place]
        volley = self.clash.missile_fire(place, a, b)
        missed = self.opening(place + 1, a, b)
        if volley is None:
            return missed
        best = max if turn[0] == ATTACKER else min
        return volley.miss * missed + sum(
            chance * best(self.opening(place + 1, *struck(turn[0], way, a, b)) for way in ways)
            for chance, ways in volley.choices
        )

    # --- choosing

    def rows(self, place: int, a: int, b: int) -> list[float]:
        """The chances after this turn, by the state that the enemy of the shooter is in."""
        return self._after[place][a if self._best[place] is max else b]

    def after_missiles(self, place: int, side: int, ways: Ways, a: int, b: int) -> list[float]:
        """The chances of all ways in which dice of the volley can be placed."""
        return [self.opening(place, *struck(side, way, a, b)) for way in ways]


def gone(state: int) -> Volley:
    """A group that leaves does it in any case, and the enemy stays in its state."""
    return Volley(0.0, {(state,): 1.0})


def chosen(side: int, ways: Ways, chances: list[float]) -> int:
    """The way that is best for this side; of equal ones the first."""
    best = max(chances) if side == ATTACKER else min(chances)
    place = 0
    while abs(chances[place] - best) > ROUNDING:
        place += 1
    return ways[place]
