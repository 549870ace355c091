"""A fleet under fire: every state of damage it can be in, and what each roll of the enemy makes of it.

A state is a number; behind it stand, for each group, the points that destroy each of its ships. Equal ships
are not told apart. A die that hits is a byte: its damage times sixteen, and a bit for each group it hits.

How the dice of a roll are placed:

- ``printed``: as ancients and the center do. They destroy the largest ship they can; if they can destroy
  none, each die goes to the largest ship it hits.
- ``danger``: the same with the most dangerous ship in the place of the largest one.
- ``best``: every way is listed, and the chain takes the one with the best chance to win. Left out are ways
  that another one is at least as good as in any case: less damage to a ship and no more to another, and, once
  all dice that are still to come do the same damage, hits on any but the most damaged ship of a group.

The first two take for a ship the weakest die that destroys it, else the strongest, and of equal dice the one
with the lowest face.
"""

from __future__ import annotations

from math import comb, prod
from operator import itemgetter
from typing import Any

from game.eclipse.firing import SIDES
from game.eclipse.odds.fleets import BEST, BattleProgress, Fleet, aiming_order, damages, lowest_hit, unit
from game.eclipse.parts import Die

State = tuple[bytes, ...]
Ways = tuple[int, ...]  # states that a roll can lead to; the shooter chooses


class Crowded(Exception):
    """More states or rolls than shall be looked at."""


class Volley:
    """All rolls of a group at a fleet in one state."""

    __slots__ = ("choices", "free", "miss", "sure")

    def __init__(self, miss: float, ways: dict[Ways, float]) -> None:
        self.miss = miss
        self.choices = [(chance, states) for states, chance in ways.items()]
        self.sure: list[tuple[float, int]] = []
        self.free: list[tuple[float, Any]] = []
        for chance, states in self.choices:
            if len(states) == 1:
                self.sure.append((chance, states[0]))
            else:
                self.free.append((chance, itemgetter(*states)))


IDLE = Volley(1.0, {})


