"""The attacker's chance to win in every pair of states: by it players choose where their dice go."""

from __future__ import annotations

from game.eclipse.odds_clash import Clash, struck
from game.eclipse.odds_fleets import ATTACKER
from game.eclipse.odds_targets import Ways

ROUNDING = 1e-12  # chances that differ by less are the same
STALEMATE = 1e-7  # it is hardly worth anything to the attacker, but better than a defeat


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
        attackers, defenders = self.clash.sides
        rising = sorted(range(len(defenders.states)), key=defenders.ranks.__getitem__)
        for a in sorted(range(len(attackers.states)), key=attackers.ranks.__getitem__):
            for b in rising:
                clear = self._clear(a, b)
                if clear is None:
                    self._settle(a, b)
                elif clear:
                    self._note(a, b, [clear] * self.clash.turns)

    def _clear(self, a: int, b: int) -> float | None:
        """The chance where nothing is left to chance."""
        if self.clash.decided(a, b):
            return 1.0 if self.clash.sides[ATTACKER].ranks[a] else 0.0
        unarmed = self.clash.unarmed(a, b)
        if unarmed is None:
            return None
        if all(unarmed):
            return STALEMATE
        return 0.0 if unarmed[ATTACKER] else 1.0

    def _settle(self, a: int, b: int) -> None:
        """What each turn wins, and what is left if all dice miss; then the round begins again."""
        acting = self.clash.acting(a, b)
        gains = [self._gain(place, a, b) for place in acting.turns]
        value, again = 0.0, 1.0
        for gain, miss in gains:
            value += again * gain
            again *= miss
        value /= 1.0 - again
        values = [value] * len(gains)
        for index in range(len(gains) - 1, 0, -1):
            gain, miss = gains[index]
            values[index] = value = gain + miss * value
        self._note(a, b, [values[index] for index in acting.next])

    def _note(self, a: int, b: int, values: list[float]) -> None:
        for table, by_attacker, value in zip(self._tables, self._by_attacker, values, strict=True):
            if by_attacker:
                table[a][b] = value
            else:
                table[b][a] = value

    def _gain(self, place: int, a: int, b: int) -> tuple[float, float]:
        """The chance after a turn that changes something, times how likely that is; and that it does not."""
        clash = self.clash
        if clash.leaving >> place & 1:
            return self.at((place + 1) % clash.turns, *clash.left(place, a, b)), 0.0
        best = self._best[place]
        own, target = (a, b) if best is max else (b, a)
        volley = clash.volleys[place][clash.ships[place][own]][target]
        row = self._after[place][own]
        gain = 0.0
        for chance, state in volley.sure:
            gain += chance * row[state]
        for chance, states in volley.free:
            gain += chance * best(states(row))
        return gain, volley.miss

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


def chosen(side: int, ways: Ways, chances: list[float]) -> int:
    """The way that is best for this side; of equal ones the first."""
    if side == ATTACKER:
        enough = max(chances) - ROUNDING
        return next(way for way, chance in zip(ways, chances, strict=True) if chance >= enough)
    enough = min(chances) + ROUNDING
    return next(way for way, chance in zip(ways, chances, strict=True) if chance <= enough)
