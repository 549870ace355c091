"""Damage arrives: formation flight, what prevents it, lucky stones; then it lands (D5)."""

from __future__ import annotations

from collections.abc import Awaitable
from itertools import repeat

from game.core.table import CardId, Errand, Seat, errand
from game.firestorm import pieces
from game.firestorm.combat.prompts import FlyInFormation
from game.firestorm.effects.falling import fall
from game.firestorm.effects.flow import FirePlay, plan
from game.firestorm.events.cards import AbilityUsed, Revealed
from game.firestorm.events.common import StonesChanged
from game.firestorm.events.stack import DamageLanded, DamageMoved, DamageSet, Unstacked
from game.firestorm.parts import FLOWN, IDLE, Item
from game.firestorm.pieces import owner_of
from game.firestorm.prompts import MayUse, SpendStones
from game.firestorm.table import FirestormTable
from game.firestorm.totals import keywords, may_have, reduction, values
from game.firestorm.words import NO, PASS, YES, Word, numbers_of, word


def arrive(play: FirePlay, number: int, step: int = 0) -> Awaitable[None] | None:
    """Ships in formation flight may take the damage of others, attacker first; then shields do their part."""
    table = play.table
    item = table.item(number)
    if item is None:
        return None
    if item.combat and table.combat is not None:
        sides = (table.combat.attacker, table.combat.defender)
        for place in range(step, len(sides)):
            if words := _flights(table, item, sides[place]):
                return _fly(play, number, place, FlyInFormation(sides[place], listed=(PASS, *words)))
    return _reduce(play, item) if _is_reduced(table, item) else None


async def _fly(play: FirePlay, number: int, side: int, question: FlyInFormation) -> None:
    said = await question
    plan(play, errand("arrive", number, side + 1 if said == PASS else side))
    if said != PASS:
        taker, giver = numbers_of(said)
        play.do(AbilityUsed(taker, FLOWN))
        play.do(DamageMoved(number, giver, taker))


def _flights(table: FirestormTable, item: Item, seat: Seat) -> list[Word]:
    """Each ship with the ability takes all damage of one other ship, once in a combat (rulings 37 and 39)."""
    combat = table.combat
    if combat is None or len(combat.attackers if seat == combat.attacker else combat.defenders) < 2:
        return []
    if not may_have(table, seat, ("formation_flight",)):
        return []
    hit = [
        card
        for card, amount in zip(item.cards, item.amounts, strict=True)
        if amount and card < table.size and owner_of(card) == seat and pieces.IS_SHIP[table.faces[card]]
    ]
    if not hit:
        return []
    words = []
    for ship in table.own(seat, table.players[seat].ships):
        if (
            table.used[ship] & FLOWN
            or not table.in_combat(ship)
            or "formation_flight" not in keywords(table, ship)
        ):
            continue
        words += [
            word("fly", ship, other) for other in hit if other != ship and _together(table, ship, other)
        ]
    return words


def _together(table: FirestormTable, ship: CardId, other: CardId) -> bool:
    """In the same combat group; all ships that advance are one (ruling 39)."""
    if table.role(ship, "advancing") or table.role(other, "advancing"):
        return table.role(ship, "advancing") and table.role(other, "advancing")
    return table.group(ship) >= 0 and table.group(ship) == table.group(other)


def _is_reduced(table: FirestormTable, item: Item) -> bool:
    if 1 not in table.faces[: table.size].translate(_REDUCING):
        return False  # there is no such card in any deck
    for hit, amount in zip(item.cards, item.amounts, strict=True):
        if amount and table.is_in_play(card := table.real(hit)) and reduction(table, card):
            return True
    return False


# By face: cards that prevent damage all the time.
_REDUCING = pieces.by_face(lambda face: any(row.do.do == "damage_reduction" for row in pieces.STANDING[face]))


