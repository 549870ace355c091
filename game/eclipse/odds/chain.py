"""The chain behind exact odds: a battle followed through all its states, each with its chance.

Damage stays, so no state comes back but by a round in which every die misses; that loop is solved by a
division. Players go the best way, which the values of all states have shown before.
"""

from __future__ import annotations

from game.eclipse.odds.clash import Clash, struck
from game.eclipse.odds.fleets import ATTACKER, DEFENDER, Fleet, Odds
from game.eclipse.odds.targets import Ways
from game.eclipse.odds.values import Values, chosen

Pair = tuple[int, int]


class BattleTally:
    """How battles end, each with its weight."""

    def __init__(self, fleets: tuple[Fleet, Fleet]) -> None:
        self.fleets = fleets
        self.wins = [0.0, 0.0]
        self.stalemate = 0.0
        self.saved = [[0.0] * len(fleet.groups) for fleet in fleets]  # ships not destroyed, by group

    def save(self, side: int, counts: tuple[int, ...], weight: float) -> None:
        saved = self.saved[side]
        for group, count in enumerate(counts):
            saved[group] += weight * count

    def losses(self, side: int) -> dict[str, float]:
        """Ships destroyed, by their names."""
        lost: dict[str, float] = {}
        for group, saved in zip(self.fleets[side].groups, self.saved[side], strict=True):
            lost[group.name] = lost.get(group.name, 0.0) + max(0.0, len(group.damage) - saved)
        return lost

    def odds(self, *, exact: bool = True, error: float = 0.0, best: bool = True) -> Odds:
        return Odds(
            attacker_wins=min(1.0, self.wins[ATTACKER]),  # rounding may have added a little
            defender_wins=min(1.0, self.wins[DEFENDER]),
            stalemate=min(1.0, self.stalemate),
            attacker_losses=self.losses(ATTACKER),
            defender_losses=self.losses(DEFENDER),
            exact=exact,
            error=error,
            best=best,
        )


class Chain:
    """A battle under way, with the chance of everything that can have come of it."""

    def __init__(self, clash: Clash) -> None:
        self.clash = clash
        self.values = Values(clash)
        self.tally = BattleTally(clash.fleets)
        attackers, defenders = clash.sides
        highest = attackers.ranks[attackers.start] + defenders.ranks[defenders.start]
        # By the points that are left to both fleets: pairs, and the chance to come to each turn in them.
        self._levels: list[dict[Pair, list[float]]] = [{} for _ in range(highest + 1)]

    def followed(self) -> BattleTally:
        """Fight the battle to its end."""
        for (a, b), chance in self._after_missiles().items():
            self._enter(self.clash.first, a, b, chance)
        for level in reversed(self._levels):
            for (a, b), chances in level.items():
                self._round(a, b, chances)
        return self.tally

    # --- dice on the table and missiles

    def _after_missiles(self) -> dict[Pair, float]:
        clash = self.clash
        a, b = clash.sides[ATTACKER].start, clash.sides[DEFENDER].start
        reached = {self._placed(0, clash.firing, clash.ways, (a, b)): 1.0}
        for place in range(len(clash.missiles)):
            reached = self._after_volley(place, reached)
        return reached

    def _after_volley(self, place: int, reached: dict[Pair, float]) -> dict[Pair, float]:
        """The missiles of one group."""
        side = self.clash.missiles[place][0]
        after: dict[Pair, float] = {}
        for pair, weight in reached.items():
            volley = None if self.clash.decided(*pair) else self.clash.missile_fire(place, *pair)
            after[pair] = after.get(pair, 0.0) + weight * (volley.miss if volley else 1.0)
            for chance, ways in volley.choices if volley else ():
                hit = self._placed(place + 1, side, ways, pair)
                after[hit] = after.get(hit, 0.0) + weight * chance
        return after

    def _placed(self, place: int, side: int, ways: Ways, pair: Pair) -> Pair:
        """The pair after dice are placed in the best way; the missiles of this place come next."""
        if len(ways) == 1:
            return struck(side, ways[0], *pair)
        return struck(side, chosen(side, ways, self.values.after_missiles(place, side, ways, *pair)), *pair)

    # --- engagement rounds

    def _enter(self, place: int, a: int, b: int, chance: float) -> None:
        ranks = self.clash.sides[ATTACKER].ranks[a] + self.clash.sides[DEFENDER].ranks[b]
        pairs, pair = self._levels[ranks], (a, b)
        chances = pairs.get(pair)
        if chances is None:
            chances = pairs[pair] = [0.0] * self.clash.turns
        chances[place] += chance

    def _round(self, a: int, b: int, chances: list[float]) -> None:
        """Everything that comes out of a pair, whichever turn it was entered at."""
        if self._ends(a, b, sum(chances)):
            return
        acting = self.clash.acting(a, b)
        entered = [0.0] * len(acting.turns)
        for index, chance in zip(acting.next, chances, strict=True):
            entered[index] += chance
        misses = [self._miss(place, a, b) for place in acting.turns]
        coming, again = 0.0, 1.0
        for chance, miss in zip(entered, misses, strict=True):
            coming = (coming + chance) * miss
            again *= miss
        coming /= 1.0 - again
        for place, chance, miss in zip(acting.turns, entered, misses, strict=True):
            self._act(place, a, b, coming + chance)
            coming = (coming + chance) * miss

    def _miss(self, place: int, a: int, b: int) -> float:
        return 0.0 if self.clash.leaving >> place & 1 else self.clash.fire(place, a, b).miss

    def _act(self, place: int, a: int, b: int, visits: float) -> None:
        """A group fires, or leaves."""
        clash = self.clash
        side, group = clash.cycle[place]
        after = (place + 1) % clash.turns
        if clash.leaving >> place & 1:
            self.tally.saved[side][group] += visits * clash.sides[side].counts[(a, b)[side]][group]
            self._enter(after, *clash.left(place, a, b), visits)
            return
        row = self.values.rows(place, a, b)
        for chance, ways in clash.fire(place, a, b).choices:
            way = ways[0] if len(ways) == 1 else chosen(side, ways, [row[way] for way in ways])
            self._enter(after, *struck(side, way, a, b), visits * chance)

    def _ends(self, a: int, b: int, weight: float) -> bool:
        """A fleet is gone, or can only be shot, or nobody can fire any more."""
        standing = (bool(self.clash.sides[ATTACKER].ranks[a]), bool(self.clash.sides[DEFENDER].ranks[b]))
        if all(standing):
            unarmed = self.clash.unarmed(a, b)
            if unarmed is None:
                return False
            standing = (not unarmed[ATTACKER], not unarmed[DEFENDER])
        if standing[ATTACKER] == standing[DEFENDER]:
            self.tally.stalemate += weight
            standing = (True, True)
        else:
            self.tally.wins[DEFENDER if standing[DEFENDER] else ATTACKER] += weight
        for side, state in enumerate((a, b)):
            if standing[side]:
                self.tally.save(side, self.clash.sides[side].counts[state], weight)
        return True