class Targets:
    """The states of a fleet, found by firing at it."""

    def __init__(self, fleet: Fleet, enemy: Fleet, aim: str, moment: BattleProgress, limit: int) -> None:
        self.fleet, self.enemy, self.aim = fleet, enemy, aim
        lying = [die.damage for die in moment.dice]
        self.unit = unit([*damages(enemy, missiles=moment.missiles), *lying])
        self.order = aiming_order(fleet, enemy, aim)
        self.equal = len(damages(enemy, missiles=False)) < 2
        self.steps = limit // 4  # that are left: a roll, or a way to place one
        self.free = False  # some roll can be placed in several ways
        self.states: list[State] = []
        self.counts: list[tuple[int, ...]] = []  # ships of each group, by state
        self.ranks: list[int] = []  # points that destroy all ships, by state
        self.alive: list[int] = []  # the groups that are left, a bit for each, by state
        self._ids: dict[State, int] = {}
        self._placed: dict[tuple[int, bytes, bool], Ways] = {}
        self._reached: dict[tuple[State, bytes, bool], tuple[State, ...]] = {}
        self._rolls: dict[tuple[int, bool, int, int], list[tuple[bytes, float]]] = {}
        self._volleys: dict[tuple[int, bool, int, int], Volley] = {}
        self.masks = [self._masks(shooter.design.computer) for shooter in enemy.groups]  # by enemy and face
        self.start = self._number(tuple(self._counted(group.needs) for group in fleet.groups))

    def spend(self, steps: int) -> None:
        self.steps -= steps
        if self.steps < 0:
            raise Crowded

    def _counted(self, needs: bytes) -> bytes:
        """Points in the units that the enemy's dice do."""
        return bytes(-(-need // self.unit) for need in needs)

    def _number(self, state: State) -> int:
        number = self._ids.get(state)
        if number is None:
            number = self._ids[state] = len(self.states)
            self.states.append(state)
            self.counts.append(tuple(map(len, state)))
            self.ranks.append(sum(map(sum, state)))
            self.alive.append(sum(1 << place for place, needs in enumerate(state) if needs))
        return number

    # --- which states there are

    def least_states(self) -> int:
        """A quick guess at their number, so that a hopeless battle costs no time; few if the enemy aims."""
        cannons = damages(self.enemy, missiles=False)
        if self.aim != BEST or not cannons:
            return 1
        hits = max(cannons) // self.unit
        return prod(sum(-(-need // hits) for need in needs) + 1 for needs in self.states[self.start])

    def explore(self, missiles: list[int], cannons: list[int]) -> None:
        """Find every state that fire can lead to: missiles of some enemy groups, then cannons of some."""
        for group in missiles:
            self._fire_all([group], missiles=True, again=False)
        self._fire_all(cannons, missiles=False, again=True)

    def _fire_all(self, places: list[int], *, missiles: bool, again: bool) -> None:
        """Any number of ships of these groups fires at every state; again at what comes of it."""
        state, end = 0, len(self.states)
        while state < (len(self.states) if again else end):
            if self.ranks[state]:
                for place in places:
                    for ships in range(len(self.enemy.groups[place].damage)):
                        self.volley(place, missiles, ships + 1, state)
                self._leave(state)
            state += 1

    def _leave(self, state: int) -> None:
        for place, group in enumerate(self.fleet.groups):
            if group.leaving:
                self.without(state, place)

    def without(self, state: int, group: int) -> int:
        """A group has left."""
        needs = list(self.states[state])
        needs[group] = b""
        return self._number(tuple(needs))

    # --- rolls

    def volley(self, group: int, missiles: bool, ships: int, state: int) -> Volley:
        """So many ships of an enemy group fire at this fleet."""
        key = (group, missiles, ships, state)
        found = self._volleys.get(key)
        if found is None:
            found = self._volleys[key] = self._volley(*key)
        return found

    def volleys(self, group: int) -> list[list[Volley]]:
        """All cannons of an enemy group: by the ships that are left, and by the state they fire at."""
        found = self._volleys
        ships, states = len(self.enemy.groups[group].damage), range(len(self.states))
        return [
            [found.get((group, False, some, state), IDLE) for state in states] for some in range(ships + 1)
        ]

    def _volley(self, group: int, missiles: bool, ships: int, state: int) -> Volley:
        miss = 0.0
        ways: dict[Ways, float] = {}
        for dice, chance in self._rolls_at(group, missiles, ships, state):
            if not dice:
                miss += chance
                continue
            states = self.placed(state, dice, missiles)
            ways[states] = ways.get(states, 0.0) + chance
        volley = Volley(miss, ways)
        self.free |= bool(volley.free)
        return volley

    def _rolls_at(self, group: int, missiles: bool, ships: int, state: int) -> list[tuple[bytes, float]]:
        """What a group can roll, and how likely; faces that hit the same groups are not told apart."""
        alive = self.alive[state]
        key = (group, missiles, ships, alive)
        found = self._rolls.get(key)
        if found is None:
            design = self.enemy.groups[group].design
            dice = design.missiles if missiles else design.cannons
            found = self._rolls[key] = _rolls(
                [(damage // self.unit, count * ships) for damage, count in dice], self._faces(group, alive)
            )
        self.spend(len(found))
        return found

    def _faces(self, group: int, alive: int) -> list[tuple[int, int]]:
        """Groups that a die hits, and the number of its faces that hit just these; fewest groups first."""
        faces: dict[int, int] = {}
        for face in range(1, SIDES + 1):
            mask = self.masks[group][face] & alive
            faces[mask] = faces.get(mask, 0) + 1
        return list(faces.items())

    def _masks(self, computer: int) -> list[int]:
        """The groups that each face of a die hits, a bit for each."""
        lowest = [lowest_hit(computer, target.design.shield) for target in self.fleet.groups]
        return [
            sum(1 << place for place, low in enumerate(lowest) if face >= low) for face in range(SIDES + 1)
        ]

    def rolled(self, group: int, dice: tuple[Die, ...], state: int) -> bytes:
        """The dice of an enemy group that hit something."""
        alive = self.alive[state]
        masks = [(die.damage // self.unit << 4, self.masks[group][die.face] & alive) for die in dice]
        good = [damage | mask for damage, mask in masks if mask]
        good.sort(key=_strongest_first)
        return bytes(good)

    # --- placing the dice

    def placed(self, state: int, dice: bytes, missiles: bool) -> Ways:
        """The states that these dice can make of a state."""
        key = (state, dice, missiles)
        found = self._placed.get(key)
        if found is None:
            ways = self._ways(self.states[state], dice, missiles)
            found = self._placed[key] = tuple(map(self._number, ways))
        return found

    def _ways(self, state: State, dice: bytes, missiles: bool) -> tuple[State, ...]:
        key = (state, dice, missiles)
        found = self._reached.get(key)
        if found is None:
            found = self._any_way(state, dice, missiles) if self.aim == BEST else (self._aimed(state, dice),)
            self._reached[key] = found
        return found

    def _any_way(self, state: State, dice: bytes, missiles: bool) -> tuple[State, ...]:
        if not dice:
            return (state,)
        focused = self.equal and not missiles
        before = self._ways(state, dice[:-1], missiles)
        ways = dict.fromkeys(way for one in before for way in self._hits(one, dice[-1], focused=focused))
        self.spend(len(ways))
        return tuple(ways) if focused or len(ways) == 1 else _without_weaker(list(ways))

    def _hits(self, state: State, die: int, *, focused: bool) -> list[State]:
        """The states after one die, whichever ship it goes to; a die that hits nothing is put away."""
        after = [
            _struck(state, group, need, die >> 4)
            for group in self.order
            if die >> group & 1
            for need in (state[group][:1] if focused else dict.fromkeys(state[group]))
        ]
        return after or [state]

    def _aimed(self, state: State, dice: bytes) -> State:
        """Destroy whom the order names first, as long as there is one; then damage whom it names first."""
        left = list(dice)
        while left and (mark := self._mark(state, left)):
            die, group = mark
            left.remove(die)
            state = _struck(state, group, state[group][0], die >> 4)
        return state

    def _mark(self, needs: State, dice: list[int]) -> tuple[int, int] | None:
        marks = [
            (group, needs[group][0], good)
            for group in self.order
            if needs[group] and (good := [die for die in dice if die >> group & 1])
        ]
        for group, need, good in marks:
            if sum(die >> 4 for die in good) >= need:
                return _die_for(need, good), group
        return (_die_for(marks[0][1], marks[0][2]), marks[0][0]) if marks else None


def _struck(state: State, group: int, need: int, damage: int) -> State:
    """A ship of a group takes damage."""
    needs = list(state[group])
    needs.remove(need)
    if need > damage:
        needs.append(need - damage)
        needs.sort()
    return (*state[:group], bytes(needs), *state[group + 1 :])


def _without_weaker(ways: list[State]) -> tuple[State, ...]:
    """Only states that are not plainly better for the fleet than another one."""
    return tuple(one for one in ways if not any(one is not other and _plainly(one, other) for other in ways))


def _plainly(one: State, other: State) -> bool:
    """Whether the second state is at least as bad as the first for every ship."""
    for needs, worse in zip(one, other, strict=True):
        if len(worse) > len(needs) or any(map(int.__gt__, reversed(worse), reversed(needs))):
            return False
    return True


def _die_for(need: int, dice: list[int]) -> int:
    """The weakest die that destroys a ship, else the strongest; of equal ones that which hits the fewest."""
    enough = [die for die in dice if die >> 4 >= need]
    best = min(die >> 4 for die in enough) if enough else max(die >> 4 for die in dice)
    return min((die for die in dice if die >> 4 == best), key=lambda die: (die & 15).bit_count())


def _strongest_first(die: int) -> tuple[int, int]:
    return -(die >> 4), (die & 15).bit_count()


def _rolls(lots: list[tuple[int, int]], faces: list[tuple[int, int]]) -> list[tuple[bytes, float]]:
    """Dice that hit, and the chance of it; a lot are dice of one damage, the strongest first."""
    rolls = [(b"", 1.0)]
    for damage, count in lots:
        lot = _lot(damage, count, faces)
        rolls = [(dice + more, chance * part) for dice, chance in rolls for more, part in lot]
    return rolls


def _lot(damage: int, count: int, faces: list[tuple[int, int]]) -> list[tuple[bytes, float]]:
    """Everything that so many equal dice can show, each with its chance."""
    found = [(b"", 1, count)]
    for mask, sides in faces[:-1]:
        die = bytes([damage << 4 | mask]) if mask else b""
        found = [
            (dice + die * some, ways * comb(left, some) * sides**some, left - some)
            for dice, ways, left in found
            for some in range(left + 1)
        ]
    mask, sides = faces[-1]
    die = bytes([damage << 4 | mask]) if mask else b""
    whole = SIDES**count
    return [(dice + die * left, ways * sides**left / whole) for dice, ways, left in found]
