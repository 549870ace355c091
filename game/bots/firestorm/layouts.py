"""How the ships of an attack in Firestorm may be laid out, in numbers alone: loaded, together, or alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from game.bots.firestorm.fights import Guard, Prize, Unit, Units, assault
from game.core.table import CardId

Places = tuple[int, ...]  # of ships among those that attack
CLEARLY = 0.4  # points that ships must gain by flying together: who blocks them may know better
Loads = tuple[tuple[int, int], ...]  # a ship, and the one that it is loaded on


class Craft(NamedTuple):
    """An attacking ship: what it is in a fight, and what it carries or adds to a carrier."""

    unit: Unit
    room: int  # for small ships
    cargo: int  # the attack that it adds if it is loaded; -1 if it had better not be


class AttackLayout(NamedTuple):
    """What an attack brings, laid out as well as it can be."""

    gain: float
    formations: tuple[Places, ...]
    loads: Loads

    def named(self, ships: tuple[CardId, ...]) -> AttackLayout:
        """The same with the ships themselves instead of their places."""
        return AttackLayout(
            self.gain,
            tuple(tuple(ships[place] for place in form) for form in self.formations),
            tuple((ships[place], ships[carrier]) for place, carrier in self.loads),
        )


@lru_cache(maxsize=1 << 13)
def loading(crafts: tuple[Craft, ...]) -> Loads:
    """The best small ships on those that have room, the toughest of them first."""
    carriers = sorted(
        (place for place, craft in enumerate(crafts) if craft.room),
        key=lambda place: -crafts[place].unit.defense,
    )
    if not carriers:
        return ()
    small = [place for place, craft in enumerate(crafts) if craft.cargo >= 0]
    small.sort(key=lambda place: -crafts[place].cargo)
    berths = [carrier for carrier in carriers for _ in range(crafts[carrier].room)]
    return tuple(zip(small, berths, strict=False))


@lru_cache(maxsize=1 << 15)
def best_layout(crafts: tuple[Craft, ...], loads: Loads, prize: Prize, guard: Guard) -> AttackLayout:
    """The formations that gain most with these ships loaded; each ship for itself if nothing is better."""
    (places, formations), *others = ways_to_fly(crafts, loads)
    best = AttackLayout(assault(formations, prize, guard), places, loads)
    least = best.gain + CLEARLY
    for places, formations in others:
        gain = assault(formations, prize, guard)
        if gain > max(least, best.gain):
            best = AttackLayout(gain, places, loads)
    return best


@lru_cache(maxsize=1 << 13)
def ways_to_fly(
    crafts: tuple[Craft, ...], loads: Loads
) -> tuple[tuple[tuple[Places, ...], tuple[Units, ...]], ...]:
    """Formations worth a thought, as places and as ships."""
    units = _loaded(crafts, loads)
    inside = [place for place, _ in loads]
    own = tuple(place for place in range(len(crafts)) if place not in inside)
    return tuple(
        (formations, tuple(tuple(units[place] for place in form) for form in formations))
        for formations in _groupings(own)
    )


def _loaded(crafts: tuple[Craft, ...], loads: Loads) -> Units:
    """The ships with what they carry: it shoots along, and falls with its carrier."""
    units = [craft.unit for craft in crafts]
    for place, carrier in loads:
        attack, defense, worth = units[carrier]
        units[carrier] = Unit(attack + crafts[place].cargo, defense, worth + crafts[place].unit.worth)
    return tuple(units)


def _groupings(own: Places) -> Iterator[tuple[Places, ...]]:
    """Formations worth a thought, the largest first; the strongest ships come first."""
    yield tuple((place,) for place in own)
    if len(own) > 1:
        yield (own,)
    if len(own) > 2:
        yield (own[:2], *((place,) for place in own[2:]))
    if len(own) > 3:
        yield tuple(own[start : start + 2] for start in range(0, len(own), 2))
