"""Damage by combat group, then between the planet and the ships that advanced (RB 2.4.13, 4.1.9)."""

from __future__ import annotations

from game.core.table import CardId, Errand, Seat, errand
from game.firestorm import pieces
from game.firestorm.combat_events import Beamed, GroupFought
from game.firestorm.combat_prompts import ChooseGroup, DealDamage, UseTractorBeam
from game.firestorm.fighting import advancing, combat_of, fighters, groups, strength
from game.firestorm.flow import FirePlay, plan, poll_above, put_on_stack
from game.firestorm.parts import ADVANCED, NOWHERE, Item
from game.firestorm.pieces import BLOCK
from game.firestorm.prompts import MANY
from game.firestorm.stack_events import DamageSet
from game.firestorm.table import FirestormTable
from game.firestorm.totals import keywords, may_have, values
from game.firestorm.words import DONE, Word, numbers_of, word

ROUND = (1, 2, 3, 5, 8, 13, 21)  # points to be dealt at once, if there are too many to name all


def begin_damage(play: FirePlay, after: Errand) -> Errand:
    """Combat groups fight, then the planet."""
    plan(play, after)
    return "damage_step"


async def damage_step(play: FirePlay) -> None:
    """One combat group after the other, in the order that the attacker likes; the planet comes last."""
    table = play.table
    left = groups(table)
    if not left:
        _fight_planet(play)
        return
    formation = left[0]
    if len(left) > 1:
        listed = tuple(word("formation", number) for number in left)
        said = await ChooseGroup(combat_of(table).attacker, listed=listed)
        (formation,) = numbers_of(said)
    plan(play, "damage_step")
    play.do(GroupFought(formation))
    _fight(play, formation, [*fighters(table, formation), *table.blockers_of(formation)])


def _fight_planet(play: FirePlay) -> None:
    """All ships that advanced are one formation (RB 4.1.7)."""
    table = play.table
    combat = combat_of(table)
    if combat.advancing and table.is_in_play(combat.planet):
        _fight(play, ADVANCED, [*advancing(table), combat.planet])


def _fight(play: FirePlay, group: int, cards: list[CardId]) -> None:
    """The attacker deals damage, then the defender, and all of it arrives together (RB 4.1.9)."""
    table = play.table
    number = put_on_stack(play, Item(0, "damage", cards=cards, amounts=[0] * len(cards), combat=True))
    combat = combat_of(table)
    first = [errand("beam", number, ship) for ship in _beams(table, combat.attacker, cards)]
    then = [errand("beam", number, ship) for ship in _beams(table, combat.defender, cards)]
    plan(
        play,
        *first,
        errand("deal", number, group, 0),
        *then,
        errand("deal", number, group, 1),
        errand("arrive", number),
        poll_above(play),
    )


def _beams(table: FirestormTable, seat: Seat, cards: list[CardId]) -> list[CardId]:
    """Active ships of one side with a tractor beam."""
    if not may_have(table, seat, ("tractor_beam",)):
        return []
    ships = [card for card in cards if card // BLOCK == seat and table.active(card)]
    return [ship for ship in ships if "tractor_beam" in keywords(table, ship)]


def _sides(table: FirestormTable, item: Item) -> tuple[list[CardId], list[CardId]]:
    """The attacker's ships of a combat group, and what they fight against."""
    seat = combat_of(table).attacker
    sides: tuple[list[CardId], list[CardId]] = ([], [])
    for card in item.cards:
        sides[card // BLOCK != seat].append(card)
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
        ship // BLOCK, listed=("none", *(word("beam", foe) for foe in foes)), ship=ship
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
        return None
    words = _hits(table, item, enemies, points)
    said = await DealDamage(mine[0] // BLOCK, listed=(*words, DONE), group=group, points=points)
    if said == DONE:
        return None
    enemy, amount = numbers_of(said)
    place = item.cards.index(enemy)
    play.do(DamageSet(number, place, item.amounts[place] + amount))
    return errand("deal", number, group, side, points - amount) if amount < points else None


def _hits(table: FirestormTable, item: Item, enemies: list[CardId], points: int) -> list[Word]:
    """Every enemy with every number of points; if that is too much, with some of them, the deadly one too."""
    if points * len(enemies) <= MANY:
        return [word("hit", enemy, amount) for enemy in enemies for amount in range(points, 0, -1)]
    words = []
    for enemy in enemies:
        before = item.amounts[item.cards.index(enemy)] + table.damage[enemy]
        deadly = values(table, enemy).defense + 1 - before
        amounts = sorted({*ROUND, points, deadly}, reverse=True)
        words += [word("hit", enemy, amount) for amount in amounts if 0 < amount <= points]
    return words


ERRANDS = (damage_step, beam, deal)
