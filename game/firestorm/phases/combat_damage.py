"""Damage by combat group, then between the planet and the ships that advanced (RB 2.4.13, 4.1.9)."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import product, starmap

from game.core.table import CardId, Errand, Seat, errand
from game.firestorm import pieces
from game.firestorm.combat.fighting import advancing, combat_of, fighters, groups, strength
from game.firestorm.combat.prompts import ChooseGroup, DealDamage, UseTractorBeam
from game.firestorm.effects.flow import FirePlay, plan, poll_above
from game.firestorm.events.combat import Beamed, GroupFought
from game.firestorm.events.stack import DamageSet, Stacked
from game.firestorm.parts import ADVANCED, NOWHERE, Item
from game.firestorm.phases.damage import arrive
from game.firestorm.pieces import owner_of
from game.firestorm.prompts import MANY
from game.firestorm.table import FirestormTable
from game.firestorm.totals import keywords, may_have, values
from game.firestorm.words import DONE, Word, numbers_of, word

ROUND = (1, 2, 3, 5, 8, 13, 21)  # points to be dealt at once, if there are too many to name all


def begin_damage(play: FirePlay, after: Errand) -> Awaitable[Errand] | Errand | None:
    """Combat groups fight, then the planet, which is in play: without it there is no combat any more."""
    table = play.table
    if not combat_of(table).advancing and not groups(table):
        return None
    plan(play, after)
    return damage_step(play)


def damage_step(play: FirePlay) -> Awaitable[Errand] | Errand | None:
    """One combat group after the other, in the order that the attacker likes; the planet comes last."""
    table = play.table
    left = groups(table)
    if not left:
        return _fight_planet(play)
    return _fight_group(play, left[0]) if len(left) == 1 else _choose_group(play, left)


async def _choose_group(play: FirePlay, left: list[int]) -> Errand:
    listed = tuple([word("formation", number) for number in left])
    said = await ChooseGroup(combat_of(play.table).attacker, listed=listed)
    return _fight_group(play, *numbers_of(said))


def _fight_group(play: FirePlay, formation: int) -> Errand:
    table = play.table
    play.do(GroupFought(formation))
    item = _fight(play, [*fighters(table, formation), *table.blockers_of(formation)], "damage_step")
    return _turn_of(play, item, formation, 0)


def _fight_planet(play: FirePlay) -> Errand | None:
    """All ships that advanced are one formation (RB 4.1.7)."""
    table = play.table
    combat = combat_of(table)
    if not combat.advancing or not table.is_in_play(combat.planet):
        return None
    item = _fight(play, [*advancing(table), combat.planet])
    return errand("deal", item.number, ADVANCED, 0)  # there is no ship that a tractor beam could hold


def _fight(play: FirePlay, cards: list[CardId], *after: Errand) -> Item:
    """The attacker deals damage, then the defender, and all of it arrives together (RB 4.1.9)."""
    play.do(Stacked(Item(0, "damage", cards=cards, amounts=[0] * len(cards), combat=True)))
    plan(play, poll_above(play), *after)
    return play.table.stack[-1]


def _turn_of(play: FirePlay, item: Item, group: int, side: int) -> Errand:
    """A side uses its tractor beams, then it deals its damage."""
    combat = combat_of(play.table)
    dealing = errand("deal", item.number, group, side)
    ships = _beams(play.table, combat.defender if side else combat.attacker, item.cards)
    if not ships:
        return dealing
    first, *more = [errand("beam", item.number, ship) for ship in ships]
    plan(play, *more, dealing)
    return first


def _beams(table: FirestormTable, seat: Seat, cards: list[CardId]) -> list[CardId]:
    """Active ships of one side with a tractor beam."""
    if not may_have(table, seat, ("tractor_beam",)):
        return []
    ships = [card for card in cards if owner_of(card) == seat and table.active(card)]
    return [ship for ship in ships if "tractor_beam" in keywords(table, ship)]


def _sides(table: FirestormTable, item: Item) -> tuple[list[CardId], list[CardId]]:
    """The attacker's ships of a combat group, and what they fight against."""
    seat = combat_of(table).attacker
    sides: tuple[list[CardId], list[CardId]] = ([], [])
    for card in item.cards:
        sides[owner_of(card) != seat].append(card)
    return sides


async def beam(play: FirePlay, number: int, ship: CardId) -> None:
    """A tractor beam may hold an enemy ship of the same combat group (ruling 42)."""
    table = play.table
    item = table.item(number)
    assert item is not None
    mine, theirs = _sides(table, item)
    foes = [card for card in (theirs if ship in mine else mine) if pieces.IS_SHIP[table.faces[card]]]
    foes = [foe for foe in foes if foe not in combat_of(table).beamed]
    if not foes:
        return
    said = await UseTractorBeam(
        owner_of(ship), listed=("none", *(word("beam", foe) for foe in foes)), ship=ship
    )
    if said != "none":
        play.do(Beamed(numbers_of(said)[0]))


async def deal(play: FirePlay, number: int, group: int, side: int, left: int = NOWHERE) -> Errand | None:
    """One side divides its damage among its enemies, as it likes and no more than it likes (ruling 40).

    ``left`` says how many points that still are, if some have been dealt already.
    """
    table = play.table
    item = table.item(number)
    assert item is not None
    sides = _sides(table, item)
    mine, enemies = sides[side], sides[1 - side]
    points = left if left >= 0 or not enemies else strength(table, mine)
    if points <= 0 or not enemies:
        return await _dealt(play, item, group, side)
    words = _hits(table, item, enemies, points)
    said = await DealDamage(owner_of(mine[0]), listed=(*words, DONE), group=group, points=points)
    if said == DONE:
        return await _dealt(play, item, group, side)
    enemy, amount = numbers_of(said)
    place = item.cards.index(enemy)
    play.do(DamageSet(number, place, item.amounts[place] + amount))
    if amount < points:
        return errand("deal", number, group, side, points - amount)
    return await _dealt(play, item, group, side)


async def _dealt(play: FirePlay, item: Item, group: int, side: int) -> Errand | None:
    """The defender comes after the attacker; then all damage arrives."""
    if side == 0:
        return _turn_of(play, item, group, 1)
    flight = arrive(play, item.number)
    if flight is not None:
        await flight
    return None


def _hits(table: FirestormTable, item: Item, enemies: list[CardId], points: int) -> list[Word]:
    """Every enemy with every number of points; if that is too much, with some of them, the deadly one too."""
    if points * len(enemies) <= MANY:
        return list(starmap(word, product(("hit",), enemies, range(points, 0, -1))))
    words = []
    for enemy in enemies:
        before = item.amounts[item.cards.index(enemy)] + table.damage[enemy]
        deadly = values(table, enemy).defense + 1 - before
        amounts = sorted({*ROUND, points, deadly}, reverse=True)
        words += [word("hit", enemy, amount) for amount in amounts if 0 < amount <= points]
    return words


ERRANDS = (damage_step, beam, deal)
