"""Special abilities of small ships, on a die; what they do comes at the end of the step (RB 4.1.8)."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import NamedTuple

from game.core.table import NOBODY, CardId, Errand, Seat, errand
from game.firestorm.combat.fighting import combat_of, foes, ships_in_combat, specials
from game.firestorm.combat.prompts import ChooseSpecialTarget, UseSpecial
from game.firestorm.effects.falling import fall, overwhelmed
from game.firestorm.effects.flow import FirePlay, destroy, hurt, open_moment, plan, put_on_stack, stop_combat
from game.firestorm.events.cards import AbilityUsed
from game.firestorm.events.combat import CounterShot, LeftCombat, Silenced, SpecialPassed, SpecialPrepared
from game.firestorm.events.stack import DieRolled, Unstacked
from game.firestorm.parts import NOWHERE, TRIED, Combat, Item
from game.firestorm.pieces import SPECIALS, SUCCESS, owner_of
from game.firestorm.table import FirestormTable
from game.firestorm.totals import may_have, values
from game.firestorm.words import PASS, Word, card_words, numbers_of, verb_of, word

VIRTUAL_IMAGE, SABOTAGE_FIRE, EMP, KAMIKAZE = range(len(SPECIALS))
SIDES = 2


def special_abilities(play: FirePlay, after: Errand) -> Awaitable[Errand | None] | Errand | None:
    """Attacker and defender in turn, one attempt at a time, until both pass in a row (ruling 30)."""
    found = _next_attempt(play, 0)
    if found is None and not overwhelmed(play.table):
        play.do(Silenced(()))
        return None
    plan(play, after)
    return "consequences" if found is None else _attempt(play, *found)


def special(play: FirePlay, side: int) -> Awaitable[Errand | None] | None:
    """The next side that can, tries a special ability of one of its ships, or passes."""
    if not combat_of(play.table).attackers:
        stop_combat(play)
        return None
    found = _next_attempt(play, side)
    if found is None:
        consequences(play)
        return None
    return _attempt(play, *found)


def _next_attempt(play: FirePlay, side: int) -> tuple[int, UseSpecial] | None:
    """The next side that can do anything, and what it is asked; who cannot has passed."""
    table = play.table
    combat = combat_of(table)
    while combat.passed < SIDES:
        seat = combat.defender if side else combat.attacker
        if words := _attempts(table, combat, seat):
            return side, UseSpecial(seat, listed=(PASS, *words))
        play.do(SpecialPassed(combat.passed + 1))
        side = 1 - side
    return None


def _attempts(table: FirestormTable, combat: Combat, seat: Seat) -> list[Word]:
    if seat == combat.defender and not combat.defenders:
        return []
    if not may_have(table, seat, SPECIALS):
        return []
    return [
        word("special", ship, what) for ship in ships_in_combat(table, seat) for what in specials(table, ship)
    ]


async def _attempt(play: FirePlay, side: int, question: UseSpecial) -> Errand | None:
    said, combat = await question, combat_of(play.table)
    again = errand("special", 1 - side)
    if said == PASS:
        play.do(SpecialPassed(combat.passed + 1))
        return again
    if combat.passed:
        play.do(SpecialPassed(0))
    plan(play, again)
    _try(play, question.seat, *numbers_of(said))
    return None


def _try(play: FirePlay, seat: Seat, ship: CardId, what: int) -> None:
    """The die is cast; before it counts, somebody may want it rolled again."""
    play.do(AbilityUsed(ship, TRIED))
    number = put_on_stack(play, Item(0, "special", seat, ship, what))
    play.do(DieRolled.of(play.table, seat, number))
    plan(play, errand("special_result", number))
    open_moment(play, Item(0, "die_rolled", seat, ship, event=number))


async def special_result(play: FirePlay, number: int) -> None:
    """Three or more is a success."""
    table = play.table
    item = table.item(number)
    if item is None:
        return
    ship, what, success = item.card, item.ability, item.die >= SUCCESS
    play.do(Unstacked(number))
    if not table.in_combat(ship):
        return
    if not success:
        if what == KAMIKAZE:
            destroy(play, [ship], ship)
        return
    if what == VIRTUAL_IMAGE:
        play.do(LeftCombat((ship,)))
        return
    target = await _target(play, ship, what)
    if target == NOWHERE:
        return
    gear = await _accessory(play, ship, target) if what == SABOTAGE_FIRE else NOWHERE
    play.do(SpecialPrepared(what, ship, target, gear))


async def _target(play: FirePlay, ship: CardId, what: int) -> CardId:
    """An enemy ship of the same combat group; sabotage fire wants one that bears something."""
    table = play.table
    found = foes(table, ship)
    if what == SABOTAGE_FIRE:
        found = [foe for foe in found if _borne(table, foe) or table.counters(foe)]
    if len(found) <= 1:
        return found[0] if found else NOWHERE
    listed = tuple(card_words(found))
    said = await ChooseSpecialTarget(owner_of(ship), listed=listed, ship=ship, what=SPECIALS[what])
    return numbers_of(said)[0]


def _borne(table: FirestormTable, ship: CardId) -> list[CardId]:
    """Accessories of a ship; loaded ships are such (ruling 28)."""
    return [*table.gear_on(ship), *table.loaded_on(ship)]


async def _accessory(play: FirePlay, ship: CardId, target: CardId) -> CardId:
    """One accessory; or a counter, which counts as one, then named by its ship (ruling 34)."""
    table = play.table
    words = card_words(_borne(table, target))
    words += [word("shoot", target)] if table.counters(target) else []
    said = words[0]
    if len(words) > 1:
        said = await ChooseSpecialTarget(
            owner_of(ship), listed=tuple(words), ship=ship, what=SPECIALS[SABOTAGE_FIRE]
        )
    return target if verb_of(said) == "shoot" else numbers_of(said)[0]


class Delayed(NamedTuple):
    """What a special ability that has succeeded will do."""

    what: int
    ship: CardId
    target: CardId
    gear: CardId  # or the target itself, if a counter is meant


def consequences(play: FirePlay) -> None:
    """What succeeded happens now, all of it together; who has left the combat is out of reach (ruling 31)."""
    table = play.table
    due = [Delayed(*row) for row in combat_of(table).delayed]
    if not due:
        play.do(Silenced(()))
        fall(play)
        return
    reached = [row for row in due if table.in_combat(row.target)]
    rams = [row.ship for row in due if row.what == KAMIKAZE and table.in_combat(row.ship)]
    damage = _ramming(table, [row for row in reached if row.ship in rams])
    play.do(Silenced(tuple(row.target for row in reached if row.what == EMP)))
    shot = [row.gear for row in reached if row.what == SABOTAGE_FIRE]
    for ship in [card for card in shot if table.in_combat(card) and not table.is_loaded(card)]:
        play.do(CounterShot(ship))
    by = due[0].ship if len({row.ship for row in due}) == 1 else NOWHERE
    destroy(play, [*(card for card in shot if table.host(card) != NOWHERE), *rams], by)
    fall(play, by)
    if damage:
        hurt(play, list(damage), list(damage.values()), NOBODY)


def _ramming(table: FirestormTable, rams: list[Delayed]) -> dict[CardId, int]:
    """Attack and defense together, of each ship that rams."""
    damage: dict[CardId, int] = {}
    for ram in rams:
        damage[ram.target] = damage.get(ram.target, 0) + max(0, sum(values(table, ram.ship)))
    return {target: amount for target, amount in damage.items() if amount}


ERRANDS = (special, special_result, consequences)