async def _reduce(play: FirePlay, item: Item) -> None:
    """Some cards prevent a part of all damage that arrives together; using a covered accessory shows it."""
    table = play.table
    for place, hit in enumerate(list(item.cards)):
        card = table.real(hit)
        amount = item.amounts[place]
        less = min(reduction(table, card), amount) if amount and table.is_in_play(card) else 0
        if not less:
            continue
        covered = tuple(gear for gear in _reducers(table, card) if table.seen[gear] != table.everyone)
        if covered:
            said = await MayUse(owner_of(card), listed=(NO, YES), card=covered[0])
            if said == NO:
                continue
            play.do(Revealed(covered, table.everyone))
        play.do(DamageSet(item.number, place, amount - less))


def _reducers(table: FirestormTable, card: CardId) -> list[CardId]:
    rows = [(gear, row) for gear in table.gear_on(card) for row in pieces.HOSTED[table.faces[gear]]]
    return [gear for gear, row in rows if row.do.do == "damage_reduction"]


def stones(play: FirePlay, number: int, step: int) -> Awaitable[Errand | None] | None:
    """A lucky stone prevents a point of damage; then what is left lands (ruling 54)."""
    table = play.table
    item = table.item(number)
    if item is None:
        return None
    order = table.order()
    for place in range(step, len(order)):
        if words := _preventable(table, item, order[place]):
            return _spend(play, item, place, SpendStones(order[place], listed=(PASS, *words)))
    _land(play, item)
    return None


async def _spend(play: FirePlay, item: Item, place: int, question: SpendStones) -> Errand | None:
    """Who has prevented something is asked again, who passes is not."""
    said = await question
    if said == PASS:
        others = stones(play, item.number, place + 1)
        return None if others is None else await others
    hit, count = numbers_of(said)
    where = item.cards.index(hit)
    play.do(StonesChanged(question.seat, -count, "prevent"))
    play.do(DamageSet(item.number, where, item.amounts[where] - count))
    return errand("stones", item.number, place)


def _preventable(table: FirestormTable, item: Item, seat: Seat) -> list[Word]:
    """Whom a seat may help: in a duel nobody would save an enemy, at a larger table one might."""
    left = table.players[seat].stones
    if not left:
        return []
    words: list[Word] = []
    for hit, amount in zip(item.cards, item.amounts, strict=True):
        if not amount:
            continue
        owner = table.combat.attacker if hit >= table.size and table.combat else owner_of(hit)
        if table.seats > 2 or owner == seat:
            words += map(word, repeat("prevent"), repeat(hit), range(1, min(left, amount) + 1))
    return words


def _land(play: FirePlay, item: Item) -> None:
    table = play.table
    pairs = zip(item.cards, item.amounts, strict=True)
    hits = [(card, amount) for card, amount in pairs if amount and table.is_in_play(table.real(card))]
    play.do(Unstacked(item.number, "done"))
    if not hits:
        return
    cards, amounts = zip(*hits, strict=True)
    play.do(DamageLanded(cards, amounts, item.combat, item.by))
    _prove(play, cards)
    fall(play, combat=item.combat)


def _prove(play: FirePlay, hits: tuple[int, ...]) -> None:
    """What has saved a ship must be shown (RB 1.6)."""
    table, size = play.table, play.table.size
    for card in hits:
        if card >= size or not table.players[owner_of(card)].gear:
            continue
        covered = [gear for gear in table.gear_on(card) if table.seen[gear] != table.everyone]
        if not covered or table.covered(card):
            continue
        saved = values(table, card).defense - table.damage[card]
        bonus = sum(_bonus(table, gear) for gear in covered)
        if 0 <= saved < bonus:
            play.do(Revealed(tuple(gear for gear in covered if _bonus(table, gear) > 0), table.everyone))


def _bonus(table: FirestormTable, gear: CardId) -> int:
    if table.status[gear] & IDLE:
        return 0
    rows = [row.do for row in pieces.HOSTED[table.faces[gear]]]
    return sum(do.defense for do in rows if do.do == "modify")


ERRANDS = (arrive, stones)
