"""What would become of a formation and of those who block it, as far as whoever looks can know.

Everything follows from a view, and accessories that are hidden from it are left aside.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.core.table import CardId
from game.core.texts import catalogue
from game.firestorm.combat.fighting import held_by, strength
from game.firestorm.parts import NOWHERE, Combat
from game.firestorm.table import FirestormTable
from game.firestorm.totals import values
from scenes.games.firestorm.combat.lanes import blockers, known, letter_of
from scenes.games.firestorm.names import card_name
from scenes.table.game_table import Watching

DASH = "\u2013"
GOOD, BAD, OPEN = "good", "bad", "open"  # for whoever blocks


class Told(NamedTuple):
    """One thing that would happen, and what it is for whoever blocks."""

    text: str
    tone: str


class Damage(NamedTuple):
    """How much damage there may be, the least and the most."""

    low: int
    high: int


class Fleet(NamedTuple):
    """Some of the attacking ships: those that are known, and how many lie face down."""

    ships: list[CardId]
    hidden: int


def fleet(view: FirestormTable, formation: int) -> Fleet:
    """The ships of a formation."""
    combat = _combat(view)
    ships = known(view, combat, [slot for slot, number in enumerate(combat.slots) if number == formation])
    found = [ship for ship in ships if ship != NOWHERE]
    return Fleet(found, len(ships) - len(found))


def damage_of(view: FirestormTable, some: Fleet) -> Damage:
    """What these ships deal: of those that lie face down the weakest or the strongest that it could be."""
    combat = _combat(view)
    loose = [
        ship
        for ship in view.own(combat.attacker, combat.attackers)
        if view.slot_of(ship) == NOWHERE and not view.is_loaded(ship)
    ]
    attacks = sorted(max(0, values(view, ship).attack) for ship in loose)
    sure, count = strength(view, some.ships), min(some.hidden, len(attacks))
    return Damage(sure + sum(attacks[:count]), sure + sum(attacks[len(attacks) - count :]))


def needs(view: FirestormTable, card: CardId) -> int:
    """The damage that destroys a card now."""
    return max(1, values(view, card).defense + 1 - view.damage[card])


def worth(view: FirestormTable, planet: CardId) -> int:
    """The victory points for whoever destroys a planet."""
    facts = view.facts(planet).planet
    return {1: 2, 2: 3}[facts.planet_class] if facts else 0


# --- one formation


def told(view: FirestormTable, formation: int, ships: Sequence[CardId], language: str) -> list[Told]:
    """What would happen if these ships blocked a formation."""
    attackers = fleet(view, formation)
    held = held_by(view, attackers.ships, len(ships))
    free = [ship for ship in attackers.ships if ship not in held]
    if not ships:
        return [_through(view, attackers, "", language)]
    found = (
        [_struck(view, Fleet(held, attackers.hidden), ships, language)] if held or attackers.hidden else []
    )
    found += [_suffered(view, Fleet(held, attackers.hidden), ships, language)] if found else []
    return [
        *found,
        *(_through(view, Fleet([ship], 0), card_name(view, ship, language), language) for ship in free),
    ]


def _through(view: FirestormTable, some: Fleet, name: str, language: str) -> Told:
    say, damage = catalogue(language).say, amount(damage_of(view, some))
    if name:
        return Told(say("firestorm.case.ship_through", card=name, damage=damage), BAD)
    return Told(say("firestorm.case.through", damage=damage), BAD)


def amount(damage: Damage) -> str:
    """A number, or two of them if it cannot be known better."""
    return str(damage.low) if damage.low == damage.high else f"{damage.low}{DASH}{damage.high}"


def _struck(view: FirestormTable, some: Fleet, ships: Sequence[CardId], language: str) -> Told:
    """What the blockers do to the attackers."""
    say, points = catalogue(language).say, strength(view, list(ships))
    if some.hidden or len(some.ships) > 1:
        return Told(say("firestorm.case.strike", points=points), OPEN)
    name = card_name(view, some.ships[0], language)
    if points >= needs(view, some.ships[0]):
        return Told(say("firestorm.case.falls", card=name), GOOD)
    return Told(say("firestorm.case.holds", card=name), OPEN)


def _suffered(view: FirestormTable, some: Fleet, ships: Sequence[CardId], language: str) -> Told:
    """What the attackers do to the blockers."""
    say, damage = catalogue(language).say, damage_of(view, some)
    if len(ships) > 1:
        count = _most_destroyed(damage.high, [needs(view, ship) for ship in ships])
        if not count:
            return Told(say("firestorm.case.none_falls"), GOOD)
        return Told(say("firestorm.case.some_fall", count=count), BAD)
    least = needs(view, ships[0])
    told, bears = amount(damage), least - 1
    if damage.high < least:
        return Told(say("firestorm.case.own_holds", damage=told, defense=bears), GOOD)
    if damage.low >= least:
        return Told(say("firestorm.case.own_falls", damage=told, defense=bears), BAD)
    return Told(say("firestorm.case.own_may_fall", damage=told), BAD)


def _most_destroyed(points: int, wanted: Iterable[int]) -> int:
    """How many ships so many points destroy at most."""
    count = 0
    for each in sorted(wanted):
        points -= each
        if points < 0:
            break
        count += 1
    return count


# --- all of them


def blocked(view: FirestormTable, watching: Watching) -> dict[int, list[CardId]]:
    """The formations that somebody blocks, or will, each with those who do."""
    found = {formation: blockers(view, formation, watching) for formation in view.formations()}
    return {formation: ships for formation, ships in found.items() if ships}


def letters(view: FirestormTable, formations: Iterable[int]) -> str:
    """What the frames of some formations are called: "A, C"."""
    places = {formation: letter_of(place) for place, formation in enumerate(view.formations())}
    return ", ".join(places[formation] for formation in formations)


def outcome(view: FirestormTable, plan: dict[int, list[CardId]], language: str) -> str:
    """What gets through if nobody else blocks, and what that does to the planet."""
    say, combat = catalogue(language).say, _combat(view)
    free = [formation for formation in view.formations() if formation not in plan]
    passing = Fleet([], 0)
    for formation in view.formations():
        some = fleet(view, formation)
        held = held_by(view, some.ships, len(plan.get(formation, ())))
        hidden = some.hidden if formation in free else 0
        loose = [ship for ship in some.ships if ship not in held]
        passing = Fleet([*passing.ships, *loose], passing.hidden + hidden)
    if not passing.ships and not passing.hidden:
        return say("firestorm.case.nothing")
    damage = damage_of(view, passing)
    fate = _fate(damage, needs(view, combat.planet), card_name(view, combat.planet, language), language)
    told, names = amount(damage), letters(view, free)
    if not plan:
        return say("firestorm.case.all_pass", damage=told, fate=fate)
    if not free:
        return say("firestorm.case.some_pass", damage=told, fate=fate)
    if len(free) == 1:
        return say("firestorm.case.one_passes", letters=names, damage=told, fate=fate)
    return say("firestorm.case.pass", letters=names, damage=told, fate=fate)


def _fate(damage: Damage, least: int, name: str, language: str) -> str:
    """Whether a planet holds that so much damage destroys."""
    say = catalogue(language).say
    if damage.high < least:
        return say("firestorm.case.holds", card=name)
    if damage.low >= least:
        return say("firestorm.case.falls", card=name)
    return say("firestorm.case.may_fall", card=name)


def _combat(view: FirestormTable) -> Combat:
    assert view.combat is not None
    return view.combat
